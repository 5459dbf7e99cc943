//! What the system says about this process: its processor time and its memory.

use std::fs;
use std::time::Duration;

/// Something in `/proc` cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{path} cannot be read, which this bench needs: {problem}")]
pub(super) struct ProcError {
    path: String,
    problem: String,
}

fn read(path: &str) -> Result<String, ProcError> {
    fs::read_to_string(path).map_err(|error| ProcError {
        path: path.to_owned(),
        problem: error.to_string(),
    })
}

/// The processor time of all threads of this process so far.
pub(super) fn processor_time() -> Result<Duration, ProcError> {
    threads_time(|_, _| true)
}

/// The processor time so far of the threads that are wanted, by their names and the process's.
pub(super) fn threads_time(wanted: fn(&str, &str) -> bool) -> Result<Duration, ProcError> {
    let process = read("/proc/self/comm")?;
    let folder = "/proc/self/task";
    let threads = fs::read_dir(folder).map_err(|error| ProcError {
        path: folder.to_owned(),
        problem: error.to_string(),
    })?;
    let mut sum = 0;
    for thread in threads.flatten() {
        let path = thread.path();
        // A thread may have ended by now.
        let name = fs::read_to_string(path.join("comm")).unwrap_or_default();
        if wanted(name.trim_end(), process.trim_end()) {
            let times = fs::read_to_string(path.join("schedstat")).unwrap_or_default();
            let nanos = times.split_whitespace().next();
            sum += nanos.and_then(|nanos| nanos.parse().ok()).unwrap_or(0_u64);
        }
    }
    Ok(Duration::from_nanos(sum))
}

/// Megabytes that are resident now, and the most that ever were.
pub(super) fn resident_megabytes() -> Result<(f64, f64), ProcError> {
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
