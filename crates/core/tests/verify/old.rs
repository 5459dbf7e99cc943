//! Tests of records of earlier versions.

use tavoliere_core::record::GameRecord;
use tavoliere_core::verify::{Check, Conclusion, Gap, Proof, Verdict, verify};

use crate::record::fairness::{SALT, finding};

/// Records of version 1, as earlier versions of the program wrote them.
const OLD: [(&str, &str); 4] = [
    (
        "tablan",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tablan-demo.txt"
        )),
    ),
    (
        "tablut",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tablut-demo.txt"
        )),
    ),
    (
        "tapatan",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tapatan-demo.txt"
        )),
    ),
    (
        "tawula",
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../page/tests/records/tawula-demo.txt"
        )),
    ),
];

#[test]
fn old_records_load_and_get_their_verdict() {
    for (name, record) in OLD {
        let game = GameRecord::from_record(record).unwrap();
        assert_eq!(game.to_record(), record);
        assert!(game.fair_seed().is_none());
        assert_eq!(game.version(), 1);
        let found = verify(record);
        assert_eq!(found.conclusion(), Conclusion::Incomplete, "{found}");
        let unknown = |gap| Verdict::Unknown(gap);
        assert_eq!(
            finding(record, Check::Commitment),
            unknown(Gap::NoCommitment)
        );
        assert_eq!(finding(record, Check::Digest), unknown(Gap::NoDigest));
        assert_eq!(
            finding(record, Check::Result),
            Verdict::Holds(Proof::Result)
        );
        assert_eq!(
            finding(record, Check::Moves),
            Verdict::Holds(Proof::Turns(game.turns().len()))
        );
        let proof = match name {
            "tablan" | "tawula" => Proof::NumberedThrows(game.thrown()),
            _ => Proof::NothingThrown,
        };
        assert_eq!(finding(record, Check::Throws), Verdict::Holds(proof));
        // A seed that didn't make these throws.
        let other = finding(&record.replace("seed: 1766", "seed: 1767"), Check::Throws);
        if game.thrown() > 0 {
            assert!(
                matches!(other, Verdict::Unknown(Gap::ThrownElsewhere { .. })),
                "{other:?}"
            );
        }
        let wrong = record.replace("\n5. ", "\n5. x");
        let found = finding(&wrong, Check::Moves);
        assert!(
            matches!(found, Verdict::Fails { turn: Some(5), .. }),
            "{found:?}"
        );
    }
}

#[test]
fn fields_of_version_2_can_be_used_freely_in_version_1() {
    let (_, record) = OLD[2];
    let headers = "salt: of the earth\ncontribution-1: x\ndigest: y\ncommitment: z\n";
    let text = record.replacen("\n\n", &format!("\n{headers}\n"), 1);
    let game = GameRecord::from_record(&text).unwrap();
    assert_eq!(game.to_record(), text);
    assert_eq!(game.header("salt"), Some("of the earth"));
    assert_eq!(verify(&text).conclusion(), Conclusion::Incomplete);
    // The digest belongs to version 2.
    assert!(GameRecord::from_record(&format!("{record}digest: {SALT}\n")).is_err());
}
