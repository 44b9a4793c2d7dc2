"""The public table: the seats, the story, the count, then whose turn it is and what they may do."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.i18n.words import Words
from bot.pages.faces import Aside
from bot.pages.page import Asked, Block, Button, Do, Image, Kept, Line, Page, Row, Text, Tone
from bot.tables.bulletin import Bulletin
from bot.tables.scene import OpenAsk
from bot.tables.table import Status
from cogs.chicken_out import signs, story
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.picture import HOT_FROM, MomentPicture, TablePicture
from cogs.pages import chosen_settings, headline, now, place, small_print, texts, until, ways_on
from cogs.pictures import image
from games.chicken_out.rules import ChickenOut
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BRAVE_FROM
from games.engine.asks import Seat

ACCENT = 0xE8A33D
ACCENT_HOT = 0xC0392B

LINES = 2
LONGEST = 900
LINES_BELOW = 1
LONGEST_BELOW = 130
"""Of news: in words, and below the picture."""

TONES = {
    "play": Tone.MAIN,
    "continue": Tone.MAIN,
    "until_11": Tone.MAIN,
    "chicken_out": Tone.DANGER,
    "stop": Tone.GOOD,
}


def page(labels: Labels) -> Page:
    """The table as everybody sees it, until the game is over."""
    scene = labels.scene
    words = labels.words
    playing = scene.status is Status.PLAYING
    blocks: list[Block] = [Text(headline(scene, words)), _drawn(labels, in_play=playing)]
    blocks += [Asked(now(labels, awaited)), *buttons(labels, "turn")]
    blocks.append(ways_on(scene, words, *([reminder(words)] if playing else [])))
    hot = mood(labels.view) == signs.HOT
    return Page(tuple(blocks), ACCENT_HOT if hot else ACCENT)


def _drawn(labels: Labels, *, in_play: bool) -> Image:
    """The table. Drawn, it lacks what the host has set, and who played what. While it is paused,
    the count is not said.
    """
    words = labels.words
    news = "\n".join(story.table_news(labels, LINES, LONGEST))
    legend = small_print(words("out-table-legend", deals=labels.view.deal))
    said: list[Block] = [Text(_heading(labels)), Kept(seats(labels)), Line()]
    said += [*texts(news), Text(legend), Line()]
    if in_play:
        said.append(Text("\n".join(series(labels))))

    latest = "\n".join(story.table_news(labels, LINES_BELOW, LONGEST_BELOW))
    below = texts(*settings(labels), latest, story.on_table(labels))
    return image(labels, TablePicture.of, said, below)


def series(labels: Labels) -> list[str]:
    """The count, and how it came about."""
    return [count_line(labels), *filter(None, [story.on_table(labels)])]


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who is asked what, and until when."""
    facts = labels.spoken(ask.about) | {"who": labels.seats(ask.waiting)}
    return until(labels.words, labels.words(f"out-ask-{ask.kind}", **facts), ask.deadline)


def buttons(labels: Labels, verb: str) -> list[Block]:
    """What whoever's turn it is may do; nobody else's press counts."""
    ask = labels.scene.ask
    if ask is None:
        return []

    found = [
        Button(
            labels.option(option),
            Do(verb, index),
            TONES[option.kind],
            signs.OPTIONS[option.kind],
        )
        for index, option in enumerate(ask.public)
    ]
    return [Row(tuple(found))]


def reminder(words: Words, *, on: bool = False) -> Button:
    """Opens the page on which everybody may have themselves rung."""
    label = words("out-button-reminding" if on else "out-button-remind")
    return Button(label, Do("orders"), Tone.PLAIN, signs.BELL)


# -- a message of its own --------------------------------------------------------------------------
#
# For what everybody should see: a 21, a bust that hurts, a pile that is empty. It names no card but
# the last one: the players have to remember what lies under which pile (OR-39), and a chat forgets
# nothing.

ACCENTS = {"busted": 0xC0392B, "made_21": 0x3F7D58, "went_out": 0xE8A33D}
HURTS_FROM = 5
"""A bust is worth it from so many cards on. Smaller ones are frequent, and told on the table."""
STALE = 25
"""So many bulletins later it is no news any more, and soon none of the table's news at all."""
BESIDE = frozenset({"thrown", "captured", "passed", "unbeatable"})
"""What comes of it, told in the same message."""


