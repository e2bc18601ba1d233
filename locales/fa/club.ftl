# What the commands on poker between players say, and the check of shuffles. What is typed stays as it is.
# Figures are shown by functions, or come as they are written: $text, $value and $list.

## Games

club-game = { $game ->
        [omaha] اوماها
        [omaha-5] اوماها 5
        [omaha-6] اوماها 6
        [omaha-hi-lo] اوماها بالا/پایین
        [pineapple] آناناس
        [crazy-pineapple] آناناس دیوانه
        [stud] استاد
        [stud-hi-lo] استاد بالا/پایین
        [razz] رَز
        [draw] پوکر پنج‌کارتی
        [iranian-draw] پوکر ایرانی
        [single-draw-27] دو به هفت با یک تعویض
        [triple-draw-27] دو به هفت با سه تعویض
       *[holdem] هولدم
    }
club-limited = { $limit ->
        [fixed] { $name }، با شرط ثابت
        [pot] { $name }، تا سقف پوت
       *[no] { $name }، بی‌سقف
    }

## What happens in a hand
# $who: you for the one who is spoken to. $name: the player, a name or the message club-player.

club-player = شمارهٔ { PLACE($player) }
club-posts-ante = { $who ->
        [you] شما انتی { $text } می‌گذارید
       *[player] بازیکن { $name } انتی { $text } می‌گذارد
    }
club-posts-blind = { $who ->
        [you] شما بلایند { $text } می‌گذارید
       *[player] بازیکن { $name } بلایند { $text } می‌گذارد
    }
club-posts-late = { $who ->
        [you] شما بلایند ورود { $text } می‌گذارید
       *[player] بازیکن { $name } بلایند ورود { $text } می‌گذارد
    }
club-posts-dead = { $who ->
        [you] شما بلایند مرده { $text } می‌گذارید
       *[player] بازیکن { $name } بلایند مرده { $text } می‌گذارد
    }
club-posts-bring-in = { $who ->
        [you] شما برینگ‌این { $text } می‌گذارید
       *[player] بازیکن { $name } برینگ‌این { $text } می‌گذارد
    }
club-dealt = { $who ->
        [you] به شما می‌رسد: { $text }
       *[player] به بازیکن { $name } می‌رسد: { $text }
    }
club-board = روی میز می‌آید: { $text }
club-board-second = روی ردیف دوم میز می‌آید: { $text }
club-restocked = کارت‌های دور انداخته دوباره بر می‌خورند
club-folds = { $who ->
        [you] شما جا می‌روید
       *[player] بازیکن { $name } جا می‌رود
    }
club-checks = { $who ->
        [you] شما چک می‌کنید
       *[player] بازیکن { $name } چک می‌کند
    }
club-calls = { $who ->
        [you] شما { $text } کال می‌کنید
       *[player] بازیکن { $name } مبلغ { $text } کال می‌کند
    }
club-bets = { $who ->
        [you] شما { $text } شرط می‌بندید
       *[player] بازیکن { $name } مبلغ { $text } شرط می‌بندد
    }
club-raises = { $who ->
        [you] شما تا { $text } توپ می‌زنید
       *[player] بازیکن { $name } تا { $text } توپ می‌زند
    }
club-stands-pat = { $who ->
        [you] شما همهٔ کارت‌ها را نگه می‌دارید
       *[player] بازیکن { $name } همهٔ کارت‌ها را نگه می‌دارد
    }
club-throws = { $who ->
        [you] شما دور می‌اندازید: { $text }
       *[player] بازیکن { $name } دور می‌اندازد: { $text }
    }
club-throws-unseen = { $who ->
        [you] شما { $count ->
            [one] { COUNT($count) } کارت
           *[other] { COUNT($count) } کارت
        } دور می‌اندازید
       *[player] بازیکن { $name } تعداد { $count ->
            [one] { COUNT($count) } کارت
           *[other] { COUNT($count) } کارت
        } دور می‌اندازد
    }
club-returned = { $who ->
        [you] شما { $text } پس می‌گیرید
       *[player] بازیکن { $name } مبلغ { $text } پس می‌گیرد
    }، چون کسی کال نکرد
club-twice = بقیهٔ کارت‌های میز دو بار پخش می‌شود
club-held = { $who ->
        [you] در دست شما: { $text }
       *[player] در دست بازیکن { $name }: { $text }
    }
club-shows = { $who ->
        [you] شما رو می‌کنید: { $text }
       *[player] بازیکن { $name } رو می‌کند: { $text }
    }
