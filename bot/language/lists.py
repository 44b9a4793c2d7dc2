"""Several things in one sentence, parted and joined as CLDR, the Unicode project's book of
languages, has it for the reader's.
"""

from collections.abc import Mapping, Sequence
from functools import cache, reduce

from babel import Locale
from babel.numbers import format_decimal

from bot.language.words import FALLBACK, Words

BRITISH = "en-001"
"""Our English, which has no comma before “and”."""


def listed(words: Words, items: Sequence[str]) -> str:
    """`Ada, Ben and Cleo`."""
    return _joined(_patterns(words.locale, "standard"), items)


def either(words: Words, items: Sequence[str]) -> str:
    """`4, 7 or 9`."""
    return _joined(_patterns(words.locale, "or"), items)


def commas(words: Words, items: Sequence[str]) -> str:
    """`4, 7, 9`: what is only counted up."""
    middle = _patterns(words.locale, "standard")["middle"]
    return reduce(middle.format, items) if items else ""


def decimal(words: Words, number: float) -> str:
    """`1.5`, or `1,5`: with one place."""
    return format_decimal(number, "0.0", _cldr(words.locale))


def _joined(patterns: Mapping[str, str], items: Sequence[str]) -> str:
    if len(items) < 3:
        return patterns["2"].format(*items) if len(items) == 2 else "".join(items)
    first, second, *others, last = items
    so_far = reduce(patterns["middle"].format, others, patterns["start"].format(first, second))
    return patterns["end"].format(so_far, last)


@cache
def _patterns(locale: str, kind: str) -> Mapping[str, str]:
    patterns = _cldr(locale).list_patterns
    return dict(patterns[kind if kind in patterns else "standard"])


def _cldr(locale: str) -> Locale:
    return Locale.parse(BRITISH if locale == FALLBACK else locale, sep="-")
