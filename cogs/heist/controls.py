"""The buttons and menus of a decision: one press a choice.

Short lists are buttons, long ones menus, grouped by what they do. Every option is on the card
exactly once; the Lookout at this round's slot is a button, those at other slots are in a menu.
"""

from collections.abc import Sequence

from bot.chat.pages.page import Block, Button, Do, Item, Menu, Row, Tone
from cogs.heist.labels import MEANS, Labels
from cogs.heist.warnings import warning
from games.kit.asks import Decision, Option

BUTTONS = frozenset({"move", "crew"})
"""Named options that are few by nature."""
MENUS = frozenset(MEANS) - BUTTONS
MENU_FROM = 6
"""So many loot cards want a menu; fewer are buttons."""

TONES = {
    "rob": Tone.MAIN,
    "resupply": Tone.MAIN,
    "tinker": Tone.MAIN,
    "lookout": Tone.MAIN,
    "stay": Tone.MAIN,
    "run": Tone.MAIN,
    "hide": Tone.MAIN,
    "show_gold": Tone.GOOD,
    "take_card": Tone.GOOD,
    "go": Tone.GOOD,
    "discard_hide": Tone.GOOD,
    "override": Tone.MAIN,
    "be_caught": Tone.DANGER,
}

Numbered = tuple[int, Option]


def controls(labels: Labels, decision: Decision, chosen: Sequence[Option] = ()) -> list[Block]:
    """Rows and menus, in the order of the options; what is `chosen` now is marked."""
    if decision.most > 1:
        return [_choose_several(labels, decision)]
    buttons: list[Button] = []
    menus: dict[str, list[Numbered]] = {}
    for numbered in enumerate(decision.options):
        if _is_button(labels, decision, numbered[1]):
            buttons.append(_button(labels, decision, numbered, chosen))
        else:
            menus.setdefault(numbered[1].kind, []).append(numbered)
    blocks: list[Block] = [_menu(labels, decision, *menu) for menu in menus.items()]
    return [Row(tuple(buttons)), *blocks] if buttons else blocks


def _is_button(labels: Labels, decision: Decision, option: Option) -> bool:
    if option.kind in ("pay", "take"):
        return len(decision.options) < MENU_FROM
    return option.kind not in MENUS or option == Option("lookout", labels.view.round)


def _button(
    labels: Labels, decision: Decision, numbered: Numbered, chosen: Sequence[Option]
) -> Button:
    index, option = numbered
    tone = Tone.GOOD if option in chosen else TONES.get(option.kind, Tone.PLAIN)
    if chosen and option not in chosen:
        tone = Tone.PLAIN
    return Button(
        labels.option(option, decision.kind), Do("pick", index), tone, labels.emoji(option)
    )


def _menu(labels: Labels, decision: Decision, kind: str, numbered: Sequence[Numbered]) -> Menu:
    items = tuple(_item(labels, decision, index, option) for index, option in numbered)
    return Menu(labels.words(f"heist-menu-{kind}"), items)


def _choose_several(labels: Labels, decision: Decision) -> Menu:
    items = tuple(
        _item(labels, decision, index, option) for index, option in enumerate(decision.options)
    )
    return Menu(labels.words("heist-menu-two-slots"), items, decision.least, decision.most)


def _item(labels: Labels, decision: Decision, index: int, option: Option) -> Item:
    return Item(
        labels.option(option, decision.kind),
        index,
        _hint(labels, decision, option),
        labels.emoji(option),
    )


def _hint(labels: Labels, decision: Decision, option: Option) -> str | None:
    """A warning if there is one, else what helps to choose."""
    waste = warning(labels.scene, decision, option)
    if waste is not None:
        return labels.warning(waste.id, waste.event)
    means = MEANS.get(option.kind)
    if means in ("card", "event") and option.kind != "mystic":
        return labels.help(means, str(option.value))
    if means == "seat":
        return _about_seat(labels, int(option.value or 0))
    return _about_slot(labels, int(option.value or 0)) if means == "slot" else None


def _about_seat(labels: Labels, seat: int) -> str:
    words, view = labels.words, labels.view
    one = view.seats[seat]
    found = [words("heist-hint-you")] if seat == labels.scene.viewer else []
    found.append(labels.crew_name(one.character))
    found.append(words("heist-hint-loot", count=one.loot))
    found.append(words("heist-hint-hide" if one.has_hide else "heist-hint-no-hide"))
    return " · ".join(found)


def _about_slot(labels: Labels, slot: int) -> str | None:
    words, view = labels.words, labels.view
    found = [words("heist-hint-this-round")] if slot == view.round else []
    for note in view.own.notes if view.own is not None else ():
        if slot in note.slots:
            known = words(f"heist-event-{note.event}")
            either = "heist-hint-maybe" if len(note.slots) > 1 else "heist-hint-known"
            found.append(words(either, event=known))
    if slot in view.locked:
        found.append(words("heist-hint-locked"))
    return " · ".join(found) or None
