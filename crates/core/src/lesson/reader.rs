//! Reads the text of a lesson and plays it while reading.

use super::error::{LessonError, LessonProblem};
use super::lesson_game::{spot, throw_text};
use super::run::seed_for;
use super::step::{Act, Lesson, Reply, Step, WrongTry};
use crate::ai::Player;
use crate::rules::{
    AnyMove, AnyNotationError, AnyPosition, AnyThrow, Expect, GameKind, Notation, for_games,
    with_game,
};

impl Lesson {
    /// Reads a lesson and plays it.
    ///
    /// # Errors
    /// Fails at the first line that can't be read or played, or that contradicts the rules.
    pub fn parse(text: &str) -> Result<Lesson, LessonError> {
        let mut lines = text.lines().enumerate().filter_map(|(i, line)| {
            let line = line.trim();
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            (!line.is_empty() && !line.starts_with('#')).then_some((i + 1, word, rest.trim()))
        });
        let no_lesson = || LessonError {
            line: 1,
            problem: LessonProblem::NoLesson {
                accepted: GameKind::ALL.map(GameKind::name).join(", "),
            },
        };
        let game = match lines.next() {
            Some((_, "lesson", name)) => GameKind::from_name(name).map_err(|_| no_lesson())?,
            _ => return Err(no_lesson()),
        };
        let mut reader = Reader {
            game,
            drafts: Vec::new(),
            position: None,
        };
        let mut last = 1;
        for (line, word, rest) in lines {
            last = line;
            reader
                .line(word, rest)
                .map_err(|problem| LessonError { line, problem })?;
        }
        let problem = |problem| LessonError {
            line: last,
            problem,
        };
        let lesson = reader.finish().map_err(problem)?;
        lesson.check_throws().map_err(problem)?;
        lesson.check_alternatives().map_err(problem)?;
        Ok(lesson)
    }

    /// The acts from here up to the next step that sets up a new position.
    fn acts_from(&self, step: usize, act: usize) -> impl Iterator<Item = &Act> {
        let here = self.steps[step].acts.iter().skip(act);
        let on = self.steps[step + 1..]
            .iter()
            .take_while(|step| !step.sets_position);
        here.chain(on.flat_map(|step| &step.acts))
    }

    /// The throws from an act up to the next step that sets up a new position.
    pub(super) fn throws_from(&self, step: usize, act: usize) -> Vec<AnyThrow> {
        fn throws(act: &Act) -> &[AnyThrow] {
            match act {
                Act::Throw(throws) => throws,
                Act::Reply(Reply::Throw(throw)) => std::slice::from_ref(throw),
                _ => &[],
            }
        }
        self.acts_from(step, act)
            .flat_map(throws)
            .copied()
            .collect()
    }

    /// Checks that there's a seed for the throws of every step.
    fn check_throws(&self) -> Result<(), LessonProblem> {
        for (i, step) in self.steps.iter().enumerate() {
            if seed_for(&step.start, &self.throws_from(i, 0)).is_none() {
                return Err(LessonProblem::NoSeed);
            }
        }
        Ok(())
    }

    /// Checks that the lesson can continue after each of the accepted choices.
    fn check_alternatives(&self) -> Result<(), LessonProblem> {
        for (i, step) in self.steps.iter().enumerate() {
            let mut position = step.start.clone();
            for (k, act) in step.acts.iter().enumerate() {
                if let Act::Play { wanted, .. } = act {
                    for &choice in &wanted[1..] {
                        let mut after = position.clone();
                        let text = position.write_choice(choice);
                        let dead_end = |error| LessonProblem::DeadEnd { text, error };
                        after
                            .play(choice)
                            .and_then(|_| follow(&mut after, self.acts_from(i, k + 1)))
                            .map_err(dead_end)?;
                    }
                }
                // This act has been played before, so it can't fail.
                let _ = follow(&mut position, std::iter::once(act));
            }
        }
        Ok(())
    }
}

/// Plays the acts, taking the first of the accepted choices.
fn follow<'a>(
    position: &mut AnyPosition,
    acts: impl Iterator<Item = &'a Act>,
) -> Result<(), crate::rules::AnyIllegal> {
    for act in acts {
        match act {
            Act::Throw(throws) => {
                for throw in throws {
                    position.throw(*throw)?;
                }
            }
            Act::Play { wanted, .. } => drop(position.play(wanted[0])?),
            Act::Reply(Reply::Throw(throw)) => drop(position.throw(*throw)?),
            Act::Reply(Reply::Play(choice)) => drop(position.play(*choice)?),
            Act::Game { .. } => {}
        }
    }
    Ok(())
}

/// The parser. A step's missing parts are filled in when its first act is read.
struct Reader {
    game: GameKind,
    drafts: Vec<Draft>,
    /// The position reached so far.
    position: Option<AnyPosition>,
}

