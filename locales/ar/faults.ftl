# What commands say when something cannot be done, and what to do about it. Names of options, files and keys, and what was
# typed, stand in `backticks`. Figures are shown by functions; $name, $text, $value and $list come as they are written.

said-error = خطأ: { $text }
said-hint = تلميح: { $text }
said-warning = تحذير: { $text }
said-note = ملاحظة: { $text }
said-usage = الاستخدام: { $text }
# $name: what may be meant.
said-perhaps = ربما المقصود `{ $name }`
# $list: names in backticks, any one of which may be meant.
said-perhaps-one = ربما المقصود واحد من هذه: { $list }

## Arguments

arg-no-command = لم يُذكر أمر
# $name: the argument.
arg-unknown = لا يوجد وسيط باسم `{ $name }`
arg-unknown-command = لا يوجد أمر باسم `{ $name }`
arg-no-value = تلزم قيمة لـ `{ $name }`
arg-twice = الوسيط `{ $name }` مذكور مرتين
# $value: what was typed.
arg-value = لا تصلح القيمة `{ $value }` لـ `{ $name }`
# $value: what was typed. $text: what is wanted.
arg-bad-value = لا تصلح القيمة `{ $value }` لـ `{ $name }`: { $text }
# $list: other arguments.
arg-conflict = لا يجتمع `{ $name }` مع { $list }
# $list: arguments.
arg-missing = ينقص: { $list }
# $value: the value.
arg-many = القيمة `{ $value }` زائدة على ما يقبله `{ $name }`
# $count: how many values there are. $least: how many there must be.
arg-few = عدد القيم لـ `{ $name }` هو { COUNT($count) } والمطلوب { COUNT($least) }
arg-no-text = في الأمر وسيط ليس نصًّا بترميز UTF-8
arg-quotes = توضع البطاقات التي تُذكر معًا بين علامتي اقتباس: "As Kd 5h 5c 10s"
# $text: what to write.
arg-as-value = لتمريره قيمةً اكتب `{ $text }`
# $name: the variable of the environment. $text: what is wanted.
arg-variable = متغير البيئة `{ $name }`: { $text }

## Values that are typed

value-points = المطلوب عدد صحيح من النقاط أصغر من 10^18
# $most: antes.
value-antes = المطلوب عدد من 0 إلى { COUNT($most) } بوحدة ante، صحيح أو كسر مثل `3/2`
value-width = المطلوب عدد من 0 إلى 1 بوحدة ante، مثل `1/1000` أو `0.001` أو `1e-3`
value-purchase = المطلوب `sixth`، أو `exchange:` يليها عدد البطاقات من 1 إلى 5
value-side-stake = المطلوب اسم رهان جانبي ثم `=` ثم عدد من النقاط، مثل `super=5`
value-chips = المطلوب عدد صحيح من الرقائق
value-stakes = المطلوب مبلغان بالرقائق، أصغرهما أولًا، مثل `5/10`
value-share = المطلوب حصة فوق 0 ولا تزيد على 1، مثل `0.001` أو `1e-3`
# $list: codes of languages in backticks.
value-language = اللغات المتاحة: { $list }
# $value, $text: the least and the most.
value-whole = المطلوب عدد صحيح من { $value } إلى { $text }
value-sample = المطلوب عدد صحيح أو `all`
# $count: how many characters there are.
value-hex-length = المطلوب 64 خانة ست عشرية، لا { COUNT($count) }
# $text: the character. $place: where it stands, from 1.
value-hex-digit = المحرف `{ $text }` في الموضع { COUNT($place) } ليس خانة ست عشرية بحروف صغيرة
value-seed-empty = كلمات اللاعب فارغة
# $count: bytes. $most: the most there may be.
value-seed-long = طول كلمات اللاعب { COUNT($count) } بايت، والحد الأقصى { COUNT($most) }
# $text: the character. $place: where it stands, from 1.
value-seed-control = في كلمات اللاعب محرف التحكم `{ $text }`، في الموضع { COUNT($place) }

