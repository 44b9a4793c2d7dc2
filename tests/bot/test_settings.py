"""Settings: their values, their sources, and the messages for wrong ones."""

import os
import re
from pathlib import Path
from typing import get_args

import pytest
from pydantic import SecretStr

from bot import settings as settings_module
from bot.common.database_url import DatabaseServer
from bot.common.listen_address import Address
from bot.settings import Settings, WrongSetting, load_settings, variable
from bot.tables.table import Pace


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch):
    # Settings of the machine that runs the tests must not matter.
    for name in os.environ:
        if name.upper().startswith(("COOP_", "DISCORD_", "DATABASE_")):
            monkeypatch.delenv(name)


@pytest.fixture
def env_file(tmp_path):
    # The file does not exist until a test writes it.
    return tmp_path / ".env"


def test_every_setting_has_a_default(env_file):
    settings = load_settings(env_file)

    assert settings.discord_token is None
    assert settings.database == Path("data/var/coop.sqlite3")
    assert settings.log_level == "INFO"
    assert settings.log_format == "text"
    assert settings.locale == "en"
    assert settings.pace == "normal"
    assert settings.tables_per_channel == 4
    assert settings.lobby_minutes == 30


def test_settings_are_read_from_the_file(env_file):
    env_file.write_text("DISCORD_TOKEN=secret\nCOOP_PACE=relaxed\nCOOP_LOBBY_MINUTES=5\n")

    settings = load_settings(env_file)

    assert settings.discord_token == SecretStr("secret")
    assert settings.pace == "relaxed"
    assert settings.lobby_minutes == 5


def test_environment_overrides_the_file(env_file, monkeypatch):
    env_file.write_text("COOP_PACE=relaxed\n")
    monkeypatch.setenv("COOP_PACE", "quick")

    assert load_settings(env_file).pace == "quick"


