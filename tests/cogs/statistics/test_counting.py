"""What is counted from a record, and for which players."""

import json
import re
import zlib
from collections import Counter

import pytest

from bot.tables.table import Absence
from cogs.statistics.counting import CHOICE, count, count_record
from cogs.statistics.ports import LAST, SHARE
from games.registry import GAMES
from tests.cogs.statistics.finished import ADA, AUTUMN, BEN, CLEO, DORA, finished

# Two people, and house players in the other seats.
SMALLEST = {slug: [ADA, BEN, *[None] * (game.seats[0] - 2)] for slug, game in GAMES.items()}


def counts(game):
    return count(game.record, game.seating, GAMES)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_counts_for_its_people(slug):
    game = finished(slug, SMALLEST[slug])
    found = counts(game)

    assert found.fault is None
    assert [part.user_id for part in found.parts] == [ADA, BEN]
    assert [part.rank for part in found.parts] == [game.outcome.ranks[seat] for seat in (0, 1)]
    assert [part.won for part in found.parts] == [seat in game.outcome.winners for seat in (0, 1)]
    assert all(part.own and not part.left for part in found.parts)
    assert found.ended_at == AUTUMN
    # The third quarter; quarters are counted from 0.
    assert found.season == 2026 * 4 + 2


def test_stored_record_counts_the_same():
    game = finished("heist", [ADA, BEN, None])
    assert count_record(game.kept, GAMES) == counts(game)


def test_fair_shares_add_up_to_the_wins():
    for number in range(8):
        game = finished("heist", [ADA, BEN, CLEO], number=number)
        # Fair shares are in parts of SHARE, so that they are whole numbers.
        assert counts(game).fair * 3 == SHARE * len(game.outcome.winners)


@pytest.mark.parametrize("alone", [[ADA, None], [None, None]])
def test_one_person_among_house_players_counts_nothing(alone):
    assert counts(finished("out", alone)).parts == ()


@pytest.mark.parametrize("why", Absence)
def test_statistics_need_two_players_at_the_end(why):
    duel = counts(finished("out", [ADA, BEN], away={1: why}))
    # Without the absent player a duel has one player, but a game of three has two.
    assert not duel.is_for_statistics
    assert all((part.sums, part.bests, part.feats) == ({}, {}, ()) for part in duel.parts)
    assert counts(finished("out", [ADA, BEN, CLEO], away={1: why})).is_for_statistics


@pytest.mark.parametrize("why", [Absence.LEFT, Absence.GONE])
@pytest.mark.parametrize("cause", ["player", "house"])
def test_leaving_a_duel_loses_it_on_the_ladder(why, cause):
    """This holds early and late in the game, and for every result of the house player."""
    winner = finished("out", [ADA, BEN]).outcome.winners[0]
    game = finished("out", [ADA, BEN], away={winner: why}, causes={winner: cause})
    parts = counts(game).parts

    assert (parts[winner].rank, parts[winner].won, parts[winner].left) == (LAST, False, True)
    # `own` is False: a duel that was left counts for the ladder only.
    assert (parts[1 - winner].rank, parts[1 - winner].own) == (2, False)


def test_late_silence_in_a_duel_does_not_change_the_rating():
    # Silence at the very end: the game was played by both.
    game = finished("out", [ADA, BEN], away={0: Absence.SILENT})
    assert [(one.rank, one.left) for one in counts(game).parts] == [
        (game.outcome.ranks[0], False),
        (game.outcome.ranks[1], False),
    ]


def test_duel_played_by_the_house_is_not_rated():
    # A house player made all choices of the seat.
    game = finished("out", [ADA, BEN], away={0: Absence.SILENT}, causes={0: "house"})
    assert counts(game).parts == ()


def test_win_of_an_abandoned_seat_is_not_the_players():
    winner = finished("out", [ADA, BEN, CLEO]).outcome.winners[0]
    gone = counts(finished("out", [ADA, BEN, CLEO], away={winner: Absence.LEFT})).parts[winner]
    # The house player's win is not the player's.
    assert (gone.own, gone.won, gone.rank, gone.feats) == (True, False, LAST, ())


def test_cancelled_game_counts_nothing():
    found = counts(finished(aborted="closed-by-host"))
    assert (found.parts, found.fault) == ((), None)


@pytest.mark.parametrize("cause", ["timeout", "house"])
# More than half of the choices were not the player's.
def test_seat_played_mostly_by_the_house_does_not_count(cause):
    game = finished("out", [ADA, BEN, CLEO], causes={2: cause})
    assert [part.user_id for part in counts(game).parts] == [ADA, BEN]


