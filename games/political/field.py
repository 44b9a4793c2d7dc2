"""Battles as pure functions: who fights, where cards may be laid, and the totals of both sides.

Section 6 of RULES.md has the rules of battles, and explains numbers such as PO-28. A stack is named
by its first card, the group. Its nature is what it is worth and can do (stacks.py).
"""

from collections.abc import Iterable, Sequence
from functools import cache

from games.engine.asks import Seat
from games.political.stacks import Stack, may_lie, nature
from games.political.state import SIDES, Battle, Helper, PoliticalState
from games.political.vocabulary import DESTROY, NOBODY, TAKE_OVER

CASES = SIDES * SIDES
"""How many different rolls two dice have: 36."""


@cache
def rolls_won(margin: int) -> int:
    """Return with how many of the 36 rolls the attacker wins, given its lead before the dice."""
    faces = range(1, SIDES + 1)
    return sum(margin + die > other for die in faces for other in faces)


def attack_total(battle: Battle) -> int:
    """Return the attack total before the die."""
    return sum([nature(stack).battle for stack in battle.team])


def defence_total(battle: Battle) -> int:
    """Return the defence total before the die: target, defence team and Lawyers (PO-28)."""
    total = nature(battle.target).battle + sum([helper.value for helper in battle.helpers])
    return total + sum([nature(stack).battle for stack in battle.defence])


def winning_rolls(battle: Battle) -> int:
    """Return with how many of the 36 rolls the attacker wins."""
    return rolls_won(attack_total(battle) - defence_total(battle))


def stacks_in_battle(battle: Battle) -> list[Stack]:
    """Return the stacks on which cards may be laid (PO-24, PO-50)."""
    return [battle.target, *battle.team, *battle.defence]


def places_for(battle: Battle, attachment: str) -> list[str]:
    """Return the groups in battle on which the attachment may be laid."""
    return [stack[0] for stack in stacks_in_battle(battle) if may_lie(attachment, stack)]


def with_card(battle: Battle, attachment: str, group: str) -> Battle:
    """Return the battle with the attachment laid on this group's stack."""

    def with_attachment(stack: Stack) -> Stack:
        return (*stack, attachment) if stack[0] == group else stack

    return battle._replace(
        target=with_attachment(battle.target),
        team=tuple(map(with_attachment, battle.team)),
        defence=tuple(map(with_attachment, battle.defence)),
    )


# -- before the battle ----------------------------------------------------------------------------


def possible_intents(owner: Seat, attacker: Seat, stack: Stack) -> list[str]:
    """Return what an attack on this stack may be for: take over, destroy (PO-39, PO-43)."""
    stack_nature = nature(stack)
    # A seat cannot take over its own stack, but may destroy it.
    possible = [TAKE_OVER] if stack_nature.take_over and owner != attacker else []
    return [*possible, DESTROY] if stack_nature.destroy else possible


def possible_conspirators(state: PoliticalState, seat: Seat) -> list[Stack]:
    """Return the stacks of the base that may join the seat's attacks (PO-52)."""
    return [stack for stack in state.seats[seat].base if nature(stack).conspiracy]


def lawyers_in_base(base: Iterable[Stack], target: str) -> tuple[Helper, ...]:
    """Return the stacks of a base that defend the target with their Lawyers (PO-45 to PO-47)."""
    stacks = []
    for stack in base:
        stack_nature = nature(stack)
        if stack_nature.lawyers and stack_nature.battle > 0 and stack[0] != target:
            stacks.append(Helper(stack[0], stack_nature.battle))

    return tuple(stacks)


def battle_at_start(
    state: PoliticalState, attacker: Seat, target: str, intent: str, team: Sequence[Stack] = ()
) -> Battle:
    """Return the battle at its start. Lawyers help a base that another seat attacks (PO-40)."""
    owner, place = state.find(target)
    row = state.row(owner)
    helpers = lawyers_in_base(row, target) if owner not in (attacker, NOBODY) else ()
    return Battle(
        attacker=attacker,
        owner=owner,
        place=place,
        intent=intent,
        target=row[place],
        team=tuple(team),
        helpers=helpers,
    )
