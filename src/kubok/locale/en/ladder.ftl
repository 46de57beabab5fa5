# kubok ladder: bots against bots, in all sets.

cmd-ladder = Let bots play each other in all sets with paired dice; continues where the results file stops.
opt-ladder-bots = Which bots, with commas; each plays all the others.
opt-ladder-seats = With more than two seats, the first of a pair plays against several of the second.
opt-ladder-games = At least how many games each pair plays; 0 plays none.
opt-ladder-results = The results file; new games are added to it.
opt-ladder-page = Write the standings with pictures to this page (needs kubok\[plots]).
ladder-playing = Playing, by sets of dice
ladder-score = { $names } (rules { $rules }): { $share } (95 % interval { $low } to { $high }), games: { $games }.
