# What the rules of a house say, a sentence for each statement that is made of their fields. Used by the programs; the
# page gets the sentences from the server. Prices are in antes. Figures are shown by functions only.

## Parts of sentences

list-separator = { "، " }
part-pay = { WORD("hand", $hand) } { COUNT($pays) }
part-cards = { $cards ->
        [zero] { COUNT($cards) } بطاقة مقابل { ANTES($price) } × ante
        [one] بطاقة واحدة مقابل { ANTES($price) } × ante
        [two] بطاقتان مقابل { ANTES($price) } × ante
        [few] { COUNT($cards) } بطاقات مقابل { ANTES($price) } × ante
        [many] { COUNT($cards) } بطاقة مقابل { ANTES($price) } × ante
       *[other] { COUNT($cards) } بطاقة مقابل { ANTES($price) } × ante
    }
part-cards-between = من { COUNT($from) } إلى { COUNT($to) } بطاقات مقابل { ANTES($price) } × ante
part-count = { $value ->
        [zero] { COUNT($value) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { COUNT($value) } بطاقات
        [many] { COUNT($value) } بطاقة
       *[other] { COUNT($value) } بطاقة
    }
part-price = { ANTES($value) } × ante

## Boxes

rule-boxes = { $boxes ->
        [zero] ليس على الطاولة صناديق ({ COUNT($boxes) }).
        [one] على الطاولة صندوق واحد.
        [two] على الطاولة صندوقان.
        [few] على الطاولة { COUNT($boxes) } صناديق.
        [many] على الطاولة { COUNT($boxes) } صندوقًا.
       *[other] على الطاولة { COUNT($boxes) } صندوق.
    } { $open ->
        [zero] لا يلعب اللاعب مفتوحًا ({ COUNT($open) }).
        [one] للاعب أن يلعب على صندوق مفتوح واحد.
        [two] للاعب أن يلعب على صندوقين مفتوحين.
        [few] للاعب أن يلعب على { COUNT($open) } صناديق مفتوحة.
        [many] للاعب أن يلعب على { COUNT($open) } صندوقًا مفتوحًا.
       *[other] للاعب أن يلعب على { COUNT($open) } صندوق مفتوح.
    }
rule-blind-none = لا يُلعب أي صندوق مغلقًا.
rule-blind-rest = من يلعب على صناديق أكثر يلعب الباقي مغلقًا: يوضع رهان الافتتاح ورهان اللعب قبل التوزيع.
rule-blind-last = من يلعب على عدة صناديق يلعب الأخير مغلقًا: يوضع رهان الافتتاح ورهان اللعب قبل التوزيع.
rule-blind-count = يجوز أن يُلعب مغلقًا { $value ->
        [zero] { COUNT($value) } صندوق إضافي
        [one] صندوق إضافي واحد على الأكثر
        [two] صندوقان إضافيان على الأكثر
        [few] { COUNT($value) } صناديق إضافية على الأكثر
        [many] { COUNT($value) } صندوقًا إضافيًا على الأكثر
       *[other] { COUNT($value) } صندوق إضافي على الأكثر
    }: يوضع رهان الافتتاح ورهان اللعب قبل التوزيع.
rule-blind-decides-nothing = لا يُقرَّر شيء على الصندوق المغلق بعد التوزيع.
rule-blind-insures = يجوز تأمين الصندوق المغلق دون رؤية بطاقاته.
rule-blind-buys-game = يجوز للصندوق المغلق شراء لعبة من الموزّع.
rule-blind-buys-ahead = يجوز للصندوق المغلق أن يشتري مسبقًا ما هو معروض: البونص والبطاقة السادسة والتأمين.
rule-stakes = { $value ->
        [equal] تتساوى رهانات الافتتاح على كل صناديق اللاعب.
        [not-above-first] لا يزيد رهان الافتتاح على صندوق لاحق للاعب عن الأول.
       *[free] قد تختلف رهانات الافتتاح من صندوق إلى آخر للاعب.
    }
rule-adjacent = { $value ->
        [false] قد تكون صناديق اللاعب في أي مكان.
       *[true] صناديق اللاعب متجاورة.
    }
rule-seen = { $value ->
        [all-at-once] يرى اللاعب بطاقات كل صناديقه المفتوحة معًا.
       *[box-by-box] تُرى بطاقات الصندوق بعد انتهاء الصناديق التي قبله.
    }
rule-up-card = { $value ->
        [first] تُكشف أول بطاقة للموزّع.
       *[last] تُكشف آخر بطاقة للموزّع.
    }

## Limits

rule-ante-from = رهان الافتتاح على الأقل { $value ->
        [zero] { CHIPS($value) } نقطة.
        [one] نقطة واحدة.
        [two] نقطتان.
        [few] { CHIPS($value) } نقاط.
        [many] { CHIPS($value) } نقطة.
       *[other] { CHIPS($value) } نقطة.
    }
rule-ante-between = رهان الافتتاح بالنقاط من { CHIPS($least) } إلى { CHIPS($most) }.
rule-ante-step = رهان الافتتاح من مضاعفات { CHIPS($value) }.
rule-fraction = { $value ->
        [round-down] تُقرَّب المدفوعات نزولًا إلى نقاط كاملة.
       *[refuse] لا يُقبل رهان قد يُدفع عليه كسر من نقطة.
    }
rule-no-payout-limit = لا حد أقصى للدفع.
rule-payout-ratio = لا يُدفع رهان اللعب أبدًا بأكثر من { COUNT($value) } مقابل 1.
rule-payout-limit = { $of ->
        [combination] يربح رهان اللعب عن كل تركيبة { CHIPS($most) } بالنقاط على الأكثر.
        [box] يُربح على الصندوق الواحد { CHIPS($most) } بالنقاط على الأكثر.
        [table] يُربح على الطاولة كلها في الجولة { CHIPS($most) } بالنقاط على الأكثر.
       *[both] يربح رهان اللعب عن التركيبتين معًا { CHIPS($most) } بالنقاط على الأكثر.
    }

## The dealer

rule-qualifier-ace-king = يتأهل الموزّع بآص-ملك أو أعلى.
rule-qualifier-pair = يتأهل الموزّع بزوج أو أعلى.
rule-qualifier-pair-of = يتأهل الموزّع بزوج { WORD("ranks", $value) } أو أعلى.
rule-no-game-paid = إذا لم يتأهل يُدفع رهان الافتتاح 1 مقابل 1 ويُعاد رهان اللعب.
rule-no-game-returned = إذا لم يتأهل يُعاد رهان الافتتاح ورهان اللعب.
rule-no-game-returned-below = إذا لم يتأهل يُعاد رهان اللعب، ويُدفع رهان الافتتاح 1 مقابل 1، ولا يُعاد فقط إلا إذا كانت يده أدنى من: { WORD("hand", $value) }.

## Ante and bet

rule-bet = ينسحب الصندوق ويخسر رهان الافتتاح، أو يلعب ويضع رهان اللعب: { $value ->
        [zero] { COUNT($value) } ante.
        [one] { COUNT($value) } ante.
        [two] { COUNT($value) } ante.
        [few] { COUNT($value) } ante.
        [many] { COUNT($value) } ante.
       *[other] { COUNT($value) } ante.
    }
rule-bet-pays = أمام موزّع مؤهَّل تربح اليد الأعلى، ويُدفع رهان اللعب (مقابل 1): { $list }.
rule-ante-on-win = { $value ->
        [paid] عند هذا الربح يُدفع رهان الافتتاح 1 مقابل 1.
        [paid-unless-bought] عند هذا الربح يُدفع رهان الافتتاح 1 مقابل 1، لكنه يُعاد فقط إن اشترى الصندوق شيئًا.
       *[returned] عند هذا الربح يُعاد رهان الافتتاح.
    }

## The second combination

rule-only-best = تُدفع أفضل تركيبة فقط.
rule-second = { $must_win ->
        [true] تُدفع إلى جانب الأفضل تركيبة ثانية إن تفوقت هي أيضًا على الموزّع.
       *[false] تُدفع إلى جانب الأفضل تركيبة ثانية حتى لو كانت وحدها تخسر أمام الموزّع.
    }
rule-duplicated-straight = { $value ->
        [false] التسلسل الذي تتكرر فيه رتبة بين ست بطاقات يُعدّ تسلسلًا وزوجًا.
       *[true] التسلسل الذي تتكرر فيه رتبة بين ست بطاقات يُعدّ تسلسلين.
    }

## Purchases

rule-no-exchange = لا تُبدَّل البطاقات.
rule-exchange = يجوز للصندوق تبديل البطاقات: { $list }.
rule-exchange-forces-bet = بعد تبديل هذا العدد يجب اللعب: { $list }.
rule-exchange-times = يجوز التبديل على الصندوق حتى { $value ->
        [zero] { COUNT($value) } مرة.
        [one] مرة واحدة.
        [two] مرتين.
        [few] { COUNT($value) } مرات.
        [many] { COUNT($value) } مرة.
       *[other] { COUNT($value) } مرة.
    }
rule-exchange-again-after-one = التبديل اللاحق لبطاقة واحدة فقط، وبعد تبديل بطاقة واحدة فقط.
rule-next-prices = الأسعار من التبديل الثاني فصاعدًا: { $list }.
rule-next-prices-to = الأسعار من التبديل الثاني فصاعدًا { ANTES($first) } × ante، ثم { ANTES($second) } × ante، وهكذا حتى { ANTES($last) } × ante.
rule-no-sixth = لا توجد بطاقة سادسة.
rule-sixth = يجوز للصندوق شراء بطاقة سادسة مقابل { ANTES($value) } × ante، وتُحسب أفضل خمس من ست.
rule-sixth-with-exchange = { $value ->
        [true] يجوز شراء البطاقة السادسة إلى جانب التبديل.
       *[false] إما شراء البطاقة السادسة وإما التبديل، لا كلاهما.
    }
rule-row = { $value ->
        [common] تأخذ كل الصناديق بطاقاتها الجديدة من أول صف مشترك واحد.
       *[own] يسحب كل صندوق بطاقاته الجديدة الخاصة.
    }
rule-dealt = { $value ->
        [after-all] توزَّع البطاقات الجديدة بعد أن تقرر كل الصناديق.
       *[at-once] توزَّع البطاقات الجديدة فورًا.
    }

## The dealer’s game

rule-no-dealer-game = لا يمكن شراء لعبة من الموزّع.
rule-dealer-game = إذا لم يتأهل الموزّع جاز للصندوق شراء لعبة منه مقابل { ANTES($price) } × ante: { $card ->
        [lowest] يتخلص من أدنى بطاقاته ويسحب غيرها.
        [first] يتخلص من أول بطاقة وُزّعت له ويسحب غيرها.
        [choice] يتخلص من البطاقة التي يختارها أول صندوق يشتري ويسحب غيرها.
       *[highest] يتخلص من أعلى بطاقاته ويسحب غيرها.
    }
rule-draw-again = { $value ->
        [true] إذا جاءت بطاقة من الرتبة نفسها سحب مجددًا.
       *[false] البطاقة من الرتبة نفسها تبقى.
    }
rule-still-paid = { $value ->
        [false] إذا لم يتأهل بعد ذلك يُعاد رهان الافتتاح فقط ويضيع رسم الشراء.
       *[true] إذا لم يتأهل بعد ذلك يُسوّى رهان الافتتاح كما دون شراء ويضيع رسم الشراء.
    }
rule-insured-may-buy = { $value ->
        [true] يجوز للصندوق المؤمَّن أن يشتري أيضًا بعد أخذ ربح التأمين.
       *[false] لا يجوز للصندوق المؤمَّن شراء لعبة من الموزّع.
    }

## Insurance

rule-no-insurance = لا يوجد تأمين.
rule-insurance = يجوز للصندوق التأمين ضد عدم تأهل الموزّع من هذه اليد فأعلى: { WORD("hand", $from) }. { $staked ->
        [before-bet] يوضع التأمين قبل رهان اللعب ولا يوضع بعده.
       *[with-bet] يوضع التأمين بعد وضع رهان اللعب.
    }
rule-insurance-stake = التأمين على الأقل { $least ->
        [zero] { CHIPS($least) } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { CHIPS($least) } نقاط
        [many] { CHIPS($least) } نقطة
       *[other] { CHIPS($least) } نقطة
    } وعلى الأكثر { PERCENT($most) } مما قد يربحه رهان اللعب؛ ويُدفع 1 مقابل 1 إذا لم يتأهل الموزّع.
rule-insurance-counts-second = { $value ->
        [false] لا تُحسب التركيبة الثانية فيما قد يربحه رهان اللعب.
       *[true] تُحسب التركيبة الثانية فيما قد يربحه رهان اللعب.
    }
rule-insurance-returned = { $value ->
        [true] إذا تأهل الموزّع ولم يربح الصندوق يُعاد التأمين.
       *[false] إذا تأهل الموزّع خُسر التأمين.
    }
rule-insurance-too-low-returned = { $value ->
        [true] تأمين يد أدنى يُعاد عند التسوية.
       *[false] تأمين يد أدنى لا يُقبل.
    }

## Bonus and side bets

rule-no-bonus = لا يوجد بونص.
rule-side-pays = { BET($name) }: { $cards ->
        [final] يُدفع حسب اليد النهائية
       *[dealt] يُدفع حسب البطاقات الخمس الموزّعة
    }، { $for_one ->
        [true] شاملًا الرهان
       *[false] مقابل 1
    }: { $list }.
rule-instant = { BET($name) }: بلا رهان؛ يُدفع على رهان الافتتاح حسب البطاقات الخمس الموزّعة وتنتهي به جولة الصندوق، { $for_one ->
        [true] شاملًا رهان الافتتاح
       *[false] مقابل 1
    }: { $list }.
rule-sixth-void = { BET($value) }: يُخسر عند شراء البطاقة السادسة.
rule-sixth-pays = { BET($name) }: مع بطاقة سادسة مشتراة تُدفع أفضل خمس من ست: { $list }.
rule-side-settled = { BET($name) }: { $before_purchase ->
        [true] يُسوّى قبل الشراء.
       *[false] يُسوّى بعد رهان اللعب.
    }
rule-side-fold = { BET($name) }: { $lost ->
        [false] لا يُخسر عند الانسحاب.
       *[true] يُخسر عند الانسحاب.
    }
rule-side-fixed = { BET($name) }: الرهان { $stake ->
        [zero] { CHIPS($stake) } نقطة.
        [one] نقطة واحدة.
        [two] نقطتان.
        [few] { CHIPS($stake) } نقاط.
        [many] { CHIPS($stake) } نقطة.
       *[other] { CHIPS($stake) } نقطة.
    }
rule-side-from = { BET($name) }: الرهان على الأقل { $least ->
        [zero] { CHIPS($least) } نقطة.
        [one] نقطة واحدة.
        [two] نقطتان.
        [few] { CHIPS($least) } نقاط.
        [many] { CHIPS($least) } نقطة.
       *[other] { CHIPS($least) } نقطة.
    }
rule-side-between = { BET($name) }: الرهان بالنقاط من { CHIPS($least) } إلى { CHIPS($most) }.
rule-side-at-least = { BET($name) }: لا يقل الرهان عن { ANTES($antes) } × ante.
rule-side-compulsory = { BET($value) }: إلزامي مع كل رهان افتتاح.

## What is wrong with a rule file, said at the field that is wrong

fault-too-long = الملف أطول من { COUNT($most) } بايت.
fault-too-long-in-full = مع كتابة كل القيم المعتادة يصير الملف أطول من { COUNT($most) } بايت.
fault-syntax = هذا ليس TOML صحيحًا: { $value }
fault-unknown-format = لا يُقرأ التنسيق { $text }، بل التنسيق { COUNT($read) } فقط.
fault-unknown-key = لا يوجد مفتاح كهذا. المفاتيح هنا: { $list }.
fault-not-served = { $value ->
        [other-boxes] الرهان على صناديق الآخرين غير متاح.
        [fund] الصناديق التراكمية غير متاحة.
        [misdeals] قواعد التوزيع الخاطئ غير متاحة: لا تُوزَّع بطاقة خطأ.
        [pack] لا تتاح إلا رزمة واحدة من 52 بطاقة.
       *[ranking] لا يتاح إلا الترتيب المعتاد.
    }
fault-missing = هذا ناقص.
fault-wrong-type = { $expected ->
        [text] يجب أن يكون هذا نصًا.
        [integer] يجب أن يكون هذا عددًا صحيحًا.
        [flag] يجب أن يكون هذا نعم أو لا.
        [list] يجب أن تكون هذه قائمة.
        [table] يجب أن يكون هذا جدولًا.
        [amount] يجب أن يكون هذا عددًا صحيحًا أو كسرًا مثل 3/2.
        [text-or-integer] يجب أن يكون هذا نصًا أو عددًا صحيحًا.
        [text-or-table] يجب أن يكون هذا نصًا أو جدولًا.
       *[text-or-list] يجب أن يكون هذا نصًا أو قائمة نصوص.
    }
fault-not-allowed = «{ $text }» ليس من: { $list }.
fault-out-of-range = { $text } ليس من { COUNT($least) } إلى { COUNT($most) }.
fault-not-of-form = «{ $text }» ليس بالصيغة المطلوبة هنا.
fault-not-an-amount = «{ $text }» ليس عددًا صحيحًا ولا كسرًا مثل 3/2.
fault-large-denominator = مقام { $text } أكبر من { COUNT($most) }.
fault-zero = يجب أن يكون هذا أكبر من 0.
fault-empty = لا شيء هنا.
fault-not-a-slug = «{ $text }» يجب أن يكون من 1 إلى 64 حرفًا لاتينيًا صغيرًا وأرقامًا وشرطات.
fault-not-a-language = هذا ليس رمز لغة مثل en أو pt-BR.
fault-control-character = في هذا النص محرف تحكم.
fault-repeated = «{ $text }» مكرر هنا.
fault-reserved-name = «{ $text }» اسم سطر آخر من التسوية.
fault-repeated-name = رهان جانبي آخر اسمه «{ $text }» أيضًا.
conflict-open-above-boxes = الصناديق المفتوحة { COUNT($open) }، وعلى الطاولة { COUNT($boxes) } فقط.
conflict-no-room-for-blind = طاولة من { COUNT($boxes) } صناديق لا تتسع لهذا العدد من الصناديق المغلقة.
conflict-no-blind-boxes = هذا يقول ما يجوز للصندوق المغلق، لكن لا صندوق مغلقًا.
conflict-needs = هذا يحتاج إلى جزء ليس في الملف: { $list }.
conflict-excludes = هذا و{ $name } لا يجتمعان.
conflict-only-with = لا معنى لهذا إلا إذا كان { $name } هو «{ $value }».
conflict-never-reached = لا يُبلغ هذا أبدًا: { $name } قبله يصلح دائمًا.
conflict-one-of = يجب أن يكون هنا واحد من: { $list }.
conflict-least-above-most = الأكثر { COUNT($most) } أقل من الأدنى { COUNT($least) }.
conflict-not-a-multiple = { COUNT($value) } ليس من مضاعفات الخطوة { COUNT($step) }.
conflict-fixed-outside = الرهان الثابت { COUNT($fixed) } ليس بين الأدنى والأكثر.
conflict-ante-above-most = عند أدنى أنتي يجب أن يكون الرهان { ANTES($needed) }، فوق الأكثر { COUNT($most) }.
conflict-no-price = تبديل { COUNT($cards) } ليس له سعر.
conflict-only-once = هذا عن تبديل لاحق، والصندوق يبدّل مرة واحدة فقط (exchange.times هو 1).
conflict-too-many-prices = الأسعار أكثر من مرات التبديل بعد الأولى: { COUNT($further) }.
conflict-one-purchase = هذا يسمح بشراء ثانٍ، لكن البطاقات الجديدة تأتي بعد قرار كل الصناديق.
conflict-nothing-bought = هذا عن بطاقات جديدة، ولا يمكن شراء أي منها.
conflict-settled-before = هذا عن اليد بعد الشراء، لكن الرهان يُسوّى قبله.
conflict-instant = لا معنى لهذا لرهان يربح فورًا.

## Strategy cards, line by line

card-list-first = القرار الأول
card-list-bet = الرهان بعد الشراء
card-list-insure = التأمين
card-list-dealer-game = لعبة الموزّع
card-line = { $text } إذا { $list }.
card-line-always = { $text } مهما كانت اليد.
card-line-where-held = { $text } حيثما توفّر ذلك في اليد.
card-otherwise-fold = وإلا فالانسحاب.
card-and = { " و" }
card-or = { " أو " }
card-ranks-and = { " و " }
card-ranks-or = { " أو " }
card-range = { $text } إلى { $value }
card-rank-ten = { COUNT(10) }
card-pair-of = زوج { WORD("ranks", $ranks) }
card-does-fold = انسحب
card-does-play = العب
card-does-sixth = اشترِ البطاقة السادسة
card-does-exchange = بدّل الكل ما عدا { $list }
card-does-exchange-all = بدّل كل البطاقات
card-does-bet = بعد الشراء راهن
card-does-bet-fold = بعد الشراء انسحب
card-does-insure = أمِّن بأكثر ما يجوز
card-does-insure-not = لا تؤمِّن
card-does-buy = اشترِ لعبة الموزّع
card-does-buy-lowest = اشترِ لعبة الموزّع برمي أدنى بطاقاته
card-does-buy-not = لا تشترِ لعبة الموزّع
card-keep-combination = التركيبة
card-keep-royal-flush-draw = ثلاث أو اثنتان لفلاش ملكي
card-keep-ranks = كل بطاقات { $list }
card-keep-highest = { $count ->
        [zero] أعلى { COUNT($count) } بطاقة
        [one] أعلى بطاقة
        [two] أعلى بطاقتين
        [few] أعلى { COUNT($count) } بطاقات
        [many] أعلى { COUNT($count) } بطاقة
       *[other] أعلى { COUNT($count) } بطاقة
    }
card-keep-highest-other = { $count ->
        [zero] أعلى { COUNT($count) } بطاقة أخرى
        [one] أعلى بطاقة أخرى
        [two] أعلى بطاقتين أخريين
        [few] أعلى { COUNT($count) } بطاقات أخرى
        [many] أعلى { COUNT($count) } بطاقة أخرى
       *[other] أعلى { COUNT($count) } بطاقة أخرى
    }
card-bought-nothing = لم يُشترَ شيء
card-bought-sixth = اشتُريت البطاقة السادسة
card-bought-exchange = بُدّلت بطاقات
card-bought-cards = { $count ->
        [zero] بُدّلت { COUNT($count) } بطاقة
        [one] بُدّلت بطاقة واحدة
        [two] بُدّلت بطاقتان
        [few] بُدّلت { COUNT($count) } بطاقات
        [many] بُدّلت { COUNT($count) } بطاقة
       *[other] بُدّلت { COUNT($count) } بطاقة
    }
card-threw-match = رُميت بطاقة من رتبة المكشوفة
card-threw-no-match = لم تُرمَ بطاقة من رتبة المكشوفة
card-hand-is = كانت اليد { $list }
card-hand-at-least = كانت اليد { $name } أو أفضل
card-hand-below = كانت اليد دون { $name }
card-paired = كانت الرتبة المتكررة { $list }
card-paired-to-up = كانت الرتبة المتكررة { $list }
card-paired-below = دون المكشوفة
card-paired-equal = رتبة المكشوفة
card-paired-above = فوق المكشوفة
card-holds-one = كان في اليد { $list }
card-holds = كان في اليد كل من { $list }
card-holds-any = كانت في اليد واحدة على الأقل من { $list }
card-holds-none-one = لم يكن في اليد { $list }
card-holds-none = لم يكن في اليد أي من { $list }
card-has-draw = كان في اليد { $list }
card-up = كانت المكشوفة { $list }
card-matches-up = كانت في اليد بطاقة من رتبة المكشوفة
card-matches-up-not = لم تكن في اليد بطاقة من رتبة المكشوفة
card-nth = { $value ->
        [first] أعلى بطاقة
        [second] ثاني أعلى بطاقة
        [third] ثالث أعلى بطاقة
        [fourth] رابع أعلى بطاقة
        [fifth] خامس أعلى بطاقة
       *[sixth] سادس أعلى بطاقة
    }
card-above-up = كانت { $name } فوق المكشوفة
card-below-up = كانت { $name } دون المكشوفة
card-dealer-keeps-one = بقي للموزّع { $list }
card-dealer-keeps = بقي للموزّع كل من { $list }
card-dealer-keeps-any = بقيت للموزّع واحدة على الأقل من { $list }
card-dealer-keeps-none-one = لم يبقَ للموزّع { $list }
card-dealer-keeps-none = لم يبقَ للموزّع أي من { $list }
card-dealer-keeps-highest = كانت أعلى بطاقة باقية للموزّع { $list }
card-dealer-keeps-draw = بقي للموزّع { $list }
card-draw-flush = أربع لفلاش
card-draw-straight = أربع لتسلسل
card-draw-open-straight = أربع لتسلسل مفتوح
card-draw-inside-straight = أربع لتسلسل داخلي
card-draw-double-inside-straight = تسلسل داخلي مزدوج
card-draw-six-straight = خمس لتسلسل من ست
card-draw-straight-flush = أربع لستريت فلاش
card-draw-three-to-flush = ثلاث لفلاش
card-draw-three-to-straight-flush = ثلاث لستريت فلاش
card-draw-three-to-royal-flush = ثلاث لفلاش ملكي
card-draw-two-to-royal-flush = اثنتان لفلاش ملكي
