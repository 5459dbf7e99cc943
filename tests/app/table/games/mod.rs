//! Tests of whole games at the table, by intents and by every device.

mod tablut;
mod tapatan;
mod tawula;
