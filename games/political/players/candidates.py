"""What comes into question for the expert, and how the table looks after it."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from games.engine.asks import Option, Seat
from games.political.building import Draft
from games.political.events import EVERYBODY
from games.political.field import helpers, with_card
from games.political.players import plans
from games.political.players.acts import JudgedAct, best_act
from games.political.players.plans import Plan
from games.political.players.worth import Mind
from games.political.stacks import Stack, attachments_in, card, events_in, groups_in
from games.political.state import Battle
from games.political.view import PoliticalView
from games.political.vocabulary import NOBODY, PASS, options

ACTS, AIMS, TEAMS, DRAFTS = 6, 6, 3, 10
"""Of each way to think: so many acts, attacks on so many targets, so many more teams against the
best of them; so many ways to answer.
"""

Move = JudgedAct | Plan
"""What is done in a turn."""
Rows = tuple[tuple[Stack, ...], ...]
"""Base by base, and the unaffiliated groups last."""

UNCERTAIN = EVERYBODY | {"fundraiser"}
"""Events that work differently in every world."""


class Position(NamedTuple):
    """The table after a move. `hand`: what the one who moved still holds; `battle`: what is to be
    fought now; `effect`: of an event that is to be carried out.
    """

    rows: Rows
    hand: tuple[str, ...]
    battle: Battle | None = None
    effect: str = ""


# -- what comes into question ----------------------------------------------------------------------


def moves(thoughts: Sequence[Mind]) -> list[Move]:
    """The best ones to each of these ways to think; the very best to the first one is first."""
    found: dict[object, Move] = {}
    for thought in thoughts:
        every: list[Move] = [*_acts(thought), *_attacks(thought)]
        for move in sorted(every, key=lambda one: -one.worth):
            found.setdefault(move[1:], move)
    return list(found.values())


def drafts(thought: Mind) -> list[Draft]:
    """What could be added to the battle, best first; to add nothing is always among it."""
    judge = plans.answers if thought.view.phase == "answer" else plans.reraises
    found = sorted(judge(thought), key=lambda one: -one.worth)
    return [*dict.fromkeys([*[one.draft for one in found[:DRAFTS]], Draft()])]


def _acts(thought: Mind) -> list[JudgedAct]:
    """Who can do nothing with the hand passes."""
    found = [best_act(thought, [one]) for one in _menu(thought.own.hand)]
    able = [one for one in found if one.option.kind != "attach" or one.picks]
    able = able or [JudgedAct(0.0, PASS)]
    return sorted(able, key=lambda one: -one.worth)[:ACTS]


def _menu(hand: Sequence[str]) -> list[Option]:
    """What the hand could do, attacks left aside."""
    groups = groups_in(hand)
    return [
        *options("event", events_in(hand)),
        *options("recruit", groups),
        *options("let_go", groups),
        *options("attach", attachments_in(hand)),
    ]


def _attacks(thought: Mind) -> Iterator[Plan]:
    """The best one on each target, and the best ones with other teams on the best target."""
    found: dict[tuple[str, str], list[Plan]] = {}
    for plan in sorted(plans.attacks(thought), key=lambda one: -one.worth):
        found.setdefault((plan.target, plan.intent), []).append(plan)
    for place, alike in enumerate([*found.values()][:AIMS]):
        yield from alike[: 1 if place else 1 + TEAMS]


# -- the table afterwards --------------------------------------------------------------------------


def table(view: PoliticalView) -> Rows:
    return (*(one.base for one in view.seats), view.middle)


def after(thought: Mind, move: Move) -> Position:
    """Acts are carried out, attacks declared."""
    if isinstance(move, Plan):
        return _declared(thought, move)
    name = "" if move.option == PASS else move.option.word
    rows, hand = table(thought.view), _without(thought.own.hand, name)
    if move.option.kind == "event":
        effect = card(name).power
        if effect in UNCERTAIN:
            return Position(rows, hand, effect=effect)
        return Position(_played(rows, thought.own.seat, effect, move.picks), hand)
    if move.option.kind == "recruit":
        rows = _with(rows, thought.own.seat, (name,))
    elif move.option.kind == "let_go":
        rows = _with(rows, NOBODY, (name,))
    elif move.option.kind == "attach":
        rows = _changed(rows, move.picks[0], lambda stack: (*stack, name))
    return Position(rows, hand)


def _played(rows: Rows, seat: Seat, effect: str, picks: Sequence[str]) -> Rows:
    """An event for chosen stacks. The others change nothing that is known beforehand."""
    if effect == "scandal" and picks:
        return _changed(rows, picks[0], lambda _: ())
    if effect == "fact_check" and picks:
        return _changed(rows, picks[0], lambda stack: stack[:-1])
    if effect == "backroom_deal" and picks:
        (stack,) = [one for one in rows[NOBODY] if one[0] == picks[0]]
        return _with(_changed(rows, picks[0], lambda _: ()), seat, stack)
    if effect == "redistricting" and picks:
        moved, group = picks
        rows = tuple([tuple([_without(stack, moved) for stack in row]) for row in rows])
        return _changed(rows, group, lambda stack: (*stack, moved))
    return rows


def _declared(thought: Mind, plan: Plan) -> Position:
    view, seat = thought.view, thought.own.seat
    owner, place, target = next(
        (owner, place, stack)
        for owner, row in enumerate(table(view))
        for place, stack in enumerate(row)
        if stack[0] == plan.target
    )
    if owner == len(view.seats):
        owner = NOBODY
    helping = () if owner in (seat, NOBODY) else helpers(view.seats[owner].base, plan.target)
    battle = Battle(seat, owner, place, plan.intent, target, (), (), helping)
    rows = _changed(table(view), plan.target, lambda _: ())
    return _reinforced(Position(rows, thought.own.hand, battle), seat, plan.draft)


def added(thought: Mind, draft: Draft) -> Position:
    """The battle that is being fought, with this answer."""
    battle = thought.view.battle
    assert battle is not None, "an answer is to a battle"
    position = Position(table(thought.view), thought.own.hand, battle)
    return _reinforced(position, thought.own.seat, draft)


def _reinforced(position: Position, seat: Seat, draft: Draft) -> Position:
    battle, rows, hand = position.battle, position.rows, position.hand
    assert battle is not None, "who is reinforced fights"
    team: list[Stack] = []
    for group in draft.groups:
        team += [stack for stack in rows[seat] if stack[0] == group] or [(group,)]
        rows, hand = _changed(rows, group, lambda _: ()), _without(hand, group)
    if seat == battle.attacker:
        battle = battle._replace(team=(*battle.team, *team))
    else:
        battle = battle._replace(defence=(*battle.defence, *team))
    for one in draft.laid:
        battle, hand = with_card(battle, one.card, one.group), _without(hand, one.card)
    return Position(rows, hand, battle)


def _with(rows: Rows, owner: Seat, stack: Stack) -> Rows:
    """NOBODY's is the last row."""
    found = [*rows]
    found[owner] = (*found[owner], stack)
    return tuple(found)


def _changed(rows: Rows, group: str, change: Callable[[Stack], Stack]) -> Rows:
    """With another stack in the place of this group's, or none."""
    return tuple(
        [
            tuple([new for stack in row if (new := change(stack) if stack[0] == group else stack)])
            for row in rows
        ]
    )


def _without(names: Sequence[str], name: str) -> tuple[str, ...]:
    return tuple([one for one in names if one != name])
