"""Buttons on messages of older versions stay in their channels and must still work."""

from collections.abc import Mapping
from pathlib import Path

from bot.features import FEATURES
from bot.interactions.interaction import Verb
from bot.pages.card_choice import MORE
from bot.pages.page import MORE_OF_CARD, CustomId, Token, read_custom_id
from bot.tables.session import Session
from bot.tables.tokens import public_token, seat_token, table_token
from tests.upgrade.left_behind import BUTTON, unpacked, written
from tests.upgrade.test_upgrade import each_house, moved_in

FEATURE_OF = {"watch": "cogs.watching", "call": "cogs.alerts"}
"""Verbs of features that can be removed. Without the feature, their buttons do nothing."""


@each_house
async def test_buttons_of_old_messages_still_work(
    slug: str, file: Path | None, tmp_path: Path, verbs: Mapping[str, Verb]
) -> None:
    (today := tmp_path / "today").mkdir()
    lines = (unpacked(file) if file else await written(slug, today)).splitlines()
    pressed = [line.removeprefix(BUTTON) for line in lines if line.startswith(BUTTON)]
    async with moved_in(slug, file, tmp_path) as house:
        answered = 0
        for custom_id in pressed:
            press = read_custom_id(custom_id)
            assert press is not None, custom_id

            if press.verb in FEATURE_OF and FEATURE_OF[press.verb] not in FEATURES:
                assert press.verb not in verbs

                continue

            verb = verbs[press.verb]
            session = await house.tables.sessions.look(press.table_id)
            if verb.token is Token.TABLE:
                assert press.token == table_token(session.table.key), custom_id
            # After a fall-back the open question has another token, so old answers are stale.
            elif verb.token is not Token.NONE and not session.table.epoch:
                answered += 1
                assert press.token in open_tokens(session), custom_id

        # The two oldest databases of each game were kept without their buttons.
        assert answered or (file is not None and file.stem.endswith(("-0001.sql", "-0002.sql")))


def test_more_of_an_old_card_is_not_more_of_its_table() -> None:
    on_card = read_custom_id("coop:t1:own:more:1")
    assert on_card == CustomId("t1", "own", MORE_OF_CARD, 0)

    orders = read_custom_id("coop:t1:own:orders:0")
    assert orders == on_card

    on_table = read_custom_id("coop:t1:own:more:0")
    assert on_table is not None
    assert on_table.verb == MORE


def open_tokens(session: Session) -> set[str]:
    """Return the tokens of all decisions that are open now."""
    table = session.table
    ask = session.engine and session.engine.ask
    if not ask:
        return set()

    owed = {
        seat: decision for seat in range(len(table.players)) if (decision := ask.decision(seat))
    }
    return {
        public_token(table.key, table.epoch, ask.number),
        *(seat_token(table.key, table.epoch, one.number, seat) for seat, one in owed.items()),
    }
