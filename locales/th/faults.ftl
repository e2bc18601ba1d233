# What commands say when something cannot be done, and what to do about it. Names of options, files and keys, and what was
# typed, stand in `backticks`. Figures are shown by functions; $name, $text, $value and $list come as they are written.

said-error = ข้อผิดพลาด: { $text }
said-hint = คำแนะนำ: { $text }
said-warning = คำเตือน: { $text }
said-note = หมายเหตุ: { $text }
said-usage = วิธีใช้: { $text }
# $name: what may be meant.
said-perhaps = อาจหมายถึง `{ $name }`
# $list: names in backticks, any one of which may be meant.
said-perhaps-one = อาจหมายถึงหนึ่งในนี้: { $list }

## Arguments

arg-no-command = ไม่ได้ระบุคำสั่ง
# $name: the argument.
arg-unknown = ไม่มีอาร์กิวเมนต์ `{ $name }`
arg-unknown-command = ไม่มีคำสั่ง `{ $name }`
arg-no-value = `{ $name }` ต้องมีค่า
arg-twice = ระบุ `{ $name }` ซ้ำสองครั้ง
# $value: what was typed.
arg-value = `{ $value }` เป็นค่าของ `{ $name }` ไม่ได้
# $value: what was typed. $text: what is wanted.
arg-bad-value = `{ $value }` เป็นค่าของ `{ $name }` ไม่ได้: { $text }
# $list: other arguments.
arg-conflict = ใช้ `{ $name }` พร้อมกับ { $list } ไม่ได้
# $list: arguments.
arg-missing = ยังไม่ได้ระบุ: { $list }
# $value: the value.
arg-many = `{ $value }` เกินจำนวนค่าที่ `{ $name }` รับได้
# $count: how many values there are. $least: how many there must be.
arg-few = `{ $name }` ต้องมี { COUNT($least) } ค่า แต่ให้มา { COUNT($count) } ค่า
arg-no-text = มีอาร์กิวเมนต์ที่ไม่ใช่ข้อความ UTF-8
arg-quotes = ไพ่ที่อยู่ชุดเดียวกันต้องอยู่ในเครื่องหมายคำพูด: "As Kd 5h 5c 10s"
# $text: what to write.
arg-as-value = ถ้าจะส่งเป็นค่า ให้เขียน `{ $text }`
# $name: the variable of the environment. $text: what is wanted.
arg-variable = ตัวแปรสภาพแวดล้อม `{ $name }`: { $text }

## Values that are typed

value-points = ต้องเป็นจำนวนเต็มของแต้ม น้อยกว่า 10^18
# $most: antes.
value-antes = ต้องเป็นจำนวนแอนติตั้งแต่ 0 ถึง { COUNT($most) } เป็นจำนวนเต็มหรือเศษส่วน เช่น `3/2`
value-width = ต้องเป็นจำนวนแอนติตั้งแต่ 0 ถึง 1 เช่น `1/1000`, `0.001` หรือ `1e-3`
value-purchase = ต้องเป็น `sixth` หรือ `exchange:` ตามด้วยจำนวนไพ่ 1 ถึง 5
value-side-stake = ต้องเป็นชื่อเดิมพันข้าง ตามด้วย `=` และจำนวนแต้ม เช่น `super=5`
value-chips = ต้องเป็นจำนวนเต็มของชิป
value-stakes = ต้องเป็นจำนวนชิปสองจำนวน จำนวนที่น้อยกว่าอยู่หน้า เช่น `5/10`
value-share = ต้องเป็นสัดส่วนที่มากกว่า 0 และไม่เกิน 1 เช่น `0.001` หรือ `1e-3`
# $list: codes of languages in backticks.
value-language = มีภาษาเหล่านี้: { $list }
# $value, $text: the least and the most.
value-whole = ต้องเป็นจำนวนเต็มตั้งแต่ { $value } ถึง { $text }
value-sample = ต้องเป็นจำนวนเต็มหรือ `all`
# $count: how many characters there are.
value-hex-length = ต้องเป็นเลขฐานสิบหก 64 หลัก ไม่ใช่ { COUNT($count) }
# $text: the character. $place: where it stands, from 1.
value-hex-digit = `{ $text }` ที่อักขระที่ { COUNT($place) } ไม่ใช่เลขฐานสิบหกตัวเล็ก
value-seed-empty = คำของผู้เล่นว่างอยู่
# $count: bytes. $most: the most there may be.
value-seed-long = คำของผู้เล่นยาว { COUNT($count) } ไบต์ แต่ยาวได้ไม่เกิน { COUNT($most) } ไบต์
# $text: the character. $place: where it stands, from 1.
value-seed-control = คำของผู้เล่นมีอักขระควบคุม `{ $text }` ที่อักขระที่ { COUNT($place) }

