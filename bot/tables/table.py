"""What is remembered of a table besides its game.

A `Table` is stored whole with every step. Its parts are values: to change one is to put another in
its place, so that the copy on which a change is made costs next to nothing. The rest of the bot
gets summaries and scenes (bot/tables/scene.py).
"""

import secrets
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from bot.tables.banter import SILENCE, Talk
from bot.tables.bulletin import Bulletin
from bot.tables.refusals import NotAtThisTable, NotDealtYet, NotSeatedYet, TableOver
from bot.tables.tokens import new_key
from games.engine.asks import Choice, ClockId, Fact, Seat
from games.engine.cuts import cut_seed
from games.engine.game import Event
from games.engine.temper import Temper

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


LIVE = (Status.LOBBY, Status.PLAYING, Status.PAUSED)
"""Of a table that still waits for somebody."""


class Pace(StrEnum):
    QUICK = "quick"
    NORMAL = "normal"
    RELAXED = "relaxed"
    """Over the day."""
    DAYS = "days"
    """Over the week: a day for each decision."""


SLOW = (Pace.RELAXED, Pace.DAYS)
"""Nobody sits there and waits, and nobody who sleeps need be woken for a question."""


class Absence(StrEnum):
    """Why a house player sits in for a person, who may come back at any time: SILENT missed two
    turns in a row (HR-102), LEFT said so (HR-103), GONE is no member of the server any more.
    """

    SILENT = "silent"
    LEFT = "left"
    GONE = "gone"
    BENCHED = "benched"
    """A moderator saw to it, so that the others can go on."""


def alone_with(user_id: int) -> int:
    """What stands in the place of a server where this person plays with the house alone, by DM: a
    number of their own, which nobody else's tables have. Discord's ids are positive.
    """
    return -user_id


def is_alone(guild_id: int) -> bool:
    """Whether it stands in the place of a server."""
    return guild_id < 0


WhichServers = Callable[[int], bool]
"""Some of them: whether what stands for a server (`Table.guild_id`) is one."""


