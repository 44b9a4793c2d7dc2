"""The engine takes a choice or refuses it. What it takes can be replayed, a refusal never was."""

import json
from hashlib import blake2b
from random import Random

import pytest

from games.engine import asks
from games.engine.asks import CLOCK, Option
from games.engine.engine import Engine, JournalRow, fingerprint_of_position
from games.engine.errors import IllegalChoice, NothingAsked, ReplayDiffers
from games.engine.game import GameOptions
from tests.games.engine.table import SEED, Recorded, choose, deal, set_up
from tests.games.engine.toy import Henhouse, Toy
from tests.support.found import found

REFUSED = [
    (0, "card 99", IllegalChoice),
    (0, "card 1 + card 7", IllegalChoice),
    (0, "", IllegalChoice),
    (1, "card 1", IllegalChoice),
    (7, "card 1", NothingAsked),
    (CLOCK, "minimum", NothingAsked),
]


def written(text):
    return tuple(
        Option(kind, int(value) if value else None)
        for kind, _, value in (part.partition(" ") for part in text.split(" + ") if part)
    )


@pytest.mark.parametrize(("seat", "text", "error"), REFUSED)
def test_a_refused_choice_changes_nothing(seat, text, error):
    engine = set_up([[1, 7], [2, 8]])
    before = (
        fingerprint_of_position(engine.game.state, engine.ask),
        engine.revision,
        engine.game.chance.draws,
    )

    with pytest.raises(error):
        engine.decide(seat, written(text))

    assert before == (
        fingerprint_of_position(engine.game.state, engine.ask),
        engine.revision,
        engine.game.chance.draws,
    )
    assert not engine.broken


def to_the_eggs():
    engine = deal(3)
    while (ask := found(engine.ask)).kind != "eggs":
        seat, decision = next(iter(ask.owed.items()))
        engine.decide(seat, decision.default or (decision.options[0],))
    return engine, next(iter(ask.owed))


@pytest.mark.parametrize("text", ["egg 0 + egg 0", "egg 0 + egg 1 + egg 2", "egg 9", ""])
def test_several_means_different_ones_and_not_too_many(text):
    engine, seat = to_the_eggs()

    with pytest.raises(IllegalChoice):
        engine.decide(seat, written(text))


def test_one_or_several_may_be_taken():
    for text in ("egg 1", "egg 0 + egg 2"):
        engine, seat = to_the_eggs()
        choose(engine, seat, text)
        assert len(engine.game.state.eggs[seat]) == text.count("egg")


def test_a_choice_is_read_as_it_is_written():
    engine, seat = to_the_eggs()
    decision = found(engine.decision(seat))

    assert decision.read("egg 2 + egg 0") == (Option("egg", 2), Option("egg", 0))
    assert decision.read("egg 0 + egg 0") is None
    assert decision.read("eggs") is None
    assert decision.read("") is None


def finish(recorded, rng):
    while recorded.engine.ask is not None:
        yield recorded.choose_at_random(rng)


@pytest.mark.parametrize("seats", [2, 4])
def test_killed_after_any_choice_the_game_is_the_same_again(seats):
    recorded = Recorded.of(deal(seats))
    for _ in finish(recorded, Random(seats)):
        engine = recorded.engine
        again = recorded.again()

        assert again.game.state == engine.game.state
        assert again.outcome == engine.outcome
        assert again.revision == engine.revision
        assert numbers(again) == numbers(engine)
        assert (
            again.opening().row.fingerprint.partition("-")[0]
            == (engine.opening().row.fingerprint.partition("-")[0])
        )


def numbers(engine):
    """Every number by which a click says what it answers."""
    ask = engine.ask
    if ask is None:
        return None

    seats = [*ask.owed, *ask.settled]
    return ask.number, {seat: (d := engine.decision(seat)) and d.number for seat in seats}


