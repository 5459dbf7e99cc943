//! The checks after each input of a monkey test.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use bevy::prelude::*;
use bevy_egui::EguiContext;
use tavoliere::evening::Evening;
use tavoliere::input::next_input::NextInput;
use tavoliere::players::PlayerList;
use tavoliere::puzzle::Progress;
use tavoliere::record::GameRecord;
use tavoliere::rules::GameKind;
use tavoliere::settings::CurrentSettings;
use tavoliere::statistics::History;
use tavoliere::store::{Settings, Shortcut, Slot};
use tavoliere::table::Table;
use tavoliere::table::autosave::Saves;
use tavoliere::ui::{OpenPanels, Panel};

use super::input::Devices;
use crate::bench::resident_megabytes;

/// Largest accepted peak of resident memory (MB): that of the benchmark, the larger code of debug builds, and two tables
/// that load at the same time, each decoded, staged and uploaded.
const PEAK: f64 = 800.0;

/// Panels that never change the game that they cover.
const READ_ONLY: [Panel; 8] = [
    Panel::Book,
    Panel::Settings,
    Panel::FairThrows,
    Panel::Statistics,
    Panel::Keys,
    Panel::Players,
    Panel::Share,
    Panel::Pause,
];

/// The second press of Tab. A control can vanish in the frame in which Tab leaves it, so that the first press focuses
/// nothing.
#[derive(Clone, Copy, Default, PartialEq)]
enum SecondTab {
    #[default]
    Unneeded,
    Wanted,
    Pressed,
}

/// The state before an input, and the screens visited.
#[derive(Default)]
pub(super) struct Checks {
    before: Option<Covered>,
    /// The panel before the input.
    panel: Option<Panel>,
    /// The panel before the last input but one.
    earlier_panel: Option<Panel>,
    /// `true` in the frame after Tab.
    has_settled: bool,
    second_tab: SecondTab,
    visits: BTreeMap<String, u32>,
    /// The largest resident memory after an input (MB).
    most_memory: f64,
    /// The screen and the number of the input with the largest memory.
    most_at: String,
}

/// A covered game.
#[derive(PartialEq)]
struct Covered {
    panel: Panel,
    game: String,
}

impl Covered {
    fn of(world: &World) -> Option<Covered> {
        let open = world.resource::<OpenPanels>();
        let panel = open.panel.filter(|panel| READ_ONLY.contains(panel))?;
        // The library opens a game under the panel for sharing as a replay, which changes no game.
        let table = world
            .get_resource::<Table>()
            .filter(|table| !table.is_replayed())?;
        let events: Vec<_> = table.game().events().copied().collect();
        let game = format!("{:?} {events:?}", table.game().setup());
        Some(Covered { panel, game })
    }
}

impl Checks {
    /// Notes the state before an input.
    pub(super) fn begin(&mut self, world: &World) {
        self.before = Covered::of(world);
        self.earlier_panel = self.panel;
        self.panel = world.resource::<OpenPanels>().panel;
        self.has_settled = false;
        self.second_tab = SecondTab::Unneeded;
    }

    /// `true` if Tab must be pressed again, because it focused nothing. It then counts as pressed.
    pub(super) fn take_second_tab(&mut self) -> bool {
        let wanted = self.second_tab == SecondTab::Wanted;
        if wanted {
            self.second_tab = SecondTab::Pressed;
            self.has_settled = false;
        }
        wanted
    }

    /// Notes that a frame without input follows Tab.
    pub(super) const fn settle(&mut self) {
        self.has_settled = true;
    }

    /// `true` in or after the frame without input that follows Tab.
    pub(super) const fn has_settled(&self) -> bool {
        self.has_settled
    }

