"""The lobby on Discord: every button and every refusal."""

from pathlib import Path

import pytest

from bot.i18n.words import Words
from bot.pages.refusal_text import refusal
from bot.tables.refusals import (
    AlreadySeated,
    HostOnly,
    HostOrModeratorOnly,
    LobbyClosed,
    NotSeatedYet,
    TableFull,
    TableOver,
    TooFewPlayers,
    TooManyTables,
)
from bot.tables.table import Pace, Status
from cogs.lobby.setup_page import OF_GAME, pace_label
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.languages import GERMAN, german_too
from tests.support.ledger import unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

EIGHT = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a world in which Ada has opened a table and Ben and Cleo have no seat."""
    world = await opened("Ada", "Ben", "Cleo")
    await world.ada.start()
    return world


def private_messages(world: World) -> list[Shown]:
    """Return the messages of the channel that only one person sees."""
    return [message for message in world.messages(world.channel.id) if message.ephemeral]


async def names(world: World) -> list[str]:
    return [player.name for player in (await world.the_table()).players]


async def pressed(person: Person, verb: str, lobby: Shown | None = None) -> Answer:
    """Press a button of the lobby, or of the host's settings page."""
    # Built from a signed id of the lobby, so that verbs without a button there can be pressed too.
    lobby = lobby or person.world.table()
    signed = lobby.controls[0].custom_id.split(":")
    return await person.forge(lobby, ":".join((*signed[:3], verb, "0")))


