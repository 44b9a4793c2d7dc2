"""The spectators' page: public facts that are hard to keep in mind, and bets on the winner.

It is for users who do not play and for players who are out of the game. docs/decisions/0029 says
why the page never shows a hidden hand. A scene is a table and a view of its game, here the public
view. A face draws the pages of one game.

Rule: the page is made of the table's public scene and of the reader's own bet. So a spectator can
    tell a player nothing that is not public. Texts: watch.ftl, and `<game>-watch-…` of each game.
"""

from dataclasses import dataclass

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import Words
from bot.interactions.interaction import Answer, Click, Verb, Where
from bot.pages.delivery import DesiredMessage
from bot.pages.faces import Face
from bot.pages.page import Block, Button, ButtonTokens, Do, Item, Menu, Page, Row, Text, Tone
from bot.tables.refusals import NotDealtYet, StaleClick, TableOver
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.pages import AGAIN, WATCH
from cogs.watching.betting import BetRepository, BetsClosed, Betting
from games.engine.asks import Seat

ACCENT = 0x6C8EAD

BET = "bet"


class WatchersOnly(Refused):
    """A player who is still in the game may not see the page: it would be a memory aid."""


# -- the page -------------------------------------------------------------------------------------


def watch_page(
    scene: Scene, face: Face, words: Words, bet: Seat | None = None, *, may_bet: bool = True
) -> Page:
    """Return the page.

    Args:
        scene: The public scene.
        face: The game's face.
        words: The words of the reader's language.
        bet: The seat on which the reader has bet, if any.
        may_bet: Whether the reader has no seat at this table.
    """
    game = words(f"{scene.game}-title")
    title = words("watch-title", game=game, number=scene.number)
    # Lines of text, such as facts that are hard to see at the table.
    facts = face.for_watchers.facts(scene, words) or (words("watch-nothing"),)
    again = Button(words("watch-again"), Do(WATCH, AGAIN), Tone.PLAIN, "🔄")
    blocks: list[Block] = [Text("\n".join((f"### {title}", *facts)))]
    if may_bet:
        blocks += _bets(scene, face, words, bet)

    return Page((*blocks, Row((again,))), ACCENT)


def _bets(scene: Scene, face: Face, words: Words, bet: Seat | None) -> list[Block]:
    """Return the menu of bets, or a sentence that bets are closed. Some games have no bets."""
    if face.for_watchers.bets is None:
        return []

    open_seats = face.for_watchers.bets(scene)
    own_bet = {} if bet is None else {"seat": scene.name(bet)}
    if not open_seats:
        return [Text(words("bets-closed-mine" if own_bet else "bets-closed", **own_bet))]

    until = words(f"{scene.game}-bets-until")
    items = tuple(
        Item(player.name, seat, emoji="🤖" if player.is_house else "🐔", chosen=seat == bet)
        for seat, player in enumerate(scene.players)
        if seat in open_seats
    )
    text = words("bets-mine" if own_bet else "bets-open", until=until, **own_bet)
    return [Text(text), Menu(words("bets-prompt"), items, verb=BET)]


# -- presses --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Watching:
    """Opens the page, redraws it, and takes bets. All methods may raise Refused."""

    bot: Coop
    betting: Betting

    def verbs(self) -> tuple[Verb, ...]:
        return (
            Verb(WATCH, self._watch, where=Where.MESSAGE, answer=Answer.PAGE),
            Verb(BET, self._bet, where=Where.MESSAGE, answer=Answer.PAGE),
        )

    async def _watch(self, click: Click) -> None:
        """Show the page as a new message, or redraw it if its own button was pressed."""
        # `whisper` sends a new message, `show` replaces the pressed one. Only the presser sees it.
        # AGAIN is the index of the page's own button (cogs/pages.py).
        message = await self._page(click)
        await (click.show if click.press.index == AGAIN else click.whisper)(message)

    async def _bet(self, click: Click) -> None:
        """Store a bet, and redraw the page."""
        # -1 is no seat, so a forged press without a choice is refused below.
        seat = click.picks[0] if click.is_menu and click.picks else -1
        offered = self._face(click).for_watchers.bets
        if offered is None:
            raise StaleClick

        try:
            await self.betting.bet(click.table_id, click.user_id, seat, offered)
        except BetsClosed:
            # Redraw the page, which still shows the menu, before the refusal is shown.
            await click.show(await self._page(click))
            raise

        await click.show(await self._page(click))

    async def _page(self, click: Click) -> DesiredMessage:
        """Return the page for this presser. Raise WatchersOnly for one who plays."""
        face = self._face(click)
        scene = click.scene
        seat = (await self.bot.tables.table(click.table_id)).seat_of(click.user_id)
        # In some games a player can be out while the others play on. `out` returns these seats.
        plays = seat is not None and seat not in face.for_watchers.finished_seats(scene)
        if plays or await self.betting.has_sat(click.table_id, click.user_id):
            raise WatchersOnly

        # A player who is out may see the page, but has no bet.
        bet = None
        if seat is None:
            bet = await self.betting.bet_of(click.table_id, click.user_id)

        page = watch_page(scene, face, click.words, bet, may_bet=seat is None)
        # `hand_token` signs buttons of the table that never become stale.
        return DesiredMessage.of(page, ButtonTokens(scene.table_id, own=scene.hand_token))

    def _face(self, click: Click) -> Face:
        """Return the face of the game.

        Raises:
            NotDealtYet: The table is a lobby.
            TableOver: The game is over.
            StaleClick: This version of the rules cannot read the game.
        """
        scene = click.scene
        if scene.status is Status.LOBBY:
            raise NotDealtYet
        if scene.status not in (Status.PLAYING, Status.PAUSED):
            raise TableOver(number=scene.number)

        # The game may have been removed, or its rules may have changed.
        face = self.bot.chat.faces.get(scene.game)
        if face is None or scene.view is None:
            raise StaleClick

        return face


async def setup(bot: Coop) -> None:
    betting = Betting(bot.tables.sessions, BetRepository(bot.store.database))
    bot.chat.verbs.add(*Watching(bot, betting).verbs())
    bot.chat.result_notes.append(betting.result_notes)
