# The page. The words of the game and the reasons why something is refused are in core.ftl.
# Figures are shown by functions only; locales/en tells what each variable is.

## The frame

page-name = Tuz
page-title = Tuz: البوكر الروسي
page-loading = تُجهَّز الطاولة…
guest = ضيف
table = الطاولة
panels = عن الجولة والقواعد وخلط البطاقات
play-money = نقاط للعب: لا مال يُربح ولا يُخسر
balance = الرصيد
balance-label = الرصيد: { $points ->
        [zero] { CHIPS($points) } نقطة لعب
        [one] { CHIPS($points) } نقطة لعب
        [two] { CHIPS($points) } نقطتا لعب
        [few] { CHIPS($points) } نقاط لعب
        [many] { CHIPS($points) } نقطة لعب
       *[other] { CHIPS($points) } نقطة لعب
    }
help = المساعدة والمفاتيح
settings = الإعدادات
close = إغلاق
offline = لا يمكن الوصول إلى الخادم. ما اخترته محفوظ.
retry = أعد المحاولة
seated-again = لم يعد الخادم يعرفك: لديك مقعد جديد.
copy = نسخ
copied = نُسخ
copy-what = نسخ: { $name }
less = أقل
more = أكثر

points-number = { CHIPS($points) }
net-points = { ANTES($points, digits: 0, sign: "always") }
worth = { ANTES($antes, digits: 3, sign: "always") }
exactly = بالضبط { $text } ante
to-one = { COUNT($pays) } مقابل 1
for-one = { COUNT($pays) } شاملةً الرهان

## Settings

language = اللغة
digits = الأرقام
digits-latin = 0123456789
digits-native = ٠١٢٣٤٥٦٧٨٩
theme = الألوان
theme-system = حسب النظام
theme-light = فاتح
theme-dark = داكن
deck = البطاقات
deck-two-colour = لونان
deck-four-colour = أربعة ألوان

## Stakes and the deal

layout = صناديق الطاولة
layout-hint = { $most ->
        [zero] لك { COUNT($most) } صندوق
        [one] لك أن تلعب على صندوق واحد
        [two] لك أن تلعب على صندوقين
        [few] لك أن تلعب على { COUNT($most) } صناديق
        [many] لك أن تلعب على { COUNT($most) } صندوقًا
       *[other] لك أن تلعب على { COUNT($most) } صندوق
    } على الأكثر. الأول على اليمين.
layout-adjacent = صناديقك متجاورة.
box-name = الصندوق { PLACE($place) }
box-blind-name = الصندوق { PLACE($place) }، مغلق
box-cards = بطاقات الصندوق { PLACE($place) }
ante-chips = تغيير رهان الافتتاح
ante-kept = رهان الافتتاح على هذه الطاولة { $text }. بقي كما كان.
least = الحد الأدنى
add-chip = إضافة { CHIPS($points) }
bet-later = إن لعبت اليد فرهان اللعب { CHIPS($points) } إضافية.
bet-now = رهان اللعب { CHIPS($points) } يوضع الآن مع رهان الافتتاح.
blind-explained = تبقى بطاقاته مقلوبة حتى النهاية، ولا تقرر عليه شيئًا.
side-free = اختياري
side-compulsory = إلزامي
ahead-sixth = شراء البطاقة السادسة الآن مقابل { CHIPS($points) }
ahead-insurance = التأمين الآن، بالنقاط
rules = القواعد
deal = توزيع · { CHIPS($points) }
deal-again = توزيع جديد · { CHIPS($points) }
change-stakes = تغيير الرهانات
deal-note = المفتاح D يوزّع، و? يعرض كل المفاتيح.
balance-short = مع رهان اللعب يلزم { CHIPS($needed) }، ورصيدك { CHIPS($balance) }.
more-points = خذ { CHIPS($points) } من نقاط اللعب

## The felt

