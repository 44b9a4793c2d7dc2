"""Forged, old, foreign and repeated clicks get a clear private answer and change nothing."""

from random import Random

import pytest

from bot.tables.refusals import (
    AlreadyAnswered,
    NotAmongTheOptions,
    TableGone,
)
from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, game_at
from tests.support.clicker import Clicker
from tests.support.ledger import journal, ledger, unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.shown import Control, Shown
from tests.support.world import World


class Turn:
    """A game in the turn of one player."""

    def __init__(self, world: World, table_id: str, clicker: Clicker, person: Person) -> None:
        self.world = world
        self.table_id = table_id
        self.clicker = clicker
        self.person = person
        self.card = person.card(table_id)

    @property
    def control(self) -> Control:
        return self.card.answers[0]

    def id(self, **changed: object) -> str:
        """Return the custom id of the first answer, with parts of it changed."""
        control = self.control
        signed = control.does
        parts = {"table": signed.table_id, "token": signed.token, "verb": "pick", "index": 0}
        return "coop:{table}:{token}:{verb}:{index}".format(**(parts | changed))


@pytest.fixture
async def turn(opened: Opened) -> Turn:
    clicker = await game_at(opened, "turn", seed=21)
    ((person, _),) = await clicker.asked()
    return Turn(clicker.world, clicker.table_id, clicker, person)


async def test_two_buttons_at_once_count_once(turn: Turn) -> None:
    answers = turn.card.answers
    before = len(journal(turn.world.database, turn.table_id))
    clicks = [turn.person.clicks(turn.card, one) for one in answers[:3]]
    await turn.world.at_once(*clicks)
    assert len(journal(turn.world.database, turn.table_id)) == before + 1


NONSENSE = ("AAAAAAAAAA", "x", "ß" * 10, "🐔", "a" * 60)
# Verbs that check the private, the public and the table's token.
SIGNED = ("pick", "all", "join", "hand", "start", "end", "cancel")
# Some of them begin like a real verb.
UNKNOWN = ("nuke", "pickpick", "p", "all_", "deal")
# Beyond the options, below zero, no number, twice, none, too many, and a digit that is not ASCII.
VALUES = (["99"], ["-1"], ["x"], ["0", "0"], [], ["0"] * 25, ["9" * 40], ["²"])


async def test_forged_presses_are_refused(turn: Turn) -> None:
    card = turn.control.does.token
    # The card's token does not sign the table's public buttons, and the other way round.
    hand = turn.world.table(turn.table_id).verb("hand").does.token
    forged: list[tuple[str, list[str] | None]] = [
        *((turn.id(), values) for values in VALUES),
        *((turn.id(token=token, verb=verb), None) for token in NONSENSE for verb in SIGNED),
        *((turn.id(token=card, verb=verb), None) for verb in ("all", "cancel", *UNKNOWN)),
        *((turn.id(token=hand, verb=verb), None) for verb in ("pick", "all")),
    ]
    with unchanged(turn.world.database):
        for custom_id, values in forged:
            answer = await turn.person.forge(turn.card, custom_id, values)
            assert answer.is_private, (custom_id, values, answer)

        for index in (99, 4_000, 10**30):
            answer = await turn.person.forge(turn.card, turn.id(index=index))
            assert_refused(answer, NotAmongTheOptions())

        # An id of the right form, too short and too long.
        for table in ("aaaaaaaaaa", "x", "a" * 40):
            answer = await turn.person.forge(turn.card, turn.id(table=table))
            assert_refused(answer, TableGone())


async def test_token_of_another_table_is_refused(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=22)
    first = await dealt(world)
    second = await dealt(world)
    here = Clicker(world, first, 5)
    there = Clicker(world, second, 6)
    for clicker in (here, there) * 5:
        # In turn, so that a card of one table could answer for the other one.
        assert await clicker.step()

    await here.play(until=lambda: here.waits_for == "turn")
    await there.play(until=lambda: there.waits_for == "turn")
    ((person, _),) = await here.asked()
    ((other, _),) = await there.asked()
    one = person.card(first).answers[0]
    two = other.card(second).answers[0]
    with unchanged(world.database):
        # Each table gets the token of the other one.
        for table_id, token in [(first, two.does.token), (second, one.does.token)]:
            for presser in (person, other):
                shown = world.table(table_id)
                answer = await presser.forge(shown, f"coop:{table_id}:{token}:pick:0")
                assert answer.is_private


async def test_press_on_a_finished_game_is_refused(opened: Opened) -> None:
    clicker = await game_at(opened, "turn", seed=23)
    world = clicker.world
    table_id = clicker.table_id
    ((person, _),) = await clicker.asked()
    card = person.card(table_id)
    public = world.table(table_id)
    ending = await world.ada.slash("chicken end")
    await world.ada.click(ending.page, ending.page.verb("end"))

    assert (await world.live(table_id)).status is Status.CLOSED

    with unchanged(world.database):
        # All buttons of the ended game.
        for custom_id in [
            card.answers[0].custom_id,
            *(control.custom_id for control in public.live),
        ]:
            answer = await person.forge(public, custom_id)
            assert answer.is_private, answer


async def test_random_ids_are_refused(turn: Turn) -> None:
    """Every press on what claims to be a button of Coop is answered privately and changes
    nothing.
    """
    rng = Random(24)
    real = turn.id()
    with unchanged(turn.world.database):
        for _ in range(60):
            forged = _mutilated(real, rng)
            if forged == real:
                continue

            on: Shown = rng.choice([turn.card, turn.world.table(turn.table_id)])
            values = rng.choice([None, ["0"], ["0", "1"], [str(rng.randrange(-5, 50))]])
            # Only Ada's own screen shows her card.
            someone = rng.choice(
                [turn.person] if on is turn.card else list(turn.world.people.values())
            )
            answer = await someone.forge(on, forged, values)

            assert answer.is_private, (forged, values, answer)


def _mutilated(real: str, rng: Random) -> str:
    letters = list(real)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len("coop:"), len(letters))
        # Letters, signs that ids use, and characters that they never have.
        swap = rng.choice("abzABZ09-_ :é🐔\n")
        match rng.randrange(3):
            case 0:
                letters[at] = swap
            case 1:
                letters.insert(at, swap)
            case _:
                del letters[at]

    # Discord limits custom ids to 100 characters.
    return "".join(letters)[:100]


async def test_second_answer_in_a_window_is_refused(opened: Opened) -> None:
    """A window does not allow a change of the answer."""
    clicker = await game_at(opened, "override", seed=25)
    world = clicker.world
    table_id = clicker.table_id
    person, _ = (await clicker.asked())[0]
    table = world.table(table_id)
    for control in table.answers:
        answer = await person.click(table, control)
        if control is table.answers[0]:
            # The first press counts; the second is refused.
            before = ledger(world.database)

    assert_refused(answer, AlreadyAnswered())
    assert ledger(world.database) == before
