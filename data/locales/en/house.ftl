# Coop itself: what stands beside its name, and who sits in for people.

# Shown under the bot's name in the member list.
presence = Counting the chickens · /chicken

# House players, in the order in which they are seated, parted by commas.
house-names = Hettie, Clucky, Yolko, Beaky, Nugget, Omelie, Tikka, Korma

# What a house player is like, besides how well it plays. It goes with the name.
temper-careful = careful
temper-bold = bold
temper-fickle = fickle
temper-grudging = vengeful
