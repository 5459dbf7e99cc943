//! Tests of the recorded motion.

mod motion;
