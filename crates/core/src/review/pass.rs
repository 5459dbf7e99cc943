//! The review of a game, in steps: first every turn for the graph, then those that cost something again.

use super::decision::chance_of;
use super::deeper::{DeeperLook, Look};
use super::perspective::{chance_for, gain_of, result};
use super::turn_walk::{DecisionSpan, TurnSpan, TurnWalk, WalkedTurn, choices_from};
use super::{
    Decision, EVEN, GAME, GraphPoint, Judgement, Mistake, Reply, ReviewedTurn, Summary, TurnKind,
};
use crate::ai::tablut::TablutSearch;
use crate::ai::{GamePlayer, JudgeMethod};
use crate::record::{Beginning, Event, GameRecord};
use crate::rules::{AnyPosition, EndReason, Expect, GameKind, MatchScore, Side, with_game};

/// How much is searched where a search has no end of its own: in Tablut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many nodes for each position of the graph.
    pub graph: u64,
    /// How many for each position of a turn that is looked at again.
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

/// From which cost on a turn of Tablut is looked at again, in thousandths of a game.
const DOUBTFUL_COST: u16 = 15;
/// And from which loss on until the side's next turn, whatever the turn itself seemed to cost.
const DOUBTFUL_LOSS: i32 = 60;

/// The review of a game. It goes on with [`Review::step`], may be left at any time and taken up again; how
/// the steps are handed out changes nothing. Everything that has been found is there at once.
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
    /// Began as the rules say, so that what the start gives is luck where there is luck.
    is_regular: bool,
    /// The chance of the first side before the first turn; none before the first step.
    start_chance: Option<u16>,
    settled: Option<Settled>,
    turns: Vec<ReviewedTurn>,
    stage: Stage,
    /// The turn that is next at the stage, and the position before it.
    next: usize,
    position: AnyPosition,
    walk: Option<Box<TurnWalk>>,
    search: Option<Box<TablutSearch>>,
    look: Option<Box<DeeperLook>>,
}

/// What a review does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Turn after turn is judged for the graph.
    Graph,
    /// Turns that cost something are looked at again. The graph is there.
    Deeper,
    /// Nothing is left to do.
    Done,
}

/// How a game ended that the rules did not end. That is nobody's luck and no choice of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// By giving up, by time or by agreement.
    pub reason: EndReason,
    /// What it brought the first side: 1000, 500 or 0.
    pub result: u16,
}

impl Review {
    /// A review that has not begun. What was taken back does not count, nor does a last turn that is not
    /// over.
    #[must_use]
    pub fn new(record: &GameRecord) -> Review {
        Review::with_effort(record, Effort::default())
    }

    /// The same with another effort. Costs found with another one are not those of the grades.
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
            by_players.then_some(Settled {
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
            is_regular: record.beginning() != Beginning::Position,
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

    /// Goes on for a few milliseconds at most on a desktop's core; false once nothing is left to do.
    pub fn step(&mut self) -> bool {
        match self.stage {
            Stage::Graph => self.step_graph(),
            Stage::Deeper => self.step_deeper(),
            Stage::Done => {}
        }
        self.stage != Stage::Done
    }

    /// Goes on until the graph is there.
    pub fn finish_graph(&mut self) {
        while self.stage == Stage::Graph {
            self.step();
        }
    }

    /// Goes on to the end.
    pub fn finish(&mut self) {
        while self.step() {}
    }

    /// What it does now.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// How many turns the stage at hand has behind it, and how many the game has.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        (self.next, self.spans.len())
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// Whether luck is told apart from play: in games with throws.
    #[must_use]
    pub const fn has_luck(&self) -> bool {
        self.has_throws
    }

    /// The turns judged so far, in order.
    #[must_use]
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.turns
    }

    /// How the game ended, where the rules did not end it.
    #[must_use]
    pub const fn settled(&self) -> Option<Settled> {
        self.settled
    }

    /// The points of the graph so far: one for the start, one after each turn, and at last one for how the
    /// game ended where the rules did not end it. Empty before the first step.
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

    /// What it comes to for a side, as far as it has come.
    #[must_use]
    pub fn summary(&self, side: Side) -> Summary {
        let last = self.graph().last().copied().unwrap_or_default();
        let luck = self.has_throws.then(|| gain_of(side, last.luck));
        Summary::of(self.game, luck, side, &self.turns)
    }

    /// The costliest decision of a turn by its place, for a judge that takes a closer look; none where the
    /// turn has no choice. The game is played through to it.
    #[must_use]
    pub fn decision(&self, turn: usize) -> Option<Decision> {
        let (turn, span) = (self.turns.get(turn)?, self.spans.get(turn)?);
        self.decision_of(turn, span, self.position_before(span))
    }

    /// Puts a judgement of a turn's costliest decision in place of the one before: its cost, what is better,
    /// the reply to what was played, and the chance after it, from which luck and play follow.
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

    /// The position before a turn, played through from the start.
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
        self.walk = Some(Box::new(TurnWalk::new(
            *span,
            self.position.clone(),
            self.score,
            self.effort.graph,
            self.search.take(),
        )));
    }

    /// Takes a turn that has been judged; one that is not over ends the graph.
    fn end_turn(&mut self, walked: Option<WalkedTurn>) {
        let Some(walked) = walked else {
            self.spans.truncate(self.next);
            self.end_graph();
            return;
        };
        let WalkedTurn {
            turn,
            threw,
            position,
            search,
        } = walked;
        if self.turns.is_empty() && !threw && self.has_throws {
            // What had been thrown before the game began is given.
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

    /// The luck of a turn: what it changed, without what its choices cost.
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

    /// The chance of the first side before a turn, by its place.
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

    /// Plays through a turn that needs no second look any more.
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

    /// Whether a turn is worth a second look.
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
        // What the search first saw after the other side's answer counts too.
        let after = self.turns.get(place + 1).unwrap_or(turn).chance;
        let before = self.chance_before(place).unwrap_or(after);
        let gain = gain_of(turn.side, i32::from(after) - i32::from(before));
        turn.cost >= DOUBTFUL_COST || gain <= -DOUBTFUL_LOSS
    }

    /// The place among the events of the first choice of a turn's costliest decision; without anything better
    /// the first choice of the turn is meant.
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

    /// Puts a judgement in place of the one before; `before` is the position before the turn.
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
        // Only what ends the turn says how it stands after it.
        let ends_turn = event + decision.played.len() >= span.end;
        let Some(turn) = self.turns.get_mut(place) else {
            return;
        };
        // Other decisions of the turn keep what they cost.
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
        turn.tell(judgement, decided, before, earlier);
        self.settle_luck(place);
        self.settle_luck(place + 1);
    }
}

/// Takes an event again; giving up, time and agreement change no position.
fn follow(position: &mut AnyPosition, event: &Event) {
    if let Some(part) = event.part_of_turn() {
        position.repeat(part);
    }
}
