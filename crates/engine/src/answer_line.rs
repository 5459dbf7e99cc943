//! Makes lines of an answer that can't end it.

use tavoliere_core::rules::printable;

/// A printable line of an answer that can't pass for its end: a space is put before `ok` and `error`.
pub(super) fn answer_line(line: &str) -> String {
    let line = printable(line);
    if line.starts_with("ok") || line.starts_with("error") {
        return format!(" {line}");
    }
    line.into_owned()
}
