"""A fake of the tables for tests of messages and interactions, and a minimal face.

A face draws the pages of a game.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

from bot.i18n.words import Words
from bot.pages.faces import Face, LobbyFace
from bot.pages.page import Block, Button, Do, Image, Item, Menu, Page, Row, Text, order_index
from bot.tables.refusals import AlreadySeated, NotAtThisTable, StaleClick, TableGone
from bot.tables.scene import OpenAsk, Question, Scene, TableSummary
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Absence, Bulletin, Pace, Player, Status
from bot.tables.tables import Pressed, Tables
from games.engine.asks import ClockId, Decision, Option, Seat, Showing
from tests.support.found import found
from tests.support.toy_picture import toy

TABLE_ID = "t1"

# The signature in the custom ids of the table's own buttons.
OWN = "own"
# A note that begins with this word also has a picture.
PICTURED = "seen"
# A note that contains this word adds a menu of explanations to private cards.
EXPLAINS = "eggs"


@dataclass
class Asked:
    """The open question of one person."""

    token: str
    options: list[str] = field(default_factory=lambda: ["hide", "run"])
    settled: bool = False
    remind_at: float | None = None
    deadline: float | None = None
    dialogue: str | None = None


class Stage:
    """A fake of `Tables`: one table with a state that the tests set and `commit`."""

    def __init__(self, guild_id: int, channel_id: int) -> None:
        self.guild_id = guild_id
        self.channel_id = channel_id
        self.games: Any = {"tiny": SimpleNamespace(secrets=True)}
        self.players: list[Player] = []
        self.status = Status.LOBBY
        # What pages show of the game. None: the game cannot be resumed.
        self.note: str | None = "welcome"
        # User id -> the open question of this person.
        self.asked: dict[int, Asked] = {}
        # The options of buttons on the public table, which several players may press.
        self.public: list[str] = []
        # The signature of the buttons on the public table that answer the open question.
        self.moment = "everybody"
        # The person with the public turn, if any.
        self.turn_of: int | None = None
        # How many seats are asked, and how many have answered.
        self.progress = 0, 0
        self.deadline: float | None = None
        # Bulletins that each press returns.
        self.told: tuple[Bulletin, ...] = ()
        # The standing orders of the viewer.
        self.orders: tuple[StandingOrder, ...] = ()
        # Each accepted press: user id, signature, indices of the chosen options.
        self.pressed: list[tuple[int, str, tuple[int, ...]]] = []
        # The reason why the table is paused or closed.
        self.paused: str | None = None
        # Called with the user id after each accepted press, before its commit.
        self.then: Callable[[int], None] = lambda _: None
        # The fake is also each of the services that `Tables` consists of.
        self.moderation = self.lobbies = self.sessions = self
        self.ringable = AsyncMock(return_value=())
        # Seconds that each press takes.
        self.slow = 0.0
        # How often a scene was read.
        self.looked = 0
        # The error that each press raises.
        self.breaks = cast(Exception | None, None)
        self.on_change: list[Callable[[str], None]] = []
        # Calls of `speak`: user id and locale.
        self.spoken: list[tuple[int, str]] = []
        # Calls of `let_go`: table ids.
        self.let_gone: list[str] = []
        self.tips: dict[int, bool] = {}

    @property
    def tables(self) -> Tables:
        """This fake, typed as the real service. It has every method that the messages call."""
        return cast(Tables, self)

    def commit(self) -> None:
        # The real tables call these functions after each commit.
        for changed in self.on_change:
            changed(TABLE_ID)

    def ask(self, user_id: int, token: str, *options: str) -> None:
        """Ask this person, and cancel all other questions."""
        self.asked = {user_id: Asked(token, list(options) or ["hide", "run"])}
        self.commit()

    # -- the interface of Tables -------------------------------------------------------------------

    async def table(self, table_id: str) -> TableSummary:
        if table_id != TABLE_ID:
            raise TableGone

        # The first player is the host.
        host = self.players[0].user_id or 0
        return TableSummary(
            id=TABLE_ID,
            game="tiny",
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            host_id=host,
            number=1,
            status=self.status,
            players=tuple(self.players),
            token=OWN,
            reason=self.paused,
        )

    def let_go(self, table_id: str) -> None:
        self.let_gone.append(table_id)

    async def scene(
        self, table_id: str, viewer: Seat | None = None, *, pictured: bool = True
    ) -> Scene:
        table = await self.table(table_id)
        self.looked += 1
        # A private question belongs to a person and not to a seat.
        asked = None if viewer is None else self.asked.get(self.players[viewer].user_id or 0)
        return Scene(
            table_id=TABLE_ID,
            game="tiny",
            number=1,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            host_id=table.host_id,
            host_name=self.players[0].name,
            status=self.status,
            reason=self.paused,
            pace=Pace.NORMAL,
            locale="en",
            options={},
            players=tuple(self.players),
            least=1,
            most=8,
            level="easy",
            fill=0,
            revision=0,
            epoch=0,
            opened_at=0.0,
            commitment="",
            revealed=None,
            viewer=viewer,
            view=self.note,
            ask=self._ask(),
            question=None if asked is None else _question(asked),
            news=(),
            result=None,
            hand_token=OWN,
            orders=() if viewer is None else self.orders,
            pictured=pictured,
        )

    async def scene_of(self, table_id: str, user_id: int, *, pictured: bool = True) -> Scene:
        seat = (await self.table(table_id)).seat_of(user_id)
        if seat is None:
            raise NotAtThisTable
        return await self.scene(table_id, seat, pictured=pictured)

    async def notice(self, table_id: str, user_id: int) -> bool:
        """Give an absent player the seat back. Return whether the player was absent."""
        seat = (await self.table(table_id)).seat_of(user_id)
        if seat is None or self.players[seat].absence is None:
            return False

        self._set_absence(seat, None)
        return True

    async def change_person(self, user_id: int, *, locale: str) -> None:
        self.spoken.append((user_id, locale))

    async def depart(
        self, table_id: str, user_id: int, why: Absence = Absence.LEFT
    ) -> TableSummary:
        seat = found((await self.table(table_id)).seat_of(user_id))

        self._set_absence(seat, why)

        return await self.table(table_id)

    def _set_absence(self, seat: Seat, absence: Absence | None) -> None:
        self.players[seat] = replace(self.players[seat], absence=absence)
        self.commit()

    def _ask(self) -> OpenAsk:
        public = [Option(name) for name in self.public]
        # Public options make the ask a window, which must not show who has answered.
        showing = Showing.NOTHING if public else Showing.COUNT
        waiting: tuple[Seat, ...] = ()
        if self.turn_of is not None:
            showing = Showing.SEATS
            waiting = tuple(
                seat for seat, player in enumerate(self.players) if player.user_id == self.turn_of
            )

        asked, answered = self.progress
        return OpenAsk(
            "ask", {}, showing, waiting, asked, answered, self.deadline, public, self.moment
        )

    async def press(
        self, table_id: str, user_id: int, token: str, picks: Sequence[int], *, public: bool = False
    ) -> Pressed:
        await asyncio.sleep(self.slow)
        if self.breaks is not None:
            raise self.breaks

        seat = (await self.table(table_id)).seat_of(user_id)
        if seat is None:
            raise NotAtThisTable

        asked = self.asked.get(user_id)
        # A press on the public table is signed with the moment, one on a card with the question.
        if token != (self.moment if public else asked and asked.token):
            raise StaleClick

        options = self.public if public or asked is None else asked.options
        choice = tuple(Option(options[pick]) for pick in picks)
        # Record the press before the callback, which may ask the next question.
        self.pressed.append((user_id, token, tuple(picks)))
        self.asked.pop(user_id, None)
        self.then(user_id)
        self.commit()

        return Pressed(seat, _question(asked).decision.kind if asked else "", choice, self.told)

    async def join(
        self, table_id: str, user_id: int, name: str, locale: str, cut: str, *_: Any, **__: Any
    ) -> TableSummary:
        table = await self.table(table_id)
        if table.seat_of(user_id) is not None:
            raise AlreadySeated

        self.players.append(Player(name, user_id, cut=cut))
        self.commit()
        return table

    async def leave(self, table_id: str, user_id: int) -> TableSummary:
        self.players = [player for player in self.players if player.user_id != user_id]
        self.commit()
        return await self.table(table_id)

    async def remove(self, table_id: str, by: int, place: int) -> TableSummary:
        del self.players[place]
        self.commit()
        return await self.table(table_id)

    async def add_house_player(self, table_id: str, by: int) -> TableSummary:
        self.players.append(Player("Nugget", level="easy"))
        self.commit()
        return await self.table(table_id)

    async def start(self, table_id: str, by: int) -> TableSummary:
        self.status = Status.PLAYING
        self.commit()
        return await self.table(table_id)

    async def end(self, table_id: str, by: int, *, moderator: bool = False) -> TableSummary:
        self.status = Status.CLOSED
        self.commit()
        return await self.table(table_id)

    async def pause(self, table_id: str, reason: str) -> TableSummary:
        self.paused = reason
        self.status = Status.PAUSED
        self.commit()
        return await self.table(table_id)

    async def close(self, table_id: str, reason: str) -> TableSummary:
        self.paused = reason
        self.status = Status.CLOSED
        self.commit()
        return await self.table(table_id)

    async def move(
        self, table_id: str, by: int, guild_id: int, channel_id: int, *, moderator: bool = False
    ) -> TableSummary:
        # The real tables check permissions and limits first.
        self.channel_id = channel_id
        self.commit()
        return await self.table(table_id)

    async def give_order(
        self, table_id: str, user_id: int, slug: str, values: Sequence[str]
    ) -> TableSummary:
        self.orders = tuple(
            replace(order, setting=tuple(values)) if order.slug == slug else order
            for order in self.orders
        )
        self.commit()
        return await self.table(table_id)

    async def give_tips(self, table_id: str, user_id: int, *, on: bool) -> None:
        self.tips[user_id] = on
        self.commit()

    async def unpause(self, table_id: str, channel_id: int) -> TableSummary:
        self.paused = None
        self.status = Status.PLAYING
        self.channel_id = channel_id
        self.commit()
        return await self.table(table_id)


def _question(asked: Asked) -> Question:
    options = [Option(option) for option in asked.options]
    # The default is the first option.
    decision = Decision("choose", options, (options[0],), ClockId("turn"))
    return Question(
        decision,
        asked.settled,
        None,
        asked.deadline,
        asked.token,
        dialogue=asked.dialogue,
        remind_at=asked.remind_at,
    )


def _picture(scene: Scene) -> tuple[Image, ...]:
    """Return the picture of a note that has one, different for each viewer."""
    seen_by = "all" if scene.viewer is None else scene.name(scene.viewer)
    text = str(scene.view)
    return (toy(f"{text} by {seen_by}"),) if text.startswith(PICTURED) else ()


class TinyFace:
    """The face of the fake's game."""

    @property
    def face(self) -> Face:
        return Face(
            slug="tiny", table=self.table, card=self.card, label=self.label, private_news=self.told
        )

    def table(self, scene: Scene, words: Words) -> Page:
        assert scene.ask is not None

        window = [Button(str(option), Do("all", at)) for at, option in enumerate(scene.ask.public)]
        names = ", ".join(player.name for player in scene.players)
        names += f" ({scene.ask.answered} of {scene.ask.asked})"
        row = Row((*window, Button("My hand", Do("hand")), Button("More", Do("more"))))
        return Page((Text(f"table: {scene.view}"), *_picture(scene), Text(names), row))

    def card(self, scene: Scene, words: Words) -> Page:
        text = Text(f"card of {scene.name(scene.viewer or 0)}: {scene.view}")
        question = scene.question
        # Without a question there may be a menu that explains cards.
        if question is None:
            eggs = Menu("eggs?", (Item("Egg", 3, "hatches"),), verb="explain")
            blocks = (text, *_picture(scene), *([eggs] if EXPLAINS in scene.view else ()))
            return Page(blocks, more=_more_of_card(scene))

        options = enumerate(question.decision.options)
        row = Row(tuple(Button(str(option), Do("pick", at)) for at, option in options))
        return Page((text, *_picture(scene), row), more=_more_of_card(scene))

    def label(self, option: Option, kind: str, scene: Scene, words: Words) -> str:
        return str(option).title()

    def told(self, bulletin: Bulletin, scene: Scene, words: Words) -> str | None:
        return f"told: {bulletin.kind}"


