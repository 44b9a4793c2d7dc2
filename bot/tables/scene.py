"""Scenes and summaries: what the rest of the bot gets of a table.

Rule 1: both are built from committed state.
Rule 2: both begin empty and get what the viewer may know. A copy of the table from which secrets
    are removed could keep a secret that was added later.

A scene contains what one viewer may see of a table at one moment. The face of a game
(bot/pages/faces.py) turns it into a page, and gets neither the state of the game nor the view of
another seat. A summary has the facts of a table that do not depend on the viewer.

A private card is the direct message that shows a player what only this player may see. A house
player is a seat that the bot plays. An ask is what the game waits for: a decision of one or more
seats.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Generic, NamedTuple

from typing_extensions import TypeVar

from bot.common.sanitize import NAMELESS, clean, escape
from bot.tables import standing_orders
from bot.tables.banter import Remark
from bot.tables.deadlines import turn_or_ask
from bot.tables.session import Session
from bot.tables.standing_orders import Coming, StandingOrder
from bot.tables.table import (
    NO_REMATCH,
    Absence,
    Bulletin,
    Guest,
    Pace,
    Player,
    Rematch,
    Result,
    Seating,
    Silence,
    Status,
    Table,
)
from bot.tables.tokens import public_token, seat_token, table_token
from games.engine.asks import CLOCK, Choice, Decision, Fact, Option, Seat, Showing
from games.engine.chance import commitment
from games.engine.orders import REMINDER
from games.engine.tally import First


@dataclass(frozen=True, slots=True)
class OpenAsk:
    """The public side of the open ask.

    Attributes:
        kind: The kind of the ask.
        about: Its public facts.
        showing: What the public may know: which seats have answered, how many, or nothing.
        waiting: The seats that still have to answer; empty unless the ask shows seats.
        asked: How many seats were asked.
        answered: How many of them have answered; 0 if the ask shows nothing.
        deadline: The latest deadline of the seats that are asked. If the ask shows seats, it is
            the latest of the people who have not answered. House players answer early, so their
            deadlines do not count.
        public: Options of the public message, for all seats that are asked.
        token: Signs the buttons of these options.
        remind_at: When to remind the awaited people; None unless the ask shows seats.
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


@dataclass(frozen=True, slots=True)
class Question:
    """What the seat of the viewer is asked.

    Attributes:
        decision: The decision with its options.
        settled: Whether the seat has answered. It may still change its answer.
        chosen: The latest answer, or None.
        deadline: When the default is chosen, in seconds since 1970.
        token: Signs the buttons of this decision.
        dialogue: A key that all questions of one turn or ask share. Only the first of them notifies
            the player at once. A later one does so only before its deadline, because the player is
            already here.
        remind_at: When to notify the player again if they have not answered.
        coming: The standing order (a choice that the player gave in advance) that is about to
            answer, unless the player is quicker.
    """

    decision: Decision
    settled: bool
    chosen: str | None
    deadline: float | None
    token: str
    dialogue: str | None = None
    remind_at: float | None = None
    coming: Coming | None = None


class ResultNote(NamedTuple):
    """A line that a feature adds below the result of a game: the id of its text, and its facts."""

    sentence: str
    facts: Mapping[str, int]


class LaidOpenScene(NamedTuple):
    """The secrets of one moment of a game that is over.

    Attributes:
        view: The view of the game with all secrets.
        picked: What the seats had chosen in the open ask and could still change.
    """

    view: Any
    picked: Mapping[Seat, Choice]


