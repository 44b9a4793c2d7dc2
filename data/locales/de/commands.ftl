# Slash commands as Discord lists them: descriptions of at most 100 characters.

command-chicken = Hühner-Kartenspiele, hier im Kanal
command-start = Einen Tisch eröffnen
command-start-heist = Chicken Heist: mit 3 bis 8 Hühnern eine Bank ausrauben und am reichsten davonkommen
command-hand = Deine Karten ansehen, nur für deine Augen
command-table = Einen Tisch noch mal zeigen, ganz unten im Kanal
command-move = Einen Tisch in diesen Kanal umziehen: für seinen Host und die Moderation
command-end = Einen Tisch beenden: für seinen Host und alle, die hier Nachrichten verwalten
command-leave = Einen Tisch verlassen: Ein Haushuhn hält deinen Platz warm, bis du wieder da bist
command-story = Ein beendetes Spiel noch einmal lesen, Schritt für Schritt
command-block = Jemanden auf Abstand halten oder wieder zulassen: Nur du weißt davon
command-ban = Für die Moderation: jemanden von den Tischen dieses Servers fernhalten oder wieder zulassen
command-me = Was ich von dir weiß, auf Wunsch als Datei, und wie ich dich vergesse
command-help = Alle Spiele: spielen, lernen, Regeln lesen; und deine eigenen Seiten
command-settings = Wie Hühner auf diesem Server spielen: Spiele, Kanäle, wer startet, wer was getan hat

command-option-table = Welcher Tisch, falls es mehrere gibt
command-option-story = Welches Spiel: Nummer, Name, was gespielt wurde (sonst: das letzte in diesem Kanal)
command-option-fill = Das Haus füllt den Tisch auf bis (0: nein)
command-option-level = Wie schlau das Haus spielt
command-option-opponent = Wen du herausforderst: Der andere Platz ist reserviert (ein Bot: ein Haushuhn setzt sich)
command-option-pace = Wie viel Bedenkzeit
command-option-block = Wer auf Abstand soll (leer: die Liste derer, die es schon sind)
command-option-ban = Wer ferngehalten werden soll (leer: die Liste derer, die es schon sind)
command-option-ban-days = Für wie viele Tage (leer: bis es jemand aufhebt)
command-option-ban-reason = Warum: für andere in der Moderation zum Nachlesen
command-option-ban-sit-out = Ob dort, wo die Person gerade sitzt, Haushühner übernehmen
command-option-ladder-game = Welches Spiel

# A line to choose from: a pace, and how long a decision has at it, like 45 s or 24 h
command-pace = { $pace }: { $time }
command-pace-quick = Flott
command-pace-normal = Normal
command-pace-relaxed = Entspannt
command-pace-days = Tageweise
