# The page. The words of the game and the reasons why something is refused are in core.ftl.
# Figures are shown by functions only.

## The frame

page-name = Tuz
page-title = Tuz: Russian poker
page-loading = The table is being set …
guest = Guest
table = The table
panels = About the round, the rules and the shuffle
play-money = Play money — nothing can be won or lost
balance = Balance
# $points: the balance in points.
balance-label = Balance: { CHIPS($points) } points of play money
help = Help and keys
settings = Settings
close = Close
offline = The server cannot be reached. What you have chosen is kept.
retry = Try again
seated-again = The server did not know you any more: you have a new seat.
copy = Copy
copied = Copied
# $name: what is copied.
copy-what = Copy: { $name }
less = Less
more = More

# $points: an amount in points.
points-number = { CHIPS($points) }
# $points: what was won, below zero lost, in points.
net-points = { ANTES($points, digits: 0, sign: "always") }
# $antes: what an option is worth, in antes.
worth = { ANTES($antes, digits: 3, sign: "always") }
# $text: the exact value in antes, such as -467114868667/347040643950.
exactly = Exactly { $text } antes
# $pays: what is paid for a stake of one.
to-one = { COUNT($pays) } to 1
for-one = { COUNT($pays) } for 1

## Settings

language = Language
digits = Digits
digits-latin = 0 to 9
digits-native = Those of the language
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
deck = Cards
deck-two-colour = Two colours
deck-four-colour = Four colours

## Stakes and the deal

layout = Boxes on the layout
# $most: how many boxes a player may have.
layout-hint = { $most ->
        [one] You may play { COUNT($most) } box. The first one is at the right.
       *[other] You may play up to { COUNT($most) } boxes. The first one is at the right.
    }
layout-adjacent = Your boxes lie side by side.
# $place: the box, from 0.
box-name = Box { PLACE($place) }
box-blind-name = Box { PLACE($place) }, blind
# $place: the box, from 0.
box-cards = Cards of box { PLACE($place) }
ante-chips = Change the ante
# $text: the antes that are accepted.
ante-kept = This table takes an ante { $text }. It stays as it was.
least = Minimum
# $points: the value of a chip.
add-chip = Add { CHIPS($points) }
# $points: the bet of a box in points.
bet-later = If you play the hand, the bet is { CHIPS($points) } more.
bet-now = The bet of { CHIPS($points) } is put up now, with the ante.
blind-explained = Its cards stay face down until the end, and you decide nothing on it.
side-free = optional
side-compulsory = must be staked
# $points: the price in points.
ahead-sixth = Buy the sixth card now, for { CHIPS($points) }
ahead-insurance = Insure now, in points
rules = Rules
# $points: what the deal takes off the balance.
deal = Deal · { CHIPS($points) }
deal-again = Deal again · { CHIPS($points) }
change-stakes = Change stakes
deal-note = D deals, ? shows all keys.
# $needed: what the deal and the bets take. $balance: what there is. In points.
balance-short = With the bets this takes { CHIPS($needed) }. Your balance is { CHIPS($balance) }.
# $points: how much play money is given.
more-points = Get { CHIPS($points) } more play money

## The felt

dealer = Dealer
dealer-cards = The dealer’s cards
# $name: the lowest hand that is a game.
dealer-needs = needs { $name } or better
# $ranks: the plural of a rank as in a rule file.
hand-pair-of = a pair of { WORD("ranks", $ranks) }
# $name: what the dealer holds.
dealer-has-game = Has a game: { $name }
dealer-below-game = No game ({ $name })
dealer-no-game = No game
open-card = open card
bought-game = For boxes that bought him a game
thrown-note = discarded
exchange-note = out
card-drawn = drawn
mark-first = first combination
mark-second = second combination
# $name: a combination. $pays: what it pays, to one.
combination-pays = { $name }: { COUNT($pays) } to 1
your-turn = Your turn
blind-waits = waits
# $cards: the cards that the box discarded.
discarded = Discarded: { CARDS($cards) }
never-returned = never returned

