//! Portraits of the computer's levels in Tablan: people of a court in Mysore, the weakest first.

use bevy_egui::egui::Color32;

use crate::ui::portrait::{Beard, Eyes, Hair, Hat, Mark, Mouth, Portrait, rgb};

const BLACK: Color32 = rgb(0x22_1914);

pub(super) const PORTRAITS: &[Portrait] = &[
    // Novice
    Portrait {
        skin: rgb(0xB5_7C50),
        hair: Hair::Short,
        hair_colour: BLACK,
        beard: Beard::None,
        hat: Hat::Cap,
        hat_colour: rgb(0x2F_6F8E),
        coat: rgb(0xD9_C79A),
        brows: -0.8,
        eyes: Eyes::Wide,
        mouth: Mouth::Smile,
        mark: Mark::None,
    },
    // Hasty
    Portrait {
        skin: rgb(0x99_6440),
        hair: Hair::None,
        hair_colour: BLACK,
        beard: Beard::Moustache,
        hat: Hat::Turban,
        hat_colour: rgb(0xC4_4A2C),
        coat: rgb(0xE2_A93C),
        brows: 0.9,
        eyes: Eyes::Wide,
        mouth: Mouth::Round,
        mark: Mark::None,
    },
    // Eager
    Portrait {
        skin: rgb(0xAF_7548),
        hair: Hair::Long,
        hair_colour: BLACK,
        beard: Beard::None,
        hat: Hat::Flower,
        hat_colour: rgb(0xF2_EBDD),
        coat: rgb(0xA8_2F5C),
        brows: -0.3,
        eyes: Eyes::Open,
        mouth: Mouth::Grin,
        mark: Mark::Earrings,
    },
    // Careful
    Portrait {
        skin: rgb(0x8A_5836),
        hair: Hair::None,
        hair_colour: rgb(0x4A_4039),
        beard: Beard::Goatee,
        hat: Hat::Turban,
        hat_colour: rgb(0x3E_7A54),
        coat: rgb(0x6A_4A2E),
        brows: -0.2,
        eyes: Eyes::Aside,
        mouth: Mouth::Level,
        mark: Mark::Spectacles,
    },
    // Patient
    Portrait {
        skin: rgb(0xA5_6E46),
        hair: Hair::None,
        hair_colour: rgb(0x8F_8880),
        beard: Beard::Full,
        hat: Hat::Turban,
        hat_colour: rgb(0xE8_DEC8),
        coat: rgb(0x86_4B22),
        brows: 0.0,
        eyes: Eyes::Closed,
        mouth: Mouth::Smile,
        mark: Mark::None,
    },
    // Master
    Portrait {
        skin: rgb(0x93_5F3A),
        hair: Hair::None,
        hair_colour: rgb(0xE6_E0D4),
        beard: Beard::Twirled,
        hat: Hat::JewelledTurban,
        hat_colour: rgb(0x9A_1F38),
        coat: rgb(0x2B_3F78),
        brows: 0.5,
        eyes: Eyes::Narrow,
        mouth: Mouth::Smirk,
        mark: Mark::Lines,
    },
];
