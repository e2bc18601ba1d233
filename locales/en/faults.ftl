# What commands say when something cannot be done, and what to do about it. Names of options, files and keys, and what was
# typed, stand in `backticks`. Figures are shown by functions; $name, $text, $value and $list come as they are written.

said-error = error: { $text }
said-hint = hint: { $text }
said-warning = warning: { $text }
said-note = note: { $text }
said-usage = usage: { $text }
# $name: what may be meant.
said-perhaps = perhaps `{ $name }` is meant
# $list: names in backticks, any one of which may be meant.
said-perhaps-one = perhaps one of these is meant: { $list }

## Arguments

arg-no-command = a command is missing
# $name: the argument.
arg-unknown = there is no argument `{ $name }`
arg-unknown-command = there is no command `{ $name }`
arg-no-value = `{ $name }` needs a value
arg-twice = `{ $name }` is given twice
# $value: what was typed.
arg-value = `{ $value }` cannot be the value of `{ $name }`
# $value: what was typed. $text: what is wanted.
arg-bad-value = `{ $value }` cannot be the value of `{ $name }`: { $text }
# $list: other arguments.
arg-conflict = `{ $name }` does not go together with { $list }
# $list: arguments.
arg-missing = this is missing: { $list }
# $value: the value.
arg-many = `{ $value }` is one value too many for `{ $name }`
# $count: how many values there are. $least: how many there must be.
arg-few = `{ $name }` has { COUNT($count) } of { COUNT($least) } values that it needs
arg-no-text = an argument is no text in UTF-8
arg-quotes = cards that belong together stand in quotes: "As Kd 5h 5c 10s"
# $text: what to write.
arg-as-value = `{ $text }` hands it on as a value
# $name: the variable of the environment. $text: what is wanted.
arg-variable = `{ $name }` in the environment: { $text }

## Values that are typed

value-points = a whole number of points is wanted, below 10^18
# $most: antes.
value-antes = a number of antes is wanted, whole or a fraction such as `3/2`, from 0 to { COUNT($most) }
value-width = a number of antes from 0 to 1 is wanted, such as `1/1000`, `0.001` or `1e-3`
value-purchase = `sixth` or `exchange:` with the number of cards, 1 to 5, is wanted
value-side-stake = the name of a side bet, `=` and a number of points is wanted, such as `super=5`
value-chips = a whole number of chips is wanted
value-stakes = two numbers of chips are wanted, the smaller one first, such as `5/10`
value-share = a share from 0 to 1 is wanted, such as `0.001` or `1e-3`, and above 0
# $list: codes of languages in backticks.
value-language = there are these languages: { $list }
# $value, $text: the least and the most.
value-whole = a whole number from { $value } to { $text } is wanted
value-sample = a whole number is wanted, or `all`
# $count: how many characters there are.
value-hex-length = 64 hexadecimal digits are wanted, not { COUNT($count) }
# $text: the character. $place: where it stands, from 1.
value-hex-digit = `{ $text }` at character { COUNT($place) } is no hexadecimal digit in lower case
value-seed-empty = the player’s seed is empty
# $count: bytes. $most: the most there may be.
value-seed-long = the player’s seed has { COUNT($count) } bytes, at most { COUNT($most) } are allowed
# $text: the character. $place: where it stands, from 1.
value-seed-control = the player’s seed has the control character `{ $text }` at character { COUNT($place) }

## Cards that are typed

# $name: the argument, or which cards. $text: why.
cards-unread = { $name } cannot be read: { $text }
# $text: what was typed. $place: where it stands, from 1.
cards-no-rank = `{ $text }` at character { COUNT($place) } is no rank (2 to 10, T, J, Q, K, A)
cards-no-suit = `{ $text }` at character { COUNT($place) } has no suit (c, d, h, s or ♣, ♦, ♥, ♠)
# $value: what stands where the suit should.
cards-other-suit = `{ $text }` at character { COUNT($place) }: `{ $value }` is no suit (c, d, h, s or ♣, ♦, ♥, ♠)
cards-twice = `{ $text }` at character { COUNT($place) } stands there twice
# $count: how many there are.
cards-not-one = one card is wanted, not { COUNT($count) }
# $place: where it stands, from 1.
cards-bracket = the bracket at character { COUNT($place) } has no other half