## Cards that are typed

# $name: the argument, or which cards. $text: why.
cards-unread = لا تمكن قراءة { $name }: { $text }
# $text: what was typed. $place: where it stands, from 1.
cards-no-rank = ليست `{ $text }` في الموضع { COUNT($place) } رتبة (2 إلى 10 أو T أو J أو Q أو K أو A)
cards-no-suit = ينقص النقش بعد `{ $text }` في الموضع { COUNT($place) } (c أو d أو h أو s، أو ♣ أو ♦ أو ♥ أو ♠)
# $value: what stands where the suit should.
cards-other-suit = في `{ $text }` في الموضع { COUNT($place) } ليس `{ $value }` نقشًا (c أو d أو h أو s، أو ♣ أو ♦ أو ♥ أو ♠)
cards-twice = البطاقة `{ $text }` في الموضع { COUNT($place) } مذكورة من قبل
# $count: how many there are.
cards-not-one = المطلوب بطاقة واحدة، لا { COUNT($count) }
# $place: where it stands, from 1.
cards-bracket = القوس في الموضع { COUNT($place) } لا يقابله قوس آخر

## Hands and spots

# $count: how many there are.
ev-hand-count = في اليد خمس بطاقات أو ست، لا { COUNT($count) }
ev-insured-early = لا يُحسب التأمين إلا بعد أن يكشف الموزّع بطاقاته
ev-six-cards = اليد بست بطاقات هي التي اشتُريت لها البطاقة السادسة: `--bought sixth`
ev-sixth-last = مع `--bought sixth` تأتي البطاقة السادسة في آخر اليد
ev-bad-lines = تعذّر الجواب عن بعض الأسطر: السبب مذكور في أجوبتها
# $most: bytes.
ev-line-long = السطر أطول من { COUNT($most) } بايت
ev-line-no-text = السطر ليس نصًّا بترميز UTF-8
ev-line-no-object = السطر ليس كائن JSON
# $column: the column. $text: why.
ev-line-json = العمود { COUNT($column) }: { $text }
# $name: the key.
ev-line-json-key = العمود { COUNT($column) }، `{ $name }`: { $text }
# $count: how many there are.
ev-one-upcard = يجب أن تكون في `upcard` بطاقة واحدة، لا { COUNT($count) }
# $name: the key.
ev-cards-kind = يجب أن تكون البطاقات في `{ $name }` نصًّا أو قائمة
# $name: the key. $text: why.
ev-key = `{ $name }`: { $text }

## Settlement

# $name: a side bet.
settle-twice = وُضع الرهان مرتين على `{ $name }`
# $value: a card.
settle-shared = مع الصندوق ومع الموزّع في آن واحد: { CARDS($value) }
# $name: a side bet.
settle-dealt-needed = الرهان `{ $name }` ينظر إلى البطاقات الخمس الموزّعة: بعد التبديل يجب إعطاؤها في `--dealt`
settle-no-dealer-game = هذه القواعد لا تعرض شراء لعبة من الموزّع
# $value: a card.
settle-other-thrown = حسب هذه القواعد يتخلص الموزّع من { CARD($value) }
settle-not-dealers = { CARD($value) } ليست من بطاقات الموزّع
settle-choose = الصندوق هو الذي يختار البطاقة التي يتخلص منها الموزّع
settle-choose-how = اذكرها بالخيار `--thrown`
settle-drawn-held = { CARD($value) } من بطاقات الموزّع، فلا يمكن أن تُسحب
# $card: the card thrown away.
settle-draws-again = { CARD($value) } من رتبة { CARD($card) }، وعندئذ يسحب الموزّع مجددًا حسب هذه القواعد
# $count: how many there are.
settle-dealt-count = توزَّع على الصندوق خمس بطاقات، لا { COUNT($count) }
# $most: how many there must be.
settle-hand-count = يجب أن يكون عدد بطاقات الصندوق في النهاية { COUNT($most) }، لا { COUNT($count) }
# $count: new cards. $most: as many as can be new.
settle-too-many-new = مع الصندوق { $count ->
        [zero] { COUNT($count) } بطاقة لم توزَّع
        [one] بطاقة واحدة لم توزَّع
        [two] بطاقتان لم توزَّعا
        [few] { COUNT($count) } بطاقات لم توزَّع
        [many] { COUNT($count) } بطاقة لم توزَّع
       *[other] { COUNT($count) } بطاقة لم توزَّع
    } عليه، وأكثر ما يأتي به ما اشتراه { COUNT($most) }
