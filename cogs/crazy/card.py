"""The private card: what the other did, what its seat holds, what it is asked, and the buttons.

While somebody else plays, nothing on it moves that is not its seat's own: every change would be an
edit.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.pages.limits import ITEMS
from bot.pages.page import (
    Asked,
    Block,
    Button,
    Do,
    Image,
    Item,
    Line,
    Live,
    Menu,
    Page,
    Row,
    Text,
    Tone,
)
from bot.tables.scene import Question
from bot.tables.table import Status
from cogs.crazy import board, story
from cogs.crazy.labels import CARD_SIGNS, MARK_SIGNS, PILE_SIGNS, Labels, sign
from cogs.crazy.picture import HandPicture
from cogs.crazy.result import winners
from cogs.orders import coming
from cogs.pages import card_page, card_title, given, orders_button, texts, until, waiting
from cogs.pictures import image
from games.crazy.view import OwnView
from games.crazy.vocabulary import DISCARD_PILES, discarding, laying
from games.engine.asks import Decision, Option

NEWS = 6
NEWS_DRAWN = 3
"""So much of what happened is told; less above a picture, which shows what came of it."""
NAMED = 4
"""With more types than these in hand, a phone has no room for who is on them."""

Numbered = tuple[int, Option]


def page(labels: Labels) -> Page:
    """The card of the scene's viewer."""
    own = given(labels.view.own)
    if labels.scene.status is Status.OVER:
        return card_page(labels, card_title(labels), [Text(_fate(labels, own))])

    news = _news(labels, own)
    told = [Live(news)] if news else []
    body = (*told, _drawn(labels, own), *_asked(labels, own))
    return card_page(labels, card_title(labels), body, orders_button(labels.words))


def _news(labels: Labels, own: OwnView) -> str:
    """Only for whoever is asked: the table has it all, at once."""
    if not _is_asked(labels, own):
        return ""
    most = NEWS_DRAWN if labels.scene.pictured else NEWS
    return "\n".join(story.since_last_turn(labels, labels.scene.news, own.seat)[-most:])


def _drawn(labels: Labels, own: OwnView) -> Image:
    """What lies in front of both, the hand, and for whoever is asked the piles. Drawn, it lacks a
    word on the numbers, and what lies beneath.
    """
    asked = labels.scene.question is not None
    seats = (own.seat, 1 - own.seat)
    fronts = "\n".join(board.front(labels, seat) for seat in seats)
    holds = "\n".join([*_groups(labels, own), *_legend(labels, own)])
    said: tuple[Block, ...] = (
        *texts(fronts, holds),
        Line(),
        *texts(board.piles(labels) if asked else ""),
    )
    beneath = [*board.beneath(labels, most=board.BENEATH)] if asked else []
    # Whoever has piles to look through has seen what the numbers mean.
    besides = beneath or _legend(labels, own)
    return image(labels, HandPicture.of, said, texts("\n".join(besides)))


def _legend(labels: Labels, own: OwnView) -> Iterator[str]:
    """In the first round, a word on what the numbers mean."""
    if labels.view.round == 1 and own.hand:
        yield labels.words("crazy-card-legend", card=own.hand[0])


def _groups(labels: Labels, own: OwnView) -> Iterator[str]:
    """A line for every type in hand, dearest first."""
    words = labels.words
    if not own.hand:
        yield words("crazy-hand-none")
        return

    yield words("crazy-hand", count=len(own.hand))
    types = sorted(Counter(own.hand).items(), reverse=True)
    room = "plenty" if len(types) <= NAMED else "little"
    for card, held in types:
        mark, facts = board.mark_of(labels, own, card, held)
        yield words(
            "crazy-hand-line",
            card=words("crazy-card", sign=CARD_SIGNS[card], card=card),
            name=labels.name(card),
            count=held,
            room=room,
            mark=f"{MARK_SIGNS[mark]} {words(f'crazy-mark-{mark}', **facts, room='little')}",
        )


# -- what the seat is asked ------------------------------------------------------------------------


def _asked(labels: Labels, own: OwnView) -> list[Block]:
    question = labels.scene.question
    if question is None:
        why = "order" if _is_asked(labels, own) else "turn"
        if labels.view.phase == "round_over":
            why = "round"

        return [Live(waiting(labels, f"waiting-{why}"))]

    return [Asked("\n".join(_question(labels, question))), *_controls(labels, question.decision)]


def _is_asked(labels: Labels, own: OwnView) -> bool:
    """Also where a standing order answers before anybody could have read the question."""
    ask = labels.scene.ask
    return labels.scene.question is not None or (ask is not None and own.seat in ask.waiting)


def _question(labels: Labels, question: Question) -> Iterator[str]:
    """The question with its deadline, and what a standing order is about to answer."""
    words = labels.words
    decision = question.decision
    facts = labels.spoken(decision.about)
    asked = words(f"crazy-question-{decision.kind}{_manner(labels, decision)}", **facts)
    yield until(words, asked, question.deadline)

    if question.coming is not None:
        chosen = labels.chosen(question.coming.choice[0])
        yield coming(labels.scene, words, question.coming, chosen)


