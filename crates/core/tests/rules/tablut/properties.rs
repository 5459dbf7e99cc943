//! Tests properties of Tablut in random games.

use std::cell::{OnceCell, RefCell};

use rand_xoshiro::Xoshiro256PlusPlus;
use tavoliere_core::rules::tablut::{Announcement, Move, Options, Position, Preset, Square, Step};
use tavoliere_core::rules::{Outcome, Rules, Side};

use crate::rules::properties::{GameChecks, play_and_check};
use crate::rules::tablut::support::{below, game_count, generator, pick, random_options};

/// Maximum number of moves in games with random options.
const MAX_EVENTS: usize = 2_000;

/// The interval between positions that are compared with the steps square by square.
const SAMPLE: u32 = 16;

/// Number of choices that are tried in a position in addition to the legal ones.
const OTHERS: usize = 12;

/// The board as derived from the steps alone.
struct StepReplay {
    pieces: [Option<(Side, bool)>; Square::COUNT as usize],
    side: Side,
    max_events: Option<usize>,
    moves: u32,
    /// The last position, and the choices to try in it.
    seen: Position,
    all_choices: OnceCell<Vec<Move>>,
    chance: RefCell<Xoshiro256PlusPlus>,
}

fn index(at: Square) -> usize {
    usize::from(at.rank() - 1) * 9 + usize::from(at.file())
}

impl StepReplay {
    fn new(max_events: Option<usize>) -> StepReplay {
        StepReplay {
            pieces: [None; Square::COUNT as usize],
            side: Side::First,
            max_events,
            moves: 0,
            seen: Position::start(Options::default(), Side::First),
            all_choices: OnceCell::new(),
            chance: RefCell::new(generator(12)),
        }
    }

    fn remember(&mut self, position: &Position) {
        self.seen.clone_from(position);
        self.all_choices.take();
    }

    fn slid(&mut self, side: Side, path: &[Square], king: bool) {
        assert!(path.len() >= 2);
        for pair in path.windows(2) {
            let along = pair[0].file().abs_diff(pair[1].file());
            let up = pair[0].rank().abs_diff(pair[1].rank());
            assert_eq!(along + up, 1, "the path is continuous: {path:?}");
            assert_eq!(
                self.pieces[index(pair[1])],
                None,
                "pieces cannot jump (TT-3)"
            );
        }
        assert_eq!(self.pieces[index(path[0])].take(), Some((side, king)));
        self.pieces[index(path[path.len() - 1])] = Some((side, king));
    }
}

/// The piece on each square.
fn board(position: &Position) -> [Option<(Side, bool)>; Square::COUNT as usize] {
    let mut pieces = [None; Square::COUNT as usize];
    for at in Square::all() {
        pieces[index(at)] = position.piece(at).map(|piece| (piece.side, piece.king));
    }
    pieces
}

/// A random square.
fn any_square(chance: &mut Xoshiro256PlusPlus) -> Square {
    Square::at(below(chance, 9) as u8, below(chance, 9) as u8 + 1).unwrap()
}

impl GameChecks<Position> for StepReplay {
    fn all_choices(&self) -> &[Move] {
        self.all_choices.get_or_init(|| {
            let chance = &mut *self.chance.borrow_mut();
            let mut choices = self.seen.legal_moves();
            for _ in 0..OTHERS {
                let (from, to) = (any_square(chance), any_square(chance));
                let to = match below(chance, 4) {
                    0 => to,
                    1 | 2 => Square::at(from.file(), to.rank()).unwrap(),
                    _ => Square::at(to.file(), from.rank()).unwrap(),
                };
                choices.push(Move { from, to });
            }
            choices
        })
    }

    fn text_content(&self, position: &Position) -> String {
        // The text doesn't contain the earlier positions (TT-14).
        format!("{:?} {:?}", position.outcome(), position.legal_moves())
    }

    fn begin(&mut self, position: &Position) {
        self.remember(position);
        self.side = position.side_to_act().unwrap();
        self.pieces = board(position);
        assert_eq!(self.pieces.iter().flatten().count(), 25, "TT-1");
    }