settle-dealer-count = مع الموزّع خمس بطاقات، لا { COUNT($count) }
settle-replaced-count = تُستبدل للموزّع بطاقة واحدة، وعدد الجديدة { COUNT($count) }
settle-not-needed = تأهل الموزّع، فلا تُشترى منه لعبة
settle-not-instant = لم يربح أي رهان فورًا

## Players and records

# $player: the player, from 0. $text: the balance. $value: the most.
sit-balance = لا يمكن أن يجلس اللاعب { PLACE($player) } برصيد { $text }: المسموح من 0 إلى { $value }
# $count: players.
sit-players = عدد اللاعبين { COUNT($count) }، ولا تتسع الطاولة لأكثر من { COUNT($most) }
# $name: the file. $text: why.
record-no-round = ليس السجل `{ $name }` سجل جولة: { $text }
# $line, $column: where. $text: why, in English.
record-json = السطر { COUNT($line) }، العمود { COUNT($column) }: { $text }
# $name: the key.
record-json-key = السطر { COUNT($line) }، العمود { COUNT($column) }، `{ $name }`: { $text }
record-rules = في القواعد المكتوبة في `rules` أخطاء:
record-other-rules = لُعبت الجولة بقواعد غير التي في النص
record-two-packs = في السجل إما `pack` وإما `shuffle`، لا كلاهما
# $text: why.
record-shuffle = ما في `shuffle` غير صحيح: { $text }
record-short-pack = ما في `shuffle` لرزمة أخرى: { $text }
record-other-pack = لم توزَّع الجولة بالترتيب الذي يعطيه `shuffle`
# $count: cards.
record-pack-count = في الرزمة 52 بطاقة، لا { COUNT($count) }
# $value: a card. $place: where it stands again, from 1.
record-pack-twice = { CARD($value) } في الرزمة مرتين، والثانية في الموضع { COUNT($place) }
# $count: the event, from 1. $text: why.
record-event = الحدث { COUNT($count) }: { $text }
record-no-pack = تُوزَّع بطاقات بلا رزمة
# $text: the kind of an event.
record-does-not-follow = الحدث { $text } لا ينتج عما سبقه
# $name: a field. $text: what is recorded. $value: what it must be.
record-differs = المسجَّل في `{ $name }` هو { $text }، ويجب أن يكون { $value }
# $text: what is recorded. $value: what it must be.
record-other-event = المسجَّل هو { $text }، ويجب أن يكون { $value }
# $text: the kind of an event.
record-missing = انتهت الأحداث، وكان يجب أن يأتي بعدها { $text }

## Files

