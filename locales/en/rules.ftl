# What the rules of a house say, a sentence for each statement that is made of their fields. Used by the programs; the
# page gets the sentences from the server. Prices are in antes. Figures are shown by functions only.

## Parts of sentences

# What stands between the members of a list.
list-separator = { ", " }
# $hand: the hand. $pays: what it pays.
part-pay = { WORD("hand", $hand) } { COUNT($pays) }
# $cards: how many cards. $price: the price of all.
part-cards = { $cards ->
        [one] { COUNT($cards) } card for { ANTES($price) } × ante
       *[other] { COUNT($cards) } cards for { ANTES($price) } × ante
    }
# $from, $to: numbers of cards. $price: the price of all.
part-cards-between = { COUNT($from) } to { COUNT($to) } cards for { ANTES($price) } × ante
# $value: how many cards.
part-count = { $value ->
        [one] { COUNT($value) } card
       *[other] { COUNT($value) } cards
    }
# $value: a price.
part-price = { ANTES($value) } × ante

## Boxes

# $boxes: on the layout. $open: how many a player may have open.
rule-boxes = { $boxes ->
        [one] There is { COUNT($boxes) } box on the layout.
       *[other] There are { COUNT($boxes) } boxes on the layout.
    } { $open ->
        [one] A player may have { COUNT($open) } open.
       *[other] A player may have { COUNT($open) } open.
    }
rule-blind-none = No box is played blind.
rule-blind-rest = Whoever plays more boxes plays the others blind: ante and bet are put up before the deal.
rule-blind-last = Whoever plays several boxes plays the last one blind: ante and bet are put up before the deal.
# $value: how many.
rule-blind-count = { $value ->
        [one] At most { COUNT($value) } more box may be played blind: ante and bet are put up before the deal.
       *[other] At most { COUNT($value) } more boxes may be played blind: ante and bet are put up before the deal.
    }
rule-blind-decides-nothing = Nothing is decided on a blind box after the deal.
rule-blind-insures = A blind box may insure unseen.
rule-blind-buys-game = A blind box may buy the dealer a game.
rule-blind-buys-ahead = A blind box may buy in advance what is offered: bonus, sixth card, insurance.
rule-stakes = { $value ->
        [equal] The antes on all boxes of a player are equal.
        [not-above-first] No later box of a player has a higher ante than the first.
       *[free] The antes of a player may differ from box to box.
    }
rule-adjacent = { $value ->
        [false] The boxes of a player may lie anywhere.
       *[true] The boxes of a player lie side by side.
    }
rule-seen = { $value ->
        [all-at-once] A player sees the cards of all open boxes at once.
       *[box-by-box] The cards of a box are seen once the boxes before it are finished.
    }
rule-up-card = { $value ->
        [first] The dealer’s first card is turned up.
       *[last] The dealer’s last card is turned up.
    }

## Limits

# $value: the least ante in points.
rule-ante-from = { $value ->
        [one] The ante is at least { CHIPS($value) } point.
       *[other] The ante is at least { CHIPS($value) } points.
    }
# $least, $most: in points.
rule-ante-between = The ante is { CHIPS($least) } to { CHIPS($most) } points.
# $value: in points.
rule-ante-step = An ante is a multiple of { CHIPS($value) }.
rule-fraction = { $value ->
        [round-down] Payments are rounded down to whole points.
       *[refuse] A stake that could be paid a fraction of a point is refused.
    }
rule-no-payout-limit = There is no largest payout.
# $value: to one.
rule-payout-ratio = The bet is never paid above { COUNT($value) } to 1.
# $most: in points. $of: what is limited.
rule-payout-limit = { $of ->
        [combination] The bet wins at most { CHIPS($most) } points by each combination.
        [box] At most { CHIPS($most) } points are won on one box.
        [table] At most { CHIPS($most) } points are won on the whole table in a round.
       *[both] The bet wins at most { CHIPS($most) } points by both combinations together.
    }

## The dealer

