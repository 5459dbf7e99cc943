//! Defines a calendar date, used for the day of a game and to pick the puzzle of the day, and a moment with its time.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use jiff::{Span, civil};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A date of the Gregorian calendar, from 1970-01-01 to 9999-12-31.
///
/// Its text is `YYYY-MM-DD`. [`Date::days`] counts days from 1970-01-01, which is day 0.
///
/// ```
/// use tavoliere_core::date::Date;
///
/// let date: Date = "2026-11-23".parse()?;
/// assert_eq!((date.year(), date.month(), date.day()), (2026, 11, 23));
/// assert_eq!(Date::from_days(date.days() + 8).to_string(), "2026-12-01");
/// assert!("2026-02-29".parse::<Date>().is_err());
/// # Ok::<(), tavoliere_core::date::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Date(civil::Date);

/// The error for a text that isn't a [`Date`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is not a date; accepted: 1970-01-01 to 9999-12-31")]
pub struct DateError {
    /// The text, shortened to 40 letters.
    pub found: String,
}

/// The date that [`Date::today`] returns instead of the clock's.
static FIXED: OnceLock<Date> = OnceLock::new();

impl Date {
    const FIRST: Date = Date(civil::Date::constant(1970, 1, 1));
    const LAST: Date = Date(civil::Date::MAX);

    /// The date of a year, a month from 1 and a day from 1. `None` if it doesn't exist or isn't from 1970 to 9999.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let date = civil::Date::new(
            year.try_into().ok()?,
            month.try_into().ok()?,
            day.try_into().ok()?,
        );
        date.ok().map(Date).filter(|date| *date >= Date::FIRST)
    }

    /// The date that is `days` days after 1970-01-01, at most 9999-12-31.
    #[must_use]
    pub fn from_days(days: u32) -> Date {
        let later = || {
            let span = Span::new().try_days(days).ok()?;
            Date::FIRST.0.checked_add(span).ok()
        };
        later().map_or(Date::LAST, Date)
    }

    /// Returns today's date by the system's clock, in the local time zone or in UTC if the zone isn't known. After
    /// [`Date::fix_today`] it returns that date instead.
    #[must_use]
    pub fn today() -> Date {
        Moment::now().date
    }

    /// Makes [`Date::today`] return this date until the program ends, so that screenshots look the same on every day.
    /// Only the first call has an effect.
    pub fn fix_today(self) {
        let _ = FIXED.set(self);
    }

    /// The year, 1970 to 9999.
    #[must_use]
    pub fn year(self) -> u16 {
        self.0.year().unsigned_abs()
    }

    /// The month, 1 to 12.
    #[must_use]
    pub fn month(self) -> u8 {
        self.0.month().unsigned_abs()
    }

    /// The day of the month, from 1.
    #[must_use]
    pub fn day(self) -> u8 {
        self.0.day().unsigned_abs()
    }

    /// The number of days since 1970-01-01.
    #[must_use]
    pub fn days(self) -> u32 {
        let hours = self.0.duration_since(Date::FIRST.0).as_hours();
        u32::try_from(hours / 24).unwrap_or_default()
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let read = text.parse().ok().map(Date);
        // Every date has one text. jiff accepts more, such as a date with a time.
        read.filter(|date| *date >= Date::FIRST && date.to_string() == text)
            .ok_or_else(|| DateError {
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

/// A date, with the time of day if it's known.
///
/// ```
/// use tavoliere_core::date::{Date, Moment};
///
/// let date = Date::from_days(20_000);
/// assert_eq!(Moment::from(date).minute, None);
/// assert!(Moment::now().minute.is_some_and(|minute| minute < Moment::MINUTES));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The date.
    pub date: Date,
    /// The minutes since midnight, 0 to 1439. `None` if the time isn't known.
    pub minute: Option<u16>,
}

impl Moment {
    /// The number of minutes in a day.
    pub const MINUTES: u16 = 24 * 60;
    /// The time of day after [`Date::fix_today`].
    const FIXED_MINUTE: u16 = 12 * 60;

    /// Returns the time by the system's clock, in the local time zone or in UTC if the zone isn't known. After
    /// [`Date::fix_today`] it returns noon of that date instead.
    #[must_use]
    pub fn now() -> Moment {
        let fixed = FIXED.get().map(|date| Moment {
            date: *date,
            minute: Some(Moment::FIXED_MINUTE),
        });
        fixed.unwrap_or_else(Moment::of_clock)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn of_clock() -> Moment {
        Moment::of_zoned(&jiff::ZonedDateTime::now())
    }

    /// The date and the time in a time zone.
    #[cfg(not(target_arch = "wasm32"))]
    fn of_zoned(now: &jiff::ZonedDateTime) -> Moment {
        let [hour, minute] = [now.hour(), now.minute()].map(|part| u16::from(part.unsigned_abs()));
        Moment {
            date: Date(now.date()).max(Date::FIRST),
            minute: Some(hour * 60 + minute),
        }
    }

    // The browser knows the local time zone. With jiff the page would have to contain a table of all zones.
    #[cfg(target_arch = "wasm32")]
    fn of_clock() -> Moment {
        let now = js_sys::Date::new_0();
        let year = u16::try_from(now.get_full_year()).unwrap_or(u16::MAX);
        let date = Date::new(year, now.get_month() as u8 + 1, now.get_date() as u8);
        let minute = now.get_hours() * 60 + now.get_minutes();
        Moment {
            date: date.unwrap_or(Date::FIRST),
            minute: u16::try_from(minute).ok(),
        }
    }
}

impl From<Date> for Moment {
    fn from(date: Date) -> Moment {
        Moment { date, minute: None }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use jiff::Timestamp;
    use jiff::tz::{TimeZone, offset};

    use super::*;

    #[test]
    fn half_past_midnight_belongs_to_the_local_day_and_its_time() {
        // 00:30 in Rome on the 26th, when it's still the 25th in UTC.
        let moment: Timestamp = "2026-11-25T23:30:00Z".parse().unwrap();
        let day = |hours: i8| {
            let zone = TimeZone::fixed(offset(hours));
            let Moment { date, minute } = Moment::of_zoned(&moment.to_zoned_datetime(zone));
            (date.to_string(), minute)
        };
        assert_eq!(day(1), ("2026-11-26".to_owned(), Some(30)));
        assert_eq!(day(0), ("2026-11-25".to_owned(), Some(23 * 60 + 30)));
        assert_eq!(day(-12), ("2026-11-25".to_owned(), Some(11 * 60 + 30)));
    }
}
