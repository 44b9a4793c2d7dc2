"""A battle (rules section 6): declaration, answer, second answer, dice, and where the cards go.

An attack, a raise or a re-raise is built in a private dialogue that changes no state (6.2). A draft
is what the player has put together so far. A stack is named by its first card, the group. Numbers
such as 6.2 and PO-25 are those of RULES.md.

Rule 1: no event is told and no state changes before the dialogue has ended.
Rule 2: `back` undoes the last step at no cost. It is also the default, so a silent player returns
        step by step to the first question of the dialogue.
Rule 3: each menu is short: a target, an intent, groups (several at once), or one attachment and its
        place. Steps can be repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from games.engine.asks import ClockId, Decision, Fact, Option, Seat
from games.political.field import (
    attack_total,
    battle_at_start,
    defence_total,
    places_for,
    possible_conspirators,
    rolls_won,
    with_card,
)
from games.political.stacks import Stack, attachments_in, format_stack, groups_in
from games.political.state import SIDES, Battle, Fought, PoliticalState
from games.political.vocabulary import (
    ATTACK,
    BACK,
    CALL,
    GROUPS,
    NOBODY,
    RAISE,
    RERAISE,
    STAND,
    TAKE_OVER,
    option,
    options,
)

if TYPE_CHECKING:
    from games.political.rules import PoliticalChicken


# -- building --------------------------------------------------------------------------------------


class Laid(NamedTuple):
    """An attachment from the hand, and the group of the stack on which it is laid."""

    card: str
    group: str


class Draft(NamedTuple):
    """What the player has put together so far.

    Attributes:
        groups: The groups that join.
        laid: The attachments, in the order of laying.
        silent_lawyers: The groups whose Lawyers are left out of the defence.
    """

    groups: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    silent_lawyers: tuple[str, ...] = ()

    @property
    def adds(self) -> bool:
        """Return whether the draft brings any card into the battle (PO-30)."""
        return bool(self.groups or self.laid)


@dataclass(frozen=True, slots=True)
class Builder:
    """What a dialogue builds.

    Attributes:
        kind: The kind of decision: attack, answer or reraise.
        battle: The battle before the draft.
        clock: The clock of all steps.
        joining: Group -> its stack, for all stacks that may join.
        hand: The hand, for its attachments.
        end_without_cards: The option that ends the dialogue with nothing added; None if a group is
            required.
        end_with_cards: The option that ends the dialogue otherwise.
        defends: Whether the groups join the defence.
    """

    kind: str
    battle: Battle
    clock: ClockId
    joining: dict[str, Stack]
    hand: Sequence[str]
    end_without_cards: Option | None
    end_with_cards: Option
    defends: bool = False

    def joined(self, draft: Draft) -> Battle:
        """Return the battle with the cards of the draft."""
        stacks = tuple([self.joining[group] for group in draft.groups])
        battle = self.battle
        if self.defends:
            helpers = [
                helper for helper in battle.helpers if helper.stack not in draft.silent_lawyers
            ]
            battle = battle._replace(defence=stacks, helpers=tuple(helpers))
        elif stacks:
            battle = battle._replace(team=battle.team + stacks)

        for laid in draft.laid:
            battle = with_card(battle, laid.card, laid.group)

        return battle

    def groups_to_add(self, draft: Draft) -> list[str]:
        """Return the groups that may still join."""
        return [group for group in self.joining if group not in draft.groups]

    def attachments(self, draft: Draft, battle: Battle) -> list[str]:
        """Return the attachments of the hand that may still be laid in the battle."""
        laid = {attachment.card for attachment in draft.laid}
        cards = attachments_in([name for name in self.hand if name not in laid])
        return [name for name in cards if places_for(battle, name)]


async def build(builder: Builder) -> Draft | None:
    """Let the seat build a draft. Return None if it goes back before the first group."""
    draft = Draft()
    while True:
        # An attack needs a group, so the dialogue starts with the groups. `back` leaves it.
        if builder.end_without_cards is None and not draft.groups:
            groups = await _choose_groups(builder, draft)
            if groups is None:
                return None

            draft = groups

        chosen = await _ask_next_step(builder, draft)
        if chosen in (builder.end_with_cards, builder.end_without_cards):
            return draft

        draft = await _next_draft(builder, draft, chosen)


async def _ask_next_step(builder: Builder, draft: Draft) -> Option:
    """Ask whether to finish or to add something more."""
    battle = builder.joined(draft)
    end_option = builder.end_with_cards
    if not draft.adds and builder.end_without_cards is not None:
        end_option = builder.end_without_cards

    menu = [end_option]
    if builder.groups_to_add(draft):
        menu.append(GROUPS)

    menu += options("lay", builder.attachments(draft, battle))
    for helper in builder.battle.helpers if builder.defends else ():
        kind = "count_in" if helper.stack in draft.silent_lawyers else "leave_out"
        menu.append(option(kind, helper.stack))

    # At the start of an answer there is nothing to undo, and silence must end the dialogue (by a
    # call).
    is_start_of_answer = draft == Draft() and builder.end_without_cards is not None
    if not is_start_of_answer:
        menu.append(BACK)

    default = end_option if is_start_of_answer else BACK
    about = battle_facts(battle, draft)
    (chosen,) = await Decision(builder.kind, menu, (default,), builder.clock, about=about)
    return chosen


async def _next_draft(builder: Builder, draft: Draft, chosen: Option) -> Draft:
    """Return the draft after this option: with something added, or after undoing the last step."""
    if chosen == GROUPS:
        return await _choose_groups(builder, draft) or draft
    if chosen.kind == "lay":
        return await _ask_place(builder, draft, chosen.word)
    if chosen.kind == "leave_out":
        return draft._replace(silent_lawyers=(*draft.silent_lawyers, chosen.word))
    if chosen.kind == "count_in":
        silent = tuple(group for group in draft.silent_lawyers if group != chosen.word)
        return draft._replace(silent_lawyers=silent)

    # Undo the last attachment; or else all groups; or else that Lawyers were left out.
    if draft.laid:
        return draft._replace(laid=draft.laid[:-1])
    return draft._replace(groups=()) if draft.groups else Draft()


async def _choose_groups(builder: Builder, draft: Draft) -> Draft | None:
    """Ask for groups, several at once. Return None if `back` is among the choices."""
    menu = [*options("join", builder.groups_to_add(draft)), BACK]
    about = battle_facts(builder.joined(draft), draft)
    # At most all groups: the last entry of the menu is `back`.
    chosen = await Decision("team", menu, (BACK,), builder.clock, most=len(menu) - 1, about=about)
    if BACK in chosen:
        return None

    return draft._replace(groups=(*draft.groups, *(group.word for group in chosen)))


async def _ask_place(builder: Builder, draft: Draft, name: str) -> Draft:
    """Ask where to lay an attachment."""
    battle = builder.joined(draft)
    menu = [*options("stack", places_for(battle, name)), BACK]
    about = {**battle_facts(battle, draft), "card": name}
    (chosen,) = await Decision("place", menu, (BACK,), builder.clock, about=about)
    if chosen == BACK:
        return draft

    return draft._replace(laid=(*draft.laid, Laid(name, chosen.word)))


def battle_facts(battle: Battle, draft: Draft) -> dict[str, Fact]:
    """Return the facts about the battle as it would be, to be shown to the player of the draft."""
    attack = attack_total(battle)
    defence = defence_total(battle)
    return {
        "target": format_stack(battle.target),
        "intent": battle.intent,
        "team": [format_stack(stack) for stack in battle.team],
        "defence": [format_stack(stack) for stack in battle.defence],
        "helpers": [helper.stack for helper in battle.helpers],
        "laid": len(draft.laid),
        "attack": attack,
        "defending": defence,
        "wins": rolls_won(attack - defence),
    }


# -- declaring ------------------------------------------------------------------------------------


class Attack(NamedTuple):
    """An attack as a seat declares it, with all cards at once (PO-25)."""

    target: str
    intent: str
    draft: Draft


def may_join(state: PoliticalState, seat: Seat, target: str) -> dict[str, Stack]:
    """Return the groups that may join the attack (PO-41).

    They are those in hand, and Conspiracy Theorists of the base except the target.
    """
    joining: dict[str, Stack] = {name: (name,) for name in groups_in(state.seats[seat].hand)}
    for stack in possible_conspirators(state, seat):
        if stack[0] != target:
            joining[stack[0]] = stack

    return joining


def attack_builder(
    state: PoliticalState, seat: Seat, target: str, intent: str, clock: ClockId
) -> Builder:
    """Return the builder for an attack on this target."""
    return Builder(
        "attack",
        battle_at_start(state, seat, target, intent),
        clock,
        may_join(state, seat, target),
        state.seats[seat].hand,
        None,  # an attack cannot end without a group
        ATTACK,
    )


def declare(game: PoliticalChicken, seat: Seat, attack: Attack) -> None:
    """Declare the attack in public. The target moves from its row into the battle."""
    state = game.state
    battle = battle_at_start(state, seat, attack.target, attack.intent)
    state.row(battle.owner).pop(battle.place)
    game.tell("attacked", seat=seat, stack=attack.target, owner=battle.owner, intent=attack.intent)
    state.battle = _reinforce(game, seat, battle, attack.draft)
    # A defender without cards and Lawyers cannot answer. Both facts are public, so skipping the
    # question reveals nothing.
    if battle.owner not in (seat, NOBODY):
        defender = state.seats[battle.owner]
        if defender.hand or battle.helpers:
            state.phase = "answer"
            return

        game.tell("called", seat=battle.owner)

    fight(game)


def _reinforce(game: PoliticalChicken, seat: Seat, battle: Battle, draft: Draft) -> Battle:
    """Move the cards of the draft into the battle and tell all players."""
    defends = seat != battle.attacker
    # Groups come first, because an attachment may be laid on a group that joins now.
    stacks = tuple([_take_stack(game.state, seat, group) for group in draft.groups])
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


def _take_stack(state: PoliticalState, seat: Seat, group: str) -> Stack:
    """Take the group's stack from the hand or, for a Conspiracy Theorist, from the base."""
    seat_state = state.seats[seat]
    if group in seat_state.hand:
        seat_state.hand.remove(group)
        return (group,)

    return seat_state.base.pop(
        next(index for index, stack in enumerate(seat_state.base) if stack[0] == group)
    )


