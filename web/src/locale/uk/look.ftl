# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Звуки кубиків і бігунів
look-speed = Швидкість кубиків і бігунів: { $speed ->
    [0] одразу
   *[other] { $speed }×
 }
look-bust = НЕВДАЧА
