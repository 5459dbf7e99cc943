//! Everything that happened in a turn.

use super::step::Step;
use super::throw::Throw;
use super::token::Token;
use super::word::Word;

/// Everything that happened in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnMoves {
    /// The throws.
    pub throws: Vec<Throw>,
    /// The steps.
    pub steps: Vec<Step>,
    /// The word in place of steps.
    pub remark: Option<Word>,
    /// The turn isn't finished.
    pub unfinished: bool,
}

impl TurnMoves {
    /// The tokens of the turn. Steps that one piece makes in a row are joined.
    #[must_use]
    pub fn into_tokens(self) -> Vec<Token> {
        let mut tokens: Vec<Token> = self.throws.into_iter().map(Token::Throw).collect();
        let mut joined: Vec<Step> = Vec::new();
        for step in self.steps {
            match joined.last_mut() {
                Some(last) if last.leads_to(&step) => last.join(step),
                _ => joined.push(step),
            }
        }
        for (at, step) in joined.into_iter().enumerate() {
            if at > 0 {
                tokens.push(Token::NextStep);
            }
            step.add_to(&mut tokens);
        }
        tokens.extend(self.remark.map(Token::Word));
        if self.unfinished {
            tokens.push(Token::Unfinished);
        }
        tokens
    }
}
