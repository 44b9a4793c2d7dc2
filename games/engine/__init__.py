"""The code that all games share: seats, asks, the engine, chance, events, house players, simulation
and scenarios.
"""
