"""The repositories of messages, people and single settings."""

from dataclasses import replace

import pytest

from bot import people
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import COLUMNS, Surface
from bot.people import Cards, Person
from bot.storage.interfaces import Connection
from bot.store import Store
from bot.tables.table import Status
from cogs.privacy.repository import ErasureRepository
from tests.bot.storage.tables import table

CARD = Surface(SurfaceId("t1", Kind.CARD, 7), 900, None, 1, "n0nce", "hash", "token", 10.5)
TABLE = Surface(SurfaceId("t1", Kind.TABLE), 70, 12345678901234567, 4, "other", "hash", None, 11.0)


def of(table_id: str, surface: Surface) -> Surface:
    """Return the same surface for another table."""
    return replace(surface, id=surface.id._replace(table_id=table_id))


async def test_surfaces_are_loaded_as_they_were_saved(store):
    await store.surfaces.put_surface(TABLE)
    await store.surfaces.put_surface(CARD)
    await store.surfaces.put_surface(of("t2", TABLE))

    assert await store.surfaces.surfaces("t1") == [CARD, TABLE]


async def test_surface_is_replaced_by_its_name(store):
    await store.surfaces.put_surface(CARD)
    sent = replace(CARD, message_id=5, generation=2)
    await store.surfaces.put_surface(sent)

    assert await store.surfaces.surfaces("t1") == [sent]


async def test_dropped_surface_is_gone(store):
    await store.surfaces.put_surface(CARD)
    await store.surfaces.put_surface(TABLE)
    await store.surfaces.drop_surface(CARD.id)

    assert await store.surfaces.surfaces("t1") == [TABLE]


async def test_erasure_of_a_person_deletes_only_their_surfaces(store):
    # Ids that contain the digit of the erased one.
    others = [replace(CARD, id=SurfaceId("t1", Kind.CARD, user_id)) for user_id in (17, 70)]
    await store.surfaces.put_surface(TABLE, CARD, *others)
    await ErasureRepository(store.database).forget_person(7)

    assert await store.surfaces.surfaces("t1") == [*others, TABLE]


async def test_several_surfaces_are_saved_at_once(store):
    await store.surfaces.put_surface(TABLE, CARD)

    assert await store.surfaces.surfaces("t1") == [CARD, TABLE]


async def test_lingering_tables_are_over_and_still_have_surfaces(store):
    await store.tables.save(table("t1", status=Status.OVER, opened_at=1.0))
    await store.tables.save(table("t2", status=Status.CLOSED, opened_at=2.0))
    await store.tables.save(table("t3", status=Status.PLAYING))
    await store.tables.save(table("t4", status=Status.OVER))
    for table_id in ("t1", "t2", "t3"):
        await store.surfaces.put_surface(of(table_id, TABLE), of(table_id, CARD))

    # The latest opened table comes first, and the limit applies.
    assert await store.surfaces.lingering(10) == ["t2", "t1"]
    assert await store.surfaces.lingering(1) == ["t2"]

    await store.surfaces.drop_surfaces("t2")
    assert await store.surfaces.lingering(10) == ["t1"]
    assert await store.surfaces.surfaces("t2") == []


async def test_intended_sends_are_the_unconfirmed_ones_in_order(store):
    later = replace(of("t0", CARD), at=20.0)
    # TABLE has a message id, so its send was confirmed.
    for surface in (later, CARD, TABLE):
        await store.surfaces.put_surface(surface)

    assert await store.surfaces.intended() == [CARD, later]


async def test_people_are_loaded_as_they_were_saved(store):
    ada = Person(1001, None, False, "en")
    assert await store.people.person(1001) is None

    await store.people.put_person(ada)
    assert await store.people.person(1001) == ada

    await store.people.put_person(replace(ada, dm_channel_id=900, dm_open=True, locale="de"))
    known = await store.people.person(1001)
    assert known == Person(1001, 900, True, "de")
    # SQLite stores booleans as numbers.
    assert known.dm_open is True


async def test_change_of_an_unknown_person_does_nothing(store):
    await store.people.change_person(1001, dm_open=True, locale="de")
    assert await store.people.person(1001) is None

    await store.people.put_setting(1001, "de", "pictures", False)
    await store.people.change_person(1001, dm_open=False, locale="en", shut_told=True)
    assert await store.people.person(1001) == Person(
        1001, None, False, "en", pictures=False, shut_told=True
    )


async def test_preferences_and_reachability_are_stored_independently(store):
    await store.people.put_setting(1001, "de", "pictures", False)
    assert await store.people.person(1001) == Person(1001, None, True, "de", pictures=False)

    await store.people.put_person(Person(1001, 900, False, "en"))
    assert await store.people.person(1001) == Person(1001, 900, False, "en", pictures=False)

    await store.people.put_setting(1001, "de", "pictures", True)
    assert await store.people.person(1001) == Person(1001, 900, False, "en")


async def test_chosen_language_is_kept_apart_from_the_last_seen_one(store):
    await store.people.change_person(1001, locale="fr")
    assert await store.people.person(1001) is None, "nobody is known by what they read alone"

    await store.people.put_language(1001, "de", "de")
    assert await store.people.person(1001) == Person(1001, None, True, "de")
    assert await store.people.languages() == {1001: "de"}

    await store.people.put_person(Person(1001, 900, False, "en"))
    # What Discord reports changes the locale, but not the choice.
    await store.people.change_person(1001, locale="fr")
    assert await store.people.person(1001) == Person(1001, 900, False, "fr")
    assert await store.people.languages() == {1001: "de"}

    await store.people.put_language(1001, "fr", None)
    assert await store.people.languages() == {}


async def test_meta_value_survives_a_restart(store, place):
    assert await store.meta("commands") is None

    await store.put_meta("commands", "abc")
    await store.put_meta("commands", "def")
    await store.close()

    again = await Store.open(place)
    try:
        assert await again.meta("commands") == "def"
    finally:
        await again.close()


async def test_surface_name_of_another_version_is_skipped(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await store.surfaces.put_surface(CARD)

    def rename(database: Connection) -> None:
        database.execute(
            f"INSERT INTO surfaces ({COLUMNS}) SELECT table_id, 'board:7', channel_id, NULL,"
            " generation, nonce, shown, question, at FROM surfaces"
        )

    await store.database.write(rename)
    # A newer version may have stored it, and reads it again after a rollback.
    assert await store.surfaces.surfaces("t1") == [CARD]
    assert await store.surfaces.intended() == [CARD]
    assert "board:7" in caplog.text


@pytest.mark.parametrize("cards", list(Cards))
async def test_preference_for_cards_is_loaded_as_saved(store, cards):
    await store.people.put_setting(1001, "en", "cards", cards.value)
    assert (await store.people.person(1001)).cards is cards


def test_unknown_preference_for_cards_means_dm():
    assert people._cards("on the roof") is Cards.DM
