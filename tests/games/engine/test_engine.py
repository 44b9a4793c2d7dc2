"""Tests of the engine: it takes or refuses a choice, and what it took can be replayed."""

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
    # Only an error inside the script makes an engine unusable.
    assert not engine.broken


def to_the_eggs():
    engine = deal(3)
    while (ask := found(engine.ask)).kind != "eggs":
        # Defaults where there are any, otherwise the first option.
        seat, decision = next(iter(ask.owed.items()))
        engine.decide(seat, decision.default or (decision.options[0],))
    return engine, next(iter(ask.owed))


@pytest.mark.parametrize("text", ["egg 0 + egg 0", "egg 0 + egg 1 + egg 2", "egg 9", ""])
def test_invalid_set_of_options_is_refused(text):
    engine, seat = to_the_eggs()

    with pytest.raises(IllegalChoice):
        engine.decide(seat, written(text))


def test_one_or_several_options_may_be_chosen():
    for text in ("egg 1", "egg 0 + egg 2"):
        engine, seat = to_the_eggs()
        choose(engine, seat, text)
        assert len(engine.game.state.eggs[seat]) == text.count("egg")


def test_choice_is_read_in_its_written_order():
    engine, seat = to_the_eggs()
    decision = found(engine.decision(seat))

    # The sequence of the options is kept; an option twice or an unknown one gives None.
    assert decision.read("egg 2 + egg 0") == (Option("egg", 2), Option("egg", 0))
    assert decision.read("egg 0 + egg 0") is None
    assert decision.read("eggs") is None
    assert decision.read("") is None


def finish(recorded, rng):
    while recorded.engine.ask is not None:
        yield recorded.choose_at_random(rng)


@pytest.mark.parametrize("seats", [2, 4])
def test_resumed_game_equals_the_killed_one(seats):
    recorded = Recorded.of(deal(seats))
    for _ in finish(recorded, Random(seats)):
        engine = recorded.engine
        again = recorded.again()

        assert again.game.state == engine.game.state
        assert again.outcome == engine.outcome
        assert again.revision == engine.revision
        assert numbers(again) == numbers(engine)
        # The first part of a fingerprint is the hash of state and ask; the second depends on
        # events.
        assert (
            again.opening().row.fingerprint.partition("-")[0]
            == (engine.opening().row.fingerprint.partition("-")[0])
        )


def numbers(engine):
    """Return all numbers by which a press names the decision that it answers."""
    ask = engine.ask
    if ask is None:
        return None

    seats = [*ask.owed, *ask.settled]
    return ask.number, {seat: (d := engine.decision(seat)) and d.number for seat in seats}


def test_number_changes_only_with_its_own_decision():
    engine = set_up([[1, 7], [2, 8], [3, 9]])
    assert numbers(engine) == (0, {0: 0, 1: 0, 2: 0})

    choose(engine, 0, "card 7")
    # Only the number of seat 0 moves, so presses of the other seats stay valid.
    assert numbers(engine) == (0, {0: 1, 1: 0, 2: 0})

    choose(engine, 0, "seat 1")
    assert numbers(engine) == (0, {0: 2, 1: 0, 2: 0})

    choose(engine, 2, "card 3")
    assert numbers(engine) == (0, {0: 2, 1: 0, 2: 3})


def test_same_seed_and_choices_give_the_same_rows():
    first, second = (Recorded.of(deal(3)) for _ in range(2))

    assert list(finish(first, Random(1))) == list(finish(second, Random(1)))


def test_position_has_the_hash_of_old_records():
    """Running games and records store this hash, so it must never change."""
    engine = deal(3)
    state = engine.game.state
    ask = found(engine.ask)
    # Seat 2 has answered, and seat 1 has no default: both are part of the hash.
    ask.settled[2] = ask.owed[0].itself
    ask.owed[1].default = None
    owed = [
        [
            seat,
            one.kind,
            [*map(str, one.options)],
            one.least,
            one.most,
            None if one.default is None else asks.format_choice(one.default),
        ]
        for seat, one in sorted(ask.owed.items())
    ]

    def hashed(text):
        return blake2b((state.to_json() + text).encode(), digest_size=12).hexdigest()

    assert fingerprint_of_position(state, ask) == hashed(json.dumps([ask.kind, owed, [2]]))
    assert fingerprint_of_position(state, None) == hashed("[]")


def test_fingerprint_depends_on_state_and_ask():
    position, events = fingerprint([[1, 7], [2, 8]])

    assert fingerprint([[1, 7], [2, 9]])[0] != position
    assert fingerprint([[1, 4, 7], [2, 8]])[0] != position
    # No event has happened yet, so the second part is the same.
    assert fingerprint([[1, 2], [3, 4]])[1] == events


