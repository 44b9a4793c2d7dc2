"""*My hen* on `/chicken help`: a person chooses the hen that shows them in pictures.

The choice counts at once at all of the person's tables. Texts: data/locales/*/hens.ftl.
"""

import asyncio
from weakref import WeakValueDictionary

from bot.app import Coop
from bot.interactions.interaction import Click, anywhere
from cogs.looks import COLOURS, parts, usual_parts
from cogs.my_hen import page
from cogs.pages import name_at


class MyHen:
    """The page and its menus."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot
        self._chosen = bot.tables.hooks.hens
        """User id -> hen."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks by user id: a choice keeps the part of the hen that it does not change."""

    async def wake(self) -> None:
        """Load the choices of all users."""
        self._chosen |= await self._bot.store.people.hens()

    async def show(self, click: Click) -> None:
        """Show the presser's hen."""
        content = page.my_hen_page(
            *self._parts(click),
            click.words,
            feats=await self._feats(click) if self._bot.feat_counts else None,
            is_chosen=click.user_id in self._chosen,
        )
        await self._bot.chat.show_page(click, content)

    async def choose_outfit(self, click: Click) -> None:
        """Store the outfit that was picked, in the colour of the present hen."""
        outfit = name_at(page.wearable(await self._feats(click)), click.picks)
        async with self._lock(click):
            _, colour = self._parts(click)
            await self._choose(click, f"{outfit}-{colour}")

    async def choose_colour(self, click: Click) -> None:
        """Store the colour that was picked, with the outfit of the present hen."""
        colour = name_at(COLOURS, click.picks)
        async with self._lock(click):
            outfit, _ = self._parts(click)
            await self._choose(click, f"{outfit}-{colour}")

    async def reset(self, click: Click) -> None:
        """Give the presser the hen of the account again."""
        async with self._lock(click):
            await self._choose(click, None)

    def _lock(self, click: Click) -> asyncio.Lock:
        return self._locks.setdefault(click.user_id, asyncio.Lock())

    async def _feats(self, click: Click) -> int:
        """Return how many different feats the presser has earned."""
        return sum([await count(click.user_id) for count in self._bot.feat_counts])

    def _parts(self, click: Click) -> tuple[str, str]:
        return parts(self._chosen.get(click.user_id)) or usual_parts(str(click.user_id))

    async def _choose(self, click: Click, hen: str | None) -> None:
        """Store a hen, and show it at the presser's tables."""
        await self._bot.store.people.put_setting(click.user_id, click.locale, "hen", hen)
        if hen is None:
            self._chosen.pop(click.user_id, None)
        else:
            self._chosen[click.user_id] = hen

        await self._bot.tables.change_person(click.user_id, hen=hen)
        await self.show(click)


async def setup(bot: Coop) -> None:
    """Add the page, and load all choices before the first press."""
    hen = MyHen(bot)
    bot.before_wake.append(hen.wake)
    bot.own_pages.append(page.open_button)
    bot.chat.verbs.add(
        anywhere(page.OPEN, hen.show),
        anywhere(page.OUTFIT, hen.choose_outfit),
        anywhere(page.COLOUR, hen.choose_colour),
        anywhere(page.RESET, hen.reset),
    )
