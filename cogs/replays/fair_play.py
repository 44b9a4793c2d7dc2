"""The page behind the button **Fair play**.

A seal is a hash of Coop's secret number, shown before the deal. A cut is what each player adds
to the random seed. A record is a finished game as a file.

During a game the page has the whole seal, why the deck cannot be stacked, and the presser's own
cut. After the game it also has the content of the seal, and whether the record is true. Texts:
data/locales/*/record.ftl, and `<game>-table-seal` of each game.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import Words, join_with_and
from bot.interactions.interaction import Click, Verb, Where
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Button, ButtonTokens, Do, Page, Row, Text
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NotAtThisTable
from bot.tables.scene import Scene
from cogs.cut import cut_text
from cogs.pages import headline
from cogs.record import SEAL
from cogs.replays.referee import Referee, Ruling
from games.registry import GAMES

NUMBERS = 1
"""The index of the button that shows the numbers."""


def seal_page(scene: Scene, words: Words) -> Page:
    """Return the page before the end of the game. `scene` is what the presser may see."""
    cut = [words("fair-yours", cut=cut_text(scene.cut, words))] if scene.cut else []
    explained = words("fair-explained" if scene.is_cut else "fair-explained-uncut")
    return _page(scene, words, *cut, f"-# {explained}")


def ruled_page(
    scene: Scene, words: Words, ruling: Ruling | Refused, *, with_numbers: bool = False
) -> Page:
    """Return the page after the game.

    Args:
        scene: What the presser may see.
        words: The words of the presser's language.
        ruling: The referee's answer, or why there is none.
        with_numbers: Whether a page of a true record has the numbers that prove it. Otherwise it
            has a button for them.
    """
    if isinstance(ruling, Refused):
        return _page(scene, words, *_seal_lines(scene, words), refusal(ruling, words))

    header, verdict = ruling
    rules = GAMES[scene.game]
    # Today's rules cannot verify a game of other rules.
    if header is not None and header.rules != rules.rules_version:
        text = words("fair-older-rules", played=header.rules, today=rules.rules_version)
        return _page(scene, words, *_seal_lines(scene, words), text)
    if header is None or verdict.why is not None:
        text = words("fair-wrong", line=verdict.line or 0)
        return _page(scene, words, *_seal_lines(scene, words), text)
    if not _is_record_of(scene, ruling):
        return _page(scene, words, *_seal_lines(scene, words), words("fair-of-another"))

    # An erased cut cannot be verified, which takes the whole explanation.
    if with_numbers or verdict.forgotten:
        return _page(scene, words, *_proof(scene, words, ruling), "-# " + words("fair-sceptic"))

    verdict_lines = words("fair-replayed", choices=verdict.choices), *_exceptions(words, ruling)
    lines = [headline(scene, words), *verdict_lines]
    numbers = Button(words("fair-numbers"), Do(SEAL, NUMBERS), emoji="🔢")
    return Page((Text("\n".join(lines)), Row((numbers,))))


def _page(scene: Scene, words: Words, *lines: str) -> Page:
    """Return a page that begins with the seal."""
    seal = words(f"{scene.game}-table-seal", seal=f"`{scene.commitment}`")
    return Page((Text("\n".join((seal, *lines))),))


def _seal_lines(scene: Scene, words: Words) -> Iterator[str]:
    """Yield the content of the seal, if it may be shown."""
    if scene.revealed is not None:
        seed, salt = scene.revealed
        yield words("seal-opened", seed=f"`{seed}`", salt=f"`{salt}`")


def _is_record_of(scene: Scene, ruling: Ruling) -> bool:
    """Return whether the record agrees with what the table has shown.

    Many true records can be made with one seal, so the winners and the viewer's own cut must agree
    as well.
    """
    header, verdict = ruling
    if header is None or header.commitment != scene.commitment or header.game != scene.game:
        return False
    # Records of format 1 have no cuts.
    if len(header.seats) != len(scene.players) or (header.format > 1) != scene.is_cut:
        return False
    if verdict.winners != (None if scene.result is None else tuple(scene.result.winners)):
        return False

    return scene.viewer is None or header.seats[scene.viewer].cut == scene.cut


def _proof(scene: Scene, words: Words, ruling: Ruling) -> Iterator[str]:
    """Yield what the verified record proves."""
    header, verdict = ruling
    assert header is not None
    yield words("seal-opened", seed=f"`{header.committed}`", salt=f"`{header.salt}`")
    # People are named in the order in which they joined, which is the order of their cuts.
    players = sorted(scene.players, key=lambda player: player.joined or 0)
    people = [player.name for player in players if not player.is_house]
    facts = {"choices": verdict.choices, "people": join_with_and(words, people)}
    if verdict.forgotten:
        yield words("fair-true-forgotten", **facts, forgotten=verdict.forgotten)
    else:
        yield words("fair-true" if verdict.cuts else "fair-true-uncut", **facts)

    if scene.cut is not None:
        yield words("fair-yours-in", cut=cut_text(scene.cut, words))

    yield from _exceptions(words, ruling)


def _exceptions(words: Words, ruling: Ruling) -> Iterator[str]:
    """Yield what was unusual in the game, and does not make the record wrong."""
    verdict = ruling.verdict
    for fall in verdict.falls:
        yield words("fair-fell-back", since=fall.since, to=fall.to)

    if verdict.aborted is not None:
        yield words("fair-given-up")


def verb(bot: Coop, referee: Referee) -> Verb:
    """Return the verb of the seal's button."""

    async def own_scene(click: Click) -> Scene:
        """Return the scene of the press; for a player of the table, with their own cut."""
        try:
            own = await bot.tables.scene_of(click.table_id, click.user_id)
        except NotAtThisTable:
            return click.scene

        return replace(click.scene, viewer=own.viewer, cut=own.cut)

    async def seal(click: Click) -> None:
        table = await bot.tables.table(click.table_id)
        scene = await own_scene(click)
        # While the game runs, the content of the seal must stay hidden.
        if table.is_live:
            await click.whisper(DesiredMessage.of(seal_page(scene, click.words)))
            return

        ruling: Ruling | Refused
        try:
            ruling = await referee.of(table)
        except Refused as refused:
            ruling = refused

        with_numbers = click.picks == (NUMBERS,)
        page = ruled_page(scene, click.words, ruling, with_numbers=with_numbers)
        tokens = ButtonTokens(click.table_id, own=scene.hand_token)
        await click.whisper(DesiredMessage.of(page, tokens))

    return Verb(SEAL, seal, where=Where.MESSAGE)
