"""What house players say: of what everybody has seen, seldom, and never what a seat alone knows."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any, ClassVar

import pytest

from bot.i18n.checking import translations
from bot.i18n.words import FALLBACK, Words
from bot.tables import banter
from bot.tables.banter import HEARD, LINES, ROUNDS, Remark, Talk, heard
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

GAMES_EACH = 8
TALKATIVE = [slug for slug, game in GAMES.items() if game.occasions]


class Chatty(Toy):
    """Every card is a round, and pleases whoever has played it."""

    occasions: ClassVar[Mapping[str, Occasion]] = {"played": Occasion(luck="seat")}
    rounds = "played"


def table(seats: int = 3, number: int = 1) -> Table:
    """One person; the others are of the house."""
    tempers = [*Temper]
    players = [Player("Ada", ADA)]
    players += [
        Player(f"Hen {seat}", level="easy", temper=tempers[seat % 4]) for seat in range(1, seats)
    ]
    secret = f"{number:064x}"
    return Table(f"t{number}", "toy", 70, 71, ADA, 1, secret, secret[:32], secret[:32], 0.0,
                 players=players)  # fmt: skip


def played(game: Rules, number: int) -> Iterator[tuple[Table, Session]]:
    """A whole game of its easy ones, step by step."""
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
        if seat == CLOCK:
            choice = default_choice(decision, rng)
        else:
            choice = players[seat].choose(session.engine.view(seat), decision, rng)

        step = found(session.engine.decide(seat, choice))
        session.remember(step.events)
        yield there, session


def remarks(game: Rules, number: int) -> list[tuple[int, Remark]]:
    """All that is said in one game, and when: how many rounds, or turns, had begun."""
    found: dict[int, Remark] = {}
    for there, _ in played(game, number):
        if there.talk.remark is not None and there.talk.spoke is not None:
            found[there.talk.spoke] = there.talk.remark

    return [*found.items()]


@pytest.mark.parametrize("slug", TALKATIVE)
def test_somebody_says_something_but_not_often(slug: str) -> None:
    """In one round of three at the most; a round is what the rules call so, or once around."""
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

    assert said >= GAMES_EACH // 2


@pytest.mark.parametrize("slug", GAMES)
def test_game_with_occasions_names_the_event_that_begins_a_round(slug: str) -> None:
    """House players talk at most once in some rounds, so one is useless without the other."""
    game = GAMES[slug]
    file = f"games/{package_of(slug)}/rules.py"

    assert bool(game.occasions) is bool(game.rounds), (
        f"{file}: set occasions and rounds, or neither"
    )
    assert game.rounds in {"", *game.events.public}, f"{file}: rounds must be a public event"


@pytest.mark.parametrize("slug", TALKATIVE)
def test_what_may_be_said_of_is_public(slug: str) -> None:
    game = GAMES[slug]
    for kind, occasion in game.occasions.items():
        facts = game.events.public[kind]
        named = {fact for fact in occasion if fact is not None}
        assert named
        assert all(fact in facts for fact in named)


@pytest.mark.parametrize("locale", [FALLBACK, *translations()])
def test_there_is_a_line_for_each_in_every_language(locale: str) -> None:
    words = Words(locale)
    lines = Counter[str]()
    for of in FEELINGS:
        for temper in Temper:
            for line in range(1, LINES + 1):
                said = f"talk-{of}-{temper}-{line}"
                assert words.has(said)

                lines[words(said, seat="Ada")] += 1

    assert set(lines.values()) == {1}, "no two are alike"


def event(kind: str, to: Seat | None = None, **facts: Any) -> Event:
    return Event(kind, facts, to)


PLAYED = event("played", seat=1, count=7)


def test_what_a_seat_alone_was_told_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banter, "OFTEN", 1.0)
    secrets = [event("careful", to=1, count=count) for count in range(3)]
    alone = heard(table(), Chatty, [PLAYED])

    assert alone.remark is not None

    for secret in secrets:
        assert heard(table(), Chatty, [secret, PLAYED, secret]) == alone
        assert heard(table(), Chatty, [secret]) == Talk()


def test_it_is_the_same_whoever_asks_and_another_at_another_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(banter, "OFTEN", 1.0)
    there = table()
    said = set[Remark | None]()
    for there.revision in range(40):
        one = heard(there, Chatty, [PLAYED])
        assert one == heard(there, Chatty, [PLAYED])

        said.add(one.remark)

    assert len(said) > LINES


def test_it_is_forgotten_when_there_was_enough_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banter, "OFTEN", 1.0)
    there = table()
    there.talk = heard(there, Chatty, [PLAYED])
    quiet = event("stands")
    for _ in range(HEARD + 1):
        there.talk = heard(there, Chatty, [event("careful", to=1, count=1)])
        assert there.talk.remark is not None, "secrets are no news"

        there.talk = heard(there, Chatty, [quiet])

    assert there.talk.remark is None


def test_whose_host_wants_silence_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banter, "OFTEN", 1.0)
    there = table()
    there.talks = False
    assert heard(there, Chatty, [PLAYED]).remark is None


def test_whoever_sits_in_for_somebody_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """So is a house player of a table that was opened before there were tempers."""
    monkeypatch.setattr(banter, "OFTEN", 1.0)
    there = table()
    there.players = [Player("Ada", ADA), Player("Hen", level="easy"), Player("Ben", BEN)]
    assert heard(there, Chatty, [PLAYED]).remark is None


def test_what_each_feels() -> None:
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
    """A server that wants silence."""

    def talks(self, guild_id: int) -> bool:
        return False


async def talkative(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> tuple[House, str]:
    monkeypatch.setattr(banter, "OFTEN", 1.0)
    house = House(games={"toy": Chatty}, house_names=lambda _: ("Egbert", "Hennifer"), **settings)
    table_id = await house.deal(fill=3)
    for _ in range(40):
        if (await house.row(table_id)).talk.remark is not None:
            return house, table_id

        question = (await house.scene(table_id, ADA)).question
        if question is not None and not question.settled:
            await house.press(table_id, ADA, 0)

        await house.wait(10)

    raise AssertionError("nobody says anything")


async def test_it_stands_after_a_restart_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    house, table_id = await talkative(monkeypatch)
    before = found((await house.tables.scene(table_id)).remark)
    house.restart()
    assert (await house.tables.scene(table_id)).remark == before


async def test_it_is_on_nobodys_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else every card would be edited for it."""
    house, table_id = await talkative(monkeypatch)
    assert (await house.scene(table_id, ADA)).remark is None


async def test_a_server_hears_nothing_that_wants_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    house, table_id = await talkative(monkeypatch, room=Mute())
    scene = await house.tables.scene(table_id)
    assert scene.remark is None
    assert scene.talks is None


async def test_the_host_sets_it_in_the_lobby() -> None:
    house = House(games={"toy": Chatty})
    table_id = await house.open()
    assert (await house.tables.scene(table_id)).talks is True
    await house.tables.lobbies.set_up(table_id, ADA, "talks", value=False)
    assert (await house.tables.scene(table_id)).talks is False


def test_remark_goes_with_the_next_occasion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banter, "OFTEN", 1.0)
    there = table()
    there.talk = heard(there, Chatty, [PLAYED])
    there.talk = heard(there, Chatty, [event("stands")])

    assert there.talk.remark is not None

    there.talk = heard(there, Chatty, [PLAYED])
    assert there.talk.remark is None, "it spoke of the one before"
