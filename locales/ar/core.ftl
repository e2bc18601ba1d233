# Words of the game and reasons why something is refused. Used by the programs and the page.
# Figures are shown by functions only; locales/README.md lists them, and locales/en tells what each variable is.

## Cards

rank-letter-ace = A
rank-letter-king = K
rank-letter-queen = Q
rank-letter-jack = J

card-name =
    { $rank ->
        [two] اثنان
        [three] ثلاثة
        [four] أربعة
        [five] خمسة
        [six] ستة
        [seven] سبعة
        [eight] ثمانية
        [nine] تسعة
        [ten] عشرة
        [jack] ولد
        [queen] ملكة
        [king] ملك
       *[ace] آص
    } { $suit ->
        [clubs] السباتي
        [diamonds] الديناري
        [hearts] الكبة
       *[spades] البستوني
    }
card-face-down = بطاقة مقلوبة

suit-clubs = السباتي
suit-diamonds = الديناري
suit-hearts = الكبة
suit-spades = البستوني

# What pairs of each rank are called: a pair of …
ranks-twos = اثنين
ranks-threes = ثلاثة
ranks-fours = أربعة
ranks-fives = خمسة
ranks-sixes = ستة
ranks-sevens = سبعة
ranks-eights = ثمانية
ranks-nines = تسعة
ranks-tens = عشرة
ranks-jacks = أولاد
ranks-queens = ملكات
ranks-kings = ملوك
ranks-aces = آص

## Ranks of hands, lowest first

hand-no-game = ورقة عالية
hand-ace-king = آص-ملك
hand-pair = زوج
hand-two-pair = زوجان
hand-three = ثلاثة متشابهة
hand-straight = تسلسل
hand-flush = فلاش
hand-full-house = فُل هاوس
hand-four = أربعة متشابهة
hand-straight-flush = ستريت فلاش
hand-royal-flush = فلاش ملكي

## Actions, as on a button

action-fold = الانسحاب
action-play = اللعب
action-sixth = شراء البطاقة السادسة
action-exchange = تبديل البطاقات
action-insure = التأمين
action-no-insurance = بلا تأمين
action-buy-game = شراء لعبة من الموزّع
action-keep = إبقاء النتيجة

## The round

phase-stakes = الرهانات
phase-decisions = القرارات
phase-dealer-game = لعبة الموزّع
phase-settled = التسوية

asked-decision = الانسحاب أم اللعب أم الشراء؟
asked-insurance = هل تؤمّن اليد؟
asked-dealer-game = هل تشتري لعبة من الموزّع؟

offer-sixth = البطاقة السادسة
offer-exchange = تبديل البطاقات
offer-insurance = التأمين
offer-dealer-game = لعبة الموزّع

box-state-waiting = ينتظر
box-state-cards-to-come = ينتظر البطاقات
box-state-bet = وُضع رهان اللعب
box-state-folded = انسحب
box-state-instant = ربح فوري

outcome-folded = انسحاب
outcome-instant = ربح فوري
outcome-no-game = الموزّع لم يتأهل
outcome-win = ربح
outcome-tie = تعادل
outcome-loss = خسارة

## Lines of a settlement

line-ante = رهان الافتتاح
line-bet = رهان اللعب
line-sixth = البطاقة السادسة
line-exchange = تبديل البطاقات
line-insurance = التأمين
line-dealer-game = لعبة الموزّع
line-bonus = البونص
line-super = سوبر
line-instant = ربح فوري
line-novo = بونص نوفو

## Why stakes, the deal or an action are refused

refusal-unknown-player = لا يوجد لاعب رقمه { PLACE($value) }.
refusal-already-dealt = توضع الرهانات قبل التوزيع، وقد وُزّعت البطاقات.
refusal-nothing-asked = لا قرار مطلوب الآن.
refusal-not-your-turn = الدور الآن للاعب { PLACE($owner) } على الصندوق { PLACE($turn) }.
refusal-not-asked = القرار المطلوب الآن على الصندوق { PLACE($turn) }: { $asked ->
        [insurance] التأمين أو عدمه
        [dealer-game] شراء لعبة من الموزّع أو عدمه
       *[decision] الانسحاب أو اللعب أو الشراء
    }.
