//! What the address of a page asks for: `#game=tablut&preset=five-thrones`.

use percent_encoding::percent_decode_str;

use crate::app::Args;
use crate::app::args::{seat, speed};
use crate::rules::Setup;

/// Reads the part of an address after its `#`, with or without that sign. What is not understood is
/// passed over, for an address may come from anywhere.
#[must_use]
pub fn read(fragment: &str) -> Args {
    let mut args = Args {
        resume_first: true,
        ..Args::default()
    };
    for pair in fragment.trim_start_matches('#').split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let value = decoded(value);
        match name {
            "game" => args.game = Some(value),
            "preset" => args.preset = Some(value),
            "option" => args.options.push(value),
            "seed" => args.seed = value.parse().ok(),
            "first" => args.seats[0] = seat(&value).ok(),
            "second" => args.seats[1] = seat(&value).ok(),
            "speed" => args.speed = speed(&value).ok(),
            _ => {}
        }
    }
    args
}

/// The address of a set-up, as [`read`] reads it.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let preset = setup.preset().replace(' ', "-").to_lowercase();
    let mut address = format!("#game={}&preset={preset}", setup.kind().name());
    for (name, value) in setup.changed_options() {
        address.push_str(&format!("&option={name}={value}"));
    }
    address
}

/// Resolves `%3D` and the like; what is no such escape stays as it stands.
fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    #[test]
    fn an_address_chooses_a_game_and_its_rules() {
        let args = read(
            "#game=tablut&preset=five-thrones&option=a%3Db&option=c=d&seed=7&speed=0&second=4",
        );
        assert_eq!(args.game.as_deref(), Some("tablut"));
        assert_eq!(args.preset.as_deref(), Some("five-thrones"));
        assert_eq!(args.options, ["a=b", "c=d"]);
        assert_eq!(args.seed, Some(7));
        assert_eq!(args.speed, Some(crate::store::Speed::Off));
        assert_eq!(args.seats, [None, Some(crate::store::Seat::Computer(4))]);
    }

    #[test]
    fn an_address_that_says_nothing_asks_for_nothing() {
        for nothing in ["", "#", "#&&", "#seed=many", "#speed=fast", "#first=king"] {
            let args = Args {
                resume_first: true,
                ..Args::default()
            };
            assert_eq!(read(nothing), args, "{nothing}");
        }
    }

    #[test]
    fn every_set_up_has_an_address_that_leads_back_to_it() {
        for kind in GameKind::ALL {
            for preset in kind.presets() {
                let mut setup = Setup::new(kind);
                setup.set_preset(preset).unwrap();
                for state in setup.option_states() {
                    for value in state.accepted {
                        let mut changed = setup.clone();
                        changed.set_option(state.name, value).unwrap();
                        let args = read(&write(&changed));
                        assert_eq!(args.setup(GameKind::ALL[0], Setup::new).unwrap(), changed);
                    }
                }
            }
        }
    }

    #[test]
    fn broken_escapes_stay_as_they_are() {
        for (given, expected) in [
            ("%", "%"),
            ("%4", "%4"),
            ("%zz", "%zz"),
            ("%41", "A"),
            ("%+1", "%+1"),
        ] {
            assert_eq!(decoded(given), expected);
        }
    }
}
