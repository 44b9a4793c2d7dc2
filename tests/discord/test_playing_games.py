"""Playing Chicken on Discord: whole games, changed choices, restarts, silence."""

from bot.tables.refusals import StaleClick
from bot.tables.table import Status
from cogs.playing.labels import VERB
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, killed_or_stopped, state_of
from tests.support.clicker import Clicker
from tests.support.found import found
from tests.support.ledger import journal
from tests.support.sentences import assert_refused, marked, sentence
from tests.support.world import World


async def assert_settled(world: World, table_id: str) -> None:
    """Check that the final table shows all points and that no card can be answered."""
    table = await world.live(table_id)
    assert table.status is Status.OVER
    assert table.result is not None

    final = world.table(table_id).text
    for seat, player in enumerate(table.players):
        points = found(table.result.scores[seat])
        line = sentence("result-line", place="", name=marked(player), points=points)
        assert line.strip() in final

    for person in world.people.values():
        assert all(not message.answers for message in person.dms())


def goal_of(world: World, table_id: str) -> str:
    """Return the table's largest line."""
    (line,) = [one for one in world.table(table_id).text.splitlines() if one.startswith("# ")]
    return line


@killed_or_stopped
async def test_whole_game_with_a_restart_during_a_trick(opened: Opened, crash: bool) -> None:
    """Cards that lie face down before the restart lie there afterwards."""
    world = await opened("Ada", "Ben", "Cleo", seed=71)
    table_id = await dealt(world, game="playing")
    clicker = Clicker(world, table_id, 71)
    # Six complete tricks of three cards, and one card of the seventh.
    while clicker.presses < 19:
        await clicker.look()
        await clicker.step()

    assert len(await clicker.asked()) == 2, "one of three has chosen"

    goal = goal_of(world, table_id)
    rows = journal(world.database, table_id)

    await world.restart(crash=crash)

    assert (goal_of(world, table_id), journal(world.database, table_id)) == (goal, rows)
    assert len(await clicker.asked()) == 2

    await clicker.play()
    await assert_settled(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]

    # Fifteen tricks of three cards.
    assert causes.count("player") == clicker.presses == 45


async def test_playing_chicken_with_seven_house_players(opened: Opened) -> None:
    world = await opened("Ada", seed=72)
    table_id = await dealt(world, game="playing", fill=8, level="hard", exact="double")
    clicker = Clicker(world, table_id, 72)
    await clicker.play()
    await assert_settled(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]

    # Fifteen tricks, one card of the person and seven of the house in each.
    assert (causes.count("player"), causes.count("house")) == (15, 105)


async def test_choice_can_be_changed_until_the_reveal(opened: Opened) -> None:
    """PL-15: a choice can be changed until the last player has chosen."""
    world = await opened("Ada", "Ben", "Cleo", seed=73)
    table_id = await dealt(world, game="playing")
    public = len(world.public)
    await world.ada.press(sentence("playing-option-play", value=6))

    assert sentence("playing-card-answered", chosen=6) in world.ada.card().text

    await world.ada.press(sentence("playing-option-play", value=2))
    assert sentence("playing-card-answered", chosen=2) in world.ada.card().text

    old = world.ada.card()
    again = old.button(sentence("playing-option-play", value=5))
    # The table shows neither choice.
    assert len(world.public) == public, "nobody else need know"

    await world.ben.press(sentence("playing-option-play", value=4))
    assert sentence("playing-ask-one-missing", seat="Cleo") in world.table(table_id).text

    # The last choice reveals the trick.
    await world.cleo.press(sentence("playing-option-play", value=1))

    seat = (await world.live(table_id)).seat_of(world.ada.id)
    shown = [row for row in journal(world.database, table_id) if row[2] == seat]

    # Both choices are in the journal, and the second one counts.
    assert [row[3] for row in shown] == ["play 6", "play 2"]
    assert sentence("playing-trick-card", name="Ada", card=2) in world.table(table_id).text

    # A change after the reveal is refused.
    assert_refused(await world.ada.forge(old, again.custom_id), StaleClick())


async def test_memory_aid_is_a_setting_of_the_lobby(opened: Opened) -> None:
    """PL-9: the memory aid is a setting of the lobby."""
    world = await opened("Ada", "Ben", "Cleo", seed=76)
    await world.ada.start("playing", memory_aid=True)

    assert sentence("playing-setting-memory_aid-true") in world.table().text

    for person in (world.ben, world.cleo):
        await person.join()

    await world.ada.do("start")
    for person, card in ((world.ada, 2), (world.ben, 4), (world.cleo, 5)):
        # One trick, after which three cards are known.
        await person.press(sentence("playing-option-play", value=card))

    shown = [message.text for message in world.in_channel()]
    assert any(sentence("playing-seat-spent", cards="2") in text for text in shown)

    hand = sentence("playing-card-other", name="Ben", cards="1 2 3 5 6")
    assert hand in world.ada.card().text


async def test_notable_tricks_have_messages_above_the_result(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=78)
    table_id = await dealt(world, game="playing")
    await Clicker(world, table_id, 78).play()
    tricks = state_of(world, table_id).reveals
    # The last tricks of the five rounds, counted from 0.
    ends = {4, 8, 11, 13, 14}
    worth_it = [place for place, one in enumerate(tricks) if one.total == one.goal or place in ends]

    assert len(ends) <= len(worth_it) < len(tricks)

    messages = world.in_channel()
    beside = [
        message.text
        for message in messages
        if not message.belongs_to(table_id) and not message.links
    ]
    # without the links to tables that were sent again
    told = [text for text in beside if text.startswith("###")]

    assert len(told) == len(worth_it)

    for text, place in zip(told, worth_it, strict=True):
        assert f"**{tricks[place].total}**" in text

    # The result is the last message of the channel.
    assert messages[-1].belongs_to(table_id)
    assert sentence("table-over") in messages[-1].text


async def test_page_of_tricks_is_available_after_the_game(opened: Opened) -> None:
    """The result has no room for the tricks, so they are on a page of their own."""
    world = await opened("Ada", "Ben", "Cleo", seed=81)
    table_id = await dealt(world, game="playing")
    await Clicker(world, table_id, 81).skip()

    answer = await world.ada.do(VERB, table_id=table_id)

    assert answer.is_private
    assert sentence("playing-tricks", count=15) in answer.text


async def test_page_of_tricks_is_private(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=79)
    table_id = await dealt(world, game="playing")
    # Before the first trick there is nothing to show.
    assert all(control.does.verb != VERB for control in world.table(table_id).live)

    for person, card in ((world.ada, 2), (world.ben, 4), (world.cleo, 5)):
        await person.press(sentence("playing-option-play", value=card))

    await world.tick_on()
    # Revealed tricks are public, so strangers may read them.
    onlooker = world.add("Zoe")

    answer = await onlooker.do(VERB, table_id=table_id)

    assert answer.is_private
    assert sentence("playing-tricks", count=1) in answer.text

    (trick,) = state_of(world, table_id).reveals
    assert f"= {trick.total}" in answer.text


async def test_page_of_tricks_is_refused_for_other_games(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=80)
    table_id = await dealt(world, game="heist")
    (hand,) = [control for control in world.table(table_id).live if control.does.verb == "hand"]
    forged = hand.custom_id.replace(":hand:", f":{VERB}:")

    # The replacement has changed the verb.
    assert forged != hand.custom_id

    assert_refused(await world.ada.forge(world.table(table_id), forged), StaleClick())
