"""What decided a game, in up to three sentences: true of every one of two hundred games.

The facts are counted here out of all that was told from the deal on; a recap has the last scene.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bot.tables.scene import Scene, scene
from bot.tables.session import Session
from bot.tables.table import RECENT, Bulletin, Result, Status
from cogs.heist.labels import Labels
from cogs.political.labels import Labels as Political
from games.heist.state import value
from games.kit.asks import CLOCK, Seat
from games.kit.engine import Engine
from games.kit.game import Event, Outcome
from games.kit.house import RandomHouse, default_choice
from games.political.stacks import nature
from games.registry import GAMES
from tests.cogs.faces import FACES, WORDS
from tests.cogs.stage import NAMES
from tests.cogs.stage import table as laid

PLAYED = 200
LONGEST = 200
"""Characters of all three: three lines on a phone, with names as long as here."""


@dataclass(frozen=True)
class Game:
    """A game between random players, to its end, with everything that was told."""

    told: Sequence[Event]
    outcome: Outcome
    state: Any
    scene: Scene


def played(slug: str, number: int) -> Game:
    game, rng = GAMES[slug], Random(number)
    seats = game.seats[number % len(game.seats)]
    seed = sha256(f"{slug}:{number}".encode()).digest()
    engine = Engine.deal(game, seats, game.Options(), seed, journalling=False)
    told = [*engine.events]
    while engine.ask is not None:
        seat, decision = next(iter(engine.ask.owed.items()))
        if seat == CLOCK:
            choice = default_choice(decision, rng)
        else:
            choice = RandomHouse().choose(engine.view(seat), decision, rng)
        engine.decide(seat, choice)
        told += engine.events
    outcome = engine.outcome
    assert outcome is not None
    table = laid(seats, NAMES, slug)
    table.status = Status.OVER
    table.result = Result([*outcome.winners], outcome.scores, outcome.ranks)
    news = [Bulletin(0, one.kind, one.facts, one.to) for one in told if one.to is None]
    table.news = tuple(news[-RECENT:])
    public = [one for one in told if one.to is None]
    shown = scene(Session(table, engine), seats, seats, None)
    return Game(public, outcome, engine.game.state, shown)


def names(seats: Sequence[Seat]) -> str:
    found = [NAMES[seat] for seat in seats]
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}"


def runners_up(game: Game) -> tuple[list[Seat], int]:
    """Who has most after the winners, and how much the winners have more."""
    scores = {seat: one for seat, one in game.outcome.scores.items() if one is not None}
    rest = {seat: one for seat, one in scores.items() if seat not in game.outcome.winners}
    if not rest or not game.outcome.winners:
        return [], 0
    best = max(rest.values())
    return [seat for seat in rest if rest[seat] == best], scores[game.outcome.winners[0]] - best


def of(told: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    return [one.facts for one in told if one.kind == kind]


def playing(game: Game) -> list[str]:
    tricks = of(game.told, "revealed")
    found: list[str] = []
    points = [
        [sum(one["points"] for one in tricks[: k + 1] if seat in one["seats"]) for k in range(15)]
        for seat in game.outcome.scores
    ]
    won = game.outcome.winners
    if len(won) == 1:
        best = [max(row[k] for row in points) for k in range(15)]
        ahead = [points[won[0]][k] == best[k] for k in range(15)]
        since = next(k for k in range(15) if all(ahead[k:]))
        before = game.told[: _at(game, "revealed", since)]
        round_ = sum(one.kind == "round_started" for one in before)
        found += [
            WORDS(
                "playing-recap-lead" if since else "playing-recap-led",
                seat=NAMES[won[0]],
                round=round_,
                goal=tricks[since]["goal"],
            )
        ]
    if hits := len([one for one in tricks if sum(one["cards"]) == one["goal"]]):
        found.append(WORDS("playing-recap-exact", count=hits))
    seats, by = runners_up(game)
    return [*found, *([WORDS("playing-recap-margin", seats=names(seats), by=by)] if seats else [])]


def _at(game: Game, kind: str, number: int) -> int:
    return [at for at, one in enumerate(game.told) if one.kind == kind][number]


def heist(game: Game) -> list[str]:
    found, labels = [], Labels(game.scene, WORDS)
    since = game.told[_at(game, "event_shown", -1) :]
    if len(since) <= RECENT:
        events = of(since, "event_shown") + of(since, "substituted")
        caught = [one["seat"] for one in of(since, "caught")]
        found.append(
            WORDS(
                "heist-recap-event",
                event=labels.event(events[-1]["event"]),
                seats=names(caught) if caught else "",
                people=len(caught),
            )
        )
    seats = enumerate(game.state.seats)
    bags = {seat: one.loot for seat, one in seats if one.status == "escaped"}
    if any(bags.values()):
        all_ = sorted(((value(loot), loot) for bag in bags.values() for loot in bag), reverse=True)
        dearest = all_[0][1]
        whose = names([seat for seat, bag in bags.items() if dearest in bag])
        found.append(WORDS("heist-recap-dearest", loot=labels.loot(dearest), seats=whose))
    behind, by = runners_up(game)
    if not game.outcome.winners:
        return [*found, WORDS("heist-recap-nobody", count=len(game.outcome.scores))]
    if not behind:
        return [*found, WORDS("heist-recap-alone")]
    return [*found, WORDS("heist-recap-margin", seats=names(behind), by=by)]


def crazy(game: Game) -> list[str]:
    rounds, found = of(game.told, "round_ended"), []
    numbers = [one["numbers"] for one in rounds]
    won = game.outcome.winners
    if len(won) == 1 and len(rounds) > 1:
        gaps = [row[won[0]] - row[1 - won[0]] for row in numbers]
        best = gaps.index(max(gaps))
        found.append(
            WORDS(
                "crazy-recap-round",
                seat=NAMES[won[0]],
                round=best + 1,
                mine=numbers[best][won[0]],
                theirs=numbers[best][1 - won[0]],
            )
        )
    first = sum(one > other for one, other in numbers)
    second = sum(one < other for one, other in numbers)
    by = abs(sum(one - other for one, other in numbers))
    less, more = sorted((first, second))
    return [*found, WORDS("crazy-recap-margin", by=by, won=more, lost=less)]


def out(game: Game) -> list[str]:
    found = []
    if first := [one["seat"] for one in of(game.told, "went_out") if one["place"] == 1]:
        found.append(WORDS("out-recap-out", seat=names(first)))
    if busts := of(game.told, "busted"):
        last = busts[-1]
        seat, count, cards = NAMES[last["seat"]], last["count"], last["cards"]
        if any(one.kind == "busted" for one in game.told[-RECENT:]):
            found.append(WORDS("out-recap-bust", seat=seat, count=count, cards=cards))
    ranks = game.outcome.ranks
    rest = sorted(rank for seat, rank in ranks.items() if seat not in game.outcome.winners)
    if rest:
        seats = [seat for seat, rank in ranks.items() if rank == rest[0]]
        what = "capture" if len(ranks) == 2 else "race"
        count = game.outcome.scores[seats[0]] or 0
        found.append(WORDS(f"out-recap-{what}", seats=names(seats), count=count, people=len(seats)))
    return found


def political(game: Game) -> list[str]:
    said, found = [*FACES["political"].recap(game.scene, WORDS)], []
    won = game.outcome.winners
    bases = [one.base for one in game.state.seats]
    if len(won) == 1 and bases[won[0]]:
        most = max(nature(stack).influence for stack in bases[won[0]])
        pillars = [one for one in bases[won[0]] if nature(one).influence == most]
        leans = Political(game.scene, WORDS).stack_plain
        seat = NAMES[won[0]]
        told = [WORDS("political-recap-pillar", seat=seat, stack=leans(one)) for one in pillars]
        assert said[0] in told
        found.append(said[0])
    since = game.told[_at(game, "turn_started", -1) :]
    dice = of(since, "dice")
    if dice:
        attack, defence = dice[-1]["attack"], dice[-1]["defence"]
        ended = next(one for one in since if one.kind in ("taken_over", "destroyed", "held"))
        word = {"taken_over": "went over to", "destroyed": "wiped out by", "held": "held against"}
        (last,) = (one for one in said if one.startswith("The last dice"))
        assert f"{attack} to {defence}:" in last
        assert last.endswith(f"{word[ended.kind]} {NAMES[of([ended], ended.kind)[0]['seat']]}.")
        found.append(last)
    seats, by = runners_up(game)
    if seats:
        cards = sum(map(len, bases[won[0]]))
        found.append(WORDS("political-recap-margin", seats=names(seats), by=by, cards=cards))
    return found


FACTS: dict[str, Callable[[Game], list[str]]] = {
    "playing": playing,
    "heist": heist,
    "crazy": crazy,
    "out": out,
    "political": political,
}


@pytest.mark.parametrize("slug", GAMES)
def test_every_recap_is_true_and_short(slug: str) -> None:
    several = set()
    for number in range(PLAYED):
        game = played(slug, number)
        said = [*FACES[slug].recap(game.scene, WORDS)]
        assert said == FACTS[slug](game), number
        assert 1 <= len(said) <= 3
        assert len(" ".join(said)) <= LONGEST, said
        assert said == [*FACES[slug].recap(game.scene, WORDS)]
        several.add(tuple(said))
    assert len(several) > PLAYED / 2, "no two games are alike"
