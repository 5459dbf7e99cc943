//! Every text of every language has its room, in every panel, at every size of text: measured from
//! what egui has laid out.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use bevy::math::Vec2;
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{self, Event, Pos2, RawInput, Rect, vec2};
use tavoliere::ai::Player;
use tavoliere::date::Date;
use tavoliere::evening::{EntrantId, Evening, Format, GameResult, PairingId, Plan};
use tavoliere::input::ThrowEntry;
use tavoliere::library::{GameId, Library, Limits, RefusedGame};
use tavoliere::players::{MOST_NAME_CHARS, PlayerBook, PlayerMark, SeatedPlayer};
use tavoliere::record::{Bytes32, Contribution, FairSeed, GameRecord, MatchSheet, Seed};
use tavoliere::review::{Effort, Findings, Review};
use tavoliere::rules::{AnyPosition, Expect, GameKind, Setup, Side};
use tavoliere::stage::{Facing, Layout, Tempo};
use tavoliere::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere::store::{Seat, Seating, Settings, Store};
use tavoliere::table::autosave::{SaveSlot, Saves};
use tavoliere::table::targets::question;
use tavoliere::table::{GameLibrary, Replay, Saved, Table};
use tavoliere::ui::book::Leaf;
use tavoliere::ui::evening::{EveningDraft, EveningLeaf, EveningPage};
use tavoliere::ui::home::{self, HomeLayout, HomeTextures};
use tavoliere::ui::language::{LOCALES, Locale};
use tavoliere::ui::lesson::{LessonNote, Taught};
use tavoliere::ui::library::{ImportReport, LibraryPageState, LibraryView, LibraryWork};
use tavoliere::ui::loading;
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::review::open_turn::OpenTurn;
use tavoliere::ui::table_panels::show_panels;
use tavoliere::ui::theme::{self, TextStyle, colour};
use tavoliere::ui::turned::{HalfTurn, TurnedPlaces, turn_panels};
use tavoliere::ui::{
    BookState, Home, ImportText, NewGameDraft, Open, Panel, PlatformFeatures, Toasts, UiAction,
    View, Words,
};

use crate::rig::{below, chance, some_choice};
use crate::ui::book::{book_pages, whole_book, whole_words};
use crate::ui::evening::long_names;
use crate::views::ViewParts;

/// A desktop's window, the smallest one, and a phone held upright, in logical pixels.
const WINDOWS: [(f32, f32); 3] = [(1280.0, 720.0), (640.0, 360.0), (390.0, 844.0)];
const TEXT_SCALES: [f32; 3] = [1.0, 1.5, 2.0];

/// What anti-aliasing and rounding to pixels may add to a letter on each side, in units.
const BLUR: f32 = 1.5;
/// How far a wheel turns at once, as a share of the window.
const WHEEL: f32 = 0.2;
/// More turns of the wheel than any panel is long.
const MOST_TURNS: u32 = 80;

/// A row of text as it is seen: what it says, where its ink is, and what cuts it off.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    text: String,
    ink: Rect,
    clip: Rect,
    /// The smallest face that the middle of what is seen lies on, and what cuts that off.
    face: Option<(Rect, Rect)>,
}

/// What there is to see in a frame.
fn seen(shapes: &[ClippedShape]) -> Seen {
    let mut seen = Seen::default();
    for ClippedShape { clip_rect, shape } in shapes {
        seen.add(shape, *clip_rect);
    }
    seen
}

/// The rows and faces of a frame that nothing covers.
#[derive(Default, PartialEq)]
struct Seen {
    rows: Vec<Row>,
    faces: Vec<(Rect, Rect)>,
    /// Texts that end in dots because there is no room for the rest.
    shortened: Vec<String>,
}

impl Seen {
    fn add(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.add(shape, clip);
                }
            }
            // What dims the table: whatever is under it is not read now.
            Shape::Rect(rect) if rect.fill == colour::MODAL_BACKDROP => *self = Seen::default(),
            // A shadow.
            Shape::Rect(rect) if rect.blur_width > 0.0 => {}
            Shape::Rect(rect) => {
                let drawn = rect.fill.a() > 0 || !rect.stroke.is_empty();
                if drawn && rect.rect.intersects(clip) {
                    self.faces.push((rect.rect, clip));
                }
            }
            Shape::Text(text) => {
                if text.galley.elided {
                    self.shortened.push(text.galley.text().to_owned());
                }
                for row in &text.galley.rows {
                    let bounds = row.row.visuals.mesh_bounds;
                    if !bounds.is_positive() {
                        continue;
                    }
                    let ink = bounds.translate(row.pos.to_vec2());
                    // A text upside down turns about its corner.
                    let ink = if text.angle == 0.0 {
                        ink
                    } else {
                        HalfTurn::about(Rect::ZERO).place(ink)
                    };
                    let ink = ink.translate(text.pos.to_vec2());
                    // What scrolls is seen in parts.
                    let middle = ink.intersect(clip).center();
                    let faces = self.faces.iter().filter(|(face, clip)| {
                        ink.intersects(*clip) && face.intersect(*clip).contains(middle)
                    });
                    self.rows.push(Row {
                        text: row.row.text(),
                        ink,
                        clip,
                        face: faces
                            .copied()
                            .min_by(|a, b| a.0.area().total_cmp(&b.0.area())),
                    });
                }
            }
            _ => {}
        }
    }
}

/// What is wrong with the rows of a frame. What a `firm` rectangle cuts off cannot be scrolled to.
fn faults(seen: &Seen, screen: Rect, firm: &[Rect]) -> Vec<String> {
    let alike = |a: f32, b: f32| (a - b).abs() < 1.0;
    let Seen {
        rows,
        faces,
        shortened,
    } = seen;
    let shorten = |text: &String| format!("“{text}” is shortened");
    let mut found: Vec<String> = shortened.iter().map(shorten).collect();
    for (i, (face, clip)) in faces.iter().enumerate() {
        let firmly = firm
            .iter()
            .any(|firm| alike(firm.min.y, clip.min.y) && alike(firm.max.y, clip.max.y));
        if firmly && !clip.expand(BLUR).contains_rect(*face) {
            found.push(format!("a face leaves the window: {face:?}"));
        }
        // Two buttons, neither of which lies on the other.
        for (other, other_clip) in &faces[i + 1..] {
            let common = face.intersect(*other);
            let apart = !face.contains_rect(*other) && !other.contains_rect(*face);
            if clip == other_clip && apart && common.width() > BLUR && common.height() > BLUR {
                found.push(format!("two faces overlap: {face:?} and {other:?}"));
            }
        }
    }
    for (i, row) in rows.iter().enumerate() {
        let seen = row.ink.intersect(row.clip);
        let firm = firm
            .iter()
            .any(|firm| alike(firm.min.y, row.clip.min.y) && alike(firm.max.y, row.clip.max.y));
        let sure = |ink: Rect| {
            let least = ink.width().min(ink.height());
            ink.shrink(BLUR.min(least * 0.3))
        };
        let (text, ink) = (&row.text, sure(row.ink));
        let across = |room: Rect| ink.min.x >= room.min.x && ink.max.x <= room.max.x;
        let inside = if firm {
            row.clip.contains_rect(ink) && screen.contains_rect(ink)
        } else {
            across(row.clip) && across(screen)
        };
        if !inside {
            found.push(format!(
                "“{text}” is cut off: {:?} in {:?}",
                row.ink, row.clip
            ));
        }
        if !seen.is_positive() {
            continue;
        }
        if let Some((face, clip)) = row.face {
            // A face that scrolls with its text holds all of it.
            let ink = if clip == row.clip { ink } else { sure(seen) };
            if !face.contains_rect(ink) {
                found.push(format!(
                    "“{text}” leaves its face: {:?} on {face:?}",
                    row.ink
                ));
            }
        }
        for other in &rows[i + 1..] {
            let common = seen
                .shrink(BLUR)
                .intersect(other.ink.intersect(other.clip).shrink(BLUR));
            // A text that is painted twice, a little apart, stands in relief.
            let is_relief =
                *text == other.text && (row.ink.min - other.ink.min).length() < 2.0 * BLUR;
            if common.width() > 0.5 && common.height() > 0.5 && !is_relief {
                found.push(format!("“{}” lies over “{text}”", other.text));
            }
        }
    }
    found
}

