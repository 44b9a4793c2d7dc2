"""Writes the parts of the public table: the events, the piles, what is in force, the seats.

Ten events lie in numbered slots, and each round reveals the next slot. A card or effect is in force
while it still influences this round. Numbers such as 7.2 are those of games/heist/RULES.md.
"""

from collections.abc import Callable, Iterator

from bot.i18n.words import join_with_and, join_with_commas
from cogs.heist import signs
from cogs.heist.labels import Labels
from games.engine.asks import Seat
from games.heist.box import crew_of
from games.heist.state import CardAim
from games.heist.view import HeistView, SeatView
from games.heist.vocabulary import CREWS

NEW = 2  # the last round in which the Moves and emojis are explained


def events(labels: Labels) -> str:
    """Return the revealed events in small print.

    Until the game is over, the hidden slots follow, and who has looked at them. In a replay the
    hidden events are named.
    """
    lines = [f"-# {revealed_text}"] if (revealed_text := revealed_events(labels)) else []
    hidden = [slot for slot, event in enumerate(labels.view.events, 1) if event is None]
    if hidden and labels.scene.open_secrets is not None:
        lines.append(_laid_open(labels, hidden))
    elif hidden and labels.scene.result is None:
        lines.append(_face_down(labels, hidden))

    if seen_text := seen_slots(labels, labels.seat):
        lines.append(f"-# {seen_text}")

    return "\n".join(lines)


def _laid_open(labels: Labels, hidden: list[int]) -> str:
    """Return the events that are still face down, for a replay."""
    events = labels.open_secrets.events
    events_text = " · ".join(
        f"{slot}\u00a0{labels.terms.event(events[slot - 1])}" for slot in hidden
    )
    return labels.words("heist-table-laid-open", events=events_text)


def revealed_events(labels: Labels) -> str:
    """Return the events that were revealed, with their slots."""
    slots = enumerate(labels.view.events, 1)
    return " · ".join(
        f"{slot}\u00a0{labels.terms.event(event)}" for slot, event in slots if event is not None
    )


def _face_down(labels: Labels, hidden: list[int]) -> str:
    """Return which slots are face down. These are always consecutive slots up to the last one."""
    view = labels.view
    words = labels.words
    all_hidden = words("heist-table-hidden", count=len(hidden), first=hidden[0], last=hidden[-1])
    if view.round != hidden[0]:
        return all_hidden
    if len(hidden) == 1:
        return words("heist-table-now", slot=view.round)

    # This round's slot is named on its own.
    rest = words("heist-table-hidden", count=len(hidden) - 1, first=hidden[1], last=hidden[-1])
    return f"{words('heist-table-now', slot=view.round)} · {rest}"


def seen_slots(labels: Labels, name_of: Callable[[Seat], str]) -> str:
    """Return who has looked at which slots that are face down; '' if none, and in a replay."""
    words = labels.words
    slots = [
        words(
            "heist-table-seen-slot",
            slot=slot,
            seats=join_with_commas(words, [*map(name_of, seats)]),
        )
        for slot, seats in sorted(labels.view.seen_by.items())
        if seats and labels.scene.open_secrets is None
    ]
    return words("heist-table-seen", slots=join_with_commas(words, slots)) if slots else ""


def piles(labels: Labels) -> str:
    """Return the sizes of truck, loot pile and draw pile, and in small print the open discard."""
    view = labels.view
    words = labels.words
    lines = [words("heist-table-piles", truck=view.truck, loot=view.loot_pile, draw=view.pile)]
    if view.truck_loots:
        lines.append(words("heist-table-truck-open", loots=labels.terms.loots(view.truck_loots)))

    if view.discard:
        cards = labels.terms.card_names(view.discard)
        lines.append("-# " + words("heist-table-discard", count=len(view.discard), cards=cards))

    return "\n".join(lines)


def latest_event(view: HeistView) -> tuple[str | None, bool]:
    """Return the event that strikes now or, if there is none, the last one; and whether it strikes.

    Before the first event, the result is None and False.
    """
    if view.phase in ("reveal", "saves") and view.event is not None:
        return view.event, True

    latest = next((event for event in reversed(view.events) if event is not None), None)
    # Poor Planning is replaced by another event (`substitute`), which is named instead.
    return view.substitute or latest if latest == "poor_planning" else latest, False


def cards_in_force(view: HeistView) -> Iterator[tuple[str, str]]:
    """Yield each card in force that is not aimed at a player, with the crew that it names or ''."""
    on_board = dict.fromkeys((*view.board, *(["lockdown"] if view.locked else [])))
    yield from ((card, "") for card in on_board)
    yield from (("fortify", crew) for crew in dict.fromkeys(view.fortified))


def in_force(labels: Labels, *, has_picture: bool = False) -> str:
    """Return all cards and effects in force in small print; '' if there are none.

    `has_picture`: whether a picture shows `cards_in_force`. The text then leaves them out, except
    for the numbers of locked slots.
    """
    cards = _cards_on_the_board(labels, has_picture=has_picture)
    effects = [*cards, *_character_effects(labels), *_aims(labels)]
    if not effects:
        return ""

    return "-# " + labels.words("heist-table-in-force", effects=" · ".join(effects))


