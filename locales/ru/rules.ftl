# What the rules of a house say, a sentence for each statement that is made of their fields. Used by the programs; the
# page gets the sentences from the server. Prices are in antes. Figures are shown by functions only.

## Parts of sentences

list-separator = { ", " }
part-pay = { WORD("hand", $hand) } { COUNT($pays) }
part-cards = { $cards ->
        [one] { COUNT($cards) } карта за { ANTES($price) } × анте
        [few] { COUNT($cards) } карты за { ANTES($price) } × анте
        [many] { COUNT($cards) } карт за { ANTES($price) } × анте
       *[other] { COUNT($cards) } карты за { ANTES($price) } × анте
    }
part-cards-between = от { COUNT($from) } до { COUNT($to) } карт за { ANTES($price) } × анте
part-count = { $value ->
        [one] { COUNT($value) } карта
        [few] { COUNT($value) } карты
        [many] { COUNT($value) } карт
       *[other] { COUNT($value) } карты
    }
part-price = { ANTES($value) } × анте

## Boxes

rule-boxes = Боксов на столе: { $boxes ->
        [one] { COUNT($boxes) }
        [few] { COUNT($boxes) }
        [many] { COUNT($boxes) }
       *[other] { COUNT($boxes) }
    }. В открытую игрок может играть на { $open ->
        [one] { COUNT($open) } боксе.
        [few] { COUNT($open) } боксах.
        [many] { COUNT($open) } боксах.
       *[other] { COUNT($open) } бокса.
    }
rule-blind-none = Втёмную не играют.
rule-blind-rest = Кто занимает больше боксов, на остальных играет втёмную: анте и бет ставятся до раздачи.
rule-blind-last = Кто занимает несколько боксов, на последнем играет втёмную: анте и бет ставятся до раздачи.
rule-blind-count = Ещё можно играть втёмную, не больше чем на { $value ->
        [one] { COUNT($value) } боксе
        [few] { COUNT($value) } боксах
        [many] { COUNT($value) } боксах
       *[other] { COUNT($value) } бокса
    }: анте и бет ставятся до раздачи.
rule-blind-decides-nothing = На боксе втёмную после раздачи ничего не решают.
rule-blind-insures = Бокс втёмную можно застраховать, не видя карт.
rule-blind-buys-game = С бокса втёмную можно купить дилеру игру.
rule-blind-buys-ahead = На боксе втёмную можно заранее купить то, что предлагают: бонус, шестую карту, страховку.
rule-stakes = { $value ->
        [equal] Анте на всех боксах игрока равны.
        [not-above-first] Анте на следующих боксах игрока не больше, чем на первом.
       *[free] Анте на разных боксах игрока могут различаться.
    }
rule-adjacent = { $value ->
        [false] Боксы одного игрока могут стоять где угодно.
       *[true] Боксы одного игрока стоят рядом.
    }
rule-seen = { $value ->
        [all-at-once] Игрок видит карты всех своих открытых боксов сразу.
       *[box-by-box] Карты бокса открываются, когда игра на предыдущих боксах закончена.
    }
rule-up-card = { $value ->
        [first] Открывается первая карта дилера.
       *[last] Открывается последняя карта дилера.
    }

## Limits

rule-ante-from = Анте — не меньше { $value ->
        [one] { CHIPS($value) } очка.
        [few] { CHIPS($value) } очков.
        [many] { CHIPS($value) } очков.
       *[other] { CHIPS($value) } очка.
    }
rule-ante-between = Анте — от { CHIPS($least) } до { CHIPS($most) } очков.
rule-ante-step = Анте кратно { CHIPS($value) }.
rule-fraction = { $value ->
        [round-down] Выплаты округляются вниз до целых очков.
       *[refuse] Ставка, за которую могла бы полагаться дробная выплата, не принимается.
    }
rule-no-payout-limit = Максимальной выплаты нет.
rule-payout-ratio = Бет никогда не оплачивается больше чем { COUNT($value) }{"\u00A0"}:{"\u00A0"}1.
rule-payout-limit = { $of ->
        [combination] Бет выигрывает не больше { CHIPS($most) } очков за каждую комбинацию.
        [box] На одном боксе можно выиграть не больше { CHIPS($most) } очков.
        [table] За раздачу на всём столе можно выиграть не больше { CHIPS($most) } очков.
       *[both] Бет выигрывает не больше { CHIPS($most) } очков за обе комбинации вместе.
    }

