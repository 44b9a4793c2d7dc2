"""The action cards (rules sections 5, 6, 7): how a card is played, and what each of the fourteen
does.

A card is first announced (shown without its targets). The announced card and the Overrides that
answer it form the chain (`HeistState.chain`). A window is the question to all other seats whether
they answer the last card of the chain. Then the first card stands or is voided. Numbers such as
HR-32 are those of RULES.md.

Rule 1: each announced card opens a window, whichever cards the seats hold. Only public facts can
        skip the window.
Rule 2: an announced card counts as played, even if it is voided (HR-34, HR-79).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from games.engine.asks import (
    Choice,
    ClockId,
    Decision,
    Fact,
    Option,
    Seat,
    Showing,
    parallel,
)
from games.heist import notebook
from games.heist.box import overrides
from games.heist.state import CardAim, ChainLink, HeistState, Warned
from games.heist.vocabulary import (
    CREW_OPTIONS,
    OVERRIDE,
    PASS,
    WARN_OPTIONS,
    seat_options,
    slot_options,
)

if TYPE_CHECKING:
    from games.heist.rules import Heist

Targets = tuple[int | str, ...]
"""The values of the options that the player has named, in the order of the questions."""

BOARD_CARDS = frozenset({"flash_grenade", "fortify", "freeze", "lockdown", "signal_jammer"})
"""Cards that stay on the board while they are in force."""

EXCHANGE_CARDS = frozenset({"panic", "teamwork"})
"""Cards that exchange events: Signal Jammer stops these cards, Jester reacts to them."""

_CARDS_AT_OTHERS = frozenset({"check_in", "copycat", "teamwork"})
_CARDS_AT_ANY_SEAT = frozenset({"disguise", "influence"})
_CARDS_WITH_OWN_KIND = frozenset({"fortify", "lockdown", "panic", "teamwork", "warn"})
"""Cards whose targets are asked for by a decision with the name of the card, not by `target`."""

MOST_JESTER_CARDS = 12
"""How many cards in a row Jester may turn up (HR-73)."""

# The same options for each seat in a window, so that all can press the same public buttons.
_WINDOW = (OVERRIDE, PASS)
_DEFAULT_PASS = (PASS,)


# -- from hand to effect ---------------------------------------------------------------------------


async def play_card(
    heist: Heist, seat: Seat, card: str, named_before: Targets = (), *, turned_up: int = 0
) -> None:
    """Play a card.

    Args:
        heist: The game.
        seat: The player of the card.
        card: The card.
        named_before: Targets that were named in advance; empty: the player is asked.
        turned_up: How many cards Jester has turned up in a row, this one included; 0: from the
            hand.
    """
    # A card that Jester turns up comes from the pile, not from the hand.
    if not turned_up:
        heist.state.seats[seat].hand.remove(card)

    cyborg_draws = announce(heist, seat, card, auto=turned_up > 0)
    while (taker := await override_window(heist)) is not None:
        answer_with_override(heist, taker)
        cyborg_draws += announce(heist, taker, "override")

    stands = resolve_chain(heist)
    cowboy_draws = await activate(heist, seat, card, named_before) if stands else []
    put_away(heist.state, stands=stands)
    # Draws come after the chain is resolved, so that a new card cannot be used in the same window.
    for seat_to_draw in cyborg_draws:
        heist.draw_by(seat_to_draw, "cyborg")

    for seat_to_draw in cowboy_draws:
        heist.draw_by(seat_to_draw, "cowboy")

    if stands and card in EXCHANGE_CARDS:
        await jester_plays(heist, seat, turned_up)


def announce(heist: Heist, seat: Seat, card: str, *, auto: bool = False) -> list[Seat]:
    """Show the card; from now on it counts as played.

    `auto`: Jester has turned the card up. Return the seat that Cyborg lets draw a card, if any.
    """
    state = heist.state
    state.chain.append(ChainLink(seat, card, auto))
    state.announced += 1
    heist.tell("announced", seat=seat, card=card, number=len(state.chain))
    if state.seats[seat].character != "cyborg":
        return []

    # Cyborg draws for the second announced card of a round, once per round.
    state.cyborg_count += 1
    if state.cyborg_count < 2 or state.cyborg_drawn or state.is_disabled(seat):
        return []

    state.cyborg_drawn = True
    return [seat]


def answer_with_override(heist: Heist, taker: Seat) -> None:
    """Take an Override from the taker's hand and tell that it answers the chain's last card."""
    last = heist.state.chain[-1]
    heist.state.seats[taker].hand.remove("override")
    heist.tell("overridden", by=taker, seat=last.seat, card=last.card)


async def override_window(heist: Heist) -> Seat | None:
    """Ask all seats that may override the chain's last card.

    Returns:
        The first taker clockwise from the card's player (HR-32), or None.
    """
    state = heist.state
    last = state.chain[-1]
    asked = seats_asked_to_override(state)
    if not asked:
        return None

    about: dict[str, Fact] = {
        "card": last.card,
        "seat": last.seat,
        "count": len(state.chain),
    }

    # `parallel` asks all these seats at once and returns seat -> answer. The public does not see
    # which seats have answered. `at_least` is a clock: quick answers do not close the window before
    # its time has passed.
    answers = await parallel(
        "override",
        {seat: partial(_ask_override, heist, seat, about) for seat in asked},
        showing=Showing.NOTHING,
        about=about,
        public=_WINDOW,
        at_least="window_minimum",
    )

    # `asked` is in clockwise order, so the first taker wins, not the fastest one.
    takers = [seat for seat in asked if answers[seat]]
    for late_taker in takers[1:]:
        # These seats keep their Override; only they learn that they were late.
        heist.tell_seat(late_taker, "override_kept", card=last.card)

    return takers[0] if takers else None


def seats_asked_to_override(state: HeistState) -> list[Seat]:
    """Return the seats that have any cards, except the player of the chain's last card.

    The player of a card that Jester turned up is asked too (HR-30). No seat is asked if all
    Overrides are face up.
    """
    # The number of face-up Overrides is public, so a skipped window reveals nothing. `overrides()`
    # is the number of Override cards in the game.
    last = state.chain[-1]
    played = state.discard.count("override") + sum(link.card == "override" for link in state.chain)
    if played >= overrides():
        return []

    seats = state.seats
    return [
        seat
        for seat in state.clockwise(last.seat + 1)
        if seats[seat].hand and (seat != last.seat or last.auto)
    ]


async def _ask_override(heist: Heist, seat: Seat, about: Mapping[str, Fact]) -> bool:
    """Return whether a seat overrides.

    A seat may press Override without holding the card: that counts as a pass.
    """
    choice = await Decision("override", _WINDOW, _DEFAULT_PASS, ClockId("window"), about=about)
    if choice[0] == PASS:
        return False
    if "override" in heist.state.seats[seat].hand:
        return True

    heist.tell_seat(seat, "no_override", card=about["card"])
    return False


def resolve_chain(heist: Heist) -> bool:
    """Discard the Overrides of the chain and return whether its first card stands.

    Each Override voids the card before it, so the first card stands if their number is even (6.1).
    """
    state = heist.state
    stands = len(state.chain) % 2 == 1
    state.discard.extend(link.card for link in state.chain[1:])
    del state.chain[1:]
    first = state.chain[0]
    heist.tell("stood" if stands else "voided", seat=first.seat, card=first.card)

    return stands


def put_away(state: HeistState, *, stands: bool) -> None:
    """Discard the card, unless it stays on the board."""
    card = state.chain.pop().card
    if not (stands and card in BOARD_CARDS):
        state.discard.append(card)


async def jester_plays(heist: Heist, seat: Seat, turned_up: int = 0) -> None:
    """Play the top card of the pile after Jester's Panic, Teamwork or Tinker (8.8, HR-73).

    Tinker is a move, no card: games/heist/moves.py.
    """
    state = heist.state
    if not state.plays(seat, "jester") or state.is_frozen() or turned_up == MOST_JESTER_CARDS:
        return

    card = heist.top_card()
    if card is None:
        return

    heist.tell("jester_turned", seat=seat, card=card)
    if playable(state, card):
        await play_card(heist, seat, card, turned_up=turned_up + 1)
    else:
        state.discard.append(card)
        heist.tell("jester_fizzled", seat=seat, card=card)


# -- what is legal, and what is named --------------------------------------------------------------


def playable(state: HeistState, card: str) -> bool:
    """Return whether the card could have an effect now (HR-22).

    Freeze stops all cards of all seats.
    """
    if state.is_frozen() or card == "override":
        return False
    if card in EXCHANGE_CARDS:
        return len(state.face_down()) >= 2 and "signal_jammer" not in state.board

    # Disguise needs a character that no seat has.
    return card != "disguise" or bool(state.characters)


def playable_cards(state: HeistState, seat: Seat) -> list[str]:
    """Return the different cards of the hand that are legal now."""
    if state.is_frozen():
        return []
    return [card for card in dict.fromkeys(state.seats[seat].hand) if playable(state, card)]


def targets(state: HeistState, seat: Seat, card: str) -> list[Option]:
    """Return what the player may name; empty if the card names nothing."""
    if card in _CARDS_AT_OTHERS:
        return seat_options(state.others(seat))
    if card in _CARDS_AT_ANY_SEAT:
        return seat_options(state.clockwise(seat))
    if card in ("lockdown", "panic"):
        return slot_options(list(state.face_down()))
    if card == "fortify":
        return CREW_OPTIONS

    return WARN_OPTIONS if card == "warn" else []


def sensible(state: HeistState, seat: Seat, card: str) -> list[Option]:
    """Return the targets with which the card is not void from the start (HR-43).

    Empty: all targets are equally good.
    """
    if card not in ("copycat", "check_in"):
        return []

    # The seats whose own card voids a card that is aimed at them. A Copycat voids both cards, and a
    # Check In voids only a Check In (7.2, 7.4).
    void = {aim.by for aim in state.copycats}
    if card == "check_in":
        void |= {aim.by for aim in state.check_ins}

    if not void:
        return []

    return [option for option in targets(state, seat, card) if option.value not in void]


def naming(state: HeistState, seat: Seat, card: str) -> Decision:
    """Return the decision that lets the player name the targets."""
    # Both the least and the most number of targets.
    count = 2 if card == "panic" else 1
    kind = card if card in _CARDS_WITH_OWN_KIND else "target"
    return Decision(
        kind,
        targets(state, seat, card),
        None,  # no default: the table draws one of the sensible targets for a silent seat
        ClockId("target"),
        count,
        count,
        about={"card": card},
        sensible=sensible(state, seat, card),
    )


def option_values(choice: Choice) -> Targets:
    """Return the values of the chosen options."""
    return tuple(option.value for option in choice if option.value is not None)


async def activate(heist: Heist, seat: Seat, card: str, named_before: Targets = ()) -> list[Seat]:
    """Ask for the targets unless they are named already, and apply the card.

    Returns:
        The seats that Cowboy lets draw a card, in order.
    """
    target_values = named_before
    if not target_values and targets(heist.state, seat, card):
        decision = naming(heist.state, seat, card)
        about: dict[str, Fact] = {"card": card, "seat": seat}
        target_values = option_values(await heist.ask_several(seat, decision, about=about))

    return await _EFFECTS[card](heist, seat, target_values) or []


# -- aimed at a player ----------------------------------------------------------------------------


async def check_in(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Note the target of a Check In. After the Operation Phase it turns out whether it is valid."""
    target = _number(chosen[0])
    heist.state.check_ins.append(CardAim(seat, target))
    heist.tell("checked_in", seat=seat, target=target)


