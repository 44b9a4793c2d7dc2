"""How ids that are put together are declared."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, product

from tests.repository.tree import trees

Texts = Iterable[str]


@dataclass(frozen=True)
class Family:
    """A pattern of ids, and those that it makes."""

    pattern: str
    """As the code has it, with `*` in its gaps; gaps side by side are one."""
    ids: frozenset[str]
    words: frozenset[str] = frozenset()
    """What stands in its gaps, as far as that was told by itself."""
    if_said: bool = False
    """Only where there is such a sentence; else a more general one is said."""


def ids(pattern: str, *gaps: Texts, if_said: bool = False) -> Family:
    """With every word of each gap: `ids("heist-card-*-help", CARDS)`."""
    known = pattern.split("*")
    gaps = tuple(map(tuple, gaps))

    assert len(gaps) == len(known) - 1, f"{pattern} has not {len(gaps)} gaps"

    made = (zip(words, known[1:], strict=True) for words in product(*gaps))
    found = frozenset(known[0] + "".join(map("".join, pairs)) for pairs in made)
    assert found, f"{pattern} ranges over nothing"

    return Family(re.sub(r"\*+", "*", pattern), found, frozenset(chain(*gaps)), if_said)


def these(pattern: str, found: Texts, *, if_said: bool = False) -> Family:
    """Where not every word goes with every other."""
    family = Family(pattern, frozenset(found), if_said=if_said)
    known = re.compile(re.escape(pattern).replace(r"\*", ".+"))
    assert all(map(known.fullmatch, family.ids)), f"not all of them are {pattern}"
    return family


def own(game: str, pattern: str, *gaps: Texts) -> Family:
    """What the game may say in its own words instead of those for all games (`Words.own`)."""
    all_games = ids(pattern, *gaps)
    return replace(all_games, ids=frozenset(f"{game}-{one}" for one in all_games.ids))


def no_ids(*patterns: str) -> list[Family]:
    """What looks alike and is no sentence: names of tasks, of pictures, of what is pressed."""
    return [Family(pattern, frozenset()) for pattern in patterns]


def ends(word: str, *endings: str) -> list[str]:
    """The word by itself, and with each of these behind it."""
    return [word, *(word + one for one in endings)]


def in_calls(name: str, folder: str, *places: int) -> set[str]:
    """What stands in calls of that function, in the arguments at these places (the first, if not
    told otherwise) joined by a dash; both, where it is one text or another.
    """
    return {
        "-".join(texts)
        for call in _calls(name, folder)
        if len(call.args) > max(places, default=0)
        for texts in product(*(_texts(call.args[place]) for place in places or (0,)))
    }


def in_named_arguments(name: str, folder: str) -> set[str]:
    """The same for all that is handed over by name."""
    calls = _calls(name, folder)
    return {text for call in calls for one in call.keywords for text in _texts(one.value)}


def _calls(name: str, folder: str) -> Iterator[ast.Call]:
    for file, tree in trees().items():
        if file.startswith(folder):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and _name(node.func) == name:
                    yield node


def kinds_of(name: str) -> set[str]:
    """The classes that are made of that one, or of such a class."""
    bases = {
        node.name: {_name(one) for one in node.bases}
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found: set[str] = set()
    while more := {one for one, of in bases.items() if of & {name, *found}} - found:
        found |= more

    return found


def _name(called: ast.expr) -> str:
    return ast.unparse(called).rpartition(".")[2]


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
