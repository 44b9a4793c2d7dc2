"""The values of stacks and cards for a seat, in points of score. They depend only on its view.

A `name` is the id of a card. A seat's own wing is the one that it collects. Spite is the value of
an opponent's loss, envy the value of each point of that loss, and hoard the value of keeping a card
in hand. `turns` is how many turns the seat has after this one. Plain numbers in the code, such as
-0.5 for laying on an unaffiliated stack, are estimates; -1 and less is for acts without any use.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.engine.asks import Option, Seat
from games.political.events import DEAL_AT_MOST, FOR_ALL_SEATS
from games.political.stacks import Stack, balance, card, may_lie, nature, score
from games.political.view import OwnView, PoliticalView
from games.political.vocabulary import LEFT, NOBODY, RIGHT

IN_HAND = 0.8
"""How much a group in hand counts for the choice of the seat's wing, compared to the base."""


class Style(NamedTuple):
    """The weights of a house player, in points.

    The values of cards in hand count only while the seat has turns to come.

    Attributes:
        kept: For each point of a group of the seat's wing in hand.
        ammunition: For each point of a group of the other wing in hand.
        asset: For each point of an asset in hand.
        deficit: For each point of a deficit in hand.
        event: For an event in hand.
        special: For an attachment with a special in hand.
        drawn_card: For drawing a card.
        rival: For each point that the leader loses.
        other: For each point that another seat loses.
        feared: The points that a defender with several cards is expected to add.
        exposed: The loss for each point in the base and turn to come, because it can be attacked.
        let_go: For letting a group of the other wing go.
        spread: Whether assets are laid on several groups of a team, the weakest first, so that no
            single group becomes a good target.
    """

    kept: float = 1.0
    ammunition: float = 0.7
    asset: float = 0.8
    deficit: float = 0.8
    event: float = 0.36
    special: float = 1.0
    drawn_card: float = 1.2
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
    drawn_card=0.8,
    rival=0.6,
    other=0.12,
    exposed=0.06,
    spread=True,
)
"""Keeps its cards until the end, when no other seat can attack them any more."""

KEEPING = Style(kept=4.0, ammunition=4.0, asset=4.0, deficit=4.0)
"""Keeps all cards."""


class Mind(NamedTuple):
    """A view with what a house player computes from it.

    Attributes:
        view: The view.
        style: The weights.
        own: The private part of the view.
        wing: The wing that the seat collects.
        turns: How many turns the seat has after this one.
        envy: By seat, the value of each point that this seat loses.
    """

    view: PoliticalView
    style: Style
    own: OwnView
    wing: str
    turns: int
    envy: tuple[float, ...]

    def signed(self, stack: Stack) -> int:
        """Return what the stack adds to the seat's score if it is in the seat's base."""
        stack_nature = nature(stack)
        return stack_nature.influence if stack_nature.wing == self.wing else -stack_nature.influence

    def spite(self, owner: Seat, stack: Stack | None, instead: Stack | None = None) -> float:
        """Return the value of removing the owner's stack, or of replacing it by `instead`."""
        if owner in (NOBODY, self.own.seat):
            return 0.0

        base = self.view.seats[owner].base
        after = [other for other in base if other != stack]
        if instead is not None:
            after.append(instead)

        return self.envy[owner] * (score(base) - score(after))

    def hoard(self, name: str) -> float:
        """Return the value of keeping a card in hand; 0 in the last turn."""
        if self.turns == 0:
            return 0.0

        card_data = card(name)
        style = self.style
        if card_data.kind == "group":
            return card_data.influence * (
                style.kept if card_data.wing == self.wing else style.ammunition
            )
        if card_data.kind == "event":
            return style.event

        point = style.asset if card_data.kind == "asset" else style.deficit
        return max(style.special if card_data.power else 0.0, abs(card_data.influence) * point)


