"""Verbs of custom ids: strict defaults, and a refusal at the start of settings that cannot hold."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.interactions.interaction import Answer, Click, Field, Verb, Verbs, Where, Window
from bot.pages.delivery import Delivery, DesiredMessage
from bot.pages.page import Button, ButtonTokens, Do, Page, Row, Token
from bot.tables.table import Absence
from tests.bot.den import Den
from tests.support.clicks import Answer as Told
from tests.support.clicks import Click as Clicked
from tests.support.clicks import deliver
from tests.support.shown import Shown

words = Words()
PECK = "coop:t1:own:peck:0"


async def nothing(click: Click) -> None:
    """Do nothing."""


class TestRegistry:
    def test_default_settings_are_the_strictest(self) -> None:
        verb = Verb("peck", nothing)
        assert (verb.token, verb.where, verb.counted) == (Token.TABLE, Where.TABLE, True)
        assert verb.answer is Answer.WHISPER

    def test_name_of_a_verb_is_unique(self) -> None:
        verbs = Verbs()
        verbs.add(Verb("peck", nothing, formerly="nibble"))
        # A former name is still on old messages, so it stays reserved.
        for name in ("peck", "nibble"):
            with pytest.raises(ValueError, match=name):
                verbs.add(Verb(name, nothing))

        with pytest.raises(ValueError, match="peck"):
            verbs.add(Verb("bite", nothing, formerly="peck"))

    @pytest.mark.parametrize(
        "verb",
        [
            # Names that a custom id cannot hold, or that could be read as an index.
            Verb("Peck", nothing),
            Verb("peck:", nothing),
            Verb("peck2", nothing),
            Verb("peck-", nothing),
            Verb("peck", nothing, token=Token.QUESTION),
            Verb("peck", nothing, token=Token.PUBLIC),
            Verb("pick", nothing),
            Verb("all", nothing, token=Token.QUESTION),
            # Without a signature, a button must be harmless everywhere.
            Verb("peck", nothing, token=Token.NONE),
            Verb("peck", nothing, token=Token.NONE, where=Where.MESSAGE),
        ],
    )
    def test_verb_with_contradicting_settings_is_refused(self, verb: Verb) -> None:
        with pytest.raises(ValueError, match=verb.name):
            Verbs().add(verb)

    async def test_core_verbs_are_registered(self, den: Den) -> None:
        for name in ("pick", "all", "turn"):
            with pytest.raises(ValueError, match=f"two verbs called {name}"):
                den.chat.verbs.add(
                    Verb(name, nothing, token=Token.QUESTION if name == "pick" else Token.PUBLIC)
                )


class TestWhatTheChatBrings:
    """The settings of the core's verbs.

    A change must be made here too, so that it is deliberate.
    """

    def those(self, den: Den, wanted: Callable[[Verb], bool]) -> set[str]:
        return {name for name, verb in den.chat.verbs.items() if wanted(verb)}

    async def test_settings_of_the_verbs_are_deliberate(self, den: Den) -> None:
        lobby = {"join", "leave", "house", "remove", "start", "fill", "cancel"}
        assert self.those(den, lambda verb: verb.counted) == {
            *lobby,
            "return",
            "look",
            "tips",
            "cards",
        }
        # Only verbs of a game lack the signature of the table, and leave the return to the tables.
        of_a_game = {"pick", "all", "turn"}
        assert self.those(den, lambda verb: verb.token is not Token.TABLE) == of_a_game
        assert self.those(den, lambda verb: not verb.returns_seat) == of_a_game

        loose = self.those(den, lambda verb: verb.where is not Where.TABLE)
        on_cards = {"hand", "back", "order", "now", "return", "look", "tips", "cards"}
        assert loose == {"pick", "explain", "more-card", *on_cards}
        assert self.those(den, lambda verb: verb.where is Where.ANYWHERE) == {"pick"}


class Careless:
    """A verb with default settings, as a feature would register it."""

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


async def test_verb_with_default_settings_works(den: Den, careless: Careless) -> None:
    told = await den.do(den.zoe, "peck")
    assert told.is_private
    assert told.text == "pecked at t1"
    assert careless.pecks == [den.zoe.id]


@pytest.mark.parametrize("token", ["forged", "-", "everybody", "q1", "ow", "ownn", "OWN"])
async def test_signature_of_the_table_is_needed(den: Den, careless: Careless, token: str) -> None:
    # So that the token of a question exists, which must not count either.
    await den.ask(den.ben, "q1")
    assert is_stale(await den.forge(den.ben, den.tables()[0], f"coop:t1:{token}:peck:0"))
    assert careless.pecks == []


async def test_existing_table_is_needed(den: Den, careless: Careless) -> None:
    for table_id in ("nowhere", "-"):
        told = await den.forge(den.ben, den.tables()[0], f"coop:{table_id}:own:peck:0")
        assert told.text == words("refused-table-gone")
    assert careless.pecks == []


async def posted(den: Den, channel_id: int, table_id: str) -> Shown:
    """Send a message with a button of this table, and return it."""
    page = Page((Row((Button("Join", Do("join")),)),))
    with den.env._bot_scope():
        channel = den.bot.get_partial_messageable(channel_id)
        wanted = DesiredMessage.of(page, ButtonTokens(table_id, own="own"))
        message = await channel.send(**Delivery.of(wanted).as_message())

    return Shown.of(den.env.backend.get_message(channel_id, message.id))


async def test_press_from_another_server_is_refused(den: Den, careless: Careless) -> None:
    next_door = den.env.create_guild("Next door")
    chief = next_door.add_member(den.env.create_user("chief"))
    hall = next_door.create_text_channel("hall")
    on = await posted(den, hall.id, "t1")
    (told,) = await deliver(den.env, Clicked(chief.id, next_door.id, on, PECK))

    assert is_stale(told)
    assert careless.pecks == []


async def test_press_in_a_dm_is_refused(den: Den, careless: Careless) -> None:
    await den.ask(den.ben, "q1")
    assert is_stale(await den.forge(den.ben, den.cards(den.ben)[-1], PECK))
    assert careless.pecks == []


async def test_press_on_another_tables_message_is_refused(den: Den, careless: Careless) -> None:
    on = await posted(den, den.channel.id, "t2")
    # `planted=False` keeps the simulator from adding the forged id to the message.
    click = Clicked(den.ben.id, den.guild.id, on, PECK, planted=False)
    (told,) = await deliver(den.env, click)

    assert is_stale(told)
    assert careless.pecks == []


class TestQuota:
    MOST = 3

    async def test_presses_are_counted(self, den: Den, careless: Careless) -> None:
        # A small limit, to reach it quickly.
        den.chat.router._quota._people._limit = self.MOST
        for _ in range(self.MOST):
            assert "pecked" in (await den.do(den.zoe, "peck")).text

        told = await den.do(den.zoe, "peck")
        assert told.is_private
        # The beginning of the sentence, because the seconds vary.
        assert told.text.startswith(words("refused-too-fast", seconds=60)[:20])
        assert len(careless.pecks) == self.MOST

        # Forged presses are counted too.
        for _ in range(self.MOST):
            await den.forge(den.ben, den.tables()[0], "coop:t1:forged:peck:0")
        assert "pecked" not in (await den.do(den.ben, "peck")).text


async def test_forged_press_does_not_return_the_seat(den: Den, careless: Careless) -> None:
    # Any user can forge an id, so only a valid press proves that the player is back.
    den.stage._set_absence(1, Absence.LEFT)
    await den.forge(den.ben, den.tables()[0], "coop:t1:forged:peck:0")
    assert den.stage.players[1].absence is Absence.LEFT
    await den.do(den.ben, "peck")
    assert den.stage.players[1].absence is None


# -- other kinds of answers ------------------------------------------------------------------------


FIELDS = (
    Field("For your hen", "Be kind", 20),
    Field("For your rooster", "Be bold", 30, "Egbert", needed=False),
)


async def test_modal_asks_the_presser_for_text(den: Den, dealt: None) -> None:
    window = Window("coop:t1:own:name:0", "A name", FIELDS)
    answered: list[bool] = []

    async def ask(click: Click) -> None:
        # Code that waits for the answer is told about it.
        click.before_answer = lambda: answered.append(click.is_answered)
        await click.ask(window)
        answered.append(click.is_answered)
        await click.acknowledge()  # without effect after the modal

    den.chat.verbs.add(Verb("christen", ask, answer=Answer.WINDOW))
    told = await den.do(den.ben, "christen")
    assert answered == [False, True]
    assert not den.bot._connection._view_store._modals, "discord.py would answer in our place"
    assert told.window is not None
    assert (told.window["title"], told.window["custom_id"]) == (window.title, window.custom_id)

    labels = told.window["components"]
    for label, field in zip(labels, FIELDS, strict=True):
        assert (label["label"], label["description"]) == (field.label, field.hint)

        line = label["component"]
        assert line["max_length"] == field.longest
        assert line["required"] is field.needed
        assert (line.get("value") or "") == field.typed


async def test_returning_player_sees_their_hand(den: Den, asked: None) -> None:
    den.stage.players[1] = replace(den.stage.players[1], absence=Absence.LEFT)
    await den.show()
    card = den.cards(den.ben)[-1]

    assert card.buttons == ["back"]

    await den.press(den.ben, card, "back")
    assert den.now(card).buttons == ["hide", "run"]
    assert den.stage.players[1].absence is None
