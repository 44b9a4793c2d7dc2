"""One family for what can be wrong with a choice. Anything else that a game raises is a bug."""


class GameError(Exception):
    """A choice that the rules refuse. Nothing has changed."""


class NothingAsked(GameError):
    """The seat owes nothing to the open ask, or the game is over."""


class IllegalChoice(GameError):
    """The choice is not among the options put to the seat."""


class ReplayDiffers(Exception):
    """A journal, replayed by this version of the rules, leads elsewhere. `revision` is the first
    such row. `why` goes to the log: it may quote no choice.
    """

    def __init__(self, revision: int, why: str) -> None:
        super().__init__(f"revision {revision}: {why}")
        self.revision = revision
        self.why = why
