"""Remarks of house players: seldom, and only about events that are public."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any, ClassVar

import pytest

from bot.i18n.checking import translations
from bot.i18n.words import FALLBACK, Words
from bot.tables import banter
from bot.tables.banter import LINES, ROUNDS, SHOWN_STEPS, Remark, Talk, talk_after
from bot.tables.context import TableLimits
from bot.tables.session import Session
from bot.tables.table import Player, Table
from games.engine.asks import CLOCK, Seat
from games.engine.engine import Engine
from games.engine.game import Event, Rules
from games.engine.house import default_choice
from games.engine.occasions import FEELINGS, Feeling, Occasion, feelings
from games.engine.temper import Temper
from games.registry import GAMES, package_of
from tests.bot.tables.house import ADA, BEN, House
from tests.games.engine.toy import Toy
from tests.support.found import found

GAMES_EACH = 4
TALKATIVE = [slug for slug, game in GAMES.items() if game.occasions]


class Chatty(Toy):
    """A test game in which every played card is a round and pleases the player of the card."""

    occasions: ClassVar[Mapping[str, Occasion]] = {"played": Occasion(luck="seat")}
    rounds = "played"


def table(seats: int = 3, number: int = 1) -> Table:
    """Return a table of one person and house players of every temper."""
    tempers = [*Temper]
    players = [Player("Ada", ADA)]
    players += [
        Player(f"Hen {seat}", level="easy", temper=tempers[seat % 4]) for seat in range(1, seats)
    ]
    secret = f"{number:064x}"
    return Table(f"t{number}", "toy", 70, 71, ADA, 1, secret, secret[:32], secret[:32], 0.0,
                 players=players)  # fmt: skip


def played(game: Rules, number: int) -> Iterator[tuple[Table, Session]]:
    """Play a whole game of house players at the easy level, and yield after each step."""
    seats = game.seats[min(1, len(game.seats) - 1)]
    there = table(seats, number)
    rng = Random(number)
    session = Session(there, Engine.deal(game, seats, game.Options(), bytes([number] * 32)))

    assert session.engine is not None

    session.remember(session.engine.opening().events)
    players = [game.houses["easy"]() for _ in range(seats)]
    while (ask := session.engine.ask) is not None:
        seat: Seat = next(iter(ask.owed))
        decision = ask.owed[seat]
        # Every seat is played by the strategy of an easy house player, also seat 0.
        if seat == CLOCK:
            choice = default_choice(decision, rng)
        else:
            choice = players[seat].choose(session.engine.view(seat), decision, rng)

        step = found(session.engine.decide(seat, choice))
        session.remember(step.events)
        yield there, session


def remarks(game: Rules, number: int) -> list[tuple[int, Remark]]:
    """Return all remarks of one game, each with the count of rounds or turns at that time."""
    found: dict[int, Remark] = {}
    for there, _ in played(game, number):
        if there.talk.remark is not None and there.talk.spoke is not None:
            # A remark stays for several steps; the key keeps one entry for each.
            found[there.talk.spoke] = there.talk.remark

    return [*found.items()]


@pytest.mark.parametrize("slug", TALKATIVE)
def test_house_players_talk_at_most_once_in_three_rounds(slug: str) -> None:
    """A round is what the rules call a round, or one turn of each player."""
    game = GAMES[slug]
    seats = game.seats[min(1, len(game.seats) - 1)]
    pause = ROUNDS * (seats if game.rounds_go_round else 1)
    said = 0
    for number in range(1, GAMES_EACH + 1):
        found = remarks(game, number)
        said += len(found)
        moments = [when for when, _ in found]

        assert all(later - one >= pause for one, later in pairwise(moments))
        assert all(remark.seat != 0 for _, remark in found), "people speak for themselves"

    # Too few remarks would mean that the occasions of the game are wrong.
    assert said >= GAMES_EACH // 2


@pytest.mark.parametrize("slug", GAMES)
def test_game_with_occasions_names_the_event_that_begins_a_round(slug: str) -> None:
    """Remarks are limited by rounds, so a game needs both settings or neither."""
    game = GAMES[slug]
    file = f"games/{package_of(slug)}/rules.py"

    assert bool(game.occasions) is bool(game.rounds), (
        f"{file}: set occasions and rounds, or neither"
    )
    assert game.rounds in {"", *game.events.public}, f"{file}: rounds must be a public event"


@pytest.mark.parametrize("slug", TALKATIVE)
def test_remarks_refer_only_to_public_facts(slug: str) -> None:
    game = GAMES[slug]
    for kind, occasion in game.occasions.items():
        facts = game.events.public[kind]
        named = {fact for fact in occasion if fact is not None}
        assert named
        assert all(fact in facts for fact in named)


@pytest.mark.parametrize("locale", [FALLBACK, *translations()])
def test_every_language_has_a_line_for_each_feeling_and_temper(locale: str) -> None:
    words = Words(locale)
    lines = Counter[str]()
    for of in FEELINGS:
        for temper in Temper:
            for line in range(1, LINES + 1):
                said = f"talk-{of}-{temper}-{line}"
                assert words.has(said)

                lines[words(said, seat="Ada")] += 1

    # Two equal lines are most often a forgotten translation.
    assert set(lines.values()) == {1}, "no two are alike"


@pytest.fixture
def certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every occasion a remark."""
    monkeypatch.setattr(banter, "PROBABILITY", 1.0)