dealer = الموزّع
dealer-cards = بطاقات الموزّع
dealer-needs = يتأهل من: { $name }
hand-pair-of = زوج { WORD("ranks", $ranks) }
dealer-has-game = تأهل: { $name }
dealer-below-game = لم يتأهل ({ $name })
dealer-no-game = لم يتأهل
open-card = مكشوفة
bought-game = للصناديق التي اشترت لعبة منه
thrown-note = مُتخلَّص منها
exchange-note = خارج
card-drawn = مسحوبة
mark-first = التركيبة الأولى
mark-second = التركيبة الثانية
combination-pays = { $name }: { COUNT($pays) } مقابل 1
your-turn = دورك
blind-waits = ينتظر
discarded = بطاقات متخلَّص منها: { CARDS($cards) }
never-returned = لا يُعاد

actions = ما يمكنك فعله
asked-fold-or-play = الانسحاب أم اللعب؟
asked-play = تُلعب اليد الآن.
asked-box = الصندوق { PLACE($place) }:
action-price = { $name } ·{"\u00A0"}{ CHIPS($points) }
exchange-cards = تبديل { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }
insure-points = التأمين بمبلغ { CHIPS($points) }
choose-cards = اختر أولًا البطاقات التي تريد تبديلها: انقر عليها أو اضغط المفاتيح من 1 إلى 5.
choose-cards-hint = لتبديل البطاقات اخترها أولًا.
choose-dealer-card = اختر أولًا البطاقة التي يتخلص منها الموزّع: انقر عليها.
bet-must-follow = بعد هذا التبديل يجب أن تلعب.
insurance-stake = مبلغ التأمين
insurance-between = تأمين ضد عدم تأهل الموزّع، من { CHIPS($least) } إلى { CHIPS($most) }

round-net = هذه الجولة: { ANTES($points, digits: 0, sign: "always") }

## The panels

panel-round = الجولة
panel-rules = القواعد
panel-fairness = النزاهة
panel-history = السجل

welcome = ضع رهان الافتتاح (ante) ووزّع. ترى بطاقاتك الخمس وبطاقة واحدة للموزّع. ثم تنسحب أو تلعب أو تشتري: على كل زر ثمنه، وهنا تظهر قيمة كل خيار.
welcome-keys = اضغط D للتوزيع و? لعرض كل المفاتيح.

options = قيمة كل خيار
show-options = عرض
hide-options = إخفاء
options-hidden = تراها بعد قرارك، أو متى طلبتها.
counting = تُحسب كل التوزيعات الممكنة…
worth-explained = متوسط الربح أو الخسارة بوحدة ante، محسوبًا من التوزيع.
option-best = الأفضل
option-chosen = اختيارك
other-exchanges = { $count ->
        [zero] { COUNT($count) } خيار آخر للبطاقات
        [one] خيار واحد آخر للبطاقات
        [two] خياران آخران للبطاقات
        [few] { COUNT($count) } خيارات أخرى للبطاقات
        [many] { COUNT($count) } خيارًا آخر للبطاقات
       *[other] { COUNT($count) } خيار آخر للبطاقات
    }
exact-fractions = الكسور الدقيقة
to-options = قيمة كل خيار ↓
fewer-exchanges = أفضل اختيار للبطاقات فقط
other-stakes = { $count ->
        [zero] { COUNT($count) } مبلغ آخر
        [one] مبلغ واحد آخر
        [two] مبلغان آخران
        [few] { COUNT($count) } مبالغ أخرى
        [many] { COUNT($count) } مبلغًا آخر
       *[other] { COUNT($count) } مبلغ آخر
    }
fewer-stakes = أفضل مبلغ فقط
no-figures = لا أرقام هنا.
no-figures-blind = الصندوق المغلق يقرر دون رؤية بطاقاته.
no-figures-several-purchases = مع أكثر من عملية شراء لا تُحسب القيمة الدقيقة بعد.
no-figures-shared-cards = البطاقات الجديدة مشتركة بين الصناديق، وهذا لا يُحسب بعد.
no-figures-insured-first = وُضع التأمين قبل رهان اللعب، وهذا لا يُحسب بعد.
left-out = غير محسوب: { $text }.

