//! Panels: functions from what there is to see to what is wished for; nothing here decides.

use bevy::prelude::*;
use bevy_egui::{
    EguiContextSettings, EguiContexts, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

pub mod accent;
pub mod actions;
pub mod bar;
pub mod games;
pub mod icons;
pub mod journal;
pub mod loading;
pub mod panels;
pub mod plate;
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
pub use view::{Powers, View, Wish};
pub use words::Words;

use icons::{IconArt, PieceArt};

use crate::input::keyboard::KeysTaken;
use crate::input::pointer::PointerTaken;
use crate::input::{Press, Selection};
use crate::stage::director::Shown;
use crate::stage::gallery::is_furnished;
use crate::stage::tablan::sticks::Throwing;
use crate::stage::{Cue, Gallery, Layout, Revealed, Timeline};
use crate::store::Settings;
use crate::table::advice::Advised;
use crate::table::autosave::{SaveSlot, Saves};
use crate::table::{Fact, Intent, Pace, Refused, Saved, Table};

/// The panels and what they stand on.
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(EguiPlugin::default())
            .init_resource::<Words>()
            .init_resource::<Icons>()
            .init_resource::<Incoming>()
            .init_resource::<Powers>()
            .init_resource::<Toasts>()
            .init_resource::<Draft>()
            .init_resource::<Open>()
            .init_resource::<Saved>()
            .add_message::<Wished>()
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
                (
                    tell_facts,
                    (shortcuts, pad_shortcuts, look_for_saved).chain(),
                )
                    .run_if(resource_exists::<Table>),
            );
    }
}

/// What is open over the table.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Open {
    /// The panel, if any.
    pub panel: Option<Panel>,
    /// The journal's drawer, where the journal has no place of its own.
    pub journal: bool,
    /// The end of the game has been put aside.
    pub end_put_aside: bool,
}

/// A wish of the player that the program has to grant: settings, window, leaving.
#[derive(Message, Clone, Debug)]
pub struct Wished(pub Wish);

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
    throwing: Res<Throwing>,
    mut selection: ResMut<Selection>,
    mut open: ResMut<Open>,
    (mut draft, mut incoming): (ResMut<Draft>, ResMut<Incoming>),
    (toasts, saved, powers): (Res<Toasts>, Res<Saved>, Res<Powers>),
    (mut intents, mut presses, mut wished, mut cues): (
        MessageWriter<Intent>,
        MessageWriter<Press>,
        MessageWriter<Wished>,
        MessageWriter<Cue>,
    ),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    games::accent(table.game().setup().kind()).dress_all(ctx);
    theme::fit_fingers(ctx, layout.unit);
    let view = View {
        words: &words,
        icons: &icons,
        layout: &layout,
        settings: &settings.0,
        powers: *powers,
        saved: &saved,
        table: &table,
        position: table.game().position_at(revealed.0),
        events: revealed.0,
        picked: selection.picked,
        flats: throwing.flats(),
        moving: !timeline.is_idle(),
        timeline: &timeline,
        turns: table.game().turns_at(revealed.0),
    };
    let wish = everything(ctx, &view, &mut open, (&mut draft, &mut incoming), &toasts);
    let Some(wish) = wish else { return Ok(()) };
    if !matches!(wish, Wish::Press(_) | Wish::Settings(_)) {
        cues.write(Cue::Button);
    }
    match wish {
        Wish::Intent(intent) => {
            open.panel = None;
            intents.write(intent);
        }
        Wish::Press(press) => drop(presses.write(press)),
        Wish::Pick(picked) => {
            selection.picked = picked;
            selection.chosen = None;
        }
        Wish::Open(panel) => open.panel = Some(panel),
        Wish::Close if open.panel.is_some() => open.panel = None,
        Wish::Close => open.end_put_aside = true,
        Wish::ToggleJournal => open.journal = !open.journal,
        other => drop(wished.write(Wished(other))),
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
) -> Option<Wish> {
    use crate::rules::Side;
    let layout = view.layout;
    let free = !open.covers(Some(view.table), view.timeline);
    let mut wish = widget::place(ctx, "bar", layout.bar, free, |ui| bar::show(ui, view));
    for (side, id) in [(Side::First, "first plate"), (Side::Second, "second plate")] {
        widget::place(ctx, id, layout.plates[side.index()], free, |ui| {
            plate::show(ui, view, side)
        });
    }
    if let Some(journal) = layout.journal {
        let asked = widget::place(ctx, "journal", journal, free, |ui| journal::show(ui, view));
        wish = wish.or(asked);
    }
    let asked = widget::place(ctx, "actions", layout.actions, free, |ui| {
        actions::show(ui, view)
    });
    wish = wish.or(asked);
    if !layout.journal_is_readable() && open.journal {
        let asked = widget::place(ctx, "drawer", layout.board, free, |ui| {
            journal::drawer(ui, view)
        });
        wish = wish.or(asked);
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
                panels::over(ctx, "end", 460.0, |ui, _| panels::end(ui, view, outcome))
            }
            None => None,
        },
    };
    toasts.show(ctx, layout, free);
    wish.or(asked)
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
}