## The dealer

rule-qualifier-ace-king = У дилера есть игра, если у него «туз-король» или старше.
rule-qualifier-pair = У дилера есть игра, если у него пара или старше.
rule-qualifier-pair-of = У дилера есть игра, если у него пара { WORD("ranks", $value) } или старше.
rule-no-game-paid = Если у него нет игры, анте оплачивается 1{"\u00A0"}:{"\u00A0"}1, а бет возвращается.
rule-no-game-returned = Если у него нет игры, анте и бет возвращаются.
rule-no-game-returned-below = Если у него нет игры, бет возвращается; анте оплачивается 1{"\u00A0"}:{"\u00A0"}1, а если у дилера младше, чем «{ WORD("hand", $value) }», только возвращается.

## Ante and bet

rule-bet = Можно отказаться и потерять анте или играть и поставить бет: { $value ->
        [one] { COUNT($value) } анте.
        [few] { COUNT($value) } анте.
        [many] { COUNT($value) } анте.
       *[other] { COUNT($value) } анте.
    }
rule-bet-pays = Если у дилера есть игра, выигрывает старшая комбинация, и бет оплачивается, к 1: { $list }.
rule-ante-on-win = { $value ->
        [paid] При таком выигрыше анте оплачивается 1{"\u00A0"}:{"\u00A0"}1.
        [paid-unless-bought] При таком выигрыше анте оплачивается 1{"\u00A0"}:{"\u00A0"}1, но если на боксе что-нибудь покупали, только возвращается.
       *[returned] При таком выигрыше анте возвращается.
    }

## The second combination

rule-only-best = Оплачивается только лучшая комбинация.
rule-second = { $must_win ->
        [true] Кроме лучшей оплачивается и вторая комбинация, если она тоже старше, чем у дилера.
       *[false] Кроме лучшей оплачивается и вторая комбинация, даже если сама она проиграла бы дилеру.
    }
rule-duplicated-straight = { $value ->
        [false] Стрит, в котором при шести картах один ранг повторяется, — это стрит и пара.
       *[true] Стрит, в котором при шести картах один ранг повторяется, — это два стрита.
    }

## Purchases

rule-no-exchange = Карты не меняют.
rule-exchange = Карты можно обменять: { $list }.
rule-exchange-forces-bet = После обмена стольких карт нужно играть: { $list }.
rule-exchange-times = На одном боксе можно менять карты до { $value ->
        [one] { COUNT($value) } раза.
        [few] { COUNT($value) } раз.
        [many] { COUNT($value) } раз.
       *[other] { COUNT($value) } раза.
    }
rule-exchange-again-after-one = Повторно меняют только одну карту, и только после обмена одной.
rule-next-prices = Цены со второго обмена: { $list }.
rule-next-prices-to = Цены со второго обмена: { ANTES($first) } × анте, { ANTES($second) } × анте и так далее до { ANTES($last) } × анте.
rule-no-sixth = Шестую карту не продают.
rule-sixth = Шестую карту можно купить за { ANTES($value) } × анте; считаются лучшие пять карт из шести.
rule-sixth-with-exchange = { $value ->
        [true] Шестую карту можно купить и при обмене.
       *[false] Либо покупают шестую карту, либо меняют карты, но не то и другое.
    }
rule-row = { $value ->
        [common] Все боксы берут новые карты с начала одного общего ряда.
       *[own] Каждый бокс получает свои новые карты.
    }
rule-dealt = { $value ->
        [after-all] Новые карты сдаются, когда решили все боксы.
       *[at-once] Новые карты сдаются сразу.
    }

## The dealer’s game

rule-no-dealer-game = Игру дилеру не покупают.
rule-dealer-game = Если у дилера нет игры, её можно купить за { ANTES($price) } × анте: { $card ->
        [lowest] он сбрасывает младшую карту и берёт другую.
        [first] он сбрасывает карту, сданную ему первой, и берёт другую.
        [choice] он сбрасывает карту, которую выбирает первый купивший бокс, и берёт другую.
       *[highest] он сбрасывает старшую карту и берёт другую.
    }
