# What commands say when something cannot be done, and what to do about it. Names of options, files and keys, and what was
# typed, stand in `backticks`. Figures are shown by functions; $name, $text, $value and $list come as they are written.

said-error = ошибка: { $text }
said-hint = подсказка: { $text }
said-warning = предупреждение: { $text }
said-note = примечание: { $text }
said-usage = использование: { $text }
# $name: what may be meant.
said-perhaps = возможно, имелось в виду `{ $name }`
# $list: names in backticks, any one of which may be meant.
said-perhaps-one = возможно, имелось в виду что-то из этого: { $list }

## Arguments

arg-no-command = не указана команда
# $name: the argument.
arg-unknown = аргумента `{ $name }` нет
arg-unknown-command = команды `{ $name }` нет
arg-no-value = для `{ $name }` нужно значение
arg-twice = `{ $name }` указано дважды
# $value: what was typed.
arg-value = значение `{ $value }` не подходит для `{ $name }`
# $value: what was typed. $text: what is wanted.
arg-bad-value = значение `{ $value }` не подходит для `{ $name }`: { $text }
# $list: other arguments.
arg-conflict = `{ $name }` нельзя указать вместе с { $list }
# $list: arguments.
arg-missing = не хватает: { $list }
# $value: the value.
arg-many = значение `{ $value }` для `{ $name }` уже лишнее
# $count: how many values there are. $least: how many there must be.
arg-few = у `{ $name }` значений { COUNT($count) }, а нужно { COUNT($least) }
arg-no-text = один из аргументов — не текст в UTF-8
arg-quotes = карты, которые идут вместе, берут в кавычки: "As Kd 5h 5c 10s"
# $text: what to write.
arg-as-value = `{ $text }` передаст это как значение
# $name: the variable of the environment. $text: what is wanted.
arg-variable = переменная окружения `{ $name }`: { $text }

## Values that are typed

value-points = нужно целое число очков меньше 10^18
# $most: antes.
value-antes = нужно число анте от 0 до { COUNT($most) }, целое или дробь, например `3/2`
value-width = нужно число анте от 0 до 1, например `1/1000`, `0.001` или `1e-3`
value-purchase = нужно `sixth` или `exchange:` с числом карт от 1 до 5
value-side-stake = нужно имя дополнительной ставки, `=` и число очков, например `super=5`
value-chips = нужно целое число фишек
value-stakes = нужны две суммы в фишках, сначала меньшая, например `5/10`
value-share = нужна доля больше 0 и не больше 1, например `0.001` или `1e-3`
# $list: codes of languages in backticks.
value-language = языки здесь такие: { $list }
# $value, $text: the least and the most.
value-whole = нужно целое число от { $value } до { $text }
value-sample = нужно целое число или `all`
# $count: how many characters there are.
value-hex-length = нужны 64 шестнадцатеричные цифры, а не { COUNT($count) }
# $text: the character. $place: where it stands, from 1.
value-hex-digit = `{ $text }` в позиции { COUNT($place) } — не строчная шестнадцатеричная цифра
value-seed-empty = слова игрока пусты
# $count: bytes. $most: the most there may be.
value-seed-long = слова игрока занимают { $count ->
        [one] { COUNT($count) } байт
        [few] { COUNT($count) } байта
        [many] { COUNT($count) } байт
       *[other] { COUNT($count) } байта
    }, а можно не больше { COUNT($most) }
# $text: the character. $place: where it stands, from 1.
value-seed-control = в словах игрока управляющий символ `{ $text }`, позиция { COUNT($place) }

## Cards that are typed

# $name: the argument, or which cards. $text: why.
cards-unread = { $name } не читается: { $text }
# $text: what was typed. $place: where it stands, from 1.
cards-no-rank = `{ $text }` в позиции { COUNT($place) } — не ранг (от 2 до 10, T, J, Q, K, A)
cards-no-suit = у `{ $text }` в позиции { COUNT($place) } нет масти (c, d, h, s или ♣, ♦, ♥, ♠)
# $value: what stands where the suit should.
cards-other-suit = `{ $text }` в позиции { COUNT($place) }: `{ $value }` — не масть (c, d, h, s или ♣, ♦, ♥, ♠)
cards-twice = `{ $text }` в позиции { COUNT($place) } стоит второй раз
# $count: how many there are.
cards-not-one = нужна одна карта, а не { COUNT($count) }
# $place: where it stands, from 1.
cards-bracket = у скобки в позиции { COUNT($place) } нет пары

## Hands and spots

