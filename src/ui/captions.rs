//! Writes out the sounds that carry information, in a strip along the foot of the window that covers nothing.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, FontId, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::kit::rect_of;
use super::mark_names;
use super::theme::{RADIUS, TextStyle, colour};
use super::upside_down;
use super::words::Words;
use crate::settings::CurrentSettings;
use crate::stage::{Cue, Layout, StageSystems};
use crate::store::{Seat, SwitchScan};
use crate::table::{Table, TablePaused};

/// The time that a caption stays with the standard time for notes.
pub const STAYS: Duration = Duration::from_secs(3);
/// The most captions at once.
const MOST: usize = 3;
/// The text between two captions.
const BETWEEN: &str = "   ·   ";
/// The id of the area.
pub(super) const AREA: &str = "captions";

/// Adds the captions.
pub fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_systems(
            Update,
            add.after(StageSystems::Play)
                .run_if(on_message::<Cue>)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.after(mark_names::show).before(upside_down::show),
        );
}

/// The captions in view.
#[derive(Resource, Default, Debug)]
pub struct Captions {
    /// Each text with the time since the start when it disappears, the newest last.
    lines: Vec<(String, Duration)>,
}

impl Captions {
    /// Adds a caption for a time. If it's already there, its time restarts.
    pub fn add(&mut self, text: String, now: Duration, stays: Duration) {
        self.lines
            .retain(|(known, until)| *until > now && *known != text);
        self.lines.push((text, now + stays));
        let surplus = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..surplus);
    }

    /// The texts in view, the newest last.
    #[must_use]
    pub fn texts(&self, now: Duration) -> Vec<&str> {
        let in_view = self.lines.iter().filter(|(_, until)| *until > now);
        in_view.map(|(text, _)| text.as_str()).collect()
    }

    /// The time until the next caption disappears. `None` if there isn't one.
    #[must_use]
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        let left = self.lines.iter().filter(|(_, until)| *until > now);
        left.map(|(_, until)| *until - now).min()
    }
}

/// The text for a cue. `None` if its sound carries no information.
#[must_use]
pub fn caption(words: &Words, table: &Table, cue: Cue) -> Option<String> {
    let side = table.game().position().side_to_act();
    match (cue, side) {
        (Cue::Score(steps @ 1..), _) => Some(words.with("heard-score", &[("steps", steps.into())])),
        (Cue::Turn, Some(side)) => {
            let is_person = |side| table.seat(side) == Seat::Person;
            if is_person(side) && !is_person(side.other()) {
                Some(words.get("heard-your-turn"))
            } else {
                Some(words.of_side(table, "device-turn", side, &[]))
            }
        }
        // The end of the game has its own sound.
        (Cue::Turn, None) => None,
        (Cue::Win, _) if table.puzzle().is_some() => Some(words.get("heard-solved")),
        _ => key(cue).map(|key| words.get(key)),
    }
}

/// The key of the text for a cue.
const fn key(cue: Cue) -> Option<&'static str> {
    Some(match cue {
        Cue::Gather => "heard-sticks",
        Cue::Shake => "heard-dice",
        Cue::Score(_) => "heard-nothing",
        Cue::Start => "heard-start",
        Cue::Land | Cue::SetDown | Cue::Stone | Cue::Stack => "heard-move",
        Cue::Disc => "heard-placed",
        Cue::Capture | Cue::Tip => "heard-captured",
        Cue::Hit => "heard-hit",
        Cue::Enter => "heard-home",
        Cue::EnterStone => "heard-enters",
        Cue::BearOff => "heard-off",
        Cue::Turn => "heard-your-turn",
        Cue::Refuse => "heard-refused",
        Cue::Undo => "heard-undone",
        Cue::Win => "heard-won",
        Cue::Loss => "heard-lost",
        Cue::Draw => "heard-draw",
        Cue::Agree => "heard-agreed",
        Cue::Raichi => "heard-raichi",
        Cue::Tuichi => "heard-tuichi",
        Cue::KingEscapes => "heard-king-escapes",
        Cue::KingTaken => "heard-king-taken",
        Cue::KingShutIn => "heard-king-shut-in",
        Cue::Line => "heard-line",
        Cue::Cappotto => "heard-cappotto",
        Cue::ClockLow => "heard-clock-low",
        Cue::TimeUp => "heard-time-up",
        // Parts of a throw or a move that has a caption, and answers to a press.
        Cue::Knock { .. }
        | Cue::DieOnWood { .. }
        | Cue::DieOnDie { .. }
        | Cue::Hop
        | Cue::Slide
        | Cue::Groove
        | Cue::Lift
        | Cue::Button => return None,
    })
}

fn add(
    time: Res<Time<Real>>,
    settings: Res<CurrentSettings>,
    words: Res<Words>,
    table: Res<Table>,
    mut cues: MessageReader<Cue>,
    mut captions: ResMut<Captions>,
) {
    if !settings.0.captions {
        cues.clear();
        return;
    }
    for cue in cues.read() {
        if let Some(text) = caption(&words, &table, *cue) {
            let stays = STAYS * settings.0.note_time.factor();
            captions.add(text, time.elapsed(), stays);
        }
    }
}

/// Shows the captions in their strip. While a panel pauses the game, they're hidden behind it.
fn show(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    paused: Res<TablePaused>,
    layout: Res<Layout>,
    settings: Res<CurrentSettings>,
    captions: Res<Captions>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let texts = captions.texts(time.elapsed());
    if let Some(strip) = layout.captions().map(rect_of)
        && !texts.is_empty()
        && !paused.0
    {
        // The commands of a scan have the lower half.
        let foot = if settings.0.switch_scan == SwitchScan::Off {
            strip.max.y
        } else {
            strip.center().y
        };
        show_in(ctx, strip.with_max_y(foot), &texts);
    }
    Ok(())
}

/// Shows texts in a strip. If they don't fit beside each other, the oldest are left out.
pub fn show_in(ctx: &egui::Context, strip: egui::Rect, texts: &[&str]) {
    /// The height of letters relative to the strip.
    const LETTERS: f32 = 0.58;
    egui::Area::new(egui::Id::new(AREA))
        .order(egui::Order::Tooltip)
        .interactable(false)
        .fixed_pos(strip.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (place, _) = ui.allocate_exact_size(strip.size(), egui::Sense::hover());
            let font = FontId {
                size: strip.height() * LETTERS,
                ..TextStyle::Strong.font()
            };
            let room = strip.width() - strip.height();
            let widths = |from: usize| width(ui, &texts[from..].join(BETWEEN), &font) <= room;
            let from = (0..texts.len()).find(|from| widths(*from));
            let from = from.unwrap_or(texts.len().saturating_sub(1));
            let text = texts[from..].join(BETWEEN);
            // A single caption that is too long gets smaller letters.
            let shrunk = (room / width(ui, &text, &font)).min(1.0);
            let font = FontId {
                size: font.size * shrunk,
                ..font
            };
            let galley = ui.painter().layout_no_wrap(text, font, colour::TEXT);
            let at = Align2::CENTER_CENTER.anchor_size(place.center(), galley.size());
            let behind = at.expand2(vec2(strip.height() * 0.4, 0.0)).intersect(place);
            ui.painter().rect_filled(behind, RADIUS, colour::PANEL_FILL);
            ui.painter().galley(at.min, galley, colour::TEXT);
        });
}

fn width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    let text = text.to_owned();
    let galley = ui
        .painter()
        .layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER);
    galley.size().x
}
