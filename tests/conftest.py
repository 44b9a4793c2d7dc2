"""What every test finds on its table."""

import pytest

from bot.words import Words

pytest.register_assert_rewrite("tests.cogs.faces")  # it says what differs, as tests do

Words.strict = True  # a sentence that nobody has written fails the test that wants it
