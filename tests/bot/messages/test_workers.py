"""Workers: one job for each surface at a time, the latest state wins, and no task is left."""

import asyncio
import logging

import pytest

from bot.common.refused import NotWritten
from bot.messages.jobs import Job, Kind, SurfaceId, Workers


class Work:
    """A job that counts its runs; each run waits until the test lets it go."""

    def __init__(self) -> None:
        self.runs: list[Job] = []
        self.go = asyncio.Event()

    async def __call__(self, job: Job) -> None:
        self.runs.append(job)
        await self.go.wait()


A = SurfaceId("t", Kind.CARD, 1)
B = SurfaceId("t", Kind.CARD, 2)


def working(work: Work) -> Workers:
    workers = Workers()
    workers.work = work
    return workers


async def breath() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class TestWorkers:
    async def test_marks_during_a_run_cause_one_more_run(self) -> None:
        work = Work()
        workers = working(work)
        workers.mark(A)
        await breath()
        for _ in range(10):
            workers.mark(A)

        work.go.set()
        await workers.settle()
        # The second run sees the state after all ten marks.
        assert work.runs == [A, A]

    async def test_surfaces_do_not_wait_for_each_other(self) -> None:
        work = Work()
        workers = working(work)
        workers.mark(A)
        workers.mark(B)
        await breath()

        assert work.runs == [A, B]

        work.go.set()
        await workers.settle()

    async def test_blocked_surface_starts_when_it_is_released(self) -> None:
        work = Work()
        work.go.set()
        workers = working(work)
        with workers.hold(A), workers.hold(A):
            workers.mark(A)
            assert workers.is_busy(A)

            await breath()
            assert work.runs == []

        await workers.settle()
        assert work.runs == [A]
        assert not workers.is_busy(A)

    async def test_nested_block_is_released_by_its_last_holder(self) -> None:
        work = Work()
        work.go.set()
        workers = working(work)
        with workers.hold(A):
            with workers.hold(A):
                workers.mark(A)

            await breath()
            assert work.runs == []
            assert not workers.is_busy(A)

        await workers.settle()
        assert work.runs == [A]
        assert not workers._held

    async def test_no_task_is_left_behind(self) -> None:
        work = Work()
        work.go.set()
        workers = working(work)
        workers.mark(A)
        await workers.settle()

        # The test itself.
        assert len(asyncio.all_tasks()) == 1

    async def test_closed_workers_start_nothing(self) -> None:
        work = Work()
        workers = working(work)
        workers.close()
        workers.mark(A)
        await workers.settle()

        assert work.runs == []

    async def test_settle_waits_for_other_tasks_too(self) -> None:
        workers = working(Work())
        done = asyncio.Event()

        async def other() -> None:
            await breath()
            done.set()

        workers.begin(other())
        await workers.settle()
        assert done.is_set()
        assert len(asyncio.all_tasks()) == 1

    async def test_unsaved_state_is_no_error_and_a_failing_job_stops_no_other(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.INFO)
        raises: dict[Job, Exception] = {A: NotWritten(), B: ZeroDivisionError()}

        async def work(job: Job) -> None:
            raise raises[job]

        workers = Workers()
        workers.work = work
        for job in raises:
            workers.mark(job)

        await workers.settle()
        told = {record.levelno: record.getMessage() for record in caplog.records}
        assert "message state not saved: surface=card:1 table=t" in told[logging.INFO]
        assert "message update failed: surface=card:2 table=t" in told[logging.ERROR]
        assert not workers.is_busy(A)
