//! Implements Tawula a second time, slowly and simply: arrays of pieces, every order of the numbers tried, and the list
//! of all sequences filtered by one rule after the other. It shares only names with the program and must agree with it.

use std::collections::BTreeSet;

use tavoliere_core::rules::tawula::{
    Board, Cappotto, Dice, EntryPoint, Move, Options, Origin, Position,
};
use tavoliere_core::rules::{EndReason, Outcome, Rules, Side};

/// One side's pieces: index 0 is the bar, 1 to 24 are its points, 25 is off, 26 is the hand.
pub type Men = [u8; 27];

/// Both sides' pieces.
pub type Table = [Men; 2];

const BAR: usize = 0;
const OFF: usize = 25;
const HAND: usize = 26;

/// The index of a point for the other side, counted along the board. One side's far side, from right to left, is the
/// other's near side.
fn other(index: usize) -> usize {
    if index <= 12 { index + 12 } else { index - 12 }
}

/// The pieces of the program's board, place by place.
pub fn table(board: &Board) -> Table {
    Side::BOTH.map(|side| {
        let mut men = [0; 27];
        for (index, men) in men.iter_mut().enumerate().take(25) {
            *men = board.count(side, index as u8);
        }
        men[BAR] = board.bar(side);
        men[OFF] = board.off(side);
        men[HAND] = board.hand(side);
        men
    })
}

/// A legal turn: its choices, its hits by the victim's index, and the table after it.
#[derive(Clone, Debug)]
pub struct Sequence {
    pub choices: Vec<Move>,
    pub hits: Vec<usize>,
    pub end: Table,
}

/// The target of a choice if it can be played on its own. `None` if it can't (TW-4, TW-5, TW-8 to TW-10, TW-13).
fn target(table: &Table, side: Side, choice: Move, options: &Options) -> Option<usize> {
    let me = &table[side.index()];
    let you = &table[side.other().index()];
    let die = usize::from(choice.die);
    let to = match choice.from {
        Origin::Bar if me[BAR] > 0 => die,
        Origin::Hand if me[HAND] > 0 && me[BAR] == 0 => match options.entry_point {
            EntryPoint::Same => die,
            EntryPoint::Next => die + 1,
        },
        Origin::Point(index) if me[usize::from(index)] > 0 && me[BAR] == 0 => {
            if index == 1 && me[HAND] > 0 {
                return None;
            }
            usize::from(index) + die
        }
        _ => return None,
    };
    if to <= 24 {
        if you[other(to)] >= 2 || (to <= 11 && me[to] > 0) {
            return None;
        }
        return Some(to);
    }
    let all_home = me[HAND] == 0 && (1..19).all(|index| me[index] == 0);
    let farther_back = (19..25 - die.min(6)).any(|index| me[index] > 0);
    let exact = to == 25;
    let rearmost = !farther_back && me[25 - die] == 0 && {
        let Origin::Point(index) = choice.from else {
            return None;
        };
        (19..usize::from(index)).all(|behind| me[behind] == 0)
    };
    (all_home && (exact || rearmost)).then_some(OFF)
}

fn play(table: &Table, side: Side, choice: Move, to: usize) -> (Table, Option<usize>) {
    let mut next = *table;
    let from = match choice.from {
        Origin::Bar => BAR,
        Origin::Hand => HAND,
        Origin::Point(index) => usize::from(index),
    };
    next[side.index()][from] -= 1;
    next[side.index()][to] += 1;
    let you = &mut next[side.other().index()];
    if to <= 24 && you[other(to)] == 1 {
        you[other(to)] = 0;
        you[BAR] += 1;
        return (next, Some(other(to)));
    }
    (next, None)
}

fn origins() -> impl Iterator<Item = Origin> {
    [Origin::Bar, Origin::Hand]
        .into_iter()
        .chain((1..=24).map(Origin::Point))
}

/// Every sequence that can't be continued, in every order of the numbers.
fn sequences(
    so_far: &Sequence,
    side: Side,
    left: &[u8],
    options: &Options,
    into: &mut Vec<Sequence>,
) {
    let mut ended = true;
    if so_far.end[side.index()][OFF] < 15 {
        let distinct: BTreeSet<u8> = left.iter().copied().collect();
        for die in distinct {
            for from in origins() {
                let choice = Move { from, die };
                let Some(to) = target(&so_far.end, side, choice, options) else {
                    continue;
                };
                ended = false;
                let (end, hit) = play(&so_far.end, side, choice, to);
                let mut next = so_far.clone();
                next.end = end;
                next.choices.push(choice);
                next.hits.extend(hit);
                let place = left.iter().position(|number| *number == die).unwrap();
                let mut rest = left.to_vec();
                rest.remove(place);
                sequences(&next, side, &rest, options, into);
            }
        }
    }
    if ended {
        into.push(so_far.clone());
    }
}

/// All legal turns. If no piece can move, one turn without choices.
pub fn turns(table: &Table, side: Side, dice: Dice, options: &Options) -> Vec<Sequence> {
    let mut numbers = vec![dice.a(), dice.b()];
    if dice.a() == dice.b() {
        numbers.extend([dice.a(), dice.b()]);
    }
    let nothing = Sequence {
        choices: Vec::new(),
        hits: Vec::new(),
        end: *table,
    };
    let mut all = Vec::new();
    sequences(&nothing, side, &numbers, options, &mut all);
    // TW-7, with TW-14.
    let finishes = |turn: &Sequence| turn.end[side.index()][OFF] == 15;
    let most = all.iter().map(|turn| turn.choices.len()).max().unwrap();
    all.retain(|turn| turn.choices.len() == most || finishes(turn));
    let high = dice.a().max(dice.b());
    if most == 1 && all.iter().any(|turn| turn.choices[0].die == high) {
        all.retain(|turn| turn.choices[0].die == high || finishes(turn));
    }
    // TW-6.
    let me = &table[side.index()];
    let enters = |turn: &Sequence| {
        turn.choices
            .first()
            .is_some_and(|first| first.from == Origin::Hand)
    };
    if options.must_enter_first && me[HAND] > 0 && me[BAR] == 0 && all.iter().any(enters) {
        all.retain(enters);
    }
    // TW-11.
    let shuts_out = |turn: &Sequence| {
        let victim = &turn.end[side.other().index()];
        let hitter = &turn.end[side.index()];
        turn.hits.iter().any(|index| *index <= 6)
            && (1..=6).all(|index| victim[index] > 0 || hitter[other(index)] >= 2)
    };
    if options.reentry_guarantee && !all.iter().all(shuts_out) {
        all.retain(|turn| !shuts_out(turn));
    }
    all
}