decision-exchange = تبديل { CARDS($cards) }
decision-insure = التأمين بمبلغ { CHIPS($points) }
decision-buy-game = شراء لعبة من الموزّع والتخلص من { CARD($card) }
judged-loss = { ANTES($antes, digits: 3) } ante
judged-better = كان الأفضل: { $text }
decisions = قراراتك
nothing-judged = لم يُقيَّم أي قرار في هذه الجولة.
decided = الصندوق { PLACE($place) }: { $text }
all-best = كل القرارات كانت الأفضل
lost-in-all = ما ضاع بالقرارات: { ANTES($antes, digits: 3) } ante

settlement = التسوية
line = البند
stake = الرهان
pays = الدفع
net = النتيجة
withheld = الحد الأقصى للدفع: حُجز { CHIPS($points) }
box-sum = الصندوق
round-sum = هذه الجولة

fair-explained = قبل التوزيع يثبّت الكازينو الخلط ويعرض بصمته، أي التعهد. وبعد الجولة يعرض السر، فيمكنك التحقق من أن بطاقة لم تُنقل.
own-words = كلماتك
own-words-explained = تُمزج في الخلط التالي كي لا يكون الكازينو قد اختاره.
own-words-too-long = 256 بايت على الأكثر وبلا محارف تحكم؛ مثل هذه الكلمات لا تُستخدم.
next-shuffle = الخلط التالي، رقم { COUNT($nonce) }
round-shuffle = خلط هذه الجولة، رقم { COUNT($nonce) }
commitment = التعهد
seed = سر الكازينو
seed-later = يُعرض السر بعد تسوية الجولة.
check = تحقق
download = تنزيل سجل الجولة
check-matches = التعهد مطابق: لم تُنقل أي بطاقة.
check-differs = التعهد غير مطابق.
check-order = الرزمة بترتيب التوزيع:
check-command = أو تحقق من السجل ببرنامج آخر:

no-history = لم تُسوَّ أي جولة بعد.
history-open = عرض
dealer-discarded = اللعبة المشتراة: { CARD($card) } ← { CARDS($cards) }
earlier = جولات أسبق

pay-table = دفع رهان اللعب
hand = اليد
pays-dealt = كما وُزّعت
pays-sixth = مع بطاقة سادسة
sixth-void = يُخسر عند شراء البطاقة السادسة.
side-instant = لا رهان له: يُدفع على رهان الافتتاح وتنتهي به جولة الصندوق.
house-rules = قواعد هذا الكازينو
rules-partial = القواعد المنشورة لا تذكر كل شيء؛ وهنا تُطبَّق فيه القاعدة المعتادة.
source = القواعد المنشورة

ante-from = من { CHIPS($least) }، بخطوات من { CHIPS($step) }
ante-between = من { CHIPS($least) } إلى { CHIPS($most) }، بخطوات من { CHIPS($step) }
bet-antes = { $antes ->
        [zero] { COUNT($antes) } ante
        [one] { COUNT($antes) } ante
        [two] { COUNT($antes) } ante
        [few] { COUNT($antes) } ante
        [many] { COUNT($antes) } ante
       *[other] { COUNT($antes) } ante
    }
price-antes = { ANTES($antes) } × ante
price-antes-forced = { ANTES($antes) } × ante، ويجب اللعب بعده
exchange-of = تبديل { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }
exchange-of-some = تبديل من { COUNT($from) } إلى { COUNT($to) } بطاقات
insurance-terms = من { $name }، حتى { PERCENT($most) } مما قد يربحه رهان اللعب
second-combination = التركيبة الثانية
second-paid = تُدفع أيضًا
second-not-paid = لا تُدفع
no-game-term = الموزّع لم يتأهل
no-game-paid = يُدفع رهان الافتتاح 1 مقابل 1، ويُعاد رهان اللعب
no-game-returned = يُعاد رهان الافتتاح ورهان اللعب
no-game-returned-below = يُعاد رهان اللعب، ويُدفع رهان الافتتاح 1 مقابل 1 ما لم تكن يد الموزّع متدنية جدًا
win-term = الصندوق يربح
ante-on-win-returned = يُدفع رهان اللعب، ويُعاد رهان الافتتاح
ante-on-win-paid = يُدفع رهان اللعب، ويُدفع رهان الافتتاح 1 مقابل 1
ante-on-win-paid-unless-bought = يُدفع رهان اللعب، ورهان الافتتاح 1 مقابل 1 ما لم يُشترَ شيء

