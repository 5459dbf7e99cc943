//! Tests of matches in every game (TW-16): the score follows the players, and the sheet is saved and read.

use tavoliere_core::record::{
    GameRecord, GameStart, MatchPlayError, MatchSheet, MatchSheetError, RecordProblem,
};
use tavoliere_core::rules::{EndReason, GameKind, MatchScore, Outcome, Setup, Side};

/// A match to `length` games, between Ada on the first side and Ben.
fn match_of(kind: GameKind, length: u8) -> GameRecord {
    let mut game = GameRecord::opening(Setup::new(kind), 7);
    game.set_score_before(MatchScore::new(length).unwrap())
        .unwrap();
    for (side, name) in [(Side::First, "Ada"), (Side::Second, "Ben")] {
        let key = kind.side_name(side);
        game.set_header(key, "person").unwrap();
        game.set_header(&format!("{key}-name"), name).unwrap();
    }
    game
}

/// The current side of a player.
fn side_of(game: &GameRecord, name: &str) -> Side {
    let kind = game.setup().kind();
    let is_theirs = |side: &Side| {
        let key = format!("{}-name", kind.side_name(*side));
        game.header(&key) == Some(name)
    };
    Side::BOTH.into_iter().find(is_theirs).unwrap()
}

fn assert_round_trip(game: &GameRecord) {
    let text = game.to_record();
    let read = GameRecord::from_record(&text).unwrap();
    assert_eq!(read.to_record(), text);
    assert_eq!(read.match_sheet(), game.match_sheet());
}

#[test]
fn in_every_game_players_change_sides_and_the_score_goes_with_them() {
    for kind in GameKind::ALL {
        let mut game = match_of(kind, 3);
        let beginning = game.beginning();
        let mut won = [0, 0];
        // The winners: Ada, a draw, Ben, Ada, Ada.
        for (number, winner) in [Some(0), None, Some(1), Some(0), Some(0)]
            .into_iter()
            .enumerate()
        {
            let sides = ["Ada", "Ben"].map(|name| side_of(&game, name));
            let swapped = !number.is_multiple_of(2);
            assert_eq!(sides[0] == Side::Second, swapped, "{kind} {number}");
            assert_eq!(game.match_sheet().unwrap().first_player(), sides[0]);
            // The same side starts, so the players take turns at starting.
            assert_eq!(game.beginning(), beginning, "{kind}");
            let scores = game.score_before().unwrap().scores();
            assert_eq!(sides.map(|side| scores[side.index()]), won, "{kind}");
            assert!(!game.is_under_way());
            assert_eq!(game.is_in_open_match(), number > 0);
            match winner {
                Some(winner) => {
                    won[winner] += 1;
                    game.resign(sides[1 - winner]).unwrap();
                }
                None => drop(game.agree_draw().unwrap()),
            }
            assert_round_trip(&game);
            let played = game.match_sheet().unwrap().games(kind, game.outcome());
            assert_eq!(played.len(), number + 1);
            let last = played.last().unwrap();
            assert_eq!(sides.map(|side| last.won[side.index()]), won);
            assert!(!last.exchanged);
            assert_eq!(last.winner(), winner.map(|winner| sides[winner]));
            if won[0] == 3 {
                break;
            }
            assert!(game.is_in_open_match());
            game = game.next_game().unwrap();
            assert_round_trip(&game);
        }
        let score = game.score().unwrap();
        assert_eq!(score.winner(), Some(side_of(&game, "Ada")));
        assert_eq!(
            game.next_game().unwrap_err(),
            MatchPlayError::Decided {
                score: score.exchanged()
            }
        );
        assert!(!game.is_in_open_match());
        // The winners of the games are found by player, whatever their sides were.
        let sheet = game.match_sheet().unwrap();
        let ada = side_of(&game, "Ada");
        let winners: Vec<Option<bool>> = sheet
            .games(kind, game.outcome())
            .iter()
            .map(|played| played.winner().map(|side| side == ada))
            .collect();
        let ada_ben = [Some(true), None, Some(false), Some(true), Some(true)];
        assert_eq!(winners, ada_ben, "{kind}");
    }
}

#[test]
fn a_game_of_tablan_counts_one_for_any_number_of_pieces() {
    let mut score = MatchScore::new(3).unwrap();
    let outcome = Outcome {
        winner: Some(Side::Second),
        reason: EndReason::Finished { by: Side::First },
        score: [6, 7],
    };
    score.add(GameKind::Tablan, &outcome).unwrap();
    assert_eq!(score.scores(), [0, 1]);
    let read = Outcome::read(GameKind::Tablan, &outcome.text(GameKind::Tablan));
    assert_eq!(read, Some(outcome));
}

