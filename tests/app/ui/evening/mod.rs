//! Tests game nights: whole ones of every format with a kill after every step, entered and corrected results, players
//! who leave or arrive late, the page, its codes, and a damaged slot.

use std::path::Path;

use bevy_egui::egui::{self, Event, Key, Modifiers, RawInput};
use tavoliere::evening::{
    Draw, EntrantId, Evening, Format, GameResult, LeaverRule, PairingId, PairingState, Plan, Step,
};
use tavoliere::players::{NameError, PlayerList, PlayerMark};
use tavoliere::rules::{Expect, GameKind, Setup, Side};
use tavoliere::store::Store;
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::{Intent, Saved, Table};
use tavoliere::ui::actions::EveningAction;
use tavoliere::ui::evening::at_table::{mark, pairing_of, result_of};
use tavoliere::ui::evening::{
    CurrentEvening, EveningDraft, EveningLeaf, EveningPage, EveningPlugin, NameAnswer,
    NameQuestion, evening,
};
use tavoliere::ui::games;
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::{UiAction, View, Words, theme};

use crate::rig::{PEOPLE, Rig, chance, some_choice};
use crate::ui::layouts::seen::seen;
use crate::views::ViewParts;

const FORMATS: [Format; 4] = [
    Format::KnockOut,
    Format::RoundRobin,
    Format::Swiss { rounds: None },
    Format::WinnerStaysOn { games: Some(9) },
];
const EIGHT: [&str; 8] = ["Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo"];

/// Starts the program from a folder.
fn start(dir: &Path) -> Rig {
    let mut rig = Rig::table_only();
    let mut saves = Saves(Store::open(dir).unwrap());
    let (saved, notices) = Saved::read(&mut saves, &SaveSlot::Autosave);
    assert!(notices.is_empty(), "{notices:?}");
    rig.app
        .add_plugins(EveningPlugin)
        .insert_resource(saves)
        .insert_resource(saved);
    rig.begin(Setup::new(GameKind::Tablut), PEOPLE, 2);
    rig.frame(16);
    rig
}

fn current(rig: &Rig) -> Option<&Evening> {
    rig.app.world().resource::<CurrentEvening>().0.as_ref()
}

fn ask(rig: &mut Rig, ask: EveningAction) {
    rig.app.world_mut().write_message(ask);
    rig.frame(16);
}

fn plan(format: Format) -> Plan {
    Plan {
        games: vec![GameKind::Tapatan, GameKind::Tablan, GameKind::Tawula],
        draw: Draw::Random { seed: 0 },
        ..Plan::new(EIGHT, GameKind::Tapatan, format)
    }
}

fn begin(rig: &mut Rig, plan: Plan) {
    ask(rig, EveningAction::Begin(Box::new(plan)));
    assert!(current(rig).is_some(), "the evening has begun");
}

/// Checks that the saved game night is the shown one.
fn check_kept(rig: &Rig, dir: &Path) {
    let text = Store::open(dir).unwrap().load(Evening::SLOT).unwrap();
    let kept = text.map(|text| Evening::read(&text).unwrap());
    assert_eq!(kept.as_ref(), current(rig));
}

/// Kills the program and restarts it.
fn kill(rig: Rig, dir: &Path) -> Rig {
    let before = current(&rig).cloned();
    drop(rig);
    let rig = start(dir);
    assert_eq!(current(&rig), before.as_ref(), "nothing is lost");
    rig
}

/// Plays some choices of both sides, and resigns if the game is long.
fn play_out(rig: &mut Rig, seed: u64) {
    let mut random = chance(seed);
    for _ in 0..40 {
        match rig.game().expect() {
            Expect::Throw(_) => rig.send(Intent::Throw),
            Expect::Move(_) => {
                let choice = some_choice(rig.game(), &mut random);
                rig.send(Intent::Play(choice));
            }
            Expect::Nothing => return,
        }
        rig.frame(16);
    }
    if rig.game().outcome().is_none() {
        let side = if seed.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        };
        rig.send(Intent::Resign(side));
        rig.frame(16);
    }
}

#[test]
fn evenings_of_eight_are_played_to_their_end_and_survive_a_kill_after_every_step() {
    for (index, format) in FORMATS.into_iter().enumerate() {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path();
        let mut rig = start(dir);
        begin(&mut rig, plan(format));
        let mut games = 0;
        while let Some(at) = current(&rig)
            .unwrap()
            .open_pairings()
            .first()
            .map(|one| one.id)
        {
            games += 1;
            assert!(games < 60, "{format:?} ends");
            rig = kill(rig, dir);
            ask(&mut rig, EveningAction::Play(at));
            rig.frame(16);
            let pairing = current(&rig).unwrap().pairing(at).unwrap().clone();
            assert_eq!(pairing.state, PairingState::Playing);
            let on_table = pairing_of(current(&rig).unwrap(), rig.game()).map(|one| one.id);
            assert_eq!(on_table, Some(at), "{format:?}: its game lies on the table");
            assert_eq!(Some(rig.game().setup().kind()), pairing.game);
            assert_eq!(rig.table().seats(), PEOPLE);
            check_kept(&rig, dir);
            if games % 3 == 1 {
                // A restart in the middle of a game must continue it.
                if let Expect::Move(_) = rig.game().expect() {
                    let choice = some_choice(rig.game(), &mut chance(3));
                    rig.send(Intent::Play(choice));
                } else {
                    rig.send(Intent::Throw);
                }
                rig.frame(16);
                let before = rig.events();
                rig = kill(rig, dir);
                ask(&mut rig, EveningAction::Play(at));
                rig.frame(16);
                // Further throws of a series follow automatically.
                assert!(rig.events().starts_with(&before), "the game goes on");
            }
            play_out(&mut rig, games + 100 * index as u64);
            let result = result_of(rig.game().outcome().unwrap());
            let pairing = current(&rig).unwrap().pairing(at);
            let drawn_out = format == Format::KnockOut && result == GameResult::Draw;
            match pairing.map(|one| one.state) {
                Some(PairingState::Done(known)) => assert_eq!(known, result),
                Some(PairingState::Waiting) => assert!(drawn_out, "{format:?}"),
                other => panic!("{format:?}: {other:?}"),
            }
            check_kept(&rig, dir);
        }
        let evening = current(&rig).unwrap();
        assert!(evening.is_over(), "{format:?}");
        assert_eq!(evening.standings().len(), 8);
        assert_eq!(evening.standings()[0].place, 1);
        rig = kill(rig, dir);
        ask(&mut rig, EveningAction::Delete);
        assert!(current(&rig).is_none());
        check_kept(&rig, dir);
    }
}

