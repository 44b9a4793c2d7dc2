"""What counts as a change of the slash commands."""

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
    """What registering `changed` instead of CHICKEN would do."""
    found = differences(changed, [CHICKEN])
    return found.new, found.changed, found.gone


def test_what_discord_adds_and_leaves_out_is_no_change(ours):
    known = ours | {"id": "1", "version": "2", "dm_permission": False, "name_localizations": None}
    known["default_member_permissions"] = "8"
    del known["nsfw"]
    fill = known["options"][0]["options"][0]["options"][0]
    for left_out in ("required", "choices"):
        del fill[left_out]

    assert not differences([CHICKEN], [known])


def test_what_is_new_stands_for_all_its_parts(ours, heist):
    heist["options"].append(PACE | {"name": "level"})
    ours["options"].append({"type": 1, "name": "help", "description": "Help"})
    egg = CHICKEN | {"name": "chickens"}

    assert told(ours, egg) == (
        ("/chicken start heist: level", "/chicken help", "/chickens"),
        (),
        (),
    )


def test_what_is_gone_is_told(heist, ours):
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
def test_what_is_different_is_told_where_it_is(ours, heist, change, value):
    heist["options"][0][change] = value

    assert told(ours) == ((), ("/chicken start heist: fill",), ())


def test_another_language_is_a_change(ours):
    ours["description_localizations"] = {"de": "Spiele", "fr": "Jeux"}

    assert told(ours) == ((), ("/chicken",), ())


def test_another_order_is_a_change(ours, heist):
    heist["options"].reverse()

    assert told(ours) == ((), ("/chicken start heist",), ())


def test_it_reads_well():
    found = differences([CHICKEN | {"name": "hen"}, CHICKEN | {"nsfw": True}], [CHICKEN, PACE])

    assert bool(found)
    assert str(found) == "+ /hen, ~ /chicken, - menu pace"
    assert not differences([], [])


def test_a_fingerprint_is_of_these_commands_and_this_application(ours, heist):
    egg = CHICKEN | {"name": "egg"}
    heist["options"].reverse()
    prints = [
        fingerprint([CHICKEN, egg], 1),
        fingerprint([CHICKEN, egg], 2),
        fingerprint([ours, egg], 2),
    ]

    assert prints[0] == fingerprint([egg, CHICKEN], 1)
    assert all(one != other for one, other in pairwise(prints))


def test_an_invitation_asks_for_what_is_needed():
    assert "client_id=7" in invitation(7)
    assert "scope=bot+applications.commands" in invitation(7)
    assert "permissions=17867064052736" in invitation(7)


async def test_whether_there_are_adult_names_is_a_change_of_the_commands(tmp_path):
    """Whoever switches them off is told that Discord has yet to hear of it."""
    found = []
    for names in ("yes", "no"):
        home = tmp_path / f"{names}.sqlite3"
        settings = Settings(_env_file=None, database=home, pictures="off", adult_names=names)
        async with Registrar(settings) as coop:
            await coop.furnish()
            found.append(await payload(coop.tree))

    registered, wanted = found
    assert str(differences(wanted, registered)) == "- /chicken start political: names"
