"""The faces: one package per game, and the lobby."""
