"""The plans of the hard house player: the attack, the act or the answer with the best value.

A plan is a pure function of the view. So all steps of a dialogue follow the same plan, also after a
restart. A draft is the cards that a seat brings into a battle (`Draft` in battle.py); a margin is
the attacker's lead before the dice. Values are in points of score; worth.py says what a mind, its
envy, spite and hoard are. `signed` is what a stack adds to the seat's score. The second half of the
file lists the candidates of the expert, and the table after each of them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, cycle
from typing import NamedTuple

from games.engine.asks import Option, Seat
from games.political.battle import Draft, Laid
from games.political.events import FOR_ALL_SEATS
from games.political.field import (
    CASES,
    attack_total,
    defence_total,
    lawyers_in_base,
    possible_intents,
    rolls_won,
    with_card,
)
from games.political.players.worth import HARD, JudgedAct, Mind, Style, best_act, mind
from games.political.stacks import (
    Stack,
    attachments_in,
    card,
    events_in,
    groups_in,
    may_lie,
    nature,
)
from games.political.state import Battle
from games.political.view import PoliticalView
from games.political.vocabulary import NOBODY, PASS, TAKE_OVER, options

MOST_TARGETS = 9
"""How many targets are examined closely, the most promising first."""

MOST_GROUPS = 6
"""How many groups of the hand are combined in all possible ways: the weakest ones."""


class AttackPlan(NamedTuple):
    """An attack and its value."""

    worth: float
    target: str
    intent: str
    draft: Draft


class JudgedDraft(NamedTuple):
    """A draft for a battle and its value."""

    worth: float
    draft: Draft


class Target(NamedTuple):
    """A stack that could be attacked, and the intent: take over or destroy.

    `won` is the value of winning, `defence` the expected total of the defence before the die.
    """

    owner: Seat
    stack: Stack
    intent: str
    defence: int
    won: float


@lru_cache(maxsize=64)
def best_attack(view: PoliticalView, style: Style = HARD) -> AttackPlan | None:
    """Return the attack with the best value; None if none is possible."""
    return max(attacks(mind(view, style)), key=lambda plan: plan.worth, default=None)


def attacks(seat_mind: Mind) -> Iterator[AttackPlan]:
    """Yield all attacks that are worth examining."""
    # The order is a rough estimate: a point of defence costs 0.4 points of what a win is worth.
    targets = sorted(
        _targets(seat_mind), key=lambda target: target.won - 0.4 * target.defence, reverse=True
    )
    for target in targets[:MOST_TARGETS]:
        # Teams of all sizes, with no, some or all attachments.
        for team in _teams(seat_mind, target):
            strength = sum(nature(stack).battle for stack in team)
            cost = sum(_joining_cost(seat_mind, stack) for stack in team)
            for laid in _ways_to_lay(seat_mind, target, team):
                yield _with_value(seat_mind, target, team, laid, strength, cost)


def _targets(seat_mind: Mind) -> Iterator[Target]:
    """Yield a target for each stack and each intent (take over, destroy) that are possible."""
    view = seat_mind.view
    seat = seat_mind.own.seat
    rows: list[tuple[Seat, Sequence[Stack]]] = [(NOBODY, view.middle)]
    rows += [(owner, seat_view.base) for owner, seat_view in enumerate(view.seats)]
    for owner, row in rows:
        for stack in row:
            defence = nature(stack).battle
            # Lawyers of the same base help, and a defender with cards probably adds something.
            if owner not in (NOBODY, seat):
                defence += sum(helper.value for helper in lawyers_in_base(row, stack[0]))
                defence += seat_mind.style.feared if view.seats[owner].hand > 1 else 0

            for intent in possible_intents(owner, seat, stack):
                yield Target(owner, stack, intent, defence, _prize(seat_mind, owner, stack, intent))


def _prize(seat_mind: Mind, owner: Seat, stack: Stack, intent: str) -> float:
    """Return the value of winning an attack on this stack."""
    if owner == seat_mind.own.seat:
        return float(-seat_mind.signed(stack))
    gain = seat_mind.signed(stack) if intent == TAKE_OVER else 0
    return gain + seat_mind.spite(owner, stack)


def _teams(seat_mind: Mind, target: Target) -> Iterator[tuple[Stack, ...]]:
    """Yield the teams that an attack can have.

    In the last turn (`turns` is 0) all groups of the seat's wing join, because hands do not count
    (rule 9.1). Conspiracy Theorists of the base always join if they add strength.
    """
    hand = sorted(groups_in(seat_mind.own.hand), key=lambda name: card(name).influence)
    friends: list[Stack] = [(name,) for name in hand if card(name).wing == seat_mind.wing]
    fixed: tuple[Stack, ...] = tuple(friends) if seat_mind.turns == 0 else ()
    optional = [(name,) for name in hand if (name,) not in fixed][:MOST_GROUPS]
    base = seat_mind.view.seats[seat_mind.own.seat].base
    plotters = [stack for stack in base if nature(stack).conspiracy and stack[0] != target.stack[0]]
    fixed = (*fixed, *[stack for stack in plotters if nature(stack).battle > 0])
    # A team needs at least one stack.
    for count in range(0 if fixed else 1, len(optional) + 1):
        for team in combinations(optional, count):
            yield (*fixed, *team)


def _joining_cost(seat_mind: Mind, stack: Stack) -> float:
    """Return the loss of moving a group from the hand to the base; negative: a gain."""
    if stack[0] not in seat_mind.own.hand:
        return 0.0
    worth = seat_mind.signed(stack)
    # In the base, the stack can be attacked in later turns.
    in_base = worth * (1 - seat_mind.style.exposed * seat_mind.turns) if worth > 0 else float(worth)
    return seat_mind.hoard(stack[0]) - in_base


def _ways_to_lay(
    seat_mind: Mind, target: Target, team: tuple[Stack, ...]
) -> Iterator[tuple[Laid, ...]]:
    """Yield what can be laid in an attack: none, some or all of the attachments with points.

    Assets go on the best group of the seat's wing in the team, or on all such groups (see
    `Style.spread`). Deficits go on a group of the other wing in the team, otherwise on the target.
    """
    assets = _with_points(seat_mind.own.hand, "asset")
    deficits = _with_points(seat_mind.own.hand, "deficit")
    friends = [stack for stack in team if nature(stack).wing == seat_mind.wing]
    foes = [stack for stack in team if nature(stack).wing != seat_mind.wing]
    carriers = friends if seat_mind.style.spread else friends[-1:]
    boosts: list[tuple[Laid, ...]] = (
        [*_laid_in_turn(assets, carriers, all_of_them=seat_mind.turns == 0)] if friends else [()]
    )
    drags: list[tuple[Laid, ...]]
    if foes:
        drags = [*_laid_in_turn(deficits, foes[-1:], all_of_them=seat_mind.turns == 0)]
    # The target would come into the own base of the seat with the deficit, and no other seat would
    # be harmed.
    elif target.intent == TAKE_OVER and target.owner == NOBODY:
        drags = [()]
    else:
        drags = [*_laid_in_turn(deficits, [target.stack], all_of_them=seat_mind.turns == 0)]

    for boost in boosts:
        for drag in drags:
            yield (*boost, *drag)


@lru_cache(maxsize=64)
def _with_points(hand: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Return the attachments of this kind with points, the strongest first.

    The result is cached, because each team and target needs it.
    """
    names = [name for name in hand if card(name).kind == kind and card(name).influence]
    return tuple(sorted(names, key=lambda name: -abs(card(name).influence)))


