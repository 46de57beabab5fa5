# Dlaczego czegoś nie można zrobić.

reason-advanced = ta karta startowa leży już stroną zaawansowaną do góry
reason-asked_aside = najpierw wybierz z ręki karty do odrzucenia
reason-asked_cards = najpierw wybierz kartę, jedną z możliwych
reason-asked_draft = najpierw wybierz jednego z wyłożonych początkowych mieszkańców
reason-asked_invest = { $most ->
    [one] najpierw zdecyduj, ile inwestujesz: najwyżej { $most } monetę
    [few] najpierw zdecyduj, ile inwestujesz: najwyżej { $most } monety
    [many] najpierw zdecyduj, ile inwestujesz: najwyżej { $most } monet
   *[other] najpierw zdecyduj, ile inwestujesz: najwyżej { $most } monety
}
reason-asked_option = { $number ->
    [1] najpierw weź jedyną możliwą opcję
    [one] najpierw wybierz jedną z { $number } opcji
    [few] najpierw wybierz jedną z { $number } opcji
    [many] najpierw wybierz jedną z { $number } opcji
   *[other] najpierw wybierz jedną z { $number } opcji
}
reason-asked_order = najpierw wybierz, który warunek zadziała jako następny
reason-asked_play = najpierw zagraj kartę dzięki temu efektowi albo zrezygnuj
reason-asked_put_back = najpierw wybierz kartę, która wraca jako następna, zaczynając od wierzchniej
reason-asked_starter = najpierw wybierz kartę startową, którą aktywujesz albo ulepszysz
reason-asked_target = najpierw wybierz jedną z kart, których może dotyczyć ten efekt
reason-asked_tuck_order = najpierw wybierz, którą opróżnioną kartę wsunąć jako następną
reason-asked_turn = najpierw zagraj, aktywuj, zaczaruj albo zakończ turę
reason-asked_way = najpierw wybierz drogę albo się zatrzymaj
reason-asked_yes_no = najpierw odpowiedz: tak albo nie
reason-cards_in_the_air = właśnie dobierane są karty
reason-coins_short = koszt to { $cost }, { $short ->
    [one] brakuje { $short } monety
    [few] brakuje { $short } monet
    [many] brakuje { $short } monet
   *[other] brakuje { $short } monety
}
reason-enchanted = ten budynek jest już zaczarowany
reason-free_once = w tej turze aktywowano ją już darmową akcją
reason-main_actions_left = { $number ->
    [one] trzeba wykonać jeszcze { $number } akcję główną
    [few] trzeba wykonać jeszcze { $number } akcje główne
    [many] trzeba wykonać jeszcze { $number } akcji głównych
   *[other] trzeba wykonać jeszcze { $number } akcji głównej
}
reason-must_move = trzeba się ruszyć co najmniej o jedno pole
reason-no_main_action = obie akcje główne tej tury są już wykonane
reason-no_such_way = nie ma tu takiej drogi
reason-no_supplies = nie ma na niej już zapasów
reason-no_token = w twoim obszarze gracza nie ma żetonu czaru
reason-not_a_building = zaczarować można tylko własny budynek w grze
reason-not_a_villager = aktywować można tylko własne karty startowe i mieszkańców w grze
reason-not_in_hand = nie masz tej karty na ręce
reason-not_your_decision = teraz decyduje { $names }
reason-same_card_twice = obie akcje główne nie mogą aktywować tej samej karty
reason-toll = nie stać cię na myto tej drogi
reason-wrong_kind = tym efektem nie można zagrać karty tego rodzaju
