//! The colours that all portraits share.

use bevy_egui::egui::Color32;

use super::features::rgb;

/// Outlines and dark details.
pub(super) const INK: Color32 = rgb(0x1A_120D);
/// The wall behind a head.
pub(super) const WALL: Color32 = rgb(0x3A_2F25);
/// Light on the wall, at 2 %.
pub(super) const GLOW: Color32 = Color32::from_rgba_premultiplied(9, 8, 6, 4);
/// Jewellery and borders.
pub(super) const GOLD: Color32 = rgb(0xE3_B44C);
/// Spectacles and braid.
pub(super) const BRASS: Color32 = rgb(0xD8_B660);
/// The inside of an open mouth.
pub(super) const THROAT: Color32 = rgb(0x5A_2018);
/// Teeth.
pub(super) const TEETH: Color32 = rgb(0xF0_E6D4);
/// The white of an eye.
pub(super) const EYE: Color32 = rgb(0xF3_EBDD);
/// The plume of a turban.
pub(super) const PLUME: Color32 = rgb(0xF2_EBDD);
/// The jewel of a turban.
pub(super) const JEWEL: Color32 = rgb(0xB0_2A30);
/// The rim of a fur cap.
pub(super) const FUR_RIM: Color32 = rgb(0x8A_6E50);
/// The ball of a knitted cap.
pub(super) const WOOL: Color32 = rgb(0xEF_E4CB);
/// The fur of a hood.
pub(super) const HOOD_FUR: Color32 = rgb(0xD8_C7A6);
/// The band of a straw hat.
pub(super) const HAT_BAND: Color32 = rgb(0x8E_2F2A);

/// A darker tone of a colour.
pub(super) fn darker(colour: Color32) -> Color32 {
    colour.lerp_to_gamma(Color32::BLACK, 0.28)
}