def _laid_in_turn(
    ordered: Sequence[str], stacks: Sequence[Stack], *, all_of_them: bool
) -> Iterator[tuple[Laid, ...]]:
    """Yield the first attachment, the first two, and so on, laid in turn on these stacks.

    With `all_of_them` only the last of these is yielded, with all attachments.
    """
    if not all_of_them:
        yield ()

    for count in range(1, len(ordered) + 1) if not all_of_them else (len(ordered),):
        pairs = zip(ordered[:count], cycle(stacks))
        yield tuple([Laid(attachment, stack[0]) for attachment, stack in pairs])


def _with_value(
    seat_mind: Mind,
    target: Target,
    team: tuple[Stack, ...],
    laid: tuple[Laid, ...],
    strength: int,
    cost: float,
) -> AttackPlan:
    """Return the plan with its value.

    Args:
        seat_mind: The mind of the seat.
        target: The target.
        team: The stacks that attack.
        laid: The attachments.
        strength: The total of the team without these attachments.
        cost: What the seat loses by moving the team to its base.
    """
    margin = strength - target.defence
    prize = target.won
    kept_gain = 0.0
    for card_name, group in laid:
        number = card(card_name).influence
        cost += seat_mind.hoard(card_name)
        # A deficit (a negative number) on the target helps the attack. It stays on the target, also
        # if the attack is lost (`kept_gain`).
        if group == target.stack[0]:
            margin -= number
            sign = 1 if nature(target.stack).wing == seat_mind.wing else -1
            prize += sign * number if target.intent == TAKE_OVER else 0
            kept_gain -= number * (0.0 if target.owner == NOBODY else seat_mind.envy[target.owner])
        else:
            margin += number
            # A point on a group of the team stays in the seat's base: a gain if the group is of the
            # own wing, otherwise a loss.
            is_own_wing = any(
                stack[0] == group and nature(stack).wing == seat_mind.wing for stack in team
            )
            cost -= number if is_own_wing else -number

    # `rolls_won` counts the rolls of two dice, out of CASES, with which the attack wins.
    chance = rolls_won(margin) / CASES
    value = chance * prize + (1 - chance) * kept_gain - cost
    groups = tuple([stack[0] for stack in team])
    return AttackPlan(value, target.stack[0], target.intent, Draft(groups, laid))


