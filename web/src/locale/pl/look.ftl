# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Dźwięki kości i biegaczy
look-speed = Tempo kości i biegaczy: { $speed ->
    [0] od razu
   *[other] { $speed }×
 }
look-bust = PORAŻKA
