# Coop itself: what stands beside its name, and who sits in for people.

# Shown under the bot's name in the member list.
presence = Contando gallinas · /chicken

# House players, in the order in which they are seated, parted by commas.
house-names = Clueca, Yemita, Kika, Alitas, Plumas, Cocó, Pechu, Pío

# What a house player is like, besides how well it plays. It goes with the name.
temper-careful = prudente
temper-bold = audaz
temper-fickle = voluble
temper-grudging = rencoroso
