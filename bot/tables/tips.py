"""Tips on the cards of people who are new to a game."""

from bot.tables.hooks import Hooks
from bot.tables.lesson_repository import LessonRepository
from bot.tables.session_cache import SessionCache
from bot.tables.table import Table


class Tips:
    """Decides at the deal who gets tips, and turns them on or off later."""

    def __init__(self, sessions: SessionCache, store: LessonRepository) -> None:
        self._sessions = sessions
        self._store = store

    def attach(self, hooks: Hooks) -> None:
        hooks.before_deal.append(self.prepare_deal)

    async def prepare_deal(self, table: Table) -> None:
        """Give tips to those who want them and are new to the game."""
        people = [player.user_id for player in table.players if player.user_id is not None]
        wanted = await self._store.want_tips(table.game, people)
        for place, player in enumerate(table.players):
            if player.user_id in wanted:
                table.change_player(place, tips=True)

    async def give_tips(self, table_id: str, user_id: int, *, on: bool) -> None:
        """Turn tips on or off for this person, at all tables. Only a newcomer's card shows it.

        Raises what a change of the table raises: Refused.
        """
        async with self._sessions.changing(table_id, here=user_id) as change:
            seat = change.table.seat_in_game(user_id)
            await self._store.put_tips(user_id, on=on)
            if change.table.players[seat].tips is not None:
                change.table.change_player(seat, tips=on)
