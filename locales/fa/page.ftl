# The page. The words of the game and the reasons why something is refused are in core.ftl.
# Figures are shown by functions only; locales/en tells what each variable is.

## The frame

page-name = Tuz
page-title = Tuz: پوکر روسی
page-loading = میز آماده می‌شود…
guest = مهمان
table = میز
panels = دربارهٔ دور، قوانین و بر زدن کارت‌ها
play-money = امتیاز بازی: پولی برده یا باخته نمی‌شود
balance = موجودی
balance-label = موجودی: { CHIPS($points) } امتیاز بازی
help = راهنما و کلیدها
settings = تنظیمات
close = بستن
offline = سرور در دسترس نیست. آنچه انتخاب کرده‌اید نگه داشته می‌شود.
retry = تلاش دوباره
seated-again = سرور دیگر شما را نمی‌شناخت: جای تازه‌ای دارید.
copy = کپی
copied = کپی شد
copy-what = کپی: { $name }
less = کمتر
more = بیشتر

points-number = { CHIPS($points) }
net-points = { ANTES($points, digits: 0, sign: "always") }
worth = { ANTES($antes, digits: 3, sign: "always") }
exactly = مقدار دقیق: { $text } انتی
to-one = { COUNT($pays) } به یک
for-one = { COUNT($pays) } با اصل شرط

## Settings

language = زبان
digits = رقم‌ها
digits-latin = 0123456789
digits-native = ۰۱۲۳۴۵۶۷۸۹
theme = رنگ‌ها
theme-system = مطابق سیستم
theme-light = روشن
theme-dark = تیره
deck = کارت‌ها
deck-two-colour = دو رنگ
deck-four-colour = چهار رنگ

## Stakes and the deal

layout = باکس‌های روی میز
layout-hint = می‌توانید تا { COUNT($most) } باکس بازی کنید. باکس اول سمت راست است.
layout-adjacent = باکس‌های شما کنار هم هستند.
box-name = باکس { PLACE($place) }
box-blind-name = باکس { PLACE($place) }، بلایند
box-cards = کارت‌های باکس { PLACE($place) }
ante-chips = تغییر انتی
ante-kept = انتی این میز { $text } است. مقدار پیشین ماند.
least = حداقل
add-chip = افزودن { CHIPS($points) }
bet-later = اگر دست را بازی کنید، شرط { CHIPS($points) } دیگر است.
bet-now = شرط { CHIPS($points) } همین حالا همراه انتی گذاشته می‌شود.
blind-explained = کارت‌هایش تا پایان بسته می‌مانند و روی آن تصمیمی نمی‌گیرید.
side-free = اختیاری
side-compulsory = اجباری
ahead-sixth = خرید کارت ششم از حالا، به قیمت { CHIPS($points) }
ahead-insurance = بیمه از حالا، به امتیاز
rules = قوانین
deal = پخش · { CHIPS($points) }
deal-again = پخش دوباره · { CHIPS($points) }
change-stakes = تغییر شرط‌ها
deal-note = کلید D کارت پخش می‌کند و ? همهٔ کلیدها را نشان می‌دهد.
balance-short = با شرط‌ها { CHIPS($needed) } لازم است و موجودی شما { CHIPS($balance) } است.
more-points = گرفتن { CHIPS($points) } امتیاز بازی دیگر

## The felt

dealer = دیلر
dealer-cards = کارت‌های دیلر
dealer-needs = حداقل لازم: { $name }
hand-pair-of = جفت { WORD("ranks", $ranks) }
dealer-has-game = واجد شرایط: { $name }
dealer-below-game = واجد شرایط نیست ({ $name })
dealer-no-game = واجد شرایط نیست
open-card = کارت باز
bought-game = برای باکس‌هایی که بازی دیلر را خریدند
thrown-note = دور انداخته
exchange-note = بیرون
card-drawn = کشیده
mark-first = ترکیب اول
mark-second = ترکیب دوم
combination-pays = { $name }: { COUNT($pays) } به یک
your-turn = نوبت شما
blind-waits = در نوبت
discarded = دور انداخته: { CARDS($cards) }
never-returned = پس داده نمی‌شود

