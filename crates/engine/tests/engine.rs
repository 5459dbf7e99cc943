//! The engine as another program meets it: commands in, replies out.

use std::collections::HashSet;
use std::io::Write;
use std::process::{Command, Stdio};

use tavoliere_core::rules::GameKind;
use tavoliere_engine::{Engine, MAX_LINE, Reply, serve};

/// An engine that has carried out some commands, none of them refused.
fn engine(commands: &[&str]) -> Engine {
    let mut engine = Engine::new();
    for command in commands {
        accept(&mut engine, command);
    }
    engine
}

/// The lines of an accepted command.
fn accept(engine: &mut Engine, command: &str) -> Vec<String> {
    let reply = engine.answer(command);
    assert!(reply.is_ok(), "{command}: {reply}");
    reply.lines().to_vec()
}

/// The error of a refused command, which changes nothing.
fn refuse(engine: &mut Engine, command: &str) -> String {
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

fn state(engine: &mut Engine) -> (Reply, Reply) {
    (engine.answer("show"), engine.answer("record"))
}

/// The word behind `position` in what `show` answers.
fn position(engine: &mut Engine) -> String {
    let lines = accept(engine, "show");
    let line = lines.iter().find_map(|line| line.strip_prefix("position "));
    line.unwrap().to_owned()
}

fn shown(engine: &mut Engine, line: &str) -> bool {
    accept(engine, "show").iter().any(|shown| shown == line)
}

/// What the program itself answers to some input.
fn program(arguments: &[&str], input: &[u8]) -> (String, bool) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavoliere-engine"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may end before it has read all.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        output.status.success(),
    )
}

#[test]
fn the_program_counts_tablut_as_the_issue_of_its_move_counts_says() {
    let (said, good) = program(&[], b"new tablut\nperft 3\nquit\n");
    assert_eq!(said, "ok\nperft 3 353200\nok\nok\n");
    assert!(good);
}

#[test]
fn the_program_ends_with_quit_or_with_its_input() {
    assert_eq!(
        program(&[], b"quit\nnew tablut\n"),
        ("ok\n".to_owned(), true)
    );
    assert_eq!(program(&[], b"").0, "");
    assert_eq!(
        program(&[], b"new tapatan").0,
        "ok\n",
        "the last line needs no end"
    );
    assert_eq!(
        program(&[], b"new tapatan\r\nresult\r\n").0,
        "ok\nplaying\nok\n"
    );
    assert!(!program(&["bench", "nothing"], b"").1);
    assert!(!program(&["sing"], b"").1);
}

#[test]
fn every_game_with_its_presets_and_options_is_told() {
    let lines = accept(&mut Engine::new(), "games");
    for line in [
        "game tablan blue red",
        "game tablut black white",
        "game tapatan white black",
        "game tawula white black",
        "preset tablut five-thrones",
        "preset tapatan even-start",
        "option tablan move end_of_series after_each_throw",
        "option tawula capote immediate only_if_won off",
    ] {
        assert!(lines.iter().any(|l| l == line), "{line}");
    }
    // Each told preset and value is accepted by `new`.
    for line in &lines {
        let words: Vec<&str> = line.split(' ').collect();
        match words[0] {
            "preset" => drop(engine(&[&format!("new {} preset={}", words[1], words[2])])),
            "option" => {
                for value in &words[3..] {
                    engine(&[&format!("new {} {}={value}", words[1], words[2])]);
                }
            }
            _ => assert_eq!(words.len(), 4),
        }
    }
}

#[test]
fn new_takes_options_in_any_case_and_order() {
    let mut engine = engine(&["new TABLUT Hostile_Throne=ON preset=Open-Throne seed=9"]);
    assert!(shown(
        &mut engine,
        "game tablut open-throne hostile_throne=on"
    ));
    assert!(shown(&mut engine, "side black"));
    accept(&mut engine, "new tablan first=RED preset=english");
    assert!(shown(&mut engine, "side red"));
    assert!(shown(&mut engine, "expect throw"));
    for (command, kind) in [
        ("new chess", "setup"),
        ("new", "arguments"),
        ("new tablut hostile_throne", "arguments"),
        ("new tablut hostile_throne=maybe", "setup"),
        ("new tablut leap=off", "setup"),
        ("new tablut preset=English", "setup"),
        ("new tablut seed=-1", "number"),
        ("new tablut seed=1 seed=1", "arguments"),
        ("new tablut first=red", "side"),
        ("new tablut first=white", "side"),
        (
            "position tablut 9/9/9/9/4K4/9/9/9/4b4 B move 7 Linnaeus throne=transit throne=closed",
            "position",
        ),
        (
            "position tablut 9/9/9/9/4K4/9/9/9/b8 W over:repetition 3 Linnaeus",
            "position",
        ),
        ("new tawula match=4", "match"),
        ("new tablut leap=off king=flanked", "setup"),
    ] {
        let error = refuse(&mut engine, command);
        assert!(
            error.starts_with(&format!("{kind}: ")),
            "{command}: {error}"
        );
    }
}

