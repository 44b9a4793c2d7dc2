"""Sentences as players read them. Tests name the message, never its words."""

from bot.chat.sentences import refusal
from bot.tables.errors import Refused
from bot.words import Words
from tests.clicks import Answer


def sentence(message: str, /, locale: str = "en", **facts: str | int) -> str:
    return Words(locale)(message, **facts)


def assert_refused(told: Answer, why: Refused) -> None:
    """The clicker alone was told, in the sentence that belongs to this refusal."""
    assert told.is_private, told
    assert refusal(why, Words("en")) in told.text, (why, told)
