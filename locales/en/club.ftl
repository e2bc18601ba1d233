# What the commands on poker between players say, and the check of shuffles. What is typed stays as it is.
# Figures are shown by functions, or come as they are written: $text, $value and $list.

## Games

# $game: its name in files. Short, as in a table.
club-game = { $game ->
        [omaha] omaha
        [omaha-5] omaha-5
        [omaha-6] omaha-6
        [omaha-hi-lo] omaha-hi-lo
        [pineapple] pineapple
        [crazy-pineapple] crazy-pineapple
        [stud] stud
        [stud-hi-lo] stud-hi-lo
        [razz] razz
        [draw] draw
        [iranian-draw] iranian-draw
        [single-draw-27] single-draw-27
        [triple-draw-27] triple-draw-27
       *[holdem] holdem
    }
# $limit: fixed, pot or no. $name: the game.
club-limited = { $limit ->
        [fixed] fixed-limit { $name }
        [pot] pot-limit { $name }
       *[no] no-limit { $name }
    }

## What happens in a hand
# $who: you for the one who is spoken to. $name: the player, a name or the message club-player.

# $player: the player, from 0.
club-player = player { PLACE($player) }
# $text: chips.
club-posts-ante = { $who ->
        [you] You put up
       *[player] { $name } puts up
    } an ante of { $text }
club-posts-blind = { $who ->
        [you] You put up
       *[player] { $name } puts up
    } a blind of { $text }
# A newcomer’s blind.
club-posts-late = { $who ->
        [you] You put up
       *[player] { $name } puts up
    } a late blind of { $text }
# A newcomer’s blind that counts as no bet.
club-posts-dead = { $who ->
        [you] You put up
       *[player] { $name } puts up
    } a dead blind of { $text }
club-posts-bring-in = { $who ->
        [you] You put up
       *[player] { $name } puts up
    } the bring-in of { $text }
# $text: cards.
club-dealt = { $who ->
        [you] You are dealt
       *[player] { $name } is dealt
    } { $text }
club-board = the board gets { $text }
club-board-second = the second board gets { $text }
club-restocked = the discards are shuffled back
club-folds = { $who ->
        [you] You fold
       *[player] { $name } folds
    }
club-checks = { $who ->
        [you] You check
       *[player] { $name } checks
    }
# $text: chips.
club-calls = { $who ->
        [you] You call
       *[player] { $name } calls
    } { $text }
club-bets = { $who ->
        [you] You bet
       *[player] { $name } bets
    } { $text }
club-raises = { $who ->
        [you] You raise to
       *[player] { $name } raises to
    } { $text }
club-stands-pat = { $who ->
        [you] You stand pat
       *[player] { $name } stands pat
    }
# $text: cards.
club-throws = { $who ->
        [you] You throw away
       *[player] { $name } throws away
    } { $text }
# $count: how many.
club-throws-unseen = { $who ->
        [you] You throw away
       *[player] { $name } throws away
    } { $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    }
# $text: chips.
club-returned = { $text } goes back to { $who ->
        [you] you
       *[player] { $name }
    }, as nobody called it
club-twice = the rest of the board is dealt twice
# $text: cards, which are told and were not shown.
club-held = { $who ->
        [you] You held
       *[player] { $name } held
    } { $text }
club-shows = { $who ->
        [you] You show
       *[player] { $name } shows
    } { $text }
club-mucks = { $who ->
        [you] You throw the hand away unseen
       *[player] { $name } throws the hand away unseen
    }
# A pot, as it stands in the next two messages.
club-pot-main = the main pot
# $count: its number.
club-pot-side = side pot { COUNT($count) }
# $text: chips. $list: the pot. $part: high or low half, or whole. $board: first or second.
club-wins = { $who ->
        [you] You win
       *[player] { $name } wins
    } { $text } from { $part ->
        [high] the high half of { $list }
        [low] the low half of { $list }
       *[whole] { $list }
    }{ $board ->
        [second] {" on the second board"}
       *[first] {""}
    }
