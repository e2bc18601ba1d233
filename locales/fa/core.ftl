# Words of the game and reasons why something is refused. Used by the programs and the page.
# Figures are shown by functions only; locales/README.md lists them, and locales/en tells what each variable is.
# Persian nouns do not change after a number, so nothing here chooses by one.

## Cards

rank-letter-ace = A
rank-letter-king = K
rank-letter-queen = Q
rank-letter-jack = J

card-name =
    { $rank ->
        [two] دو
        [three] سه
        [four] چهار
        [five] پنج
        [six] شش
        [seven] هفت
        [eight] هشت
        [nine] نه
        [ten] ده
        [jack] سرباز
        [queen] بی‌بی
        [king] شاه
       *[ace] آس
    } { $suit ->
        [clubs] گشنیز
        [diamonds] خشت
        [hearts] دل
       *[spades] پیک
    }
card-face-down = کارت بسته

suit-clubs = گشنیز
suit-diamonds = خشت
suit-hearts = دل
suit-spades = پیک

# What pairs of each rank are called: a pair of …
ranks-twos = دو
ranks-threes = سه
ranks-fours = چهار
ranks-fives = پنج
ranks-sixes = شش
ranks-sevens = هفت
ranks-eights = هشت
ranks-nines = نه
ranks-tens = ده
ranks-jacks = سرباز
ranks-queens = بی‌بی
ranks-kings = شاه
ranks-aces = آس

## Ranks of hands, lowest first

hand-no-game = بش
hand-ace-king = آس-شاه
hand-pair = جفت
hand-two-pair = دو جفت
hand-three = سه‌تایی
hand-straight = ردیف
hand-flush = رنگ
hand-full-house = فول هوس
hand-four = کاره
hand-straight-flush = استریت فلاش
hand-royal-flush = رویال فلاش

## Actions, as on a button

action-fold = فولد
action-play = شرط‌بندی
action-sixth = خرید کارت ششم
action-exchange = تعویض کارت
action-insure = بیمه
action-no-insurance = بدون بیمه
action-buy-game = خرید بازی دیلر
action-keep = همین نتیجه

## The round

phase-stakes = شرط‌گذاری
phase-decisions = تصمیم‌ها
phase-dealer-game = بازی دیلر
phase-settled = تسویه

asked-decision = فولد، شرط‌بندی یا خرید؟
asked-insurance = دست را بیمه می‌کنید؟
asked-dealer-game = بازی دیلر را می‌خرید؟

offer-sixth = کارت ششم
offer-exchange = تعویض کارت
offer-insurance = بیمه
offer-dealer-game = بازی دیلر

box-state-waiting = در نوبت
box-state-cards-to-come = در انتظار کارت
box-state-bet = شرط گذاشته شد
box-state-folded = فولد شد
box-state-instant = برد فوری

outcome-folded = فولد
outcome-instant = برد فوری
outcome-no-game = دیلر واجد شرایط نیست
outcome-win = برد
outcome-tie = مساوی
outcome-loss = باخت

## Lines of a settlement

line-ante = انتی
line-bet = شرط
line-sixth = کارت ششم
line-exchange = تعویض کارت
line-insurance = بیمه
line-dealer-game = بازی دیلر
line-bonus = بونوس
line-super = سوپر
line-instant = برد فوری
line-novo = بونوس نوو

## Why stakes, the deal or an action are refused

refusal-unknown-player = بازیکن شمارهٔ { PLACE($value) } سر میز نیست.
refusal-already-dealt = شرط‌ها پیش از پخش کارت گذاشته می‌شوند و کارت‌ها پخش شده‌اند.
refusal-nothing-asked = اکنون تصمیمی لازم نیست.
refusal-not-your-turn = اکنون بازیکن { PLACE($owner) } برای باکس { PLACE($turn) } تصمیم می‌گیرد.
refusal-not-asked = اکنون باکس { PLACE($turn) } باید تصمیم بگیرد: { $asked ->
        [insurance] بیمه کند یا نه
        [dealer-game] بازی دیلر را بخرد یا نه
       *[decision] فولد، شرط‌بندی یا خرید
    }.
