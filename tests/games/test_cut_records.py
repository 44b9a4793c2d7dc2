"""Records of decks that everybody has cut: no cut can be changed unnoticed."""

import pytest

from games.engine.chance import commitment
from games.engine.cuts import cut_seed
from games.engine.referee import verify
from tests.games.engine.toy import Toy
from tests.games.test_records import CUT, SALT, TOYS, changed, header, numbered, record, text_of


def test_a_cut_deck_leaves_a_record_that_is_true_and_tells_the_cuts():
    found = verify(record(CUT), TOYS)

    assert (found.why, found.cuts) == (None, tuple(CUT.cuts))


def another_house_seed(head):
    return {"house_seed": "ab" * 32}


def another_house_seed_with_its_commitment(head):
    return another_house_seed(head) | {"commitment": commitment(b"\xab" * 32, SALT)}


def no_house_seed(head):
    return {"house_seed": None}


def loose_digits(head):
    return {"house_seed": head["house_seed"] + " "}


def an_older_format(head):
    return {"format": 1}


def another_salt(head):
    return {"salt": "00" * 16}


def seats(change):
    """A forgery: `change` gets the seats in the order of joining."""

    def forge(head):
        change(sorted(head["seats"], key=lambda one: one["joined"]))
        return {"seats": head["seats"]}

    forge.__name__ = change.__name__
    return forge


@seats
def another_cut(people):
    people[1]["cut"] = "said something else"


@seats
def cuts_of_each_other(people):
    people[0]["cut"], people[1]["cut"] = people[1]["cut"], people[0]["cut"]


@seats
def one_cut_left_out(people):
    people[1]["cut"] = None


@seats
def a_house_player_who_cuts(people):
    people[2]["cut"] = "pressed 8"


@seats
def a_person_made_a_house_player(people):
    people[0]["house"] = next(iter(Toy.houses))


@seats
def a_cut_of_another_kind(people):
    people[0]["cut"] = people[0]["cut"].replace("joined", "pressed")


@seats
def what_is_no_cut(people):
    people[0]["cut"] = "x" * 5000


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (another_house_seed, "committed"),
        (another_house_seed_with_its_commitment, "these cuts"),
        (no_house_seed, "house_seed is missing"),
        (loose_digits, "small hex digits"),
        (an_older_format, "committed"),
        (another_salt, "committed"),
        (another_cut, "these cuts"),
        (cuts_of_each_other, "these cuts"),
        (a_cut_of_another_kind, "these cuts"),
        (one_cut_left_out, "every person cuts"),
        (a_house_player_who_cuts, "no house player does"),
        (a_person_made_a_house_player, "no house player does"),
        (what_is_no_cut, "this is no cut"),
    ],
)
def test_a_forged_cut_is_found(forge, why):
    text = record(CUT)

    found = verify(changed(text, 1, **forge(numbered(text, "header")[0][1])), TOYS)

    assert (found.line, why in (found.why or "")) == (1, True), found.why


def test_somebody_has_to_cut():
    """Else a house alone could claim the newer format for a seed that it chose."""
    head = header(CUT)
    level = next(iter(Toy.houses))
    empty = [one.model_copy(update={"cut": None, "house": level}) for one in head.seats]
    seed = cut_seed(CUT.house_seed, [])
    head = head.model_copy(update={"seats": empty, "seed": seed.hex()})

    assert verify(text_of([head.told()]), TOYS).why == "seats: somebody has to cut"
