"""`python -m tests.repository.features [NAME…]`: checks that each feature can be deleted.

A feature is a folder below `cogs`, its line in bot/features.py, its sentences and its tests. It is
deleted in a copy of the tree, where all other tests run. Database tables stay, and so do documents.
CI runs the quick part (test_features.py).
"""

import argparse
import ast
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.features import FEATURES
from tests.games.newcomer import QUIETLY, STATIC, Copy

SENTENCES: Mapping[str, Sequence[str]] = {
    "watching": ("watch",),
    "alerts": ("alerts", "plans"),
    "statistics": ("statistics",),
}
"""Features that can be deleted: cogs/NAME, tests/cogs/NAME, benchmarks/NAME.py and sentences.

A new feature gets a line here.
"""
THERE = [name for name in SENTENCES if f"cogs.{name}" in FEATURES]
"""The features that are present in this tree."""

LINE = '    "cogs.{}",\n'
OF_A_PART = '    "cogs.{}.'
"""The beginning of the line for a feature's module that adds commands to the command line."""
LEFT_OUT = (
    *("-m", "not full"),
    "--ignore=tests/repository/test_features.py",
    "--ignore=tests/repository/test_documents.py",
    "--ignore=tests/repository/test_log_messages.py",
    "--ignore=tests/benchmarks/test_style.py",
)
"""Options that leave out combinations, tests of documents, which stay, and tests of limits, which
would have to follow a smaller tree.
"""


def delete(copy: Copy, name: str) -> None:
    """Delete the feature in the copy."""
    for folder in (f"cogs/{name}", f"tests/cogs/{name}"):
        shutil.rmtree(copy.root / folder)

    for sentences in SENTENCES[name]:
        # Sentences exist once per language.
        files = [*copy.root.glob(f"data/locales/*/{sentences}.ftl")]
        assert files, f"there are no sentences in {sentences}.ftl"

        for file in files:
            file.unlink()

    listed = copy.root / "bot" / "features.py"
    text = listed.read_text("utf-8")
    assert LINE.format(name) in text, f"{name} has no line of its own in {listed}"

    left = [
        line
        for line in text.splitlines(keepends=True)
        if line != LINE.format(name) and not line.startswith(OF_A_PART.format(name))
    ]
    listed.write_text("".join(left), "utf-8")

    # Not each feature has a benchmark.
    benchmark = copy.root / "benchmarks" / f"{name}.py"
    benchmark.unlink(missing_ok=True)


def importers(copy: Copy) -> list[str]:
    """Return the files of the copy that import a feature or its tests, but do not belong to it."""
    return [
        f"{file} imports {name}"
        for path in copy.root.rglob("*.py")
        for file in [path.relative_to(copy.root).as_posix()]
        for module in _imported(ast.parse(path.read_text("utf-8")))
        for name in THERE
        if f"{module}.".startswith((f"cogs.{name}.", f"tests.cogs.{name}."))
        and not file.startswith((f"cogs/{name}/", f"tests/cogs/{name}/", f"benchmarks/{name}.py"))
    ]


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def main() -> None:
    """Delete each feature in a copy of its own; run lint, types, import contracts and all tests."""
    parser = argparse.ArgumentParser(description="Whether features can be deleted.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(THERE))
    names = parser.parse_args().names
    unknown = set(names) - set(THERE)
    if unknown:
        parser.error(f"no such feature: {', '.join(sorted(unknown))}")

    for name in names or THERE:
        began = perf_counter()
        with TemporaryDirectory() as folder:
            copy = Copy(Path(folder))
            delete(copy, name)
            copy.ran("ruff", "format", "bot/features.py")  # a list with one entry fits on one line
            for command in STATIC:
                copy.ran(*command)

            summary = copy.ran("pytest", *QUIETLY, *LEFT_OUT).splitlines()[-1]

        seconds = perf_counter() - began
        sys.stdout.write(f"without {name}: {summary}; {seconds:.0f} seconds\n")


if __name__ == "__main__":
    main()
