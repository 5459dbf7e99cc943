//! Tests of links: every game is restored, usual links are short, and hostile ones only cause errors.

use data_encoding::BASE64URL_NOPAD;
use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};
use tavoliere_core::ai::Player;
use tavoliere_core::record::{
    Bytes32, Commitment, Contribution, FairSeed, GameRecord, LINK_VERSION, LinkError,
    MAX_LINK_CHARS, MAX_LINK_EVENTS, RecordProblem, RecordReader, Seed, USUAL_LINK_CHARS,
    link_payload,
};
use tavoliere_core::rules::{AnyPosition, Expect, GameKind, MatchScore, Setup, Side};
use tavoliere_core::verify::{Conclusion, verify};

use crate::support::{below, game_count, generator, pick};

/// A random set-up of a game.
fn any_setup(kind: GameKind, chance: &mut Xoshiro256PlusPlus) -> Setup {
    let mut setup = Setup::new(kind);
    setup.set_preset(pick(chance, &kind.presets())).unwrap();
    for option in setup.option_states() {
        if below(chance, 3) == 0 {
            let value = pick(chance, option.accepted);
            setup.set_option(option.name, value).unwrap();
        }
    }
    setup
}

fn any_bytes(chance: &mut Xoshiro256PlusPlus) -> Bytes32 {
    let mut bytes = [0; 32];
    chance.fill_bytes(&mut bytes);
    Bytes32::new(bytes)
}

/// A random seed: a number, a committed one (maybe with a wrong commitment), or throws by hand.
fn any_seed(chance: &mut Xoshiro256PlusPlus) -> Seed {
    match below(chance, 5) {
        0 => Seed::ByHand(chance.next_u64()),
        1 => Seed::Number(below(chance, 100) as u64),
        2 => Seed::Number(chance.next_u64()),
        3 => {
            let mut seed = FairSeed::new(any_bytes(chance), any_bytes(chance));
            let given = pick(chance, &["", "7", "perché no? 🎲"]);
            seed.contribute(Side::First, Contribution::new(given).unwrap());
            seed.into()
        }
        _ => {
            let commitment = Commitment::new(any_bytes(chance));
            FairSeed::committed(commitment, any_bytes(chance), any_bytes(chance)).into()
        }
    }
}

/// The start of a random game, with any header that a record can have.
fn any_beginning(kind: GameKind, chance: &mut Xoshiro256PlusPlus) -> GameRecord {
    let setup = any_setup(kind, chance);
    let seed = any_seed(chance);
    let mut game = match below(chance, 4) {
        0 => GameRecord::opening(setup, seed),
        1 => {
            let mut before = GameRecord::opening(setup, 5);
            for _ in 0..below(chance, 60) {
                advance(&mut before, chance);
            }
            let start = AnyPosition::parse(kind, &before.position().text()).unwrap();
            GameRecord::from_position(start, seed)
        }
        _ => GameRecord::new(setup, seed, pick(chance, &Side::BOTH)),
    };
    if below(chance, 4) == 0 {
        let clock = pick(chance, &["300", "60+5", "hourglass 30", "1", "90 sound"]);
        game.set_clock(clock.parse().unwrap());
    }
    if below(chance, 4) == 0 {
        game.set_score_before(MatchScore::new(5).unwrap()).unwrap();
    }
    for side in Side::BOTH {
        let key = kind.side_name(side);
        if below(chance, 2) == 0 {
            game.set_header(key, pick(chance, &["person", "computer 3"]))
                .unwrap();
            let name = pick(chance, &["Ada", "Žofie", "松本", "salt: seed: "]);
            game.set_header(&format!("{key}-name"), name).unwrap();
        }
    }
    if game.fair_seed().is_none() && !game.throws_by_hand() {
        // Keys that only another version reserves.
        game.set_header("salt", pick(chance, &["007", "7", "sea"]))
            .unwrap();
    }
    game
}

