# What the rules of a house say, a sentence for each statement that is made of their fields. Used by the programs; the
# page gets the sentences from the server. Prices are in antes. Figures are shown by functions only.

## Parts of sentences

list-separator = { ", " }
part-pay = { WORD("hand", $hand) } { COUNT($pays) }
part-cards = { COUNT($cards) } ใบ ราคา { ANTES($price) } × แอนติ
part-cards-between = { COUNT($from) } ถึง { COUNT($to) } ใบ ราคา { ANTES($price) } × แอนติ
part-count = { COUNT($value) } ใบ
part-price = { ANTES($value) } × แอนติ

## Boxes

rule-boxes = โต๊ะมี { COUNT($boxes) } บ็อกซ์ ผู้เล่นหนึ่งคนเล่นบ็อกซ์เปิดได้ { COUNT($open) } บ็อกซ์
rule-blind-none = ไม่มีบ็อกซ์ปิด
rule-blind-rest = ถ้าเล่นบ็อกซ์มากกว่านั้น ที่เหลือเป็นบ็อกซ์ปิด: วางแอนติและเดิมพันเล่นก่อนแจก
rule-blind-last = ถ้าเล่นหลายบ็อกซ์ บ็อกซ์สุดท้ายเป็นบ็อกซ์ปิด: วางแอนติและเดิมพันเล่นก่อนแจก
rule-blind-count = เล่นบ็อกซ์ปิดเพิ่มได้ไม่เกิน { COUNT($value) } บ็อกซ์: วางแอนติและเดิมพันเล่นก่อนแจก
rule-blind-decides-nothing = บ็อกซ์ปิดไม่ต้องตัดสินใจอะไรหลังแจก
rule-blind-insures = บ็อกซ์ปิดทำประกันได้โดยไม่เห็นไพ่
rule-blind-buys-game = บ็อกซ์ปิดซื้อเกมจากดีลเลอร์ได้
rule-blind-buys-ahead = บ็อกซ์ปิดซื้อสิ่งที่มีล่วงหน้าได้: โบนัส ไพ่ใบที่หก ประกัน
rule-stakes = { $value ->
        [equal] แอนติทุกบ็อกซ์ของผู้เล่นต้องเท่ากัน
        [not-above-first] แอนติของบ็อกซ์หลังต้องไม่สูงกว่าบ็อกซ์แรกของผู้เล่น
       *[free] แอนติแต่ละบ็อกซ์ของผู้เล่นต่างกันได้
    }
rule-adjacent = { $value ->
        [false] บ็อกซ์ของผู้เล่นอยู่ที่ใดก็ได้
       *[true] บ็อกซ์ของผู้เล่นต้องอยู่ติดกัน
    }
rule-seen = { $value ->
        [all-at-once] ผู้เล่นเห็นไพ่ของบ็อกซ์เปิดทุกบ็อกซ์พร้อมกัน
       *[box-by-box] เห็นไพ่ของบ็อกซ์เมื่อบ็อกซ์ก่อนหน้าเล่นจบแล้ว
    }
rule-up-card = { $value ->
        [first] หงายไพ่ใบแรกของดีลเลอร์
       *[last] หงายไพ่ใบสุดท้ายของดีลเลอร์
    }

## Limits

rule-ante-from = แอนติอย่างน้อย { CHIPS($value) } แต้ม
rule-ante-between = แอนติ { CHIPS($least) } ถึง { CHIPS($most) } แต้ม
rule-ante-step = แอนติต้องหารด้วย { CHIPS($value) } ลงตัว
rule-fraction = { $value ->
        [round-down] เงินที่จ่ายปัดลงเป็นแต้มเต็ม
       *[refuse] ไม่รับเดิมพันที่อาจต้องจ่ายเป็นเศษของแต้ม
    }
rule-no-payout-limit = ไม่มีอัตราจ่ายสูงสุด
rule-payout-ratio = เดิมพันเล่นจ่ายไม่เกิน { COUNT($value) } ต่อ 1
rule-payout-limit = { $of ->
        [combination] เดิมพันเล่นชนะได้ไม่เกิน { CHIPS($most) } แต้มต่อชุดไพ่หนึ่งชุด
        [box] บ็อกซ์หนึ่งชนะได้ไม่เกิน { CHIPS($most) } แต้ม
        [table] ทั้งโต๊ะชนะได้ไม่เกิน { CHIPS($most) } แต้มต่อตา
       *[both] เดิมพันเล่นชนะได้ไม่เกิน { CHIPS($most) } แต้มรวมทั้งสองชุดไพ่
    }