## Cards that are typed

# $name: the argument, or which cards. $text: why.
cards-unread = อ่าน { $name } ไม่ได้: { $text }
# $text: what was typed. $place: where it stands, from 1.
cards-no-rank = `{ $text }` ที่อักขระที่ { COUNT($place) } ไม่ใช่อันดับไพ่ (2 ถึง 10, T, J, Q, K, A)
cards-no-suit = `{ $text }` ที่อักขระที่ { COUNT($place) } ไม่มีดอก (c, d, h, s หรือ ♣, ♦, ♥, ♠)
# $value: what stands where the suit should.
cards-other-suit = `{ $text }` ที่อักขระที่ { COUNT($place) }: `{ $value }` ไม่ใช่ดอกไพ่ (c, d, h, s หรือ ♣, ♦, ♥, ♠)
cards-twice = `{ $text }` ที่อักขระที่ { COUNT($place) } ซ้ำกับที่มีอยู่แล้ว
# $count: how many there are.
cards-not-one = ต้องเป็นไพ่หนึ่งใบ ไม่ใช่ { COUNT($count) } ใบ
# $place: where it stands, from 1.
cards-bracket = วงเล็บเหลี่ยมที่อักขระที่ { COUNT($place) } ไม่มีคู่

## Hands and spots

# $count: how many there are.
ev-hand-count = มือต้องมีไพ่ห้าหรือหกใบ ไม่ใช่ { COUNT($count) } ใบ
ev-insured-early = คิดประกันได้เมื่อดีลเลอร์เปิดไพ่แล้วเท่านั้น
ev-six-cards = ไพ่หกใบคือมือที่ซื้อไพ่ใบที่หกแล้ว: `--bought sixth`
ev-sixth-last = เมื่อใช้ `--bought sixth` ไพ่ใบที่หกต้องอยู่ท้ายสุดของมือ
ev-bad-lines = มีบางบรรทัดที่ตอบไม่ได้: คำตอบของบรรทัดนั้นบอกว่าทำไม
# $most: bytes.
ev-line-long = บรรทัดยาวเกิน { COUNT($most) } ไบต์
ev-line-no-text = บรรทัดนี้ไม่ใช่ข้อความ UTF-8
ev-line-no-object = บรรทัดนี้ไม่ใช่ออบเจกต์ JSON
# $column: the column. $text: why.
ev-line-json = คอลัมน์ { COUNT($column) }: { $text }
# $name: the key.
ev-line-json-key = คอลัมน์ { COUNT($column) }, `{ $name }`: { $text }
# $count: how many there are.
ev-one-upcard = `upcard` ต้องเป็นไพ่หนึ่งใบ ไม่ใช่ { COUNT($count) } ใบ
# $name: the key.
ev-cards-kind = `{ $name }` ต้องเป็นไพ่ที่เขียนเป็นข้อความหรือเป็นรายการ
# $name: the key. $text: why.
ev-key = `{ $name }`: { $text }

## Settlement

