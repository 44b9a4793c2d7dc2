"""Draws the table after the game: who won, and every trick.

In a trick each player reveals a card, and the total of all cards is compared with a goal.
"""

from collections.abc import Iterator

from bot.app import Coop
from bot.i18n.words import Words, join_with_and
from bot.interactions.interaction import Click, Verb, Where
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Page, Text
from bot.tables.refusals import StaleClick
from bot.tables.scene import Scene
from cogs.pages import ranking, winners
from cogs.playing import story
from cogs.playing.labels import ENDING_SIGNS, VERB, Labels
from cogs.results import margin, result_line, result_page
from games.engine.asks import Seat
from games.playing.rules import PlayingChicken


def page(labels: Labels) -> Page:
    seats = " · ".join(result_line(labels, seat) for seat in ranking(labels))
    return result_page(
        labels,
        winners(labels),
        [seats],
        all_tricks(labels),
        button=labels.tricks(),
        recap=recap(labels),
    )


# -- what decided the game, in up to three sentences -----------------------------------------------


def recap(labels: Labels) -> list[str]:
    sentences = [*_lead(labels)]
    exact_count = sum(trick.total == trick.goal for trick in labels.view.reveals)
    if exact_count:
        sentences.append(labels.words("playing-recap-exact", count=exact_count))

    # The seats that came next after the winners, and how many points they were behind.
    seats, points = margin(labels)
    if seats:
        sentences.append(
            labels.words.own("playing", "recap-margin", seats=labels.seats(seats), by=points)
        )

    return sentences


def _lead(labels: Labels) -> Iterator[str]:
    """Yield the trick since which the winner was never behind; nothing if there are several."""
    won = labels.result.winners
    tricks = labels.view.reveals
    if len(won) > 1:
        return

    (winner,) = won
    points: dict[Seat, int] = dict.fromkeys(labels.result.scores, 0)
    since: int | None = None  # an index of `tricks`
    for place, trick in enumerate(tricks):
        for seat in trick.winners:
            points[seat] += trick.points

        # If the winner is behind after this trick, an earlier lead does not count.
        if points[winner] < max(points.values()):
            since = None
        elif since is None:
            since = place

    if since is not None:
        first_trick = tricks[since]
        name = labels.seat(winner)
        message = "playing-recap-lead" if since else "playing-recap-led"
        yield labels.words(message, seat=name, round=first_trick.round, goal=first_trick.goal)


# -- all tricks up to now, behind a button that works during the game ------------------------------


def tricks_page(scene: Scene, words: Words) -> Page:
    """Return the page with all tricks."""
    return Page((Text(all_tricks(Labels(scene, words))),))


def all_tricks(labels: Labels) -> str:
    """Return all tricks, a line each, with the cards in the order of the seats."""
    return "\n".join(_trick_lines(labels))


def _trick_lines(labels: Labels) -> Iterator[str]:
    """Yield the number of tricks, the names in their order, and each trick."""
    words = labels.words
    tricks = labels.view.reveals
    yield words("playing-tricks", count=len(tricks))
    names = [player.name for player in labels.scene.players]
    yield words("playing-tricks-legend", names=join_with_and(words, names))
    yield from (
        labels.words(
            "playing-tricks-line",
            round=trick.round,
            goal=trick.goal,
            cards="+".join(
                labels.words("playing-tricks-won", card=card)
                if seat in trick.winners
                else str(card)
                for seat, card in enumerate(trick.cards)
            ),
            total=trick.total,
            sign=ENDING_SIGNS[story.ending(trick.goal, trick.total)],
            points=trick.points,
        )
        for trick in tricks
    )


def register_tricks_button(bot: Coop) -> None:
    """Register what a press of the button for all tricks does."""

    async def show(click: Click) -> None:
        scene = click.scene
        # Another game has no tricks. A game that today's rules cannot read has no view.
        is_readable = scene.game == PlayingChicken.slug and scene.view is not None
        if not (is_readable and scene.view.reveals):
            raise StaleClick
        await click.whisper(DesiredMessage.of(tricks_page(scene, click.words)))

    bot.chat.verbs.add(Verb(VERB, show, where=Where.MESSAGE, counted=False))
