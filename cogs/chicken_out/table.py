"""Draws the table and the card: the seats, the story, the count, and the current player's buttons.

The cards on the table are the series, and the count is their running total. Special moments have
messages of their own beside the table (asides). OR-39: see games/chicken_out/RULES.md. The kinds of
blocks, such as `Kept`, are in bot/pages/page.py.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.pages.faces import Aside
from bot.pages.page import Asked, Block, Button, Do, Image, Kept, Line, Page, Row, Text, Tone
from bot.tables.scene import OpenAsk
from bot.tables.table import Bulletin, Status
from cogs.chicken_out import signs, story
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.picture import HOT_FROM, MomentPicture, TablePicture
from cogs.pages import (
    AMBER,
    GREEN,
    RED,
    card_page,
    chosen_settings,
    headline,
    last_row,
    now,
    paused,
    place,
    require,
    small_print,
    texts,
    until,
    winners,
)
from cogs.pictures import image
from games.chicken_out.rules import ChickenOut
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BRAVE_FROM
from games.engine.asks import Option, Seat

LINES = 2  # the most lines of news if the table is shown in words
LONGEST = 900  # the most characters of news if the table is shown in words
LINES_BELOW = 1  # the most lines of news below a picture
LONGEST_BELOW = 130  # the most characters of news below a picture

TONES = {
    "play": Tone.MAIN,
    "continue": Tone.MAIN,
    "until_11": Tone.MAIN,
    "chicken_out": Tone.DANGER,
    "stop": Tone.GOOD,
}

TURNS_CARD = frozenset({"play", "continue", "until_11"})
"""The options that turn another card face up."""


def page(labels: Labels) -> Page:
    """Return the table as every player sees it, until the game is over."""
    scene = labels.scene
    words = labels.words
    table_image = _table_image(labels, in_play=scene.status is Status.PLAYING)
    blocks: list[Block] = [Text(headline(scene, words)), table_image]
    blocks += [Asked(now(labels, awaited_text)), *buttons(labels, "turn")]
    blocks.append(last_row(scene, words))
    # A high count colours the message red.
    is_hot = danger_sign(labels.view) == signs.HOT
    return Page(tuple(blocks), RED if is_hot else AMBER)


def _table_image(labels: Labels, *, in_play: bool) -> Image:
    """Return the table as a picture.

    Below the picture stand the host's settings, and who played what. The table in words has no
    count while the game is paused.
    """
    news = "\n".join(story.table_news(labels, LINES, LONGEST))
    legend = small_print(labels.words("out-table-legend", deals=labels.view.deal))
    text_blocks: list[Block] = [Text(_heading(labels)), Kept(seats(labels)), Line()]
    text_blocks += [*texts(news), Text(legend), Line()]
    if in_play:
        text_blocks.append(Text("\n".join(series(labels))))

    # A tip takes the place of the news, so that a phone shows picture and buttons together.
    lines_below = 0 if in_play and labels.scene.tips else LINES_BELOW
    latest = "\n".join(story.table_news(labels, lines_below, LONGEST_BELOW))
    below = texts(*settings(labels), latest, story.on_table(labels))
    return image(labels, TablePicture.of, text_blocks, below)


def series(labels: Labels) -> list[str]:
    """Return the count, and the line about the cards that led to it."""
    return [count_line(labels), *filter(None, [story.on_table(labels)])]


def awaited_text(labels: Labels, ask: OpenAsk) -> str:
    """Return who is asked what, and until when."""
    facts = labels.spoken(ask.about) | {"who": labels.seats(ask.waiting)}
    return until(labels.words, labels.words(f"out-ask-{ask.kind}", **facts), ask.deadline)


def buttons(labels: Labels, verb: str) -> list[Block]:
    """Return the buttons of the current player, with this verb. Other players are refused."""
    ask = labels.scene.ask
    if ask is None:
        return []

    row_buttons = [
        Button(
            _button_label(labels, option),
            Do(verb, index),
            TONES[option.kind],
            signs.OPTIONS[option.kind],
        )
        for index, option in enumerate(ask.public)
    ]
    return [Row(tuple(row_buttons))]


def _button_label(labels: Labels, option: Option) -> str:
    """Return the label of an option. Options that turn a card name the count before that card.

    On a phone the picture with the count may be above the screen when the button is in view.
    """
    label = labels.option(option)
    if option.kind not in TURNS_CARD:
        return label

    return labels.words("out-button-counted", option=label, count=labels.view.count)


# -- the private card ------------------------------------------------------------------------------
#
# The game has no secrets, so the card shows the public table again. A card is sent only on request:
# by `/chicken hand`, or if the player wants a new message (a ring) for each turn.


def card(labels: Labels) -> Page:
    """Return the card of the scene's viewer."""
    scene = labels.scene
    body: list[Block] = [Text(_first_card_text(labels))]
    if scene.question is not None and scene.ask is not None:
        question_block = Asked(awaited_text(labels, scene.ask))
        # The player needs the table for the decision. In words, the series is enough.
        series_text = Text("\n".join(series(labels)))
        table_image = image(labels, TablePicture.of, [series_text], texts(story.on_table(labels)))
        body = [table_image, question_block, *buttons(labels, "pick")]

    return card_page(labels, _card_title(labels), body)


