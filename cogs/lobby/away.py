"""The private card of somebody for whom a house player sits in, and the button that ends it."""

from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.language.words import Words
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from cogs.pages import way_back

ACCENT = 0x7F8C8D


def away_page(scene: Scene, words: Words) -> Page:
    """Why, and how to come back. `scene.viewer` is away."""
    assert scene.viewer is not None
    absence = scene.players[scene.viewer].absence
    assert absence is not None
    lines = [
        "### " + words(f"away-title-{absence.value}", number=scene.number),
        words("away-asleep" if scene.reason == ASLEEP else f"away-why-{absence.value}"),
    ]
    button = words(f"away-button-{absence.value}")
    row = Row((Button(button, Do("back"), Tone.MAIN, "🐣"), way_back(scene, words)))
    return Page((Text("\n".join(lines)), row), ACCENT)
