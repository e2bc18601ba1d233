# What the commands on poker between players say, and the check of shuffles. What is typed stays as it is.
# Figures are shown by functions, or come as they are written: $text, $value and $list.

## Games

club-game = { $game ->
        [omaha] أوماها
        [omaha-5] أوماها 5
        [omaha-6] أوماها 6
        [omaha-hi-lo] أوماها هاي لو
        [pineapple] أناناس
        [crazy-pineapple] أناناس مجنون
        [stud] ستد
        [stud-hi-lo] ستد هاي لو
        [razz] راز
        [draw] بوكر السحب
        [iranian-draw] بوكر السحب الإيراني
        [single-draw-27] 2-7 بسحب واحد
        [triple-draw-27] 2-7 بثلاثة سحوبات
       *[holdem] هولدم
    }
club-limited = { $limit ->
        [fixed] { $name }، بحد ثابت
        [pot] { $name }، بحد القدر
       *[no] { $name }، بلا حد
    }

## What happens in a hand
# $who: you for the one who is spoken to. $name: the player, a name or the message club-player.

club-player = رقم { PLACE($player) }
club-posts-ante = { $who ->
        [you] أنت تضع
       *[player] اللاعب { $name } يضع
    } رهان افتتاح { $text }
club-posts-blind = { $who ->
        [you] أنت تضع
       *[player] اللاعب { $name } يضع
    } بلايند { $text }
club-posts-late = { $who ->
        [you] أنت تضع
       *[player] اللاعب { $name } يضع
    } بلايند الدخول { $text }
club-posts-dead = { $who ->
        [you] أنت تضع
       *[player] اللاعب { $name } يضع
    } بلايند ميتًا { $text }
club-posts-bring-in = { $who ->
        [you] أنت تضع
       *[player] اللاعب { $name } يضع
    } رهان البدء { $text }
club-dealt = { $who ->
        [you] أنت تتلقى
       *[player] اللاعب { $name } يتلقى
    } { $text }
club-board = تنزل على الطاولة { $text }
club-board-second = تنزل على الصف الثاني من الطاولة { $text }
club-restocked = خُلطت البطاقات المتخلَّص منها من جديد
club-folds = { $who ->
        [you] أنت تطوي
       *[player] اللاعب { $name } يطوي
    }
club-checks = { $who ->
        [you] أنت تمرّر
       *[player] اللاعب { $name } يمرّر
    }
club-calls = { $who ->
        [you] أنت تجاري بـ
       *[player] اللاعب { $name } يجاري بـ
    } { $text }
club-bets = { $who ->
        [you] أنت تراهن بـ
       *[player] اللاعب { $name } يراهن بـ
    } { $text }
club-raises = { $who ->
        [you] أنت ترفع إلى
       *[player] اللاعب { $name } يرفع إلى
    } { $text }
club-stands-pat = { $who ->
        [you] أنت تُبقي
       *[player] اللاعب { $name } يُبقي
    } كل البطاقات
club-throws = { $who ->
        [you] أنت تتخلص من
       *[player] اللاعب { $name } يتخلص من
    } { $text }
club-throws-unseen = { $who ->
        [you] أنت تتخلص من
       *[player] اللاعب { $name } يتخلص من
    } { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }
club-returned = { $who ->
        [you] أنت تسترد
       *[player] اللاعب { $name } يسترد
    } { $text } إذ لم يجارها أحد
club-twice = تُوزَّع بقية بطاقات الطاولة مرتين
club-held = { $who ->
        [you] في يدك
       *[player] في يد اللاعب { $name }
    }: { $text }
club-shows = { $who ->
        [you] أنت تكشف
       *[player] اللاعب { $name } يكشف
    } { $text }
club-mucks = { $who ->
        [you] أنت تتخلص من بطاقاتك
       *[player] اللاعب { $name } يتخلص من بطاقاته
    } دون كشفها
