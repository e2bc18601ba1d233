# What commands print about whole games, strategy cards, simulations, differences of rules and recorded rounds.
# Figures are shown by functions only; where a figure is exact to its last digit it comes as $text.

## House edge

# $name: the rules.
edge-best = { $name }، بهترین بازی
edge-blind = { $name }، باکس بلایند
edge-name = مزیت خانه
# $text: percent.
edge-of-ante = { $text } انتی
# $text, $value: two bounds.
edge-between = { $text } تا { $value }
# $text: a fraction.
edge-exactly = دقیقاً { $text }
edge-proven = ثابت شده: میان این دو مرز است
edge-ended-exact = پیش از آنکه دقیق دانسته شود پایان یافت
# $text: antes.
edge-ended-within = پیش از آنکه فاصله‌شان به { $text } انتی برسد پایان یافت
edge-risk = عنصر ریسک
# $text: percent.
edge-of-staked = { $text } همهٔ شرط‌ها
edge-deviation = انحراف معیار
edge-stake = میانگین شرط
# $antes: antes.
edge-a-round = { ANTES($antes, digits: 6) } انتی در هر دور
edge-first = تصمیم اول
edge-later = پس از آن
edge-by-card = بر پایهٔ کارت باز دیلر
edge-card = کارت
edge-ends = پایان دورها
edge-net = نتیجه
edge-share = سهم
edge-rounds = دورها
edge-all = همه
# $seconds: how long it took.
edge-took = { ANTES($seconds, digits: 1) } ثانیه
edge-kept = از محاسبهٔ پیشین که { ANTES($seconds, digits: 1) } ثانیه کشید؛ --fresh از نو حساب می‌کند
edge-not-offered = ارائه نمی‌شود
edge-game-bought = بازی دیلر خریده شد
edge-insured = بیمه شد
edge-fold = فولد
edge-play = شرط‌بندی
edge-sixth = کارت ششم
# $cards: how many.
edge-exchange = تعویض { COUNT($cards) }
end-fold = فولد
end-no-game = دیلر واجد شرایط نیست
# $text: what is paid.
end-win = برد، { $text }
end-tie = مساوی
end-loss = دیلر می‌برد
# $name, $text: hands.
end-both = { $name } + { $text }
end-or = { $name } یا { $text }

## Differences of rules

compare-edge = مزیت خانه، از انتی
compare-risk = عنصر ریسک، از همهٔ شرط‌ها
compare-deviation = انحراف معیار، انتی
compare-stake = میانگین شرط، انتی
# $name: rules. $text: why.
compare-no-answer = برای { $name } پاسخی نیست: { $text }
# $text: why.
compare-not-alone = این به‌تنهایی تغییر نمی‌کند: { $text }
compare-ended = { $name }: پیش از آنکه مرزها به اندازهٔ خواسته نزدیک شوند پایان یافت
# $name: the rules that add it. $text: those to which it is added.
compare-adds = آنچه { $name } به مزیت خانه در { $text } می‌افزاید، به انتی
compare-together = همه با هم
diff-same = بازی همان است
diff-about = بی‌اثر بر بازی:

## Strategy cards

# $name: the rules. $count: how many lines.
strategy-title = { $name }، { COUNT($count) } سطر
# $text: percent.
strategy-costs = در برابر بهترین بازی { $text } انتی هزینه دارد.
# $text, $value: antes.
strategy-brings = هر دور { $text } انتی می‌آورد و بهترین بازی { $value }.
strategy-first-fits = در هر فهرست نخستین سطری که جور باشد به کار می‌آید.

## Simulated rounds

# $name: rules. $text: the strategy. $rounds: how many were played. $value: the seed.
simulate-title = { $name }   { $text }   { $rounds ->
        [one] { COUNT($rounds) } دور
       *[other] { COUNT($rounds) } دور
    }   بذر { $value }
