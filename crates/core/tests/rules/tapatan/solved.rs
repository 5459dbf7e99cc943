//! Solves Tapatan and its sisters in two ways: backwards over the graph of the program's moves, and forwards on a simple
//! grid until the values don't change any more. Endless play counts as a draw.

use std::collections::{BTreeMap, HashMap, VecDeque};

use tavoliere_core::rules::tapatan::{
    FirstCentre, Options, Point, Position, Preset, Repetition, Stall,
};
use tavoliere_core::rules::{EndReason, OptionSet, Rules, Side};

use crate::rules::tapatan::naive::{Act, Grid, Naive, grid_of, spots};
use crate::rules::tapatan::support::{choice, options, point, position};

/// The nine points by rank and file, for the side to move: `x` are its pieces, `o` the opponent's. The first three are the
/// start row of the side to move, so Black's boards are turned over.
pub type State = String;

/// The result for the side to move, and the number of plies with best play of both sides. A pass (TP-6) is a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Won(u32),
    Lost(u32),
    Drawn,
}

/// A position as a state. After the end, the side that can't win any more counts as the side to move.
pub fn state(position: &Position) -> State {
    let blocked = || {
        Side::BOTH
            .into_iter()
            .find(|side| position.is_blocked(*side))
    };
    let mover = match position.outcome() {
        None => position.side_to_act(),
        Some(outcome) => outcome.winner.map(Side::other).or_else(blocked),
    };
    state_for(position, mover.unwrap())
}

/// A position as a state with this side to move.
fn state_for(position: &Position, mover: Side) -> State {
    seen(&grid_of(position), mover)
}

fn down(state: &State) -> usize {
    state.chars().filter(|sign| *sign != '.').count()
}

/// All reachable states with the states that can follow each.
struct Graph {
    states: Vec<State>,
    after: Vec<Vec<usize>>,
    lost: Vec<bool>,
}

impl Graph {
    fn of(options: Options, first: Side) -> Graph {
        let start = Position::start(options, first);
        let mut places = HashMap::from([(state(&start), 0)]);
        let mut graph = Graph {
            states: vec![state(&start)],
            after: Vec::new(),
            lost: Vec::new(),
        };
        let mut nodes = vec![(start, first)];
        while let Some((position, mover)) = nodes.get(graph.after.len()).cloned() {
            let outcome = position.outcome();
            graph
                .lost
                .push(outcome.is_some_and(|end| end.winner.is_some()));
            let follow: Vec<(Position, Side)> = match position.side_to_act() {
                // The side to move passes (TP-6).
                Some(acting) if acting != mover => vec![(position, acting)],
                _ => {
                    let choices = position.legal_moves().into_iter();
                    let play = |choice| {
                        let mut next = position.clone();
                        next.apply_move(choice);
                        (next, mover.other())
                    };
                    choices.map(play).collect()
                }
            };
            let mut list = Vec::new();
            for (next, mover) in follow {
                let key = state_for(&next, mover);
                let place = *places.entry(key.clone()).or_insert(nodes.len());
                if place == nodes.len() {
                    nodes.push((next, mover));
                    graph.states.push(key);
                }
                list.push(place);
            }
            graph.after.push(list);
        }
        graph
    }

    /// Solves the graph backwards from the finished lines.
    fn solve(&self) -> HashMap<State, Value> {
        let mut before = vec![Vec::new(); self.states.len()];
        for (place, list) in self.after.iter().enumerate() {
            list.iter().for_each(|next| before[*next].push(place));
        }
        let mut open: Vec<usize> = self.after.iter().map(Vec::len).collect();
        let mut values = vec![Value::Drawn; self.states.len()];
        let mut queue = VecDeque::new();
        for place in (0..self.states.len()).filter(|place| self.lost[*place]) {
            values[place] = Value::Lost(0);
            queue.push_back(place);
        }
        while let Some(place) = queue.pop_front() {
            for &earlier in &before[place] {
                if values[earlier] != Value::Drawn {
                    continue;
                }
                open[earlier] -= 1;
                values[earlier] = match values[place] {
                    Value::Lost(plies) => Value::Won(plies + 1),
                    Value::Won(plies) if open[earlier] == 0 => Value::Lost(plies + 1),
                    _ => continue,
                };
                queue.push_back(earlier);
            }
        }
        self.states.iter().cloned().zip(values).collect()
    }
}

/// A grid as a state.
fn seen(grid: &Grid, mover: Side) -> State {
    let mut ranks = *grid;
    if mover == Side::Second {
        ranks.reverse();
    }
    ranks
        .iter()
        .flatten()
        .map(|at| match *at {
            None => '.',
            Some(side) if side == mover => 'x',
            Some(_) => 'o',
        })
        .collect()
}

