"""The faces: one package per game, the lobby, and here what all games share (docs/a-game.md)."""
