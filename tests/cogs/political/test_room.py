"""A table of Political Chicken fits a phone's screen, and a card says what its player needs to
decide.
"""

import pytest

from bot.pages.page import Image, Line, Row, Text, Tone, picture_of
from bot.pages.presentable import as_text
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from cogs.pages import require
from cogs.political import FACE
from cogs.political.board import FRAME, PHONE, height, line_height, picture_height
from cogs.political.hand import HandPicture
from cogs.political.labels import Labels
from cogs.political.picture import TablePicture
from games.engine.asks import Seat
from games.political.box import cards, entries
from games.political.rules import PoliticalChicken
from games.political.stacks import card, nature
from tests.cogs.faces import LONG, WORDS, page_of
from tests.cogs.political.test_pages import (
    ATTACK,
    before_a_battle,
    long_before_the_end,
    mail,
    position,
    staged,
    under_attack,
    walked,
)
from tests.cogs.reading import aloud, buttons, menus, said
from tests.cogs.stage import Stage
from tests.support.combinations import pairs

# A name that is long enough to be left out.
NAMED = "Homeowners’ Association Tribunal"


# -- the table ------------------------------------------------------------------------------------


def test_height_counts_lines_as_a_phone_breaks_them():
    one = line_height("short")
    assert line_height("a" * 60) == 2 * one
    assert line_height("-# short") < one < line_height("### short")
    # Asterisks of markdown take no room.
    assert line_height("**" * 20 + "bold is no longer") == one
    assert line_height("") == one, "an empty line stands, too"

    blocks = (Text("short\nshort"), Line(), Row(()))
    assert height(blocks) == height(blocks[:1]) + height(blocks[1:]) > 2 * one


@pytest.mark.parametrize(("seats", "format_"), [(8, "standard"), (8, "full"), (4, "full")])
def test_no_table_is_higher_than_a_phone(seats: int, format_: str):
    """Check the estimated height of the table from the deal to the result."""
    stage = staged(seats, 3, format=format_)
    step = 0
    house = PoliticalChicken.houses["medium"]()
    while True:
        if step % 7 == 0 or stage.over:
            assert _high(stage.scene()) <= PHONE + CAREFUL

        if stage.over:
            return

        stage.step(house)
        step += 1


CAREFUL = 2 * line_height("")
"""The tolerance in pixels: at a table of eight the estimate may be one or two lines too high."""


def _high(scene: Scene) -> int:
    """Return the estimated height of the table without the seal, which stands in a line with room
    to spare.
    """
    blocks = as_text(page_of(scene)).blocks
    texts = [block.body for block in blocks if isinstance(block, Text)]
    sealed = [line for text in texts for line in text.split("\n") if scene.commitment in line]
    return FRAME + height(blocks) - sum(map(line_height, sealed))


@pytest.mark.parametrize(("seats", "format_"), [(8, "full"), (4, "full")])
def test_no_table_with_its_picture_is_higher_than_a_phone(seats: int, format_: str):
    """Check the height during the game. The latest event always has a line."""
    stage = staged(seats, 3, format=format_)
    step = 0
    house = PoliticalChicken.houses["medium"]()
    while not stage.over:
        if step % 7 == 0:
            head, image, *closing = page_of(stage.scene()).blocks
            assert isinstance(image, Image)
            assert isinstance(image.picture, TablePicture)
            assert image.below or not stage.scene().news

            high = height((head, *image.below, *closing)) + picture_height(image.picture.height)
            assert FRAME + high <= PHONE + CAREFUL
            # The declared height must equal the height of the drawing.
            assert image.picture.height == image.picture.display(WORDS).height

        stage.step(house)
        step += 1


def test_weak_groups_lose_their_names_on_a_full_table():
    """Weak groups lose their names first. The values of all groups stay."""
    few = position(B={"base": [NAMED, "Grill Dads United"]})
    assert NAMED in said(page_of(few.scene()))
    assert "Grill Dads United" in said(page_of(few.scene()))

    text = said(page_of(long_before_the_end().scene()))
    assert "R5 R2 R2 R2 R1 R1" in text.replace("\u00a0", " ")


# Turn 5 is the second turn of the first player.
@pytest.mark.parametrize("turn", [4, 5])
def test_table_has_a_hint_in_the_first_turns(turn: int):
    """The hint stays for the first turn of all four players.

    The legend of the signs stays for ever.
    """
    stage = before_a_battle()
    stage.engine.game.state.turn = turn
    text = said(page_of(stage.scene()))

    assert (WORDS("political-table-hint") in text) is (turn == 4)
    assert (WORDS("table-hand-hint") in text) is (turn == 4)
    assert "⚖️ Lawyers" in text


