"""Lists and numbers in the notation of each language."""

import pytest

from bot.i18n.words import Words, decimal, join_with_and, join_with_commas, join_with_or

NAMES = ["Ada", "Ben", "Cleo", "Dora"]


@pytest.mark.parametrize(
    ("locale", "both", "three", "four", "any_of"),
    [
        # British style, without a comma before "and".
        ("en", "Ada and Ben", "Ada, Ben and Cleo", "Ada, Ben, Cleo and Dora", "Ada, Ben or Cleo"),
        ("de", "Ada und Ben", "Ada, Ben und Cleo", "Ada, Ben, Cleo und Dora", "Ada, Ben oder Cleo"),
        ("fr", "Ada et Ben", "Ada, Ben et Cleo", "Ada, Ben, Cleo et Dora", "Ada, Ben ou Cleo"),
        ("es", "Ada y Ben", "Ada, Ben y Cleo", "Ada, Ben, Cleo y Dora", "Ada, Ben o Cleo"),
        ("pt-BR", "Ada e Ben", "Ada, Ben e Cleo", "Ada, Ben, Cleo e Dora", "Ada, Ben ou Cleo"),
        ("ja", "Ada、Ben", "Ada、Ben、Cleo", "Ada、Ben、Cleo、Dora", "Ada、Ben、またはCleo"),
    ],
)
def test_list_is_joined_as_the_language_does(locale, both, three, four, any_of) -> None:
    words = Words(locale)

    assert join_with_and(words, NAMES[:2]) == both
    assert join_with_and(words, NAMES[:3]) == three
    assert join_with_and(words, NAMES) == four
    assert join_with_or(words, NAMES[:3]) == any_of


@pytest.mark.parametrize("join", [join_with_and, join_with_or, join_with_commas])
def test_single_item_is_not_joined(join) -> None:
    assert join(Words("en"), ["Ada"]) == "Ada"
    assert join(Words("en"), []) == ""


def test_names_with_braces_are_not_formatted() -> None:
    assert join_with_and(Words("en"), ["{0}", "{1}", "{}"]) == "{0}, {1} and {}"


def test_commas_join_without_a_conjunction() -> None:
    assert join_with_commas(Words("en"), ["4", "7", "9"]) == "4, 7, 9"
    assert join_with_commas(Words("ja"), ["4", "7", "9"]) == "4、7、9"


def test_fraction_has_the_decimal_sign_of_its_language() -> None:
    assert decimal(Words("en"), 1.25) == "1.2"
    assert decimal(Words("de"), 12.0) == "12,0"
