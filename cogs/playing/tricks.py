"""All tricks so far, a line each: on the table at the end, and before that for whoever presses."""

from collections.abc import Iterator

from bot.app import Coop
from bot.i18n.words import Words, listed
from bot.interactions.interaction import Click
from bot.interactions.verbs import Verb, Where
from bot.pages.delivery import Wanted
from bot.pages.page import Page, Text
from bot.tables.refusals import StaleClick
from bot.tables.scene import Scene
from cogs.playing import story
from cogs.playing.labels import HOW, VERB, Labels
from games.playing.rules import PlayingChicken
from games.playing.state import Reveal


def page(scene: Scene, words: Words) -> Page:
    """What the button shows to whoever presses it."""
    return Page((Text(told(Labels(scene, words))),))


def told(labels: Labels) -> str:
    """The whole game at a glance, the cards in the order of the seats."""
    return "\n".join(_lines(labels))


def _lines(labels: Labels) -> Iterator[str]:
    words, tricks = labels.words, labels.view.reveals
    yield words("playing-tricks", count=len(tricks))
    everybody = [player.name for player in labels.scene.players]
    yield words("playing-tricks-legend", names=listed(words, everybody))
    yield from (line(labels, trick) for trick in tricks)


def line(labels: Labels, trick: Reveal) -> str:
    """One trick; the cards that won stand out."""
    return labels.words(
        "playing-tricks-line",
        round=trick.round,
        goal=trick.goal,
        cards="+".join(
            labels.words("playing-tricks-won", card=card) if seat in trick.winners else str(card)
            for seat, card in enumerate(trick.cards)
        ),
        total=trick.total,
        sign=HOW[story.how(trick.goal, trick.total)],
        points=trick.points,
    )


def learned_by(bot: Coop) -> None:
    """Let the bot answer the button."""

    async def show(click: Click) -> None:
        scene = click.scene
        is_dealt = scene.game == PlayingChicken.slug and scene.view is not None
        if not (is_dealt and scene.view.reveals):
            raise StaleClick
        await click.whisper(Wanted.of(page(scene, click.words)))

    bot.chat.verbs.add(Verb(VERB, show, where=Where.MESSAGE, counted=False))