## The dealer

rule-qualifier-ace-king = ดีลเลอร์ผ่านเกณฑ์ด้วยเอซ-คิงขึ้นไป
rule-qualifier-pair = ดีลเลอร์ผ่านเกณฑ์ด้วยหนึ่งคู่ขึ้นไป
rule-qualifier-pair-of = ดีลเลอร์ผ่านเกณฑ์ด้วยคู่{ WORD("ranks", $value) }ขึ้นไป
rule-no-game-paid = ถ้าดีลเลอร์ไม่มีเกม แอนติจ่าย 1 ต่อ 1 และคืนเดิมพันเล่น
rule-no-game-returned = ถ้าดีลเลอร์ไม่มีเกม คืนแอนติและเดิมพันเล่น
rule-no-game-returned-below = ถ้าดีลเลอร์ไม่มีเกม คืนเดิมพันเล่น แอนติจ่าย 1 ต่อ 1 แต่คืนอย่างเดียวเมื่อมือดีลเลอร์ต่ำกว่า: { WORD("hand", $value) }

## Ante and bet

rule-bet = พับแล้วเสียแอนติ หรือเล่นแล้ววางเดิมพันเล่น { COUNT($value) } แอนติ
rule-bet-pays = เมื่อดีลเลอร์ผ่านเกณฑ์ มือที่สูงกว่าชนะ และเดิมพันเล่นจ่ายดังนี้ (ต่อ 1): { $list }
rule-ante-on-win = { $value ->
        [paid] เมื่อชนะแบบนี้ แอนติจ่าย 1 ต่อ 1
        [paid-unless-bought] เมื่อชนะแบบนี้ แอนติจ่าย 1 ต่อ 1 แต่ถ้าบ็อกซ์ซื้ออะไรไปจะคืนอย่างเดียว
       *[returned] เมื่อชนะแบบนี้ คืนแอนติ
    }

## The second combination

rule-only-best = จ่ายเฉพาะชุดไพ่ที่ดีที่สุด
rule-second = { $must_win ->
        [true] จ่ายชุดไพ่ที่สองด้วย ถ้าชุดนั้นชนะดีลเลอร์เช่นกัน
       *[false] จ่ายชุดไพ่ที่สองด้วย แม้ชุดนั้นชุดเดียวจะแพ้ดีลเลอร์
    }
rule-duplicated-straight = { $value ->
        [false] สเตรทที่มีไพ่ซ้ำอันดับหนึ่งใบในหกใบ นับเป็นสเตรทกับหนึ่งคู่
       *[true] สเตรทที่มีไพ่ซ้ำอันดับหนึ่งใบในหกใบ นับเป็นสเตรทสองชุด
    }

## Purchases

rule-no-exchange = เปลี่ยนไพ่ไม่ได้
rule-exchange = บ็อกซ์เปลี่ยนไพ่ได้: { $list }
rule-exchange-forces-bet = หลังเปลี่ยนไพ่จำนวนนี้ต้องเล่นต่อ: { $list }
rule-exchange-times = บ็อกซ์หนึ่งเปลี่ยนไพ่ได้ถึง { COUNT($value) } ครั้ง
rule-exchange-again-after-one = เปลี่ยนครั้งต่อไปได้ใบเดียว และเฉพาะหลังเปลี่ยนใบเดียว
rule-next-prices = ราคาตั้งแต่การเปลี่ยนครั้งที่สอง: { $list }
rule-next-prices-to = ราคาตั้งแต่การเปลี่ยนครั้งที่สอง { ANTES($first) } × แอนติ แล้ว { ANTES($second) } × แอนติ ไปเรื่อย ๆ จนถึง { ANTES($last) } × แอนติ
rule-no-sixth = ไม่มีไพ่ใบที่หก
rule-sixth = บ็อกซ์ซื้อไพ่ใบที่หกได้ ราคา { ANTES($value) } × แอนติ ใช้ห้าใบที่ดีที่สุดจากหกใบ
rule-sixth-with-exchange = { $value ->
        [true] ซื้อไพ่ใบที่หกควบคู่กับการเปลี่ยนไพ่ได้
       *[false] ซื้อไพ่ใบที่หกหรือเปลี่ยนไพ่ได้อย่างใดอย่างหนึ่ง
    }