def everywhere(_: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Given:
    """A standing order as its player set it. `span`: what it holds for (games.engine.orders)."""

    values: tuple[str, ...]
    span: str = ""


@dataclass(frozen=True, slots=True)
class Silence:
    """What was chosen for somebody who said nothing in time, and of which kind of question."""

    kind: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Player:
    """A person (`user_id`) or a house player (`level`) in a seat. Neither: see
    cogs/privacy/forgetting.py.

    A person who is away keeps the seat; see bot/tables/absence.py.
    """

    name: str
    user_id: int | None = None
    level: str | None = None
    locale: str = "en"
    """What this person reads: nobody else's business."""
    joined: int | None = None
    """The place in the lobby, before the seats were drawn."""
    cut: str | None = field(default=None, repr=False)
    """What this person adds to the seed (games/engine/cuts.py). Secret until the game ends."""
    orders: dict[str, Given] = field(default_factory=dict, repr=False)
    """Standing orders that differ from the game's defaults, by their slug. A secret of its own."""
    absence: Absence | None = None
    """A house player sits in for this person."""
    misses: int = 0
    """Turns missed in a row."""
    missed: str = ""
    """The turn or question that was missed last: it counts once, however much it asked."""
    new_to: tuple[str, ...] = field(default=(), repr=False)
    """The clocks of the game on which a newcomer still has more time, for the first turn or
    question on each.
    """
    tips: bool | None = field(default=None, repr=False)
    """Whether the card gives tips; None: this person has played the game often enough."""
    silences: tuple[Silence, ...] = field(default=(), repr=False)
    """The latest, since they last answered: their card tells them. Nobody else's business."""
    temper: Temper | None = None
    """What a house player is like. It goes with the name, and everybody may know."""

    @property
    def is_house(self) -> bool:
        return self.level is not None

    @property
    def is_forgotten(self) -> bool:
        return self.user_id is None and self.level is None

    @property
    def is_automatic(self) -> bool:
        """Whether the house answers for this seat."""
        return self.user_id is None or self.absence is not None

    @property
    def as_all_know(self) -> "Player":
        """Without what is this player's business alone, and built up from nothing; who was silent
        when is told when it may be.
        """
        return Player(
            self.name,
            self.user_id,
            self.level,
            joined=self.joined,
            absence=self.absence,
            temper=self.temper,
        )


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who was challenged: in the lobby the last seat is kept for them."""

    user_id: int
    name: str
    declined: bool = False
    """They would rather not; the seat is anybody's."""


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


@dataclass(frozen=True, slots=True)
class Timer:
    """When the seat's decision falls due, in seconds since 1970, and on which clock it runs."""

    due: float
    clock: ClockId
    number: int
    """The decision's number; a timer of another decision is void."""
    remind: float | None = None
    """When to remind a seat that is still silent; None: the time is too short for that."""
    times: int = 1
    """How many times the usual time: somebody new to the clock has more, for the whole turn."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended; see games.engine.game.Outcome."""

    winners: list[Seat]
    scores: dict[Seat, int | None]
    ranks: dict[Seat, int]


class Seating:
    """What can be asked of both forms of a table."""

    __slots__ = ()

    number: int
    status: Status
    host_id: int
    dozing_host: int | None
    players: Sequence[Player]

    @property
    def is_live(self) -> bool:
        return self.status in LIVE

    def user_ids(self) -> frozenset[int]:
        """The user ids of the people at the table."""
        return frozenset(one.user_id for one in self.players if one.user_id is not None)

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
        """Whether this is the host; one who dozed off and says so is back."""
        return user_id in (self.host_id, self.dozing_host)

    @property
    def host_name(self) -> str:
        return next((one.name for one in self.players if one.user_id == self.host_id), "?")


@dataclass
class Table(Seating):
    """One session in a channel. After the deal a player's index is the seat.

    `seed`, `salt` and `key` are hex: the house's secret seed, the salt of its public commitment,
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
    is_cut: bool = False
    """Whether the cards are dealt by all its people's cuts, too: not where the lobby was opened by
    a Coop that knew none.
    """
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
    rematch: Rematch = NO_REMATCH
    dozing_host: int | None = None
    """A host who dozed off, and gets the table back on waking: somebody else minds it meanwhile."""
    dealt_at: float | None = None
    rules_version: int = 1
    epoch: int = 0
    revision: int = 0
    timers: dict[Seat, Timer] = field(default_factory=dict)
    sown: str | None = field(default=None, repr=False)
    """The seed of the game in hex, where somebody is forgotten with the words that it is made of.
    """
    spent: dict[Seat, Timer] = field(default_factory=dict)
    """Clocks of turns in progress whose seat owes nothing at the moment (a window is open, say)."""
    ask_number: int = -1
    ask_due: float | None = None
    """The deadline of the open ask as it was when it opened: it may not move with who has
    answered.
    """
    expires_at: float | None = None
    """When a lobby or a paused table closes, if nobody comes."""
    news: tuple[Bulletin, ...] = ()
    talk: Talk = SILENCE
    """What house players have said last."""
    talks: bool = True
    """Whether the host lets them."""
    milestones: tuple[Bulletin, ...] | None = None
    """What a recap looks back on, from the deal on. None: dealt by a Coop that did not keep it."""
    mixed: tuple[int, ...] = ()
    """The epochs that began with what lay face down shuffled anew."""
    sat: tuple[int, ...] = ()
    """Until the end, faint marks (tokens.py) of whoever played here and was forgotten."""
    untold: tuple[Seat, ...] = ()
    """Seats that missed a turn or question while nobody may know who has answered it."""
    result: Result | None = None
    era: str = ""
    """Of the database, as it was when the table was last touched: another one begins when the
    database is restored from a copy, and its tables are set back with it.
    """
    set_back_at: int | None = None
    """The revision that it had when it was last found to have been set back."""
    due: float | None = None
    """When it next wants attention, house players' thinking included; None: nothing will happen."""

    @property
    def game_seed(self) -> bytes:
        """Of all luck, from the deal on."""
        if self.sown is not None:
            return bytes.fromhex(self.sown)

        house_seed = bytes.fromhex(self.seed)
        if not self.is_cut:
            return house_seed

        brought = sorted((one.joined or 0, one.cut) for one in self.players if one.cut is not None)
        return cut_seed(house_seed, [cut for _, cut in brought])

    @property
    def was_played(self) -> bool:
        """Whether it is over, or was given up in the middle of a game."""
        return self.status is Status.OVER or (self.status is Status.CLOSED and self.revision > 0)

    def draft(self) -> "Table":
        """A copy to be changed, quicker than `copy` makes one."""
        draft = object.__new__(Table)
        draft.__dict__ = self.__dict__ | {"players": [*self.players]}
        return draft

    def as_all_know(self) -> tuple[Player, ...]:
        """The players, without what is their business alone."""
        return tuple(player.as_all_know for player in self.players)

    def automatic_seats(self) -> frozenset[Seat]:
        """The seats for which the house answers."""
        return frozenset(seat for seat, one in enumerate(self.players) if one.is_automatic)

    def not_seated(self) -> NotAtThisTable:
        """Why somebody without a seat is refused: before the deal they can still join."""
        return NotSeatedYet() if self.status is Status.LOBBY else NotAtThisTable()

    def seat_in_game(self, user_id: int) -> Seat:
        """Whose press it is. Raises NotAtThisTable, NotDealtYet and TableOver."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise self.not_seated()
        if self.status is Status.LOBBY:
            raise NotDealtYet
        if not self.is_live:
            raise TableOver(number=self.number)

        return seat

    def is_missed(self, user_id: int) -> bool:
        """Whether it is news that this person is here: the game goes on without them, or they were
        silent.
        """
        if self.status not in (Status.PLAYING, Status.PAUSED):
            return False

        player = self.player(user_id)
        return player is not None and (player.absence is not None or player.misses > 0)

    # -- changes ------------------------------------------------------------------------------

    def change_player(self, seat: Seat, **changes: Any) -> Player:
        """Put the player in that seat with these changes."""
        player = self.players[seat] = replace(self.players[seat], **changes)
        return player

    def tell(self, kind: str, to: Seat | None = None, **facts: Fact) -> None:
        """The bot itself has something to tell; `kind` is a sentence of tables.ftl."""
        self.news = (*self.news, Bulletin(self.revision, kind, facts, to))[-RECENT:]

    def remember(self, events: Iterable[Event], milestones: Set[str]) -> list[Bulletin]:
        """Keep what the game told: as news, and milestones for good. The house hears nothing."""
        fresh = [
            Bulletin(self.revision, event.kind, event.facts, event.to)
            for event in events
            if event.to is None or not self.players[event.to].is_house
        ]
        if fresh:  # else both stay the very same, and need not be written anew
            self.news = (*self.news, *fresh)[-RECENT:]
            kept = [one for one in fresh if one.to is None and one.kind in milestones]
            if kept and self.milestones is not None:
                self.milestones = (*self.milestones, *kept)

        return fresh

    def pause(self, reason: str) -> None:
        """Stop the game; `reason` names its sentence in tables.ftl."""
        self.status = Status.PAUSED
        self.reason = reason

    def go_on(self) -> None:
        """Play, for the first time or after a pause."""
        self.status = Status.PLAYING
        self.reason = None
        self.expires_at = None

    def close(self, reason: str) -> None:
        """End the table without a result; `reason` names its sentence in tables.ftl."""
        self.status = Status.CLOSED
        self.reason = reason
        self.expires_at = None

    def set_back(self, era: str) -> None:
        """Note that it was further once, and people saw it: no button from there counts any more,
        though the game comes to the same numbers again.
        """
        self.era = era
        self.set_back_at = self.revision
        self.key = new_key(secrets.token_hex(16))
