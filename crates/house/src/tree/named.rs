//! Names of choices: one list each for reading, writing and faults.

/// A closed choice whose values have names in a file.
pub trait Named: Copy + PartialEq + 'static {
    /// Every value with its name, in the order in which they are offered.
    const ALL: &'static [(Self, &'static str)];

    /// The name of this value.
    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).map_or("", |(_, name)| name)
    }
}

/// Names the values of fieldless enums.
macro_rules! named {
    ($($of:ident { $($value:ident = $name:literal),+ $(,)? })+) => {
        $(impl $crate::tree::Named for $of {
            const ALL: &'static [(Self, &'static str)] = &[$((Self::$value, $name)),+];
        })+
    };
}

pub(crate) use named;
