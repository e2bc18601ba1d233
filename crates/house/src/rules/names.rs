//! The names that choices have in a rule file.

use super::file::{
    BlindAct, BlindWord, DuplicatedRank, NoGameWord, SameRank, StakeBack, Status, StillNoGame, TooLow,
};
use super::side_file::{Odds, Settled, Void};
use super::{
    AnteOnWin, CapOf, Dealt, FractionRule, InsuranceTime, LooksAt, Row, Seen, Stakes, Thrown, UpCard,
};
use crate::tree::named;

named! {
    Status { Complete = "complete", Partial = "partial" }
    BlindWord { None = "none", Rest = "rest", Last = "last" }
    BlindAct { Insure = "insure", BuyGame = "buy-game", BuyAhead = "buy-ahead" }
    Stakes { Free = "free", Equal = "equal", NotAboveFirst = "not-above-first" }
    Seen { BoxByBox = "box-by-box", AllAtOnce = "all-at-once" }
    UpCard { Last = "last", First = "first" }
    FractionRule { Refuse = "refuse", RoundDown = "round-down" }
    CapOf { Combination = "combination", Both = "both", Box = "box", Table = "table" }
    NoGameWord { Paid = "paid", Returned = "returned" }
    AnteOnWin { Returned = "returned", Paid = "paid", PaidUnlessBought = "paid-unless-bought" }
    DuplicatedRank { TwoStraights = "two-straights", StraightAndPair = "straight-and-pair" }
    Row { Own = "own", Common = "common" }
    Dealt { AtOnce = "at-once", AfterAll = "after-all" }
    Thrown { Highest = "highest", Lowest = "lowest", First = "first", Choice = "choice" }
    SameRank { Stands = "stands", Again = "again" }
    StillNoGame { Paid = "paid", Returned = "returned" }
    InsuranceTime { WithBet = "with-bet", BeforeBet = "before-bet" }
    StakeBack { Lost = "lost", Returned = "returned" }
    TooLow { Refused = "refused", Returned = "returned" }
    LooksAt { Dealt = "dealt", Final = "final" }
    Odds { To = "to", For = "for" }
    Settled { AfterBet = "after-bet", BeforePurchase = "before-purchase" }
    Void { Void = "void" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Named;

    #[test]
    fn the_names_that_are_read_are_those_that_serde_writes() {
        fn check<T: Named + serde::Serialize + std::fmt::Debug>() {
            for (value, name) in T::ALL {
                assert_eq!(serde_json::to_value(value).unwrap(), *name, "{value:?}");
                assert_eq!(value.name(), *name);
            }
        }
        check::<Status>();
        check::<BlindWord>();
        check::<BlindAct>();
        check::<Stakes>();
        check::<Seen>();
        check::<UpCard>();
        check::<FractionRule>();
        check::<CapOf>();
        check::<NoGameWord>();
        check::<AnteOnWin>();
        check::<DuplicatedRank>();
        check::<Row>();
        check::<Dealt>();
        check::<Thrown>();
        check::<SameRank>();
        check::<StillNoGame>();
        check::<InsuranceTime>();
        check::<StakeBack>();
        check::<TooLow>();
        check::<LooksAt>();
        check::<Odds>();
        check::<Settled>();
        check::<Void>();
    }
}
