"""What leaves the tables, built up from nothing out of committed state: scenes and summaries.

A scene is what one viewer may see of a table at one moment, and all that a face ever gets: it turns
it into a page, and never sees the state or another seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Generic, NamedTuple

from typing_extensions import TypeVar

from bot.common.sanitize import NAMELESS, clean, escape
from bot.tables import standing_orders
from bot.tables.banter import Remark
from bot.tables.bulletin import Bulletin
from bot.tables.deadlines import turn_or_ask
from bot.tables.session import Session
from bot.tables.standing_orders import Coming, StandingOrder
from bot.tables.table import (
    NO_REMATCH,
    Absence,
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
    """The public side of what the table waits for.

    `waiting` names seats only where the ask shows them. `answered` of `asked` seats are through;
    it is 0 where the ask shows nothing. `deadline` is the latest of the open ones; where the ask
    shows seats, of those that a person plays: a house player keeps nobody waiting. `public` options
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


class ResultNote(NamedTuple):
    """A sentence of a feature, by its id and its facts, to stand below the result of a game."""

    sentence: str
    facts: Mapping[str, int]


class LaidOpenScene(NamedTuple):
    """The secrets of one moment of a game that is over. `view`: the game's own; `picked`: what the
    seats had chosen in the open ask and could still change.
    """

    view: Any
    picked: Mapping[Seat, Choice]


V_co = TypeVar("V_co", covariant=True, default=Any)
"""A game's view; whoever treats all games alike says just Scene."""


@dataclass(frozen=True, slots=True)
class Scene(Generic[V_co]):
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
    """(house seed, salt) once the game is over."""
    viewer: Seat | None
    view: V_co
    ask: OpenAsk | None
    question: Question | None
    news: tuple[Bulletin, ...]
    """The latest bulletins that the viewer was told, oldest first."""
    result: Result | None
    hand_token: str
    """Signs the table's own buttons (join, my hand, …), which never go stale."""
    until: float | None = None
    """When a lobby or a paused table closes, if nobody comes."""
    orders: tuple[StandingOrder, ...] = ()
    """The viewer's standing orders; nobody else's."""
    guest: Guest | None = None
    """The person who was challenged, before the deal."""
    rematch: Rematch = NO_REMATCH
    """The game before, and the table after."""
    set_back: bool = False
    """It was further a moment ago, as people remember it, and was set back to a copy."""
    pictured: bool = True
    """Whether its pages are for somebody who looks at pictures: for all others none need be made.
    """
    is_cut: bool = True
    """Whether its people can cut the deck, or could."""
    cut: str | None = None
    """What the viewer brings to the seed; nobody else's."""
    firsts: tuple[First, ...] = ()
    """Feats that were earned at this table, now that it is over: whoever draws it looks them up."""
    notes: tuple[ResultNote, ...] = ()
    """What features say about the result, now that it is over: the same holds."""
    milestones: tuple[Bulletin, ...] | None = None
    """What a recap looks back on, now that it is over; None: nobody kept it from the deal on."""
    tips: bool | None = None
    """Whether the viewer wants tips, where they are new to the game. Where nothing is secret, the
    table asks for whoever it waits for.
    """
    talks: bool | None = True
    """Whether the host lets house players talk; None: nobody asks the host, they do not. On cards
    they never do.
    """
    remark: Remark | None = None
    """What one of them has said, for all to hear."""
    silences: tuple[Silence, ...] = ()
    """What was chosen for the viewer since they last answered, when they said nothing in time."""
    is_story: bool = False
    """Whether it is told in the story of a game that is over: its reader sits at no table."""
    laid_open: LaidOpenScene | None = None
    """What was secret at that moment, through all eyes. Only a story fills it
    (cogs/replays/stories.py): no scene of a table has it, whoever views it.
    """
    open_question: Question | None = field(init=False, repr=False, compare=False)
    """What the viewer is asked and has not answered yet: every part of a page wants to know."""

    def __post_init__(self) -> None:
        question = self.question
        is_open = question is not None and not question.settled
        object.__setattr__(self, "open_question", question if is_open else None)

    def name(self, seat: Seat) -> str:
        return self.players[seat].name

    @property
    def is_to_ring(self) -> bool:
        """Whether the viewer wants to be told elsewhere when the table waits for them."""
        return any(order.slug == REMINDER and order.setting for order in self.orders)


