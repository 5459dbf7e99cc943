//! Shows the panels of a table and writes the player's requests.

use std::borrow::Cow;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::book::BookState;
use super::closer_view;
use super::evening::CurrentEvening;
use super::home::{self, FrameTime, Home, HomeAction, HomeTextures};
use super::icons::Icons;
use super::kit::rect_of;
use super::lesson::{LessonNote, LessonView};
use super::library::{LibraryView, LibraryWork};
use super::open::OpenPanels;
use super::panel::Panel;
use super::panel_row::{Frame, PanelContext, PanelRow, PanelState};
use super::panel_table::{PANELS, row};
use super::panels::{self, BesideBoard, ImportText, KeysState, NewGameDraft, SettingsState};
use super::platform::PlatformFeatures;
use super::possible_actions::PointedAt;
use super::prompts::Prompts;
use super::puzzles::{self, PuzzleFiles, PuzzleProgress, Solving};
use super::review::{self, ReviewedReplay};
use super::storage::StorageView;
use super::throw_count::{self, CaptionPlace};
use super::toast::{Cover, Toasts};
use super::tray::tray;
use super::ui_action::UiAction;
use super::version::Version;
use super::view::View;
use super::words::Words;
use super::{
    action_bar, big, games, kit, lesson, move_list, phone_bar, player_panel, screen_reader, theme,
    throw_caption, throw_tray, top_bar,
};
use crate::input::controller_make::ControllerMake;
use crate::input::last_device::LastDevice;
use crate::input::{PointedOut, Selection, ThrowEntry, ThrowInUse};
use crate::rules::{AnyPosition, Side};
use crate::settings::SettingsInForce;
use crate::stage::throw::ThrownParts;
use crate::stage::{
    Cue, Facing, Layout, RevealedEvents, TableArt, TableFade, ThrowCounting, Timeline,
};
use crate::table::history::GameHistory;
use crate::table::{
    Doubt, GameLibrary, Learning, LessonProgress, RememberedPlayers, Replay, ReplayIntent,
    ReviewTask, Saved, Table,
};

/// Everything that panels read, as system parameters.
#[derive(SystemParam)]
pub(super) struct ViewParams<'w> {
    words: Res<'w, Words>,
    icons: Res<'w, Icons>,
    layout: Res<'w, Layout>,
    facing: Res<'w, Facing>,
    in_force: SettingsInForce<'w>,
    platform: Res<'w, PlatformFeatures>,
    version: Res<'w, Version>,
    last_device: Res<'w, LastDevice>,
    make: Res<'w, ControllerMake>,
    table: Res<'w, Table>,
    revealed: Res<'w, RevealedEvents>,
    timeline: Res<'w, Timeline>,
    counting: ThrowCounting<'w>,
    parts: Res<'w, ThrownParts>,
    selection: Res<'w, Selection>,
    in_use: Res<'w, ThrowInUse>,
    doubt: Res<'w, Doubt>,
    entry: Res<'w, ThrowEntry>,
    replay: Option<Res<'w, Replay>>,
    review: Option<Res<'w, ReviewTask>>,
    solving: Option<Res<'w, Solving>>,
    learning: Option<Res<'w, Learning>>,
    saved_params: SavedParams<'w>,
}

/// The saved games, players, puzzles and game nights.
#[derive(SystemParam)]
pub(super) struct SavedParams<'w> {
    saved: Res<'w, Saved>,
    history: Res<'w, GameHistory>,
    library: Res<'w, GameLibrary>,
    library_work: Res<'w, LibraryWork>,
    evening: Res<'w, CurrentEvening>,
    players: Res<'w, RememberedPlayers>,
    progress: Res<'w, PuzzleProgress>,
    puzzle_files: Res<'w, PuzzleFiles>,
    lessons: Res<'w, LessonProgress>,
    storage: Res<'w, StorageView>,
}

