# What `--help` says. The English file is made from the code, by `cargo xtask gen`; a first paragraph that ends without
# a full stop stands in lists too. Words in `backticks`, and words of CAPITALS that stand for a value, stay as they are.

help-head-usage = Usage:
help-head-commands = Commands:
help-head-arguments = Arguments:
help-head-options = Options:
help-head-values = Possible values:
# $list: the value when the option is left out.
help-default = default: { $list }
# $list: the values that there are.
help-values = possible values: { $list }
help-shown = Print help; `-h` prints a summary, `--help` all of it
help-version = Print version
help-help = Print this message or the help of a command

## Arguments

help-arg-a = The name of shipped rules, or the path of a rule file
help-arg-all = Show every exchange, not only the best of each number of cards
help-arg-ante = The ante in points, where the rules limit payouts in points
help-arg-b = The other
help-arg-balance = The points to sit down with; 1000 when left out
help-arg-batch = Answer many spots: JSON objects on the standard input, one a line, answered line by line. Keys: `hand` and `upcard`; `rules`, `seen`, `bought`, `discards`, `dealt`, `dealer`, `insured`, `bonus` and `ante` as these options; `id`, which comes back as it was given. Cards stand in a text or a list
help-arg-bidi = On the full screen, who turns lines from right to left: the terminal; `app`, this program, which joins letters too; or nobody
help-arg-bidi-terminal = The terminal: letters are printed in the order in which they are read
help-arg-bidi-app = This program, which joins Arabic letters too; the terminal is asked to leave them where they are
help-arg-bidi-off = Nobody: as with `terminal`, and the terminal is asked to turn nothing
help-arg-blind = A blind box in place of the best play: it bets on every hand and does nothing else
help-arg-board = The common cards
help-arg-bonus = The bonus stake in antes; 0 is none
help-arg-bought = What was bought, in order: `sixth`, or `exchange:` with the number of cards
help-arg-bought-game = The box bought the dealer's game, and he drew this card last
help-arg-boxes = How many boxes, all by the same strategy; those past the open ones are blind where the rules have such
help-arg-bring-in = What the first player of a stud game or of razz has to bring in; a third of the small bet when left out
help-arg-cards = The box's cards at the end: five, or six after the sixth card, the last being the bought one
help-arg-certificate = Write what every spot is worth to this file, so that the house edge can be checked: some hundred megabytes
help-arg-check = Check such a file, and work nothing else out
help-arg-command = The command
help-arg-command-ev = `tuz ev`, and each answer of `tuz ev --batch`
help-arg-command-openapi = `tuz serve`, as `OpenAPI`
help-arg-commitment = The commitment that was shown before the deal, 64 hexadecimal digits
help-arg-cost = In place of a card, what this strategy costs: the name of a shipped one, or the path of a strategy file
help-arg-data = Where answers are kept, in a folder `answers`; the platform's place for such data when left out
help-arg-dead = Cards that cannot come: folded, burned or seen
help-arg-dealer = The dealer's five cards in the order of the deal, once he has shown
help-arg-dealt = The five cards dealt, where cards were exchanged and a bet looks at those dealt
help-arg-discards = The cards thrown away in the exchange
help-arg-events = Tell everything that happened
help-arg-exact = Show exact fractions
help-arg-file = The record; `-` is the standard input
help-arg-files = Paths of rule files or names of shipped rules; `-` is the standard input
help-arg-fold = The box gave up
help-arg-format = How it is written. `csv` and `parquet` are no cards: they are the best play of every spot
help-arg-format-text = The card, for a terminal
help-arg-format-markdown = The card, in Markdown
help-arg-format-html = The card, as a page
help-arg-format-toml = The card, as a strategy file
help-arg-format-csv = The best play of every spot, one row for all that differ by the names of suits alone
help-arg-format-parquet = The same as a Parquet file, where the program was built with the feature `export`
help-arg-fresh = Work it out anew, even where an answer is kept
help-arg-game = The game: `holdem`, `omaha`, `omaha-5`, `omaha-6`, `omaha-hi-lo`, `pineapple`, `crazy-pineapple`, `stud`, `stud-hi-lo`, `razz`, `draw`, `iranian-draw`, `single-draw-27`, `triple-draw-27`; or `chinese`, where everybody sets thirteen cards and points are counted
help-arg-hand = The box's cards
help-arg-hands = The hands of which something is known
help-arg-host = Another name, without a port, under which the page may be asked for, as behind a proxy
help-arg-insurance = The insurance in points
help-arg-insured = The insurance in antes; with `--dealer`
help-arg-json = Print one JSON object
help-arg-lang = The language of what is told: `en`, `ru`, `fa`, `ar` or `th`; the one that `TUZ_LANG` in the environment names, else English, when left out
help-arg-limit = How much may be bet; when left out as the game is usually played
help-arg-limit-fixed = One size of bet on each street
help-arg-limit-pot = Up to the pot
help-arg-limit-no = Everything
help-arg-lines = The most lines that the card may have: fewer are learned sooner, more cost less. Several numbers with commas give several cards, as text or Markdown
help-arg-log = How the log on the standard error is written; what is in it, `TUZ_LOG` says, such as `debug`
help-arg-log-text = Lines for people
help-arg-log-json = JSON objects, one a line
help-arg-no-advice = Show no figures before a decision; what it cost is told after it
help-arg-no-browser = Do not open a browser
help-arg-out = The file that is written; the standard output when left out
help-arg-own-digits = Shows numbers with the digits of the language
help-arg-phh = Print the hands that agree as a PHH file instead
help-arg-plain = Ask and answer line by line, as where standard input or output is no terminal
help-arg-players = How many sit at the table, where that decides which cards are in the pack; else as many as hands
help-arg-port = The port; 7780 or the next free one when left out
help-arg-random = How many more hands there are of which nothing is known
help-arg-record = Write the hands that are played to the end into this new file, for `tuz club replay`
help-arg-rounds = How many rounds
help-arg-rules = The name of shipped rules, or the path of a rule file
help-arg-sample = How many classes of spots a check works out one by one, or `all`
help-arg-seed = Your own words for every shuffle, which the house cannot have foreseen
help-arg-seen = Other cards that are known
help-arg-shell = The shell
help-arg-side = A stake on another side bet, such as `super=5`
help-arg-stack = With how many chips everybody sits down; a hundred times the big one of the stakes when left out
help-arg-stakes = The blinds; in stud games and razz the bets. 5/10 when left out, and 10/20 there
help-arg-strategy = The name of a shipped strategy, the path of a strategy file, `card` or `card:COUNT`: the strategy card of 25 lines or of so many, or `optimal`: the best play. Cards and the best play are worked out first
help-arg-thrown = The card that the dealer threw away for it, where the rules let the box choose
help-arg-toml = Print the text of the file, to start one's own from
help-arg-upcard = The dealer's open card
help-arg-watch = Watch bots at all places, with all cards open; 10 hands when `--hands` is left out
help-arg-web-root = Serve the built page from this folder in place of the one inside the program
help-arg-within = How far the proven bounds of the house edge may be apart, in antes; 0 asks for the exact figure

