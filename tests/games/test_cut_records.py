"""Tests of records with a cut deck: a changed cut is found."""

import pytest

from games.engine.chance import commitment
from games.engine.cuts import cut_seed
from games.engine.referee import verify
from tests.games.engine.toy import Toy
from tests.games.test_records import CUT, SALT, TOYS, changed, header, numbered, record, text_of


def test_record_of_a_cut_deck_is_valid_and_names_the_cuts():
    found = verify(record(CUT), TOYS)

    assert (found.why, found.cuts) == (None, tuple(CUT.cuts))


def assert_found(why, **changes):
    """Check that the header with these changes is refused in line 1, with this reason."""
    found = verify(changed(record(CUT), 1, **changes), TOYS)

    assert (found.line, why in (found.why or "")) == (1, True), found.why


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"house_seed": "ab" * 32}, "committed"),
        (
            # With a matching commitment the host's seed looks right, but not together with the
            # cuts.
            {"house_seed": "ab" * 32, "commitment": commitment(b"\xab" * 32, SALT)},
            "these cuts",
        ),
        ({"house_seed": None}, "house_seed is missing"),
        ({"house_seed": f"{CUT.house_seed.hex()} "}, "small hex digits"),
        ({"format": 1}, "committed"),
        ({"salt": "00" * 16}, "committed"),
    ],
)
def test_a_forged_header_is_found(changes, why):
    assert_found(why, **changes)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({1: {"cut": "said something else"}}, "these cuts"),
        ({0: {"cut": CUT.cuts[1]}, 1: {"cut": CUT.cuts[0]}}, "these cuts"),
        ({0: {"cut": CUT.cuts[0].replace("joined", "pressed")}}, "these cuts"),
        ({1: {"cut": None}}, "every person cuts"),
        ({2: {"cut": "pressed 8"}}, "no house player does"),
        ({0: {"house": next(iter(Toy.houses))}}, "no house player does"),
        ({0: {"cut": "x" * 5000}}, "this is no cut"),
    ],
)
def test_a_forged_cut_is_found(changes, why):
    """`changes` are by the place in the order of joining."""
    # Seats are in drawn order in the header, so they are found by the place of joining.
    seats = numbered(record(CUT), "header")[0][1]["seats"]
    for player in seats:
        player.update(changes.get(player["joined"], {}))

    assert_found(why, seats=seats)


def test_record_needs_at_least_one_cut():
    """Without a cut, a host alone could choose the seed and still use the newer format."""
    head = header(CUT)
    level = next(iter(Toy.houses))
    # All seats are house players, and the seed is made from an empty list of cuts.
    empty = [player.model_copy(update={"cut": None, "house": level}) for player in head.seats]
    seed = cut_seed(CUT.house_seed, [])
    head = head.model_copy(update={"seats": empty, "seed": seed.hex()})

    assert verify(text_of([head.as_line()]), TOYS).why == "seats: one of the players must cut"
