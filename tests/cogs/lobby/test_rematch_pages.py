"""The pages of a rematch: the button on a result, the lobby that it opens, and the link to it."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.words import Words
from bot.pages.page import Button, Link, Page, Row, Text
from bot.tables.scene import Scene, TableSummary
from bot.tables.table import Guest, Player, Rematch, Sequel, Status
from cogs.lobby.face import LOBBY
from cogs.lobby.rematch import sequel_page
from cogs.pages import REMATCH, rematch_button
from games.registry import GAMES
from tests.cogs.faces import FACES
from tests.cogs.lobby.test_lobby_pages import lobby, said
from tests.cogs.stage import Stage
from tests.games.contract.tables import hidden

WORDS = Words("en")
ADA = 1
BEN = 2
CLEO = 3
EVE = 9


def rows(page: Page) -> list[list[Button | Link]]:
    return [[*block.buttons] for block in page.blocks if isinstance(block, Row)]


def is_rematch(button: Button | Link) -> bool:
    return isinstance(button, Button) and button.does.verb == REMATCH


def over(game: str) -> Scene:
    # SHORT holds the options of the game with which it ends soonest.
    stage = Stage(GAMES[game].seats[0], 3, game=GAMES[game], **hidden(GAMES[game]).SHORT)
    house = next(iter(GAMES[game].houses.values()))()
    while not stage.over:
        stage.step(house)
    return stage.scene()


class TestTheButton:
    @pytest.mark.parametrize("game", GAMES)
    def test_rematch_is_the_first_button_of_every_result(self, game: str) -> None:
        scene = over(game)
        # The first button of the last row, where a thumb finds it.
        assert is_rematch(rows(FACES[game].table(scene, WORDS))[-1][0])
        again = WORDS.own(game, "table-again", slug=game)
        assert again in said(FACES[game].table(scene, WORDS))

    def test_button_links_to_the_new_table(self) -> None:
        scene = lobby(1, status=Status.CLOSED, revision=7)
        assert rematch_button(scene, WORDS).label == WORDS("rematch-button")
        scene = replace(scene, rematch=Rematch(sequel=Sequel("t2", 12)))
        assert rematch_button(scene, WORDS).label == WORDS("rematch-on", number=12)
        assert is_rematch(rematch_button(scene, WORDS))

    # A table with a revision was dealt before it was closed.
    def test_button_is_on_a_game_given_up_but_not_on_a_lobby(self) -> None:
        page = LOBBY.page(lobby(1, status=Status.CLOSED, revision=7), WORDS)
        assert is_rematch(rows(page)[0][0])
        assert rows(LOBBY.page(lobby(1, status=Status.CLOSED), WORDS)) == []

    def test_button_is_on_a_result_that_cannot_be_drawn(self) -> None:
        page = LOBBY.page(lobby(1, status=Status.OVER), WORDS)
        assert is_rematch(rows(page)[0][0])


class TestTheLobby:
    def test_lobby_mentions_the_missing_players(self) -> None:
        """It mentions only the players who are still missing and wanted the rematch."""
        (ada,) = lobby(1).players
        # Four players of the old game; Eve is not among those to be called.
        rematch = Rematch((ada.user_id or 0, BEN, CLEO, EVE), (ada.user_id or 0, BEN, CLEO))
        page = LOBBY.page(lobby(1, rematch=rematch), WORDS)

        assert WORDS("lobby-again", mentions=f"<@{BEN}> <@{CLEO}>") in said(page)
        assert page.pings == (BEN, CLEO)
        assert f"<@{EVE}>" not in said(page)

    def test_lobby_says_that_it_deals_without_start(self) -> None:
        rematch = Rematch((ADA,))
        told = said(LOBBY.page(lobby(1, rematch=rematch), WORDS))
        assert WORDS("lobby-again-deals") in told
        assert WORDS("heist-pitch") not in told
        assert WORDS("lobby-again-deals") not in said(LOBBY.page(lobby(1), WORDS))

    def test_lobby_of_a_duel_mentions_the_opponent_once(self) -> None:
        rematch = Rematch((ADA, BEN), (BEN,))
        page = LOBBY.page(lobby(1, rematch=rematch, guest=Guest(BEN, "Ben")), WORDS)
        # Ben is both the opponent and a player to call, but is mentioned once.
        assert page.pings == (BEN,)
        assert said(page).count(f"<@{BEN}>") == 1

        declined = Guest(BEN, "Ben", declined=True)
        page = LOBBY.page(lobby(1, rematch=rematch, guest=declined), WORDS)
        assert page.pings == ()
        assert f"<@{BEN}>" not in said(page)

    @pytest.mark.parametrize(("game", "ending"), [("heist", ""), ("out", "-open")])
    def test_welcome_of_a_rematch_says_when_it_deals(self, game: str, ending: str) -> None:
        # With private cards and without: the text differs.
        scene = lobby(2, viewer=1, game=game, rematch=Rematch((ADA, BEN, CLEO)))
        told = WORDS(f"lobby-welcome-again{ending}", host="Ada")
        assert told in said(LOBBY.welcome(scene, WORDS))


@pytest.mark.parametrize(
    ("status", "seated", "message"),
    [
        (Status.LOBBY, True, "rematch-in"),
        (Status.PLAYING, True, "rematch-dealt"),
        (Status.PAUSED, True, "rematch-dealt"),
        (Status.PLAYING, False, "table-is-there"),
        (Status.OVER, True, "rematch-over"),
        (Status.OVER, False, "rematch-over"),
    ],
)
def test_later_press_gets_a_link_to_the_table(status: Status, seated: bool, message: str) -> None:
    # Only the fields that the link's page reads.
    facts: dict[str, Any] = {"id": "t2", "game": "heist", "guild_id": 1, "channel_id": 2}
    players = (Player("Ada", ADA),)
    table = TableSummary(**facts, host_id=ADA, number=12, status=status, players=players, token="-")
    page = sequel_page(table, ADA if seated else BEN, WORDS, "https://there")

    assert page.blocks[0] == Text(WORDS.extended(message, number=12))

    ((link,),) = rows(page)
    assert link == Link(WORDS("card-back", number=12), "https://there")
