"""Every page of every lesson that a learner can reach by pressing what is offered."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from bot.i18n.words import Words, house_names
from bot.pages.page import Page
from bot.tables.scene import Scene
from cogs.learn.lesson import Classroom, Learner, LessonDrawer, lesson_of
from games.engine.asks import format_choice
from games.engine.lesson import Lesson, LessonPlace
from games.registry import GAMES, positions_of
from tests.cogs.faces import FACES, WORDS

HOUSE = ("Henrietta", "Clucky", "Yolko", "Peckham")
TAUGHT = [slug for slug in GAMES if lesson_of(slug) is not None]
"""The games with a lesson. A new game needs none."""

ADA = Learner(7, "Ada", "en", HOUSE)


def learner(locale: str) -> Learner:
    """Return a learner who reads this language, with house players named in it."""
    return Learner(7, "Ada", locale, house_names(locale))


@dataclass(frozen=True)
class Visit:
    """One page and the place in the lesson that shows it."""

    place: LessonPlace
    room: Classroom
    page: Page
    scene: Scene


@cache
def given(slug: str) -> Lesson:
    found = lesson_of(slug)
    assert found is not None, f"data/lessons/{slug}.toml is missing (docs/lessons.md)"
    return found


def visit(slug: str, place: LessonPlace, learner: Learner = ADA, words: Words = WORDS) -> Visit:
    lesson = given(slug)
    room = Classroom(lesson.part[place.part], positions_of(slug), place, learner)
    page, scene = LessonDrawer(lesson, FACES[slug], room, place, words).page()
    return Visit(place, room, page, scene)


def visits(slug: str, learner: Learner = ADA, words: Words = WORDS) -> Iterator[Visit]:
    """Yield the pages of a lesson, part by part, for every choice that can be made."""
    for number in range(len(given(slug).part)):
        # Depth first: each place adds the places that one more answer leads to.
        left = [LessonPlace(number)]
        while left:
            here = visit(slug, left.pop(0), learner, words)
            yield here
            offered = here.room.play.offered()
            if offered is None:
                continue

            # Several options may be chosen at once, such as a set of cards.
            for count in range(offered.least, offered.most + 1):
                left += [
                    here.place._replace(chosen=(*here.place.chosen, format_choice(choice)))
                    for choice in combinations(offered.options, count)
                ]
