"""House players of Chicken Heist: they know their seat's view and nothing else.

easy    robs or looks as it pleases, plays cards for the fun of it, and bolts on a whim
medium  robs while there is something to rob, uses its cards and abilities, moves a known danger
        away, and grows more nervous with every round, every signal, every loot: it runs, and before
        that it looks around in place of robbing
hard    plays its cards alike, but reckons how far to push its luck (foresight.py): whether to rob
        or to look, and when to stay, hide or run
expert  plays on in its mind, for the victory alone. What it cannot see (the events, who has which
        loot, who has looked what comes) it deals anew, often. In each of these worlds it plays the
        heist to its end, once for every Move or decision that comes into question and for every
        plan that it may follow afterwards (search.py). With cards and abilities it does what a hard
        one does.
"""

from collections.abc import Callable
from math import exp
from random import Random
from typing import ClassVar, NamedTuple

from games.engine.asks import Choice, Decision, Option
from games.engine.house import default_choice
from games.engine.temper import Tempered
from games.heist.box import crew_after, crew_of
from games.heist.odds import (
    MEAN_LOOT,
    bad,
    chances,
    ends_the_game,
    hits,
    known,
    me,
    my_loot,
    own,
    rivals,
    trails,
)
from games.heist.players.foresight import Foresight
from games.heist.state import SLOTS, value
from games.heist.view import HeistView
from games.heist.vocabulary import HIDE, MOVES, OVERRIDE, PASS, ROB, RUN, STAY, TINKER, option

# -- cards and abilities ---------------------------------------------------------------------------


ROB_ROUNDS = 2
MOVERS = ("teamwork", "panic")
"""Cards that bring a known danger away from this round's slot."""
FOR_ITS_OWN_SAKE = ("check_in", "fortify", "disguise", "influence", "lockdown")
MISCHIEF = 0.4
"""How often a seat that knows nothing plays one of these."""


class HeistContext(NamedTuple):
    """What a house player is asked, and what it sees and rolls."""

    view: HeistView
    decision: Decision
    rng: Random
    daring: float = 0.0


Chooser = Callable[[HeistContext], Option | None]


def _sweep(at: HeistContext) -> Option | None:
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


def _mischief(at: HeistContext, playable: dict[str, Option]) -> Option:
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


def _target(at: HeistContext) -> Option | None:
    mine = Option("seat", own(at.view).seat)
    if at.decision.about.get("card") == "disguise" and bad(at.view, known(at.view) or ""):
        return mine

    seats = [one for one in at.decision.options if one.kind == "seat" and one != mine]
    seats = [one for one in seats if not at.decision.sensible or one in at.decision.sensible]
    return richest(at, seats) if seats else None


def _fortify(at: HeistContext) -> Option | None:
    return Option("crew", crew_of(me(at.view).character))


def _warn(at: HeistContext) -> Option | None:
    likely = chances(at.view)
    likely["swat"] = likely.get("swat", 0) + likely.pop("swat_again", 0)
    menu = [one for one in at.decision.options if one.kind == "event"]
    return max(menu, key=lambda one: likely.get(one.word, 0))


def _slot(at: HeistContext) -> Option | None:
    """This round's slot, if it had better hold something else."""
    here = Option("slot", at.view.round)
    event = known(at.view)
    slots = [one for one in at.decision.options if one.kind == "slot"]
    if event is not None and here in slots and bad(at.view, event):
        return here

    elsewhere = [one for one in slots if one != here] or slots
    return at.rng.choice(elsewhere)


def two_slots(at: HeistContext) -> Choice:
    event = known(at.view)
    if event is None or not bad(at.view, event):
        return default_choice(at.decision, at.rng)

    here = at.decision.options[0]
    elsewhere = list(at.decision.options[1:])
    return (here, at.rng.choice(elsewhere))


def _override(at: HeistContext) -> Option | None:
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


def _angel_move(at: HeistContext) -> Option | None:
    """Keep a rival from robbing; where that is what one just did, from looking."""
    names = {one.word: one for one in at.decision.options if one.kind == "move"}
    return names.get("rob") or names.get("lookout")


def agent_pays(view: HeistView) -> bool:
    """Whether what Agent may give away is worth less than what it may take: an empty hand gives
    back the very card.
    """
    count = me(view).loot
    return count > 0 and my_loot(view) < count * MEAN_LOOT


def _pirate_move(at: HeistContext) -> Option | None:
    return at.decision.options[0]


def richest(at: HeistContext, seats: list[Option]) -> Option:
    """The seat with most loot, any of several."""
    return max(seats, key=lambda one: (at.view.seats[one.number].loot, at.rng.random()))


def _split(at: HeistContext) -> Option | None:
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