## Hands that only side bets know

hand-straight-one-colour = تسلسل بلون واحد
hand-ace-king-queen = آص وملك وملكة
hand-one-colour = خمس بطاقات بلون واحد
hand-five-courts = خمس بطاقات مصوّرة

## Said aloud

heard-dealt = بطاقات الصندوق { PLACE($place) }: { $text }.
heard-drawn = سحب الصندوق { PLACE($place) }: { $text }.
heard-dealer-open = بطاقة الموزّع المكشوفة: { $text }.
heard-dealer-shows = يكشف الموزّع { $text }: { $name }.
heard-dealer-replaces = يسحب الموزّع { $text }: { $name }.
heard-result = الصندوق { PLACE($place) }: { $name }، { ANTES($net, digits: 0, sign: "always") }.
heard-total = الجولة: { ANTES($net, digits: 0, sign: "always") } نقطة.

## Help

help-stakes = ضع رهان الافتتاح (ante) على صندوق ووزّع. كل صندوق يلعب ضد الموزّع لا ضد الصناديق الأخرى.
help-decide = انظر إلى بطاقاتك الخمس وبطاقة الموزّع المكشوفة. انسحب واخسر رهان الافتتاح، أو العب وضع رهان اللعب. قبل ذلك لك أن تشتري مرة واحدة: بطاقة سادسة، أو بطاقات جديدة بدل بعض بطاقاتك.
help-dealer = يتأهل الموزّع بآص-ملك أو أعلى ما لم تذكر القواعد يدًا أخرى. إن كانت يدك أعلى يُدفع رهان اللعب وفق الجدول؛ وإن كانت يده أعلى خسرت رهان الافتتاح ورهان اللعب.
help-two = قد تُدفع تركيبتان: تُعلَّمان بالرقمين 1 و2 تحت البطاقات. وقد تدخل البطاقة في كلتيهما.
help-no-game = إذا لم يتأهل الموزّع ربحت رهان الافتتاح أو استعدته حسب القواعد. وتتيح بعض القواعد بدل ذلك شراء بطاقة جديدة للموزّع.
keys = المفاتيح
key-deal = توزيع بالرهانات نفسها
key-change-stakes = تغيير الرهانات
key-select = اختيار بطاقة للتبديل
key-exchange = تبديل البطاقات المختارة
key-sixth = شراء البطاقة السادسة
key-play = اللعب
key-fold = الانسحاب
key-insure = التأمين
key-no-insurance = بلا تأمين
key-buy-game = شراء لعبة من الموزّع
key-keep = إبقاء النتيجة
key-toggle-advice = عرض قيم الخيارات أو إخفاؤها
key-help = هذه المساعدة
key-escape = إغلاق أو إلغاء الاختيار

## Training: how one plays, and how good a decision was

mode = طريقة لعبك
mode-play = لعب
mode-practice = تدرّب
mode-advice = النصيحة أولًا
mode-play-note = تُعرض قيم الخيارات متى طلبتها، ولا يُقال شيء عن القرارات.
mode-practice-note = تقرر بلا مساعدة، ثم يُقيَّم كل قرار مع سببه.
mode-advice-note = ترى قيمة كل خيار قبل أن تقرر.
grade-best = الأفضل
grade-good = جيد
grade-inaccuracy = عدم دقة
grade-mistake = خطأ
grade-blunder = خطأ فادح
near-tie = قريب جدًا من الأفضل
verdict = قرارك: { $text }
because-folding-is-cheaper = خسارة رهان الافتتاح أقل مما يخسره الاستمرار في المتوسط.
because-wins-outweigh-the-bet = يربح بما يكفي ليعوّض الرهان المعرّض للخسارة.
because-cards-bring-more = البطاقات الجديدة تعود بأكثر من ثمنها.
because-cards-bring-less = البطاقات الجديدة تكلّف أكثر مما تعود به.
because-makes-better-hands = يكوّن أيديًا تربح أكثر أو يُدفع لها أكثر.
because-insurance-pays = لا يتأهل الموزّع بما يكفي ليكون التأمين مجديًا.
because-insurance-does-not-pay = يتأهل الموزّع أكثر من أن يكون التأمين مجديًا.
because-game-is-worth-its-price = ببطاقة جديدة يحصل على لعبة تهزمها بما يكفي لثمنها.
because-game-is-not-worth-its-price = نادرًا ما تأتي البطاقة الجديدة بلعبة تهزمها، فلا تستحق ثمنها.
because-better-card-to-throw = من دون تلك البطاقة يحصل أكثر على لعبة تهزمها.
blocker-up = من { COUNT($all) } { WORD("ranks", $ranks) } أخرى ترى { COUNT($seen) }، فيقلّ أن تصير بطاقته المكشوفة زوجًا.
blocker-game = من { COUNT($all) } { WORD("ranks", $ranks) } ترى { COUNT($seen) }، فيقلّ أن يكون لديه آص-ملك.
endings = كيف ينتهي
ending-win = ربح
ending-no-game = لا لعبة
ending-tie = تعادل
ending-loss = خسارة
ending-folded = انسحاب
share = { PERCENT($share, digits: 1) }
option = الخيار

