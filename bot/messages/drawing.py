"""What a surface should show: a function of the committed scene and of its reader's taste, and of
nothing else.
"""

from collections.abc import Awaitable, Callable, Collection, Hashable
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from bot.common.lru import Latest
from bot.i18n.words import Words, instance, listed
from bot.pages import card_choice
from bot.pages.custom_ids import ANSWERS, NO_TOKEN, Stamps
from bot.pages.delivery import Wanted
from bot.pages.emojis import Emojis, Signs
from bot.pages.faces import Aside, Faces
from bot.pages.limits import BUTTONS
from bot.pages.page import Button, Do, Image, Link, Menu, Page, Row, Text, picture_of
from bot.pages.paused_notice import asks_host, waiting, way_out
from bot.pages.presentable import as_text, jump
from bot.people import Cards, PeopleRepository
from bot.servers.rules import RulesOf, unruled
from bot.tables.refusals import NotAtThisTable, TableGone
from bot.tables.scene import ResultNote, Scene, escape_names
from bot.tables.table import LIVE, SLOW, Status
from bot.tables.tables import Tables
from games.engine.asks import Showing
from games.engine.tally import First

T = TypeVar("T")

Firsts = Callable[[str], Awaitable[tuple[First, ...]]]
"""The feats that were earned for the first time at a table that is over."""

Ringable = Callable[[str, Collection[int]], Awaitable[tuple[int, ...]]]
"""Returns those of these people who may be rung for a table."""

ResultNotes = Callable[[str], Awaitable[Collection[ResultNote]]]
"""Returns what a feature says below the result of a table that is over."""

TABLES = 32
"""The most tables that are remembered; those at which nobody looks go first."""

TASTES = 4096
"""People: wanted for every card that is drawn, and durable elsewhere."""


async def everybody(_: str, user_ids: Collection[int]) -> tuple[int, ...]:
    """Lets every table ring all people that it wants to."""
    return (*user_ids,)


class Taste(NamedTuple):
    """Of somebody who has said nothing: pictures, and cards by DM."""

    pictures: bool = True
    cards: Cards = Cards.DM


class Tastes:
    """How people like the cards that they alone see: drawn or in words, by DM or at the table. What
    was looked up is remembered.
    """

    def __init__(self, people: PeopleRepository) -> None:
        self._people = people
        self.known = Latest[int, Taste](TASTES)
        """A card that is drawn need not wait for `of`."""
        self._chosen: dict[int, dict[str, Any]] = {}
        """What people choose while we look them up: it is newer than what we find."""

    async def of(self, user_id: int) -> Taste:
        taste = self.known.get(user_id)
        if taste is not None:
            return taste

        chosen = self._chosen.setdefault(user_id, {})
        person = await self._people.person(user_id)
        found = Taste() if person is None else Taste(person.pictures, person.cards)
        self._chosen.pop(user_id, None)
        known = self.known.get(user_id)  # somebody else may have looked them up meanwhile
        return self.known.put(user_id, found._replace(**chosen)) if known is None else known

    async def hushed(self, user_id: int, wanted: Wanted, now: float) -> Wanted:
        """The message as it may be sent at this hour: without a sound where its game is slow, its
        reader sleeps, and this is not the last ring before the deadline.
        """
        is_last = wanted.remind_at is not None and wanted.remind_at <= now
        if not wanted.slow or is_last or not await self._people.sleeps(user_id, now):
            return wanted

        return replace(wanted, silent=True)

    async def choose(self, user_id: int, locale: str, *, pictures: bool) -> None:
        """Draw their cards or not, from now on, at all tables. `locale`: what this person reads."""
        await self._people.put_taste(user_id, locale, pictures=pictures)
        self._newly(user_id, pictures=pictures)

    async def choose_cards(self, user_id: int, locale: str, cards: Cards) -> None:
        """Bring their cards there; the same holds."""
        await self._people.put_cards(user_id, locale, cards)
        self._newly(user_id, cards=cards)

    def forget(self, user_id: int) -> None:
        """This person likes nothing that we know of."""
        self.known.drop(user_id)

    def _newly(self, user_id: int, **chosen: Any) -> None:
        taste = self.known.get(user_id)
        if taste is not None:
            self.known.put(user_id, taste._replace(**chosen))
        elif user_id in self._chosen:
            self._chosen[user_id] |= chosen


