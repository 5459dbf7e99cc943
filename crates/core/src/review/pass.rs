//! Reviews a game in steps: first every turn for the graph, then again the turns that lost win chance.

use super::decision::chance_of;
use super::deeper::{DeeperLook, Look};
use super::perspective::{chance_for, gain_of, result};
use super::turn_judge::{DecisionSpan, JudgedTurn, TurnJudge, TurnSpan, choices_from};
use super::{
    Decision, EVEN, GAME, GraphPoint, Judgement, Mistake, Reply, ReviewedTurn, Summary, TurnKind,
};
use crate::ai::tablut::TablutSearch;
use crate::ai::{GamePlayer, JudgeMethod};
use crate::record::{Event, GameRecord, GameStart};
use crate::rules::{AnyPosition, EndReason, Expect, GameKind, MatchScore, Side, with_game};

/// The limits of searches that have no natural end, which only Tablut has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Nodes for each position of the graph.
    pub graph: u64,
    /// Nodes for each position of a turn that gets a second look.
    pub deeper: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            graph: 4_000,
            deeper: 60_000,
        }
    }
}

/// The smallest loss of a turn of Tablut that gets a second look, in thousandths of a game.
const DOUBTFUL_COST: u16 = 15;
/// The smallest drop until the side's next turn that leads to a second look too, whatever the turn itself seemed to
/// lose.
const DOUBTFUL_LOSS: i32 = 60;

/// The review of a game. [`Review::step`] continues it, and it can be paused at any time; the size of the steps doesn't
/// change the result. All findings are available as soon as they exist.
///
/// ```
/// use tavoliere_core::review::Review;
/// use tavoliere_core::record::GameRecord;
/// use tavoliere_core::rules::{GameKind, Setup, Side};
///
/// let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
/// for choice in ["b2", "a1", "c1"] {
///     game.play(game.position().read_choice(choice)?)?;
/// }
/// let mut review = Review::new(&game);
/// review.finish();
/// assert_eq!(review.turns().len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    game: GameKind,
    effort: Effort,
    events: Vec<Event>,
    start: AnyPosition,
    score: Option<MatchScore>,
    spans: Vec<TurnSpan>,
    has_throws: bool,
    /// `true` if the game started by the rules, so that the advantage at the start counts as luck in games with throws.
    is_regular: bool,
    /// The first side's win chance before the first turn, `None` before the first step.
    start_chance: Option<u16>,
    settled: Option<EndOutsideRules>,
    turns: Vec<ReviewedTurn>,
    stage: Stage,
    /// The index of the next turn of this stage, and the position before it.
    next: usize,
    position: AnyPosition,
    walk: Option<Box<TurnJudge>>,
    search: Option<Box<TablutSearch>>,
    look: Option<Box<DeeperLook>>,
}

/// The stage of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Every turn is judged for the graph.
    Graph,
    /// Turns that lost win chance get a second look. The graph is complete.
    Deeper,
    /// The review is complete.
    Done,
}

/// The end of a game outside the rules, which is neither luck nor a choice of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndOutsideRules {
    /// Resignation, timeout or agreement.
    pub reason: EndReason,
    /// The first side's result: 1000, 500 or 0.
    pub result: u16,
}

impl Review {
    /// Makes a review that hasn't started. It ignores undone events and an unfinished last turn.
    #[must_use]
    pub fn new(record: &GameRecord) -> Review {
        Review::with_effort(record, Effort::default())
    }

