//! Strategies in words.

use tuz_i18n::{Language, Surface, Text};
use tuz_odds::strategy::{StrategyFile, shipped_strategies, shipped_strategy};
use tuz_server::wire::CardList;

/// Rules with every condition and everything that is done.
const EVERYTHING: &str = r#"
[[first]]
draw = ["flush", "open-straight"]
below = "pair-of-eights"
do = "exchange"
keep = "combination"
keep_ranks = ["A", "K"]
keep_highest = 1

[[first]]
hand = ["no-game", "ace-king"]
holds = "T"
holds_any = ["2-5", "9", "J"]
holds_none = ["Q", "A"]
do = "exchange"
keep_highest = 2

[[first]]
draw = ["inside-straight", "double-inside-straight", "six-straight", "straight-flush"]
at_least = "A-K-T-3-2"
do = "sixth"

[[first]]
draw = ["three-to-flush", "three-to-straight-flush", "three-to-royal-flush", "two-to-royal-flush"]
holds = ["T", "J"]
do = "exchange"
keep = "royal-flush-draw"

[[first]]
paired = ["2-8", "A"]
paired_to_up = ["below", "equal", "above"]
up = ["2", "T", "K"]
matches_up = false
do = "exchange"
keep = "nothing"

[[first]]
holds_none = "A"
above_up = 1
below_up = 6
do = "exchange"
keep = "straight-flush-draw"
keep_highest = 1

[[first]]
holds_any = "A"
above_up = 2
below_up = 5
matches_up = true
do = "fold"

[[first]]
above_up = 3
below_up = 4
do = "play"

[[first]]
up = "2"
do = "exchange"
keep = "three-to-flush"

[[first]]
up = "3"
do = "exchange"
keep = "three-to-straight-flush"

[[first]]
up = "4"
do = "exchange"
keep = "straight-draw"

[[first]]
do = "exchange"
keep = "flush-draw"

[[bet]]
bought = ["nothing", "sixth", "exchange", "exchange-1", "exchange-2", "exchange-5"]
paired_to_up = ["equal", "above"]
do = "play"

[[bet]]
discards_match_up = true
do = "fold"

[[insure]]
at_least = "full-house"
discards_match_up = false
do = "insure"

[[insure]]
do = "decline"

[[dealer_game]]
kept_holds = ["J", "T"]
kept_highest = "9-Q"
do = "buy"

[[dealer_game]]
kept_holds = "J"
kept_holds_any = ["2", "3"]
kept_holds_none = ["K", "A"]
do = "buy"
throw = "lowest"

[[dealer_game]]
kept_holds_none = "A"
kept_draw = ["flush", "open-straight"]
do = "keep"
"#;

fn parse(rules: &str) -> StrategyFile {
    StrategyFile::parse(&format!("format = 1\nname = \"told\"\n{rules}"))
        .unwrap_or_else(|faults| panic!("{faults}"))
}

fn lines(strategy: &StrategyFile, text: &Text) -> Vec<String> {
    CardList::all(strategy, text).into_iter().flat_map(|list| list.lines).collect()
}

fn english(strategy: &StrategyFile) -> Vec<String> {
    lines(strategy, &Text::new(Language::english(), Surface::Terminal))
}

