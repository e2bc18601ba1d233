# What only the full-screen table in the terminal says. Words of the game are in core.ftl, and what it has in common with
# the table line by line in terminal.ftl. Keys stay as they are: a, m, q, Enter and so on.

# $columns, $rows: the least size of the window.
screen-too-small = پنجره برای میز کوچک است: { COUNT($columns) } × { COUNT($rows) } لازم است. آن را بزرگ‌تر کنید یا با q بروید.

## A decision

# The title of a column of figures, as short as can be.
screen-worth = ارزش
screen-hidden = کلید a ارزش هر گزینه را نشان می‌دهد.
screen-choose = با حرف یا با ↑ و ↓ انتخاب کنید؛ Enter آن را انجام می‌دهد.
screen-choose-cards = کارت‌هایی را که دور می‌اندازید انتخاب کنید: 1 تا 5، یا ← → و کلید فاصله.
screen-choose-points = بنویسید چند امتیاز بیمه شود.
# $text: what Enter does.
screen-confirm = Enter: { $text }
# $text: the amount as far as it is typed. $least, $most: points.
screen-insure = Enter: بیمه به مبلغ { $text } · از { CHIPS($least) } تا { CHIPS($most) }

## Stakes

screen-boxes = باکس‌ها
# $most: how many boxes a player may have.
screen-boxes-most = از 1 تا { COUNT($most) }، هر کدام با همان شرط‌ها.
screen-welcome = شرط‌ها را تعیین کنید و Enter را بزنید: به هر باکس و به دیلر پنج کارت داده می‌شود. ? کلیدها و بازی را توضیح می‌دهد.

## What keys do, in a word or two: all stand in one line

screen-key-confirm = انجام
screen-key-choose = انتخاب
screen-key-cards = کارت‌ها
screen-key-advice = ارزش‌ها
screen-key-all = بیشتر
screen-key-fewer = کمتر
screen-key-help = راهنما
screen-key-rules = قوانین
screen-key-leave = خروج
screen-key-deal = پخش
screen-key-again = پخش دوباره
screen-key-stakes = شرط‌ها
screen-key-field = فیلد
screen-key-change = تغییر
screen-key-back = بازگشت
screen-key-sit-down = نشستن

## The help

screen-sheet-more = ↓ ادامه · Esc بستن
screen-sheet-close = Esc بستن
screen-help-field = رفتن به فیلد دیگر
screen-help-change = کمتر یا بیشتر؛ یا عدد را بنویسید
screen-help-again = پخش دوباره با همان شرط‌ها
screen-help-scroll = ادامهٔ تسویه
screen-help-rules = قوانین این خانه
screen-help-houses = انتخاب خانه؛ Enter سر میز می‌نشاند
screen-help-leave = خروج؛ وسط دور باید q را دو بار زد
screen-help-interrupt = خروج فوری
screen-help-exchange = انتخاب کارت برای تعویض، با شمارهٔ جا یا کلید فاصله
screen-help-insure = بیمه؛ سپس امتیاز را بنویسید
screen-help-options = رفتن میان گزینه‌ها
screen-help-confirm = انجام آنچه انتخاب شده
screen-help-nothing = لغو انتخاب
# Shown in languages that run from right to left.
screen-help-bidi = سطرهای راست به چپ را ترمینال برمی‌گرداند، اگر بتواند. اگر درست دیده نمی‌شوند با --bidi app شروع کنید: آنگاه خود برنامه آن‌ها را برمی‌گرداند و حرف‌ها را به هم می‌چسباند. صفحهٔ وب (tuz serve) همیشه آن‌ها را درست نشان می‌دهد.
