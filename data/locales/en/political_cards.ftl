# What the cards of Political Chicken are called. Invent your own jokes: nobody checks them against the
# English, and pictures and menus break long names. No Markdown in them, at most 60 characters.
#
# …-adult: the mildly adult name, of those cards that have one here; where a table wants them, the
# others keep their clean ones. Which cards have one is the same in every language.

# One letter for each wing, before what a group counts: L3. Sentences in political.ftl say them too.
political-letter-left = L
political-letter-right = R

## Groups of the left

political-card-L6-1 = Unelected Brunch Caucus
political-card-L5-1 = Sustainable Yacht Collective
political-card-L4-1 = Streaming-Service Revolutionaries
political-card-L3-1 = Tenured Anarchists
political-card-L3-2 = Artisanal Foam Workers’ Union
political-card-L3-3 = Professors of Applied Outrage
political-card-L3-4 = Committee to Form a Committee
political-card-L3-5 = Hammock Commune
political-card-L3-5-adult = Clothing-Optional Commune
political-card-L3-6 = Guild of Documentary Narrators
political-card-L3-7 = Front for Nationalised Snacks
political-card-L2-1 = League of Persistent Voters
political-card-L2-2 = Interpretive Dance Lobby
political-card-L2-3 = Bicycle Lane Maximalists
political-card-L2-4 = Compost Whisperers
political-card-L2-5 = Open-Mic Poets’ Bloc
political-card-L2-6 = Radical Librarians (Quietly)
political-card-L2-7 = Community Garden Warlords
political-card-L2-8 = Meditating Trade Unionists
political-card-L2-8-adult = Tantric Trade Unionists
political-card-L2-9 = Cardigan Resistance
political-card-L1-1 = Militant Summer Campers
political-card-L1-2 = Reply-All Petitioners
political-card-L1-3 = Barefoot Board Members
political-card-L1-4 = Tote Bag Hoarders
political-card-L1-5 = Clipboard Ambushers
political-card-L1-6 = Ukulele Flash Mob
political-card-L1-7 = Swing-State Swing Dancers
political-card-L1-7-adult = Swing-State Swingers
political-card-L1-8 = Vegan Motorcycle Club
political-card-L1-9 = Consensus Drum Circle

## Groups of the right

political-card-R6-1 = Offshore Family Values Trust
political-card-R5-1 = Coalition of Concerned Billionaires
political-card-R4-1 = Talk Radio Shouting Choir
political-card-R3-1 = Military Industrial Fat Cats
political-card-R3-2 = Homeowners’ Association Tribunal
political-card-R3-3 = Third-Generation Self-Made Men
political-card-R3-4 = Golf Course Senate
political-card-R3-5 = Deregulated Fireworks Importers
political-card-R3-6 = Bootstrap Manufacturers’ Alliance
political-card-R3-7 = Lobbyists Against Other Lobbyists
political-card-R2-1 = Bunker Pantry Preppers
political-card-R2-2 = Gated Community Militia
political-card-R2-3 = Prosperity Seminar Alumni
political-card-R2-4 = Flag Pin Enthusiasts
political-card-R2-5 = Coal-Scented Candle Guild
political-card-R2-6 = Tax Shelter Adoption League
political-card-R2-7 = Grill Dads United
political-card-R2-8 = Pharma-Sponsored Abstinence Choir
political-card-R2-9 = Fully Licensed Cigar Lobby
political-card-R1-1 = Lawn-Watering Rebels
political-card-R1-2 = Leaf-Blower Dawn Patrol
political-card-R1-3 = Chain-Email Historians
political-card-R1-4 = Back-in-My-Day Debaters
political-card-R1-5 = Speed-Camera Vigilantes
political-card-R1-6 = Decorative Eagle Collectors
political-card-R1-7 = Constitutional Nitpickers
political-card-R1-7-adult = Constitutional Nudists
political-card-R1-8 = Truck-Accessory Heritage Society
political-card-R1-9 = Powdered-Wig Re-enactors

## Assets

political-card-A01 = Catchy Jingle
political-card-A02 = Focus-Grouped Smile
political-card-A03 = Photogenic Dog
political-card-A04 = Bumper Stickers
political-card-A05 = Free Doughnuts
political-card-A06 = D-List Endorsement
political-card-A07 = Bot Farm
political-card-A08 = Bus With Your Face On It
political-card-A09 = Friendly Podcast
political-card-A10 = Suspiciously Large Crowd Photo
political-card-A11 = Dark Money
political-card-A12 = Super-Duper PAC
political-card-A13 = Hereditary Safe Seat
political-card-A14 = Lawyers
political-card-A15 = Conspiracy Theorist
political-card-A16 = Teflon Suit
political-card-A17 = Poison-Pill Bylaws
political-card-A18 = Fireproof Archive

## Deficits

political-card-D01 = Nepotism
political-card-D02 = Gaffe
political-card-D03 = Awkward Dancing Clip
political-card-D04 = Unpaid Parking Tickets
political-card-D05 = Leaked Shopping List
political-card-D05-adult = Leaked Browser History
political-card-D06 = Smeared
political-card-D07 = Hot Mic
political-card-D08 = Intern Revolt
political-card-D09 = Tell-All Memoir
political-card-D10 = Plagiarised Slogan
political-card-D11 = Special Prosecutor
political-card-D12 = Unflattering Deposition
political-card-D13 = Filibustered
political-card-D14 = Identity Crisis
political-card-D15 = Gag Order

## Events

political-card-E01 = Scandal
political-card-E02 = Moral Panic
political-card-E03 = Market Meltdown
political-card-E04 = Fact Check
political-card-E05 = Fundraiser
political-card-E06 = Backroom Deal
political-card-E07 = Leaked Inbox
political-card-E08 = Term Limits
political-card-E09 = Comeback Tour
political-card-E10 = Redistricting
