"""Coop's pictures, drawn by code: `make art` turns this into the PNGs beside it.

Rule 1: every shape is our own, written here as strings of SVG; no icon, font outline or card art of
        anybody else. Whoever is meant by a name gets a hat and a prop, never a likeness.
Rule 2: one ink around everything, two flat tones a shape, light from the upper left; no gradient, no
        blur, no texture (a gradient doubles a PNG). What stands on a scene has a cream edge.
Rule 3: nothing tells by colour alone: a shape, a hat or a sign says the same, at 34 pixels too.
Rule 4: nothing here is imported while Coop runs. Coop reads `sprites/` and `emoji/`, which are
        committed; a test holds that they are what this code draws.

kit        strokes, and the chicken everything else is put on
sprite     a drawing with its name and size, and how it becomes a small PNG
heist …    one module a game, each with its `drawings()`; a heist has four more, Political
           Chicken has a folder
hens       plain hens, for seats without a character
common     what all games share: hens, house players, backs, marks
scenes     grounds that fill a picture; bank is that of a heist
lids       the box of each game; Coop's avatar and banner
emojis     application emojis, and the table (emoji.json) of the signs they stand for
palette    the 256 colours that the pictures of a game are saved in
sheets     all drawings on sheets to look at: proofs/
"""