## Commands

help-program =
    Russian poker: the right decision, and what the wrong one costs.

    Cards are written `As`, `10h` or `Th`, `9♣`. Without a command the page opens.

    The exit code is 0 when all went well, 2 when what was handed in is at fault, and 1 when the machine is. Input that cannot be understood gets a sentence on the standard error and nothing on the standard output. A question that was understood and answered with no (a rule file with faults, a shuffle that does not hold, a record that is no round) also has exit code 2, but with `--json` its answer stands on the standard output.
help-serve = The page: a table in the browser, on this machine only
help-serve-arg-data = Where players, points and rounds are kept; the platform's place for such data when left out
help-play = A table in the terminal: every option with its exact worth, every decision with its cost, every shuffle proven
help-play-arg-rules = The name of shipped rules, or the path of a rule file; asked for when left out
help-play-arg-ante = The first ante in points
help-play-arg-boxes = How many boxes to play; 1 when left out
help-play-arg-record = Write a record of each finished round into this folder, for `tuz replay` and `tuz fair check`
help-ev =
    What every option of a spot is worth, best first, as exact mean net in antes from the deal on.

    HAND has five cards, or six after the sixth card, the last being the bought one. Cards are written `As`, `10h` or `Th`, `9♣`.
help-ev-arg-bought = What was bought already: `sixth`, or `exchange:` with the number of cards
help-ev-arg-dealt = The five cards dealt, where a bonus looks at them
help-edge =
    The house edge of a rule set: all rounds of one box, without a bonus, at best play.

    The house edge is the share of the ante that the house keeps in the mean of all rounds. The element of risk is the same loss as a share of everything that is staked in a round. Where the edge is not known exactly it lies between two bounds that are proven, and the other figures are those of a play whose edge lies between them too.

    A certificate is a file with the best decision of every spot and its worth; a check reads one again and works some of the spots out by themselves.

    An answer is kept in the data folder and given again when the same game is asked for. Ctrl-C ends the work with the bounds reached so far.
help-strategy =
    A strategy that a person can learn: a card of a few lines, with what it costs against the best play.

    The cost is exact, or lies between two proven bounds where the best play does: every line is followed to the end, through all draws, insurance and the dealer's game. Cards are kept in the data folder and given again.
