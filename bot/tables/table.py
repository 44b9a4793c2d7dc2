"""A table as it is stored: its players, settings, timers and news, but not the state of its game.

A `Table` is stored as a whole with every step. Its parts are immutable: they are replaced, never
modified, so that a draft is a cheap shallow copy. The rest of the bot gets summaries and scenes
(bot/tables/scene.py). Its news are bulletins: what happened at the table, as facts. A page makes a
sentence from each bulletin.

HR-102 and the like are rules in games/heist/RULES.md. The words of games, such as ask, window and
epoch: docs/glossary.md.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeVar

from bot.tables.banter import NO_TALK, Talk
from bot.tables.refusals import NotAtThisTable, NotDealtYet, NotSeatedYet, TableOver
from bot.tables.tokens import new_key
from games.engine.asks import Choice, ClockId, Fact, Seat
from games.engine.cuts import cut_seed
from games.engine.game import Event
from games.engine.temper import Temper

T = TypeVar("T", int, str, list[str] | list[int])


@dataclass(frozen=True, slots=True)
class Bulletin:
    """Something that happened at a table.

    Attributes:
        revision: The revision of the game at which it happened.
        kind: The kind of event, which names its sentence.
        facts: The values of the event, by name.
        to: The only seat that may read it, or None if it is public.
    """

    revision: int
    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None

    # Each game declares the type of every fact. The methods below check it: they raise TypeError on
    # a wrong type, and KeyError on an unknown fact.

    def number(self, fact: str) -> int:
        """Return a fact that is a number."""
        return self._of_type(fact, int, "number")

    def seat(self, fact: str = "seat") -> Seat:
        """Return a fact that is a seat."""
        return self.number(fact)

    def word(self, fact: str) -> str:
        """Return a fact that is a text."""
        return self._of_type(fact, str, "text")

    def seats(self, fact: str = "seats") -> list[Seat]:
        """Return a fact that is a list of seats."""
        values = self._of_type(fact, list, "list")
        return [seat for seat in values if isinstance(seat, int)]

    def words(self, fact: str) -> list[str]:
        """Return a fact that is a list of texts."""
        values = self._of_type(fact, list, "list")
        return [word for word in values if isinstance(word, str)]

    def _of_type(self, fact: str, expected: type[T], type_name: str) -> T:
        """Return the fact if it has this type. `type_name` is for the error."""
        value = self.facts[fact]
        if not isinstance(value, expected):
            raise TypeError(f"{self.kind}: {fact}={value!r} is no {type_name}")
        return value


RECENT = 60
"""How many of its latest bulletins a table keeps as news."""


class Status(StrEnum):
    """The phase of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    """The game was played to its end."""
    CLOSED = "closed"
    """The table was cancelled, expired, or ended by its host: there is no result."""


LIVE = (Status.LOBBY, Status.PLAYING, Status.PAUSED)
"""The phases of a table that is not over."""

NEW_FOR = 2
"""A player is new to a game until they have started this many games of it."""


class Pace(StrEnum):
    """How long decisions take."""

    QUICK = "quick"
    NORMAL = "normal"
    RELAXED = "relaxed"
    """A game is played over a day."""
    DAYS = "days"
    """A game is played over a week, with up to a day for each decision."""


SLOW = (Pace.RELAXED, Pace.DAYS)
"""Paces at which players do not wait at the table, and are not woken at night for a decision."""


class Absence(StrEnum):
    """Why a house player substitutes for a person. The person may come back at any time.

    SILENT: missed two turns in a row (HR-102). LEFT: left the table (HR-103). GONE: is no longer a
    member of the server. BENCHED: a moderator decided it, so that the other players can continue.
    """

    SILENT = "silent"
    LEFT = "left"
    GONE = "gone"
    BENCHED = "benched"


class Loss(StrEnum):
    """Why a table cannot be shown and pauses. The values are ids of sentences in tables.ftl."""

    CHANNEL = "paused-channel-gone"
    ACCESS = "paused-no-access"
    """The bot has lost a permission, or was removed from a private thread."""
    THREAD = "paused-thread-locked"
    MESSAGE = "paused-message-deleted"
    """The message of the table is deleted again and again."""
    SERVER = "paused-server-left"


def alone_with(user_id: int) -> int:
    """Return what replaces the server id at a table where this user plays alone, by direct message.

    It is the negative user id: Discord's ids are positive, so no server has it, and the table
    numbers count per user.
    """
    return -user_id


def is_alone(guild_id: int) -> bool:
    """Return whether this id is not a server but a user who plays alone."""
    return guild_id < 0


WhichServers = Callable[[int], bool]
"""Selects servers by their ids. An id may also be the value of `alone_with`."""


