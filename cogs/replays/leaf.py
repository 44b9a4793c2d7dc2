"""Draws one page of a story: a step of a finished game, drawn by the game's own face.

A face is what draws the pages of one game. An aside is a message of the game beside its table, such
as a battle. `eyes` is the seat whose view a page shows; without eyes, a page shows the public table
and all secrets. A custom id holds table, step and eyes, so pages need no state and work after a
restart. Texts: data/locales/*/reader.ftl.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from bot.i18n.words import Words, join_with_and
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
from bot.tables.refusals import StaleClick
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from cogs.pages import SIGN
from cogs.record import STORY, record_button
from cogs.replays.stories import Story
from games.engine.asks import Seat
from games.registry import GAMES

PAGE = "storypage"
"""The verb of the button that sends the whole story as one file."""

SECRETS = 12
"""The most private events on a page. More events would fill a phone."""

_CONTROLS = 8
_EYES = 16
"""A page's number holds step, eyes and control. Controls and eyes are fewer than these factors.

Step 3 without eyes is (3 * 16 + 0) * 8 + 2 = 386 for control 2, and 402 with the eyes of seat 1.
"""

_FIRST, _BACK, _ON, _LAST, _CHAPTERS, _SEATS, _BEST = range(7)
"""The controls of a page that lead to other pages: four buttons, two menus, and one item of a menu.
"""


class StoryPlace(NamedTuple):
    """Names a page. `eyes`: the seat that looks; None: the public table and all secrets."""

    step: int
    eyes: Seat | None = None

    def number(self, control: int) -> int:
        """Return the page as the number in a custom id.

        `control` leads to the page. It is part of the number, because two controls of one message
        must not have equal ids.
        """
        eyes = 0 if self.eyes is None else self.eyes + 1
        return (self.step * _EYES + eyes) * _CONTROLS + control


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a game: its title, and its first step."""

    title: str
    step: int