club-pot-main = القدر الرئيسي
club-pot-side = القدر الجانبي { COUNT($count) }
club-wins = { $who ->
        [you] أنت تربح
       *[player] اللاعب { $name } يربح
    } { $text } من { $part ->
        [high] النصف الأعلى من { $list }
        [low] النصف الأدنى من { $list }
       *[whole] { $list }
    }{ $board ->
        [second] {" على الصف الثاني من الطاولة"}
       *[first] {""}
    }
club-raked = تأخذ الدار { $text } من { $list }

## Recorded hands

club-players = { $count ->
        [zero] { COUNT($count) } لاعب
        [one] لاعب واحد
        [two] لاعبان
        [few] { COUNT($count) } لاعبين
        [many] { COUNT($count) } لاعبًا
       *[other] { COUNT($count) } لاعب
    }
club-line = السطر { $text }
club-unread-hand = لم تُقرأ
club-open = ينتهي الملف قبل الجولة
club-cancelled = أُلغيت
club-change = اللاعب { $name }: { $text } -> { $value }
club-rake = حصة الدار { $text }
club-parts-at-step = تفترق عند السطر { $text }، «{ $value }»: { $list }
club-parts-at-line = تفترق عند السطر { $text }: { $list }
club-step-result = النتيجة
club-step-pots = القدور
club-in-chips = { $text } (برقائق قيمتها { $value })
club-no-such-hand = ليس في `{ $name }` جولة `{ $value }` يمكن قراءتها
club-not-written = لا تمكن كتابة { $text }
club-not-agreeing = { $count ->
        [zero] لا تتفق { $text }
        [one] لا تتفق { $text }
        [two] لا تتفق { $text }
        [few] لا تتفق { $text }
        [many] لا تتفق { $text }
       *[other] لا تتفق { $text }
    }
club-not-read = لا تمكن قراءة { $text }
club-of-hands = من أصل { $count ->
        [zero] { $text } جولة
        [one] جولة واحدة ({ $text })
        [two] جولتين ({ $text })
        [few] { $text } جولات
        [many] { $text } جولة
       *[other] { $text } جولة
    } في `{ $name }`: { $list }

## Why an action is refused, or a recorded hand does not go on