/// Plays a random event, after some thinking time if there are clocks. `false` after the end.
fn advance(game: &mut GameRecord, chance: &mut Xoshiro256PlusPlus) -> bool {
    if below(chance, 3) > 0 {
        game.think(below(chance, 4_000) as u64);
        if game.run_out_of_time().is_some() {
            return false;
        }
    }
    match game.expect() {
        Expect::Throw(_) if game.throws_by_hand() || below(chance, 40) == 0 => {
            let table = game.position().throws();
            game.throw(pick(chance, &table).0).unwrap();
        }
        Expect::Throw(_) => {
            game.throw_next().unwrap();
        }
        Expect::Move(_) => {
            let choice = pick(chance, &game.legal_moves());
            game.play(choice).unwrap();
        }
        Expect::Nothing => return false,
    }
    true
}

fn assert_comes_back(game: &GameRecord) {
    let link = game.to_link().unwrap();
    let read = GameRecord::from_link(&link);
    let read = read.unwrap_or_else(|error| panic!("{error}\n{link}\n{}", game.to_record()));
    assert_eq!(read.to_record(), game.to_record());
    assert_eq!(read.position(), game.position());
    assert_eq!(
        (read.clock(), read.thinking()),
        (game.clock(), game.thinking())
    );
    assert_eq!(read.thrown(), game.thrown());
    // The parser of records also accepts links.
    let pasted = format!("White wins!\nhttps://example.org/play/{link} \n");
    let read = GameRecord::from_record(&pasted).unwrap();
    assert_eq!(read.to_record(), game.to_record());
}

#[test]
fn random_games_of_every_kind_round_trip() {
    let mut chance = generator(71);
    for kind in GameKind::ALL {
        for _ in 0..game_count(400) {
            let mut game = any_beginning(kind, &mut chance);
            let most = pick(&mut chance, &[0, 1, 3, 20, 80, 400]);
            for _ in 0..below(&mut chance, most + 1) {
                if !advance(&mut game, &mut chance) {
                    break;
                }
            }
            match below(&mut chance, 8) {
                0 => drop(game.resign(Side::First)),
                1 => drop(game.resign(Side::Second)),
                2 => drop(game.agree_draw()),
                3 => game.think(500),
                _ => {}
            }
            assert_comes_back(&game);
        }
    }
}

#[test]
fn games_of_a_match_with_their_sheet_come_back() {
    let mut chance = generator(72);
    for kind in GameKind::ALL {
        let mut game = GameRecord::opening(Setup::new(kind), 7);
        game.set_score_before(MatchScore::new(7).unwrap()).unwrap();
        game.set_clock("300+5".parse().unwrap());
        for number in 0..5 {
            for _ in 0..30 {
                advance(&mut game, &mut chance);
            }
            let _ = game.resign(if number % 3 == 0 {
                Side::First
            } else {
                Side::Second
            });
            assert_comes_back(&game);
            game = game.next_game().unwrap();
        }
        assert_comes_back(&game);
    }
}

/// A game of strong players with fair throws, names and badges, as the program writes it.
fn usual_game(kind: GameKind, clock: Option<&str>) -> GameRecord {
    let seed = FairSeed::new(
        Bytes32::new([0xA7; 32].map(|byte: u8| byte.wrapping_mul(37))),
        Bytes32::new(
            *Commitment::of(Bytes32::new([3; 32]), Bytes32::new([9; 32]))
                .bytes()
                .as_bytes(),
        ),
    );
    let mut game = GameRecord::opening(Setup::new(kind), seed);
    if let Some(clock) = clock {
        game.set_clock(clock.parse().unwrap());
    }
    for (side, name, mark, colour) in [
        (Side::First, "Ada", "sun", "amber"),
        (Side::Second, "Benedetta", "moon", "blue"),
    ] {
        let key = kind.side_name(side);
        for (what, value) in [
            (String::new(), "person"),
            ("-name".to_owned(), name),
            ("-mark".to_owned(), mark),
            ("-colour".to_owned(), colour),
        ] {
            game.set_header(&format!("{key}{what}"), value).unwrap();
        }
    }
    game.set_header("date", "2026-11-24").unwrap();
    let player = Player::new(2);
    let mut thought = 1_000;
    while game.outcome().is_none() && game.turns().len() <= 200 {
        thought = (thought * 31 + 977) % 14_000;
        game.think(thought);
        match game.expect() {
            Expect::Throw(_) => drop(game.throw_next().unwrap()),
            Expect::Move(_) => {
                let seed = game.events().len() as u64;
                let choice = player.choose(game.position(), seed).unwrap();
                game.play(choice).unwrap();
            }
            Expect::Nothing => break,
        }
    }
    game
}

