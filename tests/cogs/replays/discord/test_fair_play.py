"""Cutting the deck in the lobby, and the Fair Play page before, during and after a game."""

import json
from hashlib import sha256

import pytest

from bot.i18n.words import Words
from bot.tables.refusals import LobbyClosed, NotSeatedYet
from bot.tables.table import Status
from cogs.replays.referee import Referee
from games.engine import cuts
from games.engine.referee import verify
from games.registry import GAMES
from tests.cogs.lobby.discord.test_lobby import assert_refused
from tests.discord.conftest import Opened
from tests.discord.test_records import file_of
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.found import found
from tests.support.people import Person
from tests.support.shown import Shown
from tests.support.world import World

WORDS = Words("en")


async def lobby(opened: Opened, seed: int = 3) -> World:
    world = await opened("Ada", "Ben", "Cleo", seed=seed)
    await world.ada.start()
    await world.ben.join()
    await world.cleo.join()
    return world


async def with_numbers(person: Person, table_id: str) -> Answer:
    """Open the page of the seal after the game, and press Numbers on it."""
    verdict = await person.do("seal", table_id=table_id)
    assert "✅" in verdict.text
    return await person.click(verdict.page, verdict.page.verb("seal", 1))


async def brought(world: World, person: Person) -> str:
    # The session in memory: the cut is stored with the player.
    table = await world.live((await world.the_table()).id)
    player = found(table.player(person.id))
    assert player.cut is not None
    return player.cut


def page_of(answer: Answer) -> Shown:
    return answer.page


async def in_words(person: Person, words: str) -> Answer:
    """Cut with typed words: by the button of the lobby, and then by its window."""
    page = page_of(await person.do("cut"))
    opened = await person.click(page, page.verb("cut-words"))
    assert opened.kind == "modal"
    return await person.type_into(opened, page, words)