club-mucks = { $who ->
        [you] شما دست را ندیده دور می‌اندازید
       *[player] بازیکن { $name } دست را ندیده دور می‌اندازد
    }
club-pot-main = پوت اصلی
club-pot-side = پوت کناری { COUNT($count) }
club-wins = { $who ->
        [you] شما { $text } می‌برید
       *[player] بازیکن { $name } مبلغ { $text } می‌برد
    } از { $part ->
        [high] نیمهٔ بالای { $list }
        [low] نیمهٔ پایین { $list }
       *[whole] { $list }
    }{ $board ->
        [second] {" در ردیف دوم میز"}
       *[first] {""}
    }
club-raked = خانه { $text } از { $list } برمی‌دارد

## Recorded hands

club-players = { $count ->
        [one] { COUNT($count) } بازیکن
       *[other] { COUNT($count) } بازیکن
    }
club-line = سطر { $text }
club-unread-hand = خوانده نشد
club-open = فایل پیش از دست پایان می‌یابد
club-cancelled = باطل شد
club-change = بازیکن { $name }: { $text } -> { $value }
club-rake = سهم خانه { $text }
club-parts-at-step = در سطر { $text } جدا می‌شود، «{ $value }»: { $list }
club-parts-at-line = در سطر { $text } جدا می‌شود: { $list }
club-step-result = نتیجه
club-step-pots = پوت‌ها
club-in-chips = { $text } (به چیپ‌های { $value })
club-no-such-hand = در `{ $name }` دستی به نام `{ $value }` که خوانده شود نیست
club-not-written = { $text } را نمی‌توان نوشت
club-not-agreeing = { $count ->
        [one] { $text } نمی‌خواند
       *[other] { $text } نمی‌خوانند
    }
club-not-read = { $text } را نمی‌توان خواند
club-of-hands = از { $count ->
        [one] { $text } دست
       *[other] { $text } دست
    } در `{ $name }`: { $list }

## Why an action is refused, or a recorded hand does not go on

club-refused-no-seat = جای { PLACE($seat) } وجود ندارد
club-refused-nothing-asked = اکنون تصمیمی خواسته نشده است
club-refused-not-your-turn = نوبت جای { PLACE($seat) } است
club-refused-thrown-already = جای { PLACE($seat) } اکنون چیزی برای دور انداختن ندارد
club-refused-not-asked = اکنون تصمیم دیگری خواسته شده است
club-refused-to-call = باید { $text } کال شود
club-refused-nothing-to-call = چیزی برای کال نیست
club-refused-bring-in-first = نخست باید برینگ‌این گذاشته شود
club-refused-no-bring-in = اینجا برینگ‌این گذاشته نمی‌شود
club-refused-not-reopened = کسی که بازی کرده نمی‌تواند باز توپ بزند، چون پس از او توپ کاملی زده نشد
club-refused-capped = در هر دورِ شرط بیش از { COUNT($count) } شرط و توپ نیست
club-refused-only-call = برای کال همهٔ چیپ‌ها می‌رود
club-refused-nobody-to-call = کسی نیست که توپ را کال کند
club-refused-amount = { $text } نمی‌شود: کمترین { $value } و بیشترین { $list } است
club-refused-throw-count = از { COUNT($least) } تا { COUNT($most) } کارت دور انداخته می‌شود، نه { COUNT($count) }
club-refused-not-held = کارتی دور انداخته شده که بازیکن ندارد
club-refused-unknown = دستی با کارت‌های ناشناخته را نمی‌توان رو کرد
club-refused-tabled = دست‌ها وقتی رو می‌شوند که دیگر شرطی نباشد
club-refused-last-hand = آخرین دستی را که می‌تواند پوت را ببرد نمی‌توان دور انداخت
club-start-stacks = { COUNT($count) } موجودی برای { COUNT($most) } جا داده شده است
club-start-empty = جای { PLACE($seat) } چیپ ندارد
club-start-too-much = جای { PLACE($seat) } بیش از { $text } چیپ دارد
club-start-pack = در ترتیب بسته باید هر کارت بازی یک بار باشد
club-deal-not-due = اکنون به جای { PLACE($seat) } کارتی نمی‌رسد
club-deal-no-board = اکنون کارت مشترکی نمی‌آید
club-deal-count = { COUNT($count) } کارت پخش شده و { COUNT($most) } باید
club-deal-out = کارت «{ $text }» پیش‌تر آمده است
club-deal-not-in-pack = کارت «{ $text }» در بسته نیست
club-deal-from-pack = کارت‌ها از بستهٔ داده‌شده می‌آیند
club-chore-none = اکنون کاری نیست
club-chore-discards = این‌ها کارت‌های دور انداخته نیستند، هر یک یک بار
club-chore-rake = { $text } بیش از پوت { PLACE($pot) } است، یا آن پوت نیست
club-chore-not-twice = بقیهٔ میز فقط پیش از کارت‌هایش و وقتی دیگر شرطی نباشد دو بار پخش می‌شود
club-chore-cards = کارت‌های جای { PLACE($seat) } دیگرند
club-waits-post = دست در انتظار شرط اجباری است
club-waits-deal = دست در انتظار { COUNT($count) } کارت برای جای { PLACE($seat) } است
club-waits-board = دست در انتظار { COUNT($count) } کارت مشترک است
club-waits-restock = دست در انتظار بر زدن کارت‌های دور انداخته است
club-waits-act = دست در انتظار بازی جای { PLACE($seat) } است
club-waits-throw = دست در انتظار دور انداختن کارت از جای { PLACE($seat) } است
club-waits-give-back = دست در انتظار پس دادن شرط است
club-waits-show = دست در انتظار رو کردن جای { PLACE($seat) } است
club-waits-award = دست در انتظار پرداخت پوت { PLACE($pot) } است
club-waits-over = دست در انتظار چیزی نیست
club-is-no-board = کارت مشترکی پخش نشد
club-is-board = کارت‌های مشترک این‌ها هستند: { $text }
club-is-call = کال { $text } است
club-is-returned = آنچه کال نشد { $text } است
club-is-pots = در پوت‌ها { $text } است و فایل { $value } می‌گوید
club-is-won = جای { PLACE($seat) } مبلغ { $text } می‌برد و فایل { $value } می‌گوید
club-is-stack = جای { PLACE($seat) } در پایان { $text } دارد و فایل { $value } می‌گوید

