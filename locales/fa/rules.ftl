# What the rules of a house say, a sentence for each statement that is made of their fields. Used by the programs; the
# page gets the sentences from the server. Prices are in antes. Figures are shown by functions only.

## Parts of sentences

list-separator = { "، " }
part-pay = { WORD("hand", $hand) } { COUNT($pays) }
part-cards = { COUNT($cards) } کارت به قیمت { ANTES($price) } × انتی
part-cards-between = { COUNT($from) } تا { COUNT($to) } کارت به قیمت { ANTES($price) } × انتی
part-count = { COUNT($value) } کارت
part-price = { ANTES($value) } × انتی

## Boxes

rule-boxes = میز { COUNT($boxes) } باکس دارد. هر بازیکن تا { COUNT($open) } باکس باز بازی می‌کند.
rule-blind-none = هیچ باکسی بلایند بازی نمی‌شود.
rule-blind-rest = هر که باکس‌های بیشتری بازی کند، باقی را بلایند بازی می‌کند: انتی و شرط پیش از پخش گذاشته می‌شوند.
rule-blind-last = هر که چند باکس بازی کند، آخری را بلایند بازی می‌کند: انتی و شرط پیش از پخش گذاشته می‌شوند.
rule-blind-count = حداکثر { COUNT($value) } باکس دیگر را می‌توان بلایند بازی کرد: انتی و شرط پیش از پخش گذاشته می‌شوند.
rule-blind-decides-nothing = روی باکس بلایند پس از پخش تصمیمی گرفته نمی‌شود.
rule-blind-insures = باکس بلایند را می‌توان ندیده بیمه کرد.
rule-blind-buys-game = باکس بلایند می‌تواند بازی دیلر را بخرد.
rule-blind-buys-ahead = باکس بلایند می‌تواند آنچه را عرضه می‌شود از پیش بخرد: بونوس، کارت ششم، بیمه.
rule-stakes = { $value ->
        [equal] انتی همهٔ باکس‌های یک بازیکن برابر است.
        [not-above-first] انتی باکس‌های بعدی یک بازیکن از باکس اول بیشتر نیست.
       *[free] انتی باکس‌های یک بازیکن می‌تواند با هم فرق کند.
    }
rule-adjacent = { $value ->
        [false] باکس‌های یک بازیکن می‌توانند هر جا باشند.
       *[true] باکس‌های یک بازیکن کنار هم‌اند.
    }
rule-seen = { $value ->
        [all-at-once] بازیکن کارت‌های همهٔ باکس‌های باز خود را با هم می‌بیند.
       *[box-by-box] کارت‌های هر باکس پس از تمام شدن باکس‌های پیش از آن دیده می‌شود.
    }
rule-up-card = { $value ->
        [first] اولین کارت دیلر رو به بالاست.
       *[last] آخرین کارت دیلر رو به بالاست.
    }

## Limits

rule-ante-from = انتی حداقل { CHIPS($value) } امتیاز است.
rule-ante-between = انتی از { CHIPS($least) } تا { CHIPS($most) } امتیاز است.
rule-ante-step = انتی مضربی از { CHIPS($value) } است.
rule-fraction = { $value ->
        [round-down] پرداخت‌ها به امتیاز کامل رو به پایین گرد می‌شوند.
       *[refuse] شرطی که پرداختش ممکن است کسری از امتیاز شود پذیرفته نمی‌شود.
    }
rule-no-payout-limit = حداکثر پرداخت ندارد.
rule-payout-ratio = شرط هیچ‌گاه بیش از { COUNT($value) } به یک پرداخت نمی‌شود.
rule-payout-limit = { $of ->
        [combination] شرط برای هر ترکیب حداکثر { CHIPS($most) } امتیاز می‌برد.
        [box] روی یک باکس حداکثر { CHIPS($most) } امتیاز برده می‌شود.
        [table] روی همهٔ میز در یک دور حداکثر { CHIPS($most) } امتیاز برده می‌شود.
       *[both] شرط برای هر دو ترکیب روی هم حداکثر { CHIPS($most) } امتیاز می‌برد.
    }

## The dealer

rule-qualifier-ace-king = دیلر با آس-شاه یا بهتر واجد شرایط است.
rule-qualifier-pair = دیلر با یک جفت یا بهتر واجد شرایط است.
rule-qualifier-pair-of = دیلر با جفت { WORD("ranks", $value) } یا بهتر واجد شرایط است.
rule-no-game-paid = اگر واجد شرایط نباشد، انتی یک به یک پرداخت می‌شود و شرط برمی‌گردد.
rule-no-game-returned = اگر واجد شرایط نباشد، انتی و شرط برمی‌گردند.
rule-no-game-returned-below = اگر واجد شرایط نباشد، شرط برمی‌گردد؛ انتی یک به یک پرداخت می‌شود و فقط وقتی دست او از این پایین‌تر باشد تنها برمی‌گردد: { WORD("hand", $value) }.

