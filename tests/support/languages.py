"""A second language for a while: German, as far as a test needs it."""

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
"""All else is said in English."""


@contextmanager
def german_too(folder: Path) -> Iterator[Words]:
    """With English and German to choose from. `folder`: an empty one."""
    (folder / "en").symlink_to(LOCALES / "en")
    (folder / "de").mkdir()
    lines = "".join(f"{message} = {text}\n" for message, text in GERMAN.items())
    (folder / "de" / "some.ftl").write_text(lines, "utf-8")
    (folder / "de" / "language.toml").write_text("ready = true\n", "utf-8")

    with pytest.MonkeyPatch.context() as patch:
        for module in ("bot.settings", "bot.i18n.words"):
            patch.setattr(f"{module}.LOCALES", folder)

        read_anew()
        yield Words("de")

    read_anew()


def read_anew() -> None:
    for read_once in (sentences_of, instance, locales, Words.best):
        read_once.cache_clear()
