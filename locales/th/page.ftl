# The page. The words of the game and the reasons why something is refused are in core.ftl.
# Figures are shown by functions only; locales/en tells what each variable is.

## The frame

page-name = Tuz
page-title = Tuz: โป๊กเกอร์รัสเซีย
page-loading = กำลังจัดโต๊ะ…
guest = ผู้เยี่ยมชม
table = โต๊ะ
panels = เกี่ยวกับตานี้ กฎ และการสับไพ่
play-money = แต้มสำหรับเล่น ไม่มีการได้เสียเงินจริง
balance = ยอดคงเหลือ
balance-label = ยอดคงเหลือ: { CHIPS($points) } แต้มสำหรับเล่น
help = วิธีเล่นและปุ่มลัด
settings = ตั้งค่า
close = ปิด
offline = ติดต่อเซิร์ฟเวอร์ไม่ได้ สิ่งที่เลือกไว้ยังอยู่
retry = ลองอีกครั้ง
seated-again = เซิร์ฟเวอร์ไม่รู้จักคุณแล้ว: คุณได้ที่นั่งใหม่
copy = คัดลอก
copied = คัดลอกแล้ว
copy-what = คัดลอก: { $name }
less = ลด
more = เพิ่ม

points-number = { CHIPS($points) }
net-points = { ANTES($points, digits: 0, sign: "always") }
worth = { ANTES($antes, digits: 3, sign: "always") }
exactly = ค่าที่แน่นอน { $text } แอนติ
to-one = { COUNT($pays) } ต่อ 1
for-one = { COUNT($pays) } รวมทุน

## Settings

language = ภาษา
digits = ตัวเลข
digits-latin = 0123456789
digits-native = ๐๑๒๓๔๕๖๗๘๙
theme = สี
theme-system = ตามระบบ
theme-light = สว่าง
theme-dark = มืด
deck = ไพ่
deck-two-colour = สองสี
deck-four-colour = สี่สี

## Stakes and the deal

layout = บ็อกซ์บนโต๊ะ
layout-hint = เล่นได้ไม่เกิน { COUNT($most) } บ็อกซ์ บ็อกซ์แรกอยู่ขวาสุด
layout-adjacent = บ็อกซ์ของคุณต้องอยู่ติดกัน
box-name = บ็อกซ์ { PLACE($place) }
box-blind-name = บ็อกซ์ { PLACE($place) } (บ็อกซ์ปิด)
box-cards = ไพ่ของบ็อกซ์ { PLACE($place) }
ante-chips = เปลี่ยนแอนติ
ante-kept = โต๊ะนี้รับแอนติ{ $text } จึงคงค่าเดิมไว้
least = ขั้นต่ำ
add-chip = เพิ่ม { CHIPS($points) }
bet-later = ถ้าเล่นมือนี้ ต้องวางเดิมพันเล่นอีก { CHIPS($points) }
bet-now = วางเดิมพันเล่น { CHIPS($points) } ตอนนี้พร้อมแอนติ
blind-explained = ไพ่จะคว่ำอยู่จนจบ และไม่ต้องตัดสินใจอะไรที่บ็อกซ์นี้
side-free = เลือกวางได้
side-compulsory = ต้องวาง
ahead-sixth = ซื้อไพ่ใบที่หกล่วงหน้า ราคา { CHIPS($points) }
ahead-insurance = ทำประกันล่วงหน้า เป็นแต้ม
rules = กฎ
deal = แจก · { CHIPS($points) }
deal-again = แจกอีกครั้ง · { CHIPS($points) }
change-stakes = เปลี่ยนเดิมพัน
deal-note = กด D เพื่อแจก กด ? เพื่อดูปุ่มลัดทั้งหมด
balance-short = รวมเดิมพันเล่นแล้วต้องใช้ { CHIPS($needed) } แต่มี { CHIPS($balance) }
more-points = รับแต้มสำหรับเล่นอีก { CHIPS($points) }

## The felt