## What hands win

equity-board = میز { $text }
equity-dead = بیرون‌رفته { $text }
equity-deals = { $count ->
        [one] { $text } حالت
       *[other] { $text } حالت
    }
equity-random-deals = { $count ->
        [one] { $text } حالت تصادفی
       *[other] { $text } حالت تصادفی
    }
equity-seed = بذر { $value }
equity-share = سهم
equity-wins = برد
equity-ties = مساوی
equity-high = بالا
equity-low = پایین
equity-unknown = تصادفی
equity-with-low = دست پایین در { $text } حالت‌ها هست
equity-hand-unread = دست { PLACE($place) } خوانده نمی‌شود: { $text }
equity-cards-unread = `{ $name }` خوانده نمی‌شود: { $text }

## Shuffles

fair-holds = بر زدن درست است: { $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    }، دور { $text }
fair-commitment = تعهد
fair-player-seed = کلمه‌های بازیکن
fair-follows = دور تا تسویه از آن برمی‌آید
fair-unfinished = ثبت پیش از تسویهٔ دور پایان می‌یابد: آنچه هست از آن برمی‌آید
fair-shown = تعهد همان است که پیش از پخش نشان داده شد
fair-compare = تعهد را با آنچه پیش از پخش نشان داده شد بسنجید
fair-fails = بر زدن در `{ $name }` درست نیست: { $text }
fair-parts = دور در `{ $name }` از آن برنمی‌آید: { $text }
fair-unread = `{ $name }` خوانده نمی‌شود: { $text }
fair-no-shuffle = ثبت `{ $name }` بر زدنی ندارد که بتوان بررسی کرد
fair-not-shown = تعهد آن نیست که پیش از پخش نشان داده شد
fair-length = در `order` باید از آس به پایین از هر رتبه 4 کارت باشد، حداکثر 52، نه { COUNT($count) }
fair-no-card = `order` خوانده نمی‌شود: `{ $text }` در جای { COUNT($count) } کارتی مانند `As` یا `Th` نیست
fair-other-commitment = `commitment` برابر `{ $text }` است، اما راز و شماره `{ $value }` می‌دهند
fair-other-order = در `order` در جای { COUNT($count) } کارت `{ $text }` است، اما رازها `{ $value }` می‌دهند

## The table: what is played, and what lies on it