#[test]
fn results_are_entered_and_corrected_and_refusals_leave_all_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let mut rig = start(dir.path());
    begin(&mut rig, plan(Format::Swiss { rounds: Some(3) }));
    let at = current(&rig).unwrap().open_pairings()[0].id;
    let take = |rig: &mut Rig, step| {
        ask(rig, EveningAction::Apply(step));
        check_kept(rig, dir.path());
    };
    take(&mut rig, Step::Report(at, GameResult::win(Side::First)));
    let state = |rig: &Rig| current(rig).unwrap().pairing(at).unwrap().state;
    assert_eq!(
        state(&rig),
        PairingState::Done(GameResult::win(Side::First))
    );
    take(&mut rig, Step::Correct(at, GameResult::Draw));
    assert_eq!(state(&rig), PairingState::Done(GameResult::Draw));
    let before = current(&rig).cloned();
    take(&mut rig, Step::Report(at, GameResult::win(Side::Second)));
    take(&mut rig, Step::Begin(PairingId { round: 9, table: 9 }));
    assert_eq!(current(&rig), before.as_ref());
    rig = kill(rig, dir.path());
    assert_eq!(state(&rig), PairingState::Done(GameResult::Draw));
}

#[test]
fn players_leave_return_and_arrive_late_in_every_format() {
    for format in FORMATS {
        let dir = tempfile::tempdir().unwrap();
        let mut rig = start(dir.path());
        begin(&mut rig, plan(format));
        let gone = EntrantId::new(8);
        for step in [
            Step::Leave(gone),
            Step::Return(gone),
            Step::Join("Ines".into()),
        ] {
            let before = current(&rig).unwrap().steps().len();
            ask(&mut rig, EveningAction::Apply(step.clone()));
            let evening = current(&rig).unwrap();
            assert_eq!(evening.steps().len(), before + 1, "{format:?}: {step:?}");
            rig = kill(rig, dir.path());
        }
        let evening = current(&rig).unwrap();
        assert_eq!(evening.entrants().len(), 9, "{format:?}");
        assert!(evening.entrants().iter().all(|one| !one.left));
    }
}

#[test]
fn a_second_game_of_a_kind_waits_for_the_first() {
    let dir = tempfile::tempdir().unwrap();
    let mut rig = start(dir.path());
    begin(
        &mut rig,
        Plan::new(EIGHT, GameKind::Tapatan, Format::RoundRobin),
    );
    let [one, other] = [0, 1].map(|at| current(&rig).unwrap().open_pairings()[at].id);
    ask(&mut rig, EveningAction::Play(one));
    rig.frame(16);
    let choice = some_choice(rig.game(), &mut chance(1));
    rig.send(Intent::Play(choice));
    rig.frame(16);
    let record = rig.game().to_record();
    ask(&mut rig, EveningAction::Play(other));
    rig.frame(16);
    assert_eq!(rig.game().to_record(), record, "the first game is not lost");
    let state = |rig: &Rig, at| current(rig).unwrap().pairing(at).unwrap().state;
    assert_eq!(state(&rig, other), PairingState::Waiting);
    ask(&mut rig, EveningAction::Apply(Step::Unstart(one)));
    ask(&mut rig, EveningAction::Play(other));
    rig.frame(16);
    assert_eq!(state(&rig, other), PairingState::Playing);
    assert_ne!(rig.game().to_record(), record);
}

#[test]
fn corrected_results_stay_and_withdrawn_ones_are_reported_again() {
    let dir = tempfile::tempdir().unwrap();
    let mut rig = start(dir.path());
    begin(
        &mut rig,
        Plan::new(EIGHT, GameKind::Tapatan, Format::RoundRobin),
    );
    let at = current(&rig).unwrap().open_pairings()[0].id;
    ask(&mut rig, EveningAction::Play(at));
    rig.frame(16);
    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    let state = |rig: &Rig| current(rig).unwrap().pairing(at).unwrap().state;
    assert_eq!(
        state(&rig),
        PairingState::Done(GameResult::win(Side::Second))
    );
    ask(
        &mut rig,
        EveningAction::Apply(Step::Correct(at, GameResult::Draw)),
    );
    for _ in 0..5 {
        rig.frame(16);
    }
    assert_eq!(state(&rig), PairingState::Done(GameResult::Draw));
    // A rematch isn't part of the game night.
    rig.send(Intent::Rematch);
    rig.frame(16);
    assert!(pairing_of(current(&rig).unwrap(), rig.game()).is_none());
}

