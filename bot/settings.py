"""The settings of the operator.

They are read from the environment and from `.env`; the environment has priority. An empty value
counts as not set. `.env.example` documents each setting, and a test compares it with this class.
"""

import tomllib
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

from dotenv.parser import Binding, parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.common.database_url import DatabaseServer, Place, is_clear
from bot.common.listen_address import Address

LOCALES = Path(__file__).resolve().parent.parent / "data" / "locales"
PREFIX = "COOP_"
"""The beginning of the names of most settings in the environment."""

OTHER_NAMES = {
    "TOKEN": "DISCORD_TOKEN",
    "BOT_TOKEN": "DISCORD_TOKEN",
    "DISCORD_BOT_TOKEN": "DISCORD_TOKEN",
    "DB_URL": "DATABASE_URL",
    "POSTGRES_URL": "DATABASE_URL",
}
"""Names of our settings in other programs -> our names, for hints on wrong names."""

OF_COMPOSE = ("COOP_IMAGE", "COOP_VERSION", "POSTGRES_PASSWORD")
"""Names in the same file that compose.yaml reads."""

NOT_A_TOKEN = (
    "DISCORD_TOKEN is no token: it must be the token alone, without blanks or line breaks"
    " (developer portal, Bot, Reset Token)."
)
NOT_AN_ADDRESS = (
    "DATABASE_URL is no address of a PostgreSQL database: it must look like"
    " postgresql://user:password@host/name. Signs in the password are written as %40 for @,"
    " %2F for /, %23 for #, %25 for %, and so on."
)
NO_TOKEN_FILE = "DISCORD_TOKEN_FILE is “{file}”, but that file cannot be read: {why}."

OPEN_METRICS = (
    "COOP_METRICS is “{address}”, where not only this machine could read how much Coop does. Say"
    " 127.0.0.1:{port} instead; or add COOP_METRICS_FOR=network, where a firewall or a network of"
    " containers keeps strangers out."
)

SWITCHES = (("on", "off"), ("yes", "no"), ("true", "false"), ("1", "0"))
"""Pairs of words that switch something on and off."""

# The values of settings that are one of some words. `Settings` describes them.
Disk = Literal["unknown", "lasts"]
Readers = Literal["machine", "network"]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat = Literal["text", "json"]
Pictures = Literal["on", "still", "off"]
AdultNames = Literal["yes", "no"]
Pace = Literal["quick", "normal", "relaxed", "days"]


class WrongSetting(ValueError):
    """A setting is wrong, so Coop cannot start. The operator reads the text."""


def draft_locales() -> list[str]:
    """Return the languages that have a folder in `data/locales`, complete or not."""
    return sorted(folder.name for folder in LOCALES.glob("*") if folder.is_dir())


def complete_locales() -> list[str]:
    """Return the languages that players are offered: those that are marked as ready.

    In an incomplete language, players would read a mixture of this language and English.
    """
    return [locale for locale in draft_locales() if _is_ready(LOCALES / locale / "language.toml")]


def _is_ready(file: Path) -> bool:
    # The translators set `ready = true` when their language is complete.
    return file.exists() and tomllib.loads(file.read_text("utf-8")).get("ready") is True


def _no_blanks(value: object) -> object:
    return value.strip() if isinstance(value, str) else value


def _none_if_blank(value: object) -> object:
    return _no_blanks(value) or None


def _none_if_none(value: object) -> object:
    """Turn "none" into None, so that the environment can unset a setting of the file."""
    value = _none_if_blank(value)
    return None if value == "none" else value


def _one_of(*known: str) -> BeforeValidator:
    """Return a validator that gives a known word its right case, such as "DEBUG" for "debug".

    If the first and the last word are a pair of `SWITCHES`, all other pairs mean the same.
    """
    by_folded = {word.casefold(): word for word in known}
    if (known[0], known[-1]) in SWITCHES:
        on_words, off_words = zip(*SWITCHES, strict=True)
        by_folded |= dict.fromkeys(on_words, known[0]) | dict.fromkeys(off_words, known[-1])

    def correct_case(value: object) -> object:
        text = _no_blanks(value)
        return by_folded.get(text.casefold(), value) if isinstance(text, str) else value

    return BeforeValidator(correct_case)


