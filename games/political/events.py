"""The ten event cards (rules section 8): what a player chooses for each, and what the event does.

A `name` is the id of a card, a group names the stack that it carries. Numbers such as PO-57 are
those of RULES.md. "Exodus" is Moral Panic (left) or Market Meltdown (right).

An event that changes nothing may still be played (PO-57). Stacks protected by a Teflon Suit are
never affected (PO-58).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from games.engine.asks import ClockId, Decision, Fact, Seat, Showing, ask_each
from games.political.defaults import least_loss
from games.political.stacks import Stack, card, is_group, may_lie, nature
from games.political.state import PoliticalState
from games.political.vocabulary import LEFT, NONE, RIGHT, option, options

if TYPE_CHECKING:
    from games.political.rules import PoliticalChicken

FUNDRAISER_CARDS = 2
"""How many cards a Fundraiser draws."""

DEAL_AT_MOST = 3
"""The highest influence of a group that a Backroom Deal can take."""

Picks = tuple[str, ...]
"""What the player has named, in the order of the event: groups or cards; a seat as its number."""

FOR_ALL_SEATS = frozenset({"left_exodus", "right_exodus", "term_limits"})
"""Effects for which each player gives up a stack, including the player of the event (PO-56)."""


# -- what may be chosen ---------------------------------------------------------------------------


def open_to_events(stacks: Sequence[Stack]) -> list[Stack]:
    """Return the stacks that events can affect."""
    return [stack for stack in stacks if not nature(stack).immune]


def picks(state: PoliticalState, effect: str) -> list[str]:
    """Return the groups of the stacks that Scandal, Fact Check or a Backroom Deal may affect."""
    if effect == "scandal":
        return [stack[0] for stack in open_to_events(state.stacks())]
    if effect == "fact_check":
        return [stack[0] for stack in open_to_events(state.stacks()) if len(stack) > 1]
    if effect == "backroom_deal":
        middle = open_to_events(state.middle)
        return [stack[0] for stack in middle if nature(stack).influence <= DEAL_AT_MOST]

    return []


def movable(state: PoliticalState) -> list[str]:
    """Return the attachments that Redistricting can move to another stack."""
    stacks = open_to_events(state.stacks())
    return [
        name
        for stack in stacks
        for name in stack[1:]
        if any(other is not stack and may_lie(name, other) for other in stacks)
    ]


def new_places(state: PoliticalState, name: str) -> list[str]:
    """Return the groups of the stacks that Redistricting can move this attachment to."""
    stacks = open_to_events(state.stacks())
    return [stack[0] for stack in stacks if name not in stack and may_lie(name, stack)]


def victims(state: PoliticalState, seat: Seat) -> list[Seat]:
    """Return the other seats with at least one card in hand."""
    return [other for other in state.others(seat) if state.seats[other].hand]


def losable(state: PoliticalState, seat: Seat, effect: str) -> list[str]:
    """Return the groups of a base of which this event takes one."""
    stacks = open_to_events(state.seats[seat].base)
    if effect == "term_limits":
        # Term Limits takes only a stack of the highest influence.
        highest = max((nature(stack).influence for stack in stacks), default=0)
        return [stack[0] for stack in stacks if nature(stack).influence == highest]

    # An exodus takes any stack of its wing.
    wing = LEFT if effect == "left_exodus" else RIGHT
    return [stack[0] for stack in stacks if nature(stack).wing == wing]


# -- what happens ---------------------------------------------------------------------------------


def play(game: PoliticalChicken, seat: Seat, name: str, chosen: Picks) -> None:
    """Discard the event, end the turn, and apply the effect.

    Effects with a further question set another phase, so that the turn goes on.
    """
    state = game.state
    state.seats[seat].hand.remove(name)
    state.discard.append(name)
    game.tell("event_played", seat=seat, card=name)
    effect = card(name).power
    # Before the effect, which may set another phase.
    game.end_turn()

    if effect in FOR_ALL_SEATS:
        state.event = name
        _ask_or_free(game)
    elif effect == "fundraiser":
        drawn = 0
        while drawn < FUNDRAISER_CARDS and (pile := state.reserve or state.deck):
            game.draw(seat, pile)
            drawn += 1

        game.tell("raised_funds", seat=seat, count=drawn)
    elif effect == "comeback":
        _comeback(game, name)
    # Nothing was chosen only if there was no target.
    elif chosen:
        _EFFECTS_WITH_PICKS[effect](game, seat, chosen)
    else:
        game.tell("nothing_happened", card=name)


def _comeback(game: PoliticalChicken, name: str) -> None:
    """Move the newest group of the discard to the unaffiliated groups."""
    discard = game.state.discard
    # The top of the discard is its end, so the last group is the newest one.
    groups = [index for index, discarded in enumerate(discard) if is_group(discarded)]
    if not groups:
        game.tell("nothing_happened", card=name)
        return

    group = discard.pop(groups[-1])
    game.state.middle.append((group,))
    game.tell("came_back", stack=group)


def _fact_check(game: PoliticalChicken, _: Seat, chosen: Picks) -> None:
    """Discard the newest attachment of the stack (PO-15)."""
    *rest, newest = game.state.stack(chosen[0])
    game.put(chosen[0], tuple(rest))
    game.state.discard.append(newest)
    game.tell("fact_checked", stack=chosen[0], card=newest)


def _backroom_deal(game: PoliticalChicken, seat: Seat, chosen: Picks) -> None:
    """Move an unaffiliated stack to the player's base."""
    _, stack = game.pick_up(chosen[0])
    game.state.seats[seat].base.append(stack)
    game.tell("dealt_in", seat=seat, stack=chosen[0])