/// All states with numbers of pieces that alternate placing can reach, and without a line of the side to move, because
/// that would have ended the game.
fn all_grids(options: &Options) -> Vec<Naive> {
    let mut list = Vec::new();
    let start = Naive::start(options, Side::First);
    let full = Naive::moving(options, start.grid, Side::First).down;
    for number in 0..3_usize.pow(9) {
        let mut grid: Grid = [[None; 3]; 3];
        for (place, at) in spots().enumerate() {
            let sign = number / 3_usize.pow(place as u32) % 3;
            grid[at.rank][at.file] = [None, Some(Side::First), Some(Side::Second)][sign];
        }
        let count = |side| {
            grid.iter()
                .flatten()
                .filter(|at| **at == Some(side))
                .count()
        };
        let (own, other) = (count(Side::First), count(Side::Second));
        let alternate = own == other || own + 1 == other;
        if !alternate || own + other < start.down || 2 * other > full {
            continue;
        }
        let mut naive = Naive::moving(options, grid, Side::First);
        naive.down = own + other;
        if naive.has_line(Side::First) {
            continue;
        }
        if naive.has_line(Side::Second) {
            naive.end = Some((Some(Side::Second), EndReason::ThreeInLine));
        }
        list.push(naive);
    }
    list
}

/// Solves forwards: finds the states decided within 0, 1, 2, … plies, until no more are found.
pub fn settle(options: &Options) -> HashMap<State, Value> {
    let mut endless = *options;
    endless.repetition = Repetition::Off;
    endless.first_centre = FirstCentre::Allowed;
    let grids = all_grids(&endless);
    let mut values = HashMap::new();
    let mut after: Vec<(State, Vec<State>)> = Vec::new();
    for naive in grids {
        let state = seen(&naive.grid, Side::First);
        let stuck = naive.end.is_none() && naive.acts().is_empty();
        let lost = naive.end.is_some() || (stuck && options.stall == Stall::Loss);
        let value = if lost { Value::Lost(0) } else { Value::Drawn };
        values.insert(state.clone(), value);
        let mut follow: Vec<State> = naive
            .acts()
            .into_iter()
            .map(|act| {
                let mut next = naive.clone();
                next.act(act);
                seen(&next.grid, Side::Second)
            })
            .collect();
        if stuck && options.stall == Stall::Pass {
            follow.push(seen(&naive.grid, Side::Second));
        }
        after.push((state, follow));
    }
    for plies in 1.. {
        let decided: Vec<(State, Value)> = after
            .iter()
            .filter(|(state, follow)| values[state] == Value::Drawn && !follow.is_empty())
            .filter_map(|(state, follow)| {
                let next: Vec<Value> = follow.iter().map(|next| values[next]).collect();
                if next.iter().any(|value| matches!(value, Value::Lost(_))) {
                    Some((state.clone(), Value::Won(plies)))
                } else if next.iter().all(|value| matches!(value, Value::Won(_))) {
                    Some((state.clone(), Value::Lost(plies)))
                } else {
                    None
                }
            })
            .collect();
        if decided.is_empty() {
            break;
        }
        values.extend(decided);
    }
    values
}

/// All options that affect values.
pub fn all_games() -> Vec<Options> {
    let mut games = vec![Options::default()];
    for option in Options::list() {
        if matches!(option.name, "repetition" | "first_centre") {
            continue;
        }
        let with = |game: &Options| {
            let game = *game;
            option.values.iter().map(move |value| {
                let mut game = game;
                game.set(option.name, value).unwrap();
                game
            })
        };
        games = games.iter().flat_map(with).collect();
    }
    games
}

/// `true` if the side to move can force a line within `plies` plies, by simple search.
fn forces(naive: &Naive, plies: u32) -> bool {
    plies > 0
        && naive.acts().into_iter().any(|act| {
            let mut next = naive.clone();
            next.act(act);
            match next.end {
                Some(_) => true,
                None => {
                    plies > 2
                        && next.acts().into_iter().all(|reply| {
                            let mut last = next.clone();
                            last.act(reply);
                            last.end.is_none() && forces(&last, plies - 2)
                        })
                }
            }
        })
}

#[test]
fn both_ways_of_solving_agree_on_every_state_of_every_game() {
    for options in all_games() {
        let settled = settle(&options);
        for first in Side::BOTH {
            for (state, value) in Graph::of(options, first).solve() {
                let text = options.to_text();
                assert_eq!(settled.get(&state), Some(&value), "{text} {state}");
            }
        }
    }
}

#[test]
fn both_ways_of_solving_agree_on_every_state() {
    let settled = settle(&Options::default());
    for first in Side::BOTH {
        let solved = Graph::of(Options::default(), first).solve();
        assert_eq!(solved.len(), 1 + 9 + 72 + 252 + 756 + 1_260 + 1_520);
        for (state, value) in &solved {
            assert_eq!(settled.get(state), Some(value), "{state}");
        }
    }
}