def test_a_number_stays_while_others_answer_and_moves_with_its_own_decision():
    engine = set_up([[1, 7], [2, 8], [3, 9]])
    assert numbers(engine) == (0, {0: 0, 1: 0, 2: 0})

    choose(engine, 0, "card 7")
    assert numbers(engine) == (0, {0: 1, 1: 0, 2: 0})

    choose(engine, 0, "seat 1")
    assert numbers(engine) == (0, {0: 2, 1: 0, 2: 0})

    choose(engine, 2, "card 3")
    assert numbers(engine) == (0, {0: 2, 1: 0, 2: 3})


def test_same_seed_and_choices_same_rows():
    first, second = (Recorded.of(deal(3)) for _ in range(2))

    assert list(finish(first, Random(1))) == list(finish(second, Random(1)))


def test_a_position_is_hashed_as_records_have_it():
    """Forever: running games and records are compared with it."""
    engine = deal(3)
    state = engine.game.state
    ask = found(engine.ask)
    ask.settled[2] = ask.owed[0].itself
    ask.owed[1].default = None
    owed = [
        [
            seat,
            one.kind,
            [*map(str, one.options)],
            one.least,
            one.most,
            None if one.default is None else asks.written(one.default),
        ]
        for seat, one in sorted(ask.owed.items())
    ]

    def hashed(text):
        return blake2b((state.model_dump_json() + text).encode(), digest_size=12).hexdigest()

    assert fingerprint_of_position(state, ask) == hashed(json.dumps([ask.kind, owed, [2]]))
    assert fingerprint_of_position(state, None) == hashed("[]")


def test_a_fingerprint_moves_with_state_and_ask():
    position, events = fingerprint([[1, 7], [2, 8]])

    assert fingerprint([[1, 7], [2, 9]])[0] != position
    assert fingerprint([[1, 4, 7], [2, 8]])[0] != position
    assert fingerprint([[1, 2], [3, 4]])[1] == events  # nothing was told to anybody


def test_the_state_is_read_once_for_all_who_answer_an_ask(monkeypatch):
    engine = deal(3)
    dump = Henhouse.model_dump_json
    read = []
    engine.opening()

    def reading(state):
        read.append(state.phase)
        return dump(state)

    monkeypatch.setattr(Henhouse, "model_dump_json", reading)
    asked = found(engine.ask)
    steps = 0
    while engine.ask is asked:
        assert read == []

        seat, decision = next(iter(asked.owed.items()))
        engine.decide(seat, (decision.options[0],))
        steps += 1

    assert steps >= 3
    assert read == ["window", "window"]  # at the checkpoint, and as the next ask was put


def test_luck_that_is_drawn_while_an_ask_is_open_is_noticed():
    """Rules that draw more are other rules: their replay must not pass for the old one's."""

    class Lucky(Toy):
        async def pick_card(self, seat):
            picked = await super().pick_card(seat)
            self.chance.shuffle([1, 2, 3])
            return picked

    positions = []
    for game in (Toy, Lucky):
        engine = Engine.deal(game, 3, GameOptions(), SEED)
        engine.opening()
        asked = found(engine.ask)
        seat, decision = next(iter(asked.owed.items()))
        step = found(engine.decide(seat, (min(decision.options, key=lambda one: one.number),)))

        assert engine.ask is asked

        positions.append(step.row.fingerprint.partition("-")[0])

    assert positions[0] != positions[1]


def fingerprint(hands):
    return choose(set_up(hands), 0, "card 1").row.fingerprint.split("-")


def test_what_is_told_to_one_seat_is_part_of_the_fingerprint():
    told = choose(set_up([[1, 7], [2, 8]]), 0, "card 7").row
    untold = choose(set_up([[1, 7], [2, 8]]), 0, "card 1").row

    assert told.fingerprint.split("-")[1] != untold.fingerprint.split("-")[1]


class OtherRules(Toy):
    """The rules after an update: everybody must pass louder."""

    async def squawk(self, seat):
        self.tell_seat(seat, "careful", count=0)
        return await super().squawk(seat)