## Ante and bet

rule-bet = باکس یا فولد می‌کند و انتی را از دست می‌دهد، یا { COUNT($value) } انتی شرط می‌گذارد.
rule-bet-pays = در برابر دیلرِ واجد شرایط دست بالاتر می‌برد و شرط چنین پرداخت می‌شود (به یک): { $list }.
rule-ante-on-win = { $value ->
        [paid] در چنین بردی انتی یک به یک پرداخت می‌شود.
        [paid-unless-bought] در چنین بردی انتی یک به یک پرداخت می‌شود، ولی اگر باکس چیزی خریده باشد فقط برمی‌گردد.
       *[returned] در چنین بردی انتی برمی‌گردد.
    }

## The second combination

rule-only-best = فقط بهترین ترکیب پرداخت می‌شود.
rule-second = { $must_win ->
        [true] در کنار بهترین ترکیب، ترکیب دوم هم پرداخت می‌شود، اگر آن هم از دیلر ببرد.
       *[false] در کنار بهترین ترکیب، ترکیب دوم هم پرداخت می‌شود، حتی اگر به‌تنهایی به دیلر می‌باخت.
    }
rule-duplicated-straight = { $value ->
        [false] ردیفی که در شش کارت یک رتبه را دو بار دارد یک ردیف و یک جفت است.
       *[true] ردیفی که در شش کارت یک رتبه را دو بار دارد دو ردیف است.
    }

## Purchases

rule-no-exchange = کارت عوض نمی‌شود.
rule-exchange = باکس می‌تواند کارت عوض کند: { $list }.
rule-exchange-forces-bet = پس از تعویض این تعداد باید شرط‌بندی کرد: { $list }.
rule-exchange-times = هر باکس تا { COUNT($value) } بار می‌تواند کارت عوض کند.
rule-exchange-again-after-one = تعویض دوباره فقط از یک کارت است و فقط پس از تعویض یک کارت.
rule-next-prices = قیمت‌ها از تعویض دوم به بعد: { $list }.
rule-next-prices-to = قیمت‌ها از تعویض دوم به بعد { ANTES($first) } × انتی، { ANTES($second) } × انتی و همین‌طور تا { ANTES($last) } × انتی است.
rule-no-sixth = کارت ششم فروخته نمی‌شود.
rule-sixth = باکس می‌تواند کارت ششم را به قیمت { ANTES($value) } × انتی بخرد؛ بهترین پنج کارت از شش کارت به حساب می‌آید.
rule-sixth-with-exchange = { $value ->
        [true] کارت ششم را در کنار تعویض هم می‌توان خرید.
       *[false] یا کارت ششم خریده می‌شود یا کارت عوض می‌شود، نه هر دو.
    }
rule-row = { $value ->
        [common] همهٔ باکس‌ها کارت‌های تازه را از اول یک ردیف مشترک برمی‌دارند.
       *[own] هر باکس کارت‌های تازهٔ خودش را می‌گیرد.
    }
rule-dealt = { $value ->
        [after-all] کارت‌های تازه وقتی پخش می‌شوند که همهٔ باکس‌ها تصمیم گرفته باشند.
       *[at-once] کارت‌های تازه فوراً پخش می‌شوند.
    }

## The dealer’s game

rule-no-dealer-game = بازی دیلر را نمی‌توان خرید.
rule-dealer-game = اگر دیلر واجد شرایط نباشد، باکس می‌تواند بازی او را به قیمت { ANTES($price) } × انتی بخرد: { $card ->
        [lowest] او پایین‌ترین کارتش را دور می‌اندازد و کارت دیگری می‌کشد.
        [first] او اولین کارتی را که گرفته دور می‌اندازد و کارت دیگری می‌کشد.
        [choice] او کارتی را که اولین باکسِ خریدار انتخاب می‌کند دور می‌اندازد و کارت دیگری می‌کشد.
       *[highest] او بالاترین کارتش را دور می‌اندازد و کارت دیگری می‌کشد.
    }
rule-draw-again = { $value ->
        [true] اگر کارتی با همان رتبه بیاید، دوباره می‌کشد.
       *[false] کارتی با همان رتبه می‌ماند.
    }
