# What commands say when something cannot be done, and what to do about it. Names of options, files and keys, and what was
# typed, stand in `backticks`. Figures are shown by functions; $name, $text, $value and $list come as they are written.

said-error = خطا: { $text }
said-hint = راهنمایی: { $text }
said-warning = هشدار: { $text }
said-note = نکته: { $text }
said-usage = طرز استفاده: { $text }
# $name: what may be meant.
said-perhaps = شاید منظور `{ $name }` است
# $list: names in backticks, any one of which may be meant.
said-perhaps-one = شاید منظور یکی از این‌هاست: { $list }

## Arguments

arg-no-command = دستوری داده نشده است
# $name: the argument.
arg-unknown = آرگومانی به نام `{ $name }` وجود ندارد
arg-unknown-command = دستوری به نام `{ $name }` وجود ندارد
arg-no-value = برای `{ $name }` مقداری لازم است
arg-twice = آرگومان `{ $name }` دو بار داده شده است
# $value: what was typed.
arg-value = مقدار `{ $value }` برای `{ $name }` پذیرفته نمی‌شود
# $value: what was typed. $text: what is wanted.
arg-bad-value = مقدار `{ $value }` برای `{ $name }` پذیرفته نمی‌شود: { $text }
# $list: other arguments.
arg-conflict = آرگومان `{ $name }` با این‌ها نمی‌آید: { $list }
# $list: arguments.
arg-missing = این داده نشده است: { $list }
# $value: the value.
arg-many = مقدار `{ $value }` برای `{ $name }` زیادی است
# $count: how many values there are. $least: how many there must be.
arg-few = از { COUNT($least) } مقداری که `{ $name }` لازم دارد { COUNT($count) } تا داده شده است
arg-no-text = یکی از آرگومان‌ها متن UTF-8 نیست
arg-quotes = کارت‌هایی که با هم‌اند درون گیومه نوشته می‌شوند: "As Kd 5h 5c 10s"
# $text: what to write.
arg-as-value = با نوشتن `{ $text }` این یک مقدار به حساب می‌آید
# $name: the variable of the environment. $text: what is wanted.
arg-variable = متغیر محیطی `{ $name }`: { $text }

## Values that are typed

value-points = تعداد امتیاز باید عدد صحیح و کمتر از 10^18 باشد
# $most: antes.
value-antes = تعداد انتی باید از 0 تا { COUNT($most) } باشد، عدد صحیح یا کسری مانند `3/2`
value-width = باید مقداری از 0 تا 1 انتی باشد، مانند `1/1000`، `0.001` یا `1e-3`
value-purchase = باید `sixth` باشد یا `exchange:` با تعداد کارت‌ها، 1 تا 5
value-side-stake = باید نام یک شرط جانبی، `=` و عدد صحیحی از امتیاز باشد، مانند `super=5`
value-chips = تعداد چیپ باید عدد صحیح باشد
value-stakes = باید دو مبلغ به چیپ باشد، اول کوچک‌تر، مانند `5/10`
value-share = باید سهمی بیشتر از 0 و حداکثر 1 باشد، مانند `0.001` یا `1e-3`
# $list: codes of languages in backticks.
value-language = زبان‌های موجود: { $list }
# $value, $text: the least and the most.
value-whole = باید عدد صحیحی از { $value } تا { $text } باشد
value-sample = باید عدد صحیح یا `all` باشد
# $count: how many characters there are.
value-hex-length = باید 64 رقم مبنای 16 باشد، نه { COUNT($count) }
# $text: the character. $place: where it stands, from 1.
value-hex-digit = در نویسهٔ { COUNT($place) }، `{ $text }` رقم مبنای 16 با حرف کوچک نیست
value-seed-empty = کلمه‌های بازیکن خالی است
# $count: bytes. $most: the most there may be.
value-seed-long = کلمه‌های بازیکن { COUNT($count) } بایت است و حداکثر { COUNT($most) } بایت مجاز است
# $text: the character. $place: where it stands, from 1.
value-seed-control = در کلمه‌های بازیکن، `{ $text }` در نویسهٔ { COUNT($place) } نویسهٔ کنترلی است

## Cards that are typed

