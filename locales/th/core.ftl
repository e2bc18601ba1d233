# Words of the game and reasons why something is refused. Used by the programs and the page.
# Figures are shown by functions only; locales/README.md lists them, and locales/en tells what each variable is.
# Thai words do not change after a number, so nothing here chooses by one.

## Cards

rank-letter-ace = A
rank-letter-king = K
rank-letter-queen = Q
rank-letter-jack = J

card-name =
    { $rank ->
        [two] สอง
        [three] สาม
        [four] สี่
        [five] ห้า
        [six] หก
        [seven] เจ็ด
        [eight] แปด
        [nine] เก้า
        [ten] สิบ
        [jack] แจ็ค
        [queen] ควีน
        [king] คิง
       *[ace] เอซ
    }{ $suit ->
        [clubs] ดอกจิก
        [diamonds] ข้าวหลามตัด
        [hearts] โพแดง
       *[spades] โพดำ
    }
card-face-down = ไพ่คว่ำ

suit-clubs = ดอกจิก
suit-diamonds = ข้าวหลามตัด
suit-hearts = โพแดง
suit-spades = โพดำ

# What pairs of each rank are called: a pair of …
ranks-twos = สอง
ranks-threes = สาม
ranks-fours = สี่
ranks-fives = ห้า
ranks-sixes = หก
ranks-sevens = เจ็ด
ranks-eights = แปด
ranks-nines = เก้า
ranks-tens = สิบ
ranks-jacks = แจ็ค
ranks-queens = ควีน
ranks-kings = คิง
ranks-aces = เอซ

## Ranks of hands, lowest first

hand-no-game = ไพ่สูง
hand-ace-king = เอซ-คิง
hand-pair = หนึ่งคู่
hand-two-pair = สองคู่
hand-three = ตอง
hand-straight = สเตรท
hand-flush = ฟลัช
hand-full-house = ฟูลเฮ้าส์
hand-four = ไพ่สี่ใบ
hand-straight-flush = สเตรทฟลัช
hand-royal-flush = รอยัลฟลัช

## Actions, as on a button

action-fold = พับ
action-play = เล่น
action-sixth = ซื้อไพ่ใบที่หก
action-exchange = เปลี่ยนไพ่
action-insure = ทำประกัน
action-no-insurance = ไม่ทำประกัน
action-buy-game = ซื้อเกมจากดีลเลอร์
action-keep = รับผลนี้

## The round

phase-stakes = วางเดิมพัน
phase-decisions = ตัดสินใจ
phase-dealer-game = เกมของดีลเลอร์
phase-settled = สรุปผล

asked-decision = พับ เล่น หรือซื้อ?
asked-insurance = ทำประกันมือนี้ไหม?
asked-dealer-game = ซื้อเกมจากดีลเลอร์ไหม?

offer-sixth = ไพ่ใบที่หก
offer-exchange = การเปลี่ยนไพ่
offer-insurance = ประกัน
offer-dealer-game = เกมของดีลเลอร์

box-state-waiting = รอ
box-state-cards-to-come = รอไพ่
box-state-bet = วางเดิมพันเล่นแล้ว
box-state-folded = พับแล้ว
box-state-instant = ชนะทันที

outcome-folded = พับ
outcome-instant = ชนะทันที
outcome-no-game = ดีลเลอร์ไม่มีเกม
outcome-win = ชนะ
outcome-tie = เสมอ
outcome-loss = แพ้

## Lines of a settlement

line-ante = แอนติ
line-bet = เดิมพันเล่น
line-sixth = ไพ่ใบที่หก
line-exchange = เปลี่ยนไพ่
line-insurance = ประกัน
line-dealer-game = เกมของดีลเลอร์
line-bonus = โบนัส
line-super = ซูเปอร์
line-instant = ชนะทันที
line-novo = โบนัสโนโว

## Why stakes, the deal or an action are refused

