"""Lessons: their pages, and their buttons.

A lesson is a first game that a learner plays alone, with a coach. It has parts, and each part has
steps: questions to the learner, of which the coach offers some options. A place is how far the
learner is: the part, and the choices in it. Only the place is stored (games/engine/lesson.py).

The buttons have no token of a table. Their custom ids name the page to which they belong, and a
press changes the presser's own lesson. A press on an old page shows the page where the learner is.
"""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import Words, house_names
from bot.interactions.interaction import Click, Run, Verb, anywhere
from bot.pages.faces import Face
from bot.pages.page import Block, Button, Do, Image, Live, Menu, Page, Row, Text, Tone
from bot.tables.scene import Scene, escape_names, scene
from bot.tables.session import Session
from bot.tables.table import Bulletin, Player, Result, Status, Table
from cogs.pages import rules_button
from games.engine.game import Event, Rules
from games.engine.lesson import (
    LEARNER,
    Lesson,
    LessonPart,
    LessonPlace,
    NotOffered,
    Play,
    options_at,
    read,
    resume_part,
)
from games.engine.positions import LETTERS, Positions, ScenarioError
from games.registry import GAMES, positions_of

# -- the scene -------------------------------------------------------------------------------------
#
# A lesson has a table that is never stored. The table and its engine are made into a scene (a table
# and what one viewer sees of its game), so that the game's own face can draw it: the face is what
# draws the pages of a game. The code of the tables makes the scene, as it does for stories
# (docs/decisions/0022). Only the options are limited to those that the coach offers.

TABLE = "lesson"
"""The table id in custom ids. Ids of real tables are longer."""

NO_SECRET = "00" * 32
"""The seed of a lesson in hex; half of it is salt and key. The cards of a lesson are no secret."""


@dataclass(frozen=True, slots=True)
class Learner:
    """The learner, and the names of the house players in the order of their seats."""

    user_id: int
    name: str
    locale: str
    house: Sequence[str]
    hen: str | None = None


class Classroom:
    """One part of a lesson for one learner, played up to `place`.

    `play` (games/engine/lesson.py) is the state of the part: its open question is `step`, `offered`
    returns the options that the coach offers, `said` is what the coach says about the last answer.

    The constructor raises NotOffered if the lesson no longer offers a choice of `place`.
    """

    def __init__(
        self, part: LessonPart, positions: Positions, place: LessonPlace, learner: Learner
    ) -> None:
        slug = positions.game.slug
        self._milestones = positions.game.milestones
        self._table = Table(
            id=TABLE,
            game=slug,
            guild_id=0,
            channel_id=0,
            host_id=learner.user_id,
            number=0,
            seed=NO_SECRET,
            salt=NO_SECRET[:32],
            key=NO_SECRET[:32],
            opened_at=0.0,
            status=Status.PLAYING,
            locale=learner.locale,
            # Not None, so the card explains the options; the coach says the rest.
            players=[
                Player(
                    learner.name,
                    learner.user_id,
                    locale=learner.locale,
                    tips=False,
                    hen=learner.hen,
                )
            ],
        )

        # House players fill the seats of the position. `_hear` gets the events of each choice.
        seats = len(positions.set_up(part.position).seats)  # type: ignore[attr-defined]
        self._table.players += [Player(name, level="easy") for name in learner.house[: seats - 1]]
        self.play: Play = resume_part(part, positions, place, self._hear)

    def _hear(self, revision: int, events: Sequence[Event]) -> None:
        """Remember the events of a step as news of the table."""
        self._table.revision = revision
        self._table.remember(events, self._milestones)

    @property
    def names(self) -> Sequence[str]:
        """The names of the players in the order of their seats, escaped."""
        return [player.name for player in self.scene().players]

    @property
    def told(self) -> Sequence[Bulletin]:
        """All events of this part that the learner's table has as news."""
        return self._table.news

    def scene(self) -> Scene:
        """Return what the learner sees, and nothing that only another seat knows.

        Names are escaped. The scene has only the news since the last choice, because the coach has
        spoken about older news, and a phone has little room.
        """
        engine = self.play.engine
        table = self._table
        outcome = engine.outcome
        if outcome is not None:
            table.status = Status.OVER
            table.result = Result(list(outcome.winners), dict(outcome.scores), dict(outcome.ranks))

        seats = len(table.players)
        view = escape_names(scene(Session(table, engine), seats, seats, LEARNER))
        fresh = tuple(bulletin for bulletin in view.news if bulletin.revision > self.play.since)
        view = replace(view, news=fresh)
        offered = self.play.offered()
        # The part is over, or the learner's seat has no question: nothing can be pressed.
        if offered is None or view.question is None:
            return replace(view, question=None, ask=None)

        open_question = replace(view.question, decision=offered, settled=False, chosen=None)
        ask = view.ask
        # Buttons of the public table offer the same options as those of the card.
        if ask is not None and ask.public:
            ask = replace(ask, public=offered.options)

        return replace(view, question=open_question, ask=ask)


