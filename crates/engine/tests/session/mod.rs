//! Tests of the commands of a session and their replies.

mod begin;
mod fuzz;
mod go;
mod play;
mod record;

use tavoliere_engine::{Engine, Reply};

/// Makes an engine that has carried out some commands without a refusal.
pub fn engine(commands: &[&str]) -> Engine {
    let mut engine = Engine::new();
    for command in commands {
        accept(&mut engine, command);
    }
    engine
}

/// The lines of an accepted command.
pub fn accept(engine: &mut Engine, command: &str) -> Vec<String> {
    let reply = engine.answer(command);
    assert!(reply.is_ok(), "{command}: {reply}");
    reply.lines().to_vec()
}

/// The error of a refused command, which changes nothing.
pub fn refuse(engine: &mut Engine, command: &str) -> String {
    let before = state(engine);
    let reply = engine.answer(command);
    assert!(!reply.is_ok(), "{command} is not refused");
    assert!(reply.lines().is_empty());
    assert_eq!(state(engine), before, "{command}");
    let text = reply.to_string();
    let error = text.trim_end().strip_prefix("error ").unwrap().to_owned();
    assert!(!error.contains('\n'));
    let (kind, message) = error.split_once(": ").unwrap();
    assert!(!kind.contains(' ') && !message.is_empty(), "{error}");
    error
}

pub fn state(engine: &mut Engine) -> (Reply, Reply) {
    (engine.answer("show"), engine.answer("record"))
}

/// The word after `position` in the reply to `show`.
pub fn position(engine: &mut Engine) -> String {
    let lines = accept(engine, "show");
    let line = lines.iter().find_map(|line| line.strip_prefix("position "));
    line.unwrap().to_owned()
}

pub fn shown(engine: &mut Engine, line: &str) -> bool {
    accept(engine, "show").iter().any(|shown| shown == line)
}