actions = کارهایی که می‌توانید بکنید
asked-fold-or-play = فولد یا شرط‌بندی؟
asked-play = حالا دست بازی می‌شود.
asked-box = باکس { PLACE($place) }:
action-price = { $name } ·{"\u00A0"}{ CHIPS($points) }
exchange-cards = تعویض { COUNT($count) } کارت
insure-points = بیمه به مبلغ { CHIPS($points) }
choose-cards = اول کارت‌های تعویض را انتخاب کنید: روی آن‌ها بزنید یا کلیدهای 1 تا 5 را فشار دهید.
choose-cards-hint = برای تعویض، اول کارت‌ها را انتخاب کنید.
choose-dealer-card = اول کارتی را که دیلر دور می‌اندازد انتخاب کنید: روی آن بزنید.
bet-must-follow = پس از این تعویض باید شرط‌بندی کنید.
insurance-stake = مبلغ بیمه
insurance-between = بیمه در برابر واجد شرایط نبودن دیلر، از { CHIPS($least) } تا { CHIPS($most) }

round-net = این دور: { ANTES($points, digits: 0, sign: "always") }

## The panels

panel-round = دور
panel-rules = قوانین
panel-fairness = درستی
panel-history = تاریخچه

welcome = انتی بگذارید و پخش کنید. پنج کارت خودتان و یک کارت دیلر را می‌بینید. سپس فولد، شرط‌بندی یا خرید می‌کنید: روی هر دکمه قیمتش نوشته شده و اینجا ارزش هر انتخاب دیده می‌شود.
welcome-keys = کلید D کارت پخش می‌کند و ? همهٔ کلیدها را نشان می‌دهد.

options = ارزش هر گزینه
show-options = نشان بده
hide-options = پنهان کن
options-hidden = این را پس از تصمیم می‌بینید، یا هر وقت بخواهید.
counting = همهٔ پخش‌های ممکن شمرده می‌شوند…
worth-explained = برد یا باخت میانگین به انتی، با حساب همه‌چیز از پخش به بعد.
option-best = بهترین
option-chosen = انتخاب شما
other-exchanges = { COUNT($count) } انتخاب دیگر از کارت‌ها
exact-fractions = کسرهای دقیق
to-options = ارزش هر گزینه ↓
fewer-exchanges = فقط بهترین انتخاب کارت‌ها
other-stakes = { COUNT($count) } مبلغ دیگر
fewer-stakes = فقط بهترین مبلغ
no-figures = اینجا عددی نیست.
no-figures-blind = باکس بلایند بی‌آنکه کارت‌هایش را ببیند تصمیم می‌گیرد.
no-figures-several-purchases = با بیش از یک خرید، ارزش دقیق هنوز حساب نمی‌شود.
no-figures-shared-cards = کارت‌های تازهٔ باکس‌ها مشترک است که هنوز حساب نمی‌شود.
no-figures-insured-first = بیمه پیش از شرط گرفته شده است که هنوز حساب نمی‌شود.
left-out = به حساب نیامده: { $text }.

decision-exchange = تعویض { CARDS($cards) }
decision-insure = بیمه به مبلغ { CHIPS($points) }
decision-buy-game = خرید بازی دیلر، دور انداختن { CARD($card) }
judged-loss = { ANTES($antes, digits: 3) } انتی
judged-better = بهترین این بود: { $text }
decisions = تصمیم‌های شما
nothing-judged = هیچ تصمیمی از این دور سنجیده نشد.
decided = باکس { PLACE($place) }: { $text }
all-best = همهٔ تصمیم‌ها بهترین بودند
lost-in-all = از دست رفته با تصمیم‌ها: { ANTES($antes, digits: 3) } انتی

settlement = تسویه
line = مورد
stake = مبلغ
pays = پرداخت
net = نتیجه
withheld = حداکثر پرداخت: { CHIPS($points) } پرداخت نشد
box-sum = باکس
round-sum = این دور

