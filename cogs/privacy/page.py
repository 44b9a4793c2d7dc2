"""The page of `/chicken me`: what Coop stores about a user, short enough for a phone's screen.

A page is what a message shows, as plain values (bot/pages/page.py). Texts: upkeep.ftl.
"""

from collections.abc import Iterator
from zlib import crc32

from bot.i18n.words import Words, locales
from bot.pages.page import Button, Do, Item, Menu, Page, Row, Text, Tone
from bot.tables.refusals import NotAmongTheOptions
from cogs.pages import YELLOW, links
from cogs.privacy.knowledge import Knowledge

ME = "me"
"""Verb (what a button asks for): show this page."""

ALL = "me-all"
"""Verb: send the file."""

FORGET = "me-forget"
"""Verb: erase."""

LANGUAGE = "me-language"
"""Verb: choose a language."""

SURE = 2
"""The index of the FORGET button that erases. The index counts the questions that were answered."""

FILE = "coop-me.json"
"""The name of the file with everything that is stored."""

COUNTED = {
    "bets": "me-bets",
    "plans": "me-plans",
    "coming": "me-coming",
    "reminders": "me-reminders",
    "audit": "me-deeds",
    "bans": "me-bans",
    "blocks": "me-blocks",
    "lessons": "me-lessons",
}
"""Database tables of which the page shows only the number of rows, with their messages."""


def open_button(words: Words) -> Button:
    """Return the button that opens the page."""
    return Button(words("me-open"), Do(ME), Tone.PLAIN, "🔐")


def me_page(
    stored: Knowledge,
    words: Words,
    privacy: str | None = None,
    terms: str | None = None,
    *,
    chosen: str | None = None,
) -> Page:
    """Return the page. It has no lines for kinds of data of which nothing is stored.

    Args:
        stored: What is stored about the user.
        words: The words of the user's language.
        privacy: URL of the privacy policy, if there is one.
        terms: URL of the terms, if there are any.
        chosen: The locale that the user has chosen, or None for the language of their Discord.
    """
    lines = [f"### {words('me-title')}"]
    if stored.is_known:
        lines += [f"- {line}" for line in _data_lines(stored, words)]
    else:
        lines.append(words("me-none"))

    lines.append(f"-# {words('me-never')}")
    buttons = [
        Button(words("me-all-button"), Do(ALL), Tone.PLAIN, "📄"),
        Button(words("me-forget-button"), Do(FORGET), Tone.DANGER, "💨"),
    ]
    link_rows = links(words, privacy, terms)
    # Without data there is nothing to send or to erase.
    rows = [Row(tuple(buttons))] if stored.is_known else []
    return Page((Text("\n".join(lines)), *_languages(chosen, words), *rows, *link_rows), YELLOW)


def _languages(chosen: str | None, words: Words) -> Iterator[Menu]:
    """Yield a menu with the names of all languages; nothing if there is only one language."""
    if len(locales()) > 1:
        items = tuple(
            Item(
                words("me-language", language=name),
                _number_of_language(locale),
                chosen=locale == chosen,
            )
            for locale, name in (
                (None, words("me-language-discord")),
                *((code, Words(code)("language-name")) for code in locales()),
            )
        )
        yield Menu(words("me-language-prompt"), items, verb=LANGUAGE)


def _number_of_language(locale: str | None) -> int:
    """Return the number of a language in the menu.

    It is a hash of the name, so it stays the same when languages are added.
    """
    return 0 if locale is None else crc32(locale.encode())


def language(picks: tuple[int, ...]) -> str | None:
    """Return the chosen language, or None for Discord's. Raise NotAmongTheOptions."""
    for locale in (None, *locales()):
        if picks == (_number_of_language(locale),):
            return locale
    raise NotAmongTheOptions


def forgotten_page(words: Words) -> Page:
    return Page((Text(f"### {words('me-forgotten-title')}\n{words('me-forgotten')}"),), YELLOW)


def question_page(words: Words, step: int) -> Page:
    """Return the page that asks for confirmation at this step (0 or 1), with a button to stay."""
    sentence = "me-ask-again" if step else "me-ask"
    stay = Button(words("me-stay-button"), Do(ME), Tone.PLAIN, "🐔")
    label = words("me-ask-again-button" if step else "me-ask-button")
    go = Button(label, Do(FORGET, step + 1), Tone.DANGER, "💨")
    text = f"### {words(f'{sentence}-title')}\n{words.extended(sentence)}"
    return Page((Text(text), Row((stay, go))), YELLOW)


def _data_lines(stored: Knowledge, words: Words) -> Iterator[str]:
    """Yield a line for each kind of data that is stored."""
    rows = stored.rows
    if stored.tables:
        yield words(
            "me-tables",
            over=stored.finished_games,
            live=stored.open_tables,
            servers=stored.server_count,
        )

    if stored.statistic_rows or rows["unlisted"]:
        listed = "no" if rows["unlisted"] else "yes"
        yield words("me-numbers", count=stored.statistic_rows, listed=listed)

    for person in rows["people"]:
        # Whether the user can be reached by direct message: not tried yet, yes, or no.
        dm = (
            "none" if person["dm_channel_id"] is None else ("open" if person["dm_open"] else "shut")
        )
        language_name = Words(Words.best(person["locale"]))("language-name")
        yield words("me-reached", dm=dm, language=language_name)
        pictures = "yes" if person["pictures"] else "no"
        motion = "yes" if person["motion"] else "no"
        yield words("me-cards", cards=person["cards"], pictures=pictures, motion=motion)
        if person["hen"]:
            yield words("me-hen")

    if rows["alerts"] or rows["waking_hours"]:
        hours = "yes" if rows["waking_hours"] else "no"
        yield words("me-alerts", count=len(rows["alerts"]), hours=hours)

    for kind, message_id in COUNTED.items():
        if rows[kind]:
            yield words(message_id, count=len(rows[kind]))

    if rows["tipless"]:
        yield words("me-tipless")

    if rows["forgetting"]:
        yield words("me-asked")