rule-row = { $value ->
        [common] ทุกบ็อกซ์รับไพ่ใหม่จากต้นแถวเดียวกัน
       *[own] แต่ละบ็อกซ์รับไพ่ใหม่ของตัวเอง
    }
rule-dealt = { $value ->
        [after-all] แจกไพ่ใหม่เมื่อทุกบ็อกซ์ตัดสินใจแล้ว
       *[at-once] แจกไพ่ใหม่ทันที
    }

## The dealer’s game

rule-no-dealer-game = ซื้อเกมจากดีลเลอร์ไม่ได้
rule-dealer-game = ถ้าดีลเลอร์ไม่มีเกม บ็อกซ์ซื้อเกมจากดีลเลอร์ได้ ราคา { ANTES($price) } × แอนติ: { $card ->
        [lowest] ดีลเลอร์ทิ้งไพ่ใบต่ำสุดแล้วจั่วใบใหม่
        [first] ดีลเลอร์ทิ้งไพ่ใบแรกที่ได้รับแล้วจั่วใบใหม่
        [choice] ดีลเลอร์ทิ้งไพ่ที่บ็อกซ์แรกที่ซื้อเลือกแล้วจั่วใบใหม่
       *[highest] ดีลเลอร์ทิ้งไพ่ใบสูงสุดแล้วจั่วใบใหม่
    }
rule-draw-again = { $value ->
        [true] ถ้าได้ไพ่อันดับเดิม จั่วอีกครั้ง
       *[false] ถ้าได้ไพ่อันดับเดิม ใช้ใบนั้น
    }
rule-still-paid = { $value ->
        [false] ถ้ายังไม่มีเกม คืนแอนติอย่างเดียวและเสียค่าซื้อ
       *[true] ถ้ายังไม่มีเกม แอนติคิดเหมือนไม่ได้ซื้อและเสียค่าซื้อ
    }
rule-insured-may-buy = { $value ->
        [true] บ็อกซ์ที่ทำประกันซื้อได้ด้วย หลังรับเงินประกันแล้ว
       *[false] บ็อกซ์ที่ทำประกันซื้อเกมจากดีลเลอร์ไม่ได้
    }

## Insurance

rule-no-insurance = ไม่มีประกัน
rule-insurance = บ็อกซ์ทำประกันกรณีดีลเลอร์ไม่มีเกมได้ตั้งแต่มือนี้: { WORD("hand", $from) } { $staked ->
        [before-bet] ทำก่อนวางเดิมพันเล่น หลังจากนั้นทำไม่ได้
       *[with-bet] ทำเมื่อวางเดิมพันเล่นแล้ว
    }
rule-insurance-stake = ประกันอย่างน้อย { CHIPS($least) } แต้ม ไม่เกิน { PERCENT($most) } ของเงินรางวัลที่เดิมพันเล่นอาจได้ ถ้าดีลเลอร์ไม่มีเกมจ่าย 1 ต่อ 1
rule-insurance-counts-second = { $value ->
        [false] ไม่นับชุดไพ่ที่สองในเงินรางวัลที่อาจได้
       *[true] นับชุดไพ่ที่สองในเงินรางวัลที่อาจได้
    }
rule-insurance-returned = { $value ->
        [true] ถ้าดีลเลอร์มีเกมและบ็อกซ์ไม่ชนะ คืนเงินประกัน
       *[false] ถ้าดีลเลอร์มีเกม เสียเงินประกัน
    }
rule-insurance-too-low-returned = { $value ->
        [true] ประกันของมือที่ต่ำกว่าจะคืนเมื่อสรุปผล
       *[false] ไม่รับประกันของมือที่ต่ำกว่า
    }

## Bonus and side bets

rule-no-bonus = ไม่มีโบนัส
rule-side-pays = { BET($name) }: { $cards ->
        [final] จ่ายตามมือสุดท้าย
       *[dealt] จ่ายตามไพ่ห้าใบที่แจก
    } { $for_one ->
        [true] (รวมทุน)
       *[false] (ต่อ 1)
    }: { $list }