fair-explained = پیش از پخش، خانه ترتیب کارت‌ها را ثابت می‌کند و اثر انگشت آن، یعنی تعهد، را نشان می‌دهد. پس از دور، راز را نشان می‌دهد و می‌توانید بررسی کنید که هیچ کارتی جابه‌جا نشده است.
own-words = کلمه‌های خودتان
own-words-explained = در بر زدن بعدی آمیخته می‌شود تا خانه نتواند آن را برگزیده باشد.
own-words-too-long = حداکثر 256 بایت و بدون نویسه‌های کنترلی؛ چنین کلمه‌هایی به کار نمی‌رود.
next-shuffle = بر زدن بعدی، شمارهٔ { COUNT($nonce) }
round-shuffle = بر زدن این دور، شمارهٔ { COUNT($nonce) }
commitment = تعهد
seed = راز خانه
seed-later = راز پس از تسویهٔ دور نشان داده می‌شود.
check = بررسی
download = دریافت پروندهٔ دور
check-matches = تعهد جور است: هیچ کارتی جابه‌جا نشده است.
check-differs = تعهد جور نیست.
check-order = بستهٔ کارت به ترتیب پخش:
check-command = یا پرونده را با برنامهٔ دیگری بررسی کنید:

no-history = هنوز هیچ دوری تسویه نشده است.
history-open = نشان بده
dealer-discarded = بازی خریده‌شده: { CARD($card) } ← { CARDS($cards) }
earlier = دورهای پیشین

pay-table = پرداخت شرط
hand = دست
pays-dealt = با کارت‌های پخش
pays-sixth = با کارت ششم
sixth-void = با خرید کارت ششم باخته می‌شود.
side-instant = شرط جداگانه ندارد: بر پایهٔ انتی پرداخت می‌شود و دور باکس را تمام می‌کند.
house-rules = قوانین این خانه
rules-partial = برگهٔ منتشرشده همه‌چیز را نگفته است؛ آنجا قاعدهٔ معمول به کار رفته است.
source = برگهٔ منتشرشده

ante-from = از { CHIPS($least) }، با گام { CHIPS($step) }
ante-between = از { CHIPS($least) } تا { CHIPS($most) }، با گام { CHIPS($step) }
bet-antes = { COUNT($antes) } انتی
price-antes = { ANTES($antes) } × انتی
price-antes-forced = { ANTES($antes) } × انتی؛ پس از آن شرط‌بندی اجباری است
exchange-of = تعویض { COUNT($count) } کارت
exchange-of-some = تعویض { COUNT($from) } تا { COUNT($to) } کارت
insurance-terms = از { $name }، تا { PERCENT($most) } آنچه شرط می‌تواند ببرد
second-combination = ترکیب دوم
second-paid = آن هم پرداخت می‌شود
second-not-paid = پرداخت نمی‌شود
no-game-term = دیلر واجد شرایط نیست
no-game-paid = انتی یک به یک پرداخت می‌شود و شرط برمی‌گردد
no-game-returned = انتی و شرط برمی‌گردند
no-game-returned-below = شرط برمی‌گردد؛ انتی یک به یک پرداخت می‌شود، مگر دست دیلر خیلی پایین باشد
win-term = باکس می‌برد
ante-on-win-returned = شرط پرداخت می‌شود و انتی برمی‌گردد
ante-on-win-paid = شرط پرداخت می‌شود و انتی یک به یک
ante-on-win-paid-unless-bought = شرط پرداخت می‌شود و انتی یک به یک، مگر چیزی خریده شده باشد

## Hands that only side bets know

hand-straight-one-colour = ردیف یک‌رنگ
hand-ace-king-queen = آس، شاه و بی‌بی
hand-one-colour = پنج کارت یک‌رنگ
hand-five-courts = پنج کارت تصویری

## Said aloud

heard-dealt = باکس { PLACE($place) } این کارت‌ها را دارد: { $text }.
heard-drawn = باکس { PLACE($place) } این کارت‌ها را کشید: { $text }.
heard-dealer-open = کارت باز دیلر: { $text }.
heard-dealer-shows = دیلر رو می‌کند: { $text }: { $name }.
heard-dealer-replaces = دیلر می‌کشد: { $text }: { $name }.
heard-result = باکس { PLACE($place) }: { $name }، { ANTES($net, digits: 0, sign: "always") }.
heard-total = این دور: { ANTES($net, digits: 0, sign: "always") } امتیاز.