def _card_title(labels: Labels) -> str:
    """Return the title, which says whether it is the viewer's turn."""
    if labels.scene.status is Status.OVER:
        return labels.words("card-title-over")
    return labels.words(
        "out-card-title" if labels.scene.question is None else "out-card-title-turn"
    )


def _first_card_text(labels: Labels) -> str:
    """Return the text above the table: the winner, the pause, or the viewer's pile."""
    scene = labels.scene
    words = labels.words
    if scene.status is Status.OVER:
        return winners(labels)
    if scene.status is Status.PAUSED:
        return paused(labels)
    if scene.is_to_ring:
        return words("out-card-rings")

    pile = words("out-card-pile", count=labels.view.seats[require(scene.viewer)].pile)
    return f"{pile}\n{words('out-card-open')}"


# -- a message for a special moment ----------------------------------------------------------------
#
# For a 21, an expensive bust, or an empty pile. It names only the last card: players have to
# remember what lies under which pile (OR-39), and a chat keeps every message.

ACCENTS = {"busted": RED, "made_21": GREEN, "went_out": AMBER}
HURTS_FROM = 5
"""The number of cards from which a bust gets a message. Smaller busts are frequent."""

STALE = 25
"""The number of bulletins (events as readers get them) after which a moment is no longer shown.

It soon leaves the table's news, too.
"""

BESIDE = frozenset({"thrown", "captured", "passed", "unbeatable"})
"""Events that the same message tells as results of the moment."""


def aside(labels: Labels) -> Aside | None:
    """Return a message about the latest special moment, with all events of the same choice."""
    scene = labels.scene
    news = [bulletin for bulletin in scene.news if bulletin.to is None]
    moments = [bulletin for bulletin in news[-STALE:] if _is_special_moment(bulletin)]
    if scene.status is Status.OVER and moments and moments[-1].kind == "went_out":
        # The page of the result says the same.
        return None
    if not moments:
        return None

    last = moments[-1]
    # All events of one choice have the same revision.
    bulletins = [bulletin for bulletin in news if bulletin.revision == last.revision]
    title, *lines = _lines(labels, bulletins)
    text_blocks = (*texts("\n".join(lines)),)
    # The event right before the moment. Identity is compared, because equal bulletins may occur
    # twice. Because of the None, each bulletin stands one place later than in `bulletins`.
    before = [None, *bulletins][[bulletin is last for bulletin in bulletins].index(True)]
    turned = before if before is not None and before.kind == "turned" else None
    moment_image = image(
        labels, partial(MomentPicture.of, bulletin=last, turned=turned), text_blocks, text_blocks
    )
    page = Page((Text(title), moment_image), ACCENTS[last.kind])
    return Aside(str(last.revision), page, ended=True)


