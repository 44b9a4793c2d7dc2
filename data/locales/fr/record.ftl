# The record of a game that is over (docs/records.md).

record-button = Procès-verbal
record-here = Chaque carte, chaque secret, chaque choix de cette partie, pour qui veut vérifier que personne n’a ébouriffé le paquet : **python -m games verify { $file }** le fait, et docs/records.md dit comment le faire à la main.

## Cutting the deck

# Beside Join and Leave, in one line of a phone.
cut-button = Couper
cut-done = ✂️ **Clac !** Tu as coupé le paquet avec { $cut }.
cut-again = Ta coupe et mon nombre scellé font le mélange, avec ce qu’apportent tous les autres. Coupe autant que tu veux : la dernière coupe compte, jusqu’à la donne.
cut-by-joined = l’appui qui t’a donné ta place, { $cut }
cut-by-pressed = l’appui { $cut }
cut-by-said = « { $cut } »
cut-window-button = Avec mes mots
cut-window-title = Couper le paquet
cut-window-label = Ce qui te passe par la tête
cut-window-hint = Un nombre, un proverbe, une poule sur le clavier. Après la partie, c’est dans le procès-verbal.

## Fair play

fair-button = Fair-play { $seal }
fair-explained = Avant que quiconque s’assoie, j’ai mis un nombre à moi sous ce sceau : tout autre nombre donnerait un autre sceau. Puis tout le monde ici a coupé le paquet, d’un appui ou avec ses propres mots, et seuls mon nombre et toutes les coupes ensemble disent où sont les cartes. Je n’ai donc pas pu les arranger, puisque j’ai choisi mon nombre avant de connaître vos coupes, et personne à la table non plus, faute de connaître mon nombre. Quand la partie est finie, je brise le sceau, et j’arbitre toute la partie encore une fois sous tes yeux.
fair-explained-uncut = Cette table a été ouverte avant que je laisse les gens couper. Un nombre à moi était sous ce sceau avant la première carte, et lui seul dit où sont les cartes. Personne n’a donc pu en déplacer une après le début de la partie. Quand elle est finie, je brise le sceau, et j’arbitre toute la partie encore une fois sous tes yeux.
fair-yours = ✂️ Ta coupe : { $cut }.

seal-opened = 🔓 Dessous, il y avait le nombre { $seed } et le sel { $salt }. Mets le sel devant le nombre, prends le SHA-256 des deux, et tu as le sceau.
fair-replayed = ✅ **Rejouée : chaque carte était à sa place.** J’ai redistribué le paquet scellé et refait { $choices ->
    [one] l’unique choix
   *[other] les { $choices } choix
  } ; ça finit comme ici.
fair-numbers = Chiffres
fair-true = ✅ **Je viens de rejouer le procès-verbal, du sceau à la fin, et il est vrai.** La graine est faite de ce nombre et des coupes de { $people }, dans l’ordre où l’on s’est assis, et de rien d’autre. Les places, les cartes et les dés sont tombés comme le dit cette graine, et { $choices ->
    [one] l’unique choix était permis
   *[other] chacun des { $choices } choix était permis
  } là où il a été fait.
fair-true-uncut = ✅ **Je viens de rejouer le procès-verbal, du sceau à la fin, et il est vrai.** Personne ne pouvait couper à cette table, donc ce nombre est la graine. Les places, les cartes et les dés sont tombés comme elle le dit, et { $choices ->
    [one] l’unique choix était permis
   *[other] chacun des { $choices } choix était permis
  } là où il a été fait.
fair-true-forgotten = ✅ **Je viens de rejouer le procès-verbal, du sceau à la fin, et il est vrai, à une chose près que plus personne ne peut vérifier.** La graine est faite de ce nombre et des coupes de tout le monde. { $forgotten ->
    [one] Quelqu’un d’ici a demandé l’oubli depuis, et les mots de sa coupe sont partis avec
   *[other] { $forgotten } personnes d’ici ont demandé l’oubli depuis, et les mots de leurs coupes sont partis avec
  } : que la graine en soit bien faite, il faut me croire sur parole. Les places, les cartes et les dés sont tombés comme elle le dit, et { $choices ->
    [one] l’unique choix était permis
   *[other] chacun des { $choices } choix était permis
  } là où il a été fait.
fair-yours-in = ✂️ La tienne est dedans : { $cut }.
fair-fell-back = ⏪ Une fois, j’ai été mis à jour en plein milieu d’une étape : après le choix { $since }, la partie est revenue où elle en était après le choix { $to }, avec une nouvelle chance tirée de la même graine.
fair-given-up = 🏳️ Ensuite, la partie a été abandonnée ; il n’y a donc rien de plus.
fair-sceptic = Ne me crois pas sur parole : **Procès-verbal**, sous **Toute l’histoire**, est à toi, et docs/records.md montre comment le vérifier avec quelques lignes de Python qui ne sont pas de moi.
fair-wrong = ❌ **Ce procès-verbal n’est pas vrai :** la ligne { $line } ne découle pas de ce qui précède. Ça ne doit jamais arriver. Garde **Procès-verbal**, sous **Toute l’histoire**, et montre-le à la personne qui me fait tourner.
fair-of-another = ❌ **Ce n’est pas le procès-verbal de cette table :** la partie, le sceau, ta coupe ou le nom de qui a gagné ne colle pas. Ça ne doit jamais arriver. Garde **Procès-verbal**, sous **Toute l’histoire**, et montre-le à la personne qui me fait tourner.
fair-older-rules = 🕰️ Cette partie s’est jouée avec la version { $played } de ses règles, et je ne connais plus que la version { $today } : je ne peux plus l’arbitrer. Rien n’est perdu : **Procès-verbal**, sous **Toute l’histoire**, garde chaque carte, et le Coop de ce jour-là peut le vérifier.
