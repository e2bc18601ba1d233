# The page. The words of the game and the reasons why something is refused are in core.ftl.
# Figures are shown by functions only.

## The frame

page-name = Tuz
page-title = Tuz: русский покер
page-loading = Готовим стол…
guest = Гость
table = Стол
panels = О раздаче, правилах и перетасовке
play-money = Условные очки: денег не выиграть и не проиграть
balance = На счёте
balance-label = На счёте { $points ->
        [one] { CHIPS($points) } условное очко
        [few] { CHIPS($points) } условных очка
        [many] { CHIPS($points) } условных очков
       *[other] { CHIPS($points) } условного очка
    }
help = Помощь и клавиши
settings = Настройки
close = Закрыть
offline = Нет связи с сервером. Всё, что вы выбрали, сохранено.
retry = Повторить
seated-again = Сервер вас больше не знает: вы сели за стол заново.
copy = Копировать
copied = Скопировано
copy-what = Копировать: { $name }
less = Меньше
more = Больше

points-number = { CHIPS($points) }
net-points = { ANTES($points, digits: 0, sign: "always") }
worth = { ANTES($antes, digits: 3, sign: "always") }
exactly = Точно: { $text } анте
to-one = { COUNT($pays) }{"\u00A0"}:{"\u00A0"}1
for-one = { COUNT($pays) } за 1

## Settings

language = Язык
digits = Цифры
digits-latin = От 0 до 9
digits-native = Цифры языка
theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
deck = Колода
deck-two-colour = Двухцветная
deck-four-colour = Четырёхцветная

## Stakes and the deal

layout = Боксы на столе
layout-hint = Можно занять { $most ->
        [one] { COUNT($most) } бокс
        [few] до { COUNT($most) } боксов
        [many] до { COUNT($most) } боксов
       *[other] до { COUNT($most) } бокса
    }. Первый — справа.
layout-adjacent = Ваши боксы стоят рядом.
box-name = Бокс { PLACE($place) }
box-blind-name = Бокс { PLACE($place) }, втёмную
box-cards = Карты бокса { PLACE($place) }
ante-chips = Изменить анте
ante-kept = За этим столом анте — { $text }. Осталось прежнее.
least = Минимум
add-chip = Добавить { CHIPS($points) }
bet-later = Чтобы играть, нужно будет поставить бет: ещё { CHIPS($points) }.
bet-now = Бет { CHIPS($points) } ставится сразу, вместе с анте.
blind-explained = Карты закрыты до самого конца, решать на этом боксе ничего не нужно.
side-free = можно 0
side-compulsory = обязательно
ahead-sixth = Сразу купить шестую карту за { CHIPS($points) }
ahead-insurance = Сразу застраховать, в очках
rules = Правила
deal = Раздать · { CHIPS($points) }
deal-again = Раздать ещё · { CHIPS($points) }
change-stakes = Изменить ставки
deal-note = D — раздать, ? — все клавиши.
balance-short = Вместе с бетом нужно { CHIPS($needed) }, а на счёте { CHIPS($balance) }.
more-points = Взять ещё { CHIPS($points) } условных очков

## The felt

dealer = Дилер
dealer-cards = Карты дилера
dealer-needs = игра — от комбинации «{ $name }»
hand-pair-of = пара { WORD("ranks", $ranks) }
dealer-has-game = Есть игра: { $name }
dealer-below-game = Нет игры: только { $name }
dealer-no-game = Нет игры
open-card = открытая
bought-game = Для боксов, купивших игру
thrown-note = сброшена
exchange-note = сброс
card-drawn = пришла позже
mark-first = первая комбинация
mark-second = вторая комбинация
combination-pays = { $name }: { COUNT($pays) }{"\u00A0"}:{"\u00A0"}1
your-turn = Ваш ход
blind-waits = ждёт
discarded = Сброшены: { CARDS($cards) }
never-returned = не возвращается