def _is_special_moment(bulletin: Bulletin) -> bool:
    """Return whether an event is a special moment."""
    # Moments are the events that players want to look at.
    if bulletin.kind not in ChickenOut.moments:
        return False
    return bulletin.kind != "busted" or int(str(bulletin.facts["cards"])) >= HURTS_FROM


def _lines(labels: Labels, bulletins: Sequence[Bulletin]) -> Iterator[str]:
    """Yield the lines of the message: a title for the moment, its card, and its results."""
    for before, bulletin in zip([None, *bulletins], bulletins, strict=False):
        facts = labels.spoken(bulletin.facts)
        if _is_special_moment(bulletin):
            yield "### " + labels.words(f"out-moment-{bulletin.kind}", **facts)
            if before is not None and before.kind == "turned":
                yield story.acts_text(labels, [before])

            if bulletin.kind == "busted":
                yield labels.words("out-moment-taken", **facts)
        elif bulletin.kind in BESIDE:
            yield labels.words(f"out-told-{bulletin.kind}", **facts)


# -- the seats with their piles, the count ---------------------------------------------------------


def _heading(labels: Labels) -> str:
    """Return what wins, the deal, how many cards left the game, and unusual settings."""
    view = labels.view
    words = labels.words
    parts = [words(f"out-goal-{view.goal}")]
    if view.options.deals > 1:
        parts.append(words("out-table-deal", number=view.deal, deals=view.options.deals))
    if view.thrown:
        parts.append(words("out-table-thrown", count=len(view.thrown)))

    return "\n".join((" · ".join(parts), *settings(labels)))


def settings(labels: Labels) -> list[str]:
    """Return the settings in small print, if any. The line above has the number of deals."""
    options = {name: value for name, value in labels.scene.options.items() if name != "deals"}
    changes = chosen_settings("out", options, labels.words)
    text = " · ".join(filter(None, changes))
    return [f"-# {text}"] if text else []


def seats(labels: Labels) -> str:
    """Return all seats in one paragraph, because eight lines would fill half a phone."""
    return " · ".join(_seat_text(labels, seat) for seat in range(len(labels.view.seats)))


def _seat_text(labels: Labels, seat: Seat) -> str:
    """Return a seat with its numbers."""
    ask = labels.scene.ask
    is_awaited = ask is not None and seat in ask.waiting
    sign = f"{signs.AWAITED} " if is_awaited else ""
    return " ".join((f"{sign}**{labels.seat(seat)}**", *_seat_facts(labels, seat)))


def _seat_facts(labels: Labels, seat: Seat) -> Iterator[str]:
    """Yield the numbers of a seat that matter in this game, and who plays there."""
    words = labels.words
    view = labels.view
    seat_view = view.seats[seat]
    if seat_view.place is not None:
        yield words("out-seat-out", sign=place(seat_view.place))
    else:
        yield words("out-seat-pile", count=seat_view.pile)

    if view.goal == "capture":
        yield words("out-seat-captured", count=len(seat_view.captured))

    if view.deal > 1:
        yield words("out-seat-points", count=seat_view.points)

    yield from labels.sitter(seat)


def count_line(labels: Labels) -> str:
    """Return the count, as large as Discord allows, and the number of cards it is about."""
    view = labels.view
    cards = len(view.series)
    return "## " + labels.words(
        "out-table-count", sign=danger_sign(view), count=view.count, cards=cards
    )


def danger_sign(view: OutView) -> str:
    """Return the emoji for how dangerous the count is. The count itself stands beside it."""
    if view.count < BRAVE_FROM:
        return signs.SAFE
    return signs.HOT if view.count >= HOT_FROM else signs.BRAVE
