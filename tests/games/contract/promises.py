"""What each game must guarantee, as checks with an error message that names the mistake.

test_contract.py and its neighbours apply them to every game. test_the_contract.py shows each check
a mistake that it must find.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any

from pydantic import BaseModel

from cogs.rulebook import NOT_SHOWN
from games.engine.asks import CLOCK, Ask, ClockId, Decision, Seat, Showing
from games.engine.engine import Engine, fingerprint_of_position
from games.engine.game import Outcome, Rules
from games.engine.house import House
from games.engine.positions import LETTERS
from tests.games.strength import share_ahead

# -- what a game declares --------------------------------------------------------------------------


def seats_are_known(game: Rules) -> None:
    """Check that seats are a range without gaps, and no more than there are seat letters."""
    most = game.seats[-1]
    assert game.seats.step == 1, f"{game.slug}: seats is no range without gaps"
    assert most <= len(LETTERS), (
        f"{game.slug} is for up to {most} seats; this house has {len(LETTERS)} at a table"
    )


def windows_are_fixed(game: Rules) -> None:
    for name, clock in game.clocks.items():
        assert clock.fixed or not clock.window, (
            f"{game.slug}: the clock {name!r} is a window, so its length must not change with the "
            f"pace: fixed=True"
        )


# -- asks ------------------------------------------------------------------------------------------


def dialogues_change_nothing(engine: Engine) -> None:
    """Check that answers in a dialogue leave the state as it was when the ask opened.

    The engine reads the state once for all seats of an ask.
    """
    # The first part of a fingerprint is the hash of state and ask.
    told, _, _ = engine.opening().row.fingerprint.partition("-")
    ask = engine.ask

    assert told == fingerprint_of_position(engine.game.state, ask), (
        f"somebody answered {ask and ask.kind!r}, and the state has changed before all had: a "
        f"dialogue returns what its seat has chosen, and the script makes something of it then"
    )


def ask_is_well_formed(game: Rules, seats: int, ask: Ask, decisions: Mapping[Seat, Any]) -> None:
    """Check the open ask and what each seat owes or may revise."""
    assert ask.owed, f"{ask.kind}: an ask that nobody owes anything"

    _facts(f"the ask {ask.kind!r}", ask.about)

    for seat, decision in decisions.items():
        assert seat == CLOCK or 0 <= seat < seats, f"{ask.kind}: there is no seat {seat}"
        assert decision is not None, f"{ask.kind}: seat {seat} is asked nothing"

        _decision(game, decision)

        # If other players could see who answers, a pass would tell that a seat could have acted.
        if ask.showing is Showing.NOTHING and seat != CLOCK:
            clock = game.clocks[decision.clock.group]
            assert clock.window, (
                f"nobody may see who answers {ask.kind!r}, so it is a window: the clock "
                f"{decision.clock.group!r} must say so (ClockGroup(..., fixed=True, window=True))"
            )


def _decision(game: Rules, decision: Decision) -> None:
    name = f"the decision {decision.kind!r}"
    assert isinstance(decision.clock, ClockId), f"{name} has no ClockId"
    assert decision.clock.group in game.clocks, f"{name}: no clock {decision.clock.group!r}"
    assert 1 <= decision.least <= decision.most, f"{name}: least {decision.least}, most above it"
    assert decision.least <= len(decision.options), f"{name} has too few options"

    # Discord refuses a menu with two equal values.
    doubled = Counter(map(str, decision.options)) - Counter({*map(str, decision.options)})
    assert not doubled, f"{name} has an option twice: {', '.join(doubled)}"
    assert all("+" not in str(option) for option in decision.options), (
        f"{name}: + parts two options"
    )
    assert decision.default is None or decision.allows(decision.default), (
        f"{name}: its default is not among the options"
    )

    _facts(name, decision.about)


def _facts(of: str, about: Mapping[str, object]) -> None:
    for name, fact in about.items():
        ones = fact if type(fact) is list else [fact]
        assert all(type(value) in (int, str) for value in ones), (
            f"{of} is about {name}={fact!r}: a fact is a number, a text, or a list of these"
        )


# -- the outcome -----------------------------------------------------------------------------------


def outcome_is_whole(outcome: Outcome, seats: int) -> None:
    """Check that winners, scores and ranks cover all seats and agree."""
    everybody = set(range(seats))
    assert set(outcome.scores) == everybody, f"scores of seats {sorted(outcome.scores)}"
    assert set(outcome.ranks) == everybody, (
        f"the outcome ranks the seats {sorted(outcome.ranks)} of {seats}: see Outcome.by_points"
    )

    counted = {seat for seat, score in outcome.scores.items() if score is not None}
    first = {seat for seat in counted if outcome.ranks[seat] == 1}
    assert set(outcome.winners) == first, (
        f"winners are {outcome.winners}, but rank 1 have {sorted(first)}: see Outcome.by_points"
    )

    # Ranks as in sports: two seats of rank 1 are followed by rank 3.
    places = sorted(outcome.ranks.values())
    expected = [1 + places.index(place) for place in places]
    assert places == expected, f"ranks are {places}: ties share one, and the next is left out"


# -- views -----------------------------------------------------------------------------------------


def views_are_snapshots(state: object, *views: object) -> None:
    """Check that a view shares no mutable object with the state.

    Otherwise code that draws a page could change the game.
    """
    # All objects of the state stay alive during the check, so an id is not reused.
    own = {id(part): path for path, part in _changeable(state, ("state",))}
    for view in views:
        for path, one in _changeable(view, ("view",)):
            assert id(one) not in own, (
                f"{''.join(path)} is {''.join(own[id(one)])} itself: hand out a copy"
            )


Path = tuple[str, ...]


def _changeable(value: object, path: Path) -> Iterator[tuple[Path, object]]:
    """Yield each mutable object in the value, with its path."""
    changes, parts = _shape(type(value))  # type: ignore[arg-type]  # a type can be hashed
    if changes:
        yield path, value

    if parts is not None:
        for name, inner in parts(value):
            if type(inner) not in LEAVES:
                yield from _changeable(inner, (*path, name))


LEAVES = frozenset({str, int, float, bool, bytes, type(None)})
"""Types of most values; they are skipped early."""

Parts = Callable[[Any], Iterable[tuple[str, Any]]]


@cache
def _shape(kind: type) -> tuple[bool, Parts | None]:
    """Return whether values of this type are mutable, and a function that yields their parts."""
    frozen = getattr(kind, "__dataclass_params__", None)
    if issubclass(kind, BaseModel):
        return not kind.model_config.get("frozen"), _by_name(kind.model_fields)
    if is_dataclass(kind):
        return frozen is not None and not frozen.frozen, _by_name(
            field.name for field in fields(kind)
        )
    if issubclass(kind, dict):
        return True, lambda value: [(f"[{name!r}]", inner) for name, inner in value.items()]
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return False, _by_name(kind._fields)
    if issubclass(kind, list | tuple | set | frozenset):
        changes = issubclass(kind, list | set)
        return changes, lambda value: [(f"[{at}]", inner) for at, inner in enumerate(value)]

    return False, None


def _by_name(fields: Iterable[str]) -> Parts:
    names = [(f".{name}", name) for name in fields]
    return lambda value: [(shown, getattr(value, name)) for shown, name in names]


# -- house players ---------------------------------------------------------------------------------

GAMES_TO_COMPARE = 60
FAIR = 0.5
"""The better level finishes better in at least this share of all pairs; a tie counts as half."""


def level_is_no_worse(
    game: Rules,
    better: str,
    worse: str,
    games: int = GAMES_TO_COMPARE,
    houses: Mapping[str, Callable[[], House]] | None = None,
) -> None:
    """Check a level against the one below it, at the smallest table and over seeded games.

    Args:
        game: The game.
        better: The higher level.
        worse: The level below it.
        games: How many games to play at most.
        houses: House players by level; the game's own by default.
    """
    # A game for one player cannot compare levels, so at least two sit down.
    seats = max(2, game.seats[0])
    levels = [(worse, better)[seat % 2] for seat in range(seats)]
    share = share_ahead(
        game, game.Options(), levels, better=better, games=games, than=FAIR, houses=houses
    )

    assert share >= FAIR, (
        f"{game.slug}: {better} finishes better than {worse} in {share:.0%} of the pairs of "
        f"{games} games at most; a level plays at least as well as the one below it"
    )


# -- hidden.py -------------------------------------------------------------------------------------


def entries_are_needed(
    listed: Iterable[str], name: str, is_needed: Callable[[str, Random], bool]
) -> None:
    """Check that each entry of REVEALING or DISCLOSING is needed.

    An entry switches a leak check off. `is_needed` searches a position that fails without it.
    """
    for entry in sorted(listed):
        assert is_needed(entry, Random(f"{name} {entry}")), (
            f"{name} has {entry!r}, and nothing needs it: take it out of hidden.py, for it "
            f"switches the leak check off"
        )


# -- RULES.md --------------------------------------------------------------------------------------

ESSENCE = "In an eggshell"
INDEX = "Appendix B"
SECTIONS_AT_MOST = 25
"""A menu on Discord has at most 25 options."""


def rulebook_has_its_form(text: str) -> None:
    """Check that the rulebook opens with the essence and ends with the index.

    The rules on Discord show all sections before the index.
    """
    sections = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert sections, "RULES.md has no section (## …)"
    assert sections[0] == ESSENCE, f"RULES.md begins with {sections[0]!r}, not with '## {ESSENCE}'"
    assert sections[-1].startswith(INDEX), (
        f"RULES.md ends with {sections[-1]!r}, not with '## {INDEX}', the index of its rulings"
    )
    assert NOT_SHOWN in text.split("\n## ")[-1], (
        f"under '## {sections[-1]}' stands no {NOT_SHOWN}: players would read it"
    )

    count = len(sections) - 1
    assert count <= SECTIONS_AT_MOST, (
        f"RULES.md has {count} sections; the menu that leafs through them holds {SECTIONS_AT_MOST}"
    )


def rulebook_says_the_same(english: str, translated: str) -> None:
    """Check that both texts have the same form, line by line, so that section numbers agree.

    Parts that are not shown to players may be missing in the translation.
    """
    last = "the beginning"
    for ours, theirs in zip_longest(_forms(english), _forms(translated), fillvalue="nothing"):
        assert ours == theirs, f"after {last!r} stands {theirs!r}, in English {ours!r}"
        last = ours


def _forms(text: str) -> list[str]:
    """Return the form of each line that players read, without its words."""
    visible_parts = [part for part in text.split("\n## ") if NOT_SHOWN not in part]
    return [_form(line) for line in "\n## ".join(visible_parts).splitlines() if line]


def _form(line: str) -> str:
    # A table row must keep its number of columns, a heading or list item its number.
    if line.startswith("|"):
        return f"a row of {line.count('|') - 1}"
    found = re.match(r"#+ (\d+\.)?|\d+\.(\d+)?|-", line)
    return found[0] if found else "a paragraph"
