//! Tests the rules of Tawula one by one and against a slow second implementation.

mod compare;
mod end;
mod moves;
pub mod naive;
mod notation;
mod properties;
pub mod support;
mod text;
