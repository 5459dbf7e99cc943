//! Tests of verifying records.

mod altered;
mod old;
mod script;
