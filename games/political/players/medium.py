"""The medium house player: it keeps to a wing, and thinks of one battle at a time."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.engine.asks import Choice
from games.political.players.thinking import (
    At,
    Chooser,
    Methodical,
    first,
    inbox,
    influence,
    picked,
)
from games.political.players.worth import Mind, mind
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

CLOSE = 2
"""It raises within so many points."""
NERVE = 0.5
"""What an attack is worth to a bold one for its own sake."""


class Aim(NamedTuple):
    """What it attacks, and with whom."""

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


def _turn(at: At) -> Choice | None:
    aim = _aim(at.view)
    if aim is not None and aim.worth + NERVE * at.daring > 0:
        return (ATTACK,)
    wing = at.mind.wing
    recruits = [one for one in at.named("recruit") if card(one.word).wing == wing]
    if recruits:
        return (max(recruits, key=influence),)
    others = at.named("attach") or at.named("event") or at.named("let_go")
    return (max(others, key=lambda one: abs(influence(one))),) if others else None


def _target(at: At) -> Choice | None:
    aim = _aim(at.view)
    return None if aim is None else (option("stack", aim.target),)


def _intent(at: At) -> Choice | None:
    aim = _aim(at.view)
    return None if aim is None else (INTENTS[aim.intent],)


def _team(at: At) -> Choice | None:
    """Groups for its attack; for a raise or a re-raise the strongest of its wing."""
    aim = _aim(at.view) if at.view.phase == "turn" else None
    if aim is not None:
        return tuple([option("join", group) for group in aim.groups])
    mine = [one for one in at.named("join") if card(one.word).wing == at.mind.wing]
    return (max(mine, key=influence),) if mine else (BACK,)


def _answer(at: At) -> Choice:
    """Raise with one group of its wing when that can turn a battle worth winning."""
    about, done = at.decision.about, at.decision.options[0]
    margin = int(str(about["attack"])) - int(str(about["defending"]))
    worthy = at.mind.signed(read_stack(str(about["target"]))) > 0
    friends = [name for name in at.mind.own.hand if card(name).wing == at.mind.wing]
    bare = done.kind in ("call", "stand")
    if bare and worthy and friends and abs(margin) <= CLOSE and GROUPS in at.decision.options:
        return (GROUPS,)
    return (done,)


class MediumHouse(Methodical):
    """Thinks of one battle at a time."""

    choosers: Mapping[str, Chooser] = {
        "turn": _turn,
        "target": _target,
        "intent": _intent,
        "team": _team,
        "attack": first,
        "answer": _answer,
        "reraise": _answer,
        "pick": picked,
        "victim": picked,
        "inbox": inbox,
    }
