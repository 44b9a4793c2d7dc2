"""The programs that draw Coop's sprites and emojis: `make art` writes the PNG files.

Rule 1: every shape is our own, and written here as SVG. No icon, font outline or card art comes
        from another work. A card that alludes to a person shows a hat and a prop, never a likeness.
Rule 2: every outline has the colour INK. A shape has at most two flat tones, and the light comes
        from the upper left. There is no gradient (it doubles the size of a PNG), no blur and no texture.
        A sprite that is placed on a scene has a cream edge.
Rule 3: no meaning depends on colour alone. A shape, a hat or a sign shows it too, also at 34
        pixels.
Rule 4: Coop imports nothing from here while it runs. It reads `sprites/` and `emoji/`, which are
        committed. A test checks that they are what this code draws.

kit        SVG strokes, and the chicken with all that it can wear and hold
sprite     a drawing with its name and size, and how it becomes a small PNG
heist …    one module for each game, with a function `drawings`; the heist has more modules, and
           Political Chicken has a folder
hens       plain hens, for seats without a character
common     what all games share: hens, house players, card backs, marks
scenes     backgrounds that fill a picture; bank draws the one of the heist
lids       the box of each game, and Coop's avatar and banner
emojis     the application emojis, and emoji.json: the Unicode sign that each replaces
palette    the 256 colours of the pictures of a game
sheets     sheets that show all drawings, to be checked by eye: proofs/
"""
