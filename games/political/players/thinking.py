"""What the house players of Political Chicken share: what they see, and how they go about it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from games.engine.asks import Choice, Decision, Option
from games.engine.house import default_choice
from games.engine.temper import Tempered
from games.political.events import DEAL_AT_MOST, open_to_events
from games.political.players.acts import best_act
from games.political.players.worth import Mind, mind
from games.political.stacks import Stack, card, may_lie, nature, score
from games.political.view import PoliticalView
from games.political.vocabulary import LEFT, RIGHT, option


class At(NamedTuple):
    """What a house player is asked, and what it sees and rolls."""

    view: PoliticalView
    decision: Decision
    rng: Random
    daring: float = 0.0

    @property
    def mind(self) -> Mind:
        return mind(self.view)

    def named(self, kind: str) -> list[Option]:
        return [one for one in self.decision.options if one.kind == kind]


Chooser = Callable[[At], Choice | None]


class Methodical(Tempered):
    """Looks up what to do for each kind of decision; elsewhere it is silent."""

    choosers: Mapping[str, Chooser]

    def choose(self, view: PoliticalView, decision: Decision, rng: Random) -> Choice:
        chooser = self.choosers.get(decision.kind)
        wanted = _without_idle_events(view, decision) if decision.kind == "turn" else decision
        at = At(view, wanted, rng, self.daring(rng, lambda: _trails(view)))
        chosen = None if chooser is None else chooser(at)
        if chosen is None or not decision.allows(chosen):
            return default_choice(decision, rng)
        return chosen


def _without_idle_events(view: PoliticalView, decision: Decision) -> Decision:
    """The same question without events that would change nothing, unless nothing else is left."""
    kept = [one for one in decision.options if one.kind != "event" or not idle(view, one.word)]
    return replace(decision, options=kept) if kept else decision


def idle(view: PoliticalView, name: str) -> bool:
    """Whether this event is certain to change nothing, as far as the viewer can tell. The rules
    allow to play it (PO-57). What lies in the discard is not looked up: a Comeback Tour counts as
    idle only where the discard is empty.
    """
    effect = card(name).power
    bases = open_to_events([stack for one in view.seats for stack in one.base])
    stacks = [*bases, *open_to_events(view.middle)]
    match effect:
        case "fundraiser":
            return view.deck + view.reserve == 0
        case "comeback":
            return view.discard == 0
        case "leaked_inbox":
            return not any(one.hand for seat, one in enumerate(view.seats) if seat != view.viewer)
        case "left_exodus" | "right_exodus":
            wing = LEFT if effect == "left_exodus" else RIGHT
            return all(nature(stack).wing != wing for stack in bases)
        case "term_limits":
            return not bases
        case "scandal":
            return not stacks
        case "backroom_deal":
            middle = open_to_events(view.middle)
            return all(nature(stack).influence > DEAL_AT_MOST for stack in middle)
        case "redistricting":
            return not any(_can_move(stack, stacks) for stack in stacks)
        case _:  # Fact Check
            return all(len(stack) == 1 for stack in stacks)


def _can_move(stack: Stack, stacks: Sequence[Stack]) -> bool:
    """Whether an attachment of this stack could lie on another one."""
    others = [other for other in stacks if other is not stack]
    return any(may_lie(name, other) for name in stack[1:] for other in others)


def _trails(view: PoliticalView) -> bool:
    scores = [score(one.base) for one in view.seats]
    return view.own is not None and max(scores) > scores[view.own.seat]


def influence(one: Option) -> int:
    return card(one.word).influence


def first(at: At) -> Choice:
    return (at.decision.options[0],)


def picked(at: At) -> Choice | None:
    """What the act that is being carried out was meant for."""
    name = at.decision.about["card"]
    picks = _meant(at, str(name))
    return next(((one,) for one in at.decision.options if str(one.value) in picks), None)


def _meant(at: At, name: str) -> tuple[str, ...]:
    kind = "event" if card(name).kind == "event" else "attach"
    return best_act(at.mind, [option(kind, name)]).picks


def inbox(at: At) -> Choice | None:
    """The most valuable card goes."""
    found = at.named("discard")
    return (max(found, key=lambda one: at.mind.hoard(one.word)),) if found else None
