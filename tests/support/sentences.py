"""Sentences as players read them; tests use their ids, never their text."""

from bot.common.refused import Refused
from bot.i18n.words import Words
from bot.pages.refusal_text import refusal
from bot.tables.table import Player
from tests.support.clicks import Answer


def sentence(message: str, /, locale: str = "en", **facts: str | int) -> str:
    return Words(locale)(message, **facts)


def marked(player: Player) -> str:
    """Return how a result names a player who played to its end."""
    return f"{player.name} 🤖" if player.is_house else player.name


def assert_refused(answer: Answer, why: Refused) -> None:
    """Check that only the presser sees the answer, with the sentence of this refusal."""
    assert answer.is_private, answer
    assert refusal(why, Words("en")) in answer.text, (why, answer)
