# What commands print about whole games, strategy cards, simulations, differences of rules and recorded rounds.
# Figures are shown by functions only; where a figure is exact to its last digit it comes as $text.

## House edge

# $name: the rules.
edge-best = { $name } เล่นแบบดีที่สุด
edge-blind = { $name } บ็อกซ์ปิด
edge-name = ความได้เปรียบของเจ้ามือ
# $text: percent.
edge-of-ante = { $text } ของแอนติ
# $text, $value: two bounds.
edge-between = { $text } ถึง { $value }
# $text: a fraction.
edge-exactly = ค่าแน่นอน { $text }
edge-proven = พิสูจน์แล้ว: อยู่ระหว่างขอบเขตนี้
edge-ended-exact = จบก่อนที่จะรู้ค่าแน่นอน
# $text: antes.
edge-ended-within = จบก่อนที่ขอบเขตจะห่างกันไม่เกิน { $text } แอนติ
edge-risk = สัดส่วนความเสี่ยง
# $text: percent.
edge-of-staked = { $text } ของเดิมพันทั้งหมด
edge-deviation = ส่วนเบี่ยงเบนมาตรฐาน
edge-stake = เดิมพันเฉลี่ย
# $antes: antes.
edge-a-round = { ANTES($antes, digits: 6) } แอนติต่อตา
edge-first = การตัดสินใจแรก
edge-later = หลังจากนั้น
edge-by-card = ตามไพ่หงายของดีลเลอร์
edge-card = ไพ่
edge-ends = ตาจบอย่างไร
edge-net = สุทธิ
edge-share = สัดส่วน
edge-rounds = จำนวนตา
edge-all = ทั้งหมด
# $seconds: how long it took.
edge-took = { ANTES($seconds, digits: 1) } วินาที
edge-kept = เก็บไว้จากการคำนวณที่ใช้ { ANTES($seconds, digits: 1) } วินาที; --fresh คำนวณใหม่
edge-not-offered = ไม่มีให้
edge-game-bought = ซื้อเกมจากดีลเลอร์
edge-insured = ทำประกัน
edge-fold = พับ
edge-play = เล่น
edge-sixth = ไพ่ใบที่หก
# $cards: how many.
edge-exchange = เปลี่ยน { COUNT($cards) }
end-fold = พับ
end-no-game = ดีลเลอร์ไม่มีเกม
# $text: what is paid.
end-win = ชนะ, { $text }
end-tie = เสมอ
end-loss = ดีลเลอร์ชนะ
# $name, $text: hands.
end-both = { $name } + { $text }
end-or = { $name } หรือ { $text }

## Differences of rules

compare-edge = ความได้เปรียบของเจ้ามือ ของแอนติ
compare-risk = สัดส่วนความเสี่ยง ของเดิมพันทั้งหมด
compare-deviation = ส่วนเบี่ยงเบนมาตรฐาน แอนติ
compare-stake = เดิมพันเฉลี่ย แอนติ
# $name: rules. $text: why.
compare-no-answer = { $name } ไม่มีคำตอบ: { $text }
# $text: why.
compare-not-alone = เปลี่ยนข้อนี้เพียงข้อเดียวไม่ได้: { $text }
compare-ended = { $name }: จบก่อนที่ขอบเขตจะใกล้กันตามที่ต้องการ
# $name: the rules that add it. $text: those to which it is added.
compare-adds = สิ่งที่ { $name } เพิ่มให้ความได้เปรียบของเจ้ามือของ { $text } เป็นแอนติ
compare-together = ทั้งหมดรวมกัน
diff-same = เกมเหมือนกัน
diff-about = ไม่มีผลต่อเกม:

## Strategy cards

# $name: the rules. $count: how many lines.
strategy-title = { $name } { COUNT($count) } บรรทัด
# $text: percent.
strategy-costs = เสียเปรียบการเล่นที่ดีที่สุด { $text } ของแอนติ
# $text, $value: antes.
strategy-brings = ได้ { $text } แอนติต่อตา การเล่นที่ดีที่สุดได้ { $value }
strategy-first-fits = ในแต่ละรายการใช้บรรทัดแรกที่ตรง

## Simulated rounds

# $name: rules. $text: the strategy. $rounds: how many were played. $value: the seed.
simulate-title = { $name }   { $text }   { $rounds ->
       *[other] { COUNT($rounds) } ตา
    }   ค่าเริ่มสุ่ม { $value }
