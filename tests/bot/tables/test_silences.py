"""A missed question is announced to the table. Only its own seat learns what was chosen for it."""

from bot.tables.absence import SILENCES
from bot.tables.scene import Scene
from bot.tables.table import Absence
from tests.bot.tables.house import ADA, BEN, House
from tests.games.engine.toy import HIGH, number
from tests.support.found import found

MISS = 31
"""Seconds after which a question of the test game is overdue."""


def news(scene: Scene) -> list[str]:
    return [bulletin.kind for bulletin in scene.news]


async def play(house: House, table_id: str, person: int, *, high: bool) -> None:
    """Play a card that asks for a neighbour too (`high`), or one that does not."""
    decision = (await house.question(table_id, person)).decision
    fitting = [n for n, one in enumerate(decision.options) if (number(one) >= HIGH) == high]
    await house.press(table_id, person, fitting[0])


async def at_the_eggs(house: House, table_id: str) -> tuple[int, int]:
    """Play until one seat is asked publicly. Return its person and the other one."""
    for _ in range(60):
        scene = await house.tables.scene(table_id)
        # Sixty steps are several rounds, more than the eggs need.
        assert scene.ask is not None

        if scene.ask.kind == "eggs":
            (seat,) = scene.ask.waiting
            first, other = (ADA, BEN) if seat == await house.seat(table_id, ADA) else (BEN, ADA)
            return first, other

        for person in (ADA, BEN):
            if (question := await house.asked(table_id, person)) is not None:
                # Option 1 of the window is to pass, which keeps it short.
                await house.press(table_id, person, int(question.decision.kind == "squawk"))

        await house.wait(6)

    raise AssertionError("there are no eggs")


async def be_silent_in_secret(house: House, table_id: str) -> None:
    """Let Ben miss his card while Ada still has time for her last answer of the secret choice."""
    await house.wait(20)
    await play(house, table_id, ADA, high=True)  # now a neighbour is asked for, with 30 s more
    await house.wait(MISS - 20)
    # Ben's seat learns of it at once.
    while (await house.scene(table_id, BEN)).silences == ():
        await house.wait(1)


class TestForAll:
    async def test_silence_is_announced_before_its_result(
        self, house: House, table_id: str
    ) -> None:
        await house.wait(MISS)
        if (await house.ask(table_id)).kind == "cards":  # a neighbour is asked for too
            await house.wait(MISS)

        told = (await house.tables.scene(table_id)).news[:4]
        assert [one.kind for one in told] == ["table-silent", "table-silent", "played", "played"]
        assert sorted(one.facts["seat"] for one in told[:2]) == [0, 1]

    async def test_publicly_asked_player_is_named_at_once(
        self, house: House, table_id: str
    ) -> None:
        person, _ = await at_the_eggs(house, table_id)
        seat = await house.seat(table_id, person)
        before = len((await house.tables.scene(table_id)).news)
        await house.wait(MISS)
        (told,) = (await house.tables.scene(table_id)).news[before:]

        assert (told.kind, told.facts) == ("table-silent", {"seat": seat})

    async def test_silence_has_no_effect_while_others_choose_in_secret(
        self, house: House, table_id: str
    ) -> None:
        """The default of a silent seat is predictable, so it stays secret until all have chosen."""
        ben = await house.seat(table_id, BEN)
        # The next silence is Ben's second miss, which brings a house player.
        async with house.changing(table_id) as change:
            change.table.change_player(ben, misses=1)

        await be_silent_in_secret(house, table_id)
        await house.come_back()
        assert (await house.row(table_id)).untold == (ben,)
        assert (await house.question(table_id, ADA)).decision.kind == "neighbour"

        waiting = await house.tables.scene(table_id)
        assert "table-silent" not in news(waiting)
        assert {(one.misses, one.missed, one.absence) for one in waiting.players} == {(0, "", None)}

        # Ada's last answer ends the secret choice.
        await house.press(table_id, ADA, 0)
        while "played" not in news(await house.tables.scene(table_id)):
            await house.wait(MISS)

        scene = await house.tables.scene(table_id)
        told = [one for one in scene.news if one.kind.startswith("table-")]
        assert [one.kind for one in told] == ["table-silent", "table-away-silent"]
        assert told[0].facts["seat"] == ben
        assert scene.news[0] == told[0]
        assert scene.players[ben].absence is Absence.SILENT

    async def test_silent_turn_is_announced_and_counted_once(
        self, house: House, table_id: str
    ) -> None:
        person, _ = await at_the_eggs(house, table_id)
        seat = await house.seat(table_id, person)
        # As if the first question of this ask had been missed already.
        async with house.changing(table_id) as change:
            missed = f"ask 0 {found(found(change.engine).ask).number}"
            change.table.change_player(seat, misses=1, missed=missed)

        await house.wait(MISS)
        assert "table-silent" not in news(await house.tables.scene(table_id))

        player = (await house.row(table_id)).players[seat]
        assert (player.misses, player.absence) == (1, None), "it counts once as well"
        assert len((await house.scene(table_id, person)).silences) == 1


class TestForOne:
    async def test_only_the_silent_player_sees_the_default_choice(
        self, house: House, table_id: str
    ) -> None:
        person, other = await at_the_eggs(house, table_id)
        await house.wait(MISS)
        (silence,) = (await house.scene(table_id, person)).silences

        assert silence.kind == "eggs"

        entries = list(house.store.journal.values())
        (chosen,) = [entry.row.choice for entry in entries if entry.cause == "timeout"]
        assert " + ".join(map(str, silence.choice)) == chosen
        assert (await house.scene(table_id, other)).silences == ()

        # Neither the public nor the other seat, also not in the list of players.
        for viewer in (None, await house.seat(table_id, other)):
            scene = await house.tables.scene(table_id, viewer)
            assert scene.silences == ()
            assert all(player.silences == () for player in scene.players)

    async def test_silence_is_shown_until_the_player_answers(
        self, house: House, three: str
    ) -> None:
        await house.wait(MISS)
        await house.tables.notice(three, BEN)  # a notice is no answer

        assert (await house.scene(three, BEN)).silences

        house.restart()
        assert (await house.scene(three, BEN)).silences

        # A house player may have sat in; wait for the next question to Ben.
        while (question := (await house.scene(three, BEN)).question) is None:
            await house.wait(1)

        await house.tables.press(three, BEN, question.token, [0])
        assert (await house.scene(three, BEN)).silences == ()

    async def test_only_the_latest_silences_are_kept(self, house: House, table_id: str) -> None:
        for _ in range(40):
            await house.wait(MISS)
            # A notice returns the seat, so that the next question is missed again.
            for person in (ADA, BEN):
                await house.tables.notice(table_id, person)

        assert house.causes().count("timeout") > SILENCES
        assert len((await house.scene(table_id, ADA)).silences) <= SILENCES