dealer = ดีลเลอร์
dealer-cards = ไพ่ของดีลเลอร์
dealer-needs = ผ่านเกณฑ์ตั้งแต่ { $name }
hand-pair-of = คู่{ WORD("ranks", $ranks) }
dealer-has-game = ผ่านเกณฑ์: { $name }
dealer-below-game = ไม่มีเกม ({ $name })
dealer-no-game = ไม่มีเกม
open-card = ไพ่หงาย
bought-game = สำหรับบ็อกซ์ที่ซื้อเกม
thrown-note = ทิ้งแล้ว
exchange-note = ทิ้ง
card-drawn = จั่วมา
mark-first = ชุดไพ่แรก
mark-second = ชุดไพ่ที่สอง
combination-pays = { $name }: { COUNT($pays) } ต่อ 1
your-turn = ตาคุณ
blind-waits = รอ
discarded = ทิ้ง: { CARDS($cards) }
never-returned = ไม่คืน

actions = สิ่งที่ทำได้
asked-fold-or-play = พับหรือเล่น?
asked-play = ตอนนี้ต้องเล่น
asked-box = บ็อกซ์ { PLACE($place) }:
action-price = { $name } ·{"\u00A0"}{ CHIPS($points) }
exchange-cards = เปลี่ยนไพ่ { COUNT($count) } ใบ
insure-points = ทำประกัน { CHIPS($points) }
choose-cards = เลือกไพ่ที่จะเปลี่ยนก่อน: คลิกที่ไพ่ หรือกดปุ่ม 1 ถึง 5
choose-cards-hint = ถ้าจะเปลี่ยนไพ่ ให้เลือกไพ่ก่อน
choose-dealer-card = เลือกไพ่ที่ดีลเลอร์จะทิ้งก่อน: คลิกที่ไพ่
bet-must-follow = หลังเปลี่ยนไพ่แบบนี้ต้องเล่นต่อ
insurance-stake = จำนวนเงินประกัน
insurance-between = ประกันกรณีดีลเลอร์ไม่มีเกม { CHIPS($least) } ถึง { CHIPS($most) }

round-net = ตานี้: { ANTES($points, digits: 0, sign: "always") }

## The panels

panel-round = ตานี้
panel-rules = กฎ
panel-fairness = ความโปร่งใส
panel-history = ประวัติ

welcome = วางแอนติแล้วแจกไพ่ คุณจะเห็นไพ่ห้าใบของคุณและไพ่หนึ่งใบของดีลเลอร์ จากนั้นพับ เล่น หรือซื้อ: ทุกปุ่มบอกราคา และตรงนี้บอกค่าของแต่ละทางเลือก
welcome-keys = กด D เพื่อแจก กด ? เพื่อดูปุ่มลัดทั้งหมด

options = ค่าของแต่ละทางเลือก
show-options = แสดง
hide-options = ซ่อน
options-hidden = จะเห็นหลังจากตัดสินใจแล้ว หรือเมื่อขอดู
counting = กำลังนับการแจกที่เป็นไปได้ทั้งหมด…
worth-explained = ได้หรือเสียโดยเฉลี่ยเป็นแอนติ นับทุกอย่างตั้งแต่แจก
option-best = ดีที่สุด
option-chosen = ที่คุณเลือก
other-exchanges = วิธีเลือกไพ่แบบอื่นอีก { COUNT($count) } แบบ
exact-fractions = เศษส่วนที่แน่นอน
to-options = ค่าของแต่ละทางเลือก ↓
fewer-exchanges = เฉพาะการเลือกไพ่ที่ดีที่สุด
other-stakes = จำนวนอื่นอีก { COUNT($count) } จำนวน
fewer-stakes = เฉพาะจำนวนที่ดีที่สุด
no-figures = ตรงนี้ไม่มีตัวเลข
no-figures-blind = บ็อกซ์ปิดตัดสินใจโดยไม่เห็นไพ่
no-figures-several-purchases = เมื่อซื้อมากกว่าหนึ่งครั้ง ยังคำนวณค่าที่แน่นอนไม่ได้
no-figures-shared-cards = บ็อกซ์ใช้ไพ่ใหม่ร่วมกัน ซึ่งยังคำนวณไม่ได้
no-figures-insured-first = ทำประกันก่อนวางเดิมพันเล่น ซึ่งยังคำนวณไม่ได้
left-out = ไม่ได้นับ: { $text }

