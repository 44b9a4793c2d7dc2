"""The records made for tests equal those that Coop writes."""

import pytest

from games.engine import record
from games.engine.engine import JournalRow
from games.engine.record_text import format_record, read, split
from games.registry import GAMES
from tests.cogs.statistics.finished import ADA, BEN, finished


@pytest.mark.parametrize("aborted", [None, "the host"])
@pytest.mark.parametrize("slug", GAMES)
def test_built_record_equals_the_written_record(slug: str, aborted: str | None) -> None:
    houses = [None] * max(0, GAMES[slug].seats[0] - 2)
    game = finished(slug, [ADA, BEN, *houses], causes={1: "timeout"}, aborted=aborted)
    text = game.record.decode()
    # The record is read back, and its choices are given to the engine's writer.
    head, *lines = map(read, split(text))
    choices = [
        record.Played(0, JournalRow(*(line[one] for one in JournalRow._fields)), line["cause"], at)
        for line in lines
        # Only choices have a time.
        if (at := line.get("at"))
    ]
    header = record.Header.model_validate(head)
    again = record.lines(header, GAMES[slug], choices, aborted=aborted)

    assert format_record(again) == text
    assert {"player", "timeout"} <= {one.cause for one in choices}
    assert lines[-1]["line"] == ("aborted" if aborted else "result")
