# What the commands on poker between players say, and the check of shuffles. What is typed stays as it is.
# Figures are shown by functions, or come as they are written: $text, $value and $list.

## Games

club-game = { $game ->
        [omaha] โอมาฮา
        [omaha-5] โอมาฮา 5
        [omaha-6] โอมาฮา 6
        [omaha-hi-lo] โอมาฮา ไฮ-โลว์
        [pineapple] ไพน์แอปเปิล
        [crazy-pineapple] เครซี่ไพน์แอปเปิล
        [stud] สตัด
        [stud-hi-lo] สตัด ไฮ-โลว์
        [razz] แรซ
        [draw] ดรอว์
        [iranian-draw] ดรอว์แบบอิหร่าน
        [single-draw-27] 2-7 เปลี่ยนหนึ่งครั้ง
        [triple-draw-27] 2-7 เปลี่ยนสามครั้ง
       *[holdem] โฮลเด็ม
    }
club-limited = { $limit ->
        [fixed] { $name } ฟิกซ์ลิมิต
        [pot] { $name } พอตลิมิต
       *[no] { $name } โนลิมิต
    }

## What happens in a hand
# $who: you for the one who is spoken to. $name: the player, a name or the message club-player.

club-player = ผู้เล่น { PLACE($player) }
club-posts-ante = { $who ->
        [you] คุณ
       *[player] { $name }
    } วางแอนติ { $text }
club-posts-blind = { $who ->
        [you] คุณ
       *[player] { $name }
    } วางบลายด์ { $text }
club-posts-late = { $who ->
        [you] คุณ
       *[player] { $name }
    } วางบลายด์ของผู้เล่นใหม่ { $text }
club-posts-dead = { $who ->
        [you] คุณ
       *[player] { $name }
    } วางเดดบลายด์ { $text }
club-posts-bring-in = { $who ->
        [you] คุณ
       *[player] { $name }
    } วางบริงอิน { $text }
club-dealt = { $who ->
        [you] คุณ
       *[player] { $name }
    } ได้รับ { $text }
club-board = เปิดบนโต๊ะ { $text }
club-board-second = เปิดบนโต๊ะแถวที่สอง { $text }
club-restocked = สับไพ่ที่ทิ้งแล้วกลับเข้ามา
club-folds = { $who ->
        [you] คุณ
       *[player] { $name }
    } พับ
club-checks = { $who ->
        [you] คุณ
       *[player] { $name }
    } เช็ค
club-calls = { $who ->
        [you] คุณ
       *[player] { $name }
    } คอล { $text }
club-bets = { $who ->
        [you] คุณ
       *[player] { $name }
    } เดิมพัน { $text }
club-raises = { $who ->
        [you] คุณ
       *[player] { $name }
    } เรสเป็น { $text }
club-stands-pat = { $who ->
        [you] คุณ
       *[player] { $name }
    } เก็บไพ่ไว้ทั้งหมด
club-throws = { $who ->
        [you] คุณ
       *[player] { $name }
    } ทิ้ง { $text }
club-throws-unseen = { $who ->
        [you] คุณ
       *[player] { $name }
    } ทิ้งไพ่ { $count ->
       *[other] { COUNT($count) } ใบ
    }
club-returned = คืน { $text } ให้{ $who ->
        [you] คุณ
       *[player] {" "}{ $name }
    } เพราะไม่มีใครคอล
club-twice = แจกไพ่บนโต๊ะที่เหลือสองครั้ง
club-held = { $who ->
        [you] คุณ
       *[player] { $name }
    } ถือ { $text }
club-shows = { $who ->
        [you] คุณ
       *[player] { $name }
    } หงาย { $text }
club-mucks = { $who ->
        [you] คุณ
       *[player] { $name }
    } ทิ้งไพ่โดยไม่หงาย