CERTAIN = pytest.mark.usefixtures("certain")


def event(kind: str, to: Seat | None = None, **facts: Any) -> Event:
    return Event(kind, facts, to)


PLAYED = event("played", seat=1, count=7)


@CERTAIN
def test_private_events_do_not_affect_remarks() -> None:
    secrets = [event("careful", to=1, count=count) for count in range(3)]
    alone = talk_after(table(), Chatty, [PLAYED])

    assert alone.remark is not None

    for secret in secrets:
        assert talk_after(table(), Chatty, [secret, PLAYED, secret]) == alone
        assert talk_after(table(), Chatty, [secret]) == Talk()


@CERTAIN
def test_remark_depends_on_the_step_and_not_on_the_reader() -> None:
    there = table()
    said = set[Remark | None]()
    for there.revision in range(40):
        one = talk_after(there, Chatty, [PLAYED])
        assert one == talk_after(there, Chatty, [PLAYED])

        said.add(one.remark)

    # Forty steps see more than one set of lines.
    assert len(said) > LINES


@CERTAIN
def test_remark_disappears_after_enough_other_public_events() -> None:
    there = table()
    there.talk = talk_after(there, Chatty, [PLAYED])
    quiet = event("stands")
    for _ in range(SHOWN_STEPS + 1):
        there.talk = talk_after(there, Chatty, [event("careful", to=1, count=1)])
        assert there.talk.remark is not None, "secrets are no news"

        there.talk = talk_after(there, Chatty, [quiet])

    assert there.talk.remark is None


@CERTAIN
def test_remark_disappears_with_the_next_occasion() -> None:
    """It spoke of the one before."""
    there = table()
    there.talk = talk_after(there, Chatty, [PLAYED])
    assert talk_after(there, Chatty, [event("stands")]).remark is not None
    assert talk_after(there, Chatty, [PLAYED]).remark is None


@CERTAIN
def test_table_with_remarks_switched_off_is_silent() -> None:
    there = table()
    there.talks = False
    assert talk_after(there, Chatty, [PLAYED]).remark is None


@CERTAIN
def test_house_player_that_sits_in_is_silent() -> None:
    """The same holds for a house player without a temper, from a table of an older version."""
    there = table()
    # Neither Hen nor Ben has a temper, which a remark needs.
    there.players = [Player("Ada", ADA), Player("Hen", level="easy"), Player("Ben", BEN)]
    assert talk_after(there, Chatty, [PLAYED]).remark is None


def test_feelings_follow_from_luck_and_woe() -> None:
    both = Occasion(luck="seat", woe="owner")
    assert [*feelings(both, {"seat": 1, "owner": 2}, (0, 1, 2))] == [
        Feeling(0, "gloat", 2),
        Feeling(1, "luck", 1),
        Feeling(2, "woe", 2),
    ]
    assert [*feelings(both, {"seat": 1, "owner": -1}, (0,))] == [Feeling(0, "envy", 1)]

    several = Occasion(luck="seats")
    assert [*feelings(several, {"seats": [2, 3]}, (3, 0))] == [
        Feeling(3, "luck", 3),
        Feeling(0, "envy", 2),
    ]
    assert [*feelings(several, {"seats": []}, (0, 1))] == []


class Mute(TableLimits):
    """A server that has switched remarks off."""

    def talks(self, guild_id: int) -> bool:
        return False


async def talkative(**settings: Any) -> tuple[House, str]:
    house = House(games={"toy": Chatty}, house_names=lambda _: ("Egbert", "Hennifer"), **settings)
    table_id = await house.deal(fill=3)
    # Forty rounds of waiting and pressing are far more than a remark needs.
    for _ in range(40):
        if (await house.row(table_id)).talk.remark is not None:
            return house, table_id

        await house.answer(table_id, ADA)
        await house.wait(10)

    raise AssertionError("nobody says anything")


@CERTAIN
async def test_remark_survives_a_restart() -> None:
    house, table_id = await talkative()
    before = found((await house.tables.scene(table_id)).remark)
    house.restart()
    assert (await house.tables.scene(table_id)).remark == before
    # Private cards show none, or each remark would cost an edit of every card.
    assert (await house.scene(table_id, ADA)).remark is None


@CERTAIN
async def test_server_with_remarks_switched_off_gets_none() -> None:
    house, table_id = await talkative(room=Mute())
    scene = await house.tables.scene(table_id)
    assert scene.remark is None
    assert scene.talks is None


async def test_host_switches_remarks_in_the_lobby() -> None:
    house = House(games={"toy": Chatty})
    table_id = await house.open()
    assert (await house.tables.scene(table_id)).talks is True
    await house.tables.lobbies.change_setting(table_id, ADA, "talks", value=False)
    assert (await house.tables.scene(table_id)).talks is False
