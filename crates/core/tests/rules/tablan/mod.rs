//! The rules of Tablan, clause by clause and against a slow second implementation.

mod board;
mod compare;
mod corners;
mod declare;
mod end;
mod moves;
pub mod naive;
mod notation;
mod properties;
pub mod support;
mod text;