def _a_token(token: SecretStr | None) -> SecretStr | None:
    """Check that the token can be sent to Discord in an HTTP header."""
    text = "" if token is None else token.get_secret_value()
    if " " in text or not (text.isascii() and text.isprintable()):
        raise ValueError("not a token")
    return token


def _an_address(url: SecretStr | None) -> SecretStr | None:
    """Check the URL of a database. The error does not show it, because it may hold a password."""
    if url is not None and not is_clear(url.get_secret_value()):
        raise ValueError("no address")
    return url


def _an_own_address(text: object) -> object:
    """Parse the address on which Coop itself should listen."""
    return Address.read(text) if isinstance(text, str) else text


def _a_link(url: str | None) -> str | None:
    """Check that Discord accepts the URL for a link button."""
    parts = urlsplit(url or "")
    if url is not None and not (parts.scheme == "https" and parts.hostname and url.isprintable()):
        raise ValueError("no link")
    return url


def _a_file(path: Path) -> Path:
    path = path.expanduser()
    # A path with unprintable characters is a mistake, for example of copying.
    if not str(path).isprintable() or (path.exists() and not path.is_file()):
        raise ValueError("no file")
    return path


def _no_folder(path: Path | None) -> Path | None:
    return None if path is None else _a_file(path)


def _a_known_locale(locale: str) -> str:
    # An incomplete language is rejected too. `_what_is_allowed` names it as not ready.
    if locale not in complete_locales():
        raise ValueError("no sentences")
    return locale


