"""Which differences of slash commands count as changes."""

import copy
from itertools import pairwise

import pytest

from bot.ops.registration import differences, fingerprint, invitation, payload
from bot.settings import Settings
from bot.sync_cli import Registrar

FILL = {
    "type": 4,
    "name": "fill",
    "description": "How many",
    "required": False,
    "min_value": 0,
    "choices": [],
}
PACE = {"type": 3, "name": "pace", "description": "How fast", "required": True}
START = {"type": 1, "name": "heist", "description": "Rob a bank", "options": [FILL, PACE]}
CHICKEN = {
    "type": 1,
    "name": "chicken",
    "description": "Games",
    "nsfw": False,
    "dm_permission": True,
    "default_member_permissions": 8,
    "contexts": [0],
    "description_localizations": {"de": "Spiele"},
    "options": [{"type": 2, "name": "start", "description": "Open", "options": [START]}],
}


@pytest.fixture
def ours():
    return copy.deepcopy(CHICKEN)


@pytest.fixture
def heist(ours):
    return ours["options"][0]["options"][0]


def told(*changed):
    """Return what registering `changed` instead of CHICKEN would do."""
    found = differences(changed, [CHICKEN])
    return found.new, found.changed, found.gone


def test_fields_that_discord_adds_or_omits_are_no_change(ours):
    known = ours | {"id": "1", "version": "2", "dm_permission": False, "name_localizations": None}
    # Discord returns this number as a string.
    known["default_member_permissions"] = "8"
    del known["nsfw"]
    fill = known["options"][0]["options"][0]["options"][0]
    for left_out in ("required", "choices"):
        del fill[left_out]

    assert not differences([CHICKEN], [known])


def test_new_command_is_named_without_its_parts(ours, heist):
    heist["options"].append(PACE | {"name": "level"})
    ours["options"].append({"type": 1, "name": "help", "description": "Help"})
    egg = CHICKEN | {"name": "chickens"}

    assert told(ours, egg) == (
        ("/chicken start heist: level", "/chicken help", "/chickens"),
        (),
        (),
    )


def test_removed_parts_are_named(heist, ours):
    del heist["options"][0]

    assert told(ours) == ((), (), ("/chicken start heist: fill",))
    assert told() == ((), (), ("/chicken",))


@pytest.mark.parametrize(
    ("change", "value"),
    [
        ("description", "Rob two"),
        ("required", True),
        ("min_value", 1),
        ("choices", [{"name": "x"}]),
    ],
)
def test_changed_option_is_named_with_its_path(ours, heist, change, value):
    heist["options"][0][change] = value

    assert told(ours) == ((), ("/chicken start heist: fill",), ())


def test_added_language_is_a_change(ours):
    ours["description_localizations"] = {"de": "Spiele", "fr": "Jeux"}

    assert told(ours) == ((), ("/chicken",), ())


def test_changed_order_is_a_change(ours, heist):
    heist["options"].reverse()

    # Discord shows options in the order of registration.
    assert told(ours) == ((), ("/chicken start heist",), ())


def test_differences_are_printed_in_one_line():
    found = differences([CHICKEN | {"name": "hen"}, CHICKEN | {"nsfw": True}], [CHICKEN, PACE])

    assert bool(found)
    assert str(found) == "+ /hen, ~ /chicken, - menu pace"
    assert not differences([], [])


def test_fingerprint_depends_on_commands_and_application(ours, heist):
    egg = CHICKEN | {"name": "egg"}
    heist["options"].reverse()
    prints = [
        fingerprint([CHICKEN, egg], 1),
        fingerprint([CHICKEN, egg], 2),
        fingerprint([ours, egg], 2),
    ]

    # The order of commands does not matter, unlike the order of options.
    assert prints[0] == fingerprint([egg, CHICKEN], 1)
    assert all(one != other for one, other in pairwise(prints))


def test_invitation_has_the_needed_scopes_and_permissions():
    assert "client_id=7" in invitation(7)
    assert "scope=bot+applications.commands" in invitation(7)
    assert "permissions=17867064052736" in invitation(7)


async def test_switching_adult_names_off_changes_the_commands(tmp_path):
    """The operator is told that the new commands have to be registered."""
    found = []
    for names in ("yes", "no"):
        home = tmp_path / f"{names}.sqlite3"
        settings = Settings(_env_file=None, database=home, pictures="off", adult_names=names)
        async with Registrar(settings) as coop:
            await coop.build_services()
            found.append(await payload(coop.tree))

    registered, wanted = found
    assert str(differences(wanted, registered)) == "- /chicken start political: names"