async def copycat(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Note the target of a Copycat. After the Operation Phase it turns out whether it is valid."""
    target = _number(chosen[0])
    heist.state.copycats.append(CardAim(seat, target))
    heist.tell("copied", seat=seat, target=target)


async def influence(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Make the target the Leader. The turn order of the round stays (HR-10)."""
    heist.state.leader = _number(chosen[0])
    heist.tell("led", seat=seat, leader=heist.state.leader)


async def teamwork(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Let the partner and then the player pick a slot in public; exchange the two (HR-58)."""
    partner = _number(chosen[0])
    heist.tell("partnered", seat=seat, target=partner)
    slots = slot_options(list(heist.state.face_down()))
    first = await _pick_slot(heist, partner, "partner", slots)
    heist.tell("partner_picked", seat=partner, slot=first.number)
    rest = [slot for slot in slots if slot != first]
    second = await _pick_slot(heist, seat, "second", rest)
    heist.exchange(first.number, second.number)
    heist.tell("teamed_up", seat=seat, target=partner, slot=first.number, other=second.number)


async def _pick_slot(heist: Heist, seat: Seat, kind: str, slots: list[Option]) -> Option:
    """Ask for a slot. A partner has another clock than the player of the card."""
    clock = ClockId("partner" if kind == "partner" else "target")
    decision = Decision(kind, slots, None, clock, about={"card": "teamwork"})
    return await heist.ask(seat, decision, about={"card": "teamwork", "seat": seat})


# -- onto the board -------------------------------------------------------------------------------


async def _lay_on_board(card: str, heist: Heist, seat: Seat, _: Targets) -> None:
    """Lay a card without targets on the board."""
    heist.state.board.append(card)
    heist.tell("laid", seat=seat, card=card)


async def fortify(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Fortify any crew, present or not. Its members are determined at Reveal (HR-64)."""
    crew = str(chosen[0])
    heist.state.fortified.append(crew)
    heist.tell("laid", seat=seat, card="fortify", crew=crew)


async def lockdown(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Lock a slot. The card stays with the slot until it is revealed (HR-56)."""
    slot = _number(chosen[0])
    heist.state.locked.append(slot)
    heist.tell("laid", seat=seat, card="lockdown", slot=slot)


# -- everything else ------------------------------------------------------------------------------


async def panic(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Swap two events with a probability of one half.

    No seat learns whether they were swapped (HR-57).
    """
    slot = _number(chosen[0])
    other = _number(chosen[1])
    slots = heist.state.slots
    if heist.chance.below(2):
        slots[slot - 1], slots[other - 1] = slots[other - 1], slots[slot - 1]

    # All notes about one of the slots now name both slots.
    notebook.note_panic(heist.state, slot, other)
    seen_by = heist.state.seen_by
    either = sorted({*seen_by.get(slot, ()), *seen_by.get(other, ())})
    seen_by |= {slot: either, other: either[:]}
    heist.tell("panicked", seat=seat, slot=slot, other=other)


async def warn(heist: Heist, seat: Seat, chosen: Targets) -> None:
    """Note the declared event. At Reveal it is compared with the event of the slot."""
    event = str(chosen[0])
    heist.state.warns.append(Warned(seat, event))
    heist.tell("warned", seat=seat, event=event)


def _number(target: int | str) -> int:
    assert isinstance(target, int)
    return target


# -- characters that change hands (8, HR-55) -------------------------------------------------------


async def disguise(heist: Heist, seat: Seat, chosen: Targets) -> list[Seat]:
    """Give the target a new character. The old one is shuffled into the pile afterwards (HR-52).

    Returns:
        The seats that Cowboy lets draw a card, before and after the change.
    """
    state = heist.state
    target = _number(chosen[0])
    # Before the change, because the effects of the old character end with this character.
    end_effects(heist, target)
    seat_state = state.seats[target]
    old = seat_state.character
    draws = _cowboy_draws(state, target)
    seat_state.character = state.characters.pop()
    state.characters.append(old)
    heist.chance.shuffle(state.characters)
    heist.tell("disguised", seat=seat, target=target, old=old, character=seat_state.character)
    _restart_cyborg(state, [target])

    return draws + _cowboy_draws(state, target)


async def scramble(heist: Heist, seat: Seat, _: Targets) -> list[Seat]:
    """Shuffle all face-up characters and deal them again.

    Standing effects end first, so a Cowboy that Devil had disabled draws a card (HR-55).

    Returns:
        The seats that Cowboy lets draw a card, in order.
    """
    state = heist.state
    end_effects(heist)
    inside = state.inside()
    draws = [owner for holder in inside for owner in _cowboy_draws(state, holder)]
    collected = [state.seats[holder].character for holder in inside]
    heist.chance.shuffle(collected)
    for holder, character in zip(inside, collected, strict=True):
        state.seats[holder].character = character

    heist.tell("scrambled", seat=seat, seats=inside, characters=collected)
    _restart_cyborg(state, inside)
    return draws + [owner for holder in inside for owner in _cowboy_draws(state, holder)]


def end_effects(heist: Heist, by: Seat | None = None) -> None:
    """End the standing effects of Angel, Devil and Knight, and tell each.

    Only those of the seat `by` end, or all if it is None.
    """
    remaining = []
    for effect in heist.state.standing:
        if by is not None and effect.by != by:
            remaining.append(effect)
            continue

        # Only an Angel's effect forbids a Move.
        move: dict[str, Fact] = {} if effect.move is None else {"move": effect.move}
        heist.tell(
            "effect_ended", character=effect.character, by=effect.by, target=effect.target, **move
        )

    heist.state.standing[:] = remaining


def _cowboy_draws(state: HeistState, seat: Seat) -> list[Seat]:
    """Return the seat if it has Cowboy, which draws when it is given up or received (8.7)."""
    return [seat] if state.plays(seat, "cowboy") else []


def _restart_cyborg(state: HeistState, receivers: list[Seat]) -> None:
    """Restart the count of a Cyborg that a seat has just received (HR-79)."""
    if any(state.seats[seat].character == "cyborg" for seat in receivers):
        state.cyborg_count = 0


_EFFECTS: dict[str, Callable[[Heist, Seat, Targets], Awaitable[list[Seat] | None]]] = {
    "check_in": check_in,
    "copycat": copycat,
    "disguise": disguise,
    "flash_grenade": partial(_lay_on_board, "flash_grenade"),
    "fortify": fortify,
    "freeze": partial(_lay_on_board, "freeze"),
    "influence": influence,
    "lockdown": lockdown,
    "panic": panic,
    "scramble": scramble,
    "signal_jammer": partial(_lay_on_board, "signal_jammer"),
    "teamwork": teamwork,
    "warn": warn,
}
