"""A Reveal has a message of its own with all choices and their results, and the table leaves them
out.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n.checking import translations
from bot.i18n.words import Words
from bot.pages.faces import Aside
from bot.pages.page import picture_of
from bot.pages.presentable import as_text
from bot.pictures.animation import RATE
from bot.tables.table import Bulletin
from cogs.heist import FACE
from cogs.heist.reveal import FatePicture, RevealPicture
from games.heist.players.house import EasyHouse
from games.heist.rules import Heist
from games.heist.vocabulary import CHARACTERS, EVENTS
from tests.cogs.faces import WORDS, aside_of, assert_fits, page_of
from tests.cogs.kinds import kinds
from tests.cogs.reading import said
from tests.cogs.stage import NAMES, Stage
from tests.support.combinations import sampled
from tests.support.pictures import (
    assert_ends_as_still_picture,
    assert_well_drawn,
    marks_at,
    texts,
)

Told = tuple[str, dict[str, Any]]


def decided(**choices: str) -> Iterator[Told]:
    """Yield the events of these decisions.

    `a="hide"` is a choice of seat A; `b="hide a"` copies seat A.
    """
    yield "decisions_opened", {}
    for name, words in choices.items():
        choice, _, copied = words.partition(" ")
        target = {"target": "abcdefgh".index(copied)} if copied else {}
        yield "decided", {"seat": "abcdefgh".index(name), "choice": choice, **target}


def shown(event: str, *more: Told, phase: str = "turn", **choices: str) -> Aside:
    """Return the message about the reveal of slot 2 at a table of five with these events."""
    stage = told([*decided(**choices), ("event_shown", {"slot": 2, "event": event}), *more], phase)
    aside = aside_of(stage.scene())
    assert aside is not None
    return aside


def told(events: list[Told], phase: str = "turn") -> Stage:
    stage = Stage(5, 1)
    stage.engine.game.state.phase = phase
    stage.session.table.news = tuple(Bulletin(7, kind, facts) for kind, facts in events)
    return stage


def test_no_message_before_the_first_reveal():
    assert aside_of(Stage(3, 1).scene()) is None


def test_reveal_lists_choices_event_and_results():
    aside = shown(
        "searchlight",
        ("saved", {"seat": 3}),
        ("escaped", {"seat": 0}),
        ("caught", {"seat": 4, "count": 2}),
        a="run",
        b="stay",
        c="hide",
        d="stay",
        e="stay",
    )
    text = said(aside.page)
    # The key is the slot, so each slot has one message.
    assert aside.key == "2"
    assert aside.ended
    assert WORDS("heist-event-searchlight-help") in text
    assert "🏃 Ada runs!" in text
    assert "🐔 Ben, Dan and Eve stay." in text
    assert "🛡️ Dan gives up Hide" in text
    assert "🏁 Ada (no loot) gets away." in text
    assert "⛓️ Eve is caught; 2 loot go back." in text


class TestHides:
    def test_hide_is_told_both_if_it_saved_and_if_not(self):
        lost = ("hide_lost", {"seat": 1})
        text = said(shown("searchlight", lost, a="stay", b="hide", c="hide").page)
        assert "🙈 Cleo hid from the 🔦 Searchlight and keeps Hide." in text
        assert "🙈 Ben hid from nothing and loses Hide." in text
        assert WORDS("heist-reveal-nobody") not in text

    def test_copied_hide_is_not_told_as_kept(self):
        lost = ("hide_lost", {"seat": 0})
        text = said(shown("searchlight", lost, a="hide", b="hide a").page)
        # A copied Hide is not spent: it belongs to the copied seat.
        assert "🙈 Ben hides, like Ada." in text
        assert "keep" not in text

    def test_hide_is_not_kept_at_the_second_signal(self):
        second = ("signalled", {"number": 2})
        caught = ("caught", {"seat": 0, "count": 0})
        # HR-84: Hide does not help at the second signal.
        assert "keep" not in said(shown("drivers_signal", second, caught, a="hide", b="run").page)

    def test_hide_is_told_against_the_substituted_event(self):
        became = ("substituted", {"event": "swat_again"})
        text = said(shown("poor_planning", became, a="hide").page)
        assert "Ada hid from the 🚨 Swat Again" in text
        assert "📋 Poor Planning" in text


def test_reveal_says_that_an_event_hit_no_player():
    assert WORDS("heist-reveal-nobody") in said(shown("swat", a="run").page)
    dyed = ("dyed", {"count": 2})
    assert WORDS("heist-reveal-nobody") not in said(shown("dyepack", dyed, a="run").page)


def test_reveal_stays_open_during_saves():
    running = shown("swat", phase="saves", a="stay", b="hide")
    over = shown("swat", ("caught", {"seat": 0, "count": 1}), a="stay", b="hide")
    assert not running.ended
    # The same key, so that the message is edited and not sent again.
    assert running.key == over.key
    assert WORDS("heist-reveal-open") in said(running.page)
    assert "keeps Hide" not in said(running.page)
    assert WORDS("heist-reveal-open") not in said(over.page)


def test_reveal_does_not_change_while_the_truck_is_shared():
    events = [
        *decided(a="run", b="run"),
        ("event_shown", {"slot": 2, "event": "drivers_signal"}),
        ("signalled", {"number": 2}),
        ("escaped", {"seat": 0}),
        ("escaped", {"seat": 1}),
        ("truck_opened", {"loots": ["gold-4", "cash-1"]}),
    ]
    stage = told(events, "split")
    state = stage.engine.game.state
    state.seats[0].loot[:] = ["cash-2"]
    before = aside_of(stage.scene())

    assert before is not None
    assert "🏁 Ada (1 loot) and Ben (no loot) get away." in said(before.page)
    assert "🪙\u00a0Gold 4" in said(before.page)

    # Sharing the truck comes after the reveal and must not edit its message.
    state.seats[0].loot.append("gold-4")
    stage.session.table.news += (Bulletin(8, "picked", {"seat": 0, "loot": "gold-4"}),)
    assert aside_of(stage.scene()) == before


def test_reveal_with_forgotten_news_is_not_told():
    stage = told([*decided(a="stay"), ("event_shown", {"slot": 2, "event": "swat"})])
    assert aside_of(stage.scene()) is not None
    # The oldest news are dropped, here the beginning of the decisions.
    stage.session.table.news = stage.session.table.news[1:]
    assert aside_of(stage.scene()) is None


def test_last_word_says_how_the_reveal_ended():
    caught = ("caught", {"seat": 1, "count": 0})
    stage = told([*decided(b="stay"), ("event_shown", {"slot": 2, "event": "swat"}), caught])
    assert FACE.last_word("2", stage.scene(), WORDS) == "⛓️ Ben is caught."
    # No news of slot 1 are left.
    assert FACE.last_word("1", stage.scene(), WORDS) is None


def test_last_word_is_missing_if_the_table_closed_early():
    stage = told([*decided(b="stay"), ("event_shown", {"slot": 2, "event": "swat"})], "saves")
    # The players in trouble have not decided.
    assert FACE.last_word("2", stage.scene(), WORDS) is None


def test_reveal_is_a_moment_at_which_house_players_pause():
    assert "event_shown" in Heist.moments
    assert kinds(Heist) >= Heist.moments


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (5, 4), (8, 6)])
def test_every_reveal_of_a_game_is_told_once_and_not_on_the_table(seats, seed):
    stage = Stage(seats, seed)
    seen: dict[str, list[Aside]] = {}
    plays: dict[tuple[str, bool], bool] = {}
    while not stage.over:
        stage.step(EasyHouse())
        aside = aside_of(stage.scene())
        if aside is None:
            continue

        assert_fits(aside.page)
        image = picture_of(aside.page)
        assert image is not None
        plays[aside.key, aside.ended] = image.picture.moves
        # The picture shows each player's present state, so it differs after the message was sent.
        aside = aside._replace(page=as_text(aside.page))
        found = seen.setdefault(aside.key, [])
        if not found or found[-1] != aside:
            found.append(aside)

        table = said(page_of(stage.scene()))
        lines = said(aside.page).splitlines()
        # No line stands on the table and in the message.
        assert not [line for line in lines if line in table.splitlines()]

    shown_slots = stage.engine.game.state.shown
    assert [*seen] == [str(slot) for slot in range(1, shown_slots + 1)]

    for key, found in seen.items():
        # A message ends at once, or after it was open during saves.
        ended = [one.ended for one in found]
        assert ended in ([True], [False, True])
        # It plays when the event is shown, and not again after the saves.
        assert [plays[key, one] for one in ended] in ([True], [True, False])


# -- the picture -----------------------------------------------------------------------------------


def pictured(event: str, fate: str, liars: int = 0) -> RevealPicture:
    """Return the picture of a Reveal at a full table, in which all seats have the same fate."""
    seats = [
        FatePicture(name, seat, CHARACTERS[seat], "run", fate, seat < liars)
        for seat, name in enumerate(NAMES)
    ]
    return RevealPicture(2, event, tuple(seats))


@pytest.mark.parametrize("event", sampled(EVENTS, [*EVENTS][:2]))
def test_reveal_plays_and_begins_without_event_and_fates(event: str):
    # There are three Warns in the box.
    display = pictured(event, "caught", liars=3).display(WORDS)

    assert marks_at(display, 0) == marks_at(pictured("swat", "escaped").display(WORDS), 0)
    assert len(assert_ends_as_still_picture(display)) > RATE


def liars(*events: Told) -> list[str]:
    """Return the names that have a stamp after these events, and check that the text says so."""
    image = picture_of(shown("poor_planning", *events, a="stay", b="hide", c="run").page)
    assert image is not None
    assert isinstance(image.picture, RevealPicture)

    names = [seat.name for seat in image.picture.seats if seat.lied]
    assert image.alt.count(", after a false warning") == len(names)
    assert texts(image.picture.display(WORDS)).count("LIAR!") == len(names)
    return names


def test_false_warning_gets_a_stamp():
    right = ("warn_right", {"seat": 0, "event": "poor_planning"})
    wrong = ("warn_wrong", {"seat": 1, "event": "swat"})
    assert liars(right, wrong, ("substituted", {"event": "dyepack"})) == ["Ben"]
    # By the rules this Warn is wrong, but the event did come. SWAT stands for both SWATs.
    assert liars(right, wrong, ("substituted", {"event": "swat_again"})) == []


@pytest.mark.parametrize("locale", ["en", *translations()])
def test_stamps_are_well_drawn_in_every_language(locale: str):
    assert_well_drawn(pictured("swat", "caught", liars=3), Words(locale))
