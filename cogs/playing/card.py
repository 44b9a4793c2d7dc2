"""Draws the private card: the last trick, the seat's hand, and the open question.

In a trick each player reveals one card. Spent cards are those played in this round.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.pages.page import Asked, Block, Button, Do, Line, Live, Page, Row, Text, Tone
from bot.tables.table import Status
from cogs.pages import card_page, card_title, chosen_options, fate, require, texts, until, waiting
from cogs.pictures import image
from cogs.playing import story
from cogs.playing.labels import Labels
from cogs.playing.picture import HandPicture
from games.engine.asks import Choice, Option
from games.playing.view import OwnView

SIDE_BY_SIDE = 3
"""The number of buttons in a row, if they fill two rows. Fewer buttons are put in one row."""


def page(labels: Labels) -> Page:
    """Return the private card of the scene's viewer."""
    scene = labels.scene
    own = require(scene.view.own)  # what only this player may know
    trick = story.own_trick(labels, own.seat)
    if scene.status is Status.OVER:
        end = "\n".join((*trick, fate(labels, own.seat)))
        body: Iterable[Block] = [Text(end)]
    else:
        news = "\n".join((*trick, *story.own_news(labels, scene.news, own.seat)))
        # The hand is a picture, or text for a player who has switched pictures off.
        sentence = "\n".join(labels.to_play_for()) if labels.scene.question is not None else ""
        text_blocks: tuple[Block, ...] = (
            Text("\n".join(_hand_lines(labels, own))),
            Line(),
            *texts(sentence),
        )
        points = labels.words("playing-card-points", points=labels.points(own.seat))
        below = "\n".join((points, *_other_hands(labels, own), *labels.warning()))

        # `Live` texts are left out of the story of a finished game.
        body = (
            *([Live(news)] if news else []),
            image(labels, HandPicture.of, text_blocks, [Text(below)]),
            *_question_blocks(labels),
        )

    title = card_title(labels, goal=scene.view.goal or 0)
    return card_page(labels, title, body, labels.tricks())  # with the button for all tricks


def _hand_lines(labels: Labels, own: OwnView) -> list[str]:
    """Return points, hand and spent cards in text."""
    words = labels.words
    points = labels.points(own.seat)
    hand = labels.hand(own.hand)
    hand_line = words("playing-card-hand", cards=hand)
    if own.spent:
        hand_line += " · " + words("playing-card-spent", cards=labels.hand(own.spent))

    return [words("playing-card-points", points=points), hand_line, *_other_hands(labels, own)]


def _other_hands(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield a line with the hands of all other players, if the option `memory_aid` is set (PL-9).

    These hands are no secret: they follow from the revealed cards. Rules: games/playing/RULES.md.
    """
    if labels.view.options.memory_aid:
        hands = [
            labels.words("playing-card-other", name=labels.seat(seat), cards=labels.hand(hand))
            for seat, hand in enumerate(labels.all_hands)
            if seat != own.seat
        ]
        yield labels.words("playing-card-others", hands=" · ".join(hands))


# -- the open question -----------------------------------------------------------------------------


def _question_blocks(labels: Labels) -> list[Block]:
    """Return the question with a button for each card, or what the table waits for."""
    question = labels.scene.question
    if question is None:
        return [Live(waiting(labels, f"waiting-{labels.view.phase}"))]

    picked = chosen_options(question)
    options = _buttons(labels, question.decision.options, picked)
    words = labels.words
    sentence = words(
        "playing-card-change" if picked else f"playing-question-{question.decision.kind}"
    )
    if picked:
        sentence = f"{words('playing-card-answered', chosen=labels.chosen(picked[0]))} {sentence}"

    return [Asked(until(words, sentence, question.deadline)), *options]


def _buttons(labels: Labels, options: Sequence[Option], picked: Choice) -> list[Block]:
    """Return a button for each card in hand. The picked card is marked."""
    button_labels = [labels.option(option) for option in options]
    buttons: list[Button] = []
    for index, (label, option) in enumerate(zip(button_labels, options, strict=True)):
        # The picked card is green. Before a pick all buttons are blue.
        tone = Tone.GOOD if option in picked else (Tone.PLAIN if picked else Tone.MAIN)
        if option in picked:
            label = labels.words("playing-option-taken", option=label)

        # Without emojis, three buttons fit side by side on a phone.
        buttons.append(Button(label, Do("pick", index), tone))

    in_a_row = SIDE_BY_SIDE if len(buttons) >= 2 * SIDE_BY_SIDE else len(buttons)
    return [
        Row(tuple(buttons[start : start + in_a_row])) for start in range(0, len(buttons), in_a_row)
    ]