#[test]
fn without_a_game_only_what_begins_one_is_carried_out() {
    for command in [
        "show",
        "moves",
        "turns",
        "play a4-a3",
        "throw",
        "undo",
        "resign",
        "draw",
        "result",
        "record",
        "perft 1",
        "go",
        "rollout",
        "next",
        "score",
        "position 9/9 B move 1 Linnaeus",
    ] {
        let reply = Engine::new().answer(command);
        let text = reply.to_string();
        assert!(text.starts_with("error no-game: "), "{command}: {text}");
    }
    assert!(Engine::new().answer("help").is_ok());
    assert!(Engine::new().answer("").is_ok());
    assert!(Engine::new().answer("# a remark").is_ok());
}

#[test]
fn a_series_of_throws_is_taken_whole_or_not_at_all() {
    let mut engine = engine(&["new tablan"]);
    refuse(&mut engine, "throw 2 8 0 2");
    refuse(&mut engine, "throw 2 3");
    refuse(&mut engine, "throw two");
    accept(&mut engine, "throw 2 8");
    accept(&mut engine, "throw 0");
    assert!(shown(&mut engine, "expect move"));
    refuse(&mut engine, "throw 2");
    accept(&mut engine, "undo");
    accept(&mut engine, "undo");
    assert!(position(&mut engine).ends_with("throw 1 PerGioco"));
    accept(&mut engine, "throw 2 8 0");
    accept(&mut engine, "undo");
    assert!(position(&mut engine).ends_with("throw 1 PerGioco"));
    assert!(refuse(&mut engine, "undo").starts_with("nothing-to-undo: "));
}

#[test]
fn throws_drawn_from_a_seed_are_told_and_always_the_same() {
    let drawn = |game: &str| {
        let mut engine = engine(&[&format!("new {game} seed=7")]);
        accept(&mut engine, "throw")
    };
    for game in ["tablan", "tawula"] {
        assert_eq!(drawn(game), drawn(game));
        assert!(drawn(game)[0].starts_with("throw "));
    }
    for game in ["tablut", "tapatan"] {
        let mut engine = engine(&[&format!("new {game}")]);
        assert!(refuse(&mut engine, "throw").starts_with("illegal: nothing is thrown"));
        assert!(refuse(&mut engine, "throw 2").starts_with("illegal: nothing is thrown"));
    }
}

#[test]
fn a_series_of_more_than_64_throws_is_refused() {
    let mut engine = engine(&["new tablan"]);
    let many = "2 ".repeat(65);
    assert!(refuse(&mut engine, &format!("throw {many}")).starts_with("long-series: "));
    let most = "2 ".repeat(64);
    accept(&mut engine, &format!("throw {most}"));
    assert!(refuse(&mut engine, "throw 8").starts_with("long-series: "));
    accept(&mut engine, "throw 0");
    assert!(refuse(&mut engine, "turns").starts_with("too-many: "));
    let thrown = ["2"; 32].join(",");
    let text = format!(
        "position tablan RRRRRRRRRRRR/12/12/BBBBBBBBBBBB B throw 1 PerGioco \
         thrown={thrown}+33 left=2*65"
    );
    assert!(refuse(&mut engine, &text).starts_with("long-series: "));
}

