"""The Fair Play page: what was verified, and a text for each way in which it can fail."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.words import Words
from bot.records.records import NoRecord
from bot.tables.scene import Scene, scene
from bot.tables.session import Session
from bot.tables.table import Result, Status
from cogs.cut import cut_text
from cogs.replays.fair_play import ruled_page, seal_page
from cogs.replays.referee import Ruling, StillChecking
from games.engine.record import Header, Sitter
from games.engine.referee import FellBack, Verdict
from games.registry import GAMES
from tests.cogs.reading import buttons, said
from tests.cogs.stage import NAMES, table

WORDS = Words("en")
SEED = "5e" * 32
SALT = "5a" * 16
CUTS = ("joined 7", "said purple hen")


def over(viewer: int | None = None, **changes: Any) -> Scene:
    """Return a finished scene of Ada, Ben and a house player, who sat down in another order."""
    ended = table(3)
    ended.status = Status.OVER
    for seat, (joined, cut) in enumerate(((1, CUTS[1]), (0, CUTS[0]), (2, None))):
        ended.change_player(seat, joined=joined, cut=cut)

    return replace(scene(Session(ended), 3, 8, viewer), **changes)


def header(seen: Scene, **changes: Any) -> Header:
    # A record's header that belongs to this scene, with changes.
    facts: dict[str, Any] = {
        "format": 2,
        "game": seen.game,
        "rules": GAMES[seen.game].rules_version,
        "options": {},
        "seats": [
            Sitter(name="Ada", joined=1, cut=CUTS[1]),
            Sitter(name="Ben", joined=0, cut=CUTS[0]),
            Sitter(name="House", house="easy", joined=2),
        ],
        "commitment": seen.commitment,
        "salt": SALT,
        "house_seed": SEED,
        "seed": "77" * 32,
    }
    return Header(**(facts | changes))


def ruled(seen: Scene, verdict: Verdict, **changes: Any) -> str:
    # Only the text counts here.
    ruling = Ruling(header(seen, **changes), verdict)
    return said(ruled_page(seen, WORDS, ruling, with_numbers=True))


def test_page_of_a_true_record_leads_with_the_verdict():
    page = ruled_page(over(), WORDS, Ruling(header(over()), TRUE))
    title, verdict = said(page).split("\n", 1)
    assert "table 3" in title
    assert verdict == WORDS("fair-replayed", choices=34)
    (numbers,) = buttons(page)
    assert (numbers.does.verb, numbers.does.index) == ("seal", 1)


def test_verdict_says_what_was_unusual():
    fallen = replace(TRUE, falls=(FellBack(20, 12),), aborted="given up")
    text = said(ruled_page(over(), WORDS, Ruling(header(over()), fallen)))
    assert WORDS("fair-fell-back", since=20, to=12) in text
    assert WORDS("fair-given-up") in text


TRUE = Verdict(34, cuts=CUTS)


def test_page_says_what_was_verified_and_names_the_cutters():
    text = ruled(over(), TRUE)

    # In the order in which they sat down.
    people = f"{NAMES[1]} and {NAMES[0]}"
    assert WORDS("fair-true", people=people, choices=34) in text
    assert WORDS("seal-opened", seed=f"`{SEED}`", salt=f"`{SALT}`") in text
    assert over().commitment in text
    assert WORDS("fair-sceptic") in text
    # Other readers do not see the words.
    assert "purple" not in text


def test_player_finds_the_own_cut():
    assert WORDS("fair-yours-in", cut=cut_text(CUTS[1], WORDS)) in ruled(over(0), TRUE)
    assert WORDS("fair-yours-in", cut=cut_text(CUTS[0], WORDS)) in ruled(over(1), TRUE)
    # The house player brought no cut.
    assert "✂️" not in ruled(over(2), TRUE)


def test_page_tells_of_fallbacks_and_the_end():
    text = ruled(over(), replace(TRUE, falls=(FellBack(20, 12),), aborted="closed-by-host"))

    assert WORDS("fair-fell-back", since=20, to=12) in text
    assert WORDS("fair-given-up") in text
    # Without such events the text leaves them out.
    assert "⏪" not in ruled(over(), TRUE)
    assert WORDS("fair-given-up") not in ruled(over(), TRUE)


# Format 3 is for records of which a cut was erased.
def test_page_says_what_an_erased_cut_leaves_unverified():
    sitters = [Sitter(name=name, joined=place) for place, name in enumerate("abc")]
    text = ruled(over(cut=None), replace(TRUE, cuts=(), forgotten=1), format=3, seats=sitters)

    # The seed can be checked, but not that the erased cut is in it.
    assert "nobody can check any more" in text
    assert WORDS("fair-true-forgotten", choices=34, forgotten=1) in text


def test_page_of_a_table_without_cuts_leaves_them_out():
    # Tables from before there were cuts.
    seen = over(is_cut=False, cut=None)
    sitters = [Sitter(name=name, joined=place) for place, name in enumerate("abc")]
    text = ruled(seen, Verdict(34), format=1, seats=sitters, house_seed=None, seed=SEED)

    people = f"{NAMES[1]} and {NAMES[0]}"

    assert WORDS("fair-true-uncut", people=people, choices=34) in text
    assert SEED in text
    assert WORDS("fair-explained-uncut") in said(seal_page(seen, WORDS))


@pytest.mark.parametrize(
    "changes",
    [
        # Each of these headers belongs to another game than the table's.
        {"commitment": "00" * 32},
        {"seats": [Sitter(name="Ada", joined=0, cut="said something else")] * 3},
        {"seats": [Sitter(name="Ada", joined=0, cut=CUTS[1])]},
        {"game": "out"},
        {"format": 1},
    ],
    ids=["another seal", "another cut", "other seats", "another game", "nobody cut"],
)
def test_valid_record_of_another_game_is_detected(changes):
    text = ruled(over(0), TRUE, **changes)

    assert WORDS("fair-of-another") in text
    assert "✅" not in text


@pytest.mark.parametrize("won", [None, (), (0,), (0, 1)])
@pytest.mark.parametrize("told", [None, (), (0,), (0, 1)])
def test_valid_record_with_another_winner_is_detected(won, told):
    # Both must have the same winners.
    result = None if told is None else Result([*told], {0: 3, 1: 3, 2: None}, {0: 1, 1: 1, 2: 3})
    text = ruled(over(result=result), replace(TRUE, winners=won))

    assert (WORDS("fair-of-another") in text) == (won != told)
    assert ("✅" in text) == (won == told)


def test_invalid_record_is_told_by_its_line_only():
    # The reason may hold cards, so only the line is shown.
    verdict = Verdict(3, 17, "into is [4, 2], it should be [2, 4]")
    for ruling in (Ruling(header(over()), verdict), Ruling(None, verdict)):
        text = said(ruled_page(over(), WORDS, ruling))
        assert WORDS("fair-wrong", line=17) in text
        assert "[4, 2]" not in text
        assert "✅" not in text


def test_record_of_older_rules_is_no_error():
    # The record is newer than the present rules.
    today = GAMES["heist"].rules_version
    verdict = Verdict(0, 1, f"played by version {today + 1} of the rules; these are {today}")
    text = ruled(over(), verdict, rules=today + 1)

    assert WORDS("fair-older-rules", played=today + 1, today=today) in text
    assert "❌" not in text
    assert SEED in text, "the seal can be checked all the same"


# Without a verdict the page opens the seal and promises nothing.
@pytest.mark.parametrize("refused", [NoRecord(), StillChecking()])
def test_page_without_a_verdict_opens_the_seal(refused):
    text = said(ruled_page(over(), WORDS, refused))

    assert WORDS(refused.message) in text
    assert SEED in text
    assert "✅" not in text


@pytest.mark.parametrize("viewer", [None, 0])
def test_running_game_keeps_the_seal_closed(viewer):
    seen = over(viewer)
    text = said(seal_page(replace(seen, revealed=None), WORDS))

    assert seen.commitment in text
    assert SEED not in text
    assert SALT not in text
    # Only the player sees the own cut.
    assert ("purple hen" in text) is (viewer == 0)


def test_explanation_has_four_sentences():
    for message in ("fair-explained", "fair-explained-uncut"):
        # Four sentences end with three separators and a full stop.
        assert WORDS(message).count(". ") + 1 == 4
        assert WORDS(message).endswith(".")


# Markdown, mentions and links in the words of a player.
@pytest.mark.parametrize("words", ["`x` *y* [z](http://a.b)", "@everyone", "<@1> <#2>"])
def test_typed_words_are_shown_as_plain_text(words):
    text = cut_text(f"said {words}", WORDS)

    assert "@everyone" not in text
    assert "](" not in text
    assert "<@1>" not in text
    assert "http://" not in text
