"""What is refused says by itself which sentence tells of it."""

from bot.tables.refusals import NotAtThisTable, SomethingBroke, TableOver


def test_the_sentence_of_a_refusal_has_its_name() -> None:
    assert NotAtThisTable().message == "refused-not-at-this-table"
    assert SomethingBroke().message == "refused-something-broke"


def test_what_fills_the_sentence_goes_with_it() -> None:
    refused = TableOver(number=7)
    assert refused.facts == {"number": 7}
    assert "7" in repr(refused), "a log tells it too"
