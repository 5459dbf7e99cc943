//! Who plays Tapatan for the computer: faces from a doorstep in the islands, the weakest first.

use crate::ui::face::{Beard, Eyes, Face, Hair, Hat, Mouth, Trait, rgb};

const BLACK: bevy_egui::egui::Color32 = rgb(0x20_1814);

pub(super) const FACES: &[Face] = &[
    // Novice
    Face {
        skin: rgb(0xC4_8A5C),
        hair: (Hair::Short, BLACK),
        beard: Beard::None,
        hat: (Hat::None, rgb(0)),
        coat: rgb(0xE8_C65A),
        brows: -0.8,
        eyes: Eyes::Wide,
        mouth: Mouth::Grin,
        mark: Trait::Freckles,
    },
    // Hasty
    Face {
        skin: rgb(0xA9_7048),
        hair: (Hair::Short, BLACK),
        beard: Beard::None,
        hat: (Hat::Band, rgb(0xC2_3C34)),
        coat: rgb(0x5A_6E46),
        brows: 1.0,
        eyes: Eyes::Narrow,
        mouth: Mouth::Round,
        mark: Trait::None,
    },
    // Careful
    Face {
        skin: rgb(0xB8_7F54),
        hair: (Hair::Plaits, BLACK),
        beard: Beard::None,
        hat: (Hat::None, rgb(0)),
        coat: rgb(0x3F_8A8C),
        brows: -0.3,
        eyes: Eyes::Aside,
        mouth: Mouth::Level,
        mark: Trait::None,
    },
    // Eager
    Face {
        skin: rgb(0xBF_8658),
        hair: (Hair::Long, rgb(0x2A_1A12)),
        beard: Beard::None,
        hat: (Hat::Flower, rgb(0xE2_6A74)),
        coat: rgb(0xB0_5A2A),
        brows: 0.3,
        eyes: Eyes::Open,
        mouth: Mouth::Smile,
        mark: Trait::Earrings,
    },
    // Patient
    Face {
        skin: rgb(0x97_633E),
        hair: (Hair::None, rgb(0xA8_A098)),
        beard: Beard::Goatee,
        hat: (Hat::StrawCone, rgb(0xD9_B56A)),
        coat: rgb(0x4A_5A7C),
        brows: 0.0,
        eyes: Eyes::Closed,
        mouth: Mouth::Smile,
        mark: Trait::Lines,
    },
    // Perfect
    Face {
        skin: rgb(0xA6_7048),
        hair: (Hair::Knot, rgb(0xE4_DED2)),
        beard: Beard::None,
        hat: (Hat::None, rgb(0)),
        coat: rgb(0x5C_3A68),
        brows: 0.5,
        eyes: Eyes::Narrow,
        mouth: Mouth::Smirk,
        mark: Trait::Lines,
    },
];