club-pot-main = พอตหลัก
club-pot-side = ไซด์พอต { COUNT($count) }
club-wins = { $who ->
        [you] คุณ
       *[player] { $name }
    } ชนะ { $text } จาก{ $part ->
        [high] ครึ่งไฮของ{ $list }
        [low] ครึ่งโลว์ของ{ $list }
       *[whole] { $list }
    }{ $board ->
        [second] {" บนโต๊ะแถวที่สอง"}
       *[first] {""}
    }
club-raked = เจ้าของโต๊ะเก็บ { $text } จาก{ $list }

## Recorded hands

club-players = { $count ->
       *[other] ผู้เล่น { COUNT($count) } คน
    }
club-line = บรรทัด { $text }
club-unread-hand = อ่านไม่ได้
club-open = ไฟล์จบก่อนตานี้จบ
club-cancelled = ยกเลิก
club-change = { $name } { $text } -> { $value }
club-rake = ค่าต๋ง { $text }
club-parts-at-step = ไม่ตรงกันที่บรรทัด { $text }, “{ $value }”: { $list }
club-parts-at-line = ไม่ตรงกันที่บรรทัด { $text }: { $list }
club-step-result = ผล
club-step-pots = พอต
club-in-chips = { $text } (เป็นชิปละ { $value })
club-no-such-hand = ใน `{ $name }` ไม่มีตา `{ $value }` ที่อ่านได้
club-not-written = เขียนไม่ได้ { $text }
club-not-agreeing = { $count ->
       *[other] ไม่ตรงกัน { $text }
    }
club-not-read = อ่านไม่ได้ { $text }
club-of-hands = จาก { $count ->
       *[other] { $text } ตา
    }ใน `{ $name }`: { $list }

## Why an action is refused, or a recorded hand does not go on

