"""`python -m benchmarks.style [--dialect] [--only NAME] [FOLDER…]`: how the code reads, in figures.

Prints a row for each folder and one for all of them, then each figure that the project limits
beside its limit and its aim. The figures can be compared with those of other projects. The columns:

    stmts      statements without docstrings: the size of the code, however it is laid out
    l/stmt     lines per statement (low: dense)
    comment    share of lines that hold a comment
    air        share of blank lines inside functions
    fn         functions: how many; median / 90th percentile / longest, in lines
    tiny       share of functions of three lines or fewer
    pack       assignments of several values on one line (a, b = x, y), per 1,000 lines
    dialect    words that few people use, per 1,000 words of docstrings and comments
"""

import ast
import io
import re
import sys
import tokenize
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot", "games", "cogs", "playground")
PROSE_FOLDERS = (*PRODUCT, "benchmarks", "template", "tests")
"""Folders whose prose and layout are measured."""

GAME_FOLDERS = frozenset(
    path.name for path in (ROOT / "games").iterdir() if (ROOT / "cogs" / path.name).is_dir()
)
"""The names of the folders that hold one game: each game has one in `games` and one in `cogs`."""

BUDGETED_GAMES = frozenset(("heist", "playing", "chicken_out", "crazy", "political"))
"""The games that the limits were set for. A game that is added later is not counted in them."""

DIALECT = re.compile(
    r"\b(whoever|whomever|whom|whatever|whose|somebody|nobody|anybody|everybody|anew|so many"
    r"|for so long|as (?:long|far) as|none of|all the same|once more)\b",
    re.IGNORECASE,
)

PER_GAME = frozenset(
    {
        "EasyHouse", "ExpertHouse", "HandPicture", "HardHouse", "Labels", "MediumHouse", "OwnView",
        "PositionWords", "SeatPicture", "SeatState", "SeatView", "SeatWords", "TablePicture",
    }
)  # fmt: skip
"""Class names that each game may define once, in a folder of its own."""

TINY = 3
"""The maximum number of lines of a tiny function."""

SLACK = 0.05
"""A figure may be better than its limit by this share before the limit must follow it."""


@dataclass(frozen=True, slots=True)
class ClassDefinition:
    """A class statement at the top of a file, or within another one."""

    module: str
    name: str
    line: int
    bases: tuple[str, ...]
    public_methods: frozenset[str]


@dataclass(slots=True)
class SourceFile:
    """The counts of one file."""

    path: Path
    lines: int = 0
    statements: int = 0
    comment_lines: int = 0
    packed: int = 0
    words: int = 0
    dialect_words: int = 0
    blank_in_functions: int = 0
    function_lengths: list[int] = field(default_factory=list)
    classes: list[ClassDefinition] = field(default_factory=list)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    """A name in the file -> the module and the name that it was imported from."""

    @property
    def module(self) -> str:
        """The name under which Python imports the file."""
        inside = self.path.relative_to(ROOT).with_suffix("")
        return ".".join(inside.parts).removesuffix(".__init__")


@cache
def parse(path: Path) -> SourceFile:
    """Read a file once and count everything that the figures need.

    Args:
        path: A file of Python source.

    Raises:
        SyntaxError: the file is not valid Python.
    """
    source = path.read_text(encoding="utf-8")
    rows = source.split("\n")
    file = SourceFile(path, lines=len(rows) - 1)

    comments = _comments(source)
    file.comment_lines = len({line for line, _ in comments})
    prose = [text for _, text in comments]

    pending: list[ast.AST] = [ast.parse(source)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.stmt):
            file.statements += not _is_text(node)
            _count_statement(file, node, rows, prose)
            # No statement stands inside an expression: only the bodies are looked through.
            pending.extend(_nested_blocks(node))
        else:
            pending.extend(ast.iter_child_nodes(node))

    file.words = sum(len(text.split()) for text in prose)
    file.dialect_words = sum(len(DIALECT.findall(text)) for text in prose)
    return file


