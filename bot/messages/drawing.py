"""Draws the page that each surface (a message that Coop keeps up to date) should show.

A page is what a message says. It depends only on the committed scene (a table and a view of its
game), the preferences of its reader and the rules of the server. A face draws the pages of a game.
"""

from collections.abc import Awaitable, Callable, Collection, Hashable
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from cachetools import FIFOCache

from bot.i18n.words import Words, instance, join_with_and
from bot.pages import card_choice
from bot.pages.delivery import DesiredMessage
from bot.pages.emojis import Emojis, Signs
from bot.pages.faces import Aside, Faces
from bot.pages.limits import BUTTONS
from bot.pages.page import (
    ANSWERS,
    NO_TOKEN,
    Button,
    ButtonTokens,
    Do,
    Image,
    Link,
    Menu,
    Page,
    Row,
    Text,
    in_motion,
    picture_of,
)
from bot.pages.paused_notice import asks_host, host_help, waiting
from bot.pages.presentable import as_text, jump
from bot.people import Cards, PeopleRepository, Preference
from bot.servers.rules import RulesOf, unruled
from bot.tables.refusals import NotAtThisTable, TableGone
from bot.tables.scene import ResultNote, Scene, escape_names
from bot.tables.table import LIVE, SLOW, Status
from bot.tables.tables import Tables
from games.engine.asks import Showing
from games.engine.tally import First

T = TypeVar("T")

Firsts = Callable[[str], Awaitable[tuple[First, ...]]]
"""Returns the feats (achievements) that players earned for the first time at this table."""

Ringable = Callable[[str, Collection[int]], Awaitable[tuple[int, ...]]]
"""Returns those of these users that a table may notify."""

ResultNotes = Callable[[str], Awaitable[Collection[ResultNote]]]
"""Returns what a feature says below the result of a table that is over."""

TABLES = 32
"""Maximum number of tables with cached pages. Those that were added first are dropped first."""

MAX_PREFERENCES = 4096
"""Maximum number of users with cached preferences, which every card needs."""


async def allow_all(_: str, user_ids: Collection[int]) -> tuple[int, ...]:
    """Return all these users: the default of `Ringable`, by which a table may notify all."""
    return (*user_ids,)


class CardPreferences(NamedTuple):
    """The preferences of a user for pictures and private cards.

    The defaults are for a user who has set none. `motion` is about the tables of the user, and the
    rest about their cards.
    """

    pictures: bool = True
    cards: Cards = Cards.DM
    motion: bool = True


class PreferenceCache:
    """The preferences of users for pictures and private cards, with a cache.

    A card may have pictures or only text, and arrive by direct message or at the table. Pictures of
    a table may move, or stand still.
    """

    def __init__(self, people: PeopleRepository) -> None:
        self._people = people
        self.cached = FIFOCache[int, CardPreferences](MAX_PREFERENCES)
        """User id -> cached preferences. Drawing reads them here to avoid an `await`."""
        self._changes: dict[int, dict[str, Any]] = {}
        """User id -> changes that the user made while the stored preferences were being read."""

    async def of(self, user_id: int) -> CardPreferences:
        """Return the preferences of this user."""
        preferences = self.cached.get(user_id)
        if preferences is not None:
            return preferences

        changes = self._changes.setdefault(user_id, {})
        person = await self._people.person(user_id)
        stored = CardPreferences()
        if person is not None:
            stored = CardPreferences(person.pictures, person.cards, person.motion)

        self._changes.pop(user_id, None)
        # Another task may have read them meanwhile.
        return self.cached.setdefault(user_id, stored._replace(**changes))

    async def silence_at_night(
        self, user_id: int, desired: DesiredMessage, now: float
    ) -> DesiredMessage:
        """Return the message as it may be sent at this time of day.

        The message makes no sound if the game has a slow pace, the reader sleeps, and this is not
        the last reminder before the deadline.

        Args:
            user_id: The reader.
            desired: The message.
            now: The time in seconds since 1970.
        """
        is_last = desired.remind_at is not None and desired.remind_at <= now
        if not desired.slow or is_last or not await self._people.sleeps(user_id, now):
            return desired

        return replace(desired, silent=True)

    async def choose(
        self, user_id: int, locale: str, setting: Preference, value: bool | Cards
    ) -> None:
        """Change a preference of this user, at all tables. `locale`: their language."""
        await self._people.put_setting(user_id, locale, setting, value)
        change: dict[str, Any] = {setting: value}
        # Change the cached preferences, or those that are being read.
        preferences = self.cached.get(user_id)
        if preferences is not None:
            self.cached[user_id] = preferences._replace(**change)
        elif user_id in self._changes:
            self._changes[user_id] |= change


