# The words of what is only to be seen or heard: motion, sound, pictures.

## The felt

look-noise = Звуки кубиков и бегунов
look-speed = Скорость кубиков и бегунов: { $speed ->
    [0] сразу
   *[other] { $speed }×
 }
look-bust = ПОТЕРЯ