class PageDrawer:
    """Draws surfaces from scenes. Without `tastes`, cards have no button that asks for one.

    Attributes:
        firsts: Features append here what tells which feats were earned for the first time.
        result_notes: Features append here what tells their sentences below a result.
    """

    def __init__(
        self,
        tables: Tables,
        faces: Faces,
        tastes: Tastes | None = None,
        emojis: Emojis | None = None,
        *,
        pictures: bool = False,
        rules: RulesOf = unruled,
        ringable: Ringable = everybody,
    ) -> None:
        self._tables = tables
        self._ringable = ringable
        self._tastes = tastes
        self.pictures = pictures
        self._rules = rules
        self._emojis = emojis
        self._drawn = PageCache()
        self.faces = faces
        self.firsts: list[Firsts] = []
        self.result_notes: list[ResultNotes] = []

    def pictures_on(self, guild_id: int | None) -> bool:
        """Whether what everybody sees on this server (None: in a DM) is drawn."""
        return self.pictures and (guild_id is None or self._rules(guild_id).pictures)

    def changed(self, table_id: str) -> None:
        """Something was committed: what was drawn before holds no longer."""
        self._drawn.changed(table_id)

    async def public(self, table_id: str) -> Scene:
        """The table as anybody may see it, names escaped. Raises TableGone."""
        scene = await self._scene(table_id)
        return await self._as_pictured(table_id, pictured=self.pictures_on(scene.guild_id))

    async def _scene(self, table_id: str) -> Scene:
        """The same, whether or not its server wants pictures."""

        async def read() -> Scene:
            scene = _calm(escape_names(await self._tables.scene(table_id, pictured=self.pictures)))
            if scene.status is not Status.OVER:
                return scene

            firsts = [first for hook in self.firsts for first in await hook(table_id)]
            notes = [note for hook in self.result_notes for note in await hook(table_id)]
            return replace(scene, firsts=tuple(firsts), notes=tuple(notes))

        return await self._drawn.once(table_id, "scene", read)

    async def _as_pictured(self, table_id: str, *, pictured: bool) -> Scene:
        """The same, in words where `pictured` is false."""

        async def see() -> Scene:
            scene = await self._scene(table_id)
            return replace(scene, pictured=False) if scene.pictured and not pictured else scene

        return await self._drawn.once(table_id, ("scene", pictured), see)

    async def seen_by(self, table_id: str, user_id: int) -> Scene:
        """The table as this person sees it. Raises NotAtThisTable, TableGone."""

        async def read() -> Scene:
            pictured = self.pictures
            return escape_names(await self._tables.scene_of(table_id, user_id, pictured=pictured))

        return await self._drawn.once(table_id, ("scene", user_id), read)

    async def moment(self, table_id: str) -> str:
        """What the table waits for: another one, and something new has begun. Raises TableGone."""
        scene = await self.public(table_id)
        return scene.ask.token if scene.ask else scene.status.value

    async def table(self, table_id: str, by_hand: Collection[int] = ()) -> Wanted:
        """The public table; `by_hand` are the people whose DMs are closed."""
        shut = frozenset(by_hand)  # as of now: somebody may join them while we look
        guild_id = (await self._scene(table_id)).guild_id
        pictured = self.pictures_on(guild_id)
        rings = self._rules(guild_id).rings

        async def draw() -> Wanted:
            scene = await self._as_pictured(table_id, pictured=pictured)
            return await self._table(scene, shut, rings=rings)

        return await self._drawn.once(table_id, ("table", shut, pictured, rings), draw)

    async def card(self, table_id: str, user_id: int) -> Wanted:
        """The private card. Raises NotAtThisTable, TableGone."""
        tastes = self._tastes
        taste = None
        if tastes is not None:
            taste = tastes.known.get(user_id) or await tastes.of(user_id)

        async def draw() -> Wanted:
            return await self._card(table_id, user_id, taste)

        return await self._drawn.once(table_id, ("card", user_id, taste), draw)

    async def _table(self, scene: Scene, by_hand: Collection[int], *, rings: bool) -> Wanted:
        words = Words(scene.locale)
        if scene.status in (Status.LOBBY, Status.CLOSED) or not _can_be_read(scene):
            page = self.faces.lobby.page(scene, words)
        else:
            page = self.faces[scene.game].table(scene, words)
            besides = waiting(scene, words, on_cards=self._has_cards(scene.game))
            page = replace(page, blocks=(*page.blocks, *besides))
            page = self._with_tip(page, scene, words)

        names = [player.name for player in scene.players if player.user_id in by_hand]
        if names and _is_live(scene) and self._has_cards(scene.game):
            line = words("chat-plays-by-hand", names=listed(words, names), count=len(names))
            page = _with_line(page, line)

        if not rings:
            page = replace(page, pings=())
        elif page.pings and scene.status is Status.LOBBY:
            page = replace(page, pings=await self._ringable(scene.table_id, page.pings))

        if not scene.pictured:
            page = as_text(page)
        elif picture_of(page) is not None:
            page = with_button(page, Button(words("pictures-as-text"), Do("text")))

        return _wanted(_with_past(page, scene, words), scene, self.signs(scene))

    async def aside(self, table_id: str) -> Aside | None:
        """What the game shows beside its table. Raises TableGone."""
        pictured = self.pictures_on((await self._scene(table_id)).guild_id)

        async def draw() -> Aside | None:
            return self._aside(await self._as_pictured(table_id, pictured=pictured))

        return await self._drawn.once(table_id, ("aside", pictured), draw)

    def _aside(self, scene: Scene) -> Aside | None:
        if scene.status in (Status.LOBBY, Status.CLOSED) or not _can_be_read(scene):
            return None

        aside = self.faces[scene.game].aside
        found = None if aside is None else aside(scene, Words(scene.locale))
        return (
            found if found is None or scene.pictured else found._replace(page=as_text(found.page))
        )

    async def tells_asides(self, table_id: str) -> bool:
        """Whether this is a game that shows something beside its table. Raises TableGone."""
        return self.faces[(await self.public(table_id)).game].aside is not None

    async def last_word(self, table_id: str, key: str) -> str | None:
        """How something beside the table ended that nobody saw end. Raises TableGone."""
        scene = await self.public(table_id)
        return self.faces[scene.game].last_word(key, scene, Words(scene.locale))

    async def _card(self, table_id: str, user_id: int, taste: Taste | None) -> Wanted:
        pictured = self.pictures and taste is not None and taste.pictures
        scene = await self.seen_by(table_id, user_id)
        has_pictures = scene.pictured
        words = instance(scene.locale)
        is_away = _is_away(scene)
        if has_pictures and not pictured:
            scene = replace(scene, pictured=False)

        if scene.status is Status.CLOSED:
            page = self.last_page(
                scene, words("chat-card-table-closed", number=scene.number), words
            )
        elif scene.status is Status.LOBBY:
            page = self.faces.lobby.welcome(scene, words)
        elif is_away:
            page = self.faces.lobby.away(scene, words)
        elif not _can_be_read(scene):
            page = self.faces.lobby.page(scene, words)
        else:
            page = self._with_tip(self.faces[scene.game].card(scene, words), scene, words)

        if scene.status is Status.PAUSED:
            page = replace(page, blocks=(*page.blocks, *way_out(scene, words)))

        is_drawn = has_pictures and any(isinstance(block, Image) for block in page.blocks)
        is_dealt = self._has_cards(scene.game) and _is_live(scene) and not is_away
        if taste is not None and (is_drawn or (is_dealt and _leads_back(page))):
            label = words(f"cards-button-{taste.cards.value}")
            page = with_button(page, Button(label, Do(card_choice.VERB), emoji="🃏"))

        page = page if pictured else as_text(page)
        signs = self.signs(scene) if pictured else None
        return _wanted(_with_past(page, scene, words), scene, signs)

    def _with_tip(self, page: Page, scene: Scene, words: Words) -> Page:
        """With what somebody new to the game might overlook, and a switch for that. A card that
        asks nothing has nothing to overlook: no tip is looked for.
        """
        if scene.tips is None or scene.status is not Status.PLAYING:
            return page

        asks = scene.viewer is None or scene.open_question is not None
        tip = self.faces[scene.game].tip(scene, words) if scene.tips and asks else None
        if tip is not None:
            page = _with_line(page, words("tip", said=tip))

        label = words("tips-off" if scene.tips else "tips-on")
        return with_button(page, Button(label, Do("tips", int(not scene.tips)), emoji="💡"))

    async def leaf(self, page: Page, scene: Scene | None, user_id: int, locale: str) -> Wanted:
        """A page of this scene, or of none, for somebody to leaf through, as they like it."""
        taste = Taste() if self._tastes is None else await self._tastes.of(user_id)
        pictured = self.pictures and taste.pictures
        page = page if pictured else as_text(page)
        if scene is None:
            return Wanted.of(page, locale=locale)

        wanted = Wanted.of(page, self.stamps(scene), locale=locale)
        return replace(wanted, signs=self.signs(scene) if pictured else None)

    async def card_if_any(self, table_id: str, user_id: int) -> Wanted | None:
        """The private card, or None where the person has none (any more)."""
        try:
            return await self.card(table_id, user_id)
        except (NotAtThisTable, TableGone):
            return None

    async def dealt(self, table_id: str, user_id: int) -> Wanted | None:
        """What belongs into the person's DM: the private card, or None where they have none.

        In games without secrets everything stands on the table; only who wants to be rung, or hosts
        one that nobody can see (it is paused), is told somewhere else.
        """
        try:
            scene = await self.public(table_id)
            to_tell = scene.status is Status.PAUSED and scene.host_id == user_id
            if self._has_cards(scene.game) or to_tell:
                return await self.card(table_id, user_id)
            if (await self.seen_by(table_id, user_id)).is_to_ring:
                return replace(await self.card(table_id, user_id), bell=True)
        except (NotAtThisTable, TableGone):
            pass

        return None

    def _has_cards(self, game: str) -> bool:
        """Whether its players have cards of their own; where it is no longer offered, they may have
        had some.
        """
        rules = self._tables.games.get(game)
        return rules is None or rules.secrets

    def signs(self, scene: Scene) -> Signs | None:
        """Our own emojis for what the game shows."""
        return None if self._emojis is None else self._emojis.of(scene.game)

    @staticmethod
    def stamps(scene: Scene) -> Stamps:
        """What signs the buttons of this scene."""
        return Stamps(
            scene.table_id,
            pick=scene.question.token if scene.question else NO_TOKEN,
            every=scene.ask.token if scene.ask else NO_TOKEN,
            own=scene.hand_token,
        )

    @staticmethod
    def sentence(text: str) -> Page:
        return Page((Text(text),))

    @staticmethod
    def last_page(scene: Scene, said: str, words: Words) -> Page:
        """What stays of a card: a sentence, and the way to its table. Cards of several tables share
        a DM, and nobody remembers which was which.
        """
        label = words("card-back", number=scene.number)
        return Page((Text(said), Row((Link(label, jump(scene.guild_id, scene.channel_id)),))))


