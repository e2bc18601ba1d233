//! Rule files as text.

use std::fmt;

use super::file::{BlindFile, NoGameFile, PayoutFile, RuleFile};
use super::side_file::{BonusFile, SideBetFile, SixthPaysFile, StakeFile};
use super::table::{Amount, PayKey, Pays, Prices};
use crate::tree::{Entries, Item, Named, Section, collected, to_toml};

impl From<Amount> for Item {
    fn from(amount: Amount) -> Self {
        match amount.whole().and_then(|whole| i64::try_from(whole).ok()) {
            Some(whole) => Self::Integer(whole),
            None => Self::Text(amount.0.to_string()),
        }
    }
}

impl<K: PayKey> From<&Pays<K>> for Item {
    fn from(pays: &Pays<K>) -> Self {
        Self::Table(pays.iter().map(|(name, pays)| (name.to_owned(), pays.into())).collect())
    }
}

impl From<&Prices> for Item {
    fn from(prices: &Prices) -> Self {
        Self::Table(prices.iter().map(|(cards, price)| (cards.to_string(), price.into())).collect())
    }
}

impl<K: PayKey> From<&SixthPaysFile<K>> for Item {
    fn from(pays: &SixthPaysFile<K>) -> Self {
        match pays {
            SixthPaysFile::Void(void) => void.name().into(),
            SixthPaysFile::Table(pays) => pays.into(),
        }
    }
}

impl RuleFile {
    /// The file as TOML text, in a fixed order and with small inline tables.
    pub fn to_toml(&self) -> String {
        to_toml(&self.sections())
    }

    /// Everything that is written, in the order of writing.
    pub(super) fn sections(&self) -> Vec<Section> {
        let mut sections = vec![Section { name: "", repeated: false, entries: self.head() }];
        let mut section = |name, entries: Option<Entries>| {
            sections.extend(entries.map(|entries| Section { name, repeated: false, entries }));
        };
        section(
            "table",
            self.table.as_ref().map(|table| {
                collected(|to| {
                    to.put("boxes", table.boxes).put("open", table.open);
                    to.put(
                        "blind",
                        table.blind.map(|blind| match blind {
                            BlindFile::Word(word) => Item::from(word.name()),
                            BlindFile::Count(count) => count.into(),
                        }),
                    );
                    to.put_list(
                        "blind_may",
                        table.blind_may.as_ref().map(|may| may.iter().map(|act| act.name())),
                    );
                    to.put_name("stakes", table.stakes).put("adjacent", table.adjacent);
                    to.put_name("seen", table.seen).put_name("up_card", table.up_card);
                })
            }),
        );
        section(
            "limits",
            self.limits.as_ref().map(|limits| {
                collected(|to| {
                    to.put(
                        "ante",
                        limits.ante.as_ref().map(|ante| {
                            Item::Table(collected(|to| {
                                to.put("least", ante.least).put("most", ante.most).put("step", ante.step);
                            }))
                        }),
                    );
                    to.put_name("fraction", limits.fraction);
                    to.put(
                        "payout",
                        limits.payout.as_ref().map(|payout| {
                            Item::Table(collected(|to| match payout {
                                PayoutFile::Points(points) => {
                                    to.put("most", Some(points.most)).put_name("of", points.of);
                                }
                                PayoutFile::Ratio(ratio) => {
                                    to.put("ratio", Some(ratio.ratio));
                                }
                            }))
                        }),
                    );
                })
            }),
        );
        section(
            "dealer",
            self.dealer.as_ref().map(|dealer| {
                collected(|to| {
                    to.put(
                        "qualifier",
                        dealer.qualifier.map(|qualifier| Item::Text(qualifier.0.to_string())),
                    );
                    to.put(
                        "no_game",
                        dealer.no_game.map(|no_game| match no_game {
                            NoGameFile::Word(word) => Item::from(word.name()),
                            NoGameFile::Below(below) => Item::Table(collected(|to| {
                                to.put("returned_below", Some(below.returned_below.0.name()));
                            })),
                        }),
                    );
                })
            }),
        );
        section(
            "bet",
            self.bet.as_ref().map(|bet| {
                collected(|to| {
                    to.put("multiple", bet.multiple).put("pays", bet.pays.as_ref());
                    to.put_name("ante_on_win", bet.ante_on_win);
                })
            }),
        );
        section(
            "second",
            self.second.as_ref().map(|second| {
                collected(|to| {
                    to.put("must_win", second.must_win).put_name("duplicated_rank", second.duplicated_rank);
                })
            }),
        );
        section(
            "exchange",
            self.exchange.as_ref().map(|exchange| {
                collected(|to| {
                    to.put("price", exchange.price.as_ref());
                    to.put_list("forced_bet", exchange.forced_bet.clone()).put("times", exchange.times);
                    to.put_list("next_price", exchange.next_price.clone());
                    to.put("again_after_one", exchange.again_after_one);
                })
            }),
        );
        section(
            "sixth",
            self.sixth.as_ref().map(|sixth| {
                collected(|to| {
                    to.put("price", sixth.price).put("with_exchange", sixth.with_exchange);
                })
            }),
        );
        section(
            "replacement",
            self.replacement.as_ref().map(|replacement| {
                collected(|to| {
                    to.put_name("row", replacement.row).put_name("dealt", replacement.dealt);
                })
            }),
        );
        section(
            "dealer_game",
            self.dealer_game.as_ref().map(|game| {
                collected(|to| {
                    to.put("price", game.price)
                        .put_name("card", game.card)
                        .put_name("same_rank", game.same_rank);
                    to.put_name("still_no_game", game.still_no_game).put("insured_may", game.insured_may);
                })
            }),
        );
        section(
            "insurance",
            self.insurance.as_ref().map(|insurance| {
                collected(|to| {
                    to.put("from", insurance.from.map(|from| from.0.name())).put("least", insurance.least);
                    to.put("most", insurance.most).put("counts_second", insurance.counts_second);
                    to.put_name("staked", insurance.staked).put_name("box_loses", insurance.box_loses);
                    to.put_name("too_low", insurance.too_low);
                })
            }),
        );
        section("bonus", self.bonus.as_ref().map(bonus));
        let side_bet = |bet| Section { name: "side_bet", repeated: true, entries: side_bet(bet) };
        sections.extend(self.side_bet.iter().map(side_bet));
        sections
    }