## Hands and spots

# $count: how many there are.
ev-hand-count = a hand has five or six cards, not { COUNT($count) }
ev-insured-early = an insurance is counted only after the dealer shows
ev-six-cards = six cards are a hand with the sixth card bought: `--bought sixth`
ev-sixth-last = with `--bought sixth` the sixth card stands last in the hand
ev-bad-lines = some lines could not be answered: their answers say why
# $most: bytes.
ev-line-long = the line is longer than { COUNT($most) } bytes
ev-line-no-text = the line is no text in UTF-8
ev-line-no-object = the line is no JSON object
# $column: the column. $text: why.
ev-line-json = column { COUNT($column) }: { $text }
# $name: the key.
ev-line-json-key = column { COUNT($column) }, `{ $name }`: { $text }
# $count: how many there are.
ev-one-upcard = `upcard` must be one card, not { COUNT($count) }
# $name: the key.
ev-cards-kind = `{ $name }` must be cards in a text or a list
# $name: the key. $text: why.
ev-key = `{ $name }`: { $text }

## Settlement

# $name: a side bet.
settle-twice = `{ $name }` is staked twice
# $value: a card.
settle-shared = { CARDS($value) } is both in the box and with the dealer
# $name: a side bet.
settle-dealt-needed = `{ $name }` looks at the five cards dealt: `--dealt` must be given after an exchange
settle-no-dealer-game = these rules do not offer the dealer’s game
# $value: a card.
settle-other-thrown = under these rules the dealer throws { CARD($value) } away
settle-not-dealers = { CARD($value) } is not one of the dealer’s cards
settle-choose = the box chooses the card that the dealer throws away
settle-choose-how = name it with `--thrown`
settle-drawn-held = { CARD($value) } is one of the dealer’s cards and cannot be drawn
# $card: the card thrown away.
settle-draws-again = { CARD($value) } has the rank of { CARD($card) }, and under these rules the dealer draws again then
# $count: how many there are.
settle-dealt-count = five cards are dealt to a box, not { COUNT($count) }
# $most: how many there must be.
settle-hand-count = the box must end with { COUNT($most) } cards, not { COUNT($count) }
# $count: new cards. $most: as many as can be new.
settle-too-many-new = { $count ->
        [one] { COUNT($count) } card of the box was
       *[other] { COUNT($count) } cards of the box were
    } not dealt to it, and what it bought brings { COUNT($most) } at most
settle-dealer-count = the dealer has five cards, not { COUNT($count) }
settle-replaced-count = one card of the dealer is replaced, and { COUNT($count) } are new
settle-not-needed = the dealer has a game, so none is bought
settle-not-instant = no instant bet came in

## Players and records

# $player: the player, from 0. $text: the balance. $value: the most.
sit-balance = player { PLACE($player) } cannot sit down with { $text } points: from 0 to { $value } are allowed
# $count: players.
sit-players = { COUNT($count) } players do not fit at a table: at most { COUNT($most) } do
# $name: the file. $text: why.
record-no-round = the record `{ $name }` is no round: { $text }
# $line, $column: where. $text: why, in English.
record-json = line { COUNT($line) }, column { COUNT($column) }: { $text }
# $name: the key.
record-json-key = line { COUNT($line) }, column { COUNT($column) }, `{ $name }`: { $text }
record-rules = the rules in `rules` have faults:
record-other-rules = the round was played by other rules than those in the text
record-two-packs = a record has `pack` or `shuffle`, not both
# $text: why.
record-shuffle = `shuffle` does not hold: { $text }
record-short-pack = `shuffle` is of another pack: { $text }
record-other-pack = the round was not dealt from the order that `shuffle` makes
# $count: cards.
record-pack-count = a pack has 52 cards, not { COUNT($count) }
# $value: a card. $place: where it stands again, from 1.
record-pack-twice = { CARD($value) } is in the pack twice, the second time at place { COUNT($place) }
# $count: the event, from 1. $text: why.
record-event = event { COUNT($count) }: { $text }
record-no-pack = cards are dealt, but there is no pack
# $text: the kind of an event.
record-does-not-follow = { $text } does not follow from what went before
# $name: a field. $text: what is recorded. $value: what it must be.
record-differs = `{ $name }` is { $text }, and must be { $value }
# $text: what is recorded. $value: what it must be.
record-other-event = it is { $text }, and must be { $value }
# $text: the kind of an event.
record-missing = the events end, but { $text } must follow