#[test]
fn moves_are_what_play_accepts_and_turns_end_apart() {
    for opening in [
        vec!["new tablan", "throw 2 8 0"],
        vec!["new tablan preset=english first=red", "throw 2"],
        vec!["new tablut"],
        vec!["new tablut preset=five-thrones", "play a4-a2"],
        vec!["new tapatan first=black", "play b2"],
        vec!["new tawula", "throw 6 3"],
        vec!["new tawula first=black", "throw 4 4"],
    ] {
        let mut engine = engine(&opening);
        let before = position(&mut engine);
        let moves = accept(&mut engine, "moves");
        assert!(!moves.is_empty(), "{opening:?}");
        for line in &moves {
            let choice = line.strip_prefix("move ").unwrap();
            accept(&mut engine, &format!("play {choice}"));
            accept(&mut engine, "undo");
            assert_eq!(position(&mut engine), before, "{choice}");
        }
        let turns = accept(&mut engine, "turns");
        let mut ends = HashSet::new();
        for line in &turns {
            let turn = line.strip_prefix("turn ").unwrap();
            accept(&mut engine, &format!("play {turn}"));
            assert!(ends.insert(position(&mut engine)), "{turn}");
            accept(&mut engine, "undo");
            assert_eq!(position(&mut engine), before, "{turn}");
        }
        assert_eq!(ends.len(), turns.len());
        assert!(refuse(&mut engine, "play z9").starts_with("notation: "));
        let so_far = engine.answer("record").lines().last().cloned().unwrap();
        if so_far.starts_with("1. ") && !so_far.contains('-') && !so_far.contains("b2") {
            refuse(&mut engine, &format!("play {so_far}"));
        }
        assert!(refuse(&mut engine, "play").starts_with("arguments: "));
    }
}

#[test]
fn a_turn_may_be_played_whole_in_part_or_by_what_is_left() {
    let whole = "1. B 2 8 0: 2=l1-l2+k1-l1 8=l2-d2";
    let mut reached = HashSet::new();
    for way in [
        vec![whole],
        vec!["2 8 0: 2=l1-l2+k1-l1 8=l2-d2"],
        vec!["2=l1-l2+k1-l1 8=l2-d2"],
        vec!["2=l1-l2+k1-l1", "8=l2-d2"],
        vec!["2=l1-l2+", "+k1-l1", "8=l2-d2"],
        vec!["2=l1-l2+", "k1-l1 8=l2-d2"],
        vec!["2=l1-l2+", whole],
        vec!["2=l1-l2+k1-l1", whole],
        vec!["2 8 0: 2=l1-l2+", "1. B 2 8 0: 2=l1-l2+k1-l1", "8=l2-d2"],
    ] {
        let mut engine = engine(&["new tablan", "throw 2 8 0"]);
        for part in &way {
            accept(&mut engine, &format!("play {part}"));
        }
        reached.insert(position(&mut engine));
    }
    assert_eq!(reached.len(), 1, "{reached:?}");
    let mut engine = engine(&["new tablan", "throw 2 8 0", "play 2=l1-l2+"]);
    let error = refuse(&mut engine, "play 1. B 2 8 0: 2=l1-k2 8=k2-c2");
    assert!(error.starts_with("illegal: "), "{error}");
    let error = refuse(&mut engine, "play 2 8 8 0: 2=l1-l2+k1-l1 8=l2-d2");
    assert!(error.starts_with("illegal: "), "{error}");
}

#[test]
fn tawula_turns_are_read_in_any_legal_order() {
    let mut reached = HashSet::new();
    for way in [
        vec!["63: hand/6 hand/3"],
        vec!["36: hand/3 hand/6"],
        vec!["hand/3 hand/6"],
        vec!["hand/3", "hand/6"],
        vec!["hand/6", "63: hand/3 hand/6"],
        vec!["1. W 63: hand/6 hand/3"],
    ] {
        let mut engine = engine(&["new tawula first=white", "throw 6 3"]);
        for part in &way {
            accept(&mut engine, &format!("play {part}"));
        }
        assert!(shown(&mut engine, "side black"));
        reached.insert(position(&mut engine));
    }
    assert_eq!(reached.len(), 1, "{reached:?}");
    let mut engine = engine(&["new tawula first=white", "throw 6 3", "play hand/3"]);
    // What is printed in the middle of a turn can be played, by whichever items it is written.
    let before = position(&mut engine);
    for line in accept(&mut engine, "turns") {
        accept(&mut engine, &line.replacen("turn", "play", 1));
        assert!(shown(&mut engine, "side black"), "{line}");
        accept(&mut engine, "undo");
        assert_eq!(position(&mut engine), before);
    }
    accept(&mut engine, "undo");
    refuse(&mut engine, "play 62: hand/6 hand/2");
    refuse(&mut engine, "play 63: hand/6 hand/2");
}

