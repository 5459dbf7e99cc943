//! Tests of texts that are printed.

use tavoliere_core::rules::{printable, printable_lines, shortened};

#[test]
fn control_characters_and_direction_marks_are_escaped() {
    let marks = "\u{7}\u{1b}[31m\u{9b}\u{61c}\u{200e}\u{200f}\u{2028}\u{202e}\u{2069}\r\n";
    let shown = printable(marks);
    assert_eq!(
        shown,
        "\\u{7}\\u{1b}[31m\\u{9b}\\u{61c}\\u{200e}\\u{200f}\\u{2028}\\u{202e}\\u{2069}\\u{d}\\u{a}"
    );
    assert_eq!(shortened(marks), shown);
    assert_eq!(printable("Zoë ಅ 漢 – “a”"), "Zoë ಅ 漢 – “a”");
    assert_eq!(printable_lines("a\n\u{202e}b"), "a\n\\u{202e}b");
}