# -- answering ------------------------------------------------------------------------------------


async def answer(game: PoliticalChicken) -> None:
    """Let the defender call, or raise once (PO-30 to PO-32, PO-45)."""
    battle = current_battle(game.state)
    seat = battle.owner
    hand = game.state.seats[seat].hand
    joining: dict[str, Stack] = {name: (name,) for name in groups_in(hand)}
    clock = ClockId("answer", game.state.turn)
    builder = Builder("answer", battle, clock, joining, hand, CALL, RAISE, defends=True)
    draft = await game.walk("answer", seat, partial(_draft, builder))
    # Lawyers left out are told before the call or the raise, because they change the total.
    for helper in battle.helpers:
        if helper.stack in draft.silent_lawyers:
            game.tell("lawyers_left_out", seat=seat, stack=helper.stack)

    helping = tuple(other for other in battle.helpers if other.stack not in draft.silent_lawyers)
    battle = battle._replace(helpers=helping)
    if not draft.adds:
        game.tell("called", seat=seat)
        game.state.battle = battle
        fight(game)

        return

    game.tell("raised", seat=seat)
    game.state.battle = _reinforce(game, seat, battle, draft)
    if _is_attacker_asked(game.state):
        game.state.phase = "reraise"
    else:
        game.tell("stood", seat=battle.attacker)
        fight(game)


