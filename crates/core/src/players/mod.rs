//! The players of this device: names, marks and colours, saved between game nights.
//!
//! ```
//! use tavoliere_core::players::{PlayerList, PlayerMark};
//!
//! let mut list = PlayerList::default();
//! let anna = list.add("  Anna ", PlayerMark::Sun)?;
//! assert_eq!(list.find("anna").map(|player| player.id), Some(anna));
//! assert!(list.add("ANNA", PlayerMark::Fish).is_err());
//! assert_eq!(PlayerList::read(&list.to_text())?, list);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod badge;
mod colour;
mod direction;
mod error;
mod invisible;
mod list;
mod lookalikes;
mod mark;
mod merge;
mod name;
mod name_key;
mod normal_form;
mod seated;
mod text;

pub use badge::Badge;
pub use colour::PlayerColour;
pub use direction::isolated;
pub use error::{NameError, PlayerError, PlayerTextError, PlayerTextProblem};
pub use list::{MOST_PLAYERS, Player, PlayerList};
pub use lookalikes::{LOOKALIKES_PATH, LookalikesError, load_lookalikes};
pub use mark::PlayerMark;
pub use merge::{MergedPlayers, Renumbered};
pub use name::{
    MOST_NAME_CHARS, MOST_NAME_LETTERS, checked_name, letters, name_start, numbered_name,
};
pub use name_key::{NameKey, lookalike, same_name, search_form};
pub use seated::SeatedPlayer;
pub use text::{MAX_BYTES, VERSION};
