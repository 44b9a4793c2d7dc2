"""Links to what whoever runs this Coop has published. Texts: upkeep.ftl."""

from bot.i18n.words import Words
from bot.pages.page import Link, Row


def links(words: Words, privacy: str | None, terms: str | None) -> tuple[Row, ...]:
    """A row with those that there are, or none."""
    named = (("me-privacy-link", privacy), ("me-terms-link", terms))
    found = tuple(Link(words(name), url) for name, url in named if url is not None)
    return (Row(found),) if found else ()
