"""Cuts the deck: one press cuts with the id of that press, a modal with the player's own words.

docs/decisions/0021 says why. Texts: record.ftl.
"""

from bot.app import Coop
from bot.common.sanitize import clean, escape
from bot.i18n.words import Words
from bot.interactions.interaction import Click, Field, Window
from bot.interactions.verbs import Answer, Verb
from bot.pages.custom_ids import ButtonTokens
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.tables import lobby
from cogs.record import seal_button
from games.engine import cuts

CUT = "cut"
ASK = "cut-words"
SAID = "cut-said"


def cut_button(words: Words) -> Button:
    """Return the button of lobbies in which the deck can be cut."""
    return Button(words("cut-button"), Do(CUT), Tone.PLAIN, "✂️")


def shown(cut: str, words: Words) -> str:
    """Return a cut in a sentence, so that the player recognises it and finds it in the record."""
    kind, _, what = cut.partition(" ")
    return words(f"cut-by-{kind}", cut=escape(what, cuts.LONGEST))


def cut_page(cut: str, click: Click) -> Page:
    """Return the page after a cut: what it was, and how to change it."""
    words = click.words
    text = f"{words('cut-done', cut=shown(cut, words))}\n-# {words('cut-again')}"
    again = Button(words("cut-window-button"), Do(ASK), Tone.PLAIN, "✍️")
    return Page((Text(text), Row((again, seal_button(click.scene, words)))))


async def setup(bot: Coop) -> None:
    """Add the button and the modal that cut the deck."""

    async def bring(click: Click, cut: str) -> None:
        await bot.tables.lobbies.cut(click.table_id, click.user_id, cut)
        stamps = ButtonTokens(click.table_id, own=click.scene.hand_token)
        await click.show(DesiredMessage.of(cut_page(cut, click), stamps))

    async def press(click: Click) -> None:
        await bring(click, cuts.pressed(click.interaction.id))

    async def ask(click: Click) -> None:
        """Open the modal, but refuse a player who cannot cut before they type something."""
        lobby.may_cut(await bot.tables.table(click.table_id), click.user_id)
        words = click.words
        sent_in = ButtonTokens(click.table_id, own=click.scene.hand_token)
        title, label, hint = (words(f"cut-window-{part}") for part in ("title", "label", "hint"))
        field = Field(label, hint, cuts.LONGEST)
        await click.ask(Window(sent_in.sign(Do(SAID)), title, (field,)))

    async def say(click: Click) -> None:
        # Cleaned before it is stored, because the cut is hashed and shown as it is.
        await bring(click, cuts.said(clean("".join(click.typed), cuts.LONGEST)))

    bot.chat.verbs.add(
        Verb(CUT, press, answer=Answer.PAGE),
        Verb(ASK, ask, counted=False, answer=Answer.WINDOW),
        Verb(SAID, say, answer=Answer.PAGE),
    )
