"""Whole games of Political Chicken, seen from every seat at many choices: pages fit Discord's
limits, answer, and tell no secrets.

A few pages are compared with the files tests/cogs/pages/political-*.txt.
"""

from collections.abc import Callable
from typing import Any

import pytest

from bot.pages.faces import Aside, Face, ForWatchers
from bot.pages.limits import CHARACTERS
from bot.pages.page import Text
from bot.pages.presentable import as_text, component_count
from cogs.political import FACE
from cogs.political.names import with_clean_names
from games.engine.asks import Choice, Decision, Seat
from games.engine.house import House
from games.political.positions import set_up
from games.political.rules import PoliticalChicken
from tests.cogs.faces import (
    LONG,
    WIDE,
    WORDS,
    aside_of,
    assert_no_page_is_left_over,
    assert_reads_as_it_did,
    page_of,
    walk,
)
from tests.cogs.reading import aloud, buttons, menus, picks, said
from tests.cogs.stage import NAMES, Stage
from tests.games.political.hidden import lively


class Lively(House):
    """A house player that fights many battles and takes few steps back."""

    def choose(self, view: Any, decision: Decision, rng: Any) -> Choice:
        return lively(decision, rng)


def staged(seats: int, seed: int, names: tuple[str, ...] = NAMES, **options: Any) -> Stage:
    return Stage(seats, seed, names, PoliticalChicken, **options)


@pytest.mark.parametrize("names", [LONG, WIDE])
def test_the_longest_game_of_eight_players_with_the_longest_names_fits(names: tuple[str, ...]):
    # Every ninth choice, because a full game has many.
    walk(staged(8, 7, names, format="full"), Lively(), 9)


def test_the_longest_game_of_four_fits():
    walk(staged(4, 5, format="full"), Lively(), 11)


@pytest.mark.parametrize(("seats", "format_"), [(8, "standard"), (4, "full"), (8, "full")])
def test_table_fits_discords_limits_without_cuts(seats: int, format_: str):
    """Check that the page in words is not cut and has room for the latest news."""
    stage = staged(seats, 11, format=format_)
    most = 0
    while not stage.over:
        page = as_text(page_of(stage.scene()))
        length = sum(len(block.body) for block in page.blocks if isinstance(block, Text))
        assert length <= CHARACTERS
        assert component_count(page.blocks) <= 40

        most = max(most, length)
        stage.step(Lively())

    # A table that says little would prove nothing.
    assert most > 700


# -- positions ------------------------------------------------------------------------------------


def position(**words: Any) -> Stage:
    """Return a table of four at a position given in the words of scenarios."""
    table: dict[str, Any] = {"A": {}, "B": {}, "C": {}, "D": {}, **words}
    # Words with one letter are seats.
    stage = staged(len([word for word in table if len(word) == 1]), 1)
    stage.engine.game.state = set_up(table)
    stage.enter()

    return stage


def before_a_battle() -> Stage:
    return position(
        A={
            "hand": [
                "Golf Course Senate",
                "Offshore Family Values Trust",
                "Tote Bag Hoarders",
                "Bus With Your Face On It",
                "Hot Mic",
                "Scandal",
            ],
            "base": ["Cardigan Resistance", ["Coal-Scented Candle Guild", "Conspiracy Theorist"]],
        },
        B={
            "hand": ["Grill Dads United", "Smeared"],
            "base": [
                "Homeowners’ Association Tribunal",
                ["Military Industrial Fat Cats", "Dark Money", "Lawyers"],
            ],
        },
        C={"hand": ["Lawn-Watering Rebels"], "base": [["Tenured Anarchists", "Gag Order"]]},
        D={"base": []},
        middle=[["Militant Summer Campers", "Gaffe"]],
    )


def walked(*choices: str, seat: Seat = 0) -> Stage:
    stage = before_a_battle()
    for choice in choices:
        stage.choose(seat, choice)
    return stage


# The steps with which Ada builds an attack: target, intent, and the groups that join.
ATTACK = ("attack", "stack R3-2", "take_over", "join R3-4 + join R6-1")


def under_attack() -> Stage:
    return walked(*ATTACK, "attack")


def raising() -> Stage:
    stage = under_attack()
    # Ben's answer: a group joins, and an attachment goes to one of his groups.
    for choice in ("groups", "join R2-7", "lay D06a", "stack R6-1"):
        stage.choose(1, choice)
    return stage


def raised() -> Stage:
    stage = raising()
    stage.choose(1, "raise")
    return stage


def fought() -> Stage:
    stage = raised()
    stage.choose(0, "stand")
    return stage