@lru_cache(maxsize=64)
def mind(view: PoliticalView, style: Style = HARD) -> Mind:
    """Return the mind for a view. It is computed once for all decisions of the same view."""
    assert view.own is not None, "a house player sits in a seat"
    own = view.own
    bases = [[*seat_view.base] for seat_view in view.seats]

    # A target in battle is in no base, but it still counts for its owner.
    if view.battle is not None and view.battle.owner != NOBODY:
        bases[view.battle.owner].append(view.battle.target)

    scores = [score(base) for base in bases]
    others = [seat_score for seat, seat_score in enumerate(scores) if seat != own.seat]

    # The highest score among the other seats. A point of such a leader is worth more, unless all
    # scores are 0. The entry for the seat itself is not used.
    best_score = max(others, default=0)
    envy = tuple([style.rival if points == best_score > 0 else style.other for points in scores])

    # One card of the deck is drawn in each turn.
    turns = view.deck // len(view.seats)

    # The seat's own wing is the wing with the larger sum over base and hand.
    left, right = map(float, balance(bases[own.seat]))
    for name in own.hand:
        card_data = card(name)
        if card_data.wing == LEFT:
            left += IN_HAND * card_data.influence
        elif card_data.wing == RIGHT:
            right += IN_HAND * card_data.influence

    return Mind(view, style, own, LEFT if left > right else RIGHT, turns, envy)


# -- acts other than attacks -----------------------------------------------------------------------


EXPOSED_POINT = 0.97
"""The value of a point in the base while other seats can still attack it."""


class JudgedAct(NamedTuple):
    """An act of the menu with its value. `picks` are the chosen details, such as a stack."""

    worth: float
    option: Option
    picks: tuple[str, ...] = ()


def best_act(seat_mind: Mind, menu: Sequence[Option]) -> JudgedAct:
    """Return the best act that is not an attack."""
    acts = [_with_best_details(seat_mind, option) for option in menu if option.kind != "attack"]
    # If the menu has only attacks: -99 is below the value of any attack.
    return max(acts, key=lambda act: act.worth, default=JudgedAct(-99.0, menu[0]))


def _with_best_details(seat_mind: Mind, option: Option) -> JudgedAct:
    """Return the act with its best details and its value, less the value of keeping the card."""
    if option.kind == "pass":
        return JudgedAct(0.0, option)

    name = option.word
    if option.kind == "recruit":
        worth = seat_mind.signed((name,)) * (EXPOSED_POINT if seat_mind.turns else 1)
        return JudgedAct(worth - seat_mind.hoard(name), option)
    if option.kind == "let_go":
        card_value = seat_mind.hoard(name) if card(name).wing == seat_mind.wing else 0
        return JudgedAct(seat_mind.style.let_go - card_value, option)
    if option.kind == "attach":
        places = [
            (_value_of_laying(seat_mind, name, owner, stack), stack[0])
            for owner, row in _rows(seat_mind)
            for stack in row
            if may_lie(name, stack)
        ]
        worth, place = max(places, default=(-9.0, ""))
        return JudgedAct(worth - seat_mind.hoard(name), option, (place,) if place else ())

    act = _event(seat_mind, option)
    return act._replace(worth=act.worth - seat_mind.hoard(name))


def _rows(seat_mind: Mind) -> list[tuple[Seat, Sequence[Stack]]]:
    """Return all owners with their stacks."""
    view = seat_mind.view
    return [
        *((seat, seat_view.base) for seat, seat_view in enumerate(view.seats)),
        (NOBODY, view.middle),
    ]


def _value_of_laying(seat_mind: Mind, name: str, owner: Seat, stack: Stack) -> float:
    """Return the value of laying the attachment on this stack."""
    after = (*stack, name)
    if owner == NOBODY:
        return -0.5
    if owner != seat_mind.own.seat:
        return seat_mind.spite(owner, stack, after)

    gain = float(seat_mind.signed(after) - seat_mind.signed(stack))
    power = card(name).power
    strong = max(0, seat_mind.signed(stack))
    # Specials have no points of their own; the factors estimate their use for each turn left.
    if power == "conspiracy":
        gain += 0.12 * strong * seat_mind.turns
    elif power in ("lawyers", "event_immune", "no_takeover", "no_destroy"):
        gain += 0.03 * strong * seat_mind.turns
    elif power == "gag":
        gain -= 1

    return gain


# -- events ---------------------------------------------------------------------------------------


