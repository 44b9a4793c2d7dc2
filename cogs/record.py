"""Proofs of an honest game: buttons for the seal of the deal, the record as a file, and the replay.

A seal is a hash of Coop's secret number, shown before the deal. It proves that the number was not
changed afterwards. A record is a finished game as a file that every user can verify.

Texts: data/locales/*/record.ftl. cogs/replays/fair_play.py draws the page of the seal.
"""

from bot.app import Coop
from bot.i18n.words import Words
from bot.interactions.interaction import Click, Verb, Where
from bot.pages.page import Button, Do, Tone
from bot.tables.scene import Scene

RECORD = "record"
SEAL = "seal"
STORY = "story"
"""The verbs of the three buttons."""

DIGITS = 8
"""Hex digits of the seal on its button. The page behind the button shows all of them."""


def record_button(words: Words) -> Button:
    """Return the button below a replay that sends the record."""
    return Button(words("record-button"), Do(RECORD), Tone.PLAIN, "🧾")


def story_button(words: Words) -> Button:
    """Return the button of finished tables that opens the replay (cogs/replays)."""
    return Button(words("story-button"), Do(STORY), Tone.PLAIN, "🍿")


def seal_digits(scene: Scene) -> str:
    """Return the beginning of the seal, as it is shown from the first moment of the lobby."""
    return scene.commitment[:DIGITS]


def seal_button(scene: Scene, words: Words) -> Button:
    """Return the button of tables from the deal on that opens the page of the seal."""
    return Button(words("fair-button", seal=seal_digits(scene)), Do(SEAL), Tone.PLAIN, "🔏")


async def setup(bot: Coop) -> None:
    """Add the button that sends the record of a finished game."""

    async def record(click: Click) -> None:
        table = await bot.tables.table(click.table_id)
        text = await bot.records.read(table)
        name = f"{table.game}-{table.number}.jsonl"
        await click.hand_over(click.words("record-here", file=name), name, text.encode())

    bot.chat.verbs.add(Verb(RECORD, record, where=Where.MESSAGE))
