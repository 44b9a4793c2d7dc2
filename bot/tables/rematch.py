"""Once more: what ties a table to the game before it, and to the one after it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sequel:
    """The table that came after a game, by its id and its number on the server."""

    id: str
    number: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """`regulars` and `called` are user ids."""

    regulars: tuple[int, ...] = ()
    """Everybody who sat at the table before: as soon as all of them sit here, the cards are dealt.
    Nobody: this table came after no other.
    """
    called: tuple[int, ...] = ()
    """Those of them who are rung for it: not who opened it, nobody who had left or slept,
    and nobody whom they keep away."""
    sequel: Sequel | None = None
    """The table that came after this one, so that the same result leads to the same table for
    everybody.
    """


NO_REMATCH = Rematch()
"""Of a table that was opened by a command."""