refusal-no-boxes = روی هیچ باکسی انتی گذاشته نشده است.
refusal-already-staked = بازیکن { PLACE($value) } شرط‌های خود را گذاشته است.
refusal-unknown-box = باکس { PLACE($box) } وجود ندارد: میز { COUNT($boxes) } باکس دارد.
refusal-box-twice = روی باکس { PLACE($value) } دو بار شرط گذاشته شده است.
refusal-box-taken = باکس { PLACE($box) } مال بازیکن { PLACE($owner) } است.
refusal-too-many-boxes = هر بازیکن حداکثر { COUNT($most) } باکس می‌تواند داشته باشد، نه { COUNT($boxes) }.
refusal-not-adjacent = باکس‌های یک بازیکن باید کنار هم باشند؛ باکس‌های { PLACE($left) } و { PLACE($right) } کنار هم نیستند.
refusal-ante-too-low = انتی { CHIPS($ante) } از حداقل میز، { CHIPS($least) }، کمتر است.
refusal-ante-too-high = انتی { CHIPS($ante) } از حداکثر میز، { CHIPS($most) }، بیشتر است.
refusal-ante-step = انتی { CHIPS($ante) } مضربی از { CHIPS($step) } نیست.
refusal-fraction = با انتی { CHIPS($ante) }، قیمت { ANTES($price) } برابر انتی عدد کاملی از امتیاز نمی‌شود.
refusal-stake-too-large = با این شرط‌ها ممکن است روی باکس { PLACE($box) } بیش از { CHIPS($most) } امتیاز برده شود.
refusal-ante-not-equal = انتی همهٔ باکس‌های یک بازیکن باید برابر باشد: { CHIPS($ante) } روی باکس { PLACE($box) } با { CHIPS($first) } برابر نیست.
refusal-ante-above-first = انتی باکس‌های بعدی نباید از باکس اول بیشتر باشد: { CHIPS($ante) } روی باکس { PLACE($box) } از { CHIPS($first) } بیشتر است.
refusal-unknown-side-bet = این میز شرطی به نام «{ $value }» ندارد.
refusal-no-stake-of = «{ $value }» بر پایهٔ انتی پرداخت می‌شود و شرط جداگانه ندارد.
refusal-compulsory = روی هر باکس باید «{ $value }» هم شرط گذاشته شود.
refusal-side-too-low = شرط { CHIPS($stake) } روی «{ $name }» از حداقل، { CHIPS($least) }، کمتر است.
refusal-side-too-high = شرط { CHIPS($stake) } روی «{ $name }» از حداکثر، { CHIPS($most) }، بیشتر است.
refusal-side-fixed = شرط روی «{ $name }» باید { CHIPS($fixed) } باشد، نه { CHIPS($stake) }.
refusal-blind-side-bet = باکس { PLACE($box) } بلایند است و نمی‌تواند روی «{ $name }» شرط بگذارد.
refusal-no-buying-ahead = روی باکس { PLACE($value) } چیزی از پیش خریده نمی‌شود.
refusal-not-offered = این میز { $value ->
        [sixth] کارت ششم نمی‌فروشد
        [exchange] تعویض کارت ندارد
        [insurance] بیمه ندارد
       *[dealer-game] بازی دیلر را نمی‌فروشد
    }.
refusal-balance-too-low = { CHIPS($needed) } امتیاز لازم است و { CHIPS($balance) } امتیاز می‌توان خرج کرد.
refusal-bet-not-covered = پس از پرداخت { CHIPS($price) } برای شرط { CHIPS($bet) } کافی نمی‌ماند: { CHIPS($balance) } می‌توان خرج کرد.
refusal-bet-forced = پس از این تعویض باید شرط‌بندی کرد.
refusal-sixth-bought = کارت ششم خریده شده است و پس از آن چیزی خریده نمی‌شود.
refusal-exchanged = پس از تعویض کارت، کارت ششم فروخته نمی‌شود.
refusal-hand-insured = دست بیمه شده است و پس از آن چیزی خریده نمی‌شود.
refusal-exchanges-used = هر باکس حداکثر { COUNT($times) } بار می‌تواند کارت عوض کند.
refusal-only-one-again = پس از تعویض فقط یک کارت را می‌توان دوباره عوض کرد، آن هم وقتی پیش‌تر یک کارت عوض شده باشد.
refusal-exchange-count = تعویض { COUNT($cards) } کارت در این میز ممکن نیست.
refusal-not-held = در دست نیست: { CARDS($value) }.
refusal-pack-too-short = { COUNT($needed) } کارت از بسته لازم است و فقط { COUNT($left) } کارت مانده است.
refusal-already-insured = دست بیمه شده است.
refusal-hand-too-low = این دست را نمی‌توان بیمه کرد: { WORD("hand", $hand) }. بیمه از این دست شروع می‌شود: { WORD("hand", $from) }.
refusal-insurance-not-possible = حداقل بیمه { CHIPS($least) } است و این دست تا { CHIPS($most) } اجازه می‌دهد.
refusal-insurance-outside = بیمهٔ { CHIPS($stake) } میان { CHIPS($least) } و { CHIPS($most) } نیست.
refusal-blind-may-not = باکس بلایند اجازهٔ این کار را ندارد.
refusal-insured-may-not = باکس بیمه‌شده نمی‌تواند بازی دیلر را بخرد.
refusal-out-of-play = باکس { PLACE($value) } دیگر در بازی نیست.
refusal-name-a-card = کارتی را که دیلر دور می‌اندازد انتخاب کنید: { CARDS($value) }.
refusal-card-not-for-you = این باکس تعیین نمی‌کند که دیلر کدام کارت را دور بیندازد.

