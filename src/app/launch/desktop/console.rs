//! Windows gives a program with a window of its own no console: this one uses that of whoever calls it.

use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};

/// What is printed goes to the console that the program was called from, if it was.
pub(super) fn attach() {
    // SAFETY: it takes a number and touches no memory of the program's.
    #[expect(unsafe_code, reason = "there is no safe way to a console")]
    unsafe {
        AttachConsole(ATTACH_PARENT_PROCESS);
    }
}
