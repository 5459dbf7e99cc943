//! Declares the rule options of a game, each in a single place.

/// Declares the rule options of one game.
///
/// Each option is one entry: its field, its variant of `OptionValue`, its type, the number of its rule, and its values
/// with their names in records, the default first. The name in records is the field's name, or the one after `as`.
/// Types other than `bool` become enums. The first preset has all defaults. The other presets list the fields that
/// differ.
///
/// The macro writes `Options`, `OptionValue`, `Preset`, the enums and the implementation of [`OptionSet`].
///
/// [`OptionSet`]: super::OptionSet
///
/// ```text
/// declare_options! {
///     game "tablut";
///     options {
///         /// Capture of the king.
///         king: King(KingCapture), "TT-8" {
///             /// By four men, or by three and the throne.
///             Surrounded = "surrounded",
///             /// Away from the throne by two, like a man.
///             Flanked = "flanked",
///         }
///         /// Hostility of the empty throne to men.
///         hostile_throne: HostileThrone(bool), "TT-7" { false = "off", true = "on" }
///     }
///     presets {
///         /// The rules as PerGioco gives them.
///         Linnaeus = "Linnaeus";
///         /// The king is captured by two.
///         FlankedKing = "Flanked king" { king: KingCapture::Flanked }
///     }
/// }
/// ```
macro_rules! declare_options {
    (
        game $game:literal;
        options {
            $(
                $(#[$doc:meta])*
                $field:ident $(as $name:literal)?: $Variant:ident($Type:ident), $rule:literal {
                    $($(#[$value_doc:meta])* $value:ident = $value_name:literal),+ $(,)?
                }
            )+
        }
        presets {
            $(#[$default_doc:meta])*
            $Default:ident = $default_name:literal;
            $(
                $(#[$preset_doc:meta])*
                $Preset:ident = $preset_name:literal { $($changes:tt)+ }
            )*
        }
    ) => {
        $(declare_options!(@type $Type {
            $(#[$doc])*
            #[doc = concat!("\n\nRule ", $rule, ".")]
        } $($(#[$value_doc])* $value),+);)+

        #[doc = concat!("Every option of the rules; the default is the preset `", $default_name, "`.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            $(
                $(#[$doc])*
                #[doc = concat!(
                    "\n\n`", declare_options!(@name $field $($name)?), "` in records; rule ", $rule, "."
                )]
                pub $field: $Type,
            )+
        }

        impl Options {
            /// All options with their default values.
            pub const DEFAULT: Options = Options {
                $($field: declare_options!(@first $Type $($value)+),)+
            };
        }

        impl Default for Options {
            fn default() -> Self {
                Options::DEFAULT
            }
        }

        /// A rule option together with one of its values.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum OptionValue {
            $(
                #[doc = concat!("A value of [`", stringify!($field), "`](Options::", stringify!($field), ").")]
                $Variant($Type),
            )+
        }

        impl $crate::rules::NamedValue for OptionValue {
            const ALL: &'static [OptionValue] = &[
                $($(OptionValue::$Variant(declare_options!(@value $Type $value)),)+)+
            ];

            fn option(self) -> &'static $crate::rules::OptionInfo {
                match self {
                    $(OptionValue::$Variant(_) => &$crate::rules::OptionInfo {
                        name: declare_options!(@name $field $($name)?),
                        values: &[$($value_name),+],
                        rule: $rule,
                    },)+
                }
            }

            fn name(self) -> &'static str {
                match self {
                    $($(
                        OptionValue::$Variant(declare_options!(@value $Type $value)) => $value_name,
                    )+)+
                }
            }
        }

        /// A named set of values for all options.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Preset {
            $(#[$default_doc])*
            #[default]
            $Default,
            $($(#[$preset_doc])* $Preset,)*
        }

        impl Preset {
            /// All presets, the default first.
            pub const ALL: [Preset; [$default_name $(, $preset_name)*].len()] =
                [Preset::$Default $(, Preset::$Preset)*];

            /// The name in records and arguments.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    Preset::$Default => $default_name,
                    $(Preset::$Preset => $preset_name,)*
                }
            }

            /// The preset's options.
            #[must_use]
            pub const fn options(self) -> Options {
                match self {
                    Preset::$Default => Options::DEFAULT,
                    $(Preset::$Preset => Options { $($changes)+, ..Options::DEFAULT },)*
                }
            }
        }

        impl std::fmt::Display for Preset {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl $crate::rules::NamedPreset for Preset {
            type Options = Options;
            const ALL: &'static [Preset] = &Preset::ALL;

            fn name(self) -> &'static str {
                self.name()
            }

            fn options(self) -> Options {
                self.options()
            }
        }

        impl $crate::rules::OptionSet for Options {
            const GAME: &'static str = $game;
            type Value = OptionValue;
            type Preset = Preset;

            fn values(self) -> impl Iterator<Item = OptionValue> {
                [$(OptionValue::$Variant(self.$field)),+].into_iter()
            }

            fn apply(&mut self, value: OptionValue) {
                match value {
                    $(OptionValue::$Variant(value) => self.$field = value,)+
                }
            }
        }
    };

    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:literal) => { $name };

    (@value bool $value:ident) => { $value };
    (@value $Type:ident $value:ident) => { $Type::$value };

    (@first $Type:ident $first:ident $($other:ident)*) => { declare_options!(@value $Type $first) };

    (@type bool { $($doc:tt)* } $($value:tt)+) => {};
    (@type $Type:ident { $($doc:tt)* } $($value:tt)+) => {
        $($doc)*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Type { $($value)+ }
    };
}

pub(in crate::rules) use declare_options;