#[test]
fn two_games_of_a_pairing_are_played_with_swapped_sides_and_can_be_undone() {
    let dir = tempfile::tempdir().unwrap();
    let mut rig = start(dir.path());
    let mut plan = Plan::new(EIGHT, GameKind::Tablut, Format::RoundRobin);
    plan.two_games = true;
    begin(&mut rig, plan);
    let at = current(&rig).unwrap().open_pairings()[0].id;
    let pairing = |rig: &Rig| current(rig).unwrap().pairing(at).unwrap().clone();
    let before = pairing(&rig);
    // A resignation can be undone only after a choice.
    let play = |rig: &mut Rig| {
        ask(rig, EveningAction::Play(at));
        rig.frame(16);
        let choice = some_choice(rig.game(), &mut chance(1));
        rig.send(Intent::Play(choice));
        rig.frame(16);
    };
    play(&mut rig);
    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    let first = pairing(&rig);
    assert_eq!(first.state, PairingState::Waiting);
    assert_eq!(first.earlier, Some(GameResult::win(Side::Second)));
    assert_eq!(
        (Some(first.first), first.second),
        (before.second, Some(before.first))
    );
    // The first game ends differently after an undo.
    rig.send(Intent::Undo);
    rig.frame(16);
    rig.send(Intent::Resign(Side::Second));
    rig.frame(16);
    assert_eq!(pairing(&rig).earlier, Some(GameResult::win(Side::First)));
    rig = kill(rig, dir.path());
    play(&mut rig);
    assert!(
        rig.game().outcome().is_none(),
        "the second game is on the table"
    );
    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    let done = PairingState::Done(GameResult::win(Side::Second));
    assert_eq!(pairing(&rig).state, done);
    // The same player has won both games.
    assert_eq!(pairing(&rig).winner(), Some(before.first));
    rig.send(Intent::Undo);
    rig.frame(16);
    rig.send(Intent::AgreeDraw);
    rig.frame(16);
    assert_eq!(pairing(&rig).state, PairingState::Done(GameResult::Draw));
    check_kept(&rig, dir.path());
}

#[test]
fn a_damaged_evening_is_set_aside_and_a_new_one_can_start() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join(Evening::SLOT), "(version: 1, plan").unwrap();
    let mut rig = start(dir.path());
    assert!(current(&rig).is_none());
    let aside = dir.path().join(format!("{}.damaged-1", Evening::SLOT));
    assert!(aside.exists());
    begin(&mut rig, plan(Format::KnockOut));
    check_kept(&rig, dir.path());
}

/// The page in a separate window.
struct Stand {
    ctx: egui::Context,
    table: Table,
    evening: Option<Evening>,
    remembered: PlayerList,
    size: egui::Vec2,
    time: f64,
    /// The time from one frame to the next (s).
    step: f64,
    /// The texts of the last frame.
    shown: String,
}

impl Stand {
    fn new(evening: Option<Evening>) -> Stand {
        let ctx = egui::Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        let game = crate::ui::panels::game_cards::begun(GameKind::Tapatan, 0);
        Stand {
            ctx,
            table: Table::new(game),
            evening,
            remembered: PlayerList::default(),
            size: egui::vec2(1280.0, 2400.0),
            time: 0.0,
            step: 1.0,
            shown: String::new(),
        }
    }

    fn page(&self) -> EveningPage {
        EveningPage::read(&self.ctx)
    }

    fn change(&self, change: impl FnOnce(&mut EveningPage)) {
        let mut page = self.page();
        change(&mut page);
        page.keep(&self.ctx);
    }

    fn frame(&mut self, events: Vec<Event>) -> (Option<UiAction>, Names) {
        self.time += self.step;
        let input = RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let window = bevy::math::Vec2::new(self.size.x, self.size.y);
        let parts = ViewParts::new(window, GameKind::Tapatan);
        let view = View {
            evening: self.evening.as_ref(),
            remembered: &self.remembered,
            ..parts.view(&self.table)
        };
        let _ = Names::take(&self.ctx);
        let mut action = None;
        let mut output = self
            .ctx
            .run_ui(input, |ui| action = evening(ui.ctx(), &view));
        output.textures_delta.clear();
        self.shown = seen(&output.shapes).text();
        (action, Names::take(&self.ctx))
    }

    /// Presses the control with this label.
    fn press(&mut self, label: &str) -> Option<UiAction> {
        self.frame(Vec::new());
        let (_, labelled) = self.frame(Vec::new());
        let found = labelled.0.iter().find(|(name, _)| name == label);
        let at = found
            .unwrap_or_else(|| panic!("“{label}” is missing: {labelled:?}"))
            .1
            .center();
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]).0
    }
}

#[test]
fn an_evening_is_set_up_by_hand_and_known_names_need_confirmation() {
    let words = Words::default();
    let mut stand = Stand::new(None);
    stand.change(|page| page.draft.writing = "Ada, Bo;Chiara, ADA, Dov".to_owned());
    stand.press(&words.get("evening-add"));
    let draft = stand.page().draft;
    assert_eq!(draft.names, ["Ada", "Bo", "Chiara"]);
    let duplicate = NameQuestion::Duplicate {
        name: "ADA".to_owned(),
        other: "ADA 2".to_owned(),
    };
    assert_eq!(draft.question, Some(duplicate));
    let name = [("name", "ADA 2".into())];
    stand.press(&words.with("evening-twice-add", &name));
    assert_eq!(
        stand.page().draft.names,
        ["Ada", "Bo", "Chiara", "ADA 2", "Dov"]
    );
    let remove = |name: &str| words.with("evening-remove", &[("name", name.to_owned().into())]);
    stand.press(&remove("Bo"));
    stand.press(&words.get("game-tablut"));
    stand.press(&words.get("evening-round-robin"));
    // Unticked, the order is that of the list.
    stand.press(&words.get("evening-by-lot"));
    let asked = stand.press(&words.get("evening-begin"));
    let Some(UiAction::Evening(EveningAction::Begin(plan))) = asked else {
        panic!("{asked:?}");
    };
    let names: Vec<&str> = plan.names.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Chiara", "ADA 2", "Dov"]);
    assert_eq!(plan.format, Format::RoundRobin);
    assert_eq!(plan.games, [GameKind::Tablut, GameKind::Tapatan]);
    assert_eq!(plan.draw, Draw::AsEntered);
    assert!(Evening::new(*plan).is_ok());
}