## Training: mistakes, drills, statistics

panel-training = تدريب
training-what = ما الذي تتدرب عليه
training-mistakes = الأخطاء
training-drills = تمارين
training-statistics = إحصاءات
mistakes-none = لا شيء هنا بعد. تأتي هفوات الطاولة وأخطاؤها من تلقاء نفسها.
mistakes-count = المجموع: { COUNT($count) }
mistakes-order = الترتيب
mistakes-size = الأغلى أولًا
mistakes-latest = الأحدث أولًا
mistakes-more = المزيد
mistake-spot = { CARDS($cards) } أمام { CARD($card) }
kind = عن
kind-all = كل القرارات
kind-throw = ما الذي يُرمى
kind-sixth-or-exchange = البطاقة السادسة أم التبديل
kind-buy-or-not = شراء بطاقات أم لا
kind-fold-or-play = الانسحاب أم اللعب
kind-insurance = التأمين أم لا
kind-dealer-game = شراء لعبة الموزّع أم لا
hands-nothing = لا شيء
hands-four-to-straight = أربع بطاقات نحو تسلسل
hands-four-to-flush = أربع بطاقات نحو فلاش
hands-ace-king = آص-ملك
hands-low-pair = زوج من اثنين إلى عشرة
hands-high-pair = زوج من ولد إلى آص
hands-two-pair = زوجان
hands-three = ثلاثة متشابهة
hands-straight-or-flush = تسلسل أو فلاش
hands-full-house-up = فُل هاوس أو أعلى
review-start = راجع ما حان وقته: { COUNT($count) }
review-none = لا شيء للمراجعة الآن.
review-again = يُعرض ثانية: { $text }
review-next = التالي
review-stop = عودة إلى القائمة
drill = تمرين
drill-decision = ما الأفضل؟
drill-payout = كم يحصل الصندوق؟
drill-combinations = أي تركيبات؟
drill-game = هل تأهل الموزّع؟
drill-review = المراجعات
drill-close = القرارات المتقاربة فقط
drill-none = لا سؤال كهذا في هذه القواعد.
drill-next = السؤال التالي
drill-answer = أجب
drill-net = نتيجة الصندوق بالنقاط، والخسارة بإشارة ناقص
drill-stakes = رهان الافتتاح { CHIPS($ante) }، رهان اللعب { CHIPS($bet) }
drill-sixth = اشتُريت البطاقة السادسة بـ { CHIPS($points) }
drill-seen = تُرى أيضًا: { CARDS($cards) }
drill-first = التركيبة الأولى
drill-second = التركيبة الثانية
drill-no-combination = لا شيء
drill-has = تأهل
drill-has-not = لم يتأهل
drill-right = صحيح
drill-wrong = خطأ
drill-clock = بالوقت: دقيقة واحدة
drill-left = الباقي: { COUNT($seconds) } ث
drill-score = صحيح: { COUNT($correct) } من { COUNT($count) }
drill-time-up = انتهى الوقت.
drill-restart = ابدأ من جديد
stat-over-time = النتيجة عبر الزمن، بالنقاط
stat-net = الربح
stat-expected = المتوقع
stat-luck-free = بلا حظ
stat-rounds = الجولات
stat-explained = المتوقع: قيمة البطاقات عند القرارات الأولى ناقصًا ما ضيّعته القرارات. بلا حظ: ما ضيّعته القرارات فقط.
stat-accuracy = أفضل القرارات: { PERCENT($share, digits: 1) } من { COUNT($count) }
stat-each = متوسط ما يضيع في القرار: { ANTES($antes, digits: 3) } ante
stat-decisions = القرارات
stat-best = الأفضل
stat-lost = ante الضائعة
stat-sort = النوع
stat-grades = التقييمات
stat-kinds = أين تذهب ante: بحسب القرار
stat-groups = بحسب اليد
stat-up-cards = بحسب بطاقة الموزّع المكشوفة
stat-streaks = على التوالي
stat-longest = الأطول
stat-current = الآن
streak-best = أفضل القرارات
streak-won = جولات رابحة
streak-lost = جولات خاسرة
stat-drills = التمارين
stat-answers = الإجابات
stat-seconds = ثوانٍ للجواب
antes-lost = { ANTES($antes, digits: 2) }
count-number = { COUNT($count) }