file-input-once = لا يُقرأ الدخل القياسي إلا مرة واحدة
# $name: the path.
file-none = لا يوجد ملف `{ $name }`
file-folder = المسار `{ $name }` لمجلد لا لملف
# $text: the reason, in the words of the system.
file-unread = لا تمكن قراءة `{ $name }`: { $text }
file-unwritten = لا تمكن كتابة `{ $name }`: { $text }
file-unmade = لا يمكن إنشاء المجلد `{ $name }`: { $text }
file-not-made = لا يمكن إنشاء الملف `{ $name }`: { $text }
file-unusable = لا يمكن استخدام المجلد `{ $name }`: { $text }
# $most: bytes.
file-long = طول `{ $name }` يزيد على { COUNT($most) } بايت
# $place: the first byte that fits nowhere, from 1.
file-no-text = ليس `{ $name }` نصًّا بترميز UTF-8: البايت { COUNT($place) } غير صالح
file-no-object = ليس `{ $name }` كائن JSON
file-output = لا تمكن كتابة الخرج: { $text }
# $name: the rules that were asked for.
file-no-rules = لا توجد قواعد باسم `{ $name }`
file-rules-names = الأمر `tuz rules list` يعرض الأسماء؛ أو أعطِ مسار ملف قواعد
# $count: how many faults there are.
file-rules-faults = { $count ->
        [zero] في ملف القواعد `{ $name }` { COUNT($count) } خطأ:
        [one] في ملف القواعد `{ $name }` خطأ واحد:
        [two] في ملف القواعد `{ $name }` خطآن:
        [few] في ملف القواعد `{ $name }` { COUNT($count) } أخطاء:
        [many] في ملف القواعد `{ $name }` { COUNT($count) } خطأً:
       *[other] في ملف القواعد `{ $name }` { COUNT($count) } خطأ:
    }
# $name: the file.
file-sound = { $name }: لا أخطاء
file-no-strategy = لا توجد استراتيجية باسم `{ $name }`
# $list: names in backticks.
file-strategy-names = المتاح: { $list }؛ أو أعطِ مسار ملف استراتيجية
file-strategy-faults = { $count ->
        [zero] في ملف الاستراتيجية `{ $name }` { COUNT($count) } خطأ:
        [one] في ملف الاستراتيجية `{ $name }` خطأ واحد:
        [two] في ملف الاستراتيجية `{ $name }` خطآن:
        [few] في ملف الاستراتيجية `{ $name }` { COUNT($count) } أخطاء:
        [many] في ملف الاستراتيجية `{ $name }` { COUNT($count) } خطأً:
       *[other] في ملف الاستراتيجية `{ $name }` { COUNT($count) } خطأ:
    }
file-no-data = ليس في هذا النظام مكان للبيانات
file-data-named = الخيار `--data FOLDER` يحدد مكانًا لها
file-data-elsewhere = الخيار `--data FOLDER` يحفظ البيانات في مكان آخر
file-unkept = لا يمكن حفظ الجواب في `{ $name }`: { $text }

## House edges, strategies and rounds

edge-interrupted = أُوقف الحساب قبل أن يُعرف شيء
edge-no-certificate = أُوقف الحساب قبل أن تُعرف كل المواقف: لم تُكتب شهادة
# $name: the file. $text: why.
edge-not-written = لا تمكن كتابة الشهادة `{ $name }`: { $text }
edge-other-file = ليس `{ $name }` شهادة: { $text }
edge-does-not-hold = الشهادة `{ $name }` غير صحيحة
# $name: the rules. $count: classes of spots.
edge-certificate = شهادة لـ { $name }: { $count ->
        [zero] { COUNT($count) } فئة من المواقف
        [one] فئة واحدة من المواقف
        [two] فئتان من المواقف
        [few] { COUNT($count) } فئات من المواقف
        [many] { COUNT($count) } فئة من المواقف
       *[other] { COUNT($count) } فئة من المواقف
    }
edge-told-once = كل موقف مذكور مرة واحدة، ومتوسط القيم كما أُعلن
edge-worked-out = { $count ->
        [zero] حُسبت { COUNT($count) } فئة، كل منها على حدة: كلها كما أُعلن
        [one] حُسبت فئة واحدة على حدة: وهي كما أُعلن
        [two] حُسبت فئتان، كل منهما على حدة: وهما كما أُعلن
        [few] حُسبت { COUNT($count) } فئات، كل منها على حدة: كلها كما أُعلن
        [many] حُسبت { COUNT($count) } فئة، كل منها على حدة: كلها كما أُعلن
       *[other] حُسبت { COUNT($count) } فئة، كل منها على حدة: كلها كما أُعلن
    }