decision-exchange = เปลี่ยน { CARDS($cards) }
decision-insure = ทำประกัน { CHIPS($points) }
decision-buy-game = ซื้อเกมจากดีลเลอร์ ทิ้ง { CARD($card) }
judged-loss = { ANTES($antes, digits: 3) } แอนติ
judged-better = ที่ดีที่สุดคือ: { $text }
decisions = การตัดสินใจของคุณ
nothing-judged = ตานี้ไม่มีการตัดสินใจที่ประเมินได้
decided = บ็อกซ์ { PLACE($place) }: { $text }
all-best = ตัดสินใจดีที่สุดทุกครั้ง
lost-in-all = เสียไปกับการตัดสินใจ: { ANTES($antes, digits: 3) } แอนติ

settlement = สรุปผล
line = รายการ
stake = เดิมพัน
pays = อัตราจ่าย
net = ผล
withheld = อัตราจ่ายสูงสุด: หักไว้ { CHIPS($points) }
box-sum = บ็อกซ์
round-sum = ตานี้

fair-explained = ก่อนแจก เจ้ามือกำหนดลำดับไพ่ไว้แล้วแสดงลายนิ้วมือของลำดับนั้น เรียกว่าค่าผูกมัด หลังจบตา เจ้ามือเปิดความลับให้คุณตรวจได้ว่าไม่มีไพ่ใบใดถูกย้าย
own-words = คำของคุณเอง
own-words-explained = ผสมเข้ากับการสับครั้งถัดไป เจ้ามือจึงเลือกลำดับไพ่ไว้ก่อนไม่ได้
own-words-too-long = ไม่เกิน 256 ไบต์และไม่มีอักขระควบคุม คำแบบนี้จะไม่ถูกใช้
next-shuffle = การสับครั้งถัดไป หมายเลข { COUNT($nonce) }
round-shuffle = การสับของตานี้ หมายเลข { COUNT($nonce) }
commitment = ค่าผูกมัด
seed = ความลับของเจ้ามือ
seed-later = ความลับจะเปิดเมื่อสรุปผลแล้ว
check = ตรวจ
download = ดาวน์โหลดบันทึก
check-matches = ค่าผูกมัดตรงกัน: ไม่มีไพ่ใบใดถูกย้าย
check-differs = ค่าผูกมัดไม่ตรงกัน
check-order = สำรับตามลำดับการแจก:
check-command = หรือตรวจบันทึกด้วยโปรแกรมอื่น:

no-history = ยังไม่มีตาที่สรุปผลแล้ว
history-open = แสดง
dealer-discarded = เกมที่ซื้อ: { CARD($card) } → { CARDS($cards) }
earlier = ตาก่อนหน้า

pay-table = อัตราจ่ายของเดิมพันเล่น
hand = มือ
pays-dealt = ไพ่ที่แจก
pays-sixth = มีไพ่ใบที่หก
sixth-void = แพ้เมื่อซื้อไพ่ใบที่หก
side-instant = ไม่ต้องวางเดิมพัน: จ่ายจากแอนติและจบตาของบ็อกซ์
house-rules = กฎของเจ้ามือนี้
rules-partial = กฎที่เผยแพร่ไม่ได้บอกทุกข้อ ข้อที่ขาดใช้กฎทั่วไป
source = กฎที่เผยแพร่

