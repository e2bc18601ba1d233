//! A mean as far as it is known.

use std::fmt;

use tuz_house::Antes;

/// A mean in antes that is known exactly, or that lies between two proven bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// It is this.
    Exact(Antes),
    /// It lies here.
    Between(Bounds),
}

/// Two bounds, the lower below the upper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    low: Antes,
    high: Antes,
}

impl Bounds {
    /// The least that the value can be.
    pub fn low(self) -> Antes {
        self.low
    }

    /// The most that the value can be.
    pub fn high(self) -> Antes {
        self.high
    }
}

impl Value {
    /// What lies from `low` to `high`; exact where both are the same.
    ///
    /// # Panics
    /// When `low` is above `high`.
    pub fn between(low: Antes, high: Antes) -> Self {
        assert!(low <= high, "a lower bound of {low} is above the upper, {high}");
        if low == high { Self::Exact(low) } else { Self::Between(Bounds { low, high }) }
    }

    /// The value, where it is known exactly.
    pub fn exact(self) -> Option<Antes> {
        match self {
            Self::Exact(value) => Some(value),
            Self::Between(_) => None,
        }
    }

    /// The least that it can be.
    pub fn low(self) -> Antes {
        match self {
            Self::Exact(value) => value,
            Self::Between(bounds) => bounds.low,
        }
    }

    /// The most that it can be.
    pub fn high(self) -> Antes {
        match self {
            Self::Exact(value) => value,
            Self::Between(bounds) => bounds.high,
        }
    }

    /// How far the bounds are apart.
    pub fn width(self) -> Antes {
        Antes(self.high().0 - self.low().0)
    }

    /// The same seen from the other side of the table.
    #[must_use]
    pub fn negated(self) -> Self {
        Self::between(Antes(-self.high().0), Antes(-self.low().0))
    }

    /// The value, or what lies halfway between its bounds; for show.
    pub fn to_f64_for_show(self) -> f64 {
        f64::midpoint(self.low().to_f64_for_show(), self.high().to_f64_for_show())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(value) => value.fmt(f),
            Self::Between(bounds) => write!(f, "{} to {}", bounds.low, bounds.high),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn antes(numerator: i128, denominator: i128) -> Antes {
        Antes::fraction(numerator, denominator).expect("not over nothing")
    }

    #[test]
    fn equal_bounds_are_exact() {
        let value = Value::between(antes(1, 3), antes(2, 6));
        assert_eq!(value.exact(), Some(antes(1, 3)));
        assert_eq!(value.width(), Antes::ZERO);
        assert_eq!(value.negated(), Value::Exact(antes(-1, 3)));
    }

    #[test]
    fn bounds_turn_round_with_the_side() {
        let value = Value::between(antes(-1, 2), antes(1, 4));
        assert_eq!(value.exact(), None);
        assert_eq!((value.negated().low(), value.negated().high()), (antes(-1, 4), antes(1, 2)));
        assert_eq!(value.width(), antes(3, 4));
        assert!((value.to_f64_for_show() + 0.125).abs() < 1e-15);
    }
}
