"""The watchers' page: what everybody may know of a game and hardly anybody has in mind, for those
who only look on and for those who are out; and bets on who wins. Why no hidden hand is ever on it:
docs/decisions/0029.

Rule: the page is made of the table's public scene and of its reader's own bet, so that a watcher
can tell a player nothing that the channel does not. Texts: watch.ftl, and of each game
`GAME-watch-…`.
"""

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.interactions.verbs import Answer, Verb, Where
from bot.pages.custom_ids import Stamps
from bot.pages.delivery import Wanted
from bot.pages.faces import Face
from bot.pages.page import Block, Button, Do, Item, Menu, Page, Row, Text, Tone
from bot.tables.refusals import NotDealtYet, StaleClick, TableOver
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.pages import AGAIN, WATCH
from cogs.watching.betting import BetRepository, BetsClosed, Betting
from games.engine.asks import Seat

ACCENT = 0x6C8EAD

BET = "bet"


class WatchersOnly(Refused):
    """The page would be a memory aid to whoever still plays."""


# -- the page -------------------------------------------------------------------------------------


def watch_page(
    scene: Scene, face: Face, words: Words, bet: Seat | None = None, *, may_bet: bool = True
) -> Page:
    """`scene`: the public one. `bet`: its reader's own. `may_bet`: they do not sit there."""
    game = words(f"{scene.game}-title")
    title = words("watch-title", game=game, number=scene.number)
    facts = face.for_watchers.facts(scene, words) or (words("watch-nothing"),)
    again = Button(words("watch-again"), Do(WATCH, AGAIN), Tone.PLAIN, "🔄")
    blocks: list[Block] = [Text("\n".join((f"### {title}", *facts)))]
    if may_bet:
        blocks += _bets(scene, face, words, bet)

    return Page((*blocks, Row((again,))), ACCENT)


def _bets(scene: Scene, face: Face, words: Words, bet: Seat | None) -> list[Block]:
    if face.for_watchers.bets is None:
        return []

    on_whom = face.for_watchers.bets(scene)
    mine = {} if bet is None else {"seat": scene.name(bet)}
    if not on_whom:
        return [Text(words("bets-closed-mine" if mine else "bets-closed", **mine))]

    until = words(f"{scene.game}-bets-until")
    items = tuple(
        Item(one.name, seat, emoji="🤖" if one.is_house else "🐔", chosen=seat == bet)
        for seat, one in enumerate(scene.players)
        if seat in on_whom
    )
    said = words("bets-mine" if mine else "bets-open", until=until, **mine)
    return [Text(said), Menu(words("bets-prompt"), items, verb=BET)]


# -- presses --------------------------------------------------------------------------------------


class Watching:
    """Opens the page, turns it over, and takes bets on it. All of it may raise Refused."""

    def __init__(self, bot: Coop, betting: Betting) -> None:
        self._bot = bot
        self._betting = betting

    def verbs(self) -> tuple[Verb, ...]:
        return (
            Verb(WATCH, self._watch, where=Where.MESSAGE, answer=Answer.PAGE),
            Verb(BET, self._bet, where=Where.MESSAGE, answer=Answer.PAGE),
        )

    async def _watch(self, click: Click) -> None:
        """A page of its own, or the pressed one, turned over."""
        wanted = await self._page(click)
        await (click.show if click.press.index == AGAIN else click.whisper)(wanted)

    async def _bet(self, click: Click) -> None:
        seat = click.picks[0] if click.is_menu and click.picks else -1
        offered = self._face(click).for_watchers.bets
        if offered is None:
            raise StaleClick

        try:
            await self._betting.bet(click.table_id, click.user_id, seat, offered)
        except BetsClosed:
            await click.show(await self._page(click))  # the menu is still there
            raise

        await click.show(await self._page(click))

    async def _page(self, click: Click) -> Wanted:
        face = self._face(click)
        scene = click.scene
        seat = (await self._bot.tables.table(click.table_id)).seat_of(click.user_id)
        plays = seat is not None and seat not in face.for_watchers.out(scene)
        if plays or await self._betting.has_sat(click.table_id, click.user_id):
            raise WatchersOnly

        bet = None
        if seat is None:
            bet = await self._betting.bet_of(click.table_id, click.user_id)

        page = watch_page(scene, face, click.words, bet, may_bet=seat is None)
        return Wanted.of(page, Stamps(scene.table_id, own=scene.hand_token))

    def _face(self, click: Click) -> Face:
        """Raises NotDealtYet, TableOver; StaleClick where today's rules cannot read the game."""
        scene = click.scene
        if scene.status is Status.LOBBY:
            raise NotDealtYet
        if scene.status not in (Status.PLAYING, Status.PAUSED):
            raise TableOver(number=scene.number)

        face = self._bot.chat.faces.get(scene.game)
        if face is None or scene.view is None:
            raise StaleClick

        return face


async def setup(bot: Coop) -> None:
    betting = Betting(bot.tables.sessions, BetRepository(bot.store.database))
    bot.chat.verbs.add(*Watching(bot, betting).verbs())
    bot.chat.result_notes.append(betting.result_notes)