club-refused-no-seat = ไม่มีที่นั่ง { PLACE($seat) }
club-refused-nothing-asked = ตอนนี้ไม่ต้องตัดสินใจ
club-refused-not-your-turn = ตอนนี้เป็นตาของที่นั่ง { PLACE($seat) }
club-refused-thrown-already = ตอนนี้ที่นั่ง { PLACE($seat) } ไม่มีไพ่ที่จะทิ้ง
club-refused-not-asked = ตอนนี้ต้องตัดสินใจอย่างอื่น
club-refused-to-call = ต้องคอล { $text }
club-refused-nothing-to-call = ไม่มีอะไรให้คอล
club-refused-bring-in-first = ต้องวางบริงอินก่อน
club-refused-no-bring-in = ที่นี่ไม่มีบริงอิน
club-refused-not-reopened = ผู้ที่เล่นไปแล้วเรสอีกไม่ได้ เพราะไม่มีการเรสเต็มจำนวนตามมา
club-refused-capped = เดิมพันและเรสในหนึ่งรอบได้ไม่เกิน { COUNT($count) } ครั้ง
club-refused-only-call = การคอลใช้ชิปทั้งหมด
club-refused-nobody-to-call = ไม่มีใครคอลการเรสได้
club-refused-amount = { $text } ไม่ได้: น้อยที่สุด { $value } มากที่สุด { $list }
club-refused-throw-count = ทิ้งไพ่ได้ { COUNT($least) } ถึง { COUNT($most) } ใบ ไม่ใช่ { COUNT($count) }
club-refused-not-held = ทิ้งไพ่ที่ผู้เล่นไม่ได้ถือ
club-refused-unknown = หงายมือที่มีไพ่ไม่รู้หน้าไม่ได้
club-refused-tabled = เมื่อไม่มีเดิมพันอีกแล้วต้องหงายไพ่
club-refused-last-hand = ทิ้งมือสุดท้ายที่ชนะพอตได้ไม่ได้
club-start-stacks = มีกองชิป { COUNT($count) } กองสำหรับ { COUNT($most) } ที่นั่ง
club-start-empty = ที่นั่ง { PLACE($seat) } ไม่มีชิป
club-start-too-much = ที่นั่ง { PLACE($seat) } มีเกิน { $text } ชิป
club-start-pack = ลำดับของสำรับต้องมีไพ่ของเกมครบใบละครั้ง
club-deal-not-due = ตอนนี้ไม่ต้องแจกไพ่ให้ที่นั่ง { PLACE($seat) }
club-deal-no-board = ตอนนี้ไม่ต้องเปิดไพ่กลาง
club-deal-count = แจก { COUNT($count) } ใบ แต่ต้องแจก { COUNT($most) } ใบ
club-deal-out = ไพ่ “{ $text }” ออกไปแล้ว
club-deal-not-in-pack = ไพ่ “{ $text }” ไม่อยู่ในสำรับ
club-deal-from-pack = ไพ่มาจากสำรับที่ให้ไว้
club-chore-none = ตอนนี้ไม่มีอะไรต้องทำ
club-chore-discards = ไพ่เหล่านี้ไม่ใช่ไพ่ที่ทิ้งแล้วใบละครั้ง
club-chore-rake = { $text } มากกว่าพอต { PLACE($pot) } หรือไม่มีพอตนั้น
club-chore-not-twice = แจกไพ่บนโต๊ะที่เหลือสองครั้งได้เฉพาะก่อนเปิดไพ่และเมื่อไม่มีเดิมพันอีก
club-chore-cards = ไพ่ของที่นั่ง { PLACE($seat) } เป็นใบอื่น
club-waits-post = กำลังรอเดิมพันบังคับ
club-waits-deal = กำลังรอไพ่ { COUNT($count) } ใบให้ที่นั่ง { PLACE($seat) }
club-waits-board = กำลังรอไพ่กลาง { COUNT($count) } ใบ
club-waits-restock = กำลังรอการสับไพ่ที่ทิ้งแล้ว
club-waits-act = กำลังรอที่นั่ง { PLACE($seat) } เล่น
club-waits-throw = กำลังรอที่นั่ง { PLACE($seat) } ทิ้งไพ่
club-waits-give-back = กำลังรอคืนเดิมพัน
club-waits-show = กำลังรอที่นั่ง { PLACE($seat) } หงายไพ่
club-waits-award = กำลังรอจ่ายพอต { PLACE($pot) }
club-waits-over = ไม่รออะไรอีกแล้ว
club-is-no-board = ไม่ได้เปิดไพ่กลาง
club-is-board = ไพ่กลางคือ { $text }
club-is-call = การคอลคือ { $text }
club-is-returned = ที่ไม่มีใครคอลคือ { $text }
club-is-pots = ในพอตมี { $text } แต่ไฟล์บอก { $value }
club-is-won = ที่นั่ง { PLACE($seat) } ชนะ { $text } แต่ไฟล์บอก { $value }
club-is-stack = ที่นั่ง { PLACE($seat) } จบด้วย { $text } แต่ไฟล์บอก { $value }

## What hands win

equity-board = บนโต๊ะ { $text }
equity-dead = ออกแล้ว { $text }
equity-deals = { $count ->
       *[other] { $text } แบบ
    }
equity-random-deals = { $count ->
       *[other] สุ่ม { $text } แบบ
    }
equity-seed = ค่าเริ่มสุ่ม { $value }
equity-share = ส่วนแบ่ง
equity-wins = ชนะ
equity-ties = เสมอ
equity-high = ไฮ
equity-low = โลว์
equity-unknown = สุ่ม
equity-with-low = มีมือโลว์ใน { $text } ของทั้งหมด
equity-hand-unread = อ่านมือ { PLACE($place) } ไม่ได้: { $text }
equity-cards-unread = อ่าน `{ $name }` ไม่ได้: { $text }

## Shuffles

fair-holds = การสับถูกต้อง: { $count ->
       *[other] ไพ่ { COUNT($count) } ใบ
    } ตาที่ { $text }