/// What stands on the table and what is open over it.
struct Scene {
    name: &'static str,
    table: Table,
    open: Open,
    import: &'static str,
    saved: Saved,
    platform: PlatformFeatures,
    /// Where the book is open.
    leaf: Leaf,
}

impl Scene {
    /// Games that were played, where the scene shows any.
    fn history(&self) -> &'static History {
        static NONE: OnceLock<History> = OnceLock::new();
        static SOME: OnceLock<History> = OnceLock::new();
        if self.open.panel == Some(Panel::Statistics) && self.name != NO_GAMES {
            SOME.get_or_init(games_played)
        } else {
            NONE.get_or_init(History::default)
        }
    }

    /// Games that are kept, where the scene shows any.
    fn library(&self) -> LibraryView<'static> {
        static SOME: OnceLock<(GameLibrary, LibraryWork)> = OnceLock::new();
        if self.open.panel != Some(Panel::Library) || self.name == NO_LIBRARY {
            return crate::rig::no_library();
        }
        let (games, work) = SOME.get_or_init(|| {
            let work = LibraryWork {
                report: Some(import_report()),
                ..LibraryWork::default()
            };
            (kept_games(), work)
        });
        LibraryView { games, work }
    }

    /// What is being entered of a throw by hand.
    fn entry(&self) -> ThrowEntry {
        let game = self.table.game();
        let Some(_) = self.table.asks_for_throw() else {
            return ThrowEntry::default();
        };
        let mut entry = ThrowEntry::of(game.setup().kind(), game.events().len());
        if self.name == ENTERED {
            (0..2).for_each(|_| entry.digit(3));
        }
        entry
    }
}

/// As long as names may be, with and without places to break.
const LONG: [&str; 2] = [
    "Maria Antonietta Sparacino di Valguarner",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
];

/// Players with names that are long, or of scripts that few fonts have.
fn remembered() -> &'static PlayerBook {
    static BOOK: OnceLock<PlayerBook> = OnceLock::new();
    BOOK.get_or_init(|| {
        let mut book = PlayerBook::default();
        for name in [LONG[0], LONG[1], "Ada", "名前", "مريم", "Зоя"] {
            assert!(name.chars().count() <= MOST_NAME_CHARS);
            let mark = book.free_mark();
            book.add(name, mark).unwrap();
        }
        book
    })
}

/// The panels of a scene in a window of their own.
struct Stand<'a> {
    ctx: egui::Context,
    words: &'a Words,
    layout: Layout,
    settings: Settings,
    time: f64,
    /// Whom the screen faces, and what stands upside down for that.
    facing: Facing,
    turned: TurnedPlaces,
    /// What was asked for on a panel in the frame before.
    asked: Option<UiAction>,
}

impl<'a> Stand<'a> {
    fn new(words: &'a Words, window: (f32, f32), text_scale: f32, game: GameKind) -> Stand<'a> {
        let ctx = egui::Context::default();
        theme::apply(&ctx);
        let layout = Layout::of(Vec2::new(window.0, window.1), text_scale, game);
        ctx.set_pixels_per_point(layout.unit);
        Stand {
            ctx,
            words,
            layout,
            settings: Settings {
                text_scale,
                language: words.locale().tag.to_owned(),
                ..Settings::default()
            },
            time: 0.0,
            facing: Facing::default(),
            turned: TurnedPlaces::default(),
            asked: None,
        }
    }

    /// The same for two people across from each other.
    fn facing(mut self, facing: Facing) -> Stand<'a> {
        let flat = facing.seating == Seating::FlatTablet;
        self.layout = self.layout.seated(flat, facing.screen_is_turned());
        self.ctx.set_pixels_per_point(self.layout.unit);
        self.settings.seating = facing.seating;
        self.settings.turn_board = facing.turns_board;
        self.facing = facing;
        self
    }