impl ViewParams<'_> {
    /// The position in view.
    pub(super) fn position(&self) -> Cow<'_, AnyPosition> {
        self.table.game().position_at(self.revealed.0)
    }

    /// The place of the captions of throws.
    fn caption(&self) -> CaptionPlace {
        let tempo = self.in_force.tempo();
        let moves = tempo.speed > 0.0 && !tempo.reduced;
        match self.counting.is_on(&self.table) {
            true if moves => CaptionPlace::Table,
            true => CaptionPlace::Row,
            false => CaptionPlace::Card,
        }
    }

    pub(super) fn view<'a>(&'a self, position: &'a AnyPosition) -> View<'a> {
        let kept = &self.saved_params;
        let learning = self.learning.as_deref();
        View {
            words: &self.words,
            icons: &self.icons,
            layout: &self.layout,
            is_screen_turned: self.facing.screen_is_turned(),
            settings: self.in_force.settings(),
            reduced_motion: self.in_force.tempo().reduced,
            platform: *self.platform,
            version: *self.version,
            prompts: Prompts {
                device: *self.last_device,
                make: *self.make,
            },
            saved: &kept.saved,
            history: kept.history.history(),
            library: LibraryView {
                games: &kept.library,
                work: &kept.library_work,
            },
            storage: &kept.storage,
            evening: kept.evening.0.as_ref(),
            remembered: &kept.players.0,
            progress: &kept.progress.0,
            puzzle_files: &kept.puzzle_files,
            lessons: &kept.lessons.0,
            solving: self.solving.as_deref(),
            replay: self.replay.as_deref(),
            findings: self.review.as_deref().and_then(ReviewTask::findings),
            learns: self.learning.is_some(),
            wanted: learning
                .filter(|learning| !learning.plays())
                .map(Learning::wanted),
            table: &self.table,
            position,
            events: self.revealed.0,
            picked: self.selection.picked,
            in_use: self.in_use.0,
            doubted: self.doubt.asked(),
            entry: &self.entry,
            moving: !self.timeline.is_idle(),
            timeline: &self.timeline,
            caption: self.caption(),
            parts: &self.parts.0,
            turns: self.table.game().turns_at(self.revealed.0),
        }
    }
}

/// The state that panels change while they're shown.
#[derive(SystemParam)]
pub(super) struct PanelStates<'w> {
    open: ResMut<'w, OpenPanels>,
    home: ResMut<'w, Home>,
    new_game: ResMut<'w, NewGameDraft>,
    import: ResMut<'w, ImportText>,
    book: ResMut<'w, BookState>,
    settings: ResMut<'w, SettingsState>,
    keys: ResMut<'w, KeysState>,
    pointed_out: ResMut<'w, PointedOut>,
}

/// The pictures of the table and of the home screen.
#[derive(SystemParam)]
pub(super) struct PictureParams<'w> {
    home: Res<'w, HomeTextures>,
    table: TableArt<'w>,
    fade: Res<'w, TableFade>,
}

/// The current lesson, and the time of everything that fades.
#[derive(SystemParam)]
pub(super) struct LessonViewParams<'w> {
    learning: Option<Res<'w, Learning>>,
    note: Res<'w, LessonNote>,
    time: Res<'w, Time<Real>>,
}

/// Shows the panels of the table and writes the player's request.
pub(super) fn show(
    mut contexts: EguiContexts,
    params: ViewParams,
    mut states: PanelStates,
    pictures: PictureParams,
    lesson_view: LessonViewParams,
    toasts: Res<Toasts>,
    mut actions: MessageWriter<UiAction>,
    mut cues: MessageWriter<Cue>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let position = params.position();
    let view = params.view(&position);
    let open = &mut states.open;
    if open.panel != Some(Panel::Book) && states.book.is_on_show() {
        states.book.note_hidden();
    }
    if open.panel != Some(Panel::Settings) && !states.settings.is_fresh() {
        *states.settings = SettingsState::default();
    }
    if open.panel == Some(Panel::Keys) {
        if states.keys.is_closed() {
            let device = view.prompts.device(&view);
            states.keys.open_for(device, view.prompts.make, open.home);
        }
    } else if !states.keys.is_closed() {
        *states.keys = KeysState::default();
    }
    let now = lesson_view.time.elapsed();
    let lesson_view = LessonView {
        learning: lesson_view.learning.as_deref(),
        note: &lesson_view.note,
        tempo: params.in_force.tempo(),
        now,
    };
    let end_shows = open.panel.is_none() && view.ended() && !open.hides_end();
    let shown_at = open.end_shown_at.unwrap_or(now);
    let shown_at = end_shows.then_some(shown_at);
    if open.end_shown_at != shown_at {
        open.end_shown_at = shown_at;
    }
    // Closing the sheet leads to the game, not back to a panel that leads to the sheet.
    let sheet_covers_end = open.panel == Some(Panel::Evening) && view.ended();
    if sheet_covers_end && !open.end_dismissed {
        open.end_dismissed = true;
    }
    let at_home = open.home;
    let home = &mut *states.home;
    let is_furnished = pictures.table.has(view.layout.board_view.game());
    let asked = at_home.then(|| {
        let is_ready = is_furnished && pictures.fade.is_over();
        let moment = FrameTime {
            now,
            tempo: lesson_view.tempo,
        };
        let draft = &*states.new_game;
        home::show(
            ctx,
            &view,
            home,
            &pictures.home,
            open,
            draft,
            moment,
            is_ready,
        )
    });
    let shown = ShownPanels {
        open,
        toasts: &toasts,
        lesson_view: &lesson_view,
        shows_table: is_furnished && (!at_home || home.is_in_transition()),
    };
    let state = PanelState {
        new_game: &mut states.new_game,
        import: &mut states.import,
        book: &mut states.book,
        settings: &mut states.settings,
        keys: &mut states.keys,
    };
    let action = show_panels(ctx, &view, state, &shown);
    if at_home && home.is_in_transition() {
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
    states
        .pointed_out
        .set_if_neq(PointedOut(PointedAt::take(ctx).0));
    let Some(action) = action else { return Ok(()) };
    // Moving through a replay isn't a press of a button.
    let is_quiet = matches!(
        action,
        UiAction::Press(_) | UiAction::Settings(_) | UiAction::Replay(ReplayIntent::ToEvent(_))
    );
    if !is_quiet {
        cues.write(Cue::Button);
    }
    actions.write(action);
    Ok(())
}

/// Everything that is shown apart from the view and the panels' state.
pub struct ShownPanels<'a> {
    /// The panel that is open.
    pub open: &'a OpenPanels,
    /// The toasts.
    pub toasts: &'a Toasts,
    /// The lesson.
    pub lesson_view: &'a LessonView<'a>,
    /// `true` if the table is in view, with the panels beside the board.
    pub shows_table: bool,
}