actions = Что можно сделать
asked-fold-or-play = Отказаться или играть?
asked-play = Теперь нужно играть.
asked-box = Бокс { PLACE($place) }:
action-price = { $name } ·{"\u00A0"}{ CHIPS($points) }
exchange-cards = Обменять { $count ->
        [one] { COUNT($count) } карту
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }
insure-points = Застраховать на { CHIPS($points) }
choose-cards = Сначала выберите карты для обмена: нажмите на них или на клавиши от 1 до 5.
choose-cards-hint = Чтобы обменять карты, сначала выберите их.
choose-dealer-card = Сначала выберите карту, которую сбросит дилер: нажмите на неё.
bet-must-follow = После этого обмена нужно играть.
insurance-stake = Сумма страховки
insurance-between = Страховка от «нет игры» у дилера: от { CHIPS($least) } до { CHIPS($most) }

round-net = Итог раздачи: { ANTES($points, digits: 0, sign: "always") }

## The panels

panel-round = Раздача
panel-rules = Правила
panel-fairness = Честность
panel-history = История

welcome = Поставьте анте и начните раздачу. Вы увидите свои пять карт и одну карту дилера. Потом можно отказаться, играть или прикупить: на каждой кнопке написана цена, а здесь показано, сколько стоит каждое решение.
welcome-keys = D — раздать, ? — все клавиши.

options = Сколько стоит каждое решение
show-options = Показать
hide-options = Скрыть
options-hidden = Оценку вы увидите после своего решения или если попросите.
counting = Перебираем все возможные расклады…
worth-explained = В среднем выигрыш или проигрыш за всю раздачу, в анте.
option-best = лучшее
option-chosen = ваш выбор
other-exchanges = Ещё { $count ->
        [one] { COUNT($count) } вариант обмена
        [few] { COUNT($count) } варианта обмена
        [many] { COUNT($count) } вариантов обмена
       *[other] { COUNT($count) } варианта обмена
    }
exact-fractions = Точные дроби
to-options = Цена решений ↓
fewer-exchanges = Только лучший вариант
other-stakes = Ещё { $count ->
        [one] { COUNT($count) } сумма
        [few] { COUNT($count) } суммы
        [many] { COUNT($count) } сумм
       *[other] { COUNT($count) } суммы
    }
fewer-stakes = Только лучшая сумма
no-figures = Здесь оценки нет.
no-figures-blind = Бокс втёмную решает, не видя своих карт.
no-figures-several-purchases = При нескольких покупках точного расчёта пока нет.
no-figures-shared-cards = Новые карты у боксов общие, для этого расчёта пока нет.
no-figures-insured-first = Страховка сделана до бета, для этого расчёта пока нет.
left-out = Не учтено: { $text }.

decision-exchange = Обменять { CARDS($cards) }
decision-insure = Застраховать на { CHIPS($points) }
decision-buy-game = Купить дилеру игру, сбросить { CARD($card) }
judged-loss = { ANTES($antes, digits: 3) } анте
judged-better = Лучше было: { $text }
decisions = Ваши решения
nothing-judged = В этой раздаче оценённых решений нет.
decided = Бокс { PLACE($place) }: { $text }
all-best = Все решения были лучшими
lost-in-all = Потеряно на решениях: { ANTES($antes, digits: 3) } анте

settlement = Расчёт
line = Что
stake = Ставка
pays = Выплата
net = Итог
withheld = предел выплаты: удержано { CHIPS($points) }
box-sum = Бокс
round-sum = Вся раздача

fair-explained = До раздачи казино фиксирует перетасовку и показывает её отпечаток. После раздачи оно открывает секрет, и вы можете проверить, что ни одну карту не переложили.
own-words = Ваши слова
own-words-explained = Подмешиваются в следующую перетасовку, чтобы казино не могло её подобрать.
own-words-too-long = Не больше 256 байт и без управляющих символов; такие слова не учитываются.
next-shuffle = Следующая перетасовка, номер { COUNT($nonce) }
round-shuffle = Перетасовка этой раздачи, номер { COUNT($nonce) }
commitment = Отпечаток
seed = Секрет казино
seed-later = Секрет откроется после расчёта.
check = Проверить
download = Скачать запись раздачи
check-matches = Отпечаток сходится: карты не переложены.
check-differs = Отпечаток не сходится.
check-order = Колода в порядке раздачи:
check-command = Запись можно проверить и другой программой:

no-history = Сыгранных раздач пока нет.
history-open = Открыть
dealer-discarded = Купленная игра: { CARD($card) } → { CARDS($cards) }
earlier = Более ранние раздачи