#[test]
fn one_press_adds_a_remembered_player() {
    let words = Words::default();
    let add = |name: &str| words.with("evening-add-one", &[("name", name.to_owned().into())]);
    let mut stand = Stand::new(None);
    for name in ["Ada", "Bo", "Chiara", "Dov"] {
        let mark = stand.remembered.free_mark();
        stand.remembered.add(name, mark).unwrap();
    }
    stand.change(|page| page.draft.writing = "bo, Esi, Finn".to_owned());
    stand.press(&words.get("evening-add"));
    stand.press(&add("Chiara"));
    stand.press(&add("Ada"));
    // Players on the list aren't offered again, whatever the case of their names.
    let (_, labelled) = stand.frame(Vec::new());
    let is_offered = |name: &&str| labelled.0.iter().any(|(label, _)| *label == add(name));
    let known = ["Ada", "Bo", "Chiara", "Dov"].into_iter();
    let offered: Vec<&str> = known.filter(is_offered).collect();
    assert_eq!(offered, ["Dov"]);
    let asked = stand.press(&words.get("evening-begin"));
    let Some(UiAction::Evening(EveningAction::Begin(plan))) = asked else {
        panic!("{asked:?}");
    };
    let known: Vec<_> = plan
        .names
        .iter()
        .map(|entry| (entry.name.as_str(), entry.player))
        .collect();
    assert_eq!(
        known,
        [
            ("bo", Some(2)),
            ("Esi", None),
            ("Finn", None),
            ("Chiara", Some(3)),
            ("Ada", Some(1))
        ]
    );
    // The same for players who arrive late.
    stand.evening = Some(Evening::new(*plan).unwrap());
    stand.change(|page| page.leaf = EveningLeaf::People);
    let asked = stand.press(&add("Dov"));
    let Some(UiAction::Evening(EveningAction::Apply(Step::Join(entry)))) = asked else {
        panic!("{asked:?}");
    };
    assert_eq!((entry.name.as_str(), entry.player), ("Dov", Some(4)));
}

#[test]
fn a_pasted_list_keeps_its_good_names_and_names_the_bad_ones() {
    let mut draft = EveningDraft::default();
    let saved = PlayerList::default();
    let long = "Wolfeschlegelsteinhausenbergerdorffsohnes";
    draft.writing = format!("Anna\nBen\n{long}\n\n\u{200B}\nCarla\nDov");
    draft.take_written(&saved);
    assert_eq!(draft.names, ["Anna", "Ben", "Carla", "Dov"]);
    let refused = draft.refused.iter();
    let refused: Vec<_> = refused
        .map(|one| (one.written.number, one.problem.clone()))
        .collect();
    let too_long = NameError::TooLong { found: 41 };
    assert_eq!(refused, [(3, too_long), (4, NameError::Empty)]);
    // The bad names stay in the field to be corrected.
    assert_eq!(draft.writing, format!("{long}, \u{200B}"));
    draft.writing = "Wolfe".to_owned();
    draft.take_written(&saved);
    assert_eq!(draft.names.len(), 5);
    assert!(draft.refused.is_empty() && draft.writing.is_empty());
}

#[test]
fn a_list_pasted_into_the_field_keeps_its_lines() {
    let mut stand = Stand::new(None);
    stand.frame(Vec::new());
    stand.frame(Vec::new());
    stand.frame(vec![Event::Paste("Anna\nBen\r\nCarla\tDov".to_owned())]);
    stand.frame(vec![enter(true), enter(false)]);
    assert_eq!(stand.page().draft.names, ["Anna", "Ben", "Carla", "Dov"]);
}

#[test]
fn the_page_names_the_bad_one_of_fifteen_pasted_names() {
    let words = Words::default();
    let mut names: Vec<String> = (1..=15).map(|number| format!("Player {number}")).collect();
    names[10] = "Wolfeschlegelsteinhausenbergerdorffsohnes".to_owned();
    let mut stand = Stand::new(None);
    stand.change(|page| page.draft.writing = names.join(", "));
    stand.press(&words.get("evening-add"));
    assert_eq!(stand.page().draft.names.len(), 14);
    stand.frame(Vec::new());
    let variables = [
        ("name", "Wolfeschlegelsteinhausen…".into()),
        ("count", 41.into()),
        ("most", 40.into()),
    ];
    let problem = words.with("who-too-long", &variables);
    let number = ("number", 11.into());
    let line = words.with("evening-bad-name", &[number, ("problem", problem.into())]);
    assert!(stand.shown.contains(&line), "{line}: {}", stand.shown);
}

#[test]
fn names_that_look_like_others_need_an_answer() {
    let mut saved = PlayerList::default();
    saved.add("Zoe", PlayerMark::Sun).unwrap();
    let mut draft = EveningDraft::default();
    // A Cyrillic А, a dotless i, a Greek ο.
    draft.writing = "Anna, Аnna, Ali, Alı, anna\u{200B}, Zοe, Ben".to_owned();
    draft.take_written(&saved);
    let lookalike = |name: &str, other: &str| {
        Some(NameQuestion::Lookalike {
            name: name.to_owned(),
            other: other.to_owned(),
        })
    };
    assert_eq!(draft.question, lookalike("Аnna", "Anna"));
    draft.answer(NameAnswer::SomeoneElse, &saved);
    assert_eq!(draft.question, lookalike("Alı", "Ali"));
    draft.answer(NameAnswer::SamePerson, &saved);
    let duplicate = NameQuestion::Duplicate {
        name: "anna".to_owned(),
        other: "anna 2".to_owned(),
    };
    assert_eq!(draft.question, Some(duplicate));
    draft.answer(NameAnswer::SamePerson, &saved);
    // The saved player is meant, in the saved spelling.
    assert_eq!(draft.question, lookalike("Zοe", "Zoe"));
    draft.answer(NameAnswer::SamePerson, &saved);
    assert_eq!(draft.question, None);
    assert_eq!(draft.names, ["Anna", "Аnna", "Ali", "Zoe", "Ben"]);
    assert!(draft.writing.is_empty());
}

