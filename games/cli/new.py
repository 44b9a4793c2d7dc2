"""`python -m games new lottery --title "Chicken Lottery"`: writes a small game that can be played.

The game is a copy of the one in `template/` under another name. A file of the template is written
to the same path in the tree; for the files in `MARKS`, its text is inserted into the existing file.
A duel is a game for two.
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
"""The folder of the template, from the root of the tree."""

DUEL = "duel"
"""The folder in the template with the files that replace others in a duel."""

AS_A_DUEL = (
    ("games/henparty/rules.py", "range(3, 7)", "range(2, 3)"),
    ("games/henparty/rules.py", "Three to six hens want", "Two hens want"),
    ("games/henparty/RULES.md", "Three to six hens can be", "Two hens are"),
    ("README.md", "| 3–6 |", "| 2 |"),
    ("data/locales/en/henparty.ftl", "3 to 6 hens", "2 hens"),
)
"""What a duel changes in files of the template: file, old text, new text.

Files with more changes are in `template/duel`.
"""

OLD_NAMES = re.compile("henparty|HenParty|Hen Party|HP-|hp(?=[0-9])")
"""The names of the template's game: slug, class, title, and the letters of its rulings.

The template uses these spellings for nothing else.
"""

NAME = re.compile("[a-z]{2,12}")
"""A valid slug."""

TITLE = re.compile("[A-Z][A-Za-z0-9 !’'-]{1,23}")
"""A valid title: one that fits into Discord's descriptions, a line of code, and Fluent's syntax."""

MARKS = {
    "README.md": re.compile(r"(?:^\| \*\*.*\n)+", re.MULTILINE),
    "games/registry.py": re.compile(r'^SLUGS = \(\n(?: +".*",\n)+', re.MULTILINE),
}
"""Files that list all games. The text for the new game is inserted after the match."""

NEXT = """\
{title} is written: {files} files, {lines} lines. It can already be played. Next:

    let house players play it:      python -m games simulate {slug}
    write its expected files:       make golden GAME={slug}, then read them
    run its tests:                  make game GAME={slug}
    play it in the browser:         make play, then /chicken start {slug}