# $text: chips. $list: the pot.
club-raked = the house takes { $text } from { $list }

## Recorded hands

# $count: how many.
club-players = { $count ->
        [one] { COUNT($count) } player
       *[other] { COUNT($count) } players
    }
# $text: its number.
club-line = line { $text }
club-unread-hand = unread
club-open = the file ends before the hand does
club-cancelled = cancelled
# $name: the player. $text, $value: chips before and after.
club-change = { $name } { $text } -> { $value }
# $text: what the house took.
club-rake = rake { $text }
# $text: the number of the line. $value: the words there. $list: why.
club-parts-at-step = parts at line `{ $text }`, `{ $value }`: { $list }
club-parts-at-line = parts at line `{ $text }`: { $list }
# What the file says of the winners or the pots, in place of words.
club-step-result = result
club-step-pots = pots
# $text: where they part. $value: what a chip is in the file’s unit.
club-in-chips = { $text } (in chips of { $value })
# $name: the file. $value: the hand.
club-no-such-hand = `{ $name }` has no hand `{ $value }` that can be read
# $count, $text: how many. One or more of them stand in the next message.
club-not-written = { $text } cannot be written
club-not-agreeing = { $count ->
        [one] { $text } does not agree
       *[other] { $text } do not agree
    }
club-not-read = { $text } cannot be read
# $count, $text: how many. $name: the file. $list: what is wrong with some of them.
club-of-hands = of { $count ->
        [one] { $text } hand
       *[other] { $text } hands
    } in `{ $name }` { $list }

## Why an action is refused, or a recorded hand does not go on
# $seat: the seat, from 0. Chips come as $text, $value and $list.

club-refused-no-seat = there is no seat `{ PLACE($seat) }`
club-refused-nothing-asked = no decision is asked for now
club-refused-not-your-turn = it is the turn of seat `{ PLACE($seat) }`
club-refused-thrown-already = seat `{ PLACE($seat) }` has nothing to throw away now
club-refused-not-asked = another kind of decision is asked for now
club-refused-to-call = there are `{ $text }` to call
club-refused-nothing-to-call = there is nothing to call
club-refused-bring-in-first = the hand has to be brought in
club-refused-no-bring-in = there is nothing to bring in
club-refused-not-reopened = the betting is not open to a player who has acted, since no full raise followed
# $count: how many.
club-refused-capped = there are no more than `{ COUNT($count) }` bets and raises in a round
club-refused-only-call = a call takes all chips
club-refused-nobody-to-call = nobody could call a raise
# $text: to how much. $value: the least. $list: the most.
club-refused-amount = `{ $text }` is not allowed: the least is `{ $value }`, the most `{ $list }`
# $count: how many. $least, $most: how many may be.
club-refused-throw-count = `{ COUNT($count) }` cards are thrown away, and `{ COUNT($least) }` to `{ COUNT($most) }` may be
club-refused-not-held = a card is thrown away that the player does not hold
club-refused-unknown = a hand with unknown cards cannot be shown
club-refused-tabled = hands are shown when no bet can follow
club-refused-last-hand = the last hand that can win a pot cannot be thrown away
# $count: how many stacks. $most: how many seats.
club-start-stacks = `{ COUNT($count) }` stacks are given for `{ COUNT($most) }` seats
club-start-empty = seat `{ PLACE($seat) }` has no chips
club-start-too-much = seat `{ PLACE($seat) }` has more than `{ $text }` chips
club-start-pack = the order of the pack does not hold each card of the game's pack once
club-deal-not-due = no cards are due to seat `{ PLACE($seat) }` now
club-deal-no-board = no common cards are due now
# $count: how many are dealt. $most: how many are due.
club-deal-count = `{ COUNT($count) }` cards are dealt and `{ COUNT($most) }` are due
# $text: the card.
club-deal-out = `{ $text }` is out already
club-deal-not-in-pack = `{ $text }` is not in the pack
club-deal-from-pack = cards come from the pack that was given
club-chore-none = there is no chore to do now
club-chore-discards = the cards are not the discards, each once
# $text: chips. $pot: the pot, from 0.
club-chore-rake = `{ $text }` is more than pot `{ PLACE($pot) }` holds, or that pot does not exist
club-chore-not-twice = the rest of the board is dealt twice only before its cards are, and when no bet can follow
club-chore-cards = the cards of seat `{ PLACE($seat) }` are others
club-waits-post = the hand waits for a forced bet
# $count: how many cards.
club-waits-deal = the hand waits for `{ COUNT($count) }` cards to seat `{ PLACE($seat) }`
club-waits-board = the hand waits for `{ COUNT($count) }` common cards
club-waits-restock = the hand waits for the discards to be shuffled
club-waits-act = the hand waits for seat `{ PLACE($seat) }` to act
club-waits-throw = the hand waits for seat `{ PLACE($seat) }` to throw cards away
club-waits-give-back = the hand waits for a bet to go back
club-waits-show = the hand waits for seat `{ PLACE($seat) }` to show
# $pot: the pot, from 0.
club-waits-award = the hand waits for pot `{ PLACE($pot) }` to be paid
club-waits-over = the hand waits for nothing more
club-is-no-board = no common cards were dealt
# $text: the cards.
club-is-board = the common cards are `{ $text }`
# $text: what it is in chips.
club-is-call = the call is `{ $text }`
club-is-returned = what nobody called is `{ $text }`
# $text: what it is. $value: what the file says.
club-is-pots = the pots hold `{ $text }` and the file says `{ $value }`
club-is-won = seat `{ PLACE($seat) }` wins `{ $text }` and the file says `{ $value }`
club-is-stack = seat `{ PLACE($seat) }` ends with `{ $text }` and the file says `{ $value }`