refusal-unknown-player = ไม่มีผู้เล่นหมายเลข { PLACE($value) }
refusal-already-dealt = ต้องวางเดิมพันก่อนแจก และไพ่แจกไปแล้ว
refusal-nothing-asked = ตอนนี้ยังไม่มีอะไรให้ตัดสินใจ
refusal-not-your-turn = ตอนนี้ผู้เล่น { PLACE($owner) } กำลังตัดสินใจที่บ็อกซ์ { PLACE($turn) }
refusal-not-asked = ตอนนี้บ็อกซ์ { PLACE($turn) } ต้องตัดสินใจว่าจะ{ $asked ->
        [insurance] ทำประกันหรือไม่
        [dealer-game] ซื้อเกมจากดีลเลอร์หรือไม่
       *[decision] พับ เล่น หรือซื้อ
    }
refusal-no-boxes = ยังไม่มีบ็อกซ์ใดวางแอนติ
refusal-already-staked = ผู้เล่น { PLACE($value) } วางเดิมพันไปแล้ว
refusal-unknown-box = ไม่มีบ็อกซ์ { PLACE($box) }: โต๊ะนี้มี { COUNT($boxes) } บ็อกซ์
refusal-box-twice = วางเดิมพันที่บ็อกซ์ { PLACE($value) } ซ้ำสองครั้ง
refusal-box-taken = บ็อกซ์ { PLACE($box) } เป็นของผู้เล่น { PLACE($owner) }
refusal-too-many-boxes = ผู้เล่นหนึ่งคนมีได้ไม่เกิน { COUNT($most) } บ็อกซ์ ไม่ใช่ { COUNT($boxes) }
refusal-not-adjacent = บ็อกซ์ของผู้เล่นคนเดียวต้องอยู่ติดกัน แต่บ็อกซ์ { PLACE($left) } กับ { PLACE($right) } ไม่ติดกัน
refusal-ante-too-low = แอนติ { CHIPS($ante) } ต่ำกว่าขั้นต่ำ { CHIPS($least) }
refusal-ante-too-high = แอนติ { CHIPS($ante) } สูงกว่าขั้นสูงสุด { CHIPS($most) }
refusal-ante-step = แอนติ { CHIPS($ante) } หารด้วย { CHIPS($step) } ไม่ลงตัว
refusal-fraction = เมื่อแอนติเป็น { CHIPS($ante) } ราคา { ANTES($price) } × แอนติ จะไม่เป็นจำนวนเต็มของแต้ม
refusal-stake-too-large = ด้วยเดิมพันนี้ บ็อกซ์ { PLACE($box) } อาจชนะเกิน { CHIPS($most) } แต้ม
refusal-ante-not-equal = แอนติของผู้เล่นต้องเท่ากันทุกบ็อกซ์: บ็อกซ์ { PLACE($box) } วาง { CHIPS($ante) } ไม่ใช่ { CHIPS($first) }
refusal-ante-above-first = แอนติของบ็อกซ์หลังต้องไม่สูงกว่าบ็อกซ์แรก: บ็อกซ์ { PLACE($box) } วาง { CHIPS($ante) } ซึ่งสูงกว่า { CHIPS($first) }
refusal-unknown-side-bet = โต๊ะนี้ไม่มีเดิมพันชื่อ “{ $value }”
refusal-no-stake-of = “{ $value }” จ่ายจากแอนติ จึงไม่ต้องวางเดิมพันแยก
refusal-compulsory = ต้องวาง “{ $value }” ทุกบ็อกซ์
refusal-side-too-low = เดิมพัน { CHIPS($stake) } ที่ “{ $name }” ต่ำกว่าขั้นต่ำ { CHIPS($least) }
refusal-side-too-high = เดิมพัน { CHIPS($stake) } ที่ “{ $name }” สูงกว่าขั้นสูงสุด { CHIPS($most) }
refusal-side-fixed = เดิมพันที่ “{ $name }” ต้องเป็น { CHIPS($fixed) } ไม่ใช่ { CHIPS($stake) }
refusal-blind-side-bet = บ็อกซ์ { PLACE($box) } เป็นบ็อกซ์ปิด จึงวาง “{ $name }” ไม่ได้
refusal-no-buying-ahead = ซื้ออะไรล่วงหน้าที่บ็อกซ์ { PLACE($value) } ไม่ได้
refusal-not-offered = โต๊ะนี้ไม่มี{ $value ->
        [sixth] ไพ่ใบที่หกให้ซื้อ
        [exchange] การเปลี่ยนไพ่
        [insurance] ประกัน
       *[dealer-game] การซื้อเกมจากดีลเลอร์
    }
