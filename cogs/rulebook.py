"""A game's rules as pages, which buttons on `/chicken help`, tables and cards open.

games/<game>/RULES.md is in English, RULES.<locale>.md beside it is in another language. The pages
are made from the file alone, and their buttons hold only the number of a page. So the pages work
without a table and after a restart. Tables and private cards have a button that opens the rules.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.common.refused import Refused
from bot.i18n.words import FALLBACK, Words
from bot.interactions.interaction import Answer, Click, Verb, Where
from bot.pages.delivery import DesiredMessage
from bot.pages.limits import room
from bot.pages.page import NO_TOKEN, Block, Button, Do, Item, Menu, Page, Row, Text, Token, Tone
from cogs.pages import games_button, rules_verb

LONGEST = 3000
"""The most characters of a page. A longer section takes several pages."""

ACCENT = 0x9B6B43

NOT_SHOWN = "<!-- not shown -->"
"""Marks a section for developers, which players are not shown."""

_RULING = re.compile(r" \([A-Z]{2}-\d[^)]*\)")
"""The number of a ruling, such as ` (HR-16)`, which players are not shown."""

_HEADLINE = re.compile(r"^## (.*)$", re.MULTILINE)
_TABLE_LINE = re.compile(r"^\|[ |:-]+\|$")
"""The line `| --- | --- |` below the first row of a Markdown table."""


class RulesLost(Refused):
    """The rules no longer have this page."""


@dataclass(frozen=True, slots=True)
class RulebookPage:
    """One page: the section it belongs to, and its text."""

    section: str
    text: str


def rulebook_pages(markdown: str) -> tuple[RulebookPage, ...]:
    """Return the pages of a rulebook: one page per section, or several for a long section."""
    # The split yields the text before the first headline, then headlines and bodies in turn.
    _, first, *rest = [part.strip() for part in _HEADLINE.split(_RULING.sub("", markdown))]
    sections = [first, *rest]
    pages: list[RulebookPage] = []
    for name, body in zip(sections[::2], sections[1::2], strict=True):
        if NOT_SHOWN not in body:
            pages += [RulebookPage(name, part) for part in _parts(_for_discord(body))]

    return tuple(pages)


def _for_discord(body: str) -> str:
    """Return the text with table rows as plain lines, since Discord has no Markdown tables."""
    lines: list[str] = []
    in_table = False
    for line in body.splitlines():
        if _TABLE_LINE.match(line):
            continue
        if line.startswith("|"):
            # The first row of a table is its head, which becomes bold.
            cells = " · ".join(cell.strip() for cell in line.strip("|").split("|"))
            lines.append(cells if in_table else f"**{cells}**")
            in_table = True
        else:
            lines.append(line)
            in_table = False

    return "\n".join(lines)


def _parts(body: str) -> list[str]:
    """Split a section into parts between paragraphs, each within LONGEST.

    `room` is the length of a text, or more if it has many bytes. The empty line between takes 2.
    """
    parts = [""]
    for paragraph in body.split("\n\n"):
        if parts[-1] and room(parts[-1]) + room(paragraph) + 2 > LONGEST:
            parts.append("")
        parts[-1] = f"{parts[-1]}\n\n{paragraph}" if parts[-1] else paragraph

    return parts


class Rulebook:
    """The pages of one game's rules, in English and in each language with a translation."""

    def __init__(self, slug: str, folder: Path) -> None:
        self.slug: Final = slug
        self._verb: Final = rules_verb(slug)
        self._english: Final = rulebook_pages((folder / "RULES.md").read_text("utf-8"))
        self._files: Final = {file.name.split(".")[1]: file for file in folder.glob("RULES.*.md")}
        self._translated: Final[dict[str, tuple[RulebookPage, ...]]] = {}

    def pages(self, locale: str) -> tuple[RulebookPage, ...]:
        """Return the pages in this language, or in English if they are not translated."""
        if locale not in self._files:
            return self._english

        # The file is read once, when a reader first asks for this language.
        if locale not in self._translated:
            self._translated[locale] = rulebook_pages(self._files[locale].read_text("utf-8"))

        return self._translated[locale]

    def verb(self) -> Verb:
        """Return the verb. It needs no token, because the pages are public."""
        return Verb(
            self._verb,
            self._turn,
            token=Token.NONE,
            where=Where.ANYWHERE,
            counted=False,
            answer=Answer.PAGE,
            # Buttons of older messages have this name.
            formerly=f"rules{self.slug}",
        )

    def page(self, number: int, words: Words) -> Page:
        """Return a page. Raise RulesLost if there is no such page."""
        pages = self.pages(words.locale)
        if not 0 <= number < len(pages):
            raise RulesLost

        page = pages[number]
        title = words("rules-title", game=words(f"{self.slug}-title"))
        place = words("rules-page", page=number + 1, pages=len(pages))
        head = f"-# {title} · {place}"
        if words.locale not in (FALLBACK, *self._files):
            head += f"\n-# {words('rules-in-english')}"

        blocks: tuple[Block, ...] = (
            Text(f"{head}\n### {page.section}\n{page.text}"),
            self._contents(pages, words),
            self._turning(number, len(pages) - 1, words),
        )
        return Page(blocks, ACCENT)

    async def _turn(self, click: Click) -> None:
        """Show the page that the button or menu names.

        From a table or a card the rules open as a new message, so that they replace neither.
        """
        # `picks` has the index of the pressed button, or what was chosen from the menu.
        number = click.picks[0] if click.picks else 0
        page = DesiredMessage.of(self.page(number, click.words))
        # The custom ids of buttons on the rules themselves name no table.
        is_on_rules = click.table_id == NO_TOKEN
        await (click.show(page) if is_on_rules else click.whisper(page))

    def _contents(self, pages: tuple[RulebookPage, ...], words: Words) -> Menu:
        """Return the menu of sections. A choice leads to the first page of the section."""
        starts: dict[str, int] = {}
        for number, page in enumerate(pages):
            starts.setdefault(page.section, number)

        items = tuple(Item(section, number) for section, number in starts.items())
        return Menu(words("rules-contents"), items, verb=self._verb)

    def _turning(self, number: int, last: int, words: Words) -> Row:
        """Return the buttons to the pages before and after. They are disabled at either end."""
        back = Button(
            words("rules-back"), Do(self._verb, max(0, number - 1)), Tone.PLAIN, "◀️", number == 0
        )
        on = Button(
            words("rules-next"),
            Do(self._verb, min(last, number + 1)),
            Tone.MAIN,
            "▶️",
            number == last,
        )
        return Row((games_button(words), back, on))