# -- answers --------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def best_answer(view: PoliticalView, style: Style = HARD) -> Draft:
    """Return the best draft of the defender, which may be empty."""
    return _best_draft(answers(mind(view, style)))


def answers(seat_mind: Mind) -> list[JudgedDraft]:
    """Return what the defender could add. The first draft adds nothing."""
    battle = seat_mind.view.battle
    assert battle is not None, "an answer is to a battle"
    stake = float(seat_mind.signed(battle.target))
    # A takeover also adds the stack to the attacker's base.
    if battle.intent == TAKE_OVER:
        stake += seat_mind.envy[battle.attacker] * abs(nature(battle.target).influence)

    team = [stack for stack in battle.team if nature(stack).battle > 0]
    strongest = max(team, key=lambda stack: nature(stack).battle, default=None)
    return _reinforcement(
        seat_mind,
        -stake,
        attack_total(battle) - defence_total(battle),
        friend=battle.target if seat_mind.signed(battle.target) > 0 else None,
        enemy=strongest,
        sign=-1,
    )


@lru_cache(maxsize=64)
def best_reraise(view: PoliticalView, style: Style = HARD) -> Draft:
    """Return the best draft of the attacker's second answer."""
    return _best_draft(reraises(mind(view, style)))


def reraises(seat_mind: Mind) -> list[JudgedDraft]:
    """Return what the attacker could add in the second answer. The first draft adds nothing."""
    battle = seat_mind.view.battle
    assert battle is not None, "a re-raise is to a battle"
    prize = seat_mind.signed(battle.target) if battle.intent == TAKE_OVER else 0

    # In whole points, unlike in `answers`.
    prize += round(seat_mind.envy[battle.owner] * abs(nature(battle.target).influence))
    friends = [stack for stack in battle.team if nature(stack).wing == seat_mind.wing]
    enemy = max(battle.defence, key=lambda stack: nature(stack).battle, default=battle.target)

    return _reinforcement(
        seat_mind,
        float(prize),
        attack_total(battle) - defence_total(battle),
        friend=friends[-1] if friends else None,
        enemy=enemy,
        sign=1,
    )