# $count: how many were wanted.
simulate-ended = จบด้วย Ctrl-C; ต้องการ: { COUNT($count) }
simulate-mean = เฉลี่ยเป็นแอนติ
simulate-from = 95 % ตั้งแต่
simulate-to = ถึง
simulate-deviation = ส่วนเบี่ยงเบน
# $text, $value: bounds.
simulate-inside = พิสูจน์แล้วสำหรับบ็อกซ์ 1: { $text } ถึง { $value } ซึ่งอยู่ข้างใน
simulate-outside = พิสูจน์แล้วสำหรับบ็อกซ์ 1: { $text } ถึง { $value } ซึ่งอยู่ข้างนอก อย่างที่เกิดได้ 5 ใน 100 ครั้ง
simulate-win = ชนะ
simulate-no-game = ดีลเลอร์ไม่มีเกม
simulate-tie = เสมอ
simulate-loss = แพ้
simulate-folded = พับ
simulate-instant = ชนะทันที
simulate-sixth = ซื้อไพ่ใบที่หก
# $cards: how many.
simulate-exchanged = { $cards ->
       *[other] เปลี่ยนไพ่ { COUNT($cards) } ใบ
    }
simulate-insured = ทำประกัน
simulate-game = ซื้อเกมจากดีลเลอร์

## A recorded round, event by event

# $name: the rules. $count: how many events.
replay-title = { $name }, { $count ->
       *[other] { COUNT($count) } เหตุการณ์
    }
# $player: the player, from 0. $text: what on which box.
event-staked = ผู้เล่น { PLACE($player) } วาง { $text }
# $points: points. $place: the box, from 0.
event-stake = { CHIPS($points) } ที่บ็อกซ์ { PLACE($place) }
# $text: the stakes so far. $points: points. $name: the bet.
event-stake-side = { $text } และ { CHIPS($points) } ที่ { BET($name) }
event-stake-sixth = { $text } ซื้อไพ่ใบที่หกล่วงหน้า
event-stake-insured = { $text } ทำประกัน { CHIPS($points) }
# $text: boxes with their cards. $cards: the dealer’s cards.
event-dealt = แจก: { $text }; ดีลเลอร์ { CARDS($cards) }
# $place: the box, from 0. $cards: cards.
event-dealt-box = บ็อกซ์ { PLACE($place) } { CARDS($cards) }
event-instant = บ็อกซ์ { PLACE($place) } ชนะทันที
event-folded = บ็อกซ์ { PLACE($place) } พับ
# $place: the box, from 0. $points: what it pays, in points.
event-bet = บ็อกซ์ { PLACE($place) } วางเดิมพันเล่น { CHIPS($points) }
event-sixth = บ็อกซ์ { PLACE($place) } ซื้อไพ่ใบที่หก { CHIPS($points) }
event-exchanged = บ็อกซ์ { PLACE($place) } เปลี่ยน { CARDS($cards) } ราคา { CHIPS($points) }
event-drawn = บ็อกซ์ { PLACE($place) } จั่วได้ { CARDS($cards) }
# $place: the box, from 0. $text: lines of the settlement.
event-paid = บ็อกซ์ { PLACE($place) } ได้รับก่อนจบ: { $text }
event-insured = บ็อกซ์ { PLACE($place) } ทำประกัน { CHIPS($points) }
event-not-insured = บ็อกซ์ { PLACE($place) } ไม่ทำประกัน
# $cards: the dealer’s cards.
event-shows-game = ดีลเลอร์เปิด { CARDS($cards) }: ผ่านเกณฑ์
event-shows-no-game = ดีลเลอร์เปิด { CARDS($cards) }: ไม่มีเกม
# $place: the box, from 0. $points: the price in points. $card: the card that the dealer throws away.
event-game-bought = บ็อกซ์ { PLACE($place) } ซื้อเกมจากดีลเลอร์ { CHIPS($points) }
event-game-bought-named = บ็อกซ์ { PLACE($place) } ซื้อเกมจากดีลเลอร์ { CHIPS($points) } ทิ้ง { CARD($card) }
event-game-kept = บ็อกซ์ { PLACE($place) } รับผลนี้
# $card: what he throws away. $cards: what he draws.
event-dealer-drew = ดีลเลอร์ทิ้ง { CARD($card) } และจั่ว { CARDS($cards) }
# $place: the box, from 0. $text: how it came out.
event-settled = คิดเงินบ็อกซ์ { PLACE($place) }: { $text }
# $player: the player, from 0. $before, $after, $points: points.
replay-player = ผู้เล่น { PLACE($player) }: { CHIPS($before) } -> { CHIPS($after) } ({ ANTES($points, digits: 0, sign: "always") })
replay-follows = ทุกเหตุการณ์เป็นไปตามกฎและสำรับ
replay-unsettled = แต่บันทึกจบก่อนคิดเงินตานี้
