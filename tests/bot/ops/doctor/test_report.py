"""The sentences of the doctor's findings."""

import ast
from functools import cache

from bot.i18n.words import Sentences, Words
from bot.ops.doctor.report import MARK_WIDTH, SUBJECT_WIDTH, Mark
from bot.settings import LOCALES
from tests.repository.tree import ROOT

FOUND_BY = {"ok", "warn", "fail", "verdict"}


def findings():
    """Yield the message ids of all findings in the code, from the arguments of each verdict."""
    for file in sorted((ROOT / "bot" / "ops" / "doctor").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in FOUND_BY:
                yield from pairs(node.args)


def pairs(arguments):
    subject, finding = arguments
    # `found(..., "fine" if x else "few")` stands for two findings.
    if isinstance(finding, ast.IfExp):
        yield from pairs([subject, finding.body])
        yield from pairs([subject, finding.orelse])
    elif isinstance(finding, ast.Constant):
        yield f"doctor-{subject.value}-{finding.value!s}", f"doctor-{subject.value}"


@cache
def messages():
    sentences = Sentences("en")
    sentences.add((LOCALES / "en" / "hosting.ftl").read_text("utf-8"))
    return sentences.messages


def test_every_finding_has_its_sentence():
    for sentence, label in findings():
        assert {sentence, label} <= messages()


def test_every_sentence_has_its_finding():
    code = "".join(
        file.read_text("utf-8") for file in (ROOT / "bot" / "ops" / "doctor").glob("*.py")
    )
    for message in messages():
        if message.startswith("doctor-"):
            _, subject, *finding = message.split("-", 2)
            assert all(f'"{word}"' in code for word in finding), message
            assert f'"{subject}"' in code or subject == "summary"


def test_labels_fit_into_their_column():
    for _, label in findings():
        assert len(Words("en")(label)) <= SUBJECT_WIDTH


def test_marks_fit_into_their_column():
    assert all(len(mark) <= MARK_WIDTH for mark in Mark)
