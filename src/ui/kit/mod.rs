//! The widget kit: every control of the game, drawn in one place each.
//!
//! A panel sets its skin once, and all controls in it follow. It names no colours, and paints no controls itself:
//!
//! ```ignore
//! Skin::Paper.scope(ui, |ui| {
//!     if kit::Button::new(&words.get("undo")).icon(icons, Icon::Undo).enabled(can_undo).show(ui) {
//!         action = Some(UiAction::Press(Press::Undo));
//!     }
//! });
//! ```
//!
//! # Skins
//! - [`Skin::Table`]: dark panels over the table. It is the skin of every panel that sets no other one.
//! - [`Skin::Paper`]: pages of the book, the library, the statistics and the game night. [`PaperPage`] sets it. Text
//!   grows with the window.
//! - [`Skin::Home`]: the home screen, which moves its own focus. Its controls take `focused` instead of egui's focus.
//!
//! Colours, strokes and radii are in [`theme`](super::theme). The accent is part of the `Ui`'s style
//! ([`Accent`](super::accent::Accent)), so a panel can show another game's accent.
//!
//! # Widgets
//! | widget | use it for |
//! |---|---|
//! | [`Button`] | something that is done (`primary` for the one next action, `quiet` if it is out of the way); one thing that is on or off (`toggle`); one of several in a layout of your own (`pick`) |
//! | [`ChoiceRow`] | a few values side by side, of which one is chosen |
//! | [`Switch`] | a setting that is on or off, with a line about it |
//! | [`Slider`] | a value from 0 to 1 |
//! | [`Stepper`] | a count |
//! | [`TextField`] | a line of text |
//! | [`ListRow`] | a row with an icon, a label and a key |
//! | [`Tab`], [`Drawer`] | pages of which one is in view |
//! | [`Link`] | a text that leads somewhere else |
//! | [`Confirm`] | a question before something that can't be undone |
//! | [`Tile`] | a control with contents of its own: a card, a die, a row of a table |
//! | [`PaperPage`], [`PageHead`] | a page over the whole window |
//! | [`fixed_area`], [`panel_frame`] | a panel in its place of the layout |
//!
//! A control that no widget fits is a [`Tile`] with contents of its own. The tile names it, senses presses and draws
//! frame and focus ring; the contents paint a picture for the [`State`] they are given. Add a widget to the kit once
//! two panels need it.
//!
//! # Sizes and places
//! A widget is as large as its contents need, and never smaller than a finger. `width` gives it another width (units
//! of the layout). `show` puts it at the cursor of the `Ui`, and `show_at` into a rectangle that the caller has laid
//! out.
//!
//! # Names
//! Each widget is named for screen readers as it is shown, by its label or by `named`. Tests find controls by these
//! names ([`Names`]). Name painted texts that say something of their own by [`name_painted`].

mod area;
mod button;
mod choice_row;
mod confirm;
mod focus_ring;
pub mod gallery;
mod growth;
mod link;
mod list_row;
mod names;
pub mod paper;
mod paper_page;
mod scope;
mod skin;
mod slider;
mod state;
mod stepper;
mod surface;
mod switch;
mod tabs;
mod text_field;
mod tile;
mod tooltip;

pub use area::{fixed_area, panel_frame, rect_of};
pub use button::{Button, button_height, icon_button_width};
pub use choice_row::ChoiceRow;
pub use confirm::{Answer, Confirm};
pub use focus_ring::{focus_ring, focus_ring_of};
pub use growth::growth;
pub use link::Link;
pub use list_row::ListRow;
pub use names::{Names, name_control, name_field, name_painted};
pub use paper_page::{PageHead, PaperPage, columns};
pub use skin::{Palette, Skin};
pub use slider::Slider;
pub use state::State;
pub use stepper::{Step, Stepper};
pub use surface::{Role, Surface};
pub use switch::Switch;
pub use tabs::{Drawer, Tab};
pub use text_field::{FieldResponse, TextField};
pub use tile::Tile;
pub use tooltip::tooltip;
