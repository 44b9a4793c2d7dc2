"""/chicken-settings, as managers of a server use it, and as other members try to."""

from typing import Any

import discord
import pytest

from bot.interactions.permissions import ManageServerOnly, NoServerHere
from bot.servers.rules import NO_RULES, AboveTheCeiling, ServerRules
from bot.tables.audit import AuditAct, Deed
from bot.tables.table import Pace
from cogs.moderation.settings import SWITCHES
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import thread
from tests.support.ledger import note_down, rows
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import CHANNELS, ROLES, Control, Shown
from tests.support.world import World

COMMAND = "chicken-settings"


async def hired(world: World) -> Person:
    """Add a member who manages the server."""
    may = discord.Permissions(manage_guild=True)
    return world.add("Boss", roles=[world.guild.create_role("bosses", permissions=may)])


@pytest.fixture
async def world(opened: Opened) -> World:
    world = await opened("Ada", "Ben", seed=4)
    await hired(world)
    return world


@pytest.fixture
async def page(world: World) -> Shown:
    return await opened_by(world.boss)


async def opened_by(person: Person) -> Shown:
    answer = await person.slash(COMMAND)
    assert answer.is_private
    return answer.page


OFF = "coop:-:-:server-switch:2"
"""The id of a button on older pages that forbids notifications in channels."""


def now(world: World) -> ServerRules:
    return world.coop.servers.of(world.guild.id)


def menu(page: Shown, verb: str, index: int = 0) -> Control:
    return page.verb(verb, index)


def one(page: Shown, label: str) -> tuple[Control, list[str]]:
    """Return the menu that has this item, and the item's value in a list."""
    found = [(menu, dict(menu.values)[label]) for menu in page.menus if label in dict(menu.values)]
    ((menu, value),) = found
    return menu, [value]


