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

pub(super) use text_form;
