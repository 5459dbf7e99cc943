//! Values that settings keep as text in quotes.

/// Lets serde write a type as its `Display` text and read it with `FromStr`.
macro_rules! text_form {
    ($type:ty) => {
        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = <$type as std::str::FromStr>::Err;

            fn try_from(text: String) -> Result<$type, Self::Error> {
                text.parse()
            }
        }
    };
}

/// Completes an enum whose values have names: serde writes and reads the name, and other texts are refused with the error.
macro_rules! named {
    ($type:ident, $error:ident) => {
        $crate::store::settings::text_form::text_form!($type);

        impl $type {
            /// The name in settings.
            #[must_use]
            pub const fn name(self) -> &'static str {
                self.into_str()
            }
        }

        fn refused(text: &str) -> $error {
            $error(text.to_owned())
        }
    };
}

pub(super) use {named, text_form};