#[test]
fn a_cappotto_counts_seven_in_tawula_alone() {
    let cappotto = "white 7-0 capote";
    let outcome = Outcome::read(GameKind::Tawula, cappotto).unwrap();
    assert_eq!(outcome.games(GameKind::Tawula), [7, 0]);
    let late = Outcome::read(GameKind::Tawula, "black 0-7 borne off").unwrap();
    assert_eq!(late.games(GameKind::Tawula), [0, 7]);
    for kind in [GameKind::Tablan, GameKind::Tablut, GameKind::Tapatan] {
        assert_eq!(Outcome::read(kind, cappotto), None, "{kind}");
    }
    let score: MatchScore = "11 0-8".parse().unwrap();
    let sheet = MatchSheet::read(
        GameKind::Tawula,
        score,
        "white 1-0 borne off; black 0-7 capote; draw 0-0 dead position; white 1-0 resignation",
    );
    // By the sides of the next game: 1, then 7, each for the player who is Black now.
    let error = sheet.unwrap_err();
    assert!(matches!(
        error,
        MatchSheetError::OtherScore {
            first: 1,
            second: 8,
            ..
        } | MatchSheetError::OtherScore {
            first: 8,
            second: 1,
            ..
        }
    ));
}

#[test]
fn records_of_matches_without_a_sheet_stay_readable() {
    let old = "tavoliere 1\ngame: tawula\npreset: Tawula\nseed: 10\nfirst: throw\nmatch: 5 2-1\n\n";
    let mut game = GameRecord::from_record(old).unwrap();
    assert_eq!(game.score_before().unwrap().to_string(), "5 2-1");
    assert!(game.match_sheet().unwrap().outcomes().is_empty());
    assert_eq!(game.to_record(), old);
    game.resign(Side::Second).unwrap();
    let next = game.next_game().unwrap();
    assert_eq!(next.beginning(), GameStart::Throw);
    assert!(
        next.to_record()
            .contains("\nmatch: 5 1-3\nmatch-games: 1-2; white 1-0 resignation\n")
    );
    assert_round_trip(&next);
}

#[test]
fn impossible_sheets_are_refused_with_the_reason() {
    let read = |headers: &str| {
        let text = format!(
            "tavoliere 1\ngame: tablut\npreset: Linnaeus\nseed: 1\nfirst: black\n{headers}\n\n"
        );
        GameRecord::from_record(&text).map_err(|error| (error.line, error.to_string()))
    };
    let one = "match: 3 0-1\nmatch-games: black 1-0 king captured";
    assert!(read(one).is_ok());
    for (headers, line, word) in [
        // The players have changed sides since.
        (
            "match: 3 1-0\nmatch-games: black 1-0 king captured",
            7,
            "come to 0-1",
        ),
        (
            "match: 3 0-1\nmatch-games: draw 0-0 repetition",
            7,
            "come to 0-0",
        ),
        (
            "match: 3 0-1\nmatch-games: black 1-0 borne off",
            7,
            "is not a result",
        ),
        (
            "match: 3 0-1\nmatch-games: black 7-0 king captured",
            7,
            "is not a result",
        ),
        (
            "match: 3 0-1\nmatch-games: draw 1-0 agreement",
            7,
            "is not a result",
        ),
        (
            "match: 3 0-1\nmatch-games: red 1-0 resignation",
            7,
            "black 1-0 resignation",
        ),
        (
            "match: 3 0-1\nmatch-games: black 1-0 king captured;",
            7,
            "is not a result",
        ),
        (
            "match: 3 2-2\nmatch-games: 3-2; black 1-0 resignation",
            7,
            "come to",
        ),
        ("match-games: black 1-0 resignation", 6, "\"match\""),
        ("match: 3 3-0", 6, "decided"),
        ("match: 3 7-0", 6, "decided"),
        ("match: 4 1-0", 6, "1, 3, 5, 7, 11"),
        ("match: 3 3-3", 6, "is impossible"),
    ] {
        let (at, problem) = read(headers).unwrap_err();
        assert_eq!(at, line, "{headers}: {problem}");
        assert!(problem.contains(word), "{headers}: {problem}");
    }
    let text = format!(
        "{}black 1-0 resignation",
        "draw 0-0 repetition; ".repeat(1000)
    );
    let score = "3 0-1".parse().unwrap();
    let error = MatchSheet::read(GameKind::Tablut, score, &text).unwrap_err();
    assert_eq!(error, MatchSheetError::TooMany);
    let problem: RecordProblem = MatchPlayError::from(error).into();
    assert!(problem.to_string().contains("1000"), "{problem}");
}
