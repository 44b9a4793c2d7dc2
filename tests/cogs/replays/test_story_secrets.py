"""A story for the public: what was secret is shown."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.pages.page import Text, picture_of
from bot.pages.presentable import as_text
from bot.pictures.display_list import Picture
from bot.tables.table import Status
from cogs.heist.picture import TablePicture as BankPicture
from cogs.playing.picture import TablePicture as RoadPicture
from cogs.political.labels import rank
from cogs.replays.document import document
from cogs.replays.leaf import StoryPages, StoryPlace
from cogs.replays.stories import Story
from games.political.stacks import card as card_of
from games.registry import GAMES
from tests.cogs.faces import FACES, WORDS
from tests.cogs.reading import aloud
from tests.cogs.replays.test_leaf import chronicle, story_of, told
from tests.support.found import found
from tests.support.pictures import assert_well_drawn

LAID_OPEN = [slug for slug, game in GAMES.items() if "open_secrets" in vars(game)]
each_game = pytest.mark.parametrize("slug", LAID_OPEN)


def hand_lines(leaves: StoryPages, step: int) -> list[str]:
    """Return the lines of the page that show what each seat holds."""
    blocks = [block.body for block in leaves.public_page(step).blocks if isinstance(block, Text)]
    lines = [line for body in blocks for line in body.split("\n")]
    return [line for line in lines if line.startswith("✋ **")]


# -- the hands -------------------------------------------------------------------------------------


@each_game
def test_first_step_tells_every_hand(slug: str) -> None:
    leaves = told(slug)
    seats = leaves._story.seats
    lines = hand_lines(leaves, 0)

    assert len(lines) == seats

    for seat, line in enumerate(lines):
        own = leaves._story.scene(0, seat)
        assert line.startswith(f"✋ **{own.name(seat)}**: ")

        # The story knows every card of the hand.
        for card in own.view.own.hand:
            assert card_named(slug, card) in line


def card_named(slug: str, card: Any) -> str:
    """Return the text by which this card is found in the line of a hand."""
    if slug == "heist":
        return WORDS(f"heist-card-{card}")
    return rank(card_of(card), WORDS) if slug == "political" else str(card)


@each_game
def test_last_step_tells_the_result_alone(slug: str) -> None:
    leaves = told(slug)
    # At the end no hands are left to show.
    assert leaves._story.scene(len(leaves._story) - 1).open_secrets is None
    assert not hand_lines(leaves, len(leaves) - 1)


@each_game
def test_page_of_one_seat_tells_no_other_hand(slug: str) -> None:
    leaves = told(slug)
    page, _ = leaves.page(StoryPlace(0, 0))
    other = leaves._story.scene(0).name(1)
    # Reading through one seat's eyes shows only what that seat knew.
    assert f"✋ **{other}**:" not in aloud(page)


@each_game
async def test_web_page_tells_every_hand(slug: str) -> None:
    async def paint(picture: Picture) -> None:
        return None

    leaves = told(slug)
    file = (await document(leaves, paint, WORDS)).decode()
    first = file.partition('id="step-2"')[0]
    for player in leaves._story.scene(0).players:
        assert f"✋ <b>{player.name}</b>: " in first


# -- the heist -------------------------------------------------------------------------------------


def test_heist_shows_the_faces_of_all_events() -> None:
    story = told("heist")._story
    last = story.scene(len(story) - 1).view
    page = told("heist").public_page(0)
    picture = found(picture_of(page))

    bank = picture.picture
    assert isinstance(bank, BankPicture)

    assert_well_drawn(bank)
    turned_up = [event for event in last.events if event is not None]
    # Events that were revealed later stood in the same slots from the beginning.
    assert [*bank.open_secrets[: len(turned_up)]] == turned_up
    assert len(bank.open_secrets) == len(bank.events)

    # In words, and in the picture's description.
    words = aloud(as_text(page))
    for event in bank.open_secrets:
        assert WORDS(f"heist-event-{event}") in words
        assert WORDS(f"heist-event-{event}") in picture.alt


def test_running_heist_shows_no_face() -> None:
    # The same scene, but of a running game.
    scene = replace(told("heist")._story.scene(0), is_story=False, open_secrets=None)
    picture = found(picture_of(FACES["heist"].table(scene, WORDS)))
    assert isinstance(picture.picture, BankPicture)
    assert not picture.picture.open_secrets


# -- Playing Chicken -------------------------------------------------------------------------------


@cache
def ended_early() -> Story:
    """Return a game that its host ended after two of four players had picked a card."""
    whole = chronicle("playing", seats=4)
    whole.table.status = Status.CLOSED
    whole.table.result = None
    whole.table.reason = "closed-by-host"
    whole.table.revision = 2
    # The two entries are the picks.
    return story_of(replace(whole, entries=whole.entries[:2]))


def test_picked_cards_are_face_up() -> None:
    story = ended_early()
    picked = {one.row.seat: one.picked[0].number for one in story._moments[1:]}
    assert len(picked) == 2

    leaves = StoryPages(story, FACES["playing"], WORDS)
    page = leaves.public_page(len(leaves) - 1)
    picture = found(picture_of(page))

    road = picture.picture
    assert isinstance(road, RoadPicture)

    assert_well_drawn(road)
    assert {seat: one.picked for seat, one in enumerate(road.seats) if one.picked} == picked

    lines = hand_lines(leaves, len(leaves) - 1)
    for seat, line in enumerate(lines):
        # Only the two seats that have picked.
        assert ("➡️" in line) == (seat in picked)