rule-instant = { BET($name) }: ไม่ต้องวางเดิมพัน จ่ายจากแอนติตามไพ่ห้าใบที่แจกและจบตาของบ็อกซ์ { $for_one ->
        [true] (รวมแอนติ)
       *[false] (ต่อ 1)
    }: { $list }
rule-sixth-void = { BET($value) }: แพ้เมื่อซื้อไพ่ใบที่หก
rule-sixth-pays = { BET($name) }: เมื่อซื้อไพ่ใบที่หก ห้าใบที่ดีที่สุดจากหกใบจ่าย: { $list }
rule-side-settled = { BET($name) }: { $before_purchase ->
        [true] สรุปผลก่อนซื้อ
       *[false] สรุปผลหลังวางเดิมพันเล่น
    }
rule-side-fold = { BET($name) }: { $lost ->
        [false] ไม่แพ้เมื่อพับ
       *[true] แพ้เมื่อพับ
    }
rule-side-fixed = { BET($name) }: วาง { CHIPS($stake) } แต้ม
rule-side-from = { BET($name) }: วางอย่างน้อย { CHIPS($least) } แต้ม
rule-side-between = { BET($name) }: วาง { CHIPS($least) } ถึง { CHIPS($most) } แต้ม
rule-side-at-least = { BET($name) }: วางไม่ต่ำกว่า { ANTES($antes) } × แอนติ
rule-side-compulsory = { BET($value) }: ต้องวางพร้อมทุกแอนติ

## What is wrong with a rule file, said at the field that is wrong

fault-too-long = ไฟล์ยาวเกิน { COUNT($most) } ไบต์
fault-too-long-in-full = เมื่อเขียนค่าปริยายครบทุกค่า ไฟล์จะยาวเกิน { COUNT($most) } ไบต์
fault-syntax = นี่ไม่ใช่ TOML ที่ถูกต้อง: { $value }
fault-unknown-format = อ่านรูปแบบ { $text } ไม่ได้ อ่านได้เฉพาะรูปแบบ { COUNT($read) }
fault-unknown-key = ไม่มีคีย์นี้ คีย์ที่ใช้ได้ตรงนี้: { $list }
fault-not-served = { $value ->
        [other-boxes] ไม่รองรับการเดิมพันบนบ็อกซ์ของคนอื่น
        [fund] ไม่รองรับกองทุนสะสม
        [misdeals] ไม่รองรับกติกาการแจกผิด เพราะไม่มีการแจกไพ่ผิด
        [pack] รองรับเฉพาะไพ่หนึ่งสำรับ 52 ใบ
       *[ranking] รองรับเฉพาะลำดับไพ่มาตรฐาน
    }
fault-missing = ยังไม่ได้ระบุค่านี้
fault-wrong-type = { $expected ->
        [text] ตรงนี้ต้องเป็นข้อความ
        [integer] ตรงนี้ต้องเป็นจำนวนเต็ม
        [flag] ตรงนี้ต้องเป็นใช่หรือไม่
        [list] ตรงนี้ต้องเป็นรายการ
        [table] ตรงนี้ต้องเป็นตาราง
        [amount] ตรงนี้ต้องเป็นจำนวนเต็มหรือเศษส่วน เช่น 3/2
        [text-or-integer] ตรงนี้ต้องเป็นข้อความหรือจำนวนเต็ม
        [text-or-table] ตรงนี้ต้องเป็นข้อความหรือตาราง
       *[text-or-list] ตรงนี้ต้องเป็นข้อความหรือรายการข้อความ
    }
