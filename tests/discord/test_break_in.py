"""Forged ids of strangers and of administrators of other servers change nothing."""

from typing import Any

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.tables.refusals import NotAtThisTable, StaleClick
from bot.tables.tokens import public_token, seat_token, table_token
from tests.discord.conftest import Opened
from tests.discord.dealing import game_at
from tests.support.clicks import Answer, Click
from tests.support.ledger import journal, ledger, unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused
from tests.support.shown import Shown
from tests.support.world import World

VERBS = (
    *(
        "pick",
        "all",
        "turn",
        "join",
        "leave",
        "house",
        "remove",
        "start",
        "cancel",
        "hand",
        "explain",
        "back",
    ),
    *(
        "more-card",
        "order",
        "now",
        "end",
        "depart",
        "record",
        "story",
        "return",
        "decline",
        "rules-heist",
        "x",
    ),
)


class NextDoor:
    """Another server on which Coop plays. Its administrator has no rights on the first server."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.guild = world.env.create_guild("Next door")
        self.hall = self.guild.create_text_channel("games")
        chief = discord.Permissions(administrator=True, manage_messages=True, manage_guild=True)
        role = self.guild.create_role("Chief", permissions=chief)
        self.zoe = self.guild.add_member(world.env.create_user("zoe"), roles=[role])

    async def open(self) -> Shown:
        """Open a table of Zoe's, which is a message of Coop's to forge clicks on."""
        await self.zoe.slash(self.hall, "chicken start heist")
        return self.world.messages(self.hall.id)[-1]

    async def forge(self, on: Shown, custom_id: str, values: Any = None) -> Answer:
        click = Click(self.zoe.id, self.guild.id, on, custom_id, values)
        (told,) = await self.world.at_once(click)
        return told


async def signed(world: World, table_id: str, verb: str) -> str:
    """Return an id signed for this table.

    The token is on the table's public message, so all may have it.
    """
    token = table_token((await world.live(table_id)).key)
    return f"coop:{table_id}:{token}:{verb}:0"


async def test_table_is_out_of_reach_from_another_server(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    await world.ada.start(fill=3)
    table_id = (await world.the_table()).id
    await world.ben.join()
    next_door = NextDoor(world)
    on = await next_door.open()
    with unchanged(world.database):
        for verb in ("join", "leave", "house", "remove", "start", "cancel", "decline", "more"):
            answer = await next_door.forge(on, await signed(world, table_id, verb))
            assert_refused(answer, StaleClick())

    await world.ada.do("start", table_id=table_id)
    with unchanged(world.database):
        answer = await next_door.forge(on, await signed(world, table_id, "end"))
        assert_refused(answer, StaleClick())


async def test_player_who_left_the_lobby_has_no_hand(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", "Dan")
    await world.ada.start()
    table_id = (await world.the_table()).id
    for person in (world.ben, world.cleo, world.dan):
        await person.join(table_id)

    await world.dan.do("leave", table_id=table_id)
    await world.ada.do("start", table_id=table_id)
    with unchanged(world.database):
        # Dan tries every verb of the bot.
        for verb in VERBS:
            answer = await world.dan.forge(
                world.table(table_id), await signed(world, table_id, verb)
            )
            assert answer.is_private or answer.kind is not None
            assert "your hand" not in answer.text.lower()

        answer = await world.dan.forge(world.table(table_id), await signed(world, table_id, "hand"))
        assert_refused(answer, NotAtThisTable())


# -- random ids ------------------------------------------------------------------------------------


def rubbish() -> st.SearchStrategy[str]:
    odd = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=60)
    return odd.map(lambda text: f"coop:{text}"[:100])


@st.composite
def forged(draw: st.DrawFn, parts: dict[str, list[str]]) -> str:
    """Draw an id composed of everything that was ever seen on a message of the bot."""
    # One in five is complete nonsense.
    if draw(st.integers(0, 4)) == 0:
        return draw(rubbish())

    table = draw(st.sampled_from(parts["tables"]))
    token = draw(st.sampled_from(parts["tokens"]))
    index = draw(st.one_of(st.integers(0, 9), st.integers(0, 10**30)))
    end = draw(st.sampled_from(["", ":0", ":7", ":", ":x"]))
    # as ids are written now, and as older versions wrote them
    between = draw(st.sampled_from([":", ""]))
    return f"coop:{table}:{token}:{draw(st.sampled_from(VERBS))}{between}{index}{end}"[:100]


VALUES = st.one_of(
    st.none(),
    # Digits of other scripts and a number beyond any integer.
    st.lists(st.sampled_from(["0", "1", "-1", "99", "x", "٣", "²", "9" * 90]), max_size=3),
)


async def test_no_forged_click_of_a_stranger_changes_anything(opened: Opened) -> None:
    """The ids have every token that the bot could have signed, except those of the
    presser's own seat.
    """
    clicker = await game_at(opened, "turn", seed=21)
    world = clicker.world
    table_id = clicker.table_id
    table = await world.live(table_id)
    stranger = world.add("Zack")
    next_door = NextDoor(world)
    hall = await next_door.open()
    tokens = [table_token(table.key), "forged", "-"]
    # Tokens of all questions so far, public and private.
    for number in range(table.revision + 1):
        tokens.append(public_token(table.key, table.epoch, number))
        tokens += [seat_token(table.key, table.epoch, number, seat) for seat in range(3)]

    parts = {"tables": [table_id, table_id, "aaaaaaaaaa"], "tokens": tokens}
    state = ledger(world.database)
    wanted: list[tuple[str, Any, bool]] = []

    @settings(
        # Hypothesis runs synchronously, so it only collects clicks here.
        max_examples=40,
        suppress_health_check=list(HealthCheck),
    )
    @given(forged(parts), VALUES, st.booleans())
    def collect(custom_id: str, values: Any, from_afar: bool) -> None:
        wanted.append((custom_id, values, from_afar))

    collect()
    for custom_id, values, from_afar in wanted:
        if from_afar:
            told = await next_door.forge(hall, custom_id, values)
        else:
            told = await stranger.forge(world.table(table_id), custom_id, values)

        # An unanswered click would show an error at Discord.
        assert told.kind is not None, f"{custom_id} was left without an answer"

    assert ledger(world.database) == state
    # Hypothesis removes some duplicates.
    assert len(wanted) > 30


@pytest.mark.parametrize("kind", ["turn", "override"])
async def test_stranger_with_all_valid_tokens_changes_nothing(opened: Opened, kind: str) -> None:
    """The ids have all tokens that count now if the right person sends them."""
    clicker = await game_at(opened, kind, seed=21)
    world = clicker.world
    table_id = clicker.table_id
    table = await world.live(table_id)
    stranger = world.add("Zack")
    scenes = [await world.coop.tables.scene(table_id, seat) for seat in range(len(table.players))]
    tokens = {table_token(table.key), *(one.ask.token for one in scenes if one.ask)}
    tokens |= {scene.question.token for scene in scenes if scene.question}
    with unchanged(world.database):
        for token in sorted(tokens):
            for verb in VERBS:
                answer = await stranger.forge(
                    world.table(table_id), f"coop:{table_id}:{token}:{verb}:0", ["0"]
                )
                assert answer.is_private, (token, verb)


async def test_a_replayed_click_counts_once(opened: Opened) -> None:
    """Press every answered button of a game again, as each of the players."""
    clicker = await game_at(opened, "sweep", seed=7)
    world = clicker.world
    table_id = clicker.table_id
    seen: list[tuple[Person, Shown, str]] = []
    # Seven choices of the game.
    for _ in range(7):
        await clicker.look()
        asked = await clicker.asked()
        if not asked:
            await world.tick_on()
            continue

        person, _ = asked[0]
        for shown, control in await clicker.offered(person):
            seen.append((person, shown, control.custom_id))

        await clicker.answer(person)

    before = journal(world.database, table_id)
    # Buttons of a question that is still open may be pressed.
    stale = [one for one in seen if not await is_open(world, table_id, one[2])]
    assert stale

    for person, shown, custom_id in stale:
        for other in {person, *world.people.values()}:
            answer = await other.forge(world.table(table_id), custom_id, ["0"])
            assert answer.kind is not None, shown

    assert journal(world.database, table_id) == before


async def is_open(world: World, table_id: str, custom_id: str) -> bool:
    """Return whether this id still answers an open question."""
    found = set()
    for seat in (None, *range(len((await world.live(table_id)).players))):
        scene = await world.coop.tables.scene(table_id, seat)
        found |= {scene.ask.token if scene.ask else "", scene.hand_token}
        found |= {scene.question.token} if scene.question else set()

    return custom_id.split(":")[2] in found