def test_missing_file_is_fine(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")

    assert load_settings(None).discord_token == SecretStr("secret")


@pytest.mark.parametrize(
    ("name", "value", "field", "read"),
    [
        ("COOP_DATABASE", " coop.sqlite3 ", "database", Path("coop.sqlite3")),
        ("COOP_DATABASE", "~/coop.sqlite3", "database", Path("/srv/hen/coop.sqlite3")),
        ("COOP_PACE", " Quick ", "pace", "quick"),
        ("DISCORD_TOKEN", "", "discord_token", None),
        ("DISCORD_TOKEN", "   ", "discord_token", None),
        ("DISCORD_TOKEN", " secret\n", "discord_token", SecretStr("secret")),
        ("COOP_LOG_LEVEL", "debug", "log_level", "DEBUG"),
        ("COOP_LOG_FORMAT", "JSON", "log_format", "json"),
        *(("COOP_PICTURES", word, "pictures", "on") for word in ("on", "Yes", "true", "1")),
        *(("COOP_PICTURES", word, "pictures", "off") for word in ("off", "NO", "false", "0")),
        *(("COOP_ADULT_NAMES", word, "adult_names", "yes") for word in ("on", "Yes", "true", "1")),
        *(("COOP_ADULT_NAMES", word, "adult_names", "no") for word in ("off", "NO", "false", "0")),
    ],
)
def test_value_is_read_in_every_spelling(name, value, field, read, env_file, monkeypatch):
    """Blanks around a value and the case of a name are ignored, and `~` is the home folder."""
    monkeypatch.setenv("HOME", "/srv/hen")
    monkeypatch.setenv(name, value)

    assert getattr(load_settings(env_file), field) == read


def test_empty_value_means_the_default(env_file):
    # Hosting panels often pass every variable, with or without a value.
    env_file.write_text("COOP_PACE=\nCOOP_TABLES_PER_CHANNEL=\n")

    settings = load_settings(env_file)

    assert (settings.pace, settings.tables_per_channel) == ("normal", 4)


PACES = "one of: quick, normal, relaxed, days"
FEW = "a whole number from 1 to 20"
MINUTES = "a whole number from 1 to 1440"
LINK = "an address that begins with https://"
HOURS = "a whole number from 1 to 8760"

# At least one wrong value for every setting; a test below checks that.
WRONG = [
    ("COOP_DATABASE", "/", "the path of a file"),
    ("COOP_DATABASE", "/dev/null", "the path of a file"),
    ("DISCORD_TOKEN_FILE", "/", "the path of a file"),
    ("COOP_DISK", "forgets", "one of: unknown, lasts"),
    ("COOP_LOG_LEVEL", "loud", "one of: DEBUG, INFO, WARNING, ERROR"),
    ("COOP_LOG_FORMAT", "xml", "one of: text, json"),
    ("COOP_METRICS", "9464", "an address of this machine and a port, such as 127.0.0.1:9464"),
    ("COOP_METRICS_FOR", "all", "one of: machine, network"),
    ("COOP_LOCALE", "../en", "one of: en"),
    ("COOP_PACE", "fast", PACES),
    ("COOP_PICTURES", "maybe", "one of: on, still, off"),
    ("COOP_ADULT_NAMES", "maybe", "one of: yes, no"),
    ("COOP_TABLES_PER_CHANNEL", "0", FEW),
    ("COOP_TABLES_PER_CHANNEL", "21", FEW),
    ("COOP_TABLES_PER_CHANNEL", "many", FEW),
    ("COOP_TABLES_PER_CHANNEL", "9" * 40, FEW),
    ("COOP_TABLES_PER_SERVER", "0", "a whole number from 1 to 10000"),
    ("COOP_TABLES_PER_PERSON", "101", "a whole number from 1 to 100"),
    ("COOP_COMMANDS_PER_MINUTE", "1", "a whole number from 5 to 1000"),
    ("COOP_SERVER_COMMANDS_PER_MINUTE", "1", "a whole number from 20 to 10000"),
    ("COOP_LOBBY_MINUTES", "1.5", MINUTES),
    ("COOP_PAUSED_HOURS", "0", HOURS),
    ("COOP_KEEP_DAYS", "-1", "a whole number from 0 to 36500"),
    ("COOP_PRIVACY_URL", "http://coop.example/privacy", LINK),
    ("COOP_TERMS_URL", "https:///terms", LINK),
]


@pytest.mark.parametrize(("name", "value", "allowed"), WRONG)
def test_wrong_setting_is_named_with_its_allowed_values(
    name, value, allowed, env_file, monkeypatch
):
    # The message lists the languages, which are otherwise read from the folders.
    monkeypatch.setattr("bot.settings.draft_locales", lambda: ["en"])
    monkeypatch.setenv(name, value)

    with pytest.raises(WrongSetting) as wrong:
        load_settings(env_file)

    assert str(wrong.value) == f"{name} is “{value}”, but it must be {allowed}."


def test_every_setting_has_a_wrong_example():
    assert {variable(field) for field in Settings.model_fields} - {name for name, *_ in WRONG} == {
        "DISCORD_TOKEN",
        "DATABASE_URL",
        "SENTRY_DSN",  # the library checks it at the start
    }


def test_metrics_for_the_network_need_a_confirmation(env_file):
    # A wrong value is reported first; the combination is checked only afterwards.
    env_file.write_text("COOP_METRICS=0.0.0.0:9464\nCOOP_PACE=fast\n")
    with pytest.raises(WrongSetting, match=r"COOP_PACE"):
        load_settings(env_file)

    env_file.write_text("COOP_METRICS=0.0.0.0:9464\n")
    with pytest.raises(WrongSetting, match=r"127\.0\.0\.1:9464 instead; or add COOP_METRICS_FOR="):
        load_settings(env_file)

    env_file.write_text("COOP_METRICS=0.0.0.0:9464\nCOOP_METRICS_FOR=network\n")
    assert load_settings(env_file).metrics == Address("0.0.0.0", 9464)

    env_file.write_text("COOP_METRICS=localhost:9464\n")
    assert load_settings(env_file).metrics == Address("localhost", 9464)


@pytest.mark.parametrize("none", ["", "none", " "])
def test_metrics_can_be_switched_off(none, env_file, monkeypatch):
    env_file.write_text("COOP_METRICS=localhost:9464\n")
    # The environment overrides the file. An empty variable does not: "none" switches metrics off.
    monkeypatch.setenv("COOP_METRICS", none)
    assert load_settings(env_file).metrics == (Address("localhost", 9464) if not none else None)


@pytest.mark.parametrize("token", ["Bot egg.shell", "egg\nshell", "éclair"])
def test_malformed_token_is_named_but_not_shown(token, env_file, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", token)

    with pytest.raises(WrongSetting, match="DISCORD_TOKEN is no token: it must be") as wrong:
        load_settings(env_file)
    # Operators copy error messages into public issues.
    assert token not in str(wrong.value)


def test_wrong_value_is_shown_on_one_line(env_file, monkeypatch):
    monkeypatch.setenv("COOP_PACE", "a\nb\x1b[2J")

    with pytest.raises(WrongSetting, match="COOP_PACE is “a�b�"):
        load_settings(env_file)


def test_every_pace_of_a_table_can_be_set():
    assert list(get_args(settings_module.Pace)) == [pace.value for pace in Pace]


def test_language_needs_complete_sentences(env_file, monkeypatch, tmp_path):
    monkeypatch.setattr("bot.settings.LOCALES", tmp_path)
    for locale, content in {
        "de": "ready = true",
        "en": "ready = true",
        "fr": "ready = false",
    }.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "language.toml").write_text(content, "utf-8")

    # A folder without this file is a language that was only begun.
    (tmp_path / "nl").mkdir()

    for locale in ("fr", "nl", "it"):
        monkeypatch.setenv("COOP_LOCALE", locale)
        message = (
            f"COOP_LOCALE is “{locale}”, but it must be one of: de, en (not ready yet: fr, nl)."
        )
        with pytest.raises(WrongSetting, match=re.escape(message)):
            load_settings(env_file)

    monkeypatch.setenv("COOP_LOCALE", "de")
    assert load_settings(env_file).locale == "de"


def test_misspelt_name_does_not_hide_a_wrong_value(env_file):
    # Mistakes of three kinds, each with a line of its own.
    written = (
        "COOP_LOBBY_MINUTE=5",
        "COOP_PACE=fast",
        "DISCORD_TOKEN a secret",
        "COOP_KEEP_DAYS=x",
    )
    env_file.write_text("\n".join(written))

    with pytest.raises(WrongSetting) as wrong:
        load_settings(env_file)

    misspelt, no_setting, *values = str(wrong.value).splitlines()
    assert "COOP_LOBBY_MINUTES" in misspelt
    assert "Line 3" in no_setting
    assert [line.split(",")[0] for line in sorted(values)] == [
        "COOP_KEEP_DAYS is “x”",
        "COOP_PACE is “fast”",
    ]


def test_folder_in_place_of_the_file_is_named(env_file, monkeypatch):
    env_file.mkdir()
    monkeypatch.setenv("COOP_PACE", "fast")

    with pytest.raises(WrongSetting) as wrong:
        load_settings(env_file)

    folder, value = str(wrong.value).splitlines()
    assert f"{env_file} is a folder" in folder
    assert "COOP_PACE" in value


def test_token_is_in_no_message(env_file, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("COOP_PACE", "fast")

    with pytest.raises(WrongSetting) as wrong:
        load_settings(env_file)

    assert "secret" not in str(wrong.value)
    # A traceback with the cause would show the values of all settings.
    assert wrong.value.__cause__ is None
    assert wrong.value.__suppress_context__


def test_printed_settings_hide_the_token():
    settings = Settings(discord_token=SecretStr("secret"), _env_file=None)

    assert "secret" not in f"{settings!r} {settings} {settings.model_dump()}"


@pytest.fixture
def token_file(tmp_path, monkeypatch):
    file = tmp_path / "token"
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(file))
    return file


def test_token_can_be_read_from_its_own_file(env_file, token_file):
    token_file.write_text(" secret\n")

    assert load_settings(env_file).discord_token == SecretStr("secret")


def test_token_overrides_its_file(env_file, token_file):
    env_file.write_text("DISCORD_TOKEN=mine\n")

    assert load_settings(env_file).discord_token == SecretStr("mine")


def test_empty_token_file_means_no_token(env_file, token_file):
    token_file.write_text("\n")

    assert load_settings(env_file).discord_token is None


def test_missing_token_file_is_named(env_file, token_file):
    with pytest.raises(WrongSetting, match=r"DISCORD_TOKEN_FILE is “.*/token”, .*No such file"):
        load_settings(env_file)


@pytest.mark.parametrize("content", [b"a secret of two", b"\xff\xfe\x00", "sécret".encode()])
def test_token_file_with_other_content_is_named_but_not_shown(env_file, token_file, content):
    token_file.write_bytes(content)

    with pytest.raises(WrongSetting, match="/token") as wrong:
        load_settings(env_file)

    assert "cret" not in str(wrong.value)
    # A printed context would quote the bytes of the file.
    assert wrong.value.__suppress_context__


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("COOP_PACES", "COOP_PACE"),
        ("DATABASE_URI", "DATABASE_URL"),
        ("POSTGRES_URL", "DATABASE_URL"),
        ("DISCORD_TOKN", "DISCORD_TOKEN"),
        ("DISCORD-TOKEN", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN_FILES", "DISCORD_TOKEN_FILE"),
        ("BOT_TOKEN", "DISCORD_TOKEN"),
        ("Token", "DISCORD_TOKEN"),
    ],
)
def test_misspelt_setting_is_named_and_its_value_is_not_shown(env_file, written, meant):
    env_file.write_text(f"{written}=hush\n")

    with pytest.raises(
        WrongSetting, match=rf"{written} in .* no setting .* mean {meant}\."
    ) as wrong:
        load_settings(env_file)

    assert "hush" not in str(wrong.value)