## Files

file-input-once = the standard input can be read only once
# $name: the path.
file-none = there is no file `{ $name }`
file-folder = `{ $name }` is a folder, not a file
# $text: the reason, in the words of the system.
file-unread = `{ $name }` cannot be read: { $text }
file-unwritten = `{ $name }` cannot be written: { $text }
file-unmade = the folder `{ $name }` cannot be made: { $text }
file-not-made = the file `{ $name }` cannot be made: { $text }
file-unusable = the folder `{ $name }` cannot be used: { $text }
# $most: bytes.
file-long = `{ $name }` is longer than { COUNT($most) } bytes
# $place: the first byte that fits nowhere, from 1.
file-no-text = `{ $name }` is no text in UTF-8: byte { COUNT($place) } fits nowhere
file-no-object = `{ $name }` is no JSON object
file-output = the output cannot be written: { $text }
# $name: the rules that were asked for.
file-no-rules = there are no rules called `{ $name }`
file-rules-names = `tuz rules list` tells the names, or give the path of a rule file
# $count: how many faults there are.
file-rules-faults = { $count ->
        [one] the rule file `{ $name }` has { COUNT($count) } fault:
       *[other] the rule file `{ $name }` has { COUNT($count) } faults:
    }
# $name: the file.
file-sound = { $name }: no faults
file-no-strategy = there is no strategy `{ $name }`
# $list: names in backticks.
file-strategy-names = there are { $list }; or give the path of a strategy file
file-strategy-faults = { $count ->
        [one] the strategy file `{ $name }` has { COUNT($count) } fault:
       *[other] the strategy file `{ $name }` has { COUNT($count) } faults:
    }
file-no-data = this system has no place for data
file-data-named = `--data FOLDER` names one
file-data-elsewhere = `--data FOLDER` keeps the data elsewhere
file-unkept = the answer cannot be kept in `{ $name }`: { $text }

## House edges, strategies and rounds

edge-interrupted = interrupted before anything was known
edge-no-certificate = interrupted before every spot was known: no certificate is written
# $name: the file. $text: why.
edge-not-written = the certificate `{ $name }` cannot be written: { $text }
edge-other-file = `{ $name }` is no certificate: { $text }
edge-does-not-hold = the certificate `{ $name }` does not hold
# $name: the rules. $count: classes of spots.
edge-certificate = certificate for { $name }: { $count ->
        [one] { COUNT($count) } class of spots
       *[other] { COUNT($count) } classes of spots
    }
edge-told-once = every spot is told of once, and the values have the mean that is claimed
edge-worked-out = { $count ->
        [one] { COUNT($count) } class was worked out by itself: it is as claimed
       *[other] { COUNT($count) } classes were worked out one by one: all are as claimed
    }
