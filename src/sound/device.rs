//! A sound device that is opened again when it's gone, or when none was there.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The time between two attempts to open a device.
const RETRY: Duration = Duration::from_secs(3);

/// Tells that an open device is gone. Its own thread raises it.
#[derive(Clone, Debug, Default)]
pub(super) struct GoneFlag(Arc<AtomicBool>);

impl GoneFlag {
    /// Records that the device is gone.
    pub(super) fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A device that is opened when it's needed.
#[derive(Debug)]
pub(super) struct Device<T> {
    /// The open device.
    open: Option<(T, GoneFlag)>,
    /// The time of the last attempt to open it, since the start.
    tried: Option<Duration>,
}

impl<T> Default for Device<T> {
    fn default() -> Self {
        Device {
            open: None,
            tried: None,
        }
    }
}

impl<T> Device<T> {
    /// The device, which is opened if none is open or the open one is gone. `None` if that fails, and for some seconds
    /// after that.
    pub(super) fn get(
        &mut self,
        now: Duration,
        open: impl FnOnce(GoneFlag) -> Option<T>,
    ) -> Option<&T> {
        if self.open.as_ref().is_some_and(|(_, gone)| gone.is_raised()) {
            self.open = None;
        }
        let is_due = self.tried.is_none_or(|tried| now >= tried + RETRY);
        if self.open.is_none() && is_due {
            self.tried = Some(now);
            let gone = GoneFlag::default();
            self.open = open(gone.clone()).map(|device| (device, gone));
        }
        self.open.as_ref().map(|(device, _)| device)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn an_open_device_stays_open() {
        let mut device = Device::default();
        assert_eq!(device.get(at(0), |_| Some(1)), Some(&1));
        assert_eq!(device.get(at(100), |_| Some(2)), Some(&1));
    }

    #[test]
    fn a_device_that_appears_is_opened_after_some_seconds() {
        let mut device = Device::default();
        assert_eq!(device.get(at(0), |_| None::<i32>), None);
        assert_eq!(device.get(at(1), |_| Some(1)), None);
        assert_eq!(device.get(at(3), |_| Some(2)), Some(&2));
    }

    #[test]
    fn when_a_device_is_gone_another_one_takes_its_place() {
        let mut device = Device::default();
        let mut flag = GoneFlag::default();
        device.get(at(0), |gone| {
            flag = gone;
            Some(1)
        });
        flag.raise();
        assert_eq!(device.get(at(10), |_| Some(2)), Some(&2));
        // The old device's thread can't end the new one.
        flag.raise();
        assert_eq!(device.get(at(20), |_| Some(3)), Some(&2));
    }
}
