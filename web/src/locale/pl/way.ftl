# Słowa linków: zaproszenia i własnego linku z innego urządzenia.

way-carry-text = Otwórz to na swoim drugim urządzeniu: aparatem albo przez link. Tam też będziesz sobą: te same stoły, miejsca, imię i ustawienia.
way-carry-until = Działa raz, do { $time }.
way-carry-secret = Nikomu go nie pokazuj: kto go otworzy, zagra jako ty. Nowy link unieważnia ten.
way-take = { $tables ->
    [0] Grać tutaj jako { $name }?
    [one] Przejąć { $tables } stół jako { $name }?
    [few] Przejąć { $tables } stoły jako { $name }?
   *[other] Przejąć { $tables } stołów jako { $name }?
 }
way-nameless = gracz bez imienia
way-take-text = To urządzenie stanie się tym samym graczem: te same stoły, miejsca i ustawienia. Na drugim urządzeniu też zostaną.
way-here = { $tables ->
    [one] To urządzenie ma własny stół. Przejdzie on do tego samego gracza albo zostanie w tyle: wtedy to urządzenie już go nie znajdzie.
   *[other] Własne stoły tego urządzenia: { $tables }. Przejdą do tego samego gracza albo zostaną w tyle: wtedy to urządzenie już ich nie znajdzie.
 }
way-own-link = Rób to tylko z linkiem, który przed chwilą powstał na twoim urządzeniu.
way-do = Przejmij
way-bring = { $tables ->
    [one] Przejmij razem ze stołem tego urządzenia
   *[other] Przejmij razem ze stołami tego urządzenia ({ $tables })
 }
way-leave = { $tables ->
    [one] Przejmij, a jego zostaw
   *[other] Przejmij, a je zostaw
 }
way-same = To urządzenie jest już tym samym graczem: nie ma czego przejmować.
way-invites = { $name } zaprasza cię do gry
way-full = Przy tym stole nie ma miejsc
way-full-text = Wszystkie miejsca z tego linku są zajęte. Możesz oglądać albo otworzyć własny stół.
way-over = Ta gra jest skończona
way-over-text = Możesz ją obejrzeć albo otworzyć własny stół.
way-rounds = Zwykle od { $least } do { $most } rund
way-yours = Już siedzisz przy tym stole.
way-watch = Oglądaj
way-look-back = Obejrzyj
way-learn = Najpierw się naucz: pięć minut, w nowej karcie
