//! Checks of single values: each brings a value into its range or refuses it.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::{Settings, WindowSize};
use crate::rules::GameKind;

/// A value that a setting can't have.
pub(super) enum Fault {
    /// The value was outside the range and has become the nearest one inside.
    OutOfRange {
        /// The value before.
        found: String,
        /// The range.
        accepted: String,
        /// The value now.
        used: String,
    },
    /// The value is refused; the default has to replace it.
    Refused(String),
    /// A part of the value was refused, and the default has replaced that part.
    Repaired(String),
}

/// Checks a number that isn't whole. What isn't a number becomes 1, which every range here contains.
pub(super) fn share(range: RangeInclusive<f32>) -> impl Fn(&mut f32) -> Option<Fault> {
    move |number| {
        let used = if number.is_nan() {
            1.0
        } else {
            number.clamp(*range.start(), *range.end())
        };
        replace(number, used, || ends(&range))
    }
}

/// Checks a whole number.
pub(super) fn whole(range: RangeInclusive<u32>) -> impl Fn(&mut u32) -> Option<Fault> {
    move |number| {
        let used = (*number).clamp(*range.start(), *range.end());
        replace(number, used, || ends(&range))
    }
}

/// Checks the size of a window.
pub(super) fn window_size(size: &mut WindowSize) -> Option<Fault> {
    let used = size.clamped();
    replace(size, used, || "320x180 to 16384x16384".to_owned())
}

/// Checks a language code.
pub(super) fn language(code: &mut String) -> Option<Fault> {
    let is_code = code == Settings::SYSTEM_LANGUAGE
        || (2..=12).contains(&code.len())
            && code.parse::<unic_langid::LanguageIdentifier>().is_ok();
    (!is_code).then(|| Fault::Refused(format!("{code:?} is not a language code")))
}

/// Checks the name of a game.
pub(super) fn game(name: &mut String) -> Option<Fault> {
    let refused = GameKind::from_name(name).is_err();
    refused.then(|| Fault::Refused(format!("{name:?} is not a game")))
}

fn replace<T: PartialEq + Display>(
    value: &mut T,
    used: T,
    accepted: impl FnOnce() -> String,
) -> Option<Fault> {
    if used == *value {
        return None;
    }
    let found = std::mem::replace(value, used).to_string();
    Some(Fault::OutOfRange {
        found,
        accepted: accepted(),
        used: value.to_string(),
    })
}

fn ends<T: Display>(range: &RangeInclusive<T>) -> String {
    format!("{} to {}", range.start(), range.end())
}
