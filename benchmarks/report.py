"""`python -m benchmarks.report [WORD…]`: writes the figures of docs/performance.md.

Each block of that document begins with a command and the date, the commit and the load of the
machine at its last run; the output of the command follows. This program runs the commands that
contain a WORD, or all of them (more than an hour), and replaces their outputs.
"""

import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from time import strftime

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "performance.md"

BLOCK = re.compile(
    r"^```text\n\$ python (?P<arguments>-m [^\n]+?)(?P<measured>  # [^\n]*)?\n(?P<output>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
"""A block of the document: the command, when it was measured, and its output."""


def updated(document: str, words: Sequence[str]) -> str:
    """Run commands of a document.

    Args:
        document: The document, in Markdown.
        words: Run the commands that contain at least one of these words; all commands if empty.

    Returns:
        The document with the new outputs.

    Raises:
        SystemExit: A command failed, or no command contains a word.
    """
    chosen = [
        block
        for block in BLOCK.finditer(document)
        if not words or not {*words}.isdisjoint(re.split(r"[ .]|--", block["arguments"]))
    ]
    if not chosen:
        raise SystemExit(f"No command in the document contains: {', '.join(words)}")

    # From the end, so that the positions of earlier blocks stay valid.
    for block in reversed(chosen):
        arguments = block["arguments"]
        text = f"```text\n$ python {arguments}  # {_conditions()}\n{_output(arguments)}\n```"
        document = document[: block.start()] + text + document[block.end() :]

    return document


def _conditions() -> str:
    """Return the date, the commit, and how many processes wanted the machine's processors."""
    git = ("git", "rev-parse", "--short=8", "HEAD")
    commit = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    cores = os.cpu_count()
    busy = os.getloadavg()[0]
    return f"{strftime('%Y-%m-%d')}, {commit.strip()}, {cores} cores, load {busy:.1f}"


def _output(arguments: str) -> str:
    """Return what `python ARGUMENTS` prints. Its errors and progress go to the terminal."""
    print("python", arguments, file=sys.stderr)
    command = (sys.executable, *arguments.split())
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    output = done.stdout.strip("\n")
    # A benchmark that has measured everything, but missed an aim, exits with 1.
    if done.returncode > 1 or not output:
        raise SystemExit(f"python {arguments} failed: the document is unchanged")

    return f"{output}\n(exit code 1: an aim was missed)" if done.returncode else output


def main() -> None:
    """Update the document."""
    parser = ArgumentParser(prog="python -m benchmarks.report", description=__doc__)
    parser.add_argument("words", nargs="*", metavar="WORD")
    words = parser.parse_args().words
    DOCUMENT.write_text(updated(DOCUMENT.read_text(encoding="utf-8"), words), encoding="utf-8")


if __name__ == "__main__":
    main()
