# What only the commands say. Words of the game are in core.ftl, and what page and commands say alike in page.ftl.
# Figures are shown by functions only. What is typed at the table stays as it is: p, x 1 4, rules more and so on.

## Cards and hands

# $name, $text: two things.
both = { $name } and { $text }
# $name: a hand.
second-of-its-kind = a second { $name }
# $text: combinations. $pays: what they pay together.
hand-pays = { $text }: { COUNT($pays) } to 1
hand-cards = Hand
# $name: the rank.
hand-best = Best hand: { $name }
hand-first = First: { $name }
hand-second = Second: { $name }
hand-pays-all = Pays

## Rules

column-name = name
column-status = status
column-title = title
column-house = house
column-source = source
column-published = published
status-complete = complete
status-partial = partial

## What every option is worth

column-action = action
column-throws = throws
column-worth = worth in antes
column-loss = loss
column-exactly = exactly
ev-hand = hand
ev-dealer = dealer
# $antes: the stake.
ev-insure = Play, insure { ANTES($antes) } × ante
# $count: how many.
ev-more = { $count ->
        [one] { COUNT($count) } exchange worth less: --all shows it
       *[other] { COUNT($count) } exchanges worth less: --all shows them
    }

## The table in the terminal

play-which-rules = Which rules?
play-choose-rules = Number, name or path [1]:
play-hint = q leaves, ? helps, rules tells how it is played
# $round: its number. $balance: points.
play-round = Round { COUNT($round) }, balance { CHIPS($balance) }
play-commitment = commitment { $text }
play-seed = seed       { $text }
play-recorded = recorded   { $text }
# $balance: points.
play-balance = Balance { CHIPS($balance) }.
play-too-little = That is too little for another round.
play-left-early = You leave in the middle of a round: what lies on the table stays there.
# $balance: what the player leaves with. $change: what was won or lost. In points.
play-leave-even = You leave with { CHIPS($balance) } points, as many as you came with.
play-leave-more = You leave with { CHIPS($balance) } points, { CHIPS($change) } more than you came with.
play-leave-fewer = You leave with { CHIPS($balance) } points, { CHIPS($change) } fewer than you came with.
# $antes: what all decisions cost. $rounds: finished rounds.
play-cost = Your decisions cost { ANTES($antes, digits: 6) } antes; rounds finished: { COUNT($rounds) }.
play-no-text = That is no text in UTF-8.

# $text: the stakes as they are typed.
play-stakes = Enter deals with an ante of { $text }:
# $bet: points.
play-bet-not-covered = After these stakes the balance would not cover a bet of { CHIPS($bet) }.
play-words = Your words count from this shuffle on.
play-no-words = No words of yours count from this shuffle on.
play-more-rules = There is more: rules more tells everything.
play-help-deals = deals
play-help-ante = an ante of 25
play-help-side = an ante of 25, and 5 on { BET($value) }
play-help-seed = words of yours that go into the shuffle: with them the house cannot have picked the cards; seed alone takes them away
play-help-rules = how it is played; rules more tells everything
play-help-leave = leave

play-decision = Your decision:
play-you = You
play-blind = blind
play-lose-staked = You lose what is staked: q again leaves.
play-may-be-done = That may be done.
column-type = type
column-to = to
# $text: what stands for points or cards in what is typed.
play-cards = CARDS
play-points = POINTS
# $bet: points.
play-only-fold = The balance does not cover the bet of { CHIPS($bet) }.
# $least, $most: points.
play-insure-between = Insure for { CHIPS($least) } to { CHIPS($most) }
# $from, $to: numbers of cards. $price: points.
play-exchange-between = Exchange { COUNT($from) } to { COUNT($to) } cards · { CHIPS($price) }
# $list: numbers of cards with their prices.
play-exchanges = Exchange cards: { $list }
# $cards: how many. $price: points.
part-cards-points = { COUNT($cards) } · { CHIPS($price) }
play-help-exchange = exchange cards by their places, or x 2s 4d
play-help-insure = insure for 50, or i for the most
play-help-again = your hand and what can be done, again; or hand
play-help-more = every exchange with its worth
play-help-why = why something is refused
# $place: the box, from 0.
play-help-refused = Refused to box { PLACE($place) } now:
play-none-better = None is better.
# $antes: what it cost. $points: the same in points.
play-costs = That costs { ANTES($antes, digits: 6) } antes ({ ANTES($points, digits: 2) } points).

# $cards: what was drawn. $place: the box, from 0.
play-drawn = You draw { CARDS($cards) }.
play-box-drawn = Box { PLACE($place) } draws { CARDS($cards) }.
play-box-drawn-hidden = Box { PLACE($place) } draws a card, face down.
# $text: lines of the settlement.
play-paid-early = Box { PLACE($place) } so far: { $text }.
play-instant = Box { PLACE($place) } wins at once.
# $cards: the dealer's cards. $text: whether he has a game.
play-dealer-shows = The dealer shows { CARDS($cards) }. { $text }.
# $card: what he throws away. $cards: what he draws.
play-dealer-draws = The dealer throws away { CARD($card) } and draws { CARDS($cards) }. { $text }.

# $value: what was typed.
unclear-word = “{ $value }” is not understood; ? tells what can be typed.
unclear-card = Cards are written As, 10h or 9♣: { $text }.
# $text: a place. $cards: how many the hand has.
unclear-place = “{ $text }” is no place in the hand, which has { COUNT($cards) } cards.
unclear-twice = “{ $value }” stands there twice.
unclear-cards = Name the cards to throw away, x 2s 4d, or their places, x 1 4.
unclear-points = “{ $value }” is no whole number of points.
unclear-one-card = One card of the dealer is wanted: b Ks.
unclear-side = How many points on { BET($value) }? For example: { $value } 5.
