"""Whole games of people who have their cards at the table and get no DM."""

import pytest

from bot.people import Cards
from bot.tables.table import Status
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.ledger import journal, rows
from tests.support.sentences import sentence
from tests.support.world import World

DEALT = [slug for slug, game in GAMES.items() if game.secrets]


async def at_the_table(opened: Opened, game: str, seed: int) -> World:
    """Start a game of people who all have chosen cards at the table."""
    people = ("Ada", "Ben", "Cleo", "Dan")[: max(2, GAMES[game].seats[0])]
    world = await opened(*people, seed=seed)
    host, *others = world.people.values()
    for person in world.people.values():
        await person.wants_cards_here()

    await host.start(game, pace="quick")
    for other in others:
        await other.join()

    await host.do("start")
    return world


@pytest.mark.parametrize("game", sampled(DEALT, DEALT[:1]))
async def test_whole_game_with_cards_at_the_table_sends_no_dm(opened: Opened, game: str) -> None:
    world = await at_the_table(opened, game, seed=61)
    table_id = (await world.the_table()).id
    clicker = Clicker(world, table_id, seed=61)
    await clicker.play_on()

    assert (await world.live(table_id)).status is Status.OVER
    # No DM was sent, and no DM channel was opened.
    assert [person.dms() for person in world.people.values()] == [[]] * len(world.people)

    opened_dms = [
        request for request in world.wire.requests if request.path == "/users/@me/channels"
    ]
    assert opened_dms == []

    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == clicker.presses


async def test_choice_of_the_place_of_cards_is_stored_per_person(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=63)
    await world.ada.start(pace="quick")
    await world.ben.join()
    card = world.ben.card()
    page = (await world.ben.press(sentence("cards-button-dm"))).page

    assert page.ephemeral

    await world.ben.click(page, page.button(sentence("cards-choose-here")))
    stored = rows(world.database, "SELECT user_id, cards FROM people ORDER BY user_id")
    # Only Ben's choice has changed.
    assert stored == [(world.ada.id, "dm"), (world.ben.id, Cards.HERE.value)]

    ended = world.message(card.channel_id, card.id)
    # The card in Ben's DM is closed and says where the cards are now.
    assert ended.text == sentence("chat-card-here", number=1)
