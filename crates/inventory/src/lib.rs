//! Stands in for the crate `inventory`: what is submitted is dropped, and every list is empty.
//!
//! Bevy's crates ask `bevy_reflect` for its default features. One of them registers every type that can be
//! reflected before `main`, through `inventory`. Nothing in this program reads that list
//! (`bevy_app/reflect_auto_register` is off), but the linker has to keep all that the list refers to.
#![no_std]

use core::convert::Infallible;
use core::iter::{Empty, empty};
use core::marker::PhantomData;

/// What was submitted of a type: nothing.
#[allow(non_camel_case_types, reason = "callers write `inventory::iter::<T>`")]
pub enum Submitted<T: 'static> {
    /// Everything.
    iter,
    /// Has no value; it only makes the type generic.
    Never(Infallible, PhantomData<T>),
}

pub use Submitted::iter;

impl<T: 'static> IntoIterator for Submitted<T> {
    type Item = &'static T;
    type IntoIter = Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        empty()
    }
}

/// Declares that values of a type are collected.
#[macro_export]
macro_rules! collect {
    ($type:ty) => {};
}

/// Drops a value.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
