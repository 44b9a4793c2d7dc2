# Coop itself: what stands beside its name, and who sits in for people.

# Shown under the bot's name in the member list.
presence = Compte les poulets · /chicken

# House players, in the order in which they are seated, parted by commas.
house-names = Ginette, Cocotte, Poulie, Picoti, Nugget, Omelie, Plume, Coqui

# What a house player is like, besides how well it plays. It goes with the name.
temper-careful = prudent
temper-bold = audacieux
temper-fickle = changeant
temper-grudging = rancunier
