"""Draws the private card: what the other player did, the hand, the open question, the buttons.

While the other player acts, nothing changes on the card, because each change would be an edit.
Equal cards are a type. A group is all cards of a type in hand, and a set is several cards of a type
that lie in front of a player.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.pages.limits import ITEMS
from bot.pages.page import Asked, Block, Button, Do, Item, Line, Live, Menu, Page, Row, Text, Tone
from bot.tables.scene import Question
from bot.tables.table import Status
from cogs.crazy import board, story
from cogs.crazy.labels import CARD_SIGNS, MARK_SIGNS, PILE_SIGNS, Labels, option_sign
from cogs.crazy.picture import HandPicture
from cogs.crazy.result import winners
from cogs.crazy.tips import LOOKS
from cogs.orders import coming
from cogs.pages import Numbered, card_page, card_title, require, texts, until, waiting
from cogs.pictures import image
from cogs.plain import tip_texts
from games.crazy.view import OwnView
from games.crazy.vocabulary import DISCARD_PILES, discarding, laying
from games.engine.asks import Decision, Option

NEWS = 2  # the most lines of news on a card, which shows the results anyway
NAMED = 4
"""With more types than this in hand, a phone has no room for the names of the characters."""


def page(labels: Labels) -> Page:
    """Return the card of the scene's viewer."""
    own = require(labels.view.own)
    if labels.scene.status is Status.OVER:
        return card_page(labels, card_title(labels), [Text(_result_text(labels, own))])

    news = _news(labels, own)
    news_blocks = [Live(news)] if news else []

    # Only a player with a question sees the piles.
    is_asked = labels.scene.question is not None
    sets_text = "\n".join(board.seat_line(labels, seat) for seat in (own.seat, 1 - own.seat))
    text_blocks: tuple[Block, ...] = (
        *texts(sets_text, "\n".join(_groups(labels, own))),
        Line(),
        *texts(board.piles(labels) if is_asked else ""),
    )
    beneath = board.beneath(labels, most=board.BENEATH) if is_asked else ""
    body = (
        *news_blocks,
        image(labels, HandPicture.of, text_blocks, texts(beneath)),
        *_question_blocks(labels, own),
    )
    explained = () if labels.scene.tips is None else _explanations(labels, own)
    return card_page(labels, card_title(labels), body, explained=explained)