refusal-no-boxes = ليس على أي صندوق رهان افتتاح.
refusal-already-staked = وضع اللاعب { PLACE($value) } رهاناته من قبل.
refusal-unknown-box = لا يوجد صندوق { PLACE($box) }: عدد صناديق الطاولة { COUNT($boxes) }.
refusal-box-twice = وُضع الرهان مرتين على الصندوق { PLACE($value) }.
refusal-box-taken = الصندوق { PLACE($box) } للاعب { PLACE($owner) }.
refusal-too-many-boxes = أكثر ما يجوز للاعب { $most ->
        [zero] { COUNT($most) } صندوق
        [one] صندوق واحد
        [two] صندوقان
        [few] { COUNT($most) } صناديق
        [many] { COUNT($most) } صندوقًا
       *[other] { COUNT($most) } صندوق
    }، لا { COUNT($boxes) }.
refusal-not-adjacent = يجب أن تتجاور صناديق اللاعب الواحد، والصندوقان { PLACE($left) } و{ PLACE($right) } غير متجاورين.
refusal-ante-too-low = رهان الافتتاح { CHIPS($ante) } أقل من الحد الأدنى { CHIPS($least) }.
refusal-ante-too-high = رهان الافتتاح { CHIPS($ante) } أكثر من الحد الأقصى { CHIPS($most) }.
refusal-ante-step = رهان الافتتاح { CHIPS($ante) } ليس من مضاعفات { CHIPS($step) }.
refusal-fraction = مع رهان افتتاح قدره { CHIPS($ante) } لا يكون السعر { ANTES($price) } × ante عددًا صحيحًا من النقاط.
refusal-stake-too-large = بهذه الرهانات قد يتجاوز الربح على الصندوق { PLACE($box) } الحدَّ { CHIPS($most) }.
refusal-ante-not-equal = يجب أن تتساوى رهانات الافتتاح للاعب الواحد: على الصندوق { PLACE($box) } رهان { CHIPS($ante) } لا { CHIPS($first) }.
refusal-ante-above-first = لا يجوز أن يزيد رهان الافتتاح على صندوق لاحق عن الأول: على الصندوق { PLACE($box) } رهان { CHIPS($ante) } وعلى الأول { CHIPS($first) }.
refusal-unknown-side-bet = لا يوجد على هذه الطاولة رهان باسم «{ $value }».
refusal-no-stake-of = «{ $value }» يُدفع على رهان الافتتاح ولا يوضع عليه رهان.
refusal-compulsory = يجب الرهان على «{ $value }» على كل صندوق.
refusal-side-too-low = الرهان { CHIPS($stake) } على «{ $name }» أقل من الحد الأدنى { CHIPS($least) }.
refusal-side-too-high = الرهان { CHIPS($stake) } على «{ $name }» أكثر من الحد الأقصى { CHIPS($most) }.
refusal-side-fixed = الرهان على «{ $name }» هو { CHIPS($fixed) } لا { CHIPS($stake) }.
refusal-blind-side-bet = الصندوق { PLACE($box) } مغلق ولا يجوز له الرهان على «{ $name }».
refusal-no-buying-ahead = لا يمكن شراء شيء مسبقًا على الصندوق { PLACE($value) }.
refusal-not-offered = هذه الطاولة لا تقدّم { $value ->
        [sixth] بطاقة سادسة
        [exchange] تبديل البطاقات
        [insurance] التأمين
       *[dealer-game] شراء لعبة من الموزّع
    }.
refusal-balance-too-low = { $needed ->
        [zero] لا تلزم أي نقطة ({ CHIPS($needed) })
        [one] تلزم نقطة واحدة
        [two] تلزم نقطتان
        [few] تلزم { CHIPS($needed) } نقاط
        [many] تلزم { CHIPS($needed) } نقطة
       *[other] تلزم { CHIPS($needed) } نقطة
    }، والمتاح { CHIPS($balance) }.
