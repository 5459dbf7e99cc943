//! Brings texts into Unicode's normal forms. The page asks the browser, which has the tables already.

/// The text with composed letters (NFC): `é` instead of `e` and an accent.
pub(super) fn composed(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    in_form(text, Form::Composed)
}

/// The text with every letter taken apart, and with plain letters instead of their typographic forms (NFKD).
pub(super) fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    in_form(text, Form::Plain)
}

#[derive(Clone, Copy)]
enum Form {
    Composed,
    Plain,
}

#[cfg(not(target_arch = "wasm32"))]
fn in_form(text: &str, form: Form) -> String {
    use unicode_normalization::UnicodeNormalization as _;

    match form {
        Form::Composed => text.nfc().collect(),
        Form::Plain => text.nfkd().collect(),
    }
}

#[cfg(target_arch = "wasm32")]
fn in_form(text: &str, form: Form) -> String {
    let form = match form {
        Form::Composed => "NFC",
        Form::Plain => "NFKD",
    };
    js_sys::JsString::from(text).normalize(form).into()
}
