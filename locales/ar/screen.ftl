# What only the full-screen table in the terminal says. Words of the game are in core.ftl, and what it has in common with
# the table line by line in terminal.ftl. Keys stay as they are: a, m, q, Enter and so on.

# $columns, $rows: the least size of the window.
screen-too-small = النافذة أصغر من الطاولة: يلزم { COUNT($columns) } × { COUNT($rows) }. كبّرها أو غادر بالمفتاح q.

## A decision

# The title of a column of figures, as short as can be.
screen-worth = القيمة
screen-hidden = المفتاح a يعرض قيمة كل خيار.
screen-choose = اختر بالحرف أو بالمفتاحين ↑ و↓؛ وEnter ينفّذ.
screen-choose-cards = اختر البطاقات التي تتخلص منها: 1 إلى 5، أو ← → ومفتاح المسافة.
screen-choose-points = اكتب بكم نقطة يكون التأمين.
# $text: what Enter does.
screen-confirm = Enter: { $text }
# $text: the amount as far as it is typed. $least, $most: points.
screen-insure = Enter: التأمين بمبلغ { $text } · من { CHIPS($least) } إلى { CHIPS($most) }

## Stakes

screen-boxes = الصناديق
# $most: how many boxes a player may have.
screen-boxes-most = من 1 إلى { COUNT($most) }، ولكل منها الرهانات نفسها.
screen-welcome = حدّد الرهانات واضغط Enter: تُوزَّع خمس بطاقات على كل صندوق وعلى الموزّع. ? يشرح المفاتيح واللعبة.

## What keys do, in a word or two: all stand in one line

screen-key-confirm = تنفيذ
screen-key-choose = اختيار
screen-key-cards = بطاقات
screen-key-advice = القيم
screen-key-all = المزيد
screen-key-fewer = أقل
screen-key-help = مساعدة
screen-key-rules = القواعد
screen-key-leave = مغادرة
screen-key-deal = توزيع
screen-key-again = توزيع جديد
screen-key-stakes = الرهانات
screen-key-field = الحقل
screen-key-change = تغيير
screen-key-back = رجوع
screen-key-sit-down = جلوس

## The help

screen-sheet-more = ↓ المزيد · Esc إغلاق
screen-sheet-close = Esc إغلاق
screen-help-field = حقل آخر
screen-help-change = أقل أو أكثر؛ أو اكتب رقمًا
screen-help-again = توزيع جديد بالرهانات نفسها
screen-help-scroll = بقية التسوية
screen-help-rules = قواعد هذا الكازينو
screen-help-houses = اختيار الكازينو؛ وEnter للجلوس
screen-help-leave = مغادرة؛ وفي وسط الجولة اضغط q مرتين
screen-help-interrupt = مغادرة فورًا
screen-help-exchange = اختيار بطاقات للتبديل، بمواضعها أو بمفتاح المسافة
screen-help-insure = التأمين؛ ثم اكتب النقاط
screen-help-options = التنقل بين الخيارات
screen-help-confirm = تنفيذ ما اختير
screen-help-nothing = إلغاء الاختيار
# Shown in languages that run from right to left.
screen-help-bidi = الطرفية هي التي تعكس الأسطر المكتوبة من اليمين إلى اليسار إن كانت تستطيع. فإن ظهرت معكوسة فابدأ بالخيار --bidi app: عندئذ يعكسها البرنامج ويصل الحروف. وصفحة الويب (tuz serve) تعرضها صحيحة دائمًا.