ante-from = ตั้งแต่ { CHIPS($least) } ทีละ { CHIPS($step) }
ante-between = ตั้งแต่ { CHIPS($least) } ถึง { CHIPS($most) } ทีละ { CHIPS($step) }
bet-antes = { COUNT($antes) } แอนติ
price-antes = { ANTES($antes) } × แอนติ
price-antes-forced = { ANTES($antes) } × แอนติ แล้วต้องเล่นต่อ
exchange-of = เปลี่ยนไพ่ { COUNT($count) } ใบ
exchange-of-some = เปลี่ยนไพ่ { COUNT($from) } ถึง { COUNT($to) } ใบ
insurance-terms = ตั้งแต่ { $name } ไม่เกิน { PERCENT($most) } ของเงินรางวัลที่อาจได้
second-combination = ชุดไพ่ที่สอง
second-paid = จ่ายด้วย
second-not-paid = ไม่จ่าย
no-game-term = ดีลเลอร์ไม่มีเกม
no-game-paid = แอนติจ่าย 1 ต่อ 1 และคืนเดิมพันเล่น
no-game-returned = คืนแอนติและเดิมพันเล่น
no-game-returned-below = คืนเดิมพันเล่น แอนติจ่าย 1 ต่อ 1 เว้นแต่มือดีลเลอร์ต่ำมาก
win-term = บ็อกซ์ชนะ
ante-on-win-returned = จ่ายเดิมพันเล่น และคืนแอนติ
ante-on-win-paid = จ่ายเดิมพันเล่น และแอนติ 1 ต่อ 1
ante-on-win-paid-unless-bought = จ่ายเดิมพันเล่น และแอนติ 1 ต่อ 1 เว้นแต่ซื้ออะไรไป

## Hands that only side bets know

hand-straight-one-colour = สเตรทสีเดียว
hand-ace-king-queen = เอซ คิง และควีน
hand-one-colour = ห้าใบสีเดียว
hand-five-courts = ไพ่หน้าคนห้าใบ

## Said aloud

heard-dealt = บ็อกซ์ { PLACE($place) } มี { $text }
heard-drawn = บ็อกซ์ { PLACE($place) } จั่วได้ { $text }
heard-dealer-open = ไพ่หงายของดีลเลอร์: { $text }
heard-dealer-shows = ดีลเลอร์เปิด { $text }: { $name }
heard-dealer-replaces = ดีลเลอร์จั่วได้ { $text }: { $name }
heard-result = บ็อกซ์ { PLACE($place) }: { $name } { ANTES($net, digits: 0, sign: "always") }
heard-total = ตานี้: { ANTES($net, digits: 0, sign: "always") } แต้ม

## Help

help-stakes = วางแอนติที่บ็อกซ์แล้วแจก แต่ละบ็อกซ์เล่นกับดีลเลอร์ ไม่ได้เล่นกับบ็อกซ์อื่น
help-decide = ดูไพ่ห้าใบของคุณกับไพ่หงายของดีลเลอร์ จะพับแล้วเสียแอนติ หรือเล่นแล้ววางเดิมพันเล่นก็ได้ ก่อนหน้านั้นซื้อได้หนึ่งครั้ง: ไพ่ใบที่หก หรือไพ่ใหม่แทนบางใบของคุณ
help-dealer = ดีลเลอร์ผ่านเกณฑ์ด้วยเอซ-คิงขึ้นไป เว้นแต่กฎกำหนดเป็นอย่างอื่น ถ้ามือคุณสูงกว่า เดิมพันเล่นจ่ายตามตาราง ถ้ามือดีลเลอร์สูงกว่า เสียทั้งแอนติและเดิมพันเล่น
help-two = จ่ายได้สองชุดไพ่: มีเลข 1 และ 2 กำกับใต้ไพ่ ไพ่ใบเดียวอยู่ได้ทั้งสองชุด
help-no-game = เมื่อดีลเลอร์ไม่มีเกม คุณจะชนะแอนติหรือได้แอนติคืนตามกฎ บางกฎให้ซื้อไพ่ใหม่ให้ดีลเลอร์แทนได้
keys = ปุ่มลัด
key-deal = แจกด้วยเดิมพันเดิม
key-change-stakes = เปลี่ยนเดิมพัน
key-select = เลือกไพ่ที่จะเปลี่ยน
key-exchange = เปลี่ยนไพ่ที่เลือก
key-sixth = ซื้อไพ่ใบที่หก
key-play = เล่น
key-fold = พับ
key-insure = ทำประกัน
key-no-insurance = ไม่ทำประกัน
key-buy-game = ซื้อเกมจากดีลเลอร์
key-keep = รับผลนี้
key-toggle-advice = แสดงหรือซ่อนค่าของทางเลือก
key-help = หน้าช่วยเหลือนี้
key-escape = ปิด หรือยกเลิกการเลือก

