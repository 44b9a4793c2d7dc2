"""Who wants words instead of pictures, on the cards that they alone see."""

from collections import OrderedDict

from bot.chat.ports import Memory

REMEMBERED = 4096
"""People: looked up for every card that is drawn, and durable elsewhere."""


class Tastes:
    """Where nobody has said anything, there are pictures."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._known: OrderedDict[int, bool] = OrderedDict()

    async def likes_pictures(self, user_id: int) -> bool:
        found = self._known.get(user_id)
        if found is None:
            person = await self._memory.person(user_id)
            # Who has chosen while we looked, knows better.
            found = self._known.get(user_id, person is None or person.pictures)
        self._note(user_id, found)
        return found

    async def choose(self, user_id: int, locale: str, *, pictures: bool) -> None:
        """From now on, at all tables. `locale`: what this person reads."""
        await self._memory.put_taste(user_id, locale, pictures=pictures)
        self._note(user_id, pictures)

    def _note(self, user_id: int, pictures: bool) -> None:
        self._known[user_id] = pictures
        self._known.move_to_end(user_id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
