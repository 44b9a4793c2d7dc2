"""The mark beside a database: it detects a removed file and a restored or copied one."""

import shutil

from bot.storage import mark_of
from bot.storage.interfaces import DatabaseUnreadable
from tests.bot.storage.tables import opened, table
from tests.support.expect import expect

SURE = ("", False, False)
DOUBTFUL = ("", False, True)


async def played_on(path):
    """Run the bot once with a saved table, and return what it found at its start."""
    async with opened(path) as store:
        found = await store.database.own()
        await store.tables.save(table())

    return found


async def test_start_after_a_normal_run_is_certain(path):
    assert await played_on(path) == SURE
    assert mark_of(path).stat().st_mode & 0o777 == 0o600
    assert await played_on(path) == SURE


async def test_removed_database_is_not_silently_replaced(path):
    await played_on(path)
    path.unlink()

    await expect(
        DatabaseUnreadable,
        played_on(path),
        match=r"it was removed\. Restore a backup, or remove .*\.mark",
    )

    assert not path.exists()

    # The operator has removed the mark to start afresh.
    mark_of(path).unlink()
    assert await played_on(path) == SURE


async def test_database_without_a_mark_is_doubted_once(path):
    await played_on(path)
    mark_of(path).unlink()

    assert await played_on(path) == DOUBTFUL
    assert await played_on(path) == SURE


async def test_copy_without_its_mark_is_doubted(path, tmp_path):
    await played_on(path)
    other = tmp_path / "elsewhere" / path.name
    other.parent.mkdir()
    shutil.copy(path, other)

    assert await played_on(other) == DOUBTFUL


async def test_mark_of_an_earlier_version_is_kept(path):
    """It holds a count of commits, which an earlier version still compares."""
    await played_on(path)
    counted = f"{'0f' * 8} {7:020}\n"
    mark_of(path).write_text(counted)

    assert await played_on(path) == SURE
    assert mark_of(path).read_text() == counted


async def test_failed_write_of_the_mark_is_ignored(path, monkeypatch):
    def refuse(*_):
        raise PermissionError

    monkeypatch.setattr("pathlib.Path.touch", refuse)
    assert await played_on(path) == SURE
    # Without a mark, the next start cannot tell whether the file was replaced.
    assert await played_on(path) == DOUBTFUL
