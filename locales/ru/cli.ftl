# What commands print about whole games, strategy cards, simulations, differences of rules and recorded rounds.
# Figures are shown by functions only; where a figure is exact to its last digit it comes as $text.

## House edge

# $name: the rules.
edge-best = { $name }, лучшая игра
edge-blind = { $name }, бокс втёмную
edge-name = преимущество казино
# $text: percent.
edge-of-ante = { $text } от анте
# $text, $value: two bounds.
edge-between = от { $text } до { $value }
# $text: a fraction.
edge-exactly = точно { $text }
edge-proven = доказано: оно лежит между этими границами
edge-ended-exact = закончено прежде, чем оно стало известно точно
# $text: antes.
edge-ended-within = закончено прежде, чем они сошлись до { $text } анте
edge-risk = доля риска
# $text: percent.
edge-of-staked = { $text } от всего поставленного
edge-deviation = стандартное отклонение
edge-stake = средняя ставка
# $antes: antes.
edge-a-round = { ANTES($antes, digits: 6) } анте за раздачу
edge-first = первое решение
edge-later = потом
edge-by-card = по открытой карте дилера
edge-card = карта
edge-ends = чем кончаются раздачи
edge-net = итог
edge-share = доля
edge-rounds = раздачи
edge-all = все
# $seconds: how long it took.
edge-took = { ANTES($seconds, digits: 1) } с
edge-kept = взято из прежнего расчёта ({ ANTES($seconds, digits: 1) } с); --fresh посчитает заново
edge-not-offered = не предлагается
edge-game-bought = игра дилеру куплена
edge-insured = застраховано
edge-fold = отказ
edge-play = игра
edge-sixth = шестая карта
# $cards: how many.
edge-exchange = обмен { COUNT($cards) }
end-fold = отказ
end-no-game = у дилера нет игры
# $text: what is paid.
end-win = выигрыш, { $text }
end-tie = ничья
end-loss = выиграл дилер
# $name, $text: hands.
end-both = { $name } + { $text }
end-or = { $name } или { $text }

## Differences of rules

compare-edge = преимущество казино, от анте
compare-risk = доля риска, от всего поставленного
compare-deviation = стандартное отклонение, анте
compare-stake = средняя ставка, анте
# $name: rules. $text: why.
compare-no-answer = { $name }: ответа нет: { $text }
# $text: why.
compare-not-alone = отдельно это изменить нельзя: { $text }
compare-ended = { $name }: закончено прежде, чем границы сошлись, как было нужно
# $name: the rules that add it. $text: those to which it is added.
compare-adds = что { $name } прибавляет к преимуществу казино при { $text }, в анте
compare-together = всё вместе
diff-same = игра та же самая
diff-about = на игру не влияет:

## Strategy cards

# $name: the rules. $count: how many lines.
strategy-title = { $name }, { $count ->
        [one] { COUNT($count) } строка
        [few] { COUNT($count) } строки
        [many] { COUNT($count) } строк
       *[other] { COUNT($count) } строки
    }
# $text: percent.
strategy-costs = Проигрывает лучшей игре { $text } от анте.
# $text, $value: antes.
strategy-brings = Приносит { $text } анте за раздачу, лучшая игра — { $value }.
strategy-first-fits = В каждом списке действует первая подходящая строка.

## Simulated rounds

# $name: rules. $text: the strategy. $rounds: how many were played. $value: the seed.
simulate-title = { $name }   { $text }   { $rounds ->
        [one] { COUNT($rounds) } раздача
        [few] { COUNT($rounds) } раздачи
        [many] { COUNT($rounds) } раздач
       *[other] { COUNT($rounds) } раздачи
    }   зерно { $value }
