"""The page on which moderators of a channel can repair a table that is stuck.

Only the moderator sees the page. Each repair is shown on the table and stored in the audit log. The
page is drawn from public facts, so it shows no player's cards. To bench a player is to let a house
player (an automated player) substitute until the player presses anything. Texts:
data/locales/*/servers.ftl.
"""

import zlib
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import Words
from bot.interactions.interaction import Answer, Click, Verb
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Block, Button, ButtonTokens, Do, Item, Menu, Page, Row, Text, Tone
from bot.tables.refusals import NoSuchPlayer, StaleClick
from bot.tables.scene import Scene
from bot.tables.table import Status, is_alone
from cogs.lobby.finding import moderates
from cogs.pages import GREY

# Verbs: open the page, skip the open question, bench a player, change the host, set the game back.
MEND = "mend"
SKIP = "mend-skip"
BENCH = "mend-bench"
HOST = "mend-host"
BACK = "mend-back"


class ModeratorsOnly(Refused):
    """The presser may not manage messages in the channel of the table."""


class PlayersDoNotMend(Refused):
    """The presser plays in the running game, and could gain by this repair."""


def offer_page(number: int, words: Words) -> Page:
    """Return the button to the repair page, for a moderator who has asked for a table."""
    button = Button(words("mend-offer-button", number=number), Do(MEND), Tone.PLAIN, "🔧")
    return Page((Text(words("mend-offer")), Row((button,))))


def mending_page(scene: Scene, words: Words, *, plays: bool = False) -> Page:
    """Return the repair page. `scene` is public. `plays`: whether the moderator plays in it."""
    lines = [f"### {words('mend-title', number=scene.number)}", words("mend-hint")]
    topics = ("playing",) if plays else ("skip", "back")
    lines += [f"-# {words(f'mend-about-{topic}')}" for topic in topics]
    blocks: list[Block] = [Text("\n".join(lines))]
    present = [
        (seat, player.name, player.user_id)
        for seat, player in enumerate(scene.players)
        if player.user_id is not None and player.absence is None
    ]

    # House players cannot be benched, and a player who is away is benched already.
    to_bench = tuple(Item(words("mend-bench", name=name), seat) for seat, name, _ in present)

    # Any present player but the host can become the host.
    new_hosts = tuple(
        Item(words("mend-host", name=name), seat)
        for seat, name, user_id in present
        if user_id != scene.host_id
    )

    # A moderator who plays in the game may only change its host or end it.
    if to_bench and not plays:
        blocks.append(Menu(words("mend-bench-prompt"), to_bench, verb=BENCH))

    if new_hosts:
        blocks.append(Menu(words("mend-host-prompt"), new_hosts, verb=HOST, slot=1))

    # The verb `end` belongs to the lobby (cogs/lobby/cog.py).
    buttons = [Button(words("mend-end", number=scene.number), Do("end"), Tone.DANGER, "🗑️")]
    if not plays:
        does = Do(BACK, _question_id(scene))
        buttons.insert(0, Button(words("mend-back"), does, Tone.PLAIN, "⏪"))

    if scene.ask is not None and not plays:
        does = Do(SKIP, _question_id(scene))
        buttons.insert(0, Button(words("mend-skip"), does, Tone.PLAIN, "⏩"))

    blocks.append(Row(tuple(buttons)))
    return Page(tuple(blocks), GREY)


def _question_id(scene: Scene) -> int:
    """Return a number that identifies the open question, so that a stale button does nothing.

    It is made of public facts only. The epoch counts how often the game fell back to a checkpoint.
    """
    token = "" if scene.ask is None else scene.ask.token
    # A custom id has room for a small number only, so this is a hash.
    return zlib.crc32(f"{scene.epoch} {token}".encode())


@dataclass(frozen=True, slots=True)
class Mending:
    """The repair page and its buttons."""

    bot: Coop

    def verbs(self) -> Iterator[Verb]:
        runs = {
            MEND: self._show,
            SKIP: self._skip,
            BENCH: self._menu_of_seats(self.bot.tables.moderation.bench, playing=False),
            HOST: self._menu_of_seats(self.bot.tables.moderation.hand_over, playing=True),
            BACK: self._step_back,
        }

        # `returns_seat=False`: a moderator who is also an absent player does not come back by this.
        for name, run in runs.items():
            yield Verb(name, run, returns_seat=False, answer=Answer.PAGE)

    async def _show(self, click: Click) -> None:
        """Show the repair page."""
        _must_moderate(click)
        tokens = ButtonTokens(click.table_id, own=click.scene.hand_token)
        page = mending_page(click.scene, click.words, plays=_plays(click))
        await click.show(DesiredMessage.of(page, tokens))

    async def _skip(self, click: Click) -> None:
        """Let the time of the open question run out for all players who have not answered."""
        _must_moderate(click, playing=False)
        ask = click.scene.ask
        # The question for which the page was drawn is no longer open.
        if ask is None or click.press.index != _question_id(click.scene):
            raise StaleClick

        await self.bot.tables.moderation.skip(click.table_id, ask.token, click.user_id)
        await self._done(click)

    async def _step_back(self, click: Click) -> None:
        """Set the game back to its last checkpoint. Players then make the later choices again."""
        _must_moderate(click, playing=False)
        if click.press.index != _question_id(click.scene):
            raise StaleClick
        await self.bot.tables.moderation.step_back(click.table_id, click.user_id)
        await self._done(click)

    def _menu_of_seats(
        self, carry_out: Callable[[str, int, int], Awaitable[object]], *, playing: bool
    ) -> Callable[[Click], Awaitable[None]]:
        """Return the handler of a menu that does something to the player of a seat.

        `carry_out` gets the ids of table, player and moderator. `playing`: see `_must_moderate`.
        """

        async def run(click: Click) -> None:
            _must_moderate(click, playing=playing)
            seat = click.picks[0] if click.is_menu and click.picks else -1
            players = click.scene.players
            user_id = players[seat].user_id if 0 <= seat < len(players) else None
            if user_id is None:
                raise NoSuchPlayer

            await carry_out(click.table_id, user_id, click.user_id)
            await self._done(click)

        return run

    async def _done(self, click: Click) -> None:
        await click.show_text(click.words("mend-done"))


def can_be_mended(status: Status) -> bool:
    """Return whether a table has a game that can be repaired."""
    return status in (Status.PLAYING, Status.PAUSED)


def _plays(click: Click) -> bool:
    """Return whether the presser plays in this running game.

    A paused game waits for no player, so a player gains nothing by its repair.
    """
    seats = {player.user_id for player in click.scene.players}
    return click.scene.status is Status.PLAYING and click.user_id in seats


def _must_moderate(click: Click, *, playing: bool = True) -> None:
    """Check that the presser moderates the channel of the table.

    Args:
        click: The press.
        playing: Whether a moderator who plays in the running game may do this, too.

    Raises:
        ModeratorsOnly: The presser does not moderate this channel.
        PlayersDoNotMend: The presser plays, and `playing` is false.
    """
    scene = click.scene
    # The table of a user who plays alone is on no server, so it has no moderators.
    is_here = click.interaction.channel_id == scene.channel_id
    if is_alone(scene.guild_id) or not (is_here and moderates(click.interaction)):
        raise ModeratorsOnly
    if not playing and _plays(click):
        raise PlayersDoNotMend