pay-table = Выплаты за бет
hand = Комбинация
pays-dealt = С раздачи
pays-sixth = С шестой картой
sixth-void = При покупке шестой карты проигрывает.
side-instant = Отдельной ставки нет: платится от анте, и раздача для бокса окончена.
house-rules = Правила этого казино
rules-partial = В опубликованных правилах сказано не всё; остальное — по обычаю.
source = Опубликованные правила

ante-from = от { CHIPS($least) }, шаг { CHIPS($step) }
ante-between = от { CHIPS($least) } до { CHIPS($most) }, шаг { CHIPS($step) }
bet-antes = { $antes ->
        [one] { COUNT($antes) } анте
        [few] { COUNT($antes) } анте
        [many] { COUNT($antes) } анте
       *[other] { COUNT($antes) } анте
    }
price-antes = { ANTES($antes) } × анте
price-antes-forced = { ANTES($antes) } × анте, после этого нужно играть
exchange-of = Обмен { $count ->
        [one] { COUNT($count) } карты
        [few] { COUNT($count) } карт
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }
exchange-of-some = Обмен { COUNT($from) }–{ COUNT($to) } карт
insurance-terms = от комбинации «{ $name }», до { PERCENT($most) } возможного выигрыша
second-combination = Вторая комбинация
second-paid = тоже оплачивается
second-not-paid = не оплачивается
no-game-term = У дилера нет игры
no-game-paid = анте оплачивается 1{"\u00A0"}:{"\u00A0"}1, бет возвращается
no-game-returned = анте и бет возвращаются
no-game-returned-below = бет возвращается; анте оплачивается 1{"\u00A0"}:{"\u00A0"}1, если карты дилера не слишком слабые
win-term = Бокс выиграл
ante-on-win-returned = бет оплачивается, анте возвращается
ante-on-win-paid = бет оплачивается, анте — 1{"\u00A0"}:{"\u00A0"}1
ante-on-win-paid-unless-bought = бет оплачивается, анте — 1{"\u00A0"}:{"\u00A0"}1, если ничего не покупали

## Hands that only side bets know

hand-straight-one-colour = стрит одного цвета
hand-ace-king-queen = туз, король и дама
hand-one-colour = пять карт одного цвета
hand-five-courts = пять картинок

## Said aloud

heard-dealt = Бокс { PLACE($place) }: { $text }.
heard-drawn = На бокс { PLACE($place) } пришли: { $text }.
heard-dealer-open = Открытая карта дилера: { $text }.
heard-dealer-shows = Дилер открывает { $text }: { $name }.
heard-dealer-replaces = Дилеру пришли { $text }: { $name }.
heard-result = Бокс { PLACE($place) }: { $name }, { ANTES($net, digits: 0, sign: "always") }.
heard-total = Итог раздачи: { ANTES($net, digits: 0, sign: "always") }.

## Help

help-stakes = Поставьте анте на бокс и начните раздачу. Каждый бокс играет против дилера, а не против других боксов.
help-decide = Посмотрите на свои пять карт и открытую карту дилера. Можно отказаться и потерять анте или играть и поставить бет. До этого можно один раз прикупить: взять шестую карту или обменять часть своих.
help-dealer = У дилера есть игра, если у него «туз-король» или старше, если правила не говорят иначе. Если ваша комбинация старше, бет оплачивается по таблице; если старше его — анте и бет проиграны.
help-two = Оплачиваются две комбинации: под картами они отмечены цифрами 1 и 2. Одна карта может входить в обе.
help-no-game = Если у дилера нет игры, анте выигрывает или возвращается, как сказано в правилах. Иногда вместо этого можно купить дилеру новую карту.
keys = Клавиши
key-deal = Раздать с теми же ставками
key-change-stakes = Изменить ставки
key-select = Выбрать карту для обмена
key-exchange = Обменять выбранные карты
key-sixth = Купить шестую карту
key-play = Играть
key-fold = Отказаться
key-insure = Застраховать
key-no-insurance = Без страховки
key-buy-game = Купить дилеру игру
key-keep = Оставить как есть
key-toggle-advice = Показать или скрыть оценки
key-help = Эта справка
key-escape = Закрыть или снять выбор