def _event(seat_mind: Mind, option: Option) -> JudgedAct:
    """Return the event with its best details and its value."""
    effect = card(option.word).power
    if effect == "fundraiser":
        return JudgedAct(2 * seat_mind.style.drawn_card if seat_mind.turns else 0.0, option)
    if effect in FOR_ALL_SEATS:
        return JudgedAct(_exodus(seat_mind, effect), option)
    if effect == "comeback":
        return JudgedAct(0.1, option)
    if effect == "leaked_inbox":
        return _inbox(seat_mind, option)
    if effect == "redistricting":
        return _redistricting(seat_mind, option)

    values = [
        (_value_on_stack(seat_mind, effect, owner, stack), stack[0])
        for owner, row in _rows(seat_mind)
        for stack in row
        if not nature(stack).immune
    ]
    # The entry without a group wins if the event would be no gain with any stack.
    worth, group = max([(0.0, ""), *values])
    return JudgedAct(worth if group else -1.0, option, (group,) if group else ())


def _value_on_stack(seat_mind: Mind, effect: str, owner: Seat, stack: Stack) -> float:
    """Return the value of this effect on this stack."""
    is_own = owner == seat_mind.own.seat
    if effect == "backroom_deal":
        fits = owner == NOBODY and nature(stack).influence <= DEAL_AT_MOST
        return float(seat_mind.signed(stack)) if fits else -9.0
    if effect == "fact_check":
        if len(stack) == 1:
            return -9.0
        if is_own:
            return float(seat_mind.signed(stack[:-1]) - seat_mind.signed(stack))

        return seat_mind.spite(owner, stack, stack[:-1])

    return float(-seat_mind.signed(stack)) if is_own else seat_mind.spite(owner, stack)


def _exodus(seat_mind: Mind, effect: str) -> float:
    """Return the value of the losses of all other seats, less the loss of the seat."""
    worth = 0.0
    for owner, seat_view in enumerate(seat_mind.view.seats):
        stacks = [stack for stack in seat_view.base if not nature(stack).immune]
        if effect != "term_limits":
            wing = LEFT if effect == "left_exodus" else RIGHT
            stacks = [stack for stack in stacks if nature(stack).wing == wing]

        if not stacks:
            continue

        if effect == "term_limits":
            lost = max(stacks, key=lambda stack: nature(stack).influence)
        else:
            # Seats are expected to give up what costs them the least, like the default.
            base = seat_view.base
            lost = max(stacks, key=lambda stack: score([other for other in base if other != stack]))

        if owner == seat_mind.own.seat:
            worth -= seat_mind.signed(lost)
        else:
            worth += seat_mind.spite(owner, lost)

    return worth


def _inbox(seat_mind: Mind, option: Option) -> JudgedAct:
    """Return the event for the leader's hand; of several leaders, the one with most cards."""
    seats = seat_mind.view.seats
    others = [seat for seat in range(len(seats)) if seat != seat_mind.own.seat and seats[seat].hand]
    if not others:
        return JudgedAct(-1.0, option)

    richest = max(others, key=lambda seat: (seat_mind.envy[seat], seats[seat].hand))
    return JudgedAct(0.5, option, (str(richest),))


def _redistricting(seat_mind: Mind, option: Option) -> JudgedAct:
    """Return the event with the attachment and the new stack that have the best value."""
    best = JudgedAct(-1.0, option)
    stacks = [(owner, stack) for owner, row in _rows(seat_mind) for stack in row]
    usable = [(owner, stack) for owner, stack in stacks if not nature(stack).immune]
    for owner, stack in usable:
        for name in stack[1:]:
            without = tuple(other for other in stack if other != name)
            if owner == seat_mind.own.seat:
                gain = float(seat_mind.signed(without) - seat_mind.signed(stack))
            else:
                gain = seat_mind.spite(owner, stack, without)

            for new_owner, new_stack in usable:
                if new_stack is not stack and may_lie(name, new_stack):
                    worth = gain + _value_of_laying(seat_mind, name, new_owner, new_stack)
                    if worth > best.worth:
                        best = JudgedAct(worth, option, (name, new_stack[0]))

    return best
