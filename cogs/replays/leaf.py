"""One page of the reader: a step of a game that is over, as the game's own face draws it.

The custom ids carry all that a page is made of (table, step, eyes), so the reader works after every
restart, and nothing is remembered of whoever reads. Texts: reader.ftl.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from bot.i18n.words import Words, listed
from bot.pages.faces import Face
from bot.pages.limits import ITEMS
from bot.pages.page import (
    Block,
    Button,
    Do,
    Image,
    Item,
    Line,
    Live,
    Menu,
    News,
    Page,
    Picker,
    Row,
    Text,
    Tone,
    picture_of,
)
from bot.pages.presentable import as_text
from bot.tables.bulletin import Bulletin
from bot.tables.refusals import StaleClick
from bot.tables.scene import Scene
from cogs.pages import SIGN
from cogs.record import STORY, record_button
from cogs.replays.stories import Story
from games.engine.asks import Seat
from games.registry import GAMES

PAGE = "storypage"

SECRETS = 12
"""So many things that one seat alone was told are told at once; more would fill a phone."""

_WAYS = 8
_EYES = 16
"""Of an index: so many controls may lead to the same page, so many pairs of eyes are there."""
_FIRST, _BACK, _ON, _LAST, _CHAPTERS, _SEATS = range(6)


class LeafPlace(NamedTuple):
    """Which page it is. `eyes` None: everybody's, with all secrets told."""

    step: int
    eyes: Seat | None = None

    def number(self, way: int) -> int:
        """As a custom id holds it; `way`: the control that leads there. No two are alike."""
        eyes = 0 if self.eyes is None else self.eyes + 1
        return (self.step * _EYES + eyes) * _WAYS + way


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a game, and the step with which it begins."""

    title: str
    step: int


class Leaves:
    """All pages of one story, in one language. `face`: of its game."""

    def __init__(self, story: Story, face: Face, words: Words) -> None:
        self._story = story
        self._face = face
        self._words = words

    def __len__(self) -> int:
        """How many there are for each pair of eyes. What stood beside the table at the very end has
        a page of its own, before that of the result.
        """
        return len(self._story) + self._has_curtain

    def read(self, index: int) -> LeafPlace:
        """The page that a custom id names. Raises StaleClick where there is none."""
        step, rest = divmod(index, _EYES * _WAYS)
        eyes = rest // _WAYS - 1
        if not 0 <= step < len(self) or eyes >= self._story.seats:
            raise StaleClick

        return LeafPlace(step, None if eyes < 0 else eyes)

    def page(self, place: LeafPlace) -> tuple[Page, Scene]:
        """The page, and the scene of everybody's table that it is drawn from."""
        scene = self._story.scene(self._at(place.step))
        shown = self.everybodys(place.step) if place.eyes is None else self._card(place)
        recap = [] if place.step else [Text("\n".join(self.intro()))]
        where = Text("-# " + self.where(place.step))
        jump = self._jump(place)
        eyes = self._eyes(place, scene)
        files = Row((record_button(self._words), page_button(self._words)))
        controls: tuple[Block, ...] = (self._leafing(place), *jump, *eyes, files)
        return replace(shown, blocks=(*recap, where, *shown.blocks, *controls)), scene

    def everybodys(self, step: int) -> Page:
        """Everybody's table, without anything to press."""
        scene = self._story.scene(self._at(step))
        shown = self._shown(step, scene)
        return replace(shown, blocks=(*shown.blocks, *self._afterwards(step)))

    @cached_property
    def title(self) -> str:
        """Which game it is, as plain text."""
        scene = self._story.scene(0)
        game = self._words(f"{scene.game}-title")
        return self._words("table-headline", sign=SIGN, game=game, number=scene.number)

    def intro(self) -> Sequence[str]:
        """Who played, and who won, in Markdown."""
        scene = self._story.scene(len(self._story) - 1)
        seats = listed(self._words, [player.name for player in scene.players])
        played = self._words("story-played", seats=seats)
        if scene.result is None:
            return [played]

        won = listed(self._words, [scene.players[seat].name for seat in scene.result.winners])
        told = self._words("story-won", seats=won, people=len(scene.result.winners))
        recap = " ".join(self._face.recap(scene, self._words))
        return [*filter(None, (recap,)), played, *([told] if won else [])]

    def _shown(self, step: int, scene: Scene) -> Page:
        """Everybody's table, with what stood beside it, and all that was a secret then."""
        table = self._face.table(scene, self._words)
        beside = None if step == len(self) - 1 and self._has_curtain else self._beside(step)
        blocks = [*table.blocks]
        accent = table.accent
        if beside is not None:
            # Of two pictures, the table's has seldom changed meanwhile.
            is_all = picture_of(beside) or scene.result is not None
            blocks = [*beside.blocks, *([] if is_all else [Line(), *blocks])]
            accent = beside.accent

        held = self._hands(scene)
        return Page((*_to_read(blocks), *held, *self._secrets(step, scene)), accent)

    def _hands(self, scene: Scene) -> Iterator[Block]:
        """What every seat held, and what it had chosen already, a line each."""
        if scene.laid_open is None:
            return

        lines: list[str] = []
        for seat, cards in enumerate(self._face.hands(scene, self._words)):
            picked = scene.laid_open.picked.get(seat, ())
            question = scene.ask.kind if scene.ask is not None else ""
            named = [self._face.label(one, question, scene, self._words) for one in picked]
            facts = {"seat": scene.name(seat), "cards": cards, "chosen": listed(self._words, named)}
            if cards or named:
                said = "story-hand-chosen" if named else "story-hand"
                lines.append(self._words(said, held="yes" if cards else "no", **facts))

        if lines:
            yield Text("\n".join(lines))

    def _at(self, step: int) -> int:
        """The step of the story."""
        return min(step, len(self._story) - 1)

    @cached_property
    def _has_curtain(self) -> bool:
        last = len(self._story) - 1
        return self._story.scene(last).result is not None and self._beside(last) is not None

    @cached_property
    def chapters(self) -> Sequence[Chapter]:
        """Where chapters begin; the first one with the deal."""
        told = (
            (step, one)
            for step in range(len(self._story))
            for one in self._story.told(step)
            if one.kind == self._face.chapter
        )
        found = [Chapter(self._title(one, nth), step) for nth, (step, one) in enumerate(told, 1)]
        deal = Chapter(self._words("story-beginning"), 0)
        return found if found and not found[0].step else [deal, *found]

    def _title(self, one: Bulletin, nth: int) -> str:
        facts = {name: fact for name, fact in one.facts.items() if isinstance(fact, str | int)}
        if "seat" in facts:
            facts["seat"] = self._names[one.seat()]
        return self._words(f"{self._face.slug}-chapter", nth=nth, **facts)

    @cached_property
    def _names(self) -> Sequence[str]:
        return [player.name for player in self._story.scene(0).players]

    def where(self, step: int) -> str:
        place = self._words("story-step", step=step + 1, steps=len(self))
        began = [one.title for one in self.chapters if one.step <= step]
        return f"{place} · {began[-1]}"

    def _beside(self, step: int) -> Page | None:
        """What the game showed beside its table, if it is new in this step."""
        draw = self._face.aside
        now = None if draw is None else draw(self._story.scene(step), self._words)
        if now is None or draw is None:
            return None

        before = draw(self._story.scene(step - 1), self._words) if step else None
        return None if before is not None and before.page == now.page else now.page

    def _secrets(self, step: int, scene: Scene, eyes: Seat | None = None) -> Iterator[Block]:
        """What was told to one seat alone in this step; `eyes`: to which. `scene` is everybody's,
        so that each sentence names the seat: who reads is never "you".
        """
        if step == len(self._story):
            return

        lines = [
            self._words("story-secret", told=said)
            for one in self._story.told(step)
            if one.to is not None
            and eyes in (None, one.to)
            and (said := self._face.told(one, scene, self._words))
        ]
        if lines:
            more = len(lines) - SECRETS
            rest = [self._words("story-secrets-more", count=more)] if more > 0 else []
            yield Text("\n".join([*lines[:SECRETS], *rest]))

    def _card(self, place: LeafPlace) -> Page:
        """What a seat had, what happened, and what it chose next. At the end, there is nothing left
        that others do not see.
        """
        step = self._at(place.step)
        seat = place.eyes
        assert seat is not None
        everybodys = self._story.scene(step)
        if everybodys.result is not None:
            return self.everybodys(place.step)

        table = self._face.table(everybodys, self._words)
        scene = self._story.scene(step, seat)
        card = self._face.card(scene, self._words)
        whose = Text("### " + self._words("story-eyes-of", seat=scene.name(seat)))
        chosen = "" if scene.question is None else self._chosen(place, scene)
        blocks = (
            whose,
            *_to_read(card.blocks),
            *(one for one in as_text(table).blocks if isinstance(one, News)),
            *self._secrets(place.step, everybodys, seat),
            *([Text(chosen)] if chosen else []),
            *self._afterwards(place.step),
        )
        return replace(card, blocks=tuple(blocks))

    def _chosen(self, place: LeafPlace, scene: Scene) -> str:
        assert place.eyes is not None
        next_ = self._story.chose(self._at(place.step), place.eyes)
        if next_ is None:
            return ""

        named = [self._face.label(one, next_.asked, scene, self._words) for one in next_.picked]
        seat = scene.name(place.eyes)
        chosen = listed(self._words, named) or self._words("story-chose-nothing")
        return self._words("story-chose", seat=seat, chosen=chosen, cause=next_.cause)

    def _afterwards(self, step: int) -> Iterator[Block]:
        """Why there is nothing more to tell, or only what came later, or nothing from before."""
        story = self._story
        is_last = step == len(self) - 1
        if story.is_headless and not step:
            yield Text(self._words("story-lost-beginning"))

        if story.is_torn(self._at(step)):
            yield Text(self._words("story-lost-from-here"))
        elif is_last and story.reason is not None:
            yield Text(self._words("story-aborted", why=self._words(story.reason)))

    # -- controls ---------------------------------------------------------------------------------

    def _leafing(self, place: LeafPlace) -> Row:
        last = len(self) - 1
        is_first = place.step == 0
        is_last = place.step == last

        def button(way: int, step: int, sign: str, *, disabled: bool) -> Button:
            does = Do(STORY, place._replace(step=step).number(way))
            tone = Tone.MAIN if way == _ON else Tone.PLAIN
            return Button("", does, tone, sign, disabled)

        return Row(
            (
                button(_FIRST, 0, "⏮️", disabled=is_first),
                button(_BACK, max(0, place.step - 1), "◀️", disabled=is_first),
                button(_ON, min(last, place.step + 1), "▶️", disabled=is_last),
                button(_LAST, last, "⏭️", disabled=is_last),
            )
        )

    def _jump(self, place: LeafPlace) -> Iterator[Menu]:
        """To where a chapter begins; evenly fewer, if there are more than a menu holds."""
        if len(self.chapters) < 2:
            return

        every = -(-len(self.chapters) // ITEMS)
        chapters = self.chapters[::every]
        here = max(one.step for one in chapters if one.step <= place.step)
        items = tuple(
            Item(
                one.title,
                place._replace(step=one.step).number(_CHAPTERS),
                self._words("story-chapter-step", step=one.step + 1),
                chosen=one.step == here,
            )
            for one in chapters
        )
        prompt = self._words("story-jump")
        yield Menu(prompt, items, verb=STORY, index=place.number(_CHAPTERS))

    def _eyes(self, place: LeafPlace, scene: Scene) -> Iterator[Menu]:
        """Through whose eyes; where nothing is secret, all see the same."""
        if not GAMES[scene.game].secrets:
            return

        everybody = Item(
            self._words("story-eyes-all"),
            LeafPlace(place.step).number(_SEATS),
            emoji="🪑",
            chosen=place.eyes is None,
        )
        seats = [
            Item(
                self._words("story-eyes-of", seat=player.name),
                LeafPlace(place.step, seat).number(_SEATS),
                emoji="🤖" if player.is_house else "👁️",
                chosen=place.eyes == seat,
            )
            for seat, player in enumerate(scene.players)
        ]
        prompt = self._words("story-eyes")
        yield Menu(prompt, (everybody, *seats), verb=STORY, index=place.number(_SEATS))


def page_button(words: Words) -> Button:
    """Hands the whole story over as one file (cogs/replays/document.py)."""
    return Button(words("story-button-page"), Do(PAGE), Tone.PLAIN, "🌐")


def _to_read(blocks: Iterable[Block]) -> Sequence[Block]:
    """Without all that could be pressed, and all that held only while the game went on."""
    found = [*_kept(blocks)]
    if found and isinstance(found[-1], Line):
        found.pop()
    return found


def _kept(blocks: Iterable[Block]) -> Iterator[Block]:
    """Of two separators in a row, one."""
    last: Block = Line()
    for block in blocks:
        is_twice = isinstance(block, Line) and isinstance(last, Line)
        if is_twice or isinstance(block, Row | Menu | Picker | Live):
            continue

        if isinstance(block, Image):
            below = (one for one in _kept(block.below) if isinstance(one, Text | Line))
            block = replace(block, instead=tuple(_kept(block.instead)), below=tuple(below))

        yield block
        last = block
