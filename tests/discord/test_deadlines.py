"""Games without any press: the defaults play them to their end."""

from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, game_at
from tests.support.clicker import LONGEST
from tests.support.found import found
from tests.support.ledger import journal
from tests.support.world import World


async def wait_it_out(world: World, table_id: str) -> None:
    """Let time pass until the game ends.

    Players count as present, so no house player takes over.
    """
    for _ in range(LONGEST):
        if (await world.live(table_id)).status is not Status.PLAYING:
            return

        await world.tick_on()
        for person in world.people.values():
            # Noticing a player resets the count of missed turns.
            await world.coop.tables.notice(table_id, person.id)

    raise AssertionError("the game does not end")


async def test_defaults_play_the_game_to_its_end(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=31)
    table_id = await dealt(world)
    await wait_it_out(world, table_id)

    assert (await world.live(table_id)).status is Status.OVER

    causes = {row[4] for row in journal(world.database, table_id)}
    assert causes <= {"timeout", "clock", "order"}


async def test_turn_has_one_deadline_for_all_questions(opened: Opened) -> None:
    """A player gains no time by pressing several buttons in a turn."""
    clicker = await game_at(opened, "turn", seed=34)
    world = clicker.world
    ((person, first),) = await clicker.asked()
    await world.tick(3)
    card = person.card(clicker.table_id)
    kinds = [option.kind for option in first.decision.options]
    await person.click(card, card.verb("pick", kinds.index("rob")))
    second = found(await clicker.question(person))

    assert second.token != first.token
    # A new question with the deadline of the first.
    assert second.deadline == first.deadline


async def test_timer_takes_due_choices(opened: Opened) -> None:
    """The timer runs as in the running bot, without a call by the test."""
    world = await opened("Ada", "Ben", "Cleo", seed=35, sweeping=True)
    table_id = await dealt(world)
    before = len(journal(world.database, table_id))

    for _ in range(10):
        # Simulated time drives the real timer.
        await world.env.advance_time(60)
        await world.settle()

    assert len(journal(world.database, table_id)) > before


async def test_only_the_first_two_games_have_longer_deadlines(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=36)
    # A newcomer has three times as long.
    for expected in (3 * 45, 3 * 45, 45):
        table_id = await dealt(world, game="playing", pace="normal")
        seat = (await world.live(table_id)).seat_of(world.cleo.id)
        question = found((await world.coop.tables.scene(table_id, seat)).question)

        assert question.deadline is not None
        assert abs(question.deadline - world.clock.now() - expected) < 1

        await world.coop.tables.moderation.end(table_id, world.ada.id)
        await world.settle()