def test_standing_orders_count_as_own_choices():
    # A standing order is the player's own choice.
    game = finished("out", [ADA, BEN, CLEO], causes={2: "order"})
    assert [part.user_id for part in counts(game).parts] == [ADA, BEN, CLEO]


def silent(game, seat, *choices):
    """Return the record with choices of this seat made by the clock.

    Args:
        choices: The choices that the clock made; by default all of the seat.

    Returns:
        The record, the number of the seat's own choices, and the number of the clock's.
    """
    lines = [json.loads(line) for line in game.record.splitlines()]
    own = [line for line in lines if line["line"] == "choice" and line["seat"] == seat]
    for line in own:
        if not choices or line["choice"] in choices:
            line["cause"] = "timeout"

    causes = Counter(line["cause"] for line in own)
    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    return text, causes["player"], causes["timeout"]


def test_silent_passes_in_windows_count_as_played():
    people = [ADA, BEN, CLEO, DORA, None, None, None]
    game = finished("heist", people, number=4)
    # Passing a window is what silence means there, so it does not count as absence.
    record, own, clocks = silent(game, 3, "pass")
    assert clocks > own > 0
    assert DORA in [part.user_id for part in count(record, game.seating, GAMES).parts]


def test_silence_on_the_own_turn_does_not_count_as_played():
    game = finished("political", [ADA, BEN, CLEO, None])
    # Here all choices of Cleo were made by the clock.
    record, *_ = silent(game, 2)
    assert [part.user_id for part in count(record, game.seating, GAMES).parts] == [ADA, BEN]


@pytest.mark.parametrize("slug", GAMES)
def test_choices_count_the_same_in_any_json_spelling(slug):
    """The spelling that Coop writes is matched by a pattern; any other spelling is parsed."""
    people = SMALLEST[slug]
    game = finished(slug, people, causes={0: "order", 1: "timeout"})
    first, *lines = game.record.splitlines()
    others = [
        # Without the spaces after commas and colons.
        json.dumps(json.loads(line), separators=(",", ":")).encode()
        if line.startswith(b'{"line": "choice"')
        else line
        for line in lines
    ]

    assert any(map(CHOICE.fullmatch, lines))
    assert not any(map(CHOICE.fullmatch, others))
    assert count(b"\n".join((first, *others)), game.seating, GAMES) == counts(game)


def test_half_of_the_choices_is_not_enough():
    game = finished("crazy", [ADA, BEN])
    lines = [json.loads(line) for line in game.record.splitlines()]
    bens = [line for line in lines if line["line"] == "choice" and line["seat"] == 1]
    # Half of the choices, rounded up.
    half = len(bens) // 2 + len(bens) % 2
    for line in bens[:half]:
        line["cause"] = "timeout"

    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    assert [part.user_id for part in count(text, game.seating, GAMES).parts] == [ADA]


def test_player_who_left_is_counted_as_gone():
    game = finished("out", [ADA, BEN, CLEO], causes={2: "house"}, away={2: Absence.LEFT})
    *_, cleo = counts(game).parts
    assert (cleo.user_id, cleo.own, cleo.left) == (CLEO, False, True)
    # Nothing of the game belongs to Cleo.
    assert (cleo.sums, cleo.bests, cleo.feats) == ({}, {}, ())


def test_choice_that_is_no_text_is_no_pass():
    game = finished("heist", [ADA, BEN, None])
    # A choice must be text, so this line cannot be a pass.
    record = line(b"choice", cause="timeout", choice=["pass"])(game.record)
    assert count(record, game.seating, GAMES).fault is None


def test_superseded_choices_are_not_counted():
    game = finished("out", [ADA, BEN])
    marked = game.record
    for line in game.lines("choice"):
        told = json.loads(line)
        if told["seat"] == 1:
            # After a fall-back the choices that were taken back are marked.
            extra = {**told, "cause": "house", "superseded": True}
            marked = marked.replace(
                line, line + b"\n" + (json.dumps(extra).encode() + b"\n") * 2, 1
            )

    assert [part.user_id for part in count(marked, game.seating, GAMES).parts] == [ADA, BEN]


# -- unreadable records ----------------------------------------------------------------------------


def header(**changes):
    def damage(record):
        first, _, rest = record.partition(b"\n")
        return json.dumps(json.loads(first) | changes).encode() + b"\n" + rest

    return damage


