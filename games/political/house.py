"""House players of Political Chicken: they know their seat's view and nothing else.

easy    gathers its strongest groups, and attacks what is plainly weaker
medium  keeps to a wing, attacks when the odds are even or better, raises when it is close
hard    weighs every attack against everything else that a turn could bring (plans.py, acts.py)
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import ClassVar, NamedTuple

from games.kit.asks import Choice, Decision, Option
from games.kit.house import default_choice
from games.political import plans
from games.political.acts import best_act
from games.political.building import Draft
from games.political.stacks import Stack, card, nature, read_stack
from games.political.view import PoliticalView
from games.political.vocabulary import (
    ATTACK,
    BACK,
    DESTROY,
    GROUPS,
    INTENTS,
    NOBODY,
    TAKE_OVER,
    option,
)
from games.political.worth import Mind, mind

BOLD = 0.35
"""How often the easy one attacks when it could."""
CLOSE = 2
"""The medium one raises within so many points."""


class At(NamedTuple):
    """What a house player is asked, and what it sees and rolls."""

    view: PoliticalView
    decision: Decision
    rng: Random

    @property
    def mind(self) -> Mind:
        return mind(self.view)

    def named(self, kind: str) -> list[Option]:
        return [one for one in self.decision.options if one.kind == kind]


Chooser = Callable[[At], Choice | None]


class _Methodical:
    """Looks up what to do for each kind of decision; elsewhere it is silent."""

    choosers: ClassVar[Mapping[str, Chooser]]

    def choose(self, view: PoliticalView, decision: Decision, rng: Random) -> Choice:
        chooser = self.choosers.get(decision.kind)
        chosen = None if chooser is None else chooser(At(view, decision, rng))
        if chosen is None or not decision.allows(chosen):
            return default_choice(decision, rng)
        return chosen


def _influence(one: Option) -> int:
    return card(str(one.value)).influence


# -- easy -----------------------------------------------------------------------------------------


def _easy_turn(at: At) -> Choice | None:
    events, attachments = at.named("event"), at.named("attach")
    if ATTACK in at.decision.options and at.rng.random() < BOLD and at.named("recruit"):
        return (ATTACK,)
    for found in (events, attachments):
        if found and at.rng.random() < 0.2:
            return (at.rng.choice(found),)
    recruits = at.named("recruit")
    return (max(recruits, key=_influence),) if recruits else None


def _easy_target(at: At) -> Choice | None:
    """The weakest that is not its own."""
    own = {stack[0] for stack in at.view.seats[at.mind.own.seat].base}
    stacks = {stack[0]: stack for stack in _on_the_table(at.view)}
    found = [one for one in at.named("stack") if one.value not in own]
    weakest = min(found, key=lambda one: nature(stacks[str(one.value)]).battle, default=None)
    return None if weakest is None else (weakest,)


def _easy_team(at: At) -> Choice:
    return (max(at.named("join"), key=_influence),)


def _first(at: At) -> Choice:
    return (at.decision.options[0],)


# -- medium ---------------------------------------------------------------------------------------


class Aim(NamedTuple):
    """What the medium one attacks, and with whom."""

    worth: float
    target: str
    intent: str
    groups: tuple[str, ...]


@lru_cache(maxsize=64)
def _aim(view: PoliticalView) -> Aim | None:
    """With even odds against players, a little less against nobody's; own wing before all."""
    thought = mind(view)
    hand = [name for name in thought.own.hand if card(name).wing == thought.wing]
    hand.sort(key=lambda name: card(name).influence)
    aims = [
        aim
        for owner, row in [*enumerate([one.base for one in view.seats]), (NOBODY, view.middle)]
        if owner != thought.own.seat
        for stack in row
        for aim in _aims(thought, owner, stack, hand)
    ]
    return max(aims, key=lambda aim: aim.worth, default=None)


def _aims(thought: Mind, owner: int, stack: Stack, hand: Sequence[str]) -> list[Aim]:
    one = nature(stack)
    need = one.battle + (0 if owner != NOBODY else -1)
    team = next((name for name in hand if card(name).influence >= need), None)
    groups = (team,) if team is not None else tuple(hand[-2:])
    if not groups or sum(card(name).influence for name in groups) < need:
        return []
    if one.wing == thought.wing and one.take_over:
        return [Aim(one.influence - 0.5 * len(groups), stack[0], TAKE_OVER, groups)]
    spite = thought.spite(owner, stack)
    return [Aim(spite - len(groups), stack[0], DESTROY, groups)] if one.destroy else []


def _medium_turn(at: At) -> Choice | None:
    aim = _aim(at.view)
    if aim is not None and aim.worth > 0:
        return (ATTACK,)
    wing = at.mind.wing
    recruits = [one for one in at.named("recruit") if card(str(one.value)).wing == wing]
    if recruits:
        return (max(recruits, key=_influence),)
    others = at.named("attach") or at.named("event") or at.named("let_go")
    return (max(others, key=lambda one: abs(_influence(one))),) if others else None


def _medium_target(at: At) -> Choice | None:
    aim = _aim(at.view)
    return None if aim is None else (option("stack", aim.target),)


def _medium_intent(at: At) -> Choice | None:
    aim = _aim(at.view)
    return None if aim is None else (INTENTS[aim.intent],)


