//! Panels: functions from what there is to see to what is asked for; nothing here decides.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContextSettings, EguiContexts, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

pub mod accent;
pub mod actions;
pub mod bar;
pub mod games;
pub mod icons;
pub mod loading;
pub mod move_list;
pub mod panels;
pub mod player_panel;
mod shortcuts;
pub mod tablan;
pub mod tablut;
pub mod tapatan;
pub mod tawula;
pub mod theme;
pub mod toast;
pub mod view;
pub mod widget;
pub mod words;

pub use icons::Icons;
pub use panels::{Draft, Incoming, Panel};
pub use toast::Toasts;
pub use view::{Powers, UiAction, View};
pub use words::Words;

use icons::{IconArt, PieceArt};

use crate::input::gamepad::PadTaken;
use crate::input::keyboard::KeysTaken;
use crate::input::pointer::PanelAreas;
use crate::input::{Press, Selection};
use crate::stage::director::Shown;
use crate::stage::tablan::sticks::StickThrow;
use crate::stage::table_art::is_furnished;
use crate::stage::{Cue, Layout, Revealed, TableArt, Timeline};
use crate::store::Settings;
use crate::table::advice::Advised;
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{Intent, Pace, READING, Refused, Saved, Table, TableEvent};

/// The panels and what they stand on.
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((EguiPlugin::default(), shortcuts::plugin))
            .init_resource::<Words>()
            .init_resource::<Icons>()
            .init_resource::<Incoming>()
            .init_resource::<Powers>()
            .init_resource::<Toasts>()
            .init_resource::<Draft>()
            .init_resource::<Open>()
            .init_resource::<Saved>()
            .add_message::<UiActionChosen>()
            .add_systems(
                EguiPrimaryContextPass,
                (
                    scale,
                    register_icons
                        .run_if(resource_exists::<IconArt>.and_eager(resource_exists::<PieceArt>))
                        .run_if(|icons: Res<Icons>| !icons.are_registered()),
                    show_table.run_if(resource_exists::<Table>.and_eager(is_furnished)),
                    tell_devices,
                )
                    .chain(),
            )
            .add_systems(Startup, dress)
            .add_systems(
                Update,
                (tell_events, look_for_saved).run_if(resource_exists::<Table>),
            );
    }
}

/// What is open over the table.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Open {
    /// The panel, if any.
    pub panel: Option<Panel>,
    /// The list of moves's drawer, where the list of moves has no place of its own.
    pub move_list: bool,
    /// The end of the game has been put aside.
    pub end_put_aside: bool,
    /// Since when the end of the game is on show, in the time of the clock on the wall.
    pub end_shown_at: Option<Duration>,
}

/// A action of the player that the program has to grant: settings, window, leaving.
#[derive(Message, Clone, Debug)]
pub struct UiActionChosen(pub UiAction);

fn dress(mut contexts: EguiContexts) -> Result {
    theme::apply(contexts.ctx_mut()?);
    Ok(())
}

/// One unit of the layout is one point of the panels.
fn scale(mut contexts: EguiContexts, layout: Res<Layout>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if (ctx.zoom_factor() - layout.unit).abs() > 0.001 {
        ctx.set_zoom_factor(layout.unit);
    }
    Ok(())
}

fn register_icons(
    mut contexts: EguiContexts,
    mut icons: ResMut<Icons>,
    lines: Res<IconArt>,
    pieces: Res<PieceArt>,
) {
    icons.register(&mut contexts, &lines, &pieces);
}

fn show_table(
    mut contexts: EguiContexts,
    words: Res<Words>,
    icons: Res<Icons>,
    layout: Res<Layout>,
    settings: Res<CurrentSettings>,
    table: Res<Table>,
    revealed: Res<Revealed>,
    timeline: Res<Timeline>,
    stick_throw: Res<StickThrow>,
    (mut selection, mut open): (ResMut<Selection>, ResMut<Open>),
    time: Res<Time<Real>>,
    (mut draft, mut incoming): (ResMut<Draft>, ResMut<Incoming>),
    (toasts, saved, powers): (Res<Toasts>, Res<Saved>, Res<Powers>),
    (mut intents, mut presses, mut chosen, mut cues): (
        MessageWriter<Intent>,
        MessageWriter<Press>,
        MessageWriter<UiActionChosen>,
        MessageWriter<Cue>,
    ),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    games::accent(table.game().setup().kind()).dress_all(ctx);
    theme::fit_fingers(ctx, layout.unit);
    let position = table.game().position_at(revealed.0);
    let view = View {
        words: &words,
        icons: &icons,
        layout: &layout,
        settings: &settings.0,
        powers: *powers,
        saved: &saved,
        table: &table,
        position: &position,
        events: revealed.0,
        picked: selection.picked,
        flats: stick_throw.flats(),
        moving: !timeline.is_idle(),
        timeline: &timeline,
        turns: table.game().turns_at(revealed.0),
    };
    let end_shows = open.panel.is_none() && view.outcome().is_some() && !open.end_put_aside;
    let shown_at = open.end_shown_at.unwrap_or(time.elapsed());
    let shown_at = end_shows.then_some(shown_at);
    if open.end_shown_at != shown_at {
        open.end_shown_at = shown_at;
    }
    let now = time.elapsed();
    let action = everything(
        ctx,
        &view,
        &mut open,
        (&mut draft, &mut incoming),
        &toasts,
        now,
    );
    let Some(action) = action else { return Ok(()) };
    if !matches!(action, UiAction::Press(_) | UiAction::Settings(_)) {
        cues.write(Cue::Button);
    }
    match action {
        UiAction::Intent(intent) => {
            open.panel = None;
            intents.write(intent);
        }
        UiAction::Press(press) => drop(presses.write(press)),
        UiAction::Pick(picked) => {
            selection.picked = picked;
            selection.chosen = None;
        }
        UiAction::Open(panel) => open.panel = Some(panel),
        UiAction::Close if open.panel.is_some() => open.panel = None,
        UiAction::Close => open.end_put_aside = true,
        UiAction::ToggleMoveList => open.move_list = !open.move_list,
        other => drop(chosen.write(UiActionChosen(other))),
    }
    Ok(())
}