@dataclass(frozen=True, slots=True)
class TableSummary(Seating):
    """A table as it was committed, for the rest of the bot: nothing that is a secret, nothing that
    changes while somebody holds it. `token` signs the table's own buttons.
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
    options: dict[str, Any] = field(default_factory=dict)
    silent: frozenset[int] = frozenset()
    """The people who have missed a turn: reason enough to ask whether they are still there, but to
    be shown to nobody.
    """


def summary(table: Table) -> TableSummary:
    return TableSummary(
        id=table.id,
        game=table.game,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=table.host_id,
        number=table.number,
        status=table.status,
        players=table.as_all_know(),
        token=table_token(table.key),
        reason=table.reason,
        dozing_host=table.dozing_host,
        options=table.options,
        silent=frozenset(
            one.user_id
            for one in table.players
            if one.user_id is not None and (one.misses or one.absence is Absence.SILENT)
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
    """The table as this viewer sees it. A person who is away is asked nothing: a house player
    answers. `talks`: whether house players may, there where the table stands.
    """
    table = session.table
    engine = session.engine
    view = None if engine is None else engine.view(viewer)
    # That it was set back is news until everybody has had a turn, or so; at the end it is history.
    at = table.set_back_at
    set_back = at is not None and table.is_live and table.revision - at <= len(table.players)
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
        locale=table.locale if viewer is None else table.players[viewer].locale,
        options=table.options,
        players=table.as_all_know(),
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
        revealed=(table.seed, table.salt) if table.status is Status.OVER else None,
        is_cut=table.is_cut,
        cut=None if viewer is None else table.players[viewer].cut,
        viewer=viewer,
        view=view,
        ask=_open_ask(session) if table.status is Status.PLAYING else None,
        question=None
        if viewer is None or table.status is not Status.PLAYING
        else question(session, viewer),
        news=tuple(one for one in table.news if one.to is None or one.to == viewer),
        milestones=table.milestones if table.status is Status.OVER else None,
        result=table.result,
        hand_token=table_token(table.key),
        set_back=set_back,
        until=table.expires_at,
        orders=()
        if viewer is None or engine is None or not type(engine.game).orders
        else standing_orders.standing(table, engine, viewer),
        pictured=pictured,
        silences=() if viewer is None else table.players[viewer].silences,
        tips=_tips(session, viewer),
        talks=table.talks if talks else None,
        remark=table.talk.remark if talks and viewer is None and table.is_live else None,
    )


def _tips(session: Session, viewer: Seat | None) -> bool | None:
    table = session.table
    engine = session.engine
    if viewer is not None:
        return table.players[viewer].tips
    if engine is None or engine.ask is None or type(engine.game).secrets:
        return None

    awaited = [table.players[seat] for seat in engine.ask.owed if seat != CLOCK]
    return any(one.tips and not one.is_automatic for one in awaited) or None


@lru_cache(1024)
def _commitment(seed: str, salt: str) -> str:
    """Cached: it is one and the same for a whole game."""
    return commitment(bytes.fromhex(seed), bytes.fromhex(salt))


def _open_ask(session: Session) -> OpenAsk | None:
    table = session.table
    ask = None if session.engine is None else session.engine.ask
    if ask is None:
        return None

    waiting = [seat for seat in ask.owed if seat != CLOCK]
    seats_shown = ask.showing is Showing.SEATS
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
    """What the seat is asked, or has answered and may still change."""
    table = session.table
    engine = session.engine
    if engine is None or engine.ask is None or table.players[seat].absence is not None:
        return None

    decision = engine.ask.decision(seat)
    if decision is None:
        return None

    coming = session.coming.get(seat)
    if coming is not None and table.pace is Pace.QUICK:
        return None  # it is answered before anybody could have read it

    answers = engine.answers.get(seat, [])
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
    """Return the scene with every name escaped, as cogs get it.

    Several invisible names are numbered by their places in the lobby.
    """
    guest = scene.guest
    names = [scene.host_name, *(player.name for player in scene.players)]
    names += [guest.name] if guest else []
    if all(escape(name) == name != NAMELESS for name in names):
        return scene

    many = [clean(player.name) for player in scene.players].count(NAMELESS) > 1

    def shown(place: int, player: Player) -> str:
        if many and clean(player.name) == NAMELESS:
            return f"{NAMELESS}{1 + (place if player.joined is None else player.joined)}"
        return escape(player.name)

    players = tuple(
        replace(player, name=shown(place, player)) for place, player in enumerate(scene.players)
    )
    hosts = [one.name for one in players if one.user_id == scene.host_id]
    if guest is not None:
        guest = replace(guest, name=escape(guest.name))

    host_name = hosts[0] if hosts else escape(scene.host_name)
    return replace(scene, players=players, host_name=host_name, guest=guest)