def _comments(source: str) -> list[tuple[int, str]]:
    """Return the line and the text of each comment."""
    # Tokenizing is slow, and many files have no comment.
    if "#" not in source:
        return []

    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]


def _is_text(node: ast.stmt) -> bool:
    """Return whether a statement is only a docstring."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
        return False

    return isinstance(node.value.value, str)


def _nested_blocks(node: ast.stmt) -> Iterator[ast.AST]:
    """Yield the statements, handlers and match cases inside a statement."""
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        yield from getattr(node, name, ())


def _count_statement(
    file: SourceFile, node: ast.stmt, rows: Sequence[str], prose: list[str]
) -> None:
    """Add one statement to the counts of its file, and a docstring to `prose`."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            prose.append(text)
        # A call that returns a tuple is no packed assignment.
        case ast.Assign(targets=[ast.Tuple(), *_], value=ast.Tuple()):
            file.packed += 1
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            body = rows[node.lineno - 1 : node.end_lineno]
            file.function_lengths.append(len(body))
            file.blank_in_functions += sum(not row.strip() for row in body)
        case ast.ClassDef():
            file.classes.append(_class_definition(file.module, node))
        case ast.ImportFrom(module=str(module), level=0):
            for alias in node.names:
                file.imports[alias.asname or alias.name] = (module, alias.name)


def _class_definition(module: str, node: ast.ClassDef) -> ClassDefinition:
    """Return the class with its public methods. Properties do not count as methods."""
    # `Game[S, O]` counts as `Game`.
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    methods = [
        inner.name
        for inner in node.body
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
        and not inner.name.startswith("_")
        and not any("property" in ast.unparse(decorator) for decorator in inner.decorator_list)
    ]
    return ClassDefinition(
        module,
        node.name,
        node.lineno,
        tuple(base.id for base in bases if isinstance(base, ast.Name)),
        frozenset(methods),
    )


def python_files(folders: Iterable[str]) -> list[Path]:
    """Return all Python files of several folders, in order.

    Args:
        folders: Folders or files, relative to the project's root.
    """
    paths: list[Path] = []
    for folder in folders:
        path = ROOT / folder
        # Sorted, so that the output does not depend on the file system.
        paths += [path] if path.is_file() else sorted(path.rglob("*.py"))

    return [path for path in paths if "__pycache__" not in path.parts]