/// Tells pointer and keyboard what panels have taken. The keys belong to the board, not to the
/// buttons beside it, unless a panel covers it.
fn tell_devices(
    mut contexts: EguiContexts,
    mut input: Query<&mut EguiContextSettings, With<PrimaryEguiContext>>,
    open: Res<Open>,
    layout: Res<Layout>,
    table: Option<Res<Table>>,
    timeline: Res<Timeline>,
    mut pointer: ResMut<PointerTaken>,
    gallery: Gallery,
    mut keys: ResMut<KeysTaken>,
    mut pace: ResMut<Pace>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // As long as a table's pictures are on their way nothing is played on it.
    let bare = !gallery.has(layout.ground.game());
    let covered = bare || open.covers(table.as_deref(), &timeline);
    // A finger is nowhere until it presses: what lies over the board is known without it.
    let drawer = open.journal && !layout.journal_is_readable();
    pointer.set_if_neq(PointerTaken(
        covered || drawer || ctx.egui_wants_pointer_input() || ctx.is_pointer_over_egui(),
    ));
    keys.set_if_neq(KeysTaken(covered));
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

/// Turns facts and refusals into notes.
fn tell_facts(
    time: Res<Time<Real>>,
    words: Res<Words>,
    table: Res<Table>,
    mut open: ResMut<Open>,
    mut toasts: ResMut<Toasts>,
    mut facts: MessageReader<Fact>,
    mut shown: MessageReader<Shown>,
    mut refused: MessageReader<Refused>,
    mut advised: MessageReader<Advised>,
) {
    if !toasts.is_empty() {
        toasts.tick(time.delta());
    }
    for fact in facts.read() {
        match fact {
            Fact::Laid => {
                open.end_put_aside = false;
                toasts.clear();
            }
            Fact::Undone => open.end_put_aside = false,
            Fact::Stepped(_) | Fact::TurnConfirmed => {}
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

/// The keys of the program itself.
fn shortcuts(
    keys: Res<ButtonInput<KeyCode>>,
    powers: Res<Powers>,
    mut open: ResMut<Open>,
    mut wished: MessageWriter<Wished>,
    mut presses: MessageWriter<Press>,
    selection: Res<Selection>,
    table: Res<Table>,
    timeline: Res<Timeline>,
) {
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
        KeyCode::AltLeft,
    ]);
    for key in keys.get_just_pressed() {
        let toggle = |open: &mut Open, panel| {
            open.panel = if open.panel == Some(panel) {
                None
            } else {
                Some(panel)
            };
        };
        match key {
            KeyCode::F1 | KeyCode::F11 if !powers.function_keys => {}
            KeyCode::F11 => drop(wished.write(Wished(Wish::ToggleFullscreen))),
            KeyCode::KeyQ if control && powers.quit => drop(wished.write(Wished(Wish::Quit))),
            _ if control => {}
            KeyCode::Escape => {
                if open.panel.is_some() {
                    open.panel = None;
                } else if open.covers(Some(&table), &timeline) {
                    open.end_put_aside = true;
                } else if open.journal {
                    open.journal = false;
                } else if selection.chosen.is_some() || selection.focus.is_some() {
                    presses.write(Press::Cancel);
                } else {
                    open.panel = Some(Panel::Settings);
                }
            }
            KeyCode::KeyN => toggle(&mut open, Panel::NewGame),
            KeyCode::KeyS => toggle(&mut open, Panel::Settings),
            KeyCode::KeyH | KeyCode::F1 => toggle(&mut open, Panel::Help),
            KeyCode::KeyO if open.panel == Some(Panel::Draw) || panels::can_offer(&table) => {
                toggle(&mut open, Panel::Draw);
            }
            KeyCode::KeyJ => open.journal = !open.journal,
            KeyCode::KeyM => drop(wished.write(Wished(Wish::ToggleMute))),
            _ => {}
        }
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
    if opens == std::mem::replace(&mut *was_open, opens) || !opens {
        return;
    }
    let (fresh, notices) = Saved::read(&mut saves, &slot);
    *saved = fresh;
    for notice in notices {
        let problem = [("problem", notice.problem.into())];
        toasts.add(words.with("toast-damaged", &problem), None);
    }
    let kind = table.game().setup().kind();
    if draft.setup.kind() != kind {
        draft.setup = settings.0.setup(kind);
    }
}

/// A pad answers what asks for an answer: its lower button says yes, its right one closes.
fn pad_shortcuts(
    pads: Query<&Gamepad>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    draft: Res<Draft>,
    saved: Res<Saved>,
    mut open: ResMut<Open>,
    mut intents: MessageWriter<Intent>,
) {
    if !open.covers(Some(&table), &timeline) {
        return;
    }
    for pad in &pads {
        if pad.just_pressed(GamepadButton::East) {
            if open.panel.take().is_none() {
                open.end_put_aside = true;
            }
        } else if pad.just_pressed(GamepadButton::South) {
            match open.panel {
                Some(Panel::NewGame) => {
                    open.panel = None;
                    intents.write(draft.next(&saved, &table));
                }
                Some(_) => {}
                None => drop(intents.write(panels::onward(&table))),
            }
        }
    }
}