struct Draft {
    name: String,
    sets_position: bool,
    /// `true` if pieces move from the end of the step before to its position.
    moves_pieces: bool,
    has_caption: bool,
    start: Option<AnyPosition>,
    highlighted: Vec<super::Spot>,
    acts: Vec<Act>,
}

impl Reader {
    fn line(&mut self, word: &str, rest: &str) -> Result<(), LessonProblem> {
        if word == "step" {
            return self.step(rest);
        }
        let game = self.game;
        let draft = self.drafts.last_mut().ok_or(LessonProblem::NoStep)?;
        match word {
            "position" => {
                if !draft.acts.is_empty() {
                    return Err(LessonProblem::NoPosition);
                }
                let position = AnyPosition::parse(game, rest)?;
                draft.sets_position = true;
                draft.moves_pieces = self
                    .position
                    .as_ref()
                    .is_some_and(|before| board_text(before) != board_text(&position));
                draft.start = Some(position.clone());
                self.position = Some(position);
                return Ok(());
            }
            "later" => {
                if !draft.moves_pieces || !draft.acts.is_empty() || !rest.is_empty() {
                    return Err(LessonProblem::StrayLater);
                }
                draft.has_caption = true;
                return Ok(());
            }
            "light" => {
                for name in rest.split_whitespace() {
                    let spot = with_game!(game, Game => spot::<Game>(name));
                    let unknown = || LessonProblem::UnknownSpot {
                        found: name.to_owned(),
                        accepted: with_game!(game, Game => <Game as Notation>::PLACES),
                    };
                    draft.highlighted.push(spot.ok_or_else(unknown)?);
                }
                return Ok(());
            }
            _ => {}
        }
        if draft.moves_pieces && !draft.has_caption {
            return Err(LessonProblem::NoLater);
        }
        let position = self.position.as_mut().ok_or(LessonProblem::NoPosition)?;
        let side = draft.start.as_ref().and_then(AnyPosition::side_to_act);
        let to_act = position.side_to_act();
        let act = match word {
            "throw" if to_act != side => return Err(LessonProblem::OtherSide),
            "throw" => Act::Throw(throws(position, rest)?),
            "play" if to_act != side => return Err(LessonProblem::OtherSide),
            "play" => Act::Play {
                wanted: choices(position, rest)?,
                wrong: Vec::new(),
            },
            "reply" if to_act == side => return Err(LessonProblem::OtherSide),
            "reply" => Act::Reply(reply(position, rest)?),
            "wrong" => {
                // The wanted choice has been played already, so judge the wrong one in the position before it.
                let mut before = draft.start.clone().ok_or(LessonProblem::NoPosition)?;
                let (last, done) = draft
                    .acts
                    .split_last_mut()
                    .ok_or(LessonProblem::StrayWrong)?;
                let Act::Play { wrong, .. } = last else {
                    return Err(LessonProblem::StrayWrong);
                };
                let _ = follow(&mut before, done.iter());
                wrong.push(wrong_try(&before, rest)?);
                return Ok(());
            }
            "game" => real_game(rest)?,
            other => {
                return Err(LessonProblem::UnknownWord {
                    found: other.to_owned(),
                });
            }
        };
        if follow(position, std::iter::once(&act)).is_err() {
            // An act is checked before it's added.
            return Err(LessonProblem::NoPosition);
        }
        draft.acts.push(act);
        Ok(())
    }

    fn step(&mut self, name: &str) -> Result<(), LessonProblem> {
        let is_bare = |draft: &Draft| draft.moves_pieces && !draft.has_caption;
        if self.drafts.last().is_some_and(is_bare) {
            return Err(LessonProblem::NoLater);
        }
        if !is_name(name) {
            return Err(LessonProblem::BadName {
                found: name.to_owned(),
            });
        }
        if self.drafts.iter().any(|draft| draft.name == name) {
            return Err(LessonProblem::SameName {
                name: name.to_owned(),
            });
        }
        self.drafts.push(Draft {
            name: name.to_owned(),
            sets_position: false,
            moves_pieces: false,
            has_caption: false,
            start: self.position.clone(),
            highlighted: Vec::new(),
            acts: Vec::new(),
        });
        Ok(())
    }

