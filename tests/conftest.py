"""What every test finds on its table."""

from bot.words import Words

Words.strict = True  # a sentence that nobody has written fails the test that wants it