rule-qualifier-ace-king = The dealer has a game with ace-king or better.
rule-qualifier-pair = The dealer has a game with a pair or better.
# $value: the rank in the plural, as in `ranks-…`.
rule-qualifier-pair-of = The dealer has a game with a pair of { WORD("ranks", $value) } or better.
rule-no-game-paid = When he has no game, the ante is paid 1 to 1 and the bet comes back.
rule-no-game-returned = When he has no game, ante and bet come back.
# $value: a hand.
rule-no-game-returned-below = When he has no game, the bet comes back; the ante is paid 1 to 1, and comes back only when he holds less than this: { WORD("hand", $value) }.

## Ante and bet

# $value: how many antes.
rule-bet = A box folds and loses the ante, or plays and puts up a bet of { $value ->
        [one] { COUNT($value) } ante
       *[other] { COUNT($value) } antes
    }.
# $list: hands and what they pay.
rule-bet-pays = Against a dealer with a game the higher hand wins, and the bet is paid, to 1: { $list }.
rule-ante-on-win = { $value ->
        [paid] On such a win the ante is paid 1 to 1.
        [paid-unless-bought] On such a win the ante is paid 1 to 1, but only comes back when the box bought anything.
       *[returned] On such a win the ante comes back.
    }

## The second combination

rule-only-best = Only the best combination is paid.
rule-second = { $must_win ->
        [true] A second combination is paid besides the best, if it beats the dealer too.
       *[false] A second combination is paid besides the best, even if it alone would lose to the dealer.
    }
rule-duplicated-straight = { $value ->
        [false] A straight with one rank twice in six cards counts as a straight and a pair.
       *[true] A straight with one rank twice in six cards counts as two straights.
    }

## Purchases

rule-no-exchange = Cards cannot be exchanged.
# $list: numbers of cards with their prices.
rule-exchange = A box may exchange cards: { $list }.
# $list: numbers of cards.
rule-exchange-forces-bet = After an exchange of so many the bet must follow: { $list }.
# $value: how often.
rule-exchange-times = { $value ->
        [one] A box may exchange { COUNT($value) } time.
       *[other] A box may exchange up to { COUNT($value) } times.
    }
rule-exchange-again-after-one = A further exchange is of one card only, and only after one card.
# $list: prices.
rule-next-prices = From the second exchange on the prices are: { $list }.
# $first, $second, $last: prices.
rule-next-prices-to = From the second exchange on the prices are { ANTES($first) } × ante, { ANTES($second) } × ante and so on to { ANTES($last) } × ante.
rule-no-sixth = There is no sixth card.
# $value: the price.
rule-sixth = A box may buy a sixth card for { ANTES($value) } × ante; the best five of six count.
rule-sixth-with-exchange = { $value ->
        [true] The sixth card may be bought besides an exchange.
       *[false] Either the sixth card is bought or cards are exchanged, not both.
    }
rule-row = { $value ->
        [common] All boxes take their new cards from the start of one common row.
       *[own] Each box draws new cards of its own.
    }
rule-dealt = { $value ->
        [after-all] New cards are dealt when every box has decided.
       *[at-once] New cards are dealt at once.
    }

## The dealer’s game

rule-no-dealer-game = The dealer’s game cannot be bought.
# $price: the price. $card: which card the dealer throws away.
rule-dealer-game = When the dealer has no game, a box may buy him one for { ANTES($price) } × ante: { $card ->
        [lowest] he throws away his lowest card and draws another.
        [first] he throws away the first card dealt to him and draws another.
        [choice] he throws away the card that the first box to buy chooses, and draws another.
       *[highest] he throws away his highest card and draws another.
    }
rule-draw-again = { $value ->
        [true] When a card of the same rank comes, he draws again.
       *[false] A card of the same rank stands.
    }
rule-still-paid = { $value ->
        [false] When he still has no game, the ante only comes back and the price is lost.
       *[true] When he still has no game, the ante is settled as without one and the price is lost.
    }
rule-insured-may-buy = { $value ->
        [true] An insured box may buy too, after it has taken its insurance win.
       *[false] An insured box may not buy the dealer a game.
    }

## Insurance

