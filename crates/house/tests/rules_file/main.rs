//! Rule files: every key, every default, every shipped file, the schema, what differs and what is told.

mod differences;
mod keys;
mod shipped;

use tuz_house::rules::Rules;

const EXAMPLE: &str = r#"
format = 1
name = "example"
title = { en = "Example", ru = "Пример" }
house = "A house"
source = "https://example.org/sheet"
status = "partial"
published = [{ figure = "house edge", value = "1.4 %", note = "a simple strategy" }]

[table]
boxes = 5
open = 3
blind = 1
blind_may = ["insure", "buy-game", "buy-ahead"]
stakes = "not-above-first"
adjacent = false
seen = "all-at-once"
up_card = "first"

[limits]
ante = { least = 5, most = 100000, step = 5 }
fraction = "round-down"
payout = { most = 20000, of = "table" }

[dealer]
qualifier = "pair-of-jacks"
no_game = { returned_below = "pair" }

[bet]
multiple = 3
pays = { royal-flush = 999, straight-flush = 199, four = 99, full-house = 14, flush = 9, straight = 6, three = 4, two-pair = 3, pair = 2, ace-king = 0 }
ante_on_win = "paid-unless-bought"

[second]
must_win = true
duplicated_rank = "straight-and-pair"

[exchange]
price = { 1 = 1, 2 = 2, 3 = "3/2", 5 = 0 }
forced_bet = [5, 2]
times = 3
next_price = [2, "5/2"]
again_after_one = true

[sixth]
price = 2
with_exchange = true

[replacement]
row = "common"
dealt = "at-once"

[dealer_game]
price = "1/2"
card = "choice"
same_rank = "again"
still_no_game = "returned"
insured_may = true

[insurance]
from = "two-pair"
least = 2
most = 1
counts_second = false
staked = "before-bet"
box_loses = "returned"
too_low = "returned"

[bonus]
pays = { straight = 25, royal-flush = 1000 }
sixth_pays = { straight = 7, royal-flush = 300 }
looks_at = "final"
odds = "for"
settled = "after-bet"
lost_on_fold = false
stake = { least = 2, most = 50, compulsory = true, at_least_ante = "1/2" }

[[side_bet]]
name = "super"
pays = { four = 250, straight-one-colour = 150, ace-king-queen = 6, one-colour = 2, five-courts = 120 }
sixth_pays = "void"
looks_at = "dealt"
odds = "to"
settled = "after-bet"
lost_on_fold = true
stake = { fixed = 2 }
instant = false

[[side_bet]]
name = "early"
pays = { pair = 1 }
settled = "before-purchase"

[[side_bet]]
name = "at-once"
pays = { royal-flush = 600 }
instant = true
"#;

fn parse(text: &str) -> Rules {
    Rules::parse(text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

fn minimal(rest: &str) -> Rules {
    parse(&format!("format = 1\nname = \"x\"\n{rest}"))
}
