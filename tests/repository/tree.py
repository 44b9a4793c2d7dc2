"""The project as its files show it: what git knows, or would know after an add."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def files() -> list[str]:
    """The path from the root of every file that is tracked or waits to be."""
    command = "git -c safe.directory=* ls-files -z --cached --others --exclude-standard"
    listed = subprocess.run(
        command.split(), cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@cache
def text_files() -> dict[str, str]:
    """Those that are text: path to content."""
    found = {}
    for name in files():
        path = ROOT / name
        content = path.read_bytes()
        if b"\0" not in content and path.suffix != ".bin":
            found[name] = content.decode("utf-8")

    return found


@cache
def trees() -> dict[str, ast.Module]:
    """The program as Python reads it: path to tree."""
    return {
        name: ast.parse(text)
        for name, text in text_files().items()
        if name.startswith(("bot/", "cogs/", "games/", "playground/")) and name.endswith(".py")
    }
