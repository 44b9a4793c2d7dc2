"""`python -m benchmarks.load [--tables 10 100 500] [--think 10]`: hosts many tables at once.

The bot runs on the playground with the limits that Discord publishes. Simulated people click after
seeded thinking times; they run in the playground's process, the bot in its own.

* to the answer: from a click to its answer. Aim: 99 of 100 within 250 ms.
* all true: from a commit until the table's message and every private card show what is committed.
* requests: those that Discord counts, for each decision (of a person or of a house player, which is
  an automated player, or a default). Aim: 1.0 at most, and none refused (429).
* waiting: how long a request waits for its turn within the bot's 48 requests a second, by priority;
  and what else delays an update of a message (benchmarks/load/watched_bot.py).

Then the bot starts with stored tables (`--stored 10000`), some of which ran out of time while it
was away. Aims: the first click is answered within 2 s, and an idle table takes 20 KB.

`--soak 30` instead lets 30 tables play for half an hour, about ten choices a second, one game after
the other. Each minute it prints memory and the longest stop of the event loop
(benchmarks/load/soaked_bot.py). Aims: a plateau below 110 MB, with pictures 150 MB, and no stop of
more than 50 ms that the bot itself causes.

`--postgres` stores on a PostgreSQL server, whose own CPU time is not counted. A soak always stores
in a file.

`--experts 2` adds that number of experts (house players that search) to each table, and measures
the process in which they search. Aims with 50 tables: 99 of 100 clicks within 60 ms, and 80 MB.

Tables are drawn as pictures, as by default; with `--no-pictures` they are shown as text.
"""

import asyncio
import os
import sys
from argparse import ArgumentParser, BooleanOptionalAction

from benchmarks.load.figures import at_most, quantiles
from benchmarks.load.playing import Load, Measured, play
from benchmarks.load.resuming import Resumed, resume
from benchmarks.load.soaking import HEADING, Soak, line, soak

# The aims, which the module's docstring lists.
AIM_MS = 250.0
AIM_EXPERTS_MS = 60.0
AIM_SEARCHER_MB = 80
AIM_SECONDS = 2.0
AIM_BYTES = 20 * 2**10
AIM_STOP_MS = 50.0
AIM_MB = 110
AIM_PICTURES_MB = 40
"""Added to AIM_MB if pictures are drawn."""

# Defaults of the options.
TABLES = (10, 100, 500)
STORED = 10_000
OVERDUE = 200


def report(run: Measured) -> None:
    load = run.load
    # A short run may have no decision at all.
    count = max(1, run.decisions)
    clicks = len(run.clicks)
    seconds = run.seconds
    print(
        f"{load.tables} tables, {load.people} people each, {seconds:.0f} s: "
        f"{clicks / seconds:.1f} clicks/s, {run.decisions / seconds:.1f} decisions/s "
        f"({', '.join(f'{cause} {n}' for cause, n in run.causes.most_common())})"
    )
    to_answer = quantiles(run.clicks, 0.5, 0.95, 0.99)
    print(f"  to the answer, ms   {to_answer}   unanswered {run.unanswered}")
    all_true = quantiles(run.true, 0.5, 0.95, 0.99)
    print(f"  all true, ms        {all_true}   of {len(run.true)} decisions")
    print(
        f"  requests            {run.requests / count:.2f} a decision, "
        f"{run.requests / seconds:.1f}/s, refused {run.refused}"
    )
    for what, waits in sorted(run.waits.items()):
        print(f"  waiting, ms         {quantiles(waits, 0.5, 0.99)}   {what.lower()}, {len(waits)}")

    print(
        f"  the bot             {run.bot_cpu / count * 1000:.1f} ms of CPU a decision, "
        f"{run.bot_cpu / seconds:.0%} of a core, which others had {run.bot_queued / seconds:.0%} "
        f"of the time (the people's process {run.town_cpu / seconds:.0%})"
    )
    grown = run.memory - run.memory_before
    print(
        f"  memory              {run.memory / 2**20:.0f} MB, {grown / load.tables / 2**10:.0f} KB "
        f"a table; load average {os.getloadavg()[0]:.1f}",
        flush=True,
    )

    if run.searcher is not None:
        print(
            f"  the searcher        {run.searcher.memory / 2**20:.0f} MB, "
            f"{run.searcher.cpu:.1f} s of CPU since its start, ready and waiting for a core "
            f"{run.searcher.queued:.1f} s"
        )

    # The last errors of the bot, which make the other figures doubtful.
    for error in run.errors:
        print(f"  the bot said        {error}")


