"""`python -m games new lottery --title "Chicken Lottery"`: writes a small game that can be played.

It is a copy of `template/` under another name. Files of the template are written to the same place
in the tree; texts for the files in `MARKS` are inserted into the existing file.
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
"""What differs for a game of two, as replacements in files of the template. Files that differ in
more places are in `template/duel`.
"""

OLD_NAMES = re.compile("henparty|HenParty|Hen Party|HP-|hp(?=[0-9])")
"""Slug, class, title, and the letters of the rulings. The template uses these spellings for nothing
else.
"""

NAME = re.compile("[a-z]{2,12}")
TITLE = re.compile("[A-Z][A-Za-z0-9 !’'-]{1,23}")
"""Limited by Discord's descriptions, the line length of 100 characters, and Fluent."""

MARKS = {
    "README.md": re.compile(r"(?:^\| \*\*.*\n)+", re.MULTILINE),
    "games/registry.py": re.compile(r'^SLUGS = \(\n(?: +".*",\n)+', re.MULTILINE),
}
"""Files that list all games. The text for the new game is inserted after the match."""

NEXT = """\
{title} is written: {files} files, {lines} lines, and it plays already. Next:

    house players play it:          python -m games simulate {slug}
    its pages and first choices:    make golden GAME={slug}, then read what it wrote
    all tests that concern it:      make game GAME={slug}
    yourself, in the browser:       make play, then /chicken start {slug}

Then make another game of it: docs/a-game.md tells in which order."""


class NewGameRefused(ValueError):
    """The game cannot be written. The message says why."""


class Names(NamedTuple):
    """The names of the new game: in code, as a class, in sentences, and in its rulings."""

    slug: str
    type: str
    title: str
    letters: str

    def instead(self, old: re.Match[str]) -> str:
        """Return the new name for a name of the template."""
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
    """Write the game. Return 2 if the name is refused."""
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
    """Check the names of the new game.

    Raises:
        NewGameRefused: a name is taken, or has the wrong form.
    """
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

    # The ids of sentences begin with the slug, so another feature may already use this prefix.
    locales = sorted((ROOT / "data" / "locales").glob("*/*.ftl"))
    if files := [file.name for file in locales if f"\n{slug}-" in file.read_text("utf-8")]:
        raise NewGameRefused(
            f"{slug}-… are other sentences already, in {files[0]}: choose another name"
        )

    words = re.findall("[A-Za-z0-9]+", title)
    kind = "".join(word[0].upper() + word[1:] for word in words)
    if any(re.search(rf"\b{kind}\b", text) for text in template().values()):
        raise NewGameRefused(f"{kind!r} means something else in the code: choose another --title")

    return Names(slug, kind, title, letters(slug, title))


def letters(slug: str, title: str) -> str:
    """Return two letters for its rulings that no other game uses: `CL` for Chicken Lottery, if
    possible.
    """
    indexes = (file.read_text("utf-8") for file in (ROOT / "games").glob("*/RULES.md"))
    taken = {index[1] for text in indexes if (index := re.search(r"\n- ([A-Z]{2})-1:", text))}
    candidates = ["".join(word[0] for word in re.findall(r"[A-Z]\w*", title))[:2]]
    candidates += [(slug[0] + other).upper() for other in slug[1:]]
    # If all good pairs are taken, any free pair will do.
    candidates += map("".join, product(ascii_uppercase, repeat=2))
    return next(pair for pair in candidates if len(pair) == 2 and pair not in taken)


# -- its files -------------------------------------------------------------------------------------


def template(*, duel: bool = False) -> dict[str, str]:
    """Return all files of the template: path in the tree -> text."""
    found = dict(_files(ROOT / TEMPLATE))
    # These files replace others in a duel; otherwise they are left out.
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
    """Write all files of the game.

    Returns:
        The new files: path -> text.

    Raises:
        NewGameRefused: a file exists already, or ruff is missing. Nothing has been written.
    """
    if find_spec("ruff") is None:
        raise NewGameRefused("ruff is needed to put its imports in order: make lint fetches it")

    found = {
        OLD_NAMES.sub(names.instead, name): OLD_NAMES.sub(names.instead, text)
        for name, text in template(duel=duel).items()
    }
    own = {name: text for name, text in found.items() if name not in MARKS}
    for name in own:
        # In a folder with the slug nothing may exist yet; outside of it, only the file itself may
        # not.
        folder = Path(name).parent if names.slug in Path(name).parts else Path(name)
        if (ROOT / folder).exists():
            raise NewGameRefused(f"{folder.as_posix()} is there already: choose another name")

    # The template has no registry of its own, only the line that is inserted.
    added = {**found, "games/registry.py": f'    "{names.slug}",\n'}
    changed = {name: _put_in(name, added[name]) for name in MARKS}
    for name, text in {**own, **changed}.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8", newline="\n")

    _tidy([name for name in own if name.endswith(".py")])
    return own


def _put_in(name: str, text: str) -> str:
    """Return the file's text with the new text inserted at its mark."""
    there = (ROOT / name).read_text("utf-8")
    mark = MARKS[name].search(there)
    if mark is None:
        raise NewGameRefused(f"{name} has no place for a game any more: {MARKS[name].pattern}")

    return f"{there[: mark.end()]}{text}{there[mark.end() :]}"


def _tidy(files: list[str]) -> None:
    """Sort imports and format: with another name, their order and the length of lines can
    change.
    """
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--quiet", *files]
        subprocess.run(ruff, cwd=ROOT, check=True)
