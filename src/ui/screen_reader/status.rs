//! Describes the state of the game: the side to act, the throws, and the possible moves.

use super::offered_in_view;
use crate::input::Selection;
use crate::store::ReaderDetail;
use crate::ui::advice::{Reader, moves_only};
use crate::ui::view::View;
use crate::ui::{games, move_list, panels};

/// The state of the game in a few sentences.
#[must_use]
pub fn status(view: &View, selection: &Selection) -> String {
    status_after(view, selection, false)
}

/// The state of the game. Right after the sentence about a throw, it doesn't repeat that throw.
pub(super) fn status_after(view: &View, selection: &Selection, throw_was_said: bool) -> String {
    let mut parts = vec![move_list::headline(view, |_| true)];
    if let Some(outcome) = view.outcome() {
        parts.extend(panels::reason_and_score(view, outcome));
        return sentences(&parts);
    }
    // A learner must know which move is wanted.
    if view.settings.reader_detail != ReaderDetail::Brief || view.wanted.is_some() {
        if !throw_was_said || games::throw_needs_words(view.position) {
            parts.extend(games::unused_sentence(view.words, view.position));
        }
        let all = offered_in_view(view, selection);
        let chosen = selection.chosen;
        parts.extend(moves_only(
            view.words,
            view.table.game().position(),
            &all,
            chosen,
            Reader::Ears,
        ));
    }
    sentences(&parts)
}

/// Texts as sentences, each with a full stop.
pub(super) fn sentences(parts: &[String]) -> String {
    let ended = |part: &String| {
        let part = part.trim();
        match part.chars().last() {
            None | Some('.' | '!' | '?' | '…') => part.to_owned(),
            Some(_) => format!("{part}."),
        }
    };
    let parts: Vec<String> = parts
        .iter()
        .map(ended)
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(" ")
}
