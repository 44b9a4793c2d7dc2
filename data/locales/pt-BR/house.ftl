# Coop itself: what stands beside its name, and who sits in for people.

# Shown under the bot's name in the member list.
presence = Contando as galinhas · /chicken

# House players, in the order in which they are seated, parted by commas.
house-names = Cocota, Coxinha, Farofa, Canjica, Gema, Penosa, Clara, Pipoca

# What a house player is like, besides how well it plays. It goes with the name.
temper-careful = cauteloso
temper-bold = ousado
temper-fickle = inconstante
temper-grudging = rancoroso
