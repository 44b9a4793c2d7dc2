"""The lessons of all games in every branch:

they reach their end, their pages fit and answer, and the coach uses only what the learner's seat
knows.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.i18n.words import sentences_of
from bot.pages.page import Image, Menu, Page, Row, Text
from cogs.learn.lesson import (
    ANSWERS,
    GO_ON,
    MARK,
    OPTIONS,
    Learner,
    LessonDrawer,
    learn_verb,
    learnt_verb,
)
from games.engine.lesson import LEARNER, LessonStep
from games.heist.vocabulary import ACTIONS, EVENTS
from games.political.box import entries
from games.registry import package_of, positions_of
from tests.cogs.faces import FACES, LONG, WIDE, WORDS, assert_fits
from tests.cogs.learn.branches import TAUGHT, Visit, given, visits
from tests.cogs.reading import aloud, buttons, menus
from tests.games.contract.tables import hidden
from tests.repository.tree import ROOT
from tests.support.duplicates import duplicate

each_game = pytest.mark.parametrize("slug", TAUGHT)

QUICKEST = 2
LONGEST = 16
"""Limits on the number of questions. Less than twenty seconds each makes three to five minutes."""


def on_offer(here: Visit) -> set[str]:
    """Return the options of this page as journals store them."""
    decision = here.room.play.offered()
    return set() if decision is None else {str(option) for option in decision.options}


def offered(steps: Sequence[LessonStep], slug: str) -> Iterator[tuple[int, str]]:
    """Yield every option that a part's lesson file offers, with the number of its question."""
    for number, step in enumerate(steps):
        for words in step.offer:
            yield number, positions_of(slug).spoken(words)


def pressed(page: Page) -> list[int]:
    """Return all that can be pressed in the lesson, counted from 0 on each page."""
    found = [button.does.index for button in buttons(page) if button.does.verb.startswith("learn-")]
    found += [item.index for menu in menus(page) for item in menu.items]
    # Without the step that the index also holds.
    return [index % MARK for index in found]


@each_game
def test_lesson_reaches_its_end_in_every_branch(slug: str) -> None:
    lesson = given(slug)
    ends = Counter[int]()
    ways = Counter[int]()

    assert QUICKEST <= sum(len(part.step) for part in lesson.part) <= LONGEST

    for here in visits(slug):
        offered = here.room.play.offered()
        shown = sorted(pressed(here.page))
        ways[here.place.part] += 1
        # Below OPTIONS are answers; above are "go on" and "again".
        options = [one for one in shown if one < OPTIONS]

        assert options == list(range(len(offered.options) if offered else 0)), aloud(here.page)

        if offered is None:
            ends[here.place.part] += 1
            # Only the last part leads to a real table.
            is_last = here.place.part == len(lesson.part) - 1
            assert (GO_ON in shown) is not is_last

            verbs = {button.does.verb for button in buttons(here.page)}
            assert (learnt_verb(slug) in verbs) is is_last

    assert set(ends) == set(range(len(lesson.part)))


@each_game
def test_every_question_and_line_appears_in_some_branch(slug: str) -> None:
    asked = set[str]()
    unsaid = dict[int, set[str]]()
    for here in visits(slug):
        play = here.room.play
        if play.step is not None:
            asked.add(play.step.coach)
        else:
            left = set(play.unused_lines)
            # A line is unsaid only if every branch leaves it out.
            unsaid[here.place.part] = unsaid.get(here.place.part, left) & left

    assert asked == {step.coach for part in given(slug).part for step in part.step}
    assert not any(unsaid.values()), unsaid


@each_game
def test_every_option_is_on_offer_in_some_branch(slug: str) -> None:
    """An option may be missing in one branch.

    An option that is in no branch is a mistake in the lesson file.
    """
    left = [set(offered(part.step, slug)) for part in given(slug).part]
    for here in visits(slug):
        # The number of choices so far is the number of the question.
        left[here.place.part] -= {(len(here.place.chosen), one) for one in on_offer(here)}
    assert not any(left), left


# -- one consistent game, or clearly another table -------------------------------------------------


@each_game
def test_lesson_pages_count_the_scenes(slug: str) -> None:
    lesson = given(slug)
    for here in visits(slug):
        scene = here.place.part + 1
        scenes = len(lesson.part)
        counted = WORDS("lesson-headline", game=WORDS(f"{slug}-title"), scene=scene, scenes=scenes)

        assert aloud(here.page).splitlines()[0] == f"### {counted}"


