"""A verb that says nothing about itself cannot be forged; one that cannot be held to what it says
is refused when the bot starts.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.interactions.interaction import Click, Field, Window
from bot.interactions.verbs import Answer, Verb, Verbs, Where
from bot.pages.custom_ids import Stamps, Token
from bot.pages.delivery import Delivery, Wanted
from bot.pages.page import Button, Do, Page, Row
from bot.tables.table import Absence
from tests.bot.den import Den
from tests.support.clicks import Answer as Told
from tests.support.clicks import Click as Clicked
from tests.support.clicks import deliver
from tests.support.shown import Shown

words = Words()
PECK = "coop:t1:own:peck:0"


async def nothing(click: Click) -> None:
    """Carries nothing out."""


class TestRegistry:
    def test_the_defaults_are_the_strictest(self) -> None:
        verb = Verb("peck", nothing)
        assert (verb.token, verb.where, verb.counted) == (Token.TABLE, Where.TABLE, True)
        assert verb.answer is Answer.WHISPER

    def test_nobody_takes_the_name_of_another(self) -> None:
        verbs = Verbs()
        verbs.add(Verb("peck", nothing, formerly="nibble"))
        for name in ("peck", "nibble"):
            with pytest.raises(ValueError, match=name):
                verbs.add(Verb(name, nothing))

        with pytest.raises(ValueError, match="peck"):
            verbs.add(Verb("bite", nothing, formerly="peck"))

    @pytest.mark.parametrize(
        "verb",
        [
            Verb("Peck", nothing),
            Verb("peck:", nothing),
            Verb("peck2", nothing),
            Verb("peck-", nothing),
            Verb("peck", nothing, token=Token.QUESTION),
            Verb("peck", nothing, token=Token.PUBLIC),
            Verb("pick", nothing),
            Verb("all", nothing, token=Token.QUESTION),
            Verb("peck", nothing, token=Token.NONE),
            Verb("peck", nothing, token=Token.NONE, where=Where.MESSAGE),
        ],
    )
    def test_what_cannot_be_held_to_is_refused(self, verb: Verb) -> None:
        with pytest.raises(ValueError, match=verb.name):
            Verbs().add(verb)

    async def test_the_bot_has_taken_its_own(self, den: Den) -> None:
        for name in ("pick", "all", "turn"):
            with pytest.raises(ValueError, match=f"two verbs called {name}"):
                den.chat.verbs.add(
                    Verb(name, nothing, token=Token.QUESTION if name == "pick" else Token.PUBLIC)
                )


class TestWhatTheChatBrings:
    """Pinned, so that nobody loosens one without meaning to."""

    def those(self, den: Den, wanted: Callable[[Verb], bool]) -> set[str]:
        return {name for name, verb in den.chat.verbs.by_name.items() if wanted(verb)}

    async def test_counted_is_what_nobody_needs_often(self, den: Den) -> None:
        lobby = {"join", "leave", "house", "remove", "start", "cancel"}
        assert self.those(den, lambda verb: verb.counted) == {
            *lobby,
            "return",
            "look",
            "tips",
            "cards",
        }

    async def test_answers_to_a_game_alone_are_not_signed_for_the_table(self, den: Den) -> None:
        loose = self.those(den, lambda verb: verb.token is not Token.TABLE)
        assert loose == {"pick", "all", "turn"}

    async def test_what_stands_on_the_table_is_pressed_there(self, den: Den) -> None:
        loose = self.those(den, lambda verb: verb.where is not Where.TABLE)
        on_cards = {"hand", "back", "orders", "order", "now", "return", "look", "tips", "cards"}
        assert loose == {"pick", "explain", *on_cards}
        assert self.those(den, lambda verb: verb.where is Where.ANYWHERE) == {"pick"}

    async def test_the_tables_bring_back_who_answers_a_game(self, den: Den) -> None:
        left_alone = self.those(den, lambda verb: not verb.returns_seat)
        assert left_alone == {"pick", "all", "turn"}


class Careless:
    """A verb of a cog that says nothing but what it does."""

    def __init__(self, den: Den) -> None:
        self.pecks: list[int] = []
        den.chat.verbs.add(Verb("peck", self.peck))

    async def peck(self, click: Click) -> None:
        self.pecks.append(click.user_id)
        await click.say(f"pecked at {click.scene.table_id}")


@pytest.fixture
async def careless(den: Den) -> Careless:
    await den.deal()
    return Careless(den)


def is_stale(told: Told) -> bool:
    return told.is_private and told.text == words("refused-stale-click")


async def test_a_careless_verb_works(den: Den, careless: Careless) -> None:
    told = await den.do(den.zoe, "peck")
    assert told.is_private
    assert told.text == "pecked at t1"
    assert careless.pecks == [den.zoe.id]


@pytest.mark.parametrize("token", ["forged", "-", "everybody", "q1", "ow", "ownn", "OWN"])
async def test_it_needs_the_signature_of_its_table(
    den: Den, careless: Careless, token: str
) -> None:
    await den.ask(den.ben, "q1")
    assert is_stale(await den.forge(den.ben, den.tables()[0], f"coop:t1:{token}:peck:0"))
    assert careless.pecks == []


async def test_it_needs_a_table(den: Den, careless: Careless) -> None:
    for table_id in ("nowhere", "-"):
        told = await den.forge(den.ben, den.tables()[0], f"coop:{table_id}:own:peck:0")
        assert told.text == words("refused-table-gone")
    assert careless.pecks == []


async def posted(den: Den, channel_id: int, table_id: str) -> Shown:
    """A message of Coop's with a button of this table."""
    page = Page((Row((Button("Join", Do("join")),)),))
    with den.env._bot_scope():
        channel = den.bot.get_partial_messageable(channel_id)
        wanted = Wanted.of(page, Stamps(table_id, own="own"))
        message = await channel.send(**Delivery.of(wanted).as_message())

    return Shown.of(den.env.backend.get_message(channel_id, message.id))