# $name: a side bet.
settle-twice = วางเดิมพันที่ `{ $name }` ซ้ำสองครั้ง
# $value: a card.
settle-shared = { CARDS($value) } อยู่ทั้งในบ็อกซ์และในมือดีลเลอร์
# $name: a side bet.
settle-dealt-needed = `{ $name }` ดูจากไพ่ห้าใบที่แจก: เมื่อเปลี่ยนไพ่แล้วต้องระบุ `--dealt`
settle-no-dealer-game = กฎนี้ไม่มีการซื้อเกมจากดีลเลอร์
# $value: a card.
settle-other-thrown = ตามกฎนี้ ดีลเลอร์ต้องทิ้ง { CARD($value) }
settle-not-dealers = { CARD($value) } ไม่ใช่ไพ่ของดีลเลอร์
settle-choose = บ็อกซ์เป็นผู้เลือกไพ่ที่ดีลเลอร์จะทิ้ง
settle-choose-how = ระบุไพ่ด้วย `--thrown`
settle-drawn-held = { CARD($value) } เป็นไพ่ของดีลเลอร์อยู่แล้ว จึงจั่วไม่ได้
# $card: the card thrown away.
settle-draws-again = { CARD($value) } มีอันดับเดียวกับ { CARD($card) } และตามกฎนี้ ดีลเลอร์ต้องจั่วอีกครั้ง
# $count: how many there are.
settle-dealt-count = บ็อกซ์ได้รับแจกไพ่ห้าใบ ไม่ใช่ { COUNT($count) } ใบ
# $most: how many there must be.
settle-hand-count = ตอนจบบ็อกซ์ต้องมีไพ่ { COUNT($most) } ใบ ไม่ใช่ { COUNT($count) } ใบ
# $count: new cards. $most: as many as can be new.
settle-too-many-new = บ็อกซ์มีไพ่ที่ไม่ได้แจกให้ตอนแรก { COUNT($count) } ใบ แต่สิ่งที่ซื้อให้ไพ่ใหม่ไม่เกิน { COUNT($most) } ใบ
settle-dealer-count = ดีลเลอร์ต้องมีไพ่ห้าใบ ไม่ใช่ { COUNT($count) } ใบ
settle-replaced-count = ดีลเลอร์เปลี่ยนไพ่ได้หนึ่งใบ แต่มีไพ่ใหม่ { COUNT($count) } ใบ
settle-not-needed = ดีลเลอร์มีเกมแล้ว จึงไม่มีการซื้อเกม
settle-not-instant = ไม่มีเดิมพันใดชนะทันที

## Players and records

# $player: the player, from 0. $text: the balance. $value: the most.
sit-balance = ผู้เล่น { PLACE($player) } นั่งโต๊ะด้วย { $text } แต้มไม่ได้: ต้องมีตั้งแต่ 0 ถึง { $value }
# $count: players.
sit-players = ผู้เล่น { COUNT($count) } คนนั่งโต๊ะเดียวกันไม่ได้: ได้ไม่เกิน { COUNT($most) } คน
# $name: the file. $text: why.
record-no-round = บันทึก `{ $name }` ไม่ใช่ตาตามกฎ: { $text }
# $line, $column: where. $text: why, in English.
record-json = บรรทัด { COUNT($line) } คอลัมน์ { COUNT($column) }: { $text }
# $name: the key.
record-json-key = บรรทัด { COUNT($line) } คอลัมน์ { COUNT($column) }, `{ $name }`: { $text }
record-rules = กฎใน `rules` มีข้อผิดพลาด:
record-other-rules = ตานี้เล่นด้วยกฎอื่น ไม่ใช่กฎที่เขียนไว้ในข้อความ
record-two-packs = บันทึกต้องมี `pack` หรือ `shuffle` อย่างใดอย่างหนึ่ง มีทั้งสองไม่ได้
# $text: why.
record-shuffle = `shuffle` ไม่ถูกต้อง: { $text }
record-short-pack = `shuffle` เป็นของสำรับแบบอื่น: { $text }
record-other-pack = ตานี้ไม่ได้แจกตามลำดับที่ได้จาก `shuffle`
# $count: cards.
record-pack-count = สำรับต้องมีไพ่ 52 ใบ ไม่ใช่ { COUNT($count) } ใบ
# $value: a card. $place: where it stands again, from 1.
record-pack-twice = { CARD($value) } มีในสำรับสองครั้ง ครั้งที่สองอยู่ตำแหน่งที่ { COUNT($place) }
# $count: the event, from 1. $text: why.
record-event = เหตุการณ์ที่ { COUNT($count) }: { $text }
record-no-pack = มีการแจกไพ่ แต่ไม่มีสำรับ
# $text: the kind of an event.
record-does-not-follow = { $text } เกิดต่อจากเหตุการณ์ก่อนหน้าไม่ได้
# $name: a field. $text: what is recorded. $value: what it must be.
record-differs = `{ $name }` คือ { $text } แต่ต้องเป็น { $value }
# $text: what is recorded. $value: what it must be.
record-other-event = ตรงนี้คือ { $text } แต่ต้องเป็น { $value }
# $text: the kind of an event.
record-missing = เหตุการณ์หมดแล้ว แต่ต้องมี { $text } ตามมา

## Files

