"""A refusal names the sentence that explains it."""

from bot.tables.refusals import NotAtThisTable, TableOver


def test_message_of_a_refusal_follows_its_class_name() -> None:
    assert NotAtThisTable().message == "refused-not-at-this-table"


def test_refusal_holds_the_facts_of_its_sentence() -> None:
    refused = TableOver(number=7)
    assert refused.facts == {"number": 7}
    assert "7" in repr(refused), "a log tells it too"
