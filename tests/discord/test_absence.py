"""Players who are silent, leave, return or have left the server; and tables without people."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.refusals import AlreadyLeft
from bot.tables.table import Absence, Player, Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import LONGEST, Clicker
from tests.support.found import found
from tests.support.ledger import journal
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Control
from tests.support.world import World

# Discord's error code.
UNKNOWN_MEMBER = 10007


async def player(person: Person, table_id: str) -> Player:
    return found((await person.world.live(table_id)).player(person.id))


async def doze_off(sleeper: Person, table_id: str, seed: int) -> Clicker:
    """Let all other players answer until a house player plays for this one. Return the clicker."""
    clicker = Clicker(sleeper.world, table_id, seed)
    for _ in range(LONGEST):
        if (await player(sleeper, table_id)).absence is not None:
            return clicker

        others = [person for person, _ in await clicker.asked() if person is not sleeper]
        if others:
            await clicker.answer(others[0])
        else:
            # Only the silent player is asked, so time has to pass.
            await sleeper.world.tick_on()

    raise AssertionError("nobody minds")


def back(person: Person, table_id: str) -> Control:
    """Return the only button of the card of a player who is represented."""
    (button,) = person.card(table_id).live
    assert button.does.verb == "back"
    return button


def causes(world: World, table_id: str, since: int) -> set[str]:
    return {row[4] for row in journal(world.database, table_id)[since:]}


class TestSilence:
    async def test_silent_player_is_represented_and_returns(self, opened: Opened) -> None:
        """HR-102: two missed turns."""
        world = await opened("Ada", "Ben", "Cleo", seed=61)
        table_id = await dealt(world)
        await doze_off(world.cleo, table_id, 61)

        assert sentence("table-away-silent", seat="Cleo") in world.table().text
        assert sentence("seat-sat-in") in world.table().text
        assert back(world.cleo, table_id).label == sentence("away-button-silent")
        assert sentence("away-why-silent") in world.cleo.card(table_id).text
        # The answer "still a member" is remembered.
        assert len([request for request in world.wire.requests if "/members/" in request.path]) == 1

        cards = len(world.cleo.dms())
        await world.restart(crash=True)

        assert (await player(world.cleo, table_id)).absence is Absence.SILENT
        # The restart sent no second card.
        assert len(world.cleo.dms()) == cards

        card = world.cleo.card(table_id)
        await world.cleo.click(card, back(world.cleo, table_id))

        assert (await player(world.cleo, table_id)).absence is None
        # The same message was edited.
        assert world.cleo.card(table_id).id == card.id
        assert "🐣" not in world.cleo.card(table_id).text
        assert sentence("table-back", seat="Cleo") in world.table().text
        assert sentence("seat-sat-in") not in world.table().text


class TestLeaving:
    async def test_game_is_left_after_a_confirmation(self, opened: Opened) -> None:
        """HR-103: leaving a running game needs a confirmation."""
        world = await opened("Ada", "Ben", "Cleo", seed=66)
        table_id = await dealt(world)
        answer = await world.ben.slash("chicken leave")

        assert answer.is_private
        # The question alone changes nothing.
        assert (await player(world.ben, table_id)).absence is None

        (button,) = answer.page.live
        left = await world.ben.click(answer.page, button)
        assert sentence("table-button-hand") in left.text
        assert (await player(world.ben, table_id)).absence is Absence.LEFT
        assert sentence("table-away-left", seat="Ben") in world.table().text
        assert back(world.ben, table_id).label == sentence("away-button-left")

        assert_refused(await world.ben.slash("chicken leave"), AlreadyLeft())

        before = len(journal(world.database, table_id))
        await Clicker(world, table_id, 66).play_on()

        assert (await world.live(table_id)).status is Status.OVER
        assert "house" in causes(world, table_id, before)
        # At the end the card shows the result and no longer the absence.
        assert sentence("away-why-left") not in world.ben.card(table_id).text

    async def test_player_who_left_may_return(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=67)
        table_id = await dealt(world)
        clicker = Clicker(world, table_id, 67)
        await clicker.play(until=lambda: clicker.waits_for == "turn")
        ((person, _),) = await clicker.asked()
        old = person.card(table_id).answers[0]

        # Each way back shows that the player is there.
        ways: list[Callable[[], Awaitable[Any]]] = [
            # A press on an answer of the card from before.
            lambda: person.forge(person.card(table_id), old.custom_id),
            lambda: person.slash("chicken hand"),
            lambda: person.my_hand(table_id),
            lambda: person.click(person.card(table_id), back(person, table_id)),
            lambda: person.slash("chicken table"),
        ]
        for come_back in ways:
            await world.coop.tables.depart(table_id, person.id)
            await world.settle()
            assert (await player(person, table_id)).absence is Absence.LEFT

            await come_back()
            assert (await player(person, table_id)).absence is None


class TestGone:
    async def test_player_who_left_the_server_is_detected_after_a_miss(
        self, opened: Opened
    ) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=71)
        table_id = await dealt(world)
        # The bot has no right to see members leave, so it asks Discord after a missed turn.
        world.wire.allowed.add(UNKNOWN_MEMBER)
        world.env.backend.remove_member(world.guild.id, world.cleo.id)
        clicker = await doze_off(world.cleo, table_id, 71)

        assert (await player(world.cleo, table_id)).absence is Absence.GONE
        assert sentence("table-away-gone", seat="Cleo") in world.table().text

        timeouts = [row for row in journal(world.database, table_id) if row[4] == "timeout"]
        seat = (await world.live(table_id)).seat_of(world.cleo.id)
        # Only Cleo's seat missed turns.
        assert {row[2] for row in timeouts} == {seat}

        await clicker.step()


class TestATableWithoutPeople:
    async def asleep(self, opened: Opened, seed: int) -> tuple[World, str]:
        # Ada plays alone with house players.
        world = await opened("Ada", seed=seed)
        table_id = await dealt(world, fill=4)
        await doze_off(world.ada, table_id, seed)
        table = await world.live(table_id)

        assert (table.status, table.reason) == (Status.PAUSED, "paused-asleep")

        return world, table_id

    async def test_game_of_one_silent_player_pauses_and_is_closed(self, opened: Opened) -> None:
        world, table_id = await self.asleep(opened, 75)
        before = len(journal(world.database, table_id))
        await world.tick(3600)

        # No default choices are taken while the game sleeps.
        assert len(journal(world.database, table_id)) == before
        assert sentence("paused-asleep") in world.table().text
        assert sentence("away-asleep") in world.ada.card(table_id).text

        await world.coop.chat.posting.post(table_id)
        await world.settle()
        # Posting a table again is no sign of a player.
        assert (await world.live(table_id)).reason == "paused-asleep"

        await world.restart()
        # A day and a second.
        await world.tick(24 * 3600 + 1)
        assert (await world.live(table_id)).reason == "closed-forgotten"
        assert sentence("closed-forgotten") in world.table().text

    @pytest.mark.parametrize("where", ["card", "table"])
    async def test_one_press_resumes_a_sleeping_game(self, opened: Opened, where: str) -> None:
        world, table_id = await self.asleep(opened, 76)
        await world.tick(3600)
        if where == "card":
            await world.ada.click(world.ada.card(table_id), back(world.ada, table_id))
        else:
            # Index 1 is the wake button of the public table.
            await world.ada.do("hand", 1, table_id=table_id)

        assert (await world.live(table_id)).status is Status.PLAYING

        await Clicker(world, table_id, 76).play_on()
        assert (await world.live(table_id)).status is Status.OVER
