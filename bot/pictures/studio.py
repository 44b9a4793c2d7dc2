"""Where pictures are painted: one thread for the whole bot, and what it painted last.

Rule 1: nobody has to wait. Whoever asks gets the picture, or None: then there is none, for now or
        for good, and the words that stand instead say all that it would have said.
Rule 2: equal pictures are painted once; of those that wait for the same place, only the latest is.
Rule 3: pictures are the first thing to go. Where there are too many, or one takes long, or all else
        is late (Leisure), none is painted for a while. A painter that fails has failed until the
        next start.

Pillow is loaded by the thread: for the first picture, or before anybody waits for one (`warm`).
"""

import asyncio
import logging
import time
import traceback
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import exp

from bot.common.lru import Latest
from bot.i18n.words import Words
from bot.pictures.picture import Picture

log = logging.getLogger(__name__)

KEPT = 64
KEPT_BYTES = 2 * 2**20
"""So many pictures are remembered, and of so many bytes in all."""

QUEUE = 32
"""More pictures than a full table needs at its deal: the bot is behind."""

SLOW = 1.0
"""Seconds, many times what a picture takes: the machine has other things to do."""

REST = 60.0
"""Seconds without pictures where they were too much."""

OVER = 2.0
"""Seconds over which lateness is averaged."""

STANDS_FOR = 0.1
"""One look stands for so many seconds at most: a single hiccup is no hurry."""

TOO_LATE = 0.03
IN_TIME = 0.008
"""Seconds, in the mean: more than that, and pictures rest; below this, and their rest may end."""

SHORTEST = 5.0
LONGEST = 60.0
"""Seconds of a rest. The next one lasts twice as long, if it comes within the longest: nobody
should see tables turn to words and back again and again.
"""

Paint = Callable[[Picture, str], bytes]


def painted(picture: Picture, locale: str) -> bytes:
    """For the studio's thread."""
    from bot.pictures.painter import png  # Pillow takes its time, and may be missing

    return png(picture.display(Words(locale)))


def warmed() -> None:
    """For the studio's thread: what the first picture would have to wait for."""
    import bot.pictures.painter  # noqa: F401