refusal-bet-not-covered = بعد دفع { CHIPS($price) } لا يكفي المتبقي لرهان اللعب { CHIPS($bet) }: المتاح { CHIPS($balance) }.
refusal-bet-forced = بعد هذا التبديل يجب اللعب.
refusal-sixth-bought = اشتُريت البطاقة السادسة، ولا شراء بعدها.
refusal-exchanged = لا تُباع البطاقة السادسة بعد التبديل.
refusal-hand-insured = اليد مؤمَّنة، ولا شراء بعد ذلك.
refusal-exchanges-used = يجوز التبديل على الصندوق الواحد { $times ->
        [zero] { COUNT($times) } مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { COUNT($times) } مرات
        [many] { COUNT($times) } مرة
       *[other] { COUNT($times) } مرة
    } على الأكثر.
refusal-only-one-again = بعد التبديل لا تُبدَّل إلا بطاقة واحدة، وفقط إن كان التبديل السابق لبطاقة واحدة.
refusal-exchange-count = لا يُعرض هنا تبديل { $cards ->
        [zero] { COUNT($cards) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($cards) } بطاقات
        [many] { COUNT($cards) } بطاقة
       *[other] { COUNT($cards) } بطاقة
    }.
refusal-not-held = ليست في اليد: { CARDS($value) }.
refusal-pack-too-short = { $needed ->
        [zero] لا تلزم أي بطاقة ({ COUNT($needed) })
        [one] تلزم بطاقة واحدة
        [two] تلزم بطاقتان
        [few] تلزم { COUNT($needed) } بطاقات
        [many] تلزم { COUNT($needed) } بطاقة
       *[other] تلزم { COUNT($needed) } بطاقة
    } من الرزمة، والمتبقي فيها لذلك { COUNT($left) }.
refusal-already-insured = اليد مؤمَّنة من قبل.
refusal-hand-too-low = لا يمكن تأمين هذه اليد: { WORD("hand", $hand) }. يبدأ التأمين من: { WORD("hand", $from) }.
refusal-insurance-not-possible = أقل تأمين { CHIPS($least) }، واليد لا تسمح بأكثر من { CHIPS($most) }.
refusal-insurance-outside = التأمين { CHIPS($stake) } ليس بين { CHIPS($least) } و{ CHIPS($most) }.
refusal-blind-may-not = لا يجوز هذا للصندوق المغلق.
refusal-insured-may-not = لا يجوز للصندوق المؤمَّن شراء لعبة من الموزّع.
refusal-out-of-play = الصندوق { PLACE($value) } خارج اللعب.
refusal-name-a-card = اختر البطاقة التي يتخلص منها الموزّع: { CARDS($value) }.
refusal-card-not-for-you = ليس لهذا الصندوق أن يحدد البطاقة التي يتخلص منها الموزّع.

## Why a question has no answer

