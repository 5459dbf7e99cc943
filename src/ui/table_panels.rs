//! Shows the panels of a table and passes on what the player asks for on them.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::book::{self, BookState};
use super::evening::{self, CurrentEvening, EveningAsk};
use super::home::{self, Home, HomeAction, HomeTextures};
use super::icons::Icons;
use super::lesson::{LessonNote, Taught};
use super::library::{LibraryView, LibraryWork};
use super::now::PointedAt;
use super::open::Open;
use super::open::Panel;
use super::panels::{self, ImportText, NewGameDraft};
use super::platform::PlatformFeatures;
use super::puzzles::{self, PuzzleAsk, PuzzleProgress, Solving};
use super::review::{self, LookBack};
use super::toast::Toasts;
use super::tray::tray;
use super::ui_action::{UiAction, UiActionChosen};
use super::version::Version;
use super::view::View;
use super::words::Words;
use super::{
    action_bar, big, fair_throws, games, kit, lesson, library, move_list, player_panel, share,
    statistics, theme, throw_tray, top_bar,
};
use crate::input::binding::Rights;
use crate::input::{PointedOut, Press, Pressed, Selection, ThrowEntry};
use crate::rules::Side;
use crate::settings::SettingsInForce;
use crate::stage::{Cue, Layout, Revealed, TableArt, TableFade, Timeline};
use crate::store::Device;
use crate::table::history::GameHistory;
use crate::table::{
    GameLibrary, Intent, Learning, RememberedPlayers, Replay, ReplayIntent, ReviewTask, Saved,
    Table,
};

/// Shows the panels of the table and passes on what is asked for on them.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    icons: Res<Icons>,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    table: Res<Table>,
    revealed: Res<Revealed>,
    timeline: Res<Timeline>,
    (mut selection, mut open, mut home): (ResMut<Selection>, ResMut<Open>, ResMut<Home>),
    (home_textures, table_art, fade): (Res<HomeTextures>, TableArt, Res<TableFade>),
    (mut draft, mut import, mut book): (
        ResMut<NewGameDraft>,
        ResMut<ImportText>,
        ResMut<BookState>,
    ),
    (toasts, saved, kept, work, learning, lesson_note, evening): (
        Res<Toasts>,
        Res<Saved>,
        Res<GameLibrary>,
        Res<LibraryWork>,
        Option<Res<Learning>>,
        Res<LessonNote>,
        Res<CurrentEvening>,
    ),
    (progress, history, players, solving, entry, mut pointed_out): (
        Res<PuzzleProgress>,
        Res<GameHistory>,
        Res<RememberedPlayers>,
        Option<Res<Solving>>,
        Res<ThrowEntry>,
        ResMut<PointedOut>,
    ),
    (platform, version, rights, time): (
        Res<PlatformFeatures>,
        Res<Version>,
        Rights,
        Res<Time<Real>>,
    ),
    (replay, review_task): (Option<Res<Replay>>, Option<Res<ReviewTask>>),
    (mut intents, mut presses, mut chosen, mut cues, mut asks, mut evening_asks): (
        MessageWriter<Intent>,
        MessageWriter<Pressed>,
        MessageWriter<UiActionChosen>,
        MessageWriter<Cue>,
        MessageWriter<PuzzleAsk>,
        MessageWriter<EveningAsk>,
    ),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let position = table.game().position_at(revealed.0);
    let view = View {
        words: &words,
        icons: &icons,
        layout: &layout,
        settings: in_force.settings(),
        platform: *platform,
        version: *version,
        saved: &saved,
        history: history.history(),
        library: LibraryView {
            games: &kept,
            work: &work,
        },
        evening: evening.0.as_ref(),
        remembered: &players.0,
        progress: &progress.0,
        solving: solving.as_deref(),
        replay: replay.as_deref(),
        findings: review_task.as_deref().and_then(ReviewTask::findings),
        table: &table,
        position: &position,
        events: revealed.0,
        picked: selection.picked,
        entry: &entry,
        moving: !timeline.is_idle(),
        timeline: &timeline,
        turns: table.game().turns_at(revealed.0),
    };
    if open.panel != Some(Panel::Book) && book.is_on_show() {
        book.put_away();
    }
    let taught = Taught {
        learning: learning.as_deref(),
        note: &lesson_note,
        tempo: in_force.tempo(),
        now: time.elapsed(),
    };
    let end_shows = open.panel.is_none() && view.ended() && !open.hides_end();
    let shown_at = open.end_shown_at.unwrap_or(time.elapsed());
    let shown_at = end_shows.then_some(shown_at);
    if open.end_shown_at != shown_at {
        open.end_shown_at = shown_at;
    }
    let at_home = open.home;
    let is_furnished = table_art.has(layout.board_view.game());
    let asked = at_home.then(|| {
        let is_ready = is_furnished && fade.is_over();
        let moment = (time.elapsed(), in_force.tempo(), is_ready);
        home::show(
            ctx,
            &view,
            &mut home,
            &home_textures,
            (&mut open, &draft),
            moment,
        )
    });
    let shows_table = is_furnished && (!at_home || home.is_passing());
    let action = show_panels(
        ctx,
        &view,
        &open,
        (&mut draft, &mut import, &mut book),
        &toasts,
        &taught,
        shows_table,
    );
    if at_home && home.is_passing() {
        // The room grows over the panels beside the board.
        ctx.move_to_top(home::layer());
    }
    let action = match asked.flatten() {
        Some(HomeAction::Ui(asked)) => Some(asked),
        Some(HomeAction::Enter) => {
            cues.write(Cue::Button);
            None
        }
        None => action,
    };
    pointed_out.set_if_neq(PointedOut(PointedAt::take(ctx).0));
    let Some(action) = action else { return Ok(()) };
    // Going through a game is not pressing buttons.
    let is_quiet = matches!(
        action,
        UiAction::Press(_) | UiAction::Settings(_) | UiAction::Replay(ReplayIntent::ToEvent(_))
    );
    if !is_quiet {
        cues.write(Cue::Button);
    }
    // What stands beside the board hears nobody but the pointer; other panels are for all.
    let beside = !open.covers(Some(&table), &timeline);
    match action {
        UiAction::Pick(_) | UiAction::Intent(Intent::Play(_))
            if beside && !rights.may_play(&table, Device::Pointer) =>
        {
            // It is said whose turn it is.
            presses.write(Press::Next.with(Device::Pointer));
        }
        UiAction::Intent(intent) => {
            open.panel = None;
            intents.write(intent);
        }
        UiAction::Press(press) => {
            // What is asked for on the pause panel happens on the table.
            if open.panel == Some(Panel::Pause) {
                open.panel = None;
            }
            let device = beside.then_some(Device::Pointer);
            presses.write(Pressed { press, device });
        }
        UiAction::GoHome => {
            // The player's own game lies on the table again.
            if solving.is_some() {
                asks.write(PuzzleAsk::Leave);
            }
            open.go_home();
            home.come_from(table.game().setup().kind(), time.elapsed());
        }
        UiAction::Pick(picked) => {
            selection.picked = picked;
            selection.chosen = None;
        }
        UiAction::Puzzle(ask) => {
            open.panel = None;
            asks.write(ask);
        }
        UiAction::Evening(ask) => {
            // Playing happens on the table.
            if matches!(ask, EveningAsk::Play(_)) {
                open.panel = None;
            }
            evening_asks.write(ask);
        }
        UiAction::Open(panel) => open.panel = Some(panel),
        UiAction::Explain(rule) => {
            if book.explain(rule) {
                open.panel = Some(Panel::Book);
            }
        }
        UiAction::Close if open.panel.is_some() => open.panel = None,
        UiAction::Close => open.end_put_aside = true,
        UiAction::ToggleMoveList => open.move_list = !open.move_list,
        other => drop(chosen.write(UiActionChosen(other))),
    }
    Ok(())
}