rule-still-paid = { $value ->
        [false] اگر باز هم واجد شرایط نباشد، انتی فقط برمی‌گردد و هزینهٔ خرید از دست می‌رود.
       *[true] اگر باز هم واجد شرایط نباشد، انتی مثل حالت بی‌خرید تسویه می‌شود و هزینهٔ خرید از دست می‌رود.
    }
rule-insured-may-buy = { $value ->
        [true] باکس بیمه‌شده هم پس از گرفتن برد بیمه می‌تواند بخرد.
       *[false] باکس بیمه‌شده نمی‌تواند بازی دیلر را بخرد.
    }

## Insurance

rule-no-insurance = بیمه ندارد.
rule-insurance = باکس می‌تواند در برابر واجد شرایط نبودن دیلر از این دست به بالا بیمه کند: { WORD("hand", $from) }. { $staked ->
        [before-bet] بیمه پیش از شرط گذاشته می‌شود و نه پس از آن.
       *[with-bet] بیمه پس از گذاشتن شرط گرفته می‌شود.
    }
rule-insurance-stake = بیمه حداقل { CHIPS($least) } امتیاز و حداکثر { PERCENT($most) } آنچه شرط می‌تواند ببرد است؛ اگر دیلر واجد شرایط نباشد یک به یک پرداخت می‌شود.
rule-insurance-counts-second = { $value ->
        [false] ترکیب دوم در آنچه شرط می‌تواند ببرد حساب نمی‌شود.
       *[true] ترکیب دوم در آنچه شرط می‌تواند ببرد حساب می‌شود.
    }
rule-insurance-returned = { $value ->
        [true] اگر دیلر واجد شرایط باشد و باکس نبرد، بیمه برمی‌گردد.
       *[false] اگر دیلر واجد شرایط باشد، بیمه باخته می‌شود.
    }
rule-insurance-too-low-returned = { $value ->
        [true] بیمهٔ دست پایین‌تر هنگام تسویه برمی‌گردد.
       *[false] بیمهٔ دست پایین‌تر پذیرفته نمی‌شود.
    }

## Bonus and side bets

rule-no-bonus = بونوس ندارد.
rule-side-pays = { BET($name) }: { $cards ->
        [final] بر پایهٔ دست نهایی پرداخت می‌شود
       *[dealt] بر پایهٔ پنج کارت پخش‌شده پرداخت می‌شود
    }، { $for_one ->
        [true] با اصل شرط
       *[false] به یک
    }: { $list }.
rule-instant = { BET($name) }: شرط جداگانه ندارد؛ بر پایهٔ انتی و پنج کارت پخش‌شده پرداخت می‌شود و دور باکس را تمام می‌کند، { $for_one ->
        [true] با اصل انتی
       *[false] به یک
    }: { $list }.
rule-sixth-void = { BET($value) }: با خرید کارت ششم باخته می‌شود.
rule-sixth-pays = { BET($name) }: با کارت ششم بهترین پنج کارت از شش کارت پرداخت می‌شود: { $list }.
rule-side-settled = { BET($name) }: { $before_purchase ->
        [true] پیش از خرید تسویه می‌شود.
       *[false] پس از شرط تسویه می‌شود.
    }
rule-side-fold = { BET($name) }: { $lost ->
        [false] با فولد باخته نمی‌شود.
       *[true] با فولد باخته می‌شود.
    }
rule-side-fixed = { BET($name) }: مبلغ شرط { CHIPS($stake) } امتیاز است.
rule-side-from = { BET($name) }: مبلغ شرط حداقل { CHIPS($least) } امتیاز است.
rule-side-between = { BET($name) }: مبلغ شرط از { CHIPS($least) } تا { CHIPS($most) } امتیاز است.
rule-side-at-least = { BET($name) }: مبلغ شرط از { ANTES($antes) } × انتی کمتر نیست.
rule-side-compulsory = { BET($value) }: همراه هر انتی اجباری است.

## What is wrong with a rule file, said at the field that is wrong

fault-too-long = پرونده از { COUNT($most) } بایت بلندتر است.
fault-too-long-in-full = با نوشتن همهٔ مقدارهای پیش‌فرض، پرونده از { COUNT($most) } بایت بلندتر است.
fault-syntax = این TOML درست نیست: { $value }
fault-unknown-format = قالب { $text } خوانده نمی‌شود، فقط قالب { COUNT($read) }.
fault-unknown-key = چنین کلیدی نیست. کلیدهای اینجا: { $list }.
fault-not-served = { $value ->
        [other-boxes] شرط روی باکس دیگران پشتیبانی نمی‌شود.
        [fund] صندوق‌های تجمعی پشتیبانی نمی‌شوند.
        [misdeals] قانون پخش اشتباه پشتیبانی نمی‌شود: هیچ کارتی اشتباه پخش نمی‌شود.
        [pack] فقط یک دسته کارت ۵۲تایی پشتیبانی می‌شود.
       *[ranking] فقط رتبه‌بندی معمول پشتیبانی می‌شود.
    }
