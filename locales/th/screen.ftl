# What only the full-screen table in the terminal says. Words of the game are in core.ftl, and what it has in common with
# the table line by line in terminal.ftl. Keys stay as they are: a, m, q, Enter and so on.

# $columns, $rows: the least size of the window.
screen-too-small = หน้าต่างเล็กเกินไปสำหรับโต๊ะ ต้องมี { COUNT($columns) } × { COUNT($rows) } ขยายหน้าต่าง หรือกด q เพื่อออก

## A decision

# The title of a column of figures, as short as can be.
screen-worth = ค่า
screen-hidden = กด a เพื่อดูค่าของแต่ละทางเลือก
screen-choose = เลือกด้วยตัวอักษร หรือ ↑ กับ ↓ แล้วกด Enter
screen-choose-cards = เลือกไพ่ที่จะทิ้ง: 1 ถึง 5 หรือ ← → กับแป้นเว้นวรรค
screen-choose-points = พิมพ์จำนวนแต้มที่จะทำประกัน
# $text: what Enter does.
screen-confirm = Enter: { $text }
# $text: the amount as far as it is typed. $least, $most: points.
screen-insure = Enter: ทำประกัน { $text } · { CHIPS($least) } ถึง { CHIPS($most) }

## Stakes

screen-boxes = บ็อกซ์
# $most: how many boxes a player may have.
screen-boxes-most = ตั้งแต่ 1 ถึง { COUNT($most) } เดิมพันเท่ากันทุกบ็อกซ์
screen-welcome = ตั้งเดิมพันแล้วกด Enter แต่ละบ็อกซ์และดีลเลอร์จะได้ไพ่ห้าใบ กด ? เพื่อดูปุ่มและวิธีเล่น

## What keys do, in a word or two: all stand in one line

screen-key-confirm = ทำ
screen-key-choose = เลือก
screen-key-cards = ไพ่
screen-key-advice = ดูค่า
screen-key-all = เพิ่มเติม
screen-key-fewer = น้อยลง
screen-key-help = วิธีใช้
screen-key-rules = กฎ
screen-key-leave = ออก
screen-key-deal = แจก
screen-key-again = แจกอีกครั้ง
screen-key-stakes = เดิมพัน
screen-key-field = ช่อง
screen-key-change = เปลี่ยน
screen-key-back = กลับ
screen-key-sit-down = นั่งโต๊ะ

## The help

screen-sheet-more = ↓ ต่อ · Esc ปิด
screen-sheet-close = Esc ปิด
screen-help-field = ไปช่องอื่น
screen-help-change = ลดหรือเพิ่ม หรือพิมพ์ตัวเลข
screen-help-again = แจกอีกครั้งด้วยเดิมพันเดิม
screen-help-scroll = ดูส่วนที่เหลือของการคิดเงิน
screen-help-rules = กฎของเจ้ามือนี้
screen-help-houses = เลือกเจ้ามือ แล้วกด Enter เพื่อนั่งโต๊ะ
screen-help-leave = ออก กลางตาต้องกด q สองครั้ง
screen-help-interrupt = ออกทันที
screen-help-exchange = เลือกไพ่ที่จะเปลี่ยนตามตำแหน่งหรือด้วยแป้นเว้นวรรค
screen-help-insure = ทำประกัน แล้วพิมพ์แต้ม
screen-help-options = เลื่อนไปทางเลือกอื่น
screen-help-confirm = ทำสิ่งที่เลือก
screen-help-nothing = ยกเลิกการเลือก
# Shown in languages that run from right to left.
screen-help-bidi = บรรทัดที่เขียนจากขวาไปซ้ายนั้นเทอร์มินัลเป็นผู้กลับ ถ้าทำได้ ถ้าดูไม่ถูกต้องให้เริ่มด้วย --bidi app โปรแกรมจะกลับและต่อตัวอักษรเอง ส่วนหน้าเว็บ (tuz serve) แสดงถูกต้องเสมอ