/// Shows every panel that is open now; those beside the board only where the table is seen.
pub fn show_panels(
    ctx: &egui::Context,
    view: &View,
    open: &Open,
    (draft, import, book): (&mut NewGameDraft, &mut ImportText, &mut BookState),
    toasts: &Toasts,
    taught: &Taught,
    shows_table: bool,
) -> Option<UiAction> {
    let layout = view.layout;
    games::accent(view.table.game().setup().kind()).apply_to_all(ctx);
    theme::set_touch_size(ctx, layout.unit);
    let free = !open.covers(Some(view.table), view.timeline);
    // These lie over the whole window.
    let covers_all = matches!(
        open.panel,
        Some(Panel::Book | Panel::FairThrows | Panel::Statistics | Panel::Evening | Panel::Library)
    );
    let beside = if shows_table && !covers_all {
        lesson::show(ctx, view, taught, free)
            .unwrap_or_else(|| beside_board(ctx, view, taught, open, free))
    } else {
        None
    };
    let over = over_table(ctx, view, open, (draft, import, book), taught.now);
    let why = toasts.show(ctx, view.words, layout, free);
    beside.or(over).or(why.map(UiAction::Explain))
}

/// Shows what stands beside the board while a game is played.
fn beside_board(
    ctx: &egui::Context,
    view: &View,
    taught: &Taught,
    open: &Open,
    free: bool,
) -> Option<UiAction> {
    let layout = view.layout;
    if let (Some(places), Some(replay)) = (&layout.review, view.replay) {
        let look_back = LookBack {
            replay,
            findings: view.findings,
        };
        return review::show(ctx, view, places, look_back, free);
    }
    if let Some(places) = &layout.big {
        return big::show(ctx, view, places, taught, open, free);
    }
    let mut action = kit::fixed_area(ctx, "bar", layout.bar, free, |ui| {
        top_bar::show(ui, view, taught.learning)
    });
    let mut bar = None;
    for (side, id) in [
        (Side::First, "first player"),
        (Side::Second, "second player"),
    ] {
        kit::fixed_area(
            ctx,
            id,
            layout.player_panels[side.index()],
            free,
            |ui| match view.solving.filter(|_| !layout.move_list_is_readable()) {
                Some(solving) if Some(side) != solving.side() => {
                    bar = puzzles::small_bar(ui, view, solving);
                }
                _ => player_panel::show(ui, view, side),
            },
        );
    }
    action = action.or(bar);
    if let Some(move_list) = layout.move_list {
        let asked = kit::fixed_area(ctx, "list of moves", move_list, free, |ui| {
            match view.solving {
                Some(solving) if layout.move_list_is_readable() => puzzles::bar(ui, view, solving),
                Some(solving) if !puzzles::small_bar_is_wide(layout) => {
                    puzzles::small_actions(ui, view, solving)
                }
                _ => move_list::show(ui, view),
            }
        });
        action = action.or(asked);
    }
    // Where each has buttons of the own, only those of whoever acts do anything.
    let near = layout.far_actions.map(|_| Side::First);
    let asked = kit::fixed_area(ctx, "actions", layout.actions, free, |ui| {
        action_bar::show(ui, view, near)
    });
    action = action.or(asked);
    if let Some(far_actions) = layout.far_actions {
        let asked = kit::fixed_area(ctx, "far actions", far_actions, free, |ui| {
            action_bar::show(ui, view, Some(Side::Second))
        });
        action = action.or(asked);
    }
    if free && throw_tray::is_open(view, open) {
        action = action.or(throw_tray::show(ctx, view));
    }
    action.or(drawer(ctx, view, open, free))
}