# -- the page --------------------------------------------------------------------------------------
#
# A page has the coach's text, the game's own card (a player's private message; the public table if
# the game has no secrets), and the buttons to go on. Parts of the card that need a real table, such
# as standing orders, are left out. Texts: data/locales/*/lessons.ftl, and for each lesson
# `GAME-lesson-…`.

MARK = 64
"""An index is the number of a page times this, plus what was pressed there.

The first option in part 1 after two choices: (1 * CHOICES + 2) * MARK + 0 = 2176.
"""

OPTIONS = 60
"""What was pressed is an option below this number, or a button: GO_ON or AGAIN.

RESUME is on other pages: it opens the lesson at the page to which its learner has come.
"""

GO_ON, AGAIN, RESUME = range(OPTIONS, OPTIONS + 3)

ANSWERS = frozenset({"pick", "turn"})
"""Verbs of a game's buttons that answer a question, on the card and on the table."""

CHOICES = 32
"""The number of a page is that of the part times this, plus the number of choices in the part.

Each part has fewer questions.
"""


def learn_verb(slug: str) -> str:
    """Return the verb of the buttons in a lesson of this game."""
    return f"learn-{slug}"


def learnt_verb(slug: str) -> str:
    """Return the verb that opens a real table at the end of the lesson."""
    return f"learnt-{slug}"


def index(place: LessonPlace, what: int) -> int:
    """Return the number in a custom id: what was pressed, and on which page."""
    return (place.part * CHOICES + len(place.chosen)) * MARK + what


B = TypeVar("B", bound=Block)


def _without_small_print(blocks: Iterable[B]) -> Iterator[B | Text]:
    """Yield the blocks without small print, because the coach explains one thing at a time."""
    for block in blocks:
        if isinstance(block, Text):
            lines = (line for line in block.body.splitlines() if not line.startswith("-# "))
            if body := "\n".join(lines):
                yield replace(block, body=body)
        else:
            yield block


