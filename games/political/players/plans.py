"""What the hard house player means to do: the attack, the act or the answer of greatest worth.

Every plan is a pure function of the view, so that a builder can be walked step by step, and after a
restart still in the same direction.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, cycle
from typing import NamedTuple

from games.engine.asks import Seat
from games.political.building import Draft, Laid
from games.political.field import attack_total, defence_total, helpers, intents
from games.political.odds import CASES, wins
from games.political.players.worth import HARD, Mind, Style, mind
from games.political.stacks import Stack, card, groups_in, may_lie, nature
from games.political.view import PoliticalView
from games.political.vocabulary import NOBODY, TAKE_OVER

TARGETS = 9
"""So many targets are looked at closely, the most promising first."""
GROUPS = 6
"""So many groups of a hand are combined freely; the others join in a last turn."""


class Plan(NamedTuple):
    """An attack worth declaring, and how much it is worth."""

    worth: float
    target: str
    intent: str
    draft: Draft


class Judged(NamedTuple):
    """What may be added to a battle, and how much it is worth."""

    worth: float
    draft: Draft


class Target(NamedTuple):
    """A stack that could be attacked. `won`: what it is worth to win, `lost` what to fail."""

    owner: Seat
    stack: Stack
    intent: str
    defence: int
    won: float


@lru_cache(maxsize=64)
def best_attack(view: PoliticalView, style: Style = HARD) -> Plan | None:
    """The attack of greatest worth, if there is any."""
    return max(attacks(mind(view, style)), key=lambda plan: plan.worth, default=None)


def attacks(thought: Mind) -> Iterator[Plan]:
    """All attacks that come into question."""
    found = sorted(_targets(thought), key=lambda one: one.won - 0.4 * one.defence, reverse=True)
    for target in found[:TARGETS]:
        yield from _attacks(thought, target)


def _targets(thought: Mind) -> Iterator[Target]:
    view, seat = thought.view, thought.own.seat
    rows: list[tuple[Seat, Sequence[Stack]]] = [(NOBODY, view.middle)]
    rows += [(owner, one.base) for owner, one in enumerate(view.seats)]
    for owner, row in rows:
        for stack in row:
            defence = nature(stack).battle
            if owner not in (NOBODY, seat):
                defence += sum(one.value for one in helpers(row, stack[0]))
                defence += thought.style.feared if view.seats[owner].hand > 1 else 0
            for intent in intents(owner, seat, stack):
                yield Target(owner, stack, intent, defence, _prize(thought, owner, stack, intent))


def _prize(thought: Mind, owner: Seat, stack: Stack, intent: str) -> float:
    """What winning brings."""
    if owner == thought.own.seat:
        return float(-thought.signed(stack))
    gain = thought.signed(stack) if intent == TAKE_OVER else 0
    return gain + thought.spite(owner, stack)


def _attacks(thought: Mind, target: Target) -> Iterator[Plan]:
    """Teams of all sizes, with nothing, some and all that could be laid on them."""
    for team in _teams(thought, target):
        strength = sum(nature(stack).battle for stack in team)
        cost = sum(_joining_cost(thought, stack) for stack in team)
        for laid in _layings(thought, target, team):
            yield _judged(thought, target, team, laid, strength, cost)


def _teams(thought: Mind, target: Target) -> Iterator[tuple[Stack, ...]]:
    """In the last turn everything of the own wing comes along: hands are thrown away (9.1)."""
    hand = sorted(groups_in(thought.own.hand), key=lambda name: card(name).influence)
    friends: list[Stack] = [(name,) for name in hand if card(name).wing == thought.wing]
    fixed: tuple[Stack, ...] = tuple(friends) if thought.turns == 0 else ()
    free = [(name,) for name in hand if (name,) not in fixed][:GROUPS]
    base = thought.view.seats[thought.own.seat].base
    plotters = [stack for stack in base if nature(stack).conspiracy and stack[0] != target.stack[0]]
    fixed = (*fixed, *[stack for stack in plotters if nature(stack).battle > 0])
    for count in range(0 if fixed else 1, len(free) + 1):
        for team in combinations(free, count):
            yield (*fixed, *team)


def _joining_cost(thought: Mind, stack: Stack) -> float:
    """What it costs, or brings, that the group lies in the base instead of the hand."""
    if stack[0] not in thought.own.hand:
        return 0.0
    return thought.hoard(stack[0]) - _open_worth(thought, stack)


def _open_worth(thought: Mind, stack: Stack) -> float:
    worth = thought.signed(stack)
    return worth * (1 - thought.style.exposed * thought.turns) if worth > 0 else float(worth)


def _layings(thought: Mind, target: Target, team: tuple[Stack, ...]) -> Iterator[tuple[Laid, ...]]:
    """Nothing; assets on the best friend, or on all of them; deficits on the target, or on a foe in
    the own team.
    """
    assets, deficits = _plain(thought.own.hand, "asset"), _plain(thought.own.hand, "deficit")
    friends = [stack for stack in team if nature(stack).wing == thought.wing]
    foes = [stack for stack in team if nature(stack).wing != thought.wing]
    carriers = friends if thought.style.spread else friends[-1:]
    boosts: list[tuple[Laid, ...]] = (
        [*_some(assets, carriers, last=thought.turns == 0)] if friends else [()]
    )
    drags: list[tuple[Laid, ...]]
    if foes:
        drags = [*_some(deficits, foes[-1:], last=thought.turns == 0)]
    elif target.intent == TAKE_OVER and target.owner == NOBODY:
        drags = [()]
    else:
        drags = [*_some(deficits, [target.stack], last=thought.turns == 0)]
    for boost in boosts:
        for drag in drags:
            yield (*boost, *drag)


@lru_cache(maxsize=64)
def _plain(hand: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """What counts, the strongest first. Asked for every team against every target."""
    found = [name for name in hand if card(name).kind == kind and card(name).influence]
    return tuple(sorted(found, key=lambda name: -abs(card(name).influence)))


def _some(
    ordered: Sequence[str], stacks: Sequence[Stack], *, last: bool
) -> Iterator[tuple[Laid, ...]]:
    """The first so many of them, laid on one of these stacks after the other."""
    if not last:
        yield ()
    for count in range(1, len(ordered) + 1) if not last else (len(ordered),):
        yield tuple([Laid(name, one[0]) for name, one in zip(ordered[:count], cycle(stacks))])


def _judged(
    thought: Mind,
    target: Target,
    team: tuple[Stack, ...],
    laid: tuple[Laid, ...],
    strength: int,
    cost: float,
) -> Plan:
    """The plan with its worth: what is laid moves the odds, and the scores for good."""
    margin, worth, stays = strength - target.defence, target.won, 0.0
    for card_name, group in laid:
        number = card(card_name).influence
        cost += thought.hoard(card_name)
        if group == target.stack[0]:
            margin -= number
            own = 1 if nature(target.stack).wing == thought.wing else -1
            worth += own * number if target.intent == TAKE_OVER else 0
            stays -= number * (0.0 if target.owner == NOBODY else thought.envy[target.owner])
        else:
            margin += number
            friend = any(stack[0] == group and nature(stack).wing == thought.wing for stack in team)
            cost -= number if friend else -number
    chance = wins(margin) / CASES
    value = chance * worth + (1 - chance) * stays - cost
    groups = tuple([stack[0] for stack in team])
    return Plan(value, target.stack[0], target.intent, Draft(groups, laid))


# -- answers --------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def best_answer(view: PoliticalView, style: Style = HARD) -> Draft:
    """What to add as the defender: as much as the target deserves, or nothing."""
    return _best(answers(mind(view, style)))


def answers(thought: Mind) -> list[Judged]:
    """What the defender could add, nothing first."""
    battle = thought.view.battle
    assert battle is not None, "an answer is to a battle"
    stake = float(thought.signed(battle.target))
    if battle.intent == TAKE_OVER:
        stake += thought.envy[battle.attacker] * abs(nature(battle.target).influence)
    team = [stack for stack in battle.team if nature(stack).battle > 0]
    hit = max(team, key=lambda stack: nature(stack).battle, default=None)
    return _reinforcement(
        thought,
        -stake,
        attack_total(battle) - defence_total(battle),
        friend=battle.target if thought.signed(battle.target) > 0 else None,
        enemy=hit,
        turn=-1,
    )


@lru_cache(maxsize=64)
def best_reraise(view: PoliticalView, style: Style = HARD) -> Draft:
    """What to add as the attacker, once more."""
    return _best(reraises(mind(view, style)))


def reraises(thought: Mind) -> list[Judged]:
    """What the attacker could add once more, nothing first."""
    battle = thought.view.battle
    assert battle is not None, "a re-raise is to a battle"
    prize = thought.signed(battle.target) if battle.intent == TAKE_OVER else 0
    prize += round(thought.envy[battle.owner] * abs(nature(battle.target).influence))
    friends = [stack for stack in battle.team if nature(stack).wing == thought.wing]
    enemy = max(battle.defence, key=lambda stack: nature(stack).battle, default=battle.target)
    return _reinforcement(
        thought,
        float(prize),
        attack_total(battle) - defence_total(battle),
        friend=friends[-1] if friends else None,
        enemy=enemy,
        turn=1,
    )


def _reinforcement(
    thought: Mind,
    prize: float,
    margin: int,
    *,
    friend: Stack | None,
    enemy: Stack | None,
    turn: int,
) -> list[Judged]:
    """Every draft with its worth, where an attacker's win is worth `prize` to this seat.

    `turn`: 1 where strength helps the attacker, -1 where it helps the defender.
    """
    found = [Judged(prize * wins(margin) / CASES, Draft())]
    for draft, strength, cost in _drafts(thought, friend, enemy):
        worth = prize * wins(margin + turn * strength) / CASES - cost
        found.append(Judged(worth, draft))
    return found


def _best(found: Sequence[Judged]) -> Draft:
    """The draft of greatest worth; what adds less wherever that is as good."""
    best = found[0]
    for one in found:
        if one.worth > best.worth + 1e-9:
            best = one
    return best.draft


def _drafts(
    thought: Mind, friend: Stack | None, enemy: Stack | None
) -> Iterator[tuple[Draft, int, float]]:
    """Groups of the own wing, then assets on a friend, then deficits on an enemy."""
    hand = sorted(groups_in(thought.own.hand), key=lambda name: card(name).influence)
    friends = [name for name in hand if card(name).wing == thought.wing]
    teams: Iterable[tuple[str, ...]] = [
        team
        for count in range(min(3, len(friends)) + 1)
        for team in combinations(friends[-5:], count)
    ]
    for team in teams:
        for laid in _laid_in_answer(thought, friend, enemy):
            strength = sum(card(name).influence for name in team)
            strength += sum(abs(card(one.card).influence) for one in laid)
            cost = sum(_joining_cost(thought, (name,)) for name in team)
            for one in laid:
                number = card(one.card).influence
                cost += thought.hoard(one.card) - max(0, number)
            yield Draft(team, laid), strength, cost


def _laid_in_answer(
    thought: Mind, friend: Stack | None, enemy: Stack | None
) -> Iterator[tuple[Laid, ...]]:
    yield ()
    for kind, stack in (("asset", friend), ("deficit", enemy)):
        if stack is not None:
            for name in thought.own.hand:
                if name in _plain(thought.own.hand, kind) and may_lie(name, stack):
                    yield (Laid(name, stack[0]),)