def everywhere(_: int) -> bool:
    """Select all servers."""
    return True


@dataclass(frozen=True, slots=True)
class OrderValues:
    """The values that a player has given to a standing order.

    `span` identifies how long the order holds (games/engine/orders.py).
    """

    values: tuple[str, ...]
    span: str = ""


@dataclass(frozen=True, slots=True)
class Silence:
    """A choice that was made at a timeout, and the kind of the decision."""

    kind: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Player:
    """A person (with `user_id`) or a house player (with `level`) in a seat.

    If both are None, the person's data was erased (cogs/privacy/forgetting.py). A person who is
    away keeps the seat; see bot/tables/absence.py.
    """

    # The first three fields say who it is; the rest belongs to this table only.
    name: str
    user_id: int | None = None
    level: str | None = None
    locale: str = "en"
    """The language of this person's private messages. It is not shown to other players."""
    joined: int | None = None
    """The place in the lobby, before the seats were drawn."""
    cut: str | None = field(default=None, repr=False)
    """What this person adds to the seed (games/engine/cuts.py). Secret until the game ends."""
    orders: dict[str, OrderValues] = field(default_factory=dict, repr=False)
    """Standing orders that differ from the game's defaults, by slug. Secret for ever."""
    absence: Absence | None = None
    """Why a house player substitutes for this person, or None."""
    misses: int = 0
    """How many turns the player has missed in a row."""
    missed: str = ""
    """The key of the turn or ask that was missed last: each counts only once (`turn_or_ask`)."""
    new_to: tuple[str, ...] = field(default=(), repr=False)
    """Clocks on which this player has more time as a newcomer, for one turn or ask each."""
    tips: bool | None = field(default=None, repr=False)
    """Whether the card gives tips; None if this person knows the game."""
    silences: tuple[Silence, ...] = field(default=(), repr=False)
    """Choices made at timeouts since they last answered. Only their own card shows them."""
    temper: Temper | None = None
    """The temper of a house player, which is how it plays (games/engine/temper.py).

    The temper belongs to the name of the house player and is public.
    """
    hen: str | None = None
    """The hen that this person has chosen for pictures, such as `sun-corn` (cogs/looks.py)."""

    @property
    def is_house(self) -> bool:
        """Return whether this is a house player, as opposed to a person with a substitute."""
        return self.level is not None

    @property
    def is_forgotten(self) -> bool:
        """Return whether this person's data was erased."""
        return self.user_id is None and self.level is None

    @property
    def is_automatic(self) -> bool:
        """Return whether a house player answers for this seat."""
        return self.user_id is None or self.absence is not None

    @property
    def public_copy(self) -> "Player":
        """Return a copy with only what is public.

        Misses are left out: bot/tables/absence.py announces them when they may be known.
        """
        # Secrets such as `cut`, `orders` and `silences` are not copied: a new field is private by
        # default.
        return Player(
            self.name,
            self.user_id,
            self.level,
            joined=self.joined,
            absence=self.absence,
            temper=self.temper,
            hen=self.hen,
        )


@dataclass(frozen=True, slots=True)
class Guest:
    """A user who was challenged. In the lobby the last seat is kept for them."""

    user_id: int
    name: str
    declined: bool = False
    """Whether they have declined. The seat is then free for other players."""


@dataclass(frozen=True, slots=True)
class Sequel:
    """The table that came after a game, by its id and its number on the server."""

    id: str
    number: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """The links of a table to the game before it and the table after it.

    `regulars` and `called` are user ids.
    """

    regulars: tuple[int, ...] = ()
    """The people of the game before. As soon as all of them sit here, the cards are dealt.

    Empty if this table is no rematch.
    """
    called: tuple[int, ...] = ()
    """Those of `regulars` who are notified.

    The opener, people who were absent at the end, and people the opener has blocked are left out.
    """
    sequel: Sequel | None = None
    """The rematch of this table, so that all presses on its result lead to the same table."""


NO_REMATCH = Rematch()
"""The value for a table that was opened by a command."""


@dataclass(frozen=True, slots=True)
class Timer:
    """When a decision falls due, in seconds since 1970, and the clock on which it runs."""

    due: float
    clock: ClockId
    number: int
    """The number of the decision. The timer is void for any other decision."""
    remind: float | None = None
    """When to remind a seat that has not answered; None if the time is too short for that."""
    times: int = 1
    """Factor for the usual time. A newcomer to the clock has more time, for the whole turn."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended; see games.engine.game.Outcome."""

    winners: list[Seat]
    scores: dict[Seat, int | None]
    ranks: dict[Seat, int]


