"""The parts of the public table: the ten events, the piles, what is in force, the seats."""

from collections.abc import Iterator

from cogs.heist import signs
from cogs.heist.labels import Labels
from games.heist.state import Aim
from games.heist.view import HeistView, SeatView


def events(labels: Labels) -> str:
    """The ten slots: what has been revealed, then what is still face down."""
    view = labels.view
    words = labels.words
    shown = [
        f"{slot}\u00a0{labels.event(event)}"
        for slot, event in enumerate(view.events, 1)
        if event is not None
    ]
    hidden = [
        _face_down(labels, slot) for slot, event in enumerate(view.events, 1) if event is None
    ]
    over = "no" if labels.scene.result is None else "yes"
    signals = words("heist-table-signals", count=view.signals, over=over)
    headline = f"{words('heist-table-events')} · {signals}"
    return "\n".join(line for line in (headline, " · ".join(shown), " · ".join(hidden)) if line)


def _face_down(labels: Labels, slot: int) -> str:
    view = labels.view
    sign = signs.FACE_DOWN + (signs.LOCK if slot in view.locked else "")
    if slot == view.round:
        return labels.words("heist-table-next-slot", slot=slot, sign=sign)
    return f"{slot}\u00a0{sign}"


def piles(labels: Labels) -> str:
    """Truck, loot, action cards, and the whole open discard."""
    view = labels.view
    words = labels.words
    lines = [
        words("heist-table-piles", truck=view.truck, loot=view.loot_pile, draw=view.pile),
        words("heist-table-discard", count=len(view.discard), cards=labels.cards(view.discard))
        if view.discard
        else words("heist-table-discard-empty"),
    ]
    if view.truck_loots is not None:
        lines.append(words("heist-table-truck-open", loots=labels.loots(view.truck_loots)))
    return "\n".join(lines)


def in_force(labels: Labels) -> str:
    """Everything that lies on the board or hangs over somebody; empty where nothing does."""
    lines = [*_cards_on_the_board(labels), *_marks(labels), *_aims(labels)]
    if not lines:
        return ""
    return "\n".join((labels.words("heist-table-in-force"), *lines))


def _cards_on_the_board(labels: Labels) -> Iterator[str]:
    view = labels.view
    words = labels.words
    for card in dict.fromkeys(view.board):
        yield words(f"heist-board-{card}", card=labels.card(card))
    for crew in dict.fromkeys(view.fortified):
        yield words("heist-board-fortify", card=labels.card("fortify"), crew=labels.crew(crew))
    locked = sorted(set(view.locked))
    if locked:
        slots = ", ".join(map(str, locked))
        card = labels.card("lockdown")
        yield words("heist-board-lockdown", card=card, slots=slots, count=len(locked))


def _marks(labels: Labels) -> Iterator[str]:
    """Standing effects of Angel, Devil and Knight."""
    for mark in labels.view.standing:
        yield labels.words(
            f"heist-board-{mark.character}",
            character=labels.character(mark.character),
            by=labels.seat(mark.by),
            target=labels.seat(mark.target),
            seats=labels.seats((mark.by, mark.target)),
            move=labels.move(mark.move) if mark.move else "",
        )


def _aims(labels: Labels) -> Iterator[str]:
    view = labels.view
    for card, aims in (("copycat", view.copycats), ("check_in", view.check_ins)):
        for aim in dict.fromkeys(aims):
            void = "-void" if is_void(view, card, aim) else ""
            yield labels.words(
                f"heist-board-{card}{void}",
                card=labels.card(card),
                by=labels.seat(aim.by),
                target=labels.seat(aim.target),
            )
    for warn in view.warns:
        yield labels.words(
            "heist-board-warn",
            card=labels.card("warn"),
            by=labels.seat(warn.by),
            event=labels.event(warn.event),
        )


def is_void(view: HeistView, card: str, aim: Aim) -> bool:
    """Whether the target has brought into force what voids this card (7.2, 7.4)."""
    spoilers = {one.by for one in view.copycats}
    if card == "check_in":
        spoilers |= {one.by for one in view.check_ins}
    return aim.target in spoilers


def chain(labels: Labels) -> str:
    """The card that was announced and the Overrides after it; empty where there are none."""
    if len(labels.view.chain) < 2:
        return ""
    links = [
        labels.words(
            "heist-table-chain-link", card=labels.card(link.card), seat=labels.seat(link.seat)
        )
        for link in labels.view.chain
    ]
    return labels.words("heist-table-chain", cards=" → ".join(links))


# -- the seats -------------------------------------------------------------------------------------


def seats(labels: Labels) -> str:
    """Every seat, clockwise: in two lines who is in, in one who is out."""
    lines = (_seat(labels, seat) for seat in labels.view.seats)
    return "\n".join((labels.words("heist-table-seats"), *lines))


def _seat(labels: Labels, seat: SeatView) -> str:
    facts = {"name": labels.seat(seat.seat), "character": labels.character(seat.character)}
    status = " · ".join(_facts(labels, seat))
    if seat.status != "in":
        return labels.words("heist-seat-out", status=status, **facts)
    crew = labels.crew_of(seat.character)
    headline = labels.words("heist-seat-line", signs=_signs(labels, seat), crew=crew, **facts)
    return f"{headline}\n-# {status}"


def _signs(labels: Labels, seat: SeatView) -> str:
    view, ask = labels.view, labels.scene.ask
    leads = seat.seat == view.leader
    awaited = ask is not None and seat.seat in ask.waiting
    found = (signs.LEADER if leads else "") + (signs.AWAITED if awaited else "")
    return f"{found} " if found else ""


def _facts(labels: Labels, seat: SeatView) -> Iterator[str]:
    """Most telling first; the sign of the Leader is said in words too."""
    words, scene = labels.words, labels.scene
    if seat.status == "escaped":
        yield words("heist-seat-escaped", count=seat.loot)
    elif seat.status == "caught":
        yield words("heist-seat-caught")
    else:
        if seat.seat == scene.view.leader:
            yield words("heist-seat-leader")
        yield words("heist-seat-cards", count=seat.cards)
        yield words("heist-seat-loot", count=seat.loot)
        yield words("heist-seat-hide" if seat.has_hide else "heist-seat-no-hide")
        if seat.disabled:
            yield words("heist-seat-off")
    yield from labels.sitter(seat.seat)
