"""Fixtures for a simulated Discord."""

from tests.discord.conftest import expected, guard, opened, wire

__all__ = ["expected", "guard", "opened", "wire"]  # fixtures
