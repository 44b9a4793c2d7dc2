"""The lobby: joining, leaving, house players, challenges and the start."""

import pytest

from bot.tables.context import TableLimits
from bot.tables.refusals import (
    AlreadySeated,
    HostOnly,
    HostOrModeratorOnly,
    LobbyClosed,
    NoSuchPlayer,
    NotAtThisTable,
    NotChallenged,
    SeatKept,
    TableFull,
    TableGone,
    TooFewPlayers,
    TooManyPlayers,
)
from bot.tables.table import Guest, Status
from games.engine.chance import SeededChance
from games.engine.game import GameOptions
from games.engine.record import SEATING
from games.engine.temper import Temper
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, House
from tests.games.engine.toy import Toy
from tests.support.expect import expect

STRANGER = 99


async def names(house: House, table_id: str) -> list[str]:
    return [player.name for player in (await house.tables.table(table_id)).players]


async def test_join_of_a_seated_player_or_at_a_full_table_is_refused(house: House) -> None:
    table_id = await house.open(BEN, CLEO, DAN)
    await expect(AlreadySeated, house.join(table_id, BEN))

    refused = await expect(TableFull, house.join(table_id, STRANGER))
    assert refused.facts == {"most": 4}
    assert await names(house, table_id) == ["Ada", "Ben", "Cleo", "Dan"]


async def test_host_rights_pass_to_the_next_player(house: House) -> None:
    table_id = await house.open(BEN, CLEO)
    await house.tables.lobbies.leave(table_id, ADA)
    await expect(NotAtThisTable, house.tables.lobbies.leave(table_id, ADA))

    # The refusal names the new host.
    refused = await expect(HostOnly, house.tables.lobbies.start(table_id, CLEO))

    assert refused.facts == {"host": "Ben"}


async def test_lobby_without_people_closes(house: House, new_lobby: str) -> None:
    # A house player does not keep a lobby open.
    await house.tables.lobbies.add_house_player(new_lobby, ADA)
    await house.tables.lobbies.leave(new_lobby, ADA)
    assert await house.state(new_lobby) == (Status.CLOSED, "closed-empty")

    await expect(TableGone, house.join(new_lobby, BEN))


async def test_only_the_host_adds_and_removes_players(house: House, lobby: str) -> None:
    for refused in (
        house.tables.lobbies.add_house_player(lobby, BEN),
        house.tables.lobbies.remove(lobby, BEN, 0),
        house.tables.lobbies.start(lobby, BEN),
    ):
        await expect(HostOnly, refused)

    # The host cannot remove themselves, nor a seat that does not exist.
    for place in (0, 5):
        await expect(NoSuchPlayer, house.tables.lobbies.remove(lobby, ADA, place))

    await house.tables.lobbies.remove(lobby, ADA, 1)
    assert await names(house, lobby) == ["Ada"]


async def test_later_host_can_remove_the_first_seat(house: House, new_lobby: str) -> None:
    await house.tables.lobbies.add_house_player(new_lobby, ADA)
    await house.join(new_lobby, BEN)
    await house.tables.lobbies.leave(new_lobby, ADA)

    assert [player.user_id for player in (await house.row(new_lobby)).players] == [None, BEN]

    await house.tables.lobbies.remove(new_lobby, BEN, 0)
    assert await names(house, new_lobby) == ["Ben"]


async def test_house_players_have_different_names() -> None:
    house = House(house_names=lambda _: ("Egbert", "Hennifer"))
    table_id = await house.open()
    for _ in range(3):
        await house.tables.lobbies.add_house_player(table_id, ADA)
    # The list has two names, so the third house player gets a number.
    assert await names(house, table_id) == ["Ada", "Egbert", "Hennifer", "Egbert 4"]


async def test_temper_belongs_to_the_name() -> None:
    """It stays with another level, in another language, and in the next game."""
    called = {"en": ("Egbert", "Hennifer"), "de": ("Eckbert", "Hennika")}
    house = House(house_names=called.__getitem__)
    table_id = await house.open()
    for _ in range(3):
        await house.tables.lobbies.add_house_player(table_id, ADA)

    given = [player.temper for player in (await house.row(table_id)).players]
    assert given == [None, Temper.CAREFUL, Temper.BOLD, Temper.CAREFUL]

    await house.tables.lobbies.remove(table_id, ADA, 1)
    await house.tables.lobbies.change_setting(table_id, ADA, "locale", "de")
    left = (await house.row(table_id)).players

    assert [(one.name, one.temper) for one in left[1:]] == [
        ("Eckbert", Temper.CAREFUL),
        ("Hennika", Temper.BOLD),
    ]

    # Players can see the temper, too.
    seen = (await house.scene(table_id, ADA)).players
    assert [one.temper for one in seen] == [one.temper for one in left]


class Crowd(Toy):
    seats = range(3, 6)


async def test_house_players_fill_up_to_the_smallest_table() -> None:
    house = House(games={"toy": Crowd})
    # The host's own number of house players is kept if it is higher.
    for fill, players in [(0, 3), (2, 3), (4, 4)]:
        table_id = await house.open(fill=fill)
        await house.tables.lobbies.start(table_id, ADA, fills=True)
        assert len(await names(house, table_id)) == players

    await expect(TooManyPlayers, house.open(fill=6))