def _reinforcement(
    seat_mind: Mind,
    prize: float,
    margin: int,
    *,
    friend: Stack | None,
    enemy: Stack | None,
    sign: int,
) -> list[JudgedDraft]:
    """Return all drafts with their values.

    Args:
        seat_mind: The mind of the seat.
        prize: The value of the attacker's win for this seat.
        margin: The attacker's lead before the dice.
        friend: The stack on which assets are laid; None: none are laid.
        enemy: The stack on which deficits are laid; None: none are laid.
        sign: 1 if strength helps the attacker, -1 if it helps the defender.
    """
    judged_drafts = [JudgedDraft(prize * rolls_won(margin) / CASES, Draft())]
    for draft, strength, cost in _drafts(seat_mind, friend, enemy):
        worth = prize * rolls_won(margin + sign * strength) / CASES - cost
        judged_drafts.append(JudgedDraft(worth, draft))

    return judged_drafts


def _best_draft(judged_drafts: Sequence[JudgedDraft]) -> Draft:
    """Return the draft with the best value; if several are as good, the one that adds least."""
    best = judged_drafts[0]
    for judged in judged_drafts:
        if judged.worth > best.worth + 1e-9:
            best = judged

    return best.draft


def _drafts(
    seat_mind: Mind, friend: Stack | None, enemy: Stack | None
) -> Iterator[tuple[Draft, int, float]]:
    """Yield drafts, what each adds to the seat's total, and what it costs.

    A draft has up to three groups of the seat's wing, and at most one attachment.
    """
    hand = sorted(groups_in(seat_mind.own.hand), key=lambda name: card(name).influence)
    friends = [name for name in hand if card(name).wing == seat_mind.wing]
    teams: Iterable[tuple[str, ...]] = [
        team
        for count in range(min(3, len(friends)) + 1)
        for team in combinations(friends[-5:], count)  # the five strongest
    ]
    for team in teams:
        for laid in _laid_in_answer(seat_mind, friend, enemy):
            strength = sum(card(name).influence for name in team)
            strength += sum(abs(card(attachment.card).influence) for attachment in laid)
            cost = sum(_joining_cost(seat_mind, (name,)) for name in team)
            for attachment in laid:
                number = card(attachment.card).influence
                # An asset adds its points to a stack of the seat's wing; a deficit is only used up.
                cost += seat_mind.hoard(attachment.card) - max(0, number)

            yield Draft(team, laid), strength, cost


def _laid_in_answer(
    seat_mind: Mind, friend: Stack | None, enemy: Stack | None
) -> Iterator[tuple[Laid, ...]]:
    """Yield no attachment, then each asset on the friend, then each deficit on the enemy."""
    yield ()
    for kind, stack in (("asset", friend), ("deficit", enemy)):
        if stack is not None:
            for name in seat_mind.own.hand:
                if name in _with_points(seat_mind.own.hand, kind) and may_lie(name, stack):
                    yield (Laid(name, stack[0]),)


# How many candidates the expert gets: acts, attacks on different targets, further teams for the
# best target, and drafts for an answer.
MOST_ACTS = 6
MOST_AIMS = 6
MORE_TEAMS = 3
MOST_DRAFTS = 10

Move = JudgedAct | AttackPlan
"""What a seat does in a turn."""

Rows = tuple[tuple[Stack, ...], ...]
"""The stacks of each base; the unaffiliated ones last, so NOBODY (-1) is their index."""

