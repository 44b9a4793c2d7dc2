"""Turns refusals (errors that a player may see) into sentences."""

from bot.common.refused import Refused
from bot.common.sanitize import escape
from bot.i18n.words import Words
from games.engine.errors import GameError

PEOPLE = frozenset({"host", "guest"})
"""Facts that are names of users, as typed; they must be escaped."""

SENTENCES = frozenset({"reason", "game", "pace"})
"""Facts that are ids of other sentences."""

NO_SUCH_CHOICE = "refused-not-among-the-options"
"""The sentence for a choice that the game does not allow."""


def refusal(refused: Refused | GameError, words: Words) -> str:
    """Return the sentence that the presser reads."""
    # The text of a GameError is in English and may name a card, so it is not shown.
    if isinstance(refused, GameError):
        return words(NO_SUCH_CHOICE)
    facts = {name: _value(name, fact, words) for name, fact in refused.facts.items()}
    return words.extended(refused.message, **facts)


def _value(name: str, fact: str | int, words: Words) -> str | int:
    if name in PEOPLE:
        return escape(str(fact))
    # A fact of an older version may name a sentence that does not exist any more.
    if name in SENTENCES and words.has(str(fact)):
        return words(str(fact))
    return fact