/// The list of moves over the board, where it has no place of its own and is asked for.
fn drawer(ctx: &egui::Context, view: &View, open: &Open, free: bool) -> Option<UiAction> {
    if view.layout.move_list_is_readable() || !open.move_list {
        return None;
    }
    kit::fixed_area(ctx, "drawer", view.layout.board, free, |ui| {
        move_list::drawer(ui, view)
    })
}

/// Shows the panel that is open over the table, or the end of the game.
fn over_table(
    ctx: &egui::Context,
    view: &View,
    open: &Open,
    (draft, import, book): (&mut NewGameDraft, &mut ImportText, &mut BookState),
    now: Duration,
) -> Option<UiAction> {
    match open.panel {
        Some(Panel::NewGame) => {
            panels::modal(ctx, "new game", panels::NEW_GAME_WIDTH, |ui, room| {
                panels::new_game(ui, view, draft, room)
            })
        }
        Some(Panel::Puzzles) => panels::modal(ctx, "puzzles", 620.0, |ui, room| {
            puzzles::list(ui, view, room)
        }),
        Some(Panel::Settings) => panels::modal(ctx, "settings", 540.0, |ui, room| {
            panels::settings(ui, view, room)
        }),
        Some(Panel::Book) => book::book(ctx, view, book, now),
        Some(Panel::Record) => panels::modal(ctx, "record", 560.0, |ui, room| {
            panels::record(ui, view, import, room)
        }),
        Some(Panel::Pause) => {
            let game = view.table.game().setup().kind();
            let (width, columns) = panels::pause_columns(ctx.content_rect().size());
            tray(ctx, "pause", width, view.icons, game, |ui, room| {
                panels::scrolled(ui, room, |ui| panels::pause(ui, view, columns))
            })
        }
        Some(Panel::FairThrows) => fair_throws::fair_throws(ctx, view),
        Some(Panel::Statistics) => statistics::statistics(ctx, view),
        Some(Panel::Evening) => evening::evening(ctx, view),
        Some(Panel::Library) => library::library(ctx, view),
        Some(Panel::Players) => panels::modal(ctx, "players", 620.0, |ui, room| {
            panels::players(ui, view, draft, room)
        }),
        Some(Panel::Share) => panels::modal(ctx, "share", 1080.0, |ui, room| {
            share::share(ui, view, room)
        }),
        Some(Panel::PlayFrom) => panels::modal(ctx, "play from", 620.0, |ui, room| {
            panels::play_from(ui, view, draft, room)
        }),
        Some(Panel::Draw) => panels::modal(ctx, "draw", 440.0, |ui, room| {
            panels::scrolled(ui, room, |ui| panels::draw(ui, view))
        }),
        Some(Panel::Resign) => panels::modal(ctx, "resign", 440.0, |ui, room| {
            panels::scrolled(ui, room, |ui| panels::resign(ui, view))
        }),
        None => match view.outcome().filter(|_| view.ended() && !open.hides_end()) {
            Some(outcome) => {
                let action = panels::modal(ctx, "end", 460.0, |ui, room| {
                    panels::scrolled(ui, room, |ui| panels::end(ui, view, outcome))
                });
                action.filter(|_| !open.end_is_fresh(now))
            }
            None => None,
        },
    }
}
