"""What a table that misses people says in its channel below the game's own page."""

from collections.abc import Iterator
from math import ceil

from bot.chat.pages.page import Block, Button, Do, Row, Text, Tone
from bot.language.words import Words
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from bot.tables.table import Status

BESIDES = 1
"""The button is a My hand, beside the game's own: whoever asks for their cards is back."""


def waiting(scene: Scene, words: Words, *, on_cards: bool) -> Iterator[Block]:
    """How long a paused table waits; a button for people who are away. `on_cards`: that button is
    on their private cards too, so that a game which goes on need not show it.
    """
    if scene.status is Status.PAUSED and scene.until is not None:
        yield Text("-# " + words("chat-until", when=f"<t:{ceil(scene.until)}:R>"))
    away = any(player.absence is not None for player in scene.players)
    goes_on = scene.status is Status.PLAYING
    if scene.reason == ASLEEP or (goes_on and away and not on_cards):
        yield Row((Button(words("chat-back"), Do("hand", BESIDES), Tone.MAIN, "🐣"),))
