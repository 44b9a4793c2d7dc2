"""House players of Chicken Heist: they know their seat's view and nothing else.

easy    robs or looks as it pleases, plays cards for the fun of it, and bolts on a whim
medium  robs while there is something to rob, uses its cards and abilities, moves a known danger
        away, and grows more nervous with every round, every signal, every loot: it runs, and before
        that it looks around in place of robbing
hard    plays its cards alike, but reckons how far to push its luck (foresight.py): whether to rob
        or to look, and when to stay, hide or run
"""

from math import exp
from random import Random
from typing import ClassVar

from games.engine.asks import Choice, Decision, Option
from games.engine.house import default_choice
from games.engine.temper import Tempered
from games.heist.odds import bad, ends_the_game, hits, known, me, trails
from games.heist.players.cards import CHOOSERS, At, Chooser, agent_pays, richest, two_slots
from games.heist.players.foresight import Foresight
from games.heist.view import HeistView
from games.heist.vocabulary import HIDE, PASS, RUN, STAY

GREED = 0.5
"""How often an easy one robs if it can."""
WHIM = 0.35
"""How often an easy one runs from an event that it does not know."""
FUN = 0.3
"""How often an easy one plays a card, just any."""
DULL = ("lockdown", "signal_jammer", "flash_grenade", "influence")
"""What goes first if a card has to go."""
FIDGETS = 1.5
"""How much more often its nerves make a medium one look around than run."""
NERVE, COOL = 0.05, 0.02
"""How much less often a bold one runs on a whim; what it adds to the worth of staying."""

JUMPY = 0.08
"""How easily a hard one runs though staying is worth more: 1 in 3 times where that is so much."""

Menu = dict[str, list[Option]]


class _Levelled(Tempered):
    """Chooses by the kind of decision; where it has no opinion, as silence would."""

    choosers: ClassVar[dict[str, Chooser]]

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        at = At(view, decision, rng, self.daring(rng, lambda: trails(view)))
        if decision.most > 1:
            return two_slots(at)
        chooser = self.choosers.get(decision.kind)
        chosen = chooser(at) if chooser is not None else None
        if chosen is None or chosen not in decision.options:
            return default_choice(decision, rng)
        return (chosen,)


# -- easy -----------------------------------------------------------------------------------------


def _easy_turn(at: At) -> Option | None:
    menu = _menu(at)
    if "rob" in menu and at.rng.random() < GREED + NERVE * at.daring:
        return menu["rob"][0]
    if "lookout" in menu:
        return at.rng.choice(menu["lookout"])
    return menu["rob"][0] if "rob" in menu else None


def _easy_sweep(at: At) -> Option | None:
    cards = _menu(at).get("play", [])
    for_fun = cards and at.view.sweep == 1 and at.rng.random() < FUN
    return at.rng.choice(cards) if for_fun else PASS


def _easy_decision(at: At) -> Option | None:
    if known(at.view) is not None:
        return _knowing(at)
    whim = WHIM - NERVE * at.daring
    return RUN if at.view.round > 1 and at.rng.random() < whim else STAY


def _knowing(at: At) -> Option:
    """What to do about an event that one has seen."""
    event = known(at.view) or ""
    if ends_the_game(at.view, event):
        return RUN
    if not hits(at.view, event):
        return STAY
    if HIDE in at.decision.options:
        return HIDE
    return STAY if me(at.view).has_hide else RUN


# -- medium ---------------------------------------------------------------------------------------


def _medium_turn(at: At) -> Option | None:
    """An ability first, then the Move, then the end; cards wait for the Operation."""
    menu, view = _menu(at), at.view
    event = known(view)
    ability = _ability(at, menu)
    if ability is not None:
        return ability
    if event is not None and "tinker" in menu and bad(view, event):
        return menu["tinker"][0]
    fidgets = event is None and at.rng.random() < FIDGETS * _nerves(view)
    if fidgets and "lookout" in menu:
        return at.rng.choice(menu["lookout"])
    if "rob" in menu:
        return menu["rob"][0]
    return None if event is not None else _look_here(view, menu)


def _medium_decision(at: At) -> Option | None:
    if known(at.view) is not None:
        return _knowing(at)
    nerves = _nerves(at.view) - NERVE * at.daring
    return RUN if at.rng.random() < nerves else STAY


def _nerves(view: HeistView) -> float:
    """How likely it runs from an event that it does not know."""
    mine = me(view)
    nerves = 0.05 * view.round + 0.15 * view.signals + 0.03 * mine.loot
    return nerves - (0.1 if mine.has_hide else 0.0)


# -- hard -----------------------------------------------------------------------------------------


def _hard_turn(at: At) -> Option | None:
    menu, view = _menu(at), at.view
    ability = _ability(at, menu)
    if ability is not None:
        return ability
    foresight, worth = Foresight(view), dict[Option, float]()
    look = _look_here(view, menu)
    if "rob" in menu:
        worth[menu["rob"][0]] = foresight.unknown(robbing=True).best
    if known(view) is None and look is not None:
        worth[look] = foresight.looking()
    if known(view) is not None and "tinker" in menu:
        worth[menu["tinker"][0]] = foresight.elsewhere()
    if worth:
        return max(worth, key=worth.__getitem__)
    return richest(at, menu["angel"]) if "angel" in menu else None


def _hard_decision(at: At) -> Option | None:
    """What is worth most. With Hide and before any signal that is never to run: now and then it
    does all the same, or everybody could count on it.
    """
    outlook = Foresight(at.view).unknown(robbing=False)
    worth = {STAY: outlook.stay + COOL * at.daring, RUN: outlook.run, HIDE: outlook.hide}
    best = max((one for one in at.decision.options), key=lambda one: worth[one])
    if best == RUN or known(at.view) is not None or at.view.signals or not me(at.view).has_hide:
        return best
    return RUN if at.rng.random() < exp((worth[RUN] - worth[best]) / JUMPY) else best


# -- what they share ------------------------------------------------------------------------------


def _menu(at: At) -> Menu:
    menu: Menu = {}
    for one in at.decision.options:
        menu.setdefault(one.kind, []).append(one)
    return menu


def _ability(at: At, menu: Menu) -> Option | None:
    if "agent" in menu and agent_pays(at.view):
        return richest(at, menu["agent"])
    if "devil" in menu:
        return richest(at, menu["devil"])
    if "show_gold" in menu:
        return menu["show_gold"][0]
    return next((one for one in menu.get("mystic", []) if one.value in DULL), None)


def _look_here(view: HeistView, menu: Menu) -> Option | None:
    """Lookout at this round's slot."""
    return next((one for one in menu.get("lookout", []) if one.value == view.round), None)


_EASY = ("angel_move", "pirate_move", "partner", "second", "lockdown", "split")


class EasyHouse(_Levelled):
    """A chicken on its first job."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **{kind: CHOOSERS[kind] for kind in _EASY},
        "turn": _easy_turn,
        "sweep": _easy_sweep,
        "decision": _easy_decision,
    }


class MediumHouse(_Levelled):
    """An old hand with nerves."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **CHOOSERS,
        "turn": _medium_turn,
        "decision": _medium_decision,
    }


class HardHouse(_Levelled):
    """The brain of the gang."""

    slow = True
    """Early in a game there is much to reckon."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **CHOOSERS,
        "turn": _hard_turn,
        "decision": _hard_decision,
    }
