# Coop itself: what stands beside its name, and who sits in for people.

# Shown under the bot's name in the member list.
presence = Zählt die Hühner · /chicken

# House players, in the order in which they are seated, parted by commas.
house-names = Henni, Gacki, Dotti, Pickard, Nugget, Omelie, Eileen, Gockel

# What a house player is like, besides how well it plays. It goes with the name.
temper-careful = vorsichtig
temper-bold = kühn
temper-fickle = wankelmütig
temper-grudging = nachtragend
