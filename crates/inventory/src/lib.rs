//! An empty replacement for the crate `inventory`: it drops submitted values, and all its lists are empty.
//!
//! Bevy's crates enable the default features of `bevy_reflect`. One of them uses `inventory` to register every
//! reflected type before `main`. This program never reads that list (`bevy_app/reflect_auto_register` is off), but the
//! linker would have to keep everything that the list refers to.
#![no_std]

use core::convert::Infallible;
use core::iter::{Empty, empty};
use core::marker::PhantomData;

/// The empty list of submitted values of a type.
#[allow(non_camel_case_types, reason = "callers write `inventory::iter::<T>`")]
pub enum Submitted<T: 'static> {
    /// The list, as callers name it.
    iter,
    /// Makes the type generic; it can't have a value.
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

/// Declares that values of a type are collected. Has no effect.
#[macro_export]
macro_rules! collect {
    ($type:ty) => {};
}

/// Drops a submitted value.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
