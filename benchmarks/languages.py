"""What languages cost: `python -m benchmarks.languages`.

Of each language that is begun: the memory and the time for what everybody needs who reads it, its
sentences and how it counts, joins and writes numbers; then for the pages of a whole heist. After
that, the processor's time for a page whose sentences are known, in each of them.
"""

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from time import process_time

from bot.language.checking import translations
from bot.language.words import FALLBACK, Words, decimal, listed
from cogs.heist import FACE
from tests.cogs.stage import Stage

ROUNDS = 300
STEPS = 60
KB = 1024


def measured(act: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of the processor (counting memory makes it slower), and kilobytes that stay."""
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    begun = process_time()
    act()
    took = process_time() - begun
    gc.collect()
    return took * 1000, (tracemalloc.get_traced_memory()[0] - before) / KB


def spoken(locale: str) -> None:
    words = Words(locale)
    words("table-button-hand")
    listed(words, ["Ada", "Ben", "Cleo"])
    decimal(words, 1.5)


def drawn(stage: Stage, locale: str) -> None:
    for scene in stage.scenes():
        FACE.table(scene, Words(locale)) if scene.viewer is None else FACE.card(
            scene, Words(locale)
        )


def main() -> None:
    stage = Stage(8, 3)
    for _ in range(STEPS):
        stage.step()
    drawn(stage, FALLBACK)
    languages = [FALLBACK, *translations()]
    tracemalloc.start()
    total = [0.0, 0.0]
    print("language    to speak it          pages of a heist for nine")
    for locale in languages:
        speaking, pages = measured(partial(spoken, locale)), measured(partial(drawn, stage, locale))
        print(f"{locale:8} {speaking[0]:7.1f} ms {speaking[1]:7.0f} KB", end="")
        print(f"    {pages[0]:7.1f} ms {pages[1]:7.0f} KB")
        total = [total[0] + speaking[0], total[1] + speaking[1] + pages[1]]
    print(f"together {total[0]:7.1f} ms {total[1]:7.0f} KB")
    tracemalloc.stop()
    for locale in languages:
        begun = process_time()
        for _ in range(ROUNDS):
            drawn(stage, locale)
        each = (process_time() - begun) / ROUNDS / 9
        print(f"{locale:8} {each * 1e6:7.0f} µs of the processor a page that is drawn anew")


if __name__ == "__main__":
    main()