    fn screen(&self) -> Rect {
        let size = self.layout.window / self.layout.unit;
        Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y))
    }

    /// Rectangles that cut off what does not fit and cannot be scrolled.
    fn firm(&self) -> Vec<Rect> {
        let layout = &self.layout;
        let places = [layout.bar, layout.actions, layout.board]
            .into_iter()
            .chain(layout.player_panels)
            .chain(layout.move_list)
            .chain(layout.far_actions);
        let places = places.map(|place| {
            let [min, max] = [place.min, place.max].map(|at| egui::pos2(at.x, at.y));
            Rect::from_min_max(min, max).expand(3.0)
        });
        places.chain([self.screen()]).collect()
    }

    fn frame(
        &mut self,
        scene: &Scene,
        state: &mut (NewGameDraft, ImportText, BookState),
        mut events: Vec<Event>,
    ) -> Seen {
        self.time += 1.0;
        for event in &mut events {
            self.turned.hear(event);
        }
        let input = RawInput {
            screen_rect: Some(self.screen()),
            time: Some(self.time),
            predicted_dt: 1.0,
            events,
            focused: true,
            ..RawInput::default()
        };
        let evening = evening_at(scene.name);
        let parts = ViewParts::default();
        let game = scene.table.game();
        let looked_back_at =
            is_review(scene.name).then(|| reviewed(game, scene.name == REVIEW_BEGUN));
        let view = View {
            words: self.words,
            layout: &self.layout,
            settings: &self.settings,
            platform: scene.platform,
            saved: &scene.saved,
            history: scene.history(),
            library: scene.library(),
            evening: evening.as_ref().and_then(|(evening, _)| evening.as_ref()),
            remembered: remembered(),
            replay: looked_back_at.map(|(replay, _)| replay),
            findings: looked_back_at.map(|(_, findings)| findings),
            entry: &scene.entry(),
            ..parts.view(&scene.table)
        };
        let toasts = Toasts::default();
        let note = LessonNote::default();
        let taught = Taught {
            learning: None,
            note: &note,
            tempo: Tempo::default(),
            now: Duration::MAX,
        };
        let (facing, turned, asked) = (self.facing, &mut self.turned, &mut self.asked);
        let output = self.ctx.run_ui(input, |ui| {
            let (draft, import, book) = (&mut state.0, &mut state.1, &mut state.2);
            if scene.open.home {
                let (mut home, mut open) = (Home::default(), Open::default());
                open.go_home();
                home.stand_in(game.setup().kind());
                let textures = HomeTextures::all_of(egui::TextureId::default());
                let moment = (Duration::from_secs(60), Tempo::default(), true);
                home::show(
                    ui.ctx(),
                    &view,
                    &mut home,
                    &textures,
                    (&mut open, draft),
                    moment,
                );
                return;
            }
            *asked = show_panels(
                ui.ctx(),
                &view,
                &scene.open,
                (draft, import, book),
                &toasts,
                &taught,
                true,
            );
            let covered = scene.open.covers(Some(&scene.table), view.timeline);
            turn_panels(ui.ctx(), view.layout, &facing, covered, turned);
        });
        let mut seen = seen(&output.shapes);
        // Names of any length are shortened where they have to be.
        seen.shortened
            .retain(|text| !LONG.iter().any(|name| text.contains(name)));
        let mut output = output;
        output.textures_delta.clear();
        seen
    }

    /// What is wrong with a scene, from its top to where nothing more scrolls.
    fn faults(&mut self, scene: &Scene) -> Vec<String> {
        let game = scene.table.game();
        let mut draft = NewGameDraft {
            setup: game.setup().clone(),
            ..NewGameDraft::default()
        };
        if scene.open.panel == Some(Panel::NewGame) {
            draft.seats = [Seat::Computer(1), Seat::Computer(Seat::MAX_LEVEL)];
            // Where an option differs, that is said.
            for option in game.setup().option_states() {
                let other = option.accepted.iter().find(|value| **value != option.value);
                let _ = other.map(|value| draft.setup.set_option(option.name, value));
            }
        }
        if scene.name == OWN {
            draft.step = NewGameStep::Throws;
            draft.by_hand = true;
        }
        if [WHO, TWICE].contains(&scene.name) {
            draft.step = NewGameStep::Who;
            draft.seats = [Seat::Person; 2];
            draft.players[1] = remembered().find("Ada").map(SeatedPlayer::from);
            draft.who.asks_removal = scene.name == TWICE;
            if scene.name == TWICE {
                draft.who.name = "ada".to_owned();
                draft.who.problem = remembered()
                    .clone()
                    .add(&draft.who.name, PlayerMark::Sun)
                    .err();
            }
        }
        draft.who.chosen = remembered().find("Ada").map(|one| one.id);
        if scene.name == CLOCK {
            draft.step = NewGameStep::Clock;
            draft.clock = Some("1800+30".parse().unwrap());
        }
        if scene.name == MIXING {
            draft.step = NewGameStep::Throws;
            draft.seed = Seed::Fair(seed_to_mix());
            draft.contributions = GIVEN.map(str::to_owned);
        }
        let mut import = ImportText::default();
        import.set(scene.import.to_owned());
        import.read_on(Duration::from_secs(5));
        let mut book = whole_book();
        book.turn_to(game.setup().kind(), scene.leaf);
        if let Some(board) = &mut book.board {
            board.show_step(board.example().choices.len());
        }
        book.contents = scene.name == CONTENTS;
        if scene.open.panel == Some(Panel::Library) {
            let state = match scene.name {
                SELECTED => LibraryPageState::selecting(latest(&kept_games())),
                RENAMED => LibraryPageState::naming(latest(&kept_games()), "Under the lime tree"),
                REMOVED => LibraryPageState::removing(latest(&kept_games())),
                _ => LibraryPageState::with_choices(),
            };
            state.keep(&self.ctx);
        }
        let mut state = (draft, import, book);
        let (screen, mut firm) = (self.screen(), self.firm());
        if scene.open.home {
            let open = GameKind::ALL.map(|kind| f32::from(u8::from(kind == game.setup().kind())));
            firm.extend(HomeLayout::of(screen, open).rooms);
        }
        if let Some((_, page)) = evening_at(scene.name) {
            page.keep(&self.ctx);
        }
        // Areas are as large as they were in the frame before.
        let mut rows = Seen::default();
        for _ in 0..4 {
            rows = self.frame(scene, &mut state, Vec::new());
        }
        assert!(!rows.rows.is_empty(), "{} says nothing", scene.name);
        let mut found = faults(&rows, screen, &firm);
        for turn in 0.. {
            assert!(turn < MOST_TURNS, "{} scrolls without end", scene.name);
            let turned = Event::MouseWheel {
                unit: egui::MouseWheelUnit::Point,
                delta: vec2(0.0, -WHEEL * screen.height()),
                phase: egui::TouchPhase::Move,
                modifiers: egui::Modifiers::NONE,
            };
            self.frame(
                scene,
                &mut state,
                vec![Event::PointerMoved(screen.center()), turned],
            );
            for _ in 0..2 {
                self.frame(scene, &mut state, Vec::new());
            }
            // A face under the pointer is lit, and larger.
            let scrolled = self.frame(scene, &mut state, vec![Event::PointerGone]);
            if scrolled == rows {
                break;
            }
            rows = scrolled;
            found.extend(faults(&rows, screen, &firm));
        }
        found.sort();
        found.dedup();
        found
    }
}

/// A game of chance and any choices, until it is as wanted; none where it ends before.
fn played(
    setup: &Setup,
    seed: u64,
    seats: [Seat; 2],
    wanted: impl Fn(&GameRecord) -> bool,
) -> Option<Table> {
    let mut game = GameRecord::new(setup.clone(), seed, Side::First);
    for side in Side::BOTH {
        let seat = seats[side.index()].to_string();
        game.set_header(setup.kind().side_name(side), &seat)
            .unwrap();
    }
    let mut random = chance(seed);
    loop {
        if wanted(&game) {
            return Some(Table::new(game));
        }
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) if game.events().len() < 4000 => {
                drop(game.play(some_choice(&game, &mut random)).unwrap());
            }
            _ => return None,
        }
    }
}

/// A person, and the computer that has the longest name.
fn mixed(kind: GameKind, words: &Words) -> [Seat; 2] {
    let length = |level: &u8| words.get(&Player::new(*level).key(kind)).chars().count();
    let longest = (Player::MIN_LEVEL..=Player::levels(kind)).max_by_key(length);
    [Seat::Person, Seat::Computer(longest.unwrap_or_default())]
}

/// The choice of the clocks.
const CLOCK: &str = "the clock";

/// The same game as the tenth or so of a match, with clocks that show much; perhaps over.
fn in_match(table: &Table, ended: bool) -> Table {
    let mut game = table.game().clone();
    let first = game.setup().kind().side_name(Side::First);
    let games = format!(
        "5-4; {}",
        vec![format!("{first} 1-0 resignation"); 9].join("; ")
    );
    let score = "11 9-9".parse().unwrap();
    let sheet = MatchSheet::read(game.setup().kind(), score, &games).unwrap();
    game.set_match_sheet(sheet).unwrap();
    game.set_clock("hourglass 1800".parse().unwrap());
    if ended {
        game.resign(Side::First).unwrap();
    }
    Table::new(game)
}

