//! Connects the Windows program to the console it was started from, because programs with a window get no console.

use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};

/// Attaches to the console that started the program, if there is one.
pub(super) fn attach() {
    // SAFETY: the call takes a number and touches no memory of the program.
    #[expect(
        unsafe_code,
        reason = "the standard library has no function for consoles"
    )]
    unsafe {
        AttachConsole(ATTACH_PARENT_PROCESS);
    }
}
