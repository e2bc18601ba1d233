# What the commands on poker between players say, and the check of shuffles. What is typed stays as it is.
# Figures are shown by functions, or come as they are written: $text, $value and $list.

## Games

club-game = { $game ->
        [omaha] омаха
        [omaha-5] омаха-5
        [omaha-6] омаха-6
        [omaha-hi-lo] омаха хай-лоу
        [pineapple] ананас
        [crazy-pineapple] безумный ананас
        [stud] стад
        [stud-hi-lo] стад хай-лоу
        [razz] разз
        [draw] дро-покер
        [iranian-draw] иранский дро-покер
        [single-draw-27] 2-7 с одним обменом
        [triple-draw-27] 2-7 с тремя обменами
       *[holdem] холдем
    }
club-limited = { $limit ->
        [fixed] { $name }, фиксированный лимит
        [pot] { $name }, пот-лимит
       *[no] { $name }, без лимита
    }

## What happens in a hand
# $who: you for the one who is spoken to. $name: the player, a name or the message club-player.

club-player = игрок { PLACE($player) }
club-posts-ante = { $who ->
        [you] Вы ставите
       *[player] { $name } ставит
    } анте { $text }
club-posts-blind = { $who ->
        [you] Вы ставите
       *[player] { $name } ставит
    } блайнд { $text }
club-posts-late = { $who ->
        [you] Вы ставите
       *[player] { $name } ставит
    } блайнд новичка { $text }
club-posts-dead = { $who ->
        [you] Вы ставите
       *[player] { $name } ставит
    } мёртвый блайнд { $text }
club-posts-bring-in = { $who ->
        [you] Вы ставите
       *[player] { $name } ставит
    } бринг-ин { $text }
club-dealt = { $who ->
        [you] Вы получаете
       *[player] { $name } получает
    } { $text }
club-board = на стол выходят { $text }
club-board-second = на второй ряд стола выходят { $text }
club-restocked = сброшенные карты перетасованы
club-folds = { $who ->
        [you] Вы пасуете
       *[player] { $name } пасует
    }
club-checks = { $who ->
        [you] Вы делаете чек
       *[player] { $name } делает чек
    }
club-calls = { $who ->
        [you] Вы уравниваете
       *[player] { $name } уравнивает
    } { $text }
club-bets = { $who ->
        [you] Вы ставите
       *[player] { $name } ставит
    } { $text }
club-raises = { $who ->
        [you] Вы повышаете до
       *[player] { $name } повышает до
    } { $text }
club-stands-pat = { $who ->
        [you] Вы оставляете
       *[player] { $name } оставляет
    } все карты
club-throws = { $who ->
        [you] Вы сбрасываете
       *[player] { $name } сбрасывает
    } { $text }
club-throws-unseen = { $who ->
        [you] Вы сбрасываете
       *[player] { $name } сбрасывает
    } { $count ->
        [one] { COUNT($count) } карту
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }
club-returned = { $who ->
        [you] Вы забираете
       *[player] { $name } забирает
    } назад { $text }: никто не уравнял
club-twice = остаток стола раздаётся дважды
club-held = { $who ->
        [you] Вы держите
       *[player] { $name } держит
    } { $text }
club-shows = { $who ->
        [you] Вы показываете
       *[player] { $name } показывает
    } { $text }
club-mucks = { $who ->
        [you] Вы сбрасываете
       *[player] { $name } сбрасывает
    } карты, не показывая
club-pot-main = основного банка
club-pot-side = побочного банка { COUNT($count) }
club-wins = { $who ->
        [you] Вы выигрываете
       *[player] { $name } выигрывает
    } { $text } из { $part ->
        [high] верхней половины { $list }
        [low] нижней половины { $list }
       *[whole] { $list }
    }{ $board ->
        [second] {" на втором ряду стола"}
       *[first] {""}
    }
club-raked = заведение берёт { $text } из { $list }

## Recorded hands