class PageDrawer:
    """Draws the pages of surfaces.

    Methods with a `table_id` raise TableGone if there is no such table, unless they say otherwise.

    Args:
        preferences: The preferences of users.
        rules: Returns the rules of a server. `unruled` returns the defaults for every server.
        ringable: Returns those of some users that a table may notify.

    Attributes:
        changed: Drops what was drawn of a table, because a change was committed.
        firsts: Functions of features that return feats that were earned for the first time.
        result_notes: Functions of features that return sentences below a result.
    """

    def __init__(
        self,
        tables: Tables,
        faces: Faces,
        preferences: PreferenceCache,
        emojis: Emojis | None = None,
        *,
        pictures: bool = False,
        motion: bool = False,
        rules: RulesOf = unruled,
        ringable: Ringable = allow_all,
    ) -> None:
        self._tables = tables
        self._ringable = ringable
        self._preferences = preferences
        self.pictures = pictures
        self.motion = motion
        self.rules = rules
        self._emojis = emojis
        self._cache = PageCache()
        self.changed = self._cache.changed
        self.faces = faces
        self.firsts: list[Firsts] = []
        self.result_notes: list[ResultNotes] = []

    def pictures_on(self, guild_id: int | None) -> bool:
        """Return whether public messages have pictures on this server (None: direct messages)."""
        return self.pictures and (guild_id is None or self.rules(guild_id).pictures)

    def moves(self, guild_id: int) -> bool:
        """Return whether pictures in channels of this server may move."""
        return self.motion and self.rules(guild_id).motion

    async def _moves(self, scene: Scene) -> bool:
        """Return whether the pictures of this table may move in its channel.

        The message is the same for all of its readers, so each seated person can stop the motion.
        """
        if not self.moves(scene.guild_id):
            return False

        seated = [player.user_id for player in scene.players if player.user_id is not None]
        return all([(await self._preferences.of(user_id)).motion for user_id in seated])

    async def public(self, table_id: str) -> Scene:
        """Return the public scene of the table, with names escaped."""
        scene = await self._scene(table_id)
        return await self._public_scene(table_id, pictured=self.pictures_on(scene.guild_id))

    async def _scene(self, table_id: str) -> Scene:
        """Return the public scene, with pictures even if its server wants none."""

        async def read() -> Scene:
            table_scene = await self._tables.scene(table_id, pictured=self.pictures)
            scene = _without_progress(escape_names(table_scene))
            if scene.status is not Status.OVER:
                return scene

            # The table is over: features add what belongs below the result.
            firsts = [first for hook in self.firsts for first in await hook(table_id)]
            notes = [note for hook in self.result_notes for note in await hook(table_id)]
            return replace(scene, firsts=tuple(firsts), notes=tuple(notes))

        return await self._cache.get_or_make(table_id, "scene", read)

    async def _public_scene(self, table_id: str, *, pictured: bool) -> Scene:
        """Return the public scene, without pictures if `pictured` is false."""

        async def remove_pictures() -> Scene:
            scene = await self._scene(table_id)
            return replace(scene, pictured=False) if scene.pictured and not pictured else scene

        return await self._cache.get_or_make(table_id, ("scene", pictured), remove_pictures)

    async def seen_by(self, table_id: str, user_id: int) -> Scene:
        """Return the scene that this user sees.

        Raises:
            NotAtThisTable: The user has no seat.
        """

        async def read() -> Scene:
            return escape_names(
                await self._tables.scene_of(table_id, user_id, pictured=self.pictures)
            )

        return await self._cache.get_or_make(table_id, ("scene", user_id), read)

    async def moment(self, table_id: str) -> str:
        """Return a key of what the table waits for. If it changes, something new has begun."""
        scene = await self.public(table_id)
        return scene.ask.token if scene.ask else scene.status.value

    async def table(self, table_id: str, shut: Collection[int] = ()) -> DesiredMessage:
        """Return the public table.

        Args:
            table_id: The table.
            shut: The players with closed direct messages, who are told how to see their cards.
        """
        closed = frozenset(shut)  # a copy: the set may grow while this function waits
        table_scene = await self._scene(table_id)
        guild_id = table_scene.guild_id
        pictured = self.pictures_on(guild_id)
        mentions = self.rules(guild_id).rings  # whether the server allows mentions in channels
        moves = await self._moves(table_scene)

        key = ("table", closed, pictured, mentions, moves)
        return await self._cache.get_or_make(
            table_id,
            key,
            lambda: self._draw_table(
                table_id, closed, pictured=pictured, mentions=mentions, moves=moves
            ),
        )

    async def card(self, table_id: str, user_id: int) -> DesiredMessage:
        """Return the private card of a player.

        Raises:
            NotAtThisTable: The user has no seat.
        """
        cache = self._preferences
        preferences = cache.cached.get(user_id) or await cache.of(user_id)
        return await self._cache.get_or_make(
            table_id,
            ("card", user_id, preferences),
            lambda: self._draw_card(table_id, user_id, preferences),
        )

    async def _draw_table(
        self,
        table_id: str,
        shut: Collection[int],
        *,
        pictured: bool,
        mentions: bool,
        moves: bool,
    ) -> DesiredMessage:
        """Return the message of the public table."""
        scene = await self._public_scene(table_id, pictured=pictured)
        words = Words(scene.locale)
        if scene.status in (Status.LOBBY, Status.CLOSED) or scene.view is None:
            # The lobby's face also draws tables without a view of a game.
            page = self.faces.lobby.page(scene, words)
        else:
            page = self.faces[scene.game].table(scene, words)
            # How long a paused table waits, and a button for players who come back.
            notice_blocks = waiting(scene, words, on_cards=self._has_cards(scene.game))
            page = replace(page, blocks=(*page.blocks, *notice_blocks))
            page = self._with_tip(page, scene, words)

        # Tell players with closed direct messages how to see their cards.
        names = [player.name for player in scene.players if player.user_id in shut]
        if names and scene.status in LIVE and self._has_cards(scene.game):
            line = words("chat-plays-by-hand", names=join_with_and(words, names), count=len(names))
            page = _with_line(page, line)

        # `pings` are the users that the message notifies. A server may allow no mentions.
        if not mentions:
            page = replace(page, pings=())
        elif page.pings and scene.status is Status.LOBBY:
            page = replace(page, pings=await self._ringable(scene.table_id, page.pings))

        page = self._with_pictures(page, scene, moves=moves)

        return _desired_message(_with_restore_note(page, scene, words), scene, self.signs(scene))

    def _with_pictures(self, page: Page, scene: Scene, *, moves: bool) -> Page:
        """Return a page for a channel with pictures that move, stand still, or are text."""
        if not scene.pictured:
            return as_text(page)
        return in_motion(page) if moves else page

    async def aside(self, table_id: str) -> Aside | None:
        """Return the aside: what the game shows in a message beside its table; or None."""
        table_scene = await self._scene(table_id)
        pictured = self.pictures_on(table_scene.guild_id)
        moves = await self._moves(table_scene)

        return await self._cache.get_or_make(
            table_id,
            ("aside", pictured, moves),
            lambda: self._draw_aside(table_id, pictured=pictured, moves=moves),
        )

    async def _draw_aside(self, table_id: str, *, pictured: bool, moves: bool) -> Aside | None:
        """Return the aside of this table, or None."""
        scene = await self._public_scene(table_id, pictured=pictured)
        if scene.status in (Status.LOBBY, Status.CLOSED) or scene.view is None:
            return None

        draw = self.faces[scene.game].aside
        aside = None if draw is None else draw(scene, Words(scene.locale))
        if aside is None:
            return None

        return aside._replace(page=self._with_pictures(aside.page, scene, moves=moves))

    async def has_asides(self, table_id: str) -> bool:
        """Return whether the game of this table has asides."""
        return self.faces[(await self.public(table_id)).game].aside is not None

    async def last_word(self, table_id: str, key: str) -> str | None:
        """Return how an aside ended, for a table that went on before that end was drawn."""
        scene = await self.public(table_id)
        return self.faces[scene.game].last_word(key, scene, Words(scene.locale))

    async def _draw_card(
        self, table_id: str, user_id: int, preferences: CardPreferences
    ) -> DesiredMessage:
        """Return the message of a private card."""
        pictured = self.pictures and preferences.pictures
        scene = await self.seen_by(table_id, user_id)
        has_pictures = scene.pictured
        # The scene of a seat has the language of its player, not that of the table. `instance`
        # returns the `Words` of this language.
        words = instance(scene.locale)
        is_away = _is_away(scene)
        # The cached scene has pictures, even if this reader wants none.
        if has_pictures and not pictured:
            scene = replace(scene, pictured=False)

        # The kinds of page, the usual card last.
        if scene.status is Status.CLOSED:
            page = self.last_page(
                scene, words("chat-card-table-closed", number=scene.number), words
            )
        elif scene.status is Status.LOBBY:
            page = self.faces.lobby.welcome(scene, words)
        elif is_away:
            page = self.faces.lobby.away(scene, words)
        # The current rules cannot resume the game.
        elif scene.view is None:
            page = self.faces.lobby.page(scene, words)
        else:
            page = self._with_tip(self.faces[scene.game].card(scene, words), scene, words)

        # What the host can do about a pause. Other players read that the host knows of it.
        if scene.status is Status.PAUSED:
            page = replace(page, blocks=(*page.blocks, *host_help(scene, words)))

        # The button for preferences makes sense if the card has a picture, or could arrive in
        # another place than the table.
        is_drawn = has_pictures and any(isinstance(block, Image) for block in page.blocks)
        may_move = page.more is not None or scene.status is Status.LOBBY
        if is_drawn or (may_move and self._has_cards(scene.game)):
            label = words(f"cards-button-{preferences.cards.value}")
            page = with_button(page, Button(label, Do(card_choice.VERB), emoji="🃏"))

        page = page if pictured else as_text(page)
        signs = self.signs(scene) if pictured else None
        return _desired_message(_with_restore_note(page, scene, words), scene, signs)

    def _with_tip(self, page: Page, scene: Scene, words: Words) -> Page:
        """Return the page with a tip for a newcomer, and a button that turns tips off or on.

        A page that asks nothing gets no tip.
        """
        if scene.tips is None or scene.status is not Status.PLAYING:
            return page

        # Without a viewer the page is the public table: its tip is for the players it waits for.
        asks = scene.viewer is None or scene.open_question is not None
        tip = self.faces[scene.game].tip(scene, words) if scene.tips and asks else None
        if tip is not None:
            page = _with_line(page, words("tip", said=tip))

        # The index of the button is the new setting: 1 turns tips on, 0 turns them off.
        label = words("tips-off" if scene.tips else "tips-on")
        return with_button(page, Button(label, Do("tips", int(not scene.tips)), emoji="💡"))

    async def plain_page(
        self, page: Page, scene: Scene | None, user_id: int, locale: str
    ) -> DesiredMessage:
        """Return a one-off page, drawn as its reader prefers.

        Args:
            page: The page.
            scene: The scene that it belongs to, or None. Its tokens sign the buttons.
            user_id: The reader.
            locale: The reader's language.
        """
        preferences = await self._preferences.of(user_id)
        pictured = self.pictures and preferences.pictures
        page = page if pictured else as_text(page)
        if scene is None:
            return DesiredMessage.of(page, locale=locale)

        desired = DesiredMessage.of(page, self.stamps(scene), locale=locale)
        return replace(desired, signs=self.signs(scene) if pictured else None)

    async def card_if_any(self, table_id: str, user_id: int) -> DesiredMessage | None:
        """Return the private card, or None if the user has no card (any more)."""
        try:
            return await self.card(table_id, user_id)
        except (NotAtThisTable, TableGone):
            return None

    async def more_of_card(self, table_id: str, user_id: int) -> DesiredMessage | None:
        """Return the page behind *More…* of a private card, with the player's standing orders.

        The result is None if the card has no such page.
        """
        card = await self.card(table_id, user_id)
        page = card.page.more
        if page is None:
            return None

        scene = await self.seen_by(table_id, user_id)
        orders = self.faces.orders(scene, instance(scene.locale))
        return DesiredMessage.of(replace(page, blocks=(*page.blocks, *orders)), card.stamps)

    async def more_of_table(self, scene: Scene, user_id: int, words: Words) -> DesiredMessage:
        """Return the page behind *More…* of the public table, for one user.

        Args:
            scene: The public scene of the table.
            user_id: The user, who need not have a seat.
            words: The sentences in the user's language.
        """
        if any(player.user_id == user_id for player in scene.players):
            # The switches on the page show the player's own choices.
            own = await self.seen_by(scene.table_id, user_id)
            scene = replace(own, pictured=scene.pictured)

        face = self.faces.get(scene.game)
        page = self.faces.lobby.more(scene, user_id, words, face)
        return DesiredMessage.of(page, self.stamps(scene))

    async def more_with_switches(
        self, table_id: str, user_id: int, words: Words
    ) -> DesiredMessage | None:
        """Return the page behind *More…* on which a player turns tips and reminders on or off.

        It belongs to the card, or to the table in a game without cards. None: there is none.
        """
        scene = await self.public(table_id)
        if self._has_cards(scene.game):
            return await self.more_of_card(table_id, user_id)
        return await self.more_of_table(scene, user_id, words)

    async def dm_card(self, table_id: str, user_id: int) -> DesiredMessage | None:
        """Return what belongs into the user's direct messages, or None.

        In a game with secrets, that is the private card. In a game without secrets, everything is
        on the public table, and only two players get a message: a player who wants reminders (with
        `only_reminds` set), and the host of a paused table, which may be visible nowhere.
        """
        try:
            scene = await self.public(table_id)
            is_paused_host = scene.status is Status.PAUSED and scene.host_id == user_id
            if self._has_cards(scene.game) or is_paused_host:
                return await self.card(table_id, user_id)
            if (await self.seen_by(table_id, user_id)).is_to_ring:
                return replace(await self.card(table_id, user_id), only_reminds=True)
        except (NotAtThisTable, TableGone):
            pass

        return None

    def _has_cards(self, game: str) -> bool:
        """Return whether players of this game have private cards.

        If the game is not offered any more, its players may have had cards, so this is True.
        """
        rules = self._tables.games.get(game)
        return rules is None or rules.secrets

    def signs(self, scene: Scene) -> Signs | None:
        """Return Coop's own emojis for this game, if Discord has them."""
        return None if self._emojis is None else self._emojis.of(scene.game)

    @staticmethod
    def stamps(scene: Scene) -> ButtonTokens:
        """Return the tokens that sign the buttons of this scene.

        `pick` signs the answers to the viewer's question, `every` the answers on the public table,
        and `own` the buttons that belong to the table itself, such as "My hand".
        """
        return ButtonTokens(
            scene.table_id,
            pick=scene.question.token if scene.question else NO_TOKEN,
            every=scene.ask.token if scene.ask else NO_TOKEN,
            own=scene.hand_token,
        )

    @staticmethod
    def sentence(text: str) -> Page:
        """Return a page with one sentence."""
        return Page((Text(text),))

    @staticmethod
    def last_page(scene: Scene, said: str, words: Words) -> Page:
        """Return the last page of a closed card: a sentence, and a link to its table.

        Cards of several tables share one direct-message channel. The link tells the tables apart.
        """
        label = words("card-back", number=scene.number)
        return Page((Text(said), Row((Link(label, jump(scene.guild_id, scene.channel_id)),))))