class Seating:
    """What a `Table` and a `TableSummary` have in common."""

    __slots__ = ()

    number: int
    status: Status
    host_id: int
    dozing_host: int | None
    players: Sequence[Player]

    @property
    def is_live(self) -> bool:
        """Return whether the table is not over."""
        return self.status in LIVE

    def must_be_live(self) -> None:
        """Check that the table is not over.

        Raises:
            TableOver: The table is over.
        """
        if not self.is_live:
            raise TableOver(number=self.number)

    def must_be_dealt(self) -> None:
        """Check that the cards are dealt and the table is not over.

        Raises:
            NotDealtYet: The table is in its lobby.
            TableOver: The table is over.
        """
        if self.status is Status.LOBBY:
            raise NotDealtYet
        self.must_be_live()

    def user_ids(self) -> frozenset[int]:
        """Return the user ids of the people at the table."""
        return frozenset(player.user_id for player in self.players if player.user_id is not None)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat (in a lobby: the place) of this user, or None."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        return None

    def player(self, user_id: int) -> Player | None:
        """Return this user as a player, or None."""
        seat = self.seat_of(user_id)
        return None if seat is None else self.players[seat]

    def hosts(self, user_id: int) -> bool:
        """Return whether this user has host rights.

        A host who timed out still has the rights, because their next press gives their seat back.
        """
        return user_id in (self.host_id, self.dozing_host)

    @property
    def host_name(self) -> str:
        """Return the name of the host, or "?" if the host has no seat."""
        return next((player.name for player in self.players if player.user_id == self.host_id), "?")