UNCERTAIN = FOR_ALL_SEATS | {"fundraiser"}
"""Events whose result differs between the worlds (guesses of hidden cards) of the search.

The search applies these events itself (search.py).
"""


class Position(NamedTuple):
    """The table after a move.

    Attributes:
        rows: All stacks.
        hand: What the seat still holds.
        battle: The battle to be fought now.
        effect: The effect of an event that is still to be applied.
    """

    rows: Rows
    hand: tuple[str, ...]
    battle: Battle | None = None
    effect: str = ""


# -- what the expert considers ---------------------------------------------------------------------


def moves(minds: Sequence[Mind]) -> list[Move]:
    """Return the best moves of each mind. The best move of the first mind comes first.

    All minds have the same view, but different styles.
    """
    moves_found: dict[object, Move] = {}
    for seat_mind in minds:
        both_kinds: list[Move] = [*_acts(seat_mind), *_best_attacks(seat_mind)]
        for move in sorted(both_kinds, key=lambda candidate: -candidate.worth):
            # The key has all fields but the value: two minds may value the same move differently.
            moves_found.setdefault(move[1:], move)

    return list(moves_found.values())


def drafts(seat_mind: Mind) -> list[Draft]:
    """Return what could be added to the battle, best first. It always includes an empty draft."""
    judge = answers if seat_mind.view.phase == "answer" else reraises
    judged_drafts = sorted(judge(seat_mind), key=lambda judged: -judged.worth)
    return [*dict.fromkeys([*[judged.draft for judged in judged_drafts[:MOST_DRAFTS]], Draft()])]


def _acts(seat_mind: Mind) -> list[JudgedAct]:
    """Return the best acts, or a pass if the hand allows none."""
    acts = [best_act(seat_mind, [option]) for option in _menu(seat_mind.own.hand)]
    possible = [act for act in acts if act.option.kind != "attach" or act.picks]
    possible = possible or [JudgedAct(0.0, PASS)]
    return sorted(possible, key=lambda act: -act.worth)[:MOST_ACTS]


def _menu(hand: Sequence[str]) -> list[Option]:
    """Return the acts that the hand allows, without attacks."""
    groups = groups_in(hand)
    return [
        *options("event", events_in(hand)),
        *options("recruit", groups),
        *options("let_go", groups),
        *options("attach", attachments_in(hand)),
    ]


def _best_attacks(seat_mind: Mind) -> Iterator[AttackPlan]:
    """Yield the best attack on each target, and further teams for the best target."""
    plans: dict[tuple[str, str], list[AttackPlan]] = {}
    for plan in sorted(attacks(seat_mind), key=lambda attack: -attack.worth):
        plans.setdefault((plan.target, plan.intent), []).append(plan)

    for index, alike in enumerate([*plans.values()][:MOST_AIMS]):
        yield from alike[: 1 if index else 1 + MORE_TEAMS]


# -- the table afterwards --------------------------------------------------------------------------


def table(view: PoliticalView) -> Rows:
    """Return all stacks that the view shows."""
    return (*(seat_view.base for seat_view in view.seats), view.middle)


def position_after(seat_mind: Mind, move: Move) -> Position:
    """Return the table after a move. Acts are carried out; attacks are only declared."""
    if isinstance(move, AttackPlan):
        return _after_declaring(seat_mind, move)

    name = "" if move.option == PASS else move.option.word
    rows = table(seat_mind.view)
    hand = _without(seat_mind.own.hand, name)
    if move.option.kind == "event":
        effect = card(name).power
        if effect in UNCERTAIN:
            return Position(rows, hand, effect=effect)

        return Position(_apply_event(rows, seat_mind.own.seat, effect, move.picks), hand)

    if move.option.kind == "recruit":
        rows = _stack_added(rows, seat_mind.own.seat, (name,))
    elif move.option.kind == "let_go":
        rows = _stack_added(rows, NOBODY, (name,))
    elif move.option.kind == "attach":
        rows = _stack_changed(rows, move.picks[0], lambda stack: (*stack, name))

    return Position(rows, hand)