help-strategy-arg-fresh = Work it out anew, even where it is kept
help-hand = What five or six cards are: rank, best five, combinations, and what the bet is paid for them
help-hand-arg-cards = Five or six cards
help-settle = The settlement of one box, line by line and to the point
help-settle-arg-dealer = The dealer's five cards in the order of the deal
help-settle-arg-ante = The ante in points, one that the rules allow: within the least and the most, on the step
help-settle-arg-bonus = The bonus stake in points; 0 is none
help-rules = Lists, shows, checks and compares rule files
help-rules-list = The rules that come with the program
help-rules-show = Where a rule file comes from, and what it says in plain words
help-rules-show-arg-json = Print one JSON object with every field
help-rules-explain = What a box may do under rules, what it costs and what is paid, in sentences made from the rules alone
help-rules-check = Every fault of rule files, each with its line and column
help-rules-diff = What differs between two rule files
help-rules-compare =
    What several rule files cost, side by side, and what each difference between them is worth.

    Each further file is set against the first: for every field in which they differ the first is taken with that field alone as in the other, and what this adds to the house edge is told in antes. These worths need not add up to the whole difference, since one rule may matter more or less where another is there.
help-rules-compare-arg-rules = Names of shipped rules, or paths of rule files
help-rules-edges = The house edges of rule files as a table in Markdown
help-rules-edges-arg-rules = Names of shipped rules, or paths of rule files; all shipped ones when left out
help-rules-edges-arg-json = Print one JSON object, of the rules with an answer
help-rules-schema = The JSON Schema of rule files, for editors
help-simulate =
    Plays many rounds by a strategy, each dealt and settled as at the table: what they win or lose in the mean, and how sure that is.

    The same seed gives the same rounds. Ctrl-C ends it and shows what was reached.
help-simulate-arg-ante = The ante on each box in points; where nothing is said 10, or the least that the table takes
help-simulate-arg-seed = Which rounds are dealt
help-simulate-arg-data = Where strategy cards are kept, in a folder `answers`; the platform's place for such data when left out
help-replay = Plays a recorded round again and says at which event it stops being a round under its rules
help-club = Poker between players
help-club-play =
    A table of poker between players in the terminal: you and bots.

    The bots play tight, loose or call nearly all, and see no more than a player at their place sees. Whoever has no chips left leaves the table, and it ends when you do, or when one player has everything. Nobody can buy more. The same seed gives the same cards.
help-club-play-arg-players = How many play, you among them; 5 when left out
help-club-play-arg-ante = What everybody puts up before the deal; nothing when left out, in stud games and razz a fifth of the small bet
help-club-play-arg-seed = Which cards come, and what the bots leave to chance; a random one when left out
help-club-play-arg-hands = End after so many hands
help-club-equity =
    What hands of club poker win on the average: their shares of the pot.

    All deals are counted where that takes some seconds; else random ones are dealt until every share is sure enough. The same seed gives the same deals. Ctrl-C ends it and shows what was reached.

    A hand is its cards in one word or in quotes. Draws: those that are thrown away stand in brackets, `KsQsJsTs[2c]`, and others come for them; hands are shown after this draw, and random ones draw nothing. Pineapple: the card that is thrown away stands in brackets or is left out. Stud: any number of cards are known, and a slash may stand between up cards and others, `Qh9h/Qs`.
help-club-equity-arg-game = The game: `holdem`, `omaha`, `omaha-5`, `omaha-6`, `omaha-hi-lo`, `pineapple`, `crazy-pineapple`, `stud`, `stud-hi-lo`, `razz`, `draw`, `iranian-draw`, `single-draw-27`, `triple-draw-27`
help-club-equity-arg-within = How far each share may be off in 95 cases of 100, where it is estimated: `0.001` is a tenth of a percent
help-club-equity-arg-seed = Which random deals are taken
help-club-replay =
    Plays recorded hands again and says where a file and the rules part.

    Reads PHH files (`.phh`, `.phhs`) and the texts of `PokerStars` and Full Tilt: hold'em, Omaha with four to six cards and hi-lo, stud, stud hi-lo, razz, five-card draw, deuce-to-seven. Pots, winnings and stacks are compared with what the file says. A bad hand does not cost the others.
help-club-replay-arg-file = The file; `-` is the standard input
help-club-replay-arg-hand = Only the hand of this number or name
help-fair = Checks shuffles
help-fair-check = Makes a revealed shuffle again and compares it with what is written; in a record also the round
help-fair-check-arg-file = The record of a round, or a revealed shuffle alone; `-` is the standard input
help-schema = The JSON Schema of what a command prints with `--json`, or the `OpenAPI` description of what `tuz serve` answers
help-completions = Prints completions for a shell