## Training: how one plays, and how good a decision was

mode = วิธีเล่น
mode-play = เล่น
mode-practice = ฝึก
mode-advice = ดูคำแนะนำก่อน
mode-play-note = บอกค่าของทางเลือกเมื่อคุณขอ และไม่พูดถึงการตัดสินใจ
mode-practice-note = คุณตัดสินใจเอง แล้วทุกการตัดสินใจจะได้เกรดพร้อมเหตุผล
mode-advice-note = เห็นค่าของแต่ละทางเลือกก่อนตัดสินใจ
grade-best = ดีที่สุด
grade-good = ดี
grade-inaccuracy = ไม่แม่นยำ
grade-mistake = ผิดพลาด
grade-blunder = ผิดพลาดร้ายแรง
near-tie = แทบไม่ต่างจากที่ดีที่สุด
verdict = คุณเลือก: { $text }
because-folding-is-cheaper = เสียแอนติไปยังถูกกว่าที่จะเสียโดยเฉลี่ยถ้าเล่นต่อ
because-wins-outweigh-the-bet = ชนะบ่อยพอที่จะคุ้มกับเดิมพันที่อาจเสีย
because-cards-bring-more = ไพ่ใหม่ให้มากกว่าราคา
because-cards-bring-less = ไพ่ใหม่แพงกว่าที่ได้คืน
because-makes-better-hands = ได้มือที่ชนะบ่อยกว่าหรือได้เงินมากกว่า
because-insurance-pays = ดีลเลอร์ไม่มีเกมบ่อยพอที่ประกันจะคุ้ม
because-insurance-does-not-pay = ดีลเลอร์มีเกมบ่อยเกินกว่าที่ประกันจะคุ้ม
because-game-is-worth-its-price = ไพ่ใหม่ทำให้เขามีเกมที่คุณชนะบ่อยพอกับราคา
because-game-is-not-worth-its-price = ไพ่ใหม่ทำให้มีเกมที่คุณชนะน้อยเกินไปเมื่อเทียบกับราคา
because-better-card-to-throw = เมื่อทิ้งไพ่ใบนั้น เขาจะมีเกมที่คุณชนะบ่อยกว่า
blocker-up = จาก{ WORD("ranks", $ranks) }ที่เหลือ { COUNT($all) } ใบ คุณเห็นแล้ว { COUNT($seen) } ใบ ไพ่หงายของเขาจึงเป็นคู่ยากขึ้น
blocker-game = จาก{ WORD("ranks", $ranks) } { COUNT($all) } ใบ คุณเห็นแล้ว { COUNT($seen) } ใบ เขาจึงมีเอซ-คิงยากขึ้น
endings = จบอย่างไร
ending-win = ชนะ
ending-no-game = ไม่มีเกม
ending-tie = เสมอ
ending-loss = แพ้
ending-folded = พับ
share = { PERCENT($share, digits: 1) }
option = ทางเลือก

## Training: mistakes, drills, statistics