#[test]
fn in_tawula_the_opening_roll_decides_unless_a_side_is_named() {
    let mut engine = engine(&["new tawula", "throw 3 6"]);
    assert!(shown(&mut engine, "side black"));
    accept(&mut engine, "new tawula");
    accept(&mut engine, "throw 4 4");
    assert!(shown(&mut engine, "expect throw"));
    accept(&mut engine, "throw 6 3");
    assert!(shown(&mut engine, "side white"));
    accept(&mut engine, "new tawula first=white");
    accept(&mut engine, "throw 36");
    assert!(shown(&mut engine, "side white"));
    for ties in ["55 62: hand/6 hand/2", "62: hand/6 hand/2", "hand/6 hand/2"] {
        accept(&mut engine, "new tawula");
        accept(&mut engine, "throw 5 5");
        accept(&mut engine, "throw 6 2");
        accept(&mut engine, &format!("play {ties}"));
        assert!(shown(&mut engine, "side black"));
    }
    for wrong in ["7 1", "0 3", "6", "6 3 1", "six three"] {
        accept(&mut engine, "new tawula");
        let error = refuse(&mut engine, &format!("throw {wrong}"));
        assert!(error.starts_with("throw: "), "{error}");
    }
}

#[test]
fn printed_choices_have_one_spelling_and_input_may_carry_marks_or_leave_captures_out() {
    // The source's own case of TT-6: h2-b2 takes b3.
    let text = "position tablut 9/9/9/4K4/9/1w7/1b7/7w1/1b7 W move 5 Linnaeus";
    let mut engine = Engine::new();
    accept(&mut engine, text);
    let moves = accept(&mut engine, "moves");
    assert!(moves.contains(&"move h2-b2xb3".to_owned()), "{moves:?}");
    assert!(moves.iter().all(|line| !line.contains(['K', '+', '#'])));
    for spelling in ["h2-b2", "H2-B2xb3", "h2-b2xb3+", "h2-b2+2"] {
        accept(&mut engine, &format!("play {spelling}"));
        accept(&mut engine, "undo");
    }
    refuse(&mut engine, "play h2-b2xc3");
    assert!(refuse(&mut engine, "play h2-c3").starts_with("illegal: "));
    accept(&mut engine, "play h2-b2#");
    accept(&mut engine, "undo");
    accept(&mut engine, "play Ke6-a6");
    assert_eq!(accept(&mut engine, "result"), ["win white 1 king-escaped"]);
}

#[test]
fn games_end_by_agreement_and_by_giving_up() {
    for kind in GameKind::ALL {
        let mut engine = engine(&[&format!("new {kind}")]);
        assert_eq!(accept(&mut engine, "result"), ["playing"]);
        accept(&mut engine, "draw");
        assert_eq!(accept(&mut engine, "result"), ["draw agreement"]);
        assert!(refuse(&mut engine, "draw").starts_with("illegal: "));
        assert!(refuse(&mut engine, "resign").starts_with("illegal: "));
        assert!(refuse(&mut engine, "go").starts_with("no-choice: "));
        assert!(accept(&mut engine, "moves").is_empty());
        assert!(accept(&mut engine, "turns").is_empty());
        assert!(shown(&mut engine, "expect nothing"));
        accept(&mut engine, "undo");
        let [first, second] = [
            tavoliere_core::rules::Side::First,
            tavoliere_core::rules::Side::Second,
        ]
        .map(|side| kind.side_name(side));
        accept(&mut engine, &format!("resign {first}"));
        let result = format!("win {second} 1 resignation");
        assert_eq!(accept(&mut engine, "result"), [result.as_str()]);
        assert!(shown(&mut engine, &format!("result {result}")));
        // An ended game's position reads back too.
        let text = position(&mut engine);
        accept(&mut engine, &format!("position {text}"));
        assert_eq!(position(&mut engine), text);
    }
}