club-players = { $count ->
        [one] { COUNT($count) } игрок
        [few] { COUNT($count) } игрока
        [many] { COUNT($count) } игроков
       *[other] { COUNT($count) } игрока
    }
club-line = строка { $text }
club-unread-hand = не прочитано
club-open = файл кончается раньше, чем раздача
club-cancelled = отменена
club-change = { $name } { $text } -> { $value }
club-rake = рейк { $text }
club-parts-at-step = расходится в строке { $text }, «{ $value }»: { $list }
club-parts-at-line = расходится в строке { $text }: { $list }
club-step-result = итог
club-step-pots = банки
club-in-chips = { $text } (в фишках по { $value })
club-no-such-hand = в `{ $name }` нет раздачи `{ $value }`, которую можно прочитать
club-not-written = { $text } нельзя записать
club-not-agreeing = { $count ->
        [one] { $text } не сходится
        [few] { $text } не сходятся
        [many] { $text } не сходятся
       *[other] { $text } не сходятся
    }
club-not-read = { $text } нельзя прочитать
club-of-hands = из { $count ->
        [one] { $text } раздачи
        [few] { $text } раздач
        [many] { $text } раздач
       *[other] { $text } раздачи
    } в `{ $name }` { $list }

## Why an action is refused, or a recorded hand does not go on

club-refused-no-seat = места { PLACE($seat) } нет
club-refused-nothing-asked = сейчас решения не ждут
club-refused-not-your-turn = сейчас ход места { PLACE($seat) }
club-refused-thrown-already = месту { PLACE($seat) } сейчас нечего сбрасывать
club-refused-not-asked = сейчас ждут другого решения
club-refused-to-call = нужно уравнять { $text }
club-refused-nothing-to-call = уравнивать нечего
club-refused-bring-in-first = сначала нужно поставить бринг-ин
club-refused-no-bring-in = бринг-ин здесь не ставят
club-refused-not-reopened = тот, кто уже сходил, больше не повышает: полного повышения после него не было
club-refused-capped = ставок и повышений за круг торговли не больше { COUNT($count) }
club-refused-only-call = на колл уходят все фишки
club-refused-nobody-to-call = повышение некому уравнять
club-refused-amount = { $text } нельзя: наименьшая сумма { $value }, наибольшая { $list }
club-refused-throw-count = сбрасывают от { COUNT($least) } до { COUNT($most) } карт, а не { COUNT($count) }
club-refused-not-held = сбрасывается карта, которой у игрока нет
club-refused-unknown = неизвестные карты показать нельзя
club-refused-tabled = карты открывают, когда ставок больше не будет
club-refused-last-hand = последние карты, которые могут взять банк, сбросить нельзя
club-start-stacks = стеков { COUNT($count) }, а мест { COUNT($most) }
club-start-empty = у места { PLACE($seat) } нет фишек
club-start-too-much = у места { PLACE($seat) } больше { $text } фишек
club-start-pack = в порядке колоды каждая карта игры должна стоять один раз
club-deal-not-due = месту { PLACE($seat) } сейчас карты не сдаются
club-deal-no-board = общие карты сейчас не сдаются
club-deal-count = сдано карт: { COUNT($count) }, а нужно: { COUNT($most) }
club-deal-out = карта «{ $text }» уже вышла
club-deal-not-in-pack = карты «{ $text }» нет в колоде
club-deal-from-pack = карты берутся из данной колоды
club-chore-none = сейчас делать нечего
club-chore-discards = это не сброшенные карты, каждая один раз
club-chore-rake = { $text } больше, чем в банке { PLACE($pot) }, или такого банка нет
club-chore-not-twice = остаток стола раздают дважды только до его карт и когда ставок больше не будет
club-chore-cards = у места { PLACE($seat) } другие карты
club-waits-post = раздача ждёт обязательной ставки
club-waits-deal = раздача ждёт карт для места { PLACE($seat) }: { COUNT($count) }
club-waits-board = раздача ждёт общих карт: { COUNT($count) }
club-waits-restock = раздача ждёт, что сброшенные карты перетасуют
club-waits-act = раздача ждёт хода места { PLACE($seat) }
club-waits-throw = раздача ждёт, что место { PLACE($seat) } сбросит карты
club-waits-give-back = раздача ждёт возврата ставки
club-waits-show = раздача ждёт, что место { PLACE($seat) } откроет карты
club-waits-award = раздача ждёт выплаты банка { PLACE($pot) }
club-waits-over = раздача больше ничего не ждёт
club-is-no-board = общих карт не было
club-is-board = общие карты — { $text }
club-is-call = колл — { $text }
club-is-returned = никто не уравнял { $text }
club-is-pots = в банках { $text }, а в файле { $value }
club-is-won = место { PLACE($seat) } выигрывает { $text }, а в файле { $value }
club-is-stack = у места { PLACE($seat) } в конце { $text }, а в файле { $value }