# $name: the argument, or which cards. $text: why.
cards-unread = کارت‌های { $name } خوانده نمی‌شود: { $text }
# $text: what was typed. $place: where it stands, from 1.
cards-no-rank = در نویسهٔ { COUNT($place) }، `{ $text }` رتبه نیست (2 تا 10، T، J، Q، K، A)
cards-no-suit = در نویسهٔ { COUNT($place) }، `{ $text }` خال ندارد (c، d، h، s یا ♣، ♦، ♥، ♠)
# $value: what stands where the suit should.
cards-other-suit = در نویسهٔ { COUNT($place) }، `{ $text }`: `{ $value }` خال نیست (c، d، h، s یا ♣، ♦، ♥، ♠)
cards-twice = در نویسهٔ { COUNT($place) }، `{ $text }` برای بار دوم آمده است
# $count: how many there are.
cards-not-one = یک کارت لازم است، نه { COUNT($count) }
# $place: where it stands, from 1.
cards-bracket = کروشهٔ نویسهٔ { COUNT($place) } جفت ندارد

## Hands and spots

# $count: how many there are.
ev-hand-count = دست پنج یا شش کارت دارد، نه { COUNT($count) }
ev-insured-early = بیمه فقط پس از رو کردن دیلر به حساب می‌آید
ev-six-cards = شش کارت یعنی دستی با کارت ششمِ خریده‌شده: `--bought sixth`
ev-sixth-last = با `--bought sixth` کارت ششم در آخر دست نوشته می‌شود
ev-bad-lines = بعضی سطرها پاسخی ندارند: دلیل به جای پاسخشان آمده است
# $most: bytes.
ev-line-long = این سطر از { COUNT($most) } بایت بلندتر است
ev-line-no-text = این سطر متن UTF-8 نیست
ev-line-no-object = این سطر شیء JSON نیست
# $column: the column. $text: why.
ev-line-json = ستون { COUNT($column) }: { $text }
# $name: the key.
ev-line-json-key = ستون { COUNT($column) }، `{ $name }`: { $text }
# $count: how many there are.
ev-one-upcard = در `upcard` باید یک کارت باشد، نه { COUNT($count) }
# $name: the key.
ev-cards-kind = در `{ $name }` کارت‌ها باید متن یا فهرست باشند
# $name: the key. $text: why.
ev-key = کلید `{ $name }`: { $text }

## Settlement

# $name: a side bet.
settle-twice = روی `{ $name }` دو بار شرط گذاشته شده است
# $value: a card.
settle-shared = { CARDS($value) } هم در باکس است و هم نزد دیلر
# $name: a side bet.
settle-dealt-needed = شرط `{ $name }` به پنج کارت پخش‌شده نگاه می‌کند: پس از تعویض باید `--dealt` داده شود
settle-no-dealer-game = این قوانین خرید بازی دیلر ندارند
# $value: a card.
settle-other-thrown = با این قوانین دیلر { CARD($value) } را دور می‌اندازد
settle-not-dealers = { CARD($value) } از کارت‌های دیلر نیست
settle-choose = کارتی را که دیلر دور می‌اندازد باکس انتخاب می‌کند
settle-choose-how = آن را با `--thrown` بنویسید
settle-drawn-held = { CARD($value) } از کارت‌های خود دیلر است و کشیده نمی‌شود
# $card: the card thrown away.
settle-draws-again = { CARD($value) } هم‌رتبهٔ { CARD($card) } است و با این قوانین دیلر در این حالت دوباره می‌کشد
# $count: how many there are.
settle-dealt-count = به باکس پنج کارت پخش می‌شود، نه { COUNT($count) }
# $most: how many there must be.
settle-hand-count = باکس در پایان باید { COUNT($most) } کارت داشته باشد، نه { COUNT($count) }
# $count: new cards. $most: as many as can be new.
settle-too-many-new = { $count ->
        [one] { COUNT($count) } کارت باکس به آن پخش نشده بود
       *[other] { COUNT($count) } کارت باکس به آن پخش نشده بودند
    } و با خریدش حداکثر { COUNT($most) } کارت می‌آید
settle-dealer-count = دیلر پنج کارت دارد، نه { COUNT($count) }
settle-replaced-count = یک کارت دیلر عوض می‌شود و { COUNT($count) } کارت تازه است
settle-not-needed = دیلر واجد شرایط است، پس بازی‌ای خریده نمی‌شود
settle-not-instant = هیچ شرطی فوراً نبرده است

## Players and records