class Leisure:
    """Whether there is time for pictures: they are the first thing to go, and come back last.

    The delay of the event loop tells how much there is to do.
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._mean = 0.0
        self._felt_at = steady()
        self._rest = 0.0
        self._rests_until = self._felt_at - LONGEST

    def felt(self, late: float) -> float:
        """Note the delay of the event loop, in seconds. Return for how many seconds no pictures
        should be painted from now on.
        """
        now = self._steady()
        passed = now - self._felt_at
        self._felt_at = now
        weight = 1.0 - exp(-min(passed, STANDS_FOR) / OVER)
        self._mean = self._mean * exp(-passed / OVER) + late * weight
        is_resting = now < self._rests_until
        if self._mean <= (IN_TIME if is_resting else TOO_LATE):
            return 0.0

        if not is_resting:
            is_again = now - self._rests_until < LONGEST
            self._rest = min(LONGEST, 2 * self._rest) if is_again else SHORTEST

        self._rests_until = now + self._rest
        return self._rest


@dataclass(slots=True, eq=False)
class _Job:
    """A picture that is to be painted."""

    picture: Picture
    locale: str
    done: asyncio.Future[bytes | None]
    places: set[Hashable] = field(default_factory=set)
    """Where it is wanted."""
    is_urgent: bool = False
    is_kept: bool = False


class Studio:
    """All but the painting happens in the event loop."""

    def __init__(
        self, paint: Paint = painted, *, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._paint = paint
        self._steady = steady
        self._leisure = Leisure(steady)
        self._thread = ThreadPoolExecutor(1, "studio")
        self._kept = Latest[str, bytes](KEPT, weigh=len, heaviest=KEPT_BYTES)
        self._waiting: dict[str, _Job] = {}
        self._wanted: dict[Hashable, str] = {}
        """What waits for each place."""
        self._painting: tuple[str, _Job] | None = None
        self._task: asyncio.Task[None] | None = None
        self._rests_until = 0.0
        self._is_warm = False
        self._is_shut = False

    @property
    def is_open(self) -> bool:
        """Whether pictures are painted at the moment."""
        return not self._is_shut and self._steady() >= self._rests_until

    def rest(self, seconds: float = REST) -> None:
        """Paint nothing for a while: there is more to do. What was painted is still to be had."""
        until = self._steady() + seconds
        if until <= self._rests_until:
            return

        if self.is_open:
            log.info("pictures are paused: seconds=%.0f", seconds)

        self._rests_until = until
        self._send_away()

    def felt(self, late: float) -> None:
        """Pause pictures while the event loop stays late; `late` is its delay in seconds."""
        if seconds := self._leisure.felt(late):
            self.rest(seconds)

    async def warm(self, load: Callable[[], None] = warmed) -> None:
        """Load what is needed for painting, while nobody waits for a picture."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, load)
        except Exception as error:  # noqa: BLE001 - as where it is needed for the first picture
            self._broke(error)

    def ready(self, key: str) -> bytes | None:
        """The picture of this key (Picture.key), if it is painted already."""
        return self._kept.used(key)

    async def png(
        self,
        picture: Picture,
        locale: str,
        *,
        place: Hashable = None,
        urgent: bool = False,
        keep: bool = True,
    ) -> bytes | None:
        """The picture as a file; None where there is none, and where another one was asked for the
        same `place` while this one waited. `urgent`: before others, for somebody waits for it.
        `keep`: somebody may soon ask for it again.
        """
        key = picture.key(locale)
        place = object() if place is None else place
        self._supersede(place, key)
        found = self.ready(key)
        if found is not None or not self.is_open:
            return found

        job = self._job(key, picture, locale)
        self._wanted[place] = key
        job.places.add(place)
        job.is_urgent |= urgent
        job.is_kept |= keep
        if len(self._waiting) > QUEUE:
            self.rest()

        return await asyncio.shield(job.done)

    async def close(self) -> None:
        """Whoever still waits gets none; what is being painted may take its time."""
        self._is_shut = True
        self._send_away()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=SLOW)

        self._thread.shutdown(wait=False, cancel_futures=True)

    def _job(self, key: str, picture: Picture, locale: str) -> _Job:
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
        """The place wants this now: what it waited for before, nobody may want."""
        before = self._wanted.get(place)
        if before is None or before == key:
            return

        del self._wanted[place]
        job = self._waiting.get(before)
        if job is None:
            return

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
                content = await self._painted(job)
                self._painting = None
                if content is not None and job.is_kept:
                    self._kept.put(key, content)

                self._finish(key, job, content)
        finally:
            self._task = self._painting = None

    def _next(self) -> tuple[str, _Job]:
        urgent = (key for key, job in self._waiting.items() if job.is_urgent)
        key = next(urgent, None) or next(iter(self._waiting))
        return key, self._waiting.pop(key)

    async def _painted(self, job: _Job) -> bytes | None:
        began = self._steady()
        loop = asyncio.get_running_loop()
        try:
            content = await loop.run_in_executor(self._thread, self._paint, job.picture, job.locale)
        except Exception as error:  # noqa: BLE001 - whatever it was, the game goes on in words
            self._broke(error)
            return None

        if self._is_warm and self._steady() - began > SLOW:
            self.rest()

        self._is_warm = True
        return content

    def _broke(self, error: Exception) -> None:
        """Said once, and not what the error says: that may be quoted from a hand."""
        if not self._is_shut:
            where = traceback.extract_tb(error.__traceback__)[-1]
            log.error(
                "pictures are off until the next start: error=%s file=%s line=%s",
                type(error).__name__,
                where.filename,
                where.lineno,
            )

        self._is_shut = True
        self._send_away()

    def _send_away(self) -> None:
        """Whoever waits gets none."""
        waiting = self._waiting
        self._waiting = {}
        for key, job in waiting.items():
            self._finish(key, job, None)

    def _finish(self, key: str, job: _Job, content: bytes | None) -> None:
        for place in job.places:
            if self._wanted.get(place) == key:
                del self._wanted[place]
        if not job.done.done():
            job.done.set_result(content)
