"""The buttons that cut the deck: players add something to the random seed before the deal.

A press on the button adds the id of that press. A modal lets players add words of their own.
docs/decisions/0021 says why. Texts: data/locales/*/record.ftl.
"""

from bot.app import Coop
from bot.common.sanitize import clean, escape
from bot.i18n.words import Words
from bot.interactions.interaction import Answer, Click, Field, Verb, Window
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Button, ButtonTokens, Do, Page, Row, Text, Tone
from bot.tables import lobby
from cogs.record import seal_button
from games.engine import cuts

CUT = "cut"
"""Verb: cut with the id of the press."""

ASK = "cut-words"
"""Verb: open the modal."""

SAID = "cut-said"
"""Verb: send the modal with the player's words."""


def cut_button(words: Words) -> Button:
    """Return the button of lobbies in which the deck can be cut."""
    return Button(words("cut-button"), Do(CUT), Tone.PLAIN, "✂️")


def cut_text(cut: str, words: Words) -> str:
    """Return a cut in a sentence, so that the player recognises it and finds it in the record."""
    # A cut is stored as its kind and its value (games/engine/cuts.py).
    kind, _, value = cut.partition(" ")
    return words(f"cut-by-{kind}", cut=escape(value, cuts.LONGEST))


async def setup(bot: Coop) -> None:
    """Add the button and the modal that cut the deck."""

    async def store(click: Click, cut: str) -> None:
        await bot.tables.lobbies.cut(click.table_id, click.user_id, cut)
        tokens = ButtonTokens(click.table_id, own=click.scene.hand_token)
        # The page says what the cut was, and how to change it.
        words = click.words
        text = f"{words('cut-done', cut=cut_text(cut, words))}\n-# {words('cut-again')}"
        again = Button(words("cut-window-button"), Do(ASK), Tone.PLAIN, "✍️")
        page = Page((Text(text), Row((again, seal_button(click.scene, words)))))
        await click.show(DesiredMessage.of(page, tokens))

    async def press(click: Click) -> None:
        await store(click, cuts.cut_by_press(click.interaction.id))

    async def ask(click: Click) -> None:
        """Open the modal. A player who cannot cut is refused now, before they type something."""
        lobby.place_in_lobby(await bot.tables.table(click.table_id), click.user_id)
        words = click.words
        tokens = ButtonTokens(click.table_id, own=click.scene.hand_token)
        title, label, hint = (words(f"cut-window-{part}") for part in ("title", "label", "hint"))
        field = Field(label, hint, cuts.LONGEST)
        await click.ask(Window(tokens.sign(Do(SAID)), title, (field,)))

    async def say(click: Click) -> None:
        # The words are cleaned before the cut is stored, because a stored cut is hashed and shown
        # unchanged.
        await store(click, cuts.cut_by_words(clean("".join(click.typed), cuts.LONGEST)))

    bot.chat.verbs.add(
        Verb(CUT, press, answer=Answer.PAGE),
        Verb(ASK, ask, counted=False, answer=Answer.WINDOW),
        Verb(SAID, say, answer=Answer.PAGE),
    )