fair-commitment = ค่าผูกมัด
fair-player-seed = คำของผู้เล่น
fair-follows = ตานี้เป็นไปตามการสับจนถึงการคิดเงิน
fair-unfinished = บันทึกจบก่อนคิดเงินตานี้: ส่วนที่มีเป็นไปตามการสับ
fair-shown = ค่าผูกมัดตรงกับที่แสดงก่อนแจก
fair-compare = เทียบค่าผูกมัดกับที่แสดงก่อนแจก
fair-fails = การสับใน `{ $name }` ไม่ถูกต้อง: { $text }
fair-parts = ตาใน `{ $name }` ไม่เป็นไปตามการสับ: { $text }
fair-unread = อ่าน `{ $name }` ไม่ได้: { $text }
fair-no-shuffle = บันทึก `{ $name }` ไม่มีการสับที่ตรวจได้
fair-not-shown = ค่าผูกมัดไม่ตรงกับที่แสดงก่อนแจก
fair-length = `order` ต้องมีไพ่ 4 ใบของทุกแต้มตั้งแต่เอซลงไป ไม่เกิน 52 ใบ ไม่ใช่ { COUNT($count) }
fair-no-card = อ่าน `order` ไม่ได้: `{ $text }` ที่ตำแหน่ง { COUNT($count) } ไม่ใช่ไพ่อย่าง `As` หรือ `Th`
fair-other-commitment = `commitment` คือ `{ $text }` แต่ความลับกับหมายเลขให้ `{ $value }`
fair-other-order = `order` มี `{ $text }` ที่ตำแหน่ง { COUNT($count) } แต่ความลับให้ `{ $value }`

## The table: what is played, and what lies on it

club-game-title = { $game ->
        [omaha] โอมาฮา
        [omaha-5] โอมาฮาห้าใบ
        [omaha-6] โอมาฮาหกใบ
        [omaha-hi-lo] โอมาฮา ไฮ-โลว์
        [pineapple] ไพน์แอปเปิล
        [crazy-pineapple] เครซี่ไพน์แอปเปิล
        [stud] สตัดเจ็ดใบ
        [stud-hi-lo] สตัดเจ็ดใบ ไฮ-โลว์
        [razz] แรซ
        [draw] ดรอว์ห้าใบ
        [iranian-draw] ดรอว์แบบอิหร่าน
        [single-draw-27] โป๊กเกอร์ 2-7 เปลี่ยนหนึ่งครั้ง
        [triple-draw-27] โป๊กเกอร์ 2-7 เปลี่ยนสามครั้ง
       *[holdem] เท็กซัสโฮลเด็ม
    }
club-blinds = บลายด์ { $text } และ { $value }
club-blinds-bets = บลายด์ { $text } และ { $value } เดิมพัน { $value } และ { $list }
club-two-bets = เดิมพัน { $text } และ { $value } บริงอิน { $list }
club-bets-from = เดิมพันตั้งแต่ { $text } บริงอิน { $value }
club-ante = แอนติ { $text }
club-plays-tight = { $name } เล่นระวัง
club-plays-loose = { $name } เล่นกล้า
club-calls-nearly-all = { $name } คอลเกือบทุกครั้ง
club-style-tight = ระวัง
club-style-loose = กล้า
club-style-calling = คอลตลอด
club-everybody-has = ทุกคนมี { $text } ค่าเริ่มสุ่ม { $value }
club-hand = ตาที่ { $text }
club-has-button = { $who ->
        [you] คุณได้ปุ่มดีลเลอร์
       *[player] { $name } ได้ปุ่มดีลเลอร์
    }
club-pack-starts = สำรับเริ่มที่ { $text }
club-stack = { $name } { $text }
club-everybody-antes = ทุกคนวางแอนติ { $text }
street-preflop = ก่อนฟลอป
street-flop = ฟลอป
street-turn = เทิร์น
street-river = ริเวอร์
street-third = สตรีทที่สาม
street-fourth = สตรีทที่สี่
street-fifth = สตรีทที่ห้า
street-sixth = สตรีทที่หก
street-seventh = สตรีทที่เจ็ด
street-before-draw = ก่อนเปลี่ยนไพ่
street-first-draw = เปลี่ยนไพ่ครั้งแรก
street-second-draw = เปลี่ยนไพ่ครั้งที่สอง
street-third-draw = เปลี่ยนไพ่ครั้งที่สาม
club-street = { $name } พอต { $text }
club-bet = เดิมพัน { $text }
club-folded = พับ
club-all-in = ออลอิน
club-high-card = ไพ่สูง
club-low = โลว์ { $text }

