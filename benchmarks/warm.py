"""Draws pictures in a process of its own and prints the memory that this takes.

A process that has done other work could use freed memory again, which would hide the cost.
benchmarks/pictures.py calls `megabytes`, which starts the process with the pictures on its input.
"""

import pickle
import resource
import sys
from pathlib import Path
from subprocess import run

from bot.i18n.words import Words
from bot.pictures.display_list import Picture


def megabytes(pictures: list[Picture]) -> float:
    """Return the memory that drawing all of them adds, with Pillow and its caches."""
    finished = run(
        [sys.executable, "-m", __name__], input=pickle.dumps(pictures), check=True,
        capture_output=True,
    )  # fmt: skip
    return float(finished.stdout)


def memory() -> float:
    """Return this process's memory in MB: the current one, or the maximum if only that is known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / 1024 if sys.platform != "darwin" else most / 2**20

    return pages * resource.getpagesize() / 2**20


def main() -> None:
    pictures: list[Picture] = pickle.load(sys.stdin.buffer)
    assert "PIL" not in sys.modules, "what loads the pictures loads the painter already"
    words = Words()
    words("me-bets", count=2)  # a language, with its plurals, is there before any picture
    before = memory()
    from bot.pictures import painter  # Pillow is a part of what pictures take

    for one in pictures:
        painter.png(one.display(words))

    print(memory() - before)


if __name__ == "__main__":
    main()
