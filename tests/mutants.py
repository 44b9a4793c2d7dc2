"""`python -m tests.mutants [--count N] [--seed N] [--jobs N] [PACKAGE…]`: mutation tests.

A sample of small faults (those of cosmic-ray, and left-out statements) is put into the functions of
each package, one at a time, in a copy of the tree. The tests in the package's own directory must
fail for each, as a developer runs those and not the whole suite. The faults that survived are
printed as a diff, and for each package how many were killed. The same seed takes the same sample of
the same source.

Some survivors change nothing that matters; the others are missing tests.
"""

import argparse
import ast
import difflib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names
from parso.python.tree import Name

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "bot/tables",
    "bot/storage",
    "bot/discord_api",
    "bot/interactions",
    "bot/messages",
    "bot/pages",
)

SAME = {"Eq_Is", "Is_Eq", "NotEq_IsNot", "IsNot_NotEq"}
"""Replacements of comparisons by equivalent ones, which hardly make a difference."""

PATIENCE = 3.0
"""A mutant may take this many times as long as the tests take without it ..."""

GRACE = 20.0
"""... and this many seconds more. After that it hangs, which counts as noticed."""

Position = tuple[int, int]
Span = tuple[Position, Position]


class LeaveOut(Operator):  # type: ignore[misc]  # cosmic-ray has no types
    """Leaves out a statement: a call, a change, a return or a raise.

    Assignments to a name are kept, as the next line would fail anyway. A return without a value at
    the end of a function is kept, as nothing changes there.
    """

    KEPT = ("string", "import_name", "import_from", "assert_stmt", "global_stmt", "nonlocal_stmt")
    LOGGING = ("log.", "logger.")
    ENDS = ("return", "return None")

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type != "simple_stmt":
            return

        # A simple statement's first child is the statement, the second one its line break.
        statement = node.children[0]
        code = statement.get_code(include_prefix=False)
        if statement.type in self.KEPT or code in ("pass", "...", "break", "continue"):
            return
        if statement.type == "expr_stmt" and statement.children[0].type == "name":
            return
        if code in self.ENDS and self._comes_last(node):
            return

        if not code.startswith(self.LOGGING):
            yield statement.start_pos, statement.end_pos

    @staticmethod
    def _comes_last(node: Any) -> bool:
        """Return whether the function would end there without the statement, too."""
        while node.type != "funcdef":
            inner = node
            node = node.parent
            # After a loop body or before `finally` the function goes on.
            if node.type in ("for_stmt", "while_stmt") or "finally" in node.children:
                return False
            if node.type == "suite" and node.children[-1] is not inner:
                return False
            # `else` runs only if the body of `try` was not left.
            if node.type == "try_stmt" and node.children[2] is inner and "else" in node.children:
                return False

        return True

    def mutate(self, node: Any, index: int) -> Any:
        first = node.get_first_leaf()
        # The prefix holds the indentation, which must stay.
        node.children[0] = Name("pass", first.start_pos, prefix=first.prefix)
        return node

    @classmethod
    def examples(cls) -> Sequence[Any]:
        return ()


@cache
def operators() -> dict[str, Operator]:
    found: dict[str, Operator] = {"leave out": LeaveOut()}
    for name in operator_names():
        kind = get_operator(name)
        # Operators with arguments need settings that this sample does not have.
        if not kind.arguments() and not any(name.endswith(f"Operator_{twin}") for twin in SAME):
            found[name.removeprefix("core/")] = kind()

    return found


@dataclass(frozen=True, slots=True)
class Mutant:
    path: str
    """From the root of the tree."""

    line: int
    operator: str
    occurrence: int
    """Index among the places in this file where the operator could be applied."""

    def apply(self, source: str) -> str:
        mutated = mutate_code(source, operators()[self.operator], self.occurrence)
        assert isinstance(mutated, str)
        return mutated

    def is_possible(self, source: str) -> bool:
        """Return whether it can be applied: cosmic-ray fails on `except (Error, OSError)`."""
        try:
            return self.apply(source) != source
        except AttributeError:
            return False


def bodies(source: str) -> tuple[list[Span], list[Span]]:
    """Return the spans of function bodies, and those of type annotations inside them."""

    def span(node: ast.stmt | ast.expr) -> Span:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)

    inside = []
    types = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inside += [span(statement) for statement in node.body]
            named = [
                argument.annotation
                for argument in ast.walk(node.args)
                if isinstance(argument, ast.arg)
            ]
            # A changed annotation changes nothing at run time.
            types += [
                span(annotation) for annotation in (*named, node.returns) if annotation is not None
            ]
        elif isinstance(node, ast.AnnAssign):
            types.append(span(node.annotation))

    return inside, types