#[test]
fn a_match_goes_on_until_somebody_has_its_length() {
    let mut engine = engine(&["new tawula match=3 seed=5"]);
    assert_eq!(accept(&mut engine, "score"), ["score 3 0-0"]);
    assert!(refuse(&mut engine, "next").starts_with("match: "));
    accept(&mut engine, "draw");
    assert_eq!(accept(&mut engine, "score"), ["score 3 0-0"]);
    // The players change sides from game to game, and the score with them (TW-16).
    let games = [("black", "1-0"), ("white", "0-2"), ("black", "3-0")];
    for (loser, score) in games {
        accept(&mut engine, "next");
        assert!(shown(&mut engine, "expect throw"));
        accept(&mut engine, &format!("resign {loser}"));
        assert_eq!(accept(&mut engine, "score"), [format!("score 3 {score}")]);
    }
    assert!(refuse(&mut engine, "next").starts_with("match: "));
    accept(&mut engine, "new tawula");
    assert!(refuse(&mut engine, "score").starts_with("match: "));
}

#[test]
fn perft_has_no_timing_and_refuses_what_would_take_too_long() {
    let mut engine = engine(&["new tapatan"]);
    let counts = ["1", "9", "72", "504", "3024", "15120", "54720"];
    for (depth, count) in counts.iter().enumerate() {
        let line = format!("perft {depth} {count}");
        assert_eq!(accept(&mut engine, &format!("perft {depth}")), [line]);
    }
    for kind in GameKind::ALL {
        accept(&mut engine, &format!("new {kind}"));
        assert!(refuse(&mut engine, "perft 4294967295").starts_with("too-many: "));
        assert!(refuse(&mut engine, "perft -1").starts_with("number: "));
        assert!(refuse(&mut engine, "perft").starts_with("number: "));
        accept(&mut engine, "draw");
        assert_eq!(accept(&mut engine, "perft 3"), ["perft 3 0"]);
        assert_eq!(accept(&mut engine, "perft 0"), ["perft 0 1"]);
    }
    // A throw is a ply like a choice: 21 rolls, and how each may begin to be played.
    accept(&mut engine, "new tawula first=white");
    assert_eq!(accept(&mut engine, "perft 1"), ["perft 1 21"]);
    accept(&mut engine, "new tablan");
    assert_eq!(accept(&mut engine, "perft 1"), ["perft 1 4"]);
}

/// In Tawula a level misjudges a turn alike at each of its choices.
#[test]
fn a_level_of_tawula_goes_on_with_the_turn_that_it_meant() {
    let mut split = 0;
    for seed in 0..40 {
        let mut engine = engine(&[&format!("new tawula first=white seed={seed}"), "throw"]);
        for _ in 0..6 {
            let go = format!("go level={}", seed % 5 + 1);
            // Where no choice is possible the throw passes.
            if !engine.answer(&go).is_ok() {
                accept(&mut engine, "throw");
                continue;
            }
            let best = accept(&mut engine, &go)[0].replace("best ", "");
            let mut whole = engine.clone();
            accept(&mut whole, &format!("play {best}"));
            let items: Vec<&str> = best.split(' ').collect();
            accept(&mut engine, &format!("play {} {}", items[0], items[1]));
            if items.len() > 2 {
                split += 1;
                let rest = accept(&mut engine, &go)[0].replace("best ", "");
                accept(&mut engine, &format!("play {rest}"));
            }
            assert_eq!(position(&mut engine), position(&mut whole), "{seed} {best}");
            accept(&mut engine, "throw");
        }
    }
    assert!(split > 50, "{split}");
}

#[test]
fn the_computer_answers_with_what_play_accepts_until_the_game_is_over() {
    for kind in GameKind::ALL {
        for level in ["1", "best"] {
            // Games between computers run with repetition on (TT-14, TP-7).
            let repetition = match kind {
                GameKind::Tapatan => " repetition=draw",
                _ => "",
            };
            let mut engine = engine(&[&format!("new {kind} seed=3{repetition}")]);
            for _ in 0..4_000 {
                if accept(&mut engine, "result") != ["playing"] {
                    break;
                }
                if shown(&mut engine, "expect throw") {
                    accept(&mut engine, "throw");
                    continue;
                }
                let best = accept(&mut engine, &format!("go level={level} nodes=1000"));
                let turn = best[0].strip_prefix("best ").unwrap().to_owned();
                accept(&mut engine, &format!("play {turn}"));
            }
            assert_ne!(accept(&mut engine, "result"), ["playing"], "{kind} {level}");
        }
    }
    let mut engine = engine(&["new tablut"]);
    for (command, kind) in [
        ("go level=0", "level"),
        ("go level=strong", "level"),
        ("go nodes=0", "number"),
        ("go ms=soon", "number"),
        ("go nodes=1 ms=1", "arguments"),
        ("go level=1 level=1", "arguments"),
        ("go fast", "arguments"),
    ] {
        let error = refuse(&mut engine, command);
        assert!(
            error.starts_with(&format!("{kind}: ")),
            "{command}: {error}"
        );
    }
}