    /// Makes a review with other limits. The grades don't apply to its losses.
    #[must_use]
    pub fn with_effort(record: &GameRecord, effort: Effort) -> Review {
        let start = record.start().clone();
        let events: Vec<Event> = record.events().copied().collect();
        let ends = record.turns().iter().skip(1).map(|turn| turn.first_event);
        let ends = ends.chain(std::iter::once(events.len()));
        let spans = record.turns().iter().zip(ends).map(|(turn, end)| TurnSpan {
            number: turn.number,
            side: turn.side,
            first_event: turn.first_event,
            end,
        });
        let settled = record.outcome().and_then(|outcome| {
            let by_players = matches!(
                outcome.reason,
                EndReason::Agreed | EndReason::Resigned | EndReason::OutOfTime
            );
            by_players.then_some(EndOutsideRules {
                reason: outcome.reason,
                result: result(outcome.winner),
            })
        });
        Review {
            game: record.setup().kind(),
            effort,
            spans: spans.collect(),
            events,
            score: record.score_before(),
            has_throws: !start.throws().is_empty(),
            is_regular: record.beginning() != GameStart::Position,
            start_chance: None,
            settled,
            turns: Vec::new(),
            stage: Stage::Graph,
            next: 0,
            position: start.clone(),
            start,
            walk: None,
            search: None,
            look: None,
        }
    }

    /// Continues for a few milliseconds at most on a desktop. `false` once the review is complete.
    pub fn step(&mut self) -> bool {
        match self.stage {
            Stage::Graph => self.step_graph(),
            Stage::Deeper => self.step_deeper(),
            Stage::Done => {}
        }
        self.stage != Stage::Done
    }

    /// Continues until the graph is complete.
    pub fn finish_graph(&mut self) {
        while self.stage == Stage::Graph {
            self.step();
        }
    }

    /// Continues until the review is complete.
    pub fn finish(&mut self) {
        while self.step() {}
    }

    /// The current stage.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The number of turns that the current stage has finished, and the number of turns of the game.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        (self.next, self.spans.len())
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// `true` if luck is shown separately from play, as in games with throws.
    #[must_use]
    pub const fn has_luck(&self) -> bool {
        self.has_throws
    }

