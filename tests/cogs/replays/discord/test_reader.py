"""The whole story, read on Discord:

open to all users for finished games, and for no running game.
"""

import asyncio

import pytest

from bot.i18n.words import Words
from bot.tables.refusals import StaleClick
from bot.tables.table import Status
from cogs.replays import reader
from cogs.replays.reader import StillWriting
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.test_records import file_of
from tests.support.clicker import Clicker
from tests.support.clicks import Click, deliver
from tests.support.ledger import unchanged
from tests.support.sentences import assert_refused
from tests.support.world import World

WORDS = Words("en")


async def over(opened: Opened, seed: int, game: str = "out") -> tuple[World, str]:
    world = await opened("Ada", "Ben", "Cleo", seed=seed)
    table_id = await dealt(world, game=game)
    await Clicker(world, table_id, seed).skip()
    return world, table_id


def sign(shown, emoji):
    return next(control for control in shown.controls if control.label == emoji)


async def test_story_is_read_step_by_step_by_any_user(opened: Opened) -> None:
    world, table_id = await over(opened, 6, "heist")
    onlooker = world.add("Zoe")
    with unchanged(world.database):
        # Zoe did not play, and the story is open to her too.
        answer = await onlooker.do("story", table_id=table_id)

        assert answer.is_private

        page = answer.page
        assert "Step 1 of" in page.text

        on = await onlooker.click(page, sign(page, "▶️"))
        assert on.kind == "update"
        assert "Step 2 of" in on.text

        last = await onlooker.click(on.page, sign(on.page, "⏭️"))
        assert "Game over!" in last.text
        assert sign(last.page, "▶️").disabled

        # Two menus: chapters, and the seats through which to look.
        jump, eyes = last.page.menus
        second_round = next(value for label, value, *_ in jump.values if "Round 2" in label)
        there = await onlooker.click(last.page, jump, [second_round])
        assert "Round 2" in there.text

        jump, eyes = there.page.menus
        label, value = eyes.values[1]
        # The view of a seat shows its card at this step.
        card = await onlooker.click(there.page, eyes, [value])
        names = {player.name for player in (await world.live(table_id)).players}

        assert label.removesuffix("’s eyes") in names
        assert label in card.text


async def test_story_continues_after_a_restart(opened: Opened) -> None:
    world, table_id = await over(opened, 7)
    page = (await world.ben.do("story", table_id=table_id)).page
    # The place is in the custom id.
    await world.restart()
    on = await world.ben.click(page, sign(page, "▶️"))
    assert "Step 2 of" in on.text


async def test_story_of_a_cancelled_game_ends_where_it_stopped(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=8)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 8)
    for _ in range(8):
        await clicker.look()
        await clicker.step()

    await world.coop.tables.moderation.end(table_id, world.ada.id)
    await world.settle()

    page = (await world.cleo.do("story", table_id=table_id)).page
    # The last step, which tells why the game ended.
    if not sign(page, "⏭️").disabled:
        page = (await world.cleo.click(page, sign(page, "⏭️"))).page

    assert WORDS("story-aborted", why=WORDS("closed-by-host")) in page.text


async def test_story_can_be_downloaded_as_a_web_page(opened: Opened) -> None:
    world, table_id = await over(opened, 12)
    page = (await world.cleo.do("story", table_id=table_id)).page
    answer = await world.cleo.click(page, page.verb("storypage"))

    assert answer.is_private

    name, text = file_of(world, answer)
    assert name == "out-1.html"
    assert name in answer.text
    assert text.startswith("<!doctype html>")
    assert "Step 1 of" in text


async def test_one_web_page_is_written_per_person_at_a_time(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, table_id = await over(opened, 12)
    page = (await world.cleo.do("story", table_id=table_id)).page
    bens = (await world.ben.do("story", table_id=table_id)).page
    # Cleo presses twice at the same time, Ben once.
    button = page.verb("storypage")
    written = 0

    async def slow(*given: object, **options: object) -> bytes:
        nonlocal written
        # Many turns of the event loop, so that the presses overlap.
        for _ in range(500):
            await asyncio.sleep(0)
        written += 1
        return b"<!doctype html>"

    monkeypatch.setattr(reader, "document", slow)
    first, again, others = await deliver(
        world.env,
        *[Click(world.cleo.id, world.guild.id, page, button.custom_id)] * 2,
        Click(world.ben.id, world.guild.id, bens, bens.verb("storypage").custom_id),
    )
    assert_refused(again, StillWriting())

    assert all("out-1.html" in one.text for one in (first, others))
    # One for Cleo and one for Ben; Cleo's second press was refused.
    assert written == 2
    # When the page is written, the next one may be asked for.
    assert "out-1.html" in (await world.cleo.click(page, button)).text


# Indexes of steps and seats, and ones that are too large for both.
@pytest.mark.parametrize("index", [0, 1, 2, 8, 16, 130, 133, 10_000, 10**50])
async def test_forged_story_of_a_running_game_is_refused(opened: Opened, index: int) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=9)
    table_id = await dealt(world)
    table = world.table(table_id)
    # A signed id of the running table, with a verb of the story.
    signed = table.verb("hand").custom_id.removesuffix(":hand:0")
    with unchanged(world.database):
        for verb in ("story", "storypage"):
            answer = await world.ben.forge(table, f"{signed}:{verb}:{index}")
            assert answer.is_private
            assert answer.text == WORDS("refused-game-goes-on")

        assert (await world.live(table_id)).status is Status.PLAYING


async def test_forged_step_of_a_story_is_refused(opened: Opened) -> None:
    world, table_id = await over(opened, 10)
    page = (await world.ben.do("story", table_id=table_id)).page
    forged = sign(page, "▶️").custom_id
    # Beyond the last step, beyond an integer, and a seat that is not there.
    for index in ("99999999", "9" * 100, "127"):
        answer = await world.ben.forge(page, f"{forged.rpartition(':')[0]}:{index}")
        assert_refused(answer, StaleClick())


async def test_story_id_of_another_table_is_refused(opened: Opened) -> None:
    """A custom id of a running table is pressed on the message of a finished one."""
    world, table_id = await over(opened, 11)
    other = await dealt(world)
    signed = world.table(other).verb("hand").custom_id.removesuffix(":hand:0")
    forged = f"{signed}:story:0"
    answer = await world.ben.forge(world.table(table_id), forged)

    assert answer.text == WORDS("refused-game-goes-on")


async def test_story_pages_have_their_own_pictures(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=13, settings={"pictures": "on"})
    # Cleo has chosen pages without pictures.
    await world.coop.store.people.put_setting(world.cleo.id, "en", "pictures", False)
    table_id = await dealt(world, game="out")
    await Clicker(world, table_id, 13).skip()
    page = (await world.ben.do("story", table_id=table_id)).page

    def attached() -> list[str]:
        message = world.env.backend.get_message(page.channel_id, page.id)
        return [attachment["id"] for attachment in message.attachments]

    first = attached()
    await world.ben.click(page, sign(page, "▶️"))
    second = attached()

    assert len(first) == len(second) == 1
    # A new page is a new picture.
    assert first != second

    in_words = (await world.cleo.do("story", table_id=table_id)).page
    assert not world.env.backend.get_message(in_words.channel_id, in_words.id).attachments