class PageCache:
    """The scenes and pages that were drawn since the last commit of each table.

    A scene depends only on committed state, so it is valid until the next commit. A commit calls
    `changed` before any other code can read the table. The other inputs of a page, such as the
    rules of the server or the preferences of a user, are part of its key.
    """

    def __init__(self) -> None:
        self._tables = FIFOCache[str, dict[Hashable, Any]](TABLES)
        """Table id -> key of a value -> the value."""

    def changed(self, table_id: str) -> None:
        """Drop what was made of this table."""
        if self._tables.pop(table_id, None) is not None:
            # The table is added again, so of all tables it is the last that the cache drops.
            self._tables[table_id] = {}

    async def get_or_make(
        self, table_id: str, what: Hashable, make: Callable[[], Awaitable[T]]
    ) -> T:
        """Return the cached value, or make it.

        Args:
            table_id: The table.
            what: The key of the value.
            make: Makes the value. If it raises, nothing is cached.
        """
        values = self._tables.setdefault(table_id, {})
        if what not in values:
            # If the table changes during this `await`, `values` is not in the cache any more, so
            # the outdated value is used only here.
            values[what] = await make()

        value: T = values[what]
        return value


def _desired_message(page: Page, scene: Scene, signs: Signs | None) -> DesiredMessage:
    """Return the page as a message, with what handlers need to know about it."""
    question = scene.question
    open_question = scene.open_question
    if question is not None and question.coming is not None:
        # A standing order is about to answer: do not notify the player.
        question = open_question = None

    token = open_question.token if open_question else None

    # While the game does not run, the host may have to decide how to go on. `asks_host` returns a
    # name for this decision, which counts as the token of a question.
    if token is None and scene.status is not Status.PLAYING:
        token = asks_host(scene)

    return DesiredMessage(
        page,
        PageDrawer.stamps(scene),
        image=picture_of(page) if scene.pictured else None,
        question=token,
        deadline=question.deadline if question else None,
        dialogue=question.dialogue if question else None,
        # A window: all players may answer at the table, so the card does not notify.
        standing=scene.ask is not None and scene.ask.showing is Showing.NOTHING,
        locale=scene.locale,
        guild_id=scene.guild_id,
        channel_id=scene.channel_id,
        live=scene.status in LIVE,
        stage=scene.status.value,
        remind_at=open_question.remind_at if open_question else None,
        slow=scene.pace in SLOW,
        signs=signs,
    )


