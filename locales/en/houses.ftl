# The houses: choosing, comparing and editing rule files, and what they cost. Used by the page.
# Figures are shown by functions only.

## The frame

houses = Houses
houses-open = All houses: compare, edit, house edge
houses-words = In words
houses-compare = Compare
houses-edit = Edit a copy
houses-view = What to see
house-chosen = House
house-against = Compared with
houses-own = Yours
houses-shipped = With the program
difference-none = The game is the same in both.
difference-words = What only one of them says
difference-fields = Field by field
difference-field = Field
# $count: how many fields differ.
difference-count = Fields that differ: { COUNT($count) }
# $name: the house that was copied.
edit-note = A copy of “{ $name }”. The house itself stays as it is.
# $count: how many.
edit-faults = Faults: { COUNT($count) }
edit-sound = No faults
edit-save = Save as TOML
edit-play = Play by these rules
edit-playing = The next round is played by these rules.
edit-open = Open a TOML file
edit-drop = Delete this house
# $name: the house.
edit-restart = Start again from “{ $name }”
# $name: the name of the file.
edit-taken = “{ $name }” comes with the program: give your file a name of its own.
edit-usual = as usual
# $text: the value that is taken.
edit-usual-value = as usual: { $text }
edit-offered = Offered
edit-stands = In the file
edit-not-offered = Not offered.
edit-all-usual = Everything as usual.
edit-add = Add
edit-remove = Remove
edit-about = The file
edit-toml = The file as text
edit-says = What these rules say now
edit-stale = They say this once the faults are mended.
# $line: the line of the file. $text: what is wrong.
fault-at = Line { COUNT($line) }: { $text }

## The parts of a rule file

group-table = Boxes
group-limits = Limits
group-dealer = The dealer
group-bet = Ante and bet
group-second = Second combination
group-exchange = Exchange of cards
group-sixth = Sixth card
group-replacement = New cards
group-dealer_game = The dealer’s game
group-insurance = Insurance
group-bonus = Bonus
group-side_bet = Side bets

## Its fields, and what they mean