class TestWhatIsSet:
    async def test_games(self, world: World, page: Shown) -> None:
        games = menu(page, "server-games")
        assert len(games.chosen) == len(GAMES)

        # Only one game stays switched on.
        values = dict(games.values)
        answer = await world.boss.click(page, games, [values[sentence("out-title")]])
        assert answer.kind == "update"
        assert now(world).games_off == frozenset({*GAMES} - {"out"})
        assert menu(answer.page, "server-games").chosen == (values[sentence("out-title")],)

        # An empty selection switches all games off.
        await world.boss.click(page, menu(answer.page, "server-games"), [])
        assert now(world).games_off == frozenset(GAMES)

    async def test_channels_with_their_threads_and_categories(
        self, world: World, page: Shown
    ) -> None:
        farm = world.guild.create_category("farm")
        nest = thread(world)
        await world.settle()
        ids = [str(one.id) for one in (world.channel, farm, nest)]
        places = menu(page, "server-places")

        assert places.kind == CHANNELS

        # A channel, a category and a thread.
        answer = await world.boss.click(page, places, ids)
        assert now(world).places == {int(one) for one in ids}
        assert set(menu(answer.page, "server-places").chosen) == set(ids)

        await world.boss.click(page, menu(answer.page, "server-places"), [])
        assert now(world).places == frozenset()

    async def test_roles(self, world: World, page: Shown) -> None:
        role = world.guild.create_role("Roosters")
        await world.settle()
        starters = menu(page, "server-starters")

        assert starters.kind == ROLES

        answer = await world.boss.click(page, starters, [str(role.id)])
        assert now(world).starters == {role.id}
        assert menu(answer.page, "server-starters").chosen == (str(role.id),)

    async def test_pace_level_and_language(self, world: World, page: Shown) -> None:
        for label in (
            sentence("server-slowest", value=sentence("pace-relaxed")),
            sentence("server-pace", value=sentence("pace-quick")),
            sentence("server-level", value=sentence("level-hard")),
            sentence("server-locale", value=sentence("language-name")),
        ):
            found, value = one(page, label)
            # Each answer is a new page with new menus.
            page = (await world.boss.click(page, found, value)).page

        assert now(world) == ServerRules(
            slowest=Pace.RELAXED, pace=Pace.QUICK, level="hard", locale="en"
        )

        # The item "usual" removes the rule.
        usual = sentence("server-level", value=sentence("server-level-usual"))
        found, value = one(page, usual)
        await world.boss.click(page, found, value)

        assert now(world).level is None

    async def test_paces_slower_than_allowed_are_not_offered(
        self, world: World, page: Shown
    ) -> None:
        found, value = one(page, sentence("server-slowest", value=sentence("pace-normal")))
        page = (await world.boss.click(page, found, value)).page
        labels = [label for menu in page.menus for label, _ in menu.values]
        assert sentence("server-pace", value=sentence("pace-normal")) in labels
        # The default may not be slower than the slowest allowed pace.
        assert sentence("server-pace", value=sentence("pace-relaxed")) not in labels

    @pytest.mark.parametrize("name", [switch for switch in SWITCHES if switch != "ladder"])
    async def test_switches(self, opened: Opened, name: str) -> None:
        world = await opened("Ada", settings={"pictures": "on"})
        boss = await hired(world)
        page = await opened_by(boss)
        # The item says what a press does, so it is named by the opposite value.
        for on in (False, True):
            found, value = one(page, sentence(f"server-switch-{name}", on=str(not on).lower()))
            page = (await boss.click(page, found, value)).page
            assert getattr(now(world), name) is on

    async def test_older_button_sets_what_its_label_says(self, world: World, page: Shown) -> None:
        # Pressed twice: the button sets a value and does not toggle.
        for _ in range(2):
            await world.boss.forge(page, OFF)
            assert not now(world).rings

    async def test_no_switch_for_pictures_if_the_operator_has_none(
        self, world: World, page: Shown
    ) -> None:
        lines = dict(page.verb("server-switch").values)
        assert sentence("server-switch-rings", on="true") in lines
        assert sentence("server-switch-pictures", on="false") not in lines

    async def test_limits(self, world: World, page: Shown) -> None:
        window = await world.boss.click(page, page.verb("server-limits"))
        # Four fields: per channel, per server, per person, minutes of a lobby. An empty field means
        # no rule.
        answer = await world.boss.type_into(window, page, "1", " 20 ", "", "5")
        assert answer.kind == "update"
        assert now(world) == ServerRules(per_channel=1, per_server=20, lobby_minutes=5)

        again = await world.boss.click(page, page.verb("server-limits"))
        assert again.window is not None

        lines = [one["component"].get("value", "") for one in again.window["components"]]
        assert lines == ["1", "20", "", "5"]

        # All fields are empty, so no rule is left.
        await world.boss.type_into(again, page, "", "", "", "")
        assert now(world) == NO_RULES

    async def test_server_limit_above_the_operators_is_refused(
        self, world: World, page: Shown
    ) -> None:
        # More than the operator's limit of 4, less than 1, and texts that are no number.
        for typed in ("5", "0", "-1", "many", "²", "1.5", "99999"):
            window = await world.boss.click(page, page.verb("server-limits"))
            answer = await world.boss.type_into(window, page, typed, "", "", "")
            assert_refused(answer, AboveTheCeiling(most=4))

        assert now(world) == NO_RULES

    async def test_open_tables_follow_a_changed_rule_at_once(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", seed=4, settings={"pictures": "on"})
        boss = await hired(world)
        await dealt(world, game="out")
        page = await opened_by(boss)
        label = sentence("pictures-as-text")
        await world.settle()

        assert label in (await world.ada.more()).buttons

        # An open message is redrawn without pictures.
        await boss.click(page, *one(page, sentence("server-switch-pictures", on="true")))
        await world.settle()
        assert label not in (await world.ada.more()).buttons

    async def test_rules_outlive_a_restart(self, world: World, page: Shown) -> None:
        await world.boss.click(page, *one(page, sentence("server-switch-rings", on="true")))
        await world.restart(crash=True)
        assert now(world) == ServerRules(rings=False)


# Every verb of these pages, with values where it is a menu.
EVERYTHING = [
    ("server-page:0", None),
    ("server-games:0", ["0"]),
    ("server-places:0", []),
    ("server-starters:0", []),
    ("server-one:0", ["1"]),
    ("server-switch:2", None),
    ("server-switch:6", None),
    ("server-switch:0", ["2"]),
    ("server-limits:0", None),
    ("server-audit:0", None),
]

INVALID = [
    ("server-games:0", ["99"]),
    ("server-games:0", ["x"]),
    ("server-games:0", None),
    ("server-places:0", ["4711"]),
    ("server-places:0", ["-1"]),
    ("server-places:0", None),
    ("server-starters:0", ["4711"]),
    ("server-starters:0", None),
    ("server-one:0", ["99"]),
    ("server-one:0", ["9999"]),
    ("server-one:0", ["1", "2"]),
    ("server-one:0", ["x"]),
    ("server-one:0", None),
    (f"server-switch:{2 * len(SWITCHES)}", None),
    ("server-switch:99", None),
    ("server-switch:0", ["99"]),
    (f"server-audit:{2**63}", None),
]
"""Wrong numbers, texts, missing values, ids of unknown channels and roles, and an index beyond the
database.
"""


class TestWhoMayNot:
    """Discord only hides the command. A member who sends it is refused here."""

    async def test_command_is_refused_even_if_discord_shows_it(self, world: World) -> None:
        # A server can allow the command to single members in Discord's settings.
        with world.env._bot_scope():
            known = {one.name: one for one in await world.coop.tree.fetch_commands()}
        world.guild.set_command_permissions(known[COMMAND], {world.ada.member: True})
        assert_refused(await world.ada.slash(COMMAND), ManageServerOnly())

    async def test_forged_presses_of_a_member_are_refused(self, world: World, page: Shown) -> None:
        for act, values in EVERYTHING:
            answer = await world.ada.forge(page, f"coop:-:-:{act}", values)
            assert_refused(answer, ManageServerOnly())

        window = await world.boss.click(page, page.verb("server-limits"))
        answer = await world.ada.type_into(window, page, "1", "1", "1", "1")
        assert_refused(answer, ManageServerOnly())
        assert now(world) == NO_RULES

        # Nothing is stored either.
        assert rows(world.database, "SELECT * FROM server_rules") == []
        assert rows(world.database, "SELECT * FROM ladders") == []

    async def test_older_page_of_a_former_manager_is_refused(
        self, world: World, page: Shown
    ) -> None:
        # The role is taken away after the page was drawn.
        world.env.backend.get_member(world.guild.id, world.boss.id).role_ids.clear()
        assert_refused(await world.boss.forge(page, OFF), ManageServerOnly())
        assert now(world) == NO_RULES

    async def test_settings_press_in_a_dm_is_refused(self, world: World) -> None:
        # A message by DM, so that there is something to press in a DM.
        await world.coop.chat.tell(world.boss.id, world.coop.chat._drawer.sentence("Hello"))
        await world.settle()
        (message,) = world.boss.dms()
        for act, values in EVERYTHING:
            answer = await world.boss.forge(message, f"coop:-:-:{act}", values)
            assert_refused(answer, NoServerHere())

    async def test_forged_values_are_refused(self, world: World, page: Shown) -> None:
        for act, values in INVALID:
            answer = await world.boss.forge(page, f"coop:-:-:{act}", values)
            assert answer.text == sentence("refused-not-among-the-options"), (act, values)

        assert now(world) == NO_RULES

    async def test_channels_and_roles_of_another_server(self, world: World, page: Shown) -> None:
        other = world.env.create_guild("Foxhole")
        den = other.create_text_channel("den")
        foxes = other.create_role("foxes")
        for verb, found in (("places", den), ("starters", foxes)):
            answer = await world.boss.forge(page, f"coop:-:-:server-{verb}:0", [str(found.id)])
            assert answer.text == sentence("refused-not-among-the-options")

        assert now(world) == NO_RULES

    async def test_rules_of_another_server_do_not_change(self, world: World, page: Shown) -> None:
        await world.boss.click(page, *one(page, sentence("server-switch-rings", on="true")))
        # Rules and log of another server are untouched.
        assert world.coop.servers.of(world.guild.id + 1) == NO_RULES
        assert await world.coop.servers.audit(world.guild.id + 1, None, 10) == []


class TestTheAudit:
    async def read(self, world: World, page: Shown, before: int = 0) -> Shown:
        answer = await world.boss.forge(page, f"coop:-:-:server-audit:{before}")
        assert answer.page.ephemeral
        return answer.page

    async def test_audit_shows_person_time_and_change(self, world: World, page: Shown) -> None:
        empty = await self.read(world, await opened_by(world.boss))
        assert sentence("audit-nothing") in empty.text

        games = menu(page, "server-games")
        off = [value for label, value in games.values if label != sentence("political-title")]
        await world.boss.click(page, games, off)
        found, value = one(page, sentence("server-slowest", value=sentence("pace-normal")))
        await world.boss.click(page, found, value)
        audit = await self.read(world, await opened_by(world.boss))
        # A headline, the newest entry with its time, and the oldest entry.
        _, newest, when, oldest, _ = audit.text.splitlines()
        who = f"<@{world.boss.id}>"
        rule = sentence("audit-rule-slowest")
        value_now = sentence("pace-normal")

        assert sentence("audit-set", who=who, rule=rule, value=value_now) in newest
        assert f"<t:{int(world.clock.now())}:f>" in when
        assert sentence("political-title") in oldest

    async def test_every_rule_can_be_told(self, world: World, page: Shown) -> None:
        every: dict[str, Any] = {
            "games_off": frozenset(GAMES),
            "places": frozenset({world.channel.id}),
            "starters": frozenset({1}),
            "pace": Pace.QUICK,
            "slowest": Pace.RELAXED,
            "level": "hard",
            "locale": "en",
            "pictures": False,
            "motion": False,
            "rings": False,
            "records": False,
            "talk": False,
            "per_channel": 1,
            "per_server": 2,
            "per_person": 3,
            "lobby_minutes": 4,
        }
        # A new rule must be added here.
        assert set(every) == {*ServerRules.__dataclass_fields__}

        servers = world.coop.servers
        guild_id = world.guild.id
        # Each rule is set and then removed: both have texts.
        for rules in (every, {name: getattr(NO_RULES, name) for name in every}):
            await servers.change(guild_id, world.boss.id, **rules)
            shown = await self.read(world, page)
            # Thirty entries do not fit one page.
            older = await self.read(world, page, _older(shown))
            for name in every:
                rule = sentence(f"audit-rule-{name.replace('_', '-')}")
                assert rule in shown.text + older.text

    async def test_every_act_can_be_told(self, world: World, page: Shown) -> None:
        for act in [one for one in AuditAct if one is not AuditAct.SET]:
            # The page has one entry.
            await world.coop.store.database.write(lambda db: db.execute("DELETE FROM audit"))
            value = "on" if act is AuditAct.LADDER else ""
            deed = Deed(world.boss.id, act, "12", value, other=world.ada.id)
            await note_down(world.coop.store, world.guild.id, 1.0, deed)
            assert f"<@{world.boss.id}>" in (await self.read(world, page)).text, act

    async def test_audit_has_pages(self, world: World, page: Shown) -> None:
        for number in range(25):
            deed = Deed(world.boss.id, AuditAct.END, str(number))
            await note_down(world.coop.store, world.guild.id, 1.0, deed)

        shown = await self.read(world, page)
        seen = []
        while True:
            seen += shown.text.splitlines()[1:]
            # The index is the number of the entry at which the next page begins.
            index = _older(shown)
            if not index:
                break

            shown = (await world.boss.click(page, shown.verb("server-audit", index))).page

        tables = [sentence("audit-end", who=f"<@{world.boss.id}>", table=str(n)) for n in range(25)]
        # Every second line is an entry, newest first.
        assert seen[::2] == tables[::-1]

        first = (await world.boss.click(page, shown.verb("server-audit", 0))).page
        assert tables[24] in first.text

        back = await world.boss.click(page, first.verb("server-page"))
        assert sentence("server-title") in back.text

    async def test_repeated_press_is_in_it_once(self, world: World, page: Shown) -> None:
        found, value = one(page, sentence("server-switch-talk", on="true"))
        for _ in range(2):
            await world.boss.forge(page, found.custom_id, value)
        (line,) = await world.coop.servers.audit(world.guild.id, None, 10)
        assert (line.act, line.about, line.by) == ("set", "talk", world.boss.id)

    async def test_erased_person_has_no_name_in_the_audit(self, world: World, page: Shown) -> None:
        await note_down(
            world.coop.store, world.guild.id, 1.0, Deed(world.boss.id, AuditAct.END, "1")
        )
        # The stored entry of a person who was erased.
        sql = "UPDATE audit SET user_id = NULL"
        await world.coop.store.database.write(lambda database: database.execute(sql))

        assert sentence("chat-somebody") in (await self.read(world, page)).text


def _older(shown: Shown) -> int:
    """Return the index of the button for older entries, or 0 if there is none."""
    indices = [control.does.index for control in shown.live if control.does.verb == "server-audit"]
    return max(indices, default=0)