def test_old_news_are_left_out_before_the_last_names():
    stage = staged(5, 3)
    house = PoliticalChicken.houses["medium"]()
    # A table so full that something has to be left out.
    while stage.engine.game.state.turn < 33:
        stage.step(house)

    scene = stage.scene()
    # The strongest group keeps its name, at the cost of old news.
    strongest = max(scene.view.seats[0].base, key=lambda stack: nature(stack).influence)
    assert Labels(scene, WORDS).stack(strongest) in said(page_of(scene))


def test_a_result_names_the_strongest_and_counts_the_others():
    stage = staged(4, 3)
    while not stage.over:
        stage.step(PoliticalChicken.houses["medium"]())

    text = said(page_of(stage.scene()))
    base = max((seat.base for seat in stage.scene().view.seats), key=len)
    names = [Labels(stage.scene(), WORDS).stack_plain(one) for one in base]
    lines = [line for line in text.splitlines() if line.startswith("-# ") and " · " in line]
    # The line that names the most groups is the one of this base.
    named, line = max((sum(name in line for name in names), line) for line in lines)

    assert 0 < named < len(base)
    assert WORDS("political-result-more", count=len(base) - named) in line


# -- the card -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("entry", "mine"), pairs(sorted(entries()), [True, False]))
def test_every_card_in_a_hand_says_what_it_does(entry: str, mine: bool):
    """Check a card on turn and while waiting: its influence, or a line on its power."""
    name = next(one.id for one in cards().values() if one.entry == entry)
    hand = {"hand": [name]}
    stage = position(A=hand if mine else {}, B={} if mine else hand)
    seat = 0 if mine else 1
    # The legend is for players who are new to the game.
    stage.session.table.change_player(seat, tips=False)
    page = page_of(stage.scene(seat))
    text = said(page) + said(require(page.more))
    one = card(name)
    if one.power:
        assert WORDS(f"political-help-{one.power.replace('_', '-')}") in text
    elif one.kind == "group":
        assert WORDS("political-tips-legend") in text
    else:
        assert WORDS("political-card-attachments", cards="").rstrip() in text


def test_large_hand_is_a_list_without_explanations():
    """The menus explain the cards, so that the page stays within Discord's limits."""
    # One card of every power: too many explanations for the card.
    powers = {card.power: card.id for card in cards().values() if card.power}
    stage = position(A={"hand": [*powers.values()]})
    text = said(page_of(stage.scene(0)))

    assert WORDS("political-help-lawyers") not in text
    assert "Lawyers" in text

    hints = [item.hint for menu in menus(page_of(stage.scene(0))) for item in menu.items]
    assert WORDS("political-help-scandal") in hints


def test_copies_of_a_card_are_explained_once():
    twice = ["A14a", "A14b"]
    text = said(page_of(position(A={"hand": twice}).scene(0)))
    assert text.count(WORDS("political-help-lawyers")) == 1
    # A non-breaking space keeps name and number together.
    assert "Lawyers\u00a0×2" in text


def test_copies_of_a_card_are_named_with_their_number():
    """This holds for lists of cards in the hand and in the news."""
    stage = position(A={"hand": ["E01a", "A14a", "E01b", "A08"], "base": ["R3-2"]})
    stage.session.table.news = (
        Bulletin(1, "drew", {"cards": ["E01a"]}, to=1),
        Bulletin(2, "drew", {"cards": ["E01b"]}, to=1),
    )

    assert WORDS("political-told-drew", cards="🗞️ Scandal\u00a0×2") in said(page_of(stage.scene(1)))

    stage.choose(0, "attach A08")
    assert WORDS("political-card-events", cards="🗞️ Scandal\u00a0×2") in said(
        page_of(stage.scene(0))
    )


def test_every_attachment_is_explained_in_the_menus():
    (menu,) = menus(page_of(before_a_battle().scene(0)))
    hints = {WORDS("political-hint-influence", value=value): value for value in ("+2", "−2")}
    assert [hints[item.hint] for item in menu.items if item.hint in hints] == ["+2", "−2"]


def test_recruiting_is_the_first_and_only_coloured_button():
    """Recruiting is the first button and the only coloured one; attacking is the last."""
    page = page_of(before_a_battle().scene(0))
    first, *_, attack = [button for button in buttons(page) if button.does.verb == "pick"]

    assert first.label == WORDS(
        "political-option-recruit", card="R6 Offshore Family Values Trust", before=0, after=6
    )
    assert first.tone is Tone.MAIN
    assert (attack.label, attack.tone) == (WORDS("political-option-build"), Tone.PLAIN)


