"""Whole games of Crazy Chicken, seen from every seat at every choice: pages fit Discord's limits,
answer, and tell no secrets.

A few pages are compared with the files tests/cogs/pages/crazy-*.txt.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from bot.i18n.words import join_with_and
from bot.pages.faces import Aside
from bot.tables.table import OrderValues, Player
from cogs.pages import require
from games.crazy.box import deck
from games.crazy.players.house import HardHouse
from games.crazy.positions import set_up
from games.crazy.rules import CrazyChicken
from games.engine.house import House
from tests.cogs.faces import (
    WORDS,
    aside_of,
    assert_no_page_is_left_over,
    assert_reads_as_it_did,
    page_of,
    walk,
)
from tests.cogs.reading import aloud, buttons, menus, picks, said
from tests.cogs.stage import NAMES, Stage


def staged(seed: int, names: tuple[str, ...] = NAMES, **options: Any) -> Stage:
    return Stage(2, seed, names, CrazyChicken, **options)


def at(**position: Any) -> Stage:
    """Return a game of two players at a position given in the words of scenario files."""
    stage = staged(1)
    stage.session.table.players[1] = Player("Ben", user_id=101)
    state: Any = stage.engine.game.state
    wanted = set_up(position)
    # Copies every field of the position into the state of the engine.
    for field in fields(wanted):
        setattr(state, field.name, getattr(wanted, field.name))

    stage.session.table.news = ()
    stage.enter()
    return stage


@pytest.mark.parametrize("house", [HardHouse(), None])
def test_a_game_in_which_both_cards_are_drawn_at_once_fits_and_answers(house: House | None):
    walk(staged(3, rounds=1, draw="both"), house, 3)


def test_largest_hand_fits_and_answers():
    """All that can be laid and discarded at once:

    two piles, every type, and the largest number of each.
    """
    cards = deck()[1:-2]
    # These cards lie on the piles.
    for card in (20, 6):
        cards.remove(card)

    stage = at(phase="act", A={"hand": cards}, first=[20], second=[6], left=[6], right=[6])
    page = page_of(stage.scene(0))
    assert sum(len(menu.items) for menu in menus(page)) > 75

    decision = stage.engine.decision(0)
    assert decision is not None
    # Every option of the decision can be picked exactly once.
    assert len({*picks(page)}) == len(decision.options)


def turn() -> dict[str, Any]:
    """Return the middle of a round, in which it is Ada's turn."""
    return {
        "first": [9, 7, 7],
        "second": [14],
        "A": {
            "hand": [20, 20, 20, 18, 16, 16, 9, 6, 6],
            "sets": {"18": 9, "9": 2, "8": 2},
            "rounds": [52],
        },
        "B": {"hand": [12] * 4, "sets": {"20": 4, "12": 3, "6": 3}, "rounds": [61]},
    }


def drawn() -> Stage:
    stage = at(**turn())
    stage.choose(0, "draw left")
    stage.choose(0, "draw first")
    return stage


def beaten() -> Stage:
    words = turn()
    words["A"]["hand"] = [20] * 6 + [9, 9, 9]
    stage = at(phase="act", **words)
    stage.choose(0, "lay 6x20")
    return stage


def round_over() -> Stage:
    words = turn()
    words["A"]["hand"] = [14, 14, 7]
    # An empty draw pile ends the round with the next lay.
    words["right"] = []
    stage = at(phase="act", **words)
    stage.choose(0, "lay 2x14")

    return stage


def ended() -> Stage:
    stage = staged(2)
    while not stage.over:
        stage.step(HardHouse())
    return stage


def taken() -> Stage:
    """Return a game in which Ben has chosen where his beaten set goes."""
    stage = beaten()
    stage.choose(1, "put second")
    return stage


def next_turn() -> Stage:
    stage = drawn()
    stage.choose(0, "discard 18 first")
    stage.choose(1, "draw left")
    stage.choose(1, "draw first")
    stage.choose(1, "lay 4x12 first")

    return stage


