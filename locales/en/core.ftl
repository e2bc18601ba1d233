# Words of the game and reasons why something is refused. Used by the programs and the page.
# Figures are shown by functions only; locales/README.md lists them.

## Cards

# What a card is written with. The numbers 2 to 10 need no letter.
rank-letter-ace = A
rank-letter-king = K
rank-letter-queen = Q
rank-letter-jack = J

# A card as it is read aloud.
# $rank: the rank, two to ace. $suit: the suit.
card-name =
    { $rank ->
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
       *[ace] ace
    } of { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
card-face-down = face-down card

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

# What pairs of each rank are called: a pair of …
ranks-twos = twos
ranks-threes = threes
ranks-fours = fours
ranks-fives = fives
ranks-sixes = sixes
ranks-sevens = sevens
ranks-eights = eights
ranks-nines = nines
ranks-tens = tens
ranks-jacks = jacks
ranks-queens = queens
ranks-kings = kings
ranks-aces = aces

## Ranks of hands, lowest first

hand-no-game = no game
hand-ace-king = ace-king
hand-pair = pair
hand-two-pair = two pair
hand-three = three of a kind
hand-straight = straight
hand-flush = flush
hand-full-house = full house
hand-four = four of a kind
hand-straight-flush = straight flush
hand-royal-flush = royal flush

## Actions, as on a button

action-fold = Fold
action-play = Play
action-sixth = Buy the sixth card
action-exchange = Exchange
action-insure = Insure
action-no-insurance = No insurance
action-buy-game = Buy the dealer a game
action-keep = Keep the result

## The round

phase-stakes = Stakes
phase-decisions = Decisions
phase-dealer-game = The dealer’s game
phase-settled = Settled

asked-decision = Fold, play or buy?
asked-insurance = Insure the hand?
asked-dealer-game = Buy the dealer a game?

offer-sixth = the sixth card
offer-exchange = exchange of cards
offer-insurance = insurance
offer-dealer-game = the dealer’s game

box-state-waiting = waits
box-state-cards-to-come = cards to come
box-state-bet = bet is up
box-state-folded = folded
box-state-instant = won at once

outcome-folded = Folded
outcome-instant = Won at once
outcome-no-game = The dealer has no game
outcome-win = Win
outcome-tie = Tie
outcome-loss = Loss

## Lines of a settlement

line-ante = Ante
line-bet = Bet
line-sixth = Sixth card
line-exchange = Exchange
line-insurance = Insurance
line-dealer-game = Game for the dealer
line-bonus = Bonus

# Side bets of shipped rules; any other is called by its own name.
line-super = Super
line-instant = Instant win
line-novo = Novo bonus

## Why stakes, the deal or an action are refused

# $value: the player, from 0.
refusal-unknown-player = There is no player { PLACE($value) }.
refusal-already-dealt = Stakes are put up before the deal, and the cards are out.
refusal-nothing-asked = No decision is asked for now.
# $turn: the box that decides, from 0. $owner: its player, from 0.
refusal-not-your-turn = Player { PLACE($owner) } decides on box { PLACE($turn) } now.
# $turn: the box that decides, from 0. $asked: what it is asked.
refusal-not-asked = Now box { PLACE($turn) } is asked { $asked ->
        [insurance] to insure or not
        [dealer-game] to buy the dealer a game or not
       *[decision] to fold, play or buy
    }.
refusal-no-boxes = No box has an ante.
# $value: the player, from 0.
refusal-already-staked = Player { PLACE($value) } has put up the stakes already.
# $box: the box, from 0. $boxes: how many the layout has.
refusal-unknown-box = There is no box { PLACE($box) }: the layout has { COUNT($boxes) }.
# $value: the box, from 0.
refusal-box-twice = Box { PLACE($value) } is staked twice.
# $box: the box, from 0. $owner: its player, from 0.
refusal-box-taken = Box { PLACE($box) } belongs to player { PLACE($owner) }.
# $boxes: how many were staked. $most: how many a player may have.
refusal-too-many-boxes = { $most ->
        [one] A player may have { COUNT($most) } box
       *[other] A player may have { COUNT($most) } boxes
    } at most, not { COUNT($boxes) }.
# $left, $right: two boxes of the player, from 0.
refusal-not-adjacent = The boxes of one player must lie side by side; { PLACE($left) } and { PLACE($right) } do not.
# $ante: the ante. $least: the least of the table. In points.
refusal-ante-too-low = An ante of { CHIPS($ante) } is below the least of { CHIPS($least) }.
# $ante: the ante. $most: the most of the table. In points.
refusal-ante-too-high = An ante of { CHIPS($ante) } is above the most of { CHIPS($most) }.
# $ante: the ante. $step: what it must be a multiple of. In points.
refusal-ante-step = An ante of { CHIPS($ante) } is no multiple of { CHIPS($step) }.
# $ante: the ante in points. $price: the price in antes.
refusal-fraction = With an ante of { CHIPS($ante) } a price of { ANTES($price) } × the ante would be no whole number of points.
# $box: the box, from 0. $most: what may be won at most, in points.
refusal-stake-too-large = With such stakes more than { CHIPS($most) } points could be won on box { PLACE($box) }.
# $box: the box, from 0. $ante: its ante. $first: the ante of the first box. In points.
refusal-ante-not-equal = All antes of a player must be equal: { CHIPS($ante) } on box { PLACE($box) } is not { CHIPS($first) }.
# $box: the box, from 0. $ante: its ante. $first: the ante of the first box. In points.
refusal-ante-above-first = The ante on a later box may not be above the first: { CHIPS($ante) } on box { PLACE($box) } is above { CHIPS($first) }.
# $value: the name of the bet.
refusal-unknown-side-bet = “{ $value }” is no bet of this table.
# $value: the name of the bet.
refusal-no-stake-of = “{ $value }” pays on the ante and takes no stake.
# $value: the name of the bet.
refusal-compulsory = “{ $value }” must be staked on every box.
# $name: the bet. $stake: the stake. $least: the least. In points.
refusal-side-too-low = A stake of { CHIPS($stake) } on “{ $name }” is below the least of { CHIPS($least) }.
# $name: the bet. $stake: the stake. $most: the most. In points.
refusal-side-too-high = A stake of { CHIPS($stake) } on “{ $name }” is above the most of { CHIPS($most) }.
# $name: the bet. $stake: the stake. $fixed: the only stake allowed. In points.
refusal-side-fixed = The stake on “{ $name }” is { CHIPS($fixed) }, not { CHIPS($stake) }.
# $box: the box, from 0. $name: the bet.
refusal-blind-side-bet = Box { PLACE($box) } is blind and may not stake on “{ $name }”.
# $value: the box, from 0.
refusal-no-buying-ahead = Nothing can be bought in advance on box { PLACE($value) }.
# $value: what was asked for.
refusal-not-offered = This table does not offer { $value ->
        [sixth] a sixth card
        [exchange] an exchange of cards
        [insurance] insurance
       *[dealer-game] the dealer’s game
    }.
# $needed: what has to be put up. $balance: what may be spent. In points.
refusal-balance-too-low = { $needed ->
        [one] It takes { CHIPS($needed) } point
       *[other] It takes { CHIPS($needed) } points
    }, and { CHIPS($balance) } may be spent.
# $price: what is bought. $bet: the bet after it. $balance: what may be spent. In points.
refusal-bet-not-covered = After paying { CHIPS($price) } the bet of { CHIPS($bet) } could not be put up: { CHIPS($balance) } may be spent.
refusal-bet-forced = After the exchange the bet must follow.
refusal-sixth-bought = The sixth card is bought, and nothing is bought after it.
refusal-exchanged = The sixth card is not sold after an exchange.
refusal-hand-insured = The hand is insured, and nothing is bought after that.
# $times: how often a box may exchange.
refusal-exchanges-used = { $times ->
        [one] A box may exchange { COUNT($times) } time
       *[other] A box may exchange { COUNT($times) } times
    } at most.
refusal-only-one-again = After an exchange only one card may be exchanged again, and only where it was one card before.
# $cards: how many cards.
refusal-exchange-count = { $cards ->
        [one] An exchange of { COUNT($cards) } card
       *[other] An exchange of { COUNT($cards) } cards
    } is not offered.
# $value: cards.
refusal-not-held = Not in the hand: { CARDS($value) }.
# $needed: how many cards are wanted. $left: how many are left.
refusal-pack-too-short = { $needed ->
        [one] It takes { COUNT($needed) } card
       *[other] It takes { COUNT($needed) } cards
    } of the pack, which has { COUNT($left) } left for it.
refusal-already-insured = The hand is insured already.
# $hand: what the hand is. $from: the lowest that may insure.
refusal-hand-too-low = This hand cannot be insured: { WORD("hand", $hand) }. Insurance starts at: { WORD("hand", $from) }.
# $least: the least stake. $most: what the possible win allows. In points.
refusal-insurance-not-possible = At least { CHIPS($least) } must be insured, and the hand allows { CHIPS($most) }.
# $stake: the stake. $least, $most: its limits. In points.
refusal-insurance-outside = An insurance of { CHIPS($stake) } is not between { CHIPS($least) } and { CHIPS($most) }.
refusal-blind-may-not = A blind box may not do this.
refusal-insured-may-not = An insured box may not buy the dealer a game.
# $value: the box, from 0.
refusal-out-of-play = Box { PLACE($value) } is out of play.
# $value: cards.
refusal-name-a-card = Choose the card that the dealer throws away: { CARDS($value) }.
refusal-card-not-for-you = Which card the dealer throws away is not for this box to say.

## Why a question has no answer

# $wanted: how many cards the box must have. $given: how many were given.
question-hand-count = { $wanted ->
        [one] The box must have { COUNT($wanted) } card here
       *[other] The box must have { COUNT($wanted) } cards here
    }; given: { COUNT($given) }.
# $wanted: how many cards must be discarded. $given: how many were given.
question-discard-count = { $wanted ->
        [one] { COUNT($wanted) } card must be discarded here
       *[other] { COUNT($wanted) } cards must be discarded here
    }; given: { COUNT($given) }.
# $value: how many cards were given.
question-dealer-count = The dealer has five cards; given: { COUNT($value) }.
# $value: a card.
question-up-card-missing = The dealer’s five cards do not have his open card { CARD($value) }.
# $value: a card.
question-twice = { CARD($value) } stands in two places.
# $value: a card.
question-not-in-pack = { CARD($value) } is not in the pack.
# $value: how many cards.
question-exchange-count = 1 to 5 cards can be exchanged, not { COUNT($value) }.
# $value: cards.
question-dealt-hand = The dealt hand { CARDS($value) } does not fit the hand and what was bought.
# $value: how many cards.
question-too-few-unseen = { $value ->
        [one] Only { COUNT($value) } card is left unseen
       *[other] Only { COUNT($value) } cards are left unseen
    }, too few to deal on.
# $what: nothing, sixth or exchange. $cards: how many cards of an exchange.
question-not-offered = { $what ->
        [sixth] These rules offer no sixth card.
        [exchange] { $cards ->
            [one] These rules offer no exchange of { COUNT($cards) } card.
           *[other] These rules offer no exchange of { COUNT($cards) } cards.
        }
       *[nothing] These rules offer nothing of the kind.
    }
question-dealt-hand-needed = The bonus looks at the dealt hand: the five dealt cards must be given.
# $value: the name of the bet.
question-round-over = The dealt hand wins “{ $value }” at once, which ends the round.
# $up: the dealer’s open card. $place: where it must stand, from 1.
question-up-card-place = The first card dealt goes here, so the dealer’s cards must be in the order of the deal: his open card { CARD($up) } at place { COUNT($place) }.
# $stake: the stake. $most: the most, 0 where the hand cannot be insured. In antes.
question-insurance-outside = An insurance of { ANTES($stake) } × the ante does not fit: this hand may be insured for 0 to { ANTES($most) }.

## Why rules or stakes have no exact answer

unserved-repeated-exchange = These rules let a box exchange more than once. That is played, but not analysed yet.
unserved-sixth-with-exchange = These rules sell a sixth card besides an exchange. That is played, but not analysed yet.
unserved-ante-needed = The largest payout is in points: the ante in points must be given.
unserved-shared-payout-limit = The largest payout also counts other bets, so a spot alone has no exact answer.
unserved-no-bonus = A bonus stake is given, but these rules offer no bonus.
# $value: the stake in antes.
unserved-bonus-stake = The bonus stake must be above zero, not { ANTES($value) }.
# $value: the ante in points.
unserved-ante-stake = The ante must be above zero, not { CHIPS($value) }.
unserved-too-large = The amounts of these rules are too large to be summed exactly.

## When the server cannot do what was asked
error-bad-request = The request cannot be understood.
error-no-player = Nobody sits here with this cookie.
error-foreign-origin = Another site's page may not ask this.
error-not-found = There is no such thing here.
error-bad-method = This address does not take that method.
error-too-slow = The request took too long.
error-stale = The table has moved on. Look again and repeat.
error-too-large = The request is too long.
error-not-json = The body of the request must be JSON.
error-foreign-host = The request was meant for another host.
error-failed = Something went wrong on the server. Nothing was done.
error-busy = Too many questions wait. Ask again in a moment.
error-unreachable = The server cannot be reached.
error-refused = The rules do not allow this.
error-round-open = That has to wait until the round is over.
error-no-room = There is no room left on the server's disk. Nothing was done.