# $count: how many were wanted.
simulate-ended = прервано по Ctrl-C; было нужно: { COUNT($count) }
simulate-mean = среднее в анте
simulate-from = 95 % от
simulate-to = до
simulate-deviation = отклонение
# $text, $value: bounds.
simulate-inside = доказано для бокса 1: от { $text } до { $value } — это внутри
simulate-outside = доказано для бокса 1: от { $text } до { $value } — это снаружи, как бывает в 5 случаях из 100
simulate-win = выиграно
simulate-no-game = дилер без игры
simulate-tie = ничьи
simulate-loss = проиграно
simulate-folded = отказы
simulate-instant = выиграно сразу
simulate-sixth = куплена шестая карта
# $cards: how many.
simulate-exchanged = { $cards ->
        [one] обменяна { COUNT($cards) } карта
        [few] обменяны { COUNT($cards) } карты
        [many] обменяно { COUNT($cards) } карт
       *[other] обменяно { COUNT($cards) } карты
    }
simulate-insured = застраховано
simulate-game = игра дилеру куплена

## A recorded round, event by event

# $name: the rules. $count: how many events.
replay-title = { $name }, { $count ->
        [one] { COUNT($count) } событие
        [few] { COUNT($count) } события
        [many] { COUNT($count) } событий
       *[other] { COUNT($count) } события
    }
# $player: the player, from 0. $text: what on which box.
event-staked = игрок { PLACE($player) } ставит: { $text }
# $points: points. $place: the box, from 0.
event-stake = { CHIPS($points) } на бокс { PLACE($place) }
# $text: the stakes so far. $points: points. $name: the bet.
event-stake-side = { $text } и { CHIPS($points) } на «{ BET($name) }»
event-stake-sixth = { $text }, шестая карта куплена заранее
event-stake-insured = { $text }, страховка { CHIPS($points) }
# $text: boxes with their cards. $cards: the dealer’s cards.
event-dealt = раздано: { $text }; дилер { CARDS($cards) }
# $place: the box, from 0. $cards: cards.
event-dealt-box = бокс { PLACE($place) } { CARDS($cards) }
event-instant = бокс { PLACE($place) } выигрывает сразу
event-folded = бокс { PLACE($place) } отказывается
# $place: the box, from 0. $points: what it pays, in points.
event-bet = бокс { PLACE($place) } ставит бет { CHIPS($points) }
event-sixth = бокс { PLACE($place) } покупает шестую карту за { CHIPS($points) }
event-exchanged = бокс { PLACE($place) } меняет { CARDS($cards) } за { CHIPS($points) }
event-drawn = бокс { PLACE($place) } берёт { CARDS($cards) }
# $place: the box, from 0. $text: lines of the settlement.
event-paid = бокс { PLACE($place) } получает до конца: { $text }
event-insured = бокс { PLACE($place) } страхует на { CHIPS($points) }
event-not-insured = бокс { PLACE($place) } не страхует
# $cards: the dealer’s cards.
event-shows-game = дилер открывает { CARDS($cards) }: есть игра
event-shows-no-game = дилер открывает { CARDS($cards) }: нет игры
# $place: the box, from 0. $points: the price in points. $card: the card that the dealer throws away.
event-game-bought = бокс { PLACE($place) } покупает дилеру игру за { CHIPS($points) }
event-game-bought-named = бокс { PLACE($place) } покупает дилеру игру за { CHIPS($points) }, уходит { CARD($card) }
event-game-kept = бокс { PLACE($place) } оставляет как есть
# $card: what he throws away. $cards: what he draws.
event-dealer-drew = дилер сбрасывает { CARD($card) } и берёт { CARDS($cards) }
# $place: the box, from 0. $text: how it came out.
event-settled = бокс { PLACE($place) }, итог: { $text }
# $player: the player, from 0. $before, $after, $points: points.
replay-player = игрок { PLACE($player) }: { CHIPS($before) } -> { CHIPS($after) } ({ ANTES($points, digits: 0, sign: "always") })
replay-follows = каждое событие следует из правил и порядка колоды
replay-unsettled = но запись кончается раньше, чем раздача рассчитана
