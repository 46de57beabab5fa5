# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Dice and runner sounds
look-speed = Dice and runner speed: { $speed ->
    [0] instant
   *[other] { $speed }×
 }
look-at-once = at once
look-bust = BUST

## Choosing at the place of action

look-onward = Push on by itself while it cannot bust
look-picked = { $die }: chosen, press to leave it
look-usual = The usual
look-blanks = Blank faces
look-lot-less = One less: { $die }
look-lot-part = { $count } of { $most }
look-lot-drawing = Draw { $count } and roll
look-lot-adding = Draw { $count } and roll
look-lot-picking = Roll { $count }
look-lot-busted = { $count ->
    [0] Keep all dice
   *[other] Discard { $count }
 }
look-lot-never = These dice cannot be taken together
look-feet = { $count ->
    [one] Buy a foot
   *[other] Buy { $count } feet
 }
look-offer = An ability to use
look-offer-of = { $number } of { $all }
look-use = Use it
look-left = Left:
look-last = Last buy:
look-way = { $feet ->
    [one] costs { $feet } foot
   *[other] costs { $feet } feet
 }, { $left } left
look-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
look-gain = { $way ->
    [on] { $feet ->
        [one] { $feet } foot nearer the finish
       *[other] { $feet } feet nearer the finish
     }
    [back] { $feet ->
        [one] { $feet } foot back
       *[other] { $feet } feet back
     }
   *[aside] no nearer the finish
 }{ $lines ->
    [0] {""}
    [one] , across a red line
   *[other] , across { $lines } red lines
 }
look-again = Tap again to run there
look-standings = Standings
look-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
look-leads = leads
look-standing = { $name }: place { $place }, { $done ->
    [yes] finished, { $feet ->
        [one] { $feet } foot past
       *[other] { $feet } feet past
     }
   *[no] { $feet ->
        [one] { $feet } foot to the finish
       *[other] { $feet } feet to the finish
     }
 }{ $behind ->
    [0] {""}
    [one] , { $behind } foot behind the leader
   *[other] , { $behind } feet behind the leader
 }
look-odds-hits = { $count ->
    [one] { $count } hit: { $chance }
   *[other] { $count } hits: { $chance }
 }
look-odds-coins = { $count ->
    [one] { $count } coin: { $chance }
   *[other] { $count } coins: { $chance }
 }
look-odds-feet = { $count ->
    [one] { $count } foot: { $chance }
   *[other] { $count } feet: { $chance }
 }
look-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
look-mean-hits = Hits on average: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-coins = Coins on average: { NUMBER($mean, maximumFractionDigits: 1) }
look-mean-feet = Feet on average: { NUMBER($mean, maximumFractionDigits: 1) }

## The end of a race

look-figures = The race in figures
look-figures-feet = Feet
look-figures-pushes = Pushes
look-figures-busts = Busts
look-figures-luck = Luck
look-luck = { $hits } hits ({ NUMBER($expected, maximumFractionDigits: 1) } expected)
look-afterwards = The race in pictures

## The track on a small screen

look-whole = Whole track (scroll with the arrow keys)
look-near = Zoom in

## The commentary

say-round = Round { $number }!
say-rolled-none = { $you ->
    [yes] You roll
   *[no] { $name } rolls
 } { $count ->
    [one] one die
   *[other] { $count } dice
 }: not a single hit.
say-rolled-some = { $you ->
    [yes] You roll
   *[no] { $name } rolls
 } { $count ->
    [one] one die
   *[other] { $count } dice
 } and { $you ->
    [yes] get
   *[no] gets
 } { $hits }.
say-rolled-great = What a roll! { $got } hits for { $you ->
    [yes] you
   *[no] { $name }
 }: { $hits }.
say-dares = { $you ->
    [yes] You dare another push, and everything is at stake.
   *[no] { $name } dares another push, and everything is at stake.
 }
say-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
 }
say-bust = { $you ->
    [yes] Bust! You lose every hit.
   *[no] Bust! { $name } loses every hit.
 }
say-counted = { $you ->
    [yes] You end up
   *[no] { $name } ends up
 } with { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } and { $feet ->
    [one] one foot
   *[other] { $feet } feet
 }.
say-ran = { $you ->
    [yes] You run
   *[no] { $name } runs
 } { $steps ->
    [one] one space
   *[other] { $steps } spaces
 } to { $place }.
say-line = { $you ->
    [yes] You cross red line { $line }.
   *[no] { $name } crosses red line { $line }.
 }
say-leads = { $you ->
    [yes] You take the lead!
   *[no] { $name } takes the lead!
 }
say-bought = { $you ->
    [yes] You buy { $card } ({ $die }) for { $price }.
   *[no] { $name } buys { $card } ({ $die }) for { $price }.
 }
say-finished = { $you ->
    [yes] You cross the finish!
   *[no] { $name } crosses the finish!
 }

## The film

look-film-speed = Speed
look-film-bust = Bust
look-film-lead = Lead
look-film-finish = Finish
look-film-moment = Link to this moment
