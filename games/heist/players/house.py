"""The house players of Chicken Heist. They know the view of their seat and nothing else.

easy    robs or looks at random, sometimes plays a card, and sometimes runs without a reason
medium  robs while there is loot, uses its cards and abilities, and moves a known danger away. With
        each round, signal and loot card it becomes more likely to run, or to look instead of
        robbing
hard    plays its cards in the same way, but computes the risk (foresight.py): whether to rob or to
        look, and when to stay, hide or run
expert  counts only victories. What is hidden (the events, who has which loot, who knows which
        event) is made up at random, many times. In each of these worlds the heist is played to its
        end, once for each candidate Move or decision and each plan for the rounds after it
        (search.py). With cards and abilities expert does the same as hard.

A chooser is a function that answers one kind of decision (the kinds are listed in
games/heist/vocabulary.py); each level below expert is a table of choosers. A temper makes a house
player bolder or more careful (games/engine/temper.py). "Hits" means that an event would catch the
seat if it stays; a "bad" event hits the seat or ends the game (odds.py).
"""

from collections.abc import Callable
from math import exp
from random import Random
from typing import ClassVar, NamedTuple

from games.engine.asks import Choice, Decision, Option
from games.engine.house import default_choice
from games.engine.temper import Tempered
from games.heist.box import crew_of, hunted_crew
from games.heist.odds import (
    MEAN_LOOT,
    bad,
    chances,
    ends_the_game,
    hits,
    known_event,
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


SAFE_ROUNDS = 2
"""Up to this round nearly all seats stay. Only after it is Warn played as a guess."""

MOVING_CARDS = ("teamwork", "panic")
"""Cards that can move a known danger away from this round's slot."""

GUESS_CARDS = ("check_in", "fortify", "disguise", "influence", "lockdown")
"""Cards that a seat also plays without knowing the event."""

GUESS_CHANCE = 0.4
"""The probability that a seat that does not know the event plays one of GUESS_CARDS."""


class HeistContext(NamedTuple):
    """What a chooser knows.

    `daring` is how bold the temper makes the house player: from -1 (careful) to 1 (bold).
    """

    view: HeistView
    decision: Decision
    rng: Random
    daring: float = 0.0

    def options_of(self, kind: str) -> list[Option]:
        """Return the options of this kind."""
        return [candidate for candidate in self.decision.options if candidate.kind == kind]


Chooser = Callable[[HeistContext], Option | None]
"""Returns an option, or None for the default of the decision."""


def _choose_in_sweep(context: HeistContext) -> Option | None:
    """Warn of a known event. After that, avoid it if it is bad.

    It is avoided with the card that helps against this event, or by moving the event to another
    slot.
    """
    playable = {candidate.word: candidate for candidate in context.options_of("play")}
    event = known_event(context.view)
    if event is None:
        return _guess(context, playable)
    if "warn" in playable and not _has_warned(context.view):
        return playable["warn"]
    if not bad(context.view, event):
        return PASS

    if hits(context.view, event):
        rescue = {"betrayal": "influence", "swat": "fortify", "swat_again": "fortify"}
        card = rescue.get(event, "disguise")
        if card in playable:
            return playable[card]

    return next((playable[card] for card in MOVING_CARDS if card in playable), PASS)


def _guess(context: HeistContext, playable: dict[str, Option]) -> Option:
    """Play Warn or another card although the event is unknown; after SAFE_ROUNDS, Warn first.

    Other cards are played only sometimes, and only in the first sweep.
    """
    if context.view.round > SAFE_ROUNDS and "warn" in playable and not _has_warned(context.view):
        return playable["warn"]
    # Only in the first sweep: otherwise such cards would be played in every sweep.
    if context.view.sweep > 1 or context.rng.random() > GUESS_CHANCE:
        return PASS

    if context.view.round <= SAFE_ROUNDS:
        playable.pop("check_in", None)  # all seats stay this early, so it would show nothing

    return next((playable[card] for card in GUESS_CARDS if card in playable), PASS)


def _has_warned(view: HeistView) -> bool:
    """Return whether this seat has already played Warn in this round."""
    return any(warn.by == own(view).seat for warn in view.warns)


def _choose_target(context: HeistContext) -> Option | None:
    """Aim at the rival with most loot; Disguise at its own seat if the known event is bad."""
    own_seat = Option("seat", own(context.view).seat)
    event = known_event(context.view) or ""
    if context.decision.about.get("card") == "disguise" and bad(context.view, event):
        return own_seat

    seats = [candidate for candidate in context.options_of("seat") if candidate != own_seat]
    sensible = context.decision.sensible
    seats = [seat for seat in seats if not sensible or seat in sensible]
    return richest(context, seats) if seats else None


def _choose_warned_event(context: HeistContext) -> Option | None:
    """Declare the most probable event."""
    likely = chances(context.view)
    # A Warn of `swat` is right for `swat` and `swat_again`.
    likely["swat"] = likely.get("swat", 0) + likely.pop("swat_again", 0)
    return max(context.options_of("event"), key=lambda candidate: likely.get(candidate.word, 0))


def _choose_slot(context: HeistContext) -> Option | None:
    """Take this round's slot if its event is bad, otherwise any other slot."""
    this_slot = Option("slot", context.view.round)
    event = known_event(context.view)
    slots = context.options_of("slot")
    if event is not None and this_slot in slots and bad(context.view, event):
        return this_slot

    other_slots = [slot for slot in slots if slot != this_slot] or slots
    return context.rng.choice(other_slots)


def _choose_override(context: HeistContext) -> Option | None:
    """Override a card if it is worth an Override.

    This is true for Freeze, a harmful Scramble, cards of the richest rival, and an Override of its
    own card.
    """
    if "override" not in own(context.view).hand:
        return PASS

    last = context.view.chain[-1]
    own_seat = own(context.view).seat
    if last.card == "override":
        # The card before the Override is the one that it voids.
        return OVERRIDE if context.view.chain[-2].seat == own_seat else PASS

    others = rivals(context.view)
    is_rival_richer = bool(others) and others[0].loot > me(context.view).loot
    is_from_richest = is_rival_richer and others[0].seat == last.seat
    is_worth_it = is_from_richest and last.card not in ("warn", "scramble")
    is_worth_it |= last.card == "freeze"
    is_worth_it |= last.card == "scramble" and _is_safe(context.view)
    return OVERRIDE if is_worth_it and last.seat != own_seat else PASS


def _is_safe(view: HeistView) -> bool:
    """Return whether the seat knows that this round's event hunts another crew.

    A new character by Scramble would then be a risk.
    """
    event = known_event(view)
    return event is not None and hunted_crew(event) is not None and not hits(view, event)


def _choose_angel_move(context: HeistContext) -> Option | None:
    """Block robbing. If the seat has just robbed, robbing is no option: block looking."""
    by_move = {candidate.word: candidate for candidate in context.options_of("move")}
    return by_move.get("rob") or by_move.get("lookout")


def agent_pays(view: HeistView) -> bool:
    """Return whether a swap of loot cards by Agent is a gain on average.

    A seat without loot would give back the card that it takes.
    """
    count = me(view).loot
    return count > 0 and my_loot(view) < count * MEAN_LOOT


def richest(context: HeistContext, seats: list[Option]) -> Option:
    """Return the seat with most loot; a random one if several are equal."""
    public = context.view.seats
    return max(seats, key=lambda seat: (public[seat.number].loot, context.rng.random()))


CHOOSERS: dict[str, Chooser] = {
    "angel_move": _choose_angel_move,
    "pirate_move": lambda context: context.decision.options[0],
    "sweep": _choose_in_sweep,
    "target": _choose_target,
    "teamwork": _choose_target,
    "fortify": lambda context: Option("crew", crew_of(me(context.view).character)),
    "warn": _choose_warned_event,
    "partner": _choose_slot,
    "second": _choose_slot,
    "lockdown": _choose_slot,
    "panic": _choose_slot,
    "panic_second": _choose_slot,
    "override": _choose_override,
    "split": lambda context: max(context.decision.options, key=lambda loot: value(loot.word)),
}


# -- what the levels below expert share ------------------------------------------------------------


ROB_CHANCE = 0.5
"""The probability that an easy house player robs if it can."""

RUN_CHANCE = 0.35
"""The probability that an easy house player runs from an unknown event."""

PLAY_CHANCE = 0.3
"""The probability that an easy house player plays a random card."""

WEAK_CARDS = ("lockdown", "signal_jammer", "flash_grenade", "influence")
"""The cards that are discarded with Mystic for new ones."""

LOOK_FACTOR = 1.5
"""A medium house player looks at an unknown event this many times as often as it runs from one."""

TEMPER_SHIFT = 0.05
"""How much a bold temper changes two probabilities.

It lowers the probability that easy or medium runs from an unknown event, and raises the probability
that easy robs.
"""

TEMPER_BONUS = 0.02
"""How much a bold temper adds to the value of staying for a hard house player."""

RUN_TEMPERATURE = 0.08
"""How easily a hard house player runs although staying has more value.

If the difference of the values is this number, it runs about every third time.
"""

Menu = dict[str, list[Option]]
"""Kind of option -> the options of this kind."""


class _HouseWithChoosers(Tempered):
    """A house player with one chooser for each kind of decision; otherwise it takes the default."""

    choosers: ClassVar[dict[str, Chooser]]

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        """Return what the chooser takes, or the default if that is not legal."""
        context = HeistContext(view, decision, rng, self.daring(rng, lambda: trails(view)))
        # Only the decisions about two slots take more than one option.
        if decision.most > 1:
            event = known_event(view)
            # This round's slot is exchanged with another one only if its event is bad.
            if event is None or not bad(view, event):
                return default_choice(context.decision, context.rng)

            # The options are the face-down slots, so the first one is this round's slot.
            this_slot = context.decision.options[0]
            other_slots = list(context.decision.options[1:])
            return (this_slot, context.rng.choice(other_slots))

        chooser = self.choosers.get(decision.kind)
        chosen = chooser(context) if chooser is not None else None
        if chosen is None or chosen not in decision.options:
            return default_choice(decision, rng)

        return (chosen,)


# -- easy -----------------------------------------------------------------------------------------


def _easy_turn(context: HeistContext) -> Option | None:
    """Rob with a fixed probability, otherwise look at a random slot."""
    menu = _options_by_kind(context)
    if "rob" in menu and context.rng.random() < ROB_CHANCE + TEMPER_SHIFT * context.daring:
        return menu["rob"][0]
    if "lookout" in menu:
        return context.rng.choice(menu["lookout"])

    return menu["rob"][0] if "rob" in menu else None


def _easy_sweep(context: HeistContext) -> Option | None:
    """Sometimes play a random card."""
    cards = _options_by_kind(context).get("play", [])
    for_fun = cards and context.view.sweep == 1 and context.rng.random() < PLAY_CHANCE
    return context.rng.choice(cards) if for_fun else PASS


def _easy_decision(context: HeistContext) -> Option | None:
    """React to a known event; otherwise run with a fixed probability, but not in round 1."""
    if known_event(context.view) is not None:
        return _decide_knowing(context)
    chance = RUN_CHANCE - TEMPER_SHIFT * context.daring
    return RUN if context.view.round > 1 and context.rng.random() < chance else STAY


def _decide_knowing(context: HeistContext) -> Option:
    """Return the decision for a known event."""
    event = known_event(context.view) or ""
    if ends_the_game(context.view, event):
        return RUN
    if not hits(context.view, event):
        return STAY
    if HIDE in context.decision.options:
        return HIDE

    # Hide can still be discarded to be saved, even if it cannot be chosen.
    return STAY if me(context.view).has_hide else RUN


# -- medium ---------------------------------------------------------------------------------------


def _medium_turn(context: HeistContext) -> Option | None:
    """Use an ability, then make the Move, then end the turn.

    Cards are kept for the Operation Phase.
    """
    menu = _options_by_kind(context)
    view = context.view
    event = known_event(view)
    ability = _useful_ability(context, menu)
    if ability is not None:
        return ability
    if event is not None and "tinker" in menu and bad(view, event):
        return menu["tinker"][0]

    is_nervous = event is None and context.rng.random() < LOOK_FACTOR * _medium_run_chance(view)
    if is_nervous and "lookout" in menu:
        return context.rng.choice(menu["lookout"])
    if "rob" in menu:
        return menu["rob"][0]

    return None if event is not None else _lookout_here(view, menu)


def _medium_decision(context: HeistContext) -> Option | None:
    """React to a known event; otherwise run with a probability that grows with the risk."""
    if known_event(context.view) is not None:
        return _decide_knowing(context)
    chance = _medium_run_chance(context.view) - TEMPER_SHIFT * context.daring
    return RUN if context.rng.random() < chance else STAY


def _medium_run_chance(view: HeistView) -> float:
    """Return the probability of running from an unknown event.

    Example: in round 5, after a signal, with four loot cards and Hide, it is 0.42.
    """
    public = me(view)
    chance = 0.05 * view.round + 0.15 * view.signals + 0.03 * public.loot
    return chance - (0.1 if public.has_hide else 0.0)


# -- hard -----------------------------------------------------------------------------------------


def _hard_turn(context: HeistContext) -> Option | None:
    """Use an ability, then make the Move with the highest value; Angel comes after the Move."""
    menu = _options_by_kind(context)
    view = context.view
    ability = _useful_ability(context, menu)
    if ability is not None:
        return ability

    foresight = Foresight(view)
    values = dict[Option, float]()
    look_here = _lookout_here(view, menu)
    if "rob" in menu:
        values[menu["rob"][0]] = foresight.outlook(robbing=True).best

    if known_event(view) is None and look_here is not None:
        values[look_here] = foresight.value_of_looking()

    if known_event(view) is not None and "tinker" in menu:
        values[menu["tinker"][0]] = foresight.value_of_exchanging()

    if values:
        return max(values, key=values.__getitem__)

    return richest(context, menu["angel"]) if "angel" in menu else None


def _hard_decision(context: HeistContext) -> Option | None:
    """Take the decision with the highest value.

    While the seat has its Hide and no signal was revealed, running never has the highest value, and
    other players could rely on that. So the seat sometimes runs anyway.
    """
    outlook = Foresight(context.view).outlook(robbing=False)
    values = {
        STAY: outlook.stay + TEMPER_BONUS * context.daring,
        RUN: outlook.run,
        HIDE: outlook.hide,
    }
    best_option = max(context.decision.options, key=lambda candidate: values[candidate])
    if (
        best_option == RUN
        or known_event(context.view) is not None
        or context.view.signals
        or not me(context.view).has_hide
    ):
        return best_option

    run_chance = exp((values[RUN] - values[best_option]) / RUN_TEMPERATURE)
    return RUN if context.rng.random() < run_chance else best_option


# -- helpers of these levels -----------------------------------------------------------------------


def _options_by_kind(context: HeistContext) -> Menu:
    """Return the options by kind."""
    menu: Menu = {}
    for candidate in context.decision.options:
        menu.setdefault(candidate.kind, []).append(candidate)
    return menu


def _useful_ability(context: HeistContext, menu: Menu) -> Option | None:
    """Return an ability that is worth using now."""
    if "agent" in menu and agent_pays(context.view):
        return richest(context, menu["agent"])
    if "devil" in menu:
        return richest(context, menu["devil"])
    if "show_gold" in menu:
        return menu["show_gold"][0]

    return next(
        (candidate for candidate in menu.get("mystic", []) if candidate.value in WEAK_CARDS), None
    )


def _lookout_here(view: HeistView, menu: Menu) -> Option | None:
    """Return the Lookout at this round's slot, if it is legal."""
    return next(
        (candidate for candidate in menu.get("lookout", []) if candidate.value == view.round), None
    )


_EASY_KINDS = ("angel_move", "pirate_move", "partner", "second", "lockdown", "split")


class EasyHouse(_HouseWithChoosers):
    """A beginner, who makes random Moves and plays few cards."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **{kind: CHOOSERS[kind] for kind in _EASY_KINDS},
        "turn": _easy_turn,
        "sweep": _easy_sweep,
        "decision": _easy_decision,
    }


class MediumHouse(_HouseWithChoosers):
    """A player with experience, who is the more likely to run the longer the game lasts."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **CHOOSERS,
        "turn": _medium_turn,
        "decision": _medium_decision,
    }


