# Words of the game and reasons why something is refused. Used by the programs and the page.
# Figures are shown by functions only; locales/README.md lists them.

## Cards

# What a card is written with. The numbers 2 to 10 need no letter.
rank-letter-ace = Т
rank-letter-king = К
rank-letter-queen = Д
rank-letter-jack = В

# A card as it is read aloud.
# $rank: the rank, two to ace. $suit: the suit.
card-name =
    { $rank ->
        [two] двойка
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
        [seven] семёрка
        [eight] восьмёрка
        [nine] девятка
        [ten] десятка
        [jack] валет
        [queen] дама
        [king] король
       *[ace] туз
    } { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }
card-face-down = закрытая карта

suit-clubs = трефы
suit-diamonds = бубны
suit-hearts = червы
suit-spades = пики

# What pairs of each rank are called: a pair of …
ranks-twos = двоек
ranks-threes = троек
ranks-fours = четвёрок
ranks-fives = пятёрок
ranks-sixes = шестёрок
ranks-sevens = семёрок
ranks-eights = восьмёрок
ranks-nines = девяток
ranks-tens = десяток
ranks-jacks = валетов
ranks-queens = дам
ranks-kings = королей
ranks-aces = тузов

## Ranks of hands, lowest first

hand-no-game = нет игры
hand-ace-king = туз-король
hand-pair = пара
hand-two-pair = две пары
hand-three = тройка
hand-straight = стрит
hand-flush = флеш
hand-full-house = фулл-хаус
hand-four = каре
hand-straight-flush = стрит-флеш
hand-royal-flush = флеш-рояль

## Actions, as on a button

action-fold = Отказаться
action-play = Играть
action-sixth = Купить шестую карту
action-exchange = Обменять
action-insure = Застраховать
action-no-insurance = Без страховки
action-buy-game = Купить дилеру игру
action-keep = Оставить как есть

## The round

phase-stakes = Ставки
phase-decisions = Решения
phase-dealer-game = Игра дилера
phase-settled = Расчёт

asked-decision = Отказаться, играть или прикупить?
asked-insurance = Застраховать комбинацию?
asked-dealer-game = Купить дилеру игру?

offer-sixth = шестая карта
offer-exchange = обмен карт
offer-insurance = страховка
offer-dealer-game = игра дилера

box-state-waiting = ждёт решения
box-state-cards-to-come = ждёт карт
box-state-bet = бет поставлен
box-state-folded = отказ
box-state-instant = мгновенный выигрыш

outcome-folded = Отказ
outcome-instant = Мгновенный выигрыш
outcome-no-game = У дилера нет игры
outcome-win = Выигрыш
outcome-tie = Ничья
outcome-loss = Проигрыш

## Lines of a settlement

line-ante = Анте
line-bet = Бет
line-sixth = Шестая карта
line-exchange = Обмен
line-insurance = Страховка
line-dealer-game = Игра дилера
line-bonus = Бонус
line-super = Супер
line-instant = Мгновенный выигрыш
line-novo = Ново-бонус

## Why stakes, the deal or an action are refused

# $value: the player, from 0.
refusal-unknown-player = Игрока { PLACE($value) } за столом нет.
refusal-already-dealt = Ставки делают до раздачи, а карты уже розданы.
refusal-nothing-asked = Сейчас ничего решать не нужно.
# $turn: the box that decides, from 0. $owner: its player, from 0.
refusal-not-your-turn = Сейчас очередь игрока { PLACE($owner) }: решение по боксу { PLACE($turn) }.
# $turn: the box that decides, from 0. $asked: what it is asked.
refusal-not-asked = По боксу { PLACE($turn) } сейчас нужно решить: { $asked ->
        [insurance] страховать или нет
        [dealer-game] покупать дилеру игру или нет
       *[decision] отказаться, играть или прикупить
    }.