# $player: the player, from 0. $text: the balance. $value: the most.
sit-balance = بازیکن { PLACE($player) } نمی‌تواند با { $text } امتیاز بنشیند: از 0 تا { $value } مجاز است
# $count: players.
sit-players = { COUNT($count) } بازیکن سر یک میز جا نمی‌شوند: حداکثر { COUNT($most) } نفر
# $name: the file. $text: why.
record-no-round = ثبت `{ $name }` یک دور نیست: { $text }
# $line, $column: where. $text: why, in English.
record-json = سطر { COUNT($line) }، ستون { COUNT($column) }: { $text }
# $name: the key.
record-json-key = سطر { COUNT($line) }، ستون { COUNT($column) }، `{ $name }`: { $text }
record-rules = قوانین در `rules` خطا دارند:
record-other-rules = دور با قوانینی جز آنچه در متن است بازی شده است
record-two-packs = در ثبت یا `pack` هست یا `shuffle`، نه هر دو
# $text: why.
record-shuffle = بر زدن در `shuffle` درست نیست: { $text }
record-short-pack = بر زدن در `shuffle` از بستهٔ دیگری است: { $text }
record-other-pack = دور از ترتیبی که `shuffle` می‌سازد پخش نشده است
# $count: cards.
record-pack-count = بسته 52 کارت دارد، نه { COUNT($count) }
# $value: a card. $place: where it stands again, from 1.
record-pack-twice = { CARD($value) } دو بار در بسته است، بار دوم در جای { COUNT($place) }
# $count: the event, from 1. $text: why.
record-event = رویداد { COUNT($count) }: { $text }
record-no-pack = کارت پخش می‌شود، ولی بسته‌ای نیست
# $text: the kind of an event.
record-does-not-follow = رویداد { $text } از آنچه پیش از آن آمده برنمی‌آید
# $name: a field. $text: what is recorded. $value: what it must be.
record-differs = مقدار `{ $name }` برابر { $text } است و باید { $value } باشد
# $text: what is recorded. $value: what it must be.
record-other-event = اینجا { $text } آمده است و باید { $value } باشد
# $text: the kind of an event.
record-missing = رویدادها پایان می‌یابند، ولی باید { $text } هم بیاید

## Files

file-input-once = ورودی استاندارد را فقط یک بار می‌توان خواند
# $name: the path.
file-none = پرونده‌ای به نام `{ $name }` وجود ندارد
file-folder = مسیر `{ $name }` پوشه است، نه پرونده
# $text: the reason, in the words of the system.
file-unread = پروندهٔ `{ $name }` خوانده نمی‌شود: { $text }
file-unwritten = پروندهٔ `{ $name }` را نمی‌توان نوشت: { $text }
file-unmade = پوشهٔ `{ $name }` را نمی‌توان ساخت: { $text }
file-not-made = پروندهٔ `{ $name }` را نمی‌توان ساخت: { $text }
file-unusable = پوشهٔ `{ $name }` را نمی‌توان به کار برد: { $text }
# $most: bytes.
file-long = پروندهٔ `{ $name }` از { COUNT($most) } بایت بلندتر است
# $place: the first byte that fits nowhere, from 1.
file-no-text = پروندهٔ `{ $name }` متن UTF-8 نیست: بایت { COUNT($place) } نادرست است
file-no-object = محتوای `{ $name }` شیء JSON نیست
file-output = خروجی را نمی‌توان نوشت: { $text }
# $name: the rules that were asked for.
file-no-rules = قوانینی به نام `{ $name }` وجود ندارد
file-rules-names = نام‌ها را با `tuz rules list` ببینید، یا مسیر یک پروندهٔ قانون را بدهید
# $count: how many faults there are.
file-rules-faults = { $count ->
        [one] در پروندهٔ قانون `{ $name }` { COUNT($count) } خطا هست:
       *[other] در پروندهٔ قانون `{ $name }` { COUNT($count) } خطا هست:
    }
# $name: the file.
file-sound = { $name }: بی‌خطا
file-no-strategy = راهبردی به نام `{ $name }` وجود ندارد
# $list: names in backticks.
file-strategy-names = این‌ها هستند: { $list }؛ یا مسیر یک پروندهٔ راهبرد را بدهید
file-strategy-faults = { $count ->
        [one] در پروندهٔ راهبرد `{ $name }` { COUNT($count) } خطا هست:
       *[other] در پروندهٔ راهبرد `{ $name }` { COUNT($count) } خطا هست:
    }
file-no-data = این سیستم جایی برای داده‌ها ندارد
file-data-named = با `--data FOLDER` جایی تعیین کنید
file-data-elsewhere = با `--data FOLDER` داده‌ها در جای دیگری نگه داشته می‌شوند
file-unkept = پاسخ را نمی‌توان در `{ $name }` نگه داشت: { $text }

