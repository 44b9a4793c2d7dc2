"""The pages of the story reader for every game:

they fit, name the step, and offer no choice of the game.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, cast

import pytest

from bot.i18n.words import Said, Words, locales
from bot.pages.page import Block, Button, Image, Live, Menu, Row, Text
from bot.records.repository import Chronicle
from bot.tables.refusals import StaleClick
from bot.tables.repository import Entry
from bot.tables.table import Bulletin, Result, Status
from cogs.replays.leaf import StoryPages, StoryPlace
from cogs.replays.stories import Replayed, Story, replay
from games.engine.asks import CLOCK, Fact
from games.engine.engine import JournalRow
from games.engine.simulate import play
from games.registry import GAMES, package_of
from tests.cogs.faces import FACES, LONG, WORDS, aside_of, assert_fits
from tests.cogs.reading import aloud
from tests.cogs.stage import NAMES
from tests.cogs.stage import table as laid
from tests.games.contract.tables import hidden
from tests.support.combinations import pairs
from tests.support.sentences import sentence

each_game = pytest.mark.parametrize("slug", GAMES)


def chronicle(
    slug: str, number: int = 1, names: tuple[str, ...] = NAMES, seats: int | None = None
) -> Chronicle:
    """Return a whole game of house players as a store holds it."""
    game = GAMES[slug]
    many = game.seats[-1] if seats is None else seats
    seed = sha256(f"{slug}:{number}".encode())
    rng = Random(number)
    table = laid(many, names, slug)
    table.seed = seed.hexdigest()
    table.status = Status.OVER
    table.milestones = None  # as at a table from before milestones were stored
    # The second level is stronger than the first and still fast.
    house = [*game.houses.values()][min(1, len(game.houses) - 1)]
    rows: list[JournalRow] = []
    sitting = [house() for _ in range(many)]
    outcome = play(game, game.Options(), sitting, table.game_seed, rng, rows).outcome
    table.revision = len(rows)
    table.result = Result([*outcome.winners], dict(outcome.scores), dict(outcome.ranks))
    causes = ("clock" if row.seat == CLOCK else "player" for row in rows)
    entries = [Entry(0, row, cause, 0.0) for row, cause in zip(rows, causes, strict=True)]
    return Chronicle(table, tuple(entries), ())


def story_of(one: Chronicle) -> Story:
    return Story(one.table, GAMES[one.table.game], [*replay(one, GAMES)])


@cache
def told(slug: str, names: tuple[str, ...] = NAMES) -> StoryPages:
    return StoryPages(story_of(chronicle(slug, names=names)), FACES[slug], WORDS)


def places(leaves: StoryPages, every: int = 1) -> list[StoryPlace]:
    """Return the public page and every card, of each `every`-th step and the last ones."""
    steps = {*range(0, len(leaves), every), len(leaves) - 2, len(leaves) - 1}
    # Without secrets all cards show the same.
    eyes = (None, *range(leaves._story.seats)) if GAMES[leaves._face.slug].secrets else (None,)
    return [StoryPlace(step, one) for step in sorted(steps) for one in eyes]


@pytest.mark.parametrize("names", [pytest.param(NAMES, marks=pytest.mark.slow), LONG])
@each_game
def test_story_pages_fit_and_offer_no_choice(slug: str, names: tuple[str, ...]) -> None:
    leaves = told(slug, names)
    for place in places(leaves, 7):
        page, _ = leaves.page(place)
        assert_fits(page)
        # Verbs of the reader only.
        verbs = {
            button.does.verb
            for block in page.blocks
            if isinstance(block, Row)
            for button in block.buttons
            if isinstance(button, Button)
        }
        verbs |= {block.verb for block in page.blocks if isinstance(block, Menu)}

        assert verbs <= {"story", "record", "storypage"}


@each_game
def test_all_pages_can_be_reached_by_leafing(slug: str) -> None:
    leaves = told(slug)
    here = StoryPlace(0)
    seen = [0]
    # Presses "next" until the button is disabled.
    while True:
        page, _ = leaves.page(here)
        row = next(block for block in page.blocks if isinstance(block, Row))
        back, on, last = (one for one in row.buttons[1:] if isinstance(one, Button))

        assert leaves.read(back.does.index) == StoryPlace(max(0, here.step - 1))
        assert leaves.read(last.does.index) == StoryPlace(len(leaves) - 1)

        if on.disabled:
            break

        here = leaves.read(on.does.index)
        seen.append(here.step)

    assert seen == [*range(len(leaves))]


@each_game
def test_menus_lead_to_chapters_and_seats(slug: str) -> None:
    leaves = told(slug)
    middle = StoryPlace(len(leaves) // 2)
    page, scene = leaves.page(middle)
    jump, *eyes = [block for block in page.blocks if isinstance(block, Menu)]

    best, *chapters = jump.items
    assert leaves.read(best.index).step == leaves.best
    assert len(chapters) > 1

    # Each other item leads to the chapter of its label.
    titles = {one.step: one.title for one in leaves.chapters}
    for item in chapters:
        assert titles[leaves.read(item.index).step] == item.label

    assert [item.chosen for item in jump.items].count(True) == 1

    # A game without secrets has no second menu.
    if not GAMES[slug].secrets:
        assert not eyes

        return

    found = [leaves.read(item.index) for item in eyes[0].items]
    assert found == [middle, *(StoryPlace(middle.step, seat) for seat in range(len(scene.players)))]


# Indexes below zero, beyond the last step, and of seats that do not exist.
@pytest.mark.parametrize("index", [-1, 10**9, 10**90, 9 * 8, 16 * 8 - 1])
def test_forged_place_is_refused(index: int) -> None:
    with pytest.raises(StaleClick):
        told("crazy").read(index)


@each_game
def test_story_begins_with_the_deal_and_ends_with_the_result(slug: str) -> None:
    leaves = told(slug)
    first, _ = leaves.page(StoryPlace(0))
    last, scene = leaves.page(StoryPlace(len(leaves) - 1))

    assert f"Step 1 of {len(leaves)}" in aloud(first)

    # The recap stands on the first and on the last page.
    recap = " ".join(FACES[slug].recap(scene, WORDS))
    assert recap in aloud(first)
    assert recap in aloud(last)

    result = FACES[slug].table(scene, WORDS)
    said = {
        one.body for one in result.blocks if isinstance(one, Text) and not isinstance(one, Live)
    }
    assert said <= {block.body for block in last.blocks if isinstance(block, Text)}


def test_best_moment_of_playing_chicken_gives_the_most_points() -> None:
    leaves = told("playing")
    points = [
        max(
            (int(str(event.facts["points"])) for event in step_events if event.kind == "revealed"),
            default=0,
        )
        for step_events in map(leaves._story.events_of, range(len(leaves) - 1))
    ]
    assert points[leaves.best] == max(points) > 0


def test_best_moment_of_chicken_out_moves_the_most_cards(monkeypatch) -> None:
    story = told("out")._story
    steps = [
        Bulletin(1, "busted", {"seat": 0, "count": 23, "cards": 4}),
        Bulletin(2, "made_21", {"seat": 1, "cards": 7}),
        # Later, but less is at stake.
        Bulletin(3, "busted", {"seat": 0, "count": 22, "cards": 2}),
        Bulletin(4, "went_out", {"seat": 1, "place": 1}),
    ]
    monkeypatch.setattr(story, "events_of", lambda step: steps[step : step + 1])
    assert story.best(len(steps)) == 1
    # Of equals, the last.
    steps.append(replace(steps[1], revision=5))
    assert story.best(len(steps)) == 4
    # A game may name the cards instead of counting them.
    steps.append(Bulletin(6, "busted", {"seat": 0, "count": 30, "cards": [1, 2, 3, 4, 5, 6, 7, 8]}))
    assert story.best(len(steps)) == 5


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug not in ("playing", "out")])
def test_best_moment_has_most_of_what_players_look_at(slug: str) -> None:
    leaves = told(slug)
    story = leaves._story
    shown = [
        sum(event.kind in GAMES[slug].moments for event in story.events_of(step))
        for step in range(len(leaves) - 1)
    ]
    assert shown[leaves.best] == max(shown) > 0
    # Later moments of the same kind decide more.
    assert max(shown) not in shown[leaves.best + 1 :]


@each_game
def test_old_game_gets_its_milestones_from_its_events(slug: str) -> None:
    """An old table has no milestones, and its news may no longer hold what decided the game."""
    story = told(slug)._story
    scene = story.scene(len(story) - 1)
    kept = [
        event for step in range(len(story)) for event in story.events_of(step) if event.to is None
    ]

    # The story collects them from all its events.
    assert scene.milestones is not None
    assert [*scene.milestones] == [one for one in kept if one.kind in GAMES[slug].milestones]


def test_story_without_its_beginning_says_so_on_the_first_page() -> None:
    whole = chronicle("crazy")
    # The deal could not be replayed, so the first step is empty.
    steps = [Replayed(0, None, None), *replay(whole, GAMES)]
    leaves = StoryPages(Story(whole.table, GAMES["crazy"], steps), FACES["crazy"], WORDS)
    pages = [aloud(leaves.public_page(step)) for step in (0, 1)]
    assert [sentence("story-lost-beginning") in page for page in pages] == [True, False]


def test_public_story_shows_private_events() -> None:
    leaves = told("political")
    # The first card that a seat drew in secret.
    secret = next(
        (step, event)
        for step in range(len(leaves._story))
        for event in leaves._story.events_of(step)
        if event.kind == "drew"
    )
    step, one = secret
    page, scene = leaves.page(StoryPlace(step))

    assert one.to is not None
    assert f"🤫 **{scene.players[one.to].name}**" in aloud(page)


def test_story_of_a_seat_shows_its_card_and_choice() -> None:
    leaves = told("crazy")
    step, seat = next(
        (step, seat)
        for step in range(len(leaves._story))
        for seat in (0, 1)
        # The first step at which a seat was asked.
        if leaves._story.scene(step, seat).question is not None
    )
    page, scene = leaves.page(StoryPlace(step, seat))

    assert f"### {scene.players[seat].name}’s eyes" in aloud(page)
    assert f"➡️ **{scene.players[seat].name}** went for" in aloud(page)


def test_last_message_beside_the_table_has_its_own_page() -> None:
    """The last trick of Playing Chicken ends a round and with it the game."""
    leaves = told("playing")
    assert len(leaves) == len(leaves._story) + 1

    # The page before the result shows the message of the last trick.
    before, _ = leaves.page(StoryPlace(len(leaves) - 2))
    aside = aside_of(leaves._story.scene(len(leaves._story) - 1))
    assert aside is not None
    assert aside.page.blocks[0] in before.blocks
    assert "Game over!" not in aloud(before)

    last, _ = leaves.page(StoryPlace(len(leaves) - 1))
    assert "Game over!" in aloud(last)


# -- who is addressed, and how ---------------------------------------------------------------------


@pytest.mark.parametrize("locale", locales())
@each_game
def test_private_event_names_its_seat_to_other_readers(slug: str, locale: str) -> None:
    examples: dict[str, dict[str, Fact]] = hidden(GAMES[slug]).PRIVATE
    # A new private event needs an example, so that its text is checked.
    assert examples.keys() == GAMES[slug].events.private.keys(), (
        f"PRIVATE in tests/games/{package_of(slug)}/hidden.py: one example of each private event"
    )

    story = told(slug)._story
    words = Words(locale)
    face = FACES[slug]
    for kind, facts in examples.items():
        one = Bulletin(1, kind, facts, 1)
        own = face.private_news(one, story.scene(0, 1), words)
        for viewer in (None, 0):
            scene = story.scene(0, viewer)
            said = face.private_news(one, scene, words)
            # Other readers need the name, the seat itself is addressed as "you".
            assert said is not None
            assert f"**{scene.name(1)}**" in said
            assert said != own


class Marking:
    """Words that mark each sentence which only a running game needs."""

    MARK = "LIVE!"
    LIVE = re.compile(
        r"^[a-z]+-(ask|question|waiting)-(?!where)|-table-again$|^table-(hand-hint|again)$|deadline$"
        r"|^card-(headline|silent|paused)$|-card-(news|answered|change)$|-you$"
    )

    def __init__(self, locale: str) -> None:
        self._words = Words(locale)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)

    def __call__(self, message: str, /, **facts: Said) -> str:
        return self.first(message, **facts)

    def own(self, game: str, message: str, /, **facts: Said) -> str:
        return self.first(f"{game}-{message}", message, **facts)

    # The fallback counts too, so both ids are compared.
    def first(self, *messages: str, **facts: Said) -> str:
        said = self._words.first(*messages, **facts)
        is_live = any(map(self.LIVE.search, messages))
        return f"{said} {self.MARK}" if is_live else said


@pytest.mark.parametrize(("slug", "locale"), pairs(GAMES, locales()))
def test_story_has_no_sentence_of_a_running_game(slug: str, locale: str) -> None:
    marking = Marking(locale)
    leaves = StoryPages(told(slug)._story, FACES[slug], cast(Words, marking))
    running = leaves._story.scene(len(leaves._story) // 2)

    # The marks work: a running table has such sentences.
    assert Marking.MARK in aloud(FACES[slug].table(running, cast(Words, marking)))

    for place in places(leaves, 5):
        page, _ = leaves.page(place)
        bodies = [block.body for block in shown_blocks(page.blocks) if isinstance(block, Text)]
        assert not [body for body in bodies if Marking.MARK in body], place
        # `Live` is text that only a running game shows.
        assert not [one for one in shown_blocks(page.blocks) if isinstance(one, Live)], place


def shown_blocks(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield all blocks, also those that replace a picture or stand below it."""
    for block in blocks:
        yield block
        if isinstance(block, Image):
            yield from (*block.instead, *block.below)
