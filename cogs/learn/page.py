"""The page of a lesson: what the coach says, the game's own card (its table, where nothing is
secret), and the ways on.

Of the card stays what is about the game: its table is nowhere, and there is nothing to order.
Texts: lessons.ftl, and for each lesson `GAME-lesson-…`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.i18n.words import Words
from bot.pages.faces import Face
from bot.pages.page import Block, Button, Do, Image, Menu, Page, Row, Text, Tone
from bot.tables.bulletin import Bulletin
from bot.tables.scene import Scene, escape_names, scene
from bot.tables.session import Session
from bot.tables.table import Player, Result, Status, Table
from cogs.pages import rules_button
from games.engine.game import Event
from games.engine.lesson import LEARNER, Lesson, Part, Place, Play, resumed
from games.engine.positions import LETTERS, Positions
from games.registry import GAMES

# -- the scene -------------------------------------------------------------------------------------
#
# A lesson as a scene, so that the game's own face draws it: a table that is in no store.
#
# As with stories (docs/decisions/0022), the scene is made by the tables' own code out of an engine;
# only what may be chosen is narrowed to what the coach offers.

TABLE = "lesson"
"""The id that stands on its buttons: no table has one so short."""

NO_SECRET = "00" * 32


@dataclass(frozen=True, slots=True)
class Learner:
    """Who learns, and how the house players are called, in the order of their seats."""

    user_id: int
    name: str
    locale: str
    house: Sequence[str]


class Classroom:
    """One part of a lesson for one learner, as far as they are. Raises what `resumed` raises."""

    def __init__(self, part: Part, positions: Positions, place: Place, learner: Learner) -> None:
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
            players=[Player(learner.name, learner.user_id, locale=learner.locale)],
        )
        seats = len(positions.set_up(part.position).seats)  # type: ignore[attr-defined]
        self._table.players += [Player(name, level="easy") for name in learner.house[: seats - 1]]
        self.play: Play = resumed(part, positions, place, self._hear)

    def _hear(self, revision: int, events: Sequence[Event]) -> None:
        self._table.revision = revision
        self._table.remember(events, self._milestones)

    @property
    def names(self) -> Sequence[str]:
        """How the players are called, in the order of their seats, escaped."""
        return [player.name for player in self.scene().players]

    @property
    def told(self) -> Sequence[Bulletin]:
        """All that the learner has been told in this part."""
        return self._table.news

    def scene(self) -> Scene:
        """What the learner sees, and nothing that another seat knows; names escaped. News are those
        since the last choice: of what came before, the coach has spoken, and a phone is short.
        """
        engine, table = self.play.engine, self._table
        outcome = engine.outcome
        if outcome is not None:
            table.status = Status.OVER
            table.result = Result(list(outcome.winners), dict(outcome.scores), dict(outcome.ranks))
        seats = len(table.players)
        seen = escape_names(scene(Session(table, engine), seats, seats, LEARNER))
        fresh = tuple(one for one in seen.news if one.revision > self.play.since)
        seen = replace(seen, news=fresh)
        offered = self.play.offered()
        if offered is None or seen.question is None:
            return replace(seen, question=None, ask=None)
        asked = replace(seen.question, decision=offered, settled=False, chosen=None)
        ask = seen.ask
        if ask is not None and ask.public:
            ask = replace(ask, public=offered.options)
        return replace(seen, question=asked, ask=ask)


# -- the page --------------------------------------------------------------------------------------

MARK, OPTIONS = 64, 60
"""Of an index: so many things stand on a page, and so many of them at the most are options."""
GO_ON, AGAIN = range(OPTIONS, OPTIONS + 2)

ANSWERS = frozenset({"pick", "turn"})
"""Verbs with which a face has a question answered, on the card and on the table."""

CHOICES = 32
"""A part has fewer questions."""


def learn_verb(slug: str) -> str:
    """What is pressed in the lesson of this game."""
    return f"learn-{slug}"


def learnt_verb(slug: str) -> str:
    """Opens a real table at the end of the lesson."""
    return f"learnt-{slug}"


def index(place: Place, what: int) -> int:
    """As a custom id holds it: what was pressed, and on which page."""
    return (place.part * CHOICES + len(place.chosen)) * MARK + what


B = TypeVar("B", bound=Block)


def _without_small_print(blocks: Iterable[B]) -> Iterator[B | Text]:
    """Small print explains what the coach does, one thing at a time, and a phone is short."""
    for block in blocks:
        if isinstance(block, Text):
            lines = (line for line in block.body.splitlines() if not line.startswith("-# "))
            if body := "\n".join(lines):
                yield Text(body)
        else:
            yield block


class Board:
    """Draws one page of one lesson."""

    def __init__(
        self, lesson: Lesson, face: Face, room: Classroom, place: Place, words: Words
    ) -> None:
        self._lesson = lesson
        self._face = face
        self._room = room
        self._place = place
        self._words = words
        self._names = dict(zip(map(str.lower, LETTERS), room.names, strict=False))

    def page(self) -> tuple[Page, Scene]:
        """The page, and the scene that it is drawn from."""
        scene = self._room.scene()
        # At the end of a part the learner looks at the table, where all can see what came of it.
        is_private = GAMES[self._face.slug].secrets and self._room.play.step is not None
        draw = self._face.card if is_private else self._face.table
        card = draw(scene, self._words)
        shown = [*self._about_the_game(card)]
        buttons = (place for place, one in enumerate(shown) if isinstance(one, Row | Menu))
        # Right above the buttons: of a tall message, a phone shows the end.
        shown.insert(next(buttons, len(shown)), self._coach())
        blocks = (Text("### " + self._headline()), *shown, self._ways_on())
        return replace(card, blocks=blocks, pings=()), scene

    @property
    def is_last(self) -> bool:
        """Whether no part comes after this one."""
        return self._place.part + 1 == len(self._lesson.part)

    def _headline(self) -> str:
        return self._words(
            "lesson-headline",
            game=self._words(f"{self._face.slug}-title"),
            scene=self._place.part + 1,
            scenes=len(self._lesson.part),
        )

    def _coach(self) -> Text:
        """What happened, then what matters now."""
        play = self._room.play
        said = [] if play.said is None else [self._said(play.said)]
        if play.step is not None:
            said.append(self._opened(self._said(play.step.coach)))
        elif self.is_last:
            said.append(self._said(self._lesson.farewell))
        return Text("\n".join(self._words("lesson-coach", said=line) for line in said))

    def _opened(self, said: str) -> str:
        """With word of the new scene, on its first page."""
        place = self._place
        if place.part == 0 or place.chosen:
            return said
        later = "yes" if self._lesson.part[place.part].later else "no"
        return self._words("lesson-scene", later=later, said=said)

    def _said(self, name: str) -> str:
        return self._words(f"{self._face.slug}-lesson-{name}", **self._names)

    def _about_the_game(self, card: Page) -> Iterator[Block]:
        """The card without its headline, and without what only a real table has. What small print
        stands instead of a picture stays: in words, a hand is such.
        """
        for block in _without_small_print(card.blocks[1:]):
            if isinstance(block, Image):
                instead = tuple(self._filtered(block.instead))
                below = tuple(_without_small_print(block.below))
                yield replace(block, instead=instead, below=below)
            else:
                yield from self._filtered((block,))

    def _filtered(self, blocks: tuple[Block, ...]) -> Iterator[Block]:
        verb, place = learn_verb(self._face.slug), self._place
        for block in blocks:
            if isinstance(block, Menu):
                if block.verb in ANSWERS:
                    items = tuple(
                        replace(item, index=index(place, item.index)) for item in block.items
                    )
                    yield replace(block, items=items, verb=verb, index=index(place, block.index))
            elif isinstance(block, Row):
                buttons = tuple(
                    replace(one, does=Do(verb, index(place, one.does.index)))
                    for one in block.buttons
                    if isinstance(one, Button) and one.does.verb in ANSWERS
                )
                if buttons:
                    yield Row(buttons)
            elif block != Text(""):
                yield block

    def _ways_on(self) -> Row:
        """Further, where the learner is asked nothing; always the rules, and from the start."""
        words, place, slug = self._words, self._place, self._face.slug

        def button(label: str, what: int, tone: Tone, sign: str) -> Button:
            return Button(words(label), Do(learn_verb(slug), index(place, what)), tone, sign)

        buttons = [rules_button(slug, words)]
        if self._room.play.step is None and not self.is_last:
            buttons.insert(0, button("lesson-button-on", GO_ON, Tone.MAIN, "▶️"))
        if self._room.play.step is None and self.is_last:
            opens = Do(learnt_verb(slug))
            buttons.insert(0, Button(words("lesson-button-table"), opens, Tone.GOOD, "🐔"))
        if place != Place():
            buttons.append(button("lesson-button-again", AGAIN, Tone.PLAIN, "🔁"))
        return Row(tuple(buttons))