# $count: how many there are.
ev-hand-count = на руках пять или шесть карт, а не { COUNT($count) }
ev-insured-early = страховка учитывается, только когда дилер открыл карты
ev-six-cards = шесть карт бывает с купленной шестой: `--bought sixth`
ev-sixth-last = при `--bought sixth` шестая карта указывается последней
ev-bad-lines = на некоторые строки ответить не удалось: в ответах сказано почему
# $most: bytes.
ev-line-long = строка длиннее { COUNT($most) } байт
ev-line-no-text = строка — не текст в UTF-8
ev-line-no-object = строка — не объект JSON
# $column: the column. $text: why.
ev-line-json = столбец { COUNT($column) }: { $text }
# $name: the key.
ev-line-json-key = столбец { COUNT($column) }, `{ $name }`: { $text }
# $count: how many there are.
ev-one-upcard = в `upcard` должна быть одна карта, а не { COUNT($count) }
# $name: the key.
ev-cards-kind = карты в `{ $name }` должны быть текстом или списком
# $name: the key. $text: why.
ev-key = `{ $name }`: { $text }

## Settlement

# $name: a side bet.
settle-twice = на `{ $name }` поставлено дважды
# $value: a card.
settle-shared = и у бокса, и у дилера: { CARDS($value) }
# $name: a side bet.
settle-dealt-needed = `{ $name }` смотрит на пять розданных карт: после обмена укажите `--dealt`
settle-no-dealer-game = по этим правилам игру дилеру не покупают
# $value: a card.
settle-other-thrown = по этим правилам дилер сбрасывает { CARD($value) }
settle-not-dealers = карты { CARD($value) } у дилера нет
settle-choose = карту, которую сбросит дилер, выбирает бокс
settle-choose-how = укажите её в `--thrown`
settle-drawn-held = карта { CARD($value) } уже у дилера, прийти из колоды она не может
# $card: the card thrown away.
settle-draws-again = { CARD($value) } того же ранга, что и { CARD($card) }, и дилер по этим правилам берёт ещё одну карту
# $count: how many there are.
settle-dealt-count = боксу сдают пять карт, а не { COUNT($count) }
# $most: how many there must be.
settle-hand-count = в конце у бокса должно быть { $most ->
        [one] { COUNT($most) } карта
        [few] { COUNT($most) } карты
        [many] { COUNT($most) } карт
       *[other] { COUNT($most) } карты
    }, а не { COUNT($count) }
# $count: new cards. $most: as many as can be new.
settle-too-many-new = у бокса { $count ->
        [one] { COUNT($count) } карта
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    } не из розданных, а его покупка даёт не больше { COUNT($most) }
settle-dealer-count = у дилера пять карт, а не { COUNT($count) }
settle-replaced-count = дилеру меняют одну карту, а новых — { COUNT($count) }
settle-not-needed = у дилера есть игра, её не покупают
settle-not-instant = мгновенного выигрыша нет

## Players and records

# $player: the player, from 0. $text: the balance. $value: the most.
sit-balance = игрок { PLACE($player) } не может сесть за стол со счётом { $text }: можно от 0 до { $value }
# $count: players.
sit-players = игроков { COUNT($count) }, а за стол садится не больше { COUNT($most) }
# $name: the file. $text: why.
record-no-round = запись `{ $name }` — не раздача: { $text }
# $line, $column: where. $text: why, in English.
record-json = строка { COUNT($line) }, столбец { COUNT($column) }: { $text }
# $name: the key.
record-json-key = строка { COUNT($line) }, столбец { COUNT($column) }, `{ $name }`: { $text }
record-rules = в правилах из `rules` есть ошибки:
record-other-rules = раздача сыграна не по тем правилам, что в тексте
record-two-packs = в записи может быть `pack` или `shuffle`, но не то и другое
# $text: why.
record-shuffle = `shuffle` не сходится: { $text }
record-short-pack = `shuffle` относится к другой колоде: { $text }
record-other-pack = карты розданы не в том порядке, который даёт `shuffle`
# $count: cards.
record-pack-count = в колоде 52 карты, а не { COUNT($count) }
# $value: a card. $place: where it stands again, from 1.
record-pack-twice = { CARD($value) } в колоде дважды, второй раз на месте { COUNT($place) }
# $count: the event, from 1. $text: why.
record-event = событие { COUNT($count) }: { $text }
record-no-pack = карты сдаются, а колоды нет
# $text: the kind of an event.
record-does-not-follow = { $text } не следует из того, что было раньше
# $name: a field. $text: what is recorded. $value: what it must be.
record-differs = `{ $name }`: записано { $text }, а должно быть { $value }
# $text: what is recorded. $value: what it must be.
record-other-event = здесь { $text }, а должно быть { $value }
# $text: the kind of an event.
record-missing = события кончились, а должно следовать { $text }

