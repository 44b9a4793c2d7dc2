"""The check of translations: each mistake is one line. English has a check of its own."""

import re

import pytest

from bot.i18n import checking
from bot.i18n.checking import Catalogue, Complaint, complaints, english
from bot.ops import FAILED, FINE, MEND_FIRST, maintenance_cli
from bot.settings import LOCALES

ENGLISH = """
hello = Hello, { $name }.

## Group. Also: $owner

# Also: $pile_id (left, right)
take = From the { $pile }
# Optional: $late
late = Come { $late }
eggs = { $count ->
    [one] One egg
   *[other] { $count } eggs
 }
open = { $is_open ->
    [yes] Come in
   *[no] Closed
 }
egg-button-lay = Lay
lesson = Press **Lay**, or type **/chicken start**.
help = - a line
cut-window-title = A window
# Optional: **Lay**
do = **Lay** it?
"""

# A complete translation without mistakes, which the tests change line by line.
WHOLE = """
hello = Hallo, { $name }.
take = { $pile_id ->
    [left] Vom linken Stapel
   *[right] Vom rechten Stapel
 } von { $owner }
late = Komm
eggs = { $count ->
    [one] Ein Ei
   *[other] { $count } Eier
 }
open = { $is_open ->
    [yes] Herein
   *[no] Geschlossen
 }
egg-button-lay = Legen
lesson = Drück **Legen**, oder tippe **/chicken start**.
help = - eine Zeile
cut-window-title = Ein Fenster
do = **Legst** du es?
-coop = Stall
"""


def looked_over(text: str) -> list[Complaint]:
    source = Catalogue.of("en", [("a.ftl", ENGLISH), ("hosting.ftl", "host = For hosts\n")])
    return [*complaints(Catalogue.of("de", [("a.ftl", text)]), source)]


def with_line(line: str) -> str:
    """Return the whole translation with this message in place of its own one."""
    name = line.partition(" =")[0]
    # Ids are unique in a file, so the old message has to go.
    entries = Catalogue.of("de", [("a.ftl", WHOLE)]).messages.values()
    return "".join(entry.source for entry in entries if entry.name != name) + line + "\n"


def test_complete_translation_is_fine() -> None:
    assert looked_over(WHOLE) == []


@pytest.mark.parametrize(
    ("line", "kind", "text"),
    [
        ("hello = Hallo, { $nmae }.", "facts", "$nmae is not known here; known: $name"),
        ("hello = Hallo.", "facts", "$name is left out"),
        ("take = Nimm.", "facts", "$pile is left out"),
        ("take = { $pile_id ->\n [mitte] Mitte\n *[left] Links\n }", "variants", "never mitte"),
        ("open = { $is_open -> \n [ja] Herein\n *[no] Zu\n }", "variants", "it may be no, yes"),
        ("eggs = { $count } { nest }", "refers", "nest, which is not there"),
        ("eggs = { $count } { -nest }", "refers", "-nest, which is not there"),
        ("eggs = { $count", "unreadable", "no Fluent"),
        ("egg-button-nest = Nest", "unknown", "English has no such message"),
        ("hello = Hallo,\n  { $name }.", "lines", "one line"),
        ("help = eine Zeile", "lines", "must begin as English does: - "),
        ("hello = # { $name }", "lines", "plainly"),
        ("lesson = Drück **Lege**, oder **/chicken start**.", "quotes", "called **Legen**"),
        ("lesson = Drück **Legen**, oder **/huhn start**.", "quotes", "name /chicken start"),
        ("cut-window-title = " + "x" * 46, "limit", "46 characters; Discord has room for 45"),
        ("egg-button-lay =\n  .title = Legen", "unreadable", "only attributes"),
    ],
)
def test_mistake_is_reported_with_its_kind(line: str, kind: str, text: str) -> None:
    told = looked_over(with_line(line))

    assert any(one.kind == kind and text in one.text for one in told), told


def test_missing_messages_are_reported_except_those_for_operators() -> None:
    told = looked_over("hello = Hallo, { $name }.\n")

    assert {one.kind for one in told} == {"missing"}
    assert "late" in [one.message for one in told]
    assert "host" not in [one.message for one in told]


def test_duplicate_message_is_reported() -> None:
    told = looked_over(WHOLE + "late = Nochmal\n")

    assert [(one.kind, one.text) for one in told] == [("twice", "stands in a.ftl:7 already")]


