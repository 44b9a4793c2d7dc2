"""What house players of Chicken Heist do with cards and abilities: aims, voids, shares."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from games.engine.asks import Choice, Decision, Option
from games.engine.house import default_choice
from games.heist.box import crew_after, crew_of
from games.heist.odds import MEAN_LOOT, bad, chances, hits, known, me, my_loot, own, rivals
from games.heist.state import value
from games.heist.view import HeistView
from games.heist.vocabulary import OVERRIDE, PASS

ROB_ROUNDS = 2
MOVERS = ("teamwork", "panic")
"""Cards that bring a known danger away from this round's slot."""
FOR_ITS_OWN_SAKE = ("check_in", "fortify", "disguise", "influence", "lockdown")
MISCHIEF = 0.4
"""How often a seat that knows nothing plays one of these."""


class At(NamedTuple):
    """What a house player is asked, and what it sees and rolls."""

    view: HeistView
    decision: Decision
    rng: Random
    daring: float = 0.0


Chooser = Callable[[At], Option | None]


def _sweep(at: At) -> Option | None:
    """Warn of what one knows; move what is bad; hide from a crew event behind a new face."""
    playable = {one.word: one for one in at.decision.options if one.kind == "play"}
    event = known(at.view)
    if event is None:
        return _mischief(at, playable)
    if "warn" in playable and not _warned(at.view):
        return playable["warn"]
    if not bad(at.view, event):
        return PASS
    if hits(at.view, event):
        rescue = {"betrayal": "influence", "swat": "fortify", "swat_again": "fortify"}
        card = rescue.get(event, "disguise")
        if card in playable:
            return playable[card]
    return next((playable[card] for card in MOVERS if card in playable), PASS)


def _mischief(at: At, playable: dict[str, Option]) -> Option:
    """A guess with Warn; now and then, in the first sweep, a card for its own sake."""
    if at.view.round > ROB_ROUNDS and "warn" in playable and not _warned(at.view):
        return playable["warn"]
    if at.view.sweep > 1 or at.rng.random() > MISCHIEF:
        return PASS
    if at.view.round <= ROB_ROUNDS:
        playable.pop("check_in", None)  # everybody stays
    return next((playable[card] for card in FOR_ITS_OWN_SAKE if card in playable), PASS)


def _warned(view: HeistView) -> bool:
    return any(warn.by == own(view).seat for warn in view.warns)


def _target(at: At) -> Option | None:
    mine = Option("seat", own(at.view).seat)
    if at.decision.about.get("card") == "disguise" and bad(at.view, known(at.view) or ""):
        return mine
    seats = [one for one in at.decision.options if one.kind == "seat" and one != mine]
    seats = [one for one in seats if not at.decision.sensible or one in at.decision.sensible]
    return richest(at, seats) if seats else None


def _fortify(at: At) -> Option | None:
    return Option("crew", crew_of(me(at.view).character))


def _warn(at: At) -> Option | None:
    likely = chances(at.view)
    likely["swat"] = likely.get("swat", 0) + likely.pop("swat_again", 0)
    menu = [one for one in at.decision.options if one.kind == "event"]
    return max(menu, key=lambda one: likely.get(one.word, 0))


def _slot(at: At) -> Option | None:
    """This round's slot, if it had better hold something else."""
    here = Option("slot", at.view.round)
    event = known(at.view)
    slots = [one for one in at.decision.options if one.kind == "slot"]
    if event is not None and here in slots and bad(at.view, event):
        return here
    elsewhere = [one for one in slots if one != here] or slots
    return at.rng.choice(elsewhere)


def two_slots(at: At) -> Choice:
    event = known(at.view)
    if event is None or not bad(at.view, event):
        return default_choice(at.decision, at.rng)
    here, elsewhere = at.decision.options[0], list(at.decision.options[1:])
    return (here, at.rng.choice(elsewhere))


def _override(at: At) -> Option | None:
    """Kept for Freeze, for a Scramble that would do harm, for the cards of a rival who is ahead,
    and for whoever overrides one's own.
    """
    if "override" not in own(at.view).hand:
        return PASS
    top = at.view.chain[-1]
    mine = own(at.view).seat
    if top.card == "override":
        return OVERRIDE if at.view.chain[-2].seat == mine else PASS
    rich = rivals(at.view)
    ahead = bool(rich) and rich[0].seat == top.seat and rich[0].loot > me(at.view).loot
    worth = ahead and top.card not in ("warn", "scramble")
    worth |= top.card == "freeze" or (top.card == "scramble" and _is_safe(at.view))
    return OVERRIDE if worth and top.seat != mine else PASS


def _is_safe(view: HeistView) -> bool:
    """From an event that it knows, and that is after another crew."""
    event = known(view)
    return event is not None and crew_after(event) is not None and not hits(view, event)


def _angel_move(at: At) -> Option | None:
    """Keep a rival from robbing; where that is what one just did, from looking."""
    names = {one.word: one for one in at.decision.options if one.kind == "move"}
    return names.get("rob") or names.get("lookout")


def agent_pays(view: HeistView) -> bool:
    """Whether what Agent may give away is worth less than what it may take: an empty hand gives
    back the very card.
    """
    count = me(view).loot
    return count > 0 and my_loot(view) < count * MEAN_LOOT


def _pirate_move(at: At) -> Option | None:
    return at.decision.options[0]


def richest(at: At, seats: list[Option]) -> Option:
    """The seat with most loot, any of several."""
    return max(seats, key=lambda one: (at.view.seats[one.number].loot, at.rng.random()))


def _split(at: At) -> Option | None:
    return max(at.decision.options, key=lambda one: value(one.word))


CHOOSERS: dict[str, Chooser] = {
    "angel_move": _angel_move,
    "pirate_move": _pirate_move,
    "sweep": _sweep,
    "target": _target,
    "teamwork": _target,
    "fortify": _fortify,
    "warn": _warn,
    "partner": _slot,
    "second": _slot,
    "lockdown": _slot,
    "panic": _slot,
    "panic_second": _slot,
    "override": _override,
    "split": _split,
}