class LessonDrawer:
    """Draws one page of one lesson. `room`: the part at this `place`."""

    def __init__(
        self, lesson: Lesson, face: Face, room: Classroom, place: LessonPlace, words: Words
    ) -> None:
        self._lesson = lesson
        self._face = face
        self._room = room
        self._place = place
        self._words = words
        # The coach's texts name players by the letters of their seats: `a` is the learner. LETTERS
        # has a letter for each possible seat, so it may be longer than the names.
        self._names = dict(zip(map(str.lower, LETTERS), room.names, strict=False))

    def page(self) -> tuple[Page, Scene]:
        """Return the page, and the scene that it is drawn from."""
        scene = self._room.scene()
        # At the end of a part (`step` is None) the learner sees the table, with the results of the
        # last choice.
        is_private = GAMES[self._face.slug].secrets and self._room.play.step is not None
        draw = self._face.card if is_private else self._face.table
        card = draw(scene, self._words)
        blocks = [*self._lesson_blocks(card)]
        # A question without a picture is about the table, such as that for a target.
        if not any(isinstance(one, Image) for one in blocks):
            table = self._lesson_blocks(self._face.table(scene, self._words))
            blocks[:0] = [replace(one, below=()) for one in table if isinstance(one, Image)]

        controls = (place for place, block in enumerate(blocks) if isinstance(block, Row | Menu))
        # The coach's text is right above the buttons, because a phone shows the end of a tall
        # message.
        blocks.insert(next(controls, len(blocks)), self._coach())
        title = self._words(
            "lesson-headline",
            game=self._words(f"{self._face.slug}-title"),
            scene=self._place.part + 1,
            scenes=len(self._lesson.part),
        )
        return Page((Text(f"### {title}"), *blocks, self._last_row()), card.accent), scene

    @property
    def is_last(self) -> bool:
        """Return whether this is the last part."""
        return self._place.part + 1 == len(self._lesson.part)

    def _coach(self) -> Text:
        """Return the coach's text: what happened, then what matters now."""
        play = self._room.play
        lines = [] if play.said is None else [self._coach_text(play.said)]
        if play.step is not None:
            lines.append(self._with_announcement(self._coach_text(play.step.coach)))
        elif self.is_last:
            lines.append(self._coach_text(self._lesson.farewell))

        return Text("\n".join(self._words("lesson-coach", said=line) for line in lines))

    def _with_announcement(self, text: str) -> str:
        """Add the announcement of a new part (except the first part) to its first text."""
        place = self._place
        if place.part == 0 or place.chosen:
            return text

        later = "yes" if self._lesson.part[place.part].later else "no"
        return self._words("lesson-scene", later=later, said=text)

    def _coach_text(self, name: str) -> str:
        """Return a text of the coach, with the names of the players."""
        return self._words(f"{self._face.slug}-lesson-{name}", **self._names)

    def _lesson_blocks(self, card: Page) -> Iterator[Block]:
        """Yield the card without its headline and without what only a real table has.

        Small print that replaces a picture stays, because it is the player's hand.
        """
        for block in _without_small_print(card.blocks[1:]):
            if isinstance(block, Image):
                instead = tuple(self._answer_controls(block.instead))
                below = tuple(_without_small_print(block.below))
                yield replace(block, instead=instead, below=below)
            else:
                yield from self._answer_controls((block,))

    def _answer_controls(self, blocks: tuple[Block, ...]) -> Iterator[Block]:
        """Yield the blocks, of the controls only those that answer the question.

        These get custom ids of the lesson. A press on an old page is noticed, because the new
        indexes name the page as well.
        """
        verb = learn_verb(self._face.slug)
        place = self._place
        is_end = self._room.play.step is None
        for block in blocks:
            if isinstance(block, Menu):
                if block.verb in ANSWERS:
                    items = tuple(
                        replace(item, index=index(place, item.index)) for item in block.items
                    )
                    yield replace(block, items=items, verb=verb, index=index(place, block.index))
            elif isinstance(block, Row):
                buttons = tuple(
                    replace(button, does=Do(verb, index(place, button.does.index)))
                    for button in block.buttons
                    if isinstance(button, Button) and button.does.verb in ANSWERS
                )
                if buttons:
                    yield Row(buttons)
            # At the end the coach invites to a real table, so the table does not.
            elif block != Text("") and not (is_end and isinstance(block, Live)):
                yield block

    def _last_row(self) -> Row:
        """Return the buttons: to go on or open a table if nothing is asked, rules, start again."""
        words = self._words
        place = self._place
        slug = self._face.slug

        def button(label: str, what: int, tone: Tone, sign: str) -> Button:
            return Button(words(label), Do(learn_verb(slug), index(place, what)), tone, sign)

        buttons = [rules_button(slug, words)]
        if self._room.play.step is None and not self.is_last:
            buttons.insert(0, button("lesson-button-on", GO_ON, Tone.MAIN, "▶️"))

        if self._room.play.step is None and self.is_last:
            opens = Do(learnt_verb(slug))
            buttons.insert(0, Button(words("lesson-button-table"), opens, Tone.GOOD, "🐔"))

        if place != LessonPlace():
            buttons.append(button("lesson-button-again", AGAIN, Tone.PLAIN, "🔁"))

        return Row(tuple(buttons))


# -- the lesson ------------------------------------------------------------------------------------

FOLDER = Path(__file__).resolve().parents[2] / "data" / "lessons"


class NoLesson(Refused):
    """This game has no lesson yet."""