panel-training = ฝึกฝน
training-what = จะฝึกอะไร
training-mistakes = ข้อผิดพลาด
training-drills = แบบฝึกหัด
training-statistics = สถิติ
mistakes-none = ยังไม่มีอะไรที่นี่ ความไม่แม่นยำและข้อผิดพลาดที่โต๊ะจะเข้ามาเอง
mistakes-count = รวบรวมไว้: { COUNT($count) }
mistakes-order = ลำดับ
mistakes-size = แพงสุดก่อน
mistakes-latest = ล่าสุดก่อน
mistakes-more = เพิ่มเติม
mistake-spot = { CARDS($cards) } เจอ { CARD($card) }
kind = เรื่อง
kind-all = ทุกการตัดสินใจ
kind-throw = จะทิ้งใบไหน
kind-sixth-or-exchange = ใบที่หกหรือเปลี่ยนไพ่
kind-buy-or-not = ซื้อไพ่หรือไม่
kind-fold-or-play = พับหรือเล่น
kind-insurance = ทำประกันหรือไม่
kind-dealer-game = ซื้อเกมจากดีลเลอร์หรือไม่
hands-nothing = ไม่มีอะไร
hands-four-to-straight = ขาดหนึ่งใบเป็นสเตรท
hands-four-to-flush = ขาดหนึ่งใบเป็นฟลัช
hands-ace-king = เอซ-คิง
hands-low-pair = คู่สองถึงสิบ
hands-high-pair = คู่แจ็คถึงเอซ
hands-two-pair = สองคู่
hands-three = ตอง
hands-straight-or-flush = สเตรทหรือฟลัช
hands-full-house-up = ฟูลเฮ้าส์ขึ้นไป
review-start = ทบทวนที่ถึงกำหนด: { COUNT($count) }
review-none = ตอนนี้ไม่มีอะไรต้องทบทวน
review-again = แสดงอีกครั้ง: { $text }
review-next = ถัดไป
review-stop = กลับไปที่รายการ
drill = แบบฝึกหัด
drill-decision = อะไรดีที่สุด
drill-payout = บ็อกซ์ได้เท่าไร
drill-combinations = ชุดไพ่อะไรบ้าง
drill-game = ดีลเลอร์มีเกมไหม
drill-review = การทบทวน
drill-close = เฉพาะที่ตัดสินใจยาก
drill-none = กฎนี้ไม่มีคำถามแบบนี้
drill-next = คำถามถัดไป
drill-answer = ตอบ
drill-net = ผลของบ็อกซ์เป็นแต้ม ถ้าเสียใส่เครื่องหมายลบ
drill-stakes = แอนติ { CHIPS($ante) } เดิมพัน { CHIPS($bet) }
drill-sixth = ซื้อไพ่ใบที่หก { CHIPS($points) }
drill-seen = เห็นด้วย: { CARDS($cards) }
drill-first = ชุดไพ่แรก
drill-second = ชุดไพ่ที่สอง
drill-no-combination = ไม่มี
drill-has = มีเกม
drill-has-not = ไม่มีเกม
drill-right = ถูก
drill-wrong = ผิด
drill-clock = จับเวลา: หนึ่งนาที
drill-left = เหลือ { COUNT($seconds) } วินาที
drill-score = ถูก { COUNT($correct) } จาก { COUNT($count) }
drill-time-up = หมดเวลา
drill-restart = เริ่มใหม่
stat-over-time = ผลตามเวลา เป็นแต้ม
stat-net = ได้
stat-expected = ที่คาด
stat-luck-free = ไม่นับโชค
stat-rounds = ตา
stat-explained = ที่คาด: ค่าของไพ่ตอนตัดสินใจครั้งแรก หักสิ่งที่เสียไปกับการตัดสินใจ ไม่นับโชค: เฉพาะสิ่งที่เสียไปกับการตัดสินใจ
stat-accuracy = ตัดสินใจดีที่สุด { PERCENT($share, digits: 1) } จาก { COUNT($count) }
stat-each = เสียเฉลี่ยต่อการตัดสินใจ: { ANTES($antes, digits: 3) } แอนติ
stat-decisions = การตัดสินใจ
stat-best = ดีที่สุด
stat-lost = แอนติที่เสีย
stat-sort = ชนิด
stat-grades = เกรด
stat-kinds = แอนติหายไปไหน: ตามสิ่งที่ตัดสินใจ
stat-groups = ตามมือ
stat-up-cards = ตามไพ่หงายของดีลเลอร์
stat-streaks = ติดต่อกัน
stat-longest = ยาวสุด
stat-current = ตอนนี้
streak-best = ตัดสินใจดีที่สุด
streak-won = ตาที่ชนะ
streak-lost = ตาที่แพ้
stat-drills = แบบฝึกหัด
stat-answers = คำตอบ
stat-seconds = วินาทีต่อคำตอบ
antes-lost = { ANTES($antes, digits: 2) }
count-number = { COUNT($count) }

