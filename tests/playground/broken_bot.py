"""The real bot with a fault: BROKEN is `words` (a missing sentence) or `page` (a broken lobby)."""

import os
from dataclasses import replace
from importlib import import_module
from typing import Any

from bot.cli import main as real
from bot.i18n import words
from cogs.lobby.face import LOBBY

MISSING = "lobby-who"


def main(argv: list[str]) -> int:
    {"words": _without_a_sentence, "page": _without_a_lobby}[os.environ["BROKEN"]]()
    return real(argv)


def _without_a_sentence() -> None:
    for locale in words.locales():
        # The sentence is removed before it is parsed for the first time.
        words.sentences_of(locale)._unparsed.pop(MISSING, None)


def _without_a_lobby() -> None:
    def page(*_: Any) -> Any:
        raise RuntimeError("an egg was dropped")

    # Written into the module's dict, as the imported name is the one that is used.
    vars(import_module("cogs.lobby"))["LOBBY"] = replace(LOBBY, page=page)
