"""`en-XA`, a pseudo language for tests: English in three-byte letters, two fifths longer.

Plain Latin on a page means that a text was forgotten or composed in code; a text that does not fit
is too long for some language. Facts that comments offer to translators are used, so the code must
pass them. Where Discord limits the length, texts are as long as the limit allows, as a translation
may be. In pictures the letters are those of the pictures' font, with accents where it has them.
"""

import re
from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.i18n.checking import LIMITS, CatalogueMessage, english
from bot.i18n.words import FALLBACK, Sentences, Words

LOCALE = "en-XA"
LISTS = "ja"
"""Lists are joined as in Japanese, without commas or English words."""

# The share of the letters that are doubled.
LONGER = 0.4
WIDE = {ord("A") + n: chr(0xFF21 + n) for n in range(26)}
WIDE |= {ord("a") + n: chr(0xFF41 + n) for n in range(26)}
"""Full-width letters, which are readable and have three bytes in UTF-8."""
MARKED = {
    ord(plain): marked for plain, marked in zip("ACEINOUYaceinouy", "ÂÇÊÎÑÔÛÝâçêîñôûý", strict=True)
}
"""Letters that the pictures' font has and most English words do not."""

KEPT = re.compile(
    r"(\*\*/[^*]*\*\*|\*\*/chicken start |<t:|:R>|#|\*\*python -m[^*]*\*\*|https?://\S+)"
)
"""Commands, timestamps and addresses, which are equal in every language."""

MARKUP = re.compile(r"(<!--.*?-->|\*\*/[^*]*\*\*|`[^`]*`|\b[A-Z]{2}-\d+\b)", re.DOTALL)
"""Parts of a rulebook that are equal in every language."""

# Words in plain Latin letters.
LEFT = re.compile(r"[A-Za-z]+")
SAME = re.compile(
    r"\*\*/[^*]*\*\*|<[^>]*>|`[^`]*`|\b[0-9a-f]{8,}\b|docs/\w+\.md|python -m [\w ]+|[\w-]+\.\w+\b"
)
"""What may be plain Latin on a page: commands, mentions, numbers for machines and file names."""


def words(*, drawn: bool = False) -> Words:
    """Return the sentences of this language without a fallback; `drawn` is for pictures."""
    return _words(drawn=drawn)


@cache
def _words(*, drawn: bool) -> Words:
    sentences = Sentences(FALLBACK)
    sentences.add(source(drawn=drawn))
    # Made without __init__, which would look for files of the locale.
    pseudo_words = object.__new__(Words)
    pseudo_words.locale = LISTS
    pseudo_words._sentences = (sentences,)
    return pseudo_words


@cache
def source(*, drawn: bool = False) -> str:
    """Return all English sentences in this language, as Fluent source."""
    letters = MARKED if drawn else WIDE
    return "\n".join(_translated(message, letters) for message in english().messages.values())


def markdown(text: str) -> str:
    """Return a Markdown text in this language, with commands and code unchanged."""
    letters = _Letters(WIDE, LONGER)
    # `split` with a group alternates between text and separators.
    parts = MARKUP.split(text)
    parts[::2] = map(letters.translated, parts[::2])
    return "".join(parts)


def left_in(text: str) -> list[str]:
    """Return English words that are left on a page."""
    return LEFT.findall(SAME.sub("", text))


def _translated(message: CatalogueMessage, letters: Mapping[int, str]) -> str:
    entry = message.entry.clone()
    entry.comment = None
    room = min((limit for limit, ids in LIMITS if ids.fullmatch(message.name)), default=10_000)
    # The text must fit into the room that Discord leaves, also after its gaps are filled.
    longer = min(LONGER, max(0.0, room / max(1, message.longest + _for_facts(message)) - 1))
    _Letters(letters, longer).visit(entry)
    if entry.value is not None:
        entry.value.elements += [_used(fact) for fact in sorted(message.notes.also)]

    return FluentSerializer().serialize_entry(entry)


def _for_facts(message: CatalogueMessage) -> int:
    """Return the room that a translator leaves for the values of gaps."""
    return 24 * len(message.uses.inserted)


def _used(fact: str) -> ast.Placeable:
    """Return a placeable that shows nothing, but needs the fact."""
    nothing = ast.Pattern([ast.Placeable(ast.StringLiteral(""))])
    variants = [ast.Variant(ast.Identifier("other"), nothing, default=True)]
    selector = ast.VariableReference(ast.Identifier(fact))
    return ast.Placeable(ast.SelectExpression(selector, variants))


class _Letters(Transformer):
    def __init__(self, letters: Mapping[int, str], longer: float) -> None:
        self._letters = letters
        self._longer = longer

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's
        parts = KEPT.split(node.value)
        parts[::2] = map(self.translated, parts[::2])
        return ast.TextElement("".join(parts))

    def translated(self, text: str) -> str:
        """Return the text with some letters doubled at regular intervals."""
        letters = []
        fraction = 0.0
        for letter in text:
            wide = letter.translate(self._letters)
            letters.append(wide)
            if letter.isalpha():
                # A letter is doubled each time that the sum reaches 1, so they are spread evenly.
                fraction += self._longer
                if fraction >= 1:
                    letters.append(wide.lower())
                    fraction -= 1

        return "".join(letters)