V_co = TypeVar("V_co", covariant=True, default=Any)
"""The type of a game's view. Code that handles all games uses `Scene` without a type."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[V_co]):
    """What one viewer may see of a table. Times are in seconds since 1970."""

    table_id: str
    game: str
    """The slug of the game, such as `heist`."""
    number: int
    """The number of the table that players see."""
    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    status: Status
    reason: str | None
    """Why the table is paused or closed: the id of a sentence."""
    pace: Pace
    locale: str
    """The language of the viewer's message."""
    options: Mapping[str, Any]
    """The options of the game that the host has changed."""
    players: tuple[Player, ...]
    """The players by seat; in a lobby, in the order of joining."""
    least: int
    """The minimum number of players."""
    most: int
    """The maximum number of players."""
    level: str
    """The level of the house players that the host adds."""
    fill: int
    """House players are added at the deal up to this number of players. 0 adds no player."""
    revision: int
    """Counts the choices of the game."""
    epoch: int
    """Counts the restarts of the game at a checkpoint."""
    opened_at: float
    commitment: str
    """The public seal of the secret seed: a hash of seed and salt."""
    revealed: tuple[str, str] | None
    """The secret seed of the table and its salt, once the game is over."""
    viewer: Seat | None
    """The seat of the viewer; None for the public."""
    view: V_co
    """What the viewer may know of the game; None in a lobby."""
    ask: OpenAsk | None
    """The public side of the open ask, for every viewer."""
    question: Question | None
    """What the viewer is asked. The public is asked nothing."""
    news: tuple[Bulletin, ...]
    """The latest bulletins that the viewer may read, oldest first."""
    result: Result | None
    """Set once the game is over."""
    hand_token: str
    """Signs the table's own buttons (join, my hand, …), which never become stale."""
    until: float | None = None
    """When a lobby or a paused table closes if no player comes."""
    orders: tuple[StandingOrder, ...] = ()
    """The viewer's standing orders; never those of another player."""
    guest: Guest | None = None
    """The user who was challenged, before the deal."""
    rematch: Rematch = NO_REMATCH
    """The game before this one, and the table after it."""
    set_back: bool = False
    """Whether to tell players that the table was restored from an older copy."""
    pictured: bool = True
    """Whether the message may have pictures."""
    is_cut: bool = True
    """Whether the players' cuts are part of the seed. False at tables of an older version."""
    cut: str | None = None
    """The viewer's own cut: what the viewer adds to the seed."""
    firsts: tuple[First, ...] = ()
    """Feats that players earned for the first time here. Added after the end, by drawing.py."""
    notes: tuple[ResultNote, ...] = ()
    """What features add below the result. Added after the end, by drawing.py."""
    milestones: tuple[Bulletin, ...] | None = None
    """What a recap shows, once the game is over; None if the table did not record milestones."""
    tips: bool | None = None
    """Whether the viewer gets tips. None: the viewer knows the game and needs no explanations.

    In a game without secrets, the public scene has tips if an awaited player wants them.
    """
    talks: bool | None = True
    """Whether the host lets house players make remarks.

    None in scenes of one player, and on servers that allow no remarks.
    """
    remark: Remark | None = None
    """The remark of a house player that is shown now."""
    silences: tuple[Silence, ...] = ()
    """What was chosen for the viewer at timeouts since they last answered."""
    is_story: bool = False
    """Whether the scene belongs to a replay of a game that is over. Its reader has no seat."""
    open_secrets: LaidOpenScene | None = None
    """All secrets of that moment. Only a replay has it (cogs/replays/stories.py).

    No scene of a table has it, for any viewer.
    """
    open_question: Question | None = field(init=False, repr=False, compare=False)
    """The viewer's question if it is not answered yet. Computed once, for all parts of a page."""

    def __post_init__(self) -> None:
        question = self.question
        is_open = question is not None and not question.settled
        # The class is frozen, so a plain assignment is not possible.
        object.__setattr__(self, "open_question", question if is_open else None)

    def name(self, seat: Seat) -> str:
        """Return the name of the player in this seat."""
        return self.players[seat].name

    @property
    def is_to_ring(self) -> bool:
        """Return whether the viewer wants a new message when the table waits for them.

        Discord notifies users of new messages, but not of edits.
        """
        return any(order.slug == REMINDER and order.setting for order in self.orders)


@dataclass(frozen=True, slots=True)
class TableSummary(Seating):
    """A table as it was committed, without secrets, for the rest of the bot.

    It is a copy that does not change later. `token` signs the table's own buttons.
    """

    id: str
    game: str
    guild_id: int
    channel_id: int
    host_id: int
    number: int
    status: Status
    players: tuple[Player, ...]
    token: str
    reason: str | None = None
    dozing_host: int | None = None
    """A host who timed out, and gets the host rights back on returning."""
    options: dict[str, Any] = field(default_factory=dict)
    silent: frozenset[int] = frozenset()
    """User ids of players who have missed a turn.

    The bot may ask them whether they are still there, but must not show this to others.
    """


