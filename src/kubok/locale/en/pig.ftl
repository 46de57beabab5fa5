# Pig: roll as often as you dare, then hold.

pig-round = Round
pig-turn = Turn
pig-pot = Pot
pig-scores = Score
pig-asked = roll the die, or hold?
pig-action-roll = roll
pig-action-hold = hold
pig-event-rolled = { $you ->
    [yes] You rolled a { $face }
   *[no] { $name } rolled a { $face }
 }
pig-event-held = { $you ->
    [yes] You held
   *[no] { $name } held
 }: { $won } more, { $score } in all
pig-event-lost = { $you ->
    [yes] You lost the pot and your turn
   *[no] { $name } lost the pot and the turn
 }
