"""The record of a game that is over, as a file for whoever asks for it."""

from bot.chat.click import Click
from bot.chat.page import Button, Do, Tone
from bot.client import Coop
from bot.tables.errors import StaleClick
from bot.tables.tokens import table_token
from bot.words import Words

VERB = "record"


def record_button(words: Words) -> Button:
    """Stands on every table that is over."""
    return Button(words("record-button"), Do(VERB), Tone.PLAIN, "🧾")


async def setup(bot: Coop) -> None:
    async def record(click: Click) -> None:
        table = await bot.tables.table(click.table_id)
        if click.press.token != table_token(table.key):
            raise StaleClick
        text = await bot.records.of(table)
        name = f"{table.game}-{table.number}.jsonl"
        await click.hand_over(click.words("record-here", file=name), name, text.encode())

    bot.chat.desk.learn(VERB, record)