def _manner(labels: Labels, decision: Decision) -> str:
    """A question without a real choice says so: nothing to lay, or nothing but face-down piles."""
    if decision.kind == "act" and not any(one.kind == "lay" for one in decision.options):
        return "-bare"

    view = labels.view
    blind = decision.kind == "draw_first" and not view.first and not view.second
    return "-blind" if blind else ""


# -- the buttons and menus -------------------------------------------------------------------------
#
# Piles and the one set that can be laid are buttons. What one rarely wants (laying only a part) and
# what there is much of (sets, discards) are menus, the discards for both piles in one where they
# fit: on a phone, buttons for three sets would leave no room to see them.


def _controls(labels: Labels, decision: Decision) -> list[Block]:
    """Every option once."""
    if decision.kind != "act":
        numbered = enumerate(decision.options)
        again = decision.kind == "draw_first"
        return [Row(tuple(_pile(labels, *one, again=again) for one in numbered))]

    lays = [one for one in enumerate(decision.options) if one[1].kind == "lay"]
    whole = [one for one in lays if _is_whole(labels, one[1])]
    parts = [one for one in lays if one not in whole]
    blocks: list[Block] = []
    if len(whole) == 1:
        index, option = whole[0]
        does = Do("pick", index)
        blocks.append(Row((Button(labels.option(option), does, Tone.GOOD, sign(option)),)))
        if parts:
            blocks.append(Menu(labels.words("crazy-menu-parts"), _items(labels, parts)))
    elif lays:
        blocks.append(Menu(labels.words("crazy-menu-lay"), _items(labels, [*whole, *parts])))

    return [*blocks, *_discards(labels, decision)]


def _pile(labels: Labels, index: int, option: Option, *, again: bool) -> Button:
    """`again`: two piles at once are those of the last turn."""
    label = labels.option(option)
    several = " " in option.word
    if several:
        label = labels.words(f"crazy-option-{'again' if again else 'both'}", piles=label)

    tone = Tone.PLAIN if several and again else Tone.MAIN
    return Button(label, Do("pick", index), tone, sign(option))


def _is_whole(labels: Labels, option: Option) -> bool:
    """Whether everything of the type that is in hand is laid."""
    card, count, _ = laying(option)
    own = labels.view.own
    return own is not None and own.hand.count(card) == count


def _discards(labels: Labels, decision: Decision) -> list[Block]:
    found: dict[str, list[Item]] = {}
    for index, option in enumerate(decision.options):
        if option.kind == "discard":
            pile = discarding(option)[1]
            found.setdefault(pile, []).extend(_items(labels, [(index, option)]))

    both = [*found.get("first", ()), *found.get("second", ())]
    if len(found) == len(DISCARD_PILES) and len(both) <= ITEMS:
        tops = {pile: labels.top(pile) or 0 for pile in found}
        items = tuple(
            replace(item, label=f"{PILE_SIGNS[pile]} {item.label}")
            for pile in DISCARD_PILES
            for item in found[pile]
        )
        return [Menu(labels.words("crazy-menu-discards", **tops), items)]

    menus: list[Block] = []
    for pile in (*DISCARD_PILES, ""):
        if pile in found:
            top = labels.top(pile) if pile else None
            mark = PILE_SIGNS.get(pile, "")
            prompt = labels.words("crazy-menu-discard", sign=mark, top=top or 0)
            menus.append(Menu(prompt, tuple(found[pile])))

    return menus


def _items(labels: Labels, numbered: Sequence[Numbered]) -> tuple[Item, ...]:
    return tuple(
        Item(labels.option(option), index, _hint(labels, option), sign(option))
        for index, option in numbered
    )


def _hint(labels: Labels, option: Option) -> str | None:
    """How many are held of what is discarded, and whether they could ever be laid."""
    own = labels.view.own
    if option.kind != "discard" or own is None:
        return None

    card, _ = discarding(option)
    held = own.hand.count(card)
    mark, facts = board.mark_of(labels, own, card, held)
    state = labels.words(f"crazy-mark-{mark}", **facts, room="plenty")
    return labels.words("crazy-hint-held", count=held, state=state)


# -- when it is over -------------------------------------------------------------------------------


def _fate(labels: Labels, own: OwnView) -> str:
    """How it ended for this seat, then for the table."""
    result = labels.result
    words = labels.words
    facts: dict[str, str | int] = {
        "points": result.scores.get(own.seat) or 0,
        "other": result.scores.get(1 - own.seat) or 0,
        "seat": labels.seat(1 - own.seat),
    }
    if own.seat not in result.winners:
        return "\n".join((words("crazy-card-lost", **facts), winners(labels)))

    drawn = len(result.winners) > 1
    return words("crazy-card-drawn" if drawn else "crazy-card-won", **facts)