refusal-no-boxes = Ни на одном боксе нет анте.
# $value: the player, from 0.
refusal-already-staked = Игрок { PLACE($value) } уже сделал ставки.
# $box: the box, from 0. $boxes: how many the layout has.
refusal-unknown-box = Бокса { PLACE($box) } нет: всего боксов на столе { COUNT($boxes) }.
# $value: the box, from 0.
refusal-box-twice = На бокс { PLACE($value) } поставлено дважды.
# $box: the box, from 0. $owner: its player, from 0.
refusal-box-taken = Бокс { PLACE($box) } занимает игрок { PLACE($owner) }.
# $boxes: how many were staked. $most: how many a player may have.
refusal-too-many-boxes = Одному игроку можно не больше { $most ->
        [one] { COUNT($most) } бокса
        [few] { COUNT($most) } боксов
        [many] { COUNT($most) } боксов
       *[other] { COUNT($most) } бокса
    }, а занято { COUNT($boxes) }.
# $left, $right: two boxes of the player, from 0.
refusal-not-adjacent = Боксы одного игрока должны стоять рядом, а { PLACE($left) } и { PLACE($right) } — не соседние.
# $ante: the ante. $least: the least of the table. In points.
refusal-ante-too-low = Анте { CHIPS($ante) } меньше минимума стола: { CHIPS($least) }.
# $ante: the ante. $most: the most of the table. In points.
refusal-ante-too-high = Анте { CHIPS($ante) } больше максимума стола: { CHIPS($most) }.
# $ante: the ante. $step: what it must be a multiple of. In points.
refusal-ante-step = Анте { CHIPS($ante) } не кратно { CHIPS($step) }.
# $ante: the ante in points. $price: the price in antes.
refusal-fraction = При анте { CHIPS($ante) } цена в { ANTES($price) } анте — не целое число очков.
# $box: the box, from 0. $most: what may be won at most, in points.
refusal-stake-too-large = С такими ставками на боксе { PLACE($box) } можно выиграть больше допустимого: { CHIPS($most) }.
# $box: the box, from 0. $ante: its ante. $first: the ante of the first box. In points.
refusal-ante-not-equal = Все анте игрока должны быть равны: на боксе { PLACE($box) } стоит { CHIPS($ante) }, а не { CHIPS($first) }.
# $box: the box, from 0. $ante: its ante. $first: the ante of the first box. In points.
refusal-ante-above-first = Анте на следующих боксах не может быть больше, чем на первом: на боксе { PLACE($box) } стоит { CHIPS($ante) }, а на первом { CHIPS($first) }.
# $value: the name of the bet.
refusal-unknown-side-bet = Ставки «{ $value }» за этим столом нет.
# $value: the name of the bet.
refusal-no-stake-of = Ставка «{ $value }» оплачивается от анте, отдельно на неё не ставят.
# $value: the name of the bet.
refusal-compulsory = Ставка «{ $value }» обязательна на каждом боксе.
# $name: the bet. $stake: the stake. $least: the least. In points.
refusal-side-too-low = Ставка { CHIPS($stake) } на «{ $name }» меньше минимума: { CHIPS($least) }.
# $name: the bet. $stake: the stake. $most: the most. In points.
refusal-side-too-high = Ставка { CHIPS($stake) } на «{ $name }» больше максимума: { CHIPS($most) }.
# $name: the bet. $stake: the stake. $fixed: the only stake allowed. In points.
refusal-side-fixed = Ставка на «{ $name }» всегда { CHIPS($fixed) }, а не { CHIPS($stake) }.
# $box: the box, from 0. $name: the bet.
refusal-blind-side-bet = Бокс { PLACE($box) } играет втёмную, ставка «{ $name }» на нём не принимается.
# $value: the box, from 0.
refusal-no-buying-ahead = На боксе { PLACE($value) } ничего нельзя купить заранее.
# $value: what was asked for.
refusal-not-offered = За этим столом нет { $value ->
        [sixth] покупки шестой карты
        [exchange] обмена карт
        [insurance] страховки
       *[dealer-game] покупки игры дилеру
    }.