field-name = Name of the file
about-name = Small Latin letters, digits and hyphens.
field-title = Title
about-title = What people see in place of the name, by language.
field-house = Who plays it so
about-house = Changes nothing in the game.
field-source = Address of the rule sheet
about-source = Changes nothing in the game.
field-status = Does the sheet say it all?
about-status = Changes nothing in the game.
field-table-boxes = Boxes on the layout
about-table-boxes = How many hands can be played at once.
field-table-open = Open boxes of a player
about-table-open = On so many boxes one decides with the cards seen.
field-table-blind = Blind boxes
about-table-blind = Boxes played unseen: ante and bet go up before the deal.
field-table-blind_may = A blind box may
about-table-blind_may = What it may do all the same.
field-table-stakes = Antes on a player’s boxes
about-table-stakes = Whether they may differ.
field-table-adjacent = Boxes side by side
about-table-adjacent = Whether the boxes of a player must lie side by side.
field-table-seen = When the cards are seen
about-table-seen = Seeing more cards is worth something.
field-table-up_card = The dealer’s open card
about-table-up_card = Which of his cards is turned up.
field-limits-ante = The ante, in points
about-limits-ante = What an ante may be.
field-limits-ante-least = The least
about-limits-ante-least = A multiple of the step.
field-limits-ante-most = The most
about-limits-ante-most = Left empty there is no limit.
field-limits-ante-step = The step
about-limits-ante-step = Every ante is a multiple of it.
field-limits-fraction = Fractions of a point
about-limits-fraction = An ante with which some price is no whole number of points.
field-limits-payout = Largest payout
about-limits-payout = A limit that is reached costs the player.
field-limits-payout-most = At most, in points
about-limits-payout-most = What is paid at most.
field-limits-payout-of = It limits
about-limits-payout-of = What it is a limit of.
field-limits-payout-ratio = At most, to one
about-limits-payout-ratio = The bet never wins more than this to one.
field-dealer-qualifier = The dealer’s game from
about-dealer-qualifier = The lowest hand with which the dealer has a game.
field-dealer-no_game = The ante without a game
about-dealer-no_game = What becomes of it when the dealer has no game.
field-dealer-no_game-returned_below = Only back below
about-dealer-no_game-returned_below = Below this hand of the dealer the ante comes back, from it on it is paid.
field-bet-multiple = The bet, in antes
about-bet-multiple = How many antes it costs to play the hand.
field-bet-pays = What the bet pays, to 1
about-bet-pays = A hand that is left out pays as usual.
field-bet-ante_on_win = The ante on a win
about-bet-ante_on_win = Against a dealer who has a game.
field-second-must_win = It must beat the dealer too
about-second-must_win = Otherwise it is paid with the first.
field-second-duplicated_rank = A straight with one rank twice
about-second-duplicated_rank = What six cards such as 8-7-6-5-5-4 are.
field-exchange-price = Price by number of cards
about-exchange-price = In antes. A number left empty cannot be exchanged.
field-exchange-forced_bet = The bet must follow after
about-exchange-forced_bet = After an exchange of so many cards the box cannot fold.
field-exchange-times = How often
about-exchange-times = How often a box may exchange. More than once has no exact answers.
field-exchange-next_price = Prices from the second on
about-exchange-next_price = In antes, with commas between.
field-exchange-again_after_one = Again only after one card
about-exchange-again_after_one = And of one card again.
field-sixth-price = Price
about-sixth-price = In antes, such as 1 or 3/2.
field-sixth-with_exchange = Besides an exchange
about-sixth-with_exchange = Whether a box that has exchanged may buy it too.
field-replacement-row = New cards come from
about-replacement-row = From one common row two boxes may draw the same card.
field-replacement-dealt = They are dealt
about-replacement-dealt = When bought cards come.
field-dealer_game-price = Price
about-dealer_game-price = In antes.
field-dealer_game-card = He throws away
about-dealer_game-card = The card that goes when he is bought a game.
field-dealer_game-same_rank = A new card of the same rank
about-dealer_game-same_rank = Drawing again is better for who has bought.
field-dealer_game-still_no_game = Still no game
about-dealer_game-still_no_game = The ante then; the price is lost.
field-dealer_game-insured_may = An insured box may buy
about-dealer_game-insured_may = With its insurance won already.
field-insurance-from = From which hand
about-insurance-from = The lowest final hand that may insure.
field-insurance-least = The least stake, in points
field-insurance-most = The most, as a share
about-insurance-most = Of what the bet could win, such as 1/2.
field-insurance-counts_second = The second combination counts
about-insurance-counts_second = In what the bet could win.
field-insurance-staked = When it is staked
field-insurance-box_loses = When the box does not win
about-insurance-box_loses = And the dealer has a game.
field-insurance-too_low = On a hand that is too low
field-side-name = Name of the bet
about-side-name = Small Latin letters, digits and hyphens.
field-side-pays = What it pays
about-side-pays = A hand that is left empty loses.
field-side-sixth_pays = After a bought sixth card
field-side-looks_at = The cards that count
field-side-odds = The stake besides the payment
about-side-odds = 50 to one gives the stake back besides, 50 for one holds it.
field-side-settled = When it is settled
about-side-settled = Before a purchase its win may pay for that.
field-side-lost_on_fold = Lost on a fold
field-side-stake = What may be staked
about-side-stake = In points.
field-side-instant = Wins at once
about-side-instant = It has no stake: it pays on the ante and ends the box’s round.
field-stake-least = The least
field-stake-most = The most
about-stake-most = Left empty there is no limit.
field-stake-fixed = The only stake
about-stake-fixed = Left empty the stake is free.
field-stake-compulsory = With every ante
about-stake-compulsory = Whether it must be put up.
field-stake-at_least_ante = At least, in antes

## What stands in them