def _medium_team(at: At) -> Choice | None:
    """Groups for its attack; for a raise or a re-raise the strongest of its wing."""
    aim = _aim(at.view) if at.view.phase == "turn" else None
    if aim is not None:
        return tuple([option("join", group) for group in aim.groups])
    mine = [one for one in at.named("join") if card(str(one.value)).wing == at.mind.wing]
    return (max(mine, key=_influence),) if mine else (BACK,)


def _medium_answer(at: At) -> Choice:
    """Raise with one group of its wing when that can turn a battle worth winning."""
    about, done = at.decision.about, at.decision.options[0]
    margin = int(str(about["attack"])) - int(str(about["defending"]))
    worthy = at.mind.signed(read_stack(str(about["target"]))) > 0
    friends = [name for name in at.mind.own.hand if card(name).wing == at.mind.wing]
    bare = done.kind in ("call", "stand")
    if bare and worthy and friends and abs(margin) <= CLOSE and GROUPS in at.decision.options:
        return (GROUPS,)
    return (done,)


# -- hard -----------------------------------------------------------------------------------------


def _plan(at: At) -> plans.Plan | None:
    return plans.best_attack(at.view)


def _hard_turn(at: At) -> Choice | None:
    plan, act = _plan(at), best_act(at.mind, at.decision.options)
    if plan is not None and ATTACK in at.decision.options and plan.worth >= act.worth:
        return (ATTACK,)
    return (act.option,)


def _hard_target(at: At) -> Choice | None:
    plan = _plan(at)
    return None if plan is None else (option("stack", plan.target),)


def _hard_intent(at: At) -> Choice | None:
    plan = _plan(at)
    return None if plan is None else (INTENTS[plan.intent],)


def _hard_draft(at: At) -> Draft:
    """What it means to bring into the battle that it is asked about."""
    if at.view.phase == "turn":
        plan = _plan(at)
        return Draft() if plan is None else plan.draft
    battle = at.view.battle
    assert battle is not None, "a builder belongs to a battle"
    think = plans.best_answer if at.view.phase == "answer" else plans.best_reraise
    return think(at.view)


def _hard_team(at: At) -> Choice | None:
    groups = _hard_draft(at).groups
    return tuple([option("join", group) for group in groups]) or (BACK,)


def _hard_build(at: At) -> Choice:
    """Groups first, then one attachment after the other, then go."""
    draft, done = _hard_draft(at), at.decision.options[0]
    if draft.groups and done.kind in ("call", "stand") and GROUPS in at.decision.options:
        return (GROUPS,)
    laid = int(str(at.decision.about["laid"]))
    if laid < len(draft.laid):
        wanted = card(draft.laid[laid].card).entry
        for one in at.named("lay"):
            if card(str(one.value)).entry == wanted:
                return (one,)
    return (done,)


def _hard_place(at: At) -> Choice | None:
    """Where the plan wants the attachment; outside battles, where it does most."""
    if "laid" in at.decision.about:
        draft, laid = _hard_draft(at), int(str(at.decision.about["laid"]))
        return (option("stack", draft.laid[laid].group),) if laid < len(draft.laid) else (BACK,)
    return _picked(at)


def _picked(at: At) -> Choice | None:
    """What the act that is being carried out was meant for."""
    name = at.decision.about["card"]
    picks = _meant(at, str(name))
    return next(((one,) for one in at.decision.options if str(one.value) in picks), None)


def _meant(at: At, name: str) -> tuple[str, ...]:
    kind = "event" if card(name).kind == "event" else "attach"
    return best_act(at.mind, [option(kind, name)]).picks


def _inbox(at: At) -> Choice | None:
    """The most valuable card goes."""
    found = at.named("discard")
    return (max(found, key=lambda one: at.mind.hoard(str(one.value))),) if found else None


def _on_the_table(view: PoliticalView) -> list[Stack]:
    return [*view.middle, *(stack for one in view.seats for stack in one.base)]


class EasyHouse(_Methodical):
    """A hearty beginner."""

    choosers: ClassVar[Mapping[str, Chooser]] = {
        "turn": _easy_turn,
        "target": _easy_target,
        "intent": _first,
        "team": _easy_team,
        "attack": _first,
    }


class MediumHouse(_Methodical):
    """Thinks of one battle at a time."""

    choosers: ClassVar[Mapping[str, Chooser]] = {
        "turn": _medium_turn,
        "target": _medium_target,
        "intent": _medium_intent,
        "team": _medium_team,
        "attack": _first,
        "answer": _medium_answer,
        "reraise": _medium_answer,
        "pick": _picked,
        "victim": _picked,
        "inbox": _inbox,
    }


class HardHouse(_Methodical):
    """Weighs everything."""

    slow = True
    """Looking through all attacks takes some milliseconds."""

    choosers: ClassVar[Mapping[str, Chooser]] = {
        "turn": _hard_turn,
        "target": _hard_target,
        "intent": _hard_intent,
        "team": _hard_team,
        "attack": _hard_build,
        "answer": _hard_build,
        "reraise": _hard_build,
        "place": _hard_place,
        "pick": _picked,
        "move": _picked,
        "victim": _picked,
        "inbox": _inbox,
    }
