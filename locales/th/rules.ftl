# What the rules of a house say, a sentence for each statement that is made of their fields. Used by the programs; the
# page gets the sentences from the server. Prices are in antes. Figures are shown by functions only.

## Parts of sentences

list-separator = { ", " }
part-pay = { WORD("hand", $hand) } { COUNT($pays) }
part-cards = { COUNT($cards) } ใบ ราคา { ANTES($price) } × แอนติ
part-cards-between = { COUNT($from) } ถึง { COUNT($to) } ใบ ราคา { ANTES($price) } × แอนติ
part-count = { COUNT($value) } ใบ
part-price = { ANTES($value) } × แอนติ

## What the sentences are about

group-table = บ็อกซ์
group-limits = ขีดจำกัด
group-dealer = ดีลเลอร์
group-bet = แอนติและเดิมพันเล่น
group-second = ชุดไพ่ที่สอง
group-exchange = การเปลี่ยนไพ่
group-sixth = ไพ่ใบที่หก
group-replacement = ไพ่ใหม่
group-dealer_game = เกมของดีลเลอร์
group-insurance = ประกัน
group-bonus = โบนัส
group-side_bet = เดิมพันข้าง

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