## House edges, strategies and rounds

edge-interrupted = پیش از آنکه چیزی دانسته شود متوقف شد
edge-no-certificate = پیش از آنکه همهٔ موقعیت‌ها دانسته شوند متوقف شد: گواهی نوشته نمی‌شود
# $name: the file. $text: why.
edge-not-written = گواهی `{ $name }` را نمی‌توان نوشت: { $text }
edge-other-file = پروندهٔ `{ $name }` گواهی نیست: { $text }
edge-does-not-hold = گواهی `{ $name }` درست نیست
# $name: the rules. $count: classes of spots.
edge-certificate = گواهی { $name }: { $count ->
        [one] { COUNT($count) } دسته از موقعیت‌ها
       *[other] { COUNT($count) } دسته از موقعیت‌ها
    }
edge-told-once = هر موقعیت یک بار آمده است و میانگین مقدارها همان است که ادعا شده
edge-worked-out = { $count ->
        [one] { COUNT($count) } دسته جداگانه حساب شد: همان است که ادعا شده
       *[other] { COUNT($count) } دسته یکی‌یکی حساب شد: همه همان‌اند که ادعا شده
    }
edge-ante-how = آن را با `--ante POINTS` بدهید
unsolved-dealer-game = کل بازی با `dealer_game` هنوز حساب نمی‌شود اگر `card = "choice"` باشد یا دیلر بیش از یک جفت لازم داشته باشد
unsolved-second-must-win = کل بازی با `second.must_win` و `sixth` در کنار هم هنوز حساب نمی‌شود
unsolved-bonus = کل بازی با شرط بونوس هنوز حساب نمی‌شود
# $count: cards.
unsolved-few-cards = بستهٔ { COUNT($count) } کارتی برای همهٔ کارت‌هایی که با این قوانین می‌توان کشید کوچک است
unsolved-nothing-offered = راهبرد کاری می‌کند که این قوانین ندارند
unsolved-sixth-offered = راهبرد کارت ششم می‌خرد که این قوانین نمی‌فروشند
unsolved-exchange-offered = راهبرد { COUNT($count) } کارت را با هم عوض می‌کند که این قوانین ندارند
# $name: a list of the strategy file.
unsolved-flush-draw = فهرست `{ $name }` در دست نهایی چند کارت به رنگ می‌خواهد: هزینهٔ دقیق چنین راهبردی هنوز حساب نمی‌شود
# $value: the hand. $card: the dealer’s open card. $text: why.
simulate-refused = آنچه راهبرد با { CARDS($value) } در برابر { CARD($card) } می‌کند پذیرفته نمی‌شود: { $text }
# $count: rounds.
simulate-many = حداکثر { COUNT($most) } دور را می‌توان شبیه‌سازی کرد، نه { COUNT($count) }
# $least, $most: lines. $text: what was typed.
strategy-lines = برگهٔ راهبرد { COUNT($least) } تا { COUNT($most) } سطر دارد، نه `{ $text }`
# $text: the format.
strategy-needs-file = با `--format { $text }` میلیون‌ها سطر نوشته می‌شود: پروندهٔ آن را با `--out` تعیین کنید
strategy-no-parquet = این برنامه بدون پرونده‌های Parquet ساخته شده است
strategy-no-parquet-how = برنامه را با `--features export` بسازید، یا `--format csv` را به کار ببرید
strategy-several = چند برگهٔ راهبرد با هم فقط به شکل متن یا Markdown نوشته می‌شوند

## Certificates of a house edge