# $needed: what has to be put up. $balance: what may be spent. In points.
refusal-balance-too-low = { $needed ->
        [one] Нужно { CHIPS($needed) } очко
        [few] Нужно { CHIPS($needed) } очка
        [many] Нужно { CHIPS($needed) } очков
       *[other] Нужно { CHIPS($needed) } очка
    }, а потратить можно { CHIPS($balance) }.
# $price: what is bought. $bet: the bet after it. $balance: what may be spent. In points.
refusal-bet-not-covered = После оплаты { CHIPS($price) } не хватит на бет { CHIPS($bet) }: потратить можно { CHIPS($balance) }.
refusal-bet-forced = После этого обмена нужно играть.
refusal-sixth-bought = Шестая карта куплена, после неё ничего не покупают.
refusal-exchanged = После обмена шестую карту не продают.
refusal-hand-insured = Комбинация застрахована, после этого карт не покупают.
# $times: how often a box may exchange.
refusal-exchanges-used = На одном боксе можно менять карты не больше { $times ->
        [one] { COUNT($times) } раза
        [few] { COUNT($times) } раз
        [many] { COUNT($times) } раз
       *[other] { COUNT($times) } раза
    }.
refusal-only-one-again = Повторно меняют только одну карту, и только если прежде меняли тоже одну.
# $cards: how many cards.
refusal-exchange-count = Обменять { $cards ->
        [one] { COUNT($cards) } карту
        [few] { COUNT($cards) } карты
        [many] { COUNT($cards) } карт
       *[other] { COUNT($cards) } карты
    } здесь нельзя.
# $value: cards.
refusal-not-held = На руках нет: { CARDS($value) }.
# $needed: how many cards are wanted. $left: how many are left.
refusal-pack-too-short = { $needed ->
        [one] Нужна { COUNT($needed) } карта
        [few] Нужны { COUNT($needed) } карты
        [many] Нужно { COUNT($needed) } карт
       *[other] Нужно { COUNT($needed) } карты
    } из колоды, а свободных в ней { COUNT($left) }.
refusal-already-insured = Комбинация уже застрахована.
# $hand: what the hand is. $from: the lowest that may insure.
refusal-hand-too-low = Такую комбинацию не страхуют: { WORD("hand", $hand) }. Самая младшая для страховки: { WORD("hand", $from) }.
# $least: the least stake. $most: what the possible win allows. In points.
refusal-insurance-not-possible = Наименьшая страховка { CHIPS($least) }, а эта комбинация допускает не больше { CHIPS($most) }.
# $stake: the stake. $least, $most: its limits. In points.
refusal-insurance-outside = Страховка { CHIPS($stake) } не подходит: можно от { CHIPS($least) } до { CHIPS($most) }.
refusal-blind-may-not = Боксу втёмную это не разрешено.
refusal-insured-may-not = С застрахованного бокса игру дилеру не покупают.
# $value: the box, from 0.
refusal-out-of-play = Бокс { PLACE($value) } уже вне игры.
# $value: cards.
refusal-name-a-card = Выберите карту, которую сбросит дилер: { CARDS($value) }.
refusal-card-not-for-you = Какую карту сбросит дилер, решает не этот бокс.

## Why a question has no answer

# $wanted: how many cards the box must have. $given: how many were given.
question-hand-count = { $wanted ->
        [one] Здесь у бокса должна быть { COUNT($wanted) } карта
        [few] Здесь у бокса должно быть { COUNT($wanted) } карты
        [many] Здесь у бокса должно быть { COUNT($wanted) } карт
       *[other] Здесь у бокса должно быть { COUNT($wanted) } карты
    }, указано { COUNT($given) }.
# $wanted: how many cards must be discarded. $given: how many were given.
question-discard-count = { $wanted ->
        [one] Здесь должна быть сброшена { COUNT($wanted) } карта
        [few] Здесь должно быть сброшено { COUNT($wanted) } карты
        [many] Здесь должно быть сброшено { COUNT($wanted) } карт
       *[other] Здесь должно быть сброшено { COUNT($wanted) } карты
    }, указано { COUNT($given) }.