# $count: how many were wanted.
simulate-ended = با Ctrl-C پایان یافت؛ خواسته: { COUNT($count) }
simulate-mean = میانگین به انتی
simulate-from = 95 % از
simulate-to = تا
simulate-deviation = انحراف
# $text, $value: bounds.
simulate-inside = ثابت شده برای باکس 1: { $text } تا { $value }، که درون است
simulate-outside = ثابت شده برای باکس 1: { $text } تا { $value }، که بیرون است، چنان‌که در 5 مورد از 100 پیش می‌آید
simulate-win = برد
simulate-no-game = دیلر بدون شرایط
simulate-tie = مساوی
simulate-loss = باخت
simulate-folded = فولد
simulate-instant = برد فوری
simulate-sixth = خرید کارت ششم
# $cards: how many.
simulate-exchanged = { $cards ->
        [one] تعویض { COUNT($cards) } کارت
       *[other] تعویض { COUNT($cards) } کارت
    }
simulate-insured = بیمه
simulate-game = خرید بازی دیلر

## A recorded round, event by event

# $name: the rules. $count: how many events.
replay-title = { $name }، { $count ->
        [one] { COUNT($count) } رویداد
       *[other] { COUNT($count) } رویداد
    }
# $player: the player, from 0. $text: what on which box.
event-staked = بازیکن { PLACE($player) } می‌گذارد: { $text }
# $points: points. $place: the box, from 0.
event-stake = { CHIPS($points) } روی باکس { PLACE($place) }
# $text: the stakes so far. $points: points. $name: the bet.
event-stake-side = { $text } و { CHIPS($points) } روی { BET($name) }
event-stake-sixth = { $text }، کارت ششم از پیش خریده شد
event-stake-insured = { $text }، بیمه { CHIPS($points) }
# $text: boxes with their cards. $cards: the dealer’s cards.
event-dealt = پخش شد: { $text }؛ دیلر { CARDS($cards) }
# $place: the box, from 0. $cards: cards.
event-dealt-box = باکس { PLACE($place) } { CARDS($cards) }
event-instant = باکس { PLACE($place) } فوراً می‌برد
event-folded = باکس { PLACE($place) } فولد می‌کند
# $place: the box, from 0. $points: what it pays, in points.
event-bet = باکس { PLACE($place) } شرط { CHIPS($points) } می‌گذارد
event-sixth = باکس { PLACE($place) } کارت ششم را به { CHIPS($points) } می‌خرد
event-exchanged = باکس { PLACE($place) } کارت‌های { CARDS($cards) } را به { CHIPS($points) } عوض می‌کند
event-drawn = باکس { PLACE($place) } می‌کشد: { CARDS($cards) }
# $place: the box, from 0. $text: lines of the settlement.
event-paid = باکس { PLACE($place) } پیش از پایان: { $text }
event-insured = باکس { PLACE($place) } به مبلغ { CHIPS($points) } بیمه می‌کند
event-not-insured = باکس { PLACE($place) } بیمه نمی‌کند
# $cards: the dealer’s cards.
event-shows-game = دیلر رو می‌کند: { CARDS($cards) }: واجد شرایط
event-shows-no-game = دیلر رو می‌کند: { CARDS($cards) }: واجد شرایط نیست
# $place: the box, from 0. $points: the price in points. $card: the card that the dealer throws away.
event-game-bought = باکس { PLACE($place) } بازی دیلر را به { CHIPS($points) } می‌خرد
event-game-bought-named = باکس { PLACE($place) } بازی دیلر را به { CHIPS($points) } می‌خرد، { CARD($card) } می‌رود
event-game-kept = باکس { PLACE($place) } همین نتیجه را نگه می‌دارد
# $card: what he throws away. $cards: what he draws.
event-dealer-drew = دیلر { CARD($card) } را دور می‌اندازد و می‌کشد: { CARDS($cards) }
# $place: the box, from 0. $text: how it came out.
event-settled = باکس { PLACE($place) } تسویه شد: { $text }
# $player: the player, from 0. $before, $after, $points: points.
replay-player = بازیکن { PLACE($player) }: { CHIPS($before) } -> { CHIPS($after) } ({ ANTES($points, digits: 0, sign: "always") })
replay-follows = هر رویداد از قوانین و بسته کارت برمی‌آید
replay-unsettled = اما ثبت پیش از تسویهٔ دور پایان می‌یابد
