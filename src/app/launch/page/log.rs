//! Writes warnings and errors to the browser's console.
//!
//! Bevy's own log plugin filters with regular expressions, which would enlarge the page's program. Less important messages
//! aren't compiled into the program (see `Cargo.toml`).

use std::fmt::{self, Write};

use log::LevelFilter;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};
use wasm_bindgen::JsValue;
use web_sys::console;

use crate::app::windowed::ONLY_ERRORS;

/// The console, for messages of the crates `tracing` and `log`.
struct Console;

/// Sends all messages to the console from now on.
pub(super) fn start() {
    // These fail only if a log has been chosen already.
    let _ = tracing::subscriber::set_global_default(Console);
    let _ = log::set_logger(&Console);
    log::set_max_level(LevelFilter::Error);
}

impl Subscriber for Console {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let is_of = |name: &&str| metadata.target().starts_with(*name);
        let only_errors = ONLY_ERRORS.iter().any(|name| is_of(&name));
        *metadata.level()
            <= if only_errors {
                Level::ERROR
            } else {
                Level::WARN
            }
    }

    fn event(&self, event: &Event<'_>) {
        let mut message = Message(event.metadata().target().to_owned() + ":");
        event.record(&mut message);
        let message = JsValue::from(message.0);
        if *event.metadata().level() == Level::ERROR {
            console::error_1(&message);
        } else {
            console::warn_1(&message);
        }
    }

    // Spans aren't recorded.

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

impl log::Log for Console {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        console::error_1(&format!("{}: {}", record.target(), record.args()).into());
    }

    fn flush(&self) {}
}

/// The text of a message, with its fields.
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing into a text can't fail.
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}