def test_state_refuses_a_field_that_it_does_not_declare():
    state = deal(2).game.state
    with pytest.raises(AttributeError):
        state.feathers = 1

    with pytest.raises(ValueError, match="feathers"):
        Henhouse.from_json(state.to_json().replace('"phase"', '"feathers": 1, "phase"'))


def test_state_is_read_once_per_ask(monkeypatch):
    engine = deal(3)
    dump = Henhouse.to_json
    read = []
    # `opening` reads the state once before the count begins.
    engine.opening()

    def reading(state, **options):
        read.append(state.phase)
        return dump(state, **options)

    monkeypatch.setattr(Henhouse, "to_json", reading)
    first_ask = found(engine.ask)
    steps = 0
    while engine.ask is first_ask:
        assert read == []

        seat, decision = next(iter(first_ask.owed.items()))
        engine.decide(seat, (decision.options[0],))
        steps += 1

    assert steps >= 3
    assert read == ["window", "window"]  # at the checkpoint, and for the next ask


def test_random_numbers_drawn_in_an_open_ask_are_noticed():
    """Rules that draw more random numbers are other rules; their replay must be refused."""

    class Lucky(Toy):
        async def pick_card(self, seat):
            picked = await super().pick_card(seat)
            self.chance.shuffle([1, 2, 3])
            return picked

    positions = []
    for game in (Toy, Lucky):
        engine = Engine.deal(game, 3, GameOptions(), SEED)
        engine.opening()
        first_ask = found(engine.ask)
        seat, decision = next(iter(first_ask.owed.items()))
        step = found(
            engine.decide(seat, (min(decision.options, key=lambda option: option.number),))
        )

        # While the ask is open, the state cannot show the extra draws; the fingerprint must.
        assert engine.ask is first_ask

        positions.append(step.row.fingerprint.partition("-")[0])

    assert positions[0] != positions[1]


def fingerprint(hands):
    return choose(set_up(hands), 0, "card 1").row.fingerprint.split("-")


def test_private_events_are_part_of_the_fingerprint():
    told = choose(set_up([[1, 7], [2, 8]]), 0, "card 7").row
    untold = choose(set_up([[1, 7], [2, 8]]), 0, "card 1").row

    assert told.fingerprint.split("-")[1] != untold.fingerprint.split("-")[1]


class OtherRules(Toy):
    """The rules after an update: a squawking seat is told an extra private event."""

    async def squawk(self, seat):
        self.tell_seat(seat, "careful", count=0)
        return await super().squawk(seat)


class StricterRules(Toy):
    """The rules after an update: high cards are gone."""

    async def pick_card(self, seat):
        self.state.hands[seat] = [card for card in self.state.hands[seat] if card < 6]
        return await super().pick_card(seat)


class BrokenRules(Toy):
    """The rules after a bad update: the script raises an error."""

    async def squawk(self, seat):
        raise ZeroDivisionError


def in_the_first_cards():
    # Seat 0 has chosen its card and still owes a neighbour.
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
        # Revision 3 is the first row after which the rules differ; an error in a script counts too.
        assert differs.value.revision == 3


def test_other_rules_at_the_checkpoint_are_noticed_at_once():
    recorded = in_the_first_cards()

    with pytest.raises(ReplayDiffers) as differs:
        Engine.resume(StricterRules, recorded.checkpoint, recorded.at, recorded.rows, SEED, 0)
    # The hands differ as soon as the script is entered, before any row.
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
    # Numbers go on from the stored revision, so a press on an old message stays invalid.
    assert decision.number == ask.number == engine.revision == 9


def test_new_epoch_shuffles_differently():
    def nest(epoch):
        engine, seat = to_the_eggs()
        checkpoint = engine.game.state.to_json()
        # Enter at the checkpoint of the eggs, and let the script shuffle the nest.
        again = Engine.fall_back(Toy, checkpoint, engine.revision, SEED, epoch)
        again.decide(CLOCK, tuple(found(again.decision(CLOCK)).options[:1]))
        again.decide(seat, tuple(found(again.decision(seat)).options[:1]))

        return again.game.state.nest

    assert nest(0) == nest(0)
    assert sorted(nest(0)) == sorted(nest(1))
    # Two epochs may by chance give the same order, so one of five must differ.
    assert any(nest(0) != nest(epoch) for epoch in range(1, 6))


def test_a_script_that_raises_breaks_its_engine_and_not_the_journal():
    state = set_up([[1, 7], [2, 8]]).game.state
    engine = Engine.fall_back(BrokenRules, state.to_json(), 0, SEED, 0)
    choose(engine, 0, "card 1")

    with pytest.raises(ZeroDivisionError):
        choose(engine, 1, "card 2")

    # The caller gets no row for the choice, so the journal stays as it was.
    assert engine.broken


@pytest.mark.parametrize("seats", [0, 1, 5, 9])
def test_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(ValueError, match=f"toy set up like this is for 2 to 4 seats, not {seats}"):
        Engine.deal(Toy, seats, GameOptions(), SEED)
