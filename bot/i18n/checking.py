"""Checks a translation: `./coop words check de`.

The running bot does not need this module; it reads the files with bot/i18n/words.py.

A translation must have every English message except those for the operator. It may use the facts
(the variables of a message) that the English message uses or that its comment offers. It must quote
buttons by their labels, and fit into Discord's limits.

Words of Fluent, the format of the files: a term is a text that only messages use, such as a name. A
message may have variants, of which the value of a fact selects one. A group is a part of a file
below a comment that begins with ##.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.i18n.words import FALLBACK, References
from bot.settings import LOCALES

# A numeric key of a variant, such as [0] or [1.5].
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")

# Parts of comments for translators; see `Notes`. `_NOTED` matches a fact and its values in
# parentheses, `_BOLD` a text in bold.
_ALSO = re.compile(r"\bAlso: (.*)")
_OPTIONAL = re.compile(r"\bOptional: (.*)")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_NOTED = re.compile(r"\$([A-Za-z][\w-]*)(?: \(([^)]*)\))?")


class Notes(NamedTuple):
    """Notes for translators in the comment of a message, or of its group (##).

    `# Also: $pile_id (left, right), $count` offers more facts, with their values in parentheses.
    `# Optional: $name, **Hide**` names facts that a translation may leave out, and bold words that
    need not be the label of a button.
    """

    also: Mapping[str, frozenset[str]]
    """The offered facts, each with its values; without values if the comment names none."""
    optional: frozenset[str]
    """The facts that a translation may leave out."""
    unquoted: frozenset[str]
    """The bold words that need not be labels."""

    @classmethod
    def of(cls, comment: str) -> "Notes":
        """Parse a comment."""
        also: dict[str, frozenset[str]] = {}
        for line in _ALSO.findall(comment):
            for name, values in _NOTED.findall(line):
                also[name] = frozenset(filter(None, values.replace(",", " ").split()))

        optional = " ".join(_OPTIONAL.findall(comment))
        names = frozenset(name for name, _ in _NOTED.findall(optional))
        return cls(also, names, frozenset(_BOLD.findall(optional)))


@dataclass(frozen=True)
class CatalogueMessage:
    """One message or term of a file. The name of a term begins with a dash."""

    name: str
    file: str
    line: int
    entry: ast.Message | ast.Term
    group: str
    """The comment of its group."""

    @cached_property
    def notes(self) -> Notes:
        """The notes for translators on this message."""
        own = self.entry.comment.content if self.entry.comment else None
        return Notes.of(f"{self.group}\n{own or ''}")

    @cached_property
    def source(self) -> str:
        """Its source in Fluent's syntax, without its comment."""
        bare = copy(self.entry)
        bare.comment = None
        return FluentSerializer().serialize_entry(bare)

    @cached_property
    def plain(self) -> str | None:
        """Its text, if the message has no facts and no variants; else None."""
        elements = [] if self.entry.value is None else self.entry.value.elements
        texts = [element.value for element in elements if isinstance(element, ast.TextElement)]
        # The text is plain if each of its elements is a piece of text.
        return "".join(texts) if elements and len(texts) == len(elements) else None

    @cached_property
    def uses(self) -> "Uses":
        """The facts, messages and texts that it uses."""
        uses = Uses()
        uses.visit(self.entry)
        return uses

    @property
    def longest(self) -> int:
        """The length of its longest variant in characters, without the values of facts."""
        return 0 if self.entry.value is None else _longest(self.entry.value)

    @property
    def begins(self) -> set[str]:
        """The beginnings of its variants; those that begin with a fact are left out."""
        return set() if self.entry.value is None else set(_beginnings(self.entry.value))


class Uses(References):
    """Collects what a message uses, by visiting its syntax tree.

    `inserted` are the facts that the message inserts. `selecting` are the facts that select a
    variant, with the keys of the variants. `refers` are the messages and terms that it refers to,
    and `texts` its pieces of text.
    """

    def __init__(self) -> None:
        super().__init__()
        self.inserted: set[str] = set()
        self.selecting: dict[str, set[str]] = {}
        self.texts: list[str] = []

    @property
    def facts(self) -> set[str]:
        """All facts that it uses."""
        return self.inserted | set(self.selecting)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        """Note the fact and the keys, and visit the variants."""
        # A fact that only selects a variant is not inserted, so the selector is not visited.
        fact = _selecting_fact(node.selector)
        if fact is None:
            self.visit(node.selector)
        else:
            keys = self.selecting.setdefault(fact, set())
            keys.update(
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            )

        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an inserted fact."""
        self.inserted.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Note a piece of text."""
        self.texts.append(node.value)


def _selecting_fact(selector: ast.InlineExpression | ast.Placeable) -> str | None:
    """Return the fact that selects the variant: `count` for `$count` or `NUMBER($count)`."""
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        return _selecting_fact(selector.arguments.positional[0])
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def _longest(pattern: ast.Pattern) -> int:
    """Return the length of a pattern (the syntax tree of a text) with its longest variants."""
    return sum(map(_length, pattern.elements))


def _length(element: ast.TextElement | ast.Placeable) -> int:
    """Return the length of a part of a message, in its longest variant."""
    if isinstance(element, ast.TextElement):
        return len(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return max(_longest(variant.value) for variant in element.expression.variants)
    # A string literal, such as { " " }: Fluent needs it for a brace, or a space at an edge.
    if isinstance(element.expression, ast.StringLiteral):
        return len(str(element.expression.parse()["value"]))

    return 0


def _beginnings(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the first piece of text of each variant."""
    first = pattern.elements[0] if pattern.elements else None
    if isinstance(first, ast.TextElement):
        yield first.value
    elif isinstance(first, ast.Placeable) and isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from _beginnings(variant.value)


@dataclass
class Catalogue:
    """The messages of all files of a locale."""

    locale: str
    messages: dict[str, CatalogueMessage] = field(default_factory=dict)
    """By name, terms with their dash. If a name occurs twice, this is the first message."""
    twice: list[CatalogueMessage] = field(default_factory=list)
    """The later messages of a name that occurs twice."""
    unreadable: list[tuple[str, int, str]] = field(default_factory=list)
    """Parts that are not valid Fluent: file, line, and the beginning of the part."""

    @classmethod
    def read(cls, folder: Path) -> "Catalogue":
        """Read all files of a locale's folder."""
        return cls.of(
            folder.name,
            ((file.name, file.read_text("utf-8")) for file in sorted(folder.glob("*.ftl"))),
        )

    @classmethod
    def of(cls, locale: str, files: Iterable[tuple[str, str]]) -> "Catalogue":
        """Parse files, given as names and texts."""
        catalogue = cls(locale)
        for name, text in files:
            catalogue._add(name, text.replace("\r\n", "\n"))
        return catalogue

    def _add(self, file: str, text: str) -> None:
        """Parse a file and add its messages."""
        group = ""
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
            # The comment of a group applies until the next one. An empty one ends the group.
            if isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Junk):
                begins = (entry.content or "").strip().partition("\n")[0]
                self.unreadable.append((file, line, begins))
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                # The span of an entry begins at its comment. So go on to the line after that.
                if entry.comment is not None:
                    line += (entry.comment.content or "").count("\n") + 1

                message = CatalogueMessage(name, file, line, entry, group)
                if name in self.messages:
                    self.twice.append(message)
                else:
                    self.messages[name] = message


# -- faults of a translation -----------------------------------------------------------------------

FOR_HOSTS = "hosting.ftl"
"""The file that is not translated, because only the operator reads its sentences."""

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""CLDR's plural categories, which are keys of variants by number."""

LIMITS: tuple[tuple[int, re.Pattern[str]], ...] = tuple(
    (limit, re.compile(pattern))
    for limit, pattern in (
        (45, r"\w+-window-(title|label)"),
        (80, r"[\w-]+-button(-[\w-]+)?"),
        (80, r"(heist|playing|out|crazy|political)-option-[\w-]+"),
        (100, r"command-[\w-]+"),
        (100, r"[a-z]+-setting-[\w-]+"),
        (100, r"[a-z]+-title"),
        (100, r"[a-z]+-window-hint"),
        (100, r"story-choice[\w-]*"),
        (100, r"heist-(card|event)-[\w-]+-help|political-help-[\w-]+"),
        (100, r"heist-warning-[\w-]+|(heist|political|crazy)-hint-[\w-]+"),
        (128, r"presence"),
        (150, r"[\w-]+-(menu|prompt)(-[\w-]+)?|[a-z]+-menu-[\w-]+"),
    )
)
"""Discord's limits in characters, by the names of messages.

45: the title of a modal, and the label of its field. 80: a button. 100: the description of a
command, an item of a menu, or a hint. 128: the status of the bot. 150: the text of a menu before a
choice. The texts of pages are shortened elsewhere.
"""

LABELS = re.compile(r"[\w-]*(button|option|choose|permission)[\w-]*|tips-(on|off)|server-audit")
"""Matches the names of messages that are labels. Other messages quote these labels in bold."""

QUOTED = re.compile(r"\*\*([^*{}\n]+)\*\*")
"""Matches a label or another text in bold."""

COMMAND = re.compile(r"\*\*(/[a-z][^*]*)\*\*")
LINE_BEGINS = re.compile(r"-# |#{1,3} |> |- ")
"""Markdown that Discord recognises only at the beginning of a line."""


class Complaint(NamedTuple):
    """A fault of a message in a translation, or a message that is missing."""

    kind: str
    """One of: missing, unknown, unreadable, twice, facts, variants, refers, limit, lines, quotes.
    """
    message: str
    file: str
    line: int
    """0 if the message is missing."""
    text: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.message}: {self.text}"


@cache
def english() -> Catalogue:
    """Return the English messages, which are read once."""
    return Catalogue.read(LOCALES / FALLBACK)


def translations() -> list[str]:
    """Return all languages except English, complete or not."""
    folders = (folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return sorted(name for name in folders if name != FALLBACK)


def required_messages(source: Catalogue) -> Mapping[str, CatalogueMessage]:
    """Return the messages that a translation must have."""
    return {
        name: message
        for name, message in source.messages.items()
        if message.file != FOR_HOSTS and not name.startswith("-")
    }


def missing_messages(translation: Catalogue, source: Catalogue) -> list[CatalogueMessage]:
    """Return the messages that a translation lacks, in the order of the English files."""
    return [
        message
        for name, message in required_messages(source).items()
        if name not in translation.messages
    ]


def complaints(translation: Catalogue, source: Catalogue) -> Iterator[Complaint]:
    """Yield all faults of a translation, sorted by file and line."""
    faults = [*_message_faults(translation, source), *_file_faults(translation, source)]
    yield from sorted(faults, key=lambda complaint: (complaint.file, complaint.line))


def _file_faults(translation: Catalogue, source: Catalogue) -> Iterator[Complaint]:
    """Yield the faults of whole files: messages that are missing, unreadable, or there twice."""
    for message in missing_messages(translation, source):
        yield Complaint("missing", message.name, message.file, 0, "missing")

    for file, line, begins in translation.unreadable:
        yield Complaint("unreadable", begins[:60], file, line, "this is no Fluent")

    for message in translation.twice:
        first = translation.messages[message.name]
        text = f"stands in {first.file}:{first.line} already"
        yield Complaint("twice", message.name, message.file, message.line, text)


def _message_faults(translation: Catalogue, source: Catalogue) -> Iterator[Complaint]:
    """Yield the faults of single messages. Each check yields pairs of a kind and a text."""
    labels = _label_texts(source)
    for name, message in translation.messages.items():
        model = source.messages.get(name)
        faults: list[tuple[str, str]] = [*_check_references(message, translation)]
        if model is not None:
            faults += _check_facts(message, model)
            faults += _check_variants(message, model)
            faults += _check_lines(message, model)
            faults += _check_quotes(message, model, labels, translation)
            faults += _check_commands(message, model)
            faults += _check_limits(message)
        elif not name.startswith("-"):
            faults.append(("unknown", "English has no such message"))

        for kind, text in faults:
            yield Complaint(kind, name, message.file, message.line, text)


def _check_references(
    message: CatalogueMessage, translation: Catalogue
) -> Iterator[tuple[str, str]]:
    """Yield references to what does not exist, and messages without a text."""
    for other in sorted(message.uses.refers - set(translation.messages)):
        yield "refers", f"refers to {other}, which is not there"
    if message.entry.value is None:
        yield "unreadable", "has no sentence, only attributes"


def _check_facts(message: CatalogueMessage, model: CatalogueMessage) -> Iterator[tuple[str, str]]:
    """Yield facts that do not exist, and facts that are left out."""
    offered = model.uses.facts | set(model.notes.also)
    used = message.uses.facts
    for fact in sorted(used - offered):
        allowed = ", ".join(f"${other}" for other in sorted(offered)) or "none"
        yield "facts", f"${fact} is not known here; known: {allowed}"

    for fact in sorted(model.uses.inserted - used - model.notes.optional):
        # Instead of the fact `$card`, a name, a translation may select variants by `$card_id`.
        by_id = f"{fact}_id"
        if by_id not in used or by_id not in model.notes.also:
            yield "facts", f"${fact} is left out"


def _check_variants(
    message: CatalogueMessage, model: CatalogueMessage
) -> Iterator[tuple[str, str]]:
    """Yield variants that can never be selected, such as `[ja]` if the fact is yes or no."""
    for fact, keys in message.uses.selecting.items():
        # The keys that English uses, and those that its comment names.
        allowed = model.uses.selecting.get(fact, set()) | model.notes.also.get(fact, frozenset())
        if fact in model.notes.also and not allowed:
            continue  # the comment offers this fact without naming its values

        words = {key for key in keys if not NUMBER.fullmatch(key)} - PLURALS
        if unknown := sorted(words - allowed):
            text = f"${fact} is never {', '.join(unknown)}"
            if allowed:
                text += f"; it may be {', '.join(sorted(allowed))}"
            yield "variants", text


def _check_lines(message: CatalogueMessage, model: CatalogueMessage) -> Iterator[tuple[str, str]]:
    """Yield faults of lines.

    Small print, headings and lists begin with a sign, which Discord applies to one line only. So a
    translation must begin with the same sign. It may have several lines only if English has.
    """
    if any("\n" in text for text in message.uses.texts) and not any(
        "\n" in text for text in model.uses.texts
    ):
        yield "lines", "must stand on one line"

    # The signs of all variants, in English and in the translation.
    signs = {match[0] for beginning in model.begins if (match := LINE_BEGINS.match(beginning))}
    begins = {match[0] for beginning in message.begins if (match := LINE_BEGINS.match(beginning))}
    if signs != begins and message.begins:
        yield "lines", f"must begin as English does: {' or '.join(sorted(signs)) or 'plainly'}"


def _label_texts(source: Catalogue) -> Mapping[str, list[str]]:
    """Return the texts of labels, and for each the names of all messages with this text.

    Not all of these messages need be labels: the name of a card may have the same text.
    """
    messages: dict[str, list[str]] = {}
    for name, message in source.messages.items():
        if message.plain:
            messages.setdefault(message.plain, []).append(name)

    return {text: names for text, names in messages.items() if any(map(LABELS.fullmatch, names))}


def _check_quotes(
    message: CatalogueMessage,
    model: CatalogueMessage,
    labels: Mapping[str, list[str]],
    translation: Catalogue,
) -> Iterator[tuple[str, str]]:
    """Yield labels that English quotes in bold, and that the translation quotes otherwise."""
    for quoted in dict.fromkeys(QUOTED.findall(model.source)):
        # The labels with this English text, and what the translation calls them.
        names = [] if quoted in model.notes.unquoted else labels.get(quoted, [])
        theirs = [translation.messages[name] for name in names if name in translation.messages]
        their_labels = [label.plain for label in theirs if label.plain]
        # A message that refers to the message of the label always quotes it rightly.
        if not their_labels or message.uses.refers.intersection(names):
            continue

        if not any(f"**{label}**" in message.source for label in their_labels):
            expected = " or ".join(f"**{label}**" for label in dict.fromkeys(their_labels))
            yield "quotes", f"**{quoted}** is called {expected}"


def _check_commands(
    message: CatalogueMessage, model: CatalogueMessage
) -> Iterator[tuple[str, str]]:
    """Yield a fault if the commands differ: a command has one name in all languages."""
    theirs, ours = (set(COMMAND.findall(entry.source)) for entry in (message, model))
    if theirs != ours:
        yield "quotes", f"must name {' and '.join(sorted(ours)) or 'no command'}, in bold"


def _check_limits(message: CatalogueMessage) -> list[tuple[str, str]]:
    limits = [limit for limit, pattern in LIMITS if pattern.fullmatch(message.name)]
    if limits and message.longest > min(limits):
        text = f"has {message.longest} characters; Discord has room for {min(limits)}"
        return [("limit", text)]
    return []
