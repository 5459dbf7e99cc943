//! Tests of sums over games.

use tavoliere_core::record::{FairSeed, GameRecord, Seed};
use tavoliere_core::rules::{GameKind, MatchScore, Setup, Side};
use tavoliere_core::statistics::{
    Filter, History, Participant, ParticipantFilter, Tally, Variant, Wins,
};

use super::{assert_near, computer, demonstration_record, entry, person};

/// Ada and Ben against each other and against the computer.
fn history() -> History {
    let mut history = History::default();
    let tawula = demonstration_record(GameKind::Tawula);
    let tablan = demonstration_record(GameKind::Tablan);
    let ada = || person("ada", "Ada");
    let ben = || person("ben", "Ben");
    // White won: Ada.
    let mut game = entry(&tawula, [ada(), computer(3)]);
    game.luck = Some([200, -50]);
    history.add(game);
    // White won: the computer.
    let mut game = entry(&tawula, [computer(5), ada()]);
    game.luck = Some([10, -30]);
    history.add(game);
    // A cappotto of Ben's, with throws by hand.
    let mut game = entry(&tawula, [ben(), ada()]);
    game.outcome.as_mut().unwrap().score = [7, 0];
    game.luck = Some([999, 999]);
    game.throws_by_hand = true;
    history.add(game);
    // Red won: Ada.
    history.add(entry(&tablan, [ben(), ada()]));
    // An unfinished game.
    let record = GameRecord::new(Setup::new(GameKind::Tawula), 1, Side::First);
    history.add(entry(&record, [ada(), Participant::person(None, "guest")]));
    // A draw.
    let mut record = record;
    record.agree_draw().unwrap();
    history.add(entry(&record, [computer(3), ada()]));
    history
}

fn player(id: &str) -> Option<ParticipantFilter> {
    Some(ParticipantFilter::Player(id.to_owned()))
}

#[test]
fn a_players_games_are_summed_from_their_side() {
    let tally = Tally::of(
        &history(),
        &Filter {
            whose: player("ada"),
            ..Filter::default()
        },
    );
    assert_eq!((tally.games, tally.finished()), (6, 5));
    assert_eq!((tally.draws, tally.unfinished), (1, 1));
    let [ada, others] = &tally.sides;
    assert_eq!(ada.wins.total(), 2);
    let others_wins = Wins {
        single: 1,
        resignation: 0,
        cappotto: 1,
    };
    assert_eq!(others.wins, others_wins);
    // Throws by hand and their luck are left out.
    assert_eq!(ada.thrown[&GameKind::Tawula].throws, 128);
    assert_eq!(ada.thrown.len(), 2);
    assert_eq!((ada.luck, ada.games_with_luck), (170, 2));
    assert_eq!(others.luck, -40);
    // The first game of Tawula and the one of Tablan. The last two games have no throws.
    assert_eq!((ada.began, others.began), (2, 2));
    let turns = 3.0 * 129.0 + 197.0;
    assert_near(tally.mean_turns().unwrap(), turns / 5.0, 1e-9);
}

#[test]
fn games_are_chosen_by_game_rules_and_opponent() {
    let history = history();
    let games = |filter: Filter| Tally::of(&history, &filter).games;
    let all = Filter::default;
    assert_eq!(games(all()), 6);
    let game = Some(GameKind::Tablan);
    assert_eq!(games(Filter { game, ..all() }), 1);
    let variant = Some(Variant::Preset("Tawula".to_owned()));
    assert_eq!(games(Filter { variant, ..all() }), 5);
    let variant = Some(Variant::OwnOptions);
    assert_eq!(games(Filter { variant, ..all() }), 0);
    let against = |against: ParticipantFilter| {
        games(Filter {
            whose: player("ada"),
            against: Some(against),
            ..all()
        })
    };
    assert_eq!(against(ParticipantFilter::Level(3)), 2);
    assert_eq!(against(ParticipantFilter::Level(4)), 0);
    assert_eq!(against(ParticipantFilter::Computer), 3);
    assert_eq!(against(ParticipantFilter::Person), 3);
    assert_eq!(against(ParticipantFilter::Player("ben".to_owned())), 2);
}

#[test]
fn without_a_player_the_sides_are_those_of_the_games() {
    let filter = Filter {
        game: Some(GameKind::Tawula),
        ..Filter::default()
    };
    let tally = Tally::of(&history(), &filter);
    assert_eq!(tally.sides[0].wins.total(), 3);
    assert_eq!(tally.sides[1].wins.total(), 0);
    // If only the opponent is given, the side in question is the one that plays against it.
    let filter = Filter {
        against: Some(ParticipantFilter::Level(5)),
        ..Filter::default()
    };
    let tally = Tally::of(&history(), &filter);
    assert_eq!(tally.sides[1].wins.total(), 1);
}

#[test]
fn without_games_there_is_no_mean() {
    let tally = Tally::of(&History::default(), &Filter::default());
    assert_eq!(tally, Tally::default());
    assert_eq!(tally.mean_turns(), None);
}

#[test]
fn the_games_of_a_match_are_summed_by_player_and_not_by_side() {
    // The player who starts resigns every game, from either side.
    let seeds = [FairSeed::draw().unwrap().into(), Seed::Number(7)];
    for seed in seeds {
        let mut history = History::default();
        let mut game = GameRecord::opening(Setup::new(GameKind::Tawula), seed);
        game.set_score_before(MatchScore::new(5).unwrap()).unwrap();
        let id = game.match_id().unwrap();
        for number in 0..3 {
            assert_eq!(game.match_id().as_ref(), Some(&id));
            let loser = if number % 2 == 0 {
                Side::First
            } else {
                Side::Second
            };
            assert_eq!(game.match_sheet().unwrap().first_player(), loser);
            game.throw_next().unwrap();
            game.resign(loser).unwrap();
            let again = GameRecord::from_record(&game.to_record()).unwrap();
            assert_eq!(again.match_id().as_ref(), Some(&id));
            history.add(entry(&game, [person("a", "Ada"), person("b", "Bo")]));
            game = game.next_game().unwrap();
        }
        // A game of another match, and a single game.
        let mut other = GameRecord::opening(Setup::new(GameKind::Tawula), 99);
        other.resign(Side::First).unwrap();
        history.add(entry(&other, [person("a", "Ada"), person("b", "Bo")]));
        let filter = Filter {
            of_match: Some(id),
            ..Filter::default()
        };
        let read = History::from_ron(&history.to_ron()).unwrap();
        let tally = Tally::of(&read, &filter);
        assert_eq!(tally.games, 3);
        assert_eq!(tally.sides[0].wins.total(), 0);
        assert_eq!(tally.sides[1].wins.total(), 3);
    }
}

#[test]
fn a_match_with_an_id_that_is_too_long_is_refused() {
    let mut game = GameRecord::opening(Setup::new(GameKind::Tapatan), 3);
    game.set_score_before(MatchScore::new(3).unwrap()).unwrap();
    game.resign(Side::First).unwrap();
    let mut history = History::default();
    history.add(entry(&game, [person("a", "Ada"), person("b", "Bo")]));
    let text = history.to_ron();
    let long = text.replace("(id:\"3\"", &format!("(id:\"{}\"", "f".repeat(41)));
    assert_ne!(long, text);
    let problem = History::from_ron(&long).unwrap_err().to_string();
    assert!(problem.contains("the id of a match"), "{problem}");
}
