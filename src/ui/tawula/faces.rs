//! Who plays Tawula for the computer: faces of a coffee house in Istanbul, the weakest first.

use crate::ui::face::{Beard, Eyes, Face, Hair, Hat, Mouth, Trait, rgb};

pub(super) const FACES: &[Face] = &[
    // Novice
    Face {
        skin: rgb(0xD9_A77C),
        hair: (Hair::Short, rgb(0x4A_2E1C)),
        beard: Beard::None,
        hat: (Hat::Cap, rgb(0xF0_E8D8)),
        coat: rgb(0x4E_7F9A),
        brows: -0.9,
        eyes: Eyes::Wide,
        mouth: Mouth::Round,
        mark: Trait::Freckles,
    },
    // Hasty
    Face {
        skin: rgb(0xC8_9468),
        hair: (Hair::Short, rgb(0x24_1812)),
        beard: Beard::Twirled,
        hat: (Hat::Fez, rgb(0xB3_2A24)),
        coat: rgb(0x2E_2A30),
        brows: 0.9,
        eyes: Eyes::Open,
        mouth: Mouth::Grin,
        mark: Trait::None,
    },
    // Eager
    Face {
        skin: rgb(0xE0_B38A),
        hair: (Hair::None, rgb(0x3A_2416)),
        beard: Beard::None,
        hat: (Hat::Scarf, rgb(0x2F_8C84)),
        coat: rgb(0x8A_3550),
        brows: -0.2,
        eyes: Eyes::Open,
        mouth: Mouth::Smile,
        mark: Trait::None,
    },
    // Careful
    Face {
        skin: rgb(0xC0_8A60),
        hair: (Hair::Long, rgb(0x6A_3A1E)),
        beard: Beard::None,
        hat: (Hat::None, rgb(0)),
        coat: rgb(0x3E_5A44),
        brows: 0.1,
        eyes: Eyes::Aside,
        mouth: Mouth::Level,
        mark: Trait::Spectacles,
    },
    // Patient
    Face {
        skin: rgb(0xB9_835A),
        hair: (Hair::None, rgb(0x8C_857C)),
        beard: Beard::Full,
        hat: (Hat::Fez, rgb(0x7A_2038)),
        coat: rgb(0x6E_5434),
        brows: -0.1,
        eyes: Eyes::Closed,
        mouth: Mouth::Smile,
        mark: Trait::Lines,
    },
    // Master
    Face {
        skin: rgb(0xC4_9066),
        hair: (Hair::None, rgb(0xEC_E6DA)),
        beard: Beard::Long,
        hat: (Hat::Turban, rgb(0xF2_ECDE)),
        coat: rgb(0x1F_5F66),
        brows: 0.45,
        eyes: Eyes::Narrow,
        mouth: Mouth::Level,
        mark: Trait::Lines,
    },
];
