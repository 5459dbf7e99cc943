//! The keys and controller buttons that shortcuts can have.

use std::str::FromStr;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::Shortcut;

/// A key that a shortcut can have. Letters and digits are those that the keyboard's layout prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(const_into_str)]
#[expect(missing_docs, reason = "a letter's name says it all")]
pub enum ShortcutKey {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
    Q,
    R,
    S,
    T,
    U,
    V,
    W,
    X,
    Y,
    Z,
    /// 7. The lower digits enter throws.
    #[strum(serialize = "7")]
    Seven,
    /// 8.
    #[strum(serialize = "8")]
    Eight,
    /// 9.
    #[strum(serialize = "9")]
    Nine,
    /// Insert.
    Insert,
    /// Delete.
    Delete,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
}

/// A controller button that a shortcut can have, by its place, because makers name them differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum ShortcutButton {
    /// The left one of the four buttons.
    West,
    /// The top one of the four buttons.
    North,
    /// The upper button at the left edge.
    LeftShoulder,
    /// The upper button at the right edge.
    RightShoulder,
    /// The lower button at the left edge.
    LeftTrigger,
    /// The lower button at the right edge.
    RightTrigger,
    /// The small button at the left of the middle.
    Select,
    /// The small button at the right of the middle.
    Start,
    /// The left stick, pressed.
    LeftStick,
    /// The right stick, pressed.
    RightStick,
}

impl ShortcutKey {
    /// The letters, in order.
    pub const LETTERS: &[ShortcutKey] = ShortcutKey::VARIANTS.split_at(26).0;
}

/// A key or a controller button.
pub trait ShortcutInput: Copy + Eq + FromStr + 'static {
    /// The noun for messages about damaged settings.
    const NOUN: &'static str;

    /// The name in settings.
    fn name(self) -> &'static str;

    /// The one that a shortcut has before any change.
    fn default_of(shortcut: Shortcut) -> Option<Self>;
}

impl ShortcutInput for ShortcutKey {
    const NOUN: &'static str = "key";

    fn name(self) -> &'static str {
        self.into_str()
    }

    fn default_of(shortcut: Shortcut) -> Option<ShortcutKey> {
        shortcut.default_key()
    }
}

impl ShortcutInput for ShortcutButton {
    const NOUN: &'static str = "button";

    fn name(self) -> &'static str {
        self.into_str()
    }

    fn default_of(shortcut: Shortcut) -> Option<ShortcutButton> {
        shortcut.default_button()
    }
}