def _is_attacker_asked(state: PoliticalState) -> bool:
    """Return whether the attacker is asked again. It depends only on what all players can see."""
    battle = current_battle(state)
    return bool(state.seats[battle.attacker].hand or possible_conspirators(state, battle.attacker))


async def reraise(game: PoliticalChicken) -> None:
    """Let the attacker add cards a second time, after a raise only (PO-33).

    No further answer follows.
    """
    state = game.state
    battle = current_battle(state)
    seat = battle.attacker
    clock = ClockId("reraise", state.turn)
    joining = may_join(state, seat, battle.target[0])
    hand = state.seats[seat].hand
    builder = Builder("reraise", battle, clock, joining, hand, STAND, RERAISE)
    draft = await game.walk("reraise", seat, partial(_draft, builder))
    game.tell("reraised" if draft.adds else "stood", seat=seat)
    state.battle = _reinforce(game, seat, battle, draft)
    fight(game)


async def _draft(builder: Builder) -> Draft:
    """Let a seat add groups and cards. Return an empty draft if it adds nothing."""
    return await build(builder) or Draft()


def current_battle(state: PoliticalState) -> Battle:
    """Return the battle in progress."""
    assert state.battle is not None, "no battle is fought"
    return state.battle


# -- dice and result ------------------------------------------------------------------------------


def fight(game: PoliticalChicken) -> None:
    """Roll both dice and move all cards. Equal totals are a win for the defender (PO-29)."""
    state = game.state
    battle = current_battle(state)
    die = game.chance.below(SIDES) + 1
    other = game.chance.below(SIDES) + 1
    attack = attack_total(battle) + die
    defence = defence_total(battle) + other
    game.tell("dice", attack=attack, defence=defence, die=die, other=other)
    won = attack > defence
    state.battle = None
    state.fought = Fought(battle, die, other, won)

    # The target goes back to its place, to the attacker's base, or to the discard.
    seat = battle.attacker
    group = battle.target[0]
    if not won:
        state.row(battle.owner).insert(battle.place, battle.target)
        game.tell("held", seat=seat, stack=group, owner=battle.owner)
    elif battle.intent == TAKE_OVER:
        state.seats[seat].base.append(battle.target)
        game.tell("taken_over", seat=seat, stack=group, owner=battle.owner)
    else:
        game.tell("destroyed", seat=seat, stack=group, owner=battle.owner)
        game.scrap(battle.target)

    state.seats[battle.attacker].base.extend(battle.team)
    if battle.defence:
        state.seats[battle.owner].base.extend(battle.defence)

    game.end_turn()