#[test]
fn as_many_states_can_be_reached_as_the_theory_says() {
    let counts = |options| {
        let mut counts = BTreeMap::new();
        for state in Graph::of(options, Side::First).states {
            *counts.entry(down(&state)).or_insert(0) += 1;
        }
        counts.into_values().collect::<Vec<u32>>()
    };
    let all = counts(Options::default());
    assert_eq!(all, [1, 9, 72, 252, 756, 1_260, 1_520]);
    let even = options(Preset::Tapatan, "first_centre=forbidden");
    assert_eq!(counts(even), [1, 8, 64, 252, 756, 1_260, 1_520]);
    let mut placed = BTreeMap::new();
    for state in settle(&Options::default()).into_keys() {
        *placed.entry(down(&state)).or_insert(0) += 1;
    }
    assert_eq!(placed.into_values().collect::<Vec<u32>>(), all);
}

#[test]
fn the_moving_phase_is_won_lost_and_drawn_as_the_theory_says() {
    let values = Graph::of(Options::default(), Side::First).solve();
    let moving = values.iter().filter(|(state, _)| down(state) == 6);
    let (mut won, mut lost, mut drawn, mut finished) = (0, 0, 0, 0);
    let (mut longest_win, mut longest_loss) = (0, 0);
    for (_, value) in moving {
        match *value {
            Value::Won(plies) => {
                won += 1;
                longest_win = longest_win.max(plies);
            }
            Value::Lost(plies) => {
                lost += 1;
                finished += u32::from(plies == 0);
                longest_loss = longest_loss.max(plies);
            }
            Value::Drawn => drawn += 1,
        }
    }
    assert_eq!((won, lost, drawn, finished), (836, 412, 272, 148));
    assert_eq!((longest_win, longest_loss), (9, 10));
}

#[test]
fn the_sister_games_are_worth_what_the_theory_says() {
    // The value of the start, the reachable states, and the longest win and loss.
    let facts = [
        (Preset::Achi, Value::Won(11), 5_400, 11, 10),
        (Preset::NineHoles, Value::Drawn, 3_910, 3, 2),
        (Preset::TantFant, Value::Drawn, 1_540, 11, 10),
        (Preset::ThreeMensMorris, Value::Drawn, 3_910, 5, 4),
    ];
    for (preset, value, states, win, loss) in facts {
        let start = state(&Position::start(preset.options(), Side::First));
        let mut endless = preset.options();
        endless.repetition = Repetition::Off;
        let solved = Graph::of(endless, Side::First).solve();
        assert_eq!(solved[&start], value, "{preset}");
        assert_eq!(solved.len(), states, "{preset}");
        let longest = |plies: fn(&Value) -> Option<u32>| solved.values().filter_map(plies).max();
        let won = |value: &Value| match *value {
            Value::Won(plies) => Some(plies),
            _ => None,
        };
        let lost = |value: &Value| match *value {
            Value::Lost(plies) => Some(plies),
            _ => None,
        };
        assert_eq!(
            (longest(won), longest(lost)),
            (Some(win), Some(loss)),
            "{preset}"
        );
    }
}

#[test]
fn the_openings_of_the_sister_games_are_worth_what_the_theory_says() {
    let after = |preset: Preset, at: &str| {
        let settled = settle(&preset.options());
        let mut position = Position::start(preset.options(), Side::First);
        position.apply_move(choice(at));
        settled[&state(&position)]
    };
    // Achi is won from the centre only; after any other first piece the second player wins.
    assert_eq!(after(Preset::Achi, "b2"), Value::Lost(10));
    assert_eq!(after(Preset::Achi, "a1"), Value::Won(11));
    assert_eq!(after(Preset::Achi, "b1"), Value::Won(9));
    for preset in [Preset::NineHoles, Preset::ThreeMensMorris] {
        for at in ["b2", "a1", "b1"] {
            assert_eq!(after(preset, at), Value::Drawn, "{preset} {at}");
        }
    }
    // Without diagonal moves, but with all lines, the first player still wins.
    for (changes, value) in [
        ("moves=straight", Value::Won(9)),
        ("lines=all", Value::Drawn),
    ] {
        let preset = match changes {
            "lines=all" => Preset::NineHoles,
            _ => Preset::Tapatan,
        };
        assert_eq!(
            settle(&options(preset, changes))["........."],
            value,
            "{changes}"
        );
    }
    // The result if a side can't move doesn't change the value of Achi.
    for stall in ["draw", "loss", "pass"] {
        let settled = settle(&options(Preset::Achi, &format!("stall={stall}")));
        assert_eq!(settled["........."], Value::Won(11), "{stall}");
    }
}

