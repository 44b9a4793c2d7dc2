"""The project as its files show it: what git knows, or would know after an add."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def text_files() -> dict[str, str]:
    """Path from the root to text, of every file that is tracked or waits to be."""
    listed = subprocess.run(
        [
            "git",
            "-c",
            "safe.directory=*",
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    found = {}
    for name in listed.stdout.split("\0"):
        path = ROOT / name
        if name and path.is_file():
            content = path.read_bytes()
            if b"\0" not in content and path.suffix != ".bin":
                found[name] = content.decode("utf-8")
    return found