    fn check_steps(&mut self, steps: &[Step], position: &Position) {
        self.remember(position);
        let mut stage = 0;
        let mut reach = |place: u8| {
            assert!(place >= stage, "in order: {steps:?}");
            stage = place;
        };
        for step in steps {
            match step {
                Step::Slid {
                    side,
                    from,
                    to,
                    path,
                    king,
                } => {
                    reach(0);
                    assert_eq!(*side, self.side, "the sides move in turn (TT-2)");
                    assert_eq!((path.first(), path.last()), (Some(from), Some(to)));
                    self.slid(*side, path, *king);
                }
                Step::Captured {
                    side,
                    at,
                    by,
                    by_square,
                } => {
                    reach(1);
                    assert_eq!(self.pieces[index(*at)].take(), Some((*side, false)));
                    let holds = |by: &Square| self.pieces[index(*by)].map(|piece| piece.0);
                    assert_eq!(holds(&by[0]), Some(side.other()));
                    if *by_square {
                        assert!(position.is_throne(by[1]) || position.is_camp(by[1]));
                    } else {
                        assert_eq!(holds(&by[1]), Some(side.other()), "{steps:?}");
                    }
                }
                Step::KingCaptured { at, by, square } => {
                    reach(2);
                    assert_eq!(*at, position.king());
                    assert!(by.len() + usize::from(square.is_some()) >= 2);
                    let black = |at: &Square| self.pieces[index(*at)] == Some((Side::First, false));
                    assert!(by.iter().all(black), "{steps:?}");
                }
                Step::KingShutIn { at } => {
                    reach(2);
                    assert_eq!(*at, position.king());
                }
                Step::KingEscaped { at } => {
                    reach(2);
                    assert!(position.is_goal(*at));
                }
                Step::Announced {
                    announcement,
                    squares,
                } => {
                    reach(3);
                    assert_eq!(*squares, position.escape_squares().collect::<Vec<_>>());
                    assert_eq!(*announcement == Announcement::Raichi, squares.len() == 1);
                    assert!(!squares.is_empty() && self.side == Side::Second);
                }
                Step::TurnEnded { side } => {
                    reach(4);
                    assert_eq!(*side, self.side);
                    self.side = side.other();
                }
                Step::Ended(outcome) => {
                    reach(5);
                    assert_eq!(Some(*outcome), position.outcome());
                }
            }
        }
        let cried = steps
            .iter()
            .any(|step| matches!(step, Step::Announced { .. }));
        let due = self.side == Side::First && position.announcement().is_some();
        assert_eq!(cried, due, "{position} {steps:?}");
        self.moves += 1;
        if self.moves.is_multiple_of(SAMPLE) || position.outcome().is_some() {
            assert_eq!(self.pieces, board(position), "{position}");
        }
    }

    fn max_events(&self) -> Option<usize> {
        self.max_events
    }
}

fn play_preset(preset: Preset) {
    let mut replay = StepReplay::new(None);
    let statistics = play_and_check(game_count(20_000), 7, &mut replay, |_| preset.options());
    let won = |side| {
        let won = |outcome: &&Outcome| outcome.winner == Some(side);
        statistics.outcomes.iter().filter(won).count()
    };
    println!(
        "{preset}: {} games, {} moves, longest {}, {} to {}",
        statistics.games,
        statistics.events,
        statistics.longest,
        won(Side::First),
        won(Side::Second)
    );
    assert_eq!(statistics.games, game_count(20_000));
}

#[test]
fn random_games_of_linnaeus_keep_the_rules_and_end() {
    play_preset(Preset::Linnaeus);
}

#[test]
fn random_games_with_an_open_throne_keep_the_rules_and_end() {
    play_preset(Preset::OpenThrone);
}

#[test]
fn random_games_with_five_thrones_keep_the_rules_and_end() {
    play_preset(Preset::FiveThrones);
}

#[test]
fn random_games_with_a_flanked_king_keep_the_rules_and_end() {
    play_preset(Preset::FlankedKing);
}

#[test]
fn random_games_of_walker_keep_the_rules_and_end() {
    play_preset(Preset::Walker);
}

#[test]
fn random_games_of_ashton_keep_the_rules_and_end() {
    play_preset(Preset::Ashton);
}

#[test]
fn random_games_of_brainking_keep_the_rules_and_end() {
    play_preset(Preset::BrainKing);
}

#[test]
fn random_games_with_random_options_keep_the_rules() {
    let mut replay = StepReplay::new(Some(MAX_EVENTS));
    let statistics = play_and_check(game_count(2_000), 8, &mut replay, random_options);
    assert!(statistics.longest <= MAX_EVENTS);
}

#[test]
fn unchecked_illegal_moves_do_not_panic() {
    let mut chance = generator(32);
    let squares: Vec<Square> = Square::all().collect();
    for _ in 0..game_count(400) {
        let mut position = Position::start(random_options(&mut chance), Side::First);
        for _ in 0..400 {
            let (from, to) = (pick(&mut chance, &squares), pick(&mut chance, &squares));
            position.apply_move(Move { from, to });
        }
        assert_eq!(position.legal_moves().len(), position.mobility() as usize);
    }
}