fault-not-allowed = “{ $text }” ไม่อยู่ในค่าที่ใช้ได้: { $list }
fault-out-of-range = { $text } ไม่ได้อยู่ระหว่าง { COUNT($least) } ถึง { COUNT($most) }
fault-not-of-form = “{ $text }” ไม่อยู่ในรูปแบบที่ต้องการ
fault-not-an-amount = “{ $text }” ไม่ใช่จำนวนเต็มหรือเศษส่วนอย่าง 3/2
fault-large-denominator = ตัวส่วนของ { $text } มากกว่า { COUNT($most) }
fault-zero = ค่านี้ต้องมากกว่า 0
fault-empty = ตรงนี้ยังว่างอยู่
fault-not-a-slug = “{ $text }” ต้องเป็นอักษรละตินตัวเล็ก ตัวเลข และขีด 1 ถึง 64 ตัว
fault-not-a-language = นี่ไม่ใช่รหัสภาษา เช่น en หรือ pt-BR
fault-control-character = มีอักขระควบคุมอยู่ในข้อความนี้
fault-repeated = “{ $text }” ซ้ำกันสองครั้ง
fault-reserved-name = “{ $text }” เป็นชื่อของรายการอื่นในการคิดเงิน
fault-repeated-name = เดิมพันข้างอีกรายการก็ชื่อ “{ $text }”
conflict-open-above-boxes = บ็อกซ์เปิด { COUNT($open) } มากกว่าบ็อกซ์บนโต๊ะที่มี { COUNT($boxes) }
conflict-no-room-for-blind = โต๊ะที่มี { COUNT($boxes) } บ็อกซ์ไม่มีที่สำหรับบ็อกซ์ปิดมากขนาดนี้
conflict-no-blind-boxes = ตรงนี้บอกว่าบ็อกซ์ปิดทำอะไรได้ แต่ไม่มีบ็อกซ์ปิด
conflict-needs = ค่านี้ต้องมีส่วนที่ไฟล์ยังไม่มี: { $list }
conflict-excludes = ค่านี้กับ { $name } ใช้พร้อมกันไม่ได้
conflict-only-with = ค่านี้มีความหมายเมื่อ { $name } เป็น “{ $value }” เท่านั้น
conflict-never-reached = ไม่มีทางถึงค่านี้ เพราะ { $name } ก่อนหน้าใช้ได้เสมอ
conflict-one-of = ต้องมีค่าใดค่าหนึ่งต่อไปนี้: { $list }
conflict-least-above-most = ค่าสูงสุด { COUNT($most) } ต่ำกว่าค่าต่ำสุด { COUNT($least) }
conflict-not-a-multiple = { COUNT($value) } ไม่ใช่พหุคูณของขั้น { COUNT($step) }
conflict-fixed-outside = เดิมพันคงที่ { COUNT($fixed) } ไม่ได้อยู่ระหว่างต่ำสุดกับสูงสุด
conflict-ante-above-most = ที่แอนติต่ำสุดต้องเดิมพัน { ANTES($needed) } ซึ่งเกินสูงสุด { COUNT($most) }
conflict-no-price = การเปลี่ยน { COUNT($cards) } ใบไม่มีราคา
conflict-only-once = ตรงนี้พูดถึงการเปลี่ยนครั้งต่อไป แต่เปลี่ยนได้ครั้งเดียว (exchange.times เป็น 1)
conflict-too-many-prices = มีราคามากกว่าจำนวนการเปลี่ยนหลังครั้งแรก: { COUNT($further) }
conflict-one-purchase = ตรงนี้ให้ซื้อครั้งที่สอง แต่ไพ่ใหม่มาหลังทุกบ็อกซ์ตัดสินใจแล้ว
conflict-nothing-bought = ตรงนี้พูดถึงไพ่ใหม่ แต่ไม่มีการซื้อไพ่
conflict-settled-before = ตรงนี้พูดถึงมือหลังการซื้อ แต่เดิมพันนี้คิดเงินก่อน
conflict-instant = ค่านี้ไม่มีความหมายกับเดิมพันที่ชนะทันที

## Strategy cards, line by line