def _explanations(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield what the numbers mean, in round 1 and also without a question, and then all tips."""
    if labels.view.round == 1 and own.hand:
        yield labels.words("crazy-tips-legend", card=own.hand[0])

    yield from tip_texts(labels, LOOKS)


def _news(labels: Labels, own: OwnView) -> str:
    """Return the news, but only for a player who is asked. The table shows all news at once."""
    if not _is_asked(labels, own):
        return ""
    return "\n".join(story.since_last_turn(labels, labels.scene.news, own.seat)[-NEWS:])


def _groups(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield a line for each type in hand, the most valuable first."""
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


# -- the open question -----------------------------------------------------------------------------


def _question_blocks(labels: Labels, own: OwnView) -> list[Block]:
    """Return the question with its controls, or why there is none."""
    question = labels.scene.question
    if question is None:
        # If a standing order is about to answer, the seat is asked but has no question to show.
        why = "order" if _is_asked(labels, own) else "turn"
        if labels.view.phase == "round_over":
            why = "round"

        return [Live(waiting(labels, f"waiting-{why}"))]

    return [Asked("\n".join(_question(labels, question))), *_controls(labels, question.decision)]


def _is_asked(labels: Labels, own: OwnView) -> bool:
    """Return whether the seat is asked, even if a standing order answers at once."""
    ask = labels.scene.ask
    return labels.scene.question is not None or (ask is not None and own.seat in ask.waiting)


def _question(labels: Labels, question: Question) -> Iterator[str]:
    """Yield the question with its deadline, and what a standing order is about to answer."""
    words = labels.words
    decision = question.decision
    facts = labels.spoken(decision.about)
    sentence = words(f"crazy-question-{decision.kind}{_suffix(labels, decision)}", **facts)
    yield until(words, sentence, question.deadline)

    if question.coming is not None:
        choice = labels.chosen(question.coming.choice[0])
        yield coming(labels.scene, words, question.coming, choice)


def _suffix(labels: Labels, decision: Decision) -> str:
    """Return the suffix of the message id of a question, '' for the usual one.

    `-bare`: no set can be laid; `-blind`: all piles to draw from are face down.
    """
    if decision.kind == "act" and not any(option.kind == "lay" for option in decision.options):
        return "-bare"

    view = labels.view
    is_blind = decision.kind == "draw_first" and not view.first and not view.second
    return "-blind" if is_blind else ""


# -- the buttons and menus -------------------------------------------------------------------------
#
# Piles, and a single set that can be laid, are buttons. Rare choices (to lay a part of a group) and
# long lists (sets, discards) are menus. The discards for both piles share a menu if they fit: on a
# phone, more menus would leave no room to see the sets.


def _controls(labels: Labels, decision: Decision) -> list[Block]:
    """Return the buttons and menus of a decision. Each option is on exactly one of them."""
    if decision.kind != "act":
        numbered = enumerate(decision.options)
        again = decision.kind == "draw_first"
        return [Row(tuple(_pile_button(labels, *entry, again=again) for entry in numbered))]

    lays = [entry for entry in enumerate(decision.options) if entry[1].kind == "lay"]
    whole = [lay for lay in lays if _is_whole(labels, lay[1])]
    parts = [lay for lay in lays if lay not in whole]
    blocks: list[Block] = []
    # If only one whole group can be laid, it is a button, and laying a part of it is in a menu.
    if len(whole) == 1:
        index, option = whole[0]
        does = Do("pick", index)
        blocks.append(Row((Button(labels.option(option), does, Tone.GOOD, option_sign(option)),)))
        if parts:
            blocks.append(Menu(labels.words("crazy-menu-parts"), _items(labels, parts)))
    elif lays:
        blocks.append(Menu(labels.words("crazy-menu-lay"), _items(labels, [*whole, *parts])))

    return [*blocks, *_discards(labels, decision)]


def _pile_button(labels: Labels, index: int, option: Option, *, again: bool) -> Button:
    """Return the button of one pile or of two.

    `again`: whether an option with two piles repeats the draws of the player's last turn.
    """
    label = labels.option(option)
    has_two_piles = " " in option.word
    if has_two_piles:
        # The signs are on the buttons of single piles, too.
        signs = " ".join(PILE_SIGNS[pile] for pile in option.word.split())
        label = labels.words(f"crazy-option-{'again' if again else 'both'}", piles=signs)

    tone = Tone.PLAIN if has_two_piles and again else Tone.MAIN
    return Button(label, Do("pick", index), tone, option_sign(option))


def _is_whole(labels: Labels, option: Option) -> bool:
    """Return whether this option lays all cards of its type that are in hand."""
    card, count, _ = laying(option)
    own = labels.view.own
    return own is not None and own.hand.count(card) == count


def _discards(labels: Labels, decision: Decision) -> list[Block]:
    """Return the menus of discards: one for both piles if they fit, else one for each pile."""
    by_pile: dict[str, list[Item]] = {}
    for index, option in enumerate(decision.options):
        if option.kind == "discard":
            pile = discarding(option)[1]
            by_pile.setdefault(pile, []).extend(_items(labels, [(index, option)]))

    both = [*by_pile.get("first", ()), *by_pile.get("second", ())]
    if len(by_pile) == len(DISCARD_PILES) and len(both) <= ITEMS:
        tops = {pile: labels.top(pile) or 0 for pile in by_pile}
        items = tuple(
            replace(item, label=f"{PILE_SIGNS[pile]} {item.label}")
            for pile in DISCARD_PILES
            for item in by_pile[pile]
        )
        return [Menu(labels.words("crazy-menu-discards", **tops), items)]

    menus: list[Block] = []
    # If there is no choice between two piles, the options name no pile.
    for pile in (*DISCARD_PILES, ""):
        if pile in by_pile:
            top = labels.top(pile) if pile else None
            mark = PILE_SIGNS.get(pile, "")
            prompt = labels.words("crazy-menu-discard", sign=mark, top=top or 0)
            menus.append(Menu(prompt, tuple(by_pile[pile])))

    return menus


def _items(labels: Labels, numbered: Sequence[Numbered]) -> tuple[Item, ...]:
    """Return the menu items of numbered options."""
    return tuple(
        Item(labels.option(option), index, _hint(labels, option), option_sign(option))
        for index, option in numbered
    )


def _hint(labels: Labels, option: Option) -> str | None:
    """Return how many cards of this type are held, and whether they could be laid later."""
    own = labels.view.own
    if option.kind != "discard" or own is None:
        return None

    card, _ = discarding(option)
    held = own.hand.count(card)
    mark, facts = board.mark_of(labels, own, card, held)
    state = labels.words(f"crazy-mark-{mark}", **facts, room="plenty")
    return labels.words("crazy-hint-held", count=held, state=state)


# -- when it is over -------------------------------------------------------------------------------


def _result_text(labels: Labels, own: OwnView) -> str:
    """Return how the game ended for this seat, and for a loser also who won."""
    result = labels.result
    words = labels.words
    facts: dict[str, str | int] = {
        "points": result.scores.get(own.seat) or 0,
        "other": result.scores.get(1 - own.seat) or 0,
        "seat": labels.seat(1 - own.seat),
    }
    if own.seat not in result.winners:
        return "\n".join((words("crazy-card-lost", **facts), winners(labels)))

    is_drawn = len(result.winners) > 1
    return words("crazy-card-drawn" if is_drawn else "crazy-card-won", **facts)
