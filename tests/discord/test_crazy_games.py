"""Crazy Chicken on Discord: its settings, challenges, silence, standing orders, secrets."""

import json

import pytest
from discord import app_commands

from bot.i18n.words import Words, join_with_and
from bot.tables.refusals import NotChallenged, SeatKept
from bot.tables.scene import summary
from bot.tables.table import Status
from games.crazy.rules import CrazyChicken
from games.crazy.state import CrazyState
from games.engine.referee import verify
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, state_of
from tests.support.clicker import Clicker
from tests.support.combinations import pairs
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence


@pytest.mark.parametrize(("first", "seed"), pairs(["host", "other"], [83, 85]))
async def test_host_chooses_the_first_player(opened: Opened, first: str, seed: int) -> None:
    """CR-31, 8.4: the setting holds for every seating, after a restart, and in the record."""
    world = await opened("Ada", "Ben", seed=seed)
    await world.ada.start("crazy", first=first, rounds=1)

    assert sentence(f"crazy-setting-first-{first}") in world.table().text

    await world.ben.join()
    await world.ada.do("start")
    (table_id,) = [one.id for one in await world.coop.tables.tables_in(world.channel.id)]
    beginner = (world.ada if first == "host" else world.ben).id
    table = await world.live(table_id)
    state: CrazyState = state_of(world, table_id)

    # The engine knows seats only, so the host's seat was looked up at the deal.
    assert state.seat == state.starter == table.seat_of(beginner)

    await world.coop.tables.depart(table_id, world.ada.id)
    await world.restart(crash=True)
    table = await world.live(table_id)

    # The beginner was fixed at the deal and does not follow the host.
    assert table.host_id == world.ben.id, "host rights have passed on"
    assert state_of(world, table_id) == state

    await world.coop.tables.moderation.end(table_id, world.ben.id)
    await world.settle()
    text = await world.coop.records.read(summary(await world.live(table_id)))

    assert verify(text, GAMES).why is None

    # Records hold no persons, so the option names a seat.
    seat = ("first", "second")[state.starter]
    assert json.loads(text.partition("\n")[0])["options"] == {"rounds": 1, "first": seat}


async def turn_of(clicker: Clicker) -> tuple[Person, Person]:
    """Return the player on turn and the other one, after standing orders have answered."""
    # While orders act, no player is asked.
    while not (asked := await clicker.asked()):
        await clicker.world.tick_on()

    ((person, _),) = asked
    (other,) = [one for one in clicker.world.people.values() if one is not person]
    return person, other


async def test_face_down_card_is_shown_to_its_drawer_only(opened: Opened) -> None:
    """CR-22, CR-23: the table and the other player's card do not change with a hidden draw."""
    world = await opened("Ada", "Ben", seed=83)
    table_id = await dealt(world, game="crazy")
    cards = {person: person.card().text for person in (world.ada, world.ben)}
    table = world.table().text
    # The next cards of the two piles.
    state = state_of(world, table_id)
    left = state.left[-1]
    right = state.right[-1]

    assert [sentence("crazy-waiting-order") in one for one in cards.values()].count(True) == 1

    drawer, other = await turn_of(Clicker(world, table_id, 83))
    assert sentence("crazy-title-act") in drawer.card().text, "there was nothing to choose"

    brought = [sentence("crazy-top", card=card) for card in (left, right)]
    both = join_with_and(Words("en"), brought)
    assert sentence("crazy-told-drew_card", what=both) in drawer.card().text
    assert world.table().text == table, "two face-down cards are told with what is done then"
    # The other card did not change by a single character.
    assert other.card().text == cards[other]

    discards = next(control for control in drawer.card().controls if control.values)
    await drawer.click(drawer.card(), discards, [discards.values[0][1]])
    # The discard tells both draws, as face-down cards.
    two = sentence("crazy-face-down", count=2)

    assert sentence("crazy-told-draws", seat=drawer.name, mine="no", what=two) in world.table().text


class TestAChallenge:
    async def test_seat_is_kept_for_the_challenged_player(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=87)
        await world.ada.start("crazy", opponent=world.ben.member, pace="quick")
        assert f"<@{world.ben.id}>" in world.table().text

        assert_refused(await world.cleo.join(), SeatKept(guest="Ben"))
        # Only the challenged player may decline.
        assert_refused(await world.cleo.do("decline"), NotChallenged())
        await world.ben.join()

        # The seat is taken, so there is nothing to decline.
        assert all(control.does.verb != "decline" for control in world.table().controls)

        await world.ada.do("start")
        assert (await world.the_table()).status is Status.PLAYING

    async def test_declined_challenge_frees_the_seat(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=88)
        await world.ada.start("crazy", opponent=world.ben.member)
        await world.restart(crash=True)
        assert_refused(await world.cleo.join(), SeatKept(guest="Ben"))
        answer = await world.ben.do("decline")

        assert sentence("lobby-declined") in answer.text
        assert sentence("lobby-guest-declined", name="Ben") in world.table().text

        await world.cleo.join()
        assert [player.name for player in (await world.the_table()).players] == ["Ada", "Cleo"]

    @pytest.mark.parametrize(
        ("verb", "message"), [("join", "lobby-welcome-full"), ("decline", "lobby-welcome-declined")]
    )
    async def test_host_is_notified_of_the_answer(
        self, opened: Opened, verb: str, message: str
    ) -> None:
        world = await opened("Ada", "Ben", seed=92)
        await world.ada.start("crazy", opponent=world.ben.member)
        # Two minutes later a message notifies again.
        await world.tick(120)
        rung = world.ada.rung
        await world.ben.do(verb)

        assert world.ada.rung != rung
        assert sentence(message, guest="Ben") in world.ada.card().text
        # The welcome was replaced by the new message.
        assert len(world.ada.dms()) == 1, "the first is gone"

    async def test_only_games_for_two_have_challenges(self, opened: Opened) -> None:
        world = await opened("Ada", seed=91)
        chicken = world.coop.tree.get_command("chicken")
        assert isinstance(chicken, app_commands.Group)

        start = chicken.get_command("start")
        assert isinstance(start, app_commands.Group)

        # The library keeps the parameters in a private attribute.
        duels = [
            command.name
            for command in start.commands
            if isinstance(command, app_commands.Command) and "opponent" in command._params
        ]
        assert duels == [slug for slug, game in GAMES.items() if game.seats[-1] == 2]
        assert CrazyChicken.slug in duels