actions = What you can do
# $place: the box that decides, from 0.
asked-fold-or-play = Fold or play?
asked-play = Now the hand is played.
asked-box = Box { PLACE($place) }:
# $name: the action. $points: its price.
action-price = { $name } ·{"\u00A0"}{ CHIPS($points) }
# $count: how many cards are exchanged.
exchange-cards = { $count ->
        [one] Exchange { COUNT($count) } card
       *[other] Exchange { COUNT($count) } cards
    }
# $points: the stake of insurance.
insure-points = Insure for { CHIPS($points) }
choose-cards = First choose the cards to exchange: click them, or press 1 to 5.
choose-cards-hint = To exchange cards, choose them first.
choose-dealer-card = First choose the dealer’s card to discard: click it.
bet-must-follow = After this exchange you must play the hand.
insurance-stake = The stake of insurance
# $least, $most: the limits in points.
insurance-between = Insurance that the dealer has no game, { CHIPS($least) } to { CHIPS($most) }

# $points: what the round came to.
round-net = This round: { ANTES($points, digits: 0, sign: "always") }

## The panels

panel-round = Round
panel-rules = Rules
panel-fairness = Fairness
panel-history = History

welcome = Put up an ante and deal. You see your five cards and one of the dealer’s. Then you fold, play, or buy: each button says what it costs, and this panel shows what each choice is worth.
welcome-keys = Press D to deal and ? for all keys.

options = What each option is worth
show-options = Show
hide-options = Hide
options-hidden = You see this after you have decided, or when you ask.
counting = Counting every possible deal …
worth-explained = In antes won or lost on average, counting everything from the deal on.
option-best = best
option-chosen = your choice
# $count: how many other exchanges of so many cards there are.
other-exchanges = { $count ->
        [one] { COUNT($count) } other choice of cards
       *[other] { COUNT($count) } other choices of cards
    }
exact-fractions = Exact fractions
to-options = Worth of each option ↓
fewer-exchanges = Only the best choice of cards
# $count: how many other stakes of insurance there are.
other-stakes = { $count ->
        [one] { COUNT($count) } other stake
       *[other] { COUNT($count) } other stakes
    }
fewer-stakes = Only the best stake
no-figures = There are no figures here.
no-figures-blind = A blind box decides without seeing its cards.
no-figures-several-purchases = With more than one purchase the exact worth is not computed yet.
no-figures-shared-cards = The boxes share their new cards, which is not computed yet.
no-figures-insured-first = Insurance came before the bet, which is not computed yet.
# $text: names of bets.
left-out = Not counted: { $text }.

# $cards: the cards that are exchanged. $count: how many.
decision-exchange = Exchange { CARDS($cards) }
# $points: the stake.
decision-insure = Insure for { CHIPS($points) }
# $card: the dealer's card that is discarded.
decision-buy-game = Buy the dealer a game, discard { CARD($card) }
# $antes: what the decision cost, below zero.
judged-loss = { ANTES($antes, digits: 3) } antes
# $text: what was best.
judged-better = Best was: { $text }
decisions = Your decisions
nothing-judged = No decision of this round was judged.
# $place: the box, from 0. $text: what was done.
decided = Box { PLACE($place) }: { $text }
all-best = Every decision was the best
# $antes: what all decisions of the round cost.
lost-in-all = Given away by decisions: { ANTES($antes, digits: 3) } antes

settlement = Settlement
line = What
stake = Stake
pays = Pays
net = Result
# $points: what a limit on payouts took.
withheld = largest payout: { CHIPS($points) } withheld
box-sum = Box
round-sum = This round

fair-explained = Before the deal the house fixes the shuffle and shows its fingerprint, the commitment. After the round it shows the secret, and you can check that no card was moved.
own-words = Your own words
own-words-explained = Mixed into the next shuffle, so that the house cannot have picked it.
own-words-too-long = At most 256 bytes and no control characters; words like these are not used.
# $nonce: the number of the shuffle.
next-shuffle = Next shuffle, number { COUNT($nonce) }
round-shuffle = Shuffle of this round, number { COUNT($nonce) }
commitment = Commitment
seed = The house’s secret
seed-later = The secret is shown when the round is settled.
check = Check
download = Download the record
check-matches = The commitment matches: no card was moved.
check-differs = The commitment does not match.
check-order = The pack in the order of the deal:
check-command = Or check the record with another program:

