# What the cards of Political Chicken are called. Invent your own jokes: nobody checks them against the
# English, and pictures and menus break long names. No Markdown in them, at most 60 characters.
#
# …-adult: the mildly adult name, of those cards that have one here; where a table wants them, the
# others keep their clean ones. Which cards have one is the same in every language.

# One letter for each wing, before what a group counts: E3. Sentences in political.ftl say them too.
political-letter-left = E
political-letter-right = D

## Groups of the left

political-card-L6-1 = Bancada do Brunch sem Voto
political-card-L5-1 = Coletivo do Iate Sustentável
political-card-L4-1 = Guerrilha do Streaming
political-card-L3-1 = Anarquistas Concursados
political-card-L3-2 = Sindicato da Espuma Artesanal
political-card-L3-3 = Doutores em Indignação Aplicada
political-card-L3-4 = Comissão Pró-Comissão
political-card-L3-5 = Comuna da Rede
political-card-L3-5-adult = Comuna sem Roupa
political-card-L3-6 = Grêmio dos Narradores de Documentário
political-card-L3-7 = Frente O Salgadinho É Nosso
political-card-L2-1 = Liga do Eleitor Insistente
political-card-L2-2 = Lobby da Dança Interpretativa
political-card-L2-3 = Radicais da Ciclovia
political-card-L2-4 = Encantadores de Composteira
political-card-L2-5 = Bloco dos Poetas de Sarau
political-card-L2-6 = Biblioteca Radical (Psiu!)
political-card-L2-7 = Generais da Horta Comunitária
political-card-L2-8 = Sindicato da Meditação
political-card-L2-8-adult = Sindicato Tântrico
political-card-L2-9 = Resistência do Crochê
political-card-L1-1 = Militantes da Colônia de Férias
political-card-L1-2 = Abaixo-Assinado no Grupão
political-card-L1-3 = Conselheiros de Chinelo
political-card-L1-4 = Acumuladores de Ecobag
political-card-L1-5 = Emboscada da Prancheta
political-card-L1-6 = Flash Mob de Ukulele
political-card-L1-7 = Forró do Voto Indeciso
political-card-L1-7-adult = Suingue do Voto Indeciso
political-card-L1-8 = Motoclube Vegano
political-card-L1-9 = Batucada do Consenso

## Groups of the right

political-card-R6-1 = Família, Tradição e Offshore
political-card-R5-1 = Bilionários Preocupados
political-card-R4-1 = Coral do Grito no Rádio
political-card-R3-1 = Tubarões da Indústria Bélica
political-card-R3-2 = Tribunal do Condomínio
political-card-R3-3 = Herdeiros do Próprio Esforço
political-card-R3-4 = Senado do Campo de Golfe
political-card-R3-5 = Importadores de Rojão Liberado
political-card-R3-6 = Meritocracia Indústria e Comércio
political-card-R3-7 = Lobistas contra Outros Lobistas
political-card-R2-1 = Despensa do Fim do Mundo
political-card-R2-2 = Ronda do Condomínio Fechado
political-card-R2-3 = Turma do Coach de Prosperidade
political-card-R2-4 = Amigos do Broche de Bandeira
political-card-R2-5 = Velas Aroma Carvão
political-card-R2-6 = Adote um Paraíso Fiscal
political-card-R2-7 = Tiozões do Churrasco Unidos
political-card-R2-8 = Coral da Abstinência Patrocinada
political-card-R2-9 = Lobby do Charuto com Alvará
political-card-R1-1 = Rebeldes da Calçada Molhada
political-card-R1-2 = Patrulha do Soprador às Seis
political-card-R1-3 = Historiadores de Corrente do Zap
political-card-R1-4 = Turma do No Meu Tempo
political-card-R1-5 = Vigilantes Antirradar
political-card-R1-6 = Colecionadores de Águia de Gesso
political-card-R1-7 = Chatos da Constituição
political-card-R1-7-adult = Nudistas da Constituição
political-card-R1-8 = Clube da Caminhonete Turbinada
political-card-R1-9 = Monarquistas de Peruca

## Assets

political-card-A01 = Jingle Chiclete
political-card-A02 = Sorriso de Outdoor
political-card-A03 = Caramelo Fotogênico
political-card-A04 = Adesivo no Carro
political-card-A05 = Pastel de Graça
political-card-A06 = Apoio de Ex-Reality
political-card-A07 = Fazenda de Robôs
political-card-A08 = Ônibus com a Sua Cara
political-card-A09 = Podcast Amigo
political-card-A10 = Foto de Multidão Suspeita
political-card-A11 = Caixa Dois
political-card-A12 = Fundão Turbinado
political-card-A13 = Cadeira Hereditária
political-card-A14 = Advogados
political-card-A15 = Tio da Conspiração
political-card-A16 = Terno de Teflon
political-card-A17 = Estatuto Envenenado
political-card-A18 = Arquivo à Prova de Fogo

## Deficits

political-card-D01 = Nepotismo
political-card-D02 = Gafe
political-card-D03 = Vídeo da Dancinha
political-card-D04 = Multas Atrasadas
political-card-D05 = Lista de Compras Vazada
political-card-D05-adult = Histórico do Navegador Vazado
political-card-D06 = Filme Queimado
political-card-D07 = Microfone Aberto
political-card-D08 = Revolta dos Estagiários
political-card-D09 = Biografia Não Autorizada
political-card-D10 = Slogan Copiado
political-card-D11 = CPI
political-card-D12 = Delação Premiada
political-card-D13 = Obstrução
political-card-D14 = Crise de Identidade
political-card-D15 = Lei da Mordaça

## Events

political-card-E01 = Escândalo
political-card-E02 = Pânico Moral
political-card-E03 = Bolsa em Queda
political-card-E04 = Checagem de Fatos
political-card-E05 = Vaquinha
political-card-E06 = Acordão
political-card-E07 = E-mails Vazados
political-card-E08 = Fim de Mandato
political-card-E09 = A Volta dos que Não Foram
political-card-E10 = Dança das Cadeiras