def line(what, /, **changes):
    """Return a function that changes the first line of this kind."""

    def damage(record):
        lines = record.split(b"\n")
        at = next(i for i, one in enumerate(lines) if one.startswith(b'{"line": "%b"' % what))
        lines[at] = json.dumps(json.loads(lines[at]) | changes).encode()
        return b"\n".join(lines)

    return damage


# Each entry: how the record is damaged, and what the fault must say.
DAMAGES = {
    "empty": (lambda _: b"", "no JSON"),
    "no JSON": (lambda record: b"{" + record, "no JSON"),
    "no object": (lambda record: b"[]\n" + record, "no JSON object"),
    "no header": (lambda record: record.partition(b"\n")[2], "its header is wrong"),
    # A quarter of the record ends within a line.
    "cut off": (lambda record: record[: len(record) // 2 // 2], "no JSON"),
    "another game": (header(game="heist"), "another table"),
    "no game": (header(game="poker"), "there is no game 'poker'"),
    "too few seats": (header(seats=[]), "another table"),
    "newer rules": (header(rules=99), "version 99 of the rules"),
    "no such line": (lambda record: record + b'{"line": "egg"}\n', "unknown line 'egg'"),
    "no such event": (line(b"event", kind="opened", facts={"egg": 1}), "event"),
    "no such seat": (line(b"event", kind="opened", facts={"seat": 9}), "event"),
    "a choice of nobody": (line(b"choice", seat="Ada"), "choice"),
    "a choice at no time": (line(b"choice", at=1e300), "choice"),
    "unreplayed": (line(b"choice", unreplayed=True), "do not follow it"),
    "no ranks": (line(b"result", ranks=[]), "result"),
    "no winner": (line(b"result", winners=[7]), "result"),
    "winners in words": (line(b"result", winners="Ada"), "its result is wrong"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_record_is_named_and_counts_nothing(what):
    damage, why = DAMAGES[what]
    game = finished("out", [ADA, BEN])
    found = count(damage(game.record), game.seating, GAMES)

    assert found.parts == ()
    assert why in (found.fault or "")


def test_record_that_cannot_be_unpacked_is_a_fault():
    kept = finished().kept
    # No zlib data, no table, and zlib data without a record.
    assert "unpacked" in (count_record(kept._replace(record=b"egg"), GAMES).fault or "")
    assert "table" in (count_record(kept._replace(table=b"egg"), GAMES).fault or "")
    assert count_record(kept._replace(record=zlib.compress(b"egg")), GAMES).fault


def test_record_of_older_rules_is_counted():
    game = finished("political", SMALLEST["political"])
    # The events of the older rules are still known.
    assert count(header(rules=1)(game.record), game.seating, GAMES).parts


# -- what games count ------------------------------------------------------------------------------


def tallied(monkeypatch, **instead):
    """Replace functions of the tally of Chicken Out!."""
    out = GAMES["out"]
    monkeypatch.setattr(out, "tally", type("Tally", (out.tally,), instead))


def test_tally_is_closed_with_the_outcome(monkeypatch):
    ends = []
    tallied(monkeypatch, close=lambda _, outcome: ends.append(outcome))
    game = finished("out", (ADA, BEN))
    assert count(game.record, game.seating, GAMES).parts
    assert ends == [game.outcome]


# Errors that a wrong record can cause in a tally.
@pytest.mark.parametrize(
    ("step", "why"),
    [("hear", "an event of it .* cannot be"), ("close", "its result does not go with its events")],
)
@pytest.mark.parametrize("error", [LookupError, ValueError, TypeError])
def test_record_that_its_tally_cannot_count_is_a_fault(monkeypatch, step, why, error):
    def stumble(*_):
        raise error("the fox card")

    tallied(monkeypatch, **{step: stumble})
    game = finished("out", (ADA, BEN))
    counted = count(game.record, game.seating, GAMES)

    assert counted.parts == ()
    # The record is reported, but the details of the error are not.
    assert re.fullmatch(why, counted.fault or "")


def test_other_errors_of_a_tally_are_raised(monkeypatch):
    # This error can only come from a mistake in the tally itself.
    def stumble(*_):
        raise ZeroDivisionError

    tallied(monkeypatch, close=stumble)
    game = finished("out", (ADA, BEN))
    with pytest.raises(ZeroDivisionError):
        count(game.record, game.seating, GAMES)