def panic() -> Stage:
    hand = {"hand": ["Moral Panic"], "base": ["Cardigan Resistance", "Tote Bag Hoarders"]}
    stage = position(A=hand, B={"base": ["Tenured Anarchists", "Vegan Motorcycle Club"]})
    stage.choose(0, "event E02a")
    return stage


def mail() -> Stage:
    hand = {"hand": ["Leaked Inbox"]}
    stage = position(A=hand, B={"hand": ["Lawyers", "Scandal", "Grill Dads United"]})
    stage.choose(0, "event E07")
    stage.choose(0, "seat 1")
    return stage


def ended() -> Stage:
    stage = staged(4, 2, format="short")
    while not stage.over:
        stage.step(PoliticalChicken.houses["medium"]())
    return stage


def long_before_the_end() -> Stage:
    stage = staged(8, 3)
    # A full table long before the end, where names have to be shortened.
    while stage.engine.game.state.turn < 50:
        stage.step(PoliticalChicken.houses["medium"]())
    return stage


SCENES: dict[str, Callable[[], tuple[Stage, Seat | None]]] = {
    "political-table-first": lambda: (staged(4, 1), None),
    "political-table-late": lambda: (long_before_the_end(), None),
    "political-table-battle": lambda: (under_attack(), None),
    "political-table-raised": lambda: (raised(), None),
    "political-table-fought": lambda: (fought(), None),
    "political-table-lose": lambda: (panic(), None),
    "political-table-end": lambda: (ended(), None),
    "political-card-turn": lambda: (before_a_battle(), 0),
    "political-card-target": lambda: (walked("attack"), 0),
    "political-card-intent": lambda: (walked("attack", "stack R3-2"), 0),
    "political-card-team": lambda: (walked(*ATTACK[:3]), 0),
    "political-card-attack": lambda: (walked(*ATTACK), 0),
    "political-card-place": lambda: (walked(*ATTACK, "lay D07"), 0),
    "political-card-attach": lambda: (walked("attach D07"), 0),
    "political-card-scandal": lambda: (walked("event E01a"), 0),
    "political-card-answer": lambda: (under_attack(), 1),
    "political-card-raising": lambda: (raising(), 1),
    "political-card-reraise": lambda: (raised(), 0),
    "political-card-waiting": lambda: (fought(), 2),
    "political-card-lose": lambda: (panic(), 1),
    "political-card-inbox": lambda: (mail(), 0),
    "political-card-end": lambda: (ended(), 0),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", SCENES)
def test_page_reads_as_before(name: str):
    stage, viewer = SCENES[name]()
    assert_reads_as_it_did(page_of(stage.scene(viewer)), name)


BATTLES: dict[str, Callable[[], Stage]] = {
    "political-battle-declared": lambda: under_attack(),
    "political-battle-raised": lambda: raised(),
    "political-battle-fought": lambda: fought(),
}


def battle_of(stage: Stage) -> Aside:
    """Return the battle's own message."""
    found = aside_of(stage.scene(None))
    assert found is not None
    return found


@pytest.mark.golden
@pytest.mark.parametrize("name", BATTLES)
def test_battle_message_reads_as_before(name: str):
    assert_reads_as_it_did(battle_of(BATTLES[name]()).page, name)


def test_battle_is_one_message_with_one_key():
    # All stages of a battle edit the same message.
    assert len({battle_of(make()).key for make in BATTLES.values()}) == 1
    assert aside_of(before_a_battle().scene(None)) is None


def test_ended_battle_has_a_last_word():
    stage = fought()
    scene = stage.scene(None)
    last = FACE.last_word(battle_of(stage).key, scene, WORDS)

    assert last is not None
    assert len(last.splitlines()) == 2, "the dice and what came of them"
    # No battle has this number.
    assert FACE.last_word("99", scene, WORDS) is None


@pytest.mark.golden
def test_no_page_is_left_over():
    assert_no_page_is_left_over("political", {*SCENES, *BATTLES})


def odds(wins: int) -> str:
    return WORDS("political-battle-odds", wins=wins, percent=round(100 * wins / 36))


# -- the growing card -----------------------------------------------------------------------------


def test_card_shows_totals_and_odds_of_an_attack():
    stage = walked(*ATTACK[:3])
    # Without a team there is no total yet.
    assert odds(15) not in said(page_of(stage.scene(0)))

    stage.choose(0, ATTACK[3])
    assert odds(15) in said(page_of(stage.scene(0)))

    stage.choose(0, "lay A08")
    stage.choose(0, "stack R3-4")
    text = said(page_of(stage.scene(0)))

    # The attachment raises Ada's total, and going back takes it away again.
    assert odds(26) in text

    stage.choose(0, "back")
    assert odds(15) in said(page_of(stage.scene(0)))


def test_card_counts_without_lawyers_left_out():
    """PO-45: this also holds while the player chooses a place."""
    stage = under_attack()
    stage.choose(1, "leave_out R3-1")
    stage.choose(1, "lay D06a")
    # 36 of 36: without the lawyers the attack cannot fail.
    assert odds(36) in said(page_of(stage.scene(1)))


def test_team_is_chosen_in_one_menu():
    (menu,) = menus(page_of(walked(*ATTACK[:3]).scene(0)))
    assert (menu.least, menu.most) == (1, 4)
    assert WORDS("political-option-back") in [
        button.label for button in buttons(page_of(walked(*ATTACK[:3]).scene(0)))
    ]


def test_more_groups_than_a_menu_holds_can_be_chosen():
    """The groups are chosen in several steps, and earlier choices stay."""
    hand = [f"L{n}-{k}" for n in (1, 2) for k in range(1, 10)]
    hand += [f"R{n}-{k}" for n in (1, 2) for k in range(1, 10)]
    stage = position(A={"hand": hand}, middle=["Golf Course Senate"])
    for choice in ("attack", "stack R3-4", "take_over"):
        stage.choose(0, choice)

    page = page_of(stage.scene(0))
    # 36 groups and the button to go back.
    assert sorted(picks(page)) == [*range(37)]

    stage.choose(0, " + ".join(f"join {name}" for name in hand[:25]))
    stage.choose(0, "groups")
    stage.choose(0, " + ".join(f"join {name}" for name in hand[25:]))

    # 18 groups of 1 and 18 of 2.
    assert str(WORDS("political-battle-attack", total=54)) in said(page_of(stage.scene(0)))


class TestSecrets:
    """The table and the other players' cards do not depend on hidden choices and cards."""

    def test_attack_in_preparation_changes_no_other_page(self):
        """PO-25: neither the steps of an attack in preparation nor their number may show."""
        stage = before_a_battle()
        others = [aloud(page_of(scene)) for scene in stage.scenes() if scene.viewer != 0]
        for choice in (*ATTACK, "lay D07", "stack R3-2", "back", "back", "back"):
            stage.choose(0, choice)
            assert [aloud(page_of(one)) for one in stage.scenes() if one.viewer != 0] == others

    def test_leaked_hand_is_shown_to_one_seat_only(self):
        stage = mail()
        assert "Grill Dads United" in said(page_of(stage.scene(0)))
        # Seat 1 owns the hand, so its card shows it.
        for viewer in (None, 2, 3):
            assert "Grill Dads United" not in said(page_of(stage.scene(viewer)))


def test_adult_names_are_shown_only_if_chosen():
    """PO-69: adult names are shown only at tables that ask for them."""
    base = {"A": {"base": ["Constitutional Nitpickers"]}}
    clean = position(**base)

    assert "Constitutional Nitpickers" in said(page_of(clean.scene()))

    clean.session.table.options["names"] = "adult"
    assert "Constitutional Nudists" in said(page_of(clean.scene()))
    assert "Constitutional Nitpickers" not in said(page_of(clean.scene()))


def test_operator_can_forbid_adult_names_everywhere():
    """This holds also for tables that were opened before the operator forbade adult names."""
    stage = position(A={"base": ["Constitutional Nitpickers"]})
    usual = FACE.table(stage.scene(), WORDS)
    stage.session.table.options["names"] = "adult"
    scene = stage.scene()
    # The operator's wrapper around the face.
    face = with_clean_names(FACE)

    assert "Nudists" in said(FACE.table(scene, WORDS))
    assert not face.for_adults(scene.options)
    assert face.table(scene, WORDS) == usual

    for viewer in (None, 0, 1):
        scene = stage.scene(viewer)
        drawn = [face.card(scene, WORDS)] if viewer is not None else [face.table(scene, WORDS)]
        assert "Nudists" not in "".join(map(said, drawn))

    assert "Nudists" not in " ".join(face.for_watchers.facts(stage.scene(), WORDS))


def test_clean_names_wrap_every_function_of_the_face():
    """A function that the wrapper forgets would show adult names."""
    given = {name: getattr(FACE, name) for name in Face.__dataclass_fields__}
    other = with_clean_names(FACE)
    # Only the slug and the chapter need no wrapper.
    same = {name for name, value in given.items() if getattr(other, name) is value}

    assert same == {"slug", "chapter"}

    for name in ForWatchers.__dataclass_fields__:
        assert getattr(other.for_watchers, name) is not getattr(FACE.for_watchers, name)


def test_clean_names_keep_bets_open():
    scene = staged(4, 1).scene()
    watchers = with_clean_names(FACE).for_watchers
    assert watchers.bets is not None
    assert [*watchers.bets(scene)] == [0, 1, 2, 3]
