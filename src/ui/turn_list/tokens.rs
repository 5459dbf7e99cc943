//! The tokens of the turns in view, kept from frame to frame.

use std::collections::BTreeMap;

use bevy_egui::egui::epaint::util::hash;

use crate::record::{GameRecord, Turn};
use crate::ui::games;
use crate::ui::move_text::{Token, Tone, TurnNotation, without_head};

/// The tokens of one turn.
#[derive(Debug)]
struct CachedTurn {
    /// The text that they were made from.
    hash: u64,
    tokens: Vec<Token>,
    /// They were needed since the last tidying.
    used: bool,
}

/// The tokens of turns, kept as long as they are needed in each frame.
#[derive(Debug, Default)]
pub struct TurnTokens {
    known: BTreeMap<u32, CachedTurn>,
}

impl TurnTokens {
    /// The tokens of a turn, or its notation.
    pub fn of(&mut self, record: &GameRecord, turn: &Turn, notation: bool) -> &[Token] {
        let hash = hash((&turn.text, turn.finished, record.seed(), notation));
        let make = || CachedTurn {
            hash,
            tokens: TurnTokens::make(record, turn, notation),
            used: true,
        };
        let known = self.known.entry(turn.number).or_insert_with(make);
        if known.hash != hash {
            *known = make();
        }
        known.used = true;
        &known.tokens
    }

    /// Forgets those that weren't needed since the last time.
    pub fn forget_unused(&mut self) {
        self.known
            .retain(|_, known| std::mem::take(&mut known.used));
    }

    /// The tokens of a turn of a record, or its notation.
    #[must_use]
    pub fn make(record: &GameRecord, turn: &Turn, notation: bool) -> Vec<Token> {
        if notation {
            let text = without_head(&turn.text).to_owned();
            return vec![Token::Text(text, Tone::Plain)];
        }
        let game = record.setup().kind();
        let before = record.position_at(turn.first_event);
        games::describe(&before, &TurnNotation::of(game, turn))
    }
}
