"""The house players of Chicken Heist. They know the view of their seat and nothing else.

easy    robs or looks at random, sometimes plays a card, and sometimes runs without a reason
medium  robs while there is loot, uses its cards and abilities, and moves a known danger away. With
        each round, signal and loot card it becomes more likely to run, or to look instead of
        robbing
hard    plays its cards in the same way, but computes the risk (foresight.py): whether to rob or to
        look, and when to stay, hide or run
expert  looks ahead, and only counts victories. It imagines what is hidden (the events, who has
        which loot, who knows what is coming) many times. In each of these worlds it plays the heist
        to its end, once for each candidate Move or decision and each plan for the rounds after it
        (search.py). With cards and abilities it does the same as hard.
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
"""Cards that can move a known danger away from this round's slot."""
FOR_ITS_OWN_SAKE = ("check_in", "fortify", "disguise", "influence", "lockdown")
MISCHIEF = 0.4
"""The probability that a seat that knows nothing plays one of these cards."""


class HeistContext(NamedTuple):
    """What a chooser knows: the view, the decision, the random generator, and how bold the temper
    is.
    """

    view: HeistView
    decision: Decision
    rng: Random
    daring: float = 0.0


Chooser = Callable[[HeistContext], Option | None]


def _sweep(at: HeistContext) -> Option | None:
    """Warn of a known event; otherwise move a danger away, or change the character to escape a crew
    event.
    """
    playable = {option.word: option for option in at.decision.options if option.kind == "play"}
    event = known(at.view)
    if event is None:
        return _mischief(at, playable)
    if "warn" in playable and not _has_warned(at.view):
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
    """Play Warn as a guess; sometimes, in the first sweep, another card without a special
    reason.
    """
    if at.view.round > ROB_ROUNDS and "warn" in playable and not _has_warned(at.view):
        return playable["warn"]
    # Only in the first sweep: otherwise such cards would be played in every sweep.
    if at.view.sweep > 1 or at.rng.random() > MISCHIEF:
        return PASS

    if at.view.round <= ROB_ROUNDS:
        playable.pop("check_in", None)  # all seats stay this early, so it would show nothing

    return next((playable[card] for card in FOR_ITS_OWN_SAKE if card in playable), PASS)


def _has_warned(view: HeistView) -> bool:
    """Return whether this seat has already warned."""
    return any(warn.by == own(view).seat for warn in view.warns)


def _target(at: HeistContext) -> Option | None:
    """Aim at the rival with most loot; Disguise at itself if its own event is bad."""
    mine = Option("seat", own(at.view).seat)
    if at.decision.about.get("card") == "disguise" and bad(at.view, known(at.view) or ""):
        return mine

    seats = [option for option in at.decision.options if option.kind == "seat" and option != mine]
    seats = [seat for seat in seats if not at.decision.sensible or seat in at.decision.sensible]
    return richest(at, seats) if seats else None


def _fortify(at: HeistContext) -> Option | None:
    """Fortify the own crew."""
    return Option("crew", crew_of(me(at.view).character))


def _warn(at: HeistContext) -> Option | None:
    """Declare the most probable event."""
    likely = chances(at.view)
    # A Warn of `swat` is right for both SWAT cards.
    likely["swat"] = likely.get("swat", 0) + likely.pop("swat_again", 0)
    menu = [option for option in at.decision.options if option.kind == "event"]
    return max(menu, key=lambda option: likely.get(option.word, 0))


def _slot(at: HeistContext) -> Option | None:
    """Take this round's slot if its event is bad, otherwise any other slot."""
    here = Option("slot", at.view.round)
    event = known(at.view)
    slots = [option for option in at.decision.options if option.kind == "slot"]
    if event is not None and here in slots and bad(at.view, event):
        return here

    elsewhere = [slot for slot in slots if slot != here] or slots
    return at.rng.choice(elsewhere)


def two_slots(at: HeistContext) -> Choice:
    """Exchange this round's slot with another one if its event is bad; otherwise take the
    default.
    """
    event = known(at.view)
    if event is None or not bad(at.view, event):
        return default_choice(at.decision, at.rng)

    here = at.decision.options[0]
    elsewhere = list(at.decision.options[1:])
    return (here, at.rng.choice(elsewhere))


