# What only the full-screen table in the terminal says. Words of the game are in core.ftl, and what it has in common with
# the table line by line in terminal.ftl. Keys stay as they are: a, m, q, Enter and so on.

# $columns, $rows: the least size of the window.
screen-too-small = The window is too small for the table, which needs { COUNT($columns) } × { COUNT($rows) }. Make it larger, or leave with q.

## A decision

# The title of a column of figures, as short as can be.
screen-worth = worth
screen-hidden = a shows what each option is worth.
screen-choose = Choose by letter, or with ↑ and ↓; Enter does it.
screen-choose-cards = Choose the cards to throw away: 1 to 5, or ← → and the space bar.
screen-choose-points = Type for how many points to insure.
# $text: what Enter does.
screen-confirm = Enter: { $text }
# $text: the amount as far as it is typed. $least, $most: points.
screen-insure = Enter: insure for { $text } · { CHIPS($least) } to { CHIPS($most) }

## Stakes

screen-boxes = Boxes
# $most: how many boxes a player may have.
screen-boxes-most = From 1 to { COUNT($most) }, each with the same stakes.
screen-welcome = Set the stakes and press Enter: five cards go to each box and to the dealer. ? tells the keys and the game.

## What keys do, in a word or two: all stand in one line

screen-key-confirm = do it
screen-key-choose = choose
screen-key-cards = cards
screen-key-advice = advice
screen-key-all = more
screen-key-fewer = fewer
screen-key-help = help
screen-key-rules = rules
screen-key-leave = leave
screen-key-deal = deal
screen-key-again = deal again
screen-key-stakes = stakes
screen-key-field = field
screen-key-change = change
screen-key-back = back
screen-key-sit-down = sit down

## The help

screen-sheet-more = ↓ more · Esc closes
screen-sheet-close = Esc closes
screen-help-field = another field
screen-help-change = less or more; or type a number
screen-help-again = deal again with the same stakes
screen-help-scroll = the rest of the settlement
screen-help-rules = the rules of this house
screen-help-houses = choose a house; Enter sits down
screen-help-leave = leave; in the middle of a round it takes q twice
screen-help-interrupt = leave at once
screen-help-exchange = choose cards to exchange, by their places or with the space bar
screen-help-insure = insure; then type the points
screen-help-options = go through the options
screen-help-confirm = do what is chosen
screen-help-nothing = choose nothing
# Shown in languages that run from right to left.
screen-help-bidi = Lines that run from right to left are turned by the terminal, if it does so. Where they look wrong, start with --bidi app: this program turns them then and joins the letters. The page (tuz serve) always shows them right.
