//! Tests remembered players: selecting, adding, renaming and removing them on the panel, and their names at the table,
//! in the record and on panels.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::egui::{self, Key};
use tavoliere::players::{
    Badge, MOST_NAME_LETTERS, NameError, Player, PlayerColour, PlayerError, PlayerList, PlayerMark,
    SeatedPlayer,
};
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::store::{Seat, Settings, Slot, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::history::{self, GameHistory};
use tavoliere::table::{Intent, NewGame, RememberedPlayers, Table, players_of, seated};
use tavoliere::ui::actions::PlayersAction;
use tavoliere::ui::games;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::theme::TextStyle;
use tavoliere::ui::{UiAction, Words, fonts, theme};

use crate::rig::{PEOPLE, Rig};
use crate::ui::panels::game_cards::{Stand, begun};

/// The step for choosing players, for the first side.
fn stand(names: &[&str]) -> Stand {
    let mut stand = Stand::new(begun(GameKind::Tapatan, 0), &[]);
    for name in names {
        let mark = stand.remembered.free_mark();
        stand.remembered.add(name, mark).unwrap();
    }
    stand.draft.seats = PEOPLE;
    stand.draft.edited = Side::First;
    stand.draft.step = NewGameStep::PlayerChoice;
    stand
}

/// Applies a requested change of the list, like the program.
fn follow(stand: &mut Stand, asked: Option<UiAction>) {
    match asked {
        Some(UiAction::Players(PlayersAction::Remember(list))) => stand.remembered = *list,
        other => panic!("the list is to change, not {other:?}"),
    }
}

fn names(list: &PlayerList) -> Vec<&str> {
    list.players().iter().map(|one| one.name.as_str()).collect()
}

fn at_first(stand: &Stand) -> Option<&str> {
    Some(stand.draft.players[0].as_ref()?.name.as_str())
}

#[test]
fn players_are_on_paper() {
    let mut stand = stand(&["Ada", "Bo"]);
    for lists in [false, true] {
        stand.lists_players = lists;
        for _ in 0..3 {
            stand.frame(None);
        }
        let paper = stand.paper.expect("a sheet of paper");
        assert!(paper.width() > 400.0 && paper.height() > 200.0, "{paper:?}");
    }
    // The other steps of a new game are on a dark plate.
    stand.lists_players = false;
    stand.draft.step = NewGameStep::Players;
    stand.frame(None);
    assert_eq!(stand.paper, None);
}

#[test]
fn new_players_get_a_distinct_mark_and_a_seat() {
    let words = Words::default();
    let mut stand = stand(&["Ada"]);
    stand.focus(&words.get("who-name"));
    stand.type_text("Bo");
    let asked = stand.strike(&words.get("who-add"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Ada", "Bo"]);
    let [ada, bo] = stand.remembered.players() else {
        panic!("two players")
    };
    assert_ne!(ada.mark, bo.mark);
    assert_eq!(at_first(&stand), Some("Bo"));
    // A player moves from one side to the other, and can't be on both.
    stand.draft.edited = Side::Second;
    stand.strike("Bo");
    assert_eq!(at_first(&stand), None);
    assert_eq!(stand.draft.players[1].as_ref().unwrap().name, "Bo");
    stand.strike(&words.get("who-nobody"));
    assert_eq!(stand.draft.players, [None, None]);
    // The players are offered again, and the game starts with them.
    stand.strike("Ada");
    let begins = stand.strike(&words.get("start-game"));
    let Some(UiAction::Intent(Intent::New(new))) = begins else {
        panic!("a game begins: {begins:?}")
    };
    assert_eq!(new.players[1].as_ref().unwrap().name, "Ada");
}

#[test]
fn enter_in_the_field_adds_a_player_without_starting_a_game() {
    let words = Words::default();
    let mut stand = stand(&[]);
    stand.focus(&words.get("who-name"));
    stand.type_text("  Zoë  ");
    let (asked, _) = stand.frame(Some(Key::Enter));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Zoë"]);
}

#[test]
fn known_names_need_confirmation_and_empty_ones_are_refused() {
    let words = Words::default();
    let with_name = |key: &str, name: &str| words.with(key, &[("name", name.to_owned().into())]);
    let mut stand = stand(&["Ada"]);
    assert!(stand.strike(&words.get("who-add")).is_none());
    assert!(stand.draft.who.problem.is_some());
    assert_eq!(names(&stand.remembered), ["Ada"]);

    stand.focus(&words.get("who-name"));
    stand.type_text("ada ");
    assert!(stand.strike(&words.get("who-add")).is_none());
    assert_eq!(names(&stand.remembered), ["Ada"]);
    assert!(stand.strike(&with_name("who-twice-same", "Ada")).is_none());
    assert_eq!(at_first(&stand), Some("Ada"));

    stand.focus(&words.get("who-name"));
    stand.type_text("ADA");
    assert!(stand.strike(&words.get("who-add")).is_none());
    let asked = stand.strike(&with_name("who-twice-other", "ADA 2"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Ada", "ADA 2"]);
    assert_eq!(at_first(&stand), Some("ADA 2"));
}

#[test]
fn names_that_look_like_another_need_confirmation() {
    let words = Words::default();
    let with_name = |key: &str, name: &str| words.with(key, &[("name", name.to_owned().into())]);
    let mut stand = stand(&["Anna", "Bo"]);
    // The first letter is Cyrillic.
    let other = "Аnna";
    let write = |stand: &mut Stand| {
        stand.focus(&words.get("who-name"));
        stand.type_text(other);
        assert!(stand.strike(&words.get("who-add")).is_none());
        assert_eq!(names(&stand.remembered), ["Anna", "Bo"]);
    };
    write(&mut stand);
    assert!(stand.strike(&with_name("who-twice-same", "Anna")).is_none());
    assert_eq!(at_first(&stand), Some("Anna"));
    write(&mut stand);
    let asked = stand.strike(&words.get("who-alike-other"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Anna", "Bo", other]);
    assert_eq!(at_first(&stand), Some(other));

    assert!(stand.strike(&with_name("who-edit", "Bo")).is_none());
    stand.draft.who.rename = "АNNА".to_owned();
    stand.draft.who.renamed = Some(2);
    assert!(stand.strike(&words.get("who-rename-do")).is_none());
    let asked = stand.strike(&words.get("who-alike-other"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Anna", "АNNА", other]);
}

#[test]
fn a_name_of_41_letters_is_refused_and_stays_in_the_field() {
    let words = Words::default();
    let mut stand = stand(&["Ada"]);
    stand.focus(&words.get("who-name"));
    stand.type_text(&"x".repeat(41));
    assert!(stand.strike(&words.get("who-add")).is_none());
    let problem = PlayerError::Name(NameError::TooLong { found: 41 });
    assert_eq!(stand.draft.who.problem, Some(problem));
    // The text stays in the field to be corrected.
    assert_eq!(stand.draft.who.name.len(), 41);
    assert_eq!(names(&stand.remembered), ["Ada"]);
}

#[test]
fn players_can_be_renamed_given_a_mark_and_deleted() {
    let words = Words::default();
    let with_name = |key: &str, name: &str| words.with(key, &[("name", name.to_owned().into())]);
    let mut stand = stand(&["Ada", "Bo"]);
    stand.strike("Bo");
    assert!(stand.strike(&with_name("who-edit", "Bo")).is_none());
    let asked = stand.strike(&words.get("mark-shell"));
    follow(&mut stand, asked);
    assert_eq!(stand.remembered.find("Bo").unwrap().mark, PlayerMark::Shell);
    let seated = stand.draft.players[0].as_ref().unwrap();
    assert_eq!(seated.badge.unwrap().mark, PlayerMark::Shell);

    stand.draft.who.rename = "Bodo".to_owned();
    stand.draft.who.renamed = seated.id;
    let asked = stand.strike(&words.get("who-rename-do"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Ada", "Bodo"]);
    assert_eq!(at_first(&stand), Some("Bodo"));

    assert!(stand.strike(&with_name("who-forget", "Bodo")).is_none());
    assert!(stand.strike(&words.get("who-keep")).is_none());
    assert_eq!(names(&stand.remembered), ["Ada", "Bodo"]);
    assert!(stand.strike(&with_name("who-forget", "Bodo")).is_none());
    let asked = stand.strike(&words.get("who-forget-do"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Ada"]);
    assert_eq!(at_first(&stand), None);
    // The card is closed, so the other players are shown.
    stand.strike("Ada");
    assert_eq!(at_first(&stand), Some("Ada"));
}

#[test]
fn both_sides_are_picked_on_one_page() {
    let words = Words::default();
    let mut stand = stand(&["Ada", "Bo"]);
    let side = |side, name: &str| {
        let side = words.side(GameKind::Tapatan, side);
        format!("{side}: {name}")
    };
    let guest = words.get("who-nobody");
    stand.strike("Ada");
    assert!(stand.strike(&side(Side::Second, &guest)).is_none());
    stand.strike("Bo");
    let picked = stand.draft.players.each_ref().map(|player| {
        let player = player.as_ref().expect("both are picked");
        player.name.clone()
    });
    assert_eq!(picked, ["Ada", "Bo"]);
    // Back leads from a card to the players, and then to the first step.
    stand.strike(&words.with("who-edit", &[("name", "Ada".into())]));
    assert!(stand.draft.who.chosen.is_some());
    stand.strike(&words.get("new-back"));
    assert_eq!(stand.draft.who.chosen, None);
    assert_eq!(stand.draft.step, NewGameStep::PlayerChoice);
    stand.strike(&words.get("new-back"));
    assert_eq!(stand.draft.step, NewGameStep::Players);
}

#[test]
fn the_list_of_all_players_opens_their_cards() {
    let words = Words::default();
    let with_name = |key: &str, name: &str| words.with(key, &[("name", name.to_owned().into())]);
    let mut stand = stand(&["Ada", "Bo"]);
    stand.lists_players = true;
    stand.draft.players = seated_as(&stand.remembered, ["Bo", "Ada"]);
    // Opening a player's card doesn't change the seats.
    assert!(stand.strike("Ada").is_none());
    assert_eq!(at_first(&stand), Some("Bo"));
    assert_eq!(stand.draft.who.chosen, Some(1));

    let asked = stand.strike(&words.get("colour-slate"));
    follow(&mut stand, asked);
    let asked = stand.strike(&words.get("mark-bell"));
    follow(&mut stand, asked);
    let badge = Badge {
        mark: PlayerMark::Bell,
        colour: PlayerColour::Slate,
    };
    assert_eq!(stand.remembered.find("Ada").unwrap().badge(), badge);
    let at_second = stand.draft.players[1].clone().unwrap();
    assert_eq!(at_second.badge, Some(badge));

    // Renaming to another player's name asks for confirmation, too.
    stand.draft.who.rename = "BO".to_owned();
    stand.draft.who.renamed = at_second.id;
    assert!(stand.strike(&words.get("who-rename-do")).is_none());
    assert_eq!(names(&stand.remembered), ["Ada", "Bo"]);
    let asked = stand.strike(&with_name("who-twice-other", "BO 2"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["BO 2", "Bo"]);

    // Enter doesn't close the panel while a card is open.
    stand.lets_go();
    let (asked, _) = stand.frame(Some(Key::Enter));
    assert!(asked.is_none(), "{asked:?}");
    assert!(stand.strike(&words.get("new-back")).is_none());
    stand.focus(&words.get("who-name"));
    stand.type_text("Chiara");
    let (asked, _) = stand.frame(Some(Key::Enter));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["BO 2", "Bo", "Chiara"]);
    assert!(stand.strike("Chiara").is_none());
    assert!(stand.strike(&with_name("who-forget", "Chiara")).is_none());
    let asked = stand.strike(&words.get("who-forget-do"));
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["BO 2", "Bo"]);
    // The selection is cleared, and the panel closes.
    stand.lets_go();
    let (asked, _) = stand.frame(Some(Key::Enter));
    assert!(matches!(asked, Some(UiAction::Close)), "{asked:?}");
}

#[test]
fn typing_a_name_does_not_rename() {
    let words = Words::default();
    let mut stand = stand(&["Ada", "Bo"]);
    stand.strike("Bo");
    // A rename is unfinished while a player with an existing name is added.
    stand.draft.who.rename = "Bodo".to_owned();
    stand.draft.who.renamed = stand.draft.players[0].as_ref().unwrap().id;
    stand.draft.who.name = "ADA".to_owned();
    assert!(stand.strike(&words.get("who-add")).is_none());
    let other = words.with("who-twice-other", &[("name", "ADA 2".into())]);
    let asked = stand.strike(&other);
    follow(&mut stand, asked);
    assert_eq!(names(&stand.remembered), ["Ada", "Bo", "ADA 2"]);
}

#[test]
fn announcements_have_names_in_every_language() {
    const KEYS: [&str; 25] = [
        "wins",
        "to-throw",
        "to-move",
        "to-confirm",
        "toast-passed",
        "toast-begins",
        "toast-stuck",
        "toast-stuck-bar",
        "toast-stuck-hand",
        "clock-is-out",
        "end-out-of-time",
        "end-finished",
        "end-wiped-out",
        "end-resigned",
        "end-three-in-line",
        "end-no-move",
        "end-borne-off",
        "end-king-escaped",
        "end-king-captured",
        "end-king-shut-in",
        "resign-line",
        "draw-question-both",
        "device-turn",
        "device-plays-pad",
        "device-pad-left",
    ];
    let mut game = begun(GameKind::Tawula, 0);
    let nobody = Table::new(game.clone());
    game.set_header("black", "person").unwrap();
    game.set_header("black-name", "Ada").unwrap();
    let named = Table::new(game);
    let black = Side::BOTH
        .into_iter()
        .find(|side| GameKind::Tawula.side_name(*side) == "black")
        .unwrap();
    for locale in LOCALES {
        let words = Words::of(locale);
        for key in KEYS {
            let more = [("dice", "3-1".into()), ("number", 2.into())];
            let sentence = words.of_side(&named, key, black, &more);
            let tag = locale.tag;
            assert!(sentence.contains("Ada"), "{tag} {key}: {sentence}");
            assert!(!sentence.contains(['{', '$']), "{tag} {key}: {sentence}");
            let sentence = words.of_side(&nobody, key, black, &more);
            let side = words.side(GameKind::Tawula, black);
            assert!(sentence.contains(&side), "{tag} {key}: {sentence}");
            assert!(!sentence.contains(['{', '$']), "{tag} {key}: {sentence}");
        }
    }
}

#[test]
fn letters_of_many_scripts_are_drawn_and_others_as_a_box() {
    let ctx = egui::Context::default();
    theme::apply(&ctx, games::accent(GameKind::ALL[0]));
    let face = std::fs::read("assets/fonts/AlegreyaSans-Letters.ttf").unwrap();
    fonts::add_letters(&ctx, face);
    // New fonts are available from the next frame on.
    let _ = ctx.run_ui(egui::RawInput::default(), |_| {});
    let _ = ctx.run_ui(egui::RawInput::default(), |ui| {
        for style in [TextStyle::Title, TextStyle::Body, TextStyle::Strong] {
            ui.ctx().fonts_mut(|fonts| {
                for name in [
                    "Łucja",
                    "Зоя Їжак",
                    "Ελένη Άρτεμις",
                    "Nguyễn Thị Hạnh",
                    "Đặng",
                ] {
                    let mut signs = name.chars();
                    assert!(
                        signs.all(|sign| fonts.glyph_width(&style.font(), sign) > 0.0),
                        "{name}"
                    );
                }
                assert!(fonts.glyph_width(&style.font(), '名').abs() < 0.01);
                let [square, question, missing] = ["◻", "?", "名"].map(|text| {
                    let font = style.font();
                    let laid = fonts.layout_no_wrap(text.to_owned(), font, egui::Color32::WHITE);
                    laid.size().x
                });
                assert!((square - missing).abs() < 0.01, "{square} {missing}");
                assert!((question - missing).abs() > 0.01);
            });
        }
    });
}

/// A table that saves games and players.
fn rig(saves: Saves) -> Rig {
    let mut rig = Rig::table_only();
    rig.app.insert_resource(saves).add_plugins(seated::plugin);
    rig
}

fn seated_as(list: &PlayerList, names: [&str; 2]) -> [Option<SeatedPlayer>; 2] {
    names.map(|name| list.find(name).map(SeatedPlayer::from))
}

fn begin(rig: &mut Rig, kind: GameKind, players: [Option<SeatedPlayer>; 2], games: u8) {
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(kind),
        seats: PEOPLE,
        players,
        first: Some(Side::First),
        games,
        clock: None,
        seed: 4.into(),
    })));
    rig.frame(0);
    rig.frame(0);
}

fn list(names: &[&str]) -> PlayerList {
    let mut list = PlayerList::default();
    for name in names {
        let mark = list.free_mark();
        list.add(name, mark).unwrap();
    }
    list
}

fn seated_names(rig: &Rig) -> [Option<String>; 2] {
    let players = rig.table().players();
    players.map(|player| Some(player?.name.clone()))
}

#[test]
fn names_are_recorded_and_follow_the_list_and_the_match() {
    for kind in GameKind::ALL {
        let mut rig = rig(Saves(Store::in_memory()));
        let list = list(&["Ada", "Bo"]);
        rig.app.insert_resource(RememberedPlayers(list.clone()));
        begin(&mut rig, kind, seated_as(&list, ["Ada", "Bo"]), 3);
        assert_eq!(seated_names(&rig), [Some("Ada".into()), Some("Bo".into())]);
        let text = rig.game().to_record();
        let read = GameRecord::from_record(&text).unwrap();
        let sentence: Vec<String> = players_of(&read)
            .into_iter()
            .flatten()
            .map(|one| one.name)
            .collect();
        assert_eq!(sentence, ["Ada", "Bo"], "{text}");

        // Renaming in the list changes the name at the table and in the save.
        let mut renamed = list.clone();
        renamed.rename(1, "Ada Lovelace").unwrap();
        rig.app.insert_resource(RememberedPlayers(renamed));
        rig.frame(16);
        assert_eq!(seated_names(&rig)[0].as_deref(), Some("Ada Lovelace"));
        let slot = SaveSlot::Autosave.of(kind);
        let kept = rig
            .app
            .world()
            .resource::<Saves>()
            .load(&slot)
            .unwrap()
            .unwrap();
        assert!(kept.contains("Ada Lovelace"), "{kept}");

        // In a match the players change sides, and their names with them (TW-16).
        rig.send(Intent::Resign(Side::Second));
        rig.frame(16);
        let next = rig.game().next_game().unwrap();
        rig.send(Intent::SetUp(Box::new(next)));
        rig.frame(16);
        assert_eq!(
            seated_names(&rig),
            [Some("Bo".into()), Some("Ada Lovelace".into())]
        );

        // A removed player keeps the name in this game.
        rig.app.insert_resource(RememberedPlayers::default());
        rig.frame(16);
        assert_eq!(seated_names(&rig)[0].as_deref(), Some("Bo"));
        assert!(rig.table().player(Side::First).unwrap().id.is_none());
    }
}

#[test]
fn computers_have_no_player_name() {
    let mut rig = rig(Saves(Store::in_memory()));
    let list = list(&["Ada", "Bo"]);
    rig.app.insert_resource(RememberedPlayers(list.clone()));
    rig.set_paused(true);
    rig.send(Intent::New(Box::new(NewGame {
        setup: Setup::new(GameKind::Tablut),
        seats: [Seat::Person, Seat::Computer(1)],
        players: seated_as(&list, ["Ada", "Bo"]),
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed: 4.into(),
    })));
    rig.frame(16);
    assert_eq!(seated_names(&rig), [Some("Ada".into()), None]);
    assert!(!rig.game().to_record().contains("Bo"));
}

#[test]
fn the_list_is_saved_and_a_damaged_one_is_set_aside_with_a_notice() {
    let dir = tempfile::tempdir().unwrap();
    let mut saves = Saves(Store::open(dir.path()).unwrap());
    let list = RememberedPlayers(list(&["Ada", "名前", "مريم"]));
    saves.save(PlayerList::SLOT, &list.0.to_text()).unwrap();
    let (read, notice) = RememberedPlayers::load(&mut saves);
    assert_eq!((&read, notice.is_none()), (&list, true));

    std::fs::write(dir.path().join(PlayerList::SLOT), "(version: 1, next_id: }").unwrap();
    let (read, notice) = RememberedPlayers::load(&mut saves);
    assert_eq!(read, RememberedPlayers::default());
    let notice = notice.expect("a notice is shown");
    assert!(notice.set_aside.is_some(), "{}", notice.problem);
    let kept: BTreeSet<String> = std::fs::read_dir(dir.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    assert!(kept.iter().any(|name| name.contains("damaged")), "{kept:?}");
}

#[test]
fn the_players_of_the_sides_survive_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let list = list(&["Ada", "Bo"]);
    {
        let mut store = Store::open(dir.path()).unwrap();
        let settings = Settings {
            players: [Some(2), Some(1)],
            ..Settings::default()
        };
        store.save(&Slot::settings(), &settings.to_ron()).unwrap();
        let mut rig = rig(Saves(store));
        rig.app.insert_resource(RememberedPlayers(list.clone()));
        begin(
            &mut rig,
            GameKind::Tapatan,
            seated_as(&list, ["Bo", "Ada"]),
            1,
        );
        let mut saves = rig.app.world_mut().resource_mut::<Saves>();
        saves.save(PlayerList::SLOT, &list.to_text()).unwrap();
    }
    let mut saves = Saves(Store::open(dir.path()).unwrap());
    let (read, _) = RememberedPlayers::load(&mut saves);
    let written = saves.load(&Slot::settings()).unwrap().unwrap();
    let (settings, problems) = Settings::from_ron(&written);
    assert!(problems.is_empty());
    let seated = read.0.seated(settings.players);
    let found: Vec<String> = seated.into_iter().flatten().map(|one| one.name).collect();
    assert_eq!(found, ["Bo", "Ada"]);
    let slot = SaveSlot::Autosave.of(GameKind::Tapatan);
    let text = saves.load(&slot).unwrap().unwrap();
    let game = GameRecord::from_save(&text).unwrap();
    let badges = players_of(&game).map(|one| one.unwrap().badge);
    let known = ["Bo", "Ada"].map(|name| list.find(name).map(Player::badge));
    assert_eq!(badges, known);
    // A player removed in the meantime leaves the seat empty.
    assert_eq!(PlayerList::default().seated(settings.players), [None, None]);
}

#[test]
fn finished_games_are_counted_for_their_players() {
    let mut rig = rig(Saves(Store::in_memory()));
    rig.app
        .init_resource::<GameHistory>()
        .add_plugins(history::plugin);
    let list = list(&["Ada", "Bo"]);
    rig.app.insert_resource(RememberedPlayers(list.clone()));
    begin(
        &mut rig,
        GameKind::Tapatan,
        seated_as(&list, ["Ada", "Bo"]),
        1,
    );
    rig.send(Intent::Resign(Side::First));
    rig.frame(16);
    rig.frame(16);
    let games = rig.app.world().resource::<GameHistory>();
    let entry = games.history().entries().next().expect("a game was played");
    let played: Vec<_> = entry
        .sides
        .iter()
        .map(|side| {
            (
                side.id().unwrap_or_default(),
                side.name().unwrap_or_default(),
            )
        })
        .collect();
    assert_eq!(played, [("1", "Ada"), ("2", "Bo")]);
}

#[test]
fn names_from_elsewhere_are_cut_and_cleaned() {
    let long = "x".repeat(MOST_NAME_LETTERS + 20);
    let cut = SeatedPlayer::named(&long, None).unwrap();
    assert_eq!(cut.name.chars().count(), MOST_NAME_LETTERS);
    let turned = SeatedPlayer::named("Ada\u{202E}\n", None).unwrap();
    assert_eq!(turned.name, "Ada");
    assert!(SeatedPlayer::named(" \u{200B} ", None).is_none());
}
