//! Portraits of the computer's levels in Tablut: people whom Linnaeus could have met in the north, the weakest first.

use bevy_egui::egui::Color32;

use crate::ui::portrait::{Beard, Eyes, Hair, Hat, Mark, Mouth, Portrait, rgb};

pub(super) const PORTRAITS: &[Portrait] = &[
    // Novice
    Portrait {
        skin: rgb(0xEC_C3A0),
        hair: Hair::Short,
        hair_colour: rgb(0xD2_A85C),
        beard: Beard::None,
        hat: Hat::KnittedCap,
        hat_colour: rgb(0xB2_3B34),
        coat: rgb(0x5A_7A94),
        brows: -0.9,
        eyes: Eyes::Wide,
        mouth: Mouth::Smile,
        mark: Mark::Freckles,
    },
    // Hasty
    Portrait {
        skin: rgb(0xE3_B590),
        hair: Hair::Short,
        hair_colour: rgb(0x9A_4A22),
        beard: Beard::None,
        hat: Hat::None,
        hat_colour: Color32::TRANSPARENT,
        coat: rgb(0x77_5A38),
        brows: 0.9,
        eyes: Eyes::Wide,
        mouth: Mouth::Round,
        mark: Mark::Freckles,
    },
    // Greedy
    Portrait {
        skin: rgb(0xD8_A680),
        hair: Hair::None,
        hair_colour: rgb(0x5A_3A22),
        beard: Beard::Twirled,
        hat: Hat::Tricorn,
        hat_colour: rgb(0x3A_3440),
        coat: rgb(0x8E_2F2A),
        brows: 0.6,
        eyes: Eyes::Aside,
        mouth: Mouth::Grin,
        mark: Mark::None,
    },
    // Bold
    Portrait {
        skin: rgb(0xE6_BA94),
        hair: Hair::Plaits,
        hair_colour: rgb(0xC8_7A34),
        beard: Beard::None,
        hat: Hat::FurCap,
        hat_colour: rgb(0x3F_5F4A),
        coat: rgb(0x6E_3A2A),
        brows: 0.8,
        eyes: Eyes::Open,
        mouth: Mouth::Smirk,
        mark: Mark::None,
    },
    // Careful
    Portrait {
        skin: rgb(0xE0_B48E),
        hair: Hair::None,
        hair_colour: rgb(0x6A_4A30),
        beard: Beard::None,
        hat: Hat::Hood,
        hat_colour: rgb(0x4A_6A86),
        coat: rgb(0x37_4E66),
        brows: -0.4,
        eyes: Eyes::Aside,
        mouth: Mouth::Level,
        mark: Mark::None,
    },
    // Steady
    Portrait {
        skin: rgb(0xD2_9E78),
        hair: Hair::Short,
        hair_colour: rgb(0x4A_3426),
        beard: Beard::Full,
        hat: Hat::FurCap,
        hat_colour: rgb(0x6A_3030),
        coat: rgb(0x5A_4A38),
        brows: 0.1,
        eyes: Eyes::Open,
        mouth: Mouth::Level,
        mark: Mark::None,
    },
    // Patient
    Portrait {
        skin: rgb(0xDD_B08C),
        hair: Hair::None,
        hair_colour: rgb(0xB8_B0A4),
        beard: Beard::None,
        hat: Hat::Scarf,
        hat_colour: rgb(0x8A_5A62),
        coat: rgb(0x4E_4A58),
        brows: -0.1,
        eyes: Eyes::Closed,
        mouth: Mouth::Smile,
        mark: Mark::Lines,
    },
    // Cunning
    Portrait {
        skin: rgb(0xE2_B894),
        hair: Hair::Wig,
        hair_colour: rgb(0xD8_D2C6),
        beard: Beard::None,
        hat: Hat::None,
        hat_colour: Color32::TRANSPARENT,
        coat: rgb(0x4A_3A6A),
        brows: 0.7,
        eyes: Eyes::Narrow,
        mouth: Mouth::Smirk,
        mark: Mark::Spectacles,
    },
    // Master
    Portrait {
        skin: rgb(0xCF_9C76),
        hair: Hair::None,
        hair_colour: rgb(0xEE_E9DF),
        beard: Beard::Long,
        hat: Hat::Hood,
        hat_colour: rgb(0x7A_6248),
        coat: rgb(0x4A_3A2C),
        brows: 0.4,
        eyes: Eyes::Open,
        mouth: Mouth::Level,
        mark: Mark::Lines,
    },
];