rule-no-insurance = There is no insurance.
# $from: the lowest hand. $staked: when.
rule-insurance = A box may insure against no game of the dealer’s from this hand on: { WORD("hand", $from) }. { $staked ->
        [before-bet] It is staked before the bet, and never after it.
       *[with-bet] It is staked once the bet is up.
    }
# $least: points. $most: a share.
rule-insurance-stake = At least { $least ->
        [one] { CHIPS($least) } point
       *[other] { CHIPS($least) } points
    } and at most { PERCENT($most) } of what the bet could win are insured; no game pays it 1 to 1.
rule-insurance-counts-second = { $value ->
        [false] The second combination does not count in what the bet could win.
       *[true] The second combination counts in what the bet could win.
    }
rule-insurance-returned = { $value ->
        [true] When the dealer has a game and the box does not win, insurance comes back.
       *[false] When the dealer has a game, insurance is lost.
    }
rule-insurance-too-low-returned = { $value ->
        [true] Insurance of a lower hand comes back at the settlement.
       *[false] Insurance of a lower hand is refused.
    }

## Bonus and side bets

rule-no-bonus = There is no bonus.
# $name: the bet. $cards: what it looks at. $for_one: whether the stake is in the payment. $list: hands with what they pay.
rule-side-pays = { BET($name) }: { $cards ->
        [final] pays by the final hand
       *[dealt] pays by the five cards dealt
    }, { $for_one ->
        [true] the stake inside the payment
       *[false] to 1
    }: { $list }.
rule-instant = { BET($name) }: takes no stake; it pays on the ante by the five cards dealt and ends the round of the box, { $for_one ->
        [true] the ante inside the payment
       *[false] to 1
    }: { $list }.
rule-sixth-void = { BET($value) }: lost when the sixth card is bought.
rule-sixth-pays = { BET($name) }: with a bought sixth card the best five of six pay: { $list }.
rule-side-settled = { BET($name) }: { $before_purchase ->
        [true] settled before a purchase.
       *[false] settled after the bet.
    }
rule-side-fold = { BET($name) }: { $lost ->
        [false] not lost on a fold.
       *[true] lost on a fold.
    }
# $stake: points.
rule-side-fixed = { BET($name) }: the stake is { $stake ->
        [one] { CHIPS($stake) } point.
       *[other] { CHIPS($stake) } points.
    }
# $least: points.
rule-side-from = { BET($name) }: the stake is at least { $least ->
        [one] { CHIPS($least) } point.
       *[other] { CHIPS($least) } points.
    }
rule-side-between = { BET($name) }: the stake is { CHIPS($least) } to { CHIPS($most) } points.
# $antes: how many antes.
rule-side-at-least = { BET($name) }: never staked below { ANTES($antes) } × ante.
rule-side-compulsory = { BET($value) }: must go with every ante.

## What is wrong with a rule file, said at the field that is wrong

# $most: bytes.
fault-too-long = The file is longer than { COUNT($most) } bytes.
# $most: bytes.
fault-too-long-in-full = With every default written out the file is longer than { COUNT($most) } bytes.
# $value: the words of the TOML reader, in English.
fault-syntax = This is no valid TOML: { $value }
# $text: the format asked for. $read: the one that is read.
fault-unknown-format = Format { $text } cannot be read, only format { COUNT($read) }.
# $list: the keys that belong here.
fault-unknown-key = There is no such key. The keys here: { $list }.
# $value: what the key asks for.
fault-not-served = { $value ->
        [other-boxes] Bets on other players’ boxes are not served.
        [fund] Progressive funds are not served.
        [misdeals] Rules for misdeals are not served: no card is ever misdealt.
        [pack] Only one pack of 52 cards is served.
       *[ranking] Only the standard ranking is served.
    }
fault-missing = This is missing.
# $expected: what it must be.
fault-wrong-type = { $expected ->
        [text] This must be a text.
        [integer] This must be a whole number.
        [flag] This must be yes or no.
        [list] This must be a list.
        [table] This must be a table.
        [amount] This must be a whole number or a fraction such as 3/2.
        [text-or-integer] This must be a text or a whole number.
        [text-or-table] This must be a text or a table.
       *[text-or-list] This must be a text or a list of texts.
    }
