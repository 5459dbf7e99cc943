//! Tests of the picture comparison.
