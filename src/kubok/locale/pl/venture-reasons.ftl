# Dlaczego czegoś nie da się zrobić w „A Wild Venture”: reason-CODE dla każdego kodu, którego nie ma w Cubitos.

## Czyja to decyzja

reason-cards_in_the_air = właśnie dobierane są karty
reason-not_your_decision = teraz decyduje { $names }

## O co chodzi

reason-asked_draft = teraz wybierz jednego z wyłożonych początkowych mieszkańców
reason-asked_aside = teraz wybierz z ręki karty do odłożenia
reason-asked_turn = teraz zagraj, aktywuj, zaczaruj albo zakończ turę
reason-asked_order = teraz wybierz, który warunek zadziała jako następny
reason-asked_cards = teraz wybierz kartę, jedną z możliwych
reason-asked_put_back = teraz wybierz kartę, która wraca jako następna, zaczynając od wierzchniej
reason-asked_target = teraz wybierz jedną z kart, których może dotyczyć ten efekt
reason-asked_starter = teraz wybierz kartę startową do aktywacji albo odwrócenia
reason-asked_option = { $number ->
    [1] teraz weź jedyną możliwą opcję
    [one] teraz wybierz jedną z { $number } opcji
    [few] teraz wybierz jedną z { $number } opcji
    [many] teraz wybierz jedną z { $number } opcji
   *[other] teraz wybierz jedną z { $number } opcji
}
reason-asked_way = teraz wybierz drogę albo się zatrzymaj
reason-asked_invest = { $most ->
    [one] teraz zdecyduj, ile zainwestować: najwyżej { $most } monetę
    [few] teraz zdecyduj, ile zainwestować: najwyżej { $most } monety
    [many] teraz zdecyduj, ile zainwestować: najwyżej { $most } monet
   *[other] teraz zdecyduj, ile zainwestować: najwyżej { $most } monety
}
reason-asked_play = teraz zagraj kartę dzięki temu efektowi albo zrezygnuj
reason-asked_yes_no = teraz odpowiedz: tak albo nie
reason-asked_tuck_order = teraz wybierz, którą opróżnioną kartę wsunąć jako następną

## Co jest nie tak

reason-not_in_hand = nie masz tej karty na ręce
reason-coins_short = { $short ->
    [one] brakuje { $short } monety do kosztu { $cost }
    [few] brakuje { $short } monet do kosztu { $cost }
    [many] brakuje { $short } monet do kosztu { $cost }
   *[other] brakuje { $short } monety do kosztu { $cost }
}
reason-no_main_action = obie akcje główne tej tury są już wykonane
reason-main_actions_left = { $number ->
    [one] trzeba wykonać jeszcze { $number } akcję główną
    [few] trzeba wykonać jeszcze { $number } akcje główne
    [many] trzeba wykonać jeszcze { $number } akcji głównych
   *[other] trzeba wykonać jeszcze { $number } akcji głównej
}
reason-same_card_twice = obie akcje główne nie mogą aktywować tej samej karty
reason-no_supplies = nie ma na niej już zapasów
reason-not_a_villager = aktywować można tylko własne karty startowe i mieszkańców w grze
reason-free_once = w tej turze aktywowano ją już akcją darmową
reason-not_a_building = zaczarować można tylko własny budynek w grze
reason-enchanted = ten budynek jest już zaczarowany
reason-no_token = w twoim obszarze gracza nie ma żetonu czaru
reason-toll = nie stać cię na myto tej drogi
reason-no_such_way = nie ma tu takiej drogi
reason-must_move = trzeba się ruszyć co najmniej o jedno pole
reason-wrong_kind = tym efektem nie można zagrać karty tego rodzaju
reason-advanced = ta karta startowa leży już stroną zaawansowaną do góry