## The table: decisions

club-option-check = เช็ค
club-option-call = คอล { $text }
club-option-bring-in = วางบริงอิน { $text }
club-option-bet = เดิมพัน { $text }
club-option-bet-or-more = เดิมพัน { $text } หรือมากกว่า
club-option-bet-most = เดิมพันมากที่สุดที่ทำได้: { $text }
club-option-raise = เรสเป็น { $text }
club-option-raise-or-more = เรสเป็น { $text } หรือมากกว่า
club-option-raise-most = เรสมากที่สุดที่ทำได้: เป็น { $text }
club-option-fold = พับ
club-option-stand = เก็บไพ่ไว้ทั้งหมด
club-option-throw = ทิ้งไพ่ { $how ->
        [up-to] {"ไม่เกิน "}
       *[exactly] {""}
    }{ $count ->
       *[other] { COUNT($count) } ใบ
    } ตามตำแหน่งหรือตามชื่อ
club-help-table = ดูโต๊ะอีกครั้ง
club-help-why = ทำไมจึงทำไม่ได้
club-help-rules = วิธีเล่น
club-help-leave = ออก
club-help-words = พิมพ์เป็นคำก็ได้: fold, check, call, bet 40, raise 40, all, bring, throw As Kd, draw 1 4, stand
club-next-hand = Enter แจกตาต่อไป:
club-next-help = Enter แจก, rules วิธีเล่น, q ออก
club-unclear-word = ไม่เข้าใจ “{ $text }”; ? บอกสิ่งที่พิมพ์ได้
club-unclear-no-amount = เป็นเท่าไร? เช่น r { $text }
club-unclear-amount = “{ $text }” ไม่ใช่จำนวนเต็มของชิป
club-unclear-no-cards = บอกชื่อไพ่ เช่น 2s 4d หรือตำแหน่ง เช่น 1 4
club-unclear-place = “{ $text }” ไม่ใช่ตำแหน่งในมือ ซึ่งมี { $count ->
       *[other] { COUNT($count) } ใบ
    }
club-unclear-twice = “{ $text }” ซ้ำสองครั้ง
club-unclear-card = เขียนไพ่แบบ As, 10h หรือ 9♣: { $text }

## The table: how it ends

club-no-chips = { $who ->
        [you] คุณ
       *[player] { $name }
    } ไม่มีชิปเหลือ
club-left-behind = คุณออกกลางตา และ { $count ->
       *[other] { $text } ชิป
    }อยู่ที่โต๊ะ
club-played = { $count ->
       *[other] เล่นไป { $text } ตา
    }
club-leave-fewer = คุณออกพร้อม { $count ->
       *[other] { $text } ชิป
    } น้อยกว่าตอนเข้ามา { $value }
club-leave-even = คุณออกพร้อม { $count ->
       *[other] { $text } ชิป
    } เท่ากับตอนเข้ามา
club-leave-more = คุณออกพร้อม { $count ->
       *[other] { $text } ชิป
    } มากกว่าตอนเข้ามา { $value }

## The table: how the game is played

club-rules-fixed = เดิมพันและเรสทุกครั้งมีขนาดเดียว และในหนึ่งรอบมีไม่เกินสี่ครั้ง
club-rules-pot = เดิมพันหรือเรสได้ไม่เกินพอตหลังคอล
club-rules-no = เดิมพันหรือเรสได้ทั้งหมดที่คุณมี
club-rules-street = { $name }: { $list }
club-rules-throw = ทิ้งไพ่ { $how ->
        [up-to] {"ไม่เกิน "}
       *[exactly] {""}
    }{ $count ->
       *[other] { COUNT($count) } ใบ
    }{ $then ->
        [drawn] {" แล้วรับใบใหม่แทน"}
       *[gone] {""}
    }