## Your data

data = بياناتك
data-download = كل شيء في ملف واحد
data-rounds = الجولات (CSV)
data-decisions = القرارات (CSV)
data-answers = إجابات التمارين (CSV)
data-bring-back = استعادة من ملف. يحل محل كل ما هنا.
data-wipe = محو كل شيء
data-wipe-sure = سيزول الرصيد والجولات والقرارات والمراجعات نهائيًا.
data-wipe-yes = نعم، امحه
data-wipe-no = لا، أبقه
data-wrong-file = ليس هذا ملف لاعب، أو هو تالف. لم يتغير شيء.

## A spot made by hand, and the twin

training-spot = أي موقف
spot-explained = ضع البطاقات. يحفظها عنوان الصفحة، فيعرض الرابط الموقف نفسه.
spot-place = أين تذهب البطاقة التالية
spot-hand = اليد
spot-up = الموزّع
spot-seen = مرئية أيضًا
spot-discards = مُبدَّلة
spot-pack = الرزمة
spot-clear = امسح
spot-link = رابط هذا الموقف
spot-incomplete = يلزم خمس بطاقات في اليد، أو ست بعد السادسة، وبطاقة للموزّع.
twin = لاعب مثالي بالبطاقات نفسها
twin-show = دع لاعبًا مثاليًا يلعبها
twin-net = نتيجته
twin-own = نتيجتك
twin-given-up = ما ضيّعته قراراتك في المتوسط
twin-luck = بقية الفرق حظ
points-exact = { ANTES($points, digits: 1, sign: "always") }

## Sound, and a look around at the first visit

sound = الصوت
sound-off = مغلق
sound-on = البطاقات والرقائق والأرباح
tour = جولة حول الطاولة
tour-stakes = هنا صناديقك. اكتب الأنتي أو أضف رقائق. على طاولات كثيرة يمكنك لعب عدة صناديق معًا.
tour-deal = هذا الزر يوزّع البطاقات، والمفتاح D كذلك. القائمة بجانبه تضم قواعد أكثر من أربعين كازينو.
tour-worth = بينما تقرر، تعرض هذه اللوحة قيمة كل خيار بعد عدّ كل توزيع ممكن. ثم تقول كم كان قرارك جيدًا.
tour-tabs = هنا تتدرب على الأخطاء والتمارين، وتقرأ القواعد وأفضلية الكازينو، وتعدّل كازينو خاصًا بك، وتتحقق من نزاهة الخلط.
tour-help = المساعدة وكل المفاتيح هنا، أو بضغط ؟. ومنها يمكنك بدء هذه الجولة من جديد.
tour-place = { COUNT($place) } من { COUNT($count) }
tour-back = السابق
tour-next = التالي
tour-skip = تخطَّ
tour-done = لنلعب
tour-start = أرني الطاولة