@pytest.mark.parametrize("name", ["POSTGRES_PASSWORD", "TZ", "COMPOSE_PROJECT_NAME", "PORT"])
def test_variables_of_other_programs_are_accepted_in_the_file(env_file, name):
    env_file.write_text(f"{name}=hush\n")

    assert load_settings(env_file).pace == "normal"


def test_unreadable_line_is_named_but_not_shown(env_file):
    env_file.write_text("# mine\nCOOP_PACE=quick\n\nDISCORD_TOKEN secret\n")

    with pytest.raises(WrongSetting, match=r"^Line 4 of .*\.env cannot be read") as wrong:
        load_settings(env_file)
    assert "secret" not in str(wrong.value)


def test_binary_file_is_named(env_file):
    env_file.write_bytes(b"COOP_PACE=\xff\xfe\x00")

    with pytest.raises(WrongSetting, match=r"\.env cannot be read"):
        load_settings(env_file)


def test_every_setting_has_a_description():
    assert all(field.description for field in Settings.model_fields.values())
    assert variable("discord_token") == "DISCORD_TOKEN"
    assert variable("pace") == "COOP_PACE"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_server_address_overrides_the_database_file(env_file, scheme):
    env_file.write_text(f"DATABASE_URL={scheme}://coop:hush@db/coop\n")
    settings = load_settings(env_file)
    assert settings.place == DatabaseServer(f"{scheme}://coop:hush@db/coop")
    # Settings are printed in logs.
    assert "hush" not in repr(settings)


