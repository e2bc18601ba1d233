# What only the commands say. Words of the game are in core.ftl, and what page and commands say alike in page.ftl.
# Figures are shown by functions only. What is typed at the table stays as it is: p, x 1 4, rules more and so on.

## Cards and hands

both = { $name } и { $text }
second-of-its-kind = ещё { $name }
hand-pays = { $text }: { COUNT($pays) }{"\u00A0"}:{"\u00A0"}1
hand-cards = Карты
hand-best = Лучшая пятёрка: { $name }
hand-first = Первая: { $name }
hand-second = Вторая: { $name }
hand-pays-all = Оплата

## Rules

column-name = имя
column-status = полнота
column-title = название
column-house = казино
column-source = источник
column-published = опубликовано
status-complete = полные
status-partial = неполные

## What every option is worth

column-action = решение
column-throws = сброс
column-worth = цена в анте
column-loss = потеря
column-exactly = точно
ev-hand = карты
ev-dealer = дилер
ev-insure = Играть, застраховать { ANTES($antes) } × анте
ev-more = Ещё { $count ->
        [one] { COUNT($count) } обмен стоит
        [few] { COUNT($count) } обмена стоят
        [many] { COUNT($count) } обменов стоят
       *[other] { COUNT($count) } обмена стоят
    } меньше: их покажет --all

## The table in the terminal

play-which-rules = По каким правилам?
play-choose-rules = Номер, имя или путь [1]:
play-hint = q — уйти, ? — помощь, rules — как играют
play-round = Раздача { COUNT($round) }, на счёте { CHIPS($balance) }
play-commitment = отпечаток { $text }
play-seed = секрет    { $text }
play-recorded = запись    { $text }
play-balance = На счёте { CHIPS($balance) }.
play-too-little = Для новой раздачи этого мало.
play-left-early = Вы уходите посреди раздачи: то, что стоит на столе, остаётся там.
play-leave-even = У вас { CHIPS($balance) } — столько же, с чем вы пришли.
play-leave-more = У вас { CHIPS($balance) } — на { CHIPS($change) } больше, чем было.
play-leave-fewer = У вас { CHIPS($balance) } — на { CHIPS($change) } меньше, чем было.
play-cost = Потеряно на решениях: { ANTES($antes, digits: 6) } анте; сыграно раздач: { COUNT($rounds) }.
play-no-text = Это не текст в UTF-8.

play-stakes = Enter — раздать с анте { $text }:
play-bet-not-covered = После таких ставок на бет { CHIPS($bet) } не хватит.
play-words = Ваши слова учитываются начиная с этой перетасовки.
play-no-words = Начиная с этой перетасовки ваших слов нет.
play-more-rules = Это не всё: rules more покажет правила целиком.
play-help-deals = раздать
play-help-ante = анте 25
play-help-side = анте 25 и 5 на ставку «{ BET($value) }»
play-help-seed = ваши слова для перетасовки: с ними казино не может подобрать карты; одно seed убирает их
play-help-rules = как играют; rules more — правила целиком
play-help-leave = уйти

play-decision = Ваше решение:
play-you = Вы
play-blind = втёмную
play-lose-staked = Вы потеряете то, что поставлено: q ещё раз — уйти.
play-may-be-done = Так можно.
column-type = набрать
column-to = чтобы
play-cards = КАРТЫ
play-points = ОЧКИ
play-only-fold = На счёте не хватает на бет { CHIPS($bet) }.
play-insure-between = Застраховать на сумму от { CHIPS($least) } до { CHIPS($most) }
play-exchange-between = Обменять { COUNT($from) }–{ COUNT($to) } карт · { CHIPS($price) }
play-exchanges = Обменять карты: { $list }
part-cards-points = { COUNT($cards) } · { CHIPS($price) }
play-help-exchange = обменять карты по их местам или x 2s 4d
play-help-insure = застраховать на 50; одно i — на наибольшую сумму
play-help-again = ещё раз карты и решения; или hand
play-help-more = все обмены с их ценой
play-help-why = почему чего-то нельзя
play-help-refused = Боксу { PLACE($place) } сейчас нельзя:
play-none-better = Лучше нет.
play-costs = Это стоит { ANTES($antes, digits: 6) } анте ({ ANTES($points, digits: 2) } в очках).

play-drawn = Пришли: { CARDS($cards) }.
play-box-drawn = На бокс { PLACE($place) } пришли: { CARDS($cards) }.
play-box-drawn-hidden = На бокс { PLACE($place) } пришла закрытая карта.
play-paid-early = Бокс { PLACE($place) } пока: { $text }.
play-instant = Бокс { PLACE($place) } выигрывает сразу.
play-dealer-shows = Дилер открывает { CARDS($cards) }. { $text }.
play-dealer-draws = Дилер сбрасывает { CARD($card) } и берёт { CARDS($cards) }. { $text }.

unclear-word = «{ $value }» не понято; ? покажет, что можно набрать.
unclear-card = Карты пишут так: As, 10h, 9♣ ({ $text }).
unclear-place = Места «{ $text }» нет: на руках { COUNT($cards) } карт.
unclear-twice = «{ $value }» указано дважды.
unclear-cards = Назовите карты для сброса, x 2s 4d, или их места, x 1 4.
unclear-points = «{ $value }» — не целое число очков.
unclear-one-card = Нужна одна карта дилера: b Ks.
unclear-side = Сколько очков на ставку «{ BET($value) }»? Например: { $value } 5.