def _cards_on_the_board(labels: Labels, *, has_picture: bool) -> Iterator[str]:
    """Yield the cards in force: those on the board, fortified crews, locked slots."""
    slots = sorted(set(labels.view.locked))
    for card, crew in cards_in_force(labels.view):
        if not has_picture or card == "lockdown":
            yield labels.words(
                f"heist-board-{card}",
                sign=signs.CARDS[card],
                crew=labels.terms.crew(crew) if crew else "",
                slots=join_with_commas(labels.words, [*map(str, slots)]),
                count=len(slots),
            )


def _character_effects(labels: Labels) -> Iterator[str]:
    """Yield the effects of Angel, Devil and Knight, which last until the end of the round."""
    for effect in labels.view.standing:
        yield labels.words(
            f"heist-board-{effect.character}",
            sign=signs.CHARACTERS[effect.character],
            by=labels.seat(effect.by),
            target=labels.seat(effect.target),
            seats=labels.seats((effect.by, effect.target)),
            move=labels.terms.move(effect.move) if effect.move else "",
            move_id=effect.move or "",
        )


def _aims(labels: Labels) -> Iterator[str]:
    """Yield all Copycats and Check Ins with their targets, and the Warns."""
    view = labels.view
    for card, aims in (("copycat", view.copycats), ("check_in", view.check_ins)):
        for aim in dict.fromkeys(aims):
            void = "-void" if is_void(view, card, aim) else ""
            yield labels.words(
                f"heist-board-{card}{void}",
                sign=signs.CARDS[card],
                by=labels.seat(aim.by),
                target=labels.seat(aim.target),
            )

    for warn in view.warns:
        yield labels.words(
            "heist-board-warn",
            sign=signs.CARDS["warn"],
            by=labels.seat(warn.by),
            **labels.terms.of_event(warn.event),
        )


def is_void(view: HeistView, card: str, aim: CardAim) -> bool:
    """Return whether a card of the target makes this Copycat or Check In void (7.2, 7.4)."""
    spoilers = {copycat.by for copycat in view.copycats}
    # A Check In is voided by either card of the target, a Copycat only by a Copycat.
    if card == "check_in":
        spoilers |= {check_in.by for check_in in view.check_ins}
    return aim.target in spoilers


def chain(labels: Labels) -> str:
    """Return the announced card and the Overrides after it; '' if there is no Override."""
    if len(labels.view.chain) < 2:
        return ""

    links = [
        labels.words(
            "heist-table-chain-link", card=labels.terms.card(link.card), seat=labels.seat(link.seat)
        )
        for link in labels.view.chain
    ]
    return labels.words("heist-table-chain", cards=" → ".join(links))


# -- the seats -------------------------------------------------------------------------------------


def seats(labels: Labels) -> str:
    """Return the crews, a line for each seat that is in, and one line for all other seats."""
    lines = [_legend(labels)]
    lines += [
        seat(labels, seat_view) for seat_view in labels.view.seats if seat_view.status == "in"
    ]
    lines += [out_line] if (out_line := out(labels)) else []
    return "\n".join(lines)


def _legend(labels: Labels) -> str:
    """Return the emojis of the crews; in the first rounds also what the other emojis mean."""
    crews = " · ".join(map(labels.terms.crew, CREWS))
    if labels.view.round > NEW:
        return f"-# {crews}"
    return f"-# {crews}\n-# {labels.words('heist-table-legend')}"


def seat(labels: Labels, seat_view: SeatView) -> str:
    """Return the public facts of a seat in a line."""
    leads = seat_view.seat == labels.view.leader
    awaited = is_awaited(labels, seat_view.seat)
    # A trailing space separates the emojis from the name.
    emojis = (signs.LEADER if leads else "") + (signs.AWAITED if awaited else "")
    return labels.words(
        "heist-seat-line",
        signs=f"{emojis} " if emojis else "",
        name=labels.seat(seat_view.seat),
        character=labels.terms.character(seat_view.character),
        crew=signs.CREWS[crew_of(seat_view.character)],
        cards=seat_view.cards,
        loot=seat_view.loot,
        rest="".join(f" {sign}" for sign in _trailing_emojis(labels, seat_view)),
    )


def is_awaited(labels: Labels, seat: Seat) -> bool:
    """Return whether the seat has to decide now, as all may see."""
    ask = labels.scene.ask
    return ask is not None and seat in ask.waiting


def _trailing_emojis(labels: Labels, seat: SeatView) -> Iterator[str]:
    """Yield what stands after the numbers: an owned Hide, and who plays instead of a person."""
    if seat.has_hide:
        yield signs.DECISIONS["hide"]
    if labels.scene.players[seat.seat].is_house:
        yield signs.HOUSE
    else:
        yield from labels.sitter(seat.seat)


def out(labels: Labels) -> str:
    """Return who escaped with how many loot cards, and who was caught; '' if all are still in."""
    words = labels.words
    seat_views = labels.view.seats
    away = [
        words("heist-out-with", seat=labels.seat(seat_view.seat), count=seat_view.loot)
        for seat_view in seat_views
        if seat_view.status == "escaped"
    ]
    caught = [seat_view.seat for seat_view in seat_views if seat_view.status == "caught"]
    lines = [words("heist-out-escaped", seats=join_with_and(words, away))] if away else []
    lines += [words("heist-out-caught", seats=labels.seats(caught))] if caught else []
    return " · ".join(lines)