def test_recruit_that_costs_points_is_not_recommended():
    base = ["Golf Course Senate", "Grill Dads United"]
    stage = position(A={"base": base, "hand": ["Tote Bag Hoarders"]})
    page = page_of(stage.scene(0))
    # The recruit would lower Ada's points, so it is only an item of the menu.
    (menu,) = menus(page)
    assert menu.items[0].label == "Recruit L1 Tote Bag Hoarders"
    assert not any(button.tone is Tone.MAIN for button in buttons(page))


def test_player_on_turn_sees_the_points_of_other_players():
    text = said(page_of(before_a_battle().scene(0))).replace("\u00a0", " ")
    assert WORDS("political-card-scores", scores="Ben 9 · Cleo 3 · Dan 0") in text
    waiting = said(page_of(before_a_battle().scene(1))).replace("\u00a0", " ")
    # A waiting card shows no points: each change would cost an edit.
    assert "Cleo 3" not in waiting, "every change of it would be an edit"


# Without the spaces that keep numbers and signs together.
def rivals(stage: Stage, seat: Seat = 0) -> str:
    scene: Scene = stage.scene(seat)
    return said(FACE.card(scene, WORDS)).replace("\u00a0", " ").replace("\u2002", " ")


def test_attacker_sees_all_bases_and_their_defence():
    """The player need not look at the table for it."""
    stage = walked("attack")
    text = rivals(stage)
    assert "**Ben** · **9** (L0 R9) · ✋ 2: R6 ⚖️ R3 (🛡️ 9)" in text
    assert "**Cleo** · **3** (L3 R0) · ✋ 1: L3 🤐" in text
    assert "**Unaffiliated**: L0" in text
    assert "Dan" not in text, "there is nothing to attack"


def test_new_player_finds_the_sign_of_defence_behind_more():
    stage = walked("attack")
    legend = WORDS("political-card-defended-legend")
    assert legend not in aloud(page_of(stage.scene(0))), "the player knows the game"

    stage.session.table.change_player(0, tips=False)
    assert legend in said(require(page_of(stage.scene(0)).more))

    # Groups alone defend with their own numbers, so the card has no such sign.
    state = stage.engine.game.state
    for base in (state.middle, *(seat.base for seat in state.seats)):
        base[:] = [stack[:1] for stack in base]

    assert legend not in aloud(page_of(stage.scene(0)))


def test_new_player_finds_the_signs_of_cards_behind_more_once():
    """Each question has the legend, and the tip of the first rounds does not repeat it."""
    for stage in (before_a_battle(), walked("attack")):
        stage.session.table.change_player(0, tips=True)
        more = said(require(page_of(stage.scene(0)).more))
        assert more.count(WORDS("political-tips-legend")) == 1


def test_target_shows_the_loss_of_its_owner():
    stage = walked(*ATTACK[:2])
    assert WORDS("political-card-spoils", seat="Ben", before=9, after=6) in rivals(stage)


def test_news_are_shown_at_the_beginning_of_a_choice():
    stage = position(
        A={"hand": ["Golf Course Senate"]},
        B={"hand": ["Grill Dads United"]},
        C={"base": ["Tenured Anarchists"]},
    )
    stage.choose(0, "recruit R3-4")
    lines = said(page_of(stage.scene(1))).splitlines()
    drew = next(line for line in lines if line.startswith("🎴 You drew"))

    # The picture marks the card that was drawn, and its description names it.
    image = require(picture_of(page_of(stage.scene(1))))
    tags = [one.tag for one in HandPicture.of(Labels(stage.scene(1), WORDS)).cards]
    assert sorted(filter(None, tags)) == [WORDS("political-picture-new")]
    assert "You drew" in image.alt

    # Steps within a choice leave out the news, and its beginning shows them again.
    stage.choose(1, "attack")
    assert drew not in said(page_of(stage.scene(1)))

    stage.choose(1, "back")
    assert drew in said(page_of(stage.scene(1)))


def test_own_attachment_is_no_news():
    stage = position(
        A={"hand": ["Golf Course Senate", "Dark Money"], "base": ["Hammock Commune"]},
        B={"hand": ["Hot Mic"]},
    )
    stage.choose(0, "attach A11")
    stage.choose(0, "stack L3-5")
    assert "Dark Money" not in said(page_of(stage.scene(0))).splitlines()[1]


@pytest.mark.parametrize("stage", [mail, under_attack])
def test_other_decisions_keep_what_they_need(stage: object):
    """A leaked hand or the present battle stands on the card itself."""
    made: Stage = stage()  # type: ignore[operator]
    asked = made.engine.ask

    assert asked is not None

    (seat,) = asked.owed
    text = said(page_of(made.scene(seat)))
    assert "Lawyers" in text


def test_long_names_do_not_break_the_button():
    stage = staged(8, 7, LONG)
    page = page_of(stage.scene(stage.engine.game.state.seat))
    assert all(len(button.label) <= 80 for button in buttons(page))