/// The same game between people with these names, of whom the first has the badge of a remembered player.
fn with_names(table: &Table, names: [&str; 2]) -> Table {
    let mut game = table.game().clone();
    for side in Side::BOTH {
        let (key, name) = (game.setup().kind().side_name(side), names[side.index()]);
        game.set_header(key, "person").unwrap();
        game.set_header(&format!("{key}-name"), name).unwrap();
        game.set_header(&format!("{key}-mark"), "fish").unwrap();
        game.set_header(&format!("{key}-colour"), "teal").unwrap();
    }
    Table::new(game)
}

/// Names of any kind at a table, alone and with all that can stand beside them.
fn name_scenes(kind: GameKind) -> Vec<Scene> {
    let setup = Setup::new(kind);
    let under_way = |game: &GameRecord| {
        game.events().len() >= 3 && matches!(game.expect(), Expect::Move(Side::First))
    };
    let table = (1..60).find_map(|seed| played(&setup, seed, [Seat::Person; 2], under_way));
    let table = table.expect("a game is under way");
    let mut scenes = Vec::new();
    for names in [LONG, ["Ada", "Zoë"], ["名前", "مريم"]] {
        let named = with_names(&table, names);
        let resigned = {
            let mut game = named.game().clone();
            game.resign(Side::First).unwrap();
            Table::new(game)
        };
        let pause = Open {
            panel: Some(Panel::Resign),
            ..Open::default()
        };
        for (what, table, open) in [
            ("alone", named.clone(), Open::default()),
            ("in a match", in_match(&named, false), Open::default()),
            ("resigned", resigned, Open::default()),
            ("the sheet", in_match(&named, true), Open::default()),
            ("resigning", named.clone(), pause),
        ] {
            scenes.push(Scene {
                name: format!("{} {what}", names[0]).leak(),
                table,
                open,
                import: "",
                saved: Saved::default(),
                platform: PlatformFeatures::default(),
                leaf: Leaf::FIRST,
            });
        }
    }
    scenes
}

#[test]
fn names_of_any_length_and_script_have_their_room() {
    for kind in GameKind::ALL {
        check_scenes(kind, |_| name_scenes(kind));
    }
}

#[test]
fn names_stand_on_the_panels_of_every_table() {
    let words = Words::default();
    for kind in GameKind::ALL {
        let setup = Setup::new(kind);
        let begun = |_: &GameRecord| true;
        let table = played(&setup, 1, [Seat::Person; 2], begun).unwrap();
        let named = with_names(&table, ["Ada", "Zoë"]);
        for table in [named.clone(), in_match(&named, false)] {
            for window in WINDOWS.into_iter().chain([(1920.0, 1080.0)]) {
                let scene = Scene {
                    name: "names",
                    table: table.clone(),
                    open: Open::default(),
                    import: "",
                    saved: Saved::default(),
                    platform: PlatformFeatures::default(),
                    leaf: Leaf::FIRST,
                };
                let mut stand = Stand::new(&words, window, 1.0, kind);
                let mut state = Default::default();
                let mut seen = Seen::default();
                for _ in 0..3 {
                    seen = stand.frame(&scene, &mut state, Vec::new());
                }
                for name in ["Ada", "Zoë"] {
                    let found = seen.rows.iter().any(|row| row.text.trim() == name);
                    let texts: Vec<&str> = seen.rows.iter().map(|row| row.text.as_str()).collect();
                    assert!(found, "{kind} {window:?}: no {name} in {texts:?}");
                }
            }
        }
    }
}

/// A game that is looked back at, and one whose review has only begun.
const REVIEW: &str = "a review";
const REVIEW_BEGUN: &str = "a review that has begun";

fn is_review(name: &str) -> bool {
    [REVIEW, REVIEW_BEGUN].contains(&name)
}

/// A game at the turn that cost most, with what its review has found: all, or the beginning of it.
fn reviewed(game: &GameRecord, begun: bool) -> &'static (Replay, Findings) {
    type Found = HashMap<(String, bool), &'static (Replay, Findings)>;
    static KNOWN: OnceLock<Mutex<Found>> = OnceLock::new();
    let mut known = KNOWN.get_or_init(Mutex::default).lock().unwrap();
    known.entry((game.to_record(), begun)).or_insert_with(|| {
        let mut review = Review::with_effort(
            game,
            Effort {
                graph: 200,
                deeper: 400,
            },
        );
        if begun {
            for _ in 0..20 {
                review.step();
            }
        } else {
            review.finish();
        }
        let findings = review.findings();
        let costs = findings.turns.iter().enumerate();
        let worst = costs
            .max_by_key(|(_, turn)| turn.cost)
            .map_or(0, |(place, _)| place);
        let open = OpenTurn::of(game, Some(&findings), worst);
        let shown = open.map_or(0, |open| open.decision_event);
        Box::leak(Box::new((Replay::alone(game.clone(), shown), findings)))
    })
}

#[test]
fn a_review_has_its_room_in_every_window_and_language() {
    for kind in GameKind::ALL {
        let mut setup = Setup::new(kind);
        let _ = setup.set_option("repetition", "draw");
        let long = |game: &GameRecord| game.turns().len() >= 90 || game.outcome().is_some();
        let seats = [Seat::Person; 2];
        let table = (1..9)
            .find_map(|seed| played(&setup, seed, seats, long))
            .unwrap();
        for names in [["Ada", "Bo"], LONG] {
            let table = with_names(&table, names);
            check_scenes(kind, |_| {
                [REVIEW, REVIEW_BEGUN]
                    .map(|name| Scene {
                        name,
                        table: table.clone(),
                        open: Open {
                            end_put_aside: true,
                            ..Open::default()
                        },
                        import: "",
                        saved: Saved::default(),
                        platform: PlatformFeatures::default(),
                        leaf: Leaf::FIRST,
                    })
                    .into()
            });
        }
    }
}