def _redistricting(game: PoliticalChicken, _: Seat, chosen: Picks) -> None:
    """Move an attachment to another stack."""
    name, group = chosen
    old = next(stack for stack in game.state.stacks() if name in stack)
    game.put(old[0], tuple([card_name for card_name in old if card_name != name]))
    game.put(group, (*game.state.stack(group), name))
    game.tell("redistricted", card=name, old=old[0], stack=group)


def _leaked_inbox(game: PoliticalChicken, seat: Seat, chosen: Picks) -> None:
    """Show the hand of the victim to the player, who is then asked what to discard."""
    state = game.state
    victim = int(chosen[0])
    game.tell("looked", seat=seat, target=victim)
    game.tell_seat(seat, "saw_hand", target=victim, cards=list(state.seats[victim].hand))
    state.victim = victim
    state.phase = "inbox"


_EFFECTS_WITH_PICKS: dict[str, Callable[[PoliticalChicken, Seat, Picks], None]] = {
    "scandal": lambda game, _, chosen: game.scrap(game.pick_up(chosen[0])[1]),
    "fact_check": _fact_check,
    "backroom_deal": _backroom_deal,
    "redistricting": _redistricting,
    "leaked_inbox": _leaked_inbox,
}


# -- each seat gives something up -----------------------------------------------------------------


def _ask_or_free(game: PoliticalChicken) -> None:
    """Let the seats choose if one of them has several losable stacks; otherwise free the stacks."""
    state = game.state
    losses = _losable_stacks(state)
    if any(len(groups) > 1 for groups in losses.values()):
        state.phase = "lose"
    else:
        _free_lost_stacks(game, {seat: groups[0] for seat, groups in losses.items()})


def _losable_stacks(state: PoliticalState) -> dict[Seat, list[str]]:
    """Return seat -> the groups it may give up, clockwise from the player of the event."""
    assert state.event is not None, "no event is carried out"
    effect = card(state.event).power
    clockwise = [state.seat, *state.others(state.seat)]
    losses = {seat: losable(state, seat, effect) for seat in clockwise}
    return {seat: groups for seat, groups in losses.items() if groups}


async def lose(game: PoliticalChicken) -> None:
    """Ask all seats at once and in secret (PO-56). Then all stacks move together."""
    state = game.state
    losses = _losable_stacks(state)
    about: dict[str, Fact] = {"card": state.event or ""}
    clock = ClockId("lose", state.turn)
    # A seat with a single losable stack is not asked: its loss is already public.
    asked = {}
    for seat, groups in losses.items():
        if len(groups) > 1:
            default = (option("stack", least_loss(state.seats[seat].base, groups)),)
            asked[seat] = Decision("lose", options("stack", groups), default, clock, about=about)

    chosen = await ask_each("lose", asked, showing=Showing.SEATS, about=about)
    _free_lost_stacks(
        game,
        {
            seat: chosen[seat][0].word if seat in chosen else groups[0]
            for seat, groups in losses.items()
        },
    )
    game.end_turn()


def _free_lost_stacks(game: PoliticalChicken, losses: dict[Seat, str]) -> None:
    """Make these stacks unaffiliated, and end the event."""
    state = game.state
    for group in losses.values():
        game.free(group)

    if not losses and state.event is not None:
        game.tell("nothing_happened", card=state.event)

    state.event = None


# -- looking into a hand --------------------------------------------------------------------------


async def inbox(game: PoliticalChicken) -> None:
    """Let the player discard one card of the hand that is not a group (PO-60).

    The discard is public.
    """
    state = game.state
    seat = state.seat
    victim = state.victim
    assert victim is not None, "no hand is shown"
    hand = state.seats[victim].hand
    menu = [*options("discard", [name for name in hand if not is_group(name)]), NONE]
    decision = Decision(
        "inbox",
        menu,
        (NONE,),
        ClockId("inbox", state.turn),
        about={"target": victim, "cards": list(hand)},
    )
    chosen = await game.ask(seat, decision, about={"seat": seat, "target": victim})
    if chosen == NONE:
        game.tell("spared", seat=seat, target=victim)
    else:
        name = chosen.word
        hand.remove(name)
        state.discard.append(name)
        game.tell("exposed", seat=seat, target=victim, card=name)

    state.victim = None
    game.end_turn()