def aside(labels: Labels) -> Aside | None:
    """The latest choice after which there was something worth it, with all that there was."""
    scene = labels.scene
    news = [one for one in scene.news if one.to is None]
    worth_it = [one for one in news[-STALE:] if _is_worth_it(one)]
    if scene.status is Status.OVER and worth_it and worth_it[-1].kind == "went_out":
        return None  # the result says it, and more
    if not worth_it:
        return None

    last = worth_it[-1]
    told = [one for one in news if one.revision == last.revision]
    title, *lines = _lines(labels, told)
    said = (*texts("\n".join(lines)),)
    turned = _turned(told, last)
    drawn = image(labels, partial(MomentPicture.of, one=last, turned=turned), said, said)
    page = Page((Text(title), drawn), ACCENTS[last.kind])
    return Aside(str(last.revision), page, ended=True)


def _turned(told: Sequence[Bulletin], last: Bulletin) -> Bulletin | None:
    """The card that did it, right before: what comes after opens the next series."""
    before = [None, *told][[one is last for one in told].index(True)]
    return before if before is not None and before.kind == "turned" else None


def _is_worth_it(one: Bulletin) -> bool:
    if one.kind not in ChickenOut.moments:
        return False
    return one.kind != "busted" or int(str(one.facts["cards"])) >= HURTS_FROM


def _lines(labels: Labels, told: Sequence[Bulletin]) -> Iterator[str]:
    for before, one in zip([None, *told], told, strict=False):
        facts = labels.spoken(one.facts)
        if _is_worth_it(one):
            yield "### " + labels.words(f"out-moment-{one.kind}", **facts)
            if before is not None and before.kind == "turned":
                yield story.does(labels, [before])

            if one.kind == "busted":
                yield labels.words("out-moment-taken", **facts)
        elif one.kind in BESIDE:
            yield labels.words(f"out-told-{one.kind}", **facts)


# -- the seats with their piles, the count ---------------------------------------------------------


def _heading(labels: Labels) -> str:
    """What wins, which deal it is, and what the host has set otherwise than usual."""
    return "\n".join((_goal_line(labels), *settings(labels)))


def _goal_line(labels: Labels) -> str:
    view = labels.view
    words = labels.words
    parts = [words(f"out-goal-{view.goal}")]
    if view.options.deals > 1:
        parts.append(words("out-table-deal", number=view.deal, deals=view.options.deals))

    if view.thrown:
        parts.append(words("out-table-thrown", count=len(view.thrown)))

    return " · ".join(parts)


def settings(labels: Labels) -> list[str]:
    """In small print, if there are any. The number of deals stands above them."""
    options = {name: value for name, value in labels.scene.options.items() if name != "deals"}
    chosen = chosen_settings("out", options, labels.words)
    said = " · ".join(filter(None, chosen))
    return [f"-# {said}"] if said else []


def seats(labels: Labels) -> str:
    """Every seat, in the order of play: a column of eight would be half a phone."""
    return " · ".join(_seat_said(labels, seat) for seat in range(len(labels.view.seats)))


def _seat_said(labels: Labels, seat: Seat) -> str:
    ask = labels.scene.ask
    awaited = ask is not None and seat in ask.waiting
    sign = f"{signs.AWAITED} " if awaited else ""
    return " ".join((f"{sign}**{labels.seat(seat)}**", *_seat_facts(labels, seat)))


def _seat_facts(labels: Labels, seat: Seat) -> Iterator[str]:
    words = labels.words
    view = labels.view
    one = view.seats[seat]
    if one.place is not None:
        yield words("out-seat-out", sign=place(one.place))
    else:
        yield words("out-seat-pile", count=one.pile)

    if view.goal == "capture":
        yield words("out-seat-captured", count=len(one.captured))

    if view.deal > 1:
        yield words("out-seat-points", count=one.points)

    yield from labels.sitter(seat)


def count_line(labels: Labels) -> str:
    """The count, as large as Discord writes, and how many cards it is about."""
    view = labels.view
    cards = len(view.series)
    return "## " + labels.words("out-table-count", sign=mood(view), count=view.count, cards=cards)


def mood(view: OutView) -> str:
    """How hot the count is; the count itself stands beside it."""
    if view.count < BRAVE_FROM:
        return signs.SAFE
    return signs.HOT if view.count >= HOT_FROM else signs.BRAVE