rule-draw-again = { $value ->
        [true] Если приходит карта того же ранга, он берёт ещё одну.
       *[false] Карта того же ранга остаётся.
    }
rule-still-paid = { $value ->
        [false] Если игры по-прежнему нет, анте только возвращается, а цена потеряна.
       *[true] Если игры по-прежнему нет, с анте рассчитываются как без игры, а цена потеряна.
    }
rule-insured-may-buy = { $value ->
        [true] Купить игру может и застрахованный бокс, получив выигрыш по страховке.
       *[false] С застрахованного бокса игру дилеру не покупают.
    }

## Insurance

rule-no-insurance = Страховки нет.
rule-insurance = От «нет игры» у дилера можно застраховаться начиная с комбинации «{ WORD("hand", $from) }». { $staked ->
        [before-bet] Страховка ставится до бета, после него её не делают.
       *[with-bet] Страховка ставится, когда бет уже поставлен.
    }
rule-insurance-stake = Страховка — не меньше { $least ->
        [one] { CHIPS($least) } очка
        [few] { CHIPS($least) } очков
        [many] { CHIPS($least) } очков
       *[other] { CHIPS($least) } очка
    } и не больше { PERCENT($most) } возможного выигрыша бета; если игры нет, она оплачивается 1{"\u00A0"}:{"\u00A0"}1.
rule-insurance-counts-second = { $value ->
        [false] Вторая комбинация в возможный выигрыш не входит.
       *[true] Вторая комбинация входит в возможный выигрыш.
    }
rule-insurance-returned = { $value ->
        [true] Если у дилера есть игра и бокс не выиграл, страховка возвращается.
       *[false] Если у дилера есть игра, страховка проиграна.
    }
rule-insurance-too-low-returned = { $value ->
        [true] Страховка на младшую комбинацию возвращается при расчёте.
       *[false] Страховка на младшую комбинацию не принимается.
    }

## Bonus and side bets

rule-no-bonus = Бонуса нет.
rule-side-pays = { BET($name) }: { $cards ->
        [final] оплачивается по окончательным картам
       *[dealt] оплачивается по пяти розданным картам
    }, { $for_one ->
        [true] вместе со ставкой
       *[false] к 1
    }: { $list }.
rule-instant = { BET($name) }: отдельной ставки нет; оплачивается от анте по пяти розданным картам, и раздача для бокса окончена, { $for_one ->
        [true] вместе с анте
       *[false] к 1
    }: { $list }.
rule-sixth-void = { BET($value) }: при покупке шестой карты проигрывает.
rule-sixth-pays = { BET($name) }: с купленной шестой картой оплачиваются лучшие пять из шести: { $list }.
rule-side-settled = { BET($name) }: { $before_purchase ->
        [true] расчёт до покупки карт.
       *[false] расчёт после бета.
    }
rule-side-fold = { BET($name) }: { $lost ->
        [false] при отказе не проигрывает.
       *[true] при отказе проигрывает.
    }
rule-side-fixed = { BET($name) }: ставка — { $stake ->
        [one] { CHIPS($stake) } очко.
        [few] { CHIPS($stake) } очка.
        [many] { CHIPS($stake) } очков.
       *[other] { CHIPS($stake) } очка.
    }
rule-side-from = { BET($name) }: ставка — не меньше { $least ->
        [one] { CHIPS($least) } очка.
        [few] { CHIPS($least) } очков.
        [many] { CHIPS($least) } очков.
       *[other] { CHIPS($least) } очка.
    }
rule-side-between = { BET($name) }: ставка — от { CHIPS($least) } до { CHIPS($most) } очков.
rule-side-at-least = { BET($name) }: ставка не меньше { ANTES($antes) } × анте.
rule-side-compulsory = { BET($value) }: обязательно вместе с каждым анте.

## What is wrong with a rule file, said at the field that is wrong

