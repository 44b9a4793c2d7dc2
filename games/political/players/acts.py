"""What the acts of a turn other than attacks are worth to the hard house player."""

from collections.abc import Sequence
from typing import NamedTuple

from games.engine.asks import Option, Seat
from games.political.events import DEAL_AT_MOST, EVERYBODY
from games.political.players.worth import Mind
from games.political.stacks import Stack, card, may_lie, nature, score
from games.political.vocabulary import LEFT, NOBODY, RIGHT

OPEN = 0.97
"""What a point in the base is worth that others may still attack."""


class JudgedAct(NamedTuple):
    """An act of the menu with what is named for it, and how much it is worth."""

    worth: float
    option: Option
    picks: tuple[str, ...] = ()


def best_act(thought: Mind, menu: Sequence[Option]) -> JudgedAct:
    """The act of greatest worth, attacks left aside."""
    acts = [act for one in menu if one.kind != "attack" for act in (_judged(thought, one),)]
    return max(acts, key=lambda act: act.worth, default=JudgedAct(-99.0, menu[0]))


def _judged(thought: Mind, one: Option) -> JudgedAct:
    if one.kind == "pass":
        return JudgedAct(0.0, one)
    name = one.word
    if one.kind == "recruit":
        worth = thought.signed((name,)) * (OPEN if thought.turns else 1)
        return JudgedAct(worth - thought.hoard(name), one)
    if one.kind == "let_go":
        lost = thought.hoard(name) if card(name).wing == thought.wing else 0
        return JudgedAct(thought.style.let_go - lost, one)
    if one.kind == "attach":
        worth, place = _best_place(thought, name)
        return JudgedAct(worth - thought.hoard(name), one, (place,) if place else ())
    act = _event(thought, one)
    return act._replace(worth=act.worth - thought.hoard(name))


def _rows(thought: Mind) -> list[tuple[Seat, Sequence[Stack]]]:
    view = thought.view
    return [*((seat, one.base) for seat, one in enumerate(view.seats)), (NOBODY, view.middle)]


def _best_place(thought: Mind, name: str) -> tuple[float, str]:
    """Where an attachment does most: for the own score, or against another one's."""
    found = [
        (_laying(thought, name, owner, stack), stack[0])
        for owner, row in _rows(thought)
        for stack in row
        if may_lie(name, stack)
    ]
    return max(found, default=(-9.0, ""))


def _laying(thought: Mind, name: str, owner: Seat, stack: Stack) -> float:
    after = (*stack, name)
    if owner == NOBODY:
        return -0.5
    if owner != thought.own.seat:
        return thought.spite(owner, stack, after)
    gain = float(thought.signed(after) - thought.signed(stack))
    power, strong = card(name).power, max(0, thought.signed(stack))
    if power == "conspiracy":
        gain += 0.12 * strong * thought.turns
    elif power in ("lawyers", "event_immune", "no_takeover", "no_destroy"):
        gain += 0.03 * strong * thought.turns
    elif power == "gag":
        gain -= 1
    return gain


# -- events ---------------------------------------------------------------------------------------


def _event(thought: Mind, one: Option) -> JudgedAct:
    effect = card(one.word).power
    if effect == "fundraiser":
        return JudgedAct(2 * thought.style.a_card if thought.turns else 0.0, one)
    if effect in EVERYBODY:
        return JudgedAct(_exodus(thought, effect), one)
    if effect == "comeback":
        return JudgedAct(0.1, one)
    if effect == "leaked_inbox":
        return _inbox(thought, one)
    if effect == "redistricting":
        return _redistricting(thought, one)
    return _chosen(thought, one, effect)


def _chosen(thought: Mind, one: Option, effect: str) -> JudgedAct:
    """Scandal, Fact Check, Backroom Deal: the stack that it does most good to hit."""
    found = [
        (_hit(thought, effect, owner, stack), stack[0])
        for owner, row in _rows(thought)
        for stack in row
        if not nature(stack).immune
    ]
    worth, group = max([(0.0, ""), *found])
    return JudgedAct(worth if group else -1.0, one, (group,) if group else ())


def _hit(thought: Mind, effect: str, owner: Seat, stack: Stack) -> float:
    mine = owner == thought.own.seat
    if effect == "backroom_deal":
        fits = owner == NOBODY and nature(stack).influence <= DEAL_AT_MOST
        return float(thought.signed(stack)) if fits else -9.0
    if effect == "fact_check":
        if len(stack) == 1:
            return -9.0
        if mine:
            return float(thought.signed(stack[:-1]) - thought.signed(stack))
        return thought.spite(owner, stack, stack[:-1])
    return float(-thought.signed(stack)) if mine else thought.spite(owner, stack)


def _exodus(thought: Mind, effect: str) -> float:
    """What everybody's loss is worth, the own one taken off."""
    worth = 0.0
    for owner, one in enumerate(thought.view.seats):
        stacks = [stack for stack in one.base if not nature(stack).immune]
        if effect != "term_limits":
            wing = LEFT if effect == "left_exodus" else RIGHT
            stacks = [stack for stack in stacks if nature(stack).wing == wing]
        if not stacks:
            continue
        if effect == "term_limits":
            gone = max(stacks, key=lambda stack: nature(stack).influence)
        else:
            gone = min(stacks, key=lambda stack: score(one.base) - score(_less(one.base, stack)))
        if owner == thought.own.seat:
            worth -= thought.signed(gone)
        else:
            worth += thought.spite(owner, gone)
    return worth


def _less(base: Sequence[Stack], stack: Stack) -> list[Stack]:
    return [one for one in base if one != stack]


def _inbox(thought: Mind, one: Option) -> JudgedAct:
    seats = thought.view.seats
    others = [seat for seat in range(len(seats)) if seat != thought.own.seat and seats[seat].hand]
    if not others:
        return JudgedAct(-1.0, one)
    richest = max(others, key=lambda seat: (thought.envy[seat], seats[seat].hand))
    return JudgedAct(0.5, one, (str(richest),))


def _redistricting(thought: Mind, one: Option) -> JudgedAct:
    """An asset of a rival's to the own best stack, or an own deficit to a rival's."""
    best = JudgedAct(-1.0, one)
    stacks = [(owner, stack) for owner, row in _rows(thought) for stack in row]
    usable = [(owner, stack) for owner, stack in stacks if not nature(stack).immune]
    for owner, stack in usable:
        for name in stack[1:]:
            without = tuple(other for other in stack if other != name)
            if owner == thought.own.seat:
                lost = float(thought.signed(without) - thought.signed(stack))
            else:
                lost = thought.spite(owner, stack, without)
            for to, place in usable:
                if place is not stack and may_lie(name, place):
                    worth = lost + _laying(thought, name, to, place)
                    if worth > best.worth:
                        best = JudgedAct(worth, one, (name, place[0]))
    return best
