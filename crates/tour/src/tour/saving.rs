//! The pictures that are being written, each in a separate thread.

use std::collections::VecDeque;
use std::thread::{self, JoinHandle};

use bevy::prelude::error;

use super::picture::Picture;

/// The pictures that are being written, the oldest first.
#[derive(Default)]
pub(super) struct Saving(VecDeque<JoinHandle<Result<(), String>>>);

impl Saving {
    /// Starts writing a picture's file, and prints its name when it is written.
    pub(super) fn begin(&mut self, picture: Picture) {
        self.0.push_back(thread::spawn(move || {
            let path = picture.path.display().to_string();
            picture.save()?;
            println!("{path}");
            Ok(())
        }));
    }

    /// Waits until at most `left` pictures are being written. Returns `false` if one of the others failed.
    pub(super) fn wait_until(&mut self, left: usize) -> bool {
        let mut all_saved = true;
        while self.0.len() > left
            && let Some(oldest) = self.0.pop_front()
        {
            let saved = oldest
                .join()
                .unwrap_or_else(|_| Err("saving a picture panicked".to_owned()));
            if let Err(problem) = saved {
                error!("{problem}");
                all_saved = false;
            }
        }
        all_saved
    }
}
