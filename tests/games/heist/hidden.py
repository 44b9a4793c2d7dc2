"""Reshuffle what a viewer of a heist cannot know.

That is: other hands and the action pile; other loot, the loot pile and the truck; face-down events
that are not in the viewer's notebook, and those set aside; the order of the character pile; secret
decisions and queued cards; other notebooks.
"""

from random import Random

from games.engine.asks import Choice, Decision, Fact, Seat
from games.engine.house import random_choice
from games.heist.action_cards import playable
from games.heist.state import HeistState, Note, Queued
from games.heist.vocabulary import RUN, VARIABLE_EVENTS

REVEALING = frozenset({"reveal", "queue"})
"""Phases that reveal something before they ask: decisions and the event, or a queued card."""

DISCLOSING = frozenset({"hand_dropped", "scored", "game_over"})
"""Public events that show hidden cards: a leaving player drops the hand, winners count loot."""

PRIVATE: dict[str, dict[str, Fact]] = {
    "drew_cards": {"cards": ["freeze"]},
    "robbed_loot": {"loot": "cash-1"},
    "drew_loot": {"loot": "cash-1"},
    "paid_loot": {"loot": "cash-1"},
    "saw": {"slot": 3, "event": "swat"},
    "gained_loot": {"loot": "cash-1", "target": 0},
    "lost_loot": {"loot": "cash-1", "target": 0},
    "no_override": {"card": "freeze"},
    "override_kept": {"card": "freeze"},
    "card_returned": {"card": "freeze"},
    "peeked": {"target": 0, "choice": "run"},
}
"""Example facts for each private event."""


def reshuffled(state: HeistState, viewer: Seat | None, rng: Random) -> HeistState:
    """Change all that the viewer cannot know, in place, and return the state."""
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    _deal([state.seats[seat].hand for seat in others] + [state.pile], rng)
    _loot(state, others, rng)
    _events(state, viewer, rng)
    rng.shuffle(state.characters)
    _decisions(state, viewer, others, rng)
    _queue(state, viewer, rng)

    # Other notebooks are private, so any content must leave the view as it is.
    for seat in others:
        slot = rng.randint(1, 10)
        state.seats[seat].notes = [Note("swat", [slot])] if rng.random() < 0.5 else []

    return state


def lively(decision: Decision, rng: Random) -> Choice:
    """Return a random legal choice that rarely runs, so that a game has many rounds."""
    if RUN in decision.options and rng.random() < 0.9:
        return (rng.choice([option for option in decision.options if option != RUN]),)
    return random_choice(decision, rng)


def _deal(zones: list[list[str]], rng: Random) -> None:
    """Shuffle the cards of these zones together; each zone keeps its size."""
    cards = [card for zone in zones for card in zone]
    rng.shuffle(cards)
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]


def _loot(state: HeistState, others: list[Seat], rng: Random) -> None:
    # At the end the loot of escaped players is shown to all.
    over = state.phase == "over"
    zones = [
        state.seats[seat].loot
        for seat in others
        if not (over and state.seats[seat].status == "escaped")
    ]
    _deal(zones + ([] if state.phase == "split" else [state.truck]) + [state.loot_pile], rng)
    # A robbery in progress must name a card that its seat still holds.
    turn = state.turn
    if turn is not None and turn.seat in others and turn.robbed is not None:
        loot = state.seats[turn.seat].loot
        turn.robbed = rng.choice(loot) if loot else turn.robbed


def _events(state: HeistState, viewer: Seat | None, rng: Random) -> None:
    known = set() if viewer is None else {s for n in state.seats[viewer].notes for s in n.slots}
    slots = [slot for slot in state.face_down() if slot not in known]
    events = [state.slots[slot - 1] for slot in slots]
    rng.shuffle(events)

    # A variable event may also be one of those that were set aside.
    for place, event in enumerate(events):
        if event in VARIABLE_EVENTS and state.aside and rng.random() < 0.5:
            other = rng.randrange(len(state.aside))
            events[place] = state.aside[other]
            state.aside[other] = event

    for slot, event in zip(slots, events, strict=True):
        state.slots[slot - 1] = event

    rng.shuffle(state.aside)


def _decisions(state: HeistState, viewer: Seat | None, others: list[Seat], rng: Random) -> None:
    # The decisions of this round have been shown already.
    if state.shown >= state.round:
        return

    # A peeked decision is known to this viewer.
    peeked = {aim.target for aim in state.checking if aim.by == viewer}
    for seat in others:
        one = state.seats[seat]
        if one.decision is not None and seat not in peeked:
            one.decision = rng.choice(["stay", "run"] + ["hide"] * state.may_hide(seat))


def _queue(state: HeistState, viewer: Seat | None, rng: Random) -> None:
    """Replace queued cards of other seats: no player knows whether another seat has queued one."""
    kept = [card for card in state.queue if card.seat == viewer]
    for seat in state.inside():
        hand = state.seats[seat].hand
        if seat != viewer and hand and state.phase == "queue" and rng.random() < 0.5:
            card = rng.choice(hand)
            if playable(state, card):
                kept.append(Queued(seat, card))

    state.queue[:] = kept