edge-ante-how = الخيار `--ante POINTS` يحدده
unsolved-dealer-game = اللعبة الكاملة مع `dealer_game` لا تُحسب بعد إن كان فيه `card = "choice"` أو كان التأهل من يد أعلى من زوج
unsolved-second-must-win = اللعبة الكاملة مع `second.must_win` و`sixth` معًا لا تُحسب بعد
unsolved-bonus = اللعبة الكاملة مع رهان البونص لا تُحسب بعد
# $count: cards.
unsolved-few-cards = رزمة من { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    } لا تكفي لكل ما تسمح هذه القواعد بسحبه
unsolved-nothing-offered = تفعل الاستراتيجية ما لا تعرضه هذه القواعد
unsolved-sixth-offered = تشتري الاستراتيجية البطاقة السادسة، وهذه القواعد لا تعرضها
unsolved-exchange-offered = تبدّل الاستراتيجية { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    } دفعة واحدة، وهذه القواعد لا تعرض ذلك
# $name: a list of the strategy file.
unsolved-flush-draw = تسأل القائمة `{ $name }` عن فلاش غير مكتمل في يد نهائية: التكلفة الدقيقة لاستراتيجية كهذه لا تُحسب بعد
# $value: the hand. $card: the dealer’s open card. $text: why.
simulate-refused = قرار الاستراتيجية في اليد { CARDS($value) } أمام { CARD($card) } مرفوض: { $text }
# $count: rounds.
simulate-many = لا تمكن محاكاة أكثر من { COUNT($most) } من الجولات، والمطلوب { COUNT($count) }
# $least, $most: lines. $text: what was typed.
strategy-lines = عدد أسطر بطاقة الاستراتيجية من { COUNT($least) } إلى { COUNT($most) }، لا `{ $text }`
# $text: the format.
strategy-needs-file = الخيار `--format { $text }` يكتب ملايين الصفوف: يجب أن يحدد `--out` ملفًا لها
strategy-no-parquet = بُني هذا البرنامج دون دعم ملفات Parquet
strategy-no-parquet-how = ابنِه مع `--features export`، أو اكتب `--format csv`
strategy-several = لا تُكتب عدة بطاقات استراتيجية معًا إلا نصًّا أو بتنسيق Markdown

## Certificates of a house edge

# $text: why, in English.
certificate-header = سطره الأول ليس سطر شهادة: { $text }
# $count: its format. $most: the one that is known.
certificate-format = تنسيقه { COUNT($count) }، والمعروف هو { COUNT($most) } فقط
# $text: why.
certificate-rules = في قواعده خطأ: { $text }
# $text: what stands there.
certificate-fraction = ليس `{ $text }` كسرًا
certificate-columns = يجب أن يكون السطر 2 هو `{ $text }`
# $line: the line. $text: what is wrong there.
certificate-line = السطر { COUNT($line) }: { $text }
certificate-unread = تتعذر قراءته: { $text }
# $count: how many there are.
certificate-fields = عدد الحقول { COUNT($count) }، والمطلوب 7
# $text: what stands there. $name: the column.
certificate-field = لا يصلح `{ $text }` قيمةً لـ `{ $name }`
certificate-spots = عدد المواقف في هذه الفئة: { COUNT($count) }
certificate-twice = هذه الفئة مذكورة في سطر آخر أيضًا
# $count: how many there are. $most: how many there should be.
certificate-classes = عدد الفئات { COUNT($count) }، والمعلن { COUNT($most) }
# $text: the rank of the open card. $count, $most: spots.
certificate-card-spots = مع { $text } مكشوفة: { COUNT($count) } من المواقف من أصل { COUNT($most) }
certificate-card-mean = مع { $text } مكشوفة ليس متوسط الفئات كما أُعلن
certificate-mean = متوسط كل الفئات ليس كما أُعلن
certificate-no-option = ليس هذا من الخيارات
# $name, $text: exact worths. $value: two bounds.
certificate-worth = قيمة هذا { $name }، وقيمة أفضل خيار { $text }؛ والمعلن { $value }