@dataclass
class Table(Seating):
    """One table, from its lobby to its end. After the deal the index of a player is the seat.

    `seed`, `salt` and `key` are in hex: the secret seed, the salt of its public seal, and the key
    that signs the table's buttons. `number` counts the tables of a server. `game` is the slug of
    the game, `options` are its options, and `rules_version` is the version of its rules, for the
    record. `locale` is the language of the public messages. Times are in seconds since 1970.
    """

    id: str
    game: str
    guild_id: int
    channel_id: int
    host_id: int
    number: int
    # Secret. Only `seed` and `salt` are published, when the game is over.
    seed: str
    salt: str
    key: str
    opened_at: float
    is_cut: bool = False
    """Whether the cuts of the players are part of the seed. False if an older version opened it."""
    pace: Pace = Pace.NORMAL
    level: str = "easy"
    """The level of the house players that the host adds."""
    fill: int = 0
    """House players are added at the deal up to this number of players; 0: none are added."""
    options: dict[str, Fact | bool] = field(default_factory=dict)
    locale: str = "en"
    status: Status = Status.LOBBY
    reason: str | None = None
    """Why the table is paused or closed: the id of a sentence in tables.ftl."""
    players: list[Player] = field(default_factory=list)
    guest: Guest | None = None
    """The user who was challenged, before the deal."""
    rematch: Rematch = NO_REMATCH
    """The game before this one, and the table after it."""
    dozing_host: int | None = None
    """A host who timed out, and gets the host rights back on returning."""
    dealt_at: float | None = None
    rules_version: int = 1
    # `epoch` counts the restarts at a checkpoint, `revision` the choices of the game.
    epoch: int = 0
    revision: int = 0
    timers: dict[Seat, Timer] = field(default_factory=dict)
    """The timers of the seats that owe an answer."""
    sown: str | None = field(default=None, repr=False)
    """The seed of the game in hex, if it can no longer be computed because a cut was erased."""
    spent: dict[Seat, Timer] = field(default_factory=dict)
    """Timers of turns in progress while their seat owes no answer, such as during a window."""
    # -1: no ask is open.
    ask_number: int = -1
    ask_due: float | None = None
    """The deadline of the open ask as it was when the ask opened.

    This deadline does not move when players answer, so it does not reveal who has answered.
    """
    expires_at: float | None = None
    """When a lobby or a paused table closes if no player comes."""
    # The latest `RECENT` bulletins, oldest first.
    news: tuple[Bulletin, ...] = ()
    talk: Talk = NO_TALK
    """The recent remark of a house player, and when the next one is possible."""
    talks: bool = True
    """Whether the host lets house players make remarks."""
    milestones: tuple[Bulletin, ...] | None = None
    """What a recap shows, from the deal on. None if an older version dealt the table."""
    mixed: tuple[int, ...] = ()
    """The epochs that began with face-down cards shuffled again."""
    sat: tuple[int, ...] = ()
    """Hashes (tokens.py) of players who have erased their data, until the game ends."""
    untold: tuple[Seat, ...] = ()
    """Seats with a miss that may not be announced yet."""
    result: Result | None = None
    """How the game ended; None until then."""
    era: str = ""
    """The era of the database when the table was last changed.

    Restoring the database from a copy begins a new era; tables of an older era were set back.
    """
    set_back_at: int | None = None
    """The revision at which the table was found to be restored from an older copy."""
    due: float | None = None
    """When the table has to be looked at next, in seconds since 1970; None: never."""

    @property
    def game_seed(self) -> bytes:
        """Return the seed of all chance in the game, from the deal on."""
        if self.sown is not None:
            return bytes.fromhex(self.sown)

        house_seed = bytes.fromhex(self.seed)
        if not self.is_cut:
            return house_seed

        # The cuts are joined in the order of the lobby, because the deal shuffles `players`.
        cuts = sorted(
            (player.joined or 0, player.cut) for player in self.players if player.cut is not None
        )
        return cut_seed(house_seed, [cut for _, cut in cuts])

    @property
    def was_played(self) -> bool:
        """Return whether the game is over, or was closed in the middle."""
        return self.status is Status.OVER or (self.status is Status.CLOSED and self.revision > 0)

    def draft(self) -> "Table":
        """Return a copy to be changed. It is faster than `copy.copy`."""
        # All other parts are immutable, so only the list of players needs a copy.
        draft = object.__new__(Table)
        draft.__dict__ = self.__dict__ | {"players": [*self.players]}
        return draft

    def public_players(self) -> tuple[Player, ...]:
        """Return the players with only what is public."""
        return tuple(player.public_copy for player in self.players)

    def automatic_seats(self) -> frozenset[Seat]:
        """Return the seats that house players answer for."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.is_automatic)

    def not_seated(self) -> NotAtThisTable:
        """Return the refusal for a user without a seat. Before the deal they can still join."""
        return NotSeatedYet() if self.status is Status.LOBBY else NotAtThisTable()

    def seat_in_game(self, user_id: int) -> Seat:
        """Return the seat of this user in a game.

        Raises:
            NotAtThisTable: The user has no seat.
            NotDealtYet: The table is in its lobby.
            TableOver: The table is over.
        """
        seat = self.seat_of(user_id)
        if seat is None:
            raise self.not_seated()
        # The order matters: a user without a seat must not learn more than that.
        self.must_be_dealt()
        return seat

    def is_missed(self, user_id: int) -> bool:
        """Return whether this player is away or has missed a turn, so that their return matters."""
        if self.status not in (Status.PLAYING, Status.PAUSED):
            return False

        player = self.player(user_id)
        return player is not None and (player.absence is not None or player.misses > 0)

    # -- changes ------------------------------------------------------------------------------

    def change_player(self, seat: Seat, **changes: Any) -> Player:
        """Replace the player in this seat by a copy with these changes, and return it."""
        player = self.players[seat] = replace(self.players[seat], **changes)
        return player

    def tell(self, kind: str, to: Seat | None = None, **facts: Fact) -> None:
        """Add news from the bot itself.

        Args:
            kind: The id of a sentence in tables.ftl.
            to: The only seat that may read it, or None for the public.
            **facts: The values of the sentence.
        """
        # A new tuple: the old one belongs to the committed table too.
        self.news = (*self.news, Bulletin(self.revision, kind, facts, to))[-RECENT:]

    def remember(self, events: Iterable[Event], milestones: Set[str]) -> list[Bulletin]:
        """Add the events of a step to the news, and public milestones to the recap.

        Private events of house players are dropped.

        Args:
            events: The events.
            milestones: The kinds of events that the recap keeps.

        Returns:
            The new bulletins.
        """
        fresh = [
            Bulletin(self.revision, event.kind, event.facts, event.to)
            for event in events
            if event.to is None or not self.players[event.to].is_house
        ]
        if fresh:  # otherwise both tuples stay the same objects, and their JSON is cached
            self.news = (*self.news, *fresh)[-RECENT:]
            memorable = [
                bulletin
                for bulletin in fresh
                if bulletin.to is None and bulletin.kind in milestones
            ]
            if memorable and self.milestones is not None:
                self.milestones = (*self.milestones, *memorable)

        return fresh

    def pause(self, reason: str) -> None:
        """Pause the game; `reason` is the id of a sentence in tables.ftl."""
        self.status = Status.PAUSED
        self.reason = reason

    def go_on(self) -> None:
        """Start or resume the game."""
        self.status = Status.PLAYING
        self.reason = None
        self.expires_at = None

    def close(self, reason: str) -> None:
        """End the table without a result; `reason` is the id of a sentence in tables.ftl."""
        self.status = Status.CLOSED
        self.reason = reason
        self.expires_at = None

    def set_back(self, era: str) -> None:
        """Note that the table was restored from an older copy of the database.

        The key changes, so that buttons from the lost time are refused: the game will reach the
        same numbers again.
        """
        self.era = era
        self.set_back_at = self.revision
        self.key = new_key(secrets.token_hex(16))
