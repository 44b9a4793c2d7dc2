"""Whole games for the tests of recaps, and what the recounts of all games share.

A recap sees the last scene with its milestones. A recount sees all events since the deal. What a
game's recap must say is in tests/cogs/<slug>/recounted.py.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any

from bot.i18n.words import Words
from bot.tables.scene import Scene, scene
from bot.tables.session import Session
from bot.tables.table import RECENT, Bulletin, Result, Status
from games.engine.asks import CLOCK, Seat
from games.engine.engine import Engine
from games.engine.game import Event, Outcome
from games.engine.house import default_choice, random_choice
from games.registry import GAMES, package_of
from tests.cogs.faces import WORDS
from tests.cogs.stage import NAMES
from tests.cogs.stage import table as laid

LONGEST = 200
"""Limit on the characters of a recap: three lines on a phone with the names of these tests."""


@dataclass(frozen=True)
class Game:
    """A game that random players have finished, with all its public events."""

    told: Sequence[Event]
    outcome: Outcome
    state: Any
    scene: Scene


def played(slug: str, number: int) -> Game:
    game = GAMES[slug]
    rng = Random(number)
    seats = game.seats[number % len(game.seats)]
    # Every game has a seed of its own, so that failures can be repeated.
    seed = sha256(f"{slug}:{number}".encode()).digest()
    engine = Engine.deal(game, seats, game.Options(), seed, journalling=False)
    told = [*engine.events]
    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        choice = default_choice(decision, rng) if seat == CLOCK else random_choice(decision, rng)
        engine.decide(seat, choice)
        told += engine.events

    outcome = engine.outcome
    assert outcome is not None

    table = laid(seats, NAMES, slug)
    table.status = Status.OVER
    table.result = Result([*outcome.winners], outcome.scores, outcome.ranks)
    # The table keeps the latest news only; milestones keep what decided the game.
    news = [Bulletin(0, one.kind, one.facts, one.to) for one in told if one.to is None]
    table.news = tuple(news[-RECENT:])
    public = [one for one in told if one.to is None]
    table.milestones = tuple(one for one in news if one.kind in game.milestones)
    shown = scene(Session(table, engine), seats, seats, None)
    return Game(public, outcome, engine.game.state, shown)


def names(seats: Sequence[Seat]) -> str:
    found = [NAMES[seat] for seat in seats]
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}"


def runners_up(game: Game) -> tuple[list[Seat], int]:
    """Return the seats that follow the winners, and how many points they are behind."""
    scores = {seat: one for seat, one in game.outcome.scores.items() if one is not None}
    rest = {seat: one for seat, one in scores.items() if seat not in game.outcome.winners}
    if not rest or not game.outcome.winners:
        return [], 0

    best = max(rest.values())
    return [seat for seat in rest if rest[seat] == best], scores[game.outcome.winners[0]] - best


def plain_facts(game: Game) -> list[str]:
    """Return what the recap of cogs/plain.py must say: the last milestone, and the next seats."""
    kept = [event for event in game.told if event.kind in GAMES[game.scene.game].milestones]
    seats, by = runners_up(game)
    labels = import_module(f"cogs.{package_of(game.scene.game)}.labels").Labels(game.scene, WORDS)
    said = [WORDS(f"{game.scene.game}-told-{one.kind}", **labels.spoken(one.facts)) for one in kept]
    behind = [WORDS.own(game.scene.game, "recap-margin", seats=names(seats), by=by)] if by else []
    return [*said[-1:], *behind]


def assert_recaps(
    recap: Callable[[Scene, Words], Sequence[str]],
    facts: Callable[[Game], Sequence[str]],
    games: Iterable[Game],
    *,
    is_plain: bool,
) -> None:
    """Check that every recap is true, repeatable and short.

    A game's own recap must say something, and must differ between most games. The recap of
    cogs/plain.py has only the milestones of the game.
    """
    several = []
    for number, game in enumerate(games):
        said = [*recap(game.scene, WORDS)]
        assert said == facts(game), number
        assert (0 if is_plain else 1) <= len(said) <= 3
        assert len(" ".join(said)) <= LONGEST, said
        # A second call must choose the same sentences.
        assert said == [*recap(game.scene, WORDS)]

        several.append(tuple(said))

    assert is_plain or len(set(several)) > len(several) / 2, "no two games are alike"


def of(told: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    return [one.facts for one in told if one.kind == kind]


def at(game: Game, kind: str, number: int) -> int:
    return [place for place, one in enumerate(game.told) if one.kind == kind][number]
