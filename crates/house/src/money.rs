//! Points that are staked and paid, and antes, in which rules and odds are told.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

use num_rational::Ratio;
use num_traits::CheckedSub;
use serde::{Deserialize, Serialize};

/// Whole points: what lies on the table and on an account. Negative where a result is a loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub i64);

impl Points {
    /// Nothing.
    pub const ZERO: Self = Self(0);
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// An exact number of antes. Never a float: see [`Antes::to_f64_for_show`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Antes(pub Ratio<i128>);

impl Antes {
    /// Nothing.
    pub const ZERO: Self = Self(Ratio::new_raw(0, 1));

    /// A whole number of antes.
    pub const fn whole(antes: i64) -> Self {
        Self(Ratio::new_raw(antes as i128, 1))
    }

    /// `numerator` over `denominator` in lowest terms; `None` when the denominator is 0.
    pub fn fraction(numerator: i128, denominator: i128) -> Option<Self> {
        (denominator != 0).then(|| Self(Ratio::new(numerator, denominator)))
    }

    /// What is left when the other is taken away; `None` where the fraction is too long.
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        CheckedSub::checked_sub(&self.0, &other.0).map(Self)
    }

    /// So many antes in points. A part of a point counts as a whole one: it is never for the player.
    pub fn in_points(self, ante: Points) -> Points {
        let points = (self.0 * Ratio::from_integer(i128::from(ante.0))).ceil().to_integer();
        Points(i64::try_from(points).unwrap_or(i64::MAX))
    }

    /// The nearest float, to be printed and for nothing else.
    pub fn to_f64_for_show(self) -> f64 {
        let (numerator, denominator) = (*self.0.numer(), *self.0.denom());
        let whole = numerator / denominator;
        whole as f64 + (numerator % denominator) as f64 / denominator as f64
    }
}

impl fmt::Display for Antes {
    /// `3`, or `3/2` in lowest terms.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A text that is no whole number and no fraction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAFraction(pub String);

impl fmt::Display for NotAFraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is neither a whole number nor a fraction such as `3/2`", self.0)
    }
}

impl std::error::Error for NotAFraction {}

impl FromStr for Antes {
    type Err = NotAFraction;

    fn from_str(text: &str) -> Result<Self, NotAFraction> {
        let fault = || NotAFraction(text.to_owned());
        let number = |text: &str| text.trim().parse::<i64>().map_err(|_| fault());
        match text.split_once('/') {
            None => Ok(Self::whole(number(text)?)),
            Some((over, under)) => {
                let (over, under) = (number(over)?, number(under)?);
                if under <= 0 {
                    return Err(fault());
                }
                Ok(Self(Ratio::new(over.into(), under.into())))
            }
        }
    }
}