club-refused-no-seat = لا مقعد رقمه { PLACE($seat) }
club-refused-nothing-asked = لا يُطلب قرار الآن
club-refused-not-your-turn = الدور على المقعد { PLACE($seat) }
club-refused-thrown-already = ليس للمقعد { PLACE($seat) } ما يتخلص منه الآن
club-refused-not-asked = يُطلب الآن قرار من نوع آخر
club-refused-to-call = هناك { $text } للمجاراة
club-refused-nothing-to-call = لا شيء للمجاراة
club-refused-bring-in-first = يجب وضع رهان البدء أولًا
club-refused-no-bring-in = لا رهان بدء هنا
club-refused-not-reopened = لا يعود الرهان مفتوحًا لمن تصرّف، إذ لم يتبعه رفع كامل
club-refused-capped = لا يزيد عدد الرهانات والرفعات في الدورة على { COUNT($count) }
club-refused-only-call = المجاراة تأخذ كل الرقائق
club-refused-nobody-to-call = لا أحد يستطيع مجاراة الرفع
club-refused-amount = { $text } غير مسموح: الأقل { $value } والأكثر { $list }
club-refused-throw-count = يُتخلَّص من { COUNT($least) } إلى { COUNT($most) } من البطاقات، لا من { COUNT($count) }
club-refused-not-held = بطاقة يُتخلَّص منها وليست مع اللاعب
club-refused-unknown = لا تُكشف يد فيها بطاقات مجهولة
club-refused-tabled = تُكشف الأيدي حين لا يبقى رهان
club-refused-last-hand = لا يُتخلَّص من آخر يد يمكن أن تربح قدرًا
club-start-stacks = أُعطي { COUNT($count) } من الأرصدة لعدد { COUNT($most) } من المقاعد
club-start-empty = ليس للمقعد { PLACE($seat) } رقائق
club-start-too-much = للمقعد { PLACE($seat) } أكثر من { $text } من الرقائق
club-start-pack = يجب أن يكون في ترتيب الرزمة كل بطاقة من بطاقات اللعبة مرة واحدة
club-deal-not-due = لا بطاقات للمقعد { PLACE($seat) } الآن
club-deal-no-board = لا بطاقات مشتركة الآن
club-deal-count = وُزّع { COUNT($count) } من البطاقات والمطلوب { COUNT($most) }
club-deal-out = البطاقة «{ $text }» خرجت من قبل
club-deal-not-in-pack = البطاقة «{ $text }» ليست في الرزمة
club-deal-from-pack = تأتي البطاقات من الرزمة المعطاة
club-chore-none = لا شيء يُفعل الآن
club-chore-discards = ليست هذه البطاقات المتخلَّص منها، كل واحدة مرة
club-chore-rake = { $text } أكثر مما في القدر { PLACE($pot) }، أو لا قدر كهذا
club-chore-not-twice = لا تُوزَّع بقية الطاولة مرتين إلا قبل بطاقاتها وحين لا يبقى رهان
club-chore-cards = بطاقات المقعد { PLACE($seat) } غير هذه
club-waits-post = تنتظر الجولة رهانًا إلزاميًا
club-waits-deal = تنتظر الجولة بطاقات للمقعد { PLACE($seat) } عددها { COUNT($count) }
club-waits-board = تنتظر الجولة بطاقات مشتركة عددها { COUNT($count) }
club-waits-restock = تنتظر الجولة خلط البطاقات المتخلَّص منها
club-waits-act = تنتظر الجولة قرار المقعد { PLACE($seat) }
club-waits-throw = تنتظر الجولة أن يتخلص المقعد { PLACE($seat) } من بطاقات
club-waits-give-back = تنتظر الجولة إعادة رهان
club-waits-show = تنتظر الجولة أن يكشف المقعد { PLACE($seat) }
club-waits-award = تنتظر الجولة دفع القدر { PLACE($pot) }
club-waits-over = لا تنتظر الجولة شيئًا
club-is-no-board = لم تُوزَّع بطاقات مشتركة
club-is-board = البطاقات المشتركة هي { $text }
club-is-call = المجاراة { $text }
club-is-returned = ما لم يجاره أحد { $text }
club-is-pots = في القدور { $text } ويقول الملف { $value }
club-is-won = يربح المقعد { PLACE($seat) } ما قدره { $text } ويقول الملف { $value }
club-is-stack = ينتهي المقعد { PLACE($seat) } ومعه { $text } ويقول الملف { $value }

## What hands win

equity-board = الطاولة { $text }
equity-dead = خرجت { $text }
equity-deals = { $count ->
        [zero] { $text } توزيعة
        [one] توزيعة واحدة ({ $text })
        [two] توزيعتان ({ $text })
        [few] { $text } توزيعات
        [many] { $text } توزيعة
       *[other] { $text } توزيعة
    }
equity-random-deals = { $count ->
        [zero] { $text } توزيعة عشوائية
        [one] توزيعة عشوائية واحدة ({ $text })
        [two] توزيعتان عشوائيتان ({ $text })
        [few] { $text } توزيعات عشوائية
        [many] { $text } توزيعة عشوائية
       *[other] { $text } توزيعة عشوائية
    }
equity-seed = البذرة { $value }
equity-share = الحصة
equity-wins = الربح
equity-ties = التعادل
equity-high = الأعلى
equity-low = الأدنى
equity-unknown = عشوائية
equity-with-low = يد دنيا في { $text } من التوزيعات
equity-hand-unread = لا تمكن قراءة اليد { PLACE($place) }: { $text }
equity-cards-unread = لا تمكن قراءة `{ $name }`: { $text }