## Training: how one plays, and how good a decision was

mode = Как вы играете
mode-play = Игра
mode-practice = Тренировка
mode-advice = Сначала совет
mode-play-note = Оценка вариантов — по вашей просьбе. О решениях ничего не говорится.
mode-practice-note = Вы решаете сами. Затем каждое решение получает оценку с объяснением.
mode-advice-note = Вы видите, сколько стоит каждый вариант, до решения.
grade-best = Лучшее
grade-good = Хорошо
grade-inaccuracy = Неточность
grade-mistake = Ошибка
grade-blunder = Грубая ошибка
near-tie = почти равно лучшему
verdict = Ваше решение: { $text }
because-folding-is-cheaper = Отказ от анте обходится дешевле, чем в среднем теряет продолжение.
because-wins-outweigh-the-bet = Выигрыши достаточно часты, чтобы окупить риск ставки.
because-cards-bring-more = Новые карты приносят больше, чем стоят.
because-cards-bring-less = Новые карты стоят больше, чем приносят.
because-makes-better-hands = Так получаются руки, которые чаще выигрывают или дороже оплачиваются.
because-insurance-pays = Игры у дилера нет достаточно часто, чтобы страховка окупалась.
because-insurance-does-not-pay = Игра у дилера бывает слишком часто, чтобы страховка окупалась.
because-game-is-worth-its-price = С новой картой у него достаточно часто выходит игра, которую вы бьёте.
because-game-is-not-worth-its-price = Игра, которую вы бьёте, приходит с новой картой слишком редко для такой цены.
because-better-card-to-throw = Без этой карты у него чаще выходит игра, которую вы бьёте.
blocker-up = Из { COUNT($all) } остальных { WORD("ranks", $ranks) } вы видите { COUNT($seen) }: пара к открытой карте у него реже.
blocker-game = Из { COUNT($all) } { WORD("ranks", $ranks) } вы видите { COUNT($seen) }: туз-король у него реже.
endings = Чем это кончается
ending-win = выигрыш
ending-no-game = нет игры
ending-tie = ничья
ending-loss = проигрыш
ending-folded = отказ
share = { PERCENT($share, digits: 1) }
option = Вариант

## Training: mistakes, drills, statistics

panel-training = Тренировка
training-what = Что тренировать
training-mistakes = Ошибки
training-drills = Упражнения
training-statistics = Статистика
mistakes-none = Пока ничего нет. Неточности и ошибки за столом попадают сюда сами.
mistakes-count = Собрано: { COUNT($count) }
mistakes-order = Порядок
mistakes-size = Сначала самые дорогие
mistakes-latest = Сначала последние
mistakes-more = Ещё
mistake-spot = { CARDS($cards) } против { CARD($card) }
kind = О чём
kind-all = Все решения
kind-throw = Что менять
kind-sixth-or-exchange = Шестая карта или обмен
kind-buy-or-not = Прикупать или нет
kind-fold-or-play = Отказаться или играть
kind-insurance = Страховать или нет
kind-dealer-game = Покупать дилеру игру или нет
hands-nothing = Ничего
hands-four-to-straight = Четыре карты к стриту
hands-four-to-flush = Четыре карты к флешу
hands-ace-king = Туз-король
hands-low-pair = Пара от двоек до десяток
hands-high-pair = Пара от валетов до тузов
hands-two-pair = Две пары
hands-three = Тройка
hands-straight-or-flush = Стрит или флеш
hands-full-house-up = Фулл-хаус и старше
review-start = Повторить: { COUNT($count) }
review-none = Сейчас повторять нечего.
review-again = Покажем снова: { $text }
review-next = Дальше
review-stop = К списку
drill = Упражнение
drill-decision = Что лучше?
drill-payout = Сколько получает бокс?
drill-combinations = Какие комбинации?
drill-game = Есть ли у дилера игра?
drill-review = Повторения
drill-close = Только трудные решения
drill-none = В этих правилах такого вопроса нет.
drill-next = Следующий вопрос
drill-answer = Ответить
drill-net = Итог бокса в очках, проигрыш со знаком минус
drill-stakes = Анте { CHIPS($ante) }, ставка { CHIPS($bet) }
drill-sixth = Шестая карта куплена за { CHIPS($points) }
drill-seen = Видны также: { CARDS($cards) }
drill-first = Первая комбинация
drill-second = Вторая комбинация
drill-no-combination = нет
drill-has = Есть игра
drill-has-not = Нет игры
drill-right = Верно
drill-wrong = Неверно
drill-clock = На время: одна минута
drill-left = Осталось: { COUNT($seconds) } с
drill-score = Верно: { COUNT($correct) } из { COUNT($count) }
drill-time-up = Время вышло.
drill-restart = Начать снова
stat-over-time = Результат по времени, в очках
stat-net = Выиграно
stat-expected = Ожидалось
stat-luck-free = Без удачи
stat-rounds = Раздачи
stat-explained = Ожидалось: сколько стоили карты при первых решениях за вычетом потерь на решениях. Без удачи: только потери на решениях.
stat-accuracy = Лучшие решения: { PERCENT($share, digits: 1) } из { COUNT($count) }
stat-each = В среднем теряется за решение: { ANTES($antes, digits: 3) } анте
stat-decisions = Решения
stat-best = Лучшие
stat-lost = Потеряно анте
stat-sort = Вид
stat-grades = Оценки
stat-kinds = Куда уходят анте: по видам решений
stat-groups = По рукам
stat-up-cards = По открытой карте дилера
stat-streaks = Подряд
stat-longest = Дольше всего
stat-current = Сейчас
streak-best = Лучшие решения
streak-won = Выигранные раздачи
streak-lost = Проигранные раздачи
stat-drills = Упражнения
stat-answers = Ответы
stat-seconds = Секунд на ответ
antes-lost = { ANTES($antes, digits: 2) }
count-number = { COUNT($count) }

