//! Moves for people: a game describes a turn as tokens, and one renderer draws them or writes them as a sentence.

mod captured;
mod die;
mod flow;
mod form;
mod length;
mod measure;
mod painter;
mod place;
mod sentence;
mod step;
mod sticks;
mod style;
mod throw;
mod token;
mod tone;
mod turn_moves;
mod turn_notation;
mod word;

pub use captured::{Captured, Manner};
pub use die::{Die, pips};
pub use form::Form;
pub use painter::MovePainter;
pub use place::Place;
pub use sentence::{
    TurnName, choice_sentence, lost_sentence, moves_sentence, throws_sentence, turn_sentence,
};
pub use step::Step;
pub use sticks::Sticks;
pub use style::MoveStyle;
pub use throw::{Face, Throw, ThrowState};
pub use token::Token;
pub use tone::Tone;
pub use turn_moves::TurnMoves;
pub use turn_notation::{TurnNotation, without_head};
pub use word::Word;
