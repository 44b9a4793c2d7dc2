"""Makes the buttons and menus of a decision, and warns of choices that would be a waste.

Short lists become buttons, long ones menus, one menu for each kind of option. No option is shown
twice: the Lookout at this round's slot is a button, the Lookouts at other slots are in a menu.

Rule: a warning forbids nothing (HR-22), and uses only what the warned seat knows: its view of the
game and its notebook, which lists the face-down events that the seat knows. Numbers such as HR-22
or 7.2 are those of games/heist/RULES.md.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.pages.page import Block, Button, Do, Item, Menu, Row, Tone
from bot.tables.scene import Scene
from cogs.heist.board import is_void
from cogs.heist.labels import FACT_OF_KIND, Labels
from cogs.pages import Numbered
from games.engine.asks import Decision, Option
from games.heist.odds import ends_the_game, hits, immune, known_event, me
from games.heist.state import CardAim
from games.heist.view import HeistView, OwnView

BUTTONS = frozenset({"move", "crew"})
"""Kinds of options of which there are always few, so they are buttons."""

MENUS = frozenset(FACT_OF_KIND) - BUTTONS
"""All other kinds of options with a value. `_is_button` makes exceptions."""

MENU_FROM = 6
"""A choice between at least this number of loot cards is a menu; fewer cards are buttons."""

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
"""The colours of buttons by kind of option. All other buttons are plain."""


def controls(labels: Labels, decision: Decision, chosen: Sequence[Option] = ()) -> list[Block]:
    """Return a row of buttons, then the menus. The buttons of options in `chosen` are marked."""
    # Only the two slots of Tinker and Panic are chosen at once, both in one menu.
    if decision.most > 1:
        items = _items(labels, decision, enumerate(decision.options))
        prompt = labels.words("heist-menu-two-slots")
        return [Menu(prompt, items, decision.least, decision.most)]

    buttons: list[Button] = []
    menus: dict[str, list[Numbered]] = {}
    for index, option in enumerate(decision.options):
        if _is_button(labels, decision, option):
            buttons.append(_button(labels, decision, index, option, chosen))
        else:
            menus.setdefault(option.kind, []).append((index, option))

    blocks: list[Block] = [
        Menu(labels.words(f"heist-menu-{kind}"), _items(labels, decision, options))
        for kind, options in menus.items()
    ]
    return [Row(tuple(buttons)), *blocks] if buttons else blocks


def _is_button(labels: Labels, decision: Decision, option: Option) -> bool:
    """Return whether an option is a button; all others are in a menu."""
    if option.kind in ("pay", "take"):
        return len(decision.options) < MENU_FROM
    return option.kind not in MENUS or option == Option("lookout", labels.view.round)


def _button(
    labels: Labels, decision: Decision, index: int, option: Option, chosen: Sequence[Option]
) -> Button:
    """Return the button of an option. Only the chosen option is coloured, if there is one."""
    if option in chosen:
        tone = Tone.GOOD
    else:
        tone = Tone.PLAIN if chosen else TONES.get(option.kind, Tone.PLAIN)

    label = labels.option(option, decision.kind)
    return Button(label, Do("pick", index), tone, labels.emoji(option))


def _items(labels: Labels, decision: Decision, numbered: Iterable[Numbered]) -> tuple[Item, ...]:
    """Return the menu items of options."""
    return tuple(
        Item(
            labels.option(option, decision.kind),
            index,
            _hint(labels, decision, option),
            labels.emoji(option),
        )
        for index, option in numbered
    )


def _hint(labels: Labels, decision: Decision, option: Option) -> str | None:
    """Return a warning about the option if there is one, else facts that help to choose."""
    waste = warning(labels.scene, decision, option)
    if waste is not None:
        return labels.terms.warning(waste.id, waste.event)

    fact = FACT_OF_KIND.get(option.kind)
    # The Mystic only discards the card, so the effect of the card does not matter.
    if fact in ("card", "event") and option.kind != "mystic":
        return labels.words(f"heist-{fact}-{option.value}-help")
    if fact == "seat":
        return _seat_hint(labels, option.number)

    return _slot_hint(labels, option.number) if fact == "slot" else None


def _seat_hint(labels: Labels, seat: int) -> str:
    """Return public facts about a seat that may be a target."""
    words = labels.words
    seat_view = labels.view.seats[seat]
    facts = [words("heist-hint-you")] if seat == labels.scene.viewer else []
    facts.append(labels.terms.crew_name(seat_view.character))
    facts.append(words("heist-hint-loot", count=seat_view.loot))
    facts.append(words("heist-hint-hide" if seat_view.has_hide else "heist-hint-no-hide"))

    return " · ".join(facts)


def _slot_hint(labels: Labels, slot: int) -> str | None:
    """Return what the viewer knows about a slot, or None."""
    words = labels.words
    view = labels.view
    facts = [words("heist-hint-this-round")] if slot == view.round else []
    # A note with several slots means that the event is in one of them.
    for note in view.own.notes if view.own is not None else ():
        if slot in note.slots:
            event = words(f"heist-event-{note.event}")
            message_id = "heist-hint-maybe" if len(note.slots) > 1 else "heist-hint-known"
            facts.append(words(message_id, event=event))

    if slot in view.locked:
        facts.append(words("heist-hint-locked"))

    return " · ".join(facts) or None


# -- what may be a waste ---------------------------------------------------------------------------


class Waste(NamedTuple):
    """A warning: the message `heist-warning-<id>`, and the event that it names, if any."""

    id: str
    event: str | None = None


class Circumstances(NamedTuple):
    """All that a warning may use: what the seat may know, its decision, and one of its options."""

    view: HeistView
    own: OwnView
    decision: Decision
    option: Option


def warning(scene: Scene[HeistView], decision: Decision, option: Option) -> Waste | None:
    """Return why this option may be a waste, or None."""
    judge = _JUDGES.get(option.kind)
    view = scene.view
    if judge is None or view.own is None:
        return None

    return judge(Circumstances(view, view.own, decision, option))


# Each function below judges the options of one kind (see _JUDGES): it returns a warning, or None.

# -- cards and their targets -----------------------------------------------------------------------


def _play(situation: Circumstances) -> Waste | None:
    """Return a warning for a card that is in force already or can have no effect."""
    card = situation.option.value
    if card in ("flash_grenade", "signal_jammer") and card in situation.view.board:
        return Waste("in-force")
    if card == "flash_grenade" and not _moves_to_come(situation):
        return Waste("no-moves-left")

    return None


def _moves_to_come(situation: Circumstances) -> bool:
    """Return whether another player still has a Move this round."""
    view = situation.view
    # Without a turn, the turns of this round are over.
    if view.turn is None:
        return False
    return view.turn.seat != view.turn_order[-1]


def _seat(situation: Circumstances) -> Waste | None:
    """Return a warning for a target that makes the card void or changes nothing."""
    card = situation.decision.about.get("card")
    target = situation.option.number
    # A Copycat is void if its target has played a Copycat (7.4); a Check In, if its target has
    # played a Copycat or a Check In (7.2).
    if card in ("copycat", "check_in") and is_void(
        situation.view, card, CardAim(situation.own.seat, target)
    ):
        return Waste("void-target")
    if card == "influence" and target == situation.view.leader:
        return Waste("leader-already")

    return None


def _crew(situation: Circumstances) -> Waste | None:
    """Return a warning for a crew that is fortified already."""
    return (
        Waste("fortified-already") if situation.option.value in situation.view.fortified else None
    )


def _slot(situation: Circumstances) -> Waste | None:
    """Return a warning for a slot that is locked already."""
    if (
        situation.decision.about.get("card") == "lockdown"
        and situation.option.value in situation.view.locked
    ):
        return Waste("locked-already")
    return None


def _event(situation: Circumstances) -> Waste | None:
    """Return a warning for a Warn that cannot come true or that the notebook contradicts."""
    declared = situation.option.word
    # A Warn of SWAT also covers Swat Again. The two Driver's Signals have the same id, so the
    # second one may still be to come after the first one was revealed.
    names = ("swat", "swat_again") if declared == "swat" else (declared,)
    if declared != "drivers_signal" and all(name in situation.view.events for name in names):
        return Waste("event-gone")

    # `known_event` returns this round's event if the notebook names its slot, else None.
    event = known_event(situation.view)
    if event is not None and event not in names:
        return Waste("event-elsewhere", event)

    return None


# -- Moves and characters --------------------------------------------------------------------------


def _lookout(situation: Circumstances) -> Waste | None:
    """Return a warning for a slot that the notebook is sure of."""
    is_known = any(note.slots == [situation.option.value] for note in situation.own.notes)
    return Waste("known-already") if is_known else None


def _agent(situation: Circumstances) -> Waste | None:
    """Return a warning for a swap without any loot."""
    return None if situation.own.loot else Waste("agent-empty")


def _angel(situation: Circumstances) -> Waste | None:
    """Return a warning for a target that has had its turn."""
    order = list(situation.view.turn_order)
    target = situation.option.number
    # The Angel forbids a Move of this round, so it has no effect on a target whose turn is over.
    if target in order and order.index(target) < order.index(situation.own.seat):
        return Waste("turn-over")
    return None


def _angel_move(situation: Circumstances) -> Waste | None:
    """Return a warning if the Move is forbidden already, or is the player's last one.

    The Angel's Move is forbidden to the target and to the Angel.
    """
    move = situation.option.word
    target = situation.decision.about.get("target")
    if any(
        effect.move == move and target in (effect.by, effect.target)
        for effect in situation.view.standing
    ):
        return Waste("forbidden-already")

    moved = situation.view.turn is not None and situation.view.turn.move is not None
    if not moved and _open_moves(situation.view) == [move]:
        return Waste("own-last-move")

    return None


def _open_moves(view: HeistView) -> list[str]:
    """Return the Moves that this seat can still make. It is exact enough for a warning."""
    mine = me(view)
    # The Boss may look and tinker in spite of Flash Grenade and Signal Jammer.
    boss = mine.character == "boss" and not mine.disabled
    hidden = [slot for slot, event in enumerate(view.events, 1) if event is None]
    # A new pile of action cards is made from the discard, but there is no new loot pile.
    is_possible = {
        "rob": view.loot_pile > 0,
        "resupply": view.pile > 0 or bool(view.discard),
        "lookout": boss
        or ("flash_grenade" not in view.board and any(slot not in view.locked for slot in hidden)),
        "tinker": len(hidden) > 1 and (boss or "signal_jammer" not in view.board),
    }
    forbidden = [effect.move for effect in view.standing if mine.seat in (effect.by, effect.target)]
    return [move for move, possible in is_possible.items() if possible and move not in forbidden]


def _devil(situation: Circumstances) -> Waste | None:
    """Return a warning for a character that is switched off already."""
    return Waste("off-already") if situation.view.seats[situation.option.number].disabled else None


def _end(situation: Circumstances) -> Waste | None:
    """Return a warning for ending the turn while Show Gold or Take Card is still possible."""
    offers = {option.kind for option in situation.decision.options} & {"show_gold", "take_card"}
    return Waste("offer-open") if offers else None


# -- the decision ----------------------------------------------------------------------------------


def _surely_coming(situation: Circumstances) -> str | None:
    """Return this round's event if the notebook is sure of it.

    None also for Poor Planning, because it is replaced by an event that no seat knows.
    """
    event = known_event(situation.view)
    return None if event == "poor_planning" else event


def _stay(situation: Circumstances) -> Waste | None:
    """Return a warning for Stay if the event is known to hit the seat."""
    view = situation.view
    event = _surely_coming(situation)
    if event is None:
        return None
    # The second Driver's Signal catches all who did not run.
    if ends_the_game(view, event):
        return Waste("stay-signal", event)
    # The fee costs a seat loot, but does not catch it.
    if event == "membership_fee" and situation.own.loot:
        return None if immune(view, situation.own.seat) else Waste("stay-fee", event)
    # `hits`: whether the event would catch this seat if it stays.
    if not hits(view, event):
        return None

    # A seat that would be caught may give up its Hide to be saved.
    return Waste("stay-saved" if me(view).has_hide else "stay-caught", event)


def _hide(situation: Circumstances) -> Waste | None:
    """Return a warning for Hide if the event is known to miss the seat."""
    view = situation.view
    event = _surely_coming(situation)
    if event is None:
        return None
    if ends_the_game(view, event):
        return Waste("hide-signal", event)

    # Hide is lost if nothing would have hit the seat. A Membership Fee hits all but an immune seat,
    # because hiders need not pay it (12.6).
    helps = not immune(view, situation.own.seat) if event == "membership_fee" else hits(view, event)
    return None if helps else Waste("hide-misses", event)


def _run(situation: Circumstances) -> Waste | None:
    """Return a warning for Run if the Police Patrol is known to come: it catches runners (12.7)."""
    if _surely_coming(situation) != "police_patrol" or immune(situation.view, situation.own.seat):
        return None
    return Waste(
        "run-patrol-saved" if me(situation.view).has_hide else "run-patrol", "police_patrol"
    )


_JUDGES: dict[str, Callable[[Circumstances], Waste | None]] = {
    "play": _play,
    "seat": _seat,
    "crew": _crew,
    "slot": _slot,
    "event": _event,
    "lookout": _lookout,
    "agent": _agent,
    "angel": _angel,
    "move": _angel_move,
    "devil": _devil,
    "end": _end,
    "stay": _stay,
    "hide": _hide,
    "run": _run,
    "be_caught": lambda _: Waste("be-caught"),
}
