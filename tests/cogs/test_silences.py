"""A player who was silent too long reads on their card what was chosen for them, in every game.

The table says that the choice was made by the clock.
"""

import pytest

from bot.tables.scene import Scene, escape_names
from bot.tables.table import Silence
from games.engine.asks import CLOCK
from games.registry import GAMES
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, NAMES, House
from tests.cogs.faces import FACES, WORDS, page_of
from tests.cogs.reading import said
from tests.cogs.stage import Stage

PEOPLE = (ADA, BEN, CLEO, DAN)
LONGEST = 200


def as_answered(scene: Scene, silence: Silence) -> str:
    """Return the label that a press of this choice would have had."""
    label = FACES[scene.game].label
    return ", ".join(label(option, silence.kind, scene, WORDS) for option in silence.choice)


async def silent_game(slug: str) -> tuple[House, str, int]:
    """Play with silent players until one of them was represented.

    Return the house, the table and that player.
    """
    house = House(games=GAMES)
    game = GAMES[slug]
    sitting = PEOPLE[: game.seats[0]]
    table_id = await house.deal(*sitting[1:], game=slug)
    # More steps than any of these games needs for it.
    for _ in range(LONGEST):
        for person in sitting:
            if (await house.scene(table_id, person)).silences:
                return house, table_id, person

        due = house.tables.next_due()
        assert due is not None

        await house.wait(due - house.clock.now())

    raise AssertionError("nobody is missed")


@pytest.mark.parametrize("slug", GAMES)
async def test_own_card_alone_says_what_was_chosen_and_the_table_that_it_was(slug: str) -> None:
    house, table_id, person = await silent_game(slug)
    scene = escape_names(await house.scene(table_id, person))
    chosen = ", ".join(as_answered(scene, one) for one in scene.silences)

    assert WORDS("card-silent", chosen=chosen) in said(page_of(scene))

    table = said(page_of(escape_names(await house.tables.scene(table_id))))
    assert WORDS("table-silent", seat=NAMES[person]) in table
    # The text without its last four characters, which depend on the choice.
    beginning = WORDS("card-silent", chosen="")[:-4]
    assert beginning not in table

    # The other cards do not show it either.
    for other in (await house.row(table_id)).players:
        if other.user_id not in (None, person) and not other.silences:
            page = page_of(escape_names(await house.scene(table_id, other.user_id)))
            assert beginning not in said(page)


@pytest.mark.parametrize("slug", GAMES)
def test_own_silence_is_not_told_as_that_of_another_player(slug: str) -> None:
    if not GAMES[slug].secrets:
        return  # the table and the card are the same page

    stage = Stage(GAMES[slug].seats[0], 4, game=GAMES[slug])
    asked = 0
    for _ in range(30):
        if stage.over:
            break

        stage.step()
        for seat in () if stage.engine.ask is None else stage.engine.ask.owed:
            if seat == CLOCK:
                continue

            before = stage.session.table.news
            asked = asked + 1
            # As if this seat had just been silent.
            stage.session.table.tell("table-silent", seat=seat)
            page = said(page_of(stage.scene(seat)))

            assert WORDS("table-silent", seat=stage.scene().name(seat)) not in page

            stage.session.table.news = before

    assert asked
