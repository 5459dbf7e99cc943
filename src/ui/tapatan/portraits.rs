//! Portraits of the computer's levels in Tapatan: people from a doorstep in the islands, the weakest first.

use bevy_egui::egui::Color32;

use crate::ui::portrait::{Beard, Eyes, Hair, Hat, Mark, Mouth, Portrait, rgb};

const BLACK: Color32 = rgb(0x20_1814);

pub(super) const PORTRAITS: &[Portrait] = &[
    // Novice
    Portrait {
        skin: rgb(0xC4_8A5C),
        hair: Hair::Short,
        hair_colour: BLACK,
        beard: Beard::None,
        hat: Hat::None,
        hat_colour: Color32::TRANSPARENT,
        coat: rgb(0xE8_C65A),
        brows: -0.8,
        eyes: Eyes::Wide,
        mouth: Mouth::Grin,
        mark: Mark::Freckles,
    },
    // Hasty
    Portrait {
        skin: rgb(0xA9_7048),
        hair: Hair::Short,
        hair_colour: BLACK,
        beard: Beard::None,
        hat: Hat::Band,
        hat_colour: rgb(0xC2_3C34),
        coat: rgb(0x5A_6E46),
        brows: 1.0,
        eyes: Eyes::Narrow,
        mouth: Mouth::Round,
        mark: Mark::None,
    },
    // Careful
    Portrait {
        skin: rgb(0xB8_7F54),
        hair: Hair::Plaits,
        hair_colour: BLACK,
        beard: Beard::None,
        hat: Hat::None,
        hat_colour: Color32::TRANSPARENT,
        coat: rgb(0x3F_8A8C),
        brows: -0.3,
        eyes: Eyes::Aside,
        mouth: Mouth::Level,
        mark: Mark::None,
    },
    // Eager
    Portrait {
        skin: rgb(0xBF_8658),
        hair: Hair::Long,
        hair_colour: rgb(0x2A_1A12),
        beard: Beard::None,
        hat: Hat::Flower,
        hat_colour: rgb(0xE2_6A74),
        coat: rgb(0xB0_5A2A),
        brows: 0.3,
        eyes: Eyes::Open,
        mouth: Mouth::Smile,
        mark: Mark::Earrings,
    },
    // Patient
    Portrait {
        skin: rgb(0x97_633E),
        hair: Hair::None,
        hair_colour: rgb(0xA8_A098),
        beard: Beard::Goatee,
        hat: Hat::StrawCone,
        hat_colour: rgb(0xD9_B56A),
        coat: rgb(0x4A_5A7C),
        brows: 0.0,
        eyes: Eyes::Closed,
        mouth: Mouth::Smile,
        mark: Mark::Lines,
    },
    // Perfect
    Portrait {
        skin: rgb(0xA6_7048),
        hair: Hair::Knot,
        hair_colour: rgb(0xE4_DED2),
        beard: Beard::None,
        hat: Hat::None,
        hat_colour: Color32::TRANSPARENT,
        coat: rgb(0x5C_3A68),
        brows: 0.5,
        eyes: Eyes::Narrow,
        mouth: Mouth::Smirk,
        mark: Mark::Lines,
    },
];