    fn head(&self) -> Entries {
        collected(|to| {
            to.put("format", Some(self.format)).put("name", Some(&*self.name));
            if !self.title.is_empty() {
                let titles = self.title.iter();
                let titles = titles.map(|(language, title)| (language.clone(), Item::from(&**title)));
                to.put("title", Some(Item::Table(titles.collect())));
            }
            to.put("house", self.house.as_deref()).put("source", self.source.as_deref());
            to.put_name("status", self.status);
            let figures = self.published.iter().map(|published| {
                Item::Table(collected(|to| {
                    to.put("figure", Some(&*published.figure)).put("value", Some(&*published.value));
                    to.put("note", published.note.as_deref());
                }))
            });
            to.put_list("published", (!self.published.is_empty()).then_some(figures));
            to.put("pack", self.pack).put("ranking", self.ranking.as_deref());
        })
    }
}

fn bonus(bet: &BonusFile) -> Entries {
    collected(|to| {
        to.put("pays", Some(&bet.pays)).put("sixth_pays", bet.sixth_pays.as_ref());
        to.put_name("looks_at", bet.looks_at).put_name("odds", bet.odds).put_name("settled", bet.settled);
        to.put("lost_on_fold", bet.lost_on_fold).put("stake", bet.stake.as_ref().map(stake));
    })
}

fn side_bet(bet: &SideBetFile) -> Entries {
    collected(|to| {
        to.put("name", Some(&*bet.name));
        to.put("pays", Some(&bet.pays)).put("sixth_pays", bet.sixth_pays.as_ref());
        to.put_name("looks_at", bet.looks_at).put_name("odds", bet.odds).put_name("settled", bet.settled);
        to.put("lost_on_fold", bet.lost_on_fold).put("stake", bet.stake.as_ref().map(stake));
        to.put("instant", bet.instant);
    })
}

fn stake(stake: &StakeFile) -> Item {
    Item::Table(collected(|to| {
        to.put("least", stake.least).put("most", stake.most).put("fixed", stake.fixed);
        to.put("compulsory", stake.compulsory).put("at_least_ante", stake.at_least_ante);
    }))
}

impl fmt::Display for RuleFile {
    /// The same as [`RuleFile::to_toml`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_toml())
    }
}
