//! Records the names of controls, for screen readers and tests.

use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{self, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

/// The names of a frame's controls and their places, in units of the panels. Recording starts when [`take`](Self::take)
/// is called, for one frame at a time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Names(pub Vec<(String, Rect)>);

impl Names {
    /// Takes the names of this frame and records those of the next one.
    #[must_use]
    pub fn take(ctx: &egui::Context) -> Self {
        ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<Names>(egui::Id::NULL)))
    }

    fn record(ctx: &egui::Context, name: impl FnOnce() -> Option<String>, rect: Rect) {
        ctx.data_mut(|data| {
            if data.get_temp::<Names>(egui::Id::NULL).is_some()
                && let Some(name) = name()
            {
                let names = data.get_temp_mut_or_default::<Names>(egui::Id::NULL);
                names.0.push((name, rect));
            }
        });
    }
}

/// Names a control for screen readers and tests. Tests don't see disabled controls, so that they can't press them.
pub fn name_control(response: &Response, info: impl Fn() -> WidgetInfo) {
    response.widget_info(&info);
    let pressable = || {
        let info = info();
        info.label.filter(|_| info.enabled)
    };
    Names::record(&response.ctx, pressable, response.rect);
}

/// Names a text field. egui describes its contents. Screen readers and programs for dictation can replace its text
/// ([`link_field`](super::link_field)).
pub fn name_field(response: &Response, name: &str) {
    let ctx = &response.ctx;
    ctx.accesskit_node_builder(response.id, |node| {
        node.set_label(name);
        if response.enabled() {
            node.add_action(Action::SetValue);
        }
    });
    Names::record(ctx, || Some(name.to_owned()), response.rect);
}

/// Names something that is painted and can't be pressed, such as a score.
pub fn name_painted(ui: &Ui, rect: Rect, text: &str) {
    let response = ui.interact(rect, ui.id().with(("painted", text)), Sense::hover());
    name_control(&response, || {
        WidgetInfo::labeled(WidgetType::Label, true, text)
    });
}
