//! A day of the calendar.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A day of the Gregorian calendar in UTC, from 1970-01-01 to 9999-12-31; its text is `YYYY-MM-DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is no day; accepted: 1970-01-01 to 9999-12-31")]
pub struct DateError {
    /// What was read, shortened.
    pub found: String,
}

impl Date {
    const LAST: Date = Date {
        year: 9999,
        month: 12,
        day: 31,
    };

    /// A day, or none where there is no such day from 1970 to 9999.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let exists = (1970..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day);
        exists.then_some(Date { year, month, day })
    }

    /// The day with a number, counted from 1970-01-01, which is 0; the last there is for all later ones.
    #[must_use]
    pub fn from_days(days: u32) -> Date {
        let mut left = days;
        for year in 1970..=9999 {
            let length = if is_leap(year) { 366 } else { 365 };
            if left >= length {
                left -= length;
                continue;
            }
            for month in 1..=12 {
                let length = u32::from(days_of_month(year, month));
                if left < length {
                    let day = left as u8 + 1;
                    return Date { year, month, day };
                }
                left -= length;
            }
        }
        Date::LAST
    }

    /// The year, 1970 to 9999.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let number = |part: &str| {
            let digits = part.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| part.parse::<u16>().ok()).flatten()
        };
        let read = || {
            let mut parts = text.split('-').map(number);
            let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
            let date = Date::new(year, month.try_into().ok()?, day.try_into().ok()?)?;
            // One way to write each day.
            (parts.next().is_none() && text.len() == 10).then_some(date)
        };
        read().ok_or_else(|| DateError {
            found: text.chars().take(40).collect(),
        })
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}

impl TryFrom<String> for Date {
    type Error = DateError;

    fn try_from(text: String) -> Result<Date, DateError> {
        text.parse()
    }
}
