//! Portraits of the computer's levels in Tawula: people of a coffee house in Istanbul, the weakest first.

use bevy_egui::egui::Color32;

use crate::ui::portrait::{Beard, Eyes, Hair, Hat, Mark, Mouth, Portrait, rgb};

pub(super) const PORTRAITS: &[Portrait] = &[
    // Novice
    Portrait {
        skin: rgb(0xD9_A77C),
        hair: Hair::Short,
        hair_colour: rgb(0x4A_2E1C),
        beard: Beard::None,
        hat: Hat::Cap,
        hat_colour: rgb(0xF0_E8D8),
        coat: rgb(0x4E_7F9A),
        brows: -0.9,
        eyes: Eyes::Wide,
        mouth: Mouth::Round,
        mark: Mark::Freckles,
    },
    // Hasty
    Portrait {
        skin: rgb(0xC8_9468),
        hair: Hair::Short,
        hair_colour: rgb(0x24_1812),
        beard: Beard::Twirled,
        hat: Hat::Fez,
        hat_colour: rgb(0xB3_2A24),
        coat: rgb(0x2E_2A30),
        brows: 0.9,
        eyes: Eyes::Open,
        mouth: Mouth::Grin,
        mark: Mark::None,
    },
    // Eager
    Portrait {
        skin: rgb(0xE0_B38A),
        hair: Hair::None,
        hair_colour: rgb(0x3A_2416),
        beard: Beard::None,
        hat: Hat::Scarf,
        hat_colour: rgb(0x2F_8C84),
        coat: rgb(0x8A_3550),
        brows: -0.2,
        eyes: Eyes::Open,
        mouth: Mouth::Smile,
        mark: Mark::None,
    },
    // Careful
    Portrait {
        skin: rgb(0xC0_8A60),
        hair: Hair::Long,
        hair_colour: rgb(0x6A_3A1E),
        beard: Beard::None,
        hat: Hat::None,
        hat_colour: Color32::TRANSPARENT,
        coat: rgb(0x3E_5A44),
        brows: 0.1,
        eyes: Eyes::Aside,
        mouth: Mouth::Level,
        mark: Mark::Spectacles,
    },
    // Patient
    Portrait {
        skin: rgb(0xB9_835A),
        hair: Hair::None,
        hair_colour: rgb(0x8C_857C),
        beard: Beard::Full,
        hat: Hat::Fez,
        hat_colour: rgb(0x7A_2038),
        coat: rgb(0x6E_5434),
        brows: -0.1,
        eyes: Eyes::Closed,
        mouth: Mouth::Smile,
        mark: Mark::Lines,
    },
    // Master
    Portrait {
        skin: rgb(0xC4_9066),
        hair: Hair::None,
        hair_colour: rgb(0xEC_E6DA),
        beard: Beard::Long,
        hat: Hat::Turban,
        hat_colour: rgb(0xF2_ECDE),
        coat: rgb(0x1F_5F66),
        brows: 0.45,
        eyes: Eyes::Narrow,
        mouth: Mouth::Level,
        mark: Mark::Lines,
    },
];
