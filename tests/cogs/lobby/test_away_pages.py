"""The pages about a seat with a substitute house player:

for all viewers, and for the seat's owner.
"""

import pytest

from bot.i18n.words import Words
from bot.pages.page import Page, Text
from bot.pages.paused_notice import host_help, waiting
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from bot.tables.table import Absence, Status
from cogs.heist import FACE
from cogs.lobby.face import LOBBY
from games.registry import GAMES
from tests.cogs.faces import page_of
from tests.cogs.reading import buttons, said
from tests.cogs.stage import NOW, Stage

WORDS = Words("en")


def away(why: Absence, viewer: int | None = 0, *, asleep: bool = False) -> Scene:
    stage = Stage(3, 1)
    table = stage.session.table
    table.change_player(0, absence=why)

    if asleep:
        table.status = Status.PAUSED
        table.reason = ASLEEP

    return stage.scene(viewer)


@pytest.mark.parametrize("why", Absence)
def test_absence_card_says_why_and_has_one_button(why):
    page = LOBBY.away(away(why), WORDS)
    assert WORDS(f"away-why-{why.value}") in said(page)
    (button,) = buttons(page)
    assert (button.does.verb, button.label) == ("back", WORDS(f"away-button-{why.value}"))


@pytest.mark.parametrize("why", Absence)
def test_absence_card_shows_no_hand(why):
    page = LOBBY.away(away(why), WORDS)
    assert WORDS("heist-card-hand", cards="") not in said(page)


def test_absence_card_of_a_sleeping_game_has_a_wake_button():
    # The game waits, so the text must not say that a house player plays.
    page = LOBBY.away(away(Absence.SILENT, asleep=True), WORDS)
    assert WORDS("away-asleep") in said(page)
    assert WORDS("away-asleep-title", number=3) in said(page)
    assert "house player" not in said(page), "nobody plays while the game waits"


def test_table_marks_an_absent_seat():
    shown = said(FACE.table(away(Absence.SILENT, None), WORDS))
    # The substitute has a sign of its own, and the third player is a house player.
    assert shown.count(WORDS("seat-sat-in")) == 1
    assert shown.count(WORDS("seat-house")) == 1


def test_sleeping_table_has_a_hand_button():
    scene = away(Absence.SILENT, None, asleep=True)
    assert [button.does.verb for button in buttons(_page(scene))] == ["hand"]

    stage = Stage(3, 1)
    stage.session.table.status = Status.PAUSED
    stage.session.table.reason = "paused-channel-gone"

    # A table paused for another reason has its own way out.
    assert not list(waiting(stage.scene(), WORDS, on_cards=True))
    assert not list(host_help(away(Absence.SILENT, asleep=True), WORDS))


def test_open_game_has_the_return_button_on_the_table():
    # The button is for the absent player, who has no private card to find it on.
    scene = away(Absence.SILENT, None)
    assert list(buttons(_page(scene))) == []
    assert [button.does.verb for button in buttons(_page(scene, on_cards=False))] == ["hand"]
    present = Stage(3, 1).scene()
    assert list(buttons(_page(present, on_cards=False))) == []


def test_waiting_time_is_a_relative_timestamp():
    stage = Stage(3, 1)
    stage.session.table.status = Status.PAUSED
    stage.session.table.expires_at = NOW + 60
    (text,) = waiting(stage.scene(), WORDS, on_cards=True)

    assert isinstance(text, Text)
    # Discord renders this as a relative time that counts down.
    assert f"<t:{int(NOW) + 60}:R>" in text.body


def _page(scene: Scene, *, on_cards: bool = True) -> Page:
    return Page(tuple(waiting(scene, WORDS, on_cards=on_cards)))


@pytest.mark.parametrize("slug", GAMES)
def test_result_names_the_player_finished_by_the_house(slug: str) -> None:
    stage = Stage(GAMES[slug].seats[0], 5, game=GAMES[slug])
    while not stage.over:
        stage.step()

    name = stage.session.table.players[0].name
    assert WORDS("table-finished", seats=name) not in said(page_of(stage.scene()))

    # The game was finished for this player by a house player.
    stage.session.table.change_player(0, absence=Absence.LEFT)
    text = said(page_of(stage.scene()))
    assert f"{name} 💤" in text
    assert WORDS("table-finished", seats=name) in text
