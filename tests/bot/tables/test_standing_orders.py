"""Standing orders: they answer as slowly as a person, are secret, and survive a restart."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.common.refused import Refused
from bot.tables.deadlines import Thinking
from bot.tables.refusals import (
    NotAmongTheOptions,
    NotAtThisTable,
    NotDealtYet,
    TableGone,
    TablePaused,
)
from bot.tables.scene import Scene
from bot.tables.standing_orders import Coming
from bot.tables.table import Absence, Pace, Table
from games.engine.orders import Setting
from tests.bot.tables.house import ADA, BEN, CLEO, House, low_card
from tests.bot.tables.ordered import Ordered
from tests.games.engine.toy import PASS
from tests.support.expect import expect

FINGERS = Thinking(2, 3)


@pytest.fixture
def house() -> House:
    return House(thinking=FINGERS, games={"toy": Ordered})


async def give(house: House, table_id: str, person: int, slug: str, *values: str) -> None:
    await house.tables.give_order(table_id, person, slug, values or ("on",))


async def at_the_window(house: House, *joining: int, **settings: Any) -> str:
    table_id = await house.deal(*joining, **settings)
    await low_card(house, table_id, ADA, *joining)
    assert (await house.ask(table_id)).kind == "squawk"
    return table_id


def causes(house: House) -> list[tuple[int, str, str]]:
    return [
        (entry.row.seat, entry.row.choice, entry.cause) for entry in house.store.journal.values()
    ]


async def coming(house: House, table_id: str, person: int) -> Coming | None:
    question = (await house.scene(table_id, person)).question
    return None if question is None else question.coming


# -- timing ------------------------------------------------------------------------------------


async def test_standing_order_answers_after_two_to_three_seconds(
    house: House,
    table_id: str,
) -> None:
    await give(house, table_id, ADA, "peace")
    await low_card(house, table_id, ADA, BEN)
    seat = await house.seat(table_id, ADA)

    assert await coming(house, table_id, ADA) == Coming("peace", (PASS,))

    # Just before the shortest time, and then just after the longest.
    await house.wait(1.99)
    assert (seat, "pass", "order") not in causes(house)

    await house.wait(1.02)
    assert causes(house)[-1] == (seat, "pass", "order")


async def test_seat_without_an_order_is_asked_as_usual(house: House) -> None:
    table_id = await at_the_window(house, BEN)
    assert await coming(house, table_id, ADA) is None

    await house.wait(4.0)
    assert not {"order", "timeout"} & {*house.causes()}

    # The window is over after eight seconds, and both seats have timed out.
    await house.wait(4.1)
    assert house.causes().count("timeout") == 2


async def test_player_may_answer_before_the_order(house: House, table_id: str) -> None:
    await give(house, table_id, ADA, "peace")
    await low_card(house, table_id, ADA, BEN)
    await house.press(table_id, ADA, 0)
    await house.wait(4)

    assert (await house.seat(table_id, ADA), "squawk", "player") in causes(house)
    assert "order" not in house.causes()

    await house.wait(4.1)
    assert _set(await house.scene(table_id, ADA), "peace") == ("on",), "a switch stays on"


async def test_order_given_to_an_open_question_takes_its_time_too(house: House) -> None:
    table_id = await at_the_window(house, BEN)
    await house.wait(4.5)
    await give(house, table_id, ADA, "peace")
    await house.wait(1.99)

    assert "order" not in house.causes()

    await house.wait(1.02)
    assert causes(house)[-1][2] == "order"


async def test_order_switched_off_in_time_does_not_answer(house: House, table_id: str) -> None:
    await give(house, table_id, ADA, "peace")
    await low_card(house, table_id, ADA, BEN)
    await house.wait(1)
    await house.tables.give_order(table_id, ADA, "peace", ())
    await house.wait(4)

    assert "order" not in house.causes()


async def test_quick_table_hides_a_question_that_an_order_answers(house: House) -> None:
    # At the quick pace the answer comes before a player could read the question.
    for pace, shown in ((Pace.QUICK, False), (Pace.NORMAL, True)):
        table_id = await house.deal(BEN, pace=pace)
        await give(house, table_id, ADA, "peace")
        await low_card(house, table_id, ADA, BEN)

        assert ((await house.scene(table_id, ADA)).question is not None) is shown
        assert (await house.scene(table_id, BEN)).question is not None


# -- secrecy -----------------------------------------------------------------------------------


async def drawn(house: House, table_id: str) -> tuple[dict[int, Any], object]:
    """Return the answer times of all seats, and the state of the random numbers."""
    session = await house.session(table_id)
    return dict(session.thinking_times), house.tables.sessions.rng.getstate()


async def test_answer_times_do_not_depend_on_orders(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two tables that differ only in Ada's orders draw the same times for all seats."""
    worlds = []
    for values in (("on",), ()):
        house = House(thinking=FINGERS, games={"toy": Ordered})
        _deal_alike(monkeypatch)
        table_id = await house.deal(BEN, CLEO)
        await house.tables.give_order(table_id, ADA, "peace", values)
        await low_card(house, table_id, ADA, BEN, CLEO)
        worlds.append(await drawn(house, table_id))

    assert worlds[0] == worlds[1]
    assert len(worlds[0][0]) == 3, "every seat has its time, ordered or not"


