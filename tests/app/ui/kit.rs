//! Tests the widgets of the kit: their names, and their reaction to the pointer.

use std::collections::BTreeSet;

use bevy_egui::egui::{
    self, Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Ui, pos2, vec2,
};
use tavoliere::rules::GameKind;
use tavoliere::ui::Icons;
use tavoliere::ui::games;
use tavoliere::ui::kit::{
    self, Answer, Button, ChoiceRow, Confirm, ListRow, Names, Skin, Slider, Switch, TextField,
    gallery,
};
use tavoliere::ui::theme;

/// A window with a single panel.
struct Window(Context);

impl Window {
    fn new() -> Self {
        let ctx = Context::default();
        theme::apply(&ctx, games::accent(GameKind::ALL[0]));
        Self(ctx)
    }

    fn frame(&self, events: Vec<Event>, mut show: impl FnMut(&Context)) {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1800.0, 1400.0))),
            events,
            focused: true,
            ..RawInput::default()
        };
        let mut output = self.0.run_ui(input, |ui| show(ui.ctx()));
        // The test has no renderer.
        output.textures_delta.clear();
    }

    /// The names of a panel's controls.
    fn names(&self, mut show: impl FnMut(&Context)) -> Names {
        self.frame(Vec::new(), &mut show);
        let _ = Names::take(&self.0);
        self.frame(Vec::new(), show);
        Names::take(&self.0)
    }

    /// Presses a control by its name.
    fn press(&self, name: &str, mut show: impl FnMut(&mut Ui)) {
        let mut panel = |ctx: &Context| {
            let area = egui::Area::new(egui::Id::new("panel")).fixed_pos(pos2(20.0, 20.0));
            area.show(ctx, |ui| {
                ui.set_width(600.0);
                show(ui);
            });
        };
        let names = self.names(&mut panel);
        let found = names.0.iter().find(|(label, _)| label == name);
        let (_, rect) = found.unwrap_or_else(|| panic!("no {name:?} in {names:?}"));
        let pos = rect.center();
        let press = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(pos), press(true)], &mut panel);
        self.frame(vec![press(false)], panel);
    }
}

#[test]
fn every_widget_has_a_name_in_every_skin() {
    for skin in Skin::ALL {
        let icons = Icons::default();
        let names = Window::new().names(|ctx| gallery::show(ctx, &icons, skin, 0.0));
        let names: BTreeSet<&str> = names.0.iter().map(|(name, _)| name.as_str()).collect();
        for name in [
            "Plain", "Primary", "Quiet", "On", "Off", "Icon", "2", "Switch", "Fewer", "More",
            "Hint", "Resign", "Cancel", "List row", "Here", "Link", "Card", "Picture", "Row",
        ] {
            assert!(names.contains(name), "{skin:?}: no {name:?} in {names:?}");
        }
    }
}

#[test]
fn disabled_controls_have_no_name_to_press() {
    let window = Window::new();
    let names = window.names(|ctx| {
        egui::Area::new(egui::Id::new("panel")).show(ctx, |ui| {
            Button::new("Undo").enabled(false).show(ui);
            ListRow::new("Settings").enabled(false).show(ui);
            Switch::new("Mute", true).enabled(false).show(ui);
        });
    });
    assert_eq!(names, Names::default());
}

#[test]
fn a_press_reaches_every_widget() {
    let window = Window::new();
    let (mut button, mut switch, mut row) = (false, false, false);
    window.press("Undo", |ui| button |= Button::new("Undo").show(ui));
    window.press("Mute", |ui| switch |= Switch::new("Mute", false).show(ui));
    window.press("Book", |ui| row |= ListRow::new("Book").show(ui));
    assert!(button && switch && row);
    let choices = [1, 2, 3].map(|number| (number, number.to_string()));
    let mut picked = None;
    window.press("3", |ui| {
        picked = picked.or(ChoiceRow::new(1, &choices).show(ui));
    });
    assert_eq!(picked, Some(3));
    let mut answer = None;
    window.press("Cancel", |ui| {
        let confirm = Confirm::new("Resign?", "Resign", "Cancel");
        answer = answer.or(confirm.show(ui));
    });
    assert_eq!(answer, Some(Answer::No));
}

#[test]
fn the_chosen_choice_is_not_picked_again() {
    let choices = [1, 2, 3].map(|number| (number, number.to_string()));
    let mut picked = None;
    Window::new().press("2", |ui| {
        picked = picked.or(ChoiceRow::new(2, &choices).show(ui));
    });
    assert_eq!(picked, None);
}

