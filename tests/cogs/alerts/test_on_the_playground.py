"""The real bot on the playground, with its clock moved forward."""

from tests.support.playground import Playground, text_of
from tests.support.sentences import sentence


async def test_planned_table_opens_at_its_time() -> None:
    async with Playground() as play:
        await play.until_online()
        await play.settled(play.slash("Ada", "chicken call", game="heist", when="in 2h"))
        plan = await play.wait_for_message(play.games, contains=sentence("plan-button-in"))
        world = play.simulation.world
        await play.until(lambda: bool(world.events), "the event to be there")
        (event,) = world.events.values()

        assert (event.name, event.place, event.status) == ("Chicken Heist", "#games", 1)

        await play.settled(play.click("Ben", plan, label=sentence("plan-button-in")))
        # A quarter of an hour before the planned time, less a minute: the reminders are sent.
        play.hurry(106 * 60)
        ben = world.person("Ben")

        assert ben is not None

        await play.wait_for_message(world.dm(ben), contains=sentence("plan-there", room=""))
        # Past the planned time.
        play.hurry(15 * 60)
        await play.wait_for_message(play.games, contains=sentence("lobby-button-join"))
        await play.until(lambda: event.status == 2, "the event to begin")
        await play.until(
            lambda: sentence("plan-button-in") not in text_of(plan), "the plan to be over"
        )
