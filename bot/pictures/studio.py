"""Paints pictures in one thread for the whole bot, and caches them.

Rule 1: the caller gets the picture or None. With None, the message shows text, which says the same.
Rule 2: equal pictures are painted once. If several pictures wait for the same place (for example,
        the message of one table), only the latest one is painted.
Rule 3: painting stops first when the bot is overloaded. If too many pictures wait, if one takes
        long, or if the event loop is late (`LoadShedder`), none is painted for a while. After an
        error in the painter, none is painted until the next start.

The thread imports Pillow, which is slow: for the first picture, or before it (`warm`).
"""

import asyncio
import logging
import time
import traceback
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import exp

from cachetools import LRUCache

from bot.i18n.words import Words
from bot.pictures.display_list import MovingPicture, Picture

log = logging.getLogger(__name__)

CACHE_SIZE = 64
"""The most pictures in the cache."""

CACHE_BYTES = 2 * 2**20
"""The most bytes of all pictures in the cache."""

MOST_WAITING = 32
"""How many pictures may wait. The deal of a full table needs fewer."""

SLOW = 1.0
"""Seconds. A picture that takes longer, many times the usual, shows that the machine is overloaded.
"""

REST = 60.0
"""Seconds without pictures, after too many waited or one was slow."""

AVERAGED_OVER = 2.0
"""The time constant in seconds over which delays are averaged."""

MOST_COUNTED = 0.1
"""The most seconds for which one measurement counts, so that a single delay has little weight."""

TOO_LATE = 0.03
"""Pictures are paused if the mean delay of the event loop is greater, in seconds."""

IN_TIME = 0.008
"""A pause is extended while the mean delay is greater, in seconds."""

SHORTEST_PAUSE = 5.0
"""The length of a pause, in seconds, if the last one ended long ago."""

LONGEST_PAUSE = 60.0
"""The maximum length of a pause, in seconds.

A pause is twice as long as the last one if that ended less than this ago. Otherwise players
would see tables change between pictures and text again and again.
"""

MOST_BESIDE_MOTION = 2
"""How many pictures may wait while a moving one is painted, which takes ten times as long."""

Paint = Callable[[Picture, str, bool], bytes]
"""Paints a picture with the texts of a locale. True: there is no time to paint motion."""


def paint_file(picture: Picture, locale: str, is_busy: bool) -> bytes:
    """Paint a picture as a PNG or GIF file. Called in the studio's thread.

    Args:
        picture: The picture.
        locale: The language of its texts.
        is_busy: Whether a moving picture consists of its last frame only.
    """
    from bot.pictures.animation import gif  # Pillow is slow to import, and may be missing
    from bot.pictures.painter import png

    display_list = picture.display(Words(locale))
    if isinstance(picture, MovingPicture):
        return gif(display_list, moves=not is_busy)

    return png(display_list)


def import_painter() -> None:
    """Import the painter, so that the first picture need not wait. Called in the thread."""
    import bot.pictures.animation
    import bot.pictures.painter  # noqa: F401