#[test]
fn a_latecomer_who_looks_like_another_needs_an_answer() {
    let words = Words::default();
    let with_name = |key: &str, name: &str| words.with(key, &[("name", name.to_owned().into())]);
    let evening = Evening::new(Plan::new(EIGHT, GameKind::Tawula, Format::RoundRobin)).unwrap();
    let taken = evening.entrants()[0].name.clone();
    let mut stand = Stand::new(Some(evening));
    let write = |stand: &mut Stand, name: &str| {
        stand.change(|page| {
            page.leaf = EveningLeaf::People;
            page.late = name.to_owned();
        });
        stand.press(&words.get("evening-add"))
    };
    // A name that is too long stays in the field.
    assert!(write(&mut stand, &"x".repeat(41)).is_none());
    assert_eq!(stand.page().late.len(), 41);
    let long = NameError::TooLong { found: 41 };
    assert_eq!(stand.page().late_problem, Some(long));
    let lookalike = taken.replace('a', "а").replace('e', "е").replace('o', "о");
    assert_ne!(lookalike, taken);
    assert!(write(&mut stand, &lookalike).is_none());
    assert!(stand.press(&with_name("who-twice-same", &taken)).is_none());
    assert_eq!(stand.page().late_question, None);
    assert!(write(&mut stand, &lookalike).is_none());
    let asked = stand.press(&words.get("who-alike-other"));
    let Some(UiAction::Evening(EveningAction::Apply(Step::Join(entry)))) = asked else {
        panic!("{asked:?}");
    };
    assert_eq!(entry.name, lookalike);
}

#[test]
fn rounds_stay_within_the_limit_for_the_names() {
    let mut draft = EveningDraft::default();
    for name in EIGHT {
        assert!(draft.add(name));
    }
    assert_eq!(draft.count(), Some(4));
    assert!(!draft.meets_again());
    assert_eq!(draft.round_choices(), 3..=7);
    // Eight players have met after seven rounds.
    draft.pick_count(Some(8));
    assert_eq!(draft.count(), Some(8));
    assert!(draft.meets_again());
    assert_eq!(draft.round_choices(), 4..=8);
    draft.pick_count(Some(40));
    assert_eq!(draft.count(), Some(31));
    assert_eq!(draft.round_choices(), 27..=31);
    assert!(Evening::new(draft.plan()).is_ok());
    draft.format = Format::WinnerStaysOn { games: None };
    assert_eq!(draft.count(), None);
    assert_eq!(draft.game_choices(), [10, 20, 30]);
    draft.pick_count(Some(15));
    assert_eq!(draft.count(), Some(15));
    assert_eq!(draft.game_choices(), [10, 15, 20, 30]);
    draft.pick_count(None);
    assert_eq!(draft.count(), None);
}

