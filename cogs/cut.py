"""Cutting the deck: one press cuts by the id of that click, a window by words of one's own. Why:
docs/decisions/0021. Texts: record.ftl.
"""

from bot.app import Coop
from bot.common.sanitize import clean, escape
from bot.i18n.words import Words
from bot.interactions.interaction import Click, Field, Window
from bot.interactions.verbs import Answer, Verb
from bot.pages.custom_ids import Stamps
from bot.pages.delivery import Wanted
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.tables import lobby
from cogs.record import seal_button
from games.engine import cuts

CUT = "cut"
ASK = "cut-words"
SAID = "cut-said"


def cut_button(words: Words) -> Button:
    """Stands in every lobby whose deck can be cut."""
    return Button(words("cut-button"), Do(CUT), Tone.PLAIN, "✂️")


def shown(cut: str, words: Words) -> str:
    """A cut in a sentence: to be recognised, and to be found in the record."""
    kind, _, what = cut.partition(" ")
    return words(f"cut-by-{kind}", cut=escape(what, cuts.LONGEST))


def cut_page(cut: str, click: Click) -> Page:
    """What somebody has brought, and how to bring something else."""
    words = click.words
    said = f"{words('cut-done', cut=shown(cut, words))}\n-# {words('cut-again')}"
    again = Button(words("cut-window-button"), Do(ASK), Tone.PLAIN, "✍️")
    return Page((Text(said), Row((again, seal_button(click.scene, words)))))


async def setup(bot: Coop) -> None:
    async def bring(click: Click, cut: str) -> None:
        await bot.tables.lobbies.cut(click.table_id, click.user_id, cut)
        stamps = Stamps(click.table_id, own=click.scene.hand_token)
        await click.show(Wanted.of(cut_page(cut, click), stamps))

    async def press(click: Click) -> None:
        await bring(click, cuts.pressed(click.interaction.id))

    async def ask(click: Click) -> None:
        """Whoever cannot cut any more hears so before they have thought of something."""
        lobby.may_cut(await bot.tables.table(click.table_id), click.user_id)
        words = click.words
        sent_in = Stamps(click.table_id, own=click.scene.hand_token)
        title, label, hint = (words(f"cut-window-{part}") for part in ("title", "label", "hint"))
        field = Field(label, hint, cuts.LONGEST)
        await click.ask(Window(sent_in.sign(Do(SAID)), title, (field,)))

    async def say(click: Click) -> None:
        await bring(click, cuts.said(clean("".join(click.typed), cuts.LONGEST)))

    bot.chat.verbs.add(
        Verb(CUT, press, answer=Answer.PAGE),
        Verb(ASK, ask, counted=False, answer=Answer.WINDOW),
        Verb(SAID, say, answer=Answer.PAGE),
    )
