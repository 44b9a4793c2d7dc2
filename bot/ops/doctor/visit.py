"""A visit of the doctor: settings first, then all the rest, told line by line."""

from collections.abc import Callable

from bot.i18n.words import Words
from bot.ops.doctor import settings_file
from bot.ops.doctor.examination import examine
from bot.ops.doctor.report import Report
from bot.ops.env_file import ENV_FILE
from bot.settings import WrongSetting, load_settings


async def visit(tell: Callable[[str], None]) -> bool:
    """Whether nothing stands in the way of playing."""
    try:
        settings = load_settings(ENV_FILE)
    except WrongSetting as wrong:
        report = Report()
        for verdict in settings_file.wrong(wrong):
            tell(report.line(verdict))
    else:
        report = Report(Words(settings.locale), settings.discord_token)
        async for verdict in examine(settings, ENV_FILE):
            tell(report.line(verdict))
    tell(report.summary())
    return not report.has_failed