refusal-balance-too-low = ต้องใช้ { CHIPS($needed) } แต้ม แต่ใช้ได้เพียง { CHIPS($balance) }
refusal-bet-not-covered = หลังจ่าย { CHIPS($price) } จะเหลือไม่พอวางเดิมพันเล่น { CHIPS($bet) }: ใช้ได้ { CHIPS($balance) }
refusal-bet-forced = หลังเปลี่ยนไพ่แบบนี้ต้องเล่นต่อ
refusal-sixth-bought = ซื้อไพ่ใบที่หกแล้ว หลังจากนั้นซื้ออะไรไม่ได้อีก
refusal-exchanged = หลังเปลี่ยนไพ่แล้วซื้อไพ่ใบที่หกไม่ได้
refusal-hand-insured = มือนี้ทำประกันแล้ว หลังจากนั้นซื้ออะไรไม่ได้อีก
refusal-exchanges-used = บ็อกซ์หนึ่งเปลี่ยนไพ่ได้ไม่เกิน { COUNT($times) } ครั้ง
refusal-only-one-again = หลังเปลี่ยนไพ่แล้วเปลี่ยนอีกได้เพียงใบเดียว และเฉพาะเมื่อครั้งก่อนเปลี่ยนใบเดียว
refusal-exchange-count = ที่นี่เปลี่ยนไพ่ { COUNT($cards) } ใบไม่ได้
refusal-not-held = ไม่มีในมือ: { CARDS($value) }
refusal-pack-too-short = ต้องใช้ไพ่จากสำรับ { COUNT($needed) } ใบ แต่เหลือให้ใช้ { COUNT($left) } ใบ
refusal-already-insured = มือนี้ทำประกันไว้แล้ว
refusal-hand-too-low = มือนี้ทำประกันไม่ได้: { WORD("hand", $hand) } ประกันเริ่มที่: { WORD("hand", $from) }
refusal-insurance-not-possible = ต้องทำประกันอย่างน้อย { CHIPS($least) } แต่มือนี้ทำได้ไม่เกิน { CHIPS($most) }
refusal-insurance-outside = ประกัน { CHIPS($stake) } ไม่อยู่ระหว่าง { CHIPS($least) } ถึง { CHIPS($most) }
refusal-blind-may-not = บ็อกซ์ปิดทำสิ่งนี้ไม่ได้
refusal-insured-may-not = บ็อกซ์ที่ทำประกันแล้วซื้อเกมจากดีลเลอร์ไม่ได้
refusal-out-of-play = บ็อกซ์ { PLACE($value) } ออกจากการเล่นแล้ว
refusal-name-a-card = เลือกไพ่ที่ดีลเลอร์จะทิ้ง: { CARDS($value) }
refusal-card-not-for-you = บ็อกซ์นี้ไม่มีสิทธิ์เลือกไพ่ที่ดีลเลอร์จะทิ้ง

## Why a question has no answer

question-hand-count = ตรงนี้บ็อกซ์ต้องมีไพ่ { COUNT($wanted) } ใบ ที่ให้มา: { COUNT($given) }
question-discard-count = ตรงนี้ต้องทิ้งไพ่ { COUNT($wanted) } ใบ ที่ให้มา: { COUNT($given) }
question-dealer-count = ดีลเลอร์มีไพ่ห้าใบ ที่ให้มา: { COUNT($value) }
question-up-card-missing = ไพ่ห้าใบของดีลเลอร์ไม่มีไพ่หงาย { CARD($value) }
question-twice = { CARD($value) } อยู่สองที่
question-not-in-pack = { CARD($value) } ไม่มีในสำรับ
question-exchange-count = เปลี่ยนไพ่ได้หนึ่งถึงห้าใบ ไม่ใช่ { COUNT($value) }
question-dealt-hand = ไพ่ที่แจก { CARDS($value) } ไม่ตรงกับมือและสิ่งที่ซื้อ
question-too-few-unseen = เหลือไพ่ที่ยังไม่เห็นเพียง { COUNT($value) } ใบ ไม่พอแจกต่อ
question-not-offered = { $what ->
        [sixth] กฎนี้ไม่มีไพ่ใบที่หกให้ซื้อ
        [exchange] กฎนี้เปลี่ยนไพ่ { COUNT($cards) } ใบไม่ได้
       *[nothing] กฎนี้ไม่มีสิ่งนั้น
    }
