"""Functions that declare composed sentence ids."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, product

from tests.repository.tree import trees

Texts = Iterable[str]


@dataclass(frozen=True)
class Family:
    """A pattern of ids, and all ids that it makes."""

    pattern: str
    """As in the code, with `*` in its gaps; adjacent gaps are one."""
    ids: frozenset[str]
    words: frozenset[str] = frozenset()
    """The words of its gaps, if they were declared one by one."""
    if_said: bool = False
    """Whether the sentence is optional: without it a more general one is used."""


def ids(pattern: str, *gaps: Texts, if_said: bool = False) -> Family:
    """Declare all combinations of the words in each gap: `ids("heist-card-*-help", CARDS)`."""
    known = pattern.split("*")
    gaps = tuple(map(tuple, gaps))

    assert len(gaps) == len(known) - 1, f"{pattern} has not {len(gaps)} gaps"

    # Each word is followed by the constant part after its gap.
    made = (zip(words, known[1:], strict=True) for words in product(*gaps))
    found = frozenset(known[0] + "".join(map("".join, pairs)) for pairs in made)
    assert found, f"{pattern} ranges over nothing"

    # The code's pattern has one gap for adjacent ones.
    return Family(re.sub(r"\*+", "*", pattern), found, frozenset(chain(*gaps)), if_said)


def these(pattern: str, found: Texts, *, if_said: bool = False) -> Family:
    """Declare a list of ids, where not all words can be combined."""
    family = Family(pattern, frozenset(found), if_said=if_said)
    known = re.compile(re.escape(pattern).replace(r"\*", ".+"))
    assert all(map(known.fullmatch, family.ids)), f"not all of them are {pattern}"
    return family


def own(game: str, pattern: str, *gaps: Texts) -> Family:
    """Declare sentences of a game that replace the common ones (`Words.own`)."""
    all_games = ids(pattern, *gaps)
    return replace(
        all_games, ids=frozenset(f"{game}-{sentence_id}" for sentence_id in all_games.ids)
    )


def no_ids(*patterns: str) -> list[Family]:
    """Declare patterns that only look like ids: names of tasks, pictures or custom ids."""
    return [Family(pattern, frozenset()) for pattern in patterns]


def ends(word: str, *endings: str) -> list[str]:
    """Return the word itself, and the word with each of these endings."""
    return [word, *(word + ending for ending in endings)]


def in_calls(name: str, folder: str, *places: int) -> set[str]:
    """Return the literal arguments of calls of that function.

    Args:
        name: The function's name.
        folder: The beginning of the paths to search.
        places: Positions of the arguments, by default the first one; several are joined by a dash.

    Both texts of a conditional expression count.
    """
    return {
        "-".join(texts)
        for call in _calls(name, folder)
        if len(call.args) > max(places, default=0)
        for texts in product(*(_texts(call.args[place]) for place in places or (0,)))
    }


def in_named_arguments(name: str, folder: str) -> set[str]:
    """Return all literal keyword arguments of calls of that function."""
    calls = _calls(name, folder)
    return {text for call in calls for keyword in call.keywords for text in _texts(keyword.value)}


def _calls(name: str, folder: str) -> Iterator[ast.Call]:
    return (call for file, call in _all_calls()[name] if file.startswith(folder))


@cache
def _all_calls() -> dict[str, list[tuple[str, ast.Call]]]:
    """Return all calls of the program by the name of the function, each with its file."""
    found = defaultdict(list)
    for file, node in _nodes():
        if isinstance(node, ast.Call) and (name := _name(node.func)):
            found[name].append((file, node))

    return found


def _nodes() -> Iterator[tuple[str, ast.AST]]:
    return ((file, node) for file, tree in trees().items() for node in ast.walk(tree))


def kinds_of(name: str) -> set[str]:
    """Return the names of all direct and indirect subclasses of the class."""
    classes = [node for _, node in _nodes() if isinstance(node, ast.ClassDef)]
    bases = {node.name: {_name(base) for base in node.bases} for node in classes}
    found: set[str] = set()
    # Each round adds the subclasses of those found so far.
    while more := {kind for kind, of in bases.items() if of & {name, *found}} - found:
        found |= more

    return found


def _name(called: ast.expr) -> str | None:
    match called:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return None


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
