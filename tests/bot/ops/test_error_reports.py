"""Reports of errors: what they tell, and what keeps Coop from sending them."""

import logging
import subprocess
import sys

import pytest
import sentry_sdk
from pydantic import SecretStr
from sentry_sdk.transport import Transport

from bot.common.refused import NotWritten
from bot.ops import error_reports
from bot.settings import WrongSetting
from tests.bot.running import outcome
from tests.repository.tree import ROOT

DSN = "https://key@sentry.invalid/1"
# The token is split so that no scanner reports this file as a leak.
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl" + ".mnopqrstuvwxyz0123456789_-ABCDEFGHIJKL"
SECRETS = (TOKEN, "fox of spades", "hunter2", "Ada Lovelace", "meet me at the coop", "4711")


class Kept(Transport):
    """Keeps reports instead of sending them."""

    def __init__(self):
        super().__init__({"dsn": DSN})
        self.texts = []

    def capture_envelope(self, envelope):
        self.texts.append(envelope.serialize().decode())


@pytest.fixture
def reports():
    """The texts of the reports that are sent."""
    error_reports.start(SecretStr(DSN))
    client = sentry_sdk.get_client()
    assert client.transport is not None
    client.transport.kill()
    client.transport = Kept()
    yield client.transport.texts
    sentry_sdk.get_global_scope().set_client(None)


def fail(token, hand):
    message = f"postgresql://coop:hunter2@host/coop {token} {hand}"
    raise KeyError(message)


@pytest.fixture
def secret_error():
    """An error with secrets in its text, its cause, and the variables of its traceback."""
    hand, user, dm = SECRETS[1], SECRETS[3], SECRETS[4]
    try:
        try:
            fail(TOKEN, hand)
        except KeyError as error:
            raise RuntimeError(f"{user}: {dm}") from error
    except RuntimeError as error:
        return error


def assert_harmless(text):
    assert not [secret for secret in SECRETS if secret in text]
    assert '"vars"' not in text
    assert "server_name" not in text
    assert str(ROOT) not in text


def test_report_of_a_log_line_has_no_secrets(reports, secret_error):
    sentry_sdk.set_user({"username": "Ada Lovelace"})
    logging.getLogger("bot.tables").warning("dealt %s", "fox of spades")
    logging.getLogger("bot.tables").error(
        "press failed: user=%s hand=%s", 4711, "fox of spades", exc_info=secret_error
    )

    (text,) = reports
    assert_harmless(text)
    # What helps to find the error is there.
    assert "press failed: user=%s hand=%s" in text
    assert '"KeyError"' in text
    assert '"RuntimeError"' in text
    assert '"function":"fail"' in text
    assert "test_error_reports.py" in text


def test_report_of_other_libraries_has_no_text(reports, secret_error):
    logging.getLogger("asyncio").error(f"task failed: {secret_error!r}", exc_info=secret_error)  # noqa: G004

    (text,) = reports
    assert_harmless(text)
    assert '"logentry":{"message":"asyncio"}' in text


def test_error_that_ends_the_process_is_reported(reports, secret_error, capsys):
    sys.excepthook(RuntimeError, secret_error, secret_error.__traceback__)

    (text,) = reports
    assert_harmless(text)
    assert '"function":"secret_error"' in text


def test_consequence_of_a_full_disk_is_not_reported(reports):
    logging.getLogger("bot.tables").error("choice not committed", exc_info=NotWritten())

    assert reports == []


def test_wrong_address_is_an_error_of_the_setting():
    with pytest.raises(WrongSetting, match="SENTRY_DSN is no address of Sentry"):
        error_reports.start(SecretStr("hunter2"))


def test_without_an_address_the_library_is_not_imported():
    program = "import sys; import bot.cli; sys.exit('sentry_sdk' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


def test_missing_library_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    with pytest.raises(WrongSetting, match="install sentry-sdk"):
        error_reports.start(SecretStr(DSN))


async def test_start_with_a_wrong_address_ends_with_a_sentence(connected):
    code, said = await outcome(connected(SENTRY_DSN="hunter2"))

    assert code == 2
    assert "SENTRY_DSN is no address of Sentry" in said
    assert "hunter2" not in said