class HardHouse(_HouseWithChoosers):
    """A player who computes when to stop robbing (foresight.py)."""

    slow = True
    """Early in a game the computation takes longest."""

    choosers: ClassVar[dict[str, Chooser]] = {
        **CHOOSERS,
        "turn": _hard_turn,
        "decision": _hard_decision,
    }


# -- expert ----------------------------------------------------------------------------------------


HEISTS_PLAYED = 4000
"""How many heists are simulated for one choice. They take about 50 ms."""

LOOKS_AHEAD = 4
"""How many unknown slots the expert considers looking at, the next ones first."""


class ExpertHouse:
    """A player who simulates heists. `budget` is how many are played to the end for one choice."""

    def __init__(self, budget: int = HEISTS_PLAYED) -> None:
        """Play with this budget. A hard house player makes the choices that are not searched."""
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        """Return the best Move or decision; for all other choices what the stand-in takes."""
        usual = self.stand_in.choose(view, decision, rng)
        candidates = _candidates(view, decision, usual)
        if len(candidates) < 2:
            return usual

        from games.heist.players.search import best  # NumPy: no other house player needs it

        chosen = best(view, candidates, self.budget, rng.getrandbits(64))
        if chosen.kind != "slot":
            return (chosen,)
        # An exchange of two slots is two decisions: first the Move, then the slots.
        if decision.kind == "turn":
            return (TINKER,)

        return (option("slot", view.round), chosen)