def summary(table: Table) -> TableSummary:
    """Return a summary of a committed table."""
    return TableSummary(
        id=table.id,
        game=table.game,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=table.host_id,
        number=table.number,
        status=table.status,
        players=table.public_players(),
        token=table_token(table.key),
        reason=table.reason,
        dozing_host=table.dozing_host,
        options=table.options,
        # Players who are away because of missed turns count too.
        silent=frozenset(
            player.user_id
            for player in table.players
            if player.user_id is not None and (player.misses or player.absence is Absence.SILENT)
        ),
    )


def scene(
    session: Session,
    least: int,
    most: int,
    viewer: Seat | None,
    *,
    pictured: bool = True,
    talks: bool = True,
) -> Scene:
    """Return the table as this viewer sees it.

    A player who is away is asked nothing, because a house player answers.

    Args:
        session: A committed session.
        least: The minimum number of players.
        most: The maximum number of players.
        viewer: The seat of the viewer, or None for the public.
        pictured: Whether pictures are wanted.
        talks: Whether the scene may have remarks of house players. The caller passes False for
            the scene of one player, and on servers that allow no remarks.
    """
    table = session.table
    engine = session.engine
    view = None if engine is None else engine.view(viewer)

    # Players are told that the table was restored for as many choices as there are players, which
    # is about one turn of each, and not after the end. The revision counts choices.
    restored_at = table.set_back_at
    choices = 0 if restored_at is None else table.revision - restored_at
    set_back = restored_at is not None and table.is_live and choices <= len(table.players)

    is_playing = table.status is Status.PLAYING
    orders: tuple[StandingOrder, ...] = ()
    if viewer is not None and engine is not None and type(engine.game).orders:
        orders = standing_orders.standing(table, engine, viewer)

    return Scene(
        table_id=table.id,
        game=table.game,
        number=table.number,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=table.host_id,
        host_name=table.host_name,
        status=table.status,
        reason=table.reason,
        pace=table.pace,
        # A private card has the language of its player.
        locale=table.locale if viewer is None else table.players[viewer].locale,
        options=table.options,
        players=table.public_players(),
        guest=table.guest,
        rematch=table.rematch,
        least=least,
        most=most,
        level=table.level,
        fill=table.fill,
        revision=table.revision,
        epoch=table.epoch,
        opened_at=table.opened_at,
        commitment=_commitment(table.seed, table.salt),
        # The secret seed is public only after the end, to verify the deal.
        revealed=(table.seed, table.salt) if table.status is Status.OVER else None,
        is_cut=table.is_cut,
        cut=None if viewer is None else table.players[viewer].cut,
        viewer=viewer,
        view=view,
        # A table that is not being played shows no open ask: its buttons would be refused.
        ask=_open_ask(session) if is_playing else None,
        question=None if viewer is None or not is_playing else question(session, viewer),
        # Only news that are public or for the viewer alone.
        news=tuple(
            bulletin for bulletin in table.news if bulletin.to is None or bulletin.to == viewer
        ),
        milestones=table.milestones if table.status is Status.OVER else None,
        result=table.result,
        hand_token=table_token(table.key),
        set_back=set_back,
        until=table.expires_at,
        orders=orders,
        pictured=pictured,
        silences=() if viewer is None else table.players[viewer].silences,
        tips=_tips(session, viewer),
        talks=table.talks if talks else None,
        # Private cards show no remarks: a remark alone must not cause an edit of each card.
        remark=table.talk.remark if talks and viewer is None and table.is_live else None,
    )


def _tips(session: Session, viewer: Seat | None) -> bool | None:
    """Return whether this viewer gets tips; see `Scene.tips`."""
    table = session.table
    engine = session.engine
    if viewer is not None:
        return table.players[viewer].tips
    if engine is None or engine.ask is None or type(engine.game).secrets:
        return None

    # CLOCK is no seat: the clock may owe a decision too, such as the end of a pause.
    awaited = [table.players[seat] for seat in engine.ask.owed if seat != CLOCK]
    # The public message is shared: it has tips if one of the awaited players wants them.
    return any(player.tips and not player.is_automatic for player in awaited) or None