file-input-once = อ่านอินพุตมาตรฐานได้เพียงครั้งเดียว
# $name: the path.
file-none = ไม่มีไฟล์ `{ $name }`
file-folder = `{ $name }` เป็นโฟลเดอร์ ไม่ใช่ไฟล์
# $text: the reason, in the words of the system.
file-unread = อ่าน `{ $name }` ไม่ได้: { $text }
file-unwritten = เขียน `{ $name }` ไม่ได้: { $text }
file-unmade = สร้างโฟลเดอร์ `{ $name }` ไม่ได้: { $text }
file-not-made = สร้างไฟล์ `{ $name }` ไม่ได้: { $text }
file-unusable = ใช้โฟลเดอร์ `{ $name }` ไม่ได้: { $text }
# $most: bytes.
file-long = `{ $name }` ยาวเกิน { COUNT($most) } ไบต์
# $place: the first byte that fits nowhere, from 1.
file-no-text = `{ $name }` ไม่ใช่ข้อความ UTF-8: ไบต์ที่ { COUNT($place) } ไม่ถูกต้อง
file-no-object = `{ $name }` ไม่ใช่ออบเจกต์ JSON
file-output = เขียนเอาต์พุตไม่ได้: { $text }
# $name: the rules that were asked for.
file-no-rules = ไม่มีกฎชื่อ `{ $name }`
file-rules-names = ดูชื่อกฎด้วย `tuz rules list` หรือระบุพาธของไฟล์กฎ
# $count: how many faults there are.
file-rules-faults = ไฟล์กฎ `{ $name }` มีข้อผิดพลาด { COUNT($count) } ข้อ:
# $name: the file.
file-sound = { $name }: ไม่มีข้อผิดพลาด
file-no-strategy = ไม่มีกลยุทธ์ `{ $name }`
# $list: names in backticks.
file-strategy-names = มี { $list } หรือระบุพาธของไฟล์กลยุทธ์
file-strategy-faults = ไฟล์กลยุทธ์ `{ $name }` มีข้อผิดพลาด { COUNT($count) } ข้อ:
file-no-data = ระบบนี้ไม่มีที่เก็บข้อมูล
file-data-named = ระบุที่เก็บข้อมูลด้วย `--data FOLDER`
file-data-elsewhere = ใช้ `--data FOLDER` เพื่อเก็บข้อมูลไว้ที่อื่น
file-unkept = เก็บคำตอบไว้ใน `{ $name }` ไม่ได้: { $text }

## House edges, strategies and rounds

edge-interrupted = หยุดก่อนที่จะได้ผลใด ๆ
edge-no-certificate = หยุดก่อนที่จะรู้ค่าของทุกสถานการณ์: ไม่ได้เขียนใบรับรอง
# $name: the file. $text: why.
edge-not-written = เขียนใบรับรอง `{ $name }` ไม่ได้: { $text }
edge-other-file = `{ $name }` ไม่ใช่ใบรับรอง: { $text }
edge-does-not-hold = ใบรับรอง `{ $name }` ไม่ถูกต้อง
# $name: the rules. $count: classes of spots.
edge-certificate = ใบรับรองของ { $name }: สถานการณ์ { COUNT($count) } กลุ่ม
edge-told-once = มีครบทุกสถานการณ์ สถานการณ์ละครั้ง และค่าเฉลี่ยตรงกับที่ระบุ
edge-worked-out = คำนวณใหม่ทีละกลุ่ม { COUNT($count) } กลุ่ม: ตรงกับที่ระบุทั้งหมด
edge-ante-how = ระบุด้วย `--ante POINTS`
unsolved-dealer-game = `dealer_game` ที่มี `card = "choice"` หรือมีเกณฑ์สูงกว่าหนึ่งคู่: ยังคำนวณทั้งเกมแบบนี้ไม่ได้
unsolved-second-must-win = `second.must_win` พร้อมกับ `sixth`: ยังคำนวณทั้งเกมที่มีทั้งสองอย่างไม่ได้
unsolved-bonus = ยังคำนวณทั้งเกมที่มีเดิมพันโบนัสไม่ได้
# $count: cards.
unsolved-few-cards = สำรับ { COUNT($count) } ใบน้อยเกินไปสำหรับการจั่วทุกแบบที่กฎนี้อนุญาต
unsolved-nothing-offered = กลยุทธ์ทำสิ่งที่กฎนี้ไม่มี
unsolved-sixth-offered = กลยุทธ์ซื้อไพ่ใบที่หก ซึ่งกฎนี้ไม่มี
unsolved-exchange-offered = กลยุทธ์เปลี่ยนไพ่ { COUNT($count) } ใบในครั้งเดียว ซึ่งกฎนี้ไม่มี
# $name: a list of the strategy file.
unsolved-flush-draw = `{ $name }` มีเงื่อนไขไพ่ลุ้นฟลัชในมือสุดท้าย: ยังคำนวณแบบแม่นยำไม่ได้ว่ากลยุทธ์แบบนี้เสียเปรียบเท่าไร
# $value: the hand. $card: the dealer’s open card. $text: why.
simulate-refused = เมื่อถือ { CARDS($value) } เจอ { CARD($card) } กลยุทธ์เลือกสิ่งที่ทำไม่ได้: { $text }
# $count: rounds.
simulate-many = จำลองได้ไม่เกิน { COUNT($most) } ตา ไม่ใช่ { COUNT($count) } ตา
# $least, $most: lines. $text: what was typed.
strategy-lines = ตารางกลยุทธ์มีได้ { COUNT($least) } ถึง { COUNT($most) } บรรทัด ไม่ใช่ `{ $text }`
# $text: the format.
strategy-needs-file = `--format { $text }` เขียนหลายล้านแถว: ต้องระบุไฟล์ด้วย `--out`
strategy-no-parquet = โปรแกรมนี้สร้างโดยไม่รองรับไฟล์ Parquet
strategy-no-parquet-how = สร้างโปรแกรมด้วย `--features export` หรือเขียนด้วย `--format csv`
strategy-several = หลายตารางพร้อมกันเขียนได้เฉพาะเป็นข้อความหรือ Markdown