/// Every scene of a game.
fn scenes(kind: GameKind, words: &Words) -> Vec<Scene> {
    let seats = mixed(kind, words);
    let mut setup = Setup::new(kind);
    // With it there are questions.
    let _ = setup.set_option("big_start", "on");
    let table = |wanted: &dyn Fn(&GameRecord) -> bool| {
        (1..60).find_map(|seed| played(&setup, seed, seats, wanted))
    };
    let under_way = |game: &GameRecord| {
        game.events().len() >= 3 && matches!(game.expect(), Expect::Move(Side::First))
    };
    let long =
        |game: &GameRecord| game.turns().len() >= 5 && matches!(game.expect(), Expect::Move(_));
    let mut scenes = Vec::new();
    let mut add = |name, table: Option<Table>, open: Open| {
        scenes.extend(table.map(|table| Scene {
            name,
            table,
            open,
            import: "",
            saved: Saved::default(),
            platform: PlatformFeatures::default(),
            leaf: Leaf::FIRST,
        }));
    };
    let closed = Open::default;
    let opened = |panel| Open {
        panel: Some(panel),
        ..Open::default()
    };
    add("the beginning", table(&|_| true), closed());
    add("under way", table(&under_way), closed());
    add("later", table(&long), closed());
    add(
        "a question",
        table(&|game| question(game.position()).is_some()),
        closed(),
    );
    let cried = |game: &GameRecord| {
        matches!(game.position(), AnyPosition::Tablut(position) if position.cry().is_some())
            && matches!(game.expect(), Expect::Move(Side::First))
    };
    add("a cry", table(&cried), closed());
    let drawer = Open {
        move_list: true,
        ..Open::default()
    };
    add("the journal", table(&long), drawer);
    add(
        "the first journal",
        table(&|_| true),
        Open {
            move_list: true,
            ..Open::default()
        },
    );
    add(NO_GAMES, table(&|_| true), opened(Panel::Statistics));
    for name in [NO_LIBRARY, SELECTED, RENAMED, REMOVED] {
        add(name, table(&|_| true), opened(Panel::Library));
    }
    let mut at_home = Open::default();
    at_home.go_home();
    add("home", table(&under_way), at_home);
    for panel in Panel::ALL {
        if panel == Panel::Draw && !tavoliere::table::has_draw_offers(kind) {
            continue;
        }
        add(panel_name(panel), table(&under_way), opened(panel));
    }
    let people = played(&setup, 1, [Seat::Person; 2], under_way);
    if tavoliere::table::has_draw_offers(kind) {
        add("a draw between people", people.clone(), opened(Panel::Draw));
    }
    let resigned = people.map(|table| {
        let mut game = table.game().clone();
        game.resign(Side::First).unwrap();
        Table::new(game)
    });
    add("resigned", resigned, closed());
    // Matches and clocks, at their widest; between two people players have numbers.
    for (name, seats, ended) in [
        ("a match with clocks", seats, false),
        ("people with clocks", [Seat::Person; 2], false),
        ("the sheet of a match", seats, true),
        ("the sheet of people", [Seat::Person; 2], true),
    ] {
        let table = played(&setup, 1, seats, under_way);
        add(name, table.map(|table| in_match(&table, ended)), closed());
    }
    add(CLOCK, table(&|_| true), opened(Panel::NewGame));
    if tavoliere::table::has_throws(kind) {
        for (name, ended) in [("sealed throws", false), (OPENED_THROWS, true)] {
            add(name, Some(sealed(&setup, ended)), opened(Panel::FairThrows));
        }
        add(MIXING, table(&|_| true), opened(Panel::NewGame));
        add(OWN, table(&|_| true), opened(Panel::NewGame));
        add(WHO, table(&|_| true), opened(Panel::NewGame));
        add(TWICE, table(&|_| true), opened(Panel::NewGame));
        for (name, events) in [("a throw to enter", 0), (ENTERED, 0), (ENTERED, 30)] {
            add(name, Some(by_hand(&setup, seats, events)), closed());
        }
        let thrown = Some(by_hand(&setup, seats, 30));
        add("throws by hand", thrown, opened(Panel::FairThrows));
    }
    let mut ends = Vec::new();
    for seed in 1..40 {
        let ended = played(&setup, seed, seats, |game| game.outcome().is_some());
        let Some(table) = ended else { continue };
        let reason = table
            .game()
            .outcome()
            .map(|outcome| std::mem::discriminant(&outcome.reason));
        if !ends.contains(&reason) {
            ends.push(reason);
            add("an end", Some(table), closed());
        }
    }
    let begun = (1..60).find_map(|seed| {
        // Numbers of moves have two figures.
        let far = |game: &GameRecord| game.turns().len() >= 12 && under_way(game);
        played(&setup, seed, seats, far).or_else(|| played(&setup, seed, seats, under_way))
    });
    scenes.extend(begun.map(|table| Scene {
        name: "a new game over one that goes on",
        saved: saved(&table),
        table,
        open: opened(Panel::NewGame),
        import: "",
        platform: PlatformFeatures::default(),
        leaf: Leaf::FIRST,
    }));
    let mut texts = scenes
        .iter()
        .find(|scene| scene.name == panel_name(Panel::Record))
        .map(|scene| scene.table.clone());
    let record = texts
        .as_ref()
        .map(|table| table.game().to_record().leak() as &'static str);
    for import in [record.unwrap_or_default(), "no record at all"] {
        scenes.extend(texts.clone().map(|table| Scene {
            name: "an import",
            table,
            open: opened(Panel::Record),
            import,
            saved: Saved::default(),
            platform: PlatformFeatures {
                chooses_files: true,
                ..PlatformFeatures::default()
            },
            leaf: Leaf::FIRST,
        }));
    }
    texts.take();
    assert!(scenes.len() > 10);
    scenes
}

/// What the players mix into the throws.
const MIXING: &str = "mixing into the throws";
const NO_GAMES: &str = "no games yet";
const NO_LIBRARY: &str = "an empty library";
/// What can be done with a game of the library.
const SELECTED: &str = "a game of the library";
const RENAMED: &str = "a game gets a name";
const REMOVED: &str = "a game is to go";
const OWN: &str = "own sticks or dice";
/// The step where players are chosen.
const WHO: &str = "who plays";
/// The same with a name that is there already.
const TWICE: &str = "a name twice";
const ENTERED: &str = "a throw entered";
const OPENED_THROWS: &str = "opened throws";
const GIVEN: [&str; 2] = ["a lucky cat on a hot tin roof", "sette e mezzo"];

fn seed_to_mix() -> FairSeed {
    FairSeed::new(Bytes32::new([0x5A; 32]), Bytes32::new([0xC3; 32]))
}

/// A game whose throws are sealed, at its beginning or at its end.
fn sealed(setup: &Setup, ended: bool) -> Table {
    let mut seed = seed_to_mix();
    for (side, given) in Side::BOTH.into_iter().zip(GIVEN) {
        seed.contribute(side, Contribution::new(given).unwrap());
    }
    let mut game = GameRecord::opening(setup.clone(), seed);
    let mut random = chance(1);
    while ended && game.outcome().is_none() {
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
        }
    }
    Table::new(game)
}

/// A game whose throws are made by hand, after at least so many events, when a throw is to be entered.
fn by_hand(setup: &Setup, seats: [Seat; 2], events: usize) -> Table {
    let mut game = GameRecord::opening(setup.clone(), Seed::ByHand(1));
    for side in Side::BOTH {
        let seat = seats[side.index()].to_string();
        game.set_header(setup.kind().side_name(side), &seat)
            .unwrap();
    }
    let mut random = chance(3);
    while game.outcome().is_none() {
        match game.expect() {
            Expect::Throw(_) if game.events().len() >= events => break,
            Expect::Throw(_) => {
                let throws = game.position().throws();
                let (throw, _) = throws[below(&mut random, throws.len())];
                game.throw(throw).unwrap();
            }
            _ => drop(game.play(some_choice(&game, &mut random)).unwrap()),
        }
    }
    Table::new(game)
}

/// Some games of every kind.
fn games_played() -> History {
    let mut history = History::default();
    for game in GameKind::ALL {
        for number in 0..4 {
            let mut record = GameRecord::opening(Setup::new(game), number);
            let mut random = chance(number);
            while record.outcome().is_none() && record.events().len() < 400 {
                match record.expect() {
                    Expect::Throw(_) => drop(record.throw_next().unwrap()),
                    _ => drop(record.play(some_choice(&record, &mut random)).unwrap()),
                }
            }
            let info = EntryInfo {
                date: Date::from_days(20_000),
                sides: [
                    Participant::person(Some("a"), "Ada of the very long name"),
                    Participant::Computer { level: 1 },
                ],
                luck: Some([120, -340]),
                throws_by_hand: number == 0,
            };
            history.add(Entry::of(&record, info));
        }
    }
    history
}

