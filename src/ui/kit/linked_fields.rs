//! Links text fields with a field outside egui, such as the page's, which opens a touch device's keyboard, and with
//! screen readers.

use bevy_egui::egui::accesskit::{Action, ActionData};
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{Context, Id, Rect, Response, Ui};

/// A text field in view.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkedField {
    /// Its id.
    pub id: Id,
    /// Its area, in units.
    pub rect: Rect,
    /// Its name for screen readers.
    pub name: String,
    /// Its text.
    pub text: String,
    /// `true` if it has the focus.
    pub is_focused: bool,
    /// `true` if its text can have several lines.
    pub has_lines: bool,
}

/// The text fields in view, and a text that was written outside. Without [`LinkedFields::enable`] nothing is recorded.
#[derive(Clone, Debug, Default)]
pub struct LinkedFields {
    /// egui's number of the pass that showed the fields.
    pass: u64,
    fields: Vec<LinkedField>,
    written: Option<WrittenText>,
}

/// A text written outside for a field.
#[derive(Clone, Debug)]
struct WrittenText {
    field: u64,
    text: String,
    /// The place of the text cursor, in characters.
    cursor: usize,
}

impl LinkedFields {
    /// Records the fields of a context from now on.
    pub fn enable(ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, LinkedFields::default()));
    }

    /// Records the fields of a context from now on, if it doesn't yet.
    pub fn enable_once(ctx: &Context) {
        let is_enabled = ctx.data(|data| data.get_temp::<LinkedFields>(Id::NULL).is_some());
        if !is_enabled {
            LinkedFields::enable(ctx);
        }
    }

    /// The fields of the last pass.
    #[must_use]
    pub fn in_view(ctx: &Context) -> Vec<LinkedField> {
        let last = ctx.cumulative_pass_nr();
        let fields = ctx.data(|data| data.get_temp::<LinkedFields>(Id::NULL));
        // The number is that of the next pass once a pass has ended.
        let fields = fields.filter(|fields| fields.pass + 1 >= last);
        fields.map(|fields| fields.fields).unwrap_or_default()
    }

    /// Replaces a field's text and sets its text cursor, in characters, when it's shown next.
    pub fn write(ctx: &Context, field: u64, text: String, cursor: usize) {
        ctx.data_mut(|data| {
            if let Some(mut fields) = data.get_temp::<LinkedFields>(Id::NULL) {
                fields.written = Some(WrittenText {
                    field,
                    text,
                    cursor,
                });
                data.insert_temp(Id::NULL, fields);
            }
        });
        ctx.request_repaint();
    }

    /// Gives the focus to a field.
    pub fn focus(ctx: &Context, field: u64) {
        let fields = LinkedFields::in_view(ctx);
        if let Some(found) = fields.iter().find(|found| found.id.value() == field) {
            ctx.memory_mut(|memory| memory.request_focus(found.id));
        }
        ctx.request_repaint();
    }

    /// Takes the focus from a field.
    pub fn leave(ctx: &Context, field: u64) {
        let focused = ctx.memory(|memory| memory.focused());
        if let Some(id) = focused.filter(|id| id.value() == field) {
            ctx.memory_mut(|memory| memory.surrender_focus(id));
            ctx.request_repaint();
        }
    }

    fn take_written(&mut self, id: Id) -> Option<WrittenText> {
        self.written.take_if(|written| written.field == id.value())
    }
}

/// Records a field that was just shown, and gives it the text that was written outside. The text keeps at most a number
/// of characters.
pub fn link_field(
    ui: &Ui,
    response: &mut Response,
    name: &str,
    text: &mut String,
    most: usize,
    has_lines: bool,
) {
    keep_in_view(ui, response);
    let ctx = ui.ctx();
    if let Some(wanted) = requested_text(ctx, response.id).filter(|_| response.enabled()) {
        replace(ctx, response, text, &wanted, most, usize::MAX);
    }
    let Some(mut fields) = ctx.data(|data| data.get_temp::<LinkedFields>(Id::NULL)) else {
        return;
    };
    if let Some(written) = fields.take_written(response.id) {
        replace(ctx, response, text, &written.text, most, written.cursor);
    }
    let pass = ctx.cumulative_pass_nr();
    if fields.pass != pass {
        fields.pass = pass;
        fields.fields.clear();
    }
    if response.enabled() {
        fields.fields.push(LinkedField {
            id: response.id,
            rect: response.rect,
            name: name.to_owned(),
            text: text.clone(),
            is_focused: response.has_focus(),
            has_lines,
        });
    }
    ctx.data_mut(|data| data.insert_temp(Id::NULL, fields));
}

/// The text that a screen reader wants in a field.
fn requested_text(ctx: &Context, id: Id) -> Option<String> {
    ctx.input(|input| {
        let requests = input.accesskit_action_requests(id, Action::SetValue);
        let texts = requests.filter_map(|request| match &request.data {
            Some(ActionData::Value(text)) => Some(text.to_string()),
            _ => None,
        });
        texts.last()
    })
}

/// Replaces a field's text by at most a number of characters of another, and sets its text cursor (characters).
fn replace(
    ctx: &Context,
    response: &mut Response,
    text: &mut String,
    wanted: &str,
    most: usize,
    cursor: usize,
) {
    *text = wanted.chars().take(most).collect();
    response.mark_changed();
    let mut state = TextEditState::load(ctx, response.id).unwrap_or_default();
    let cursor = CCursor::new(cursor.min(text.chars().count()));
    state.cursor.set_char_range(Some(CCursorRange::one(cursor)));
    state.store(ctx, response.id);
    ctx.request_repaint();
}

/// Scrolls to a focused field if it could have moved.
fn keep_in_view(ui: &Ui, response: &Response) {
    // A keyboard on the screen makes the window lower, and new lines above the field move it down.
    let stays = response.id.with("stays");
    let ctx = ui.ctx();
    let is_moved = ctx.data_mut(|data| data.remove_temp::<()>(stays)).is_some();
    let is_moved = has_new_height(ui, response.id) || is_moved;
    // While a field of the page is over this one, the window has no focus, so egui's response doesn't have it either.
    let has_focus = ui.memory(|memory| memory.has_focus(response.id));
    if has_focus && (response.gained_focus() || is_moved) {
        response.scroll_to_me(None);
    }
}

/// Gives a field the focus again after Enter, and scrolls to it in the next pass.
pub fn stay_in_field(ui: &Ui, response: &Response) {
    response.request_focus();
    let ctx = ui.ctx();
    ctx.data_mut(|data| data.insert_temp(response.id.with("stays"), ()));
    ctx.request_repaint();
}

/// `true` if the window's height has changed since the last call for this field.
fn has_new_height(ui: &Ui, id: Id) -> bool {
    let height = ui.ctx().content_rect().height();
    let last = ui.ctx().data_mut(|data| {
        let last = data.get_temp::<f32>(id.with("height"));
        data.insert_temp(id.with("height"), height);
        last
    });
    last.is_some_and(|last| last != height)
}
