# Stół dowolnej gry, tylko na stronie: kurtyna między osobami przy jednym ekranie i gdzie są przyciski.

plain-hand-over = weź ekran, żeby zobaczyć swoją stronę
plain-curtain = { $name }, twoja kolej
plain-curtain-text = Teraz tylko ty patrzysz na ekran.
plain-lift = To ja, { $name }: pokaż moją stronę
plain-or-cards = albo naciśnij przycisk na karcie
plain-on-cards = Naciśnij przycisk na karcie powyżej.
plain-no-rules = Zasad tej gry jeszcze nie spisano: jak się w nią gra, mówi jej opis.