SCENES: dict[str, Callable[[], tuple[Stage, int | None]]] = {
    "crazy-table-first": lambda: (staged(1), None),
    "crazy-table-turn": lambda: (drawn(), None),
    "crazy-table-fanned": lambda: (
        at(**turn(), options={"discard_history": True}),
        None,
    ),
    "crazy-table-beaten": lambda: (beaten(), None),
    "crazy-table-round-over": lambda: (round_over(), None),
    "crazy-table-end": lambda: (ended(), None),
    "crazy-card-blind": lambda: (staged(1), 0),
    "crazy-card-draw": lambda: (at(**turn()), 0),
    "crazy-card-act": lambda: (drawn(), 0),
    "crazy-card-waiting": lambda: (drawn(), 1),
    "crazy-card-beaten": lambda: (beaten(), 1),
    "crazy-card-next-turn": lambda: (next_turn(), 0),
    "crazy-card-end": lambda: (ended(), 0),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", SCENES)
def test_page_reads_as_before(name: str):
    stage, viewer = SCENES[name]()
    assert_reads_as_it_did(page_of(stage.scene(viewer)), name)


MOMENTS: dict[str, Callable[[], Stage]] = {
    "crazy-moment-beaten": taken,
    "crazy-moment-round-over": round_over,
}


def moment_of(stage: Stage) -> Aside | None:
    """Return the message beside the table, if there is one."""
    return aside_of(stage.scene(None))


@pytest.mark.golden
@pytest.mark.parametrize("name", MOMENTS)
def test_moment_page_reads_as_before(name: str):
    found = moment_of(MOMENTS[name]())
    assert found is not None
    # A message that has ended is not edited any more.
    assert found.ended, "nothing is to be added"
    assert_reads_as_it_did(found.page, name)


@pytest.mark.golden
def test_no_page_is_left_over():
    assert_no_page_is_left_over("crazy", {*SCENES, *MOMENTS})


def drew(*cards: int) -> str:
    """Return what the player who drew these cards face down reads."""
    named = [WORDS("crazy-top", card=card) for card in cards]
    return WORDS("crazy-told-drew_card", what=join_with_and(WORDS, named))


def test_two_draws_are_told_in_one_line():
    stage = at(**turn(), left=[16, 6], right=[18, 8])
    for pile in ("left", "right"):
        stage.choose(0, f"draw {pile}")
    text = said(page_of(stage.scene(0)))
    assert drew(16, 18) in text


def test_two_of_a_type_are_named_together():
    stage = at(**turn(), left=[18, 16], right=[18, 16])
    for pile in ("left", "right"):
        stage.choose(0, f"draw {pile}")
    twice = WORDS("crazy-told-drew_card", what=WORDS("crazy-top-twice", card=18))
    assert twice in said(page_of(stage.scene(0)))


def test_standing_order_makes_the_forced_draw():
    """7.2: with nothing discarded yet, both cards come without a press.

    The text does not ask the player to be quicker, because there is no choice.
    """
    stage = staged(1)
    seat = stage.engine.game.state.seat

    assert WORDS("crazy-question-draw_first-blind") in said(page_of(stage.scene(seat)))

    for pile in ("left", "right"):
        chosen = WORDS("crazy-chosen-draw", pile=WORDS(f"crazy-pile-{pile}"))
        text = said(page_of(stage.scene(seat)))
        assert WORDS("order-crazy-only-coming", choice=chosen) in text
        assert "quicker" not in text

        stage.choose(seat, f"draw {pile}")

    # The standing order draws; laying or discarding is the player's choice.
    assert stage.session.coming == {}, "what is done with them is a choice"


def test_a_draw_with_a_choice_is_left_to_its_player():
    stage = at(**turn())
    stage.choose(0, "draw left")
    assert stage.session.coming == {}


@pytest.mark.parametrize("rounds", [[], [52]])
def test_the_first_round_explains_the_numbers(rounds: list[int]):
    # The legend of the numbers is for the first round.
    words = turn() | {"round": 1 + len(rounds)}
    words["A"]["rounds"] = words["B"]["rounds"] = rounds
    stage = at(**words)
    legend = WORDS("crazy-tips-legend", card=20)
    assert legend not in aloud(page_of(stage.scene(0))), "the player knows the game"

    # A waiting player reads it, too, so the label of the button does not change at every turn.
    for seat in (0, 1):
        stage.session.table.change_player(seat, tips=False)
        scene = stage.scene(seat)
        legend = WORDS("crazy-tips-legend", card=scene.view.own.hand[0])
        assert said(require(page_of(scene).more)).count(legend) == (not rounds)


class TestSecrets:
    """The table and the other player's card do not depend on hidden cards."""

    def test_face_down_card_is_told_to_its_drawer_only(self):
        """CR-22, CR-23: public are the sizes of draw piles, but not the drawn card."""
        stage = at(**turn(), left=[16, 6])
        stage.choose(0, "draw left")
        told = drew(16)

        assert told in said(page_of(stage.scene(0)))

        # The public view and Ben's.
        for viewer in (None, 1):
            assert told not in said(page_of(stage.scene(viewer)))

    def test_waiting_card_does_not_change_during_draws(self):
        stage = at(**turn())
        before = aloud(page_of(stage.scene(1)))
        for pile in ("left", "first"):
            stage.choose(0, f"draw {pile}")
            assert aloud(page_of(stage.scene(1))) == before


@pytest.mark.parametrize("pile", ["left", "right", "first", "second"])
def test_the_table_tells_both_draws_at_once(pile: str):
    """One edit for each draw would cost more than one request for a choice."""
    stage = at(**turn())
    before = aloud(page_of(stage.scene()))
    # The first draw changes nothing on the table.
    stage.choose(0, f"draw {pile}")

    assert aloud(page_of(stage.scene())) == before

    stage.choose(0, "draw first" if pile in ("left", "right") else "draw left")
    assert WORDS("crazy-face-down", count=1) in said(page_of(stage.scene()))


def test_only_the_top_of_a_discard_pile_shows_unless_the_host_says_otherwise():
    """CR-22: only the top card of a discard pile is visible."""
    under = WORDS("crazy-pile-under", sign="1️⃣", cards="7 7")
    for viewer in (None, 0):
        assert under not in said(page_of(at(**turn()).scene(viewer)))

        fanned = at(**turn(), options={"discard_history": True})
        assert under in said(page_of(fanned.scene(viewer)))


def test_every_group_of_the_hand_says_what_it_is_good_for():
    words = turn()
    # One group for each mark below: waits, own, ready, ready with a set, and lost.
    words["A"]["hand"] = [20, 18, 16, 16, 9, 9, 9, 6, 6]
    text = said(page_of(at(phase="act", **words).scene(0)))
    for mark, facts in (
        ("wait", {"mine": 0, "theirs": 4, "more": 4}),
        ("mine", {"count": 9}),
        ("ready", {"mine": 0, "theirs": 0}),
        ("ready", {"mine": 2, "theirs": 0}),
        ("lost", {"count": 3}),
    ):
        assert WORDS(f"crazy-mark-{mark}", **facts, room="little") in text


def test_player_without_a_set_is_asked_only_for_a_discard():
    words = turn()
    words["A"]["hand"] = [20, 18, 16]
    text = said(page_of(at(phase="act", **words).scene(0)))
    # Without a set there is nothing to lay.
    assert WORDS("crazy-question-act-bare") in text


@pytest.mark.parametrize(
    ("hand", "pressed", "listed"),
    [([9, 9, 9, 7], 1, [1]), ([9, 9, 9, 7, 7, 6, 6], 0, [4])],
    ids=["one set", "several"],
)
def test_one_set_is_a_button_and_several_are_a_menu(
    hand: list[int], pressed: int, listed: list[int]
):
    """Whole sets come first. Buttons for all of them would be higher than a phone's screen."""
    stage = at(phase="act", A={"hand": hand}, first=[20], second=[18], left=[6], right=[6])
    page = page_of(stage.scene(0))
    discards = WORDS("crazy-menu-discards", first=20, second=18)
    lays = [menu for menu in menus(page) if menu.prompt != discards]

    # The discards of both piles share one menu.
    assert len(lays) == len(menus(page)) - 1, "the discards of both piles are one menu"

    picked = [button for button in buttons(page) if button.does.verb == "pick"]
    assert (len(picked), [len(one.items) for one in lays]) == (pressed, listed)

    decision = stage.engine.decision(0)
    assert decision is not None
    # Every option can be picked exactly once, by a button or by a menu.
    assert len({*picks(page)}) == len(decision.options)


def test_drawing_from_the_same_piles_is_one_press():
    stage = at(**turn())
    stage.choose(0, "draw left")
    stage.choose(0, "draw first")
    stage.choose(0, "discard 18 first")
    # Ben's whole turn, so that it is Ada's again.
    for choice in ("draw left", "draw right", "discard 12 first"):
        stage.choose(1, choice)

    label = WORDS("crazy-option-again", piles="⬅️ 1️⃣")
    assert label in [button.label for button in buttons(page_of(stage.scene(0)))]


def test_card_says_what_a_standing_order_will_do():
    """CR-35: a player may choose the pile for lost sets in advance."""
    stage = at(
        phase="act", seat="B", first=[9], second=[6], A={"sets": {"20": 2}}, B={"hand": [20] * 3}
    )
    # Ada's order: a beaten set goes to the lower pile.
    stage.session.table.change_player(0, orders={"pile": OrderValues(("lower",))})
    stage.choose(1, "lay 3x20")
    coming = WORDS(
        "order-coming",
        order=WORDS("order-crazy-pile"),
        choice=WORDS("crazy-chosen-put", pile=WORDS("crazy-pile-second")),
    )

    assert coming in said(page_of(stage.scene(0)))