## What hands win

# $text: cards.
equity-board = board { $text }
equity-dead = dead { $text }
# $count, $text: how many.
equity-deals = { $count ->
        [one] { $text } deal
       *[other] { $text } deals
    }
equity-random-deals = { $count ->
        [one] { $text } random deal
       *[other] { $text } random deals
    }
# $value: the seed.
equity-seed = seed { $value }
# Titles of columns. The last two are shares of the halves of the pot.
equity-share = share
equity-wins = wins
equity-ties = ties
equity-high = high
equity-low = low
# A hand of which nothing is known.
equity-unknown = random
# $text: a share.
equity-with-low = a low hand in { $text } of the deals
# $place: the hand, from 0. $text: why.
equity-hand-unread = hand { PLACE($place) } cannot be read: { $text }
# $name: the option. $text: why.
equity-cards-unread = `{ $name }` cannot be read: { $text }

## Shuffles

# $count: cards. $text: the number of the round.
fair-holds = the shuffle holds: { $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    }, round { $text }
fair-commitment = commitment
fair-player-seed = player seed
fair-follows = the round follows from it, up to its settlement
fair-unfinished = the record ends before the round is settled: what is there follows from it
fair-shown = the commitment is the one that was shown before the deal
fair-compare = compare the commitment with the one that was shown before the deal
# $name: the file. $text: why.
fair-fails = the shuffle in `{ $name }` does not hold: { $text }
fair-parts = the round in `{ $name }` does not follow from it: { $text }
# $name: the file, or a key in it. $text: why.
fair-unread = `{ $name }` cannot be read: { $text }
# $name: the file.
fair-no-shuffle = the record `{ $name }` has no shuffle that could be checked
# Why a shuffle does not hold. `order` and `commitment` are keys in the file.
fair-not-shown = the commitment is not the one that was shown before the deal
# $count: how many it has.
fair-length = `order` must have 4 cards for each rank from the ace down, at most 52, and not { COUNT($count) }
# $count: the place. $text: what stands there.
fair-no-card = `order` cannot be read: `{ $text }` at place { COUNT($count) } is no card such as `As` or `Th`
# $text: the one in the file. $value: the right one.
fair-other-commitment = `commitment` is `{ $text }`, but seed and nonce make `{ $value }`
# $count: the place. $text: the card in the file. $value: the right one.
fair-other-order = `order` has `{ $text }` at place { COUNT($count) }, but the seeds make it `{ $value }`