## What hands win

equity-board = стол { $text }
equity-dead = вышли { $text }
equity-deals = { $count ->
        [one] { $text } вариант
        [few] { $text } варианта
        [many] { $text } вариантов
       *[other] { $text } варианта
    }
equity-random-deals = { $count ->
        [one] { $text } случайный вариант
        [few] { $text } случайных варианта
        [many] { $text } случайных вариантов
       *[other] { $text } случайного варианта
    }
equity-seed = зерно { $value }
equity-share = доля
equity-wins = победы
equity-ties = ничьи
equity-high = верх
equity-low = низ
equity-unknown = случайная
equity-with-low = низкая комбинация есть в { $text } вариантов
equity-hand-unread = рука { PLACE($place) } не читается: { $text }
equity-cards-unread = `{ $name }` не читается: { $text }

## Shuffles

fair-holds = перетасовка верна: { $count ->
        [one] { COUNT($count) } карта
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }, раздача { $text }
fair-commitment = отпечаток
fair-player-seed = слова игрока
fair-follows = раздача следует из неё вся, до расчёта
fair-unfinished = запись кончается раньше расчёта: то, что в ней есть, следует из перетасовки
fair-shown = отпечаток тот же, что был показан до сдачи
fair-compare = сравните отпечаток с тем, что был показан до сдачи
fair-fails = перетасовка в `{ $name }` не верна: { $text }
fair-parts = раздача в `{ $name }` из неё не следует: { $text }
fair-unread = `{ $name }` не читается: { $text }
fair-no-shuffle = в записи `{ $name }` нет перетасовки, которую можно проверить
fair-not-shown = отпечаток не тот, что был показан до сдачи
fair-length = в `order` должно быть по 4 карты каждого достоинства от туза вниз, не больше 52, а не { COUNT($count) }
fair-no-card = `order` не читается: `{ $text }` на месте { COUNT($count) } — не карта вида `As` или `Th`
fair-other-commitment = `commitment` — `{ $text }`, а секрет и номер дают `{ $value }`
fair-other-order = в `order` на месте { COUNT($count) } стоит `{ $text }`, а по секретам это `{ $value }`

## The table: what is played, and what lies on it

club-game-title = { $game ->
        [omaha] омаха
        [omaha-5] омаха с пятью картами
        [omaha-6] омаха с шестью картами
        [omaha-hi-lo] омаха хай-лоу
        [pineapple] ананас
        [crazy-pineapple] безумный ананас
        [stud] семикарточный стад
        [stud-hi-lo] семикарточный стад хай-лоу
        [razz] разз
        [draw] пятикарточный дро-покер
        [iranian-draw] иранский дро-покер
        [single-draw-27] покер 2-7 с одним обменом
        [triple-draw-27] покер 2-7 с тремя обменами
       *[holdem] техасский холдем
    }
