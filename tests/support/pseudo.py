"""A language that nobody speaks, `en-XA`: English in letters of three bytes, and two fifths longer.

What stands in it as plain Latin was forgotten, or put together in code; what does not fit in it is
too long for some language. Facts that comments offer to translators are used, so that they must be
given. Where Discord has room for few characters, it is as long as that, as a translator would be.
Pictures have it in letters of their own font, with something above or below where there is such.
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
"""Lists are parted as in Japanese: by no comma, and by no word of English."""
LONGER = 0.4
WIDE = {ord("A") + n: chr(0xFF21 + n) for n in range(26)}
WIDE |= {ord("a") + n: chr(0xFF41 + n) for n in range(26)}
"""Full-width letters, which can be read, and have three bytes."""
MARKED = {
    ord(plain): marked for plain, marked in zip("ACEINOUYaceinouy", "ÂÇÊÎÑÔÛÝâçêîñôûý", strict=True)
}
"""Letters that our pictures' font has, and that most words of English lack."""

KEPT = re.compile(
    r"(\*\*/[^*]*\*\*|\*\*/chicken start |<t:|:R>|#|\*\*python -m[^*]*\*\*|https?://\S+)"
)
"""Commands, timestamps and addresses, which are the same in every language."""

MARKUP = re.compile(r"(<!--.*?-->|\*\*/[^*]*\*\*|`[^`]*`|\b[A-Z]{2}-\d+\b)", re.DOTALL)
"""What is the same in every language's rulebook."""

LEFT = re.compile(r"[A-Za-z]+")
SAME = re.compile(
    r"\*\*/[^*]*\*\*|<[^>]*>|`[^`]*`|\b[0-9a-f]{8,}\b|docs/\w+\.md|python -m [\w ]+|[\w-]+\.\w+\b"
)
"""What may stand on a page as plain Latin: commands, mentions, numbers that only machines read, and
names of files.
"""


def words(*, drawn: bool = False) -> Words:
    """Who speaks it knows nothing else: what is not there is an error. `drawn`: in pictures."""
    return _words(drawn=drawn)


@cache
def _words(*, drawn: bool) -> Words:
    sentences = Sentences(FALLBACK)
    sentences.add(source(drawn=drawn))
    speaking = object.__new__(Words)
    speaking.locale = LISTS
    speaking._sentences = (sentences,)
    return speaking


@cache
def source(*, drawn: bool = False) -> str:
    """All files of English in it."""
    letters = MARKED if drawn else WIDE
    return "\n".join(_translated(one, letters) for one in english().messages.values())


def markdown(text: str) -> str:
    """Longer by as much, with all that is no word as it is."""
    letters = _Letters(WIDE, LONGER)
    parts = MARKUP.split(text)
    parts[::2] = map(letters.said, parts[::2])
    return "".join(parts)


def left_in(text: str) -> list[str]:
    """Words on a page in any other language."""
    return LEFT.findall(SAME.sub("", text))


def _translated(message: CatalogueMessage, letters: Mapping[int, str]) -> str:
    entry = message.entry.clone()
    entry.comment = None
    room = min((limit for limit, ids in LIMITS if ids.fullmatch(message.name)), default=10_000)
    longer = min(LONGER, max(0.0, room / max(1, message.longest + _for_facts(message)) - 1))
    _Letters(letters, longer).visit(entry)
    if entry.value is not None:
        entry.value.elements += [_used(fact) for fact in sorted(message.notes.also)]

    return FluentSerializer().serialize_entry(entry)


def _for_facts(message: CatalogueMessage) -> int:
    """Room that a translator leaves for what the gaps are filled with."""
    return 24 * len(message.uses.gaps)


def _used(fact: str) -> ast.Placeable:
    """Says nothing of the fact, but wants it."""
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
        parts[::2] = map(self.said, parts[::2])
        return ast.TextElement("".join(parts))

    def said(self, text: str) -> str:
        """With some of its letters doubled, evenly."""
        said = []
        owed = 0.0
        for letter in text:
            wide = letter.translate(self._letters)
            said.append(wide)
            if letter.isalpha():
                owed += self._longer
                if owed >= 1:
                    said.append(wide.lower())
                    owed -= 1

        return "".join(said)