/// Every panel that shows now.
fn everything(
    ctx: &egui::Context,
    view: &View,
    open: &mut Open,
    (draft, incoming): (&mut Draft, &mut Incoming),
    toasts: &Toasts,
    now: Duration,
) -> Option<UiAction> {
    use crate::rules::Side;
    let layout = view.layout;
    let free = !open.covers(Some(view.table), view.timeline);
    let mut action = widget::place(ctx, "bar", layout.bar, free, |ui| bar::show(ui, view));
    for (side, id) in [
        (Side::First, "first player_panel"),
        (Side::Second, "second player_panel"),
    ] {
        widget::place(ctx, id, layout.player_panels[side.index()], free, |ui| {
            player_panel::show(ui, view, side)
        });
    }
    if let Some(move_list) = layout.move_list {
        let asked = widget::place(ctx, "move_list", move_list, free, |ui| {
            move_list::show(ui, view)
        });
        action = action.or(asked);
    }
    let asked = widget::place(ctx, "actions", layout.actions, free, |ui| {
        actions::show(ui, view)
    });
    action = action.or(asked);
    if !layout.move_list_is_readable() && open.move_list {
        let asked = widget::place(ctx, "drawer", layout.board, free, |ui| {
            move_list::drawer(ui, view)
        });
        action = action.or(asked);
    }
    let asked = match open.panel {
        Some(Panel::NewGame) => panels::over(ctx, "new game", 620.0, |ui, room| {
            panels::new_game(ui, view, draft, room)
        }),
        Some(Panel::Settings) => panels::over(ctx, "settings", 540.0, |ui, room| {
            panels::settings(ui, view, room)
        }),
        Some(Panel::Help) => {
            panels::over(ctx, "help", 620.0, |ui, room| panels::help(ui, view, room))
        }
        Some(Panel::Record) => panels::over(ctx, "record", 560.0, |ui, room| {
            panels::record(ui, view, incoming, room)
        }),
        Some(Panel::Draw) => panels::over(ctx, "draw", 440.0, |ui, _| panels::draw(ui, view)),
        Some(Panel::Resign) => panels::over(ctx, "resign", 440.0, |ui, _| panels::resign(ui, view)),
        None => match view.outcome().filter(|_| !open.end_put_aside) {
            Some(outcome) => {
                let action =
                    panels::over(ctx, "end", 460.0, |ui, _| panels::end(ui, view, outcome));
                action.filter(|_| !open.end_is_fresh(now))
            }
            None => None,
        },
    };
    toasts.show(ctx, layout, free);
    action.or(asked)
}

/// The settings in force.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CurrentSettings(pub Settings);

impl Open {
    /// A panel covers the table and takes pointer and keyboard.
    #[must_use]
    pub fn covers(&self, table: Option<&Table>, timeline: &Timeline) -> bool {
        let ended = table.is_some_and(|table| table.game().outcome().is_some());
        self.panel.is_some() || ended && timeline.is_idle() && !self.end_put_aside
    }

    /// The end of the game has only just appeared, or not yet: a press that was meant for the
    /// board must not answer it. `now` is the time of the clock on the wall.
    #[must_use]
    pub fn end_is_fresh(&self, now: Duration) -> bool {
        /// Long enough to see that something has appeared.
        const FRESH: Duration = Duration::from_millis(400);
        self.end_shown_at.is_none_or(|since| now < since + FRESH)
    }

    /// Puts the end of the game aside, unless it has only just appeared.
    fn put_end_aside(&mut self, now: Duration) {
        if !self.end_is_fresh(now) {
            self.end_put_aside = true;
        }
    }
}