## Shuffles

fair-holds = الخلط صحيح: { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }، الجولة { $text }
fair-commitment = التعهد
fair-player-seed = كلمات اللاعب
fair-follows = تنتج عنه الجولة حتى تسويتها
fair-unfinished = ينتهي السجل قبل تسوية الجولة: ما فيه ينتج عن الخلط
fair-shown = التعهد هو الذي عُرض قبل التوزيع
fair-compare = قارن التعهد بالذي عُرض قبل التوزيع
fair-fails = الخلط في `{ $name }` غير صحيح: { $text }
fair-parts = الجولة في `{ $name }` لا تنتج عنه: { $text }
fair-unread = لا تمكن قراءة `{ $name }`: { $text }
fair-no-shuffle = ليس في السجل `{ $name }` خلط يمكن التحقق منه
fair-not-shown = التعهد ليس الذي عُرض قبل التوزيع
fair-length = يجب أن يكون في `order` أربع بطاقات من كل رتبة من الآص نزولًا، 52 على الأكثر، لا { COUNT($count) }
fair-no-card = لا تمكن قراءة `order`: `{ $text }` في الموضع { COUNT($count) } ليست بطاقة مثل `As` أو `Th`
fair-other-commitment = قيمة `commitment` هي `{ $text }`، لكن السر والرقم يعطيان `{ $value }`
fair-other-order = في `order` عند الموضع { COUNT($count) } البطاقة `{ $text }`، لكن الأسرار تعطي `{ $value }`

## The table: what is played, and what lies on it

club-game-title = { $game ->
        [omaha] أوماها
        [omaha-5] أوماها بخمس بطاقات
        [omaha-6] أوماها بست بطاقات
        [omaha-hi-lo] أوماها هاي لو
        [pineapple] أناناس
        [crazy-pineapple] أناناس مجنون
        [stud] ستد بسبع بطاقات
        [stud-hi-lo] ستد بسبع بطاقات هاي لو
        [razz] راز
        [draw] بوكر سحب 5 أوراق
        [iranian-draw] بوكر السحب الإيراني
        [single-draw-27] بوكر 2-7 بسحب واحد
        [triple-draw-27] بوكر 2-7 بثلاثة سحوبات
       *[holdem] تكساس هولدم
    }
club-blinds = البلايند { $text } و{ $value }
club-blinds-bets = البلايند { $text } و{ $value }، والرهانات { $value } و{ $list }
club-two-bets = الرهانات { $text } و{ $value }، ورهان البدء { $list }
club-bets-from = الرهانات من { $text }، ورهان البدء { $value }
club-ante = رهان الافتتاح { $text }
club-plays-tight = اللاعب { $name } يلعب بتحفظ
club-plays-loose = اللاعب { $name } يلعب بتوسع
club-calls-nearly-all = اللاعب { $name } يجاري كل شيء تقريبًا
club-style-tight = متحفظ
club-style-loose = متوسع
club-style-calling = مجارٍ
club-everybody-has = مع كل لاعب { $text }، البذرة { $value }
club-hand = الجولة { $text }
club-has-button = { $who ->
        [you] الزر عندك
       *[player] الزر عند { $name }
    }
club-pack-starts = تبدأ الرزمة من { $text }
club-stack = اللاعب { $name } معه { $text }
club-everybody-antes = كل لاعب يضع رهان افتتاح { $text }
street-preflop = قبل الفلوب
street-flop = الفلوب
street-turn = التيرن
street-river = الريفر
street-third = الشارع الثالث
street-fourth = الشارع الرابع
street-fifth = الشارع الخامس
street-sixth = الشارع السادس
street-seventh = الشارع السابع
street-before-draw = قبل السحب
street-first-draw = السحب الأول
street-second-draw = السحب الثاني
street-third-draw = السحب الثالث
club-street = { $name }، القدر { $text }
club-bet = رهان { $text }
club-folded = طوى
club-all-in = كل الرقائق
club-high-card = ورقة عالية
club-low = يد دنيا { $text }