club-blinds = блайнды { $text } и { $value }
club-blinds-bets = блайнды { $text } и { $value }, ставки { $value } и { $list }
club-two-bets = ставки { $text } и { $value }, бринг-ин { $list }
club-bets-from = ставки от { $text }, бринг-ин { $value }
club-ante = анте { $text }
club-plays-tight = { $name } играет тайтово
club-plays-loose = { $name } играет лузово
club-calls-nearly-all = { $name } уравнивает почти всё
club-style-tight = тайтовый
club-style-loose = лузовый
club-style-calling = уравнивает
club-everybody-has = у каждого { $text }, зерно { $value }
club-hand = Раздача { $text }
club-has-button = { $who ->
        [you] баттон ваш
       *[player] на баттоне { $name }
    }
club-pack-starts = младшая карта колоды { $text }
club-stack = { $name } { $text }
club-everybody-antes = Все ставят анте { $text }
street-preflop = до флопа
street-flop = флоп
street-turn = тёрн
street-river = ривер
street-third = третья улица
street-fourth = четвёртая улица
street-fifth = пятая улица
street-sixth = шестая улица
street-seventh = седьмая улица
street-before-draw = до обмена
street-first-draw = первый обмен
street-second-draw = второй обмен
street-third-draw = третий обмен
club-street = { $name }, банк { $text }
club-bet = ставка { $text }
club-folded = пас
club-all-in = олл-ин
club-high-card = старшая карта
club-low = низкая { $text }

## The table: decisions

club-option-check = чек
club-option-call = уравнять { $text }
club-option-bring-in = поставить бринг-ин { $text }
club-option-bet = поставить { $text }
club-option-bet-or-more = поставить { $text } или больше
club-option-bet-most = поставить как можно больше: { $text }
club-option-raise = повысить до { $text }
club-option-raise-or-more = повысить до { $text } или больше
club-option-raise-most = повысить как можно больше: до { $text }
club-option-fold = пас
club-option-stand = оставить все карты
club-option-throw = сбросить { $how ->
        [up-to] {"до "}
       *[exactly] {""}
    }{ $count ->
        [one] { COUNT($count) } карты
        [few] { COUNT($count) } карт
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }, по местам или по именам
club-help-table = ещё раз показать стол
club-help-why = почему чего-то нельзя
club-help-rules = как играют
club-help-leave = уйти
club-help-words = Можно и словами: fold, check, call, bet 40, raise 40, all, bring, throw As Kd, draw 1 4, stand.
club-next-hand = Enter — следующая раздача:
club-next-help = Enter — раздать, rules — как играют, q — уйти.
club-unclear-word = «{ $text }» не понято; ? покажет, что можно набрать
club-unclear-no-amount = до скольких? Например: r { $text }
club-unclear-amount = «{ $text }» — не целое число фишек
club-unclear-no-cards = назовите карты, как 2s 4d, или их места, как 1 4
club-unclear-place = места «{ $text }» нет: на руках { $count ->
        [one] { COUNT($count) } карта
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }
club-unclear-twice = «{ $text }» указано дважды
club-unclear-card = карты пишут так: As, 10h, 9♣ ({ $text })

## The table: how it ends

club-no-chips = { $who ->
        [you] У вас
       *[player] У игрока { $name }
    } не осталось фишек
club-left-behind = Вы уходите посреди раздачи, и на столе { $count ->
        [one] остаётся { $text } фишка
        [few] остаются { $text } фишки
        [many] остаётся { $text } фишек
       *[other] остаётся { $text } фишки
    }.
club-played = { $count ->
        [one] Сыграна { $text } раздача.
        [few] Сыграны { $text } раздачи.
        [many] Сыграно { $text } раздач.
       *[other] Сыграно { $text } раздачи.
    }
club-leave-fewer = Вы уходите, имея { $count ->
        [one] { $text } фишку
        [few] { $text } фишки
        [many] { $text } фишек
       *[other] { $text } фишки
    }, на { $value } меньше, чем было.
club-leave-even = Вы уходите, имея { $count ->
        [one] { $text } фишку
        [few] { $text } фишки
        [many] { $text } фишек
       *[other] { $text } фишки
    }, столько же, сколько было.
