"""The way from `/chicken help` to a game's lesson and rules."""

from cogs.learn.lesson import RESUME
from games.registry import GAMES
from tests.support.clicks import Answer
from tests.support.people import Person
from tests.support.shown import Shown


async def page_of_game(person: Person, game: str, opened: Answer | None = None) -> Shown:
    """Press the button of the game on `/chicken help`.

    Args:
        person: Who presses.
        game: The slug of the game.
        opened: The answer to `/chicken help`; None: the command is sent in the channel.
    """
    first = opened or await person.slash("chicken help")
    pressed = await person.click(first.page, first.page.verb("help-game", [*GAMES].index(game)))
    assert pressed.kind == "update", pressed

    return pressed.page


async def open_lesson(person: Person, game: str, opened: Answer | None = None) -> Answer:
    """Open the lesson of a game; see `page_of_game`."""
    page = await page_of_game(person, game, opened)
    return await person.click(page, page.verb(f"learn-{game}", RESUME))


async def open_rules(person: Person, game: str, opened: Answer | None = None) -> Answer:
    """Open the rules of a game; see `page_of_game`."""
    page = await page_of_game(person, game, opened)
    return await person.click(page, page.verb(f"rules-{game}"))