## Server and terminal

# $text: why.
serve-no-start = لا يمكن تشغيل الخادم: { $text }
serve-no-signals = لا يمكن استقبال الإشارات: { $text }
serve-no-address = ليس للخادم عنوان: { $text }
serve-stopped = توقف الخادم: { $text }
# $name: the folder.
serve-no-page = لا توجد صفحة في `{ $name }`: ينقص index.html
serve-no-page-inside = ليس في هذا البرنامج صفحة؛ الأمر `cargo xtask up` يبنيه ومعه صفحة
# $text: the port. $value: why.
serve-port = لا يمكن استخدام المنفذ { $text }: { $value }
serve-port-how = الخيار `--port NUMBER` يحدد منفذًا آخر، و0 أي منفذ حر
# $text: the file. $value: why.
serve-database = لا يمكن استخدام `{ $text }`: { $value }
# $text: the address. $name: the folder.
serve-ready = يعمل Tuz على العنوان { $text }، ويحفظ بياناته في { $name }
serve-ends = إيقافه بـ Ctrl-C.
play-no-randomness = لا يعطي النظام أرقامًا عشوائية: { $text }
play-no-terminal = لا تمكن القراءة من الطرفية: { $text }
play-no-screen = لا تستطيع الطرفية عرض الطاولة: { $text }
play-plain-how = جرّب `--plain`
# $text: what happened, in English.
play-fault = الخطأ هنا من البرنامج نفسه: { $text }

## Poker between players