async def test_it_cannot_be_pressed_from_another_server(den: Den, careless: Careless) -> None:
    next_door = den.env.create_guild("Next door")
    chief = next_door.add_member(den.env.create_user("chief"))
    hall = next_door.create_text_channel("hall")
    on = await posted(den, hall.id, "t1")
    (told,) = await deliver(den.env, Clicked(chief.id, next_door.id, on, PECK))

    assert is_stale(told)
    assert careless.pecks == []


async def test_it_cannot_be_pressed_by_dm(den: Den, careless: Careless) -> None:
    await den.ask(den.ben, "q1")
    assert is_stale(await den.forge(den.ben, den.cards(den.ben)[-1], PECK))
    assert careless.pecks == []


async def test_it_cannot_be_pressed_on_the_message_of_another_table(
    den: Den, careless: Careless
) -> None:
    on = await posted(den, den.channel.id, "t2")
    click = Clicked(den.ben.id, den.guild.id, on, PECK, planted=False)
    (told,) = await deliver(den.env, click)

    assert is_stale(told)
    assert careless.pecks == []


class TestQuota:
    MOST = 3

    async def test_it_is_counted(self, den: Den, careless: Careless) -> None:
        den.chat.router._quota._people._most = self.MOST
        for _ in range(self.MOST):
            assert "pecked" in (await den.do(den.zoe, "peck")).text

        told = await den.do(den.zoe, "peck")
        assert told.is_private
        assert told.text.startswith(words("refused-too-fast", seconds=60)[:20])
        assert len(careless.pecks) == self.MOST

    async def test_forged_ones_are_counted_too(self, den: Den, careless: Careless) -> None:
        den.chat.router._quota._people._most = self.MOST
        for _ in range(self.MOST):
            await den.forge(den.zoe, den.tables()[0], "coop:t1:forged:peck:0")
        assert "pecked" not in (await den.do(den.zoe, "peck")).text


async def test_a_forged_press_brings_nobody_back(den: Den, careless: Careless) -> None:
    den.stage._seat(1, Absence.LEFT)
    await den.forge(den.ben, den.tables()[0], "coop:t1:forged:peck:0")
    assert den.stage.players[1].absence is Absence.LEFT
    await den.do(den.ben, "peck")
    assert den.stage.players[1].absence is None


# -- answers of other kinds ------------------------------------------------------------------------


FIELDS = (
    Field("For your hen", "Be kind", 20),
    Field("For your rooster", "Be bold", 30, "Egbert", needed=False),
)


async def test_a_window_asks_its_presser_for_lines(den: Den) -> None:
    await den.deal()
    window = Window("coop:t1:own:name:0", "A name", FIELDS)
    acknowledged: list[bool] = []

    async def ask(click: Click) -> None:
        await click.ask(window)
        acknowledged.append(click.is_answered)
        await click.acknowledge()  # it is answered already

    den.chat.verbs.add(Verb("christen", ask, answer=Answer.WINDOW))
    told = await den.do(den.ben, "christen")
    assert acknowledged == [True]
    assert told.window is not None
    assert (told.window["title"], told.window["custom_id"]) == (window.title, window.custom_id)

    labels = told.window["components"]
    for label, field in zip(labels, FIELDS, strict=True):
        assert (label["label"], label["description"]) == (field.label, field.hint)

        line = label["component"]
        assert line["max_length"] == field.longest
        assert line["required"] is field.needed
        assert (line.get("value") or "") == field.typed


async def test_who_is_back_sees_what_they_hold(den: Den) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    den.stage.players[1] = replace(den.stage.players[1], absence=Absence.LEFT)
    den.commit()
    await den.settle()
    card = den.cards(den.ben)[-1]

    assert card.buttons == ["back"]

    await den.press(den.ben, card, "back")
    assert den.now(card).buttons == ["hide", "run"]
    assert den.stage.players[1].absence is None


async def test_a_window_is_a_first_answer_like_any_other(den: Den) -> None:
    """Whoever waits until an answer leaves hears of it."""
    await den.deal()
    heard: list[bool] = []

    async def ask(click: Click) -> None:
        click.before_answer = lambda: heard.append(click.is_answered)
        await click.ask(Window("coop:t1:own:name:0", "A name", FIELDS))

    den.chat.verbs.add(Verb("christen", ask, answer=Answer.WINDOW))
    await den.do(den.ben, "christen")
    assert heard == [False]
    assert not den.bot._connection._view_store._modals, "discord.py would answer in our place"