class Code:
    """The files of several folders, and the figures of all of them together."""

    def __init__(self, folders: Iterable[str], without: frozenset[str] = frozenset()) -> None:
        """Parse the files.

        Args:
            folders: Folders or files, seen from the project's root.
            without: Names of folders to leave out, wherever they are in the project.
        """
        self.files = [
            parse(path)
            for path in python_files(folders)
            if without.isdisjoint(path.relative_to(ROOT).parts)
        ]
        self._lengths = sorted(length for file in self.files for length in file.function_lengths)

    @property
    def lines(self) -> int:
        return sum(file.lines for file in self.files)

    @property
    def statements(self) -> int:
        return sum(file.statements for file in self.files)

    @property
    def functions(self) -> int:
        return len(self._lengths)

    @property
    def median_length(self) -> float:
        return median(self._lengths or [0])

    @property
    def p90_length(self) -> int:
        """The 90th percentile of the lengths, in lines."""
        return self._lengths[int(0.9 * len(self._lengths))] if self._lengths else 0

    @property
    def longest(self) -> int:
        return self._lengths[-1] if self._lengths else 0

    @property
    def tiny_share(self) -> float:
        """The share of tiny functions, in per cent."""
        return 100 * sum(length <= TINY for length in self._lengths) / max(1, self.functions)

    @property
    def comment_share(self) -> float:
        """The share of lines with a comment, in per cent."""
        return 100 * sum(file.comment_lines for file in self.files) / max(1, self.lines)

    @property
    def air(self) -> float:
        """The share of blank lines in functions, in per cent."""
        blank = sum(file.blank_in_functions for file in self.files)
        return 100 * blank / max(1, sum(self._lengths))

    @property
    def packed(self) -> float:
        """Assignments of several values, per 1,000 lines."""
        return 1000 * sum(file.packed for file in self.files) / max(1, self.lines)

    @property
    def dialect(self) -> float:
        """Words of dialect, per 1,000 words of docstrings and comments."""
        words = sum(file.words for file in self.files)
        return 1000 * sum(file.dialect_words for file in self.files) / max(1, words)

    def repeated_classes(self) -> dict[str, list[str]]:
        """Return the class names that are defined more than once, with their places.

        The most frequent names come first. A name of `PER_GAME` is left out while no two of its
        definitions are in the folder of one game.
        """
        definitions: dict[str, list[ClassDefinition]] = defaultdict(list)
        for file in self.files:
            for defined in file.classes:
                definitions[defined.name].append(defined)

        repeated = {
            name: [f"{defined.module}:{defined.line}" for defined in several]
            for name, several in definitions.items()
            if len(several) > 1 and not _is_per_game(name, several)
        }
        return dict(sorted(repeated.items(), key=lambda item: (-len(item[1]), item[0])))

    def public_methods(self) -> dict[str, int]:
        """Return how many public methods each class has, including inherited ones; most first."""
        modules = {file.module: file for file in self.files}
        counted = {
            f"{defined.module}.{defined.name}": len(_methods_of(defined, modules))
            for file in self.files
            for defined in file.classes
        }
        return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))

    def row(self) -> str:
        """Return all figures on one line."""
        density = self.lines / max(1, self.statements)
        lengths = f"{self.median_length:.0f}/{self.p90_length}/{self.longest}"
        return (
            f"files {len(self.files):4} lines {self.lines:6} stmts {self.statements:6} "
            f"l/stmt {density:.2f} comment {self.comment_share:4.1f} % "
            f"air {self.air:4.1f} % fn {self.functions:4}: {lengths} tiny {self.tiny_share:.0f} % "
            f"pack {self.packed:4.1f} dialect {self.dialect:4.1f}"
        )


def _is_per_game(name: str, several: Sequence[ClassDefinition]) -> bool:
    """Return whether each definition of a per-game name is in another game's folder."""
    folders = {tuple(defined.module.split(".")[:2]) for defined in several}
    return (
        name in PER_GAME
        and len(folders) == len(several)
        and all(folder[-1] in GAME_FOLDERS for folder in folders)
    )


def _methods_of(defined: ClassDefinition, modules: dict[str, SourceFile]) -> frozenset[str]:
    methods = defined.public_methods
    for base in defined.bases:
        parent = _resolve(defined.module, base, modules)
        if parent is not None and parent is not defined:
            methods |= _methods_of(parent, modules)

    return methods


def _resolve(module: str, name: str, modules: dict[str, SourceFile]) -> ClassDefinition | None:
    """Return the class that a name means in a module; None if no parsed file defines the class."""
    file = modules.get(module)
    if file is None:
        return None

    for defined in file.classes:
        if defined.name == name:
            return defined

    imported = file.imports.get(name)
    return None if imported is None else _resolve(*imported, modules)


# -- what the project limits --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Limit:
    """A figure that must not get worse, on its way to an aim.

    Attributes:
        measure: Takes the figure.
        limit: The figure may not be worse than the limit. The limit follows each improvement.
        aim: The value that the figure should reach.
        at_least: Whether higher is better.
        places: Returns one line for each thing that the figure counts.
    """

    measure: Callable[[], float]
    limit: float
    aim: float
    at_least: bool = False
    places: Callable[[], Iterable[str]] = tuple

    def is_kept(self, figure: float) -> bool:
        return figure >= self.limit if self.at_least else figure <= self.limit

    def is_reached(self, figure: float) -> bool:
        """Return whether the figure is as good as it should become."""
        return figure >= self.aim if self.at_least else figure <= self.aim

    def is_loose(self, figure: float) -> bool:
        """Return whether the figure is so much better that the limit must follow, up to the aim."""
        if self.is_reached(self.limit):
            return False

        # How much the figure has improved since the limit was set.
        better = figure - self.limit if self.at_least else self.limit - figure
        return better > SLACK * self.limit


