"""`python -m games new lottery --title "Chicken Lottery"`: writes a small game that already plays.

It is the one of `template/`, under another name: files that lie there are written to the same place
of the tree, and what `MARKS` lists is put into a file that is there already.
"""

import re
import subprocess
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase
from typing import NamedTuple

from games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = "template"
DUEL = "duel"
AS_A_DUEL = (
    ("games/henparty/rules.py", "range(3, 7)", "range(2, 3)"),
    ("games/henparty/rules.py", "Three to six hens want", "Two hens want"),
    ("games/henparty/RULES.md", "Three to six hens can be", "Two hens are"),
    ("README.md", "| 3–6 |", "| 2 |"),
    ("data/locales/en/henparty.ftl", "3 to 6 hens", "2 hens"),
)
"""What a duel says instead, in files of the template; `template/duel` has those that differ in more
places.
"""

OLD_NAMES = re.compile("henparty|HenParty|Hen Party|HP-|hp(?=[0-9])")
"""Slug, class, title, and the letters of its rulings: nothing else in the template is spelt so."""

NAME = re.compile("[a-z]{2,12}")
TITLE = re.compile("[A-Z][A-Za-z0-9 !’'-]{1,23}")
"""What Discord's descriptions, 100 characters of code and Fluent have room for."""

MARKS = {
    "README.md": re.compile(r"(?:^\| \*\*.*\n)+", re.MULTILINE),
    "games/registry.py": re.compile(r'^SLUGS = \(\n(?: +".*",\n)+', re.MULTILINE),
}
"""Files that name every game; behind what this finds, the new one is put."""

NEXT = """\
{title} is written: {files} files, {lines} lines, and it plays already. Next:

    house players play it:          python -m games simulate {slug}
    its pages and first choices:    make golden GAME={slug}, then read what it wrote
    all tests that concern it:      make game GAME={slug}
    yourself, in the browser:       make play, then /chicken start {slug}

Then make another game of it: docs/a-game.md tells in which order."""


class NewGameRefused(ValueError):
    """No game is written; the message says why."""


class Names(NamedTuple):
    """What the new game is called in code, in sentences, and in its rulings."""

    slug: str
    type: str
    title: str
    letters: str

    def instead(self, old: re.Match[str]) -> str:
        """The new name in the place of the old one."""
        news = {"henparty": self.slug, "HenParty": self.type, "Hen Party": self.title}
        return news.get(old[0]) or {"HP-": f"{self.letters}-"}.get(old[0], self.letters.lower())


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("new", help="write a small game that already plays, to go on from")
    parser.add_argument("name", help="what it is called in commands and code: a to z alone")
    parser.add_argument("--title", help='what players read: "Chicken Lottery" (default: Name)')
    parser.add_argument(
        "--duel", action="store_true", help="a game for exactly two (default: three to six)"
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Write the game; 2 if it cannot be called so."""
    try:
        names = named(arguments.name, arguments.title or arguments.name.capitalize())
        written = write(names, duel=arguments.duel)
    except (NewGameRefused, OSError) as error:
        print(f"new: {error}", file=sys.stderr)
        return 2

    lines = sum(text.count("\n") for text in written.values())
    print(NEXT.format(title=names.title, slug=names.slug, files=len(written), lines=lines))
    return 0


# -- what it is called -----------------------------------------------------------------------------


def named(slug: str, title: str) -> Names:
    """Raises Refusal for a name that is taken, or none."""
    if NAME.fullmatch(slug) is None or iskeyword(slug):
        raise NewGameRefused(
            f"{slug!r} is no name for a game: 2 to 12 letters, a to z, no word of Python"
        )
    if slug in GAMES:
        raise NewGameRefused(f"there is a game {slug!r} already")
    if TITLE.fullmatch(title) is None:
        raise NewGameRefused(
            f"{title!r} is no title: a capital first, then letters, up to 24 in all"
        )

    locales = sorted((ROOT / "data" / "locales").glob("*/*.ftl"))
    if said := [file.name for file in locales if f"\n{slug}-" in file.read_text("utf-8")]:
        raise NewGameRefused(
            f"{slug}-… are other sentences already, in {said[0]}: choose another name"
        )

    words = re.findall("[A-Za-z0-9]+", title)
    kind = "".join(word[0].upper() + word[1:] for word in words)
    if any(re.search(rf"\b{kind}\b", text) for text in template().values()):
        raise NewGameRefused(f"{kind!r} means something else in the code: choose another --title")

    return Names(slug, kind, title, letters(slug, title))


def letters(slug: str, title: str) -> str:
    """Two letters for its rulings that no other game has: `CL` for Chicken Lottery, if possible."""
    indexes = (file.read_text("utf-8") for file in (ROOT / "games").glob("*/RULES.md"))
    taken = {index[1] for text in indexes if (index := re.search(r"\n- ([A-Z]{2})-1:", text))}
    wanted = ["".join(word[0] for word in re.findall(r"[A-Z]\w*", title))[:2]]
    wanted += [(slug[0] + other).upper() for other in slug[1:]]
    wanted += map("".join, product(ascii_uppercase, repeat=2))
    return next(pair for pair in wanted if len(pair) == 2 and pair not in taken)


# -- its files -------------------------------------------------------------------------------------


def template(*, duel: bool = False) -> dict[str, str]:
    """Every file of the template: its place in the tree -> its text."""
    found = dict(_files(ROOT / TEMPLATE))
    of_duels = {name: found.pop(name) for name in [*found] if name.startswith(f"{DUEL}/")}
    if duel:
        found |= {name.removeprefix(f"{DUEL}/"): text for name, text in of_duels.items()}
        for name, old, new in AS_A_DUEL:
            found[name] = found[name].replace(old, new)

    return found


def _files(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file.relative_to(folder).as_posix(), file.read_text("utf-8")


def write(names: Names, *, duel: bool = False) -> dict[str, str]:
    """All of its files: place -> text. Nothing is written if one of them is there already."""
    if find_spec("ruff") is None:
        raise NewGameRefused("ruff is needed to put its imports in order: make lint fetches it")

    found = {
        OLD_NAMES.sub(names.instead, name): OLD_NAMES.sub(names.instead, text)
        for name, text in template(duel=duel).items()
    }
    own = {name: text for name, text in found.items() if name not in MARKS}
    for name in own:
        folder = Path(name).parent if names.slug in Path(name).parts else Path(name)
        if (ROOT / folder).exists():
            raise NewGameRefused(f"{folder.as_posix()} is there already: choose another name")

    added = {**found, "games/registry.py": f'    "{names.slug}",\n'}
    changed = {name: _put_in(name, added[name]) for name in MARKS}
    for name, text in {**own, **changed}.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8", newline="\n")

    _tidy([name for name in own if name.endswith(".py")])
    return own


def _put_in(name: str, text: str) -> str:
    """The file with the text at its mark."""
    there = (ROOT / name).read_text("utf-8")
    mark = MARKS[name].search(there)
    if mark is None:
        raise NewGameRefused(f"{name} has no place for a game any more: {MARKS[name].pattern}")

    return f"{there[: mark.end()]}{text}{there[mark.end() :]}"


def _tidy(files: list[str]) -> None:
    """With another name, imports have another order and lines another length."""
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--quiet", *files]
        subprocess.run(ruff, cwd=ROOT, check=True)