class TestOpening:
    async def test_new_table_has_one_message_and_its_host(self, world: World) -> None:
        assert await names(world) == ["Ada"]
        assert "Ada" in world.table().text
        assert len(world.in_channel()) == 1

        # A welcome by DM shows early whether the host's cards can be sent.
        assert len(world.ada.dms()) == 1
        assert world.ben.dms() == []

    async def test_several_tables_in_one_channel(self, world: World) -> None:
        await world.ben.start()
        first, second = await world.coop.tables.tables_in(world.channel.id)
        await world.cleo.join(first.id)
        await world.cleo.join(second.id)

        assert [player.name for player in (await world.live(first.id)).players] == ["Ada", "Cleo"]
        assert [one.name for one in (await world.live(second.id)).players] == ["Ben", "Cleo"]
        assert len({message.id for message in world.in_channel()}) == 2

    async def test_default_pace_comes_from_the_settings(self, opened: Opened) -> None:
        world = await opened("Ada", settings={"pace": "days"})
        await world.ada.start()
        assert (await world.the_table()).pace is Pace.DAYS

    async def test_tables_per_channel_are_limited(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", settings={"tables_per_channel": 1})
        await world.ada.start()
        # A refused command stores nothing.
        with unchanged(world.database):
            assert_refused(await world.ben.start(), TooManyTables(most=1))


class TestJoining:
    async def test_first_join_gives_a_seat_and_a_card_and_the_second_is_refused(
        self, world: World
    ) -> None:
        await world.ben.join()
        assert await names(world) == ["Ada", "Ben"]
        assert "Ben" in world.table().text
        assert len(world.ben.dms()) == 1

        with unchanged(world.database):
            assert_refused(await world.ben.join(), AlreadySeated())

    async def test_a_double_click_joins_once(self, world: World) -> None:
        table = world.table()
        # Both clicks are in flight before the first is answered.
        click = world.ben.clicks(table, table.verb("join"))
        await world.at_once(click, click)
        assert await names(world) == ["Ada", "Ben"]
        assert len(world.ben.dms()) == 1

    async def test_full_table_refuses_a_join(self, opened: Opened) -> None:
        world = await opened(*EIGHT, "Ida")
        await world.ada.start()
        table = world.table()
        for person in list(world.people.values())[1:8]:
            await person.click(table, table.verb("join"))

        assert await names(world) == list(EIGHT)

        # A full lobby draws no "join" button, so this is a press on an older message.
        answer = await world.ida.forge(table, table.verb("join").custom_id)
        assert_refused(answer, TableFull(most=8))
        assert await names(world) == list(EIGHT)

    async def test_simultaneous_joins_fill_the_table_once(self, opened: Opened) -> None:
        """More people than seats: the first eight sit down, each of them once."""
        world = await opened(*EIGHT, "Ida", "Jon")
        await world.ada.start()
        table = world.table()
        others = list(world.people.values())[1:]
        told = await world.at_once(*[one.clicks(table, table.verb("join")) for one in others])

        assert len(set(await names(world))) == 8

        # The first seven presses filled the table next to the host.
        for refused in told[7:]:
            assert_refused(refused, TableFull(most=8))


class TestLeaving:
    async def test_leaving_frees_the_seat(self, world: World) -> None:
        await world.ben.join()
        await world.ben.do("leave")
        assert await names(world) == ["Ada"]
        assert "Ben" not in world.table().text

    async def test_a_stranger_cannot_leave(self, world: World) -> None:
        assert_refused(await world.ben.do("leave"), NotSeatedYet())

    async def test_next_player_becomes_host(self, world: World) -> None:
        await world.ben.join()
        await world.cleo.join()
        await world.ada.do("leave")

        # The next person in order of seats becomes host.
        assert (await world.the_table()).host_id == world.ben.id

        assert_refused(await world.cleo.do("start"), HostOnly(host="Ben"))
        await world.ben.do("house")
        await world.ben.do("start")

        assert (await world.the_table()).status is Status.PLAYING

    async def test_last_player_who_leaves_closes_the_table(self, world: World) -> None:
        table = world.table()
        await world.ada.do("leave")
        assert await world.coop.tables.tables_in(world.channel.id) == []
        # A stale button of the closed lobby.
        answer = await world.ben.forge(table, table.verb("join").custom_id)
        assert_refused(answer, TableOver(number=1))


class TestHouseRules:
    async def test_a_house_player_sits_down(self, world: World) -> None:
        await world.ada.do("house")
        player = (await world.the_table()).players[1]
        assert player.is_house
        assert player.name in world.table().text

    async def test_host_buttons_are_refused_to_other_players(self, world: World) -> None:
        await world.ben.join()
        await world.cleo.join()
        # A refused press stores nothing.
        with unchanged(world.database):
            for verb in ("house", "start", "remove", "setup-heist"):
                assert_refused(await pressed(world.ben, verb), HostOnly(host="Ada"))

            assert_refused(await pressed(world.ben, "cancel"), HostOrModeratorOnly(host="Ada"))

    async def test_house_players_take_the_missing_seats_on_request(self, world: World) -> None:
        # A heist needs three seats.
        await world.ben.join()
        with unchanged(world.database):
            answer = await world.ada.do("start")
            assert answer.is_private
            assert refusal(TooFewPlayers(least=3, seated=2), Words()) in answer.text

            # Only the host fills the table up.
            offer = answer.page
            assert_refused(await world.ben.click(offer, offer.verb("fill")), HostOnly(host="Ada"))

        button = offer.button(sentence("lobby-button-fill", count=1))
        answer = await world.ada.click(offer, button)

        assert answer.text == sentence("chat-done")
        table = await world.the_table()
        assert table.status is Status.PLAYING
        assert [player.is_house for player in table.players].count(True) == 1

    @pytest.mark.parametrize("game", GAMES)
    async def test_three_presses_lead_from_the_command_to_the_first_choice(
        self, opened: Opened, game: str
    ) -> None:
        world = await opened("Ada", seed=5)
        await world.ada.start(game)
        table = await world.the_table()
        # The first press is Start, the second one accepts the house players.
        offer = (await world.ada.do("start")).page
        await world.ada.click(offer, offer.verb("fill"))

        clicker = Clicker(world, table.id, 5)
        while not await clicker.asked():
            await world.tick_on()
        # The third press has to count.
        await clicker.answer(world.ada)

    async def test_house_players_fill_up_at_the_start(self, opened: Opened) -> None:
        world = await opened("Ada")
        await world.ada.start(fill=5)
        await world.ada.do("start")
        table = await world.the_table()

        assert table.status is Status.PLAYING
        assert len(table.players) == 5
        assert len({player.name for player in table.players}) == 5

    async def test_host_can_remove_a_player(self, world: World) -> None:
        await world.ben.join()
        await world.ada.do("house")
        office = await world.ada.settings()
        answer = await world.ada.click(office, office.verb("remove"))
        # The menu lists names; its values are seats.
        (menu,) = answer.page.menus
        await world.ada.click(answer.page, menu, [dict(menu.values)["Ben"]])

        assert (await names(world))[0] == "Ada"
        assert "Ben" not in await names(world)
        assert len(await names(world)) == 2

    @pytest.mark.parametrize("changes", [False, True])
    async def test_settings_page_is_deleted_after_the_deal(
        self, world: World, changes: bool
    ) -> None:
        office = await world.ada.settings()
        await world.ben.join()
        await world.cleo.join()
        await world.settle()
        if changes:
            # The page after a change is the same message, but another interaction.
            menu = office.menus[0]
            await world.ada.click(office, menu, [menu.values[-1][1]])

        # The page stays while players join.
        assert len(private_messages(world)) == 1

        await world.ada.do("start")
        await world.settle()
        assert private_messages(world) == []

    async def test_cancelling_closes_the_table(self, world: World) -> None:
        await world.ben.join()
        answer = await world.ada.cancel()
        assert answer.text == sentence("chat-done")
        assert await world.coop.tables.tables_in(world.channel.id) == []
        assert world.in_channel()[0].live == []

    # The setting is 30 minutes: one minute before, and one second after.
    async def test_lobby_without_a_deal_expires(self, opened: Opened) -> None:
        world = await opened("Ada", settings={"lobby_minutes": 30})
        await world.ada.start()
        await world.tick(29 * 60)

        assert await names(world) == ["Ada"]

        await world.tick(61)
        assert await world.coop.tables.tables_in(world.channel.id) == []
        assert world.in_channel()[0].live == []


def stands_at(page: Shown, prompt: str) -> str:
    """Return the item that the menu with this prompt shows as chosen."""
    (menu,) = (one for one in page.menus if one.label == prompt)
    return next(label for label, value in menu.values if value in menu.chosen)


DEALS, SEATS = (sentence(name) + " " for name in ("out-named-deals", "political-named-small_table"))


async def choose(person: Person, page: Shown, prompt: str, label: str) -> Answer:
    """Choose an item of a menu on a page that this person has opened."""
    (menu,) = (one for one in page.menus if one.label == prompt)
    return await person.click(page, menu, [dict(menu.values)[label]])


def assert_told(told: Answer, why: str) -> None:
    """Check that only the host was told, beside the page, which shows the setting in force."""
    assert told.kind == "update"
    assert [followup.text for followup in told.followups if followup.ephemeral] == [why]


class TestSettings:
    """The host changes the settings while people join."""

    PACE = sentence("setup-pace-prompt")
    DAYS = pace_label(GAMES["heist"], Pace.DAYS, Words("en"))

    async def test_setting_is_in_force_at_once_and_shown_in_the_lobby(self, world: World) -> None:
        page = await world.ada.settings()
        answer = await choose(world.ada, page, self.PACE, self.DAYS)
        assert answer.kind == "update"
        assert stands_at(answer.page, self.PACE) == self.DAYS
        assert (await world.the_table()).pace is Pace.DAYS
        assert sentence("pace-days") in world.table().text

    async def test_host_sets_the_language_of_the_table(self, world: World, tmp_path: Path) -> None:
        """The host's language applies to the table but not to the pages of single players."""
        with german_too(tmp_path):
            await world.ada.click(world.table(), world.table().verb("house"))
            page = await world.ada.settings()
            prompt = sentence("setup-locale-prompt")

            assert stands_at(page, prompt) == sentence("setup-locale", language="English")

            german = sentence("setup-locale", language=GERMAN["language-name"])
            answer = await choose(world.ada, page, prompt, german)
            assert stands_at(answer.page, prompt) == german

            # The lobby is German at once; the host's own page stays English.
            buttons = {*world.table().buttons}
            assert {GERMAN["lobby-button-join"], GERMAN["rules-button"]} <= buttons
            assert world.table().text.count(GERMAN["house-names"].split(",")[0]) == 1
            assert sentence("setup-remove") in answer.page.buttons

    async def test_house_players_are_asked_to_keep_quiet(self, world: World) -> None:
        page = await world.ada.settings()
        on, off = (sentence("server-switch-talk", on=one) for one in ("true", "false"))
        answer = await world.ada.click(page, page.button(on))

        assert answer.kind == "update"
        assert not (await world.coop.tables.scene((await world.the_table()).id)).talks

        await world.ada.click(answer.page, answer.page.button(off))
        assert (await world.coop.tables.scene((await world.the_table()).id)).talks

    async def test_settings_cost_no_counted_request(self, world: World) -> None:
        # Answers to interactions do not count against the bot's rate limit.
        before = world.coop.chat.outbox.requests.total()
        page = await world.ada.settings()
        await choose(world.ada, page, self.PACE, self.DAYS)
        assert world.coop.chat.outbox.requests.total() == before

    async def test_changed_rule_is_shown_in_the_lobby(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben")
        await world.ada.start("playing")
        page = await world.ada.settings()
        page = (await world.ada.click(page, page.verb("setup-playing", OF_GAME))).page
        double = sentence("playing-setting-exact-double")
        await choose(world.ada, page, sentence("playing-setting-exact"), double)

        assert (await world.the_table()).options == {"exact": "double"}
        assert double in world.table().text

    async def test_conflicting_setting_is_refused_and_not_shown(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben")
        await world.ada.start("out", goal="capture")
        page = await world.ada.settings()
        with unchanged(world.database):
            deals = sentence("out-setting-deals")
            # The settings of this game have a page of their own.
            page = (await world.ada.click(page, page.verb("setup-out", OF_GAME))).page
            # "capture" is played in one deal, so three deals contradict it.
            answer = await choose(world.ada, page, deals, DEALS + sentence("out-setting-deals-3"))
            assert_told(answer, sentence("refused-settings-clash"))

            # The page falls back to the setting in force.
            assert stands_at(world.message(page.channel_id, page.id), deals) == DEALS + sentence(
                "out-setting-deals-0"
            )

    async def test_older_menu_sets_what_its_label_says(self, opened: Opened) -> None:
        """A small table of Political Chicken has other numbers of seats to choose from than a large
        one.
        """
        world = await opened("Ada", "Ben")
        await world.ada.start("political")
        # Two pages: one stays as it was drawn before the change.
        before = await world.ada.settings()
        page = await world.ada.settings()
        small = sentence("political-setting-small_table")
        await choose(world.ada, page, small, SEATS + sentence("political-setting-small_table-true"))
        five = sentence("setup-fill", fill=5)
        await choose(world.ada, before, sentence("setup-fill-prompt"), five)

        assert (await world.the_table()).fill == 5

    async def test_outdated_menu_item_is_refused(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben")
        await world.ada.start("political", small_table=True)
        before = await world.ada.settings()
        page = await world.ada.settings()
        large = SEATS + sentence("political-setting-small_table-false")
        await choose(world.ada, page, sentence("political-setting-small_table"), large)
        # Two players are possible at a small table only.
        two = sentence("setup-fill", fill=2)
        answer = await choose(world.ada, before, sentence("setup-fill-prompt"), two)
        assert_told(answer, sentence("refused-not-among-the-options"))

        assert (await world.the_table()).fill == 0

    async def test_adult_names_are_refused_without_the_right(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben")
        await world.ben.start("political")
        page = await world.ben.settings()
        with unchanged(world.database):
            names = sentence("political-setting-names")
            # Adult names need a right that Ben lacks.
            answer = await choose(world.ben, page, names, sentence("political-setting-names-adult"))
            assert_told(answer, sentence("refused-names-not-allowed"))

    # Values that no menu holds, too large for the index, or no number.
    @pytest.mark.parametrize("value", ["99", "9900", "100000000000", "x"])
    async def test_forged_menu_value_is_refused(self, world: World, value: str) -> None:
        page = await world.ada.settings()
        with unchanged(world.database):
            answer = await world.ada.forge(page, page.menus[0].custom_id, [value])
            assert_told(answer, sentence("refused-not-among-the-options"))

    async def test_former_host_cannot_change_settings(self, world: World) -> None:
        await world.ben.join()
        page = await world.ada.settings()
        await world.ada.do("leave")
        with unchanged(world.database):
            # The page is still open, but its owner has left the table.
            answer = await choose(world.ada, page, self.PACE, self.DAYS)
            assert_refused(answer, HostOnly(host="Ben"))


class TestAfterTheDeal:
    @pytest.mark.parametrize("verb", ["join", "leave", "house", "start", "remove", "setup-heist"])
    async def test_lobby_buttons_are_refused_after_the_deal(self, world: World, verb: str) -> None:
        await world.ben.join()
        await world.ada.do("house")
        # The lobby's message as it was before the deal: its buttons are stale now.
        lobby = world.table()
        await world.ada.do("start")
        with unchanged(world.database):
            assert_refused(await pressed(world.ada, verb, lobby), LobbyClosed())

    async def test_three_clicks_from_the_command_to_cards_in_hand(self, opened: Opened) -> None:
        world = await opened("Ada")
        # House players fill the two other seats, so one press on Start deals.
        await world.ada.start(fill=3)
        await world.ada.do("start")
        assert world.ada.card().text
        assert world.table().text