## The table: decisions

club-option-check = تمرير
club-option-call = مجاراة { $text }
club-option-bring-in = رهان البدء { $text }
club-option-bet = رهان { $text }
club-option-bet-or-more = رهان { $text } أو أكثر
club-option-bet-most = أكبر رهان ممكن: { $text }
club-option-raise = رفع إلى { $text }
club-option-raise-or-more = رفع إلى { $text } أو أكثر
club-option-raise-most = أكبر رفع ممكن: إلى { $text }
club-option-fold = طي
club-option-stand = إبقاء كل البطاقات
club-option-throw = التخلص من { $how ->
        [up-to] {"ما لا يزيد على "}
       *[exactly] {""}
    }{ $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }، بالمواضع أو بالأسماء
club-help-table = يعرض الطاولة مجددًا
club-help-why = يقول لماذا لا يُسمح بشيء
club-help-rules = يقول كيف تُلعب
club-help-leave = مغادرة
club-help-words = تصلح الكلمات أيضًا: fold, check, call, bet 40, raise 40, all, bring, throw As Kd, draw 1 4, stand.
club-next-hand = Enter يوزّع الجولة التالية:
club-next-help = Enter للتوزيع، rules للقواعد، q للمغادرة.
club-unclear-word = «{ $text }» غير مفهوم؛ ? يعرض ما يمكن كتابته
club-unclear-no-amount = إلى كم؟ مثلًا: r { $text }
club-unclear-amount = «{ $text }» ليس عددًا صحيحًا من الرقائق
club-unclear-no-cards = اذكر البطاقات بأسمائها، مثل 2s 4d، أو بمواضعها، مثل 1 4
club-unclear-place = «{ $text }» ليس موضعًا في يد من { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }
club-unclear-twice = «{ $text }» مذكور مرتين
club-unclear-card = تُكتب البطاقات هكذا: As أو 10h أو 9♣ ({ $text })

## The table: how it ends

club-no-chips = { $who ->
        [you] لم تبق معك رقائق
       *[player] لم تبق رقائق مع اللاعب { $name }
    }
club-left-behind = تغادر وسط الجولة، وتبقى على الطاولة { $count ->
        [zero] { $text } رقاقة
        [one] رقاقة واحدة ({ $text })
        [two] رقاقتان ({ $text })
        [few] { $text } رقائق
        [many] { $text } رقاقة
       *[other] { $text } رقاقة
    }.
club-played = { $count ->
        [zero] لُعبت { $text } جولة.
        [one] لُعبت جولة واحدة ({ $text }).
        [two] لُعبت جولتان ({ $text }).
        [few] لُعبت { $text } جولات.
        [many] لُعبت { $text } جولة.
       *[other] لُعبت { $text } جولة.
    }
club-leave-fewer = تغادر ومعك { $count ->
        [zero] { $text } رقاقة
        [one] رقاقة واحدة ({ $text })
        [two] رقاقتان ({ $text })
        [few] { $text } رقائق
        [many] { $text } رقاقة
       *[other] { $text } رقاقة
    }، أقل مما جئت به بمقدار { $value }.
club-leave-even = تغادر ومعك { $count ->
        [zero] { $text } رقاقة
        [one] رقاقة واحدة ({ $text })
        [two] رقاقتان ({ $text })
        [few] { $text } رقائق
        [many] { $text } رقاقة
       *[other] { $text } رقاقة
    }، بقدر ما جئت به.
club-leave-more = تغادر ومعك { $count ->
        [zero] { $text } رقاقة
        [one] رقاقة واحدة ({ $text })
        [two] رقاقتان ({ $text })
        [few] { $text } رقائق
        [many] { $text } رقاقة
       *[other] { $text } رقاقة
    }، أكثر مما جئت به بمقدار { $value }.

## The table: how the game is played

