# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Sounds of dice and runners
look-speed = Speed of dice and runners: { $speed ->
    [0] at once
   *[other] { $speed }×
 }
look-bust = BUST

## Choosing at the place of action

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