## Your data

data = Ваши данные
data-download = Всё одним файлом
data-rounds = Раздачи (CSV)
data-decisions = Решения (CSV)
data-answers = Ответы в упражнениях (CSV)
data-bring-back = Вернуть из файла. Он заменит всё, что есть здесь.
data-wipe = Стереть всё
data-wipe-sure = Счёт, раздачи, решения и повторения исчезнут навсегда.
data-wipe-yes = Да, стереть
data-wipe-no = Нет, оставить
data-wrong-file = Это не файл игрока, или он повреждён. Ничего не изменено.

## A spot made by hand, and the twin

training-spot = Любой расклад
spot-explained = Разложите карты. Адрес страницы хранит их: по ссылке откроется тот же расклад.
spot-place = Куда ляжет следующая карта
spot-hand = Рука
spot-up = Дилер
spot-seen = Видны также
spot-discards = Обменяны
spot-pack = Колода
spot-clear = Очистить
spot-link = Ссылка на этот расклад
spot-incomplete = Нужны пять карт в руке (шесть, если куплена шестая) и одна карта дилера.
twin = Безошибочный игрок с теми же картами
twin-show = Пусть сыграет безошибочный игрок
twin-net = Его итог
twin-own = Ваш итог
twin-given-up = Ваши решения теряют в среднем
twin-luck = Остальная разница — удача
points-exact = { ANTES($points, digits: 1, sign: "always") }

## Sound, and a look around at the first visit

sound = Звук
sound-off = Выключен
sound-on = Карты, фишки и выигрыши
tour = Знакомство со столом
tour-stakes = Здесь ваши боксы. Анте можно вписать или набрать фишками. На многих столах можно играть на нескольких боксах сразу.
tour-deal = Эта кнопка сдаёт карты, клавиша D — тоже. Рядом список правил более чем сорока казино.
tour-worth = Пока вы решаете, эта панель показывает, чего стоит каждый вариант, если перебрать все раздачи. Потом она говорит, насколько хорошо вы решили.
tour-tabs = Здесь тренировка на ошибках и упражнениях, правила и преимущество казино, своё казино и проверка честности.
tour-help = Справка со всеми клавишами — здесь или по клавише ?. Оттуда можно начать всё это заново.
tour-place = { COUNT($place) } из { COUNT($count) }
tour-back = Назад
tour-next = Дальше
tour-skip = Пропустить
tour-done = Играть
tour-start = Показать стол
