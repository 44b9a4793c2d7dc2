# What the cards of Political Chicken are called. Invent your own jokes: nobody checks them against the
# English, and pictures and menus break long names. No Markdown in them, at most 60 characters.
#
# …-adult: the mildly adult name, of those cards that have one here; where a table wants them, the
# others keep their clean ones. Which cards have one is the same in every language.

# One letter for each wing, before what a group counts: L3. Sentences in political.ftl say them too.
political-letter-left = L
political-letter-right = R

## Groups of the left

political-card-L6-1 = Brunch-Ausschuss ohne Mandat
political-card-L5-1 = Öko-Jacht-Kollektiv
political-card-L4-1 = Revolution im Probemonat
political-card-L3-1 = Anarchie auf Lebenszeit
political-card-L3-2 = IG Milchschaum
political-card-L3-3 = Lehrstuhl für Angewandte Empörung
political-card-L3-4 = Ausschuss zur Ausschuss-Gründung
political-card-L3-5 = Hängematten-Kommune
political-card-L3-5-adult = FKK-Kommune
political-card-L3-6 = Gilde der Doku-Stimmen
political-card-L3-7 = VEB Knabberzeug
political-card-L2-1 = Bündnis Briefwahl
political-card-L2-2 = Ausdruckstanz-Lobby
political-card-L2-3 = Radweg bis zum Horizont
political-card-L2-4 = Kompost-Flüsterrunde
political-card-L2-5 = Poetry-Slam-Block
political-card-L2-6 = Bibliotheks-Guerilla (leise)
political-card-L2-7 = Hochbeet-Warlords
political-card-L2-8 = Gewerkschaft Tiefenatmung
political-card-L2-8-adult = Gewerkschaft Tantra
political-card-L2-9 = Strickjacken-Widerstand
political-card-L1-1 = Zeltlager Kompromisslos
political-card-L1-2 = Initiative Antwort-an-alle
political-card-L1-3 = Barfuß im Aufsichtsrat
political-card-L1-4 = Jutebeutel-Hamster
political-card-L1-5 = Klemmbrett-Hinterhalt
political-card-L1-6 = Ukulele-Flashmob
political-card-L1-7 = Swing-Tanzkreis Wechselwahl
political-card-L1-7-adult = Swingerclub Wechselwahl
political-card-L1-8 = MC Tofu
political-card-L1-9 = Trommelkreis Konsens

## Groups of the right

political-card-R6-1 = Stiftung Familienwerte (Cayman)
political-card-R5-1 = Bündnis besorgter Milliardäre
political-card-R4-1 = Talkshow-Brüllchor
political-card-R3-1 = Rüstungs-Speckgürtel
political-card-R3-2 = Hausordnungs-Tribunal
political-card-R3-3 = Selfmade in dritter Generation
political-card-R3-4 = Golfplatz-Senat
political-card-R3-5 = Böllerimport ohne Prüfsiegel
political-card-R3-6 = Ellenbogen-Industrieverband
political-card-R3-7 = Lobby gegen andere Lobbys
political-card-R2-1 = Dosenravioli-Prepper
political-card-R2-2 = Bürgerwehr Villenviertel
political-card-R2-3 = Verein Reich-in-3-Tagen
political-card-R2-4 = Fähnchen am Revers
political-card-R2-5 = Duftkerzengilde Braunkohle
political-card-R2-6 = Patenkreis Steueroase
political-card-R2-7 = Grillväter 04
political-card-R2-8 = Keuschheitschor der Pharma
political-card-R2-9 = Zigarrenlobby mit Brief und Siegel
political-card-R1-1 = Rasensprenger-Rebellion
political-card-R1-2 = Laubbläser um sechs
political-card-R1-3 = Kettenmail-Archiv
political-card-R1-4 = Früher-war-alles-Stammtisch
political-card-R1-5 = Blitzer-Warndienst
political-card-R1-6 = Deko-Adler-Sammelkreis
political-card-R1-7 = Kommafuchser fürs Grundgesetz
political-card-R1-7-adult = Nackt fürs Grundgesetz
political-card-R1-8 = Brauchtum Tieferlegung
political-card-R1-9 = Traditionsverein Puderperücke

## Assets

political-card-A01 = Ohrwurm
political-card-A02 = Lächeln vom Testpublikum
political-card-A03 = Hund fürs Foto
political-card-A04 = Autoaufkleber
political-card-A05 = Gratis-Bratwurst
political-card-A06 = C-Promi-Segen
political-card-A07 = Bot-Legebatterie
political-card-A08 = Bus mit deinem Gesicht
political-card-A09 = Kuschel-Podcast
political-card-A10 = Menschenmenge (Fotomontage)
political-card-A11 = Schwarze Kasse
political-card-A12 = Super-Duper-Parteispende
political-card-A13 = Wahlkreis von Opa
political-card-A14 = Kanzlei
political-card-A15 = Aluhut
political-card-A16 = Teflon-Anzug
political-card-A17 = Giftpillen-Satzung
political-card-A18 = Brandschutz-Archiv

## Deficits

political-card-D01 = Vitamin B
political-card-D02 = Fettnäpfchen
political-card-D03 = Tanzvideo vom Parteitag
political-card-D04 = Unbezahlte Knöllchen
political-card-D05 = Geleakte Einkaufsliste
political-card-D05-adult = Geleakter Browserverlauf
political-card-D06 = Rufmord
political-card-D07 = Offenes Mikro
political-card-D08 = Praktikums-Aufstand
political-card-D09 = Enthüllungsbuch
political-card-D10 = Plagiat
political-card-D11 = U-Ausschuss
political-card-D12 = Peinliche Zeugenaussage
political-card-D13 = Filibuster
political-card-D14 = Identitätskrise
political-card-D15 = Maulkorb

## Events

political-card-E01 = Skandal
political-card-E02 = Moralpanik
political-card-E03 = Börsencrash
political-card-E04 = Faktencheck
political-card-E05 = Spendengala
political-card-E06 = Hinterzimmer-Deal
political-card-E07 = Geleaktes Postfach
political-card-E08 = Amtszeit-Limit
political-card-E09 = Comeback-Tour
political-card-E10 = Neue Wahlkreise