## Certificates of a house edge

# $text: why, in English.
certificate-header = บรรทัดแรกไม่ใช่บรรทัดของใบรับรอง: { $text }
# $count: its format. $most: the one that is known.
certificate-format = เป็นรูปแบบ { COUNT($count) } แต่รู้จักเฉพาะ { COUNT($most) }
# $text: why.
certificate-rules = กฎในไฟล์มีข้อผิดพลาด: { $text }
# $text: what stands there.
certificate-fraction = `{ $text }` ไม่ใช่เศษส่วน
certificate-columns = บรรทัด 2 ต้องเป็น `{ $text }`
# $line: the line. $text: what is wrong there.
certificate-line = บรรทัด { COUNT($line) }: { $text }
certificate-unread = อ่านไม่ได้: { $text }
# $count: how many there are.
certificate-fields = มี { COUNT($count) } ช่อง แต่ต้องมี 7 ช่อง
# $text: what stands there. $name: the column.
certificate-field = `{ $text }` ใช้เป็นค่าของ `{ $name }` ไม่ได้
certificate-spots = กลุ่มนี้มี { COUNT($count) } สถานการณ์
certificate-twice = กลุ่มนี้อยู่ในบรรทัดอื่นด้วย
# $count: how many there are. $most: how many there should be.
certificate-classes = มี { COUNT($count) } กลุ่ม แต่ระบุไว้ { COUNT($most) } กลุ่ม
# $text: the rank of the open card. $count, $most: spots.
certificate-card-spots = เมื่อเปิด { $text } มี { COUNT($count) } สถานการณ์ จาก { COUNT($most) }
certificate-card-mean = เมื่อเปิด { $text } ค่าเฉลี่ยของกลุ่มไม่ตรงกับที่ระบุ
certificate-mean = ค่าเฉลี่ยของทุกกลุ่มไม่ตรงกับที่ระบุ
certificate-no-option = ไม่มีตัวเลือกนี้
# $name, $text: exact worths. $value: two bounds.
certificate-worth = ตัวเลือกนี้มีค่า { $name } ตัวเลือกที่ดีที่สุดมีค่า { $text } แต่ระบุไว้ { $value }

## Server and terminal