club-game-title = { $game ->
        [omaha] اوماها
        [omaha-5] اوماها با پنج کارت
        [omaha-6] اوماها با شش کارت
        [omaha-hi-lo] اوماها بالا/پایین
        [pineapple] آناناس
        [crazy-pineapple] آناناس دیوانه
        [stud] استاد هفت‌کارتی
        [stud-hi-lo] استاد هفت‌کارتی بالا/پایین
        [razz] رَز
        [draw] پوکر پنج‌کارتی
        [iranian-draw] پوکر پنج‌کارتی ایرانی
        [single-draw-27] دو به هفت با یک تعویض
        [triple-draw-27] دو به هفت با سه تعویض
       *[holdem] تکزاس هولدم
    }
club-blinds = نیم‌گیر { $text } و گیر { $value }
club-blinds-bets = نیم‌گیر { $text } و گیر { $value }، شرط‌های { $value } و { $list }
club-two-bets = شرط‌های { $text } و { $value }، برینگ‌این { $list }
club-bets-from = شرط از { $text }، برینگ‌این { $value }
club-ante = انتی { $text }
club-plays-tight = بازیکن { $name } محتاط بازی می‌کند
club-plays-loose = بازیکن { $name } بی‌پروا بازی می‌کند
club-calls-nearly-all = بازیکن { $name } تقریباً همه را کال می‌کند
club-style-tight = محتاط
club-style-loose = بی‌پروا
club-style-calling = کال‌کننده
club-everybody-has = هر کس { $text } دارد، بذر { $value }
club-hand = دست { $text }
club-has-button = { $who ->
        [you] دکمه با شماست
       *[player] دکمه با { $name } است
    }
club-pack-starts = بسته از { $text } شروع می‌شود
club-stack = بازیکن { $name } با { $text }
club-everybody-antes = هر کس انتی { $text } می‌گذارد
street-preflop = پیش از فلاپ
street-flop = فلاپ
street-turn = ترن
street-river = ریور
street-third = خیابان سوم
street-fourth = خیابان چهارم
street-fifth = خیابان پنجم
street-sixth = خیابان ششم
street-seventh = خیابان هفتم
street-before-draw = پیش از تعویض
street-first-draw = تعویض اول
street-second-draw = تعویض دوم
street-third-draw = تعویض سوم
club-street = { $name }، پوت { $text }
club-bet = شرط { $text }
club-folded = جا رفته
club-all-in = آل‌این
club-high-card = کارت بالا
club-low = پایین { $text }

## The table: decisions

club-option-check = چک
club-option-call = کال { $text }
club-option-bring-in = برینگ‌این { $text }
club-option-bet = شرط { $text }
club-option-bet-or-more = شرط { $text } یا بیشتر
club-option-bet-most = بیشترین شرط ممکن: { $text }
club-option-raise = توپ تا { $text }
club-option-raise-or-more = توپ تا { $text } یا بیشتر
club-option-raise-most = بیشترین توپ ممکن: تا { $text }
club-option-fold = جا رفتن
club-option-stand = نگه داشتن همهٔ کارت‌ها
club-option-throw = دور انداختن { $how ->
        [up-to] {"حداکثر "}
       *[exactly] {""}
    }{ $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    }، با شمارهٔ جا یا با نام
club-help-table = دوباره میز را نشان می‌دهد
club-help-why = می‌گوید چرا کاری ممکن نیست
club-help-rules = می‌گوید چگونه بازی می‌شود
club-help-leave = خروج
club-help-words = کلمه‌ها هم کار می‌کنند: fold, check, call, bet 40, raise 40, all, bring, throw As Kd, draw 1 4, stand.
club-next-hand = Enter دست بعد را پخش می‌کند:
club-next-help = Enter پخش، rules قوانین، q خروج.
club-unclear-word = «{ $text }» فهمیده نشد؛ ? می‌گوید چه می‌توان نوشت
club-unclear-no-amount = تا چند؟ برای نمونه: r { $text }
club-unclear-amount = «{ $text }» عدد کاملی از چیپ نیست
club-unclear-no-cards = کارت‌ها را با نام بنویسید، مانند 2s 4d، یا با شمارهٔ جایشان، مانند 1 4
club-unclear-place = «{ $text }» جایی در دست نیست: دست { $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    } دارد
club-unclear-twice = «{ $text }» دو بار آمده است
club-unclear-card = کارت‌ها چنین نوشته می‌شوند: As، 10h، 9♣ ({ $text })

## The table: how it ends

club-no-chips = { $who ->
        [you] برای شما
       *[player] برای بازیکن { $name }
    } چیپی نمانده است
club-left-behind = وسط دست می‌روید و { $count ->
        [one] { $text } چیپ
       *[other] { $text } چیپ
    } روی میز می‌ماند.