# $text: what stands there. $list: what may stand there.
fault-not-allowed = “{ $text }” is none of: { $list }.
# $text: the number. $least, $most: its bounds.
fault-out-of-range = { $text } is not from { COUNT($least) } to { COUNT($most) }.
# $text: what stands there.
fault-not-of-form = “{ $text }” is not of the form that is wanted here.
# $text: what stands there.
fault-not-an-amount = “{ $text }” is neither a whole number nor a fraction such as 3/2.
# $text: the number. $most: the largest denominator.
fault-large-denominator = The denominator of { $text } is above { COUNT($most) }.
fault-zero = This must be above 0.
fault-empty = Nothing stands here.
# $text: the name.
fault-not-a-slug = “{ $text }” must be 1 to 64 small Latin letters, digits and hyphens.
fault-not-a-language = This is no language code such as en or pt-BR.
fault-control-character = A control character stands in this text.
# $text: the value.
fault-repeated = “{ $text }” stands here twice.
# $text: the name.
fault-reserved-name = “{ $text }” is the name of another line of the settlement.
# $text: the name.
fault-repeated-name = Another side bet is called “{ $text }” too.
# $open: open boxes. $boxes: boxes on the layout.
conflict-open-above-boxes = { COUNT($open) } open boxes are more than the { COUNT($boxes) } on the layout.
# $boxes: boxes on the layout.
conflict-no-room-for-blind = The layout of { COUNT($boxes) } leaves no room for so many blind boxes.
conflict-no-blind-boxes = This says what a blind box may do, but no box is blind.
# $list: groups of the file, any one of which is needed.
conflict-needs = This needs a part that the file does not have: { $list }.
# $name: another key.
conflict-excludes = This and { $name } exclude each other.
# $name: another key. $value: its value.
conflict-only-with = This has a meaning only where { $name } is “{ $value }”.
# $name: another key.
conflict-never-reached = This is never reached: { $name } before it fits always.
# $list: keys.
conflict-one-of = One of these must stand here: { $list }.
# $least, $most: the limits.
conflict-least-above-most = The most, { COUNT($most) }, is below the least, { COUNT($least) }.
# $value: a number. $step: the step.
conflict-not-a-multiple = { COUNT($value) } is no multiple of the step { COUNT($step) }.
# $fixed: the stake.
conflict-fixed-outside = The fixed stake { COUNT($fixed) } is not between the least and the most.
# $needed: points at the least ante. $most: the most stake.
conflict-ante-above-most = At the least ante the stake must be { ANTES($needed) }, above the most of { COUNT($most) }.
# $cards: how many cards.
conflict-no-price = An exchange of { COUNT($cards) } has no price.
conflict-only-once = This tells of a further exchange, but a box exchanges only once (exchange.times is 1).
# $further: how many further exchanges there are.
conflict-too-many-prices = More prices stand here than there are exchanges after the first: { COUNT($further) }.
conflict-one-purchase = This allows a second purchase, but new cards come only after all boxes have decided.
conflict-nothing-bought = This tells of new cards, but none can be bought.
conflict-settled-before = This tells of the hand after a purchase, but the bet is settled before it.
conflict-instant = This has no meaning for a bet that wins at once.

## Strategy cards, line by line

# The English ones stand in what `tuz strategy --json` prints too: who changes them changes its output.

