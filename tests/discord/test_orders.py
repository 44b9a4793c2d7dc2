"""Standing orders, from the button to the journal and through a restart."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.pages.page import MORE_OF_CARD
from bot.tables.deadlines import Thinking
from bot.tables.refusals import TableOver
from games.engine.asks import Seat
from tests.discord.conftest import Opened
from tests.discord.dealing import PEOPLE, dealt, state_of
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.found import found
from tests.support.ledger import journal
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.shown import Shown
from tests.support.world import IMMEDIATE, World

# Automatic answers come after two to three seconds.
FINGERS = Thinking(2.0, 3.0, moment=0.0)
GLANCING = replace(IMMEDIATE, recent=5.0)
"""No player counts as looking at the table for longer than five seconds."""

SAVE = "Save me with Hide"
FEE = "Pay the lowest loot"
SPLIT = "Take the highest"
WINDOW = "Always"
THIS_ROUND = "This round"
"""The button below "Let everything happen"."""
LET_ALL = "Override nothing this round"
QUEUE = "Queue your next Move…"


async def press(person: Person, page: Shown, label: str) -> Shown:
    """Press a button of the page and return the page as it is then."""
    answer = await person.click(page, page.button(label))
    assert answer.kind == "update", answer
    return person.world.message(page.channel_id, page.id)


async def set_order(person: Person, table_id: str, label: str) -> Shown:
    return await press(person, await person.more_of_card(table_id), label)


def answered(world: World, table_id: str) -> list[tuple[Seat, str, str]]:
    """Return (seat, choice, cause) of everything that was chosen."""
    return [(row[2], row[3], row[4]) for row in journal(world.database, table_id)]


async def seat_of(world: World, table_id: str, person: Person) -> Seat:
    return found((await world.live(table_id)).seat_of(person.id))


async def a_game(opened: Opened, seed: int = 7, pace: str = "normal") -> tuple[World, str]:
    world = await opened(*PEOPLE, seed=seed, thinking=FINGERS, chat_pace=GLANCING)
    return world, await dealt(world, pace=pace)


async def in_turn_order(world: World, table_id: str) -> list[Person]:
    """Return the players in the order in which they move this round."""
    table = await world.live(table_id)
    by_id = {person.id: person for person in world.people.values()}
    return [
        by_id[table.players[seat].user_id or 0] for seat in state_of(world, table_id).turn_order
    ]


def deal_hands(world: World, table_id: str, *hands: str | None) -> None:
    """Give each seat one card or none, in turn order, and characters without actions of
    their own.
    """
    state = state_of(world, table_id)
    quiet = ("samurai", "cyborg", "jester")
    for seat, card, character in zip(state.turn_order, hands, quiet, strict=True):
        state.seats[seat].hand[:] = [card] if card else []
        state.seats[seat].character = character


async def press_on_card(person: Person, table_id: str, label: str) -> None:
    card = person.card(table_id)
    await person.click(card, card.button(label))


async def queue(person: Person, table_id: str, move: str) -> None:
    card = person.card(table_id)
    (menu,) = [one for one in card.menus if one.label == QUEUE]
    await person.click(card, menu, [dict(menu.values)[move]])


async def whole_turn(table_id: str, person: Person) -> None:
    """Rob and do nothing else."""
    await press_on_card(person, table_id, "Rob")
    # Without cards the turn ends by itself.
    if "End turn" in person.card(table_id).buttons:
        await press_on_card(person, table_id, "End turn")


# -- the page --------------------------------------------------------------------------------------


async def test_page_shows_the_orders_and_a_button_changes_one(opened: Opened) -> None:
    world, table_id = await a_game(opened)
    page = await world.ada.more_of_card(table_id)
    # The buttons of this table's orders follow those of every card.
    first = page.buttons.index(SAVE)
    assert page.buttons[first : first + 5] == [SAVE, FEE, SPLIT, WINDOW, THIS_ROUND]
    assert f"✅ **{SAVE}**" in page.text
    assert f"⬜ **{SPLIT}**" in page.text

    # In live games there is no time to use such a list.
    assert "Override list" not in page.text

    old = page.button(SPLIT).custom_id
    page = await press(world.ada, page, SPLIT)
    assert f"✅ **{SPLIT}**" in page.text

    # A button sets a value. Pressed twice on the same page it sets the value once.
    await world.ada.forge(page, old)
    page = world.message(page.channel_id, page.id)
    assert f"✅ **{SPLIT}**" in page.text

    page = await press(world.ada, page, SPLIT)
    assert f"⬜ **{SPLIT}**" in page.text

    await world.coop.tables.moderation.end(table_id, world.ada.id)
    await world.settle()
    answer = await world.ada.forge(page, page.button(WINDOW).custom_id)
    assert_refused(answer, TableOver(number=1))


async def test_card_has_a_button_to_pass_for_a_round(opened: Opened) -> None:
    """The order passes this round's windows, beginning with the open one.

    The next round asks again.
    """
    world = await opened(*PEOPLE, seed=25, thinking=FINGERS)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 25)
    await clicker.skip(until=lambda: clicker.waits_for == "override")
    person = next(one for one, _ in await clicker.asked())
    seat = await seat_of(world, table_id, person)
    begun = state_of(world, table_id).round
    await press_on_card(person, table_id, LET_ALL)
    await clicker.play(until=lambda: clicker.waits_for != "override")

    assert (seat, "pass", "order") in answered(world, table_id)
    # The order is stored for this round only.
    assert (await world.live(table_id)).players[seat].orders["window"].values == ("round",)

    await clicker.play(until=lambda: state_of(world, table_id).round > begun)
    assert state_of(world, table_id).round > begun
    assert "window" not in (await world.live(table_id)).players[seat].orders


# -- on the card -----------------------------------------------------------------------------------


async def test_queued_move_is_made_when_the_turn_begins(opened: Opened) -> None:
    world, table_id = await a_game(opened)
    first, second, _ = await in_turn_order(world, table_id)
    await queue(second, table_id, "Resupply")

    assert "As your turn begins: **Resupply**" in second.card(table_id).text

    # The last item of the menu removes the queued move.
    await queue(second, table_id, "Nothing after all")
    assert "As your turn begins" not in second.card(table_id).text

    # The second choice replaces the first.
    await queue(second, table_id, "Rob")
    await queue(second, table_id, "Resupply")
    await whole_turn(table_id, first)
    # Longer than the three seconds of an automatic answer.
    await world.tick(3.1)
    seat = await seat_of(world, table_id, second)

    assert answered(world, table_id)[-1] == (seat, "resupply", "order")
    assert "End turn" in second.card(table_id).buttons, "the rest of the turn is asked"


async def test_coming_answer_is_silent_and_can_be_replaced(
    opened: Opened,
) -> None:
    world, table_id = await a_game(opened)
    first, second, _ = await in_turn_order(world, table_id)
    await queue(second, table_id, "Resupply")
    # Past the time in which the player counts as looking.
    await world.tick(10)
    rung = second.rung
    await whole_turn(table_id, first)
    card = second.card(table_id)

    assert second.rung == rung, "rung for what is answered in a moment"
    assert "answers in a moment" in card.text

    # A press before the automatic answer replaces it.
    await press_on_card(second, table_id, "Rob")
    await world.tick(5)
    seat = await seat_of(world, table_id, second)
    made = [choice for who, choice, _ in answered(world, table_id) if who == seat]

    assert made[0] == "rob"
    assert "resupply" not in made


async def test_impossible_queued_move_is_told_and_asked_again(opened: Opened) -> None:
    world, table_id = await a_game(opened)
    first, second, _ = await in_turn_order(world, table_id)
    await queue(second, table_id, "Look at slot 3")
    deal_hands(world, table_id, "warn", "warn", "warn")
    state = state_of(world, table_id)
    # not the Boss, so Lookouts can be forbidden
    state.seats[state.turn_order[1]].character = "agent"
    # Flash Grenade forbids the queued Lookout.
    state.board.append("flash_grenade")
    rung = second.rung
    await world.tick(10)
    await whole_turn(table_id, first)
    card = second.card(table_id)

    assert "can’t be made any more" in card.text
    assert second.rung > rung, "they have to be asked"
    assert "Rob" in card.buttons

    # Only the player learns about it.
    others = [message.text for person in (first,) for message in person.dms()] + [
        world.table().text
    ]
    assert not any("can’t be made any more" in text for text in others)


async def test_operation_can_be_passed_in_advance(opened: Opened) -> None:
    world, table_id = await a_game(opened)
    first, second, third = await in_turn_order(world, table_id)
    deal_hands(world, table_id, "warn", "warn", "warn")
    await whole_turn(table_id, first)

    assert "Pass unless something is played" in first.card(table_id).buttons

    # The button toggles the order for this round.
    await press_on_card(first, table_id, "No more cards this round")
    assert "You’re done with cards for this round" in first.card(table_id).text

    await press_on_card(first, table_id, "No more cards this round")
    assert "You’re done" not in first.card(table_id).text

    await press_on_card(first, table_id, "No more cards this round")
    for person in (second, third):
        await whole_turn(table_id, person)

    assert found((await world.coop.tables.scene(table_id)).ask).kind == "sweep"

    # The order answers the Operation.
    await world.tick(3.1)
    seat = await seat_of(world, table_id, first)
    assert answered(world, table_id)[-1] == (seat, "done", "order")


# -- what other players can notice -----------------------------------------------------------------


async def a_window_at_a_slow_table(
    opened: Opened, order: Callable[[Person, str], Awaitable[object]]
) -> list[object]:
    """Return everything that is shown to others when a card is played before a player
    with this order.
    """
    world, table_id = await a_game(opened, seed=31, pace="relaxed")
    first, second, third = await in_turn_order(world, table_id)
    deal_hands(world, table_id, "warn", "flash_grenade", "panic")
    await order(first, table_id)
    # The first player moves, then the second plays a card.
    await whole_turn(table_id, first)
    card = second.card(table_id)
    play = next(menu for menu in card.menus if "Play a card" in menu.label)
    await second.click(card, play, [play.values[0][1]])
    clicker = Clicker(world, table_id, 1)
    await clicker.look()

    assert clicker.waits_for == "override"

    world.public.clear()
    begun = world.clock.now()
    # The third player passes; the first one's order answers.
    await third.click(world.table(), world.table().button("Let it happen"))
    seen: list[object] = []
    for _ in range(30):
        # Every quarter of a second: the moment of the answer must not tell either.
        await world.tick(0.25)
        seen.append([message.text for person in (second, third) for message in person.dms()])

    seat = await seat_of(world, table_id, first)
    assert "order" in [cause for who, _, cause in answered(world, table_id) if who == seat]

    return [*seen, [(at - begun, text) for at, text in world.public]]


async def let_it_happen(person: Person, table_id: str) -> object:
    return await set_order(person, table_id, WINDOW)


async def void_in_vain(person: Person, table_id: str) -> Answer:
    page = await person.more_of_card(table_id)
    (menu,) = [one for one in page.menus if one.label == "Override whenever it’s…"]
    return await person.click(page, menu, [dict(menu.values)["Flash Grenade"]])


async def test_unusable_override_list_looks_like_passing(
    opened: Opened,
) -> None:
    here = await a_window_at_a_slow_table(opened, let_it_happen)
    there = await a_window_at_a_slow_table(opened, void_in_vain)
    # The list cannot be used without the card, and other players must not see the difference.
    assert here == there


# -- forged and late presses -----------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["orders", "order", "now"])
async def test_forged_order_is_not_shown_in_public(opened: Opened, verb: str) -> None:
    """A page that is requested by a press on the public table is never drawn there."""
    world, _ = await a_game(opened)
    table = world.table()
    own = table.verb("hand").custom_id
    before = table.text
    # A signed id of the table with a private verb.
    answer = await world.ada.forge(table, own.replace(":hand0", f":{verb}401"))

    assert world.table().text == before
    assert answer.shown is None or answer.shown.ephemeral


async def test_player_without_a_seat_has_no_orders(opened: Opened) -> None:
    world, table_id = await a_game(opened)
    stranger = world.add("Dan")
    card = world.ada.card(table_id)
    more = card.verb(MORE_OF_CARD).custom_id
    # Cards of older versions had a button for the orders alone.
    orders = more.replace(f":{MORE_OF_CARD}:", ":orders:")
    for forged in (orders, more):
        answer = await stranger.forge(world.table(), forged)
        assert "not sitting at this table" in answer.page.text

    # Ada presses with a verb that needs an index.
    answer = await world.ada.forge(card, orders.replace(":orders:", ":order:"))
    assert answer.shown is None or WINDOW not in answer.shown.text
