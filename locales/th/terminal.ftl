# What only the commands say. Words of the game are in core.ftl, and what page and commands say alike in page.ftl.
# Figures are shown by functions only. What is typed at the table stays as it is: p, x 1 4, rules more and so on.

## Cards and hands

both = { $name } และ { $text }
second-of-its-kind = { $name } อีกชุด
hand-pays = { $text }: { COUNT($pays) } ต่อ 1
hand-cards = มือ
hand-best = มือที่ดีที่สุด: { $name }
hand-first = ชุดแรก: { $name }
hand-second = ชุดที่สอง: { $name }
hand-pays-all = อัตราจ่าย

## Rules

column-name = ชื่อ
column-status = สถานะ
column-title = ชื่อกฎ
column-house = เจ้ามือ
column-source = ที่มา
column-published = ที่เผยแพร่
status-complete = ครบ
status-partial = ไม่ครบ

## What every option is worth

column-action = ทางเลือก
column-throws = ทิ้ง
column-worth = ค่าเป็นแอนติ
column-loss = เสีย
column-exactly = ค่าที่แน่นอน
ev-hand = มือ
ev-dealer = ดีลเลอร์
ev-insure = เล่น ทำประกัน { ANTES($antes) } × แอนติ
ev-more = มีการเปลี่ยนไพ่ที่ค่าต่ำกว่าอีก { COUNT($count) } แบบ: ดูได้ด้วย --all

## The table in the terminal

play-which-rules = เล่นด้วยกฎไหน?
play-choose-rules = หมายเลข ชื่อ หรือพาธ [1]:
play-hint = q ออก, ? วิธีใช้, rules กฎ
play-round = ตาที่ { COUNT($round) } ยอดคงเหลือ { CHIPS($balance) }
play-commitment = ค่าผูกมัด { $text }
play-seed = ความลับ { $text }
play-recorded = บันทึกไว้ที่ { $text }
play-balance = ยอดคงเหลือ { CHIPS($balance) }
play-too-little = ไม่พอเล่นตาต่อไป
play-left-early = คุณออกกลางตา: สิ่งที่วางบนโต๊ะจะอยู่ที่โต๊ะ
play-leave-even = คุณออกพร้อม { CHIPS($balance) } แต้ม เท่ากับตอนเข้ามา
play-leave-more = คุณออกพร้อม { CHIPS($balance) } แต้ม มากกว่าตอนเข้ามา { CHIPS($change) }
play-leave-fewer = คุณออกพร้อม { CHIPS($balance) } แต้ม น้อยกว่าตอนเข้ามา { CHIPS($change) }
play-cost = เสียไปกับการตัดสินใจ { ANTES($antes, digits: 6) } แอนติ เล่นจบ { COUNT($rounds) } ตา
play-no-text = นี่ไม่ใช่ข้อความ UTF-8

play-stakes = Enter แจกด้วยแอนติ { $text }:
play-bet-not-covered = หลังวางเดิมพันนี้ ยอดคงเหลือจะไม่พอวางเดิมพันเล่น { CHIPS($bet) }
play-words = คำของคุณมีผลตั้งแต่การสับครั้งนี้
play-no-words = ไม่ใช้คำของคุณตั้งแต่การสับครั้งนี้
play-more-rules = ยังมีอีก: rules more แสดงทั้งหมด
play-help-deals = แจก
play-help-ante = แอนติ 25
play-help-side = แอนติ 25 และ { BET($value) } 5
play-help-seed = คำของคุณที่ผสมในการสับ: เจ้ามือจึงเลือกไพ่ไว้ก่อนไม่ได้ พิมพ์ seed อย่างเดียวเพื่อเอาออก
play-help-rules = วิธีเล่น; rules more แสดงทั้งหมด
play-help-leave = ออก

play-decision = คุณตัดสินใจ:
play-you = คุณ
play-blind = บ็อกซ์ปิด
play-lose-staked = คุณจะเสียสิ่งที่วางไว้: กด q อีกครั้งเพื่อออก
play-may-be-done = ทำได้
column-type = พิมพ์
column-to = เพื่อ
play-cards = ไพ่
play-points = แต้ม
play-only-fold = ยอดคงเหลือไม่พอวางเดิมพันเล่น { CHIPS($bet) }
play-insure-between = ทำประกัน { CHIPS($least) } ถึง { CHIPS($most) }
play-exchange-between = เปลี่ยนไพ่ { COUNT($from) } ถึง { COUNT($to) } ใบ · { CHIPS($price) }
play-exchanges = เปลี่ยนไพ่: { $list }
part-cards-points = { COUNT($cards) } · { CHIPS($price) }
play-help-exchange = เปลี่ยนไพ่ตามตำแหน่ง หรือ x 2s 4d
play-help-insure = ทำประกัน 50; i อย่างเดียวคือมากที่สุด
play-help-again = ดูมือและทางเลือกอีกครั้ง; หรือ hand
play-help-more = การเปลี่ยนไพ่ทุกแบบพร้อมค่า
play-help-why = ทำไมจึงทำไม่ได้
play-help-refused = ตอนนี้บ็อกซ์ { PLACE($place) } ทำไม่ได้:
play-none-better = ไม่มีอะไรดีกว่า
play-costs = เสีย { ANTES($antes, digits: 6) } แอนติ ({ ANTES($points, digits: 2) } แต้ม)

play-drawn = คุณจั่วได้ { CARDS($cards) }
play-box-drawn = บ็อกซ์ { PLACE($place) } จั่วได้ { CARDS($cards) }
play-box-drawn-hidden = บ็อกซ์ { PLACE($place) } จั่วไพ่คว่ำหนึ่งใบ
play-paid-early = บ็อกซ์ { PLACE($place) } ถึงตอนนี้: { $text }
play-instant = บ็อกซ์ { PLACE($place) } ชนะทันที
play-dealer-shows = ดีลเลอร์เปิด { CARDS($cards) } { $text }
play-dealer-draws = ดีลเลอร์ทิ้ง { CARD($card) } และจั่ว { CARDS($cards) } { $text }

unclear-word = ไม่เข้าใจ “{ $value }”; ? บอกสิ่งที่พิมพ์ได้
unclear-card = เขียนไพ่แบบ As, 10h หรือ 9♣: { $text }
unclear-place = “{ $text }” ไม่ใช่ตำแหน่งในมือ ซึ่งมี { COUNT($cards) } ใบ
unclear-twice = “{ $value }” ซ้ำสองครั้ง
unclear-cards = บอกไพ่ที่จะทิ้ง x 2s 4d หรือตำแหน่ง x 1 4
unclear-points = “{ $value }” ไม่ใช่จำนวนเต็มของแต้ม
unclear-one-card = ต้องการไพ่ของดีลเลอร์หนึ่งใบ: b Ks
unclear-side = วาง { BET($value) } กี่แต้ม? เช่น { $value } 5
