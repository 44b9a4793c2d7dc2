"""Makes the buttons and menus of a decision.

An option without a card is a button. Cards and stacks are in menus. A stack is a group with its
attachments. Each menu takes 48 pixels of a phone, so all acts of a turn share a menu, and so do the
stacks of all owners, unless there are more than the 25 items that a menu of Discord holds. Groups
that join a team can be chosen together in one menu. The base of a player is all stacks of the
player, and its score is the difference between the sums of its wings.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.i18n.words import join_with_and
from bot.pages.limits import ITEMS, LINE
from bot.pages.page import Block, Button, Do, Item, Menu, Row, Tone
from bot.pages.shortening import short
from cogs.pages import Numbered, T
from cogs.political import signs
from cogs.political.board import find_stack
from cogs.political.labels import Labels, marks, number, of_card, of_stack, with_sign
from games.engine.asks import Decision, Option, Seat
from games.political.field import lawyers_in_base
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
"""The colours of buttons by kind of option. All other buttons are plain."""

ACTS = ("recruit", "attach", "event", "let_go")
"""The acts of a turn that share a menu, in the order of its items."""

MENUS = ("act", "lay", "discard", "seat", "stack", "move", "join")
"""The menus, by kind of option; `act` is for all ACTS. Other options are buttons."""


def controls(labels: Labels, decision: Decision) -> list[Block]:
    """Return the menus, then the buttons of a decision.

    Back stands last, because it is the last option of a decision. In a turn, the best group to
    recruit is a button above all menus, because recruiting is a good choice for a beginner.
    """
    numbered_options = [*enumerate(decision.options)]
    best = _best_recruit(labels, numbered_options)
    blocks: list[Block] = []
    buttons: list[Button] = []
    if best is not None:
        blocks.append(Row((_recruit_button(labels, *best),)))
        numbered_options.remove(best)

    kinds: dict[str, list[Numbered]] = {}
    for entry in numbered_options:
        kind = entry[1].kind
        kinds.setdefault("act" if kind in ACTS else kind, []).append(entry)

    for kind in MENUS:
        if kind in kinds:
            blocks += _menus(labels, decision, kind, kinds.pop(kind))

    for of_kind in kinds.values():
        buttons += [_button(labels, decision, *entry) for entry in of_kind]

    return [*blocks, Row(tuple(buttons))] if buttons else blocks


def _best_recruit(labels: Labels, numbered: Sequence[Numbered]) -> Numbered | None:
    """Return the group to recruit that gains the most points at once; None if none gains any."""
    before = score(_own_base(labels))
    recruits = [entry for entry in numbered if entry[1].kind == "recruit"]
    scores = {entry[0]: _score_after(labels, entry[1].word) for entry in recruits}
    best = max(recruits, key=lambda entry: scores[entry[0]], default=None)
    return best if best is not None and scores[best[0]] > before else None


def _recruit_button(labels: Labels, index: int, option: Option) -> Button:
    """Return the button of the best recruit, with the score before and after."""
    name = option.word
    label = labels.words(
        "political-option-recruit",
        card=labels.card(name),
        before=score(_own_base(labels)),
        after=_score_after(labels, name),
    )
    return Button(label, Do("pick", index), Tone.MAIN, signs.RECRUIT)


def _score_after(labels: Labels, name: str) -> int:
    """Return the score with this group in the base."""
    return score([*_own_base(labels), (name,)])


def _own_base(labels: Labels) -> Sequence[Stack]:
    """Return the stacks of the viewer; empty for a spectator."""
    own = labels.view.own
    return labels.view.seats[own.seat].base if own is not None else ()


def _button(labels: Labels, decision: Decision, index: int, option: Option) -> Button:
    """Return the button of an option.

    In the first step of a turn, Attack only begins to build an attack. So its button is plain, and
    its label says so. The same option at a later step declares the attack.
    """
    is_turn = decision.kind == "turn"
    tone = Tone.PLAIN if is_turn else TONES.get(option.kind, Tone.PLAIN)
    is_first_step = is_turn and option.kind == "attack"
    label = labels.words("political-option-build") if is_first_step else None
    sign = signs.OPTIONS.get(option.kind)
    return Button(label or labels.option(option), Do("pick", index), tone, sign)


# -- menus ----------------------------------------------------------------------------------------


def _menus(
    labels: Labels, decision: Decision, kind: str, numbered: Sequence[Numbered]
) -> list[Block]:
    """Return the menus of one kind of options."""
    # Stacks are sorted by owner, except in two cases: if the viewer has to lose a stack, all of
    # them are the viewer's; in a battle (only its facts have "laid") all of them are fighting.
    if kind in ("stack", "move") and decision.kind != "lose" and "laid" not in decision.about:
        return _owner_menus(labels, decision, numbered)

    ordered = _in_order(labels, decision, kind, numbered)
    items = tuple(_card_item(labels, decision, *entry) for entry in ordered)
    prompt = labels.words(f"political-menu-{_prompt_word(decision, kind)}")
    return _split_menu(prompt, items, several=kind == "join")


def _in_order(
    labels: Labels, decision: Decision, kind: str, numbered: Sequence[Numbered]
) -> list[Numbered]:
    """Sort the options of a menu.

    Cards stand in the order of the hand, acts by their kind, seats in the order of the table.
    Stacks to lose are sorted by the score that would be left, the highest first.
    """
    if kind == "stack":
        return sorted(numbered, key=lambda entry: -_score_without(labels, decision, entry[1].word))
    if kind == "seat":
        return _clockwise(labels, numbered, lambda entry: entry[1].number)

    ordered = sorted(numbered, key=lambda entry: of_card(entry[1].word))
    if kind == "act":
        ordered.sort(key=lambda entry: ACTS.index(entry[1].kind))

    return ordered


def _clockwise(labels: Labels, things: Iterable[T], seat_of: Callable[[T], Seat]) -> list[T]:
    """Sort by seat, clockwise from the viewer."""
    seats = len(labels.view.seats)
    viewer = labels.scene.viewer or 0
    return sorted(things, key=lambda thing: (seat_of(thing) - viewer) % seats)


def _split_menu(prompt: str, items: Sequence[Item], *, several: bool = False) -> list[Block]:
    """Return the items in menus of at most `ITEMS`. `several`: more than one may be chosen."""
    parts = [tuple(items[start : start + ITEMS]) for start in range(0, len(items), ITEMS)]
    return [Menu(prompt, part, 1, len(part) if several else 1) for part in parts]


def _prompt_word(decision: Decision, kind: str) -> str:
    """Return the end of the id of a menu's prompt."""
    if kind == "stack":
        return "lose" if decision.kind == "lose" else "place"
    return kind