## Why a question has no answer

question-hand-count = باکس در اینجا باید { COUNT($wanted) } کارت داشته باشد؛ داده شده: { COUNT($given) }.
question-discard-count = در اینجا باید { COUNT($wanted) } کارت دور انداخته شده باشد؛ داده شده: { COUNT($given) }.
question-dealer-count = دیلر پنج کارت دارد؛ داده شده: { COUNT($value) }.
question-up-card-missing = کارت باز دیلر، { CARD($value) }، میان پنج کارت او نیست.
question-twice = { CARD($value) } در دو جا آمده است.
question-not-in-pack = { CARD($value) } در بستهٔ کارت نیست.
question-exchange-count = از یک تا پنج کارت را می‌توان عوض کرد، نه { COUNT($value) }.
question-dealt-hand = دست پخش‌شدهٔ { CARDS($value) } با دست و آنچه خریده شده جور نیست.
question-too-few-unseen = فقط { COUNT($value) } کارت نادیده مانده است که برای ادامهٔ پخش کافی نیست.
question-not-offered = { $what ->
        [sixth] این قوانین کارت ششم نمی‌فروشند.
        [exchange] این قوانین تعویض { COUNT($cards) } کارت ندارند.
       *[nothing] این قوانین چنین چیزی ندارند.
    }
question-dealt-hand-needed = بونوس به دست پخش‌شده نگاه می‌کند: پنج کارت پخش‌شده را بدهید.
question-round-over = دست پخش‌شده فوراً «{ $value }» را می‌برد و دور برای باکس تمام می‌شود.
question-up-card-place = اینجا اولین کارت پخش‌شده عوض می‌شود، پس کارت‌های دیلر باید به ترتیب پخش باشند: کارت باز او { CARD($up) } در جای { COUNT($place) }.
question-insurance-outside = بیمهٔ { ANTES($stake) } برابر انتی جور نیست: این دست را از صفر تا { ANTES($most) } برابر انتی می‌توان بیمه کرد.

## Why rules or stakes have no exact answer

unserved-repeated-exchange = با این قوانین هر باکس بیش از یک بار می‌تواند کارت عوض کند. می‌توان بازی کرد، ولی هنوز حساب دقیق ندارد.
unserved-sixth-with-exchange = این قوانین در کنار تعویض، کارت ششم هم می‌فروشند. می‌توان بازی کرد، ولی هنوز حساب دقیق ندارد.
unserved-ante-needed = حداکثر پرداخت به امتیاز است: انتی را به امتیاز بدهید.
unserved-shared-payout-limit = حداکثر پرداخت شرط‌های دیگر را هم در بر می‌گیرد، پس یک وضعیت به‌تنهایی جواب دقیق ندارد.
unserved-no-bonus = شرط بونوس داده شده است، ولی این قوانین بونوس ندارند.
unserved-bonus-stake = شرط بونوس باید بیشتر از صفر باشد، نه { ANTES($value) }.
unserved-ante-stake = انتی باید بیشتر از صفر باشد، نه { CHIPS($value) }.
unserved-too-large = مبلغ‌های این قوانین برای جمع دقیق بیش از حد بزرگ‌اند.

## When the server cannot do what was asked

error-bad-request = درخواست قابل فهم نیست.
error-no-player = با این کوکی کسی سر این میز ننشسته است.
error-foreign-origin = صفحهٔ سایت دیگری نمی‌تواند این را بخواهد.
error-not-found = چنین چیزی اینجا نیست.
error-bad-method = این نشانی چنین روشی را نمی‌پذیرد.
error-too-slow = درخواست بیش از حد طول کشید.
error-stale = وضعیت میز عوض شده است. نگاه کنید و دوباره بخواهید.
error-too-large = درخواست بیش از حد طولانی است.
error-not-json = متن درخواست باید JSON باشد.
error-foreign-host = درخواست برای میزبان دیگری بوده است.
error-failed = در سرور اشکالی پیش آمد. کاری انجام نشد.
error-busy = پرسش‌های زیادی در صف‌اند. کمی بعد دوباره بپرسید.
error-unreachable = سرور در دسترس نیست.
error-refused = قوانین این را اجازه نمی‌دهند.
error-round-open = این کار باید تا پایان دور صبر کند.
error-no-room = روی دیسک سرور جایی نمانده است. کاری انجام نشد.
