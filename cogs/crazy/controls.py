"""The buttons and menus of a decision: one press a choice.

Piles and whole sets are buttons. What one rarely wants (laying only a part) and what there is much
of (discards) are menus, the discards one for each pile that they may go to.
"""

from collections.abc import Sequence

from bot.chat.pages.page import Block, Button, Do, Item, Menu, Row, Tone
from cogs.crazy import signs
from cogs.crazy.hand import mark_of
from cogs.crazy.labels import Labels, sign
from games.crazy.vocabulary import DISCARD_PILES, discarding, laying
from games.kit.asks import Decision, Option

Numbered = tuple[int, Option]


def controls(labels: Labels, decision: Decision) -> list[Block]:
    """Every option once."""
    if decision.kind != "act":
        numbered = enumerate(decision.options)
        again = decision.kind == "draw_first"
        return [Row(tuple(_pile(labels, *one, again=again) for one in numbered))]
    lays = [one for one in enumerate(decision.options) if one[1].kind == "lay"]
    whole = [one for one in lays if _is_whole(labels, one[1])]
    parts = [one for one in lays if one not in whole]
    blocks: list[Block] = [Row(tuple(_button(labels, *one) for one in whole))] if whole else []
    if parts:
        blocks.append(Menu(labels.words("crazy-menu-parts"), _items(labels, parts)))
    return [*blocks, *_discards(labels, decision)]


def _pile(labels: Labels, index: int, option: Option, *, again: bool) -> Button:
    """`again`: two piles at once are those of the last turn."""
    label, several = labels.option(option), " " in str(option.value)
    if several:
        label = labels.words(f"crazy-option-{'again' if again else 'both'}", piles=label)
    tone = Tone.PLAIN if several and again else Tone.MAIN
    return Button(label, Do("pick", index), tone, sign(option))


def _button(labels: Labels, index: int, option: Option) -> Button:
    return Button(labels.option(option), Do("pick", index), Tone.GOOD, sign(option))


def _is_whole(labels: Labels, option: Option) -> bool:
    """Whether everything of the type that is in hand is laid."""
    card, count, _ = laying(option)
    own = labels.view.own
    return own is not None and own.hand.count(card) == count


def _discards(labels: Labels, decision: Decision) -> list[Block]:
    menus: list[Block] = []
    for pile in (*DISCARD_PILES, ""):
        found = [
            (index, option)
            for index, option in enumerate(decision.options)
            if option.kind == "discard" and discarding(option)[1] == pile
        ]
        if found:
            top = labels.top(pile) if pile else None
            mark = signs.PILES.get(pile, "")
            prompt = labels.words("crazy-menu-discard", sign=mark, top=top or 0)
            menus.append(Menu(prompt, _items(labels, found)))
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
    mark, facts = mark_of(labels, own, card, held)
    state = labels.words(f"crazy-mark-{mark}", **facts, room="plenty")
    return labels.words("crazy-hint-held", count=held, state=state)
