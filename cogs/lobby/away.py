"""The private card of somebody for whom a house player sits in, and the button that ends it."""

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from cogs.pages import way_back

ACCENT = 0x7F8C8D


def away_page(scene: Scene, words: Words) -> Page:
    """Why, and how to come back. `scene.viewer` is away."""
    assert scene.viewer is not None
    absence = scene.players[scene.viewer].absence
    assert absence is not None
    if scene.reason == ASLEEP:
        title, why = "away-asleep-title", "away-asleep"
    else:
        title, why = f"away-title-{absence.value}", f"away-why-{absence.value}"
    lines = ["### " + words(title, number=scene.number), words(why)]
    button = words(f"away-button-{absence.value}")
    row = Row((Button(button, Do("back"), Tone.MAIN, "🐣"), way_back(scene, words)))
    return Page((Text("\n".join(lines)), row), ACCENT)