/// Games of the library: of every kind, finished or not, with names and titles of any length, and more than
/// are kept.
fn kept_games() -> GameLibrary {
    let few = Limits {
        games: 9,
        ..Limits::DESKTOP
    };
    let mut store = Store::in_memory();
    let mut library = Library::read(&mut store, few);
    for (number, kind) in (0_u32..).zip(GameKind::ALL.repeat(3)) {
        let mut game = GameRecord::opening(Setup::new(kind), u64::from(number));
        let [first, second] = Side::BOTH.map(|side| kind.side_name(side));
        match number / 4 {
            0 => drop(game.set_header(second, "computer 1")),
            1 => {
                let _ = game.set_header(&format!("{first}-name"), LONG[0]);
                let _ = game.set_header(&format!("{second}-name"), LONG[1]);
            }
            _ => {
                let _ = game.set_header(&format!("{first}-name"), "Ada");
                let _ = game.set_header(second, "computer 2");
            }
        }
        let mut random = chance(u64::from(number));
        for _ in 0..60 {
            match game.expect() {
                Expect::Throw(_) => drop(game.throw_next().unwrap()),
                Expect::Move(_) => drop(game.play(some_choice(&game, &mut random)).unwrap()),
                Expect::Nothing => break,
            }
        }
        if number % 3 == 0 && game.outcome().is_none() {
            game.resign(Side::BOTH[number as usize % 2]).unwrap();
        }
        let id = GameId::fresh(&game);
        id.write(&mut game);
        let date = Date::from_days(20_000 + number);
        library.keep(&mut store, id, &game, date).unwrap();
        if number % 4 == 1 {
            library.rename(&mut store, id, LONG[0]).unwrap();
            library.pin(&mut store, id, true).unwrap();
        }
    }
    assert!(!library.going().is_empty());
    GameLibrary::fixed(library)
}

/// The game that stands first.
fn latest(games: &GameLibrary) -> GameId {
    let latest = games.library().games().max_by_key(|game| game.info.date);
    latest.unwrap().id
}

/// An import of which everything is told.
fn import_report() -> ImportReport {
    let error = GameRecord::from_record("tavoliere 1\ngame: chess\n\n").unwrap_err();
    let refused = (1..9).map(|number| RefusedGame {
        number,
        error: error.clone(),
    });
    ImportReport {
        taken: 1_234,
        known: 12,
        no_room: 3,
        refusals: 8,
        refused: refused.collect(),
        cut_short: true,
        problem: Some("no space left on this device".to_owned()),
    }
}

/// What is kept of a game that is not over.
fn saved(table: &Table) -> Saved {
    let mut saves = Saves(Store::in_memory());
    let slot = SaveSlot::Autosave.of(table.game().setup().kind());
    saves.save(&slot, &table.game().to_record()).unwrap();
    Saved::read(&mut saves, &SaveSlot::Autosave).0
}

const fn panel_name(panel: Panel) -> &'static str {
    match panel {
        Panel::NewGame => "a new game",
        Panel::Settings => "the settings",
        Panel::Book => "the rules",
        Panel::Resign => "resigning",
        Panel::Draw => "a draw",
        Panel::Record => "the record",
        Panel::Pause => "the pause",
        Panel::Puzzles => "the puzzles",
        Panel::FairThrows => "fair throws",
        Panel::Statistics => "the statistics",
        Panel::Evening => "the evening",
        Panel::Players => "the players",
        Panel::PlayFrom => "playing from here",
        Panel::Library => "the library",
        Panel::Share => "sharing",
    }
}

/// The book with its drawer open.
const CONTENTS: &str = "the contents";

/// Every page of the book of a game.
fn book_scenes(kind: GameKind) -> Vec<Scene> {
    let table = Table::new(GameRecord::new(Setup::new(kind), 1, Side::First));
    let mut book = whole_book();
    book.turn_to(kind, Leaf::FIRST);
    let page = |leaf| Scene {
        name: format!("{leaf:?}").leak(),
        table: table.clone(),
        open: Open {
            panel: Some(Panel::Book),
            ..Open::default()
        },
        import: "",
        saved: Saved::default(),
        platform: PlatformFeatures::default(),
        leaf,
    };
    let mut scenes: Vec<Scene> = book.leaves().into_iter().map(page).collect();
    scenes.push(Scene {
        name: CONTENTS,
        ..page(Leaf::FIRST)
    });
    scenes
}

/// Everything that the page of the evening can show, by the name of its scene.
const EVENINGS: [&str; 19] = [
    "a set-up with names",
    "a set-up that asks",
    "a set-up of games without end",
    "a Swiss evening",
    "a Swiss evening of many",
    "a Swiss evening that is over",
    "a round robin",
    "a knock-out",
    "a knock-out of many",
    "a knock-out that is over",
    "winner stays on",
    "a pairing to come",
    "a pairing being played",
    "a pairing that is over",
    "who is here",
    "a code",
    "a code of many",
    "ending",
    "forgetting",
];

/// The evening of a scene, and what is open of it.
fn evening_at(name: &str) -> Option<(Option<Evening>, EveningPage)> {
    let few = |format| {
        let names = ["Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo"];
        let mut evening = Evening::new(Plan::new(names, GameKind::Tawula, format)).unwrap();
        for table in 1..=3 {
            let at = PairingId { round: 1, table };
            let result = match table {
                1 => GameResult::win(Side::First),
                2 => GameResult::Draw,
                _ => GameResult::cappotto(Side::Second),
            };
            let _ = evening.report(at, result);
        }
        evening
    };
    let swiss = Format::Swiss { rounds: None };
    let first = PairingId { round: 1, table: 1 };
    let leaf = |leaf| {
        let mut page = EveningPage::default();
        page.leaf = leaf;
        page
    };
    let draft = |change: &dyn Fn(&mut EveningDraft)| {
        let mut page = EveningPage::default();
        let all = long_names(swiss);
        page.draft.names = all.entrants().iter().map(|one| one.name.clone()).collect();
        page.draft.games = GameKind::ALL.to_vec();
        change(&mut page.draft);
        (None, page)
    };
    let sheet = |evening| (Some(evening), EveningPage::default());
    Some(match name {
        "a set-up with names" => draft(&|_| ()),
        "a set-up that asks" => draft(&|draft| {
            draft.names.truncate(5);
            let again = draft.names[0].clone();
            draft.add(&again);
        }),
        "a set-up of games without end" => draft(&|draft| {
            draft.names.truncate(2);
            draft.format = Format::WinnerStaysOn { games: None };
        }),
        "a Swiss evening" => sheet(few(swiss)),
        "a Swiss evening of many" => sheet(long_names(swiss)),
        "a Swiss evening that is over" => {
            let mut plan = few(swiss).plan().clone();
            plan.title = Some("W".repeat(MOST_NAME_CHARS));
            let mut evening = Evening::new(plan).unwrap();
            while let Some(at) = evening.now().first().map(|one| one.id) {
                evening.report(at, GameResult::Draw).unwrap();
            }
            sheet(evening)
        }
        "a round robin" => sheet(few(Format::RoundRobin)),
        "a knock-out" => sheet(few(Format::KnockOut)),
        "a knock-out of many" => sheet(long_names(Format::KnockOut)),
        "a knock-out that is over" => {
            let mut evening = few(Format::KnockOut);
            while let Some(at) = evening.now().first().map(|one| one.id) {
                evening.report(at, GameResult::win(Side::First)).unwrap();
            }
            sheet(evening)
        }
        "winner stays on" => sheet(long_names(Format::WinnerStaysOn { games: None })),
        "a pairing to come" => (
            Some(long_names(Format::KnockOut)),
            leaf(EveningLeaf::Pairing(first)),
        ),
        "a pairing being played" => {
            let mut evening = long_names(swiss);
            evening.begin(first).unwrap();
            (Some(evening), leaf(EveningLeaf::Pairing(first)))
        }
        "a pairing that is over" => (Some(few(swiss)), leaf(EveningLeaf::Pairing(first))),
        "who is here" => {
            let mut evening = long_names(swiss);
            evening.leave(EntrantId::new(3)).unwrap();
            (Some(evening), leaf(EveningLeaf::People))
        }
        "a code" => (Some(few(swiss)), leaf(EveningLeaf::Code(0))),
        "a code of many" => (Some(long_names(swiss)), leaf(EveningLeaf::Code(1))),
        "ending" => (Some(few(swiss)), leaf(EveningLeaf::End)),
        "forgetting" => (Some(few(swiss)), leaf(EveningLeaf::Forget)),
        _ => return None,
    })
}