# $text: why.
serve-no-start = เซิร์ฟเวอร์เริ่มทำงานไม่ได้: { $text }
serve-no-signals = รับสัญญาณจากระบบไม่ได้: { $text }
serve-no-address = เซิร์ฟเวอร์ไม่มีที่อยู่: { $text }
serve-stopped = เซิร์ฟเวอร์หยุดทำงาน: { $text }
# $name: the folder.
serve-no-page = ไม่มีหน้าเว็บใน `{ $name }`: ไม่มี index.html
serve-no-page-inside = โปรแกรมนี้ไม่มีหน้าเว็บอยู่ข้างใน; `cargo xtask up` สร้างหน้าเว็บใส่ให้
# $text: the port. $value: why.
serve-port = ใช้พอร์ต { $text } ไม่ได้: { $value }
serve-port-how = ใช้ `--port NUMBER` เพื่อเลือกพอร์ตอื่น 0 คือพอร์ตว่างใดก็ได้
# $text: the file. $value: why.
serve-database = ใช้ `{ $text }` ไม่ได้: { $value }
# $text: the address. $name: the folder.
serve-ready = Tuz อยู่ที่ { $text } และเก็บข้อมูลไว้ใน { $name }
serve-ends = กด Ctrl-C เพื่อหยุด
play-no-randomness = ระบบไม่ให้ค่าสุ่ม: { $text }
play-no-terminal = อ่านจากเทอร์มินัลไม่ได้: { $text }
play-no-screen = เทอร์มินัลแสดงโต๊ะไม่ได้: { $text }
play-plain-how = ลองใช้ `--plain`
# $text: what happened, in English.
play-fault = เป็นข้อผิดพลาดของโปรแกรมเอง: { $text }

## Poker between players

