"""The buttons and menus of a decision: one press a choice, several groups in one menu.

What does one thing is a button; cards and stacks are menus, stacks one for each owner, so that
nobody has to look through more than twenty-five at once. Where that would be too many menus for a
phone, several owners share one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.i18n.words import listed
from bot.pages.limits import ITEMS, LINE
from bot.pages.page import Block, Button, Do, Item, Menu, Row, Tone
from bot.pages.shortening import short
from cogs.political import signs
from cogs.political.labels import Labels, marks, number, of_card, of_stack, rank, signed
from games.engine.asks import Decision, Option, Seat
from games.political.field import helpers
from games.political.stacks import Stack, card, is_group, nature, read_stack, score
from games.political.vocabulary import NOBODY

TONES = {
    "attack": Tone.DANGER,
    "take_over": Tone.MAIN,
    "destroy": Tone.DANGER,
    "call": Tone.MAIN,
    "raise": Tone.DANGER,
    "stand": Tone.MAIN,
    "reraise": Tone.DANGER,
}
MENUS = ("recruit", "attach", "event", "let_go", "lay", "discard", "seat", "stack", "move", "join")

OWNERS = 5
"""So many owners have a menu for themselves: everybody at a table of four, and nobody."""

Numbered = tuple[int, Option]
T = TypeVar("T")


def controls(labels: Labels, decision: Decision) -> list[Block]:
    """Menus first, then the buttons: Back is always in the same place, at the end. Above them all,
    on the menu of a turn, what a beginner does well to do: recruit.
    """
    kinds: dict[str, list[Numbered]] = {}
    for numbered in enumerate(decision.options):
        kinds.setdefault(numbered[1].kind, []).append(numbered)

    blocks: list[Block] = []
    buttons: list[Button] = []
    best = _best_recruit(labels, kinds.get("recruit", ()))
    if best is not None:
        blocks.append(Row((_recruiting(labels, *best),)))
        kinds["recruit"].remove(best)
        kinds = {kind: found for kind, found in kinds.items() if found}

    for kind in MENUS:
        if kind in kinds:
            blocks += _menus(labels, decision, kind, kinds.pop(kind))

    for found in kinds.values():
        buttons += [_button(labels, decision, *numbered) for numbered in found]

    return [*blocks, Row(tuple(buttons))] if buttons else blocks


def _best_recruit(labels: Labels, numbered: Sequence[Numbered]) -> Numbered | None:
    """What would bring the most points at once, if anything does."""
    before = score(_own_base(labels))
    gains = {one[0]: _recruited(labels, one[1].word) - before for one in numbered}
    best = max(numbered, key=lambda one: gains[one[0]], default=None)
    return best if best is not None and gains[best[0]] > 0 else None


def _recruiting(labels: Labels, index: int, option: Option) -> Button:
    name = option.word
    label = labels.words(
        "political-option-recruit",
        card=labels.card(name),
        before=score(_own_base(labels)),
        after=_recruited(labels, name),
    )
    return Button(label, Do("pick", index), Tone.MAIN, signs.RECRUIT)


def _recruited(labels: Labels, name: str) -> int:
    """The score with this group in the base."""
    return score([*_own_base(labels), (name,)])


def _own_base(labels: Labels) -> Sequence[Stack]:
    own = labels.view.own
    return labels.view.seats[own.seat].base if own is not None else ()


def _button(labels: Labels, decision: Decision, index: int, option: Option) -> Button:
    """On the menu of a turn Attack only begins to build one, and is nothing to begin with."""
    begins = decision.kind == "turn"
    tone = Tone.PLAIN if begins else TONES.get(option.kind, Tone.PLAIN)
    label = labels.words("political-option-build") if begins and option.kind == "attack" else None
    sign = signs.OPTIONS.get(option.kind)
    return Button(label or labels.option(option), Do("pick", index), tone, sign)


# -- menus ----------------------------------------------------------------------------------------


def _menus(
    labels: Labels, decision: Decision, kind: str, numbered: Sequence[Numbered]
) -> list[Block]:
    if kind in ("stack", "move") and decision.kind != "lose" and "laid" not in decision.about:
        return _by_owner(labels, decision, numbered)

    found = _sorted(labels, decision, kind, numbered)
    items = tuple(_item(labels, decision, *one) for one in found)
    prompt = labels.words(f"political-menu-{_prompt(decision, kind, len(found))}")
    return _in_parts(prompt, items, several=kind == "join")


def _sorted(
    labels: Labels, decision: Decision, kind: str, numbered: Sequence[Numbered]
) -> list[Numbered]:
    """Cards in the order of the hand as it is shown, people in the order of the table; what one has
    to lose by the score that would be left, who fights as in the battle.
    """
    if kind == "stack":
        return sorted(numbered, key=lambda one: -_left(labels, decision, one[1].word))
    if kind == "seat":
        return _clockwise(labels, numbered, lambda one: one[1].number)

    key = of_card
    return sorted(numbered, key=lambda one: key(one[1].word))


def _clockwise(labels: Labels, found: Iterable[T], seat_of: Callable[[T], Seat]) -> list[T]:
    """Whoever sits next to the viewer first."""
    seats = len(labels.view.seats)
    viewer = labels.scene.viewer or 0
    return sorted(found, key=lambda one: (seat_of(one) - viewer) % seats)


def _in_parts(prompt: str, items: Sequence[Item], *, several: bool = False) -> list[Block]:
    """A menu for every twenty-five; groups that join can be chosen in several goes."""
    parts = [tuple(items[start : start + ITEMS]) for start in range(0, len(items), ITEMS)]
    return [Menu(prompt, part, 1, len(part) if several else 1) for part in parts]


def _prompt(decision: Decision, kind: str, count: int) -> str:
    if kind == "stack":
        return "lose" if decision.kind == "lose" else "place"
    if kind == "recruit" and count < sum(one.kind == kind for one in decision.options):
        return "recruit-another"
    return kind.replace("_", "-")


def _by_owner(labels: Labels, decision: Decision, numbered: Sequence[Numbered]) -> list[Block]:
    """A menu for every owner, the stacks as their bases show them."""
    found: dict[Seat, list[tuple[Stack, Item]]] = {}
    for index, option in numbered:
        owner, stack = _find(labels, option.word)
        item = _stack_item(labels, decision, index, option, stack, owner)
        found.setdefault(owner, []).append((stack, item))

    bases = {
        owner: [item for _, item in sorted(found[owner], key=lambda one: of_stack(one[0]))]
        for owner in _owners(labels, decision, found)
    }
    if len(bases) <= OWNERS:
        return [menu for owner in bases for menu in _in_parts(_whose(labels, owner), bases[owner])]

    return [menu for those in _packed(bases) for menu in _of_several(labels, bases, those)]


def _packed(bases: Mapping[Seat, Sequence[Item]]) -> Iterator[list[Seat]]:
    """As many owners to a menu as there is room for; whoever has more than that, in menus of
    their own.
    """
    those: list[Seat] = []
    for owner, items in bases.items():
        if those and sum(len(bases[one]) for one in those) + len(items) > ITEMS:
            yield those
            those = []
        those.append(owner)

    yield those


def _of_several(
    labels: Labels, bases: Mapping[Seat, Sequence[Item]], those: Sequence[Seat]
) -> list[Block]:
    """One menu for the bases of these owners, if it holds them: a phone has no room for eight. Each
    stack says whose it is.
    """
    names = [_owner(labels, one) for one in those]
    items = []
    for owner, name in zip(those, names, strict=True):
        for item in bases[owner]:
            hint = " · ".join(filter(None, (name, item.hint)))
            items.append(replace(item, hint=short(hint, LINE)))

    prompt = labels.words("political-menu-bases", names=listed(labels.words, names))
    return _in_parts(short(prompt, LINE), items)


def _owner(labels: Labels, owner: Seat) -> str:
    if owner == NOBODY:
        return labels.words("political-menu-nobody")
    if owner == labels.scene.viewer:
        return labels.words("political-menu-you")
    return labels.seat(owner)


def _owners(labels: Labels, decision: Decision, found: Iterable[Seat]) -> list[Seat]:
    """Clockwise, then nobody. Oneself comes first where that is meant kindly, else last."""
    viewer = labels.scene.viewer
    seats = _clockwise(labels, [one for one in found if one != NOBODY], lambda one: one)
    others = [one for one in seats if one != viewer]
    others += [NOBODY] if NOBODY in found else []
    own = [one for one in seats if one == viewer]
    # One would rather do it to oneself: lay an asset, move an attachment.
    laid = decision.about.get("card")
    is_kind = decision.kind == "place" and laid is not None and card(str(laid)).kind == "asset"
    return [*own, *others] if is_kind else [*others, *own]


def _whose(labels: Labels, owner: Seat) -> str:
    if owner == NOBODY:
        return labels.words("political-menu-middle")
    own = "yes" if owner == labels.scene.viewer else "no"
    points = score(labels.view.seats[owner].base)
    return labels.words("political-menu-base", seat=labels.seat(owner), own=own, points=points)


def _find(labels: Labels, name: str) -> tuple[Seat, Stack]:
    """Where on the table a group or an attachment lies."""
    view = labels.view
    for owner, row in [*enumerate([one.base for one in view.seats]), (NOBODY, view.middle)]:
        for stack in row:
            if name in stack:
                return owner, stack

    raise AssertionError(f"{name} does not lie on the table")


def _stack_item(
    labels: Labels, decision: Decision, index: int, option: Option, stack: Stack, owner: Seat
) -> Item:
    if option.kind == "move":
        name = option.word
        return Item(labels.card(name), index, labels.stack_plain(stack))

    about = {"target": _defence, "place": _becomes}.get(decision.kind)
    first = "" if about is None else about(labels, decision, owner, stack)
    sign = signs.WINGS[nature(stack).wing]
    return Item(labels.stack_plain(stack), index, _hint(first, stack, labels), sign)


def _hint(first: str, stack: Stack, labels: Labels) -> str | None:
    """With what lies on the stack: by name if there is room, else in brief."""
    for lying in (labels.attachments(stack), " ".join(marks(stack))):
        hint = " · ".join(filter(None, (first, lying)))
        if len(hint) <= LINE:
            break

    return short(hint, LINE) or None


def _defence(labels: Labels, _: Decision, owner: Seat, stack: Stack) -> str:
    """What an attack on it would have to beat, before dice and raises."""
    total = nature(stack).battle
    if owner not in (NOBODY, labels.scene.viewer):
        total += sum(one.value for one in helpers(labels.view.seats[owner].base, stack[0]))
    return labels.words("political-hint-defence", total=number(total))


def _becomes(labels: Labels, decision: Decision, _: Seat, stack: Stack) -> str:
    """What the stack would be worth with the card on it."""
    after = labels.value((*stack, str(decision.about["card"])))
    return labels.words("political-hint-becomes", value=after)


def _item(labels: Labels, decision: Decision, index: int, option: Option) -> Item:
    if option.kind == "seat":
        seat = option.number
        there = labels.view.seats[seat]
        facts = {"count": there.hand, "points": score(there.base)}
        return Item(labels.seat(seat), index, labels.words("political-hint-hand", **facts))

    name = option.word
    hint = _HINTS.get(option.kind, _help)(labels, decision, name)
    one = card(name)
    label = labels.name(name) if one.power else f"{rank(one, labels.words)} {labels.name(name)}"
    return Item(label, index, hint, _sign(name))


def _sign(name: str) -> str | None:
    one = card(name)
    if one.kind == "group":
        return signs.WINGS[one.wing]
    if one.kind == "event":
        return signs.EFFECTS[one.power]
    if one.power:
        return signs.SPECIALS[one.power]

    return signs.ASSET if one.influence > 0 else signs.DEFICIT


# -- hints ----------------------------------------------------------------------------------------


def _help(labels: Labels, _: Decision, name: str) -> str | None:
    """What it does; of what can be let go there is nothing to say."""
    if is_group(name):
        return None
    influence = signed(card(name).influence)
    return labels.help(name) or labels.words("political-hint-influence", value=influence)


def _recruit(labels: Labels, _: Decision, name: str) -> str:
    """The score before and after."""
    before = score(_own_base(labels))
    after = _recruited(labels, name)
    return labels.words("political-hint-score", before=before, after=after)


def _join(labels: Labels, _: Decision, name: str) -> str | None:
    """A stack that comes from the base says so, with what lies on it."""
    base = _own_base(labels)
    stack = next((one for one in base if one[0] == name), None)
    if stack is None:
        return None

    from_base = labels.words("political-hint-base", value=signed(nature(stack).battle))
    return _hint(from_base, stack, labels)


def _fighter(labels: Labels, decision: Decision, name: str) -> str:
    """In a battle: which side the stack is on, and what it would be worth."""
    about = decision.about
    sides = {"target": [about["target"]], "team": about["team"], "defends": about["defence"]}
    for side, stacks in sides.items():
        for text in stacks if isinstance(stacks, list) else ():
            stack = read_stack(str(text))
            if stack[0] == name:
                place = labels.words(f"political-hint-{side}")
                return f"{place} · {_becomes(labels, decision, NOBODY, stack)}"

    return ""


def _left(labels: Labels, decision: Decision, name: str) -> int:
    """The score without a stack that is to be lost; of others nothing is."""
    if decision.kind != "lose":
        return 0
    return score([one for one in _own_base(labels) if one[0] != name])


def _stack(labels: Labels, decision: Decision, name: str) -> str:
    """What the base would be worth without it; in a battle, how it stands there."""
    if decision.kind != "lose":
        return _fighter(labels, decision, name)

    before = score(_own_base(labels))
    after = _left(labels, decision, name)
    return labels.words("political-hint-score", before=before, after=after)


_HINTS: dict[str, Callable[[Labels, Decision, str], str | None]] = {
    "recruit": _recruit,
    "join": _join,
    "stack": _stack,
}
