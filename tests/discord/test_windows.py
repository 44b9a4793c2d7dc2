"""A window reveals nothing: for all hands every player sees the same at the same time."""

from collections.abc import Callable
from typing import Any

from games.engine.asks import Seat
from tests.discord.conftest import Opened
from tests.discord.dealing import game_at, state_of
from tests.support.clicker import Clicker
from tests.support.found import found
from tests.support.world import World

# Seconds; the steps in which the test looks.
STEP = 0.25


async def at_a_window(opened: Opened, seed: int) -> tuple[World, str, Clicker]:
    clicker = await game_at(opened, "override", seed)
    return clicker.world, clicker.table_id, clicker


async def seen(world: World, table_id: str, clicker: Clicker) -> list[tuple[float, str]]:
    """Return what the public sees, and when, until the window has closed."""
    world.public.clear()
    begun = world.clock.now()
    # A minute of steps, more than a window takes.
    for _ in range(240):
        await world.tick(STEP)
        await clicker.look()
        if clicker.waits_for != "override":
            assert world.public, "nothing was to be seen"

            return [(at - begun, text) for at, text in world.public]

    raise AssertionError("the window does not close")


def holding(world: World, table_id: str, seat: Seat, holds: bool) -> None:
    """Give this seat an Override, or take all of its Overrides away. Other hands stay the same."""
    hand = state_of(world, table_id).seats[seat].hand
    kept = [card for card in hand if card != "override"]
    # The number of cards is public, so it must not change.
    padding = ["warn"] * (len(hand) - len(kept))
    hand[:] = kept + padding
    if holds:
        hand[0] = "override"


async def run(
    opened: Opened, holds: bool, act: Callable[[World, str, Clicker], Any]
) -> list[tuple[float, str]]:
    world, table_id, clicker = await at_a_window(opened, seed=51)
    asked = await clicker.asked()
    for person, _ in asked:
        seat = found((await world.live(table_id)).seat_of(person.id))
        holding(world, table_id, seat, holds)

    await act(world, table_id, clicker)
    return await seen(world, table_id, clicker)


async def silence(world: World, table_id: str, clicker: Clicker) -> None:
    """Do nothing: no player presses anything."""


async def all_pass(world: World, table_id: str, clicker: Clicker) -> None:
    for person, question in await clicker.asked():
        await _press(world, table_id, person, question, "pass")


async def an_empty_threat(world: World, table_id: str, clicker: Clicker) -> None:
    """Press Override for players who hold none. This is a legal choice that counts as a pass."""
    for person, question in await clicker.asked():
        await _press(world, table_id, person, question, "override")


async def _press(world: World, table_id: str, person: Any, question: Any, option: str) -> None:
    index = [str(one) for one in question.decision.options].index(option)
    # The answer may be on the card or on the table.
    for shown in (person.card(table_id), world.table(table_id)):
        for control in shown.answers:
            if control.does.index == index and control.custom_id:
                await person.click(shown, control)
                return

    raise AssertionError(f"no way to say {option}")


async def test_held_override_is_invisible_in_silence(opened: Opened) -> None:
    assert await run(opened, True, silence) == await run(opened, False, silence)


async def test_override_is_invisible_in_a_pass(opened: Opened) -> None:
    """Neither a held card nor an override without the card can be told from a pass."""
    passed = await run(opened, False, all_pass)
    assert await run(opened, True, all_pass) == passed
    assert await run(opened, False, an_empty_threat) == passed


async def one_overrides(world: World, table_id: str, clicker: Clicker) -> None:
    """Let the first asked player use the card and the others pass."""
    (first, *others) = await clicker.asked()
    await _press(world, table_id, *first, "override")
    for person, question in others:
        await _press(world, table_id, person, question, "pass")


async def one_overrides_alone(world: World, table_id: str, clicker: Clicker) -> None:
    await _press(world, table_id, *(await clicker.asked())[0], "override")


async def one_passes_alone(world: World, table_id: str, clicker: Clicker) -> None:
    await _press(world, table_id, *(await clicker.asked())[0], "pass")


async def closes(
    opened: Opened, act: Callable[[World, str, Clicker], Any]
) -> tuple[float, list[tuple[float, str]]]:
    """Return how long a window is open in which all hold an Override, and what is seen
    until then.
    """
    world, table_id, clicker = await at_a_window(opened, seed=51)
    for person, _ in await clicker.asked():
        seat = found((await world.live(table_id)).seat_of(person.id))
        holding(world, table_id, seat, holds=True)

    world.public.clear()
    # The question that is open now; the window has closed when another one is asked.
    before = await world.coop.tables.scene(table_id)
    begun = world.clock.now()
    await act(world, table_id, clicker)

    for _ in range(240):
        await world.tick(STEP)
        now = world.clock.now()
        ask = (await world.coop.tables.scene(table_id)).ask
        # A new token is a new question.
        if ask is None or before.ask is None or ask.token != before.ask.token:
            until_then = [(at - begun, text) for at, text in world.public if at < now]
            return now - begun, until_then

    raise AssertionError("the window does not close")


async def test_override_closes_the_window_no_sooner_than_a_pass(opened: Opened) -> None:
    """Nothing can be seen before either: an answer with the card looks like all others."""
    assert await closes(opened, one_overrides) == await closes(opened, all_pass)
    assert await closes(opened, one_overrides_alone) == await closes(opened, one_passes_alone)


async def a_card_is_played(opened: Opened, holds: bool) -> list[tuple[float, str]]:
    """Return what is seen of a played card if all others hold an Override, or none does."""
    clicker = await game_at(opened, "turn", seed=53)
    world = clicker.world
    table_id = clicker.table_id
    ((player, question),) = await clicker.asked()
    for seat, seated in enumerate((await world.live(table_id)).players):
        if seated.user_id != player.id:
            holding(world, table_id, seat, holds)

    kinds = [option.kind for option in question.decision.options]
    card = player.card(table_id)
    # The menu of playable cards, recognised by its first item.
    (menu,) = [one for one in card.menus if one.values[0][1] == str(kinds.index("play"))]
    await player.click(card, menu, [menu.values[0][1]])
    await clicker.look()

    assert clicker.waits_for == "override", "no window opened"

    return await seen(world, table_id, clicker)


async def test_window_opens_for_all_hands(opened: Opened) -> None:
    assert await a_card_is_played(opened, True) == await a_card_is_played(opened, False)