question-hand-count = يجب أن تكون مع الصندوق هنا { $wanted ->
        [zero] { COUNT($wanted) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { COUNT($wanted) } بطاقات
        [many] { COUNT($wanted) } بطاقة
       *[other] { COUNT($wanted) } بطاقة
    }، والمعطى { COUNT($given) }.
question-discard-count = يجب أن تكون البطاقات المتخلَّص منها هنا { $wanted ->
        [zero] { COUNT($wanted) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($wanted) } بطاقات
        [many] { COUNT($wanted) } بطاقة
       *[other] { COUNT($wanted) } بطاقة
    }، والمعطى { COUNT($given) }.
question-dealer-count = مع الموزّع خمس بطاقات، والمعطى { COUNT($value) }.
question-up-card-missing = بطاقة الموزّع المكشوفة { CARD($value) } ليست بين بطاقاته الخمس.
question-twice = { CARD($value) } مذكورة في موضعين.
question-not-in-pack = { CARD($value) } ليست في الرزمة.
question-exchange-count = يمكن تبديل بطاقة إلى خمس بطاقات، لا { COUNT($value) }.
question-dealt-hand = البطاقات الموزّعة { CARDS($value) } لا توافق اليد وما اشتُري.
question-too-few-unseen = لم يبق إلا { $value ->
        [zero] { COUNT($value) } بطاقة غير مرئية
        [one] بطاقة واحدة غير مرئية
        [two] بطاقتان غير مرئيتين
        [few] { COUNT($value) } بطاقات غير مرئية
        [many] { COUNT($value) } بطاقة غير مرئية
       *[other] { COUNT($value) } بطاقة غير مرئية
    }، وهذا لا يكفي لمواصلة التوزيع.
question-not-offered = { $what ->
        [sixth] هذه القواعد لا تعرض بطاقة سادسة.
        [exchange] هذه القواعد لا تعرض تبديل { $cards ->
            [zero] { COUNT($cards) } بطاقة.
            [one] بطاقة واحدة.
            [two] بطاقتين.
            [few] { COUNT($cards) } بطاقات.
            [many] { COUNT($cards) } بطاقة.
           *[other] { COUNT($cards) } بطاقة.
        }
       *[nothing] هذه القواعد لا تعرض شيئًا من ذلك.
    }
question-dealt-hand-needed = البونص ينظر إلى اليد الموزّعة: يجب إعطاء البطاقات الخمس الموزّعة.
question-round-over = اليد الموزّعة تربح «{ $value }» فورًا، وبذلك تنتهي الجولة.
question-up-card-place = هنا تُستبدل أول بطاقة وُزّعت، فيجب أن تكون بطاقات الموزّع بترتيب التوزيع: بطاقته المكشوفة { CARD($up) } في الموضع { COUNT($place) }.
question-insurance-outside = التأمين { ANTES($stake) } × ante لا يصلح: يمكن تأمين هذه اليد من صفر إلى { ANTES($most) } × ante.

## Why rules or stakes have no exact answer

unserved-repeated-exchange = تسمح هذه القواعد بالتبديل أكثر من مرة. يمكن لعبها، لكن ليس لها حساب دقيق بعد.
unserved-sixth-with-exchange = تبيع هذه القواعد بطاقة سادسة إلى جانب التبديل. يمكن لعبها، لكن ليس لها حساب دقيق بعد.
unserved-ante-needed = الحد الأقصى للدفع محدد بالنقاط: يجب إعطاء رهان الافتتاح بالنقاط.
unserved-shared-payout-limit = الحد الأقصى للدفع يشمل رهانات أخرى، فليس لوضع واحد جواب دقيق.
unserved-no-bonus = أُعطي رهان بونص، وليس في هذه القواعد بونص.
unserved-bonus-stake = يجب أن يكون رهان البونص فوق الصفر، لا { ANTES($value) }.
unserved-ante-stake = يجب أن يكون رهان الافتتاح فوق الصفر، لا { CHIPS($value) }.
unserved-too-large = مبالغ هذه القواعد أكبر من أن تُجمع بدقة.

## When the server cannot do what was asked

error-bad-request = الطلب غير مفهوم.
error-no-player = لا أحد يجلس هنا بملف تعريف الارتباط هذا.
error-foreign-origin = لا يجوز لصفحة موقع آخر أن تطلب هذا.
error-not-found = لا يوجد شيء كهذا هنا.
error-bad-method = هذا العنوان لا يقبل هذه الطريقة.
error-too-slow = استغرق الطلب وقتًا أطول من اللازم.
error-stale = تغيّرت الطاولة. انظر مجددًا وأعد المحاولة.
error-too-large = الطلب أطول من اللازم.
error-not-json = يجب أن يكون نص الطلب بصيغة JSON.
error-foreign-host = الطلب موجّه إلى مضيف آخر.
error-failed = حدث خطأ في الخادم. لم يُنفَّذ شيء.
error-busy = الأسئلة المنتظرة كثيرة. اسأل مجددًا بعد لحظة.
error-unreachable = لا يمكن الوصول إلى الخادم.
error-refused = القواعد لا تسمح بهذا.
error-round-open = يجب انتظار نهاية الجولة.
error-no-room = لم يبق مكان على قرص الخادم. لم يُنفَّذ شيء.
