"""Tests of records: written for every game, verified, and each changed line is found."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from games.cli import main
from games.engine.asks import CLOCK
from games.engine.chance import SeededChance, commitment
from games.engine.engine import Engine, JournalRow
from games.engine.game import Rules
from games.engine.record import SEATING, Header, Played, Rollback, Sitter, lines
from games.engine.referee import FellBack, Verdict, verify
from games.registry import GAMES
from tests.games.contract.tables import Table, at_every_table, choices_of_chaos
from tests.games.cut_tables import CutTable, cut_header
from tests.games.engine.toy import Toy
from tests.repository.tree import ROOT
from tests.support.combinations import pairs
from tests.support.found import found

SALT = bytes(range(16))
MANY = 25
"""About this number of lines of a record are changed, evenly spread."""
TOYS = {"toy": Toy}


def header(table: Table) -> Header:
    order = [*range(table.seats)]
    # Seats are drawn with the epoch SEATING, apart from the cards.
    SeededChance(table.seed, SEATING).shuffle(order)
    if isinstance(table, CutTable):
        return cut_header(table, order, SALT)

    return Header(
        game=table.game.slug,
        rules=table.game.rules_version,
        options=table.dealt_options.model_dump(),
        seats=[Sitter(name=f"Hen {joined}", joined=joined) for joined in order],
        commitment=commitment(table.seed, SALT),
        salt=SALT.hex(),
        seed=table.seed.hex(),
    )


def choices(table: Table) -> Iterator[Played]:
    engine = table.deal()
    for _, _, step in choices_of_chaos(engine, table.rng("record")):
        row = found(step).row
        yield Played(0, row, by(row, "house"), None)


def by(row: JournalRow, cause: str) -> str:
    """Return the cause of a choice; the clock has a cause of its own."""
    return "clock" if row.seat == CLOCK else cause


def text_of(told: Any) -> str:
    return "".join(json.dumps(line) + "\n" for line in told)


def record(table: Table) -> str:
    return text_of(lines(header(table), table.game, choices(table)))


def objection(text: str, games: Mapping[str, Rules] = GAMES) -> str:
    """Return the reason why the record is refused."""
    return found(verify(text, games).why)


kept = cache(record)
"""Cached, as all tests that change a record begin with the same one."""


def changed(text: str, number: int, **facts: Any) -> str:
    """Return the record with changed facts in one line, counted from 1."""
    written = text.splitlines()
    written[number - 1] = json.dumps(json.loads(written[number - 1]) | facts)
    return "\n".join(written)


def flips(revision: int, choices: int) -> int:
    """Return 1 for about MANY evenly spread choices, else 0."""
    return int(revision % (1 + choices // MANY) == 0)


def numbered(text: str, kind: str) -> list[tuple[int, dict[str, Any]]]:
    parsed = enumerate(map(json.loads, text.splitlines()), 1)
    return [(number, line) for number, line in parsed if line["line"] == kind]


@at_every_table
def test_record_of_a_game_is_valid(table):
    verdict = verify(record(table), GAMES)

    assert verdict.why is None
    assert verdict.choices > 5


@pytest.mark.parametrize(("slug", "kind"), pairs(GAMES, [Table, CutTable]))
class TestForgery:
    @pytest.fixture
    def table(self, slug, kind):
        return kind(GAMES[slug], GAMES[slug].seats[0], 1)

    @pytest.fixture
    def text(self, table):
        return kept(table)

    def test_changed_choice_is_found(self, table, text):
        """Each change is to another legal choice, so only the fingerprint can show it."""
        engine = table.deal()
        flipped = 0
        chosen = numbered(text, "choice")
        for number, line in chosen:
            decision = engine.decision(line["seat"])
            others = [str(option) for option in decision.options if str(option) != line["choice"]]
            for other in others[: flips(line["revision"], len(chosen))]:
                verdict = verify(changed(text, number, choice=other), GAMES)
                assert verdict.line == number

                flipped += 1

            # Continue with the real choice, so that the next one is tried in the real position.
            engine.decide(line["seat"], decision.read(line["choice"]))

        assert flipped > 5

    def test_illegal_choice_is_found(self, text):
        number, _ = numbered(text, "choice")[3]

        assert verify(changed(text, number, choice="fly"), GAMES).line == number

    def test_swapped_card_is_found(self, text):
        """Swap cards in each shuffle, and change a card in the position after the deal."""
        for number, line in numbered(text, "luck"):
            into = line.get("into", [])
            other = next((place for place, card in enumerate(into) if card != into[0]), None)
            # A shuffle of equal cards has nothing to swap.
            if other is None:
                continue

            into[0], into[other] = into[other], into[0]
            assert verify(changed(text, number, into=into), GAMES).line == number

        number, line = numbered(text, "position")[0]
        swapped = json.dumps(line["state"]).replace("0", "1", 1)
        assert verify(changed(text, number, state=json.loads(swapped)), GAMES).line == number

    def test_changed_seed_is_found(self, table, text):
        other = bytes([table.seed[0] ^ 1, *table.seed[1:]])

        why = "these cuts" if isinstance(table, CutTable) else "committed"
        assert why in objection(changed(text, 1, seed=other.hex()))

        # With a matching commitment, the first shuffle or the cuts show the other seed.
        both = changed(text, 1, seed=other.hex(), commitment=commitment(other, SALT).lower())
        assert verify(both, GAMES).line in (1, 2)

    def test_missing_line_is_found(self, text):
        written = text.splitlines()
        # A step through the lines, as each removal verifies a whole record.
        for number in range(2, len(written) + 1, 1 + len(written) // MANY):
            without = "\n".join(written[: number - 1] + written[number:])
            assert objection(without)

    def test_changed_result_is_found(self, text):
        number, line = numbered(text, "result")[0]

        other = changed(text, number, ranks=[*line["ranks"][::-1], 1])
        assert verify(other, GAMES).line == number
        assert objection(other).startswith("ranks")

    def test_line_after_the_end_is_found(self, text):
        # A second end after the end.
        assert "follow the end" in objection(text + text.splitlines()[-1])

    def test_exchanged_seats_are_found(self, text):
        seats = json.loads(text.splitlines()[0])["seats"]
        seats[0]["joined"], seats[1]["joined"] = seats[1]["joined"], seats[0]["joined"]

        # Cuts count in the order of joining, so they are checked first.
        why = objection(changed(text, 1, seats=seats))

        assert "drawn as" in why or "these cuts" in why


TOY = Table(Toy, 3, 1)
CUT = CutTable(Toy, 3, 1)


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"rules": 9}, "version 9 of the rules"),
        ({"format": 4}, "format"),
        ({"format": 2}, "house_seed is missing"),
        ({"house_seed": "00" * 32}, "house_seed does not belong here"),
        ({"salt": "xy"}, "seed and salt"),
        ({"options": {"sky": 1}}, "cannot be dealt"),
        ({"seats": []}, "cannot be dealt"),
        ({"moon": 1}, "moon"),
    ],
)
def test_invalid_header_is_reported(facts, why):
    text = changed(record(TOY), 1, **facts)

    assert verify(text, TOYS).line == 1
    assert why in objection(text, TOYS)


def test_text_that_is_no_record_is_reported():
    assert verify("", TOYS) == Verdict(0, 1, "the record ends too early")
    assert "no JSON" in objection("cluck", TOYS)
    assert "no JSON object" in objection("[]", TOYS)

    # Without its last line a record may have been cut off in transfer.
    cut = record(TOY).splitlines()[:-1]
    assert "ends too early" in objection("\n".join(cut), TOYS)

    number, line = numbered(record(TOY), "choice")[0]
    del line["cause"]
    lacking = record(TOY).splitlines()
    lacking[number - 1] = json.dumps(line)

    assert objection("\n".join(lacking), TOYS) == "cause is missing"


def test_record_of_an_aborted_game():
    some = [*choices(TOY)][:7]
    text = text_of(lines(header(TOY), Toy, some, aborted="closed-by-host"))

    assert json.loads(text.splitlines()[-1]) == {"line": "aborted", "reason": "closed-by-host"}
    assert verify(text, TOYS) == Verdict(7, aborted="closed-by-host")

    # A finished game must not look like an aborted one.
    whole = record(TOY).splitlines()
    whole[-1] = text.splitlines()[-1]
    assert objection("\n".join(whole), TOYS).startswith("this should be")


class TestFallBack:
    """A game that continues from a checkpoint in a new epoch."""

    def played(self) -> tuple[list[Played], Rollback]:
        """Play to two choices after a checkpoint, then from that checkpoint again to the end."""
        engine = TOY.deal()
        before = []
        boundary = None
        for _, _, step in choices_of_chaos(engine, TOY.rng("record")):
            row = found(step).row
            checkpoint = found(step).checkpoint
            before.append(Played(0, row, by(row, "player"), 5.0))
            if boundary is not None and row.revision == boundary.revision + 2:
                break

            if checkpoint is not None and boundary is None:
                boundary = Rollback(1, row.revision, checkpoint)

        fall = found(boundary)
        again = Engine.fall_back(Toy, fall.state, fall.revision, TOY.seed, 1)
        rows = [found(step).row for _, _, step in choices_of_chaos(again, TOY.rng("again"))]
        after = [Played(1, row, by(row, "timeout"), 9.0) for row in rows]
        return before + after, fall

    def test_superseded_choices_are_marked_and_the_rest_verified(self):
        played, fall = self.played()
        text = text_of(lines(header(TOY), Toy, played, [fall]))

        fell = FellBack(fall.revision + 2, fall.revision)
        won = tuple(json.loads(text.splitlines()[-1])["winners"])

        # The two choices after the checkpoint are not counted.
        assert verify(text, TOYS) == Verdict(len(played) - 2, falls=(fell,), winners=won)

        before = json.loads(fall.state)["draws"]
        # Random numbers go on after the checkpoint, in the stream of epoch 1.
        later = [line["call"] for _, line in numbered(text, "luck") if line["epoch"] == 1]
        assert later == [*range(before + 1, before + 1 + len(later))]
        assert [line.get("superseded") for _, line in numbered(text, "choice")].count(True) == 2

    def test_fall_back_to_an_unknown_position_is_found(self):
        played, fall = self.played()
        text = text_of(lines(header(TOY), Toy, played, [fall]))
        ((number, line),) = numbered(text, "fell_back")
        # Another round in the state of the fall back.
        line["state"]["round"] = 3

        elsewhere = changed(text, number, state=line["state"])

        assert verify(elsewhere, TOYS).line == number
        assert objection(elsewhere, TOYS) == "the game never stood where it fell back to"

        forged = text_of(lines(header(TOY), Toy, played, [fall._replace(revision=1)]))
        assert objection(forged, TOYS)

    def test_field_that_was_added_later_may_be_missing(self, monkeypatch):
        monkeypatch.setattr(Toy.State, "unhashed", {"draws"})
        played, fall = self.played()
        text = text_of(lines(header(TOY), Toy, played, [fall]))
        ((number, line),) = numbered(text, "fell_back")
        del line["state"]["draws"]

        older = changed(text, number, state=line["state"])

        assert verify(older, TOYS).why is None

    def test_choices_of_old_rules_are_marked_as_unreplayed(self):
        played, fall = self.played()
        # The old rules allowed a choice that the rules of today do not know.
        odd = played[2]._replace(row=JournalRow(3, CLOCK, "molt", "old"))
        text = text_of(lines(header(TOY), Toy, [*played[:2], odd, *played[3:]], [fall]))

        marks = [line.get("unreplayed") for _, line in numbered(text, "choice")]

        assert marks[:3] == [None, None, True]
        # The record is written, but it cannot be verified beyond that choice.
        assert verify(text, TOYS).line == numbered(text, "choice")[2][0]


def test_command_prints_ok_or_names_the_line(tmp_path, capsys):
    slug = next(iter(GAMES))
    text = record(Table(GAMES[slug], GAMES[slug].seats[0], 1))
    good, bad, none = (tmp_path / name for name in ("good.jsonl", "bad.jsonl", "none.jsonl"))
    good.write_text(text, encoding="utf-8")
    bad.write_text(changed(text, 1, rules=99), encoding="utf-8")

    assert main(["verify", str(good)]) == 0
    assert capsys.readouterr().out.startswith("ok ")
    assert main(["verify", str(bad), str(good)]) == 1
    assert f"{bad}:1: played by version 99" in capsys.readouterr().out
    assert main(["verify", str(none)]) == 1
    assert "none.jsonl" in capsys.readouterr().out


def test_code_of_the_document_computes_the_shuffles():
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    # The code of the document is executed as it is printed there.
    taught: dict[str, Any] = {}
    exec(text.partition("```python\n")[2].partition("```")[0], taught)
    seed = TOY.seed
    checked = 0
    for _, line in numbered(record(TOY), "luck"):
        if "into" in line:
            # Only the functions of the document compute the shuffle.
            mixed = taught["shuffled"](seed, line["epoch"], line["call"], line["shuffled"])
            assert mixed == line["into"]

            checked += 1

    head = json.loads(record(CUT).splitlines()[0])
    assert taught["cut_seed"](head) == CUT.seed
    assert taught["commitment"](head) == head["commitment"]

    stream = taught["words"](seed, 0, 9)
    assert taught["below"](stream, 10) == SeededChance(seed, 0, 8).below(10)
    assert checked > 0


def test_luck_lines_are_numbered_and_precede_the_position():
    parsed = {}
    for slug, game in GAMES.items():
        record_lines = [*map(json.loads, record(Table(game, game.seats[0], 1)).splitlines())]
        calls = [line["call"] for line in record_lines if line["line"] == "luck"]
        assert calls == [*range(1, len(calls) + 1)]

        ((place, state),) = (
            (place, line["state"])
            for place, line in enumerate(record_lines)
            if line["line"] == "position"
        )
        # All random numbers of the deal come before the position.
        assert state["draws"] <= sum(line["line"] == "luck" for line in record_lines[:place])

        parsed[slug] = state

    assert parsed["playing"]["seen"] == []

    hands = [len(seat["hand"]) for seat in parsed["political"]["seats"]]
    assert hands[parsed["political"]["seat"]] == max(hands) > min(hands)
    # The first card of Chicken Out! is turned up in the deal.
    assert parsed["out"]["series"]["cards"] != []


def test_the_document_names_every_line_and_field():
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    for line in map(json.loads, record(CUT).splitlines()):
        assert f"| `{line['line']}` |" in text
        assert all(f"`{name}`" in text for seat in line.get("seats", ()) for name in seat)
        assert all(f"`{name}`" in text for name in line)


@pytest.mark.parametrize("slug", GAMES)
def test_simulations_keep_records(slug, tmp_path, capsys):
    folder = tmp_path / "deep" / "records"
    arguments = ["simulate", slug, "--games", "2", "--house", "random,easy", "--seed", "3"]

    assert main([*arguments, "--records", str(folder)]) == 0

    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{slug}-1.jsonl", f"{slug}-2.jsonl"]
    assert main(["verify", *map(str, files)]) == 0

    first, second = (json.loads(file.read_text("utf-8").splitlines()[0]) for file in files)
    assert [seat["house"] for seat in first["seats"]][:2] == ["random", "easy"]
    # Seats rotate from game to game.
    assert [seat["house"] for seat in second["seats"]][:2] != ["random", "easy"]
    # The path of a file where a folder is expected.
    assert main([*arguments, "--records", str(files[0])]) == 2
    assert "simulate: " in capsys.readouterr().err
