"""How people like the cards that they alone see: drawn or in words, by DM or at the table."""

from dataclasses import replace
from typing import Any, NamedTuple

from bot.common.lru import Latest
from bot.pages.delivery import Wanted
from bot.people import Cards, PeopleRepository

REMEMBERED = 4096
"""People: wanted for every card that is drawn, and durable elsewhere."""


class Taste(NamedTuple):
    """Of somebody who has said nothing: pictures, and cards by DM."""

    pictures: bool = True
    cards: Cards = Cards.DM


class Tastes:
    """Remembers what was looked up."""

    def __init__(self, people: PeopleRepository) -> None:
        self._people = people
        self.known = Latest[int, Taste](REMEMBERED)
        """A card that is drawn need not wait for `of`."""
        self._chosen: dict[int, dict[str, Any]] = {}
        """What people choose while we look them up: it is newer than what we find."""

    async def of(self, user_id: int) -> Taste:
        taste = self.known.get(user_id)
        if taste is not None:
            return taste
        chosen = self._chosen.setdefault(user_id, {})
        person = await self._people.person(user_id)
        found = Taste() if person is None else Taste(person.pictures, person.cards)
        self._chosen.pop(user_id, None)
        known = self.known.get(user_id)  # somebody else may have looked them up meanwhile
        return self.known.put(user_id, found._replace(**chosen)) if known is None else known

    async def hushed(self, user_id: int, wanted: Wanted, now: float) -> Wanted:
        """The message as it may be sent at this hour: without a sound where its game is slow, its
        reader sleeps, and this is not the last ring before the deadline.
        """
        is_last = wanted.remind_at is not None and wanted.remind_at <= now
        if not wanted.slow or is_last or not await self._people.sleeps(user_id, now):
            return wanted
        return replace(wanted, silent=True)

    async def choose(self, user_id: int, locale: str, *, pictures: bool) -> None:
        """Draw their cards or not, from now on, at all tables. `locale`: what this person reads."""
        await self._people.put_taste(user_id, locale, pictures=pictures)
        self._newly(user_id, pictures=pictures)

    async def choose_cards(self, user_id: int, locale: str, cards: Cards) -> None:
        """Bring their cards there; the same holds."""
        await self._people.put_cards(user_id, locale, cards)
        self._newly(user_id, cards=cards)

    def forget(self, user_id: int) -> None:
        """This person likes nothing that we know of."""
        self.known.drop(user_id)

    def _newly(self, user_id: int, **chosen: Any) -> None:
        taste = self.known.get(user_id)
        if taste is not None:
            self.known.put(user_id, taste._replace(**chosen))
        elif user_id in self._chosen:
            self._chosen[user_id] |= chosen