# $text: why, in English.
certificate-header = سطر اول آن سطر اول گواهی نیست: { $text }
# $count: its format. $most: the one that is known.
certificate-format = قالب آن { COUNT($count) } است و فقط { COUNT($most) } شناخته‌شده است
# $text: why.
certificate-rules = قوانین آن خطا دارد: { $text }
# $text: what stands there.
certificate-fraction = `{ $text }` کسر نیست
certificate-columns = سطر 2 باید `{ $text }` باشد
# $line: the line. $text: what is wrong there.
certificate-line = سطر { COUNT($line) }: { $text }
certificate-unread = خوانده نمی‌شود: { $text }
# $count: how many there are.
certificate-fields = { COUNT($count) } فیلد دارد و 7 فیلد لازم است
# $text: what stands there. $name: the column.
certificate-field = `{ $text }` به جای `{ $name }` پذیرفته نمی‌شود
certificate-spots = این دسته { COUNT($count) } موقعیت دارد
certificate-twice = این دسته در سطر دیگری هم آمده است
# $count: how many there are. $most: how many there should be.
certificate-classes = { COUNT($count) } دسته هست و { COUNT($most) } دسته ادعا شده
# $text: the rank of the open card. $count, $most: spots.
certificate-card-spots = با کارت باز { $text } از { COUNT($most) } موقعیت { COUNT($count) } تا هست
certificate-card-mean = با کارت باز { $text } میانگین دسته‌ها آن نیست که ادعا شده
certificate-mean = میانگین همهٔ دسته‌ها آن نیست که ادعا شده
certificate-no-option = چنین گزینه‌ای نیست
# $name, $text: exact worths. $value: two bounds.
certificate-worth = ارزش این { $name } است و ارزش بهترین گزینه { $text }؛ ادعا شده: { $value }

## Server and terminal

# $text: why.
serve-no-start = سرور راه نمی‌افتد: { $text }
serve-no-signals = سیگنال‌های سیستم را نمی‌توان دریافت کرد: { $text }
serve-no-address = سرور نشانی ندارد: { $text }
serve-stopped = سرور متوقف شد: { $text }
# $name: the folder.
serve-no-page = در `{ $name }` صفحه‌ای نیست: index.html پیدا نشد
serve-no-page-inside = این برنامه صفحه‌ای در خود ندارد؛ `cargo xtask up` آن را می‌سازد و در برنامه می‌گذارد
# $text: the port. $value: why.
serve-port = پورت { $text } را نمی‌توان به کار برد: { $value }
serve-port-how = با `--port NUMBER` پورت دیگری بدهید؛ 0 یعنی هر پورت آزاد
# $text: the file. $value: why.
serve-database = پروندهٔ `{ $text }` را نمی‌توان به کار برد: { $value }
# $text: the address. $name: the folder.
serve-ready = نشانی Tuz { $text } است و داده‌هایش در { $name } نگه داشته می‌شوند
serve-ends = با Ctrl-C متوقف می‌شود.
play-no-randomness = سیستم دادهٔ تصادفی نمی‌دهد: { $text }
play-no-terminal = ترمینال خوانده نمی‌شود: { $text }
play-no-screen = ترمینال نمی‌تواند میز را نشان دهد: { $text }
play-plain-how = با `--plain` امتحان کنید
# $text: what happened, in English.
play-fault = اشکال از خود برنامه است: { $text }

## Poker between players

