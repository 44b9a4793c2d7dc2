"""Characters that change hands: Disguise, Scramble, what ends or begins with them (8, HR-55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.asks import Fact, Seat
from games.heist.state import HeistState

if TYPE_CHECKING:
    from games.heist.rules import Heist


def disguise(heist: Heist, by: Seat, target: Seat) -> list[Seat]:
    """The target draws first, its old character is shuffled in afterwards (HR-52).

    Returns the seats to which Cowboy owes a card.
    """
    state = heist.state
    end_effects(heist, target)
    one = state.seats[target]
    old = one.character
    owed = _cowboy(state, target)
    one.character = state.characters.pop()
    state.characters.append(old)
    heist.chance.shuffle(state.characters)
    heist.tell("disguised", seat=by, target=target, old=old, character=one.character)
    _restart_cyborg(state, [target])
    return owed + _cowboy(state, target)


def scramble(heist: Heist, by: Seat) -> list[Seat]:
    """All face-up characters are shuffled and dealt back. Returns whom Cowboy owes, in order.

    The standing effects end first, so a disabled Cowboy draws (HR-55).
    """
    state = heist.state
    end_effects(heist)
    inside = state.inside()
    owed = [seat for holder in inside for seat in _cowboy(state, holder)]
    collected = [state.seats[seat].character for seat in inside]
    heist.chance.shuffle(collected)
    for seat, character in zip(inside, collected, strict=True):
        state.seats[seat].character = character
    heist.tell("scrambled", seat=by, seats=inside, characters=collected)
    _restart_cyborg(state, inside)
    return owed + [seat for holder in inside for seat in _cowboy(state, holder)]


def end_effects(heist: Heist, by: Seat | None = None) -> None:
    """End what Angel, Devil and Knight have standing (only what this seat made), and say so."""
    kept = []
    for effect in heist.state.standing:
        if by is not None and effect.by != by:
            kept.append(effect)
            continue
        move: dict[str, Fact] = {} if effect.move is None else {"move": effect.move}
        heist.tell(
            "effect_ended", character=effect.character, by=effect.by, target=effect.target, **move
        )
    heist.state.standing[:] = kept


def _cowboy(state: HeistState, seat: Seat) -> list[Seat]:
    return [seat] if state.plays(seat, "cowboy") else []


def _restart_cyborg(state: HeistState, receivers: list[Seat]) -> None:
    """Whoever receives Cyborg counts from 0 (HR-79)."""
    if any(state.seats[seat].character == "cyborg" for seat in receivers):
        state.cyborg_count = 0