fn evening_scenes() -> Vec<Scene> {
    let table = Table::new(GameRecord::new(
        Setup::new(GameKind::Tawula),
        1,
        Side::First,
    ));
    let scene = |name| Scene {
        name,
        table: table.clone(),
        open: Open {
            panel: Some(Panel::Evening),
            ..Open::default()
        },
        import: "",
        saved: Saved::default(),
        platform: PlatformFeatures::default(),
        leaf: Leaf::FIRST,
    };
    EVENINGS.into_iter().map(scene).collect()
}

#[test]
fn every_text_of_the_evening_has_its_room() {
    // It grows with the window.
    let windows = WINDOWS.into_iter().chain([(1920.0, 1080.0)]);
    check_in(GameKind::Tawula, windows, |_| evening_scenes());
}

/// Looks at every scene of a game in every language, window and size of text.
fn check(kind: GameKind) {
    check_scenes(kind, |words| scenes(kind, words));
}

fn check_scenes(kind: GameKind, of: impl Fn(&Words) -> Vec<Scene>) {
    check_in(kind, WINDOWS.into_iter(), of);
}

fn check_in(
    kind: GameKind,
    windows: impl Iterator<Item = (f32, f32)> + Clone,
    of: impl Fn(&Words) -> Vec<Scene>,
) {
    let mut told = String::new();
    for locale in LOCALES {
        let words = whole_words(locale);
        let scenes = of(&words);
        assert!(!scenes.is_empty());
        for window in windows.clone() {
            for text_scale in TEXT_SCALES {
                for scene in &scenes {
                    let mut stand = Stand::new(&words, window, text_scale, kind);
                    stand.layout = stand.layout.looking_back(is_review(scene.name));
                    for fault in stand.faults(scene) {
                        let (tag, percent) = (locale.tag, text_scale * 100.0);
                        let (width, height) = window;
                        let _ = writeln!(
                            told,
                            "{tag} {width}×{height} {percent} %, {}: {fault}",
                            scene.name
                        );
                    }
                }
            }
        }
    }
    assert!(
        told.is_empty(),
        "{kind}: {} faults\n{told}",
        told.lines().count()
    );
}

/// The seatings in which something stands upside down.
const UPSIDE_DOWN: [Facing; 3] = [
    Facing::of(Seating::Opposite, false, true),
    Facing::of(Seating::FlatTablet, false, true),
    Facing::of(Seating::FlatTablet, false, false),
];

/// Two people across from each other: what stands beside the board, and over it, in every seating.
fn across_scenes(kind: GameKind) -> Vec<Scene> {
    let mut setup = Setup::new(kind);
    let _ = setup.set_option("big_start", "on");
    let table = |wanted: &dyn Fn(&GameRecord) -> bool| {
        (1..60).find_map(|seed| played(&setup, seed, [Seat::Person; 2], wanted))
    };
    let far = |game: &GameRecord| {
        game.turns().len() >= 5 && matches!(game.expect(), Expect::Move(Side::Second))
    };
    let asked = |game: &GameRecord| question(game.position()).is_some();
    let mut scenes = Vec::new();
    let mut add = |name, table: Option<Table>, open: Open| {
        scenes.extend(table.map(|table| Scene {
            name,
            table,
            open,
            import: "",
            saved: Saved::default(),
            platform: PlatformFeatures::default(),
            leaf: Leaf::FIRST,
        }));
    };
    add("the beginning", table(&|_| true), Open::default());
    add("the far turn", table(&far), Open::default());
    add("a question", table(&asked), Open::default());
    add(
        "the journal",
        table(&far),
        Open {
            move_list: true,
            ..Open::default()
        },
    );
    for panel in [Panel::Settings, Panel::Pause] {
        let open = Open {
            panel: Some(panel),
            ..Open::default()
        };
        add(panel_name(panel), table(&far), open);
    }
    scenes
}

#[test]
fn every_text_has_its_room_for_two_people_across_from_each_other() {
    let mut told = String::new();
    for (kind, locale) in GameKind::ALL
        .iter()
        .flat_map(|kind| LOCALES.iter().map(|locale| (*kind, locale)))
    {
        let words = whole_words(locale);
        let scenes = across_scenes(kind);
        for (window, tablet) in WINDOWS
            .map(|window| (window, false))
            .into_iter()
            .chain([((1280.0, 800.0), true), ((800.0, 1280.0), true)])
        {
            for (text_scale, facing) in TEXT_SCALES
                .iter()
                .flat_map(|scale| UPSIDE_DOWN.map(|facing| (*scale, facing)))
            {
                // Nothing else is new in a tablet's windows.
                if tablet && facing.seating != Seating::FlatTablet {
                    continue;
                }
                for scene in &scenes {
                    let mut stand = Stand::new(&words, window, text_scale, kind).facing(facing);
                    for fault in stand.faults(scene) {
                        let _ = writeln!(
                            told,
                            "{kind} {} {window:?} {text_scale} {:?} {}: {fault}",
                            locale.tag, facing.seating, scene.name
                        );
                    }
                }
            }
        }
    }
    assert!(told.is_empty(), "{} faults\n{told}", told.lines().count());
}

/// Where a row of text is seen whose middle lies in a place.
fn row_in(seen: &Seen, text: &str, place: Rect) -> Rect {
    let row = seen
        .rows
        .iter()
        .find(|row| row.text == text && place.contains(row.ink.center()));
    row.unwrap_or_else(|| panic!("no {text:?} in {place:?}"))
        .ink
}