edge-ante-how = `--ante POINTS` gives it
unsolved-dealer-game = `dealer_game` with `card = "choice"` or with a qualifier above a pair: the whole game with it is not served yet
unsolved-second-must-win = `second.must_win` together with `sixth`: the whole game with both is not served yet
unsolved-bonus = the whole game with a bonus stake is not served yet
# $count: cards.
unsolved-few-cards = a pack of { COUNT($count) } cards is too small for every draw that these rules allow
unsolved-nothing-offered = the strategy does what these rules do not offer
unsolved-sixth-offered = the strategy buys the sixth card, which these rules do not offer
unsolved-exchange-offered = the strategy exchanges { COUNT($count) } cards at once, which these rules do not offer
# $name: a list of the strategy file.
unsolved-flush-draw = `{ $name }` asks for a flush draw in a final hand: the exact cost of such a strategy is not served yet
# $value: the hand. $card: the dealer’s open card. $text: why.
simulate-refused = what the strategy does with { CARDS($value) } against { CARD($card) } is refused: { $text }
# $count: rounds.
simulate-many = at most { COUNT($most) } rounds can be simulated, not { COUNT($count) }
# $least, $most: lines. $text: what was typed.
strategy-lines = a card has { COUNT($least) } to { COUNT($most) } lines, not `{ $text }`
# $text: the format.
strategy-needs-file = `--format { $text }` writes millions of rows: `--out` must say to which file
strategy-no-parquet = this program was built without Parquet files
strategy-no-parquet-how = build it with `--features export`, or write `--format csv`
strategy-several = several cards at once are written only as text or Markdown

## Certificates of a house edge

# $text: why, in English.
certificate-header = its first line is not that of a certificate: { $text }
# $count: its format. $most: the one that is known.
certificate-format = it has format { COUNT($count) }, and only { COUNT($most) } is known
# $text: why.
certificate-rules = its rules have a fault: { $text }
# $text: what stands there.
certificate-fraction = `{ $text }` is no fraction
certificate-columns = line 2 must be `{ $text }`
# $line: the line. $text: what is wrong there.
certificate-line = line { COUNT($line) }: { $text }
certificate-unread = it cannot be read: { $text }
# $count: how many there are.
certificate-fields = { COUNT($count) } fields where 7 are wanted
# $text: what stands there. $name: the column.
certificate-field = `{ $text }` cannot stand for `{ $name }`
certificate-spots = the class has { COUNT($count) } spots
certificate-twice = the class stands in another line too
# $count: how many there are. $most: how many there should be.
certificate-classes = there are { COUNT($count) } classes, and { COUNT($most) } are claimed
# $text: the rank of the open card. $count, $most: spots.
certificate-card-spots = with { $text } open there are { COUNT($count) } spots of { COUNT($most) }
certificate-card-mean = with { $text } open the mean of the classes is not the one claimed
certificate-mean = the mean of all classes is not the one claimed
certificate-no-option = that is no option
# $name, $text: exact worths. $value: two bounds.
certificate-worth = that is worth { $name }, and the best option { $text }; claimed is { $value }

## Server and terminal

# $text: why.
serve-no-start = the server cannot start: { $text }
serve-no-signals = no signals can be heard: { $text }
serve-no-address = the server has no address: { $text }
serve-stopped = the server stopped: { $text }
# $name: the folder.
serve-no-page = there is no page in `{ $name }`: no index.html
serve-no-page-inside = this program holds no page; `cargo xtask up` builds one into it
# $text: the port. $value: why.
serve-port = port { $text } cannot be used: { $value }
serve-port-how = `--port NUMBER` takes another one, 0 any free one
# $text: the file. $value: why.
serve-database = `{ $text }` cannot be used: { $value }
# $text: the address. $name: the folder.
serve-ready = Tuz is at { $text }, and keeps its data in { $name }
serve-ends = Ctrl-C stops it.
play-no-randomness = the system gives no randomness: { $text }
play-no-terminal = the terminal cannot be read: { $text }
play-no-screen = the terminal cannot show the table: { $text }
play-plain-how = try `--plain`
# $text: what happened, in English.
play-fault = the program itself is at fault here: { $text }

## Poker between players