/// Tells pointer, keyboard and pads what panels have taken. The keys belong to the board, not to
/// the buttons beside it, unless a panel covers it.
fn tell_devices(
    mut contexts: EguiContexts,
    mut input: Query<&mut EguiContextSettings, With<PrimaryEguiContext>>,
    open: Res<Open>,
    layout: Res<Layout>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    mut panels: ResMut<PanelAreas>,
    table_art: TableArt,
    (mut keys, mut pads): (ResMut<KeysTaken>, ResMut<PadTaken>),
    mut pace: ResMut<Pace>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // As long as a table's pictures are on their way nothing is played on it.
    let bare = !table_art.has(layout.board_view.game());
    let covered = bare || open.covers(table.as_deref(), &timeline);
    let drawer = open.move_list && !layout.move_list_is_readable();
    panels.set_if_neq(PanelAreas {
        everywhere: covered || drawer,
        areas: areas_of_panels(ctx),
    });
    keys.set_if_neq(KeysTaken(covered));
    pads.set_if_neq(PadTaken(covered));
    for mut settings in &mut input {
        let hears = &mut settings
            .input_system_settings
            .run_write_keyboard_input_messages_system;
        *hears = covered;
    }
    if !covered && let Some(focused) = ctx.memory(egui::Memory::focused) {
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
    let paused = bare || open.panel.is_some();
    if pace.paused != paused {
        pace.paused = paused;
    }
    Ok(())
}

/// Where the panels beside the board lie, in logical pixels: known for any place, so that a press
/// is judged where it was made and not where the pointer has gone since.
fn areas_of_panels(ctx: &egui::Context) -> Vec<Rect> {
    let zoom = ctx.zoom_factor();
    let mut areas: Vec<Rect> = ctx.memory(|memory| {
        memory
            .areas()
            .visible_layer_ids()
            .into_iter()
            .filter(|layer| layer.order == egui::Order::Middle)
            .filter_map(|layer| memory.area_rect(layer.id))
            .map(|area| {
                let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
                Rect::from_corners(corner(area.min), corner(area.max))
            })
            .collect()
    });
    // egui keeps them in a set, whose order says nothing.
    areas.sort_by(|a, b| {
        a.min
            .x
            .total_cmp(&b.min.x)
            .then(a.min.y.total_cmp(&b.min.y))
    });
    areas
}

/// Turns what happens and what is refused into notes.
fn tell_events(
    time: Res<Time<Real>>,
    words: Res<Words>,
    table: Res<Table>,
    mut open: ResMut<Open>,
    mut toasts: ResMut<Toasts>,
    mut table_events: MessageReader<TableEvent>,
    mut shown: MessageReader<Shown>,
    mut refused: MessageReader<Refused>,
    mut advised: MessageReader<Advised>,
) {
    if !toasts.is_empty() {
        toasts.tick(time.delta());
    }
    for table_event in table_events.read() {
        match table_event {
            TableEvent::Laid => {
                open.end_put_aside = false;
                toasts.clear();
            }
            TableEvent::Undone => open.end_put_aside = false,
            TableEvent::Stepped(_) | TableEvent::TurnConfirmed => {}
        }
    }
    for Shown(act) in shown.read() {
        // At the end of a game what is left over is no news.
        if table.game().outcome().is_some() {
            continue;
        }
        if let Some(news) = games::news(&words, &table, act) {
            toasts.add(news, None);
        }
    }
    for Refused(refusal) in refused.read() {
        let (text, rule) = toast::refusal(&words, refusal);
        toasts.refuse(text, rule);
    }
    for Advised(hint) in advised.read() {
        toasts.refuse(toast::advice(&words, &table, hint), None);
    }
}

/// Looks, as the panel for a new game opens, which games can go on; the panel begins with the
/// game on the table.
fn look_for_saved(
    open: Res<Open>,
    table: Res<Table>,
    settings: Res<CurrentSettings>,
    slot: Res<SaveSlot>,
    words: Res<Words>,
    mut was_open: Local<bool>,
    mut saves: ResMut<Saves>,
    mut saved: ResMut<Saved>,
    mut draft: ResMut<Draft>,
    mut toasts: ResMut<Toasts>,
) {
    let opens = open.panel == Some(Panel::NewGame);
    let begins = opens != std::mem::replace(&mut *was_open, opens) && opens;
    let mut notices = Vec::new();
    if begins {
        (*saved, notices) = Saved::begin(&mut saves, &slot);
    }
    if saved.is_reading() {
        notices.extend(saved.read_on(&mut saves, READING));
    }
    for notice in notices {
        let problem = [("problem", notice.problem.into())];
        toasts.add(words.with("toast-damaged", &problem), None);
    }
    if !begins {
        return;
    }
    let kind = table.game().setup().kind();
    if draft.setup.kind() != kind {
        draft.setup = settings.0.setup(kind);
    }
}
