"""The expert of Chicken Heist: plays on in its mind, for the victory alone.

What it cannot see (the events, who has which loot, who has looked what comes) it deals anew, often.
In each of these worlds it plays the heist to its end, once for every Move or decision that comes
into question and for every plan that it may follow afterwards. With cards and abilities it does
what a hard one does.
"""

from random import Random

from games.engine.asks import Choice, Decision, Option
from games.heist.odds import own
from games.heist.players.house import HardHouse
from games.heist.state import SLOTS
from games.heist.view import HeistView
from games.heist.vocabulary import MOVES, ROB, TINKER, option

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
    known, exchanges = _known(view), _exchanges(view)
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
    later, known = range(view.round + 1, SLOTS + 1), _known(view)
    unknown = [slot for slot in later if slot not in known]
    return [option("slot", slot) for slot in [*unknown[:1], *known] if slot in later]
