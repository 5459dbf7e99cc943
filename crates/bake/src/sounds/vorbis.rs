//! Encoder and decoder for Ogg Vorbis.

use std::{error::Error, io::Cursor, num::NonZero};

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisDecoder, VorbisEncoderBuilder};

use super::signal::{RATE, Signal};

/// Serial number of all streams; fixed, so that the same sound creates the same bytes.
const SERIAL: i32 = 0x7461;
const MONO: NonZero<u8> = NonZero::<u8>::MIN;

/// Encodes a signal as a file; `quality` is from −0.2 to 1.
pub fn encoded(signal: &Signal, quality: f32) -> Result<Vec<u8>, Box<dyn Error>> {
    let rate = NonZero::new(RATE as u32).ok_or("no sampling rate")?;
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, MONO, Vec::new(), SERIAL);
    builder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
        target_quality: quality,
    });
    let mut encoder = builder.build()?;
    encoder.encode_audio_block([&signal.samples])?;
    Ok(encoder.finish()?)
}

/// Decodes a file.
pub fn decoded(bytes: &[u8]) -> Result<Signal, Box<dyn Error>> {
    let mut decoder = VorbisDecoder::<Cursor<&[u8]>>::new(Cursor::new(bytes))?;
    let mut samples = Vec::new();
    while let Some(block) = decoder.decode_audio_block()? {
        samples.extend_from_slice(block.samples().first().ok_or("no channel")?);
    }
    Ok(Signal { samples })
}
