//! Verification of records.

mod altered;
mod old;
mod script;
