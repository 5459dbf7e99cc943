//! Tests that dates follow the local time zone.

use std::process::Command;

use tavoliere_core::date::Date;

/// The variable that makes [`prints_today`] print the date.
const PRINTS: &str = "TAVOLIERE_PRINTS_TODAY";

/// Started by the other test in another time zone.
#[test]
fn prints_today() {
    if std::env::var_os(PRINTS).is_some() {
        println!("today={}", Date::today());
    }
}

/// Today's date in a process with this time zone.
fn today_in(zone: &str) -> Date {
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["date::prints_today", "--exact", "--nocapture"])
        .env("TZ", zone)
        .env(PRINTS, "1")
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let (_, date) = text.split_once("today=").unwrap();
    date.split_whitespace().next().unwrap().parse().unwrap()
}

/// 26 hours lie between these time zones, so their dates differ at any time of the day.
#[test]
#[cfg(unix)]
fn today_is_the_day_of_the_local_time_zone() {
    let (east, west) = (today_in("XXX-14"), today_in("XXX+12"));
    assert!(east > west, "{east} {west}");
    assert!(east.days() - west.days() <= 2);
}
