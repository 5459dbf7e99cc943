//! Provides the words of the text sheets in the player's language.

use crate::evening::{SheetLanguage, SheetWord};
use crate::rules::GameKind;
use crate::ui::words::Words;

impl SheetLanguage for Words {
    fn word(&self, word: SheetWord) -> String {
        self.get(match word {
            SheetWord::KnockOut => "evening-knock-out",
            SheetWord::RoundRobin => "evening-round-robin",
            SheetWord::Swiss => "evening-swiss",
            SheetWord::WinnerStaysOn => "evening-winner-stays-on",
            SheetWord::Round => "evening-word-round",
            SheetWord::Table => "evening-word-table",
            SheetWord::Bye => "evening-bye",
            SheetWord::Waiting => "evening-waiting",
            SheetWord::Playing => "evening-playing",
            SheetWord::Forfeit => "evening-forfeit",
            SheetWord::NotCounted => "evening-not-counted",
            SheetWord::TwoGames => "evening-word-two-games",
            SheetWord::LeaversLose => "evening-leavers-lost-rule",
            SheetWord::LeaversHalf => "evening-leavers-half-rule",
            SheetWord::NotPlayed => "evening-not-played",
            SheetWord::ThirdPlace => "evening-third",
            SheetWord::Standings => "evening-standings",
            SheetWord::Points => "evening-points",
            SheetWord::Buchholz => "evening-buchholz",
            SheetWord::Wins => "evening-wins",
            SheetWord::Left => "evening-left",
            SheetWord::Queue => "evening-queue",
            SheetWord::Over => "evening-over",
        })
    }

    fn game(&self, game: GameKind) -> String {
        self.get(&format!("game-{game}"))
    }

    fn draws(&self, count: u16) -> String {
        self.with("evening-drawn", &[("count", count.into())])
    }
}