no-history = No round is settled yet.
history-open = Show
# $card: the card that went. $cards: the cards that came, the last one stays.
dealer-discarded = Bought game: { CARD($card) } → { CARDS($cards) }
earlier = Earlier rounds

pay-table = The bet pays
hand = Hand
pays-dealt = As dealt
pays-sixth = With a sixth card
sixth-void = Lost when the sixth card is bought.
side-instant = Takes no stake: it pays on the ante and ends the box’s round.
house-rules = Rules of this house
rules-partial = The published sheet leaves points open; they take the usual rules here.
source = The published sheet

# $least, $most, $step: the antes that are accepted.
ante-from = from { CHIPS($least) }, in steps of { CHIPS($step) }
ante-between = from { CHIPS($least) } to { CHIPS($most) }, in steps of { CHIPS($step) }
# $antes: how many antes.
bet-antes = { $antes ->
        [one] { COUNT($antes) } ante
       *[other] { COUNT($antes) } antes
    }
# $antes: the price in antes.
price-antes = { ANTES($antes) } × ante
price-antes-forced = { ANTES($antes) } × ante; the bet must follow
# $count: how many cards.
exchange-of = { $count ->
        [one] Exchange of { COUNT($count) } card
       *[other] Exchange of { COUNT($count) } cards
    }
# $from, $to: numbers of cards.
exchange-of-some = Exchange of { COUNT($from) } to { COUNT($to) } cards
# $name: the lowest that may insure. $most: a share of the possible win.
insurance-terms = from { $name }, up to { PERCENT($most) } of what the bet could win
second-combination = Second combination
second-paid = is paid too
second-not-paid = is not paid
no-game-term = The dealer has no game
no-game-paid = the ante is paid 1 to 1, the bet comes back
no-game-returned = ante and bet come back
no-game-returned-below = the bet comes back; the ante is paid 1 to 1 unless the dealer is very low
win-term = The box wins
ante-on-win-returned = the bet is paid, the ante comes back
ante-on-win-paid = the bet is paid, and the ante 1 to 1
ante-on-win-paid-unless-bought = the bet is paid, and the ante 1 to 1 unless something was bought

## Hands that only side bets know

hand-straight-one-colour = straight of one colour
hand-ace-king-queen = ace, king and queen
hand-one-colour = five cards of one colour
hand-five-courts = five court cards

## Said aloud

# $place: the box, from 0. $text: cards as they are read aloud.
heard-dealt = Box { PLACE($place) } has { $text }.
heard-drawn = Box { PLACE($place) } draws { $text }.
heard-dealer-open = The dealer’s open card: { $text }.
# $name: what the dealer holds.
heard-dealer-shows = The dealer shows { $text }: { $name }.
heard-dealer-replaces = The dealer draws { $text }: { $name }.
# $name: how the box came out. $net: what it won, below zero lost.
heard-result = Box { PLACE($place) }: { $name }, { ANTES($net, digits: 0, sign: "always") }.
heard-total = The round: { ANTES($net, digits: 0, sign: "always") } points.

## Help

help-stakes = Put up an ante on a box and deal. Each box plays against the dealer, not against other boxes.
help-decide = Look at your five cards and the dealer’s open card. Fold and lose the ante, or play and put up the bet. Before that you may buy once: a sixth card, or new cards for some of yours.
help-dealer = The dealer has a game with ace-king or better, unless the rules name another hand. If your hand is higher, the bet is paid by the table; if his is higher, ante and bet are lost.
help-two = Two combinations can be paid: marked 1 and 2 under the cards. A card may belong to both.
help-no-game = When the dealer has no game, you win the ante or get it back, as the rules say. Some rules let you buy him a new card in place of that.
keys = Keys
key-deal = Deal, with the same stakes
key-change-stakes = Change the stakes
key-select = Choose a card for the exchange
key-exchange = Exchange the chosen cards
key-sixth = Buy the sixth card
key-play = Play
key-fold = Fold
key-insure = Insure
key-no-insurance = No insurance
key-buy-game = Buy the dealer a game
key-keep = Keep the result
key-toggle-advice = Show or hide what the options are worth
key-help = This help
key-escape = Close, or choose nothing