fault-missing = این خالی است و باید نوشته شود.
fault-wrong-type = { $expected ->
        [text] اینجا باید متن باشد.
        [integer] اینجا باید عدد صحیح باشد.
        [flag] اینجا باید بله یا نه باشد.
        [list] اینجا باید فهرست باشد.
        [table] اینجا باید جدول باشد.
        [amount] اینجا باید عدد صحیح یا کسری مانند 3/2 باشد.
        [text-or-integer] اینجا باید متن یا عدد صحیح باشد.
        [text-or-table] اینجا باید متن یا جدول باشد.
       *[text-or-list] اینجا باید متن یا فهرستی از متن‌ها باشد.
    }
fault-not-allowed = «{ $text }» یکی از این‌ها نیست: { $list }.
fault-out-of-range = { $text } از { COUNT($least) } تا { COUNT($most) } نیست.
fault-not-of-form = «{ $text }» به شکلی که اینجا لازم است نیست.
fault-not-an-amount = «{ $text }» نه عدد صحیح است و نه کسری مانند 3/2.
fault-large-denominator = مخرج { $text } از { COUNT($most) } بزرگ‌تر است.
fault-zero = این باید از 0 بیشتر باشد.
fault-empty = اینجا چیزی نوشته نشده است.
fault-not-a-slug = «{ $text }» باید 1 تا 64 حرف کوچک لاتین، رقم و خط تیره باشد.
fault-not-a-language = این کد زبان مانند en یا pt-BR نیست.
fault-control-character = در این متن یک نویسهٔ کنترلی هست.
fault-repeated = «{ $text }» دو بار آمده است.
fault-reserved-name = «{ $text }» نام سطر دیگری از تسویه است.
fault-repeated-name = شرط جانبی دیگری هم «{ $text }» نام دارد.
conflict-open-above-boxes = { COUNT($open) } باکس روباز بیشتر از { COUNT($boxes) } باکس میز است.
conflict-no-room-for-blind = در میز { COUNT($boxes) } باکسی جای این همه باکس بسته نیست.
conflict-no-blind-boxes = این می‌گوید باکس بسته چه می‌تواند بکند، ولی هیچ باکسی بسته نیست.
conflict-needs = این به بخشی نیاز دارد که در پرونده نیست: { $list }.
conflict-excludes = این و { $name } با هم نمی‌آیند.
conflict-only-with = این فقط وقتی معنا دارد که { $name } برابر «{ $value }» باشد.
conflict-never-reached = به این هرگز نمی‌رسد: { $name } پیش از آن همیشه جور است.
conflict-one-of = یکی از این‌ها باید اینجا باشد: { $list }.
conflict-least-above-most = بیشترین، { COUNT($most) }، از کمترین، { COUNT($least) }، کمتر است.
conflict-not-a-multiple = { COUNT($value) } مضرب گام { COUNT($step) } نیست.
conflict-fixed-outside = شرط ثابت { COUNT($fixed) } میان کمترین و بیشترین نیست.
conflict-ante-above-most = با کمترین انتی شرط باید { ANTES($needed) } باشد، بیشتر از سقف { COUNT($most) }.
conflict-no-price = تعویض { COUNT($cards) } کارت قیمتی ندارد.
conflict-only-once = این دربارهٔ تعویض بعدی است، ولی باکس فقط یک بار تعویض می‌کند (exchange.times برابر 1 است).
conflict-too-many-prices = قیمت‌ها بیشتر از تعویض‌های پس از نخستین‌اند: { COUNT($further) }.
conflict-one-purchase = این خرید دوم را روا می‌دارد، ولی کارت‌های تازه پس از تصمیم همهٔ باکس‌ها می‌آیند.
conflict-nothing-bought = این دربارهٔ کارت‌های تازه است، ولی هیچ کارتی خریدنی نیست.
conflict-settled-before = این دربارهٔ دست پس از خرید است، ولی شرط پیش از آن تسویه می‌شود.
conflict-instant = این برای شرطی که بی‌درنگ می‌برد معنا ندارد.

## Strategy cards, line by line

