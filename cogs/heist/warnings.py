"""What a seat should hear, in private, before it wastes something. Warnings forbid nothing (HR-22).

Rule: a warning knows what its seat knows: the view, the notebook, nothing else.
"""

from collections.abc import Callable
from typing import NamedTuple

from bot.tables.scene import Scene
from cogs.heist.board import is_void
from games.heist.odds import SAMURAI_ROUNDS, ends_the_game, hits, known, me
from games.heist.state import Aim
from games.heist.view import HeistView, OwnView
from games.kit.asks import Decision, Option


class Waste(NamedTuple):
    """`heist-warning-<id>`; `event` names the event its sentence speaks of."""

    id: str
    event: str | None = None


class Circumstances(NamedTuple):
    """What a warning may look at."""

    view: HeistView
    own: OwnView
    decision: Decision
    option: Option


def warning(scene: Scene, decision: Decision, option: Option) -> Waste | None:
    """Why this option may be a waste, if it may."""
    judge = _JUDGES.get(option.kind)
    view: HeistView = scene.view
    if judge is None or view.own is None:
        return None
    return judge(Circumstances(view, view.own, decision, option))


# -- cards and their targets -----------------------------------------------------------------------


def _play(now: Circumstances) -> Waste | None:
    view, card = now.view, now.option.value
    if card in ("flash_grenade", "signal_jammer") and card in view.board:
        return Waste("in-force")
    if card == "flash_grenade" and not _moves_to_come(now):
        return Waste("no-moves-left")
    return None


def _moves_to_come(now: Circumstances) -> bool:
    """Whether anybody but the one who plays still has a Move this round."""
    view = now.view
    if view.turn is None:
        return False
    return view.turn.seat != view.turn_order[-1]


def _seat(now: Circumstances) -> Waste | None:
    card, target = now.decision.about.get("card"), _number(now.option)
    if card in ("copycat", "check_in") and is_void(now.view, card, Aim(now.own.seat, target)):
        return Waste("void-target")
    if card == "influence" and target == now.view.leader:
        return Waste("leader-already")
    return None


def _crew(now: Circumstances) -> Waste | None:
    return Waste("fortified-already") if now.option.value in now.view.fortified else None


def _slot(now: Circumstances) -> Waste | None:
    if now.decision.about.get("card") == "lockdown" and now.option.value in now.view.locked:
        return Waste("locked-already")
    return None


def _event(now: Circumstances) -> Waste | None:
    """A Warn that cannot come true, or that the notebook contradicts."""
    declared = str(now.option.value)
    names = ("swat", "swat_again") if declared == "swat" else (declared,)
    if declared != "drivers_signal" and all(name in now.view.events for name in names):
        return Waste("event-gone")
    event = known(now.view)
    if event is not None and event not in names:
        return Waste("event-elsewhere", event)
    return None


# -- Moves and characters --------------------------------------------------------------------------


def _lookout(now: Circumstances) -> Waste | None:
    seen = any(note.slots == [now.option.value] for note in now.own.notes)
    return Waste("known-already") if seen else None


def _agent(now: Circumstances) -> Waste | None:
    return None if now.own.loot else Waste("agent-empty")


def _angel(now: Circumstances) -> Waste | None:
    order = list(now.view.turn_order)
    target = _number(now.option)
    if target in order and order.index(target) < order.index(now.own.seat):
        return Waste("turn-over")
    return None


def _angel_move(now: Circumstances) -> Waste | None:
    """A Move that is forbidden to the target already, or the only one left to oneself."""
    move, target = str(now.option.value), now.decision.about.get("target")
    if any(one.move == move and target in (one.by, one.target) for one in now.view.standing):
        return Waste("forbidden-already")
    moved = now.view.turn is not None and now.view.turn.move is not None
    if not moved and _open_moves(now.view) == [move]:
        return Waste("own-last-move")
    return None


def _open_moves(view: HeistView) -> list[str]:
    """The Moves that the table leaves to this seat, as far as a warning need know."""
    mine = me(view)
    boss = mine.character == "boss" and not mine.disabled
    hidden = [slot for slot, event in enumerate(view.events, 1) if event is None]
    open_ = {
        "rob": view.loot_pile > 0,
        "resupply": view.pile > 0 or bool(view.discard),
        "lookout": boss
        or ("flash_grenade" not in view.board and any(slot not in view.locked for slot in hidden)),
        "tinker": len(hidden) > 1 and (boss or "signal_jammer" not in view.board),
    }
    blocked = [one.move for one in view.standing if mine.seat in (one.by, one.target)]
    return [move for move, possible in open_.items() if possible and move not in blocked]


def _devil(now: Circumstances) -> Waste | None:
    return Waste("off-already") if now.view.seats[_number(now.option)].disabled else None


def _end(now: Circumstances) -> Waste | None:
    offered = {option.kind for option in now.decision.options} & {"show_gold", "take_card"}
    return Waste("offer-open") if offered else None


# -- the decision ----------------------------------------------------------------------------------


def _known_and_plain(now: Circumstances) -> str | None:
    """This round's event, where the notebook is sure; nobody knows what Poor Planning becomes."""
    event = known(now.view)
    return None if event == "poor_planning" else event


def _immune(view: HeistView) -> bool:
    """Samurai as the Leader (8.14)."""
    mine = me(view)
    leads = view.leader == mine.seat and view.round <= SAMURAI_ROUNDS
    return leads and mine.character == "samurai" and not mine.disabled


def _stay(now: Circumstances) -> Waste | None:
    view, event = now.view, _known_and_plain(now)
    if event is None:
        return None
    if ends_the_game(view, event):
        return Waste("stay-signal", event)
    if event == "membership_fee" and now.own.loot:
        return None if _immune(view) else Waste("stay-fee", event)
    if not hits(view, event):
        return None
    return Waste("stay-saved" if me(view).has_hide else "stay-caught", event)


def _hide(now: Circumstances) -> Waste | None:
    view, event = now.view, _known_and_plain(now)
    if event is None:
        return None
    if ends_the_game(view, event):
        return Waste("hide-signal", event)
    helps = not _immune(view) if event == "membership_fee" else hits(view, event)
    return None if helps else Waste("hide-misses", event)


def _run(now: Circumstances) -> Waste | None:
    if _known_and_plain(now) != "police_patrol" or _immune(now.view):
        return None
    return Waste("run-patrol-saved" if me(now.view).has_hide else "run-patrol", "police_patrol")


def _number(option: Option) -> int:
    assert isinstance(option.value, int)
    return option.value


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
