//! Reads lines and writes replies, for any bytes.

use std::io::{self, BufRead, Write};

use super::{Engine, EngineError, Reply};

/// The longest line without its end (bytes).
pub const MAX_LINE: usize = 64 * 1024;

/// Answers every line of the input until `quit` or the end of the input.
///
/// # Errors
/// Fails if reading the input or writing the output fails.
pub fn serve(
    engine: &mut Engine,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    while let Some(whole) = read_line(&mut input, &mut line)? {
        let reply = match std::str::from_utf8(&line) {
            _ if !whole => Reply::refused(&EngineError::LongLine),
            Ok(text) => engine.answer(text),
            Err(error) => Reply::refused(&EngineError::NotUtf8 {
                valid: error.valid_up_to(),
            }),
        };
        write!(output, "{reply}")?;
        output.flush()?;
        if reply.is_last() {
            break;
        }
    }
    Ok(())
}

/// Reads a line without its end. `true` if it wasn't too long; otherwise its bytes are discarded. `None` at the end of
/// the input.
pub(super) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let (mut any, mut whole) = (false, true);
    loop {
        let ready = match input.fill_buf() {
            Ok(ready) => ready,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if ready.is_empty() {
            break;
        }
        any = true;
        let end = ready.iter().position(|byte| *byte == b'\n');
        let part = &ready[..end.unwrap_or(ready.len())];
        // Room for a carriage return, which belongs to the line's end.
        whole &= line.len() + part.len() <= MAX_LINE + 1;
        if whole {
            line.extend_from_slice(part);
        } else {
            line.clear();
        }
        let read = end.map_or(ready.len(), |end| end + 1);
        input.consume(read);
        if end.is_some() {
            break;
        }
    }
    line.pop_if(|byte| *byte == b'\r');
    Ok(any.then_some(whole && line.len() <= MAX_LINE))
}
