//! The last turns of a game as the frames of an animation.

use std::time::Duration;

use crate::record::{Event, GameRecord};
use crate::rules::{AnyPosition, GameKind, Side};
use crate::ui::board_scene::Way;

/// The largest number of shown choices.
const CHOICES: usize = 16;
/// The number of frames of a moving piece.
const STEPS: u8 = 5;
/// The duration of each of them.
const TRAVEL: Duration = Duration::from_millis(50);
/// The pause after a move, and after the end.
const STAND: Duration = Duration::from_millis(450);
const END: Duration = Duration::from_millis(2_500);

/// A frame of the animation.
#[derive(Clone, Debug, PartialEq)]
pub struct AnimationFrame {
    pub(super) position: AnyPosition,
    /// The position one choice before it, and the progress of the moving piece, 0 to 1.
    pub(super) before: Option<(AnyPosition, f32)>,
    pub(super) ways: Vec<Way>,
    /// The side whose seat is at the bottom of the table.
    pub(super) bottom: Side,
    /// The duration.
    pub duration: Duration,
}

/// The last turns of a game as an animation.
#[derive(Clone, Debug, PartialEq)]
pub struct ShareAnimation {
    game: GameKind,
    /// The frames in order, at least one.
    pub frames: Vec<AnimationFrame>,
}

impl ShareAnimation {
    /// The last choices of a game within its first `events` events, with a side's seat at the bottom.
    #[must_use]
    pub fn of(game: &GameRecord, events: usize, bottom: Side) -> ShareAnimation {
        let played: Vec<usize> = game
            .events()
            .take(events)
            .enumerate()
            .filter(|(_, event)| matches!(event, Event::Played { .. }))
            .map(|(place, _)| place)
            .collect();
        let first = played.len().saturating_sub(CHOICES);
        let shown = played.get(first..).unwrap_or_default();
        let begin = shown.first().copied().unwrap_or(events);
        let mut frames = vec![AnimationFrame {
            position: game.position_at(begin).into_owned(),
            before: None,
            ways: Vec::new(),
            bottom,
            duration: STAND,
        }];
        for place in shown {
            let before = game.position_at(*place).into_owned();
            let after = game.position_at(place + 1).into_owned();
            let way = game
                .events()
                .nth(*place)
                .and_then(|event| Way::of(&before, event));
            for step in 1..STEPS {
                let t = f32::from(step) / f32::from(STEPS);
                frames.push(AnimationFrame {
                    position: after.clone(),
                    before: Some((before.clone(), t * t * (3.0 - 2.0 * t))),
                    ways: Vec::new(),
                    bottom,
                    duration: TRAVEL,
                });
            }
            frames.push(AnimationFrame {
                position: after,
                before: None,
                ways: way.into_iter().collect(),
                bottom,
                duration: STAND,
            });
        }
        if let Some(last) = frames.last_mut() {
            last.duration = END;
        }
        ShareAnimation {
            game: game.setup().kind(),
            frames,
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    #[test]
    fn the_last_choices_are_shown_and_the_end_stays() {
        let mut game = GameRecord::new(Setup::new(GameKind::Tablut), 1, Side::First);
        let empty = ShareAnimation::of(&game, 0, Side::First);
        assert_eq!(empty.frames.len(), 1);
        for _ in 0..20 {
            let choice = game.legal_moves().first().copied();
            choice.map(|choice| game.play(choice).map(drop));
        }
        let shown = game.events().len().min(CHOICES);
        assert!(shown > 5, "{shown} choices");
        let clip = ShareAnimation::of(&game, game.events().len(), Side::Second);
        assert_eq!(clip.frames.len(), 1 + shown * usize::from(STEPS));
        let last = clip.frames.last().map(|frame| frame.duration);
        assert_eq!(last, Some(END));
        assert!(
            END >= Duration::from_secs(2),
            "the last picture of a loop stays"
        );
        assert!(clip.frames.iter().all(|frame| frame.bottom == Side::Second));
        let whole: Duration = clip.frames.iter().map(|frame| frame.duration).sum();
        assert!(whole < Duration::from_secs(20), "{whole:?}");
    }
}