## Help

help-stakes = روی یک باکس انتی بگذارید و پخش کنید. هر باکس در برابر دیلر بازی می‌کند، نه در برابر باکس‌های دیگر.
help-decide = پنج کارت خودتان و کارت باز دیلر را ببینید. یا فولد کنید و انتی را از دست بدهید، یا شرط‌بندی کنید. پیش از آن یک بار می‌توانید خرید کنید: کارت ششم، یا کارت‌های تازه به جای بعضی از کارت‌هایتان.
help-dealer = دیلر با آس-شاه یا بهتر واجد شرایط است، مگر قوانین دست دیگری بگویند. اگر دست شما بالاتر باشد، شرط طبق جدول پرداخت می‌شود؛ اگر دست او بالاتر باشد، انتی و شرط باخته می‌شوند.
help-two = دو ترکیب پرداخت می‌شود: زیر کارت‌ها با 1 و 2 نشان داده شده‌اند. یک کارت می‌تواند در هر دو باشد.
help-no-game = وقتی دیلر واجد شرایط نیست، بسته به قوانین انتی را می‌برید یا پس می‌گیرید. در بعضی قوانین می‌توان به جای آن برای دیلر کارت تازه‌ای خرید.
keys = کلیدها
key-deal = پخش با همان شرط‌ها
key-change-stakes = تغییر شرط‌ها
key-select = انتخاب کارت برای تعویض
key-exchange = تعویض کارت‌های انتخاب‌شده
key-sixth = خرید کارت ششم
key-play = شرط‌بندی
key-fold = فولد
key-insure = بیمه
key-no-insurance = بدون بیمه
key-buy-game = خرید بازی دیلر
key-keep = همین نتیجه
key-toggle-advice = نمایش یا پنهان کردن ارزش گزینه‌ها
key-help = همین راهنما
key-escape = بستن یا لغو انتخاب

## Training: how one plays, and how good a decision was

mode = شیوهٔ بازی
mode-play = بازی
mode-practice = تمرین
mode-advice = اول راهنمایی
mode-play-note = ارزش گزینه‌ها را هر وقت بخواهید می‌بینید. دربارهٔ تصمیم‌ها چیزی گفته نمی‌شود.
mode-practice-note = خودتان تصمیم می‌گیرید. سپس هر تصمیم با دلیلش ارزیابی می‌شود.
mode-advice-note = پیش از تصمیم می‌بینید هر گزینه چقدر می‌ارزد.
grade-best = بهترین
grade-good = خوب
grade-inaccuracy = بی‌دقتی
grade-mistake = اشتباه
grade-blunder = اشتباه فاحش
near-tie = تقریباً هم‌ارزش بهترین
verdict = تصمیم شما: { $text }
because-folding-is-cheaper = از دست دادن انتی ارزان‌تر از باخت میانگینِ ادامه دادن است.
because-wins-outweigh-the-bet = آن‌قدر می‌برد که به خطرِ شرط می‌ارزد.
because-cards-bring-more = کارت‌های تازه بیش از قیمتشان می‌آورند.
because-cards-bring-less = کارت‌های تازه گران‌تر از سودشان هستند.
because-makes-better-hands = دست‌هایی می‌سازد که بیشتر می‌برند یا بیشتر پرداخت می‌شوند.
because-insurance-pays = دیلر آن‌قدر واجد شرایط نمی‌شود که بیمه بیرزد.
because-insurance-does-not-pay = دیلر بیش از آن واجد شرایط می‌شود که بیمه بیرزد.
because-game-is-worth-its-price = با کارت تازه آن‌قدر بازی‌ای می‌گیرد که شما می‌برید که به قیمتش می‌ارزد.
because-game-is-not-worth-its-price = کارت تازه خیلی کم بازی‌ای می‌آورد که ببرید و به قیمتش نمی‌ارزد.
because-better-card-to-throw = بدون آن کارت بیشتر بازی‌ای می‌گیرد که شما می‌برید.
blocker-up = از { COUNT($all) } { WORD("ranks", $ranks) } دیگر { COUNT($seen) } تا را می‌بینید، پس کارت بازش کمتر جفت می‌شود.
blocker-game = از { COUNT($all) } { WORD("ranks", $ranks) } { COUNT($seen) } تا را می‌بینید، پس آس-شاه کمتر دارد.
endings = چطور تمام می‌شود
ending-win = برد
ending-no-game = بی‌شرایط
ending-tie = مساوی
ending-loss = باخت
ending-folded = فولد
share = { PERCENT($share, digits: 1) }
option = گزینه

