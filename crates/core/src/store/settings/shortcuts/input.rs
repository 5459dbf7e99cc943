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
    /// The left arrow.
    Left,
    /// The right arrow.
    Right,
    /// The up arrow.
    Up,
    /// The down arrow.
    Down,
    /// Enter.
    Enter,
    /// Space.
    Space,
    /// Tab.
    Tab,
    /// Esc, which only [`Shortcut::Back`] can have.
    #[strum(serialize = "Esc")]
    Escape,
}

/// A controller button that a shortcut can have, by its place, because makers name them differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum ShortcutButton {
    /// The bottom one of the four buttons.
    South,
    /// The right one of the four buttons.
    East,
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
    /// The left direction button.
    Left,
    /// The right direction button.
    Right,
    /// The upper direction button.
    Up,
    /// The lower direction button.
    Down,
}

impl ShortcutKey {
    /// The letters, in order.
    pub const LETTERS: &[ShortcutKey] = ShortcutKey::VARIANTS.split_at(26).0;

    /// The keys with a [standard use](ShortcutInput::standard_use).
    pub const STANDARD: &[ShortcutKey] = &[
        ShortcutKey::Left,
        ShortcutKey::Right,
        ShortcutKey::Up,
        ShortcutKey::Down,
        ShortcutKey::Enter,
        ShortcutKey::Space,
        ShortcutKey::Tab,
        ShortcutKey::Escape,
    ];
}

/// A key or a controller button.
pub trait ShortcutInput: Copy + Eq + FromStr + 'static {
    /// The noun for messages about damaged settings.
    const NOUN: &'static str;

    /// The name in settings.
    fn name(self) -> &'static str;

    /// The one that a shortcut has before any change.
    fn default_of(shortcut: Shortcut) -> Option<Self>;

    /// `true` if a shortcut always has one, because players need it on every screen.
    fn is_basic(shortcut: Shortcut) -> bool;

    /// The basic shortcut that this one also works for, as long as no shortcut has it. `None` for most.
    fn standard_use(self) -> Option<Shortcut>;

    /// `true` if a shortcut can have it.
    fn suits(self, shortcut: Shortcut) -> bool;
}

impl ShortcutInput for ShortcutKey {
    const NOUN: &'static str = "key";

    fn name(self) -> &'static str {
        self.into_str()
    }

    fn default_of(shortcut: Shortcut) -> Option<ShortcutKey> {
        shortcut.default_key()
    }

    fn is_basic(shortcut: Shortcut) -> bool {
        shortcut == Shortcut::NextChoice || ShortcutButton::is_basic(shortcut)
    }

    fn standard_use(self) -> Option<Shortcut> {
        match self {
            ShortcutKey::Left => Some(Shortcut::Left),
            ShortcutKey::Right => Some(Shortcut::Right),
            ShortcutKey::Up => Some(Shortcut::Up),
            ShortcutKey::Down => Some(Shortcut::Down),
            ShortcutKey::Enter | ShortcutKey::Space => Some(Shortcut::Choose),
            ShortcutKey::Tab => Some(Shortcut::NextChoice),
            ShortcutKey::Escape => Some(Shortcut::Back),
            _ => None,
        }
    }

    fn suits(self, shortcut: Shortcut) -> bool {
        self != ShortcutKey::Escape || shortcut == Shortcut::Back
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

    fn is_basic(shortcut: Shortcut) -> bool {
        matches!(
            shortcut,
            Shortcut::Left
                | Shortcut::Right
                | Shortcut::Up
                | Shortcut::Down
                | Shortcut::Choose
                | Shortcut::Back
        )
    }

    fn standard_use(self) -> Option<Shortcut> {
        match self {
            ShortcutButton::Left => Some(Shortcut::Left),
            ShortcutButton::Right => Some(Shortcut::Right),
            ShortcutButton::Up => Some(Shortcut::Up),
            ShortcutButton::Down => Some(Shortcut::Down),
            ShortcutButton::South => Some(Shortcut::Choose),
            ShortcutButton::East => Some(Shortcut::Back),
            _ => None,
        }
    }

    fn suits(self, _: Shortcut) -> bool {
        true
    }
}
