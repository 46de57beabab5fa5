# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Sounds of dice and runners
look-speed = Speed of dice and runners: { $speed ->
    [0] at once
   *[other] { $speed }×
 }
look-bust = BUST