/// Shows every open panel, and those beside the board if the table is in view.
pub fn show_panels(
    ctx: &egui::Context,
    view: &View,
    state: PanelState,
    shown: &ShownPanels,
) -> Option<UiAction> {
    let ShownPanels {
        open, lesson_view, ..
    } = *shown;
    let layout = view.layout;
    games::accent(view.table.game().setup().kind()).apply_to_all(ctx);
    theme::set_touch_size(ctx, layout.unit);
    let free = !open.covers(Some(view.table), view.timeline);
    let cover = match open.panel {
        Some(_) => Cover::Panel,
        None if open.home => Cover::Home,
        None if covered_place(view, open).is_some() => Cover::End,
        None if free || layout.big.is_none() => Cover::Nothing,
        None => Cover::Panel,
    };
    shown.toasts.make_room(ctx, view.words, layout, cover);
    let covers_all = open.panel.is_some_and(|panel| row(panel).covers_all());
    let beside = if shown.shows_table && !covers_all {
        lesson::show(ctx, view, lesson_view, open, free)
            .unwrap_or_else(|| beside_board(ctx, view, lesson_view, open, free))
    } else {
        None
    };
    if shown.shows_table && free {
        throw_count::show(ctx, view);
    }
    let over = match open.panel {
        Some(panel) => {
            screen_reader::begin_panel(ctx);
            let context = PanelContext {
                ctx,
                view,
                state,
                now: lesson_view.now,
                panels: PANELS,
            };
            show_panel(row(panel), context)
        }
        None => show_end(ctx, view, open, lesson_view.now),
    };
    let linked = shown.toasts.show(ctx, view.words, layout, cover);
    beside.or(over).or(linked)
}

/// Shows a panel in its frame.
fn show_panel(row: &PanelRow, mut panel: PanelContext) -> Option<UiAction> {
    let ctx = panel.ctx;
    match row.frame {
        Frame::Modal { width, show } => {
            let material = (row.material)(&panel.state);
            panels::modal_of(ctx, row.key, material, width, |ui, room| {
                show(ui, &mut panel, room)
            })
        }
        Frame::Scrolled { width, show } => panels::modal(ctx, row.key, width, |ui, room| {
            panels::scrolled(ui, room, |ui| show(ui, &mut panel))
        }),
        Frame::BesideBoard { width, show } => {
            let place = BesideBoard::of(panel.view.layout);
            let in_place = place.show(ctx, row.key, |ui, room| {
                panels::scrolled(ui, room, |ui| show(ui, &mut panel))
            });
            in_place.unwrap_or_else(|| {
                panels::modal(ctx, row.key, width, |ui, room| {
                    panels::scrolled(ui, room, |ui| show(ui, &mut panel))
                })
            })
        }
        Frame::Tray { width, show } => {
            let game = panel.view.table.game().setup().kind();
            let width = width(ctx.content_rect().size());
            tray(ctx, row.key, width, panel.view.icons, game, |ui, room| {
                panels::scrolled(ui, room, |ui| show(ui, &mut panel))
            })
        }
        Frame::Page { show } => show(&mut panel),
    }
}