def _owner_menus(labels: Labels, decision: Decision, numbered: Sequence[Numbered]) -> list[Block]:
    """Return as few menus as possible: owner by owner, the stacks in the order of the base."""
    by_owner: dict[Seat, list[tuple[Stack, Item]]] = {}
    for index, option in numbered:
        owner, stack = find_stack(labels, option.word)
        item = _stack_item(labels, decision, index, option, stack, owner)
        by_owner.setdefault(owner, []).append((stack, item))

    bases = {
        owner: [item for _, item in sorted(by_owner[owner], key=lambda entry: of_stack(entry[0]))]
        for owner in _sorted_owners(labels, decision, by_owner)
    }
    return [menu for group in _owner_groups(bases) for menu in _shared_menus(labels, bases, group)]


def _owner_groups(bases: Mapping[Seat, Sequence[Item]]) -> Iterator[list[Seat]]:
    """Group owners so that the stacks of a group fit into one menu.

    An owner whose stacks do not fit is alone in a group, and gets several menus.
    """
    group: list[Seat] = []
    for owner, items in bases.items():
        if group and sum(len(bases[seat]) for seat in group) + len(items) > ITEMS:
            yield group
            group = []
        group.append(owner)

    yield group


def _shared_menus(
    labels: Labels, bases: Mapping[Seat, Sequence[Item]], group: Sequence[Seat]
) -> list[Block]:
    """Return a menu for these owners, or more if needed. Each hint begins with the owner."""
    owner_names = [_owner_name(labels, seat) for seat in group]
    items = []
    for owner, owner_name in zip(group, owner_names, strict=True):
        for item in bases[owner]:
            hint = " · ".join(filter(None, (owner_name, item.hint)))
            items.append(replace(item, hint=short(hint, LINE)))

    prompt = labels.words("political-menu-bases", names=join_with_and(labels.words, owner_names))
    return _split_menu(short(_capitalize(prompt), LINE), items)


def _owner_name(labels: Labels, owner: Seat) -> str:
    """Return the name of an owner in a menu."""
    if owner == NOBODY:
        return labels.words("political-menu-nobody")
    if owner == labels.scene.viewer:
        return labels.words("political-menu-you")
    return labels.seat(owner)


def _sorted_owners(labels: Labels, decision: Decision, owners: Iterable[Seat]) -> list[Seat]:
    """Return the owners clockwise, then the middle.

    The viewer is first if the choice helps the owner of the stack, as an asset does, and otherwise
    last.
    """
    viewer = labels.scene.viewer
    seats = _clockwise(labels, [owner for owner in owners if owner != NOBODY], lambda seat: seat)
    others = [owner for owner in seats if owner != viewer]
    others += [NOBODY] if NOBODY in owners else []
    own = [owner for owner in seats if owner == viewer]
    laid = decision.about.get("card")
    helps = decision.kind == "place" and laid is not None and card(str(laid)).kind == "asset"
    return [*own, *others] if helps else [*others, *own]


def _stack_item(
    labels: Labels, decision: Decision, index: int, option: Option, stack: Stack, owner: Seat
) -> Item:
    """Return the menu item of a stack, or of an attachment to move."""
    if option.kind == "move":
        name = option.word
        return Item(labels.card(name), index, labels.stack_plain(stack))

    # The two functions have the same parameters, although each of them ignores one.
    hint_of = {"target": _defence_hint, "place": _value_with_card}.get(decision.kind)
    first = "" if hint_of is None else hint_of(labels, decision, owner, stack)
    sign = signs.WINGS[nature(stack).wing]
    return Item(labels.stack_plain(stack), index, _hint(first, stack, labels), sign)