@cache
def code(*folders: str) -> Code:
    """Return the budgeted files of some folders. Each is parsed once."""
    return Code(folders, without=GAME_FOLDERS - BUDGETED_GAMES)


def product() -> Code:
    return code(*PRODUCT)


def _repeated_names() -> Iterator[str]:
    for name, places in product().repeated_classes().items():
        yield f"{len(places)} x {name}: {', '.join(places)}"


def _classes_by_methods() -> Iterator[str]:
    """Yield the classes with more public methods than the aim allows."""
    for name, count in product().public_methods().items():
        if count > LIMITS["public methods of a class"].aim:
            yield f"{count} {name}"


LIMITS: dict[str, Limit] = {
    "statements": Limit(lambda: product().statements, 38_760, 34_200),
    "statements in bot": Limit(lambda: code("bot").statements, 13_610, 11_400),
    "statements in tests": Limit(lambda: code("tests").statements, 52_500, 42_900),
    "functions": Limit(lambda: product().functions, 4_880, 4_000),
    "p90 length": Limit(lambda: product().p90_length, 20, 20, at_least=True),
    "tiny functions": Limit(lambda: product().tiny_share, 22, 22),
    "comments": Limit(lambda: code(*PROSE_FOLDERS).comment_share, 3, 3, at_least=True),
    "blank lines": Limit(lambda: code(*PROSE_FOLDERS).air, 6, 6, at_least=True),
    "packed assignments": Limit(lambda: code(*PROSE_FOLDERS).packed, 1, 1),
    "dialect": Limit(lambda: code(*PROSE_FOLDERS).dialect, 1, 1),
    "repeated class names": Limit(
        lambda: len(product().repeated_classes()), 3, 5, places=_repeated_names
    ),
    "public methods of a class": Limit(
        lambda: max(product().public_methods().values()), 25, 25, places=_classes_by_methods
    ),
}


def dialect_places(folders: Iterable[str]) -> Iterator[str]:
    """Yield each line, of text or of code, that contains a word of `DIALECT`."""
    for path in python_files(folders):
        for number, row in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            if DIALECT.search(row):
                yield f"{path.relative_to(ROOT)}:{number}: {row.strip()}"


def _limit_row(name: str) -> str:
    limit = LIMITS[name]
    sign = "≥" if limit.at_least else "≤"
    bounds = f"{sign} {limit.limit:<10,g} aim {sign} {limit.aim:,g}"
    return f"{name:28}{limit.measure():12,.1f}   {bounds}"


def main() -> int:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help=" ".join(PRODUCT))
    parser.add_argument("--dialect", action="store_true", help="print where dialect stands")
    parser.add_argument(
        "--only", choices=LIMITS, metavar="NAME", help="one limit, and what it counts"
    )
    arguments = parser.parse_args()
    folders = arguments.folders or PRODUCT

    if arguments.dialect:
        print(*dialect_places(folders), sep="\n")
    elif arguments.only:
        print(_limit_row(arguments.only), *LIMITS[arguments.only].places(), sep="\n")
    else:
        for folder in folders:
            print(f"{folder.rstrip('/')[-18:]:18} {Code([folder]).row()}")

        if len(folders) > 1:
            print(f"{'all':18} {Code(folders).row()}")

        if not arguments.folders:
            print("", *map(_limit_row, LIMITS), sep="\n")

    return 0


if __name__ == "__main__":
    sys.exit(main())