class StoryPages:
    """All pages of one story in one language. `face`: draws the game.

    A step is the index of a page. If an aside ends together with the game, the aside gets a page of
    its own before the result, so that there is one page more than the story has steps.
    """

    def __init__(self, story: Story, face: Face, words: Words) -> None:
        self._story = story
        self._face = face
        self._words = words

    def __len__(self) -> int:
        """Return the number of pages for each pair of eyes."""
        return len(self._story) + self._has_extra_page

    def read(self, index: int) -> StoryPlace:
        """Return the page that a custom id names. Raise StaleClick if there is no such page."""
        # The inverse of StoryPlace.number. Without eyes, the number has 0, so `eyes` is -1 here.
        step, rest = divmod(index, _EYES * _CONTROLS)
        eyes = rest // _CONTROLS - 1
        if not 0 <= step < len(self) or eyes >= self._story.seats:
            raise StaleClick

        return StoryPlace(step, None if eyes < 0 else eyes)

    def page(self, place: StoryPlace) -> tuple[Page, Scene]:
        """Return the page, and the public scene of its step."""
        scene = self._story.scene(self._story_step(place.step))
        content = self.public_page(place.step) if place.eyes is None else self._card(place)
        # Only the first page says who played and who won.
        intro = [] if place.step else [Text("\n".join(self.intro()))]
        where = Text("-# " + self.where(place.step))
        chapter_menu = self._chapter_menu(place)
        eyes_menu = self._eyes_menu(place, scene)
        files = Row((record_button(self._words), page_button(self._words)))
        controls: tuple[Block, ...] = (self._turning(place), *chapter_menu, *eyes_menu, files)
        return replace(content, blocks=(*intro, where, *content.blocks, *controls)), scene

    def public_page(self, step: int) -> Page:
        """Return the public table, with all secrets, without controls."""
        scene = self._story.scene(self._story_step(step))
        table = self._face.table(scene, self._words)
        # The page before the extra page has shown the aside.
        is_extra_page = step == len(self) - 1 and self._has_extra_page
        aside = None if is_extra_page else self._changed_aside(step)
        blocks = [*table.blocks]
        accent = table.accent
        if aside is not None:
            # An aside with a picture replaces the table, which has seldom changed since. After the
            # end, the table would show the result too early.
            is_alone = picture_of(aside) or scene.result is not None
            blocks = [*aside.blocks, *([] if is_alone else [Line(), *blocks])]
            accent = aside.accent

        hands = self._hands(scene)
        content = Page((*_without_controls(blocks), *hands, *self._secrets(step, scene)), accent)
        return replace(content, blocks=(*content.blocks, *self._afterwards(step)))

    @cached_property
    def best(self) -> int:
        """Return the page of the best moment. The last page is that of the result."""
        return self._story.best(len(self) - 1)

    @cached_property
    def title(self) -> str:
        """Return the name of the game and its number, as plain text."""
        scene = self._story.scene(0)
        game = self._words(f"{scene.game}-title")
        return self._words("table-headline", sign=SIGN, game=game, number=scene.number)

    def intro(self) -> Sequence[str]:
        """Return who played, who won and what decided the game, in Markdown."""
        scene = self._story.scene(len(self._story) - 1)
        seats = join_with_and(self._words, [player.name for player in scene.players])
        played = self._words("story-played", seats=seats)
        if scene.result is None:
            return [played]

        won = join_with_and(
            self._words, [scene.players[seat].name for seat in scene.result.winners]
        )
        winners = self._words("story-won", seats=won, people=len(scene.result.winners))
        recap = " ".join(self._face.recap(scene, self._words))
        return [*filter(None, (recap,)), played, *([winners] if won else [])]

    def _hands(self, scene: Scene) -> Iterator[Block]:
        """Yield a text with a line for each seat: its hand, and what it had already chosen."""
        if scene.open_secrets is None:
            return

        lines: list[str] = []
        for seat, cards in enumerate(self._face.hands(scene, self._words)):
            picked = scene.open_secrets.picked.get(seat, ())
            question = scene.ask.kind if scene.ask is not None else ""
            names = [self._face.label(option, question, scene, self._words) for option in picked]
            facts = {
                "seat": scene.name(seat),
                "cards": cards,
                "chosen": join_with_and(self._words, names),
            }
            if cards or names:
                message_id = "story-hand-chosen" if names else "story-hand"
                lines.append(self._words(message_id, held="yes" if cards else "no", **facts))

        if lines:
            yield Text("\n".join(lines))

    def _story_step(self, step: int) -> int:
        """Return the step of the story that a page shows. The extra page shows the last step."""
        return min(step, len(self._story) - 1)

    @cached_property
    def _has_extra_page(self) -> bool:
        """Return whether an aside ended with the game, so that the result is on an extra page."""
        last = len(self._story) - 1
        return self._story.scene(last).result is not None and self._changed_aside(last) is not None

    @cached_property
    def chapters(self) -> Sequence[Chapter]:
        """Return the chapters. A `face.chapter` event begins each but the first, the deal."""
        bulletins = (
            (step, bulletin)
            for step in range(len(self._story))
            for bulletin in self._story.events_of(step)
            if bulletin.kind == self._face.chapter
        )
        chapter_list = [
            Chapter(self._title(bulletin, nth), step)
            for nth, (step, bulletin) in enumerate(bulletins, 1)
        ]
        deal = Chapter(self._words("story-beginning"), 0)
        return chapter_list if chapter_list and not chapter_list[0].step else [deal, *chapter_list]

    def _title(self, bulletin: Bulletin, nth: int) -> str:
        """Return the title of a chapter, with its number."""
        facts = {name: fact for name, fact in bulletin.facts.items() if isinstance(fact, str | int)}
        if "seat" in facts:
            facts["seat"] = self._names[bulletin.seat()]
        return self._words(f"{self._face.slug}-chapter", nth=nth, **facts)

    @cached_property
    def _names(self) -> Sequence[str]:
        return [player.name for player in self._story.scene(0).players]

    def where(self, step: int) -> str:
        """Return the step and its chapter."""
        place = self._words("story-step", step=step + 1, steps=len(self))
        began = [chapter.title for chapter in self.chapters if chapter.step <= step]
        return f"{place} · {began[-1]}"

    def _changed_aside(self, step: int) -> Page | None:
        """Return the aside of the game, if this step changed it."""
        draw = self._face.aside
        now = None if draw is None else draw(self._story.scene(step), self._words)
        if now is None or draw is None:
            return None

        before = draw(self._story.scene(step - 1), self._words) if step else None
        return None if before is not None and before.page == now.page else now.page

    def _secrets(self, step: int, scene: Scene, eyes: Seat | None = None) -> Iterator[Block]:
        """Yield the private events of this step.

        Args:
            step: The page.
            scene: The public scene, so that each sentence names its seat and never says "you".
            eyes: Only events of this seat, or None for all seats.
        """
        # The events of the last step are on the page before the extra page.
        if step == len(self._story):
            return

        lines = [
            self._words("story-secret", told=text)
            for bulletin in self._story.events_of(step)
            if bulletin.to is not None
            and eyes in (None, bulletin.to)
            and (text := self._face.private_news(bulletin, scene, self._words))
        ]
        if lines:
            more = len(lines) - SECRETS
            rest = [self._words("story-secrets-more", count=more)] if more > 0 else []
            yield Text("\n".join([*lines[:SECRETS], *rest]))

    def _card(self, place: StoryPlace) -> Page:
        """Return the card (private message) of a seat, what happened, and the seat's next choice.

        At the end there are no secrets, so it is the public table.
        """
        step = self._story_step(place.step)
        seat = place.eyes
        assert seat is not None
        public_scene = self._story.scene(step)
        if public_scene.result is not None:
            return self.public_page(place.step)

        table = self._face.table(public_scene, self._words)
        scene = self._story.scene(step, seat)
        card = self._face.card(scene, self._words)
        whose = Text("### " + self._words("story-eyes-of", seat=scene.name(seat)))
        choice_text = "" if scene.question is None else self._choice_text(place, scene)
        blocks = (
            whose,
            *_without_controls(card.blocks),
            *(block for block in as_text(table).blocks if isinstance(block, News)),
            *self._secrets(place.step, public_scene, seat),
            *([Text(choice_text)] if choice_text else []),
            *self._afterwards(place.step),
        )
        return replace(card, blocks=tuple(blocks))

    def _choice_text(self, place: StoryPlace, scene: Scene) -> str:
        """Return what the seat chose next, or an empty text."""
        assert place.eyes is not None
        moment = self._story.next_choice(self._story_step(place.step), place.eyes)
        if moment is None:
            return ""

        names = [
            self._face.label(option, moment.asked, scene, self._words) for option in moment.picked
        ]
        seat = scene.name(place.eyes)
        choice_text = join_with_and(self._words, names) or self._words("story-chose-nothing")
        return self._words("story-chose", seat=seat, chosen=choice_text, cause=moment.cause)

    def _afterwards(self, step: int) -> Iterator[Block]:
        """Yield a note if parts of the game are lost, or why it ended without a result."""
        story = self._story
        is_last = step == len(self) - 1
        if story.lacks_beginning and not step:
            yield Text(self._words("story-lost-beginning"))

        if story.breaks_off_after(self._story_step(step)):
            yield Text(self._words("story-lost-from-here"))
        elif is_last and story.reason is not None:
            yield Text(self._words("story-aborted", why=self._words(story.reason)))

    # -- controls ---------------------------------------------------------------------------------

    def _turning(self, place: StoryPlace) -> Row:
        """Return the buttons to the first, previous, next and last page."""
        last = len(self) - 1
        is_first = place.step == 0
        is_last = place.step == last

        def button(control: int, step: int, sign: str, *, disabled: bool) -> Button:
            does = Do(STORY, place._replace(step=step).number(control))
            tone = Tone.MAIN if control == _ON else Tone.PLAIN
            return Button("", does, tone, sign, disabled)

        return Row(
            (
                button(_FIRST, 0, "⏮️", disabled=is_first),
                button(_BACK, max(0, place.step - 1), "◀️", disabled=is_first),
                button(_ON, min(last, place.step + 1), "▶️", disabled=is_last),
                button(_LAST, last, "⏭️", disabled=is_last),
            )
        )

    def _chapter_menu(self, place: StoryPlace) -> Iterator[Menu]:
        """Yield a menu of the best moment and the chapters, if there are several.

        If the menu has no room for all (`ITEMS`), it has every second or every third chapter.
        """
        if len(self.chapters) < 2:
            return

        # Rounded up, so that the chapters fit: with 25 items, 60 chapters give every third.
        every = -(-len(self.chapters) // (ITEMS - 1))
        chapters = self.chapters[::every]

        # The chapter that the page belongs to is selected in the menu.
        here = max(chapter.step for chapter in chapters if chapter.step <= place.step)
        items = tuple(
            Item(
                chapter.title,
                place._replace(step=chapter.step).number(_CHAPTERS),
                self._words("story-chapter-step", step=chapter.step + 1),
                chosen=chapter.step == here,
            )
            for chapter in chapters
        )
        best = Item(
            self._words("story-best"),
            place._replace(step=self.best).number(_BEST),
            self._words("story-chapter-step", step=self.best + 1),
            "⭐",
        )
        prompt = self._words("story-jump")
        yield Menu(prompt, (best, *items), verb=STORY, index=place.number(_CHAPTERS))

    def _eyes_menu(self, place: StoryPlace, scene: Scene) -> Iterator[Menu]:
        """Yield a menu of the seats; nothing for a game without secrets."""
        if not GAMES[scene.game].secrets:
            return

        table = Item(
            self._words("story-eyes-all"),
            StoryPlace(place.step).number(_SEATS),
            emoji="🪑",
            chosen=place.eyes is None,
        )
        seats = [
            Item(
                self._words("story-eyes-of", seat=player.name),
                StoryPlace(place.step, seat).number(_SEATS),
                emoji="🤖" if player.is_house else "👁️",
                chosen=place.eyes == seat,
            )
            for seat, player in enumerate(scene.players)
        ]
        prompt = self._words("story-eyes")
        yield Menu(prompt, (table, *seats), verb=STORY, index=place.number(_SEATS))


def page_button(words: Words) -> Button:
    """Return the button that sends the whole story as one file (cogs/replays/document.py)."""
    return Button(words("story-button-page"), Do(PAGE), Tone.PLAIN, "🌐")


def _without_controls(blocks: Iterable[Block]) -> Sequence[Block]:
    """Return the blocks without controls, and without text that was true only during the game."""
    kept_blocks = [*_blocks_to_keep(blocks)]
    # A separator at the end would have nothing below it.
    if kept_blocks and isinstance(kept_blocks[-1], Line):
        kept_blocks.pop()
    return kept_blocks


def _blocks_to_keep(blocks: Iterable[Block]) -> Iterator[Block]:
    """Yield the blocks to keep, with one separator instead of several in a row."""
    last: Block = Line()
    for block in blocks:
        is_twice = isinstance(block, Line) and isinstance(last, Line)
        if is_twice or isinstance(block, Row | Menu | Picker | Live):
            continue

        if isinstance(block, Image):
            below = (part for part in _blocks_to_keep(block.below) if isinstance(part, Text | Line))
            block = replace(
                block, instead=tuple(_blocks_to_keep(block.instead)), below=tuple(below)
            )

        yield block
        last = block