card-list-first = First decision
card-list-bet = Bet after a purchase
card-list-insure = Insurance
card-list-dealer-game = The dealer's game
# $text: what is done. $list: under which conditions.
card-line = { $text } if { $list }.
# $text: what is done.
card-line-always = { $text }, whatever is held.
# $text: what is done.
card-line-where-held = { $text }, wherever the hand has that.
card-otherwise-fold = Otherwise fold.
card-and = { " and " }
card-or = { " or " }
# Between the last two of several ranks.
card-ranks-and = { " and " }
card-ranks-or = { " or " }
# $text, $value: the lowest and the highest of some ranks in a row.
card-range = { $text } to { $value }
# Ten, where ranks stand without suits.
card-rank-ten = T
# $ranks: the rank of the pair, as a plural.
card-pair-of = pair of { WORD("ranks", $ranks) }
card-does-fold = Fold
card-does-play = Play
card-does-sixth = Buy the sixth card
# $list: what is kept.
card-does-exchange = Exchange all but { $list }
card-does-exchange-all = Exchange all cards
card-does-bet = After a purchase bet
card-does-bet-fold = After a purchase fold
card-does-insure = Insure for the most that may be
card-does-insure-not = Do not insure
card-does-buy = Buy the dealer's game
card-does-buy-lowest = Buy the dealer's game with his lowest card going
card-does-buy-not = Do not buy the dealer's game
card-keep-combination = the combination
card-keep-royal-flush-draw = three or two to a royal flush
# $list: ranks.
card-keep-ranks = every { $list }
# $count: how many.
card-keep-highest = { $count ->
        [one] the highest card
       *[other] the { COUNT($count) } highest cards
    }
# $count: how many.
card-keep-highest-other = { $count ->
        [one] the highest other card
       *[other] the { COUNT($count) } highest other cards
    }
card-bought-nothing = nothing was bought
card-bought-sixth = the sixth card was bought
card-bought-exchange = cards were exchanged
# $count: how many.
card-bought-cards = { $count ->
        [one] one card was exchanged
       *[other] { COUNT($count) } cards were exchanged
    }
card-threw-match = a card of the up card's rank was thrown away
card-threw-no-match = no card of the up card's rank was thrown away
# $list: names of hands.
card-hand-is = the hand is { $list }
# $name: a hand.
card-hand-at-least = the hand is { $name } or better
# $name: a hand.
card-hand-below = the hand is below { $name }
# $list: ranks.
card-paired = the paired rank is { $list }
# $list: how it compares.
card-paired-to-up = the paired rank is { $list }
card-paired-below = below the up card
card-paired-equal = that of the up card
card-paired-above = above the up card
# $list: a rank.
card-holds-one = { $list } is held
# $list: ranks.
card-holds = each of { $list } is held
# $list: ranks.
card-holds-any = one of { $list } is held
# $list: a rank.
card-holds-none-one = no { $list } is held
# $list: ranks.
card-holds-none = none of { $list } is held
# $list: draws.
card-has-draw = the hand has { $list }
# $list: ranks.
card-up = the up card is { $list }
card-matches-up = a card of the up card's rank is held
card-matches-up-not = no card of the up card's rank is held
# $value: which of the hand’s cards, from the highest on.
card-nth = { $value ->
        [first] highest card
        [second] second highest card
        [third] third highest card
        [fourth] fourth highest card
        [fifth] fifth highest card
       *[sixth] sixth highest card
    }
# $name: one of the hand’s cards, as `card-nth` names it.
card-above-up = the { $name } is above the up card
# $name: one of the hand’s cards, as `card-nth` names it.
card-below-up = the { $name } is below the up card
# $list: a rank.
card-dealer-keeps-one = the dealer keeps { $list }
# $list: ranks.
card-dealer-keeps = the dealer keeps each of { $list }
# $list: ranks.
card-dealer-keeps-any = the dealer keeps one of { $list }
# $list: a rank.
card-dealer-keeps-none-one = the dealer keeps no { $list }
# $list: ranks.
card-dealer-keeps-none = the dealer keeps none of { $list }
# $list: ranks.
card-dealer-keeps-highest = the highest card that the dealer keeps is { $list }
# $list: draws.
card-dealer-keeps-draw = the dealer keeps { $list }
card-draw-flush = four to a flush
card-draw-straight = four to a straight
card-draw-open-straight = four to an open straight
card-draw-inside-straight = four to an inside straight
card-draw-double-inside-straight = a double inside straight
card-draw-six-straight = five to a straight of six
card-draw-straight-flush = four to a straight flush
card-draw-three-to-flush = three to a flush
card-draw-three-to-straight-flush = three to a straight flush
card-draw-three-to-royal-flush = three to a royal flush
card-draw-two-to-royal-flush = two to a royal flush