class TestCutting:
    async def test_press_on_cut_brings_its_id(self, opened: Opened) -> None:
        world = await lobby(opened)
        others = [await brought(world, person) for person in (world.ada, world.cleo)]

        answer = await world.ben.do("cut")

        kind, _, click = (await brought(world, world.ben)).partition(" ")

        # The id of a press is drawn by Discord, so no player can choose it.
        assert kind == "pressed"
        assert int(click) in world.env.backend.interactions
        assert answer.kind == "update", "the page behind More"
        assert WORDS("cut-by-pressed", cut=click) in answer.text
        assert [await brought(world, one) for one in (world.ada, world.cleo)] == others

    async def test_join_brings_the_id_of_its_press(
        self, opened: Opened, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        world = await opened("Ada", "Ben", "Cleo")
        # the worlds of tests replace this function to know the cards
        monkeypatch.setattr(cuts, "cut_by_joining", "joined {}".format)
        await world.ada.start()
        await world.ben.join()

        for person in (world.ada, world.ben):
            kind, _, click = (await brought(world, person)).partition(" ")
            assert kind == "joined"
            # The cut is the id of the player's own press on Join.
            assert world.env.backend.interactions[int(click)].user_id == person.id

    async def test_typed_words_are_a_cut(self, opened: Opened) -> None:
        world = await lobby(opened)

        answer = await in_words(world.ben, "*über*  den `Zaun`, @everyone")

        # Stored as typed, but with single spaces.
        assert await brought(world, world.ben) == "said *über* den `Zaun`, @everyone"
        assert answer.kind == "update", "it takes the place of the page that asked"
        assert answer.page.ephemeral
        # Words appear without mentions, and only on the presser's own page.
        assert "@everyone" not in answer.text
        assert "Zaun" in answer.text
        assert "Zaun" not in world.table().text

    async def test_typed_words_are_cleaned_and_shortened(self, opened: Opened) -> None:
        world = await lobby(opened)
        for typed, kept in (
            # Line and direction marks and control characters are removed.
            ("a\u2028b\u202e\x00c", "said a bc"),
            (" ", "said ?"),
            # A lone surrogate cannot be encoded as UTF-8.
            ("\ud800", "said ?"),
            ("x" * 4000, f"said {'x' * (cuts.LONGEST - 1)}…"),
        ):
            await in_words(world.ben, typed)
            assert await brought(world, world.ben) == kept
            assert cuts.is_cut(kept)

    async def test_cut_without_a_seat_is_refused(self, opened: Opened) -> None:
        world = await lobby(opened)
        before = await world.live((await world.the_table()).id)
        zoe = world.add("Zoe")

        # Only players are offered the button, so it is forged.
        more = await world.ben.more()
        assert_refused(await zoe.forge(more, more.verb("cut").custom_id), NotSeatedYet())
        page = page_of(await world.ben.do("cut"))
        cut = await brought(world, world.ben)
        # The signature of Ben's page does not give Zoe a seat.
        assert_refused(await zoe.forge(page, page.verb("cut-words").custom_id), NotSeatedYet())

        after = await world.live(before.id)

        assert [player for player in after.players if player.user_id != world.ben.id] == [
            one for one in before.players if one.user_id != world.ben.id
        ]
        assert await brought(world, world.ben) == cut

    async def test_cut_after_the_deal_is_refused(self, opened: Opened) -> None:
        world = await lobby(opened)
        page = page_of(await world.ben.do("cut"))
        window = await world.ben.click(page, page.verb("cut-words"))
        cut = await brought(world, world.ben)
        await world.ada.do("start")

        # The window was opened before the deal.
        assert_refused(await world.ben.type_into(window, page, "too late"), LobbyClosed())
        assert_refused(await world.ben.click(page, page.verb("cut-words")), LobbyClosed())

        assert await brought(world, world.ben) == cut

    async def test_forged_window_is_refused(self, opened: Opened) -> None:
        world = await lobby(opened)
        page = page_of(await world.ben.do("cut"))
        window = await world.ben.click(page, page.verb("cut-words"))
        cut = await brought(world, world.ben)

        assert window.window is not None

        # A token that this bot has never signed.
        token = page.verb("cut-words").does.token
        forged = {"custom_id": window.window["custom_id"].replace(token, "x" * 10)}

        answer = await world.ben.type_into(
            Answer(window.kind, None, (), forged), page, "not signed by anybody"
        )

        assert answer.text == WORDS("refused-stale-click")
        assert await brought(world, world.ben) == cut

    async def test_seed_and_cuts_are_in_no_message(self, opened: Opened) -> None:
        world = await lobby(opened)
        await in_words(world.ben, "purple hen")
        await world.ada.do("start")
        table = await world.live((await world.the_table()).id)
        texts = [message.text for message in world.in_channel()]
        texts += [one.text for person in (world.ada, world.cleo) for one in person.dms()]

        # Neither the cuts nor what the deck is computed from.
        for secret in ("purple", table.seed, table.salt, table.game_seed.hex()):
            assert all(secret not in text for text in texts)


class TestFairPlay:
    async def test_lobby_shows_the_beginning_of_the_seal(self, opened: Opened) -> None:
        world = await lobby(opened)
        table = await world.the_table()
        seal = (await world.coop.tables.scene(table.id)).commitment

        # The lobby has room for the beginning of the seal only.
        assert seal[:8] in world.table().text

        page = page_of(await world.ben.do("cut"))
        answer = await world.ben.click(page, page.verb("seal"))
        assert seal in answer.text
        assert WORDS("fair-explained") in answer.text

    async def test_running_game_shows_only_the_own_cut(self, opened: Opened) -> None:
        world = await lobby(opened)
        await in_words(world.ben, "purple hen")
        await world.ada.do("start")
        table_id = (await world.the_table()).id
        # Each player sees their own cut; that of other players could be a private text.
        yours = WORDS("fair-yours", cut=WORDS("cut-by-said", cut="purple hen"))

        bens = await world.ben.do("seal", table_id=table_id)
        adas = await world.ada.do("seal", table_id=table_id)
        zoes = await world.add("Zoe").do("seal", table_id=table_id)

        assert yours in bens.text

        for other in (adas, zoes):
            assert WORDS("fair-explained") in other.text
            assert "purple" not in other.text

        # Zoe has no seat, so she has no cut to see.
        assert "✂️" in adas.text
        assert "✂️" not in zoes.text

        table = await world.live(table_id)
        for told in (bens, adas, zoes):
            # Opening the seal during a game would reveal all cards.
            assert all(one not in told.text for one in (table.seed, table.salt))

    async def test_finished_game_is_verified_on_request(self, opened: Opened) -> None:
        world = await lobby(opened, 6)
        await in_words(world.ben, "purple hen")
        await world.ada.do("start")
        table_id = (await world.the_table()).id
        await Clicker(world, table_id, 6).skip()
        table = await world.live(table_id)

        answer = await with_numbers(world.ben, table_id)

        story = page_of(await world.ben.do("story", table_id=table_id))
        _, text = file_of(world, await world.ben.click(story, story.verb("record")))
        # The downloaded record is verified as a third person would do it.
        verdict = verify(text, GAMES)

        assert verdict.why is None
        assert verdict.cuts == ("joined 1", "said purple hen", "joined 1")

        people = "Ada, Ben and Cleo"
        choices = verdict.choices
        assert WORDS("fair-true", people=people, choices=choices) in answer.text

        cut = WORDS("cut-by-said", cut="purple hen")
        assert WORDS("fair-yours-in", cut=cut) in answer.text

        # Anyone can compute the seal from the two numbers.
        header = json.loads(text.partition("\n")[0])
        assert header["format"] == 2
        assert header["house_seed"] == table.seed

        sealed = sha256(bytes.fromhex(table.salt + table.seed)).hexdigest()
        assert all(one in answer.text for one in (sealed, table.seed, table.salt))

        zoes = await with_numbers(world.add("Zoe"), table_id)
        assert WORDS("fair-true", people=people, choices=choices) in zoes.text
        # Zoe is told the result but not the words of others.
        assert "purple" not in zoes.text

    async def test_cancelled_game_is_verified_to_its_last_choice(self, opened: Opened) -> None:
        world = await lobby(opened, 7)
        await world.ada.do("start")
        table_id = (await world.the_table()).id
        clicker = Clicker(world, table_id, 7)
        for _ in range(5):
            await clicker.look()
            await clicker.step()

        await world.coop.tables.moderation.end(table_id, world.ada.id)
        await world.settle()
        table = await world.live(table_id)

        answer = await with_numbers(world.ben, table_id)

        assert WORDS("fair-given-up") in answer.text
        assert table.seed in answer.text
        # Up to the point where the text says how the game ended.
        assert WORDS("fair-true", people="Ada, Ben and Cleo", choices=5)[:40] in answer.text

    async def test_slow_verification_asks_to_try_again(self, opened: Opened) -> None:
        world = await lobby(opened, 8)
        await world.ada.do("start")
        table_id = (await world.the_table()).id
        clicker = Clicker(world, table_id, 8)
        await clicker.look()
        await clicker.step()
        await world.coop.tables.moderation.end(table_id, world.ada.id)
        await world.settle()
        referee = world.coop.features["cogs.replays"]

        assert isinstance(referee, Referee)

        # The referee answers after no time, while the check goes on.
        referee._patience = 0

        answer = await world.ben.do("seal", table_id=table_id)

        assert WORDS("refused-still-checking") in answer.text
        assert answer.is_private

    async def test_lobby_without_a_deal_keeps_its_seal(self, opened: Opened) -> None:
        world = await lobby(opened, 9)
        page = page_of(await world.ben.do("cut"))
        table = await world.live((await world.the_table()).id)
        await world.ada.cancel()

        answer = await world.ben.click(page, page.verb("seal"))

        assert WORDS("refused-no-record") in answer.text
        # The seal of a lobby without a deal stays closed: nothing was dealt with it.
        assert table.seed not in answer.text
        assert (await world.live(table.id)).status is Status.CLOSED
