//! Writes the JavaScript that connects a WebAssembly file with the page, and the file as that JavaScript needs it.
//!
//! Arguments: the WebAssembly file, and the folder for both.

use std::env;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let paths: Vec<_> = env::args_os().skip(1).collect();
    let [program, folder] = &paths[..] else {
        bail!("usage: tavoliere-bind PROGRAM.wasm FOLDER");
    };
    Bindgen::new()
        .input_path(program)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("cannot bind {}", program.display()))
}