class StricterRules(Toy):
    """The rules after an update: high cards are gone."""

    async def pick_card(self, seat):
        self.state.hands[seat] = [card for card in self.state.hands[seat] if card < 6]
        return await super().pick_card(seat)


class BrokenRules(Toy):
    """The rules after a bad update."""

    async def squawk(self, seat):
        raise ZeroDivisionError


def in_the_first_cards():
    recorded = Recorded.of(set_up([[1, 7], [2, 8]]))
    recorded.keep(choose(recorded.engine, 0, "card 7"))
    return recorded


def test_other_rules_are_noticed_at_the_first_row_that_differs():
    recorded = in_the_first_cards()
    at_window = [*recorded.rows, choose(recorded.engine, 0, "seat 1").row]
    at_window.append(choose(recorded.engine, 1, "card 2").row)

    for rules in (OtherRules, BrokenRules):
        with pytest.raises(ReplayDiffers) as differs:
            Engine.resume(rules, recorded.checkpoint, recorded.at, at_window, SEED, 0)
        assert differs.value.revision == 3


def test_rules_that_lead_elsewhere_from_the_checkpoint_are_noticed_at_once():
    recorded = in_the_first_cards()

    with pytest.raises(ReplayDiffers) as differs:
        Engine.resume(StricterRules, recorded.checkpoint, recorded.at, recorded.rows, SEED, 0)
    assert differs.value.revision == 0


def test_a_choice_that_is_no_longer_open_is_noticed():
    recorded = in_the_first_cards()
    forged = [JournalRow(1, 0, "card 99", "")]

    with pytest.raises(ReplayDiffers, match="no longer open"):
        Engine.resume(Toy, recorded.checkpoint, recorded.at, forged, SEED, 0)


def test_a_checkpoint_that_cannot_be_read_is_noticed():
    with pytest.raises(ReplayDiffers) as noticed:
        Engine.resume(Toy, '{"phase": "cards", "ducks": 3}', JournalRow(4, 0, "", ""), [], SEED, 0)

    assert noticed.value.why == "the checkpoint cannot be read: hands is missing"


def test_falling_back_asks_the_current_step_again_in_a_new_epoch():
    recorded = in_the_first_cards()
    engine = Engine.fall_back(OtherRules, recorded.checkpoint, 9, SEED, 1)

    ask = found(engine.ask)
    decision = found(engine.decision(0))

    assert sorted(ask.owed) == [0, 1]
    assert decision.kind == "card"
    assert decision.number == ask.number == engine.revision == 9


def test_a_new_epoch_shuffles_anew():
    def nest(epoch):
        engine, seat = to_the_eggs()
        checkpoint = engine.game.state.model_dump_json()
        again = Engine.fall_back(Toy, checkpoint, engine.revision, SEED, epoch)
        again.decide(CLOCK, tuple(found(again.decision(CLOCK)).options[:1]))
        again.decide(seat, tuple(found(again.decision(seat)).options[:1]))

        return again.game.state.nest

    assert nest(0) == nest(0)
    assert sorted(nest(0)) == sorted(nest(1))
    assert any(nest(0) != nest(epoch) for epoch in range(1, 6))


def test_a_script_that_raises_breaks_its_engine_and_not_the_journal():
    state = set_up([[1, 7], [2, 8]]).game.state
    engine = Engine.fall_back(BrokenRules, state.model_dump_json(), 0, SEED, 0)
    choose(engine, 0, "card 1")

    with pytest.raises(ZeroDivisionError):
        choose(engine, 1, "card 2")

    assert engine.broken


@pytest.mark.parametrize("seats", [0, 1, 5, 9])
def test_nobody_is_dealt_to_at_a_table_of_another_size(seats):
    with pytest.raises(ValueError, match=f"toy set up like this is for 2 to 4 seats, not {seats}"):
        Engine.deal(Toy, seats, GameOptions(), SEED)
