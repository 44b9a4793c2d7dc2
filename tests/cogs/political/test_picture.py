"""The pictures of Political Chicken: well drawn at every stage, and independent of hidden cards."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.pictures.animation import RATE
from bot.pictures.display_list import Picture
from bot.pictures.sprites import has
from bot.tables.table import Absence
from cogs.political import picture
from cogs.political.battle import BattlePicture, Rolled
from cogs.political.hand import HandPicture
from cogs.political.labels import Labels
from cogs.political.picture import MOST, Block, TablePicture, art, mark, slug
from games.engine.asks import Seat
from games.political.box import cards
from games.political.stacks import card
from games.political.vocabulary import DESTROY, SPECIALS, TAKE_OVER
from tests.cogs.pictures import Draw, assert_is_blind, labels
from tests.cogs.political.test_pages import (
    ATTACK,
    Lively,
    before_a_battle,
    fought,
    mail,
    position,
    raised,
    staged,
    under_attack,
    walked,
)
from tests.cogs.stage import Stage
from tests.support.pictures import (
    WORDS,
    all_marks,
    assert_ends_as_still_picture,
    assert_well_drawn,
    marks_at,
    texts,
)

# Scripts, lengths and an emoji that fonts may lack.
NAMES = ("Ada", "Ben", "Maximiliane von Huhn", "Гертруда", "明美", "مريم", "Hana 🐣", "X" * 32)


def pictures(stage: Stage, viewer: Seat) -> list[Picture]:
    """Return all pictures of this moment: of the table, of one seat's hand, and of the battle."""
    table = labels(stage)
    view = table.view
    found: list[Picture] = [TablePicture.of(table), HandPicture.of(labels(stage, viewer))]
    if view.battle is not None:
        found.append(BattlePicture.of(table, view.battle))
    elif view.fought is not None:
        # The battle that has just ended, with its dice.
        found.append(BattlePicture.of(table, view.fought.battle, view.fought))

    return found


def battle_or_table(shown: Labels) -> Picture:
    """Return the picture of the battle, if there is one, and of the table otherwise."""
    battle = shown.view.battle
    return BattlePicture.of(shown, battle) if battle is not None else TablePicture.of(shown)


# -- how they look ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 8])
def test_whole_games_are_well_drawn(seats: int):
    stage = staged(seats, 5 * seats, NAMES, format="full")
    step = 0
    while not stage.over:
        # A picture takes time, so only every 23rd position is drawn.
        if step % 23 == 0:
            for one in pictures(stage, step % seats):
                assert_well_drawn(one)

        stage.step(Lively())
        step += 1


STAGES: dict[str, Any] = {
    "the first turn": lambda: staged(4, 1),
    "a turn": before_a_battle,
    "a battle": under_attack,
    "a raise": raised,
    "dice": fought,
    "somebody's mail": mail,
}


@pytest.mark.parametrize("name", STAGES)
def test_every_stage_is_well_drawn(name: str):
    stage = STAGES[name]()
    for viewer in range(4):
        for one in pictures(stage, viewer):
            assert_well_drawn(one)


@pytest.mark.parametrize("seats", [4, 8])
def test_empty_table_shows_all_hens_and_both_wings(seats: int):
    stage = staged(seats, 1)
    stage.session.table.change_player(1, absence=Absence.LEFT)
    display = assert_well_drawn(TablePicture.of(labels(stage)))
    drawn = sprites_of(display)
    rows = [
        (one.y, one.grey) for one in drawn if one.name.startswith(("common/hen-", "common/house-"))
    ]

    assert len(rows) == seats
    assert [row for row, grey in rows if grey] == [sorted(row for row, _ in rows)[1]]
    assert {"Left", "Right"} <= {*texts(display)}


def groups(wing: str) -> list[str]:
    return [name for name, one in cards().items() if one.kind == "group" and one.wing == wing]


@pytest.mark.parametrize("count", [1, 5, MOST, MOST + 1, 20])
def test_a_crowded_wing_stays_beside_its_plate(count: int):
    base = [[name, "A11"] if name == "L6-1" else name for name in groups("left")[:count]]
    shown = TablePicture.of(labels(position(A={"base": base})))
    display = assert_well_drawn(shown)
    hidden = [text for text in texts(display) if text.startswith("+")]

    # More groups than the plate holds are drawn as a number.
    assert bool(hidden) == (count > MOST)

    blocks = sum(mark.name.startswith("political/group") for mark in sprites_of(display))
    # Drawn and counted groups are all groups.
    assert blocks + sum(map(int, hidden)) == count