club-rules-down = ทุกคนได้ไพ่คว่ำ { $count ->
       *[other] { COUNT($count) } ใบ
    }
club-rules-up = ทุกคนได้ไพ่หงาย { $count ->
       *[other] { COUNT($count) } ใบ
    }
club-rules-common = ไพ่กลางบนโต๊ะ { $count ->
       *[other] { COUNT($count) } ใบ
    }
club-rules-lowest-opens = ไพ่ต่ำสุดต้องวางบริงอิน
club-rules-highest-opens = ไพ่สูงสุดต้องวางบริงอิน
club-rules-bets = วางเดิมพัน
club-rules-standard = ไพ่ห้าใบที่ดีที่สุดชนะ{ $own ->
        [two] {" ใช้ไพ่ของตัวเองสองใบพอดีและไพ่กลางสามใบ"}
       *[any] {""}
    }
club-rules-iranian = ไพ่ห้าใบที่ดีที่สุดชนะ ฟลัชชนะฟูลเฮ้าส์ และตองชนะสเตรท
club-rules-ace-to-five = ไพ่ห้าใบที่ต่ำที่สุดชนะ: เอซต่ำสุด ไม่นับสเตรทและฟลัช A-2-3-4-5 ดีที่สุด
club-rules-eight-or-better = ไพ่ห้าใบต่างกันที่ต่ำที่สุดชนะ{ $own ->
        [two] {" ใช้ไพ่ของตัวเองสองใบพอดีและไพ่กลางสามใบ"}
       *[any] {""}
    } ไม่มีใบใดเกินแปด เอซต่ำสุด
club-rules-deuce-to-seven = มือที่ต่ำที่สุดชนะ: เอซสูงสุด สเตรทและฟลัชไม่ดี 2-3-4-5-7 ดีที่สุด
club-rules-half = ครึ่งหนึ่งของพอต: { $text }

## Chinese poker

chinese-title = โป๊กเกอร์จีน แถวละหนึ่งแต้ม และอีกสามแต้มถ้าชนะทั้งสามแถว
chinese-how-rows = ทุกคนได้ไพ่ 13 ใบและจัดสามแถว: สามใบด้านหน้า ห้าใบตรงกลาง ห้าใบด้านหลัง
chinese-how-order = แถวใดดีกว่าแถวที่อยู่ข้างหลังไม่ได้ สามใบด้านหน้าไม่มีสเตรทและฟลัช
chinese-how-points = ผู้เล่นแต่ละคู่เทียบกันทีละแถว: แถวละหนึ่งแต้ม และอีกสามแต้มถ้าชนะทั้งสามแถว
chinese-how-typed = พิมพ์แถวหน้าและแถวกลางโดยมีเครื่องหมายทับคั่น เช่น 2c 2d Ks / 4h 5h 6h 7h 8h ที่เหลือเป็นแถวหลัง คำว่า auto จัดไพ่ให้คุณ
chinese-front = หน้า
chinese-middle = กลาง
chinese-back = หลัง
chinese-question = หน้า / กลาง:
chinese-two-rows = ต้องมีแถวหน้าและแถวกลางโดยมีเครื่องหมายทับคั่น; ? บอกเพิ่มเติม
chinese-not-held = “{ $text }” ไม่อยู่ในไพ่ของคุณ { $count ->
       *[other] { COUNT($count) } ใบ
    }
chinese-row-sizes = แถวมี { COUNT($front) }, { COUNT($middle) } และ { COUNT($back) } ใบ ไม่ใช่ 3, 5 และ 5
chinese-twice = “{ $text }” วางสองครั้ง
chinese-fouled = แถวใดดีกว่าแถวที่อยู่ข้างหลังไม่ได้ ตอนนี้คือ { $text }, { $value }, { $list }