## Files

file-input-once = стандартный ввод можно прочитать только один раз
# $name: the path.
file-none = файла `{ $name }` нет
file-folder = `{ $name }` — папка, а не файл
# $text: the reason, in the words of the system.
file-unread = не удалось прочитать `{ $name }`: { $text }
file-unwritten = не удалось записать `{ $name }`: { $text }
file-unmade = не удалось создать папку `{ $name }`: { $text }
file-not-made = не удалось создать файл `{ $name }`: { $text }
file-unusable = папкой `{ $name }` нельзя пользоваться: { $text }
# $most: bytes.
file-long = `{ $name }` длиннее { COUNT($most) } байт
# $place: the first byte that fits nowhere, from 1.
file-no-text = `{ $name }` — не текст в UTF-8: байт { COUNT($place) } недопустим
file-no-object = `{ $name }` — не объект JSON
file-output = не удалось записать вывод: { $text }
# $name: the rules that were asked for.
file-no-rules = правил с именем `{ $name }` нет
file-rules-names = имена покажет `tuz rules list`; или укажите путь к файлу правил
# $count: how many faults there are.
file-rules-faults = { $count ->
        [one] в файле правил `{ $name }` { COUNT($count) } ошибка:
        [few] в файле правил `{ $name }` { COUNT($count) } ошибки:
        [many] в файле правил `{ $name }` { COUNT($count) } ошибок:
       *[other] в файле правил `{ $name }` { COUNT($count) } ошибки:
    }
# $name: the file.
file-sound = { $name }: ошибок нет
file-no-strategy = стратегии `{ $name }` нет
# $list: names in backticks.
file-strategy-names = есть { $list }; или укажите путь к файлу стратегии
file-strategy-faults = { $count ->
        [one] в файле стратегии `{ $name }` { COUNT($count) } ошибка:
        [few] в файле стратегии `{ $name }` { COUNT($count) } ошибки:
        [many] в файле стратегии `{ $name }` { COUNT($count) } ошибок:
       *[other] в файле стратегии `{ $name }` { COUNT($count) } ошибки:
    }
file-no-data = в этой системе нет места для данных
file-data-named = его задаёт `--data FOLDER`
file-data-elsewhere = с `--data FOLDER` данные хранятся в другом месте
file-unkept = не удалось сохранить ответ в `{ $name }`: { $text }

## House edges, strategies and rounds

edge-interrupted = прервано прежде, чем стало известно хоть что-нибудь
edge-no-certificate = прервано прежде, чем стали известны все расклады: сертификат не записан
# $name: the file. $text: why.
edge-not-written = не удалось записать сертификат `{ $name }`: { $text }
edge-other-file = `{ $name }` — не сертификат: { $text }
edge-does-not-hold = сертификат `{ $name }` неверен
# $name: the rules. $count: classes of spots.
edge-certificate = сертификат для { $name }: { $count ->
        [one] { COUNT($count) } класс раскладов
        [few] { COUNT($count) } класса раскладов
        [many] { COUNT($count) } классов раскладов
       *[other] { COUNT($count) } класса раскладов
    }
edge-told-once = каждый расклад назван один раз, и среднее по ним равно заявленному
edge-worked-out = { $count ->
        [one] { COUNT($count) } класс рассчитан отдельно: он такой, как заявлено
        [few] { COUNT($count) } класса рассчитаны по отдельности: все такие, как заявлено
        [many] { COUNT($count) } классов рассчитано по отдельности: все такие, как заявлено
       *[other] { COUNT($count) } класса рассчитаны по отдельности: все такие, как заявлено
    }
edge-ante-how = его задаёт `--ante POINTS`
unsolved-dealer-game = `dealer_game` с `card = "choice"` или с игрой дилера старше пары: игра целиком с этим пока не считается
unsolved-second-must-win = `second.must_win` вместе с `sixth`: игра целиком с тем и другим пока не считается
unsolved-bonus = игра целиком со ставкой на бонус пока не считается
# $count: cards.
unsolved-few-cards = колоды из { $count ->
        [one] { COUNT($count) } карты
        [few] { COUNT($count) } карт
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    } не хватит на все новые карты, которые можно взять по этим правилам
unsolved-nothing-offered = стратегия делает то, чего нет в этих правилах
unsolved-sixth-offered = стратегия покупает шестую карту, а по этим правилам её не продают
unsolved-exchange-offered = стратегия меняет { $count ->
        [one] { COUNT($count) } карту
        [few] { COUNT($count) } карты
        [many] { COUNT($count) } карт
       *[other] { COUNT($count) } карты
    } сразу, а по этим правилам так нельзя