## Training: how one plays, and how good a decision was

mode = How you play
mode-play = Play
mode-practice = Practice
mode-advice = Advice first
mode-play-note = Options are valued when you ask. Decisions are judged in silence.
mode-practice-note = You decide without help. Then each decision is graded, with the reason.
mode-advice-note = You see what each option is worth before you decide.
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
near-tie = as good as the best
# $text: what was done.
verdict = Your decision: { $text }
because-folding-is-cheaper = Giving up the ante costs less than playing on loses on average.
because-wins-outweigh-the-bet = It wins often enough to outweigh the bet that may be lost.
because-cards-bring-more = New cards bring more than they cost.
because-cards-bring-less = New cards would cost more than they bring.
because-makes-better-hands = It makes hands that win more often or are paid more.
because-insurance-pays = The dealer has no game often enough for insurance to pay.
because-insurance-does-not-pay = The dealer has a game too often for insurance to pay.
because-game-is-worth-its-price = With a new card he gets a game that you beat often enough for the price.
because-game-is-not-worth-its-price = A new card brings a game that you beat too rarely for its price.
because-better-card-to-throw = Without that card he more often gets a game that you beat.
# $ranks: the plural of a rank. $seen: how many of them are seen, of $all that could pair the dealer’s open card.
blocker-up = Of the { COUNT($all) } other { WORD("ranks", $ranks) } you see { COUNT($seen) }, so he pairs his open card more rarely.
# $ranks: the plural of a rank. $seen: how many of them are seen, of $all.
blocker-game = Of { COUNT($all) } { WORD("ranks", $ranks) } you see { COUNT($seen) }, so he has ace-king more rarely.
endings = How it ends
ending-win = wins
ending-no-game = no game
ending-tie = tie
ending-loss = loses
ending-folded = given up
# $share: a share of all deals.
share = { PERCENT($share, digits: 1) }
option = Option

## Training: mistakes, drills, statistics

