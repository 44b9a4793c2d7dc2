"""Refusals as sentences."""

from bot.common.refused import Refused
from bot.common.sanitize import escape
from bot.i18n.words import Words
from games.engine.errors import GameError

PEOPLE = frozenset({"host", "guest"})
"""Facts that are somebody's name, as they chose it."""

SENTENCES = frozenset({"reason", "game", "pace"})
"""Facts that are ids of sentences."""

NO_SUCH_CHOICE = "refused-not-among-the-options"


def refusal(refused: Refused | GameError, words: Words) -> str:
    """What the clicker is told. A fact that names a sentence is said as that sentence."""
    if isinstance(refused, GameError):
        return words(NO_SUCH_CHOICE)
    facts = {name: _said(name, fact, words) for name, fact in refused.facts.items()}
    return words(refused.message, **facts)


def _said(name: str, fact: str | int, words: Words) -> str | int:
    if name in PEOPLE:
        return escape(str(fact))
    if name in SENTENCES and words.has(str(fact)):
        return words(str(fact))
    return fact
