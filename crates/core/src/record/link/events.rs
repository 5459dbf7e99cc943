//! Encodes throws, choices, times and the end of a game with a range coder.

use super::LinkError;
use super::coder::{RangeDecoder, RangeEncoder};
use super::model::{NumberModel, SymbolModel};
use crate::record::text::read_headers_of;
use crate::record::{Event, GameRecord, RecordProblem};
use crate::rules::{AnyEvent, AnyIllegal, AnyMove, AnyPosition, AnyThrow, Expect, Side};

/// The number of ways in which a game can end outside the rules, including not at all.
const ENDINGS: u32 = 6;

/// The statistics of the numbers so far. Writer and reader learn the same.
#[derive(Clone, Debug)]
struct Models {
    /// A model for whether a throw differs from the seed's stream.
    foreign: SymbolModel,
    /// Models for the times of throws and of choices (ms).
    times: [NumberModel; 2],
}

impl Models {
    fn new() -> Models {
        Models {
            foreign: SymbolModel::new(2),
            times: [NumberModel::new(), NumberModel::new()],
        }
    }
}

/// All legal choices, in the order of their texts, which only depends on `docs/notation.md`.
fn choices(position: &AnyPosition) -> Vec<AnyMove> {
    let mut choices = position.legal_moves();
    choices.sort_by_cached_key(|choice| position.write_choice(*choice));
    choices
}

/// A throw's frequencies in a table: the sum before it and its weight.
fn chances_of(table: &[(AnyThrow, u32)], throw: AnyThrow) -> Option<(u32, u32)> {
    let mut below = 0;
    for (known, weight) in table {
        if *known == throw {
            return Some((below, *weight));
        }
        below += weight;
    }
    None
}

fn is_throw(event: &Event) -> bool {
    matches!(event, Event::Threw { .. })
}

/// Encodes the events of a game.
pub struct EventWriter {
    encoder: RangeEncoder,
    models: Models,
    /// The game as the reader will have it.
    game: GameRecord,
}

impl EventWriter {
    /// Returns everything below the headers, as bytes.
    pub fn write(game: &GameRecord) -> Result<Vec<u8>, LinkError> {
        let begun = read_headers_of(&game.headers_text())?;
        let mut writer = EventWriter {
            encoder: RangeEncoder::new(),
            models: Models::new(),
            game: begun,
        };
        let parts: Vec<(Event, AnyEvent)> = game
            .events()
            .filter_map(|event| Some((*event, event.part_of_turn()?)))
            .collect();
        NumberModel::new().encode(&mut writer.encoder, parts.len() as u64);
        for (_, event) in &parts {
            writer.event(*event)?;
            if let Some(place) = writer.turn_to_time(false) {
                writer.times(game, place);
            }
        }
        if let Some(place) = writer.turn_to_time(true) {
            writer.times(game, place);
        }
        if game.clock_control().is_some() {
            NumberModel::new().encode(&mut writer.encoder, game.thinking());
        }
        let ending = match game.events().next_back() {
            Some(Event::DrawAgreed { .. }) => 1,
            Some(Event::Resigned { side }) => 2 + side.index() as u32,
            Some(Event::OutOfTime { side }) => 4 + side.index() as u32,
            _ => 0,
        };
        writer.encoder.encode(ending, 1, ENDINGS);
        Ok(writer.encoder.finish())
    }

    fn event(&mut self, event: AnyEvent) -> Result<(), LinkError> {
        match event {
            AnyEvent::Throw(throw) => {
                let drawn = self.game.drawn_throw();
                let foreign = drawn != Some(throw);
                if drawn.is_some() {
                    let models = &mut self.models;
                    models
                        .foreign
                        .encode(&mut self.encoder, usize::from(foreign));
                }
                if foreign {
                    let table = self.game.position().throws();
                    let total = table.iter().map(|(_, weight)| weight).sum();
                    let kind = self.game.setup().kind();
                    let chances = chances_of(&table, throw);
                    let (below, size) = chances
                        .ok_or(AnyIllegal::NoThrows { game: kind })
                        .map_err(RecordProblem::from)?;
                    self.encoder.encode(below, size, total);
                }
            }
            AnyEvent::Play(choice) => {
                let choices = choices(self.game.position());
                // The game was played by the rules, so the choice is among them.
                let place = choices.iter().position(|known| *known == choice);
                let place = place.ok_or(LinkError::Damaged)?;
                self.encoder.encode(place as u32, 1, choices.len() as u32);
            }
        }
        self.game
            .read_event(event)
            .map_err(|illegal| RecordProblem::from(illegal).into())
    }