# $name: what was typed.
club-no-game = بازی‌ای به نام `{ $name }` وجود ندارد
# $list: names.
club-games = این‌ها هستند: { $list }
# $name: an option.
club-not-chinese = گزینهٔ `{ $name }` با پوکر چینی که بر سر امتیاز است نمی‌آید
club-no-stack = با `--stack` برابر `0` کسی نمی‌تواند بازی کند
club-bring-in-room = در بازی با برینگ‌این، شرط‌ها باید 2/2 یا بیشتر باشند
# $text: why.
club-not-recorded = دست را نمی‌توان ثبت کرد: { $text }
# $count: players. $most: the most.
chinese-players = این بازی برای 2 تا { COUNT($most) } بازیکن است، نه { COUNT($count) }
# $count: players. $least, $most: how many the game is for.
stakes-players = این بازی برای { COUNT($least) } تا { COUNT($most) } بازیکن است، نه { COUNT($count) }
# $count, $most: seats.
stakes-seats = تعداد جاها در انتی، بلایند و بلایند ورود یکی نیست: { COUNT($count) } و { COUNT($most) }
# $text, $value: chips.
stakes-post = بلایند ورود { $text } از بالاترین بلایند، { $value }، بیشتر است
stakes-no-bet = کمترین شرط صفر است
stakes-big-bet = شرط بزرگ { $text } از شرط کوچک { $value } کمتر است
stakes-bring-in = برینگ‌این { $text } باید بیشتر از صفر و کمتر از شرط کوچک { $value } باشد
stakes-no-bring-in = بازی با بلایند، برینگ‌این ندارد ولی { $text } خواسته شده است
stakes-blinds = بازی با برینگ‌این، بلایند ندارد
stakes-too-much = { $text } چیپ از { $value } بیشتر است
stakes-alone = کمتر از دو بازیکن هنوز چیپ دارند
# $count: hands.
equity-few-hands = دو دست یا بیشتر لازم است، نه { COUNT($count) }
# $name: the game. $most: players. $count: hands.
equity-many-hands = بازی `{ $name }` حداکثر { COUNT($most) } بازیکن دارد، نه { COUNT($count) }
# $least: players. $count: hands.
equity-few-players = { COUNT($least) } بازیکن نمی‌توانند { COUNT($count) } دست داشته باشند
# $value: a card.
equity-twice = { CARD($value) } در دو جا آمده است
# $value: a card. $text: the lowest rank of the pack.
equity-not-in-pack = { CARD($value) } در بسته نیست؛ بسته از { $text } شروع می‌شود
# $place: the hand, from 0. $count: its cards. $name: the game. $list: how many cards it should have.
equity-hand-size = دست { PLACE($place) } تعداد { COUNT($count) } کارت دارد؛ تعدادهای ممکن در `{ $name }`: { $list }
equity-name-discard = دست { PLACE($place) } در `{ $name }` باید یک کارت دور بیندازد: آن را در کروشه بنویسید
equity-nothing-thrown = دست { PLACE($place) } کارت دور می‌اندازد، ولی در `{ $name }` کسی کارت دور نمی‌اندازد
equity-no-up-cards = دست { PLACE($place) } کارت باز دارد، ولی در `{ $name }` کارت باز نیست
# $name: the game. $count: cards. $list: how many there may be.
equity-board-size = { COUNT($count) } کارت مشترک جور نیست؛ تعدادهای ممکن در `{ $name }`: { $list }
equity-no-board = بازی `{ $name }` کارت مشترک ندارد
equity-random-discard = برای دست تصادفی در `{ $name }` پاسخی نیست، چون معلوم نیست کدام کارت را دور می‌اندازد
# $count: cards that have to come. $most: cards that are left.
equity-pack-runs-out = بسته به این همه دست نمی‌رسد: { COUNT($count) } کارت دیگر باید بیاید و فقط { COUNT($most) } کارت مانده است
history-none = این تاریخچهٔ دست به هیچ قالب شناخته‌شده‌ای نیست
history-no-title = اینجا دستی ادامه می‌یابد که سطر اولش نیست
# $text: what stands there.
history-seat-twice = جا یا بازیکنِ `{ $text }` پیش‌تر آمده است
history-ante-twice = بازیکن `{ $text }` پیش‌تر انتی گذاشته است
# $most: seats.
history-seats = بیش از { COUNT($most) } جا آمده است
# $text: why, in English.
history-no-toml = این TOML نیست: { $text }
# $name: a key.
history-missing = کلید `{ $name }` نیست
history-kind = نوع مقدار `{ $name }` آن نیست که باید باشد
# $name: a key. $count: its entries. $most: players.
history-length = در `{ $name }` برای { COUNT($most) } بازیکن { COUNT($count) } مقدار هست
# $text: what stands there.
history-no-game = در باشگاه بازی‌ای به نام `{ $text }` نیست
history-no-amount = اینجا `{ $text }` مبلغ نیست
# $value: why.
history-no-cards = اینجا `{ $text }` ردیفی از کارت‌ها نیست: { $value }
history-many-cards = کارت‌های `{ $text }` بیش از اندازه‌اند
history-no-player = بازیکن `{ $text }` در این دست بازی نمی‌کند
history-no-action = اینجا `{ $text }` حرکتی در بازی نیست
history-no-stakes = اندازهٔ شرط‌ها نیامده است
history-no-players = هیچ بازیکنی نیامده است
# $name: the hand, or its first line.
history-unwritten = { $name }: { $text }
history-hand = دست `{ $name }`
history-hand-at = دست سطر { COUNT($line) }
history-twice = میزی که دو بار پخش می‌شود در این قالب نوشتنی نیست
history-cancelled = دستی که باطل می‌شود در این قالب نوشتنی نیست
# $seat: the seat, from 0.
history-two-blinds = این قالب برای جای { PLACE($seat) } که دو بلایند می‌گذارد فقط یکی می‌پذیرد
history-order = این قالب نمی‌گوید جای { PLACE($seat) } که همهٔ شرط‌های اجباری را نمی‌تواند بدهد اول کدام را می‌دهد
history-short-ante = بلایند مرده در کنار انتی‌ای که جای { PLACE($seat) } نمی‌تواند بدهد در این قالب نوشتنی نیست
history-house = قوانین خاص خانه در این قالب نوشتنی نیست