def _hint(first: str, stack: Stack, labels: Labels) -> str | None:
    """Return a first hint and the attachments: by name if there is room, otherwise in brief."""
    for attachments in (labels.cards(stack[1:]), " ".join(marks(stack))):
        hint = " · ".join(filter(None, (first, attachments)))
        if len(hint) <= LINE:
            break

    return short(hint, LINE) or None


def _defence_hint(labels: Labels, _: Decision, owner: Seat, stack: Stack) -> str:
    """Return the defence that an attack would have to beat, without dice and raises."""
    total = nature(stack).battle
    if owner not in (NOBODY, labels.scene.viewer):
        # Stacks with Lawyers in the same base help the defence.
        total += sum(
            helper.value for helper in lawyers_in_base(labels.view.seats[owner].base, stack[0])
        )
    return labels.words("political-hint-defence", total=number(total))


def _value_with_card(labels: Labels, decision: Decision, _: Seat, stack: Stack) -> str:
    """Return the stack's value with the card on it."""
    after = labels.value((*stack, str(decision.about["card"])))
    return labels.words("political-hint-becomes", value=after)


def _card_item(labels: Labels, decision: Decision, index: int, option: Option) -> Item:
    """Return the menu item of a player or a card."""
    if option.kind == "seat":
        seat = option.number
        seat_view = labels.view.seats[seat]
        facts = {"count": seat_view.hand, "points": score(seat_view.base)}
        return Item(labels.seat(seat), index, labels.words("political-hint-hand", **facts))

    name = option.word
    hint = _HINTS.get(option.kind, _card_hint)(labels, decision, name)
    label = labels.card_plain(name)
    if option.kind in ACTS:
        message = f"political-chosen-{option.kind.replace('_', '-')}"
        label = _capitalize(labels.words(message, card=label))

    return Item(label, index, hint, _sign(name))


def _sign(name: str) -> str | None:
    """Return the emoji of a card: of its wing or its effect, or of an asset or deficit."""
    box_card = card(name)
    if box_card.kind == "group":
        return signs.WINGS[box_card.wing]
    if box_card.power:
        return signs.POWERS[box_card.power]

    return signs.ASSET if box_card.influence > 0 else signs.DEFICIT


# -- hints for cards -------------------------------------------------------------------------------


def _card_hint(labels: Labels, _: Decision, name: str) -> str | None:
    """Return what a card does. A group that can be let go has no hint."""
    if is_group(name):
        return None
    influence = with_sign(card(name).influence)
    return labels.help(name) or labels.words("political-hint-influence", value=influence)


def _recruit_hint(labels: Labels, _: Decision, name: str) -> str:
    """Return the score before and after recruiting the group."""
    before = score(_own_base(labels))
    after = _score_after(labels, name)
    return labels.words("political-hint-score", before=before, after=after)


def _join_hint(labels: Labels, _: Decision, name: str) -> str | None:
    """Return a hint for a stack that joins from the base; None for a group from the hand."""
    base = _own_base(labels)
    stack = next((other for other in base if other[0] == name), None)
    if stack is None:
        return None

    from_base = labels.words("political-hint-base", value=with_sign(nature(stack).battle))
    return _hint(from_base, stack, labels)


def _fighter_hint(labels: Labels, decision: Decision, name: str) -> str:
    """Return the side of a stack in the battle, and its value with the card on it."""
    about = decision.about
    sides = {"target": [about["target"]], "team": about["team"], "defends": about["defence"]}
    for side, stacks in sides.items():
        for text in stacks if isinstance(stacks, list) else ():
            stack = read_stack(str(text))
            if stack[0] == name:
                place = labels.words(f"political-hint-{side}")
                # `_value_with_card` does not use the owner.
                return f"{place} · {_value_with_card(labels, decision, NOBODY, stack)}"

    return ""


def _score_without(labels: Labels, decision: Decision, name: str) -> int:
    """Return the score without a stack that may be lost; 0 for other decisions.

    For other decisions, a sort by this number keeps the order.
    """
    if decision.kind != "lose":
        return 0
    return score([stack for stack in _own_base(labels) if stack[0] != name])


def _stack_hint(labels: Labels, decision: Decision, name: str) -> str:
    """Return the score without a stack that may be lost; in a battle, the stack's side there."""
    if decision.kind != "lose":
        return _fighter_hint(labels, decision, name)

    before = score(_own_base(labels))
    after = _score_without(labels, decision, name)
    return labels.words("political-hint-score", before=before, after=after)


_HINTS: dict[str, Callable[[Labels, Decision, str], str | None]] = {
    "recruit": _recruit_hint,
    "join": _join_hint,
    "stack": _stack_hint,
}


def _capitalize(text: str) -> str:
    """Return the text with a capital letter at its beginning, and the rest unchanged."""
    return text[:1].upper() + text[1:]