class PageCache:
    """What was read and drawn since a table's last commit: to look twice costs nothing.

    A scene is a function of what is committed and a page is a function of the scene, so both hold
    until the next commit; the tables tell of each (`on_change`) before anybody can look again.
    What a page depends on besides (a server's rules, a person's taste) is a part of its key.
    """

    def __init__(self) -> None:
        self._tables = Latest[str, dict[Hashable, Any]](TABLES)

    def changed(self, table_id: str) -> None:
        if self._tables.pop(table_id, None) is not None:
            self._tables[table_id] = {}  # the latest now

    async def once(self, table_id: str, what: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """What `make` gave since the table's last commit, or gives now. Raises what it raises."""
        known = self._tables.get(table_id)
        if known is None:
            known = self._tables.put(table_id, {})

        if what not in known:
            # Where the table changes meanwhile, this goes into a dictionary that nobody reads.
            known[what] = await make()

        made: T = known[what]
        return made


def _wanted(page: Page, scene: Scene, signs: Signs | None) -> Wanted:
    question = scene.question
    asked = scene.open_question
    if question is not None and question.coming is not None:
        question = asked = None  # a standing order is about to answer: nobody need be rung for it

    token = asked.token if asked else None
    if token is None and scene.status is not Status.PLAYING:
        token = asks_host(scene)

    return Wanted(
        page,
        PageDrawer.stamps(scene),
        image=picture_of(page) if scene.pictured else None,
        question=token,
        deadline=question.deadline if question else None,
        dialogue=question.dialogue if question else None,
        standing=scene.ask is not None and scene.ask.showing is Showing.NOTHING,
        locale=scene.locale,
        guild_id=scene.guild_id,
        channel_id=scene.channel_id,
        live=_is_live(scene),
        stage=scene.status.value,
        remind_at=asked.remind_at if asked else None,
        slow=scene.pace in SLOW,
        signs=signs,
    )


def _calm(scene: Scene) -> Scene:
    """Without progress, but for the last step: a table that is edited after each choice of a secret
    round would cost a request for each, and nobody reads "2 of 5".
    """
    ask = scene.ask
    if ask is None or ask.asked - ask.answered <= 1:
        return scene

    return replace(scene, ask=replace(ask, answered=0))


def _is_away(scene: Scene) -> bool:
    """Whether a house player sits in for the viewer, in a game that is not over."""
    absence = None if scene.viewer is None else scene.players[scene.viewer].absence
    return absence is not None and _is_live(scene)


def _can_be_read(scene: Scene) -> bool:
    """Not where today's rules cannot make anything of a game of older ones."""
    return scene.view is not None


def _is_live(scene: Scene) -> bool:
    return scene.status in LIVE


def _with_past(page: Page, scene: Scene, words: Words) -> Page:
    """With a word to those who remember more than the table does."""
    return _with_line(page, words("table-set-back")) if scene.set_back else page


def with_button(page: Page, button: Button) -> Page:
    """The button in the last row that has room for it and answers nothing; else in one below all
    others.
    """
    blocks = list(page.blocks)
    for place in reversed(range(len(blocks))):
        row = blocks[place]
        if isinstance(row, Row) and len(row.buttons) < BUTTONS and not _answers(row):
            blocks[place] = Row((*row.buttons, button))
            break
    else:
        blocks.append(Row((button,)))

    return replace(page, blocks=tuple(blocks))


def _leads_back(page: Page) -> bool:
    """Whether it has a row of ways on: not where it is a sentence with a button."""
    rows = (block for block in page.blocks if isinstance(block, Row))
    return any(isinstance(one, Link) for row in rows for one in row.buttons)


def _answers(row: Row) -> bool:
    """Whether it says what is chosen in the game: what stands there is pressed in haste."""
    return any(isinstance(one, Button) and one.does.verb in ANSWERS for one in row.buttons)


def _with_line(page: Page, line: str) -> Page:
    """The line above the first buttons."""
    blocks = list(page.blocks)
    rows = (place for place, block in enumerate(blocks) if isinstance(block, Row | Menu))
    blocks.insert(next(rows, len(blocks)), Text(line))
    return replace(page, blocks=tuple(blocks))