    /// The turns judged so far, in order.
    #[must_use]
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.turns
    }

    /// The end of the game, if the rules didn't end it.
    #[must_use]
    pub const fn end_outside_rules(&self) -> Option<EndOutsideRules> {
        self.settled
    }

    /// The points of the graph so far: one for the start, one after each turn, and a last one if the game was settled
    /// outside the rules. Empty before the first step.
    #[must_use]
    pub fn graph(&self) -> Vec<GraphPoint> {
        let Some(start) = self.start_chance else {
            return Vec::new();
        };
        let given = i32::from(start) - EVEN;
        let mut point = GraphPoint {
            chance: start.into(),
            ..GraphPoint::default()
        };
        if self.has_throws && self.is_regular {
            point.luck = given;
        } else {
            point.given = given;
        }
        let mut points = Vec::with_capacity(self.turns.len() + 2);
        points.push(point);
        for turn in &self.turns {
            point.chance = turn.chance.into();
            point.luck += gain_of(turn.side, turn.luck);
            point.play = point.chance - EVEN - point.given - point.luck;
            points.push(point);
        }
        if let Some(settled) = self.settled.filter(|_| self.stage != Stage::Graph) {
            point.settled = i32::from(settled.result) - point.chance;
            point.chance = settled.result.into();
            points.push(point);
        }
        points
    }

    /// The summary of a side so far.
    #[must_use]
    pub fn summary(&self, side: Side) -> Summary {
        let last = self.graph().last().copied().unwrap_or_default();
        let luck = self.has_throws.then(|| gain_of(side, last.luck));
        Summary::of(self.game, luck, side, &self.turns)
    }

    /// The costliest decision of the turn at an index, for a closer look. `None` if the turn has no choice. The game is
    /// replayed up to it.
    #[must_use]
    pub fn decision(&self, turn: usize) -> Option<Decision> {
        let (turn, span) = (self.turns.get(turn)?, self.spans.get(turn)?);
        self.decision_of(turn, span, self.position_before(span))
    }

    /// Replaces the judgement of a turn's costliest decision: its loss, the better choices, the reply to the played
    /// ones, and the win chance after it, which changes luck and play.
    pub fn replace(&mut self, turn: usize, judgement: &Judgement, reply: Option<Reply>) {
        if let Some(span) = self.spans.get(turn) {
            let before = self.position_before(span);
            self.put(turn, &before, judgement);
            self.put_reply(turn, reply);
        }
    }

    fn put_reply(&mut self, turn: usize, reply: Option<Reply>) {
        let turn = self.turns.get_mut(turn);
        if let Some(better) = turn.and_then(|turn| turn.better.as_mut()) {
            better.reply = reply;
        }
    }

    /// The position before a turn, replayed from the start.
    fn position_before(&self, span: &TurnSpan) -> AnyPosition {
        let mut position = self.start.clone();
        for event in self.events.iter().take(span.first_event) {
            follow(&mut position, event);
        }
        position
    }

    fn step_graph(&mut self) {
        if self.start_chance.is_none() {
            self.start_chance = Some(chance_of(&self.start, Side::First, self.score));
            return;
        }
        if let Some(walk) = &mut self.walk {
            if walk.step(&self.events)
                && let Some(walk) = self.walk.take()
            {
                self.end_turn(walk.finish());
            }
            return;
        }
        let Some(span) = self.spans.get(self.next) else {
            self.end_graph();
            return;
        };
        self.walk = Some(Box::new(TurnJudge::new(
            *span,
            self.position.clone(),
            self.score,
            self.effort.graph,
            self.search.take(),
        )));
    }

    /// Stores a judged turn. An unfinished turn ends the graph.
    fn end_turn(&mut self, walked: Option<JudgedTurn>) {
        let Some(walked) = walked else {
            self.spans.truncate(self.next);
            self.end_graph();
            return;
        };
        let JudgedTurn {
            turn,
            threw,
            position,
            search,
        } = walked;
        if self.turns.is_empty() && !threw && self.has_throws {
            // Throws from before the start of the game count as given.
            let start = i32::from(turn.chance) + gain_of(turn.side, turn.cost.into());
            self.start_chance = Some(start.clamp(0, GAME) as u16);
        }
        self.turns.push(turn);
        self.settle_luck(self.next);
        self.position = position;
        self.search = search;
        self.next += 1;
    }

    fn end_graph(&mut self) {
        self.stage = Stage::Deeper;
        self.next = 0;
        self.position = self.start.clone();
        self.walk = None;
        self.search = None;
    }

    /// Computes the luck of a turn: its change of the win chance without the loss of its choices.
    fn settle_luck(&mut self, place: usize) {
        let before = self.chance_before(place);
        let (Some(before), Some(turn)) = (before, self.turns.get_mut(place)) else {
            return;
        };
        if !self.has_throws {
            return;
        }
        let change = i32::from(turn.chance) - i32::from(before);
        turn.luck = gain_of(turn.side, change) + i32::from(turn.cost);
    }

    /// The first side's win chance before the turn at an index.
    fn chance_before(&self, place: usize) -> Option<u16> {
        match place.checked_sub(1) {
            Some(last) => self.turns.get(last).map(|turn| turn.chance),
            None => self.start_chance,
        }
    }

    fn step_deeper(&mut self) {
        if let Some(look) = &mut self.look {
            match look.step() {
                Look::Going => {}
                Look::Judged(judgement) => {
                    let before = self.position.clone();
                    self.put(self.next, &before, &judgement);
                }
                Look::Done(reply) => {
                    self.put_reply(self.next, reply);
                    self.look = None;
                    self.pass_turn();
                }
            }
            return;
        }
        let (Some(turn), Some(span)) = (self.turns.get(self.next), self.spans.get(self.next))
        else {
            self.stage = Stage::Done;
            return;
        };
        let decision = match self.is_looked_at_again(self.next) {
            true => self.decision_of(turn, span, self.position.clone()),
            false => None,
        };
        let Some(decision) = decision else {
            self.pass_turn();
            return;
        };
        let best = turn.better.as_ref().map(|better| better.choices.clone());
        let look = DeeperLook::new(
            decision,
            best.unwrap_or_default(),
            turn.cost,
            self.effort.deeper,
        );
        self.look = Some(Box::new(look));
    }

    /// Replays a turn that needs no second look.
    fn pass_turn(&mut self) {
        if let Some(span) = self.spans.get(self.next) {
            for event in self
                .events
                .get(span.first_event..span.end)
                .unwrap_or_default()
            {
                follow(&mut self.position, event);
            }
        }
        self.next += 1;
    }

    /// `true` if a turn gets a second look.
    fn is_looked_at_again(&self, place: usize) -> bool {
        let Some(turn) = self.turns.get(place) else {
            return false;
        };
        if turn.kind != TurnKind::Chosen {
            return false;
        }
        match with_game!(self.game, Game => <Game as GamePlayer>::JUDGED_BY) {
            JudgeMethod::Expectation | JudgeMethod::Table => {
                return turn.cost >= Mistake::INACCURACY;
            }
            JudgeMethod::Search => {}
        }
        // The win chance after the other side's answer, as the first search saw it, counts too.
        let after = self.turns.get(place + 1).unwrap_or(turn).chance;
        let before = self.chance_before(place).unwrap_or(after);
        let gain = gain_of(turn.side, i32::from(after) - i32::from(before));
        turn.cost >= DOUBTFUL_COST || gain <= -DOUBTFUL_LOSS
    }

    /// The index of the first event of a turn's costliest decision, or of the turn's first choice if there's no better
    /// one.
    fn decision_event(&self, turn: &ReviewedTurn, span: &TurnSpan) -> Option<usize> {
        if let Some(better) = &turn.better {
            return Some(better.event);
        }
        let mut events = self.events.get(span.first_event..span.end)?.iter();
        let first = events.position(|event| matches!(event, Event::Played { .. }))?;
        Some(span.first_event + first)
    }

    fn decision_of(
        &self,
        turn: &ReviewedTurn,
        span: &TurnSpan,
        mut before: AnyPosition,
    ) -> Option<Decision> {
        if turn.kind != TurnKind::Chosen {
            return None;
        }
        let event = self.decision_event(turn, span)?;
        for event in self.events.get(span.first_event..event)? {
            follow(&mut before, event);
        }
        if !matches!(before.expect(), Expect::Move(_)) {
            return None;
        }
        let (played, after) = choices_from(&before, self.events.get(event..span.end)?);
        Some(Decision {
            side: turn.side,
            before,
            played,
            after,
            score: self.score,
        })
    }

    /// Replaces a judgement. `before` is the position before the turn.
    fn put(&mut self, place: usize, before: &AnyPosition, judgement: &Judgement) {
        let Some(span) = self.spans.get(place).copied() else {
            return;
        };
        let Some(turn) = self.turns.get(place) else {
            return;
        };
        let Some(decision) = self.decision_of(turn, &span, before.clone()) else {
            return;
        };
        let Some(event) = self.decision_event(turn, &span) else {
            return;
        };
        let earlier = self.events.get(span.first_event..event).unwrap_or_default();
        // The win chance after the turn only changes if this decision ends the turn.
        let ends_turn = event + decision.played.len() >= span.end;
        let Some(turn) = self.turns.get_mut(place) else {
            return;
        };
        // Other decisions of the turn keep their losses.
        let before_cost = turn.better.as_ref().map_or(0, |better| better.cost);
        let others = turn.cost.saturating_sub(before_cost);
        turn.cost = others.saturating_add(judgement.cost());
        if ends_turn {
            turn.chance = chance_for(turn.side, judgement.played);
        }
        let decided = DecisionSpan {
            first_event: event,
            count: decision.played.len(),
        };
        turn.set_better(judgement, decided, before, earlier);
        self.settle_luck(place);
        self.settle_luck(place + 1);
    }
}

/// Replays an event. Resignations, timeouts and agreements don't change the position.
fn follow(position: &mut AnyPosition, event: &Event) {
    if let Some(part) = event.part_of_turn() {
        position.repeat(part);
    }
}