question-dealt-hand-needed = โบนัสดูจากไพ่ที่แจก: ต้องบอกไพ่ห้าใบที่แจก
question-round-over = ไพ่ที่แจกชนะ “{ $value }” ทันที ตานี้จึงจบ
question-up-card-place = ที่นี่ดีลเลอร์เปลี่ยนไพ่ใบแรกที่แจก ไพ่ของดีลเลอร์จึงต้องเรียงตามการแจก: ไพ่หงาย { CARD($up) } อยู่ตำแหน่งที่ { COUNT($place) }
question-insurance-outside = ประกัน { ANTES($stake) } × แอนติ ไม่ถูกต้อง: มือนี้ทำประกันได้ตั้งแต่ศูนย์ถึง { ANTES($most) } × แอนติ

## Why rules or stakes have no exact answer

unserved-repeated-exchange = กฎนี้ให้เปลี่ยนไพ่ได้มากกว่าหนึ่งครั้ง เล่นได้ แต่ยังคำนวณแบบแม่นยำไม่ได้
unserved-sixth-with-exchange = กฎนี้ขายไพ่ใบที่หกควบคู่กับการเปลี่ยนไพ่ เล่นได้ แต่ยังคำนวณแบบแม่นยำไม่ได้
unserved-ante-needed = อัตราจ่ายสูงสุดกำหนดเป็นแต้ม: ต้องบอกแอนติเป็นแต้ม
unserved-shared-payout-limit = อัตราจ่ายสูงสุดนับเดิมพันอื่นด้วย สถานการณ์เดียวจึงไม่มีคำตอบที่แม่นยำ
unserved-no-bonus = มีเดิมพันโบนัส แต่กฎนี้ไม่มีโบนัส
unserved-bonus-stake = เดิมพันโบนัสต้องมากกว่าศูนย์ ไม่ใช่ { ANTES($value) }
unserved-ante-stake = แอนติต้องมากกว่าศูนย์ ไม่ใช่ { CHIPS($value) }
unserved-too-large = จำนวนเงินในกฎนี้ใหญ่เกินกว่าจะรวมได้แม่นยำ

## When the server cannot do what was asked

error-bad-request = ไม่เข้าใจคำขอ
error-no-player = ไม่มีใครนั่งที่นี่ด้วยคุกกี้นี้
error-foreign-origin = หน้าเว็บของไซต์อื่นขอสิ่งนี้ไม่ได้
error-not-found = ไม่มีสิ่งนั้นที่นี่
error-bad-method = ที่อยู่นี้ไม่รองรับวิธีนั้น
error-too-slow = คำขอใช้เวลานานเกินไป
error-stale = โต๊ะเปลี่ยนไปแล้ว ดูใหม่แล้วลองอีกครั้ง
error-too-large = คำขอยาวเกินไป
error-not-json = เนื้อหาคำขอต้องเป็น JSON
error-foreign-host = คำขอนี้ส่งถึงโฮสต์อื่น
error-failed = เกิดข้อผิดพลาดที่เซิร์ฟเวอร์ ยังไม่ได้ทำอะไร
error-busy = มีคำถามรออยู่มากเกินไป ลองใหม่อีกครู่
error-unreachable = ติดต่อเซิร์ฟเวอร์ไม่ได้
error-refused = กฎไม่อนุญาต
error-round-open = ต้องรอให้จบตานี้ก่อน
error-no-room = ดิสก์ของเซิร์ฟเวอร์เต็ม ยังไม่ได้ทำอะไร