def sprites_of(display: Any) -> list[Any]:
    return [one for one in all_marks(display.still) if type(one).__name__ == "Sprite"]


def test_attacked_group_is_drawn_in_a_crowded_wing():
    # The weakest group is the last one, which a crowded wing would not draw.
    base = groups("left")[:20]
    weakest = base[-1]
    stage = position(A={"hand": ["Golf Course Senate"]}, B={"base": base, "hand": ["Lawyers"]})
    for choice in ("attack", f"stack {weakest}", "take_over", "join R3-4", "attack"):
        stage.choose(0, choice)

    display = assert_well_drawn(TablePicture.of(labels(stage)))
    assert any(mark.name.startswith(art(weakest)) for mark in sprites_of(display))
    assert any(type(mark).__name__ == "Arrow" for mark in display.still)


def test_a_battle_shows_both_sums_and_the_odds():
    display = assert_well_drawn(pictures(under_attack(), 1)[-1])
    assert {"42%", "15 of 36"} <= {*texts(display)}


def test_dice_end_a_battle():
    stage = fought()
    display = assert_well_drawn(pictures(stage, 1)[-1])
    verdict = ("take-over", "destroy", "held")
    assert any(WORDS(f"political-picture-{end}") in texts(display) for end in verdict)
    assert sum(mark.name.startswith("political/die") for mark in sprites_of(display)) == 2


def crowded(intent: str) -> BattlePicture:
    """Return a battle of six against six, with 5 against 7 without the dice."""
    names = [*groups("left")[:6], *groups("right")[:6]]
    blocks = [Block.of((name,)) for name in names]
    target = replace(blocks[6], is_target=True)
    return BattlePicture(
        0, "Ada", 1, "Ben", intent, tuple(blocks[:6]), target, tuple(blocks[7:]), (), 5, 7, 10, None
    )


@pytest.mark.parametrize("intent", [TAKE_OVER, DESTROY])
def test_dice_play_and_begin_with_the_odds(intent: str):
    before = crowded(intent)
    won = replace(before, rolled=Rolled(6, 1, won=True))
    held = replace(before, rolled=Rolled(1, 2, won=False))
    displays = [
        one.display(WORDS) for one in (won, held, replace(won, rolled=Rolled(5, 2, won=True)))
    ]
    # Before the dice nothing moves, and the battle with dice begins as it looked before them.
    assert not before.moves
    assert before.display(WORDS).seconds == 0
    starts = [sorted(map(str, marks_at(one, 0))) for one in (before.display(WORDS), *displays)]
    assert starts == [starts[0]] * len(starts)

    for display in displays:
        assert len(assert_ends_as_still_picture(display)) > RATE

    # The odds stay.
    for one in (before, won, held):
        assert "28%" in texts(assert_well_drawn(one))


def test_target_ends_on_the_side_that_holds_it():
    before = crowded(TAKE_OVER)
    won = replace(before, rolled=Rolled(6, 1, won=True))
    held = replace(before, rolled=Rolled(1, 2, won=False))
    destroyed = replace(won, intent=DESTROY)

    def target(battle: BattlePicture) -> Any:
        display = battle.display(WORDS)
        (found,) = [
            mark for mark in sprites_of(display) if mark.name == f"{battle.target.sprite}@l"
        ]
        return found

    assert target(before).x == target(held).x == target(destroyed).x > 500
    assert target(won).x < 500
    assert [target(one).grey for one in (held, won, destroyed)] == [False, False, True]


@pytest.mark.parametrize("count", [0, 1, 5, 6, 40])
def test_a_hand_of_any_size_is_well_drawn(count: int):
    hand = [*cards()]
    Random(count).shuffle(hand)
    shown = HandPicture.of(labels(position(A={"hand": hand[:count]}), 0))
    assert_well_drawn(shown)
    # Copies of a card are drawn once with their number.
    assert sum(card.copies for card in shown.cards) == count


