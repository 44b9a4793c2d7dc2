"""Tests of the expert: its sampled worlds match its view and follow the rules."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from games.engine.asks import CLOCK, Choice, ClockId, Decision, Seat
from games.engine.chance import RiggedChance, SeededChance
from games.engine.engine import Engine
from games.engine.house import House, RandomHouse, default_choice
from games.engine.simulate import play_many
from games.heist.box import crew_of
from games.heist.odds import known_event
from games.heist.players.house import ExpertHouse, HardHouse
from games.heist.players.rollouts import (
    EVENT,
    LOOT,
    PURPOSES,
    Worlds,
    nerves,
    reveal,
    risks,
    victory_share,
)
from games.heist.players.search import DECISIONS, worlds_like
from games.heist.positions import set_up
from games.heist.rules import Heist
from games.heist.state import SLOTS, HeistOptions, HeistState
from games.heist.view import HeistView
from games.heist.vocabulary import EVENTS, HIDE, RUN, STAY, VARIABLE_EVENTS
from tests.support.found import found

MANY = 30
EVERY = 40


def views(
    seats: int, games: int = 6, kind: str = ""
) -> Iterator[tuple[Seat, HeistView, HeistState]]:
    """Yield seat, view and state for all asks of a kind, or for every 40th, of hard players."""
    decision_count = 0
    for number in range(games):
        seed = b"%032d" % number
        rng = Random(number)
        engine = Engine.deal(Heist, seats, HeistOptions(), seed, journalling=False)
        while engine.ask is not None:
            seat, decision = next(iter(engine.ask.owed.items()))
            # The clock has no view; its default choice continues the game.
            if seat == CLOCK:
                engine.decide(seat, default_choice(decision, rng))
                continue

            view = engine.view(seat)
            decision_count = decision_count + 1
            if decision.kind == kind or (not kind and decision_count % EVERY == 0):
                yield seat, view, engine.game.state

            engine.decide(seat, HardHouse().choose(view, decision, rng))


def counted(place: list[str] | tuple[str, ...]) -> list[int]:
    return [place.count(loot.card) for loot in LOOT]


def test_worlds_have_the_view_and_the_cards_of_the_real_state() -> None:
    generator = np.random.default_rng(1)
    looks = 0
    for seat, view, state in views(5):
        worlds = worlds_like(view, MANY, generator)
        # All loot lies with a seat, in the truck or in the pile.
        sizes = [len(player.loot) for player in state.seats]
        sizes += [len(state.truck), len(state.loot_pile)]

        assert (worlds.loot.sum(2) == sizes).all()
        assert (worlds.loot.sum(1) == [loot.copies for loot in LOOT]).all()
        assert (worlds.loot[:, seat] == counted(state.seats[seat].loot)).all()

        for events, spare in zip(worlds.events.tolist(), worlds.spare.tolist(), strict=True):
            names = [EVENTS[event] for event in events]
            apart = [*names, EVENTS[spare]]
            # Events that were shown are known; all others may lie in any other slot.
            assert names[: state.shown] == state.slots[: state.shown]
            # Apart from the variable ones, each world has exactly the events of the box.
            assert Counter(names) - Counter(VARIABLE_EVENTS) == Counter(BASE)
            assert max(Counter(apart)[event] for event in VARIABLE_EVENTS) == 1

            for note in state.seats[seat].notes:
                assert note.event in [names[slot - 1] for slot in note.slots]

                looks += 1

    assert looks


BASE = [*EVENTS[:6], "drivers_signal"]


def test_worlds_have_each_event_in_proportion() -> None:
    """Each event is in each slot in proportion to its number of copies."""
    _, view, _ = next(views(4, 1, "turn"))
    worlds = worlds_like(view, 4000, np.random.default_rng(2))
    for event in EVENTS:
        # Two signals, three of seven variable events, one of each other event.
        often = 2 if event == "drivers_signal" else 3 / 7 if event in VARIABLE_EVENTS else 1
        found = (worlds.events == EVENT[event]).mean(0)
        assert found == pytest.approx(np.full(SLOTS, often / SLOTS), abs=0.03)


def test_contradictory_notes_still_give_worlds() -> None:
    """After several Panics a notebook may place three events in two slots."""
    notes = ["swat 6 7", "shootout 6 7", "time_lock 6 7", "searchlight 8"]
    people: dict[str, Any] = {"A": {"notes": notes}, "B": {}, "C": {}}
    engine = entered({"phase": "turn", "round": 3, "turn": "A", "loot_pile": 9, **people})
    worlds = worlds_like(engine.view(0), MANY, np.random.default_rng(3))

    # A note that can be true is kept, and each slot has some event.
    assert (worlds.events[:, 7] == EVENT["searchlight"]).all()
    assert (worlds.events >= 0).all()


# -- the rules -------------------------------------------------------------------------------------


def world_of(state: HeistState) -> Worlds:
    """Return the state as the only sampled world."""
    seats = state.seats
    places = [*(player.loot for player in seats), state.truck, state.loot_pile]
    return Worlds(
        events=np.array([[EVENT[event] for event in state.slots]], dtype=np.int16),
        spare=np.array([EVENT[state.aside[-1]]], dtype=np.int16),
        loot=np.array([[counted(place) for place in places]], dtype=np.float32),
        crew=np.array([[CREW[crew_of(player.character)] for player in seats]], dtype=np.int16),
        samurai=np.array([[state.plays(seat, "samurai") for seat in range(len(seats))]]),
        hide=np.array([[player.has_hide for player in seats]]),
        inside=np.array([[player.status == "in" for player in seats]]),
        escaped=np.array([[player.status == "escaped" for player in seats]]),
        knows=np.zeros((1, len(seats), SLOTS), dtype=np.bool_),
        leader=np.array([state.leader]),
        signals=np.array([state.signals]),
        # One row, and its index in the arrays of luck.
        luck=np.arange(1),
        result_index=np.arange(1),
    )


CREW = {crew: place for place, crew in enumerate(("perimeter", "vault", "lobby", "rooftop"))}


def revealing(seats: int, rng: Random) -> HeistState:
    """Return a random position before a Reveal."""
    state = Heist.deal(seats, HeistOptions(auto_split=True), SeededChance(rng.randbytes(32)))
    # Rounds end with the last signal at the latest.
    last = max(slot for slot in range(SLOTS) if state.slots[slot] == "drivers_signal")
    state.round = rng.randint(1, last + 1)
    state.shown = state.round - 1
    state.signals = state.slots[: state.shown].count("drivers_signal")
    state.phase = "reveal"
    state.truck = [state.loot_pile.pop() for _ in range(rng.randint(0, 10))]
    for player in state.seats:
        player.status = rng.choice(["in", "in", "in", "escaped", "caught"])
        player.has_hide = rng.random() < 0.6
        player.hand.clear()
        player.decision = rng.choice(
            ["stay", "run", "hide"] if player.has_hide else ["stay", "run"]
        )
        cards = rng.randint(0, 3) if player.status != "caught" else 0
        player.loot = [state.loot_pile.pop() for _ in range(min(cards, len(state.loot_pile)))]

    # At least two seats must be inside, or the game would be over already.
    for player in rng.sample(state.seats, 2):
        player.status = "in"

    state.leader = rng.choice(state.inside())
    return state


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_reveal_matches_the_engine(seats: int) -> None:
    """Compare with the engine: what a Reveal leaves, up to the first turn of the next round."""
    rng = Random(seats)
    seen = Counter[tuple[str, str]]()
    for _ in range(300):
        state = revealing(seats, rng)
        world = world_of(state)
        number = state.round - 1
        decisions = [[DECISIONS[player.decision or ""] for player in state.seats]]
        luck = np.zeros((1, seats, PURPOSES), dtype=np.float32)
        over = reveal(world, number, np.array(decisions, dtype=np.int16), luck)
        engine = Engine.enter(Heist, state, SeededChance(bytes(32)))
        # The expert assumes default answers in the saves.
        while engine.ask is not None and engine.ask.kind == "saves":
            who, decision = next(iter(engine.ask.owed.items()))
            engine.decide(who, decision.default or ())

        after = engine.game.state
        seen[state.slots[number], after.phase] += 1
        assert over[0] == (after.phase == "over")
        assert world.escaped[0].tolist() == [player.status == "escaped" for player in after.seats]
        # Loot is only moved, never created or lost.
        assert world.loot[0].sum(0).tolist() == [loot.copies for loot in LOOT]

        cards = world.loot[0, :seats].sum(1).tolist()
        assert cards == [len(player.loot) for player in after.seats]

        if engine.outcome is None:
            assert world.inside[0].tolist() == [player.status == "in" for player in after.seats]

            owned = [player.has_hide and player.status == "in" for player in after.seats]
            assert (world.hide & world.inside)[0].tolist() == owned
            assert world.leader[0] == after.leader
            assert world.signals[0] == after.signals

            # A new round loads one card into the truck, if the pile has any.
            loaded = world.loot[0, -1].sum() > 0  # the new round loads one
            assert world.loot[0, seats].sum() == len(after.truck) - loaded
        elif after.event != "masterpiece":  # its cards are random
            winners = engine.outcome.winners
            parts = [(seat in winners) / max(1, len(winners)) for seat in range(seats)]
            assert [victory_share(world, seat)[0] for seat in range(seats)] == pytest.approx(parts)

    # Nearly all combinations of event and next phase have been met.
    assert len(seen) >= 2 * len(EVENTS) - 3


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_predicted_decisions_match_hard_players(seats: int) -> None:
    """Predicted decisions of others match those of hard players who do not know the event.

    The nerves are partly random, so only most of them agree.
    """
    expected = []
    ran = []
    for seat, view, state in views(seats, 8, "decision"):
        # A player who knows this round's event decides by it, not by nerves.
        if known_event(view) is None:
            world = world_of(state)
            number = state.round - 1
            is_shown = np.arange(SLOTS)[None] < number
            expected.append(float(nerves(world, *risks(world, number, is_shown))[0, seat]))
            options = [*HIDE_OR_NOT[view.seats[seat].has_hide]]
            decision = Decision("decision", options, None, ClockId("decision_a"))
            ran.append(HardHouse().choose(view, decision, Random(len(ran)))[0] == RUN)

    alike = fmean((chance > 0.5) == did for chance, did in zip(expected, ran, strict=True))
    assert alike > 0.8
    assert fmean(expected) == pytest.approx(fmean(ran), abs=0.08)


HIDE_OR_NOT = {True: (STAY, RUN, HIDE), False: (STAY, RUN)}


# -- choices ---------------------------------------------------------------------------------------


def entered(table: dict[str, Any]) -> Engine:
    return Engine.enter(Heist, set_up(table), RiggedChance())


def chosen(table: dict[str, Any]) -> Choice:
    engine = entered(table)
    decision = found(engine.decision(0))
    return ExpertHouse(1200).choose(engine.view(0), decision, Random(1))


def before_the_last_signal(phase: str, here: str, **more: Any) -> dict[str, Any]:
    """Return a position in round 4: one signal is gone, and seat A knows where the other is."""
    slots = {"2": "drivers_signal", here: "drivers_signal"}
    people = {
        "A": {"character": "mystic", "loot": 3, "notes": [f"drivers_signal {here}"]},
        "B": {"loot": 3},
        "C": {"loot": 4},
        "D": {"loot": 4},
    }
    table = {"phase": phase, "round": 4, "slots": slots, "loot_pile": 6, "truck": 4}
    return {**table, **people, **more}


def test_expert_runs_from_the_last_signal() -> None:
    assert [str(option) for option in chosen(before_the_last_signal("decision", "4"))] == ["run"]


def test_expert_stays_before_a_known_harmless_event() -> None:
    people = {"A": {"loot": 2, "notes": ["dyepack 4"]}, "B": {"loot": 3}, "C": {"loot": 3}}
    table = {"phase": "decision", "round": 4, "signals": 1, "loot_pile": 12, "truck": 4, **people}
    assert [str(option) for option in chosen(table)] == ["stay"]


def test_expert_moves_the_last_signal_forward() -> None:
    """Seat A runs alone and takes the whole truck, as no other player expects the signal now."""
    turn = {"turn": "A", "turns": ["D", "C", "B", "A"]}
    table = before_the_last_signal("turn", "8", **turn)

    assert [str(option) for option in chosen(table)] == ["tinker"]

    engine = entered(table)
    engine.decide(0, chosen(table))
    decision = found(engine.decision(0))

    slots = ExpertHouse(1200).choose(engine.view(0), decision, Random(1))
    assert [str(option) for option in slots] == ["slot 4", "slot 8"]


@pytest.mark.slow
def test_expert_wins_more_than_random_players() -> None:
    """The lead over hard house players is measured by `benchmarks.house`, which takes hours."""
    houses: list[House] = [ExpertHouse(240), *(RandomHouse() for _ in range(3))]
    games = play_many(Heist, HeistOptions(), houses, 16, "some thought")
    # Seats rotate: game number n has the expert at seat -n modulo 4.
    wins = sum(-number % 4 in game.outcome.winners for number, game in enumerate(games))
    # By chance it would win 4 of 16.
    assert wins >= 9