def _more_of_card(scene: Scene) -> Page | None:
    """Return the page behind More: there is one for standing orders only."""
    return Page(()) if scene.orders else None


def _lobby(scene: Scene, words: Words) -> Page:
    verbs = ("join", "leave", "house", "remove", "start", "cancel", "hand")
    names = ", ".join(player.name for player in scene.players)
    buttons = tuple(Button(verb, Do(verb)) for verb in verbs)
    return Page((Text(f"{scene.status.value}: {names}"), Row(buttons)))


def _removal(scene: Scene, words: Words) -> Page:
    items = tuple(Item(player.name, place) for place, player in enumerate(scene.players))
    return Page((Menu("whom", items, verb="remove"),))


def _more(scene: Scene, user_id: int, words: Words, face: Face | None) -> Page:
    text = Button("As text", Do("text"))
    return Page((Text(f"more for {user_id}"), Row((text,))))


def _too_few(scene: Scene, words: Words) -> Page:
    return Page((Text("too few"), Row((Button("fill", Do("fill")),))))


def _welcome(scene: Scene, words: Words) -> Page:
    return Page((Text("your cards will come here"),))


def _away(scene: Scene, words: Words) -> Page:
    return Page((Text("a house player sits in"), Row((Button("back", Do("back")),))))


TINY_LOBBY = LobbyFace(
    page=_lobby, removal=_removal, too_few=_too_few, more=_more, welcome=_welcome, away=_away
)


def tiny_orders(scene: Scene, words: Words) -> Sequence[Block]:
    """Return a button for every value of every order, and one that switches it off."""
    rows: list[Block] = [Text(f"orders: {[order.setting for order in scene.orders]}")]
    for order in scene.orders:
        values = [(value, order_index(order, value)) for value in order.order.values]
        off = f"no {order.slug}", order_index(order)
        rows.append(Row(tuple(Button(label, Do("order", at)) for label, at in (*values, off))))

    return rows