## Training: mistakes, drills, statistics

panel-training = تمرین
training-what = چه تمرینی
training-mistakes = اشتباه‌ها
training-drills = تمرین‌ها
training-statistics = آمار
mistakes-none = هنوز چیزی اینجا نیست. بی‌دقتی‌ها و اشتباه‌های سر میز خودشان می‌آیند.
mistakes-count = گردآمده: { COUNT($count) }
mistakes-order = ترتیب
mistakes-size = اول پرهزینه‌ترین‌ها
mistakes-latest = اول تازه‌ترین‌ها
mistakes-more = بیشتر
mistake-spot = { CARDS($cards) } در برابر { CARD($card) }
kind = دربارهٔ
kind-all = همهٔ تصمیم‌ها
kind-throw = چه کارتی برود
kind-sixth-or-exchange = کارت ششم یا تعویض
kind-buy-or-not = خرید کارت یا نه
kind-fold-or-play = فولد یا شرط
kind-insurance = بیمه یا نه
kind-dealer-game = خرید بازی دیلر یا نه
hands-nothing = هیچ
hands-four-to-straight = چهار کارت تا ردیف
hands-four-to-flush = چهار کارت تا رنگ
hands-ace-king = آس-شاه
hands-low-pair = جفت دو تا ده
hands-high-pair = جفت سرباز تا آس
hands-two-pair = دو جفت
hands-three = سه‌تایی
hands-straight-or-flush = ردیف یا رنگ
hands-full-house-up = فول هوس یا بهتر
review-start = مرور موعددارها: { COUNT($count) }
review-none = الان چیزی برای مرور نیست.
review-again = بار دیگر: { $text }
review-next = بعدی
review-stop = بازگشت به فهرست
drill = تمرین
drill-decision = چه بهتر است؟
drill-payout = باکس چقدر می‌گیرد؟
drill-combinations = کدام ترکیب‌ها؟
drill-game = دیلر واجد شرایط است؟
drill-review = مرورها
drill-close = فقط تصمیم‌های نزدیک
drill-none = در این قوانین چنین پرسشی نیست.
drill-next = پرسش بعدی
drill-answer = پاسخ
drill-net = نتیجهٔ باکس به امتیاز، باخت با منفی
drill-stakes = انتی { CHIPS($ante) }، شرط { CHIPS($bet) }
drill-sixth = کارت ششم به { CHIPS($points) } خریده شد
drill-seen = این‌ها هم دیده می‌شوند: { CARDS($cards) }
drill-first = ترکیب اول
drill-second = ترکیب دوم
drill-no-combination = هیچ
drill-has = واجد شرایط است
drill-has-not = واجد شرایط نیست
drill-right = درست
drill-wrong = نادرست
drill-clock = با زمان: یک دقیقه
drill-left = مانده: { COUNT($seconds) } ثانیه
drill-score = درست: { COUNT($correct) } از { COUNT($count) }
drill-time-up = وقت تمام شد.
drill-restart = دوباره از نو
stat-over-time = نتیجه در طول زمان، به امتیاز
stat-net = برد
stat-expected = انتظار
stat-luck-free = بدون شانس
stat-rounds = دورها
stat-explained = انتظار: ارزش کارت‌ها در نخستین تصمیم‌ها منهای آنچه تصمیم‌ها از دست دادند. بدون شانس: فقط آنچه تصمیم‌ها از دست دادند.
stat-accuracy = بهترین تصمیم‌ها: { PERCENT($share, digits: 1) } از { COUNT($count) }
stat-each = میانگین از دست رفته در هر تصمیم: { ANTES($antes, digits: 3) } انتی
stat-decisions = تصمیم‌ها
stat-best = بهترین
stat-lost = انتی از دست رفته
stat-sort = نوع
stat-grades = ارزیابی‌ها
stat-kinds = انتی‌ها کجا می‌روند: بر پایهٔ تصمیم
stat-groups = بر پایهٔ دست
stat-up-cards = بر پایهٔ کارت باز دیلر
stat-streaks = پشت سر هم
stat-longest = بلندترین
stat-current = اکنون
streak-best = بهترین تصمیم‌ها
streak-won = دورهای برده
streak-lost = دورهای باخته
stat-drills = تمرین‌ها
stat-answers = پاسخ‌ها
stat-seconds = ثانیه برای هر پاسخ
antes-lost = { ANTES($antes, digits: 2) }
count-number = { COUNT($count) }

