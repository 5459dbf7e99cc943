//! Provides the rules, computer players and records of old board games.
//!
//! This crate has no windows, sounds or pictures. `docs/rules.md` numbers the rules and `docs/glossary.md` explains the
//! games' terms.
//!
//! # Playing a whole game
//!
//! ```
//! use tavoliere_core::ai::Player;
//! use tavoliere_core::record::GameRecord;
//! use tavoliere_core::rules::{Expect, GameKind, Setup};
//!
//! let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), 7);
//! let player = Player::new(1);
//! loop {
//!     match game.expect() {
//!         Expect::Throw(_) => drop(game.throw_next()?),
//!         Expect::Move(_) => {
//!             let choice = player.choose(game.position(), 7).expect("a choice is expected");
//!             game.play(choice)?;
//!         }
//!         Expect::Nothing => break,
//!     }
//! }
//! assert!(game.outcome().is_some_and(|outcome| outcome.winner.is_some()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Playing a game step by step
//!
//! A [`record::GameRecord`] holds one game. It draws the throws from a seed, accepts legal choices and refuses all
//! others with an error that names the broken rule.
//!
//! ```
//! use tavoliere_core::record::GameRecord;
//! use tavoliere_core::rules::{Expect, GameKind, Setup, Side};
//!
//! // A game without dice: Tapatan. White moves first.
//! let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
//! let centre = game.position().read_choice("b2")?;
//! game.play(centre)?;
//! assert_eq!(game.expect(), Expect::Move(Side::Second));
//! // The centre is taken now, so the game doesn't change and the error gives the reason.
//! assert!(game.play(centre).is_err());
//!
//! // Games with dice or sticks start with a throw.
//! for kind in [GameKind::Tablan, GameKind::Tawula] {
//!     let mut game = GameRecord::new(Setup::new(kind), 7, Side::First);
//!     while let Expect::Throw(_) = game.expect() {
//!         game.throw_next()?;
//!     }
//!     assert!(!game.position().legal_moves().is_empty());
//! }
//!
//! // Presets and options are set by their names in the rules.
//! let mut setup = Setup::new(GameKind::Tablut);
//! setup.set_preset("Flanked king")?;
//! setup.set_option("repetition", "off")?;
//! let game = GameRecord::new(setup, 1, Side::First);
//! assert_eq!(game.position().legal_moves().len(), 80);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Listing moves
//!
//! A position lists its legal moves, and writes and reads them in the notation of its game.
//!
//! ```
//! use tavoliere_core::rules::{AnyPosition, GameKind, Setup, Side};
//!
//! let start = AnyPosition::start(Setup::new(GameKind::Tapatan).options(), Some(Side::First));
//! let moves: Vec<String> = start
//!     .legal_moves()
//!     .into_iter()
//!     .map(|choice| start.write_choice(choice))
//!     .collect();
//! assert_eq!(moves.len(), 9);
//! assert!(moves.contains(&"b2".to_owned()));
//! assert_eq!(start.perft(3), 504);
//! ```
//!
//! # Reading a record
//!
//! A record is text (`docs/record.md`). If it's damaged or illegal, the error contains the number of the line.
//!
//! ```
//! use tavoliere_core::record::GameRecord;
//! use tavoliere_core::rules::{GameKind, Setup, Side};
//!
//! let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
//! game.play(game.position().read_choice("a1")?)?;
//! let text = game.to_record();
//! let again = GameRecord::from_record(&text)?;
//! assert_eq!(again.position(), game.position());
//!
//! let error = GameRecord::from_record(&text.replace("a1", "a9")).unwrap_err();
//! assert!(error.to_string().contains("line"), "{error}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Asking for a hint
//!
//! ```
//! use tavoliere_core::ai::{self, Player};
//! use tavoliere_core::rules::{AnyPosition, GameKind, Setup, Side};
//!
//! let start = AnyPosition::start(Setup::new(GameKind::Tapatan).options(), Some(Side::First));
//! // The best choice, one reason for it, and the win chance in thousandths.
//! let hint = ai::hint(&start).expect("a move is to be made");
//! assert_eq!(start.write_choice(hint.choice), "b2");
//! assert_eq!(hint.chance, 1000);
//! // With the same seed a player always makes the same choice.
//! let player = Player::new(2);
//! assert_eq!(player.choose(&start, 5), player.choose(&start, 5));
//! ```

pub mod ai;
pub mod backup;
pub mod book;
pub mod date;
pub mod evening;
pub mod kept;
pub mod late_file;
pub mod lesson;
pub mod library;
pub mod players;
pub mod puzzle;
pub mod record;
pub mod review;
pub mod rules;
pub mod statistics;
pub mod store;
pub mod verify;
