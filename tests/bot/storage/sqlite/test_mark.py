"""A copy that was put back is noticed, and nothing else is taken for one."""

import os
import shutil
import sqlite3

import pytest

from bot.storage import Past, SqlStore, mark_of
from bot.storage.errors import DatabaseUnreadable
from bot.storage.sqlite.mark import Count, Mark
from tests.bot.storage.tables import entry, table


async def lived(path, steps=3, *, own=True):
    """A run of the house with so many commits; what it found at its start."""
    store = await SqlStore.open(path)
    found = await store.own() if own else None
    for revision in range(steps):
        await store.save(table(revision=revision))
    await store.close()
    return found


def copied(path, name="copy"):
    """As the documented backup makes it."""
    copy = path.with_name(f"{name}.sqlite3")
    assert not copy.exists(), "it is needed yet"
    with sqlite3.connect(path) as database, sqlite3.connect(copy) as other:
        database.backup(other)
    database.close()
    other.close()
    return copy


def put_back(copy, path):
    """As the documented steps do."""
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    shutil.copy(copy, path)


async def test_a_start_on_what_was_left_finds_the_same(path):
    assert await lived(path) == (Past.SAME, "")
    assert await lived(path) == (Past.SAME, "")
    assert await lived(path, steps=0) == (Past.SAME, "")


async def test_a_copy_of_some_commits_ago_is_older(path):
    await lived(path)
    copy = copied(path)
    await lived(path)
    put_back(copy, path)

    past, era = await lived(path, steps=0)

    assert past is Past.OLDER
    assert era
    assert await lived(path) == (Past.SAME, era), "it happened once"


async def test_one_commit_is_enough(path):
    store = await SqlStore.open(path)
    await store.own()
    await store.save(table(revision=0))
    copy = copied(path)
    await store.save(table(revision=1), entry(1))
    await store.close()
    put_back(copy, path)

    assert (await lived(path)).past is Past.OLDER


async def test_a_copy_that_is_put_back_twice_is_older_twice(path):
    await lived(path)
    copy = copied(path)
    await lived(path, steps=1)
    put_back(copy, path)
    first = await lived(path, steps=20)
    put_back(copy, path)
    second = await lived(path, steps=0)

    assert first.past is second.past is Past.OLDER
    assert first.era != second.era


async def test_a_copy_of_the_other_branch_is_older_even_where_it_has_more_commits(path):
    """Set back, and played on for longer than before: what was before is not the future."""
    await lived(path)
    early = copied(path, "early")
    await lived(path, steps=2)
    late = copied(path, "late")
    put_back(early, path)
    await lived(path, steps=0)
    put_back(late, path)

    assert (await lived(path, steps=0)).past is Past.OLDER


async def test_a_copy_from_before_there_were_marks_is_older(path):
    await lived(path, own=False)
    copy = copied(path)
    await lived(path)
    put_back(copy, path)

    assert (await lived(path)).past is Past.OLDER


async def test_an_update_from_before_there_were_marks_is_nothing_special(path):
    await lived(path, own=False)

    assert await lived(path) == (Past.SAME, "")


async def test_removed_database_is_not_replaced_without_a_word(path):
    await lived(path)
    path.unlink()

    with pytest.raises(
        DatabaseUnreadable, match=r"it was removed\. Restore a backup, or remove .*\.mark"
    ):
        await lived(path)
    assert not path.exists()

    mark_of(path).unlink()
    assert await lived(path) == (Past.SAME, "")


@pytest.mark.parametrize(
    "mark", [None, b"", b"an egg", b"0000000000000000 00000000000000000007\n", b"egg" * 100]
)
async def test_without_its_mark_nobody_knows(path, mark):
    await lived(path)
    mark_of(path).unlink()
    if mark is not None:
        mark_of(path).write_bytes(mark)

    assert await lived(path) == (Past.UNKNOWN, "")
    assert await lived(path) == (Past.SAME, "")


async def test_a_killed_house_leaves_a_mark_that_is_not_ahead(path, tmp_path):
    """The mark follows the commit: killed between the two, it is behind."""
    store = await SqlStore.open(path)
    await store.own()
    await store.save(table())
    left = tmp_path / "left"
    shutil.copytree(path.parent, left)
    before = Mark.read(path)
    await store.save(table(revision=1))
    later = Mark.read(path)
    await store.close()
    assert before is not None
    assert later is not None
    assert later.commits == before.commits + 1

    assert (await lived(left / path.name)).past is Past.SAME


async def test_the_number_goes_on_by_one_with_each_commit(path):
    await lived(path, steps=0)
    first = Mark.read(path)
    await lived(path, steps=3)
    later = Mark.read(path)
    assert first is not None
    assert later is not None
    assert (first.commits, later.commits) == (1, 5), "to own it is a commit, too"
    assert first.house == later.house


async def test_others_may_write_meanwhile(path):
    """`python -m bot sync`, say: it owns nothing, and its commits are counted by nobody."""
    store = await SqlStore.open(path)
    await store.own()
    other = await SqlStore.open(path, migrating=False)
    await other.put_meta("registered", "x")
    await other.close()
    await store.save(table())
    await store.close()

    assert (await lived(path)).past is Past.SAME


async def test_a_mark_that_cannot_be_written_stops_nobody(path):
    path.parent.mkdir()
    mark_of(path).mkdir()

    assert await lived(path) == (Past.SAME, "")
    assert await lived(path) == (Past.UNKNOWN, "")


async def test_only_its_owner_may_read_it(path):
    await lived(path)

    assert mark_of(path).stat().st_mode & 0o777 == 0o600


def test_what_is_closed_twice_closes_nobody_elses_file(tmp_path):
    count = Count(tmp_path / "coop.sqlite3")
    count.told(1)
    count.close()
    others = os.open(tmp_path / "other", os.O_RDWR | os.O_CREAT)  # the number is free again
    count.close()
    os.close(others)