#[test]
fn what_stands_upside_down_is_pressed_where_it_is_seen() {
    let words = whole_words(&LOCALES[0]);
    for facing in UPSIDE_DOWN {
        for window in WINDOWS {
            let setup = Setup::new(GameKind::Tawula);
            let side = if facing.far {
                Side::Second
            } else {
                Side::First
            };
            let thrown =
                |game: &GameRecord| game.events().len() > 2 && game.expect() == Expect::Throw(side);
            let table = (1..60).find_map(|seed| played(&setup, seed, [Seat::Person; 2], thrown));
            let scene = Scene {
                name: "a throw",
                table: table.unwrap(),
                open: Open::default(),
                import: "",
                saved: Saved::default(),
                platform: PlatformFeatures::default(),
                leaf: Leaf::FIRST,
            };
            let mut stand = Stand::new(&words, window, 1.0, GameKind::Tawula).facing(facing);
            let mut state = (NewGameDraft::default(), ImportText::default(), whole_book());
            let mut seen = Seen::default();
            for _ in 0..3 {
                seen = stand.frame(&scene, &mut state, Vec::new());
            }
            let layout = &stand.layout;
            let place = match layout.far_actions {
                Some(far) if facing.far => far,
                _ => layout.actions,
            };
            let place = Rect::from_min_max(
                egui::pos2(place.min.x, place.min.y),
                egui::pos2(place.max.x, place.max.y),
            );
            let throw = words.get("throw");
            let button = row_in(&seen, &throw, place);
            let is_throw = |asked: &Option<UiAction>| {
                matches!(asked, Some(UiAction::Press(tavoliere::input::Press::Throw)))
            };
            let mut press = |at: Pos2| {
                let mut asked = false;
                for pressed in [true, false] {
                    let event = Event::PointerButton {
                        pos: at,
                        button: egui::PointerButton::Primary,
                        pressed,
                        modifiers: egui::Modifiers::NONE,
                    };
                    stand.frame(&scene, &mut state, vec![Event::PointerMoved(at), event]);
                    asked |= is_throw(&stand.asked);
                }
                stand.frame(&scene, &mut state, vec![Event::PointerGone]);
                asked
            };
            let told = format!("{facing:?} {window:?}");
            assert!(
                press(button.center()),
                "{told}: it is pressed where it is seen"
            );
            let mirrored = HalfTurn::about(place).point(button.center());
            if !button.contains(mirrored) {
                assert!(!press(mirrored), "{told}: and nowhere else");
            }
        }
    }
}

#[test]
fn every_text_of_tablan_has_its_room() {
    check(GameKind::Tablan);
}

#[test]
fn every_text_of_tablut_has_its_room() {
    check(GameKind::Tablut);
}

#[test]
fn every_text_of_tapatan_has_its_room() {
    check(GameKind::Tapatan);
}

#[test]
fn every_text_of_tawula_has_its_room() {
    check(GameKind::Tawula);
}

#[test]
fn every_page_of_the_book_of_tablan_has_its_room() {
    check_scenes(GameKind::Tablan, |_| book_scenes(GameKind::Tablan));
}

#[test]
fn every_page_of_the_book_of_tablut_has_its_room() {
    check_scenes(GameKind::Tablut, |_| book_scenes(GameKind::Tablut));
}

#[test]
fn every_page_of_the_book_of_tapatan_has_its_room() {
    check_scenes(GameKind::Tapatan, |_| book_scenes(GameKind::Tapatan));
}

#[test]
fn every_page_of_the_book_of_tawula_has_its_room() {
    check_scenes(GameKind::Tawula, |_| book_scenes(GameKind::Tawula));
}

#[test]
fn the_screens_before_the_table_have_room_for_their_texts() {
    for locale in LOCALES {
        let words = Words::of(locale);
        for window in WINDOWS {
            for text_scale in TEXT_SCALES {
                let mut stand = Stand::new(&words, window, text_scale, GameKind::Tablan);
                let screen = stand.screen();
                let missing = ["tablan/board.webp", "tablan/blue.webp"].map(str::to_owned);
                for failed in [false, true] {
                    let mut shapes = Vec::new();
                    for _ in 0..3 {
                        stand.time += 1.0;
                        let input = RawInput {
                            screen_rect: Some(screen),
                            time: Some(stand.time),
                            ..RawInput::default()
                        };
                        let mut output = stand.ctx.run_ui(input, |ui| {
                            if failed {
                                loading::failed(ui.ctx(), &words, &missing);
                            } else {
                                loading::loading(ui.ctx(), &words, 0.5);
                            }
                        });
                        output.textures_delta.clear();
                        shapes = output.shapes;
                    }
                    let mut seen = seen(&shapes);
                    // The frame round the window is no face.
                    seen.faces.clear();
                    for row in &mut seen.rows {
                        row.face = None;
                    }
                    let faults = faults(&seen, screen, &[screen]);
                    let tag = locale.tag;
                    assert!(
                        faults.is_empty(),
                        "{tag} {window:?} {text_scale}: {faults:?}"
                    );
                }
            }
        }
    }
}

/// Every text of a language that is a whole one by itself.
fn plain_texts(locale: &'static Locale) -> Vec<String> {
    let words = Words::of(locale);
    let lines = locale.sources.iter().flat_map(|source| source.lines());
    let keys = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()))
        .map(|key| words.get(key))
        .collect()
}

#[test]
fn every_note_fits_over_every_table() {
    for locale in LOCALES {
        let words = Words::of(locale);
        let texts = plain_texts(locale);
        for (window, kind) in WINDOWS
            .iter()
            .flat_map(|w| GameKind::ALL.map(|kind| (*w, kind)))
        {
            for text_scale in TEXT_SCALES {
                let mut stand = Stand::new(&words, window, text_scale, kind);
                for text in &texts {
                    let mut toasts = Toasts::default();
                    toasts.add(text.clone(), Some("TN-18"));
                    let screen = stand.screen();
                    let mut shapes = Vec::new();
                    for _ in 0..2 {
                        stand.time += 1.0;
                        let input = RawInput {
                            screen_rect: Some(screen),
                            time: Some(stand.time),
                            ..RawInput::default()
                        };
                        let mut output = stand.ctx.run_ui(input, |ui| {
                            let _ = toasts.show(ui.ctx(), stand.words, &stand.layout, true);
                        });
                        output.textures_delta.clear();
                        shapes = output.shapes;
                    }
                    let faults = faults(&seen(&shapes), screen, &[screen]);
                    assert!(
                        faults.is_empty(),
                        "{} {window:?} {text_scale} {kind}: {faults:?}",
                        locale.tag
                    );
                }
            }
        }
    }
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    let ctx = egui::Context::default();
    theme::apply(&ctx);
    let mut output = ctx.run_ui(RawInput::default(), |_| {});
    output.textures_delta.clear();
    for locale in LOCALES {
        let mut letters: Vec<char> = (locale.sources.concat() + book_pages(locale))
            .chars()
            .collect();
        letters.sort_unstable();
        letters.dedup();
        for style in [TextStyle::Display, TextStyle::Strong, TextStyle::Body] {
            let family = style.font().family;
            let known = ctx.fonts_mut(|fonts| fonts.fonts.font(&family).characters().clone());
            for letter in letters.iter().filter(|letter| !letter.is_control()) {
                let has = known.contains_key(letter);
                assert!(has, "{}: {style:?} lacks {letter:?}", locale.tag);
            }
        }
    }
}