# $name: a list of the strategy file.
unsolved-flush-draw = `{ $name }` спрашивает, есть ли в окончательных картах флеш-дро: точная цена такой стратегии пока не считается
# $value: the hand. $card: the dealer’s open card. $text: why.
simulate-refused = решение стратегии с { CARDS($value) } против { CARD($card) } не принято: { $text }
# $count: rounds.
simulate-many = раздач { COUNT($count) }, а разыграть можно не больше { COUNT($most) }
# $least, $most: lines. $text: what was typed.
strategy-lines = в памятке от { COUNT($least) } до { COUNT($most) } строк, а не `{ $text }`
# $text: the format.
strategy-needs-file = `--format { $text }` пишет миллионы строк: укажите файл для них в `--out`
strategy-no-parquet = эта программа собрана без файлов Parquet
strategy-no-parquet-how = соберите её с `--features export` или пишите `--format csv`
strategy-several = несколько памяток сразу записываются только текстом или в Markdown

## Certificates of a house edge

# $text: why, in English.
certificate-header = первая строка не от сертификата: { $text }
# $count: its format. $most: the one that is known.
certificate-format = формат у него { COUNT($count) }, а известен только { COUNT($most) }
# $text: why.
certificate-rules = в его правилах ошибка: { $text }
# $text: what stands there.
certificate-fraction = `{ $text }` — не дробь
certificate-columns = строка 2 должна быть `{ $text }`
# $line: the line. $text: what is wrong there.
certificate-line = строка { COUNT($line) }: { $text }
certificate-unread = не читается: { $text }
# $count: how many there are.
certificate-fields = полей { COUNT($count) }, а нужно 7
# $text: what stands there. $name: the column.
certificate-field = `{ $text }` не подходит для `{ $name }`
certificate-spots = раскладов в этом классе: { COUNT($count) }
certificate-twice = этот класс стоит и в другой строке
# $count: how many there are. $most: how many there should be.
certificate-classes = классов { COUNT($count) }, а заявлено { COUNT($most) }
# $text: the rank of the open card. $count, $most: spots.
certificate-card-spots = с открытой { $text } раскладов { COUNT($count) } из { COUNT($most) }
certificate-card-mean = с открытой { $text } среднее по классам не такое, как заявлено
certificate-mean = среднее по всем классам не такое, как заявлено
certificate-no-option = такого варианта нет
# $name, $text: exact worths. $value: two bounds.
certificate-worth = это стоит { $name }, а лучший вариант { $text }; заявлено { $value }

## Server and terminal

# $text: why.
serve-no-start = сервер не запускается: { $text }
serve-no-signals = сигналы не принимаются: { $text }
serve-no-address = у сервера нет адреса: { $text }
serve-stopped = сервер остановился: { $text }
# $name: the folder.
serve-no-page = в `{ $name }` нет страницы: нет index.html
serve-no-page-inside = в этой программе нет страницы; `cargo xtask up` соберёт программу вместе с ней
# $text: the port. $value: why.
serve-port = порт { $text } занять нельзя: { $value }
serve-port-how = `--port NUMBER` задаёт другой, 0 — любой свободный
# $text: the file. $value: why.
serve-database = `{ $text }` нельзя использовать: { $value }
# $text: the address. $name: the folder.
serve-ready = Tuz работает по адресу { $text }, данные хранятся в { $name }
serve-ends = Ctrl-C — остановить.
play-no-randomness = система не даёт случайных чисел: { $text }
play-no-terminal = из терминала нельзя читать: { $text }
play-no-screen = терминал не может показать стол: { $text }
play-plain-how = попробуйте `--plain`
# $text: what happened, in English.
play-fault = здесь ошиблась сама программа: { $text }

## Poker between players

