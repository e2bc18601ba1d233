# What commands print about whole games, strategy cards, simulations, differences of rules and recorded rounds.
# Figures are shown by functions only; where a figure is exact to its last digit it comes as $text.

## House edge

# $name: the rules.
edge-best = { $name }, best play
edge-blind = { $name }, a blind box
edge-name = house edge
# $text: percent.
edge-of-ante = { $text } of the ante
# $text, $value: two bounds.
edge-between = { $text } to { $value }
# $text: a fraction.
edge-exactly = exactly { $text }
edge-proven = proven: it lies between these bounds
edge-ended-exact = ended before it was known exactly
# $text: antes.
edge-ended-within = ended before they were within { $text } antes
edge-risk = element of risk
# $text: percent.
edge-of-staked = { $text } of all that is staked
edge-deviation = standard deviation
edge-stake = average stake
# $antes: antes.
edge-a-round = { ANTES($antes, digits: 6) } antes a round
edge-first = first decision
edge-later = later
edge-by-card = by the dealer’s open card
edge-card = card
edge-ends = how rounds end
edge-net = net
edge-share = share
edge-rounds = rounds
edge-all = all
# $seconds: how long it took.
edge-took = { ANTES($seconds, digits: 1) } s
edge-kept = kept from a run that took { ANTES($seconds, digits: 1) } s; --fresh works it out anew
edge-not-offered = not offered
edge-game-bought = dealer’s game bought
edge-insured = insured
edge-fold = fold
edge-play = play
edge-sixth = sixth card
# $cards: how many.
edge-exchange = exchange { COUNT($cards) }
end-fold = fold
end-no-game = dealer has no game
# $text: what is paid.
end-win = win, { $text }
end-tie = tie
end-loss = dealer wins
# $name, $text: hands.
end-both = { $name } + { $text }
end-or = { $name } or { $text }

## Differences of rules

compare-edge = house edge, of the ante
compare-risk = element of risk, of all staked
compare-deviation = standard deviation, antes
compare-stake = average stake, antes
# $name: rules. $text: why.
compare-no-answer = { $name } has no answer: { $text }
# $text: why.
compare-not-alone = it cannot change alone: { $text }
compare-ended = { $name }: ended before the bounds were as close as was wanted
# $name: the rules that add it. $text: those to which it is added.
compare-adds = what { $name } adds to the house edge of { $text }, in antes
compare-together = all together
diff-same = the game is the same
diff-about = without effect on the game:

## Strategy cards

# $name: the rules. $count: how many lines.
strategy-title = { $name }, { $count ->
        [one] { COUNT($count) } line
       *[other] { COUNT($count) } lines
    }
# $text: percent.
strategy-costs = It costs { $text } of the ante against the best play.
# $text, $value: antes.
strategy-brings = It brings { $text } antes a round, the best play { $value }.
strategy-first-fits = In each list the first line that fits counts.

## Simulated rounds

# $name: rules. $text: the strategy. $rounds: how many were played. $value: the seed.
simulate-title = { $name }   { $text }   { $rounds ->
        [one] { COUNT($rounds) } round
       *[other] { COUNT($rounds) } rounds
    }   seed { $value }
# $count: how many were wanted.
simulate-ended = ended by Ctrl-C; wanted: { COUNT($count) }
simulate-mean = mean in antes
simulate-from = 95 % from
simulate-to = to
simulate-deviation = deviation
# $text, $value: bounds.
simulate-inside = proven for box 1: { $text } to { $value }, which lies inside
simulate-outside = proven for box 1: { $text } to { $value }, which lies outside, as it does in 5 cases of 100
simulate-win = won
simulate-no-game = dealer without game
simulate-tie = tied
simulate-loss = lost
simulate-folded = folded
simulate-instant = won at once
simulate-sixth = sixth card bought
# $cards: how many.
simulate-exchanged = { $cards ->
        [one] { COUNT($cards) } card exchanged
       *[other] { COUNT($cards) } cards exchanged
    }
simulate-insured = insured
simulate-game = dealer’s game bought

## A recorded round, event by event

# $name: the rules. $count: how many events.
replay-title = { $name }, { $count ->
        [one] { COUNT($count) } event
       *[other] { COUNT($count) } events
    }
# $player: the player, from 0. $text: what on which box.
event-staked = player { PLACE($player) } stakes { $text }
# $points: points. $place: the box, from 0.
event-stake = { CHIPS($points) } on box { PLACE($place) }
# $text: the stakes so far. $points: points. $name: the bet.
event-stake-side = { $text } with { CHIPS($points) } on { BET($name) }
event-stake-sixth = { $text }, the sixth card bought in advance
event-stake-insured = { $text }, insured for { CHIPS($points) }
# $text: boxes with their cards. $cards: the dealer’s cards.
event-dealt = dealt: { $text }; dealer { CARDS($cards) }
# $place: the box, from 0. $cards: cards.
event-dealt-box = box { PLACE($place) } { CARDS($cards) }
event-instant = box { PLACE($place) } wins at once
event-folded = box { PLACE($place) } folds
# $place: the box, from 0. $points: what it pays, in points.
event-bet = box { PLACE($place) } bets { CHIPS($points) }
event-sixth = box { PLACE($place) } buys the sixth card for { CHIPS($points) }
event-exchanged = box { PLACE($place) } exchanges { CARDS($cards) } for { CHIPS($points) }
event-drawn = box { PLACE($place) } draws { CARDS($cards) }
# $place: the box, from 0. $text: lines of the settlement.
event-paid = box { PLACE($place) } is paid before its end: { $text }
event-insured = box { PLACE($place) } insures for { CHIPS($points) }
event-not-insured = box { PLACE($place) } does not insure
# $cards: the dealer’s cards.
event-shows-game = the dealer shows { CARDS($cards) }: a game
event-shows-no-game = the dealer shows { CARDS($cards) }: no game
# $place: the box, from 0. $points: the price in points. $card: the card that the dealer throws away.
event-game-bought = box { PLACE($place) } buys the dealer’s game for { CHIPS($points) }
event-game-bought-named = box { PLACE($place) } buys the dealer’s game for { CHIPS($points) }, { CARD($card) } to go
event-game-kept = box { PLACE($place) } keeps what no game pays
# $card: what he throws away. $cards: what he draws.
event-dealer-drew = the dealer throws away { CARD($card) } and draws { CARDS($cards) }
# $place: the box, from 0. $text: how it came out.
event-settled = box { PLACE($place) } is settled: { $text }
# $player: the player, from 0. $before, $after, $points: points.
replay-player = player { PLACE($player) }: { CHIPS($before) } -> { CHIPS($after) } ({ ANTES($points, digits: 0, sign: "always") })
replay-follows = every event follows from the rules and the pack
replay-unsettled = but the record ends before the round is settled