class Settings(BaseSettings):
    """All settings. Each has a description for the operator."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        populate_by_name=True,
        frozen=True,
        validate_default=False,
        # A wrong value may be a token or a password. `load_settings` shows only harmless values.
        hide_input_in_errors=True,
    )

    discord_token: Annotated[
        SecretStr | None, BeforeValidator(_none_if_blank), AfterValidator(_a_token)
    ] = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        description="The bot's token from Discord's developer portal. Keep it secret.",
    )
    discord_token_file: Annotated[
        Path | None, BeforeValidator(_none_if_blank), AfterValidator(_no_folder)
    ] = Field(
        default=None,
        validation_alias="DISCORD_TOKEN_FILE",
        description="A file that contains only the token, such as a secret of Docker or systemd;"
        " used if DISCORD_TOKEN is empty.",
    )
    database: Annotated[Path, BeforeValidator(_no_blanks), AfterValidator(_a_file)] = Field(
        default=Path("data/var/coop.sqlite3"),
        description="The SQLite file with all data. Its folder is created if it is missing.",
    )
    database_url: Annotated[
        SecretStr | None, BeforeValidator(_none_if_none), AfterValidator(_an_address)
    ] = Field(
        default=None,
        validation_alias="DATABASE_URL",
        description="A PostgreSQL database, which is used instead of the file.",
    )
    disk: Annotated[Disk, _one_of(*get_args(Disk))] = Field(
        default="unknown",
        description="unknown: Coop does not start on platforms that are known to delete the disk"
        " at a restart. lasts: the disk is kept.",
    )
    log_level: Annotated[LogLevel, _one_of(*get_args(LogLevel))] = Field(
        default="INFO",
        description="The log level. No level logs a token or a hidden card.",
    )
    log_format: Annotated[LogFormat, _one_of(*get_args(LogFormat))] = Field(
        default="text",
        description="text: lines for people. json: one JSON object per line, for a log collector.",
    )
    # Validators of this kind run from right to left, so "none" is never parsed as an address.
    metrics: Annotated[
        Address | None, BeforeValidator(_an_own_address), BeforeValidator(_none_if_none)
    ] = Field(
        default=None,
        description="Where Coop serves metrics to Prometheus, such as 127.0.0.1:9464.",
    )
    metrics_for: Annotated[Readers, _one_of(*get_args(Readers))] = Field(
        default="machine",
        description="Who may read the metrics: programs on this machine, or the network.",
    )
    sentry_dsn: Annotated[SecretStr | None, BeforeValidator(_none_if_blank)] = Field(
        default=None,
        validation_alias="SENTRY_DSN",
        description="The DSN of Sentry. Reports of errors have no names, ids, texts and cards.",
    )
    locale: Annotated[str, BeforeValidator(_no_blanks), AfterValidator(_a_known_locale)] = Field(
        default="en",
        description="The language of tables if neither the host nor the server has chosen one.",
    )
    pace: Annotated[Pace, _one_of(*get_args(Pace))] = Field(
        default="normal",
        description="How long a new table waits for an answer. The host may change it.",
    )
    pictures: Annotated[Pictures, _one_of(*get_args(Pictures))] = Field(
        default="on",
        description="Pictures of tables and hands. still: no moving pictures. off: only text.",
    )
    adult_names: Annotated[AdultNames, _one_of(*get_args(AdultNames))] = Field(
        default="yes",
        description="Whether tables in age-restricted channels may play Political Chicken with its"
        " adult names.",
    )
    tables_per_channel: int = Field(
        default=4, ge=1, le=20, description="The maximum number of open tables in a channel."
    )
    tables_per_server: int = Field(
        default=50, ge=1, le=10_000, description="The maximum number of open tables on a server."
    )
    tables_per_person: int = Field(
        default=5,
        ge=1,
        le=100,
        description="The maximum number of open tables that one person hosts on a server.",
    )
    commands_per_minute: int = Field(
        default=20,
        ge=5,
        le=1000,
        description="The maximum number of commands and lobby buttons of one person in a minute."
        " Answers in a game are not counted.",
    )
    server_commands_per_minute: int = Field(
        default=300,
        ge=20,
        le=10_000,
        description="The maximum number of commands and lobby buttons of all people of a server in"
        " a minute.",
    )
    lobby_minutes: int = Field(
        default=30,
        ge=1,
        le=1440,
        description="After how many minutes a lobby closes if the cards are not dealt.",
    )
    paused_hours: int = Field(
        default=24,
        ge=1,
        le=8760,
        description="After how many hours a paused game ends; at the pace days, seven times as"
        " long.",
    )

    keep_days: int = Field(
        default=730,
        ge=0,
        le=36_500,
        description="For how many days a finished game and its record are kept; 0: for ever. When"
        " Coop is removed from a server, all data of the server is deleted after 30 days, or after"
        " this number if it is smaller.",
    )
    privacy_url: Annotated[str | None, BeforeValidator(_none_if_blank), AfterValidator(_a_link)] = (
        Field(
            default=None,
            description="The address of your privacy policy (docs/privacy.md).",
        )
    )
    terms_url: Annotated[str | None, BeforeValidator(_none_if_blank), AfterValidator(_a_link)] = (
        Field(
            default=None,
            description="The address of your terms of service (docs/terms.md).",
        )
    )

    @property
    def place(self) -> Place:
        """The database: the server if a URL is set, else the file."""
        url = self.database_url
        return self.database if url is None else DatabaseServer(url.get_secret_value())


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings from the environment and a file.

    Args:
        env_file: The file, which need not exist.

    Raises:
        WrongSetting: Some settings are wrong. The text names each of them, its value, and what is
            allowed.
    """
    try:
        # Errors are collected, because the operator should see all mistakes at once.
        mistakes = list(_errors_in_file(env_file))
        settings = Settings(_env_file=env_file)
        mistakes += _exposed_metrics(settings)  # needs two settings, so it is no validator of one
    except ValidationError as error:
        mistakes += [_explanation(detail["loc"][0], detail["input"]) for detail in error.errors()]
    except (OSError, UnicodeDecodeError) as error:
        raise WrongSetting(f"{env_file} cannot be read as text: {error}.") from error

    if mistakes:
        raise WrongSetting("\n".join(mistakes)) from None

    return _with_token(settings)


def _exposed_metrics(settings: Settings) -> Iterator[str]:
    """Yield an error if the network could read the metrics without the operator's consent."""
    address = settings.metrics
    if address and not address.is_of_this_machine and settings.metrics_for == "machine":
        yield OPEN_METRICS.format(address=address, port=address.port)


