"""What an option names is read by its type; nothing is made up where there is none."""

import pytest

from games.engine.asks import Option


def test_a_number_and_a_name_are_what_they_are():
    assert Option("lookout", 0).number == 0
    assert Option("play", "freeze").word == "freeze"


@pytest.mark.parametrize("option", [Option("stay"), Option("play", "freeze")])
def test_what_names_no_number_is_no_seat(option: Option):
    with pytest.raises(TypeError, match="names no number"):
        _ = option.number


@pytest.mark.parametrize("option", [Option("stay"), Option("lookout", 3)])
def test_what_names_a_number_or_nothing_has_no_name(option: Option):
    with pytest.raises(TypeError, match="names nothing"):
        _ = option.word