#[test]
fn links_of_usual_games_are_short() {
    for (kind, most) in [
        (GameKind::Tablan, 900),
        (GameKind::Tablut, 450),
        (GameKind::Tapatan, 300),
        (GameKind::Tawula, 900),
    ] {
        let game = usual_game(kind, None);
        let link = game.to_link().unwrap();
        let timed = usual_game(kind, Some("3600+30")).to_link().unwrap();
        println!(
            "{kind}: {} turns, {} throws and choices, {} characters as a record, {} as a link, {} with times",
            game.turns().len(),
            game.events().len(),
            game.to_record().len(),
            link.len(),
            timed.len()
        );
        assert!(link.len() < most, "{kind}: {}", link.len());
        assert!(timed.len() < USUAL_LINK_CHARS, "{kind}: {}", timed.len());
        assert_comes_back(&game);
    }
}

/// A link with a valid checksum.
fn sealed(version: u8, content: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update([version]);
    hash.update(content);
    let mut bytes = vec![version];
    bytes.extend(&hash.finalize()[..4]);
    bytes.extend(content);
    format!("#replay={}", BASE64URL_NOPAD.encode(&bytes))
}

/// The bytes of a link after version and checksum.
fn content(link: &str) -> Vec<u8> {
    let letters = link_payload(link).unwrap();
    BASE64URL_NOPAD.decode(letters.as_bytes()).unwrap()[5..].to_vec()
}

#[test]
fn hostile_links_are_errors_or_games_that_can_be_written() {
    let mut chance = generator(73);
    let mut links = Vec::new();
    for kind in GameKind::ALL {
        for _ in 0..4 {
            let mut game = any_beginning(kind, &mut chance);
            for _ in 0..60 {
                advance(&mut game, &mut chance);
            }
            links.push(game.to_link().unwrap());
        }
    }
    let mut read = 0;
    for _ in 0..game_count(3_000) {
        let mut bytes = content(&links[below(&mut chance, links.len())]);
        match below(&mut chance, 4) {
            0 => {
                let shorter = below(&mut chance, bytes.len());
                bytes.truncate(shorter);
            }
            1 => {
                bytes = vec![0; below(&mut chance, 300)];
                chance.fill_bytes(&mut bytes);
            }
            _ => {
                for _ in 0..1 + below(&mut chance, 4) {
                    let place = below(&mut chance, bytes.len());
                    bytes[place] = chance.next_u64() as u8;
                }
            }
        }
        if let Ok(game) = GameRecord::from_link(&sealed(1, &bytes)) {
            read += 1;
            let text = game.to_record();
            assert_eq!(GameRecord::from_record(&text).unwrap().to_record(), text);
        }
    }
    assert!(read > 0);
}

#[test]
fn changed_truncated_and_invalid_links_are_refused() {
    let mut game = usual_game(GameKind::Tapatan, None);
    let link = game.to_link().unwrap();
    for cut in 9..link.len() {
        let error = GameRecord::from_link(&link[..cut]).unwrap_err();
        assert_eq!(error, LinkError::Damaged, "{cut}");
    }
    for place in (8..link.len()).step_by(7) {
        let mut changed = link.clone();
        let other = if &link[place..=place] == "x" {
            "y"
        } else {
            "x"
        };
        changed.replace_range(place..=place, other);
        assert!(GameRecord::from_link(&changed).is_err(), "{place}");
    }
    let error = GameRecord::from_link("#replay=AQ%20").unwrap_err();
    assert_eq!(error, LinkError::NotBase64);
    for nothing in [
        "",
        "hello",
        "#game=tablut",
        "myreplay=AQ",
        "https://example.org/",
    ] {
        let error = GameRecord::from_link(nothing).unwrap_err();
        assert!(matches!(error, LinkError::NoLink { .. }), "{nothing}");
    }
    let long = format!("#replay={}", "A".repeat(MAX_LINK_CHARS + 1));
    let error = GameRecord::from_link(&long).unwrap_err();
    assert_eq!(
        error,
        LinkError::TooLong {
            chars: MAX_LINK_CHARS + 1
        }
    );
    // A record that mentions a link is still a record.
    game.set_header("site", "#replay=AQ").unwrap();
    assert_eq!(link_payload(&game.to_record()), None);
    assert!(GameRecord::from_record(&game.to_record()).is_ok());
}