def _candidates(view: HeistView, decision: Decision, usual: Choice) -> list[Option]:
    """Return the options to compare, the usual choice of the hard house player first.

    The option `slot SLOT` stands for exchanging this round's event with the one in this slot.
    An empty list: the usual choice is taken without a search.
    """
    if decision.kind == "decision":
        return [*usual, *(candidate for candidate in decision.options if candidate not in usual)]
    if decision.kind == "tinker":
        return _exchanges(view)
    if decision.kind != "turn" or usual[0].kind not in MOVES:
        return []

    known_slots = _known_slots(view)
    exchanges = _exchanges(view)
    slots = [slot for slot in range(view.round, SLOTS + 1) if slot not in known_slots][:LOOKS_AHEAD]
    moves = [*usual, ROB, *(option("lookout", slot) for slot in slots)]
    other_moves = [
        candidate
        for candidate in dict.fromkeys(moves)
        if candidate in decision.options and candidate != TINKER
    ]
    if TINKER not in decision.options or not known_slots:
        return other_moves

    return exchanges + other_moves if TINKER in usual else other_moves + exchanges


def _known_slots(view: HeistView) -> list[int]:
    """Return the slots that the seat knows."""
    return [note.slots[0] for note in own(view).notes if len(note.slots) == 1]


def _exchanges(view: HeistView) -> list[Option]:
    """Return exchanges with each known later slot and with the first unknown slot.

    All exchanges with an unknown slot have the same value.
    """
    later = range(view.round + 1, SLOTS + 1)
    known_slots = _known_slots(view)
    unknown = [slot for slot in later if slot not in known_slots]
    return [option("slot", slot) for slot in [*unknown[:1], *known_slots] if slot in later]
