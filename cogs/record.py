"""Proofs of an honest game: buttons for the seal of the deal, the record as a file, and the replay.

Texts: record.ftl. cogs/replays/fair_play.py draws the page of the seal.
"""

from bot.app import Coop
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.interactions.verbs import Verb, Where
from bot.pages.page import Button, Do, Tone
from bot.tables.scene import Scene

RECORD = "record"
SEAL = "seal"
STORY = "story"

DIGITS = 8
"""Digits of the seal that the table shows. A press shows all of it."""


def record_button(words: Words) -> Button:
    """Return the button below a replay that sends the record."""
    return Button(words("record-button"), Do(RECORD), Tone.PLAIN, "🧾")


def story_button(words: Words) -> Button:
    """Return the button of finished tables that opens the replay (cogs/replays)."""
    return Button(words("story-button"), Do(STORY), Tone.PLAIN, "🍿")


def sealed(scene: Scene) -> str:
    """Return the beginning of the seal, which is shown from the first moment of the lobby."""
    return scene.commitment[:DIGITS]


def seal_button(scene: Scene, words: Words) -> Button:
    """Return the button of tables from the deal on that opens the page of the seal."""
    return Button(words("fair-button", seal=sealed(scene)), Do(SEAL), Tone.PLAIN, "🔏")


async def setup(bot: Coop) -> None:
    """Add the button that sends the record of a finished game."""

    async def record(click: Click) -> None:
        table = await bot.tables.table(click.table_id)
        text = await bot.records.of(table)
        name = f"{table.game}-{table.number}.jsonl"
        await click.hand_over(click.words("record-here", file=name), name, text.encode())

    bot.chat.verbs.add(Verb(RECORD, record, where=Where.MESSAGE))