class LoadShedder:
    """Decides by the delay of the event loop when no pictures should be painted.

    Args:
        steady: A monotonic clock, in seconds.
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._mean = 0.0
        """The mean delay of the event loop, in seconds."""
        self._measured_at = steady()
        self._pause_length = 0.0
        """The length of the current or last pause, in seconds."""
        # As if the last pause had ended long ago, so the first pause is a short one.
        self._rests_until = self._measured_at - LONGEST_PAUSE

    @property
    def is_busy(self) -> bool:
        """Return whether the event loop is late, perhaps not late enough to pause pictures."""
        return self._mean > IN_TIME

    def note_delay(self, late: float) -> float:
        """Note the delay of the event loop.

        Args:
            late: How late the event loop was, in seconds.

        Returns:
            For how many seconds from now no pictures should be painted; 0.0 if there is time.
        """
        now = self._steady()
        passed = now - self._measured_at
        self._measured_at = now
        # An exponential moving average. The weight grows with the time since the last measurement,
        # up to MOST_COUNTED. With 0.1 of 2 seconds, a measurement has a weight of about 5 %.
        weight = 1.0 - exp(-min(passed, MOST_COUNTED) / AVERAGED_OVER)
        self._mean = self._mean * exp(-passed / AVERAGED_OVER) + late * weight
        is_resting = now < self._rests_until
        if self._mean <= (IN_TIME if is_resting else TOO_LATE):
            return 0.0

        # During a pause, each late measurement moves its end, and its length stays the same.
        if not is_resting:
            is_again = now - self._rests_until < LONGEST_PAUSE
            self._pause_length = (
                min(LONGEST_PAUSE, 2 * self._pause_length) if is_again else SHORTEST_PAUSE
            )

        self._rests_until = now + self._pause_length
        return self._pause_length


@dataclass(slots=True, eq=False)
class _Job:
    """A picture that waits to be painted."""

    picture: Picture
    locale: str
    done: asyncio.Future[bytes | None]
    places: set[Hashable] = field(default_factory=set)
    """The places that wait for it (rule 2)."""
    is_urgent: bool = False
    """Whether it is painted before others, because a player waits for it."""
    is_kept: bool = False
    """Whether it is cached."""


class Studio:
    """Queues, paints and caches pictures. Only the painting runs in the thread.

    Args:
        paint: Paints a picture with the texts of a locale; called in the thread.
        steady: A monotonic clock, in seconds.
        moves: Whether the operator wants pictures that move.
    """

    def __init__(
        self,
        paint: Paint = paint_file,
        *,
        steady: Callable[[], float] = time.monotonic,
        moves: bool = True,
    ) -> None:
        self._paint = paint
        self.moves = moves
        self._steady = steady
        self._load_shedder = LoadShedder(steady)
        self._thread = ThreadPoolExecutor(1, "studio")

        # Each picture counts as a share of the bytes, and at most as all of them, as it must fit.
        self._cache = LRUCache[str, bytes](
            CACHE_BYTES,
            getsizeof=lambda content: min(
                max(len(content), CACHE_BYTES // CACHE_SIZE), CACHE_BYTES
            ),
        )
        self._waiting: dict[str, _Job] = {}
        self._key_by_place: dict[Hashable, str] = {}
        """The key of the picture that each place waits for."""
        self._painting: tuple[str, _Job] | None = None
        """The key and the job that the thread works on now."""
        self._task: asyncio.Task[None] | None = None
        self._rests_until = 0.0
        self._is_warm = False
        """Whether a picture was painted since the start. `warm` does not set this."""
        self._is_off = False

    @property
    def is_open(self) -> bool:
        """Return whether pictures are painted now."""
        return not self._is_off and self._steady() >= self._rests_until

    def rest(self, seconds: float = REST) -> None:
        """Paint nothing for some seconds. Cached pictures are still returned."""
        until = self._steady() + seconds
        if until <= self._rests_until:
            return

        if self.is_open:
            log.info("pictures are paused: seconds=%.0f", seconds)

        self._rests_until = until
        self._answer_waiting()

    def note_delay(self, late: float) -> None:
        """Note that the event loop is `late` seconds late, and pause if this lasts."""
        if seconds := self._load_shedder.note_delay(late):
            self.rest(seconds)

    async def warm(self, load: Callable[[], None] = import_painter) -> None:
        """Load the painter before the first picture is needed."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, load)
        except Exception as error:  # noqa: BLE001 - handled like an error of the first picture
            self._fail(error)

    def ready(self, key: str) -> bytes | None:
        """Return the picture with this key (`Picture.key`) from the cache, or None."""
        return self._cache.get(key)  # this also makes it the newest entry

    async def png(
        self,
        picture: Picture,
        locale: str,
        *,
        place: Hashable = None,
        urgent: bool = False,
        keep: bool = True,
    ) -> bytes | None:
        """Return the picture as a PNG file, or a GIF file if it is a MovingPicture.

        Args:
            picture: The picture.
            locale: The language of its texts.
            place: What waits for it, such as the id of a message. A later picture for an equal
                place replaces this one. None: nothing replaces it.
            urgent: Paint it before others, because a player waits for it.
            keep: Cache it, because it may be needed again soon.

        Returns:
            None if there is no picture, or if `place` has asked for another one meanwhile.
        """
        key = picture.key(locale)
        place = object() if place is None else place  # an object that equals no other place
        self._supersede(place, key)
        content = self.ready(key)
        if content is not None or not self.is_open:
            return content

        job = self._job_for(key, picture, locale)
        self._key_by_place[place] = key
        job.places.add(place)
        job.is_urgent |= urgent
        job.is_kept |= keep
        if len(self._waiting) > MOST_WAITING:
            self.rest()  # this answers all waiting callers, this one included

        # Other callers may wait for the same job, so a cancelled caller must not cancel it.
        return await asyncio.shield(job.done)

    async def close(self) -> None:
        """Answer all waiting callers with None, and end the thread after the current picture."""
        self._is_off = True
        self._answer_waiting()
        # A thread cannot be cancelled, so the current picture is awaited, but not for long.
        if self._task is not None:
            await asyncio.wait([self._task], timeout=SLOW)

        self._thread.shutdown(wait=False, cancel_futures=True)

    def _job_for(self, key: str, picture: Picture, locale: str) -> _Job:
        """Return the job of a picture. If it neither waits nor is being painted, queue it."""
        if self._painting is not None and self._painting[0] == key:
            return self._painting[1]

        job = self._waiting.get(key)
        if job is None:
            done = asyncio.get_running_loop().create_future()
            job = self._waiting[key] = _Job(picture, locale, done)
            if self._task is None:
                self._task = asyncio.create_task(self._work(), name="studio")

        return job

    def _supersede(self, place: Hashable, key: str) -> None:
        """Drop the picture that `place` waited for before, if no other place wants it."""
        before = self._key_by_place.get(place)
        if before is None or before == key:
            return

        del self._key_by_place[place]
        job = self._waiting.get(before)
        if job is None:
            return  # it is being painted already, and its caller still gets it

        job.places.discard(place)
        if not job.places:
            del self._waiting[before]
            self._finish(before, job, None)

    async def _work(self) -> None:
        """Paint until nothing waits."""
        try:
            while self._waiting:
                key, job = self._next()
                self._painting = key, job
                content = await self._paint_in_thread(job)
                self._painting = None
                # `is_kept` is read after painting: another caller may have set it meanwhile.
                if content is not None and job.is_kept:
                    self._cache[key] = content

                self._finish(key, job, content)
        finally:
            self._task = self._painting = None

    def _next(self) -> tuple[str, _Job]:
        """Take the next job out of the queue: an urgent one, else the oldest."""
        urgent = (key for key, job in self._waiting.items() if job.is_urgent)
        key = next(urgent, None) or next(iter(self._waiting))
        return key, self._waiting.pop(key)

    async def _paint_in_thread(self, job: _Job) -> bytes | None:
        """Paint a picture in the thread; return None after an error."""
        began = self._steady()
        loop = asyncio.get_running_loop()
        is_busy = self._load_shedder.is_busy or len(self._waiting) > MOST_BESIDE_MOTION
        try:
            content = await loop.run_in_executor(
                self._thread, self._paint, job.picture, job.locale, is_busy
            )
        except Exception as error:  # noqa: BLE001 - the game goes on with text
            self._fail(error)
            return None

        # The first picture loads Pillow and fonts, so it may be slow.
        if self._is_warm and self._steady() - began > SLOW:
            self.rest()

        self._is_warm = True
        return content

    def _fail(self, error: Exception) -> None:
        """Log an error once, and paint nothing until the next start.

        The text of the error is not logged, because it may name a hidden card.
        """
        if not self._is_off:
            where = traceback.extract_tb(error.__traceback__)[-1]
            log.error(
                "pictures are off until the next start: error=%s file=%s line=%s",
                type(error).__name__,
                where.filename,
                where.lineno,
            )

        self._is_off = True
        self._answer_waiting()

    def _answer_waiting(self) -> None:
        """Answer all waiting callers with None."""
        waiting = self._waiting
        self._waiting = {}
        for key, job in waiting.items():
            self._finish(key, job, None)

    def _finish(self, key: str, job: _Job, content: bytes | None) -> None:
        """Give the result of a job to its callers."""
        for place in job.places:
            # The place may wait for a later picture now.
            if self._key_by_place.get(place) == key:
                del self._key_by_place[place]
        if not job.done.done():
            job.done.set_result(content)