#[test]
fn a_strategy_is_told_in_english() {
    let words = |name: &str| english(shipped_strategy(name).unwrap());
    assert_eq!(
        words("three-rules"),
        [
            "Play if the hand is pair or better.",
            "Play if the hand is ace-king, the up card is 2 to Q and a card of the up card's rank is held.",
            "Play if the hand is ace-king, one of J and Q is held and the up card is K or A.",
            "Play if the hand is ace-king, Q is held, no card of the up card's rank is held and the fourth \
             highest card is above the up card.",
            "Otherwise fold.",
        ]
    );
    assert_eq!(words("bet-everything"), ["Play, whatever is held."]);
    assert_eq!(words("akj83-or-better"), ["Play if the hand is A-K-J-8-3 or better.", "Otherwise fold."]);
    assert_eq!(english(&parse("")), ["Fold, whatever is held."]);
    assert_eq!(
        english(&parse(EVERYTHING)),
        [
            "Exchange all but the combination, every K and A and the highest other card if the hand is below pair of \
             eights and the hand has four to a flush or four to an open straight.",
            "Exchange all but the 2 highest cards if the hand is no game or ace-king, T is held, one of 2 to 5, 9 \
             and J is held and none of Q and A is held.",
            "Buy the sixth card if the hand is A-K-T-3-2 or better and the hand has four to an inside straight, a \
             double inside straight, five to a straight of six or four to a straight flush.",
            "Exchange all but three or two to a royal flush if each of T and J is held and the hand has three to a \
             flush, three to a straight flush, three to a royal flush or two to a royal flush.",
            "Exchange all cards if the paired rank is 2 to 8 or A, the paired rank is below the up card, that of the \
             up card or above the up card, the up card is 2, T or K and no card of the up card's rank is held.",
            "Exchange all but four to a straight flush and the highest other card if no A is held, the highest card \
             is above the up card and the sixth highest card is below the up card.",
            "Fold if A is held, a card of the up card's rank is held, the second highest card is above the up card \
             and the fifth highest card is below the up card.",
            "Play if the third highest card is above the up card and the fourth highest card is below the up card.",
            "Exchange all but three to a flush if the up card is 2.",
            "Exchange all but three to a straight flush if the up card is 3.",
            "Exchange all but four to a straight if the up card is 4.",
            "Exchange all but four to a flush, wherever the hand has that.",
            "Otherwise fold.",
            "After a purchase bet if nothing was bought, the sixth card was bought, cards were exchanged, one card \
             was exchanged, 2 cards were exchanged or 5 cards were exchanged and the paired rank is that of the up \
             card or above the up card.",
            "After a purchase fold if a card of the up card's rank was thrown away.",
            "Insure for the most that may be if the hand is full house or better and no card of the up card's rank \
             was thrown away.",
            "Do not insure, whatever is held.",
            "Buy the dealer's game if the dealer keeps each of T and J and the highest card that the dealer keeps is \
             9 to Q.",
            "Buy the dealer's game with his lowest card going if the dealer keeps J, the dealer keeps one of 2 and 3 \
             and the dealer keeps none of K and A.",
            "Do not buy the dealer's game if the dealer keeps no A and the dealer keeps four to a flush or four to \
             an open straight.",
        ]
    );
}

#[test]
fn every_language_says_everything() {
    let strategies = shipped_strategies().filter_map(|file| shipped_strategy(file.name).cloned());
    let strategies: Vec<StrategyFile> = strategies.chain([parse(EVERYTHING), parse("")]).collect();
    for language in Language::all() {
        let text = Text::new(language, Surface::Terminal);
        let is_own = |letter: char| match language.tag() {
            "ru" => ('а'..='я').contains(&letter),
            "fa" | "ar" => ('\u{600}'..='\u{6ff}').contains(&letter),
            "th" => ('\u{e00}'..='\u{e7f}').contains(&letter),
            _ => letter.is_ascii_lowercase(),
        };
        for strategy in &strategies {
            for CardList { about, title, lines } in CardList::all(strategy, &text) {
                assert!(title.chars().any(is_own), "{}: {about} {title}", language.tag());
                for line in lines {
                    // Where a message is missing its English text stands there, its name or a question mark.
                    let foreign =
                        language.tag() != "en" && line.contains(|letter: char| letter.is_ascii_lowercase());
                    let unsaid = ["?", "{", "  ", "$"].iter().any(|mark| line.contains(mark));
                    assert!(line.chars().any(is_own) && !foreign && !unsaid, "{}: {line}", language.tag());
                    assert!(line.ends_with('.') != (language.tag() == "th"), "{}: {line}", language.tag());
                }
            }
        }
    }
}

#[test]
fn each_rule_has_a_line_of_its_own() {
    let strategy = parse(EVERYTHING);
    for language in Language::all() {
        let said = lines(&strategy, &Text::new(language, Surface::Terminal));
        assert_eq!(said.len(), english(&strategy).len());
        for (place, line) in said.iter().enumerate() {
            assert!(!said[..place].contains(line), "{}: {line}", language.tag());
        }
    }
}
