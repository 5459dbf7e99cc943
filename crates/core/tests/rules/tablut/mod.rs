//! Tests the rules of Tablut one by one and against a slow second implementation.

mod camps;
mod compare;
mod end;
mod king;
mod moves;
pub mod naive;
mod notation;
mod properties;
pub mod support;
mod text;