#[test]
fn records_are_told_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    for (kind, begin) in [
        ("tablan", "throw 2 8 0"),
        ("tablut", "play a4-a3"),
        ("tapatan", "play b2"),
        ("tawula", "throw 6 3"),
    ] {
        let mut engine = engine(&[&format!("new {kind} seed=8"), begin]);
        let best = accept(&mut engine, "go")[0].replacen("best ", "play ", 1);
        accept(&mut engine, &best);
        let record = accept(&mut engine, "record");
        let path = folder.path().join(format!("a {kind} game.txt"));
        std::fs::write(&path, record.join("\n") + "\n").unwrap();
        let now = position(&mut engine);
        accept(&mut engine, "new tablan");
        accept(&mut engine, &format!("load {}", path.display()));
        assert_eq!(position(&mut engine), now);
        assert_eq!(accept(&mut engine, "record"), record);
        // What was loaded can be taken back one by one.
        accept(&mut engine, "undo");
        assert_ne!(position(&mut engine), now);
    }
}

#[test]
fn a_game_from_a_position_is_recorded_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = engine(&[
        "new tablan preset=english leap=on",
        "throw 2",
        "play 2=l1-l2+",
    ]);
    let text = position(&mut engine);
    accept(&mut engine, &format!("position {text}"));
    accept(&mut engine, "play +k1-l1");
    assert!(shown(&mut engine, "game tablan english leap=on"));
    let now = position(&mut engine);
    let record = accept(&mut engine, "record");
    let path = folder.path().join("record");
    std::fs::write(&path, record.join("\n")).unwrap();
    accept(&mut engine, &format!("load {}", path.display()));
    assert_eq!(position(&mut engine), now);
    assert_eq!(accept(&mut engine, "record"), record);
}

#[test]
fn only_regular_files_of_less_than_four_mebibytes_are_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = engine(&["new tablut"]);
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("large"), vec![b'#'; 4 << 20]).unwrap();
    std::fs::write(at("empty"), "").unwrap();
    std::fs::write(at("binary"), [0xff, 0xfe, 0x00]).unwrap();
    std::fs::write(at("prose"), "Once upon a time\n").unwrap();
    for (path, kind) in [
        (at("missing"), "file"),
        (folder.path().to_owned(), "file"),
        (at("large"), "file"),
        (at("binary"), "file"),
        (at("empty"), "file"),
        (at("prose"), "record"),
        ("/dev/zero".into(), "file"),
    ] {
        let error = refuse(&mut engine, &format!("load {}", path.display()));
        assert!(error.starts_with(&format!("{kind}: ")), "{error}");
    }
    assert!(refuse(&mut engine, "load").starts_with("arguments: "));
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let error = refuse(
        &mut engine(&["new tablut"]),
        &format!("load {}", pipe.display()),
    );
    assert!(error.starts_with("file: "), "{error}");
}

/// What is answered to raw bytes.
fn answers(input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    serve(&mut Engine::new(), input, &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn lines_that_cannot_be_read_are_answered_and_passed_over() {
    let mut input = b"new tablut\n\xff\xfe\nperft 1\n".to_vec();
    input.extend(vec![b'a'; MAX_LINE + 1]);
    input.extend(b"\nperft 1\n");
    input.extend(vec![b' '; MAX_LINE - 7]);
    input.extend(b"perft 1\r\n\0\n");
    let said = answers(&input);
    assert_eq!(said[0], "ok");
    assert!(said[1].starts_with("error not-utf8: "));
    assert_eq!(said[2..4], ["perft 1 80", "ok"]);
    assert!(said[4].starts_with("error long-line: "));
    assert_eq!(said[5..7], ["perft 1 80", "ok"]);
    assert_eq!(
        said[7..9],
        ["perft 1 80", "ok"],
        "a line of the full length"
    );
    assert!(said[9].starts_with("error unknown-command: "));
    assert_eq!(said.len(), 10);
}
