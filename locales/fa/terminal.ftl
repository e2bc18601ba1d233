# What only the commands say. Words of the game are in core.ftl, and what page and commands say alike in page.ftl.
# Figures are shown by functions only. What is typed at the table stays as it is: p, x 1 4, rules more and so on.

## Cards and hands

both = { $name } و { $text }
second-of-its-kind = { $name } دوم
hand-pays = { $text }: { COUNT($pays) } به یک
hand-cards = دست
hand-best = بهترین دست: { $name }
hand-first = اول: { $name }
hand-second = دوم: { $name }
hand-pays-all = پرداخت

## Rules

column-name = نام
column-status = وضعیت
column-title = عنوان
column-house = خانه
column-source = منبع
column-published = منتشرشده
status-complete = کامل
status-partial = ناقص

## What every option is worth

column-action = تصمیم
column-throws = دور انداختن
column-worth = ارزش به انتی
column-loss = زیان
column-exactly = دقیق
ev-hand = دست
ev-dealer = دیلر
ev-insure = شرط‌بندی و بیمهٔ { ANTES($antes) } × انتی
ev-more = { COUNT($count) } تعویض کم‌ارزش‌تر: با --all دیده می‌شوند

## The table in the terminal

play-which-rules = با کدام قوانین؟
play-choose-rules = شماره، نام یا مسیر [1]:
play-hint = q خروج، ? راهنما، rules قوانین
play-round = دور { COUNT($round) }، موجودی { CHIPS($balance) }
play-commitment = تعهد { $text }
play-seed = راز { $text }
play-recorded = ثبت شد { $text }
play-balance = موجودی { CHIPS($balance) }.
play-too-little = برای دور دیگر کافی نیست.
play-left-early = وسط دور می‌روید: آنچه روی میز است همان‌جا می‌ماند.
play-leave-even = با { CHIPS($balance) } امتیاز می‌روید، به همان اندازه که آمدید.
play-leave-more = با { CHIPS($balance) } امتیاز می‌روید، { CHIPS($change) } بیشتر از آنچه آوردید.
play-leave-fewer = با { CHIPS($balance) } امتیاز می‌روید، { CHIPS($change) } کمتر از آنچه آوردید.
play-cost = از دست رفته با تصمیم‌ها: { ANTES($antes, digits: 6) } انتی؛ دورهای تمام‌شده: { COUNT($rounds) }.
play-no-text = این متن UTF-8 نیست.

play-stakes = Enter با انتی { $text } پخش می‌کند:
play-bet-not-covered = پس از این شرط‌ها موجودی برای شرط { CHIPS($bet) } کافی نیست.
play-words = کلمه‌های شما از این بر زدن به کار می‌روند.
play-no-words = از این بر زدن کلمه‌ای از شما به کار نمی‌رود.
play-more-rules = باز هم هست: rules more همه را می‌گوید.
play-help-deals = پخش
play-help-ante = انتی 25
play-help-side = انتی 25 و 5 روی { BET($value) }
play-help-seed = کلمه‌های شما برای بر زدن: با آن‌ها خانه نمی‌تواند کارت‌ها را برگزیده باشد؛ seed تنها آن‌ها را برمی‌دارد
play-help-rules = قوانین بازی؛ rules more همه را می‌گوید
play-help-leave = خروج

play-decision = تصمیم شما:
play-you = شما
play-blind = بلایند
play-lose-staked = آنچه گذاشته‌اید از دست می‌رود: q دوباره یعنی خروج.
play-may-be-done = این کار ممکن است.
column-type = بنویسید
column-to = برای
play-cards = کارت‌ها
play-points = امتیاز
play-only-fold = موجودی برای شرط { CHIPS($bet) } کافی نیست.
play-insure-between = بیمه از { CHIPS($least) } تا { CHIPS($most) }
play-exchange-between = تعویض { COUNT($from) } تا { COUNT($to) } کارت · { CHIPS($price) }
play-exchanges = تعویض کارت: { $list }
part-cards-points = { COUNT($cards) } · { CHIPS($price) }
play-help-exchange = تعویض کارت با شمارهٔ جا، یا x 2s 4d
play-help-insure = بیمه به مبلغ 50؛ i تنها یعنی بیشترین مبلغ
play-help-again = دوباره دست و گزینه‌ها؛ یا hand
play-help-more = همهٔ تعویض‌ها با ارزششان
play-help-why = چرا کاری ممکن نیست
play-help-refused = برای باکس { PLACE($place) } اکنون ممکن نیست:
play-none-better = بهتر از این نیست.
play-costs = این { ANTES($antes, digits: 6) } انتی ({ ANTES($points, digits: 2) } امتیاز) هزینه دارد.

play-drawn = کشیدید: { CARDS($cards) }.
play-box-drawn = باکس { PLACE($place) } کشید: { CARDS($cards) }.
play-box-drawn-hidden = باکس { PLACE($place) } یک کارت بسته کشید.
play-paid-early = باکس { PLACE($place) } تا اینجا: { $text }.
play-instant = باکس { PLACE($place) } فوراً می‌برد.
play-dealer-shows = دیلر رو می‌کند: { CARDS($cards) }. { $text }.
play-dealer-draws = دیلر { CARD($card) } را دور می‌اندازد و می‌کشد: { CARDS($cards) }. { $text }.

unclear-word = «{ $value }» فهمیده نشد؛ ? می‌گوید چه می‌توان نوشت.
unclear-card = کارت‌ها چنین نوشته می‌شوند: As، 10h، 9♣ ({ $text }).
unclear-place = «{ $text }» جایی در دست نیست: دست { COUNT($cards) } کارت دارد.
unclear-twice = «{ $value }» دو بار آمده است.
unclear-cards = کارت‌هایی را که دور می‌اندازید بنویسید، x 2s 4d، یا شمارهٔ جایشان، x 1 4.
unclear-points = «{ $value }» عدد کاملی از امتیاز نیست.
unclear-one-card = یک کارت دیلر لازم است: b Ks.
unclear-side = چند امتیاز روی { BET($value) }؟ برای نمونه: { $value } 5.
