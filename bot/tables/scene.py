"""What one viewer may see of a table at one moment: all that a face ever gets.

Built from committed state only. A face turns a scene into a page; it never sees the state or
another seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.table import Bulletin, Guest, Pace, Player, Result, Silence, Status
from games.kit.asks import Choice, Decision, Fact, Option, Seat, Showing
from games.kit.orders import REMINDER, Setting


@dataclass(frozen=True, slots=True)
class OpenAsk:
    """The public side of what the table waits for.

    `waiting` names seats only where the ask shows them. `answered` of `asked` seats are through;
    it is 0 where the ask shows nothing. `deadline` is the latest of the open ones; where the ask
    shows seats, of those that a person plays: the house keeps nobody waiting. `public` options
    stand on the table for everybody addressed.
    """

    kind: str
    about: Mapping[str, Fact]
    showing: Showing
    waiting: tuple[Seat, ...]
    asked: int
    answered: int
    deadline: float | None
    public: Sequence[Option]
    token: str
    remind_at: float | None = None
    """When the people who are awaited should be reminded, where the ask shows them."""


@dataclass(frozen=True, slots=True)
class Coming:
    """What a standing order (its slug) is about to answer."""

    order: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Standing:
    """One standing order of the viewer. `place` is its index among the game's orders; `values` is
    all that it can ever be set to, `offered` what it can be set to now, `most` how many at once.
    """

    slug: str
    place: int
    values: tuple[str, ...]
    offered: tuple[str, ...]
    setting: Setting
    most: int


@dataclass(frozen=True, slots=True)
class Question:
    """What this seat is asked. `settled`: it has answered (`chosen`) and may still change its
    mind. `remind_at`: when it should be asked once more, if it is still silent then.
    """

    decision: Decision
    settled: bool
    chosen: str | None
    deadline: float | None
    token: str
    dialogue: str | None = None
    """What the steps of one dialogue have in common: a turn, or an ask. Not to be shown."""
    remind_at: float | None = None
    coming: Coming | None = None
    """The standing order that answers in a moment, unless its player is quicker."""


@dataclass(frozen=True, slots=True)
class Scene:
    """`viewer` None is the public table. `view` is the game's own view (None in a lobby)."""

    table_id: str
    game: str
    number: int
    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    status: Status
    reason: str | None
    pace: Pace
    locale: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    least: int
    most: int
    level: str
    fill: int
    revision: int
    epoch: int
    opened_at: float
    commitment: str
    revealed: tuple[str, str] | None
    """(seed, salt) once the game is over."""
    viewer: Seat | None
    view: Any
    ask: OpenAsk | None
    question: Question | None
    news: tuple[Bulletin, ...]
    """The latest bulletins that the viewer was told, oldest first."""
    result: Result | None
    hand_token: str
    """Signs the table's own buttons (join, my hand, …), which never go stale."""
    until: float | None = None
    """When a lobby or a paused table is folded up, if nobody comes."""
    orders: tuple[Standing, ...] = ()
    """The viewer's standing orders; nobody else's."""
    guest: Guest | None = None
    """Who was challenged, before the deal."""
    set_back: bool = False
    """It was further a moment ago, as people remember it, and was set back to a copy."""
    silences: tuple[Silence, ...] = ()
    """What was chosen for the viewer, who said nothing in time, since they last answered."""

    def name(self, seat: Seat) -> str:
        return self.players[seat].name

    @property
    def is_to_ring(self) -> bool:
        """Whether the viewer wants to be told elsewhere when the table waits for them."""
        return any(order.slug == REMINDER and order.setting for order in self.orders)