value-status-complete = it says it all
value-status-partial = it leaves points open
value-blind-none = none
value-blind-rest = all past the open ones
value-blind-last = the last of several
value-blind-count = at most so many more:
value-blind_may-insure = insure unseen
value-blind_may-buy-game = buy the dealer’s game
value-blind_may-buy-ahead = buy before the deal
value-stakes-free = as the player likes
value-stakes-equal = all equal
value-stakes-not-above-first = none above the first
value-seen-box-by-box = box by box
value-seen-all-at-once = all at once
value-up_card-last = the last
value-up_card-first = the first
value-fraction-refuse = the ante is refused
value-fraction-round-down = rounded against the player
value-payout-most = a limit in points
value-payout-ratio = a limit to one
value-of-combination = each combination of the bet
value-of-both = both combinations together
value-of-box = all that a box wins
value-of-table = all that the table wins
value-no_game-paid = wins as much as it is
value-no_game-returned = comes back
value-no_game-returned_below = by the dealer’s hand
value-ante_on_win-returned = comes back
value-ante_on_win-paid = wins as much as it is
value-ante_on_win-paid-unless-bought = wins, unless something was bought
value-duplicated_rank-two-straights = two straights
value-duplicated_rank-straight-and-pair = a straight and a pair
value-row-own = the pack, each box its own
value-row-common = one common row
value-dealt-at-once = at once
value-dealt-after-all = after all boxes have decided
value-card-highest = the highest card
value-card-lowest = the lowest card
value-card-first = the first one dealt
value-card-choice = what the first buyer chooses
value-same_rank-stands = stands
value-same_rank-again = he draws again
value-still_no_game-paid = settled as for no game
value-still_no_game-returned = comes back
value-staked-with-bet = once the bet is up
value-staked-before-bet = before the bet
value-box_loses-lost = lost
value-box_loses-returned = comes back
value-too_low-refused = refused
value-too_low-returned = taken, and given back at the end
value-sixth_pays-void = lost
value-sixth_pays-table = by a table of its own
value-looks_at-dealt = the five dealt
value-looks_at-final = those at the end
value-odds-to = comes back besides
value-odds-for = lies inside the payment
value-settled-after-bet = after the bet
value-settled-before-purchase = before a purchase
value-true = yes
value-false = no

## The house edge

edge = House edge
# $antes: the house edge in antes.
edge-shown-ante = { PERCENT($antes, digits: 2) } of the ante
edge-explained = What the house keeps in the long run of who plays one box without a mistake and stakes no side bet. Below zero the player gains.
# $share: a share of all stakes.
edge-shown-stakes = { PERCENT($share, digits: 2) } of all that is staked
# $antes: the standard deviation of a round.
edge-shown-deviation = A round strays by { ANTES($antes, digits: 1) } antes (standard deviation)
# $points: the ante.
edge-ante = With an ante of { CHIPS($points) } points.
edge-unknown = Not worked out yet. It takes seconds or some minutes; you can play on meanwhile.
edge-begin = Work it out
edge-waiting = Waits: another house comes first.
# $share: the share of the work that is done.
edge-working = Working: { PERCENT($share, digits: 0) }
# $count: how many.
edge-left-seconds = about { COUNT($count) } s left
# $count: how many.
edge-left-minutes = about { COUNT($count) } min left
edge-stop = Stop
edge-refused = These rules have no figure:
no-figures-dealer-game = The dealer’s game with a card of the box’s choice, or with a dealer who needs more than a pair, is not worked out yet.
no-figures-second-must-win = With six cards, a second combination that must win too is not worked out yet.
no-figures-failed = The analysis stopped in the middle.

## Strategy cards

card = Strategy card
card-explained = A few lines to play by. In each list the first line that fits counts.
card-begin = Make a card
card-unknown = Nobody has made one for these rules yet. It takes a minute or some; you can play on meanwhile.
# $antes: what it brings a round on average, in antes.
card-brings = Followed to the end it brings { ANTES($antes, digits: 4, sign: "always") } antes a round on average.