    fn finish(self) -> Result<Lesson, LessonProblem> {
        let mut steps: Vec<Step> = Vec::new();
        for draft in self.drafts {
            let start = draft.start.ok_or(LessonProblem::NoPosition)?;
            if draft.moves_pieces && !draft.has_caption {
                return Err(LessonProblem::NoLater);
            }
            // If the game is over, the learner's side stays the same.
            let before = steps.last().map(|step| step.side);
            let acts = if draft.acts.is_empty() && !draft.sets_position {
                before.or(start.side_to_act())
            } else {
                start.side_to_act()
            };
            steps.push(Step {
                name: draft.name,
                sets_position: draft.sets_position,
                moves_pieces: draft.moves_pieces,
                side: acts.or(before).ok_or(LessonProblem::NoPosition)?,
                start,
                highlighted: draft.highlighted,
                acts: draft.acts,
            });
        }
        let is_game = |act: &Act| matches!(act, Act::Game { .. });
        let (last, others) = steps.split_last().ok_or(LessonProblem::NoGame)?;
        let ends = last.sets_position
            && last.acts.len() == 1
            && last.is_game()
            && last.start.expect() != Expect::Nothing;
        if !ends || others.iter().any(|step| step.acts.iter().any(is_game)) {
            return Err(LessonProblem::NoGame);
        }
        Ok(Lesson {
            game: self.game,
            steps,
        })
    }
}

/// `true` if the text can be part of a key.
fn is_name(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !text.is_empty() && text.chars().all(fits)
}

/// The places of all pieces: the first word of a position's text.
fn board_text(position: &AnyPosition) -> String {
    let text = position.text();
    text.split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Reads the other side's throw or choice.
fn reply(position: &AnyPosition, text: &str) -> Result<Reply, LessonProblem> {
    match text.strip_prefix("throw ") {
        None => Ok(Reply::Play(choice(position, text)?)),
        Some(text) => match throws(position, text)?.as_slice() {
            [throw] => Ok(Reply::Throw(*throw)),
            _ => Err(LessonProblem::OneThrow),
        },
    }
}

/// Reads the level and the seed of the real game.
fn real_game(text: &str) -> Result<Act, LessonProblem> {
    let (level, seed) = text.split_once(" seed ").ok_or(LessonProblem::NoGameSeed)?;
    let (min, max) = (Player::MIN_LEVEL, Player::MAX_LEVEL);
    let in_range = |level: &u8| (min..=max).contains(level);
    let unknown = || LessonProblem::UnknownLevel {
        found: level.to_owned(),
        min,
        max,
    };
    Ok(Act::Game {
        level: level.parse().ok().filter(in_range).ok_or_else(unknown)?,
        seed: seed.trim().parse().map_err(|_| LessonProblem::NoGameSeed)?,
    })
}

/// Reads the throws of a line and applies each to a copy of the position.
fn throws(position: &AnyPosition, text: &str) -> Result<Vec<AnyThrow>, LessonProblem> {
    let table = position.throws();
    let mut after = position.clone();
    let mut throws = Vec::new();
    for word in text.split_whitespace() {
        let throw = table.iter().find(|(throw, _)| throw_text(*throw) == word);
        let Some(&(throw, _)) = throw else {
            let names: Vec<String> = table.iter().map(|(throw, _)| throw_text(*throw)).collect();
            return Err(LessonProblem::UnknownThrow {
                found: word.to_owned(),
                accepted: names.join(", "),
            });
        };
        after.throw(throw).map_err(LessonProblem::NotThrown)?;
        throws.push(throw);
    }
    if throws.is_empty() {
        return Err(LessonProblem::Missing { word: "throw" });
    }
    Ok(throws)
}

fn choice(position: &AnyPosition, text: &str) -> Result<AnyMove, LessonProblem> {
    position
        .read_choice(text)
        .map_err(|error| LessonProblem::Choice {
            text: text.to_owned(),
            error,
        })
}

fn choices(position: &AnyPosition, text: &str) -> Result<Vec<AnyMove>, LessonProblem> {
    text.split(" or ")
        .map(|text| choice(position, text.trim()))
        .collect()
}

/// Reads a wrong choice and checks its reason.
fn wrong_try(position: &AnyPosition, text: &str) -> Result<WrongTry, LessonProblem> {
    let (text, named) = text.rsplit_once(':').ok_or(LessonProblem::StrayWrong)?;
    let (text, named) = (text.trim().to_owned(), named.trim().to_owned());
    let found = match position.read_choice(&text) {
        Ok(_) => return Err(LessonProblem::WrongIsLegal { text }),
        Err(error) => reason(&error).map_or_else(|| error.to_string(), str::to_owned),
    };
    if found != named {
        return Err(LessonProblem::OtherReason { text, named, found });
    }
    Ok(WrongTry {
        text,
        reason: named,
    })
}

macro_rules! reasons {
    ($($game:ident in $module:ident,)+) => {
        /// The key of the rule that forbids a choice which could be read.
        fn reason(error: &AnyNotationError) -> Option<&'static str> {
            match error {
                $(AnyNotationError::$game(error) => match &error.problem {
                    crate::rules::$module::NotationProblem::Illegal(illegal) => Some(illegal.key()),
                    _ => None,
                },)+
            }
        }
    };
}

for_games!(reasons);