    /// Finds a problem after an input, whose number is given.
    pub(super) fn end(
        &mut self,
        world: &mut World,
        devices: &Devices,
        number: u64,
    ) -> Option<String> {
        let open = world.resource::<OpenPanels>();
        let panel = open.panel;
        let screen = match panel {
            Some(panel) => format!("{panel:?}"),
            None if open.home => "home".to_owned(),
            None => "table".to_owned(),
        };
        if let Ok((now, _)) = resident_megabytes()
            && now > self.most_memory
        {
            self.most_memory = now;
            self.most_at = format!("{screen}, input {number}");
        }
        *self.visits.entry(screen).or_default() += 1;
        let after = Covered::of(world);
        let changed = match (&self.before, &after) {
            // A choice that was made while the panel opened is still played.
            (Some(before), Some(after))
                if before.panel == after.panel && self.earlier_panel == Some(after.panel) =>
            {
                (before != after).then(|| {
                    let panel = after.panel;
                    format!(
                        "{panel:?} changed the game\n{}\ninto\n{}",
                        before.game, after.game
                    )
                })
            }
            _ => None,
        };
        // While a shortcut waits for its new key, Tab is such a key. Afterwards another action can have it.
        let waits = world.resource::<NextInput>().waits();
        let keys = &world.resource::<CurrentSettings>().0.keys;
        let tabs = keys.is_default(Shortcut::NextChoice) && !waits;
        let stayed = self.panel.filter(|before| panel == Some(*before) && tabs);
        let in_vain =
            stayed.filter(|_| self.has_settled && devices.has_tabbed() && !has_focus(world));
        let lost = in_vain
            .filter(|_| self.second_tab == SecondTab::Pressed)
            .map(|panel| format!("Tab focuses nothing in {panel:?}"));
        if in_vain.is_some() && self.second_tab == SecondTab::Unneeded {
            self.second_tab = SecondTab::Wanted;
        }
        changed.or(lost)
    }

    /// Prints the memory, and says if the program took too much.
    pub(super) fn too_much_memory(&self) -> Option<String> {
        let (now, peak) = match resident_megabytes() {
            Ok(memory) => memory,
            Err(error) => return Some(error.to_string()),
        };
        println!(
            "{now:.0} MB of memory, {peak:.0} MB at most; after an input {:.0} MB at most ({})",
            self.most_memory, self.most_at
        );
        (peak > PEAK).then(|| format!("{peak:.0} MB of memory, at most {PEAK:.0}"))
    }

    /// The number of inputs on each screen.
    pub(super) fn visited(&self) -> String {
        let mut text = "inputs per screen:".to_owned();
        for (screen, visits) in &self.visits {
            // Writing to a text can't fail.
            let _ = write!(text, " {screen} {visits}");
        }
        text
    }
}

/// `true` if a control has the focus.
fn has_focus(world: &mut World) -> bool {
    let mut contexts = world.query::<&mut EguiContext>();
    contexts.iter_mut(world).any(|mut context| {
        context
            .get_mut()
            .memory(|memory| memory.focused().is_some())
    })
}

/// Names what can't be read: the game on the table from its own record, or a save.
pub(super) fn unreadable(world: &World) -> Option<String> {
    let table = world.get_resource::<Table>()?;
    let text = table.game().to_record();
    match GameRecord::from_record(&text) {
        Err(error) => return Some(format!("the record can't be read: {error}\n{text}")),
        Ok(read) if read.position() != table.game().position() => {
            return Some(format!("the record leads to another position:\n{text}"));
        }
        Ok(_) => {}
    }
    let saves = &world.get_resource::<Saves>()?.0;
    let problem = |slot: &str, error: &dyn Display| Some(format!("{slot} can't be read: {error}"));
    let read = |slot: &str| saves.load(&Slot::new(slot).ok()?).ok().flatten();
    if let Some(text) = read(&Slot::settings())
        && let Some(error) = Settings::from_ron(&text).1.first()
    {
        return problem(&Slot::settings(), error);
    }
    if let Some(error) = read(PlayerList::SLOT).and_then(|text| PlayerList::read(&text).err()) {
        return problem(PlayerList::SLOT, &error);
    }
    if let Some(error) = read(Evening::SLOT).and_then(|text| Evening::read(&text).err()) {
        return problem(Evening::SLOT, &error);
    }
    if let Some(error) = read(History::SLOT).and_then(|text| History::from_ron(&text).err()) {
        return problem(History::SLOT, &error);
    }
    if let Some(error) = read(Progress::SLOT).and_then(|text| Progress::read(&text).err()) {
        return problem(Progress::SLOT, &error);
    }
    let games = [Slot::game, Slot::demo, Slot::lesson];
    let slots = games.into_iter().flat_map(|slot| GameKind::ALL.map(slot));
    slots.into_iter().find_map(|slot| {
        let text = read(&slot)?;
        let error = GameRecord::from_record(&text).err()?;
        problem(&slot, &format!("{error}\n{text}"))
    })
}
