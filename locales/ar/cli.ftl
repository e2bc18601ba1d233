# What commands print about whole games, strategy cards, simulations, differences of rules and recorded rounds.
# Figures are shown by functions only; where a figure is exact to its last digit it comes as $text.

## House edge

# $name: the rules.
edge-best = { $name }، أفضل لعب
edge-blind = { $name }، صندوق مغلق
edge-name = أفضلية الكازينو
# $text: percent.
edge-of-ante = { $text } من رهان الافتتاح
# $text, $value: two bounds.
edge-between = من { $text } إلى { $value }
# $text: a fraction.
edge-exactly = بالضبط { $text }
edge-proven = مُثبت: تقع بين هذين الحدين
edge-ended-exact = انتهى قبل أن تُعرف بالضبط
# $text: antes.
edge-ended-within = انتهى قبل أن يتقاربا إلى { $text } ante
edge-risk = عنصر المخاطرة
# $text: percent.
edge-of-staked = { $text } من كل ما يُراهَن به
edge-deviation = الانحراف المعياري
edge-stake = متوسط الرهان
# $antes: antes.
edge-a-round = { ANTES($antes, digits: 6) } ante في الجولة
edge-first = القرار الأول
edge-later = بعد ذلك
edge-by-card = حسب بطاقة الموزّع المكشوفة
edge-card = البطاقة
edge-ends = كيف تنتهي الجولات
edge-net = الصافي
edge-share = الحصة
edge-rounds = الجولات
edge-all = الكل
# $seconds: how long it took.
edge-took = { ANTES($seconds, digits: 1) } ث
edge-kept = محفوظ من حساب سابق استغرق { ANTES($seconds, digits: 1) } ث؛ --fresh يحسبه من جديد
edge-not-offered = غير متاح
edge-game-bought = اشتُريت لعبة من الموزّع
edge-insured = أُمّن
edge-fold = انسحاب
edge-play = لعب
edge-sixth = بطاقة سادسة
# $cards: how many.
edge-exchange = تبديل { COUNT($cards) }
end-fold = انسحاب
end-no-game = لم يتأهل الموزّع
# $text: what is paid.
end-win = ربح، { $text }
end-tie = تعادل
end-loss = يربح الموزّع
# $name, $text: hands.
end-both = { $name } + { $text }
end-or = { $name } أو { $text }

## Differences of rules

compare-edge = أفضلية الكازينو، من رهان الافتتاح
compare-risk = عنصر المخاطرة، من كل الرهانات
compare-deviation = الانحراف المعياري، ante
compare-stake = متوسط الرهان، ante
# $name: rules. $text: why.
compare-no-answer = لا جواب لـ { $name }: { $text }
# $text: why.
compare-not-alone = لا يمكن أن يتغير هذا وحده: { $text }
compare-ended = { $name }: انتهى قبل أن يتقارب الحدان كما طُلب
# $name: the rules that add it. $text: those to which it is added.
compare-adds = ما تضيفه { $name } إلى أفضلية الكازينو في { $text }، بوحدة ante
compare-together = الكل معًا
diff-same = اللعبة نفسها
diff-about = بلا أثر في اللعبة:

## Strategy cards

# $name: the rules. $count: how many lines.
strategy-title = { $name }، { $count ->
        [zero] { COUNT($count) } سطر
        [one] سطر واحد
        [two] سطران
        [few] { COUNT($count) } أسطر
        [many] { COUNT($count) } سطرًا
       *[other] { COUNT($count) } سطر
    }
# $text: percent.
strategy-costs = تكلّف { $text } من رهان الافتتاح مقارنةً بأفضل لعب.
# $text, $value: antes.
strategy-brings = تعطي في الجولة { $text } ante، وأفضل لعب { $value }.
strategy-first-fits = في كل قائمة يُعمل بأول سطر ينطبق.

## Simulated rounds

# $name: rules. $text: the strategy. $rounds: how many were played. $value: the seed.
simulate-title = { $name }   { $text }   { $rounds ->
        [zero] { COUNT($rounds) } جولة
        [one] جولة واحدة
        [two] جولتان
        [few] { COUNT($rounds) } جولات
        [many] { COUNT($rounds) } جولة
       *[other] { COUNT($rounds) } جولة
    }   البذرة { $value }
