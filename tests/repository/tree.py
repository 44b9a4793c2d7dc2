"""The project's files as git knows them, or would know them after `git add`."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def files() -> list[str]:
    """Return the path of each file that is tracked or could be added."""
    # A checkout in a container may belong to another user.
    command = "git -c safe.directory=* ls-files -z --cached --others --exclude-standard"
    listed = subprocess.run(
        command.split(), cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@cache
def text_files() -> dict[str, str]:
    """Return the content of each text file by its path."""
    found = {}
    for name in files():
        path = ROOT / name
        content = path.read_bytes()
        # A null byte means a binary file.
        if b"\0" not in content and path.suffix != ".bin":
            found[name] = content.decode("utf-8")

    return found


@cache
def trees() -> dict[str, ast.Module]:
    """Return the syntax tree of each Python file of the program by its path."""
    return {
        name: ast.parse(text)
        for name, text in text_files().items()
        if name.startswith(("bot/", "cogs/", "games/", "playground/")) and name.endswith(".py")
    }
