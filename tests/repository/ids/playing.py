"""The ids of Playing Chicken that are put together."""

from cogs.playing.story import QUIET
from games.playing.vocabulary import ASKED, TOLD
from tests.repository.ids.family import ids, own

HAPPENS = {*TOLD.public, *TOLD.private} - QUIET - {"revealed"}
"""What has a sentence of its own; that of a reveal stands in the code."""

FAMILIES = [
    ids("playing-question-*", ASKED),
    own("playing", "waiting-*", ("trick", "revealed")),
    ids("playing-option-*", ("play",)),
    ids("playing-chosen-*", ("play",)),
    ids("playing-moment-*", ("exact", "round", "end")),
    ids("playing-picture-*", ("picked", "played")),
]
