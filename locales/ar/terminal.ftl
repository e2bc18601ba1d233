# What only the commands say. Words of the game are in core.ftl, and what page and commands say alike in page.ftl.
# Figures are shown by functions only. What is typed at the table stays as it is: p, x 1 4, rules more and so on.

## Cards and hands

both = { $name } و{ $text }
second-of-its-kind = { $name } ثانٍ
hand-pays = { $text }: { COUNT($pays) } مقابل 1
hand-cards = اليد
hand-best = أفضل يد: { $name }
hand-first = الأولى: { $name }
hand-second = الثانية: { $name }
hand-pays-all = الدفع

## Rules

column-name = الاسم
column-status = الحالة
column-title = العنوان
column-house = الكازينو
column-source = المصدر
column-published = المنشور
status-complete = كاملة
status-partial = ناقصة

## What every option is worth

column-action = القرار
column-throws = يُتخلَّص من
column-worth = القيمة بوحدة ante
column-loss = الخسارة
column-exactly = بالضبط
ev-hand = اليد
ev-dealer = الموزّع
ev-insure = اللعب مع تأمين { ANTES($antes) } × ante
ev-more = { $count ->
        [zero] { COUNT($count) } تبديل أقل قيمة
        [one] تبديل واحد أقل قيمة
        [two] تبديلان أقل قيمة
        [few] { COUNT($count) } تبديلات أقل قيمة
        [many] { COUNT($count) } تبديلًا أقل قيمة
       *[other] { COUNT($count) } تبديل أقل قيمة
    }: يعرضها --all

## The table in the terminal

play-which-rules = بأي قواعد؟
play-choose-rules = الرقم أو الاسم أو المسار [1]:
play-hint = q للمغادرة، ? للمساعدة، rules للقواعد
play-round = الجولة { COUNT($round) }، الرصيد { CHIPS($balance) }
play-commitment = التعهد { $text }
play-seed = السر { $text }
play-recorded = سُجّلت في { $text }
play-balance = الرصيد { CHIPS($balance) }.
play-too-little = هذا لا يكفي لجولة أخرى.
play-left-early = تغادر وسط الجولة: ما على الطاولة يبقى عليها.
play-leave-even = تغادر برصيد { CHIPS($balance) }، بقدر ما جئت به.
play-leave-more = تغادر برصيد { CHIPS($balance) }، أكثر مما جئت به بمقدار { CHIPS($change) }.
play-leave-fewer = تغادر برصيد { CHIPS($balance) }، أقل مما جئت به بمقدار { CHIPS($change) }.
play-cost = ما ضاع بالقرارات: { ANTES($antes, digits: 6) } ante؛ الجولات المنتهية: { COUNT($rounds) }.
play-no-text = هذا ليس نصًّا بترميز UTF-8.

play-stakes = Enter يوزّع برهان افتتاح { $text }:
play-bet-not-covered = بعد هذه الرهانات لا يكفي الرصيد لرهان اللعب { CHIPS($bet) }.
play-words = كلماتك محسوبة من هذا الخلط فصاعدًا.
play-no-words = لا كلمات لك من هذا الخلط فصاعدًا.
play-more-rules = هناك المزيد: rules more يعرض كل القواعد.
play-help-deals = توزيع
play-help-ante = رهان افتتاح 25
play-help-side = رهان افتتاح 25 و5 على { BET($value) }
play-help-seed = كلماتك التي تدخل في الخلط: معها لا يكون الكازينو قد اختار البطاقات؛ seed وحدها تزيلها
play-help-rules = كيف تُلعب؛ rules more يعرض كل القواعد
play-help-leave = مغادرة

play-decision = قرارك:
play-you = أنت
play-blind = مغلق
play-lose-staked = تخسر ما وضعته: q مرة أخرى للمغادرة.
play-may-be-done = هذا مسموح.
column-type = اكتب
column-to = من أجل
play-cards = بطاقات
play-points = نقاط
play-only-fold = الرصيد لا يكفي لرهان اللعب { CHIPS($bet) }.
play-insure-between = التأمين من { CHIPS($least) } إلى { CHIPS($most) }
play-exchange-between = تبديل من { COUNT($from) } إلى { COUNT($to) } بطاقات · { CHIPS($price) }
play-exchanges = تبديل البطاقات: { $list }
part-cards-points = { COUNT($cards) } · { CHIPS($price) }
play-help-exchange = تبديل البطاقات بمواضعها، أو x 2s 4d
play-help-insure = التأمين بمبلغ 50؛ i وحدها لأكبر مبلغ
play-help-again = اليد والخيارات مجددًا؛ أو hand
play-help-more = كل التبديلات مع قيمها
play-help-why = لماذا لا يُسمح بشيء
play-help-refused = غير مسموح الآن للصندوق { PLACE($place) }:
play-none-better = لا شيء أفضل.
play-costs = هذا يكلّف { ANTES($antes, digits: 6) } ante ({ ANTES($points, digits: 2) } بالنقاط).

play-drawn = سحبت: { CARDS($cards) }.
play-box-drawn = سحب الصندوق { PLACE($place) }: { CARDS($cards) }.
play-box-drawn-hidden = سحب الصندوق { PLACE($place) } بطاقة مقلوبة.
play-paid-early = الصندوق { PLACE($place) } حتى الآن: { $text }.
play-instant = الصندوق { PLACE($place) } يربح فورًا.
play-dealer-shows = يكشف الموزّع { CARDS($cards) }. { $text }.
play-dealer-draws = يتخلص الموزّع من { CARD($card) } ويسحب { CARDS($cards) }. { $text }.

unclear-word = «{ $value }» غير مفهوم؛ ? يعرض ما يمكن كتابته.
unclear-card = تُكتب البطاقات هكذا: As أو 10h أو 9♣ ({ $text }).
unclear-place = «{ $text }» ليس موضعًا في اليد، وبطاقاتها { COUNT($cards) }.
unclear-twice = «{ $value }» مذكور مرتين.
unclear-cards = اذكر البطاقات التي تتخلص منها، x 2s 4d، أو مواضعها، x 1 4.
unclear-points = «{ $value }» ليس عددًا صحيحًا من النقاط.
unclear-one-card = المطلوب بطاقة واحدة من بطاقات الموزّع: b Ks.
unclear-side = كم نقطة على { BET($value) }؟ مثلًا: { $value } 5.