card-list-first = تصمیم نخست
card-list-bet = شرط پس از خرید
card-list-insure = بیمه
card-list-dealer-game = بازی دیلر
card-line = { $text } اگر { $list }.
card-line-always = { $text } با هر دستی.
card-line-where-held = { $text } هر جا که دست آن را دارد.
card-otherwise-fold = وگرنه فولد.
card-and = { " و " }
card-or = { " یا " }
card-ranks-and = { " و " }
card-ranks-or = { " یا " }
card-range = { $text } تا { $value }
card-rank-ten = { COUNT(10) }
card-pair-of = جفت { WORD("ranks", $ranks) }
card-does-fold = فولد
card-does-play = بازی کن
card-does-sixth = کارت ششم بخر
card-does-exchange = همه را تعویض کن جز { $list }
card-does-exchange-all = همهٔ کارت‌ها را تعویض کن
card-does-bet = پس از خرید شرط ببند
card-does-bet-fold = پس از خرید فولد
card-does-insure = تا سقف ممکن بیمه کن
card-does-insure-not = بیمه نکن
card-does-buy = بازی دیلر را بخر
card-does-buy-lowest = بازی دیلر را بخر، با دور انداختن پایین‌ترین کارتش
card-does-buy-not = بازی دیلر را نخر
card-keep-combination = ترکیب
card-keep-royal-flush-draw = سه یا دو کارت به رویال فلاش
card-keep-ranks = همهٔ { $list }
card-keep-highest = { $count ->
        [one] بالاترین کارت
       *[other] { COUNT($count) } کارت بالاتر
    }
card-keep-highest-other = { $count ->
        [one] بالاترین کارت دیگر
       *[other] { COUNT($count) } کارت بالاتر از بقیه
    }
card-bought-nothing = چیزی خریده نشده
card-bought-sixth = کارت ششم خریده شده
card-bought-exchange = کارت تعویض شده
card-bought-cards = { COUNT($count) } کارت تعویض شده
card-threw-match = کارتی هم‌رتبهٔ کارت رو دور انداخته شده
card-threw-no-match = کارتی هم‌رتبهٔ کارت رو دور انداخته نشده
card-hand-is = دست { $list } باشد
card-hand-at-least = دست { $name } یا بهتر باشد
card-hand-below = دست پایین‌تر از { $name } باشد
card-paired = رتبهٔ تکراری { $list } باشد
card-paired-to-up = رتبهٔ تکراری { $list } باشد
card-paired-below = پایین‌تر از کارت رو
card-paired-equal = برابر کارت رو
card-paired-above = بالاتر از کارت رو
card-holds-one = { $list } در دست باشد
card-holds = هر یک از { $list } در دست باشد
card-holds-any = دست‌کم یکی از { $list } در دست باشد
card-holds-none-one = { $list } در دست نباشد
card-holds-none = هیچ‌یک از { $list } در دست نباشد
card-has-draw = دست { $list } داشته باشد
card-up = کارت رو { $list } باشد
card-matches-up = کارتی هم‌رتبهٔ کارت رو در دست باشد
card-matches-up-not = کارتی هم‌رتبهٔ کارت رو در دست نباشد
card-nth = { $value ->
        [first] بالاترین کارت
        [second] دومین کارت از بالا
        [third] سومین کارت از بالا
        [fourth] چهارمین کارت از بالا
        [fifth] پنجمین کارت از بالا
       *[sixth] ششمین کارت از بالا
    }
card-above-up = { $name } بالاتر از کارت رو باشد
card-below-up = { $name } پایین‌تر از کارت رو باشد
card-dealer-keeps-one = برای دیلر { $list } بماند
card-dealer-keeps = برای دیلر هر یک از { $list } بماند
card-dealer-keeps-any = برای دیلر دست‌کم یکی از { $list } بماند
card-dealer-keeps-none-one = برای دیلر { $list } نماند
card-dealer-keeps-none = برای دیلر هیچ‌یک از { $list } نماند
card-dealer-keeps-highest = بالاترین کارت مانده برای دیلر { $list } باشد
card-dealer-keeps-draw = برای دیلر { $list } بماند
card-draw-flush = چهار کارت به رنگ
card-draw-straight = چهار کارت به ردیف
card-draw-open-straight = چهار کارت به ردیف باز
card-draw-inside-straight = چهار کارت به ردیف میانی
card-draw-double-inside-straight = ردیف میانی دوگانه
card-draw-six-straight = پنج کارت به ردیف شش‌تایی
card-draw-straight-flush = چهار کارت به استریت فلاش
card-draw-three-to-flush = سه کارت به رنگ
card-draw-three-to-straight-flush = سه کارت به استریت فلاش
card-draw-three-to-royal-flush = سه کارت به رویال فلاش
card-draw-two-to-royal-flush = دو کارت به رویال فلاش
