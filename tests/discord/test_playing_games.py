"""Playing Chicken on Discord: changed choices, messages about tricks, and their page."""

from bot.tables.refusals import StaleClick
from cogs.playing.labels import VERB
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, state_of
from tests.support.clicker import Clicker
from tests.support.ledger import journal
from tests.support.sentences import assert_refused, sentence


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


async def test_notable_tricks_have_messages(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=63)
    table_id = await dealt(world, game="playing")
    clicker = Clicker(world, table_id, 63)
    # The five tricks of the first round.
    await clicker.play(until=lambda: clicker.presses == 15)
    tricks = state_of(world, table_id).reveals
    exact = [trick for trick in tricks[:-1] if trick.total == trick.goal]
    # The last trick ends the round.
    notable = [*exact, tricks[-1]]

    assert 1 < len(notable) < len(tricks) == 5

    beside = [one.text for one in world.in_channel() if not one.belongs_to(table_id)]
    # without the links to tables that were sent again
    told = [text for text in beside if text.startswith("###")]
    for text, trick in zip(told, notable, strict=True):
        assert f"**{trick.total}**" in text


async def test_page_of_tricks_is_private(opened: Opened) -> None:
    """The result has no room for the tricks, so they are on a page of their own."""
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

    await Clicker(world, table_id, 79).skip()
    answer = await onlooker.do(VERB, table_id=table_id)
    assert sentence("playing-tricks", count=15) in answer.text


async def test_page_of_tricks_is_refused_for_other_games(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=80)
    table_id = await dealt(world, game="heist")
    (hand,) = [control for control in world.table(table_id).live if control.does.verb == "hand"]
    forged = hand.custom_id.replace(":hand:", f":{VERB}:")

    # The replacement has changed the verb.
    assert forged != hand.custom_id

    assert_refused(await world.ada.forge(world.table(table_id), forged), StaleClick())