club-played = { $count ->
        [one] { $text } دست بازی شد.
       *[other] { $text } دست بازی شد.
    }
club-leave-fewer = با { $count ->
        [one] { $text } چیپ
       *[other] { $text } چیپ
    } می‌روید، { $value } کمتر از آنچه آوردید.
club-leave-even = با { $count ->
        [one] { $text } چیپ
       *[other] { $text } چیپ
    } می‌روید، به همان اندازه که آوردید.
club-leave-more = با { $count ->
        [one] { $text } چیپ
       *[other] { $text } چیپ
    } می‌روید، { $value } بیشتر از آنچه آوردید.

## The table: how the game is played

club-rules-fixed = همهٔ شرط‌ها و توپ‌ها یک اندازه دارند و در هر دور حداکثر چهار تا هستند.
club-rules-pot = شرط یا توپ حداکثر به اندازهٔ پوت پس از کال است.
club-rules-no = شرط یا توپ می‌تواند همهٔ دارایی شما باشد.
club-rules-street = { $name }: { $list }.
club-rules-throw = شما { $how ->
        [up-to] {"حداکثر "}
       *[exactly] {""}
    }{ $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    } دور می‌اندازید{ $then ->
        [drawn] {" و به جایش کارت دیگر می‌گیرید"}
       *[gone] {""}
    }
club-rules-down = به هر کس { $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    } بسته می‌رسد
club-rules-up = به هر کس { $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    } باز می‌رسد
club-rules-common = { $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    } مشترک روی میز
club-rules-lowest-opens = پایین‌ترین کارت برینگ‌این می‌گذارد
club-rules-highest-opens = بالاترین کارت برینگ‌این می‌گذارد
club-rules-bets = شرط‌بندی
club-rules-standard = بهترین پنج کارت{ $own ->
        [two] {"، درست دو کارت خود و سه کارت مشترک،"}
       *[any] {""}
    } می‌برد.
club-rules-iranian = بهترین پنج کارت می‌برد؛ رنگ از فول هوس و سه‌تایی از ردیف بالاتر است.
club-rules-ace-to-five = پایین‌ترین پنج کارت می‌برد: آس پایین است، ردیف و رنگ به حساب نمی‌آیند، A-2-3-4-5 بهترین است.
club-rules-eight-or-better = پایین‌ترین پنج کارت متفاوت{ $own ->
        [two] {"، درست دو کارت خود و سه کارت مشترک،"}
       *[any] {""}
    } که هیچ‌یک از هشت بالاتر نیست آن را می‌برد؛ آس پایین است.
club-rules-deuce-to-seven = پایین‌ترین دست می‌برد: آس بالاست، ردیف و رنگ بد هستند، 2-3-4-5-7 بهترین است.
club-rules-half = نیمی از پوت: { $text }

## Chinese poker

chinese-title = پوکر چینی، یک امتیاز برای هر ردیف و سه امتیاز دیگر برای هر سه
chinese-how-rows = به هر کس 13 کارت می‌رسد و سه ردیف می‌چیند: سه کارت جلو، پنج کارت وسط، پنج کارت عقب.
chinese-how-order = هیچ ردیفی نباید از ردیف پشت سرش بهتر باشد. سه کارت جلو ردیف و رنگ ندارند.
chinese-how-points = هر دو بازیکن ردیف به ردیف می‌سنجند: برای هر ردیف یک امتیاز و برای هر سه، سه امتیاز دیگر.
chinese-how-typed = جلو و وسط را با خط مورب میانشان بنویسید، مانند 2c 2d Ks / 4h 5h 6h 7h 8h؛ بقیه عقب است. کلمهٔ auto کارت‌ها را برای شما می‌چیند.
chinese-front = جلو
chinese-middle = وسط
chinese-back = عقب
chinese-question = جلو / وسط:
chinese-two-rows = جلو و وسط با خط مورب میانشان لازم است؛ ? بیشتر می‌گوید
chinese-not-held = «{ $text }» میان { $count ->
        [one] { COUNT($count) } کارت
       *[other] { COUNT($count) } کارت
    } شما نیست
chinese-row-sizes = در ردیف‌ها { COUNT($front) }، { COUNT($middle) } و { COUNT($back) } کارت است، نه 3، 5 و 5
chinese-twice = «{ $text }» دو بار چیده شده است
chinese-fouled = هیچ ردیفی نباید از ردیف پشت سرش بهتر باشد؛ این‌ها هستند: { $text }، { $value }، { $list }