def mutants_at(path: str, source: str) -> dict[Position, list[Mutant]]:
    """Return all mutants of a file by their place."""
    inside, types = bodies(source)

    def within(position: Position, spans: list[Span]) -> bool:
        return any(first <= position < end for first, end in spans)

    nodes = list(ast_nodes(get_ast(source)))
    places: dict[Position, list[Mutant]] = defaultdict(list)
    for name, operator in operators().items():
        starts = (start for node in nodes for start, _ in operator.mutation_positions(node))
        # cosmic-ray counts all places of a file, so the ones outside functions count too.
        for occurrence, start in enumerate(starts):
            if within(start, inside) and not within(start, types):
                places[start].append(Mutant(path, start[0], name, occurrence))

    return places


def sample(sources: dict[str, str], count: int, seed: int) -> list[Mutant]:
    """Return a sample with at most one mutant per place.

    An addition can be broken in ten ways and a call in one, so places are drawn first.
    """
    rng = Random(seed)
    places = [
        mutants
        for path, source in sorted(sources.items())
        for _, mutants in sorted(mutants_at(path, source).items())
    ]
    rng.shuffle(places)
    chosen = (rng.choice(mutants) for mutants in places)
    return list(
        islice((mutant for mutant in chosen if mutant.is_possible(sources[mutant.path])), count)
    )


class Copy:
    """A copy of the tree that holds at most one mutant at a time."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._written = 0
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        for name in filter(None, names.stdout.split("\0")):
            if (ROOT / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, root / name)

    def sources(self, package: str) -> dict[str, str]:
        files = (self._root / package).rglob("*.py")
        return {str(path.relative_to(self._root)): path.read_text("utf-8") for path in files}

    def _write(self, path: str, source: str) -> None:
        """Write the file with a new time, so that Python compiles it again."""
        self._written += 1
        (self._root / path).write_text(source, "utf-8")
        os.utime(self._root / path, (self._written * 10, self._written * 10))

    def survives(self, mutant: Mutant, package: str, limit: float) -> bool:
        source = (self._root / mutant.path).read_text("utf-8")
        self._write(mutant.path, mutant.apply(source))
        try:
            return self.passes(package, limit, Path(mutant.path))
        finally:
            self._write(mutant.path, source)

    def passes(self, package: str, limit: float | None, module: Path | None = None) -> bool:
        """Run the package's tests, those of the module first, as they find most.

        Output is shown only for the run without a mutant (`module` is None).
        """
        tests = [f"tests/{package}"]
        if module is not None:
            own = Path("tests", module.parent, f"test_{module.name}")
            if (self._root / own).is_file():
                tests.insert(0, str(own))

        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        # The slow tests of a package notice faults, too.
        command += ["-m", "not full", *tests]
        process = subprocess.Popen(
            command,
            cwd=self._root,
            stdout=None if module is None else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # so that child processes end too
        )
        try:
            return process.wait(limit) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def diff(mutant: Mutant, source: str) -> str:
    mutated = mutant.apply(source)
    lines = difflib.unified_diff(source.splitlines(), mutated.splitlines(), lineterm="", n=1)
    return "\n".join(f"    {line}" for line in list(lines)[3:])


def examine(package: str, count: int, seed: int, copies: list[Copy]) -> bool:
    """Try a sample in all copies at once; return False if the tests fail without a mutant."""
    began = time.perf_counter()
    if not copies[0].passes(package, None):
        print(f"tests/{package} fails as it is; mend that first.")
        return False

    # The limit follows the time that these tests take on this machine.
    limit = PATIENCE * (time.perf_counter() - began) + GRACE

    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def survives(mutant: Mutant) -> bool:
        # A thread waits here until one of the copies is free.
        copy = free.get()
        try:
            return copy.survives(mutant, package, limit)
        finally:
            free.put(copy)

    sources = copies[0].sources(package)
    chosen = sample(sources, count, seed)
    # Survivors are subtracted as they are printed.
    killed = len(chosen)
    with ThreadPoolExecutor(len(copies)) as pool:
        for mutant, survived in zip(chosen, pool.map(survives, chosen), strict=True):
            if survived:
                killed -= 1
                print(f"{mutant.path}:{mutant.line} {mutant.operator}")
                print(diff(mutant, sources[mutant.path]), flush=True)

    print(f"{package}: {killed} / {len(chosen)} killed", flush=True)
    return True


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="faults in each package")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="faults at a time")
    parser.add_argument("packages", nargs="*", default=PACKAGES, metavar="PACKAGE")
    options = parser.parse_args(argv)
    with TemporaryDirectory() as folder:
        copies = [Copy(Path(folder, str(number))) for number in range(options.jobs)]
        for package in options.packages:
            if not examine(package, options.count, options.seed, copies):
                return 1

    return 0


if __name__ == "__main__":
    sys.exit(main())
