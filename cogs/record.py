"""That a game was honest: the seal under which its cards were dealt, and, when it is over, its
record as a file for whoever asks for it. Texts: record.ftl, and of each game `<game>-table-seal`.
"""

from bot.app import Coop
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Button, Do, Page, Text, Tone
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Verb, Where
from bot.language.words import Words
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
    """Stands on every table that is over: opens the whole story (cogs/reader)."""
    return Button(words("story-button"), Do(STORY), Tone.PLAIN, "📜")


def seal_button(scene: Scene) -> Button:
    """Stands on every table from the deal on, and begins as the whole seal does."""
    return Button(scene.commitment[:DIGITS], Do(SEAL), Tone.PLAIN, "🔏")


def seal_page(scene: Scene, words: Words) -> Page:
    """The whole seal, and how to tell by it that nobody stacked the deck."""
    lines = [words(f"{scene.game}-table-seal", seal=f"`{scene.commitment}`")]
    if scene.revealed is None:
        lines.append("-# " + words("seal-closed"))
    else:
        seed, salt = scene.revealed
        lines.append(words("seal-opened", seed=f"`{seed}`", salt=f"`{salt}`"))
        lines.append("-# " + words("seal-check"))
    return Page((Text("\n".join(lines)),))


async def setup(bot: Coop) -> None:
    async def record(click: Click) -> None:
        table = await bot.tables.table(click.table_id)
        text = await bot.records.of(table)
        name = f"{table.game}-{table.number}.jsonl"
        await click.hand_over(click.words("record-here", file=name), name, text.encode())

    async def seal(click: Click) -> None:
        await click.whisper(Wanted.of(seal_page(click.scene, click.words)))

    bot.chat.verbs.add(
        Verb(RECORD, record, where=Where.MESSAGE),
        Verb(SEAL, seal, where=Where.MESSAGE, counted=False),
    )