# $name: what was typed.
club-no-game = لا توجد لعبة باسم `{ $name }`
# $list: names.
club-games = الألعاب المتاحة: { $list }
# $name: an option.
club-not-chinese = لا يصلح `{ $name }` للبوكر الصيني، فهو يُلعب بالنقاط
club-no-stack = لا يستطيع أحد اللعب إذا كان `--stack` هو `0`
club-bring-in-room = اللعبة التي فيها رهان بدء تحتاج إلى رهانات 2/2 أو أكثر
# $text: why.
club-not-recorded = لا يمكن تسجيل الجولة: { $text }
# $count: players. $most: the most.
chinese-players = عدد اللاعبين من 2 إلى { COUNT($most) }، لا { COUNT($count) }
# $count: players. $least, $most: how many the game is for.
stakes-players = عدد اللاعبين في هذه اللعبة من { COUNT($least) } إلى { COUNT($most) }، لا { COUNT($count) }
# $count, $most: seats.
stakes-seats = رهانات الافتتاح والبلايند وبلايند الدخول معطاة لأعداد مختلفة من المقاعد: { COUNT($count) } و{ COUNT($most) }
# $text, $value: chips.
stakes-post = بلايند الدخول { $text } أكبر من أعلى بلايند { $value }
stakes-no-bet = الحد الأدنى للرهان صفر
stakes-big-bet = الرهان الكبير { $text } أقل من الرهان الصغير { $value }
stakes-bring-in = يجب أن يكون رهان البدء فوق الصفر ودون الرهان الصغير { $value }، لا { $text }
stakes-no-bring-in = لا رهان بدء في لعبة فيها بلايند، والمطلوب { $text }
stakes-blinds = لا بلايند في لعبة فيها رهان بدء
stakes-too-much = { $text } من الرقائق أكثر من الحد الأقصى { $value }
stakes-alone = لم يبق لاعبان معهما رقائق
# $count: hands.
equity-few-hands = المطلوب يدان أو أكثر، لا { COUNT($count) }
# $name: the game. $most: players. $count: hands.
equity-many-hands = أكبر عدد من اللاعبين في `{ $name }` هو { COUNT($most) }، لا { COUNT($count) }
# $least: players. $count: hands.
equity-few-players = عدد اللاعبين { COUNT($least) } أقل من عدد الأيدي { COUNT($count) }
# $value: a card.
equity-twice = { CARD($value) } مذكورة في موضعين
# $value: a card. $text: the lowest rank of the pack.
equity-not-in-pack = { CARD($value) } ليست في الرزمة: أدنى رتبة فيها { $text }
# $place: the hand, from 0. $count: its cards. $name: the game. $list: how many cards it should have.
equity-hand-size = عدد بطاقات اليد { PLACE($place) } هو { COUNT($count) }، والممكن في `{ $name }`: { $list }
equity-name-discard = على اليد { PLACE($place) } أن تتخلص من بطاقة في `{ $name }`: اذكرها بين قوسين
equity-nothing-thrown = تتخلص اليد { PLACE($place) } من بطاقات، ولا يُتخلَّص من شيء في `{ $name }`
equity-no-up-cards = في اليد { PLACE($place) } بطاقات مكشوفة، ولا بطاقات مكشوفة في `{ $name }`
# $name: the game. $count: cards. $list: how many there may be.
equity-board-size = عدد البطاقات المشتركة { COUNT($count) }، والممكن في `{ $name }`: { $list }
equity-no-board = لا بطاقات مشتركة في `{ $name }`
equity-random-discard = لا جواب للأيدي العشوائية في `{ $name }`، إذ لا يُعرف من أي بطاقة تتخلص
# $count: cards that have to come. $most: cards that are left.
equity-pack-runs-out = لا تكفي الرزمة لهذا العدد من الأيدي: ما زال يلزم { COUNT($count) } من البطاقات، ولم يبق إلا { COUNT($most) }
history-none = هذا ليس سجل جولات بتنسيق معروف
history-no-title = هنا بقية جولة ينقص سطرها الأول
# $text: what stands there.
history-seat-twice = المقعد أو اللاعب في `{ $text }` مذكور من قبل
history-ante-twice = وضع `{ $text }` رهان الافتتاح من قبل
# $most: seats.
history-seats = عدد المقاعد المذكورة أكثر من { COUNT($most) }
# $text: why, in English.
history-no-toml = هذا ليس TOML صحيحًا: { $text }
# $name: a key.
history-missing = ينقص المفتاح `{ $name }`
history-kind = قيمة `{ $name }` ليست من النوع المطلوب
# $name: a key. $count: its entries. $most: players.
history-length = عدد القيم في `{ $name }` هو { COUNT($count) }، وعدد اللاعبين { COUNT($most) }
# $text: what stands there.
history-no-game = ليس `{ $text }` من ألعاب النادي
history-no-amount = ليس `{ $text }` مبلغًا
# $value: why.
history-no-cards = ليس `{ $text }` صفًّا من البطاقات: { $value }
history-many-cards = عدد البطاقات في `{ $text }` أكثر من اللازم
history-no-player = لا يلعب `{ $text }` في هذه الجولة
history-no-action = ليس `{ $text }` قرارًا من قرارات اللعب
history-no-stakes = الرهانات غير مذكورة
history-no-players = اللاعبون غير مذكورين
# $name: the hand, or its first line.
history-unwritten = { $name }: { $text }
history-hand = الجولة `{ $name }`
history-hand-at = الجولة في السطر { COUNT($line) }
history-twice = لا يتيح هذا التنسيق تدوين طاولة وُزّعت مرتين
history-cancelled = لا يتيح هذا التنسيق تدوين جولة ملغاة
# $seat: the seat, from 0.
history-two-blinds = لا يتسع هذا التنسيق إلا لبلايند واحد للمقعد { PLACE($seat) }، وقد وضع اثنين
history-order = لا يبيّن هذا التنسيق أي رهان إلزامي يدفعه أولًا المقعد { PLACE($seat) } الذي لا يستطيع دفعها كلها
history-short-ante = لا يتيح هذا التنسيق تدوين بلايند ميت مع رهان افتتاح لا يستطيع المقعد { PLACE($seat) } دفعه
history-house = لا يتيح هذا التنسيق تدوين قواعد الدار
