//! The maker of a controller, which decides the letters or symbols printed on its buttons.

use bevy::prelude::*;

/// The makers whose buttons the game knows, as the last used controller's.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ControllerMake {
    /// Another maker: buttons are named by their places.
    #[default]
    Other,
    /// Microsoft, and makers that print the same letters.
    Xbox,
    /// Sony.
    PlayStation,
    /// Nintendo, with the letters of an Xbox controller in other places.
    Nintendo,
}

impl ControllerMake {
    /// The maker of a controller, by its USB vendor or, in browsers, by its name.
    #[must_use]
    pub fn of(vendor: Option<u16>, name: &str) -> ControllerMake {
        match vendor {
            Some(0x045e) => return ControllerMake::Xbox,
            Some(0x054c) => return ControllerMake::PlayStation,
            Some(0x057e) => return ControllerMake::Nintendo,
            _ => {}
        }
        let name = name.to_lowercase();
        let has = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
        // Browsers put the vendor's number into the name.
        if has(&["054c", "dualshock", "dualsense", "playstation"]) {
            ControllerMake::PlayStation
        } else if has(&["057e", "nintendo", "joy-con", "switch pro"]) {
            ControllerMake::Nintendo
        } else if has(&["045e", "xbox", "xinput", "x-box"]) {
            ControllerMake::Xbox
        } else {
            ControllerMake::Other
        }
    }

    /// The letters printed on a button, by the name of its place. `None` if it has none, or a symbol.
    #[must_use]
    pub fn letters(self, place: &str) -> Option<&'static str> {
        let all: &[(&str, &str)] = match self {
            ControllerMake::Other => &[],
            ControllerMake::Xbox => &[
                ("south", "A"),
                ("east", "B"),
                ("west", "X"),
                ("north", "Y"),
                ("left-shoulder", "LB"),
                ("right-shoulder", "RB"),
                ("left-trigger", "LT"),
                ("right-trigger", "RT"),
                ("left-stick", "LS"),
                ("right-stick", "RS"),
            ],
            ControllerMake::PlayStation => &[
                ("left-shoulder", "L1"),
                ("right-shoulder", "R1"),
                ("left-trigger", "L2"),
                ("right-trigger", "R2"),
                ("left-stick", "L3"),
                ("right-stick", "R3"),
            ],
            ControllerMake::Nintendo => &[
                ("south", "B"),
                ("east", "A"),
                ("west", "Y"),
                ("north", "X"),
                ("left-shoulder", "L"),
                ("right-shoulder", "R"),
                ("left-trigger", "ZL"),
                ("right-trigger", "ZR"),
                ("select", "−"),
                ("start", "+"),
            ],
        };
        let found = all.iter().find(|(button, _)| *button == place);
        found.map(|(_, letters)| *letters)
    }

    /// The text key of the symbol printed on a button. `None` if it has none.
    #[must_use]
    pub fn symbol(self, place: &str) -> Option<&'static str> {
        match (self, place) {
            (ControllerMake::PlayStation, "south") => Some("pad-symbol-cross"),
            (ControllerMake::PlayStation, "east") => Some("pad-symbol-circle"),
            (ControllerMake::PlayStation, "west") => Some("pad-symbol-square"),
            (ControllerMake::PlayStation, "north") => Some("pad-symbol-triangle"),
            _ => None,
        }
    }
}

/// Remembers the maker of the controller that was used last.
pub(super) fn remember(
    used: impl Iterator<Item = Entity>,
    pads: &Query<(&Gamepad, Option<&Name>)>,
    make: &mut ResMut<ControllerMake>,
) {
    if let Some((pad, name)) = used.last().and_then(|entity| pads.get(entity).ok()) {
        let name = name.map_or("", Name::as_str);
        make.set_if_neq(ControllerMake::of(pad.vendor_id(), name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vendor_or_the_browsers_name_tells_the_maker() {
        for (vendor, name, make) in [
            (
                Some(0x054c),
                "Wireless Controller",
                ControllerMake::PlayStation,
            ),
            (Some(0x045e), "", ControllerMake::Xbox),
            (Some(0x057e), "Pro Controller", ControllerMake::Nintendo),
            (Some(0x1234), "No-name pad", ControllerMake::Other),
            (
                None,
                "DualSense (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)",
                ControllerMake::PlayStation,
            ),
            (
                None,
                "Xbox 360 Controller (XInput STANDARD GAMEPAD)",
                ControllerMake::Xbox,
            ),
            (None, "", ControllerMake::Other),
        ] {
            assert_eq!(ControllerMake::of(vendor, name), make, "{name}");
        }
    }

    #[test]
    fn the_same_letters_are_in_different_places() {
        assert_eq!(ControllerMake::Xbox.letters("south"), Some("A"));
        assert_eq!(ControllerMake::Nintendo.letters("east"), Some("A"));
        assert_eq!(ControllerMake::Other.letters("south"), None);
        assert_eq!(ControllerMake::PlayStation.letters("south"), None);
        assert!(ControllerMake::PlayStation.symbol("south").is_some());
    }
}
