"""What is remembered of a table besides its game. Stored whole with every step."""

import secrets
from dataclasses import dataclass, field
from enum import StrEnum

from games.kit.asks import ClockId, Fact, Option, Seat

RECENT = 60
"""How many bulletins a table keeps to tell what just happened."""


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    """Played to its end."""
    CLOSED = "closed"
    """Cancelled, expired or ended by its host: no result."""


class Pace(StrEnum):
    QUICK = "quick"
    NORMAL = "normal"
    RELAXED = "relaxed"
    """Over the day."""
    DAYS = "days"
    """Over the week: a day for each decision."""


class Absence(StrEnum):
    """Why a house player sits in for a person, who may come back at any time."""

    SILENT = "silent"
    """Missed two turns in a row (HR-102)."""
    LEFT = "left"
    """Said so (HR-103)."""
    GONE = "gone"
    """Is no member of the server any more."""


class Loss(StrEnum):
    """Why a table cannot be shown: the id of a sentence in tables.ftl, and the reason for which it
    pauses.
    """

    CHANNEL = "paused-channel-gone"
    ACCESS = "paused-no-access"
    """A permission was taken away, or Coop was shown out of a private thread."""
    THREAD = "paused-thread-locked"
    MESSAGE = "paused-message-deleted"
    """Somebody deletes the table's message again and again."""
    SERVER = "paused-server-left"


@dataclass(slots=True)
class Given:
    """A standing order as its player has set it. `span`: what it holds for (games.kit.orders)."""

    values: list[str]
    span: str = ""


@dataclass(slots=True)
class Silence:
    """What was chosen for somebody who said nothing in time, and of which kind of question."""

    kind: str
    choice: list[Option]


@dataclass(slots=True)
class Player:
    """Who sits in a seat: a person (`user_id`) or a house player (`level`).

    A person who is away keeps the seat; see bot/tables/absence.py.
    """

    name: str
    user_id: int | None = None
    level: str | None = None
    locale: str = "en"
    joined: int | None = None
    """The place in the lobby, before the seats were drawn."""
    orders: dict[str, Given] = field(default_factory=dict, repr=False)
    """Standing orders that differ from the game's defaults, by their slug. A secret of its own."""
    absence: Absence | None = None
    """A house player sits in for this person."""
    misses: int = 0
    """Turns missed in a row."""
    missed: str = ""
    """The turn or question that was missed last: it counts once, however much it asked."""
    new_to: list[str] = field(default_factory=list, repr=False)
    """Who plays a game for the first time has more time at the first turn or question on each of
    these clocks of it.
    """
    silences: list[Silence] = field(default_factory=list, repr=False)
    """The latest, since they last answered: their card tells them. Nobody else's business."""

    @property
    def is_house(self) -> bool:
        return self.user_id is None

    @property
    def is_automatic(self) -> bool:
        """Whether the house answers for this seat."""
        return self.is_house or self.absence is not None


@dataclass(slots=True)
class Guest:
    """Somebody who was challenged: in the lobby the last seat is kept for them."""

    user_id: int
    name: str
    declined: bool = False
    """They would rather not; the seat is anybody's."""


@dataclass(slots=True)
class Timer:
    """When the seat's decision falls due, in seconds since 1970, and on which clock it runs."""

    due: float
    clock: ClockId
    number: int
    """The decision's number; a timer of another decision is void."""
    remind: float | None = None
    """When whoever is still silent should be reminded; None: the time is too short for that."""
    times: int = 1
    """So many times the usual time: whoever is new to it has more, for the whole turn."""