#[test]
fn the_set_up_counts_the_games_that_will_be_played() {
    for format in &FORMATS[..3] {
        let mut draft = EveningDraft::default();
        for number in 1..=13 {
            assert!(draft.add(&format!("Player {number}")));
            draft.pick_format(*format);
            if number < 3 {
                continue;
            }
            let mut evening = Evening::new(draft.plan()).unwrap();
            while let Some(at) = evening.open_pairings().first().map(|one| one.id) {
                evening.report(at, GameResult::win(Side::First)).unwrap();
            }
            let rounds = evening.rounds();
            let games = rounds.iter().flatten();
            let games = games.filter(|one| one.second.is_some()).count();
            assert_eq!(
                (draft.rounds_to_play(), draft.games_to_play()),
                (Some(rounds.len()), Some(games)),
                "{format:?} of {number}"
            );
        }
    }
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

#[test]
fn rounds_and_games_are_picked_as_numbers_and_names_removed_with_a_key() {
    let words = Words::default();
    let mut stand = Stand::new(None);
    stand.change(|page| {
        for name in EIGHT {
            page.draft.add(name);
        }
    });
    let rounds = |count: u16| words.with("evening-rounds", &[("count", count.into())]);
    stand.press(&rounds(6));
    assert_eq!(stand.page().draft.count(), Some(6));
    stand.press(&words.get("evening-more"));
    assert_eq!(stand.page().draft.count(), Some(8));
    stand.press(&words.get("evening-winner-stays-on"));
    let games = |count: u16| words.with("evening-game-count", &[("count", count.into())]);
    stand.press(&games(20));
    assert_eq!(stand.page().draft.count(), Some(20));
    stand.press(&words.get("evening-no-count"));
    assert_eq!(stand.page().draft.count(), None);
    // The cross of the second player has the focus.
    let cross = egui::Id::new(("remove player", 1_usize));
    stand.frame(Vec::new());
    stand.ctx.memory_mut(|memory| memory.request_focus(cross));
    stand.frame(Vec::new());
    stand.frame(vec![key(Key::Delete, true), key(Key::Delete, false)]);
    assert_eq!(stand.page().draft.names[..2], ["Ada", "Chiara"]);
}

#[test]
fn the_set_up_says_how_long_the_night_takes() {
    let words = Words::default();
    let mut stand = Stand::new(None);
    let of_game = |game| games::room(game).minutes;
    let mut says = |change: &dyn Fn(&mut EveningDraft), minutes, text: &str| {
        stand.change(|page| {
            page.draft = EveningDraft::default();
            for name in EIGHT {
                page.draft.add(name);
            }
            change(&mut page.draft);
        });
        assert_eq!(stand.page().draft.minutes(of_game), minutes, "{text}");
        // The page is invisible in its first frame.
        stand.frame(Vec::new());
        stand.frame(Vec::new());
        assert!(stand.shown.contains(text), "{text}: {}", stand.shown);
    };
    let swiss = Format::Swiss { rounds: None };
    // Four rounds of two minutes and a change each.
    says(
        &|draft| draft.pick_format(swiss),
        Some(28),
        "about 30 minutes",
    );
    // The longest game decides.
    let longer = |draft: &mut EveningDraft| {
        draft.toggle(GameKind::Tawula);
        draft.pick_format(swiss);
    };
    says(&longer, Some(120), "about 2 hours");
    let twice = |draft: &mut EveningDraft| {
        longer(draft);
        draft.two_games = true;
    };
    says(&twice, Some(220), "about 3½ hours");
    // One table, on which both games take turns.
    let queue = |draft: &mut EveningDraft| {
        draft.toggle(GameKind::Tawula);
        draft.pick_format(Format::WinnerStaysOn { games: Some(10) });
    };
    says(&queue, Some(190), "about 3 hours");
    let endless = |draft: &mut EveningDraft| {
        draft.pick_format(Format::WinnerStaysOn { games: None });
    };
    says(&endless, None, "any number of games");
    assert!(!stand.shown.contains(" hour"), "{}", stand.shown);
    let one = words.with("evening-lasts-hours", &[("hours", 1.into())]);
    assert_eq!(one, "about an hour");
}

#[test]
fn a_removed_player_can_be_restored_for_six_seconds() {
    let words = Words::default();
    let mut stand = Stand::new(None);
    stand.change(|page| {
        for name in EIGHT {
            page.draft.add(name);
        }
    });
    let remove = |stand: &mut Stand| {
        let cross = egui::Id::new(("remove player", 1_usize));
        stand.frame(Vec::new());
        stand.ctx.memory_mut(|memory| memory.request_focus(cross));
        stand.frame(Vec::new());
        stand.frame(vec![key(Key::Delete, true), key(Key::Delete, false)]);
        stand.step = 0.1;
        stand.frame(Vec::new());
    };
    remove(&mut stand);
    assert!(stand.shown.contains("Bo removed."), "{}", stand.shown);
    let left = EveningPage::next_change(&stand.ctx).expect("the page changes by itself");
    assert!((5.0..6.0).contains(&left.as_secs_f64()), "{left:?}");
    stand.press(&words.get("evening-restore"));
    assert_eq!(stand.page().draft.names, EIGHT);
    assert_eq!(EveningPage::next_change(&stand.ctx), None);
    stand.step = 1.0;
    remove(&mut stand);
    stand.step = 6.0;
    stand.frame(Vec::new());
    assert_eq!(EveningPage::next_change(&stand.ctx), None);
    assert!(!stand.shown.contains("removed"), "{}", stand.shown);
    assert!(!stand.page().draft.names.contains(&"Bo".to_owned()));
}

#[test]
fn a_pairing_can_be_played_or_given_a_result() {
    let words = Words::default();
    let evening = Evening::new(Plan::new(EIGHT, GameKind::Tawula, Format::RoundRobin)).unwrap();
    let at = evening.open_pairings()[0].id;
    let name = |id| evening.entrant(id).unwrap().name.clone();
    let pairing = evening.pairing(at).unwrap();
    let (first, second) = (name(pairing.first), name(pairing.second.unwrap()));
    let mut stand = Stand::new(Some(evening.clone()));
    let row = format!("{first} – {second}");
    assert!(stand.press(&row).is_none());
    assert_eq!(stand.page().leaf, EveningLeaf::Pairing(at));
    let asked = stand.press(&words.get("evening-play"));
    assert!(matches!(asked, Some(UiAction::Evening(EveningAction::Play(it))) if it == at));
    assert_eq!(stand.page().leaf, EveningLeaf::Sheet);
    stand.press(&row);
    let variables = [("name", second.into())];
    let asked = stand.press(&words.with("evening-wins-double", &variables));
    let Some(UiAction::Evening(EveningAction::Apply(step))) = asked else {
        panic!("{asked:?}");
    };
    assert_eq!(step, Step::Report(at, GameResult::cappotto(Side::Second)));
    stand.evening.as_mut().unwrap().take(step).unwrap();
    stand.press(&row);
    let asked = stand.press(&words.get("evening-draw"));
    assert!(
        matches!(&asked, Some(UiAction::Evening(EveningAction::Apply(Step::Correct(it, GameResult::Draw)))) if *it == at),
        "{asked:?}"
    );
}

#[test]
fn a_press_beside_the_slip_or_on_its_link_leads_back_to_the_sheet() {
    let words = Words::default();
    let evening = Evening::new(Plan::new(EIGHT, GameKind::Tawula, Format::RoundRobin)).unwrap();
    let at = evening.open_pairings()[0].id;
    let mut stand = Stand::new(Some(evening));
    stand.change(|page| page.leaf = EveningLeaf::Pairing(at));
    stand.press(&words.get("evening-back"));
    assert_eq!(stand.page().leaf, EveningLeaf::Sheet);
    stand.change(|page| page.leaf = EveningLeaf::Pairing(at));
    // The sheet below it can't be pressed.
    assert!(stand.press(&words.get("evening-end")).is_none());
    assert_eq!(stand.page().leaf, EveningLeaf::Sheet);
}

#[test]
fn two_games_and_the_rule_for_leaving_are_set_up_entered_and_corrected() {
    let words = Words::default();
    let mut stand = Stand::new(None);
    stand.change(|page| page.draft.writing = "Ada, Bo, Chiara, Dov".to_owned());
    stand.press(&words.get("evening-add"));
    stand.press(&words.get("evening-by-lot"));
    stand.press(&words.get("evening-two-games"));
    let asked = stand.press(&words.get("evening-begin"));
    let Some(UiAction::Evening(EveningAction::Begin(plan))) = asked else {
        panic!("{asked:?}");
    };
    assert!(plan.two_games);
    assert_eq!(plan.leavers, LeaverRule::HalfPlayed);
    // The link shows the current rule, and a press changes to the other.
    stand.press(&words.get("evening-leavers-half"));
    assert_eq!(stand.page().draft.plan().leavers, LeaverRule::Lost);
    let evening = Evening::new(*plan).unwrap();
    let at = evening.open_pairings()[0].id;
    stand.evening = Some(evening);
    let wins = |name: &str| words.with("evening-wins-one", &[("name", name.into())]);
    let take = |stand: &mut Stand, label: &str| {
        stand.change(|page| page.leaf = EveningLeaf::Pairing(at));
        let asked = stand.press(label);
        let Some(UiAction::Evening(EveningAction::Apply(step))) = asked else {
            panic!("{asked:?}");
        };
        stand.evening.as_mut().unwrap().take(step.clone()).unwrap();
        step
    };
    // Ada against Dov, then Dov against Ada.
    let first = Step::Report(at, GameResult::win(Side::First));
    assert_eq!(take(&mut stand, &wins("Ada")), first);
    // The upper buttons are those of the second game.
    assert_eq!(take(&mut stand, &wins("Dov")), first);
    let evening = stand.evening.as_ref().unwrap();
    let pairing = evening.pairing(at).unwrap();
    assert_eq!(pairing.winner(), None);
    assert!(!pairing.is_open());
}

#[test]
fn after_a_night_without_players_the_page_says_so_and_players_can_return() {
    let words = Words::default();
    let mut evening = Evening::new(plan(FORMATS[2])).unwrap();
    for number in 1..=7 {
        evening.leave(EntrantId::new(number)).unwrap();
    }
    assert!(evening.is_over());
    let name = evening.entrants()[0].name.clone();
    let mut stand = Stand::new(Some(evening));
    for _ in 0..2 {
        stand.frame(Vec::new());
    }
    let reason = words.get("evening-too-few");
    assert!(stand.shown.contains(&reason), "{}", stand.shown);
    stand.press(&words.get("evening-people"));
    assert_eq!(stand.page().leaf, EveningLeaf::People);
    let back = words.with("evening-is-back", &[("name", name.into())]);
    let asked = stand.press(&back);
    let id = EntrantId::new(1);
    assert!(
        matches!(&asked, Some(UiAction::Evening(EveningAction::Apply(Step::Return(who)))) if *who == id),
        "{asked:?}"
    );
}

#[test]
fn everything_of_the_sheet_is_reached_by_keys() {
    let mut stand = Stand::new(Some(Evening::new(plan(FORMATS[2])).unwrap()));
    let mut reached = std::collections::HashSet::new();
    let mut focused = None;
    for _ in 0..40 {
        let tab = [true, false].map(|pressed| Event::Key {
            key: Key::Tab,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        stand.frame(tab.into());
        let now = stand.ctx.memory(egui::Memory::focused);
        if now != focused {
            focused = now;
            reached.extend(now);
        }
    }
    // Close, code, people, end, two ways to save, and four pairings.
    assert!(reached.len() >= 10, "{}", reached.len());
}

#[test]
fn the_code_at_the_corner_is_enlarged() {
    let words = Words::default();
    let mut stand = Stand::new(Some(Evening::new(plan(FORMATS[2])).unwrap()));
    assert!(stand.press(&words.get("evening-code")).is_none());
    assert_eq!(stand.page().leaf, EveningLeaf::Code(0));
    stand.press(&words.get("evening-back"));
    assert_eq!(stand.page().leaf, EveningLeaf::Sheet);
    let asked = stand.press(&words.get("close"));
    assert!(matches!(asked, Some(UiAction::Close)), "{asked:?}");
}

#[test]
fn a_title_is_saved_and_shown_on_every_sheet() {
    let mut draft = EveningDraft::default();
    EIGHT.iter().for_each(|name| assert!(draft.add(name)));
    assert_eq!(draft.plan().title, None);
    let plain = Evening::new(draft.plan()).unwrap();
    // Without a title the format is that of older versions, and can still be read.
    assert!(!plain.to_text().contains("title"));
    assert_eq!(Evening::read(&plain.to_text()).as_ref(), Ok(&plain));
    draft.title = "  Friday at four tables ".to_owned();
    let titled = Evening::new(draft.plan()).unwrap();
    assert_eq!(
        titled.plan().title.as_deref(),
        Some("Friday at four tables")
    );
    assert_eq!(Evening::read(&titled.to_text()).as_ref(), Ok(&titled));
    let words = Words::default();
    let code = &titled.codes(&words)[0].text;
    for sheet in [&titled.page(&words), code] {
        assert!(sheet.starts_with("Friday at four tables\n"), "{sheet}");
    }
    assert!(titled.picture(&words).contains(">Friday at four tables<"));
    // Invalid titles are refused.
    for title in ["x".repeat(41), "a\nb".to_owned(), String::new()] {
        let plan = Plan {
            title: Some(title),
            ..draft.plan()
        };
        assert!(Evening::new(plan).is_err());
    }
}

#[test]
fn games_know_their_evening_whatever_its_title() {
    let mut evening = Evening::new(plan(Format::RoundRobin)).unwrap();
    let at = evening.open_pairings()[0].id;
    evening.begin(at).unwrap();
    let mut game =
        crate::ui::panels::game_cards::begun(evening.pairing(at).unwrap().game.unwrap(), 0);
    mark(&evening, at, &mut game);
    let mut titled = Evening::new(Plan {
        title: Some("Friday".to_owned()),
        ..evening.plan().clone()
    })
    .unwrap();
    titled.begin(at).unwrap();
    let found = pairing_of(&titled, &game).map(|one| one.id);
    assert_eq!(found, Some(at));
}

#[test]
fn ending_needs_confirmation() {
    let words = Words::default();
    let mut stand = Stand::new(Some(Evening::new(plan(FORMATS[1])).unwrap()));
    assert!(stand.press(&words.get("evening-end")).is_none());
    assert!(stand.press(&words.get("evening-no")).is_none());
    assert_eq!(stand.page().leaf, EveningLeaf::Sheet);
    stand.press(&words.get("evening-end"));
    let asked = stand.press(&words.get("evening-end-yes"));
    assert!(matches!(
        asked,
        Some(UiAction::Evening(EveningAction::Apply(Step::End)))
    ));
}

/// A game night with the most names, each of the greatest length.
pub fn long_names(format: Format) -> Evening {
    const WORDS: [&str; 8] = [
        "Maximiliana Alexandrina von Hohenzollern",
        "Константин Александрович Преображенский",
        "Παναγιώτης Κωνσταντινόπουλος ο Μακρύς",
        "Llanfairpwllgwyngyllgogerychwyrndrobwyll",
        "Ngũgĩ Ọlúwátósìn Ṣọ́yínká Adébáyọ̀",
        "María de los Ángeles Fernández de Córdoba",
        "Giovanni Battista degli Abati Olivieri",
        "Þorgerður Hólmfríður Sveinbjarnardóttir",
    ];
    let name = |at: usize| -> String {
        let number = format!(" {at}");
        let most = 40 - number.chars().count();
        WORDS[at % 8]
            .chars()
            .take(most)
            .chain(number.chars())
            .collect()
    };
    let names: Vec<String> = (0..32).map(name).collect();
    let mut plan = Plan::new(names.iter().map(String::as_str), GameKind::Tawula, format);
    plan.games = GameKind::ALL.to_vec();
    Evening::new(plan).unwrap()
}

#[test]
fn every_code_can_be_drawn_in_every_language_and_holds_every_name() {
    for locale in LOCALES {
        let words = Words::of(locale);
        for format in FORMATS {
            let short = Evening::new(plan(format)).unwrap();
            assert_eq!(short.codes(&words).len(), 1);
            let long = long_names(format);
            let codes = long.codes(&words);
            assert!(codes.len() > 1);
            let whole: String = codes.iter().map(|code| code.text.as_str()).collect();
            for (at, code) in codes.iter().enumerate() {
                let number = format!("{}/{}\n", at + 1, codes.len());
                assert!(code.text.starts_with(&number));
                // Version 25 of the QR code.
                assert!(code.size() <= 117);
            }
            for one in long.entrants() {
                assert!(whole.contains(&one.name), "{}", one.name);
            }
        }
    }
}

#[test]
fn the_picture_is_whole_and_holds_every_name_unharmed() {
    let mut plan = plan(FORMATS[0]);
    plan.names[0] = "<A & B>".into();
    let evening = Evening::new(plan).unwrap();
    for evening in [evening, long_names(FORMATS[1])] {
        let picture = evening.picture(&Words::default());
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
        assert_eq!(
            picture.matches("<text").count(),
            picture.matches("</text>").count()
        );
        for one in evening.entrants() {
            let name = one
                .name
                .replace('&', "&amp;")
                .replace('<', "&lt;")
                .replace('>', "&gt;");
            assert!(picture.contains(&name), "{name}");
        }
        // Only these elements are allowed.
        let ends = picture.split('<').skip(1);
        let known = ["svg ", "/svg>", "rect ", "text ", "/text>", "path "];
        for rest in ends {
            assert!(known.iter().any(|tag| rest.starts_with(tag)), "<{rest}");
        }
    }
}

#[test]
fn names_can_be_typed_as_soon_as_the_page_opens() {
    let mut stand = Stand::new(None);
    stand.frame(Vec::new());
    stand.frame(Vec::new());
    stand.frame(vec![Event::Text("Anna, Ben, Carla".to_owned())]);
    assert_eq!(stand.page().draft.writing, "Anna, Ben, Carla");
    stand.frame(vec![enter(true), enter(false)]);
    assert_eq!(stand.page().draft.names, ["Anna", "Ben", "Carla"]);
    let title = stand.page().draft.title;
    assert!(title.is_empty());
}

#[test]
fn the_game_night_gets_another_name_by_a_link() {
    let words = Words::default();
    let mut stand = Stand::new(None);
    for (written, title) in [("Friday", "Friday"), (" at four", "Friday at four")] {
        stand.press(&words.get("evening-rename"));
        stand.frame(Vec::new());
        stand.frame(vec![key(Key::End, true), key(Key::End, false)]);
        stand.frame(vec![Event::Text(written.to_owned())]);
        stand.frame(vec![enter(true), enter(false)]);
        assert_eq!(stand.page().draft.title, title);
    }
    assert!(stand.page().draft.names.is_empty());
}

#[test]
fn the_field_for_names_stays_in_view_while_they_are_added() {
    for (width, height) in [(1280.0, 500.0), (844.0, 390.0), (390.0, 700.0)] {
        let mut stand = Stand::new(None);
        stand.size = egui::vec2(width, height);
        stand.frame(Vec::new());
        stand.frame(Vec::new());
        for names in [
            "Anna, Ben, Carla",
            "Dov, Esi, Finn, Gita, Hugo, Ines",
            "Kofi, Lea",
        ] {
            stand.frame(vec![Event::Text(names.to_owned())]);
            stand.frame(vec![enter(true), enter(false)]);
            stand.frame(Vec::new());
            stand.frame(Vec::new());
            let (_, labelled) = stand.frame(Vec::new());
            let field = labelled.0.iter().find(|(name, _)| name == "Add a name");
            let field = field.expect("the field is shown").1;
            assert!(
                field.min.y > 0.0 && field.max.y < height - 40.0,
                "after {names} the field is at {field:?} in a window of {width} by {height}"
            );
        }
        assert_eq!(stand.page().draft.names.len(), 11);
    }
}

/// A press or release of Enter.
fn enter(pressed: bool) -> Event {
    Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

#[test]
fn the_format_suits_the_number_of_players_until_one_is_picked() {
    let mut draft = EveningDraft::default();
    for (at, name) in EIGHT.into_iter().enumerate() {
        draft.add(name);
        let few = at < 6;
        assert_eq!(
            draft.format == Format::RoundRobin,
            few,
            "{} players",
            at + 1
        );
    }
    draft.pick_format(Format::KnockOut);
    draft.add("Ines");
    assert_eq!(draft.format, Format::KnockOut);
}

#[test]
fn results_entered_in_two_windows_are_both_on_the_sheet() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let mut one = start(dir);
    begin(&mut one, plan(Format::RoundRobin));
    let mut other = start(dir);
    for table in 1..=2 {
        let step = |table| Step::Report(PairingId { round: 1, table }, GameResult::Draw);
        ask(&mut one, EveningAction::Apply(step(2 * table - 1)));
        ask(&mut other, EveningAction::Apply(step(2 * table)));
    }
    check_kept(&other, dir);
    let round = &current(&other).unwrap().rounds()[0];
    let done =
        |pairing: &tavoliere::evening::Pairing| matches!(pairing.state, PairingState::Done(_));
    assert!(round.iter().all(done), "{round:?}");
    // A night that was deleted in one window isn't brought back by the other.
    ask(&mut one, EveningAction::Delete);
    ask(&mut other, EveningAction::Apply(Step::End));
    assert_eq!(current(&other), None);
    assert_eq!(Store::open(dir).unwrap().load(Evening::SLOT).unwrap(), None);
}