#[test]
fn links_of_later_versions_are_refused_with_the_reason() {
    let found = LINK_VERSION + 1;
    let later = sealed(found, b"anything");
    let error = GameRecord::from_link(&later).unwrap_err();
    assert_eq!(error, LinkError::LaterVersion { found });
    assert_eq!(
        error.to_string(),
        "this link has version 2; this program reads versions 1 to 1"
    );
    let error = GameRecord::from_record(&later).unwrap_err();
    assert_eq!(
        error.problem,
        RecordProblem::Link(LinkError::LaterVersion { found })
    );
}

#[test]
fn links_around_the_words_of_a_message_are_found() {
    let link = GameRecord::opening(Setup::new(GameKind::Tablan), 4)
        .to_link()
        .unwrap();
    let letters = link.strip_prefix("#replay=").unwrap();
    for text in [
        link.clone(),
        format!("replay={letters}"),
        format!("https://example.org/{link}."),
        format!("Look (https://example.org/#speed=2&replay={letters}&x=1), it is good"),
        format!("<https://example.org/{link}>\n"),
    ] {
        assert!(GameRecord::from_link(&text).is_ok(), "{text}");
    }
}

#[test]
fn the_largest_games_are_read_and_larger_ones_are_refused() {
    for kind in GameKind::ALL {
        let mut chance = generator(74);
        let mut setup = Setup::new(kind);
        if let Some(option) = setup
            .option_states()
            .iter()
            .find(|option| option.name == "repetition")
        {
            let off = option.accepted.iter().find(|value| **value == "off");
            if let Some(off) = off {
                setup.set_option(option.name, off).unwrap();
            }
        }
        let mut game = GameRecord::opening(setup, 11);
        for _ in 0..6_000 {
            if !advance(&mut game, &mut chance) {
                break;
            }
        }
        let link = game.to_link().unwrap();
        assert_eq!(
            GameRecord::from_link(&link).unwrap().to_record(),
            game.to_record()
        );
    }
    let mut setup = Setup::new(GameKind::Tablut);
    setup.set_option("repetition", "off").unwrap();
    let mut game = GameRecord::new(setup, 1, Side::First);
    let paths = ["a4-a3", "e3-d3", "a3-a4", "d3-e3"];
    for path in paths.iter().cycle().take(MAX_LINK_EVENTS as usize + 1) {
        game.play(game.position().read_choice(path).unwrap())
            .unwrap();
    }
    let events = MAX_LINK_EVENTS + 1;
    assert_eq!(
        game.to_link().unwrap_err(),
        LinkError::TooManyEvents { events }
    );
    game.undo();
    let link = game.to_link().unwrap();
    let mut reader = RecordReader::new(link);
    let mut parts = 0;
    let read = loop {
        use tavoliere_core::record::Reading;
        match reader.read(1_024).unwrap() {
            Reading::Unfinished(next) => reader = next,
            Reading::Finished(game) => break game,
        }
        parts += 1;
        assert!((0.0..=1.0).contains(&reader.progress()));
    };
    assert!(parts > 100);
    assert_eq!(read.to_record(), game.to_record());
}

#[test]
fn a_link_is_verified_as_its_record_is() {
    let game = usual_game(GameKind::Tablan, None);
    let verification = verify(&game.to_link().unwrap());
    assert_eq!(
        verification.conclusion(),
        Conclusion::Verified,
        "{verification}"
    );
}

#[test]
fn links_of_version_1_are_read_and_written_as_they_were() {
    let path = format!("{}/tests/data/links.txt", env!("CARGO_MANIFEST_DIR"));
    let links = std::fs::read_to_string(path).unwrap();
    assert_eq!(links.lines().count(), 40);
    for link in links.lines() {
        let game = GameRecord::from_link(link).unwrap();
        assert_eq!(game.to_link().unwrap(), link, "{}", game.to_record());
    }
}