def report_resumed(run: Resumed) -> None:
    print(
        f"{run.tables} stored tables, {run.overdue} of them overdue "
        f"(written in {run.written:.0f} s): online {run.online:.1f} s after the start, "
        f"first click answered {run.answered:.1f} s ({run.answered_cpu:.1f} s of CPU); "
        f"without any table {run.idle:.1f} s"
    )
    print(f"  to the answer, ms   {quantiles(run.clicks, 0.5, 0.99)}   unanswered {run.unanswered}")
    print(
        f"  memory              {run.grown / run.tables / 2**10:.1f} KB a table when all have been "
        f"looked at ({run.later / 2**20:.0f} MB; {run.empty / 2**20:.0f} MB without)"
    )
    print(
        f"  meanwhile           {run.cpu:.0f} s of CPU, {run.requests} requests, "
        f"refused {run.refused}; load average {os.getloadavg()[0]:.1f}",
        flush=True,
    )


async def report_soaked(load: Soak) -> bool:
    """Run the soak and print its figures. Return whether all aims are met."""
    print(HEADING, flush=True)
    meets_aims = True
    # Drawing pictures needs memory of its own.
    most = AIM_MB + (AIM_PICTURES_MB if load.pictures else 0)
    async for period in soak(load):
        print(f"{line(period)}   load {os.getloadavg()[0]:.1f}", flush=True)
        # Only stops that the bot causes itself; other processes cause stops too.
        own = max(period.sample.own, period.sample.pause)
        meets_aims = meets_aims and own <= AIM_STOP_MS and period.memory <= most * 2**20

    return meets_aims


def _announce(what: str) -> None:
    """Print what is measured next, because it takes minutes."""
    print(f"… {what}", file=sys.stderr, flush=True)


def main() -> int:
    parser = ArgumentParser(prog="python -m benchmarks.load", description="see the module")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES, help="(10 100 500)")
    parser.add_argument("--people", type=int, default=3, help="at each table, at most (3)")
    parser.add_argument("--think", type=float, default=10.0, help="seconds, in the mean (10)")
    parser.add_argument("--seconds", type=float, default=60.0, help="to measure for (60)")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds before that (10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stored", type=int, default=STORED, help="tables to wake (10000)")
    parser.add_argument("--overdue", type=int, default=OVERDUE, help="of these (200)")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="nothing but that")
    parser.add_argument("--pictures", action=BooleanOptionalAction, default=True, help="(drawn)")
    parser.add_argument("--experts", type=int, default=0, help="at each table, besides (none)")
    parser.add_argument("--postgres", action="store_true", help="not in a file")
    arguments = parser.parse_args()

    # A soak replaces all other measurements.
    if arguments.soak:
        soaking = Soak(
            seconds=arguments.soak * 60, seed=arguments.seed, pictures=arguments.pictures
        )
        return 0 if asyncio.run(report_soaked(soaking)) else 1

    meets_aims = True
    for tables in arguments.tables:
        load = Load(
            tables,
            arguments.people,
            arguments.think,
            arguments.warm_up,
            arguments.seconds,
            arguments.seed,
            arguments.pictures,
            arguments.postgres,
            arguments.experts,
        )
        _announce(
            f"{tables} tables, {arguments.warm_up + arguments.seconds:.0f} s once all are dealt"
        )
        measured = asyncio.run(play(load))
        report(measured)
        # With experts the aim is stricter: a search must not delay answers.
        most_ms = AIM_EXPERTS_MS if arguments.experts else AIM_MS
        meets_aims = (
            meets_aims and at_most(measured.clicks, 0.99) <= most_ms and not measured.refused
        )
        if measured.searcher is not None:
            meets_aims = meets_aims and measured.searcher.memory <= AIM_SEARCHER_MB * 2**20

    # 0 leaves this part out.
    if arguments.stored:
        _announce(f"writing {arguments.stored} tables and waking the bot over them")
        resumed = asyncio.run(
            resume(arguments.stored, arguments.overdue, on_postgres=arguments.postgres)
        )
        report_resumed(resumed)
        meets_aims = (
            meets_aims
            and resumed.answered <= AIM_SECONDS
            and resumed.grown <= AIM_BYTES * arguments.stored
        )

    return 0 if meets_aims else 1


if __name__ == "__main__":
    sys.exit(main())