## The table: what is played, and what lies on it

# $game: its name in files. As in a title.
club-game-title = { $game ->
        [omaha] Omaha
        [omaha-5] Omaha with five cards
        [omaha-6] Omaha with six cards
        [omaha-hi-lo] Omaha hi-lo
        [pineapple] pineapple
        [crazy-pineapple] crazy pineapple
        [stud] seven-card stud
        [stud-hi-lo] seven-card stud hi-lo
        [razz] razz
        [draw] five-card draw
        [iranian-draw] Iranian draw
        [single-draw-27] deuce-to-seven single draw
        [triple-draw-27] deuce-to-seven triple draw
       *[holdem] Texas hold'em
    }
# $text, $value: chips.
club-blinds = blinds of { $text } and { $value }
# $list: the size of later bets.
club-blinds-bets = blinds of { $text } and { $value }, bets of { $value } and { $list }
# $list: the bring-in.
club-two-bets = bets of { $text } and { $value }, { $list } to bring it in
# $value: the bring-in.
club-bets-from = bets from { $text }, { $value } to bring it in
club-ante = ante { $text }
# $name: a bot.
club-plays-tight = { $name } plays tight
club-plays-loose = { $name } plays loose
club-calls-nearly-all = { $name } calls nearly all
# How a bot plays, in a table.
club-style-tight = tight
club-style-loose = loose
club-style-calling = calling
# $text: chips. $value: the seed.
club-everybody-has = everybody has { $text }, seed { $value }
# $text: its number.
club-hand = Hand { $text }
club-has-button = { $who ->
        [you] you have
       *[player] { $name } has
    } the button
# $text: the lowest rank in the pack.
club-pack-starts = the pack starts with the { $text }
# $name: a player. $text: chips.
club-stack = { $name } { $text }
club-everybody-antes = Everybody puts up an ante of { $text }
street-preflop = before the flop
street-flop = flop
street-turn = turn
street-river = river
street-third = third street
street-fourth = fourth street
street-fifth = fifth street
street-sixth = sixth street
street-seventh = seventh street
street-before-draw = before the draw
street-first-draw = first draw
street-second-draw = second draw
street-third-draw = third draw
# $name: the street. $text: chips.
club-street = { $name }, pot { $text }
club-bet = bet { $text }
club-folded = folded
club-all-in = all in
club-high-card = high card
# $text: the ranks of a low hand.
club-low = { $text } low

## The table: decisions

# $text: chips.
club-option-check = check
club-option-call = call { $text }
club-option-bring-in = bring it in for { $text }
club-option-bet = bet { $text }
club-option-bet-or-more = bet { $text } or more
club-option-bet-most = bet the most that may be: { $text }
club-option-raise = raise to { $text }
club-option-raise-or-more = raise to { $text } or more
club-option-raise-most = raise to the most that may be: { $text }
club-option-fold = fold
club-option-stand = stand pat: keep all cards
# $count: how many. $how: exactly so many, or up to so many.
club-option-throw = throw away { $how ->
        [up-to] {"up to "}
       *[exactly] {""}
    }{ $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    }, by place or by name
club-help-table = shows the table again
club-help-why = tells why something may not be done
club-help-rules = tells how the game is played
club-help-leave = leaves
club-help-words = Words do as well: fold, check, call, bet 40, raise 40, all, bring, throw As Kd, draw 1 4, stand.
club-next-hand = Enter deals the next hand:
club-next-help = Enter deals, rules tells how it is played, q leaves.
# $text: what was typed.
club-unclear-word = `{ $text }` is not understood; ? tells what can be typed
# $text: the least.
club-unclear-no-amount = to how much? For example: r { $text }
club-unclear-amount = `{ $text }` is no whole number of chips
club-unclear-no-cards = cards are wanted by name, as in `2s 4d`, or by their places, as in `1 4`
# $count: how many cards there are.
club-unclear-place = `{ $text }` is no place in a hand of { $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    }
club-unclear-twice = `{ $text }` stands there twice
# $text: why, in English.
club-unclear-card = { $text }