# $name: what was typed.
club-no-game = ไม่มีเกม `{ $name }`
# $list: names.
club-games = มีเกมเหล่านี้: { $list }
# $name: an option.
club-not-chinese = ใช้ `{ $name }` กับโป๊กเกอร์จีนไม่ได้ เพราะเล่นเป็นแต้ม
club-no-stack = ไม่มีใครเล่นด้วย `--stack` เป็น `0` ได้
club-bring-in-room = เกมที่มีบริงอินต้องมีเดิมพันตั้งแต่ 2/2 ขึ้นไป
# $text: why.
club-not-recorded = บันทึกตานี้ไม่ได้: { $text }
# $count: players. $most: the most.
chinese-players = เกมนี้เล่นได้ 2 ถึง { COUNT($most) } คน ไม่ใช่ { COUNT($count) } คน
# $count: players. $least, $most: how many the game is for.
stakes-players = เกมนี้เล่นได้ { COUNT($least) } ถึง { COUNT($most) } คน ไม่ใช่ { COUNT($count) } คน
# $count, $most: seats.
stakes-seats = แอนติ บลายด์ และบลายด์ของผู้เล่นใหม่ มีจำนวนที่นั่งไม่ตรงกัน: { COUNT($count) } และ { COUNT($most) }
# $text, $value: chips.
stakes-post = บลายด์ของผู้เล่นใหม่ { $text } สูงกว่าบลายด์สูงสุด { $value }
stakes-no-bet = เดิมพันขั้นต่ำเป็นศูนย์
stakes-big-bet = เดิมพันใหญ่ { $text } ต่ำกว่าเดิมพันเล็ก { $value }
stakes-bring-in = บริงอิน { $text } ไม่ถูกต้อง: ต้องมากกว่าศูนย์และต่ำกว่าเดิมพันเล็ก { $value }
stakes-no-bring-in = เกมที่มีบลายด์ไม่มีบริงอิน แต่ระบุไว้ { $text }
stakes-blinds = เกมที่มีบริงอินไม่มีบลายด์
stakes-too-much = { $text } ชิปมากเกินไป: ได้ไม่เกิน { $value }
stakes-alone = เหลือผู้เล่นที่มีชิปไม่ถึงสองคน
# $count: hands.
equity-few-hands = ต้องมีตั้งแต่สองมือขึ้นไป ไม่ใช่ { COUNT($count) } มือ
# $name: the game. $most: players. $count: hands.
equity-many-hands = `{ $name }` มีผู้เล่นได้ไม่เกิน { COUNT($most) } คน ไม่ใช่ { COUNT($count) } คน
# $least: players. $count: hands.
equity-few-players = ผู้เล่น { COUNT($least) } คนถือไพ่ { COUNT($count) } มือไม่ได้
# $value: a card.
equity-twice = { CARD($value) } อยู่สองที่
# $value: a card. $text: the lowest rank of the pack.
equity-not-in-pack = { CARD($value) } ไม่มีในสำรับ ซึ่งเริ่มจาก { $text }
# $place: the hand, from 0. $count: its cards. $name: the game. $list: how many cards it should have.
equity-hand-size = มือ { PLACE($place) } มีไพ่ { COUNT($count) } ใบ; ใน `{ $name }` มีได้: { $list }
equity-name-discard = ใน `{ $name }` มือ { PLACE($place) } ต้องทิ้งไพ่หนึ่งใบ: ระบุไพ่นั้นในวงเล็บเหลี่ยม
equity-nothing-thrown = มือ { PLACE($place) } ทิ้งไพ่ แต่ใน `{ $name }` ไม่มีการทิ้งไพ่
equity-no-up-cards = มือ { PLACE($place) } มีไพ่หงาย แต่ใน `{ $name }` ไม่มีไพ่หงาย
# $name: the game. $count: cards. $list: how many there may be.
equity-board-size = ไพ่กลาง { COUNT($count) } ใบไม่ได้; ใน `{ $name }` มีได้: { $list }
equity-no-board = `{ $name }` ไม่มีไพ่กลาง
equity-random-discard = ใน `{ $name }` มือสุ่มไม่มีคำตอบ เพราะไม่มีใครรู้ว่าจะทิ้งใบไหน
# $count: cards that have to come. $most: cards that are left.
equity-pack-runs-out = สำรับไม่พอสำหรับมือมากขนาดนี้: ยังต้องออกอีก { COUNT($count) } ใบ แต่เหลือเพียง { COUNT($most) } ใบ
history-none = นี่ไม่ใช่ประวัติการเล่นในรูปแบบที่รู้จัก
history-no-title = ตรงนี้เป็นส่วนต่อของตาที่ไม่มีบรรทัดแรก
# $text: what stands there.
history-seat-twice = ระบุที่นั่งหรือผู้เล่นของ `{ $text }` ไว้แล้ว
history-ante-twice = `{ $text }` วางแอนติไปแล้ว
# $most: seats.
history-seats = มีมากกว่า { COUNT($most) } ที่นั่ง
# $text: why, in English.
history-no-toml = นี่ไม่ใช่ TOML: { $text }
# $name: a key.
history-missing = ขาดคีย์ `{ $name }`
history-kind = ค่าของ `{ $name }` เป็นชนิดที่ไม่ถูกต้อง
# $name: a key. $count: its entries. $most: players.
history-length = `{ $name }` มี { COUNT($count) } รายการสำหรับผู้เล่น { COUNT($most) } คน
# $text: what stands there.
history-no-game = `{ $text }` ไม่ใช่เกมที่มีในโป๊กเกอร์ระหว่างผู้เล่น
history-no-amount = `{ $text }` ไม่ใช่จำนวนเงิน
# $value: why.
history-no-cards = `{ $text }` ไม่ใช่ไพ่ที่เขียนเรียงกัน: { $value }
history-many-cards = `{ $text }` มีไพ่มากเกินไป
history-no-player = `{ $text }` ไม่ได้เล่นในตานี้
history-no-action = `{ $text }` ไม่ใช่การเล่น
history-no-stakes = ไม่ได้บอกขนาดเดิมพัน
history-no-players = ไม่ได้บอกผู้เล่น
# $name: the hand, or its first line.
history-unwritten = { $name }: { $text }
history-hand = ตา `{ $name }`
history-hand-at = ตาที่บรรทัด { COUNT($line) }
history-twice = รูปแบบนี้เขียนไพ่กลางที่แจกสองครั้งไม่ได้
history-cancelled = รูปแบบนี้เขียนตาที่ยกเลิกไม่ได้
# $seat: the seat, from 0.
history-two-blinds = รูปแบบนี้เขียนบลายด์ของที่นั่ง { PLACE($seat) } ได้เพียงรายการเดียว แต่ที่นั่งนี้วางสองรายการ
history-order = ที่นั่ง { PLACE($seat) } จ่ายเดิมพันบังคับได้ไม่ครบ และรูปแบบนี้ไม่บอกว่าจ่ายรายการใดก่อน
history-short-ante = รูปแบบนี้เขียนเดดบลายด์พร้อมกับแอนติที่ที่นั่ง { PLACE($seat) } จ่ายไม่ครบไม่ได้
history-house = รูปแบบนี้เขียนกฎของเจ้าของโต๊ะไม่ได้
