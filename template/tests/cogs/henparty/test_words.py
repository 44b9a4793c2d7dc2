"""Everything that Hen Party can say, ask or show has words; there is no fallback."""

import pytest

from bot.i18n.words import Words
from cogs.henparty import story
from games.henparty.rules import HenParty

words = Words("en")


def test_what_is_shown_anyway_is_told_all_the_same():
    assert HenParty.events.kinds.keys() > story.QUIET


@pytest.mark.parametrize("kind", sorted(HenParty.events.kinds))
def test_every_event_kind_has_a_sentence(kind: str):
    assert words.has(f"henparty-told-{kind}")
