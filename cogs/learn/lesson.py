"""`/chicken learn <game>`, and what is pressed in a lesson.

Its buttons are signed by no table: they say which page they stand on, and count for whoever presses
them, in their own lesson. One that stands on another page than theirs shows them where they are.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import house_names
from bot.interactions.interaction import Click
from bot.interactions.verbs import Answer, Run, Verb, Where
from bot.pages.custom_ids import Token
from bot.pages.faces import Face
from cogs.commands import said
from cogs.learn.page import (
    AGAIN,
    GO_ON,
    MARK,
    Board,
    Classroom,
    Learner,
    index,
    learn_verb,
    learnt_verb,
)
from games.engine.game import Rules
from games.engine.lesson import Lesson, NotOffered, Place, picked, read
from games.engine.positions import ScenarioError
from games.registry import positions_of

FOLDER = Path(__file__).resolve().parents[2] / "data" / "lessons"


class NoLesson(Refused):
    """Nobody has written a lesson for this game yet."""


def lesson_of(slug: str) -> Lesson | None:
    """The lesson of this game, if it has one. Raises ScenarioError."""
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
    """The lesson of one game, for everybody who takes it. `start`: opens a table of the game, as
    the answer to a press.
    """

    def __init__(self, bot: Coop, game: Rules, face: Face, start: Run) -> None:
        self._bot = bot
        self._face = face
        self._start = start
        self._lesson = lesson_of(game.slug)
        self._positions = None if self._lesson is None else positions_of(game.slug)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By person: two presses in one breath are carried out one after the other."""

    @property
    def are_written(self) -> bool:
        """Whether the game has a lesson."""
        return self._lesson is not None

    def verbs(self) -> Iterator[Verb]:
        """For everybody: a press moves nothing but the presser's own lesson, and a table is opened
        as by the command.
        """
        slug = self._face.slug
        yield self._verb(learn_verb(slug), self._pressed, counted=False)
        yield self._verb(learnt_verb(slug), self._start, counted=True)

    @staticmethod
    def _verb(name: str, run: Run, *, counted: bool) -> Verb:
        return Verb(
            name,
            run,
            token=Token.NONE,
            where=Where.ANYWHERE,
            counted=counted,
            returns_seat=False,
            answer=Answer.PAGE,
        )

    def command(self) -> app_commands.Command[app_commands.Group, ..., None]:
        """`/chicken learn <game>`: where the caller is, for their eyes only."""

        async def learn(interaction: discord.Interaction) -> None:
            await self._open(Click(interaction))

        slug = self._face.slug
        description = said(f"command-learn-{slug}")
        return app_commands.Command(name=slug, description=description, callback=learn)

    async def _open(self, click: Click) -> None:
        async with self._lock(click):
            await self._show(click, await self._place(click))

    async def _pressed(self, click: Click) -> None:
        """A button or a menu; each of its lines says the page again."""
        async with self._lock(click):
            before = await self._place(click)
            marks = {pick // MARK for pick in click.picks}
            if marks != {index(before, 0) // MARK}:
                await self._show(click, before)
                return
            place = self._after(click, before)
            if place != before:
                await self._bot.store.lessons.put_place_in_lesson(
                    click.user_id, self._face.slug, place
                )
            await self._show(click, place)

    def _lock(self, click: Click) -> asyncio.Lock:
        return self._locks.setdefault(click.user_id, asyncio.Lock())

    def _after(self, click: Click, place: Place) -> Place:
        """Where the press leads. Raises NotOffered."""
        pressed = [pick % MARK for pick in click.picks]
        if pressed == [AGAIN]:
            return Place()
        play = self._room(click, place).play
        if play.step is None:
            is_further = pressed == [GO_ON] and place.part + 1 < len(self._given.part)
            return Place(place.part + 1) if is_further else place
        offered = play.offered()
        assert offered is not None, "an open step offers something"
        choice = picked(offered, pressed)
        play.choose(choice)
        return place._replace(chosen=(*place.chosen, play.chosen[-1]))

    async def _place(self, click: Click) -> Place:
        """How far this person is; at the beginning of the part where the lesson was rewritten since
        they left it. Raises NoLesson.
        """
        place = await self._bot.store.lessons.place_in_lesson(click.user_id, self._face.slug)
        if place.part >= len(self._given.part):
            return Place()
        try:
            self._room(click, place)
        except NotOffered:
            return Place(place.part)
        return place

    @property
    def _given(self) -> Lesson:
        """Raises NoLesson."""
        if self._lesson is None:
            raise NoLesson
        return self._lesson

    def _room(self, click: Click, place: Place) -> Classroom:
        """Raises NotOffered."""
        assert self._positions is not None, "a lesson has positions"
        user = click.interaction.user
        learner = Learner(user.id, user.display_name, click.locale, house_names(click.locale))
        return Classroom(self._given.part[place.part], self._positions, place, learner)

    async def _show(self, click: Click, place: Place) -> None:
        room = self._room(click, place)
        page, scene = Board(self._given, self._face, room, place, click.words).page()
        await self._bot.chat.leaf(click, page, scene)