## Your data

data = ข้อมูลของคุณ
data-download = ทั้งหมดในไฟล์เดียว
data-rounds = ตา (CSV)
data-decisions = การตัดสินใจ (CSV)
data-answers = คำตอบแบบฝึกหัด (CSV)
data-bring-back = นำกลับจากไฟล์ จะแทนที่ทุกอย่างที่นี่
data-wipe = ลบทุกอย่าง
data-wipe-sure = ยอดเงิน ตา การตัดสินใจ และการทบทวนจะหายไปตลอดกาล
data-wipe-yes = ใช่ ลบเลย
data-wipe-no = ไม่ เก็บไว้
data-wrong-file = นี่ไม่ใช่ไฟล์ผู้เล่น หรือไฟล์เสียหาย ไม่มีอะไรเปลี่ยน

## A spot made by hand, and the twin

training-spot = สถานการณ์ใดก็ได้
spot-explained = วางไพ่บนกระดาน ที่อยู่ของหน้าเก็บไพ่ไว้ ลิงก์จึงเปิดสถานการณ์เดียวกัน
spot-place = ไพ่ใบถัดไปไปที่ไหน
spot-hand = มือ
spot-up = ดีลเลอร์
spot-seen = เห็นด้วย
spot-discards = ที่เปลี่ยนไป
spot-pack = สำรับ
spot-clear = ล้าง
spot-link = ลิงก์ของสถานการณ์นี้
spot-incomplete = ต้องมีไพ่ในมือห้าใบ หรือหกใบหลังซื้อใบที่หก และไพ่ของดีลเลอร์หนึ่งใบ
twin = ผู้เล่นที่ไม่พลาดกับไพ่เดียวกัน
twin-show = ให้ผู้เล่นที่ไม่พลาดเล่น
twin-net = ผลของเขา
twin-own = ผลของคุณ
twin-given-up = การตัดสินใจของคุณเสียโดยเฉลี่ย
twin-luck = ส่วนต่างที่เหลือคือโชค
points-exact = { ANTES($points, digits: 1, sign: "always") }

## Sound, and a look around at the first visit

sound = เสียง
sound-off = ปิด
sound-on = ไพ่ ชิป และการชนะ
tour = แนะนำโต๊ะ
tour-stakes = บ็อกซ์ของคุณอยู่ตรงนี้ พิมพ์แอนติหรือเพิ่มชิป หลายโต๊ะให้เล่นหลายบ็อกซ์พร้อมกันได้
tour-deal = ปุ่มนี้แจกไพ่ กดแป้น D ก็ได้ รายการข้างๆ มีกติกาของคาสิโนกว่าสี่สิบแห่ง
tour-worth = ระหว่างที่คุณตัดสินใจ แผงนี้แสดงค่าของแต่ละทางเลือก นับจากการแจกทุกแบบ แล้วบอกว่าคุณตัดสินใจได้ดีเพียงใด
tour-tabs = ตรงนี้ใช้ฝึกจากข้อผิดพลาดและแบบฝึกหัด อ่านกติกาและความได้เปรียบของเจ้ามือ แก้ไขคาสิโนของคุณเอง และตรวจว่าการสับยุติธรรม
tour-help = วิธีใช้และแป้นทั้งหมดอยู่ที่นี่ หรือกด ? จากตรงนั้นเริ่มดูใหม่ได้
tour-place = { COUNT($place) } จาก { COUNT($count) }
tour-back = ย้อนกลับ
tour-next = ถัดไป
tour-skip = ข้าม
tour-done = เริ่มเล่น
tour-start = แนะนำโต๊ะอีกครั้ง
