"""Imports all that a bot needs before it can start; the processes of brood.py are its forks."""

import gc

from bot import cli as _bot  # noqa: F401
from bot.features import FEATURES
from bot.i18n.words import Words
from bot.settings import complete_locales
from playground.process import bot_process as _bot_process  # noqa: F401

for feature in FEATURES:
    __import__(feature)
for locale in complete_locales():
    # The first sentence of a language reads all its files.
    Words(locale)("presence")

gc.freeze()  # forks share memory that the collector does not touch