/// Shows the end of the game, beside the board if there's space.
fn show_end(
    ctx: &egui::Context,
    view: &View,
    open: &OpenPanels,
    now: Duration,
) -> Option<UiAction> {
    let is_shown = view.ended() && !open.hides_end();
    let outcome = view.outcome().filter(|_| is_shown)?;
    let is_fresh = open.end_is_fresh(now);
    let place = BesideBoard::of(view.layout);
    // The strip below the board has only the first actions, until the player asks for more.
    let id = egui::Id::new("all of the end");
    let since = open.end_shown_at;
    let has_all = ctx.data(|data| data.get_temp::<Option<Duration>>(id)) == Some(since);
    let in_place = match place {
        BesideBoard::Strip(_) if !has_all => place.show(ctx, END, |ui, _| {
            let mut more = false;
            let action = panels::short_end(ui, view, outcome, &mut more);
            if more && !is_fresh {
                ui.data_mut(|data| data.insert_temp(id, since));
            }
            action
        }),
        BesideBoard::Column(_) => place.show(ctx, END, |ui, room| {
            panels::scrolled(ui, room, |ui| panels::end(ui, view, outcome))
        }),
        BesideBoard::Strip(_) | BesideBoard::Middle => None,
    };
    let action = in_place.unwrap_or_else(|| {
        panels::modal(ctx, "end in full", 460.0, |ui, room| {
            panels::scrolled(ui, room, |ui| panels::end(ui, view, outcome))
        })
    });
    action.filter(|_| !is_fresh)
}

/// The place beside or below the board that a panel or the end of the game covers. `None` without one.
pub(super) fn covered_place(view: &View, open: &OpenPanels) -> Option<egui::Rect> {
    let is_shown = match open.panel {
        Some(panel) => matches!(row(panel).frame, Frame::BesideBoard { .. }),
        None => view.ended() && !open.hides_end(),
    };
    match BesideBoard::of(view.layout) {
        BesideBoard::Column(place) | BesideBoard::Strip(place) if is_shown => Some(place),
        _ => None,
    }
}

/// The id of the area that shows the end of a game.
pub(super) const END: &str = "end";

/// Shows the panels beside the board while a game is played.
fn beside_board(
    ctx: &egui::Context,
    view: &View,
    lesson_view: &LessonView,
    open: &OpenPanels,
    free: bool,
) -> Option<UiAction> {
    let layout = view.layout;
    if let (Some(places), Some(replay)) = (&layout.review, view.replay) {
        let look_back = ReviewedReplay {
            replay,
            findings: view.findings,
        };
        return review::show(ctx, view, places, look_back, free);
    }
    if let Some(places) = &layout.big {
        return big::show(ctx, view, places, lesson_view, open, free);
    }
    closer_view::cover(ctx, view);
    // The end of a game covers only a part of the window.
    let bar_is_free = open.panel.is_none() && !open.home;
    let mut action = kit::fixed_area(ctx, "bar", layout.bar, bar_is_free, |ui| {
        top_bar::show(ui, view, lesson_view.learning)
    });
    let mut bar = None;
    let covered = covered_place(view, open);
    let covers = |place: bevy::math::Rect| covered.is_some_and(|it| it.intersects(rect_of(place)));
    for (side, id) in [
        (Side::First, "first player"),
        (Side::Second, "second player"),
    ] {
        let place = layout.player_panels[side.index()];
        if covers(place) {
            continue;
        }
        kit::fixed_area(ctx, id, place, free, |ui| {
            match view.solving.filter(|_| !layout.move_list_is_readable()) {
                Some(solving) if Some(side) != solving.side() => {
                    bar = puzzles::small_bar(ui, view, solving);
                }
                _ => player_panel::show(ui, view, side),
            }
        });
    }
    action = action.or(bar);
    if let Some(move_list) = layout.move_list.filter(|place| !covers(*place)) {
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
    // If both players have buttons, only those of the side to act are active.
    let near = layout.far_actions.map(|_| Side::First);
    if !covers(layout.actions) {
        let asked = kit::fixed_area(ctx, "actions", layout.actions, free, |ui| {
            action_bar::show(ui, view, near)
        });
        action = action.or(asked);
    }
    if let Some(chips) = layout.chips.filter(|chips| !covers(*chips)) {
        let asked = kit::fixed_area(ctx, "throws", chips, free, |ui| phone_bar::chips(ui, view));
        action = action.or(asked);
    }
    if let Some(far_actions) = layout.far_actions {
        let asked = kit::fixed_area(ctx, "far actions", far_actions, free, |ui| {
            action_bar::show(ui, view, Some(Side::Second))
        });
        action = action.or(asked);
    }
    if free {
        action = action.or(throw_caption::show(ctx, view));
    }
    if free && throw_tray::is_open(view, open) {
        action = action.or(throw_tray::show(ctx, view));
    }
    action = action.or(closer_view::button(ctx, view, free));
    action.or(drawer(ctx, view, open, free))
}

/// Shows the list of moves over the board, if it has no place beside the board and is open.
fn drawer(ctx: &egui::Context, view: &View, open: &OpenPanels, free: bool) -> Option<UiAction> {
    if view.layout.move_list_is_readable() || !open.move_list {
        return None;
    }
    kit::fixed_area(ctx, "drawer", view.layout.whole_board(), free, |ui| {
        move_list::drawer(ui, view)
    })
}