def _with_token(settings: Settings) -> Settings:
    """Return the settings with the token from `discord_token_file`, if it is needed."""
    file = settings.discord_token_file
    if file is None or settings.discord_token is not None:
        return settings

    try:
        text = file.read_text("utf-8").strip()
        token = _a_token(SecretStr(text) if text else None)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        # `from None`: the traceback of a decoding error could show a part of the token.
        raise WrongSetting(NO_TOKEN_FILE.format(file=file, why=why)) from None
    except ValueError:
        raise WrongSetting(f"In {file}: {NOT_A_TOKEN}") from None

    # A copy, because settings are frozen.
    return settings.model_copy(update={"discord_token": token})


def variable(field: str) -> str:
    """Return the environment variable that sets `field`."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else (PREFIX + field).upper()


def _errors_in_file(env_file: Path | None) -> Iterator[str]:
    """Yield an error for each line of the file that is unreadable or has an unknown name.

    The environment is not checked: it may hold other COOP_ variables, for example for the tests.
    """
    if env_file is not None and env_file.is_dir():
        yield (
            f"{env_file} is a folder, but it must be a file. Docker makes such a folder where the"
            " file that it should mount is missing: remove the folder, and put the file there."
        )

    if env_file is None or not env_file.is_file():
        return

    known = [*map(variable, Settings.model_fields), *OF_COMPOSE]
    for line in _lines(env_file):
        if line.error:  # the line itself is not shown, because it may hold the token
            yield f"Line {_number(line)} of {env_file} cannot be read: it must be NAME=value."
        elif line.key and line.key.upper() not in known and (meant := _suggestion(line.key, known)):
            yield f"{line.key} in {env_file} is no setting of Coop; perhaps you mean {meant}."


def _suggestion(name: str, known: Sequence[str]) -> str | None:
    """Return the setting that an unknown `name` is most like.

    Returns:
        None if the name is not like any of ours: Docker Compose reads the same file. If it has our
        prefix, all our settings.
    """
    name = name.upper().replace("-", "_")
    if name in OTHER_NAMES:
        return OTHER_NAMES[name]

    # A name with our prefix is ours for certain, so less similarity is enough.
    is_ours = name.startswith(PREFIX)
    # The cutoff is the minimum similarity, from 0 to 1.
    close = get_close_matches(name, known, n=1, cutoff=0.6 if is_ours else 0.8)
    if close:
        return close[0]

    return ", ".join(known) if is_ours else None


def _lines(env_file: Path) -> list[Binding]:
    # The parser of python-dotenv, because pydantic reads the settings with it too.
    with env_file.open(encoding="utf-8") as text:
        return list(parse_stream(text))


def _number(line: Binding) -> int:
    """Return the number of a line.

    For the parser, empty lines before it are a part of it, so their line breaks are added.
    """
    text = line.original.string
    return line.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _explanation(loc: int | str, value: object) -> str:
    """Return an error's sentence for the operator.

    Args:
        loc: The field as pydantic names it: its alias, or its name if it has no alias.
        value: The wrong value. It is not shown if it may be a secret.
    """
    field = next(name for name in Settings.model_fields if str(loc) in (name, variable(name)))
    if field == "discord_token":
        return NOT_A_TOKEN
    if field == "database_url":
        return NOT_AN_ADDRESS

    # One line, without control characters that could change the terminal.
    shown = "".join(char if char.isprintable() else "�" for char in str(value))
    return f"{variable(field)} is “{shown}”, but it must be {_what_is_allowed(field)}."


def _what_is_allowed(field: str) -> str:
    """Return what a field may be, as the end of a sentence."""
    if field == "metrics":
        return "an address of this machine and a port, such as 127.0.0.1:9464"
    if field == "locale":
        complete = complete_locales()
        drafts = ", ".join(locale for locale in draft_locales() if locale not in complete)
        return f"one of: {', '.join(complete)}" + (f" (not ready yet: {drafts})" if drafts else "")

    # The allowed words and the limits are read from the class, so that they are written only once.
    schema: dict[str, Any] = Settings.model_json_schema(by_alias=False)["properties"][field]
    if field in ("privacy_url", "terms_url"):
        return "an address that begins with https://"
    if "enum" in schema:
        return f"one of: {', '.join(schema['enum'])}"
    if schema.get("type") == "integer":
        return f"a whole number from {schema['minimum']} to {schema['maximum']}"

    return "the path of a file"