    /// The turn whose times follow: the last one if it's finished, or at the end if it isn't.
    fn turn_to_time(&self, end: bool) -> Option<usize> {
        turn_to_time(&self.game, end)
    }

    fn times(&mut self, game: &GameRecord, place: usize) {
        let line = game.times_line(place).unwrap_or_default();
        let mut times = line.split(' ').map(|time| time.parse().unwrap_or(0));
        let first = self.game.turns().get(place).map_or(0, |t| t.first_event);
        for event in self.game.events().skip(first) {
            let model = usize::from(!is_throw(event));
            let time = times.next().unwrap_or(0);
            if let Some(model) = self.models.times.get_mut(model) {
                model.encode(&mut self.encoder, time);
            }
        }
    }
}

/// The turn whose times follow: the last one if it's finished, or at the end if it isn't.
fn turn_to_time(game: &GameRecord, end: bool) -> Option<usize> {
    game.clock_control()?;
    let last = game.turns().last()?;
    (last.finished != end).then(|| game.turns().len() - 1)
}

/// Decodes the bytes of an [`EventWriter`].
#[derive(Clone, Debug)]
pub struct EventReader {
    decoder: RangeDecoder,
    models: Models,
    /// The number of throws and choices still to be read.
    left: u64,
}

impl EventReader {
    pub fn new(bytes: Vec<u8>) -> EventReader {
        let mut decoder = RangeDecoder::new(bytes);
        let left = NumberModel::new().decode(&mut decoder);
        EventReader {
            decoder,
            models: Models::new(),
            left,
        }
    }

    /// The number of throws and choices still to be read.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Reads the next throw or choice.
    pub fn event(&mut self, game: &mut GameRecord) -> Result<(), RecordProblem> {
        self.left = self.left.saturating_sub(1);
        game.check_can_continue()?;
        let event = match game.expect() {
            Expect::Throw(_) => AnyEvent::Throw(self.throw(game)?),
            Expect::Move(_) => {
                let choices = choices(game.position());
                let count = choices.len() as u32;
                let place = self.decoder.place(count);
                self.decoder.take(place, 1, count);
                // If a choice is expected, there's at least one.
                let choice = choices.get(place as usize);
                AnyEvent::Play(*choice.ok_or(RecordProblem::AfterEnd)?)
            }
            Expect::Nothing => return Err(RecordProblem::AfterEnd),
        };
        game.read_event(event)?;
        if turn_to_time(game, false).is_some() {
            self.times(game)?;
        }
        Ok(())
    }

    fn throw(&mut self, game: &mut GameRecord) -> Result<AnyThrow, RecordProblem> {
        let drawn = game.drawn_throw();
        if let Some(drawn) = drawn
            && self.models.foreign.decode(&mut self.decoder) == 0
        {
            return Ok(drawn);
        }
        let table = game.position().throws();
        let total = table.iter().map(|(_, weight)| weight).sum();
        let place = self.decoder.place(total);
        let mut below = 0;
        for (throw, weight) in table {
            if place < below + weight {
                self.decoder.take(below, weight, total);
                return Ok(throw);
            }
            below += weight;
        }
        let game = game.setup().kind();
        Err(AnyIllegal::NoThrows { game }.into())
    }

    fn times(&mut self, game: &mut GameRecord) -> Result<(), RecordProblem> {
        let first = game.turns().last().map_or(0, |turn| turn.first_event);
        let mut times = Vec::new();
        for event in game.events().skip(first) {
            if let Some(model) = self.models.times.get_mut(usize::from(!is_throw(event))) {
                times.push(model.decode(&mut self.decoder));
            }
        }
        if times.iter().any(|time| *time > 0) {
            game.set_times(&times)?;
        }
        Ok(())
    }

    /// Reads the end of the game, after all throws and choices.
    pub fn end(&mut self, game: &mut GameRecord) -> Result<(), RecordProblem> {
        game.finish_reading();
        if turn_to_time(game, true).is_some() {
            self.times(game)?;
        }
        if game.clock_control().is_some() {
            let thinking = NumberModel::new().decode(&mut self.decoder);
            if thinking > 0 {
                game.set_thinking(thinking)?;
            }
        }
        let ending = self.decoder.place(ENDINGS);
        self.decoder.take(ending, 1, ENDINGS);
        let side = if ending.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        };
        match ending {
            0 => {}
            1 => {
                game.agree_draw()?;
            }
            2 | 3 => {
                game.resign(side)?;
            }
            _ => game.read_out_of_time(side)?,
        }
        Ok(())
    }
}
