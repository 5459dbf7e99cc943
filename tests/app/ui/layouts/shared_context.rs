//! The egui context that the windows of a thread use one after another. A new one draws every letter and every paper
//! again, which takes longer than most layouts.

use std::cell::RefCell;

use bevy_egui::egui::{self, Event, Memory, RawInput};

thread_local! {
    /// The context that no window uses.
    static SPARE: RefCell<Option<Spare>> = const { RefCell::new(None) };
}

struct Spare {
    ctx: egui::Context,
    time: f64,
}

/// The use of a context. Its end makes the context free for the next window.
pub struct SharedContext {
    pub ctx: egui::Context,
    /// egui's time in the last frame, which never goes back (s).
    pub time: f64,
}

impl SharedContext {
    /// A context without anything of earlier windows, except drawn letters and papers.
    pub fn take() -> SharedContext {
        let spare = SPARE.with_borrow_mut(Option::take);
        let Some(Spare { ctx, time }) = spare else {
            return SharedContext {
                ctx: egui::Context::default(),
                time: 0.0,
            };
        };
        let mut shared = SharedContext { ctx, time };
        shared.forget();
        shared
    }

    fn forget(&mut self) {
        let ctx = &self.ctx;
        ctx.disable_accesskit();
        ctx.clear_animations();
        // A frame without papers would drop them.
        let caches = ctx.memory_mut(|memory| std::mem::take(&mut memory.caches));
        // This frame forgets the pointer and the widgets.
        self.time += 1.0;
        let input = RawInput {
            time: Some(self.time),
            events: vec![Event::PointerGone],
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |_| {});
        output.textures_delta.clear();
        ctx.memory_mut(|memory| {
            *memory = Memory::default();
            memory.caches = caches;
        });
    }
}

impl Drop for SharedContext {
    fn drop(&mut self) {
        // A failed test can leave anything behind.
        if !std::thread::panicking() {
            let (ctx, time) = (self.ctx.clone(), self.time);
            SPARE.set(Some(Spare { ctx, time }));
        }
    }
}