# $name: what was typed.
club-no-game = there is no game `{ $name }`
# $list: names.
club-games = there are { $list }
# $name: an option.
club-not-chinese = `{ $name }` does not go with Chinese poker, which is played for points
club-no-stack = nobody can play with a `--stack` of `0`
club-bring-in-room = a game with a bring-in needs stakes of 2/2 or more
# $text: why.
club-not-recorded = the hand cannot be recorded: { $text }
# $count: players. $most: the most.
chinese-players = a game is for 2 to { COUNT($most) } players, not for { COUNT($count) }
# $count: players. $least, $most: how many the game is for.
stakes-players = the game is for { COUNT($least) } to { COUNT($most) } players, not for { COUNT($count) }
# $count, $most: seats.
stakes-seats = antes, blinds and posts are told for { COUNT($count) } and for { COUNT($most) } seats
# $text, $value: chips.
stakes-post = a newcomer’s blind of { $text } is above the highest blind of { $value }
stakes-no-bet = the least bet is nothing
stakes-big-bet = the big bet of { $text } is below the small bet of { $value }
stakes-bring-in = a bring-in of { $text } is not above nothing and below the small bet of { $value }
stakes-no-bring-in = a game with blinds has no bring-in, and { $text } is asked for
stakes-blinds = a game with a bring-in has no blinds
stakes-too-much = { $text } chips are more than { $value }
stakes-alone = fewer than two players have chips left
# $count: hands.
equity-few-hands = two hands or more are wanted, not { COUNT($count) }
# $name: the game. $most: players. $count: hands.
equity-many-hands = `{ $name }` has at most { COUNT($most) } players, not { COUNT($count) }
# $least: players. $count: hands.
equity-few-players = { COUNT($least) } players cannot hold { COUNT($count) } hands
# $value: a card.
equity-twice = { CARD($value) } is in two places
# $value: a card. $text: the lowest rank of the pack.
equity-not-in-pack = { CARD($value) } is not in the pack, which starts with the { $text }
# $place: the hand, from 0. $count: its cards. $name: the game. $list: how many cards it should have.
equity-hand-size = hand { PLACE($place) } has { COUNT($count) } cards; in `{ $name }` these are possible: { $list }
equity-name-discard = hand { PLACE($place) } has a card to throw away in `{ $name }`: name it in brackets
equity-nothing-thrown = hand { PLACE($place) } throws cards away, and in `{ $name }` nobody does
equity-no-up-cards = hand { PLACE($place) } has up cards, and in `{ $name }` there are none
# $name: the game. $count: cards. $list: how many there may be.
equity-board-size = { COUNT($count) } common cards do not fit; in `{ $name }` these are possible: { $list }
equity-no-board = `{ $name }` has no common cards
equity-random-discard = random hands have no answer in `{ $name }`, since nobody knows which card they throw away
# $count: cards that have to come. $most: cards that are left.
equity-pack-runs-out = the pack does not serve so many hands: { COUNT($count) } cards are still to come, and only { COUNT($most) } are left
history-none = this is no hand history in a known format
history-no-title = a hand goes on here of which the first line is missing
# $text: what stands there.
history-seat-twice = the seat or the player of `{ $text }` is told already
history-ante-twice = `{ $text }` has put up an ante already
# $most: seats.
history-seats = more than { COUNT($most) } seats are told
# $text: why, in English.
history-no-toml = this is no TOML: { $text }
# $name: a key.
history-missing = the key `{ $name }` is missing
history-kind = `{ $name }` has a value of another kind than it should
# $name: a key. $count: its entries. $most: players.
history-length = `{ $name }` has { COUNT($count) } entries for { COUNT($most) } players
# $text: what stands there.
history-no-game = `{ $text }` is no game of the club
history-no-amount = `{ $text }` is no amount
# $value: why.
history-no-cards = `{ $text }` is no row of cards: { $value }
history-many-cards = `{ $text }` are too many cards
history-no-player = `{ $text }` does not play in this hand
history-no-action = `{ $text }` is no action
history-no-stakes = the stakes are not told
history-no-players = no players are told
# $name: the hand, or its first line.
history-unwritten = { $name }: { $text }
history-hand = hand `{ $name }`
history-hand-at = the hand on line { COUNT($line) }
history-twice = the format has no word for a board that is dealt twice
history-cancelled = the format has no word for a hand that is cancelled
# $seat: the seat, from 0.
history-two-blinds = the format has room for one blind of seat { PLACE($seat) }, who puts up two
history-order = the format does not tell which forced bet seat { PLACE($seat) } pays first, who cannot pay them all
history-short-ante = the format has no word for a dead blind beside an ante that seat { PLACE($seat) } cannot pay
history-house = the format has no word for the rules of the house