#[test]
fn in_the_sister_games_a_side_is_without_a_move_in_few_states() {
    let blocked = |preset: Preset, changes: &str| {
        let mut options = options(preset, changes);
        options.repetition = Repetition::Off;
        let graph = Graph::of(options, Side::First);
        let open = graph.states.iter().zip(&graph.after).zip(&graph.lost);
        open.filter(|((_, after), lost)| after.is_empty() && !**lost)
            .count()
    };
    assert_eq!(blocked(Preset::Achi, ""), 8);
    assert_eq!(blocked(Preset::NineHoles, ""), 0);
    assert_eq!(blocked(Preset::TantFant, ""), 0);
    assert_eq!(blocked(Preset::TantFant, "start_rows=both"), 0);
    assert_eq!(blocked(Preset::TantFant, "lines=diagonal"), 4);
    assert_eq!(blocked(Preset::ThreeMensMorris, ""), 4);
}

/// The value of an opening for the second player.
fn opening(values: &HashMap<State, Value>, at: &str) -> Value {
    let mut position = Position::start(Options::default(), Side::First);
    position.apply_move(choice(at));
    values[&state(&position)]
}

#[test]
fn the_openings_are_worth_what_the_theory_says() {
    let values = settle(&Options::default());
    for corner in ["a1", "c1", "a3", "c3"] {
        assert_eq!(opening(&values, corner), Value::Drawn);
    }
    // Counted in plies after the opening. The win is on ply 9, or the loss on ply 8.
    assert_eq!(opening(&values, "b2"), Value::Lost(8));
    for side in ["b1", "a2", "c2", "b3"] {
        assert_eq!(opening(&values, side), Value::Won(7), "{side}");
    }
    let start = ".........";
    assert_eq!(values[start], Value::Won(9));
    let even = options(Preset::Tapatan, "first_centre=forbidden");
    let solved = Graph::of(even, Side::Second).solve();
    assert_eq!(solved[start], Value::Drawn);
}

#[test]
fn plain_search_finds_the_mate_on_the_ninth_ply_from_the_centre_only_and_none_before() {
    let start = Naive::start(&Options::default(), Side::First);
    assert!(!forces(&start, 7));
    let openings = spots().map(|to| {
        let mut after = start.clone();
        after.act(Act { from: None, to });
        let mut replies = after.acts().into_iter();
        let wins = replies.all(|reply| {
            let mut last = after.clone();
            last.act(reply);
            forces(&last, 7)
        });
        (wins, forces(&after, 5), forces(&after, 7))
    });
    let corner = (false, false, false);
    let side = (false, false, true);
    let centre = (true, false, false);
    assert_eq!(
        openings.collect::<Vec<_>>(),
        [
            corner, side, corner, side, centre, side, corner, side, corner
        ]
    );
}

#[test]
fn a_side_without_a_move_faces_a_finished_line_in_every_placing() {
    let (mut placings, mut blocked) = (0, 0);
    for number in 0..3_usize.pow(9) {
        let signs: String = (0..9)
            .map(|place| ['1', 'w', 'b'][number / 3_usize.pow(place) % 3])
            .collect();
        let count = |sign| signs.matches(sign).count();
        if (count('w'), count('b')) != (3, 3) {
            continue;
        }
        placings += 1;
        let mut grid: Grid = [[None; 3]; 3];
        for (at, sign) in spots().zip(signs.chars()) {
            grid[at.rank][at.file] = match sign {
                'w' => Some(Side::First),
                'b' => Some(Side::Second),
                _ => None,
            };
        }
        for side in Side::BOTH {
            let naive = Naive::moving(&Options::default(), grid, side);
            let stuck = naive.acts().is_empty();
            let line = naive.has_line(side.other());
            assert!(!stuck || line, "{signs}");
            blocked += u32::from(stuck);
            // If the program accepts the position, it agrees.
            let board = format!("{}/{}/{}", &signs[6..], &signs[3..6], &signs[..3]);
            let (mover, last) = match side {
                Side::First => ('W', 'B'),
                Side::Second => ('B', 'W'),
            };
            let own = naive.has_line(side);
            let text = match (own, line) {
                (true, _) => continue,
                (false, false) => format!("{board} {mover} move 7 Tapatan"),
                (false, true) => format!("{board} {last} over:three-in-line 6 Tapatan"),
            };
            let read = position(&text);
            assert_eq!(read.is_blocked(side), stuck, "{text}");
            let ways: usize = Point::all()
                .map(|from| read.destinations(from).count())
                .sum();
            let open = if line { 0 } else { naive.acts().len() };
            assert_eq!(ways, open, "{text}");
        }
    }
    assert_eq!(placings, 1_680);
    assert!(blocked > 0, "{blocked}");
    assert_eq!(point("b2"), Point::CENTRE);
}
