# What only the full-screen table in the terminal says. Words of the game are in core.ftl, and what it has in common with
# the table line by line in terminal.ftl. Keys stay as they are: a, m, q, Enter and so on.

# $columns, $rows: the least size of the window.
screen-too-small = Окно слишком мало для стола: нужно { COUNT($columns) } × { COUNT($rows) }. Увеличьте его или уйдите, нажав q.

## A decision

# The title of a column of figures, as short as can be.
screen-worth = цена
screen-hidden = a покажет, сколько стоит каждый вариант.
screen-choose = Выберите букву или вариант стрелками ↑ и ↓; Enter — сделать.
screen-choose-cards = Выберите карты для сброса: 1–5 или ← → и пробел.
screen-choose-points = Наберите, на сколько очков застраховать.
# $text: what Enter does.
screen-confirm = Enter: { $text }
# $text: the amount as far as it is typed. $least, $most: points.
screen-insure = Enter: застраховать на { $text } · от { CHIPS($least) } до { CHIPS($most) }

## Stakes

screen-boxes = Боксы
# $most: how many boxes a player may have.
screen-boxes-most = От 1 до { COUNT($most) }, на каждом одинаковые ставки.
screen-welcome = Выберите ставки и нажмите Enter: по пять карт получат каждый бокс и дилер. ? — клавиши и правила игры.

## What keys do, in a word or two: all stand in one line

screen-key-confirm = сделать
screen-key-choose = выбор
screen-key-cards = карты
screen-key-advice = оценки
screen-key-all = ещё
screen-key-fewer = меньше
screen-key-help = помощь
screen-key-rules = правила
screen-key-leave = уйти
screen-key-deal = раздать
screen-key-again = раздать ещё
screen-key-stakes = ставки
screen-key-field = поле
screen-key-change = изменить
screen-key-back = назад
screen-key-sit-down = сесть за стол

## The help

screen-sheet-more = ↓ дальше · Esc — закрыть
screen-sheet-close = Esc — закрыть
screen-help-field = другое поле
screen-help-change = меньше или больше; или наберите число
screen-help-again = раздать ещё с теми же ставками
screen-help-scroll = остальная часть расчёта
screen-help-rules = правила этого казино
screen-help-houses = выбрать казино; Enter — сесть за стол
screen-help-leave = уйти; посреди раздачи — q дважды
screen-help-interrupt = уйти сразу
screen-help-exchange = выбрать карты для обмена: по местам или пробелом
screen-help-insure = застраховать; затем наберите очки
screen-help-options = перейти к другому варианту
screen-help-confirm = сделать выбранное
screen-help-nothing = снять выбор
# Shown in languages that run from right to left.
screen-help-bidi = Строки, которые пишутся справа налево, разворачивает терминал, если умеет. Если они выглядят неверно, запустите с --bidi app: тогда их развернёт и соединит буквы сама программа. Страница (tuz serve) всегда показывает их верно.