def test_message_may_refer_to_the_button_that_it_quotes() -> None:
    line = "lesson = Drück **{ egg-button-lay }**, oder tippe **/chicken start**."

    assert looked_over(with_line(line)) == []


def test_open_fact_may_be_selected_by_any_variant() -> None:
    # No list in parentheses follows the fact, so its values are open.
    source = Catalogue.of("en", [("a.ftl", "# Also: $card_id\nplay = Play { $card }\n")])
    chosen = "play = { $card_id ->\n [freeze] Frier\n *[other] Spiel { $card }\n }"
    translation = Catalogue.of("de", [("a.ftl", chosen)])

    assert [*complaints(translation, source)] == []


def test_report_names_file_line_and_message() -> None:
    # The comment above the message must not shift the reported line.
    (told,) = looked_over("# Ein Wort\n# dazu.\nhello = Hallo.\n" + WHOLE.partition(".\n")[2])

    assert str(told) == "a.ftl:3: hello: $name is left out"


def test_english_has_no_mistakes() -> None:
    assert [*complaints(english(), english())] == []


@pytest.mark.parametrize("locale", checking.translations())
def test_translations_have_no_mistakes(locale: str) -> None:
    """An unfinished translation may lack messages, because it is not offered yet."""
    translation = Catalogue.read(LOCALES / locale)

    told = [*complaints(translation, english())]
    assert [str(one) for one in told if one.kind != "missing"] == []


@pytest.fixture
def folders(tmp_path, monkeypatch):
    for locale, text in (("en", ENGLISH), ("de", WHOLE), ("fr", "late = Viens\nhello = Salut\n")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(text, "utf-8")

    for module in (checking, maintenance_cli):
        monkeypatch.setattr(module, "LOCALES", tmp_path)

    # The cache would return the real English from an earlier test.
    english.cache_clear()
    yield
    english.cache_clear()


def test_check_command_prints_the_mistakes(folders) -> None:
    said: list[str] = []

    assert maintenance_cli.report_translations("check", [], said.append) == FAILED
    assert said == [
        "de: 10 messages, no faults.",
        "fr/a.ftl: missing: take, eggs, open and 5 more",
        "fr/a.ftl:2: hello: $name is left out",
    ]


def test_missing_command_prints_messages_to_copy(folders) -> None:
    said: list[str] = []

    assert maintenance_cli.report_translations("missing", ["fr"], said.append) == FAILED
    assert said[0] == "### fr/a.ftl\n"
    # With the comments that explain its facts.
    assert "# Also: $pile_id (left, right)\ntake = From the { $pile }" in "\n".join(said)
    # The message exists in French, although it has a mistake.
    assert not [line for line in said if line.startswith("hello")]

    said.clear()
    assert maintenance_cli.report_translations("missing", ["de"], said.append) == FINE
    assert said == []


def test_check_of_an_unknown_language_explains_how_to_begin(folders) -> None:
    said: list[str] = []

    assert maintenance_cli.report_translations("check", ["ga"], said.append) == MEND_FIRST
    assert "data/locales/ga" in said[0]


@pytest.mark.parametrize(
    ("locale", "ends"), [("de", r"[\w}!?] …$"), ("fr", r"[\w}*’] [:;!?»](\s|$)|« ")]
)
def test_closing_marks_have_a_non_breaking_space(locale: str, ends: str) -> None:
    """German and French write a space before these marks, where no line break may happen."""
    texts = (file.read_text("utf-8") for file in (LOCALES / locale).glob("*.ftl"))
    lines = [line for text in texts for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(ends, line)] == []


# -- the English texts use contractions, as in spoken English --------------------------------------


FORMAL = re.compile(
    r"\b(?:do|does|did|could|would|will) not\b|\bcannot\b|\b(?:is|are|was|have|has) not (?=\w)"
    r"|\b[Ii]t is (?=not\b)|\bI am (?=\w)|\bYou are (?=\w)|[\d}] %",
    re.MULTILINE,
)
FILES = [
    file
    for file in sorted((LOCALES / "en").glob("*.ftl"))
    if file.name != "hosting.ftl"  # for operators, in the style of a log
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_sentences_are_contracted_and_percent_follows_its_number(file):
    lines = file.read_text("utf-8").splitlines()
    values = [
        # Only the text of a message, without its id.
        line.partition(" = ")[2] if re.match(r"[a-z][\w-]* = ", line) else line
        for line in lines
        if not line.startswith("#")
    ]

    formal = [line for line in values if FORMAL.search(line)]

    assert formal == [], "write contractions, and per cent without a space before it"
