//! The people who play here: their names, marks and colours, remembered from one evening to the next.
//!
//! ```
//! use tavoliere_core::players::{PlayerBook, PlayerMark};
//!
//! let mut book = PlayerBook::default();
//! let anna = book.add("  Anna ", PlayerMark::Sun)?;
//! assert_eq!(book.find("anna").map(|player| player.id), Some(anna));
//! assert!(book.add("ANNA", PlayerMark::Fish).is_err());
//! assert_eq!(PlayerBook::read(&book.to_text())?, book);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod badge;
mod book;
mod colour;
mod error;
mod mark;
mod name;
mod seated;
mod text;

pub use badge::Badge;
pub use book::{MOST_PLAYERS, Player, PlayerBook};
pub use colour::PlayerColour;
pub use error::{NameError, PlayerError, PlayerTextError, PlayerTextProblem};
pub use mark::PlayerMark;
pub use name::{MOST_NAME_CHARS, checked_name, same_name};
pub use seated::SeatedPlayer;
pub use text::{MAX_BYTES, VERSION};