/// A game by the simple rules.
#[derive(Clone, Debug)]
pub struct Naive {
    pub options: Options,
    pub table: Table,
    pub side: Side,
    pub outcome: Option<Outcome>,
    /// The legal turns, and the choices already made in the current one.
    pub turns: Vec<Sequence>,
    pub played: Vec<Move>,
    stood: [bool; 2],
}

impl Naive {
    /// The same state as the program's position, before a throw.
    pub fn of(position: &Position) -> Naive {
        Naive {
            options: *position.options(),
            table: table(position.board()),
            side: position.side_to_act().unwrap(),
            outcome: None,
            turns: Vec::new(),
            played: Vec::new(),
            stood: Side::BOTH.map(|side| position.had_cappotto(side)),
        }
    }

    pub fn throw(&mut self, dice: Dice) {
        self.turns = turns(&self.table, self.side, dice, &self.options);
        self.played.clear();
        self.go_on();
    }

    pub fn play(&mut self, choice: Move) {
        let to = target(&self.table, self.side, choice, &self.options).unwrap();
        self.table = play(&self.table, self.side, choice, to).0;
        self.played.push(choice);
        self.turns
            .retain(|turn| turn.choices.starts_with(&self.played));
        self.go_on();
    }

    /// The choices that continue a legal turn.
    pub fn choices(&self) -> BTreeSet<Move> {
        let next = |turn: &Sequence| turn.choices.get(self.played.len()).copied();
        self.turns.iter().filter_map(next).collect()
    }

    /// The tables that the turn can end with.
    pub fn ends(&self) -> BTreeSet<Table> {
        self.turns.iter().map(|turn| turn.end).collect()
    }

    /// The first of the sequences that lead from here to a table.
    pub fn first_way(&self, end: &Table) -> Vec<Move> {
        let ways = self.turns.iter().filter(|turn| turn.end == *end);
        let rest = ways.map(|turn| turn.choices[self.played.len()..].to_vec());
        // `Vec` is ordered lexicographically.
        rest.min().unwrap()
    }

    fn go_on(&mut self) {
        if !self.choices().is_empty() {
            return;
        }
        let (me, you) = (self.side.index(), self.side.other().index());
        let end = |winner, reason, games| {
            let mut score = [0, 0];
            if let Some(winner) = winner {
                score[Side::index(winner)] = games;
            }
            Some(Outcome {
                winner,
                reason,
                score,
            })
        };
        let home = |men: &Men| (19..=25).map(|index| men[index]).sum::<u8>();
        let mine = &self.table[me];
        let picture = mine[OFF] > 0
            && home(mine) == 15
            && self.table[you][BAR] == 1
            && home(&self.table[you]) == 14;
        let dead = Side::BOTH.iter().all(|side| {
            Dice::ROLLS.iter().all(|(dice, _)| {
                let all = turns(&self.table, *side, *dice, &self.options);
                all.iter().all(|turn| turn.choices.is_empty())
            })
        });
        self.outcome = if mine[OFF] == 15 {
            let seven = self.stood[me] && self.options.cappotto == Cappotto::OnlyIfWon;
            let reason = if seven {
                EndReason::Cappotto
            } else {
                EndReason::BorneOff
            };
            end(Some(self.side), reason, if seven { 7 } else { 1 })
        } else if picture && self.options.cappotto == Cappotto::Immediate {
            end(Some(self.side), EndReason::Cappotto, 7)
        } else if dead {
            end(None, EndReason::Dead, 0)
        } else {
            None
        };
        self.stood[me] |= picture && self.options.cappotto == Cappotto::OnlyIfWon;
        self.turns.clear();
        if self.outcome.is_none() {
            self.side = self.side.other();
        }
    }

    /// Checks that the program's position is the same and allows the same choices.
    pub fn agrees(&self, position: &Position) {
        assert_eq!(table(position.board()), self.table, "{position}");
        assert_eq!(position.outcome(), self.outcome, "{position}");
        let listed = position.legal_moves();
        let set: BTreeSet<Move> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len(), "{position}");
        assert_eq!(set, self.choices(), "{position}");
        if self.outcome.is_none() {
            assert_eq!(position.side_to_act(), Some(self.side), "{position}");
            for side in Side::BOTH {
                let stood = self.stood[side.index()];
                assert_eq!(position.had_cappotto(side), stood, "{position}");
            }
        }
        let mut successors = Vec::new();
        position.successors(&mut successors);
        let ends: BTreeSet<Table> = successors.iter().map(table).collect();
        assert_eq!(ends.len(), successors.len(), "each once: {position}");
        assert!(ends == self.ends(), "{position}");
        for board in [
            successors.first(),
            successors.get(successors.len() / 2),
            successors.last(),
        ]
        .into_iter()
        .flatten()
        {
            let way = position.way_to(board);
            assert_eq!(way, self.first_way(&table(board)), "{position}");
        }
    }
}
