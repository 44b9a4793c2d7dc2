"""Notices on the cards of a paused table: what the host can do, and who the host is."""

import re
from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.page import Button, Page, Row, Text
from bot.pages.paused_notice import asks_host, host_help, waiting
from bot.settings import LOCALES
from bot.tables.scene import Scene
from bot.tables.table import Absence, Guest, Loss, Status
from cogs.lobby.face import LOBBY
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.reading import aloud

WORDS = Words("en")
REASONS = [*(loss.value for loss in Loss), "paused-broken", "paused-cannot-resume"]


def paused(reason: str, viewer: int = 0) -> Scene:
    """Return a paused lobby as seen by the host (seat 0) or another viewer."""
    return replace(lobby(3, viewer=viewer), status=Status.PAUSED, reason=reason, until=90.0)


def read(scene: Scene) -> str:
    return aloud(Page(tuple(host_help(scene, WORDS))))


@pytest.mark.parametrize("reason", REASONS)
def test_host_reads_what_to_do(reason: str) -> None:
    scene = paused(reason)
    said = read(scene)
    assert "You’re the host" in said
    # The notice stands above the card, which must stay readable.
    assert len(said) < 600
    assert WORDS.has(reason)
    assert asks_host(scene) == reason, "it has to ring"


@pytest.mark.parametrize("reason", REASONS)
def test_other_players_read_who_can_resume(reason: str) -> None:
    scene = paused(reason, viewer=1)
    texts = [block.body for block in host_help(scene, WORDS) if isinstance(block, Text)]
    # The time until the table closes is the same for all.
    until = WORDS("chat-until", when="<t:90:R>")
    assert texts == [WORDS("way-out-of-others", host=scene.host_name) + f"\n-# {until}"]
    assert asks_host(scene) is None


@pytest.mark.parametrize("reason", REASONS)
def test_resume_button_is_shown_where_it_can_help(reason: str) -> None:
    rows = [block for block in host_help(paused(reason), WORDS) if isinstance(block, Row)]
    labels = [one.label for row in rows for one in row.buttons if isinstance(one, Button)]
    # A deleted channel or a missing game cannot be helped by a press.
    helpless = reason in ("paused-channel-gone", "paused-cannot-resume")
    assert labels == ([] if helpless else [WORDS("way-out-button")])


def test_sleeping_table_needs_no_host_and_spectators_get_no_notice() -> None:
    scene = paused("paused-asleep")
    assert list(host_help(scene, WORDS)) == []
    assert asks_host(scene) is None
    assert asks_host(replace(paused("paused-no-access"), viewer=None)) is None


def test_every_notice_has_a_reason() -> None:
    """No sentence is left over from a reason that was removed."""
    file = (LOCALES / "en" / "tables.ftl").read_text("utf-8")
    said = set(re.findall(r"^way-out-(paused-[a-z-]+) =", file, re.MULTILINE))
    assert said == set(REASONS)


def test_notice_for_lost_access() -> None:
    assert read(paused("paused-no-access")).startswith("────────\n⏸️ **You’re the host:** I need")


class TestALobby:
    """The host of a lobby may be elsewhere, and is rung when Start can be pressed."""

    def test_host_is_rung_when_all_seats_are_taken(self) -> None:
        assert asks_host(lobby(2, viewer=0, most=2)) == "full"
        assert asks_host(lobby(2, viewer=1, most=2)) is None, "somebody else's business"
        assert asks_host(lobby(1, 1, viewer=0, most=2)) is None, "the host has just done that"
        assert asks_host(lobby(2, viewer=0, most=3)) is None

    def test_host_is_rung_when_the_challenge_is_declined(self) -> None:
        declined = Guest(7, "Ben", declined=True)
        assert asks_host(lobby(1, viewer=0, guest=declined)) == "declined"
        assert asks_host(lobby(1, viewer=0, guest=Guest(7, "Ben"))) is None

    def test_card_explains_the_ring(self) -> None:
        declined = Guest(7, "Ben", declined=True)
        # A ring without an explanation on the card would puzzle the host.
        full = lobby(2, viewer=0, most=2)
        alone = lobby(1, viewer=0, guest=declined)

        assert WORDS("lobby-welcome-full") in aloud(LOBBY.welcome(full, WORDS))

        said = aloud(LOBBY.welcome(alone, WORDS))
        assert WORDS("lobby-welcome-declined", guest="Ben") in said


def test_table_shows_until_when_it_waits() -> None:
    (until,) = waiting(paused("paused-no-access"), WORDS, on_cards=True)
    assert until == Text("-# " + WORDS("chat-until", when="<t:90:R>"))
    unlimited = replace(paused("paused-no-access"), until=None)
    assert list(waiting(unlimited, WORDS, on_cards=True)) == []


@pytest.mark.parametrize("absence", [None, Absence.LEFT])
@pytest.mark.parametrize("on_cards", [True, False])
@pytest.mark.parametrize("status", [Status.PLAYING, Status.OVER])
def test_absent_player_gets_a_return_button_on_a_table_without_cards(
    absence: Absence | None, on_cards: bool, status: Status
) -> None:
    scene = replace(lobby(3), status=status)
    players = (replace(scene.players[0], absence=absence), *scene.players[1:])
    rows = list(waiting(replace(scene, players=players), WORDS, on_cards=on_cards))

    assert bool(rows) is (absence is not None and not on_cards and status is Status.PLAYING)