def _override(at: HeistContext) -> Option | None:
    """Override Freeze, a harmful Scramble, cards of the richest rival, and an Override of the own
    card.

    Other cards are not worth an Override.
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
    """Return whether the seat knows an event that hunts another crew, so a Scramble would be
    bad.
    """
    event = known(view)
    return event is not None and crew_after(event) is not None and not hits(view, event)


def _angel_move(at: HeistContext) -> Option | None:
    """Block robbing; if the seat has just robbed itself, looking."""
    names = {option.word: option for option in at.decision.options if option.kind == "move"}
    return names.get("rob") or names.get("lookout")


def agent_pays(view: HeistView) -> bool:
    """Return whether a swap by Agent is a gain on average.

    With no loot, the seat would give back the card it takes.
    """
    count = me(view).loot
    return count > 0 and my_loot(view) < count * MEAN_LOOT


def _pirate_move(at: HeistContext) -> Option | None:
    """Take the first option."""
    return at.decision.options[0]


def richest(at: HeistContext, seats: list[Option]) -> Option:
    """Return the seat with most loot; a random one if several are equal."""
    return max(seats, key=lambda option: (at.view.seats[option.number].loot, at.rng.random()))


def _split(at: HeistContext) -> Option | None:
    """Take the most valuable card."""
    return max(at.decision.options, key=lambda option: value(option.word))


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
"""The probability that an easy one robs if it can."""
WHIM = 0.35
"""The probability that an easy one runs from an unknown event."""
FUN = 0.3
"""The probability that an easy one plays a random card."""
DULL = ("lockdown", "signal_jammer", "flash_grenade", "influence")
"""The cards that are given up first."""
FIDGETS = 1.5
"""How much more likely a nervous medium one looks than it runs."""
NERVE = 0.05
COOL = 0.02
"""NERVE: how much less likely a bold one runs without a reason. COOL: the bonus for staying."""

JUMPY = 0.08
"""How easily a hard one runs although staying has more value: with a difference of this size, about
every third time.
"""

Menu = dict[str, list[Option]]


class _Levelled(Tempered):
    """A house player with one chooser for each kind of decision.

    Without a chooser it takes the default.
    """

    choosers: ClassVar[dict[str, Chooser]]

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        """Return what the chooser takes, or the default if that is not legal."""
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
    """Rob with a fixed probability, otherwise look at a random slot."""
    menu = _menu(at)
    if "rob" in menu and at.rng.random() < GREED + NERVE * at.daring:
        return menu["rob"][0]
    if "lookout" in menu:
        return at.rng.choice(menu["lookout"])

    return menu["rob"][0] if "rob" in menu else None


def _easy_sweep(at: HeistContext) -> Option | None:
    """Sometimes play a random card."""
    cards = _menu(at).get("play", [])
    for_fun = cards and at.view.sweep == 1 and at.rng.random() < FUN
    return at.rng.choice(cards) if for_fun else PASS


def _easy_decision(at: HeistContext) -> Option | None:
    """React to a known event; otherwise run with a fixed probability."""
    if known(at.view) is not None:
        return _knowing(at)
    whim = WHIM - NERVE * at.daring
    return RUN if at.view.round > 1 and at.rng.random() < whim else STAY


def _knowing(at: HeistContext) -> Option:
    """Return the decision for a known event."""
    event = known(at.view) or ""
    if ends_the_game(at.view, event):
        return RUN
    if not hits(at.view, event):
        return STAY
    if HIDE in at.decision.options:
        return HIDE

    # Hide can still be discarded to be saved, even if it cannot be chosen.
    return STAY if me(at.view).has_hide else RUN


# -- medium ---------------------------------------------------------------------------------------


def _medium_turn(at: HeistContext) -> Option | None:
    """Use an ability, then make the Move, then end the turn. Cards are kept for the Operation."""
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
    """React to a known event; otherwise run with a probability that grows with the risk."""
    if known(at.view) is not None:
        return _knowing(at)
    nerves = _nerves(at.view) - NERVE * at.daring
    return RUN if at.rng.random() < nerves else STAY


def _nerves(view: HeistView) -> float:
    """Return the probability of running from an unknown event."""
    mine = me(view)
    nerves = 0.05 * view.round + 0.15 * view.signals + 0.03 * mine.loot
    return nerves - (0.1 if mine.has_hide else 0.0)


# -- hard -----------------------------------------------------------------------------------------


def _hard_turn(at: HeistContext) -> Option | None:
    """Use an ability, then make the Move with the highest value."""
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
    """Take the decision with the highest value.

    With Hide and before any signal it would never run, and other players could rely on that. So it
    sometimes runs anyway.
    """
    outlook = Foresight(at.view).unknown(robbing=False)
    worth = {STAY: outlook.stay + COOL * at.daring, RUN: outlook.run, HIDE: outlook.hide}
    best = max((option for option in at.decision.options), key=lambda option: worth[option])
    if best == RUN or known(at.view) is not None or at.view.signals or not me(at.view).has_hide:
        return best

    return RUN if at.rng.random() < exp((worth[RUN] - worth[best]) / JUMPY) else best


# -- what they share ------------------------------------------------------------------------------


def _menu(at: HeistContext) -> Menu:
    """Return the options by kind."""
    menu: Menu = {}
    for candidate in at.decision.options:
        menu.setdefault(candidate.kind, []).append(candidate)
    return menu


def _ability(at: HeistContext, menu: Menu) -> Option | None:
    """Return an ability that is worth using now."""
    if "agent" in menu and agent_pays(at.view):
        return richest(at, menu["agent"])
    if "devil" in menu:
        return richest(at, menu["devil"])
    if "show_gold" in menu:
        return menu["show_gold"][0]

    return next((option for option in menu.get("mystic", []) if option.value in DULL), None)


def _look_here(view: HeistView, menu: Menu) -> Option | None:
    """Return the Lookout at this round's slot, if it is legal."""
    return next((option for option in menu.get("lookout", []) if option.value == view.round), None)