def _deal_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    # Equal secrets deal equal cards in both tables.
    monkeypatch.setattr("bot.tables.context.secrets.token_hex", lambda count: "5e" * count)


async def others_see(house: House, table_id: str) -> list[object]:
    """Return all that the public and Ben see during a window, every quarter of a second."""
    seen: list[object] = []
    # Nine seconds, which is longer than the order takes.
    for _ in range(36):
        await house.wait(0.25)
        scenes = [await house.tables.scene(table_id), await house.scene(table_id, BEN)]
        seen += [repr((scene.ask, scene.question, scene.news, scene.players)) for scene in scenes]

    return seen


async def test_other_players_cannot_tell_two_orders_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At a slow table one order passes and the other acts, and Ben sees the same."""
    worlds = []
    for slug in ("peace", "squawker"):
        house = House(thinking=FINGERS, games={"toy": Ordered})
        _deal_alike(monkeypatch)
        table_id = await house.deal(BEN, pace=Pace.RELAXED)
        await give(house, table_id, ADA, slug)
        await low_card(house, table_id, ADA, BEN)
        seen = await others_see(house, table_id)

        # In both tables the order did answer, or equality would prove nothing.
        assert "order" in house.causes()

        worlds.append(seen)

    assert worlds[0] == worlds[1]


async def test_scene_holds_the_orders_of_its_viewer_only(house: House, table_id: str) -> None:
    await give(house, table_id, ADA, "peace")
    mine = await house.scene(table_id, ADA)
    other = await house.scene(table_id, BEN)
    public = await house.tables.scene(table_id)

    assert _set(mine, "peace") == ("on",)
    assert _set(other, "peace") == ()
    assert public.orders == ()

    for scene in (mine, other, public):
        assert not any(player.orders for player in scene.players)

    assert "peace" not in repr(await house.row(table_id)), "no traceback tells either"


def _set(scene: Scene, slug: str) -> Setting:
    (found,) = [order for order in scene.orders if order.slug == slug]
    return found.setting


# -- storage -----------------------------------------------------------------------------------


async def test_orders_survive_a_restart(house: House, table_id: str) -> None:
    await give(house, table_id, ADA, "peace")
    await low_card(house, table_id, ADA, BEN)
    await house.come_back()

    assert await coming(house, table_id, ADA) == Coming("peace", (PASS,))

    await house.wait(3.1)
    assert causes(house)[-1][1:] == ("pass", "order")


async def test_table_stored_without_orders_has_the_defaults(house: House, table_id: str) -> None:
    adapter = TypeAdapter(Table)
    body = adapter.dump_python(house.store.tables[table_id], mode="json")
    # Older versions stored players without this field.
    for player in body["players"]:
        del player["orders"]

    house.store.tables[table_id] = adapter.validate_python(body)
    house.restart()
    scene = await house.scene(table_id, ADA)

    assert _set(scene, "eggs") == ("on",)
    assert _set(scene, "peace") == ()


async def test_orders_rest_while_a_house_player_sits_in(house: House, table_id: str) -> None:
    await give(house, table_id, ADA, "peace")
    await low_card(house, table_id, ADA, BEN)
    seat = await house.seat(table_id, ADA)
    async with house.changing(table_id) as change:
        change.table.change_player(seat, absence=Absence.SILENT)

    assert await coming(house, table_id, ADA) is None

    await house.wait(3.1)
    assert [cause for where, _, cause in causes(house) if where == seat][-1] == "house"

    # The next order shows that the player is back.
    await give(house, table_id, ADA, "rest")
    assert (await house.player(table_id, ADA)).absence is None


async def test_failed_commit_leaves_the_order_as_it_was(house: House, table_id: str) -> None:
    house.store.fail = True
    await expect(OSError, give(house, table_id, ADA, "peace"), match="disk full")
    assert _set(await house.scene(table_id, ADA), "peace") == ()


# -- duration of an order ----------------------------------------------------------------------


async def test_order_for_a_round_ends_with_the_round(house: House, table_id: str) -> None:
    await give(house, table_id, BEN, "rest")
    assert _set(await house.scene(table_id, BEN), "rest") == ("on",)

    await house.wait(60)
    while (await house.scene(table_id, BEN)).view["round"] == 1:
        await house.wait(8)

    assert _set(await house.scene(table_id, BEN), "rest") == ()
    assert not await told(house, table_id, BEN), "that goes without saying"


async def test_other_answer_of_the_player_cancels_an_order_for_the_round(house: House) -> None:
    # The order needs a low card, and the deal is random.
    for again in range(20):
        table_id = await house.deal(BEN)
        await give(house, table_id, ADA, "rest")
        question = await house.question(table_id, ADA)
        if question.coming is None:
            continue

        # Take any other option than the one that the order would take.
        taken = question.decision.options.index(question.coming.choice[0])
        await house.press(table_id, ADA, (taken + 1) % len(question.decision.options))
        assert _set(await house.scene(table_id, ADA), "rest") == (), again

        return

    raise AssertionError("nobody was dealt a low card")


async def told(house: House, table_id: str, person: int) -> list[dict[str, Any]]:
    scene = await house.scene(table_id, person)
    return [bulletin.facts for bulletin in scene.news if bulletin.kind == "order-missed"]


async def plan_the_impossible(house: House, table_id: str, person: int) -> str:
    """Order a card that the person does not hold for round 2, and return it."""
    hand = (await house.scene(table_id, person)).view["hand"]
    card = next(f"card {card}" for card in range(12) if card not in hand)
    await give(house, table_id, person, "planned", card)
    return card


async def test_missed_order_is_reported_to_its_player_only(house: House, table_id: str) -> None:
    card = await plan_the_impossible(house, table_id, ADA)
    await house.wait(60)
    while (await house.scene(table_id, ADA)).view["round"] == 1:
        await house.wait(8)

    assert await told(house, table_id, ADA) == [{"order": "planned", "value": card}]
    assert await told(house, table_id, BEN) == []
    assert _set(await house.scene(table_id, ADA), "planned") == ()
    assert (await house.question(table_id, ADA)).coming is None


async def test_order_is_not_missed_while_a_house_player_sits_in(house: House, three: str) -> None:
    """The order waits for its player to return."""
    await plan_the_impossible(house, three, BEN)
    await house.tables.depart(three, BEN)
    await low_card(house, three, ADA, CLEO)
    while (await house.scene(three, ADA)).view["round"] == 1:
        await house.wait(4)

    assert "planned" in (await house.player(three, BEN)).orders
    assert await told(house, three, BEN) == []


# -- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("person", "slug", "values", "refusal"),
    [
        (99, "peace", ["on"], NotAtThisTable),
        (ADA, "war", ["on"], NotAmongTheOptions),
        (ADA, "peace", ["off"], NotAmongTheOptions),
        (ADA, "peace", ["on", "on"], NotAmongTheOptions),
        (ADA, "planned", ["card 1", "card 2"], NotAmongTheOptions),
        (ADA, "planned", ["card 15"], NotAmongTheOptions),
        (ADA, "squawker", ["on"], NotAmongTheOptions),
    ],
)
async def test_invalid_order_is_refused(
    house: House, table_id: str, person: int, slug: str, values: list[str], refusal: type[Refused]
) -> None:
    await expect(refusal, house.tables.give_order(table_id, person, slug, values))


async def test_order_for_slow_tables_is_offered_at_slow_paces(house: House) -> None:
    for pace in Pace:
        table_id = await house.deal(BEN, pace=pace)
        slugs = {order.slug for order in (await house.scene(table_id, ADA)).orders}
        assert ("squawker" in slugs) is (pace in (Pace.RELAXED, Pace.DAYS)), pace


async def test_orders_are_accepted_in_running_and_paused_games(house: House, lobby: str) -> None:
    await expect(NotDealtYet, give(house, lobby, ADA, "peace"))

    await house.tables.lobbies.start(lobby, ADA)
    await house.tables.pause(lobby, "paused-broken")
    await give(house, lobby, ADA, "peace")

    assert not {0, 1} & set((await house.row(lobby)).timers), "the clocks stand still"

    await house.tables.moderation.end(lobby, ADA)
    await expect(TableGone, give(house, lobby, ADA, "peace"))


async def test_order_in_a_game_that_cannot_be_resumed_is_refused(
    house: House, table_id: str
) -> None:
    house.restart(games={})
    await expect(TablePaused, give(house, table_id, ADA, "peace"))


async def test_drawn_times_without_orders_do_not_keep_a_table_in_memory(house: House) -> None:
    table_id = await house.deal(BEN, pace=Pace.RELAXED)  # times are drawn, but no answer is due
    house.clock.time += 1_000
    house.tables.sessions.evict_idle()
    assert table_id not in house.tables.sessions._sessions


async def test_failing_order_leaves_the_question_to_its_player(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Ordered.orders[1], "answer", broken)
    table_id = await house.deal(BEN)
    await give(house, table_id, ADA, "peace")
    await low_card(house, table_id, ADA, BEN)

    assert (await house.question(table_id, ADA)).coming is None
    assert "order=peace" in caplog.text