@each_game
def test_new_scene_is_announced_only_on_its_first_page(slug: str) -> None:
    lesson = given(slug)
    said = {
        # `later` scenes continue the same game; the others begin at another table.
        later: WORDS("lesson-scene", later="yes" if later else "no", said="").strip()
        for later in (True, False)
    }
    for here in visits(slug):
        part = lesson.part[here.place.part]
        opens = here.place.part > 0 and not here.place.chosen
        for later, sentence in said.items():
            assert (sentence in coach(here.page)) is (opens and part.later is later), here.place


@each_game
def test_no_card_comes_or_goes_within_a_scene(slug: str) -> None:
    """The cards of a table are the same before and after every choice."""
    for here in visits(slug):
        game = here.room.play.engine.game
        first = positions_of(slug).set_up(given(slug).part[here.place.part].position)
        assert type(game).cards(game.state) == type(game).cards(first), here.place


LATER = {slug for slug in TAUGHT if any(part.later for part in given(slug).part)}


@pytest.mark.parametrize("slug", sorted(LATER))
def test_points_and_discards_continue_into_a_later_scene(slug: str) -> None:
    """Check from the first page of a scene to its last, and from each of its ends to the next
    scene.
    """
    ends = dict[int, list[Any]]()
    for here in visits(slug):
        number = here.place.part
        part = given(slug).part[here.place.part]
        first = positions_of(slug).set_up(part.position)
        now = here.room.play.engine.game.state

        assert grown(first, now), here.place

        if here.room.play.step is None:
            ends.setdefault(number, []).append(now)

        if part.later and not here.place.chosen:
            # Ends of the part before were collected earlier, because `visits` goes part by part.
            for end in ends[number - 1]:
                assert grown(end, first), here.place
                assert played_stays(end, first), here.place


def grown(before: Any, after: Any) -> bool:
    """Return whether no seat has lost points and no card that left the game is back."""
    return all(
        was.points <= is_.points and set(was.gone) <= set(is_.gone)
        for was, is_ in zip(before.seats, after.seats, strict=True)
    )


def played_stays(before: Any, after: Any) -> bool:
    """Return whether no card played in the round before is the one that left with it."""
    return after.round != before.round + 1 or not any(
        set(was.spent) & set(is_.gone) for was, is_ in zip(before.seats, after.seats, strict=True)
    )


def test_cards_of_other_players_are_told_after_every_trick() -> None:
    for here in visits("playing"):
        for trick in here.room.play.engine.game.state.reveals[-1:]:
            said = aloud(here.page).partition("with pictures")
            for name, card in zip(here.room.names, trick.cards, strict=True):
                # The trick is told in the picture's description, in the text, or by the result.
                drawn = f"{name} " in said[2] and f"with a {card}" in said[2]
                assert drawn or f"{name} **{card}**" in said[0] or here.scene.result is not None


@each_game
def test_a_scene_ends_with_the_pictures_of_the_table(slug: str) -> None:
    for here in visits(slug):
        if here.room.play.step is None:
            assert pictures(here.page) == pictures(FACES[slug].table(here.scene, WORDS))


@each_game
def test_every_page_has_a_picture(slug: str) -> None:
    for here in visits(slug):
        assert pictures(here.page), here.place


def pictures(page: Page) -> list[str]:
    """Return the descriptions of the pictures on this page."""
    return [block.alt for block in page.blocks if isinstance(block, Image)]


@pytest.mark.parametrize("names", [("Ada", *"BCDEFGH"), LONG, WIDE])
@each_game
def test_every_page_fits_with_long_names(slug: str, names: tuple[str, ...]) -> None:
    # The first name is the learner's, the others are those of the house.
    for here in visits(slug, Learner(7, names[0], "en", names[1:])):
        assert_fits(here.page)


@each_game
def test_small_print_stands_only_instead_of_a_picture(slug: str) -> None:
    """As a replacement for a picture it describes the picture.

    Elsewhere explanations are the coach's part.
    """
    for here in visits(slug):
        images = [block for block in here.page.blocks if isinstance(block, Image)]
        texts = [*here.page.blocks, *(block for image in images for block in image.below)]
        assert not [text for text in texts if isinstance(text, Text) and "-# " in text.body]


