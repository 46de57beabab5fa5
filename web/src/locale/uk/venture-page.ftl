# Стіл «Буремних мандрів», лише на сторінці.

village-walk = { $number ->
    [one] пройти { $number } поле
    [few] пройти { $number } поля
    [many] пройти { $number } полів
   *[other] пройти { $number } поля
}
village-walk-by = { $card }: { $number ->
    [one] пройти { $number } поле
    [few] пройти { $number } поля
    [many] пройти { $number } полів
   *[other] пройти { $number } поля
}
village-board = Поле гри
village-label-deck = Карт у колоді
village-label-discard = Смітник
village-label-coins = Монети
village-label-tokens = Жетони зачарування
village-label-tucked = Підкладено
village-label-hand = Карт у руці
village-label-looked-at = Ви дивитеся на
village-label-known = Що ви знаєте про руку
village-species = { $species ->
    [crow] ворона
    [frog] жаба
   *[rabbit] кролик
 }
village-nearer = Ближче
village-farther = Далі
village-token = тут лежить жетон
village-hint = Натисніть карту або поле в рамці.
village-can-play = Карт можна зіграти: { $number }
village-can-activate = Карт можна активувати: { $number }
village-can-enchant = Будівель можна зачарувати: { $number }
village-can-walk = Полів досяжно: { $number }
village-chain = Що вже спрацювало, що питають зараз, що буде далі
village-now = Зараз
village-free = вільна
village-leaves = піде
village-picked = обрано
village-short = бракує { $number }
village-less = на { $number } менше
village-more = на { $number } більше
village-invested = Припаси на будівлях
village-no-hand = На руці немає карт.
village-points-villagers = Мешканці: найменше × найбільше
village-points-buildings = Припаси на будівлях
village-points-gear = Манатки × зачаровані будівлі
village-turns = Хід
village-course = Як усе було
village-course-says = Очки наприкінці кожного ходу, разом зі стосами.
village-keys = Tab і стрілки — між картами, Enter — зробити те, що в рамці. H — рука, B — поле, V — ваше село, O — село суперника. 1–9 — карта чи відповідь, Y — так, N — ні, E — кінець ходу чи мандрівки, U — скасувати, пробіл — пропустити рух, / — команда.
