//! The version of the program, for reports of problems.

use std::fmt;

use bevy::prelude::Resource;

/// The version and, if it's known, the commit: `0.1.0 (1f2e3d4c5b6a)`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Version {
    /// The commit that the program was built from. `None` if it's unknown.
    pub commit: Option<&'static str>,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(env!("CARGO_PKG_VERSION"))?;
        match self.commit {
            Some(commit) => write!(f, " ({commit})"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_commit_is_part_of_the_version() {
        let number = env!("CARGO_PKG_VERSION");
        let text = |commit| Version { commit }.to_string();
        assert_eq!(text(None), number);
        assert_eq!(text(Some("abc123")), format!("{number} (abc123)"));
    }
}