def test_database_file_is_used_without_a_server_address(env_file, monkeypatch):
    env_file.write_text("DATABASE_URL=\n")
    assert load_settings(env_file).place == Path("data/var/coop.sqlite3")
    env_file.write_text("DATABASE_URL=postgres://a@b/c\n")
    monkeypatch.setenv("DATABASE_URL", "none")
    assert load_settings(env_file).place == Path("data/var/coop.sqlite3")


# Special characters that a password must write as %-escapes.
PASSWORDS = ("hu/hush", "hu@hush", "hu#hush", "hu?hush", "hush%", "hush%z0", "hu[hush", "hu]hush")


@pytest.mark.parametrize(
    "wrong",
    [
        "mysql://me:hush@db/coop",
        "coop.sqlite3",
        "postgresql:hush",
        *(f"postgresql://me:{password}@db/coop" for password in PASSWORDS),
    ],
)
def test_wrong_address_is_refused_but_not_shown(env_file, wrong):
    env_file.write_text(f"DATABASE_URL={wrong}\n")
    with pytest.raises(WrongSetting, match="DATABASE_URL is no address") as error:
        load_settings(env_file)
    assert "hush" not in str(error.value)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://",
        "postgresql://db",
        "postgresql://me@db:5432/coop",
        "postgresql://me:a%40b%2Fc:d$!*@db.example.org:5432/coop?sslmode=verify-full&options=-c%20x",
        "postgresql://me:hush@[::1]:5432/coop",
        "postgresql://one:1,two:2/coop?target_session_attrs=read-write",
        "postgresql://me:@/coop?host=/var/run/postgresql",
    ],
)
def test_every_form_of_a_server_address_is_accepted(env_file, address):
    env_file.write_text(f"DATABASE_URL='{address}'\n")
    assert load_settings(env_file).place == DatabaseServer(address)
