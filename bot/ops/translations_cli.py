"""`python -m bot words`: what a translation lacks, and what is wrong with it, for translators."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Literal

from bot.i18n.catalogue import Catalogue
from bot.i18n.checking import complaints, english, missing, translations, wanted
from bot.ops import FAILED, FINE, MEND_FIRST
from bot.settings import LOCALES

Task = Literal["check", "missing"]

NO_FOLDER = "There is no folder data/locales/{locale}. Make it; docs/translating.md says how."


def report(task: Task, locales: Sequence[str], say: Callable[[str], object]) -> int:
    """Of these locales, or of all translations. Returns the exit code."""
    codes = []
    for locale in locales or translations():
        if not (LOCALES / locale).is_dir():
            say(NO_FOLDER.format(locale=locale))
            codes.append(MEND_FIRST)
            continue
        translation = Catalogue.read(LOCALES / locale)
        lines = [*(_missing if task == "missing" else _wrong)(translation)]
        for line in lines:
            say(line)
        codes.append(FAILED if lines else FINE)
        if task == "check" and not lines:
            whole = len(wanted(english()))
            say(f"{locale}: {whole} messages, and nothing to mend.")
    return max(codes, default=FINE)


def _wrong(translation: Catalogue) -> Iterator[str]:
    """One line each; what is missing is summed up by file."""
    found = [*complaints(translation, english())]
    lacking = [one for one in found if one.kind == "missing"]
    for file, those in groupby(lacking, key=lambda one: one.file):
        names = [one.message for one in those]
        more = f" and {len(names) - 3} more" if len(names) > 3 else ""
        yield f"{translation.locale}/{file}: missing: {', '.join(names[:3])}{more}"
    for one in found:
        if one.kind != "missing":
            yield f"{translation.locale}/{one}"


def _missing(translation: Catalogue) -> Iterator[str]:
    """As English says it, to be copied and translated."""
    for file, lacking in groupby(missing(translation, english()), key=lambda one: one.file):
        yield f"### {translation.locale}/{file}\n"
        for one in lacking:
            comment = one.entry.comment
            if comment is not None:
                yield "\n".join(f"# {line}" for line in (comment.content or "").split("\n"))
            yield one.source.rstrip("\n")
        yield ""