@lru_cache(1024)
def _commitment(seed: str, salt: str) -> str:
    """Return the public seal of the seed. It is cached because it is the same for a whole game."""
    return commitment(bytes.fromhex(seed), bytes.fromhex(salt))


def _open_ask(session: Session) -> OpenAsk | None:
    """Return the public side of the open ask, or None."""
    table = session.table
    ask = None if session.engine is None else session.engine.ask
    if ask is None:
        return None

    waiting = [seat for seat in ask.owed if seat != CLOCK]
    seats_shown = ask.showing is Showing.SEATS
    # The people who have not answered. If the ask does not show seats, the deadline must not tell
    # who they are. So it is `ask_due` then, which stays the same after an answer.
    people = {*waiting} - session.automatic if seats_shown else ()
    awaited = [timer for seat, timer in table.timers.items() if seat in people]
    dues = [timer.due for timer in awaited]
    reminders = [timer.remind for timer in awaited if timer.remind is not None]

    return OpenAsk(
        kind=ask.kind,
        about=ask.about,
        showing=ask.showing,
        waiting=tuple(waiting) if seats_shown else (),
        asked=ask.asked,
        answered=0 if ask.showing is Showing.NOTHING else ask.asked - len(waiting),
        deadline=max(dues, default=None) if seats_shown else table.ask_due,
        public=ask.public,
        token=public_token(table.key, table.epoch, ask.number),
        remind_at=max(reminders, default=None) if seats_shown else None,
    )


def question(session: Session, seat: Seat) -> Question | None:
    """Return what the seat is asked, or has answered and may still change.

    Returns:
        None if the seat owes nothing, if its player is away, or if a standing order answers at
        once.
    """
    table = session.table
    engine = session.engine
    if engine is None or engine.ask is None or table.players[seat].absence is not None:
        return None

    decision = engine.ask.decision(seat)
    if decision is None:
        return None

    coming = session.coming.get(seat)
    if coming is not None and table.pace is Pace.QUICK:
        return None  # at this pace the order answers before the player could read it

    answers = engine.answers.get(seat, [])
    # A window (an ask that shows nothing) has no reminders: every window must take the same course,
    # regardless of who may act.
    timer = table.timers.get(seat)
    return Question(
        decision=decision,
        settled=seat in engine.ask.settled,
        chosen=answers[-1] if answers else None,
        deadline=timer.due if timer else table.ask_due,
        token=seat_token(table.key, table.epoch, decision.number, seat),
        dialogue=turn_or_ask(decision.clock, table.epoch, engine.ask.number),
        remind_at=timer.remind if timer and engine.ask.showing is not Showing.NOTHING else None,
        coming=coming,
    )


def escape_names(scene: Scene) -> Scene:
    """Return the scene with every name escaped for Discord. Features get only such scenes.

    If several names are invisible, they are numbered by their places in the lobby.
    """
    guest = scene.guest
    names = [scene.host_name, *(player.name for player in scene.players)]
    names += [guest.name] if guest else []
    # The usual case: every name is visible and needs no change, so no copy is made.
    if all(name != NAMELESS and escape(name) == name for name in names):
        return scene

    # `clean` returns NAMELESS ("?") for a name without visible characters.
    several_nameless = [clean(player.name) for player in scene.players].count(NAMELESS) > 1

    def shown_name(place: int, player: Player) -> str:
        if several_nameless and clean(player.name) == NAMELESS:
            # For example "?1" for the player who joined first.
            return f"{NAMELESS}{1 + (place if player.joined is None else player.joined)}"
        return escape(player.name)

    players = tuple(
        replace(player, name=shown_name(place, player))
        for place, player in enumerate(scene.players)
    )
    hosts = [player.name for player in players if player.user_id == scene.host_id]
    if guest is not None:
        guest = replace(guest, name=escape(guest.name))

    host_name = hosts[0] if hosts else escape(scene.host_name)
    return replace(scene, players=players, host_name=host_name, guest=guest)