## The table: how it ends

club-no-chips = { $who ->
        [you] You have
       *[player] { $name } has
    } no chips left
# $count, $text: chips.
club-left-behind = You leave in the middle of a hand, and { $count ->
        [one] { $text } chip stays
       *[other] { $text } chips stay
    } on the table.
# $count, $text: hands.
club-played = { $count ->
        [one] { $text } hand was played.
       *[other] { $text } hands were played.
    }
# $count, $text: chips. $value: the difference.
club-leave-fewer = You leave with { $count ->
        [one] { $text } chip
       *[other] { $text } chips
    }, { $value } fewer than you came with.
club-leave-even = You leave with { $count ->
        [one] { $text } chip
       *[other] { $text } chips
    }, as many as you came with.
club-leave-more = You leave with { $count ->
        [one] { $text } chip
       *[other] { $text } chips
    }, { $value } more than you came with.

## The table: how the game is played

club-rules-fixed = Every bet and raise has one size, and there are four in a round at most.
club-rules-pot = A bet or raise is at most as large as the pot after a call.
club-rules-no = A bet or raise may be everything that you have.
# $name: the street. $list: what happens on it.
club-rules-street = { $name }: { $list }.
# $count: how many. $how: exactly so many, or up to so many. $then: whether others are drawn for them.
club-rules-throw = you throw away { $how ->
        [up-to] {"up to "}
       *[exactly] {""}
    }{ $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    }{ $then ->
        [drawn] {", and others come for them"}
       *[gone] {""}
    }
club-rules-down = everybody gets { $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    } face down
club-rules-up = everybody gets { $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    } face up
club-rules-common = { $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    } for all on the table
club-rules-lowest-opens = the lowest card has to bring it in
club-rules-highest-opens = the highest card has to bring it in
club-rules-bets = bets
# $own: two where exactly two own cards count, or any.
club-rules-standard = The best five cards{ $own ->
        [two] {" of exactly two own and three common cards"}
       *[any] {""}
    } win.
club-rules-iranian = The best five cards win; a flush beats a full house, and three of a kind beat a straight.
club-rules-ace-to-five = The lowest five cards win: aces are low, straights and flushes do not matter, A-2-3-4-5 is best.
club-rules-eight-or-better = The lowest five different cards{ $own ->
        [two] {" of exactly two own and three common cards"}
       *[any] {""}
    } win it, none above the eight; aces are low.
club-rules-deuce-to-seven = The lowest hand wins: aces are high, straights and flushes are bad, 2-3-4-5-7 is best.
# $text: which hand wins it.
club-rules-half = Half of the pot: { $text }

## Chinese poker

chinese-title = Chinese poker, a point a row and three more for all three
chinese-how-rows = Everybody gets 13 cards and sets three rows: three cards in front, five in the middle, five at the back.
chinese-how-order = No row may be better than the one behind it. Three cards in front know no straight and no flush.
chinese-how-points = Each two players compare row by row: a point for each, and three more for all three.
chinese-how-typed = Type the front and the middle with a slash between, as in 2c 2d Ks / 4h 5h 6h 7h 8h; the rest is the back. The word auto sets the cards for you.
chinese-front = front
chinese-middle = middle
chinese-back = back
chinese-question = Front / middle:
chinese-two-rows = the front and the middle are wanted, with a slash between; ? tells more
# $text: the card. $count: how many there are.
chinese-not-held = `{ $text }` is not among your { $count ->
        [one] { COUNT($count) } card
       *[other] { COUNT($count) } cards
    }
# $front, $middle, $back: how many cards.
chinese-row-sizes = the rows hold `{ COUNT($front) }`, `{ COUNT($middle) }` and `{ COUNT($back) }` cards and not 3, 5 and 5
# $text: the card.
chinese-twice = `{ $text }` is set twice
# $text, $value, $list: the three rows.
chinese-fouled = no row may be better than the one behind it; these are { $text }, { $value }, { $list }
