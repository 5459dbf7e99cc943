//! Tests that photographs are turned slightly, always in the same way, around the middle of their place.

use bevy_egui::egui::{Context, Painter, Pos2, RawInput, Rect, Shape, pos2, vec2};
use tavoliere::rules::GameKind;
use tavoliere::ui::icons::Icons;
use tavoliere::ui::kit::{Photograph, samples};

/// The corners of the print and all of its shapes, painted in a place.
fn painted(number: Option<u64>, game: GameKind) -> (Rect, Vec<Pos2>, Vec<Shape>) {
    let ctx = Context::default();
    let mut place = Rect::NOTHING;
    let input = RawInput::default();
    let output = ctx.run_ui(input, |ui| {
        let samples = samples(ui.ctx());
        let position = samples.iter().find(|one| one.kind() == game).unwrap();
        let mut photograph = Photograph::new(position).edge(8.0).strapped();
        if let Some(number) = number {
            photograph = photograph.tilted(number);
        }
        place = Rect::from_min_size(pos2(100.0, 80.0), photograph.size(400.0));
        let painter: &Painter = ui.painter();
        photograph.paint(painter, &Icons::default(), place);
    });
    let shapes: Vec<Shape> = output.shapes.into_iter().map(|one| one.shape).collect();
    let print = shapes.iter().find_map(|shape| match shape {
        Shape::Path(path) if path.points.len() == 4 => Some(path.points.clone()),
        _ => None,
    });
    (place, print.unwrap(), shapes)
}

#[test]
fn photographs_are_turned_a_little_around_their_middle() {
    for game in GameKind::ALL {
        let (place, straight, _) = painted(None, game);
        assert_eq!(straight[0], place.left_top());
        let mut angles = Vec::new();
        for number in 0..7 {
            let (place, print, shapes) = painted(Some(number), game);
            let middle = print
                .iter()
                .fold(vec2(0.0, 0.0), |sum, at| sum + at.to_vec2())
                / 4.0;
            let away = (middle.to_pos2() - place.center()).length();
            assert!(away < 0.01, "{game} {number}: {away}");
            let angle = (print[1] - print[0]).angle().to_degrees();
            assert!(
                (0.5..=1.5).contains(&angle.abs()),
                "{game} {number}: {angle}"
            );
            angles.push(angle);
            assert_eq!(shapes, painted(Some(number), game).2, "{game} {number}");
        }
        let differ = angles.windows(2).all(|two| (two[0] - two[1]).abs() > 0.3);
        assert!(differ, "{angles:?}");
    }
}