club-leave-more = Вы уходите, имея { $count ->
        [one] { $text } фишку
        [few] { $text } фишки
        [many] { $text } фишек
       *[other] { $text } фишки
    }, на { $value } больше, чем было.

## The table: how the game is played

club-rules-fixed = Все ставки и повышения одного размера, и за круг их не больше четырёх.
club-rules-pot = Ставка или повышение не больше, чем банк после колла.
club-rules-no = Поставить или повысить можно на всё, что у вас есть.
club-rules-street = { $name }: { $list }.
club-rules-throw = вы сбрасываете { $how ->
        [up-to] {"не больше, чем "}
       *[exactly] {""}
    }{ $count ->
        [one] { COUNT($count) } карту
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }{ $then ->
        [drawn] {" и берёте вместо них другие"}
       *[gone] {""}
    }
club-rules-down = каждый получает { $count ->
        [one] { COUNT($count) } закрытую карту
        [few] { COUNT($count) } закрытые карты
        [many] { COUNT($count) } закрытых карт
       *[other] { COUNT($count) } закрытой карты
    }
club-rules-up = каждый получает { $count ->
        [one] { COUNT($count) } открытую карту
        [few] { COUNT($count) } открытые карты
        [many] { COUNT($count) } открытых карт
       *[other] { COUNT($count) } открытой карты
    }
club-rules-common = { $count ->
        [one] { COUNT($count) } общая карта
        [few] { COUNT($count) } общие карты
        [many] { COUNT($count) } общих карт
       *[other] { COUNT($count) } общей карты
    } на столе
club-rules-lowest-opens = младшая карта ставит бринг-ин
club-rules-highest-opens = старшая карта ставит бринг-ин
club-rules-bets = торговля
club-rules-standard = Выигрывают лучшие пять карт{ $own ->
        [two] {": ровно две свои и три общие"}
       *[any] {""}
    }.
club-rules-iranian = Выигрывают лучшие пять карт; флеш старше фулл-хауса, тройка старше стрита.
club-rules-ace-to-five = Выигрывают низшие пять карт: туз младший, стриты и флеши не считаются, лучшая рука 5-4-3-2-Т.
club-rules-eight-or-better = Выигрывают низшие пять разных карт{ $own ->
        [two] {", ровно две свои и три общие"}
       *[any] {""}
    }, не старше восьмёрки; туз младший.
club-rules-deuce-to-seven = Выигрывает низшая рука: туз старший, стриты и флеши мешают, лучшая рука 7-5-4-3-2.
club-rules-half = Половина банка: { $text }

## Chinese poker

chinese-title = Китайский покер: очко за ряд и ещё три за все три
chinese-how-rows = Каждый получает 13 карт и складывает три ряда: три карты впереди, пять в середине, пять сзади.
chinese-how-order = Ни один ряд не может быть старше того, что за ним. В переднем ряду стритов и флешей нет.
chinese-how-points = Каждые два игрока сравнивают ряд с рядом: очко за каждый и ещё три за все три.
chinese-how-typed = Наберите передний и средний ряд через косую черту, как 2c 2d Ks / 4h 5h 6h 7h 8h; остальные карты — сзади. Слово auto разложит карты за вас.
chinese-front = впереди
chinese-middle = середина
chinese-back = сзади
chinese-question = Впереди / середина:
chinese-two-rows = нужны передний и средний ряд через косую черту; ? расскажет больше
chinese-not-held = карты «{ $text }» среди ваших нет: у вас { $count ->
        [one] { COUNT($count) } карта
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    }
chinese-row-sizes = в рядах { COUNT($front) }, { COUNT($middle) } и { COUNT($back) } карт, а нужно 3, 5 и 5
chinese-twice = карта «{ $text }» стоит дважды
chinese-fouled = ни один ряд не может быть старше того, что за ним; здесь { $text }, { $value }, { $list }