Then change it into your game: docs/a-game.md lists the steps."""


class NewGameRefused(ValueError):
    """The game cannot be written. The message says why."""


class Names(NamedTuple):
    """The names of the new game.

    Attributes:
        slug: The name in commands, folders and ids.
        type: The name of the class.
        title: The name in sentences.
        letters: The two letters before the numbers of its rulings, such as `CL` in `CL-1`.
    """

    slug: str
    type: str
    title: str
    letters: str

    def instead(self, old: re.Match[str]) -> str:
        """Return the new name for a match of `OLD_NAMES`."""
        new_names = {
            "henparty": self.slug,
            "HenParty": self.type,
            "Hen Party": self.title,
            "HP-": f"{self.letters}-",
        }
        # The only other match is `hp` before a number.
        return new_names.get(old[0], self.letters.lower())


def add(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Declare the command and its arguments."""
    parser = commands.add_parser("new", help="write a small game, as a start for your own")
    parser.add_argument("name", help="the name in commands and code: only letters a to z")
    parser.add_argument("--title", help='the name in texts: "Chicken Lottery" (default: Name)')
    parser.add_argument(
        "--duel", action="store_true", help="for exactly two players (default: three to six)"
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Write the game. Return 2 if the name is refused."""
    try:
        names = derive_names(arguments.name, arguments.title or arguments.name.capitalize())
        written = write(names, duel=arguments.duel)
    except (NewGameRefused, OSError) as error:
        print(f"new: {error}", file=sys.stderr)
        return 2

    lines = sum(text.count("\n") for text in written.values())
    print(NEXT.format(title=names.title, slug=names.slug, files=len(written), lines=lines))
    return 0


# -- names -----------------------------------------------------------------------------------------


def derive_names(slug: str, title: str) -> Names:
    """Check the names of the new game and return all its names.

    Raises:
        NewGameRefused: a name is taken, or has the wrong form.
    """
    if NAME.fullmatch(slug) is None or iskeyword(slug):
        raise NewGameRefused(
            f"{slug!r} is not a valid name: it needs 2 to 12 letters a to z, not a Python keyword"
        )
    if slug in GAMES:
        raise NewGameRefused(f"the game {slug!r} exists already")
    if TITLE.fullmatch(title) is None:
        raise NewGameRefused(
            f"{title!r} is not a valid title: it needs a capital first, and 2 to 24 characters"
        )

    # The ids of the game's sentences begin with the slug. Another feature may use this prefix.
    locales = sorted((ROOT / "data" / "locales").glob("*/*.ftl"))
    if files := [file.name for file in locales if f"\n{slug}-" in file.read_text("utf-8")]:
        raise NewGameRefused(f"ids in {files[0]} already begin with {slug}-: choose another name")

    words = re.findall("[A-Za-z0-9]+", title)
    class_name = "".join(word[0].upper() + word[1:] for word in words)
    # In the copied files, the new class must not have the name of another thing.
    if any(re.search(rf"\b{class_name}\b", text) for text in template().values()):
        raise NewGameRefused(f"the name {class_name!r} is used in the code: choose another --title")

    return Names(slug, class_name, title, letters(slug, title))


def letters(slug: str, title: str) -> str:
    """Return two letters for the rulings of the game that no other game uses.

    If possible, they are the initials of the title: `CL` for Chicken Lottery.
    """
    # In each RULES.md, the index of rulings begins with a line like `- CR-1: only for two.`
    rules = (file.read_text("utf-8") for file in (ROOT / "games").glob("*/RULES.md"))
    taken = {first[1] for text in rules if (first := re.search(r"\n- ([A-Z]{2})-1:", text))}
    candidates = ["".join(word[0] for word in re.findall(r"[A-Z]\w*", title))[:2]]
    candidates += [(slug[0] + other).upper() for other in slug[1:]]
    # If these pairs are taken, any pair that no game uses is good enough.
    candidates += map("".join, product(ascii_uppercase, repeat=2))
    return next(pair for pair in candidates if len(pair) == 2 and pair not in taken)


# -- files -----------------------------------------------------------------------------------------


def template(*, duel: bool = False) -> dict[str, str]:
    """Return all files of the template: path in the tree -> text."""
    files = dict(_files(ROOT / TEMPLATE))
    # In a duel, the files in the folder DUEL replace others; otherwise they are left out.
    of_duels = {name: files.pop(name) for name in [*files] if name.startswith(f"{DUEL}/")}
    if duel:
        files |= {name.removeprefix(f"{DUEL}/"): text for name, text in of_duels.items()}
        for name, old, new in AS_A_DUEL:
            files[name] = files[name].replace(old, new)

    return files


def _files(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield path in the folder and text of each file."""
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
        raise NewGameRefused("ruff is missing, which sorts the imports: make lint installs it")

    files = {
        OLD_NAMES.sub(names.instead, name): OLD_NAMES.sub(names.instead, text)
        for name, text in template(duel=duel).items()
    }
    new_files = {name: text for name, text in files.items() if name not in MARKS}
    for name in new_files:
        # A folder that is named after the game must not exist. In other folders, only the file must
        # not exist.
        path = Path(name).parent if names.slug in Path(name).parts else Path(name)
        if (ROOT / path).exists():
            raise NewGameRefused(f"{path.as_posix()} exists already: choose another name")

    # The template has no file games/registry.py: only this line is inserted there.
    inserted = {**files, "games/registry.py": f'    "{names.slug}",\n'}
    changed = {name: _put_in(name, inserted[name]) for name in MARKS}
    for name, text in {**new_files, **changed}.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8", newline="\n")

    _tidy([name for name in new_files if name.endswith(".py")])
    return new_files


def _put_in(name: str, text: str) -> str:
    """Return the file's text with the new text inserted at its mark."""
    old_text = (ROOT / name).read_text("utf-8")
    mark = MARKS[name].search(old_text)
    if mark is None:
        raise NewGameRefused(f"{name} has no place to insert a game: {MARKS[name].pattern}")

    return f"{old_text[: mark.end()]}{text}{old_text[mark.end() :]}"


def _tidy(files: list[str]) -> None:
    """Sort the imports and format the files.

    With another name, the order of imports and the length of lines may have changed.
    """
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--quiet", *files]
        subprocess.run(ruff, cwd=ROOT, check=True)
