"""A player with closed DMs plays the whole game with the "My hand" button of the table."""

from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, game_at
from tests.support.clicker import Clicker
from tests.support.ledger import journal
from tests.support.sentences import sentence


async def test_game_with_dms_closed_from_the_start(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=41)
    world.ben.close_dms()
    table_id = await dealt(world)

    assert (await world.live(table_id)).seat_of(world.ben.id) is not None

    clicker = Clicker(world, table_id, seed=41)
    await clicker.play()
    assert (await world.live(table_id)).status is Status.OVER
    assert world.ben.dms() == []

    # Every press was taken, and no default was needed.
    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == clicker.presses


async def test_joining_with_closed_dms_says_how_to_play(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    world.ben.close_dms()
    await world.ada.start()
    # Ada joined before; Ben joins without a welcome.
    answer = await world.ben.join()

    assert answer.is_private or answer.followups
    assert [player.name for player in (await world.the_table()).players] == ["Ada", "Ben"]


async def test_game_with_dms_closed_in_the_middle(opened: Opened) -> None:
    clicker = await game_at(opened, "decision_a", seed=42)
    world = clicker.world
    table_id = clicker.table_id
    # From now on no DM arrives.
    for person in world.people.values():
        person.close_dms()

    await clicker.play()
    assert (await world.live(table_id)).status is Status.OVER

    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == clicker.presses


async def test_refused_dm_is_rarely_tried_again(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=43)
    world.ben.close_dms()
    table_id = await dealt(world)
    await Clicker(world, table_id, seed=43).play()
    refused = [request for request in world.wire.requests if request.refused is not None]

    # A few refusals, not one for each card.
    assert 1 <= len(refused) <= 3


async def test_hand_can_be_shown_at_any_time(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=44)
    table_id = await dealt(world)
    for person in world.people.values():
        answer = await person.my_hand(table_id)
        assert answer.is_private
        assert answer.page.text == person.card(table_id).text


async def test_dms_opened_again_get_the_cards(opened: Opened) -> None:
    """A press of "My hand" tries the DM again. From then on the cards come by DM."""
    world = await opened("Ada", "Ben", "Cleo", seed=46)
    world.ben.close_dms()
    await world.ada.start(pace="quick")
    await world.ben.join()
    await world.cleo.join()
    # The bot waits a minute before it tries a closed DM again.
    await world.tick(61)
    await world.ada.do("start")
    table_id = (await world.the_table()).id
    without_dms = sentence("chat-plays-by-hand", names="Ben", count=1)

    assert without_dms in world.table(table_id).text

    world.ben.open_dms()
    await world.ben.my_hand(table_id)
    assert world.ben.card(table_id) in world.ben.dms()
    assert without_dms not in world.table(table_id).text

    await Clicker(world, table_id, seed=46).play_on()
    assert (await world.live(table_id)).status is Status.OVER