club-rules-fixed = لكل رهان ورفع مقدار واحد، ولا يزيد عددها في الدورة على أربعة.
club-rules-pot = لا يزيد الرهان أو الرفع على القدر بعد المجاراة.
club-rules-no = يجوز الرهان أو الرفع بكل ما معك.
club-rules-street = { $name }: { $list }.
club-rules-throw = تتخلص من { $how ->
        [up-to] {"ما لا يزيد على "}
       *[exactly] {""}
    }{ $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }{ $then ->
        [drawn] {" وتأخذ غيرها"}
       *[gone] {""}
    }
club-rules-down = يتلقى كل لاعب مقلوبًا { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }
club-rules-up = يتلقى كل لاعب مكشوفًا { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتين
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }
club-rules-common = { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    } للجميع على الطاولة
club-rules-lowest-opens = صاحب أدنى بطاقة يضع رهان البدء
club-rules-highest-opens = صاحب أعلى بطاقة يضع رهان البدء
club-rules-bets = رهانات
club-rules-standard = تربح أفضل خمس بطاقات{ $own ->
        [two] {"، اثنتان بالضبط من يدك وثلاث مشتركة"}
       *[any] {""}
    }.
club-rules-iranian = تربح أفضل خمس بطاقات؛ الفلاش أعلى من الفُل هاوس، والثلاثة المتشابهة أعلى من التسلسل.
club-rules-ace-to-five = تربح أدنى خمس بطاقات: الآص أدنى بطاقة، ولا يُحسب التسلسل ولا الفلاش، وأفضلها A-2-3-4-5.
club-rules-eight-or-better = تربحه أدنى خمس بطاقات مختلفة{ $own ->
        [two] {"، اثنتان بالضبط من يدك وثلاث مشتركة"}
       *[any] {""}
    }، لا شيء منها فوق الثمانية؛ والآص أدنى بطاقة.
club-rules-deuce-to-seven = تربح اليد الدنيا: الآص أعلى بطاقة، والتسلسل والفلاش سيئان، وأفضلها 2-3-4-5-7.
club-rules-half = نصف القدر: { $text }

## Chinese poker

chinese-title = البوكر الصيني، نقطة لكل صف وثلاث أخرى للصفوف الثلاثة
chinese-how-rows = يتلقى كل لاعب 13 بطاقة ويرتب ثلاثة صفوف: ثلاث بطاقات في الأمام وخمس في الوسط وخمس في الخلف.
chinese-how-order = لا يجوز أن يكون صف أفضل من الذي خلفه. البطاقات الثلاث في الأمام لا تعرف التسلسل ولا الفلاش.
chinese-how-points = يقارن كل لاعبين صفًا بصف: نقطة لكل صف وثلاث أخرى للصفوف الثلاثة.
chinese-how-typed = اكتب الأمام والوسط وبينهما شرطة مائلة، مثل 2c 2d Ks / 4h 5h 6h 7h 8h؛ والباقي في الخلف. كلمة auto ترتب البطاقات لك.
chinese-front = الأمام
chinese-middle = الوسط
chinese-back = الخلف
chinese-question = الأمام / الوسط:
chinese-two-rows = المطلوب الأمام والوسط وبينهما شرطة مائلة؛ ? يقول المزيد
chinese-not-held = «{ $text }» ليست من بطاقاتك، وعددها { $count ->
        [zero] { COUNT($count) } بطاقة
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { COUNT($count) } بطاقات
        [many] { COUNT($count) } بطاقة
       *[other] { COUNT($count) } بطاقة
    }
chinese-row-sizes = في الصفوف { COUNT($front) } و{ COUNT($middle) } و{ COUNT($back) } من البطاقات، لا 3 و5 و5
chinese-twice = «{ $text }» موضوعة مرتين
chinese-fouled = لا يجوز أن يكون صف أفضل من الذي خلفه؛ وهذه { $text }، { $value }، { $list }