def _apply_event(rows: Rows, seat: Seat, effect: str, picks: Sequence[str]) -> Rows:
    """Apply an event with chosen targets. All other events leave the rows as they are."""
    if effect == "scandal" and picks:
        return _stack_changed(rows, picks[0], lambda _: ())
    if effect == "fact_check" and picks:
        return _stack_changed(rows, picks[0], lambda stack: stack[:-1])
    if effect == "backroom_deal" and picks:
        (stack,) = [candidate for candidate in rows[NOBODY] if candidate[0] == picks[0]]
        return _stack_added(_stack_changed(rows, picks[0], lambda _: ()), seat, stack)
    if effect == "redistricting" and picks:
        moved, group = picks
        rows = tuple([tuple([_without(stack, moved) for stack in row]) for row in rows])
        return _stack_changed(rows, group, lambda stack: (*stack, moved))

    return rows


def _after_declaring(seat_mind: Mind, plan: AttackPlan) -> Position:
    """Return the table after declaring the attack, before the defender answers."""
    view = seat_mind.view
    seat = seat_mind.own.seat
    owner, place, target = next(
        (owner, place, stack)
        for owner, row in enumerate(table(view))
        for place, stack in enumerate(row)
        if stack[0] == plan.target
    )
    if owner == len(view.seats):
        owner = NOBODY

    helping = (
        () if owner in (seat, NOBODY) else lawyers_in_base(view.seats[owner].base, plan.target)
    )
    # The team and the defence (both empty) get the cards of the draft below.
    battle = Battle(seat, owner, place, plan.intent, target, (), (), helping)
    rows = _stack_changed(table(view), plan.target, lambda _: ())
    return _reinforce(Position(rows, seat_mind.own.hand, battle), seat, plan.draft)


def with_draft(seat_mind: Mind, draft: Draft) -> Position:
    """Return the battle of the view with this draft added."""
    battle = seat_mind.view.battle
    assert battle is not None, "an answer is to a battle"
    position = Position(table(seat_mind.view), seat_mind.own.hand, battle)
    return _reinforce(position, seat_mind.own.seat, draft)


def _reinforce(position: Position, seat: Seat, draft: Draft) -> Position:
    """Move the cards of the draft into the battle."""
    battle = position.battle
    rows = position.rows
    hand = position.hand
    assert battle is not None, "a draft is for a battle"
    team: list[Stack] = []
    for group in draft.groups:
        # The group is in the base if it is a Conspiracy Theorist, otherwise in the hand.
        team += [stack for stack in rows[seat] if stack[0] == group] or [(group,)]
        rows = _stack_changed(rows, group, lambda _: ())
        hand = _without(hand, group)

    if seat == battle.attacker:
        battle = battle._replace(team=(*battle.team, *team))
    else:
        battle = battle._replace(defence=(*battle.defence, *team))

    for attachment in draft.laid:
        battle = with_card(battle, attachment.card, attachment.group)
        hand = _without(hand, attachment.card)

    return Position(rows, hand, battle)


def _stack_added(rows: Rows, owner: Seat, stack: Stack) -> Rows:
    """Return the rows with one more stack. NOBODY (-1) is the last row."""
    new_rows = [*rows]
    new_rows[owner] = (*new_rows[owner], stack)
    return tuple(new_rows)


def _stack_changed(rows: Rows, group: str, change: Callable[[Stack], Stack]) -> Rows:
    """Return the rows with this group's stack changed; an empty result removes it."""
    return tuple(
        [
            tuple([new for stack in row if (new := change(stack) if stack[0] == group else stack)])
            for row in rows
        ]
    )


def _without(names: Sequence[str], name: str) -> tuple[str, ...]:
    """Return the names without this name."""
    return tuple([other for other in names if other != name])