## Your data

data = داده‌های شما
data-download = همه‌چیز در یک پرونده
data-rounds = دورها (CSV)
data-decisions = تصمیم‌ها (CSV)
data-answers = پاسخ‌های تمرین (CSV)
data-bring-back = بازگرداندن از پرونده. جای همهٔ آنچه اینجاست را می‌گیرد.
data-wipe = پاک کردن همه‌چیز
data-wipe-sure = موجودی، دورها، تصمیم‌ها و مرورها برای همیشه از میان می‌روند.
data-wipe-yes = بله، پاک شود
data-wipe-no = نه، بماند
data-wrong-file = این پروندهٔ بازیکن نیست یا آسیب دیده است. چیزی عوض نشد.

## A spot made by hand, and the twin

training-spot = هر موقعیت
spot-explained = کارت‌ها را بچینید. نشانی صفحه آن‌ها را نگه می‌دارد، پس پیوند همین موقعیت را نشان می‌دهد.
spot-place = کارت بعدی کجا می‌رود
spot-hand = دست
spot-up = دیلر
spot-seen = دیده‌شده
spot-discards = تعویض‌شده
spot-pack = بسته کارت
spot-clear = پاک کن
spot-link = پیوند این موقعیت
spot-incomplete = پنج کارت در دست (شش کارت پس از کارت ششم) و یک کارت دیلر لازم است.
twin = بازیکن بی‌نقص با همین کارت‌ها
twin-show = بگذار بازیکن بی‌نقص بازی کند
twin-net = نتیجهٔ او
twin-own = نتیجهٔ شما
twin-given-up = تصمیم‌های شما به‌طور میانگین از دست دادند
twin-luck = باقی تفاوت شانس است
points-exact = { ANTES($points, digits: 1, sign: "always") }

## Sound, and a look around at the first visit

sound = صدا
sound-off = خاموش
sound-on = کارت‌ها، چیپ‌ها و بردها
tour = نگاهی به میز
tour-stakes = باکس‌های شما اینجاست. انتی را بنویسید یا چیپ بیفزایید. در بسیاری از میزها می‌توانید چند باکس را همزمان بازی کنید.
tour-deal = این دکمه کارت‌ها را پخش می‌کند؛ کلید D هم همین کار را می‌کند. فهرست کنارش قانون‌های بیش از چهل خانه است.
tour-worth = هنگام تصمیم، این پنل ارزش هر گزینه را نشان می‌دهد، با شمردن همهٔ پخش‌های ممکن. سپس می‌گوید تصمیم شما چقدر خوب بود.
tour-tabs = اینجا با اشتباه‌ها و تمرین‌ها ورزیده می‌شوید، قانون‌ها و مزیت خانه را می‌خوانید، خانهٔ خود را می‌سازید و درستی بُر زدن را بررسی می‌کنید.
tour-help = راهنما و همهٔ کلیدها اینجاست، یا با زدن ?. از همان جا می‌توانید این را دوباره ببینید.
tour-place = { COUNT($place) } از { COUNT($count) }
tour-back = قبلی
tour-next = بعدی
tour-skip = رد کردن
tour-done = بازی کنیم
tour-start = میز را نشان بده
