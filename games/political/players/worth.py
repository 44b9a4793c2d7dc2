"""What stacks and cards are worth to a seat, as far as its view tells. All in points of score."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.engine.asks import Option, Seat
from games.political.events import DEAL_AT_MOST, EVERYBODY
from games.political.stacks import Stack, balance, card, may_lie, nature, score
from games.political.view import OwnView, PoliticalView
from games.political.vocabulary import LEFT, NOBODY, RIGHT

IN_HAND = 0.8
"""What a group in hand counts when a wing is chosen (as one on the table: 1)."""


class Style(NamedTuple):
    """What one weighs by.

    Of the hand, while there are turns to come: `kept`, a point of a group of the own wing, which
    can still be laid down; `ammunition`, of the other wing; `asset`, `deficit`, a point of those;
    `event`, `special`, such a card. `a_card`: drawing one.
    Of others: `rival`, a point less of the leader's; `other`, of anybody else's; `feared`, what a
    defender with cards may well add.
    Of the base: `exposed`, what a turn to come costs a point that lies open there. `spread`:
    whether assets go into battle on many groups, the weakest first, so that none of them becomes
    too good a prize. `let_go`: to let a group of the other wing go.
    """

    kept: float = 1.0
    ammunition: float = 0.7
    asset: float = 0.8
    deficit: float = 0.8
    event: float = 0.36
    special: float = 1.0
    a_card: float = 1.2
    rival: float = 0.35
    other: float = 0.08
    feared: int = 1
    exposed: float = 0.03
    let_go: float = -0.3
    spread: bool = False


HARD = Style()
CUNNING = Style(
    kept=2.6,
    asset=2.0,
    deficit=0.15,
    a_card=0.8,
    rival=0.6,
    other=0.12,
    exposed=0.06,
    spread=True,
)
"""Keeps what it has until the end, where nobody can take it away again."""
KEEPING = Style(kept=4.0, ammunition=4.0, asset=4.0, deficit=4.0)
"""Keeps all of it."""


class Mind(NamedTuple):
    """What a house player keeps in mind of a view. `turns`: its own still to come after this one.

    `envy`: by seat, what a point less of that seat's score is worth.
    """

    view: PoliticalView
    style: Style
    own: OwnView
    wing: str
    turns: int
    envy: tuple[float, ...]

    def signed(self, stack: Stack) -> int:
        """What the stack adds to the own score where it lies in the own base."""
        one = nature(stack)
        return one.influence if one.wing == self.wing else -one.influence

    def spite(self, owner: Seat, stack: Stack | None, instead: Stack | None = None) -> float:
        """What it is worth that the owner's stack goes, or becomes another one."""
        if owner in (NOBODY, self.own.seat):
            return 0.0

        base = self.view.seats[owner].base
        after = [one for one in base if one != stack]
        if instead is not None:
            after.append(instead)

        return self.envy[owner] * (score(base) - score(after))

    def hoard(self, name: str) -> float:
        """What a card of the hand is worth if it is kept; nothing in the last turn."""
        if self.turns == 0:
            return 0.0

        one = card(name)
        style = self.style
        if one.kind == "group":
            return one.influence * (style.kept if one.wing == self.wing else style.ammunition)
        if one.kind == "event":
            return style.event

        point = style.asset if one.kind == "asset" else style.deficit
        return max(style.special if one.power else 0.0, abs(one.influence) * point)


@lru_cache(maxsize=64)
def mind(view: PoliticalView, style: Style = HARD) -> Mind:
    """The view, thought about once."""
    assert view.own is not None, "a house player sits in a seat"
    own = view.own
    bases = [[*one.base] for one in view.seats]
    if view.battle is not None and view.battle.owner != NOBODY:
        bases[view.battle.owner].append(view.battle.target)

    scores = [score(base) for base in bases]
    others = [each for seat, each in enumerate(scores) if seat != own.seat]
    most = max(others, default=0)
    envy = tuple([style.rival if each == most and each > 0 else style.other for each in scores])
    turns = view.deck // len(view.seats)
    return Mind(view, style, own, _wing(bases[own.seat], own), turns, envy)


def _wing(base: list[Stack], own: OwnView) -> str:
    """The wing with the larger sum of base and, not quite as much, hand."""
    left, right = map(float, balance(base))
    for name in own.hand:
        one = card(name)
        if one.wing == LEFT:
            left += IN_HAND * one.influence
        elif one.wing == RIGHT:
            right += IN_HAND * one.influence

    return LEFT if left > right else RIGHT


# -- acts other than attacks -----------------------------------------------------------------------


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
    power = card(name).power
    strong = max(0, thought.signed(stack))
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
            gone = max(stacks, key=lambda lost: score([left for left in one.base if left != lost]))

        if owner == thought.own.seat:
            worth -= thought.signed(gone)
        else:
            worth += thought.spite(owner, gone)

    return worth


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
