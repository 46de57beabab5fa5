# Świnia: rzucaj, póki starczy odwagi, a potem przestań.

pig-round = Runda
pig-turn = Tura
pig-pot = Pula
pig-scores = Punkty
pig-asked = rzucasz czy przestajesz?
pig-action-roll = rzuć
pig-action-hold = przestań
pig-event-rolled = { $you ->
    [yes] Rzucasz kością
   *[no] { $name } rzuca kością
 }: { $face }
pig-event-held = { $you ->
    [yes] Przestajesz
   *[no] { $name } przestaje
 }: { $won } więcej, razem { $score }
pig-event-lost = { $you ->
    [yes] Tracisz pulę i turę
   *[no] { $name } traci pulę i turę
 }