# $count: how many were wanted.
simulate-ended = أُنهي بـ Ctrl-C؛ المطلوب: { COUNT($count) }
simulate-mean = المتوسط بوحدة ante
simulate-from = 95 % من
simulate-to = إلى
simulate-deviation = الانحراف
# $text, $value: bounds.
simulate-inside = مُثبت للصندوق 1: من { $text } إلى { $value }، وهو في الداخل
simulate-outside = مُثبت للصندوق 1: من { $text } إلى { $value }، وهو في الخارج، كما يحدث في 5 حالات من 100
simulate-win = ربح
simulate-no-game = موزّع لم يتأهل
simulate-tie = تعادل
simulate-loss = خسارة
simulate-folded = انسحاب
simulate-instant = ربح فوري
simulate-sixth = اشتُريت البطاقة السادسة
# $cards: how many.
simulate-exchanged = { $cards ->
        [zero] تبديل { COUNT($cards) } بطاقة
        [one] تبديل بطاقة واحدة
        [two] تبديل بطاقتين
        [few] تبديل { COUNT($cards) } بطاقات
        [many] تبديل { COUNT($cards) } بطاقة
       *[other] تبديل { COUNT($cards) } بطاقة
    }
simulate-insured = تأمين
simulate-game = اشتُريت لعبة من الموزّع

## A recorded round, event by event

# $name: the rules. $count: how many events.
replay-title = { $name }، { $count ->
        [zero] { COUNT($count) } حدث
        [one] حدث واحد
        [two] حدثان
        [few] { COUNT($count) } أحداث
        [many] { COUNT($count) } حدثًا
       *[other] { COUNT($count) } حدث
    }
# $player: the player, from 0. $text: what on which box.
event-staked = اللاعب { PLACE($player) } يراهن: { $text }
# $points: points. $place: the box, from 0.
event-stake = { CHIPS($points) } على الصندوق { PLACE($place) }
# $text: the stakes so far. $points: points. $name: the bet.
event-stake-side = { $text } و{ CHIPS($points) } على { BET($name) }
event-stake-sixth = { $text }، مع شراء البطاقة السادسة مسبقًا
event-stake-insured = { $text }، مع تأمين { CHIPS($points) }
# $text: boxes with their cards. $cards: the dealer’s cards.
event-dealt = وُزّعت: { $text }؛ الموزّع { CARDS($cards) }
# $place: the box, from 0. $cards: cards.
event-dealt-box = الصندوق { PLACE($place) } { CARDS($cards) }
event-instant = الصندوق { PLACE($place) } يربح فورًا
event-folded = الصندوق { PLACE($place) } ينسحب
# $place: the box, from 0. $points: what it pays, in points.
event-bet = الصندوق { PLACE($place) } يضع رهان اللعب { CHIPS($points) }
event-sixth = الصندوق { PLACE($place) } يشتري البطاقة السادسة بـ { CHIPS($points) }
event-exchanged = الصندوق { PLACE($place) } يبدّل { CARDS($cards) } بـ { CHIPS($points) }
event-drawn = الصندوق { PLACE($place) } يسحب { CARDS($cards) }
# $place: the box, from 0. $text: lines of the settlement.
event-paid = يُدفع للصندوق { PLACE($place) } قبل نهايته: { $text }
event-insured = الصندوق { PLACE($place) } يؤمّن بمبلغ { CHIPS($points) }
event-not-insured = الصندوق { PLACE($place) } لا يؤمّن
# $cards: the dealer’s cards.
event-shows-game = يكشف الموزّع { CARDS($cards) }: تأهل
event-shows-no-game = يكشف الموزّع { CARDS($cards) }: لم يتأهل
# $place: the box, from 0. $points: the price in points. $card: the card that the dealer throws away.
event-game-bought = الصندوق { PLACE($place) } يشتري لعبة من الموزّع بـ { CHIPS($points) }
event-game-bought-named = الصندوق { PLACE($place) } يشتري لعبة من الموزّع بـ { CHIPS($points) } على أن تذهب { CARD($card) }
event-game-kept = الصندوق { PLACE($place) } يُبقي النتيجة
# $card: what he throws away. $cards: what he draws.
event-dealer-drew = يتخلص الموزّع من { CARD($card) } ويسحب { CARDS($cards) }
# $place: the box, from 0. $text: how it came out.
event-settled = تسوية الصندوق { PLACE($place) }: { $text }
# $player: the player, from 0. $before, $after, $points: points.
replay-player = اللاعب { PLACE($player) }: { CHIPS($before) } -> { CHIPS($after) } ({ ANTES($points, digits: 0, sign: "always") })
replay-follows = كل حدث ينتج عن القواعد والرزمة
replay-unsettled = لكن السجل ينتهي قبل تسوية الجولة
