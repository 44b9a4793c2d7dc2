"""When each table falls due: with thousands of them, after every commit, the next one at once."""

import heapq

SPARE = 64
"""So many entries may be outdated before the heap is made anew, and as many as are true."""


class DueQueue:
    """Moments (seconds since 1970) by table id. A moment that was changed stays in the heap, and is
    passed over when it comes to the top.
    """

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []

    def set(self, table_id: str, due: float) -> None:
        """Due at this moment, and not when it was before."""
        if self._due.get(table_id) == due:
            return
        self._due[table_id] = due
        heapq.heappush(self._heap, (due, table_id))
        if len(self._heap) > 2 * len(self._due) + SPARE:
            self._heap = [(due, table_id) for table_id, due in self._due.items()]
            heapq.heapify(self._heap)

    def clear(self, table_id: str) -> None:
        """Never due."""
        self._due.pop(table_id, None)

    def next(self) -> float | None:
        """The earliest moment."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def by(self, now: float) -> list[str]:
        """All that is due by now, the most overdue first. It stays due until that is changed."""
        found: dict[str, float] = {}
        while (due := self.next()) is not None and due <= now:
            found[heapq.heappop(self._heap)[1]] = due
        for table_id, due in found.items():
            heapq.heappush(self._heap, (due, table_id))
        return list(found)
