"""What the cards of a paused table say: to its host what to do, to the others who does it."""

import re
from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.loss import Loss
from bot.pages.page import Button, Page, Row, Text
from bot.pages.paused_notice import asks_host, waiting, way_out
from bot.settings import LOCALES
from bot.tables.scene import Scene
from bot.tables.table import Absence, Guest, Status
from cogs.lobby.face import LOBBY
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.reading import aloud

WORDS = Words("en")
REASONS = [*(loss.value for loss in Loss), "paused-broken", "paused-cannot-resume"]


def paused(reason: str, viewer: int = 0) -> Scene:
    """As the host (in seat 0) or somebody else sees it."""
    return replace(lobby(3, viewer=viewer), status=Status.PAUSED, reason=reason, until=90.0)


def read(scene: Scene) -> str:
    return aloud(Page(tuple(way_out(scene, WORDS))))


@pytest.mark.parametrize("reason", REASONS)
def test_the_host_reads_what_to_do(reason: str) -> None:
    scene = paused(reason)
    said = read(scene)
    assert "You’re the host" in said
    assert len(said) < 600
    assert WORDS.has(reason)
    assert asks_host(scene) == reason, "it has to ring"


@pytest.mark.parametrize("reason", REASONS)
def test_the_others_read_who_does_it(reason: str) -> None:
    scene = paused(reason, viewer=1)
    texts = [block.body for block in way_out(scene, WORDS) if isinstance(block, Text)]
    until = WORDS("chat-until", when="<t:90:R>")
    assert texts == [WORDS("way-out-of-others", host=scene.host_name) + f"\n-# {until}"]
    assert asks_host(scene) is None


@pytest.mark.parametrize("reason", REASONS)
def test_a_button_stands_where_it_can_help(reason: str) -> None:
    rows = [block for block in way_out(paused(reason), WORDS) if isinstance(block, Row)]
    labels = [one.label for row in rows for one in row.buttons if isinstance(one, Button)]
    helpless = reason in ("paused-channel-gone", "paused-cannot-resume")
    assert labels == ([] if helpless else [WORDS("way-out-button")])


def test_a_table_that_dozes_is_woken_by_anybody() -> None:
    scene = paused("paused-asleep")
    assert list(way_out(scene, WORDS)) == []
    assert asks_host(scene) is None


def test_who_only_watches_is_told_nothing() -> None:
    scene = replace(paused("paused-no-access"), viewer=None)
    assert asks_host(scene) is None


def test_every_reason_of_the_words_is_known() -> None:
    """No sentence is left over."""
    file = (LOCALES / "en" / "tables.ftl").read_text("utf-8")
    said = set(re.findall(r"^way-out-(paused-[a-z-]+) =", file, re.MULTILINE))
    assert said == set(REASONS)


def test_read_aloud() -> None:
    assert read(paused("paused-no-access")).startswith("────────\n⏸️ **You’re the host:** I need")


class TestALobby:
    """Its host may be anywhere: they are rung when it is time to press Start, or to ask others."""

    def test_the_flock_is_complete(self) -> None:
        assert asks_host(lobby(2, viewer=0, most=2)) == "full"
        assert asks_host(lobby(2, viewer=1, most=2)) is None, "somebody else's business"
        assert asks_host(lobby(1, 1, viewer=0, most=2)) is None, "the host has just done that"
        assert asks_host(lobby(2, viewer=0, most=3)) is None

    def test_the_challenge_was_declined(self) -> None:
        declined = Guest(7, "Ben", declined=True)
        assert asks_host(lobby(1, viewer=0, guest=declined)) == "declined"
        assert asks_host(lobby(1, viewer=0, guest=Guest(7, "Ben"))) is None

    def test_the_card_says_so(self) -> None:
        declined = Guest(7, "Ben", declined=True)
        full = lobby(2, viewer=0, most=2)
        alone = lobby(1, viewer=0, guest=declined)

        assert WORDS("lobby-welcome-full") in aloud(LOBBY.welcome(full, WORDS))

        said = aloud(LOBBY.welcome(alone, WORDS))
        assert WORDS("lobby-welcome-declined", guest="Ben") in said


def test_the_table_says_until_when_it_waits() -> None:
    (until,) = waiting(paused("paused-no-access"), WORDS, on_cards=True)
    assert until == Text("-# " + WORDS("chat-until", when="<t:90:R>"))
    unlimited = replace(paused("paused-no-access"), until=None)
    assert list(waiting(unlimited, WORDS, on_cards=True)) == []


@pytest.mark.parametrize("absence", [None, Absence.LEFT])
@pytest.mark.parametrize("on_cards", [True, False])
@pytest.mark.parametrize("status", [Status.PLAYING, Status.OVER])
def test_who_is_away_finds_a_way_back_on_the_table_where_there_are_no_cards(
    absence: Absence | None, on_cards: bool, status: Status
) -> None:
    scene = replace(lobby(3), status=status)
    players = (replace(scene.players[0], absence=absence), *scene.players[1:])
    rows = list(waiting(replace(scene, players=players), WORDS, on_cards=on_cards))

    assert bool(rows) is (absence is not None and not on_cards and status is Status.PLAYING)
