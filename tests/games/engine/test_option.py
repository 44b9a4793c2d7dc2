"""Tests of options: their value is read by its type, and no default is made up."""

import pytest

from games.engine.asks import Option


def test_number_and_word_of_an_option():
    assert Option("lookout", 0).number == 0
    assert Option("play", "freeze").word == "freeze"


@pytest.mark.parametrize("option", [Option("stay"), Option("play", "freeze")])
def test_number_of_an_option_without_one_is_an_error(option: Option):
    # `number` is a property, so it has to be read to raise the error.
    with pytest.raises(TypeError, match="names no number"):
        _ = option.number


@pytest.mark.parametrize("option", [Option("stay"), Option("lookout", 3)])
def test_word_of_an_option_without_one_is_an_error(option: Option):
    with pytest.raises(TypeError, match="names nothing"):
        _ = option.word