fault-too-long = Файл длиннее { COUNT($most) } байт.
fault-too-long-in-full = Со всеми значениями по умолчанию файл длиннее { COUNT($most) } байт.
fault-syntax = Это не TOML: { $value }
fault-unknown-format = Формат { $text } не читается, только формат { COUNT($read) }.
fault-unknown-key = Такого ключа нет. Ключи здесь: { $list }.
fault-not-served = { $value ->
        [other-boxes] Ставок на чужие боксы здесь нет.
        [fund] Накопительных фондов здесь нет.
        [misdeals] Правил о неверной сдаче здесь нет: карты всегда сдаются верно.
        [pack] Играют только одной колодой из 52 карт.
       *[ranking] Есть только обычное старшинство комбинаций.
    }
fault-missing = Этого не хватает.
fault-wrong-type = { $expected ->
        [text] Здесь нужен текст.
        [integer] Здесь нужно целое число.
        [flag] Здесь нужно «да» или «нет».
        [list] Здесь нужен список.
        [table] Здесь нужна таблица.
        [amount] Здесь нужно целое число или дробь, например 3/2.
        [text-or-integer] Здесь нужен текст или целое число.
        [text-or-table] Здесь нужен текст или таблица.
       *[text-or-list] Здесь нужен текст или список текстов.
    }
fault-not-allowed = «{ $text }» нет среди возможных: { $list }.
fault-out-of-range = { $text } — не от { COUNT($least) } до { COUNT($most) }.
fault-not-of-form = «{ $text }» здесь не подходит по форме.
fault-not-an-amount = «{ $text }» — не целое число и не дробь вроде 3/2.
fault-large-denominator = Знаменатель { $text } больше { COUNT($most) }.
fault-zero = Это должно быть больше 0.
fault-empty = Здесь ничего нет.
fault-not-a-slug = «{ $text }»: нужно от 1 до 64 строчных латинских букв, цифр и дефисов.
fault-not-a-language = Это не код языка вроде en или pt-BR.
fault-control-character = В этом тексте есть управляющий символ.
fault-repeated = «{ $text }» стоит здесь дважды.
fault-reserved-name = «{ $text }» — имя другой строки расчёта.
fault-repeated-name = Другая дополнительная ставка тоже называется «{ $text }».
conflict-open-above-boxes = Открытых боксов { COUNT($open) }, а на столе только { COUNT($boxes) }.
conflict-no-room-for-blind = На столе из { COUNT($boxes) } боксов столько тёмных не поместится.
conflict-no-blind-boxes = Здесь сказано, что можно боксу втёмную, но втёмную не играют.
conflict-needs = Для этого в файле нужна часть, которой нет: { $list }.
conflict-excludes = Это и { $name } исключают друг друга.
conflict-only-with = Это имеет смысл, только если { $name } — «{ $value }».
conflict-never-reached = До этого дело не дойдёт: { $name } раньше подходит всегда.
conflict-one-of = Здесь должно быть одно из этого: { $list }.
conflict-least-above-most = Наибольшее, { COUNT($most) }, меньше наименьшего, { COUNT($least) }.
conflict-not-a-multiple = { COUNT($value) } не кратно шагу { COUNT($step) }.
conflict-fixed-outside = Постоянная ставка { COUNT($fixed) } не между наименьшей и наибольшей.
conflict-ante-above-most = При наименьшем анте ставка — { ANTES($needed) }, больше наибольшей { COUNT($most) }.
conflict-no-price = У обмена { COUNT($cards) } карт нет цены.
conflict-only-once = Это о повторном обмене, а карты меняют только раз (exchange.times — 1).
conflict-too-many-prices = Цен больше, чем обменов после первого: { COUNT($further) }.
conflict-one-purchase = Это разрешает вторую покупку, а новые карты сдаются, когда решили все боксы.
conflict-nothing-bought = Это о новых картах, а купить их нельзя.
conflict-settled-before = Это о картах после покупки, а ставка рассчитывается до неё.
conflict-instant = Для ставки, которая выигрывает сразу, это не имеет смысла.

## Strategy cards, line by line

