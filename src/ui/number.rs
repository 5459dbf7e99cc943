//! Formats numbers by the conventions of a language.

use fluent_bundle::FluentValue;

/// The separators in numbers, from the texts. `NUMBER($count)` in a text uses them.
pub(super) struct Digits {
    decimal: String,
    group: String,
}

/// The least number of digits for grouping.
const GROUPED: usize = 5;

impl Digits {
    /// The separators of a language: before decimals, and between groups of three digits.
    pub(super) const fn new(decimal: String, group: String) -> Digits {
        Digits { decimal, group }
    }

    /// Formats a number as text, and leaves other values unchanged.
    pub(super) fn write(&self, number: &FluentValue<'_>) -> FluentValue<'static> {
        match number {
            FluentValue::Number(number) => self.text(&number.as_string()).into(),
            other => other.clone().into_owned(),
        }
    }

    /// Formats a number from its digits, with a point before the decimals.
    fn text(&self, plain: &str) -> String {
        let (whole, decimals) = plain.split_once('.').unwrap_or((plain, ""));
        let (sign, whole) = match whole.strip_prefix('-') {
            Some(whole) => ("\u{2212}", whole),
            None => ("", whole),
        };
        let mut text = sign.to_owned();
        for (at, digit) in whole.chars().enumerate() {
            let left = whole.len() - at;
            if at > 0 && left.is_multiple_of(3) && whole.len() >= GROUPED {
                text.push_str(&self.group);
            }
            text.push(digit);
        }
        if !decimals.is_empty() {
            text.push_str(&self.decimal);
            text.push_str(decimals);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_marks_of_their_language() {
        let digits = Digits {
            decimal: ",".to_owned(),
            group: ".".to_owned(),
        };
        for (plain, written) in [
            ("0", "0"),
            ("1732", "1732"),
            ("12345", "12.345"),
            ("1234567.5", "1.234.567,5"),
            ("-0.25", "\u{2212}0,25"),
        ] {
            assert_eq!(digits.text(plain), written);
        }
    }
}
