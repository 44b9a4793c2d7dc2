"""The pages of `/chicken help`, by name, for tests that look at every page."""

from collections.abc import Iterator

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Page
from cogs.info.pages import TOPICS, game_page, greeting_page, help_page, mine_page, topic_page
from games.registry import GAMES

ADDRESS = "1442800000000000001"


def help_pages(words: Words) -> Iterator[tuple[str, Page]]:
    """Yield each page with a name; the longest form of a page that has several."""
    yield "help", help_page(words)
    yield "help-greeting", greeting_page(words)
    for slug, game in GAMES.items():
        yield f"help-game-{slug}", game_page(game, words, has_lesson=True)

    seat = words("help-seat", number=12345, game=words("playing-title"), address=ADDRESS)
    own_pages = [
        Button(words(message), Do("me", index))
        for index, message in enumerate(
            ("hen-open", "me-open", "blocks-open", "alerts-open", "stats-open")
        )
        if words.has(message)
    ]
    yield "help-mine", mine_page([seat] * 5, own_pages, words)
    for topic in TOPICS:
        yield f"help-{topic}", topic_page(topic, words, "0.1.0", "https://x.y", "https://x.z")