def lesson_of(slug: str) -> Lesson | None:
    """Return the lesson of this game, or None. Raise ScenarioError if its file is wrong."""
    file = FOLDER / f"{slug}.toml"
    try:
        text = file.read_text("utf-8")
    except FileNotFoundError:
        return None

    try:
        return read(text)
    except ScenarioError as error:
        raise ScenarioError(f"{file.name}: {error}") from error


class Lessons:
    """The lesson of one game, for all learners.

    `start` is the handler that opens a table as the answer to a press.
    """

    def __init__(self, bot: Coop, game: Rules, face: Face, start: Run) -> None:
        self._bot = bot
        self._face = face
        self._start = start
        self._lesson = lesson_of(game.slug)
        self._positions = None if self._lesson is None else positions_of(game.slug)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks by user id: two presses in quick succession are handled one after the other."""

    def verbs(self) -> Iterator[Verb]:
        """Yield the verbs of the lesson.

        They need no token: a press changes only the presser's own lesson, or opens a table with the
        rights of the command.
        """
        slug = self._face.slug
        yield anywhere(learn_verb(slug), self._pressed, counted=False)
        # The quota of presses counts the new table, and a second press would open another one.
        yield anywhere(learnt_verb(slug), self._start, puts_others=True)

    async def _pressed(self, click: Click) -> None:
        """Handle a button or a menu. Each index names the page to which it belongs."""
        async with self._locks.setdefault(click.user_id, asyncio.Lock()):
            before = await self._place(click)
            # A press on another page, such as an older message, only shows where the learner is.
            pressed_pages = {pick // MARK for pick in click.picks}
            if click.picks == (RESUME,) or pressed_pages != {index(before, 0) // MARK}:
                await self._show(click, before)
                return

            place = self._after(click, before)
            if place != before:
                await self._bot.store.lessons.put_place_in_lesson(
                    click.user_id, self._face.slug, place
                )

            await self._show(click, place)

    def _after(self, click: Click, place: LessonPlace) -> LessonPlace:
        """Return the place after the press. Raise NotOffered if the page has no such option."""
        pressed = [pick % MARK for pick in click.picks]
        if pressed == [AGAIN]:
            return LessonPlace()

        play = self._room(click, place).play
        if play.step is None:
            # The last part has no next part, so the learner stays on its last page.
            goes_on = pressed == [GO_ON] and place.part + 1 < len(self._existing_lesson.part)
            return LessonPlace(place.part + 1) if goes_on else place

        offered = play.offered()
        assert offered is not None, "an open step offers something"
        choice = options_at(offered, pressed)
        play.choose(choice)

        return place._replace(chosen=(*place.chosen, play.chosen[-1]))

    async def _place(self, click: Click) -> LessonPlace:
        """Return the place where this user is. Raise NoLesson if the game has no lesson.

        It is the beginning of the lesson if the stored part no longer exists, and the beginning of
        the part if the part no longer offers the stored choices.
        """
        place = await self._bot.store.lessons.place_in_lesson(click.user_id, self._face.slug)
        if place.part >= len(self._existing_lesson.part):
            return LessonPlace()

        try:
            self._room(click, place)
        except NotOffered:
            return LessonPlace(place.part)

        return place

    @property
    def _existing_lesson(self) -> Lesson:
        """The lesson. Raises NoLesson if the game has no lesson."""
        if self._lesson is None:
            raise NoLesson
        return self._lesson

    def _room(self, click: Click, place: LessonPlace) -> Classroom:
        """Return the part at this place. Raise NotOffered if it no longer offers the choices."""
        assert self._positions is not None, "a lesson has positions"
        user = click.interaction.user
        hen = self._bot.tables.hooks.hens.get(user.id)
        house = house_names(click.locale)
        learner = Learner(user.id, user.display_name, click.locale, house, hen)
        return Classroom(self._existing_lesson.part[place.part], self._positions, place, learner)

    async def _show(self, click: Click, place: LessonPlace) -> None:
        room = self._room(click, place)
        drawer = LessonDrawer(self._existing_lesson, self._face, room, place, click.words)
        page, scene = drawer.page()
        await self._bot.chat.show_page(click, page, scene)