_EASY = ("angel_move", "pirate_move", "partner", "second", "lockdown", "split")


class EasyHouse(_Levelled):
    """A beginner: random Moves, few cards."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **{kind: CHOOSERS[kind] for kind in _EASY},
        "turn": _easy_turn,
        "sweep": _easy_sweep,
        "decision": _easy_decision,
    }


class MediumHouse(_Levelled):
    """A player with experience who becomes nervous."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **CHOOSERS,
        "turn": _medium_turn,
        "decision": _medium_decision,
    }


class HardHouse(_Levelled):
    """Computes when to stop."""

    slow = True
    """Early in a game the computation takes longest."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **CHOOSERS,
        "turn": _hard_turn,
        "decision": _hard_decision,
    }


# -- expert ----------------------------------------------------------------------------------------


HEISTS_PLAYED = 4000
"""How many heists are played for one choice. They take about 50 ms."""
LOOKS_AHEAD = 4
"""How many unknown slots it considers looking at, the next ones first."""


class ExpertHouse:
    """Looks ahead. `budget` is the number of heists that it plays to the end for one choice."""

    def __init__(self, budget: int = HEISTS_PLAYED) -> None:
        """Play with this budget. The stand-in is the hard house player."""
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        """Return the best choice of a Move or a decision; for anything else the choice of the hard
        one.
        """
        # Also the answer for all decisions that the search does not cover.
        usual = self.stand_in.choose(view, decision, rng)
        acts = _acts(view, decision, usual)
        if len(acts) < 2:
            return usual

        from games.heist.players.search import best  # NumPy: no other house player needs it

        chosen = best(view, acts, self.budget, rng.getrandbits(64))
        if chosen.kind != "slot":
            return (chosen,)
        # An exchange is two decisions: first the Move, then the slots.
        if decision.kind == "turn":
            return (TINKER,)

        return (option("slot", view.round), chosen)


def _acts(view: HeistView, decision: Decision, usual: Choice) -> list[Option]:
    """Return the candidates, the usual choice first.

    A slot means to exchange this round's event with it.

    An empty list leaves the choice to the hard house player.
    """
    if decision.kind == "decision":
        return [*usual, *(one for one in decision.options if one not in usual)]
    if decision.kind == "tinker":
        return _exchanges(view)
    if decision.kind != "turn" or usual[0].kind not in MOVES:
        return []

    known = _known_slots(view)
    exchanges = _exchanges(view)
    slots = [slot for slot in range(view.round, SLOTS + 1) if slot not in known][:LOOKS_AHEAD]
    moves = [*usual, ROB, *(option("lookout", slot) for slot in slots)]
    found = [
        candidate
        for candidate in dict.fromkeys(moves)
        if candidate in decision.options and candidate != TINKER
    ]
    if TINKER not in decision.options or not known:
        return found

    return exchanges + found if TINKER in usual else found + exchanges


def _known_slots(view: HeistView) -> list[int]:
    """Return the slots that the seat knows."""
    return [note.slots[0] for note in own(view).notes if len(note.slots) == 1]


def _exchanges(view: HeistView) -> list[Option]:
    """Return exchanges with the known later slots, and with one unknown slot, as all of these are
    equal.
    """
    later = range(view.round + 1, SLOTS + 1)
    known = _known_slots(view)
    unknown = [slot for slot in later if slot not in known]
    return [option("slot", slot) for slot in [*unknown[:1], *known] if slot in later]