def _without_progress(scene: Scene) -> Scene:
    """Return the scene without the number of answers to an ask, unless at most one is missing.

    Otherwise the table would be edited after each choice of a secret round. These edits would not
    be worth their requests. Games only say when a single answer is missing.
    """
    ask = scene.ask
    if ask is None or ask.asked - ask.answered <= 1:
        return scene

    return replace(scene, ask=replace(ask, answered=0))


def _is_away(scene: Scene) -> bool:
    """Return whether a house player substitutes for the viewer in a game that is not over."""
    absence = None if scene.viewer is None else scene.players[scene.viewer].absence
    return absence is not None and scene.status in LIVE


def _with_restore_note(page: Page, scene: Scene, words: Words) -> Page:
    """Add a note if the table was recently restored from an older copy."""
    return _with_line(page, words("table-set-back")) if scene.set_back else page


def _has_answers(row: Row) -> bool:
    """Return whether a button of the row answers a question of the game."""
    return any(isinstance(item, Button) and item.does.verb in ANSWERS for item in row.buttons)


def with_button(page: Page, button: Button) -> Page:
    """Return the page with one more button, behind *More…* if the page has that button.

    It is added to the last row that has room and contains no answers of the game, or else to a new
    row.
    """
    if page.more is not None:
        return replace(page, more=with_button(page.more, button))

    blocks = list(page.blocks)
    for place in reversed(range(len(blocks))):
        row = blocks[place]
        # Answers of the game are pressed in a hurry, so no button is added beside them.
        if isinstance(row, Row) and len(row.buttons) < BUTTONS and not _has_answers(row):
            blocks[place] = Row((*row.buttons, button))
            break
    else:
        blocks.append(Row((button,)))

    return replace(page, blocks=tuple(blocks))


def _with_line(page: Page, line: str) -> Page:
    """Return the page with this line above its first row of buttons."""
    blocks = list(page.blocks)
    rows = (place for place, block in enumerate(blocks) if isinstance(block, Row | Menu))
    blocks.insert(next(rows, len(blocks)), Text(line))
    return replace(page, blocks=tuple(blocks))