#[test]
fn a_press_on_a_slider_moves_it_there() {
    let mut moved = None;
    // The label beside the slider has this name.
    Window::new().press("Middle", |ui| {
        let top = ui.cursor().min;
        if let Some(value) = Slider::new("Volume", 0.1).show(ui) {
            moved = Some(value);
        }
        let place = Rect::from_min_size(top, vec2(ui.available_width(), 38.0));
        tavoliere::ui::kit::name_painted(ui, place, "Middle");
    });
    assert!((moved.unwrap() - 0.5).abs() < 0.02);
}

#[test]
fn a_text_field_takes_letters_alone() {
    let window = Window::new();
    let mut text = String::new();
    window.press("Name", |ui| {
        TextField::new("Name", &mut text).id("name").show(ui);
    });
    let typed = Event::Text("A\u{7}da".to_owned());
    window.frame(vec![typed], |ctx| {
        egui::Area::new(egui::Id::new("panel"))
            .fixed_pos(pos2(20.0, 20.0))
            .show(ctx, |ui| {
                ui.set_width(600.0);
                TextField::new("Name", &mut text).id("name").show(ui);
            });
    });
    assert_eq!(text, "Ada");
}

/// The opacities of what covers the ends of a scroll area, from 0 to 255: at its top and at its bottom.
fn ends(skin: Skin, rows: u32, offset: f32) -> [u8; 2] {
    let ctx = Context::default();
    theme::apply(&ctx, games::accent(GameKind::ALL[0]));
    let area = Rect::from_min_size(pos2(100.0, 100.0), vec2(300.0, 200.0));
    let mut ends = [area.min.y, area.max.y];
    let mut shapes = Vec::new();
    for _ in 0..2 {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0))),
            ..RawInput::default()
        };
        let output = ctx.run_ui(input, |ui| {
            kit::paper::page(ui.painter(), area.expand(50.0));
            kit::paper::fold(ui.painter(), area.expand(50.0), area.center().x);
            let frame = egui::Frame::new().fill(theme::colour::PANEL_FILL);
            let builder = egui::UiBuilder::new().max_rect(area);
            ui.scope_builder(builder, |ui| {
                frame.show(ui, |ui| {
                    skin.scope(ui, |ui| {
                        let shown = egui::ScrollArea::vertical()
                            .max_height(area.height())
                            .vertical_scroll_offset(offset)
                            .show(ui, |ui| ui.allocate_space(vec2(200.0, 30.0 * rows as f32)));
                        ends = [shown.inner_rect.min.y, shown.inner_rect.max.y];
                        kit::fade_edges(ui, &shown);
                    });
                });
            });
        });
        shapes = output.shapes;
    }
    let mut found = [0; 2];
    // Paper also paints its leaf as a mesh, which doesn't end here.
    for shape in shapes {
        let egui::Shape::Mesh(mesh) = shape.shape else {
            continue;
        };
        let bounds = mesh.calc_bounds();
        if bounds.height() > 40.0 {
            continue;
        }
        for (end, found) in ends.into_iter().zip(&mut found) {
            let at = mesh
                .vertices
                .iter()
                .filter(|vertex| (vertex.pos.y - end).abs() < 0.5);
            *found = at.map(|vertex| vertex.color.a()).fold(*found, u8::max);
        }
    }
    found
}

#[test]
fn scroll_areas_fade_only_where_they_continue() {
    for skin in [Skin::Table, Skin::Paper] {
        assert_eq!(ends(skin, 4, 0.0), [0, 0], "{skin:?}");
        assert_eq!(ends(skin, 40, 0.0), [0, 255], "{skin:?}");
        assert_eq!(ends(skin, 40, 300.0), [255, 255], "{skin:?}");
        assert_eq!(ends(skin, 40, 1_000.0), [255, 0], "{skin:?}");
    }
}

#[test]
fn escape_closes_a_tooltip_until_the_pointer_leaves() {
    let window = Window::new();
    let icons = Icons::default();
    let show = |ctx: &Context| {
        let area = egui::Area::new(egui::Id::new("panel")).fixed_pos(pos2(20.0, 20.0));
        area.show(ctx, |ui| {
            Button::only_icon(&icons, tavoliere::ui::icons::Icon::Hint, "Hint").show(ui)
        });
    };
    let names = window.names(show);
    let at = names.0[0].1.center();
    // A tooltip comes after a short rest.
    let rest = |events: Vec<Event>| {
        window.frame(events, show);
        for _ in 0..60 {
            window.frame(Vec::new(), show);
        }
    };
    let shown = || kit::close_tooltip(&window.0);
    rest(vec![Event::PointerMoved(at)]);
    assert!(shown(), "the tooltip is in view");
    rest(Vec::new());
    assert!(!shown(), "a closed tooltip stays closed");
    rest(vec![Event::PointerMoved(at + vec2(400.0, 300.0))]);
    rest(vec![Event::PointerMoved(at)]);
    assert!(shown(), "it opens again when the pointer returns");
}