@pytest.mark.parametrize("names", ["clean", "adult"])
@pytest.mark.parametrize("half", [0, 1])
def test_card_names_are_drawn_in_full(half: int, names: str):
    # Half of the deck at a time, because a picture has limited room.
    stage = position(A={"hand": [*cards()][half::2]})
    stage.session.table.options["names"] = names
    shown = HandPicture.of(labels(stage, 0))
    # Names are broken into lines, so spaces do not count.
    written = "".join(texts(assert_well_drawn(shown))).replace(" ", "")
    for drawn in shown.cards:
        assert drawn.name.replace(" ", "") in written


def test_leaked_hand_names_its_owner_in_any_script():
    stage = mail()
    for name in ("مريم", "Гертруда", "X" * 32):
        stage.session.table.players[1] = replace(stage.session.table.players[1], name=name)
        assert_well_drawn(HandPicture.of(labels(stage, 0)))


# -- what they are made of -------------------------------------------------------------------------


def test_every_card_has_a_drawing_of_its_own():
    drawn = {one.entry: art(name) for name, one in cards().items()}
    # Cards with the same power share a drawing.
    assert len({*drawn.values()}) == len({one.power or one.entry for one in cards().values()})

    for name in cards():
        assert has(f"{art(name)}@m"), name

        # Groups are also drawn small, on a hand, and large.
        sizes = ("s", "h", "l") if card(name).kind == "group" else ()
        assert all(has(f"{art(name)}@{size}") for size in sizes), name

        if card(name).kind in ("asset", "deficit"):
            assert has(f"{mark(name)}@s"), name

    assert all(has(f"political/mark-{special}@s") for special in SPECIALS)


def test_deck_without_drawings_uses_pictures_of_kind_and_wing(monkeypatch: pytest.MonkeyPatch):
    """An operator who owns the printed deck may use it instead of the one in the repository."""
    # No picture has such a name, so the drawings of kind and wing are used.
    monkeypatch.setattr(picture, "slug", lambda name: f"printed-{slug(name)}")
    art.cache_clear()

    try:
        assert art("L3-1") == "political/group-left"
        assert art("R3-1") == "political/group-right"
        assert art("A11") == "political/attachment-asset"
        assert art("D11") == "political/attachment-deficit"

        stage = before_a_battle()
        for one in pictures(stage, 0):
            assert_well_drawn(one)
    finally:
        # The cache holds the names of the test.
        art.cache_clear()


def test_attachment_with_a_power_is_drawn_first():
    block = Block.of(("R3-1", "A11", "D06a", "A14a"))
    # An attachment with a power comes first, where it is not covered.
    assert block.laid[0] == "political/mark-lawyers"
    assert block.influence == 4


def test_identity_crisis_changes_the_side():
    assert Block.of(("L3-1", "D14")).wing == "right"
    assert Block.of(("L3-1",)).wing == "left"


def test_group_without_influence_is_dull():
    assert Block.of(("L3-1", "D13a")).is_dull, "in battles"
    assert Block.of(("L1-1", "D02")).is_dull
    assert not Block.of(("L3-1", "D02")).is_dull


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TablePicture.of, battle_or_table])
def test_pictures_do_not_depend_on_hidden_cards(table: Draw):
    assert_is_blind("political", table, HandPicture.of)


def test_table_picture_is_the_same_for_all_viewers():
    stage = walked(*ATTACK)
    tables = {TablePicture.of(labels(stage, viewer)).key("en") for viewer in (None, 0, 1, 2)}
    assert len(tables) == 1, "nor does it show what is being put together"


def test_hand_picture_does_not_change_while_other_seats_play():
    stage = before_a_battle()
    before = HandPicture.of(labels(stage, 3)).key("en")
    for choice in (*ATTACK, "attack"):
        stage.choose(0, choice)
    assert HandPicture.of(labels(stage, 3)).key("en") == before


def test_leaked_hand_is_drawn_for_one_seat_only():
    stage = mail()
    reader = HandPicture.of(labels(stage, 0))
    owner = HandPicture.of(labels(stage, 1))

    assert (reader.owner, owner.owner) == (1, None)
    # The reader sees the hand as its owner does.
    assert reader.cards == owner.cards
    assert not HandPicture.of(labels(stage, 2)).cards
