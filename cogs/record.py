"""That a game was honest: the seal under which its cards were dealt, and, when it is over, its
record as a file for whoever asks for it. Texts: record.ftl. What the seal says:
cogs/replays/fair_play.py.
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
"""So much of the seal stands on the table; the press shows all of it."""


def record_button(words: Words) -> Button:
    """Stands below the whole story."""
    return Button(words("record-button"), Do(RECORD), Tone.PLAIN, "🧾")


def story_button(words: Words) -> Button:
    """Stands on every table that is over: opens the whole story (cogs/replays)."""
    return Button(words("story-button"), Do(STORY), Tone.PLAIN, "🍿")


def sealed(scene: Scene) -> str:
    """How the seal begins; it stands from the first moment of the lobby."""
    return scene.commitment[:DIGITS]


def seal_button(scene: Scene, words: Words) -> Button:
    """Stands on every table from the deal on."""
    return Button(words("fair-button", seal=sealed(scene)), Do(SEAL), Tone.PLAIN, "🔏")


async def setup(bot: Coop) -> None:
    async def record(click: Click) -> None:
        table = await bot.tables.table(click.table_id)
        text = await bot.records.of(table)
        name = f"{table.game}-{table.number}.jsonl"
        await click.hand_over(click.words("record-here", file=name), name, text.encode())

    bot.chat.verbs.add(Verb(RECORD, record, where=Where.MESSAGE))