# $value: how many cards were given.
question-dealer-count = У дилера пять карт, указано { COUNT($value) }.
# $value: a card.
question-up-card-missing = Среди пяти карт дилера нет его открытой карты { CARD($value) }.
# $value: a card.
question-twice = Карта { CARD($value) } указана в двух местах.
# $value: a card.
question-not-in-pack = В колоде нет карты { CARD($value) }.
# $value: how many cards.
question-exchange-count = Обменять можно от 1 до 5 карт, а не { COUNT($value) }.
# $value: cards.
question-dealt-hand = Розданные карты { CARDS($value) } не сходятся с картами на руках и покупкой.
# $value: how many cards.
question-too-few-unseen = { $value ->
        [one] Неизвестной осталась { COUNT($value) } карта
        [few] Неизвестными остались { COUNT($value) } карты
        [many] Неизвестными остались { COUNT($value) } карт
       *[other] Неизвестными остались { COUNT($value) } карты
    }, для раздачи этого мало.
# $what: nothing, sixth or exchange. $cards: how many cards of an exchange.
question-not-offered = { $what ->
        [sixth] По этим правилам шестую карту не продают.
        [exchange] { $cards ->
            [one] По этим правилам нельзя обменять { COUNT($cards) } карту.
            [few] По этим правилам нельзя обменять { COUNT($cards) } карты.
            [many] По этим правилам нельзя обменять { COUNT($cards) } карт.
           *[other] По этим правилам нельзя обменять { COUNT($cards) } карты.
        }
       *[nothing] По этим правилам ничего такого нет.
    }
question-dealt-hand-needed = Бонус смотрит на розданные карты: укажите пять розданных карт.
# $value: the name of the bet.
question-round-over = Розданные карты сразу выигрывают «{ $value }», и раздача для бокса окончена.
# $up: the dealer’s open card. $place: where it must stand, from 1.
question-up-card-place = Здесь дилер меняет первую карту, поэтому его карты нужны в порядке раздачи: открытая { CARD($up) } — на месте { COUNT($place) }.
# $stake: the stake. $most: the most, 0 where the hand cannot be insured. In antes.
question-insurance-outside = Страховка { ANTES($stake) } анте не подходит: эту комбинацию можно застраховать на сумму от 0 до { ANTES($most) } анте.

## Why rules or stakes have no exact answer

unserved-repeated-exchange = По этим правилам можно менять карты больше одного раза. Так можно играть, но точного расчёта пока нет.
unserved-sixth-with-exchange = По этим правилам шестую карту продают и при обмене. Так можно играть, но точного расчёта пока нет.
unserved-ante-needed = Максимальная выплата задана в очках: укажите анте в очках.
unserved-shared-payout-limit = Максимальная выплата зависит и от других ставок, поэтому для одного бокса точного ответа нет.
unserved-no-bonus = Указана ставка на бонус, а бонуса в этих правилах нет.
# $value: the stake in antes.
unserved-bonus-stake = Ставка на бонус должна быть больше нуля, а не { ANTES($value) }.
# $value: the ante in points.
unserved-ante-stake = Анте должно быть больше нуля, а не { CHIPS($value) }.
unserved-too-large = Суммы в этих правилах слишком велики для точного расчёта.

## When the server cannot do what was asked
error-bad-request = Запрос не понят.
error-no-player = С этим cookie за столом никто не сидит.
error-foreign-origin = Страница другого сайта не может об этом просить.
error-not-found = Здесь такого нет.
error-bad-method = Этот адрес не поддерживает такой метод.
error-too-slow = Запрос выполнялся слишком долго.
error-stale = За столом уже всё изменилось. Посмотрите ещё раз и повторите.
error-too-large = Запрос слишком длинный.
error-not-json = Тело запроса должно быть в формате JSON.
error-foreign-host = Запрос предназначен другому узлу.
error-failed = На сервере что-то сломалось. Ничего не сделано.
error-busy = Слишком много вопросов в очереди. Повторите через мгновение.
error-unreachable = Сервер недоступен.
error-refused = Правила этого не позволяют.
error-round-open = Это можно сделать только после окончания раздачи.
error-no-room = На диске сервера кончилось место. Ничего не сделано.