# $name: what was typed.
club-no-game = игры `{ $name }` нет
# $list: names.
club-games = есть { $list }
# $name: an option.
club-not-chinese = `{ $name }` не подходит к китайскому покеру: в нём играют на очки
club-no-stack = при `--stack`, равном `0`, никто играть не может
club-bring-in-room = в игре с бринг-ином ставки должны быть не меньше 2/2
# $text: why.
club-not-recorded = раздачу нельзя записать: { $text }
# $count: players. $most: the most.
chinese-players = играют от 2 до { COUNT($most) } игроков, а не { COUNT($count) }
# $count: players. $least, $most: how many the game is for.
stakes-players = в этой игре от { COUNT($least) } до { COUNT($most) } игроков, а не { COUNT($count) }
# $count, $most: seats.
stakes-seats = анте, блайнды и блайнды новичков указаны для разного числа мест: { COUNT($count) } и { COUNT($most) }
# $text, $value: chips.
stakes-post = блайнд новичка { $text } больше наибольшего блайнда { $value }
stakes-no-bet = наименьшая ставка равна нулю
stakes-big-bet = большая ставка { $text } меньше малой { $value }
stakes-bring-in = бринг-ин { $text } не больше нуля или не меньше малой ставки { $value }
stakes-no-bring-in = в игре с блайндами бринг-ина нет, а указан { $text }
stakes-blinds = в игре с бринг-ином блайндов нет
stakes-too-much = фишек { $text }, а можно не больше { $value }
stakes-alone = фишки остались меньше чем у двух игроков
# $count: hands.
equity-few-hands = нужны две руки или больше, а не { COUNT($count) }
# $name: the game. $most: players. $count: hands.
equity-many-hands = в `{ $name }` игроков не больше { COUNT($most) }, а не { COUNT($count) }
# $least: players. $count: hands.
equity-few-players = игроков { COUNT($least) }, а рук { COUNT($count) }
# $value: a card.
equity-twice = карта { CARD($value) } указана в двух местах
# $value: a card. $text: the lowest rank of the pack.
equity-not-in-pack = карты { CARD($value) } в колоде нет: младшая карта в ней { $text }
# $place: the hand, from 0. $count: its cards. $name: the game. $list: how many cards it should have.
equity-hand-size = рука { PLACE($place) }: карт { COUNT($count) }, а в `{ $name }` может быть { $list }
equity-name-discard = рука { PLACE($place) } в `{ $name }` сбрасывает карту: укажите её в скобках
equity-nothing-thrown = рука { PLACE($place) } сбрасывает карты, а в `{ $name }` этого никто не делает
equity-no-up-cards = у руки { PLACE($place) } есть открытые карты, а в `{ $name }` их не бывает
# $name: the game. $count: cards. $list: how many there may be.
equity-board-size = общих карт { COUNT($count) }, а в `{ $name }` может быть { $list }
equity-no-board = в `{ $name }` нет общих карт
equity-random-discard = для случайных рук в `{ $name }` ответа нет: неизвестно, какую карту они сбросят
# $count: cards that have to come. $most: cards that are left.
equity-pack-runs-out = на столько рук колоды не хватит: карт должно выйти ещё { COUNT($count) }, а осталось { COUNT($most) }
history-none = это не история раздач в известном формате
history-no-title = здесь продолжается раздача, первой строки которой нет
# $text: what stands there.
history-seat-twice = место или игрок из `{ $text }` уже указаны
history-ante-twice = анте от `{ $text }` уже поставлено
# $most: seats.
history-seats = мест указано больше { COUNT($most) }
# $text: why, in English.
history-no-toml = это не TOML: { $text }
# $name: a key.
history-missing = нет ключа `{ $name }`
history-kind = у `{ $name }` значение не того вида
# $name: a key. $count: its entries. $most: players.
history-length = в `{ $name }` записей { COUNT($count) }, а игроков { COUNT($most) }
# $text: what stands there.
history-no-game = `{ $text }` — не игра клуба
history-no-amount = `{ $text }` — не сумма
# $value: why.
history-no-cards = `{ $text }` — не ряд карт: { $value }
history-many-cards = в `{ $text }` слишком много карт
history-no-player = `{ $text }` в этой раздаче не играет
history-no-action = `{ $text }` — не действие
history-no-stakes = ставки не указаны
history-no-players = игроки не указаны
# $name: the hand, or its first line.
history-unwritten = { $name }: { $text }
history-hand = раздача `{ $name }`
history-hand-at = раздача в строке { COUNT($line) }
history-twice = в этом формате не записать стол, розданный дважды
history-cancelled = в этом формате не записать отменённую раздачу
# $seat: the seat, from 0.
history-two-blinds = в этом формате у места { PLACE($seat) } может быть один блайнд, а поставлено два
history-order = в этом формате не указать, какую обязательную ставку место { PLACE($seat) } платит первой, если на все не хватает
history-short-ante = в этом формате не записать мёртвый блайнд вместе с анте, на которое у места { PLACE($seat) } не хватает фишек
history-house = в этом формате не записать правила заведения
