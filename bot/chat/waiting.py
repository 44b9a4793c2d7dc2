"""What a paused table says in its channel below the game's own page."""

from collections.abc import Iterator
from math import ceil

from bot.chat.page import Block, Button, Do, Row, Text, Tone
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from bot.words import Words

BESIDES = 1
"""The button is a My hand, beside the game's own: whoever asks for their cards is back."""


def waiting(scene: Scene, words: Words) -> Iterator[Block]:
    """How long it waits; a button for its people, where it waits for them."""
    if scene.until is not None:
        yield Text("-# " + words("chat-until", when=f"<t:{ceil(scene.until)}:R>"))
    if scene.reason == ASLEEP:
        yield Row((Button(words("chat-back"), Do("hand", BESIDES), Tone.MAIN, "🐣"),))