def test_text_page_names_the_whole_hand() -> None:
    first = next(visits("heist"))
    for card in ("signal_jammer", "override"):
        # Before "with pictures" stands the page in words.
        assert WORDS(f"heist-card-{card}") in aloud(first.page).partition("with pictures")[0]


@each_game
def test_lesson_page_shows_nothing_of_a_table(slug: str) -> None:
    """A lesson has no link to a table, no standing orders and no clock."""
    own = {learn_verb(slug), learnt_verb(slug), f"rules-{slug}"}
    for here in visits(slug):
        assert {button.does.verb for button in buttons(here.page)} <= own
        assert {menu.verb for menu in menus(here.page)} <= own
        # Verbs that answer a real table would reach the router.
        assert not ANSWERS & own

        text = aloud(here.page)
        assert "↗" not in text
        assert "<t:" not in text
        assert "The table" not in text
        assert "/chicken" not in text


@each_game
def test_coach_text_is_right_above_the_buttons(slug: str) -> None:
    for here in visits(slug):
        blocks = here.page.blocks
        first = next(place for place, one in enumerate(blocks) if isinstance(one, Row | Menu))
        above = blocks[first - 1]

        # On a phone only the lines next to the buttons are sure to be visible.
        assert isinstance(above, Text)
        assert above.body == coach(here.page) != ""


@each_game
def test_lesson_texts_are_exactly_those_it_names(slug: str) -> None:
    lesson = given(slug)
    named = {lesson.farewell}
    for part in lesson.part:
        for step in part.step:
            named |= {step.coach, *step.offer.values()}

    written = {one for one in sentences_of("en").messages if one.startswith(f"{slug}-lesson-")}
    # No text is missing, and none is unused.
    assert written == {f"{slug}-lesson-{name}" for name in named}


# -- the coach knows only what the seat knows ------------------------------------------------------

NUMBER = re.compile(r"\d+")
NAMES = {
    "heist": [
        f"heist-{kind}-{one}" for kind, ids in (("card", ACTIONS), ("event", EVENTS)) for one in ids
    ],
}
"""Message ids that name what may be hidden, for games with more than numbers on cards."""


def coach(page: Page) -> str:
    """Return what the coach says on this page."""
    texts = [block.body for block in page.blocks if isinstance(block, Text)]
    return "\n".join(text for text in texts if text.startswith("> 🧢"))


def seen(here: Visit) -> str:
    """Return everything else that the seat can know: the page, the events, and the short rules."""
    rules = (
        (ROOT / "games" / package_of(here.scene.game) / "RULES.md")
        .read_text("utf-8")
        # The first chapter: the rules in short.
        .split("\n## ")[1]
    )
    told = " ".join(f"{event.kind} {event.facts}" for event in here.room.told).replace("_", " ")
    return f"{aloud(here.page).replace(coach(here.page), '')}\n{told}\n{rules}".casefold()


def hidden_names(slug: str) -> list[str]:
    """Return the names of all cards that may be hidden."""
    if slug == "political":
        return [card.name for card in entries().values()]
    return [WORDS(message) for message in NAMES.get(slug, ())]


@each_game
def test_coach_names_only_what_the_seat_can_know(slug: str) -> None:
    """Every number and card name the coach uses is on the page, in an event, or in the rules."""
    for here in visits(slug):
        said = coach(here.page)
        known = seen(here)
        for word in NUMBER.findall(said):
            assert word in NUMBER.findall(known), f"{here.place}: {word} in {said}"

        for name in hidden_names(slug):
            assert name not in said or name.casefold() in known, f"{here.place}: {name} in {said}"


@each_game
def test_lesson_pages_do_not_depend_on_hidden_cards(slug: str) -> None:
    """The coach and the card are the same for all hidden cards."""
    rng = Random(5)
    moved = 0
    for here in visits(slug):
        room = here.room
        game = here.room.play.engine.game
        state = game.state
        if here.scene.result is not None:
            continue

        # Other hidden cards that agree with all that the learner's seat knows.
        game.state = hidden(type(game)).reshuffled(duplicate(state), LEARNER, rng)
        moved += game.state != state
        page, _ = LessonDrawer(given(slug), FACES[slug], room, here.place, WORDS).page()

        assert aloud(page) == aloud(here.page), here.place

    # At least one position had something to shuffle.
    assert moved
