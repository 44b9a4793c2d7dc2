"""A second language for a test: German, with the few sentences that tests need."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.i18n.words import Words, instance, locales, sentences_of
from bot.settings import LOCALES

GERMAN = {
    "language-name": "Deutsch",
    "house-names": "Eierbert, Hennrike, Gockelinde, Kükolaus, Federike, Schnabelius, Legolas, Ei",
    "lobby-button-join": "Reinflattern",
    "lobby-button-hand": "Mein Blatt",
    "table-button-hand": "Mein Blatt",
    "rules-button": "Spielregeln",
    "setup-button": "Stellschrauben",
    "playing-title": "Kluges Huhn",
    "command-me": "Was ich von dir weiß",
    "me-title": "Was ich von dir weiß",
    "audit-title": "Wer was getan hat",
    "mend-title": "Tisch { $number } wird geflickt",
    "table-away-left": "{ $seat } ist weg",
    "chat-hand-old": "Diese Hand ist welk.",
    "chat-card-left": "Du sitzt nicht mehr an Tisch { $number }.",
}
"""All other sentences fall back to English."""


@contextmanager
def german_too(folder: Path) -> Iterator[Words]:
    """Install English and German for the block; `folder` must be empty."""
    (folder / "en").symlink_to(LOCALES / "en")
    (folder / "de").mkdir()
    lines = "".join(f"{message} = {text}\n" for message, text in GERMAN.items())
    (folder / "de" / "some.ftl").write_text(lines, "utf-8")
    # Without this mark a language is still a draft and cannot be chosen.
    (folder / "de" / "language.toml").write_text("ready = true\n", "utf-8")

    with pytest.MonkeyPatch.context() as patch:
        for module in ("bot.settings", "bot.i18n.words"):
            patch.setattr(f"{module}.LOCALES", folder)

        # Otherwise the caches would keep the sentences of other folders.
        read_anew()
        yield Words("de")

    read_anew()


def read_anew() -> None:
    """Empty the caches, so that all languages are read again."""
    for read_once in (sentences_of, instance, locales, Words.best):
        read_once.cache_clear()