card-list-first = การตัดสินใจแรก
card-list-bet = เดิมพันหลังซื้อ
card-list-insure = ประกัน
card-list-dealer-game = เกมของดีลเลอร์
card-line = { $text } เมื่อ{ $list }
card-line-always = { $text } ไม่ว่าถือไพ่อะไร
card-line-where-held = { $text } เมื่อใดก็ตามที่ไพ่ในมือมีสิ่งนั้น
card-otherwise-fold = มิฉะนั้นพับ
card-and = { " และ" }
card-or = { " หรือ" }
card-ranks-and = { " และ " }
card-ranks-or = { " หรือ " }
card-range = { $text } ถึง { $value }
card-rank-ten = { COUNT(10) }
card-pair-of = คู่{ WORD("ranks", $ranks) }
card-does-fold = พับ
card-does-play = เล่น
card-does-sixth = ซื้อไพ่ใบที่หก
card-does-exchange = เปลี่ยนทุกใบยกเว้น { $list }
card-does-exchange-all = เปลี่ยนไพ่ทุกใบ
card-does-bet = หลังซื้อให้เดิมพัน
card-does-bet-fold = หลังซื้อให้พับ
card-does-insure = ประกันเต็มจำนวน
card-does-insure-not = ไม่ประกัน
card-does-buy = ซื้อเกมให้ดีลเลอร์
card-does-buy-lowest = ซื้อเกมให้ดีลเลอร์โดยทิ้งไพ่ต่ำสุดของเขา
card-does-buy-not = ไม่ซื้อเกมให้ดีลเลอร์
card-keep-combination = ชุดไพ่
card-keep-royal-flush-draw = สามหรือสองใบสู่รอยัลฟลัช
card-keep-ranks = ทุกใบที่เป็น { $list }
card-keep-highest = ไพ่สูงสุด { COUNT($count) } ใบ
card-keep-highest-other = ไพ่สูงสุดที่เหลือ { COUNT($count) } ใบ
card-bought-nothing = ไม่ได้ซื้ออะไร
card-bought-sixth = ซื้อไพ่ใบที่หก
card-bought-exchange = เปลี่ยนไพ่แล้ว
card-bought-cards = เปลี่ยนไพ่ { COUNT($count) } ใบ
card-threw-match = ทิ้งไพ่แต้มเดียวกับไพ่หงาย
card-threw-no-match = ไม่ได้ทิ้งไพ่แต้มเดียวกับไพ่หงาย
card-hand-is = มือเป็น { $list }
card-hand-at-least = มือเป็น { $name } ขึ้นไป
card-hand-below = มือต่ำกว่า { $name }
card-paired = แต้มที่ซ้ำเป็น { $list }
card-paired-to-up = แต้มที่ซ้ำ{ $list }
card-paired-below = ต่ำกว่าไพ่หงาย
card-paired-equal = เท่ากับไพ่หงาย
card-paired-above = สูงกว่าไพ่หงาย
card-holds-one = ถือ { $list }
card-holds = ถือ { $list } ครบ
card-holds-any = ถืออย่างน้อยหนึ่งใบจาก { $list }
card-holds-none-one = ไม่ถือ { $list }
card-holds-none = ไม่ถือไพ่ใดจาก { $list }
card-has-draw = มือมี { $list }
card-up = ไพ่หงายเป็น { $list }
card-matches-up = ถือไพ่แต้มเดียวกับไพ่หงาย
card-matches-up-not = ไม่ถือไพ่แต้มเดียวกับไพ่หงาย
card-nth = { $value ->
        [first] ไพ่สูงสุด
        [second] ไพ่สูงอันดับสอง
        [third] ไพ่สูงอันดับสาม
        [fourth] ไพ่สูงอันดับสี่
        [fifth] ไพ่สูงอันดับห้า
       *[sixth] ไพ่สูงอันดับหก
    }
card-above-up = { $name }สูงกว่าไพ่หงาย
card-below-up = { $name }ต่ำกว่าไพ่หงาย
card-dealer-keeps-one = ดีลเลอร์เก็บ { $list }
card-dealer-keeps = ดีลเลอร์เก็บ { $list } ครบ
card-dealer-keeps-any = ดีลเลอร์เก็บอย่างน้อยหนึ่งใบจาก { $list }
card-dealer-keeps-none-one = ดีลเลอร์ไม่ได้เก็บ { $list }
card-dealer-keeps-none = ดีลเลอร์ไม่ได้เก็บไพ่ใดจาก { $list }
card-dealer-keeps-highest = ไพ่สูงสุดที่ดีลเลอร์เก็บคือ { $list }
card-dealer-keeps-draw = ดีลเลอร์เก็บ { $list }
card-draw-flush = สี่ใบสู่ฟลัช
card-draw-straight = สี่ใบสู่สเตรท
card-draw-open-straight = สี่ใบสู่สเตรทเปิด
card-draw-inside-straight = สี่ใบสู่สเตรทกลาง
card-draw-double-inside-straight = สเตรทกลางสองทาง
card-draw-six-straight = ห้าใบสู่สเตรทหกใบ
card-draw-straight-flush = สี่ใบสู่สเตรทฟลัช
card-draw-three-to-flush = สามใบสู่ฟลัช
card-draw-three-to-straight-flush = สามใบสู่สเตรทฟลัช
card-draw-three-to-royal-flush = สามใบสู่รอยัลฟลัช
card-draw-two-to-royal-flush = สองใบสู่รอยัลฟลัช
