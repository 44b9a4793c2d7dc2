# What house players say at the table, now and then: three lines for each feeling and each temper (see house.ftl).
# Short, and made of what everybody has seen.

# $said: one of the lines below
talk-said = 💬 **{ $seat }**: “{ $said }”

## Something good has happened to whoever speaks

talk-luck-careful-1 = No contaba con nada, y mira.
talk-luck-careful-2 = Despacito, despacito. Funciona, pero no lo cuentes.
talk-luck-careful-3 = Ni una pluma menos. Las conté dos veces.
talk-luck-bold-1 = ¿Lo vio todo el mundo? Puedo repetirlo.
talk-luck-bold-2 = A quien madruga, maíz le ayuda.
talk-luck-bold-3 = ¡Y así se cruza una carretera!
talk-luck-fickle-1 = En realidad quería hacer otra cosa.
talk-luck-fickle-2 = ¡Mi plan favorito! Desde ahora mismo.
talk-luck-fickle-3 = ¡Ja! Ni idea de cómo. Pregúntame mañana.
talk-luck-grudging-1 = Ya era hora. Me lo debían.
talk-luck-grudging-2 = Uno menos en mi lista. Es larga.
talk-luck-grudging-3 = Por fin. Lo espero desde que era huevo.

## Something bad has happened to whoever speaks

talk-woe-careful-1 = Lo sabía. Ojalá me hubiera hecho caso.
talk-woe-careful-2 = Un paso de más. Suele bastar con uno.
talk-woe-careful-3 = Voy a estar por allá, detrás del bebedero.
talk-woe-bold-1 = Valió cada pluma.
talk-woe-bold-2 = Peores cosas vi antes del desayuno.
talk-woe-bold-3 = Las plumas vuelven a crecer. ¡Que siga!
talk-woe-fickle-1 = Nunca más. Bueno, no antes de comer.
talk-woe-fickle-2 = Adoraba ese plan, hasta ahora.
talk-woe-fickle-3 = Pensándolo bien: no.
talk-woe-grudging-1 = De esto me acuerdo.
talk-woe-grudging-2 = Esto va al cuaderno.
talk-woe-grudging-3 = Anotado. Con la hora.

## Something bad has happened to somebody else, $seat

talk-gloat-careful-1 = Ay, { $seat }. Justo iba a decir algo.
talk-gloat-careful-2 = Por eso miro dos veces, { $seat }.
talk-gloat-careful-3 = Qué pena, { $seat }. Pero mejor tú que yo.
talk-gloat-bold-1 = Al menos { $seat } se atrevió. ¡Mis respetos!
talk-gloat-bold-2 = Ganas había, { $seat }. Lástima del resto.
talk-gloat-bold-3 = ¡Arriba ese pico, { $seat }!
talk-gloat-fickle-1 = Yo iba con { $seat }. Hace un momento.
talk-gloat-fickle-2 = Triste para { $seat }, gracioso para mí. Difícil elegir.
talk-gloat-fickle-3 = Casi hago lo mismo, { $seat }. Como casi siempre.
talk-gloat-grudging-1 = Quien siembra plumas, { $seat }…
talk-gloat-grudging-2 = No me burlo, { $seat }. Tomo nota.
talk-gloat-grudging-3 = { $seat }, ya me siento mejor.

## Something good has happened to somebody else, $seat

talk-envy-careful-1 = Bien hecho, { $seat }. Yo no me atrevía.
talk-envy-careful-2 = Muy bonito, { $seat }. Ahora te vigilo con un ojo.
talk-envy-careful-3 = ¿Fue suerte, { $seat }, o tengo que preocuparme?
talk-envy-bold-1 = ¡Buena, { $seat }! Ahora mírame a mí.
talk-envy-bold-2 = Yo iba al doble, { $seat }.
talk-envy-bold-3 = Disfrútalo, { $seat }. Te piso las plumas.
talk-envy-fickle-1 = Desde ahora voy con { $seat }. Probablemente.
talk-envy-fickle-2 = ¿Puedo ser { $seat } por un turno?
talk-envy-fickle-3 = Tuve la misma idea, { $seat }. Y luego otra.
talk-envy-grudging-1 = { $seat }. Claro. Quién si no.
talk-envy-grudging-2 = Disfrútalo mientras dure, { $seat }.
talk-envy-grudging-3 = ¿Otra vez { $seat }? Llevo la cuenta.