panel-training = Training
training-what = What to train
training-mistakes = Mistakes
training-drills = Drills
training-statistics = Statistics
mistakes-none = Nothing is collected here yet. Inaccuracies, mistakes and blunders at the table come by themselves.
# $count: how many there are.
mistakes-count = Collected: { COUNT($count) }
mistakes-order = Order
mistakes-size = Costliest first
mistakes-latest = Latest first
mistakes-more = More
# $cards: the hand. $card: the dealer’s open card.
mistake-spot = { CARDS($cards) } against { CARD($card) }
kind = About
kind-all = All decisions
kind-throw = What to throw
kind-sixth-or-exchange = Sixth card or exchange
kind-buy-or-not = Buy cards or not
kind-fold-or-play = Fold or play
kind-insurance = Insure or not
kind-dealer-game = Buy the dealer a game or not
hands-nothing = Nothing
hands-four-to-straight = Four to a straight
hands-four-to-flush = Four to a flush
hands-ace-king = Ace-king
hands-low-pair = Pair of twos to tens
hands-high-pair = Pair of jacks to aces
hands-two-pair = Two pair
hands-three = Three of a kind
hands-straight-or-flush = Straight or flush
hands-full-house-up = Full house or better
# $count: how many mistakes are due.
review-start = Review what is due: { COUNT($count) }
review-none = Nothing is due now.
# $text: a date and time.
review-again = Shown again: { $text }
review-next = Next
review-stop = Back to the list
drill = Drill
drill-decision = What is best?
drill-payout = What does the box get?
drill-combinations = Which combinations?
drill-game = Has the dealer a game?
drill-review = Reviews
drill-close = Close decisions only
drill-none = These rules have no such question.
drill-next = Next question
drill-answer = Answer
drill-net = Result of the box in points, with a minus for a loss
# $ante, $bet: in points.
drill-stakes = Ante { CHIPS($ante) }, bet { CHIPS($bet) }
# $points: the price in points.
drill-sixth = Sixth card bought for { CHIPS($points) }
# $cards: cards of others.
drill-seen = Also seen: { CARDS($cards) }
drill-first = First combination
drill-second = Second combination
drill-no-combination = none
drill-has = Has a game
drill-has-not = Has no game
drill-right = Right
drill-wrong = Wrong
drill-clock = Against the clock: one minute
# $seconds: how many seconds are left.
drill-left = Left: { COUNT($seconds) } s
# $correct: right answers. $count: all answers.
drill-score = Right: { COUNT($correct) } of { COUNT($count) }
drill-time-up = Time is up.
drill-restart = Start again
stat-over-time = Result over time, in points
stat-net = Won
stat-expected = Expected
stat-luck-free = Without luck
stat-rounds = Rounds
stat-explained = Expected: what the cards at your first decisions were worth, less what decisions gave up. Without luck: only what decisions gave up.
# $share: the share of best decisions. $count: how many decisions.
stat-accuracy = Best decisions: { PERCENT($share, digits: 1) } of { COUNT($count) }
# $antes: antes given up by a decision on average.
stat-each = Given up by a decision on average: { ANTES($antes, digits: 3) } antes
stat-decisions = Decisions
stat-best = Best
stat-lost = Antes given up
stat-sort = Sort
stat-grades = Grades
stat-kinds = Where antes go: by what was decided
stat-groups = By the hand
stat-up-cards = By the dealer’s open card
stat-streaks = In a row
stat-longest = Longest
stat-current = Now
streak-best = Best decisions
streak-won = Rounds won
streak-lost = Rounds lost
stat-drills = Drills
stat-answers = Answers
stat-seconds = Seconds each
# $antes: antes.
antes-lost = { ANTES($antes, digits: 2) }
# $count: how many.
count-number = { COUNT($count) }

## Your data

data = Your data
data-download = Everything, as one file
data-rounds = Rounds (CSV)
data-decisions = Decisions (CSV)
data-answers = Answers in drills (CSV)
data-bring-back = Bring back from a file. It takes the place of everything here.
data-wipe = Wipe everything
data-wipe-sure = Balance, rounds, decisions and reviews will be gone for good.
data-wipe-yes = Yes, wipe it
data-wipe-no = No, keep it
data-wrong-file = This is no file of a player, or one that is damaged. Nothing was changed.

## A spot made by hand, and the twin

training-spot = Any spot
spot-explained = Put cards on the board. The address of the page holds them, so that a link shows the same spot.
spot-place = Where the next card goes
spot-hand = Hand
spot-up = Dealer
spot-seen = Also seen
spot-discards = Exchanged
spot-pack = The pack
spot-clear = Clear
spot-link = Link to this spot
spot-incomplete = Five cards in the hand, or six after the sixth card, and one of the dealer’s are needed.
twin = A perfect player on the same cards
twin-show = Let a perfect player play it
twin-net = He gets
twin-own = You got
twin-given-up = Your decisions gave up on average
twin-luck = The rest of the difference is luck
# $points: points, not always whole.
points-exact = { ANTES($points, digits: 1, sign: "always") }

## Sound, and a look around at the first visit

sound = Sound
sound-off = Off
sound-on = Cards, chips and wins
tour = A look around the table
tour-stakes = Here lie your boxes. Type the ante or add chips. At many tables you may play several boxes at once.
tour-deal = This deals the cards; the key D does it too. The list beside it holds the rules of more than forty houses.
tour-worth = While you decide, this panel shows what each choice is worth, counted over every possible deal. Afterwards it says how good your decision was.
tour-tabs = Here you train on mistakes and drills, read the rules and the house edge, edit a house of your own, and check that the shuffle was fair.
tour-help = The help with all keys is here, or a press on ? away. There you can start this again.
# $place: which step it is, from 1. $count: how many there are.
tour-place = { COUNT($place) } of { COUNT($count) }
tour-back = Back
tour-next = Next
tour-skip = Skip
tour-done = Let’s play
tour-start = Look around the table
