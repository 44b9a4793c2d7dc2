"""A battle (6): declared, answered, answered again, rolled, and what becomes of everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from games.engine.asks import ClockId, Dialogue, Seat
from games.political import building
from games.political.building import Builder, Draft
from games.political.field import (
    attack_total,
    conspirators,
    defence_total,
    opened,
    with_card,
)
from games.political.setup import SIDES
from games.political.stacks import Stack, groups_in
from games.political.state import Battle, Fought, PoliticalState
from games.political.vocabulary import (
    ATTACK,
    CALL,
    NOBODY,
    RAISE,
    RERAISE,
    STAND,
    TAKE_OVER,
)

if TYPE_CHECKING:
    from games.political.rules import PoliticalChicken


class Attack(NamedTuple):
    """An attack as its seat declares it, all at once (PO-25)."""

    target: str
    intent: str
    draft: Draft


# -- declaring ------------------------------------------------------------------------------------


def may_join(state: PoliticalState, seat: Seat, target: str) -> dict[str, Stack]:
    """Groups of the hand, and Conspiracy Theorists of the base, but never the target (PO-41)."""
    joining: dict[str, Stack] = {name: (name,) for name in groups_in(state.seats[seat].hand)}
    for stack in conspirators(state, seat):
        if stack[0] != target:
            joining[stack[0]] = stack
    return joining


def builder(state: PoliticalState, seat: Seat, target: str, intent: str, clock: ClockId) -> Builder:
    """For the attack on this target."""
    return Builder(
        "attack",
        opened(state, seat, target, intent),
        clock,
        may_join(state, seat, target),
        state.seats[seat].hand,
        None,
        ATTACK,
    )


def declare(game: PoliticalChicken, seat: Seat, attack: Attack) -> None:
    """Everything is public at once; the target leaves its place for the battle."""
    state = game.state
    battle = opened(state, seat, attack.target, attack.intent)
    state.row(battle.owner).pop(battle.place)
    game.tell("attacked", seat=seat, stack=attack.target, owner=battle.owner, intent=attack.intent)
    state.battle = _reinforced(game, seat, battle, attack.draft)
    if battle.owner not in (seat, NOBODY):
        defender = state.seats[battle.owner]
        if defender.hand or battle.helpers:
            state.phase = "answer"
            return
        game.tell("called", seat=battle.owner)
    fight(game)


def _reinforced(game: PoliticalChicken, seat: Seat, battle: Battle, draft: Draft) -> Battle:
    """Move what the draft names into the battle, and tell it."""
    defends = seat != battle.attacker
    stacks = tuple([_called_up(game.state, seat, group) for group in draft.groups])
    if defends:
        battle = battle._replace(defence=battle.defence + stacks)
    else:
        battle = battle._replace(team=battle.team + stacks)
    if stacks:
        side = "defence" if defends else "attack"
        game.tell("mustered", seat=seat, cards=list(draft.groups), side=side)
    for laid in draft.laid:
        game.state.seats[seat].hand.remove(laid.card)
        battle = with_card(battle, laid.card, laid.group)
        game.tell("laid", seat=seat, card=laid.card, stack=laid.group)
    return battle


def _called_up(state: PoliticalState, seat: Seat, group: str) -> Stack:
    """From the hand, or, with a Conspiracy Theorist, from the base."""
    one = state.seats[seat]
    if group in one.hand:
        one.hand.remove(group)
        return (group,)
    return one.base.pop(next(at for at, stack in enumerate(one.base) if stack[0] == group))


# -- answering ------------------------------------------------------------------------------------


async def answer(game: PoliticalChicken) -> None:
    """The defender calls, or raises once (PO-30 to PO-32, PO-45)."""
    battle = fought_now(game.state)
    seat = battle.owner
    draft = await game.walk("answer", seat, _answering(game.state))
    for helper in battle.helpers:
        if helper.stack in draft.out:
            game.tell("lawyers_left_out", seat=seat, stack=helper.stack)
    helping = tuple(one for one in battle.helpers if one.stack not in draft.out)
    battle = battle._replace(helpers=helping)
    if not draft.adds:
        game.tell("called", seat=seat)
        game.state.battle = battle
        fight(game)
        return
    game.tell("raised", seat=seat)
    game.state.battle = _reinforced(game, seat, battle, draft)
    if _can_add(game.state):
        game.state.phase = "reraise"
    else:
        game.tell("stood", seat=battle.attacker)
        fight(game)


def _answering(state: PoliticalState) -> Callable[[], Dialogue[Draft]]:
    battle = fought_now(state)
    hand = state.seats[battle.owner].hand
    joining: dict[str, Stack] = {name: (name,) for name in groups_in(hand)}
    clock = ClockId("answer", state.turn)
    return _dialogue(Builder("answer", battle, clock, joining, hand, CALL, RAISE, defends=True))


def _can_add(state: PoliticalState) -> bool:
    """Whether the attacker is asked again: by what everybody can see."""
    battle = fought_now(state)
    return bool(state.seats[battle.attacker].hand or conspirators(state, battle.attacker))


async def reraise(game: PoliticalChicken) -> None:
    """The attacker adds once more, after a raise only (PO-33); then nobody adds anything."""
    state = game.state
    battle = fought_now(state)
    seat = battle.attacker
    clock = ClockId("reraise", state.turn)
    joining = may_join(state, seat, battle.target[0])
    hand = state.seats[seat].hand
    draft = await game.walk(
        "reraise",
        seat,
        _dialogue(Builder("reraise", battle, clock, joining, hand, STAND, RERAISE)),
    )
    game.tell("reraised" if draft.adds else "stood", seat=seat)
    state.battle = _reinforced(game, seat, battle, draft)
    fight(game)


def _dialogue(builder: Builder) -> Callable[[], Dialogue[Draft]]:
    async def dialogue() -> Draft:
        return await building.build(builder) or Draft()

    return dialogue


def fought_now(state: PoliticalState) -> Battle:
    assert state.battle is not None, "no battle is fought"
    return state.battle


# -- the end of it --------------------------------------------------------------------------------


def fight(game: PoliticalChicken) -> None:
    """Both dice; equal totals are the defender's (PO-29). Then everybody goes home."""
    state = game.state
    battle = fought_now(state)
    die, other = game.chance.below(SIDES) + 1, game.chance.below(SIDES) + 1
    attack, defence = attack_total(battle) + die, defence_total(battle) + other
    game.tell("dice", attack=attack, defence=defence, die=die, other=other)
    won = attack > defence
    state.battle, state.fought = None, Fought(battle, die, other, won)
    _settle_target(game, battle, won)
    state.seats[battle.attacker].base.extend(battle.team)
    if battle.defence:
        state.seats[battle.owner].base.extend(battle.defence)
    game.end_turn()


def _settle_target(game: PoliticalChicken, battle: Battle, won: bool) -> None:
    state, seat, group = game.state, battle.attacker, battle.target[0]
    if not won:
        state.row(battle.owner).insert(battle.place, battle.target)
        game.tell("held", seat=seat, stack=group, owner=battle.owner)
    elif battle.intent == TAKE_OVER:
        state.seats[seat].base.append(battle.target)
        game.tell("taken_over", seat=seat, stack=group, owner=battle.owner)
    else:
        game.tell("destroyed", seat=seat, stack=group, owner=battle.owner)
        game.scrap(battle.target)