@dataclass(slots=True)
class Bulletin:
    """Something that happened, as it was told. `to` is None for everybody."""

    revision: int
    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None

    # A fact is of the type that the game's vocabulary gives it; a face that takes it for another
    # is wrong, and says so at once.

    def number(self, fact: str) -> int:
        """A fact that is a number."""
        found = self.facts[fact]
        if not isinstance(found, int):
            raise self._other(fact, "number")
        return found

    def seat(self, fact: str = "seat") -> Seat:
        """A fact that is a seat."""
        return self.number(fact)

    def word(self, fact: str) -> str:
        """A fact that is a text."""
        found = self.facts[fact]
        if not isinstance(found, str):
            raise self._other(fact, "text")
        return found

    def seats(self, fact: str = "seats") -> list[Seat]:
        """A fact that is a list of seats."""
        found = self.facts[fact]
        if not isinstance(found, list):
            raise self._other(fact, "list")
        return [one for one in found if isinstance(one, int)]

    def words(self, fact: str) -> list[str]:
        """A fact that is a list of texts."""
        found = self.facts[fact]
        if not isinstance(found, list):
            raise self._other(fact, "list")
        return [one for one in found if isinstance(one, str)]

    def _other(self, fact: str, wanted: str) -> TypeError:
        return TypeError(f"{self.kind}: {fact}={self.facts[fact]!r} is no {wanted}")


@dataclass(slots=True)
class Result:
    """How the game ended; see games.kit.game.Outcome."""

    winners: list[Seat]
    scores: dict[Seat, int | None]
    ranks: dict[Seat, int]


@dataclass(slots=True)
class Table:
    """One session in a channel. After the deal a player's index is the seat.

    `seed`, `salt` and `key` are hex: the game's secret seed, the salt of its public commitment,
    and the key that signs this table's buttons. `number` counts the tables of a server and names
    this one.
    """

    id: str
    game: str
    guild_id: int
    channel_id: int
    host_id: int
    number: int
    seed: str
    salt: str
    key: str
    opened_at: float
    pace: Pace = Pace.NORMAL
    level: str = "easy"
    """Of the house players that the host adds."""
    fill: int = 0
    """How many players house players shall complete the table to at the deal; 0: none are added."""
    options: dict[str, Fact | bool] = field(default_factory=dict)
    locale: str = "en"
    status: Status = Status.LOBBY
    reason: str | None = None
    """Why it is paused or closed: the id of a sentence in tables.ftl."""
    players: list[Player] = field(default_factory=list)
    guest: Guest | None = None
    dozing_host: int | None = None
    """Whose table it is again as soon as they are back: somebody else minds it meanwhile."""
    dealt_at: float | None = None
    rules_version: int = 1
    epoch: int = 0
    revision: int = 0
    timers: dict[Seat, Timer] = field(default_factory=dict)
    spent: dict[Seat, Timer] = field(default_factory=dict)
    """Clocks of turns in progress whose seat owes nothing at the moment (a window is open, say)."""
    ask_number: int = -1
    ask_due: float | None = None
    """The deadline of the open ask as it was when it opened: it may not move with who has
    answered.
    """
    news: list[Bulletin] = field(default_factory=list)
    untold: list[Seat] = field(default_factory=list)
    """Who missed a turn or question of which nobody may know yet who has answered it."""
    result: Result | None = None
    era: str = ""
    """Of the house, as it was when the table was last touched: another one begins when the house is
    set back to a copy, and its tables with it.
    """
    set_back_at: int | None = None
    """The revision that it had when it was last found to have been set back."""
    due: float | None = None
    """When it next wants attention, house players' thinking included; None: nothing will happen."""

    def set_back(self, era: str) -> None:
        """It was further once, and people saw it. Whatever buttons they have from there count no
        more, though the game comes to the same numbers again.
        """
        self.era, self.set_back_at = era, self.revision
        self.key = secrets.token_hex(16)

    @property
    def is_live(self) -> bool:
        return self.status in (Status.LOBBY, Status.PLAYING, Status.PAUSED)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat (or place in the lobby) of this person."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        return None

    def player(self, user_id: int) -> Player | None:
        seat = self.seat_of(user_id)
        return None if seat is None else self.players[seat]

    def hosts(self, user_id: int) -> bool:
        """Whether this is the host; whoever dozed off and says so is back."""
        return user_id in (self.host_id, self.dozing_host)

    @property
    def host_name(self) -> str:
        host = self.player(self.host_id)
        return host.name if host else "?"