async def test_too_few_players_with_house_players_cannot_start() -> None:
    house = House(games={"toy": Crowd})
    table_id = await house.open(fill=2)
    refused = await expect(TooFewPlayers, house.tables.lobbies.start(table_id, ADA))

    assert refused.facts == {"least": 3, "seated": 2}
    # The house players that would fill the table were not stored.
    assert await names(house, table_id) == ["Ada"]


async def test_deal_closes_the_lobby(house: House, table_id: str) -> None:
    for late in (
        house.join(table_id, CLEO),
        house.tables.lobbies.leave(table_id, BEN),
        house.tables.lobbies.start(table_id, ADA),
        house.tables.lobbies.add_house_player(table_id, ADA),
    ):
        await expect(LobbyClosed, late)


async def test_host_or_moderator_ends_a_table(house: House, table_id: str) -> None:
    await expect(HostOrModeratorOnly, house.tables.moderation.end(table_id, BEN))

    await house.tables.moderation.end(table_id, STRANGER, moderator=True)
    assert await house.state(table_id) == (Status.CLOSED, "closed-by-moderator")
    assert house.tables.next_due() is None


async def test_lobby_expires_ten_minutes_after_the_last_join() -> None:
    house = House(room=TableLimits(lobby_minutes=10))
    table_id = await house.open()
    await house.wait(500)
    await house.join(table_id, BEN)
    await house.wait(500)

    assert (await house.tables.table(table_id)).status is Status.LOBBY

    await house.wait(101)
    assert await house.state(table_id) == (Status.CLOSED, "closed-expired")


async def test_seats_are_shuffled_by_the_seed_of_the_game(house: House) -> None:
    drawn = set()
    # Six deals, of which at least three orders must differ.
    for _ in range(6):
        table_id = await house.open(BEN, CLEO, DAN)
        lobby = await names(house, table_id)
        await house.tables.lobbies.start(table_id, ADA)
        table = await house.row(table_id)
        seats = [player.name for player in table.players]
        SeededChance(table.game_seed, SEATING).shuffle(lobby)

        assert seats == lobby
        # `joined` keeps the order of joining, in which the cuts enter the seed.
        assert sorted((player.joined, player.name) for player in table.players) == [
            (0, "Ada"),
            (1, "Ben"),
            (2, "Cleo"),
            (3, "Dan"),
        ]

        drawn.add(tuple(seats))
        await house.tables.moderation.end(table_id, ADA)

    assert len(drawn) > 2, "the host is not first for ever"


class TestAChallenge:
    """The last free seat is kept for the challenged person."""

    @pytest.fixture
    async def table_id(self, house: House) -> str:
        table_id = await house.open(BEN, CLEO)
        async with house.changing(table_id) as change:
            change.table.guest = Guest(DAN, "Dan")
        return table_id

    async def test_kept_seat_is_refused_to_others(self, house: House, table_id: str) -> None:
        refused = await expect(SeatKept, house.join(table_id, STRANGER))

        assert refused.facts == {"guest": "Dan"}

        await house.join(table_id, DAN)
        assert await names(house, table_id) == ["Ada", "Ben", "Cleo", "Dan"]
        assert (await house.row(table_id)).guest is None

    async def test_other_free_seats_are_open_to_all(self, house: House, table_id: str) -> None:
        await house.tables.lobbies.leave(table_id, CLEO)
        await house.join(table_id, STRANGER)
        assert await names(house, table_id) == ["Ada", "Ben", "Eve"]

    async def test_challenged_person_declines_once_and_frees_the_seat(
        self, house: House, table_id: str
    ) -> None:
        await expect(NotChallenged, house.tables.lobbies.decline(table_id, STRANGER))

        await house.tables.lobbies.decline(table_id, DAN)
        assert (await house.scene(table_id, ADA)).guest == Guest(DAN, "Dan", declined=True)

        await expect(NotChallenged, house.tables.lobbies.decline(table_id, DAN))

        await house.join(table_id, STRANGER)
        assert (await house.row(table_id)).guest is None

    async def test_host_may_give_the_kept_seat_to_a_house_player(
        self, house: House, table_id: str
    ) -> None:
        await house.tables.lobbies.add_house_player(table_id, ADA)
        assert (await house.row(table_id)).guest is None

        await expect(TableFull, house.join(table_id, DAN))


async def test_bot_may_close_a_table(house: House, lobby: str) -> None:
    await house.tables.close(lobby, "closed-channel-gone")
    assert await house.state(lobby) == (Status.CLOSED, "closed-channel-gone")
    assert house.store.tables[lobby].due is None, "a closed table is never due"

    await expect(TableGone, house.tables.close(lobby, "closed-channel-gone"))


class HostFirst(GameOptions):
    """Options in which the host leads."""

    # -1 stands for a leader who is drawn.
    leader: int = -1

    def seated(self, host: int, seats: int) -> "HostFirst":
        return self.model_copy(update={"leader": host})


class Led(Toy):
    Options = HostFirst


@pytest.mark.parametrize(("game", "kept"), [(Led, True), (Toy, False)])
async def test_option_that_depends_on_the_host_is_fixed_at_the_deal(
    game: type[Toy], kept: bool
) -> None:
    """Host rights may pass on later, but the record must tell what was dealt."""
    house = House(games={"toy": game})
    table_id = await house.deal(BEN, CLEO)
    table = house.store.tables[table_id]

    assert table.options == ({"leader": table.seat_of(ADA)} if kept else {})
