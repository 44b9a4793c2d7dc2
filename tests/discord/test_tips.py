"""Tips on Discord: on the cards of players who are new to a game, until they switch them off."""

from bot.i18n.words import Words
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.ledger import rows
from tests.support.shown import Shown
from tests.support.world import World

WORDS = Words("en")
SIGN = "💡"
OFF = WORDS("tips-off")
ON = WORDS("tips-on")


def tips(shown: Shown) -> list[str]:
    return [line for line in shown.text.splitlines() if line.startswith(f"-# {SIGN}")]


async def game(world: World, game: str) -> str:
    """Deal the next game. The one before is closed."""
    for table in await world.coop.store.tables.tables_in(world.channel.id):
        await world.coop.tables.close(table.id, "closed-by-host")
    await world.settle()
    return await dealt(world, game=game)


async def test_tips_can_be_switched_off_behind_more_of_the_card(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    table_id = await game(world, game="playing")
    card = world.ada.card(table_id)
    answer = await world.ada.press(OFF)

    assert answer.kind == "update"
    # The button to switch them on again stays for this game.
    assert ON in answer.page.buttons
    # The card is the same message, and the page behind More has not become a second card.
    assert world.ada.card(table_id).id == card.id
    assert answer.page.answers == []
    assert tips(world.ada.card(table_id)) == []
    assert tips(world.ben.card(table_id)) != []

    await world.ada.press(ON)
    assert world.ada.card(table_id).text == card.text
    # Nothing is stored for a player with tips.
    assert rows(world.database, "SELECT * FROM tipless") == []

    await world.ada.press(OFF)
    await world.restart()
    table_id = await game(world, game="heist")
    more = await world.ada.more_of_card(table_id)

    assert OFF not in more.buttons
    # In later games there is no button for tips at all.
    assert ON not in more.buttons
    assert OFF in (await world.ben.more_of_card(table_id)).buttons


async def test_tips_of_a_hand_can_be_switched_off_behind_more(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    for person in world.people.values():
        await person.wants_cards_here()

    table_id = await game(world, game="playing")
    await world.ada.my_hand(table_id)
    assert tips(world.ada.card()) != []

    await world.ada.press(OFF)
    assert tips(world.ada.card()) == []


async def test_button_for_tips_answers_its_player_on_an_old_card(
    opened: Opened,
) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    table_id = await game(world, game="playing")
    card = world.ada.card(table_id)
    off = (await world.ada.more_of_card(table_id)).button(OFF).custom_id
    # The press concerns the presser's own tips only, and Zoe has no seat.
    await world.add("Zoe").forge(card, off)

    assert tips(world.ada.card(table_id)) != []
    assert rows(world.database, "SELECT * FROM tipless") == []

    # Cards of older versions had the button on themselves.
    answer = await world.ada.forge(card, off)

    assert WORDS("tips-are-off") in answer.text
    assert tips(world.ada.card(table_id)) == []


async def test_open_game_shows_tips_on_the_table(
    opened: Opened,
) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    table_id = await game(world, game="out")
    table = world.table(table_id)
    (tip,) = tips(table)

    assert tip

    # Only the addressed player can end it, so all three try.
    for person in (world.ada, world.ben, world.cleo):
        answer = await person.do("tips", table_id=table_id)
        assert answer.is_private
        assert WORDS("tips-are-off") in answer.text

        if not tips(world.table(table_id)):
            break

    assert tips(world.table(table_id)) == []
    assert rows(world.database, "SELECT count(*) FROM tipless") != [(0,)]
