//! The processor time and memory of this process, as the system reports them.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::time::Duration;

/// A file in `/proc` can't be read.
#[derive(Debug, thiserror::Error)]
#[error("{path} cannot be read, which this bench needs: {problem}")]
pub(crate) struct ProcError {
    path: String,
    problem: String,
}

fn read(path: &str) -> Result<String, ProcError> {
    fs::read_to_string(path).map_err(|error| ProcError {
        path: path.to_owned(),
        problem: error.to_string(),
    })
}

/// The processor time of this process so far, including ended threads, in steps of 10 ms.
pub(super) fn processor_time() -> Result<Duration, ProcError> {
    let path = "/proc/self/stat";
    let stat = read(path)?;
    // The name, in brackets, can contain any characters. The 12th and 13th fields after it are the times.
    let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = fields.split_whitespace().skip(11).take(2);
    let ticks: Option<u64> = ticks.map(|field| field.parse::<u64>().ok()).sum();
    let hundredths = ticks.ok_or_else(|| ProcError {
        path: path.to_owned(),
        problem: "it has no times".to_owned(),
    })?;
    Ok(Duration::from_millis(hundredths * 10))
}

/// The id of the calling thread.
pub(super) fn own_thread() -> Option<u32> {
    let link = fs::read_link("/proc/thread-self").ok()?;
    link.file_name()?.to_str()?.parse().ok()
}

/// The clocks of some threads, kept open so that reading them costs little.
pub(super) struct ThreadClocks(Vec<File>);

impl ThreadClocks {
    /// Opens the clocks of the threads for which `wanted` (id, name) returns `true`.
    pub(super) fn open(wanted: impl Fn(u32, &str) -> bool) -> Result<ThreadClocks, ProcError> {
        let folder = "/proc/self/task";
        let threads = fs::read_dir(folder).map_err(|error| ProcError {
            path: folder.to_owned(),
            problem: error.to_string(),
        })?;
        let clock = |thread: fs::DirEntry| {
            let number = thread.file_name().to_str()?.parse().ok()?;
            // A thread could have ended by now.
            let name = fs::read_to_string(thread.path().join("comm")).ok()?;
            let is_wanted = wanted(number, name.trim_end());
            let clock = is_wanted.then(|| File::open(thread.path().join("schedstat")))?;
            clock.ok()
        };
        Ok(ThreadClocks(threads.flatten().filter_map(clock).collect()))
    }

    /// The threads' processor time since their start (s).
    pub(super) fn seconds(&mut self) -> f64 {
        let read = |clock: &mut File| {
            let mut text = [0; 64];
            clock.seek(SeekFrom::Start(0)).ok()?;
            let length = clock.read(&mut text).ok()?;
            let text = str::from_utf8(&text[..length]).ok()?;
            text.split_whitespace().next()?.parse::<u64>().ok()
        };
        let nanos: u64 = self.0.iter_mut().filter_map(read).sum();
        nanos as f64 / 1e9
    }
}

/// The resident memory now, and its peak (MB).
pub(crate) fn resident_megabytes() -> Result<(f64, f64), ProcError> {
    let path = "/proc/self/status";
    let status = read(path)?;
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes
            .map(|kilobytes| kilobytes * 1024.0 / 1e6)
            .ok_or_else(|| ProcError {
                path: path.to_owned(),
                problem: format!("it has no {name}"),
            })
    };
    Ok((field("VmRSS:")?, field("VmHWM:")?))
}
