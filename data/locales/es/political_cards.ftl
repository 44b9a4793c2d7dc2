# What the cards of Political Chicken are called. Invent your own jokes: nobody checks them against the
# English, and pictures and menus break long names. No Markdown in them, at most 60 characters.
#
# …-adult: the mildly adult name, of those cards that have one here; where a table wants them, the
# others keep their clean ones. Which cards have one is the same in every language.

# One letter for each wing, before what a group counts: L3. Sentences in political.ftl say them too.
political-letter-left = I
political-letter-right = D

## Groups of the left

political-card-L6-1 = Politburó del Brunch
political-card-L5-1 = Colectivo de Yates Sostenibles
political-card-L4-1 = Revolución en Streaming
political-card-L3-1 = Anarquistas con Cátedra
political-card-L3-2 = Sindicato de la Espuma Artesanal
political-card-L3-3 = Cátedra de Indignación Aplicada
political-card-L3-4 = Comité para Crear un Comité
political-card-L3-5 = Comuna de la Hamaca
political-card-L3-5-adult = Comuna de la Ropa Opcional
political-card-L3-6 = Gremio de Voces en Off
political-card-L3-7 = Frente por la Merienda Pública
political-card-L2-1 = Liga de Votantes Insistentes
political-card-L2-2 = Lobby de la Danza Expresiva
political-card-L2-3 = Fundamentalistas del Pedal
political-card-L2-4 = Susurradores de Compost
political-card-L2-5 = Poetas a Micrófono Abierto
political-card-L2-6 = Bibliotecarias Radicales (Shhh)
political-card-L2-7 = Caudillos del Huerto Urbano
political-card-L2-8 = Sindicalistas en Meditación
political-card-L2-8-adult = Sindicalistas Tántricos
political-card-L2-9 = Resistencia del Cárdigan
political-card-L1-1 = Campamento Militante de Verano
political-card-L1-2 = Firmantes de Responder a Todos
political-card-L1-3 = Consejo Directivo Descalzo
political-card-L1-4 = Acaparadoras de Bolsas de Tela
political-card-L1-5 = Emboscadores de Carpetita
political-card-L1-6 = Flashmob de Ukeleles
political-card-L1-7 = Indecisos del Swing
political-card-L1-7-adult = Indecisos Swinger
political-card-L1-8 = Motoclub Vegano
political-card-L1-9 = Batucada por el Consenso

## Groups of the right

political-card-R6-1 = Valores Familiares Offshore
political-card-R5-1 = Coalición de Millonarios Preocupados
political-card-R4-1 = Coro Radiofónico de Gritones
political-card-R3-1 = Peces Gordos con Tanque
political-card-R3-2 = Tribunal de la Junta de Vecinos
political-card-R3-3 = Hechos a Sí Mismos por Papá
political-card-R3-4 = Senado del Hoyo 19
political-card-R3-5 = Pirotecnia sin Regular
political-card-R3-6 = Alianza del Querer es Poder
political-card-R3-7 = Lobistas contra Otros Lobistas
political-card-R2-1 = Hermandad del Búnker y el Atún
political-card-R2-2 = Milicia del Barrio Cerrado
political-card-R2-3 = Exalumnos de Hazte Rico Ya
political-card-R2-4 = Entusiastas del Pin Patrio
political-card-R2-5 = Gremio de Velas con Olor a Carbón
political-card-R2-6 = Adopta un Paraíso Fiscal
political-card-R2-7 = Padres Parrilleros Unidos
political-card-R2-8 = Abstinencia y Asociados
political-card-R2-9 = Lobby del Puro con Licencia
political-card-R1-1 = Rebeldes del Riego
political-card-R1-2 = Sopladores de Hojas al Alba
political-card-R1-3 = Historiadores del Reenviado
political-card-R1-4 = Tertulia En Mis Tiempos
political-card-R1-5 = Justicieros del Radar
political-card-R1-6 = Coleccionistas de Águilas de Yeso
political-card-R1-7 = Quisquillosos Constitucionales
political-card-R1-7-adult = Nudistas Constitucionales
political-card-R1-8 = Academia del Tuning Patriótico
political-card-R1-9 = Nostálgicos de la Peluca

## Assets

political-card-A01 = Estribillo pegadizo
political-card-A02 = Sonrisa de grupo focal
political-card-A03 = Perro fotogénico
political-card-A04 = Calcomanías
political-card-A05 = Rosquillas gratis
political-card-A06 = Apoyo de un exfamoso
political-card-A07 = Granja de bots
political-card-A08 = Autobús con tu cara
political-card-A09 = Pódcast amigo
political-card-A10 = Foto de multitud sospechosa
political-card-A11 = Dinero negro
political-card-A12 = Fondo electoral sin fondo
political-card-A13 = Escaño hereditario
political-card-A14 = Bufete
political-card-A15 = Conspiranoico
political-card-A16 = Traje de teflón
political-card-A17 = Estatutos venenosos
political-card-A18 = Archivo ignífugo

## Deficits

political-card-D01 = Nepotismo
political-card-D02 = Lapsus
political-card-D03 = Baile bochornoso
political-card-D04 = Multas sin pagar
political-card-D05 = Lista del súper filtrada
political-card-D05-adult = Historial de navegación filtrado
political-card-D06 = Campaña de lodo
political-card-D07 = Micrófono indiscreto
political-card-D08 = Motín de becarios
political-card-D09 = Memorias sin filtro
political-card-D10 = Eslogan plagiado
political-card-D11 = Fiscal especial
political-card-D12 = Testimonio comprometedor
political-card-D13 = Filibusterismo
political-card-D14 = Crisis de identidad
political-card-D15 = Ley mordaza

## Events

political-card-E01 = Escándalo
political-card-E02 = Pánico moral
political-card-E03 = Desplome bursátil
political-card-E04 = Desmentido
political-card-E05 = Cena recaudatoria
political-card-E06 = Pacto de pasillo
political-card-E07 = Correo filtrado
political-card-E08 = Límite de mandatos
political-card-E09 = Gira de regreso
political-card-E10 = Tijera electoral