card-list-first = Первое решение
card-list-bet = Бет после покупки
card-list-insure = Страховка
card-list-dealer-game = Игра дилера
card-line = { $text }, если { $list }.
card-line-always = { $text } с любыми картами.
card-line-where-held = { $text }, если это есть на руках.
card-otherwise-fold = Иначе отказаться.
card-and = { " и " }
card-or = { " или " }
card-ranks-and = { " и " }
card-ranks-or = { " или " }
card-range = { $text }–{ $value }
card-rank-ten = { COUNT(10) }
card-pair-of = пара { WORD("ranks", $ranks) }
card-does-fold = Отказаться
card-does-play = Играть
card-does-sixth = Купить шестую карту
card-does-exchange = Обменять всё, оставив: { $list }
card-does-exchange-all = Обменять все карты
card-does-bet = После покупки играть
card-does-bet-fold = После покупки отказаться
card-does-insure = Страховать на максимум
card-does-insure-not = Не страховать
card-does-buy = Купить дилеру игру
card-does-buy-lowest = Купить дилеру игру со сбросом его младшей карты
card-does-buy-not = Не покупать дилеру игру
card-keep-combination = комбинацию
card-keep-royal-flush-draw = три или две карты к флеш-роялю
card-keep-ranks = все { $list }
card-keep-highest = { $count ->
        [one] старшую карту
        [few] { COUNT($count) } старшие карты
        [many] { COUNT($count) } старших карт
       *[other] { COUNT($count) } старших карт
    }
card-keep-highest-other = { $count ->
        [one] старшую из остальных карт
        [few] { COUNT($count) } старшие из остальных карт
        [many] { COUNT($count) } старших из остальных карт
       *[other] { COUNT($count) } старших из остальных карт
    }
card-bought-nothing = ничего не куплено
card-bought-sixth = куплена шестая карта
card-bought-exchange = карты обменяны
card-bought-cards = { $count ->
        [one] обменяна { COUNT($count) } карта
        [few] обменяны { COUNT($count) } карты
        [many] обменяно { COUNT($count) } карт
       *[other] обменяно { COUNT($count) } карты
    }
card-threw-match = сброшена карта ранга открытой
card-threw-no-match = карта ранга открытой не сброшена
card-hand-is = комбинация — { $list }
card-hand-at-least = комбинация — { $name } или старше
card-hand-below = комбинация младше, чем { $name }
card-paired = повторяющийся ранг — { $list }
card-paired-to-up = повторяющийся ранг { $list }
card-paired-below = младше открытой карты
card-paired-equal = как у открытой карты
card-paired-above = старше открытой карты
card-holds-one = на руках { $list }
card-holds = на руках каждая из карт { $list }
card-holds-any = на руках хотя бы одна из карт { $list }
card-holds-none-one = на руках нет { $list }
card-holds-none = на руках ни одной из карт { $list }
card-has-draw = есть { $list }
card-up = открытая карта — { $list }
card-matches-up = на руках есть карта ранга открытой
card-matches-up-not = на руках нет карты ранга открытой
card-nth = { $value ->
        [first] старшая карта
        [second] вторая по старшинству карта
        [third] третья по старшинству карта
        [fourth] четвёртая по старшинству карта
        [fifth] пятая по старшинству карта
       *[sixth] шестая по старшинству карта
    }
card-above-up = { $name } старше открытой
card-below-up = { $name } младше открытой
card-dealer-keeps-one = у дилера остаётся { $list }
card-dealer-keeps = у дилера остаётся каждая из карт { $list }
card-dealer-keeps-any = у дилера остаётся хотя бы одна из карт { $list }
card-dealer-keeps-none-one = у дилера не остаётся { $list }
card-dealer-keeps-none = у дилера не остаётся ни одной из карт { $list }
card-dealer-keeps-highest = старшая из оставшихся у дилера — { $list }
card-dealer-keeps-draw = у дилера остаётся { $list }
card-draw-flush = четыре к флешу
card-draw-straight = четыре к стриту
card-draw-open-straight = четыре к открытому стриту
card-draw-inside-straight = четыре к стриту с дыркой
card-draw-double-inside-straight = двойная дырка к стриту
card-draw-six-straight = пять к стриту из шести
card-draw-straight-flush = четыре к стрит-флешу
card-draw-three-to-flush = три к флешу
card-draw-three-to-straight-flush = три к стрит-флешу
card-draw-three-to-royal-flush = три к флеш-роялю
card-draw-two-to-royal-flush = две к флеш-роялю