# -- a level ---------------------------------------------------------------------------------------


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
NERVE = 0.05
COOL = 0.02
"""How much less often a bold one runs on a whim; what it adds to the worth of staying."""

JUMPY = 0.08
"""How easily a hard one runs though staying is worth more: 1 in 3 times where that is so much."""

Menu = dict[str, list[Option]]


class _Levelled(Tempered):
    """Chooses by the kind of decision; where it has no opinion, as silence would."""

    choosers: ClassVar[dict[str, Chooser]]

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        at = HeistContext(view, decision, rng, self.daring(rng, lambda: trails(view)))
        if decision.most > 1:
            return two_slots(at)

        chooser = self.choosers.get(decision.kind)
        chosen = chooser(at) if chooser is not None else None
        if chosen is None or chosen not in decision.options:
            return default_choice(decision, rng)

        return (chosen,)


# -- easy -----------------------------------------------------------------------------------------


def _easy_turn(at: HeistContext) -> Option | None:
    menu = _menu(at)
    if "rob" in menu and at.rng.random() < GREED + NERVE * at.daring:
        return menu["rob"][0]
    if "lookout" in menu:
        return at.rng.choice(menu["lookout"])

    return menu["rob"][0] if "rob" in menu else None


def _easy_sweep(at: HeistContext) -> Option | None:
    cards = _menu(at).get("play", [])
    for_fun = cards and at.view.sweep == 1 and at.rng.random() < FUN
    return at.rng.choice(cards) if for_fun else PASS


def _easy_decision(at: HeistContext) -> Option | None:
    if known(at.view) is not None:
        return _knowing(at)
    whim = WHIM - NERVE * at.daring
    return RUN if at.view.round > 1 and at.rng.random() < whim else STAY


def _knowing(at: HeistContext) -> Option:
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


def _medium_turn(at: HeistContext) -> Option | None:
    """An ability first, then the Move, then the end; cards wait for the Operation."""
    menu = _menu(at)
    view = at.view
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


def _medium_decision(at: HeistContext) -> Option | None:
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


def _hard_turn(at: HeistContext) -> Option | None:
    menu = _menu(at)
    view = at.view
    ability = _ability(at, menu)
    if ability is not None:
        return ability

    foresight = Foresight(view)
    worth = dict[Option, float]()
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


def _hard_decision(at: HeistContext) -> Option | None:
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


def _menu(at: HeistContext) -> Menu:
    menu: Menu = {}
    for one in at.decision.options:
        menu.setdefault(one.kind, []).append(one)
    return menu


def _ability(at: HeistContext, menu: Menu) -> Option | None:
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


# -- expert ----------------------------------------------------------------------------------------


HEISTS_PLAYED = 4000
"""In all, for one choice: the twentieth of a second."""
LOOKS_AHEAD = 4
"""So many slots that it does not know it thinks of looking at, the next first."""


class ExpertHouse:
    """Looks ahead. `budget`: how many heists it plays for a choice."""

    def __init__(self, budget: int = HEISTS_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        usual = self.stand_in.choose(view, decision, rng)
        acts = _acts(view, decision, usual)
        if len(acts) < 2:
            return usual

        from games.heist.players.search import best  # NumPy, which nobody else needs

        chosen = best(view, acts, self.budget, rng.getrandbits(64))
        if chosen.kind != "slot":
            return (chosen,)
        if decision.kind == "turn":
            return (TINKER,)

        return (option("slot", view.round), chosen)


def _acts(view: HeistView, decision: Decision, usual: Choice) -> list[Option]:
    """What is worth a thought, the usual first. A slot: to exchange this round's event with it."""
    if decision.kind == "decision":
        return [*usual, *(one for one in decision.options if one not in usual)]
    if decision.kind == "tinker":
        return _exchanges(view)
    if decision.kind != "turn" or usual[0].kind not in MOVES:
        return []

    known = _known(view)
    exchanges = _exchanges(view)
    slots = [slot for slot in range(view.round, SLOTS + 1) if slot not in known][:LOOKS_AHEAD]
    moves = [*usual, ROB, *(option("lookout", slot) for slot in slots)]
    found = [one for one in dict.fromkeys(moves) if one in decision.options and one != TINKER]
    if TINKER not in decision.options or not known:
        return found

    return exchanges + found if TINKER in usual else found + exchanges


def _known(view: HeistView) -> list[int]:
    """The slots whose events it has seen."""
    return [note.slots[0] for note in own(view).notes if len(note.slots) == 1]


def _exchanges(view: HeistView) -> list[Option]:
    """With the later slots that it knows, and with one of those that it does not."""
    later = range(view.round + 1, SLOTS + 1)
    known = _known(view)
    unknown = [slot for slot in later if slot not in known]
    return [option("slot", slot) for slot in [*unknown[:1], *known] if slot in later]
