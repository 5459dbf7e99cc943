//! Checks that every colour of the panels is legible in every theme, also for colour-blind players.

use bevy_egui::egui::{Color32, Context, RawInput, Rect, Shape, pos2};
use tavoliere::rules::GameKind;
use tavoliere::store::Theme;
use tavoliere::ui::game_look::side_inks;
use tavoliere::ui::games::accent;
use tavoliere::ui::kit::{Skin, focus_ring};
use tavoliere::ui::light::lit;
use tavoliere::ui::theme::pieces::{PAINT, WOOD};
use tavoliere::ui::theme::{self, colour, paper};

use crate::sight::{self, SIGHTS, Sight, USUAL, ratio};

/// The relative luminance of an opaque colour (WCAG), as a player sees it.
fn luminance(sight: &Sight, colour: [f64; 3]) -> f64 {
    sight::luminance(sight, colour.map(sight::linear))
}

fn contrast_for(sight: &Sight, a: [f64; 3], b: [f64; 3]) -> f64 {
    ratio(luminance(sight, a), luminance(sight, b))
}

fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    contrast_for(&USUAL, a, b)
}

/// The lowest contrast of two opaque colours for any player, and whose it is.
fn lowest_contrast(theme: Theme, a: Color32, b: Color32) -> (f64, &'static str) {
    let [a, b] = [a, b].map(|colour| over(lit(theme, colour), [0.0; 3]));
    let all = SIGHTS.map(|(name, sight)| (contrast_for(&sight, a, b), name));
    all.into_iter()
        .min_by(|(a, _), (b, _)| a.total_cmp(b))
        .unwrap()
}

#[test]
fn text_is_legible_in_every_theme_and_for_every_player() {
    let accents = GameKind::ALL.map(accent);
    let mut pairs = vec![
        ("text", colour::TEXT, colour::PANEL_FILL),
        ("second text", colour::SECOND, colour::PANEL_FILL),
        ("error", colour::ERROR, colour::PANEL_FILL),
        ("link", colour::LINK, colour::PANEL_FILL),
        ("ink", paper::INK, paper::SURFACE),
        ("second ink", paper::SECOND_INK, paper::SURFACE),
        ("running text", paper::TEXT, paper::SLIP),
        ("faint ink", paper::FAINT, paper::SLIP),
        ("hint", paper::HINT, paper::SURFACE),
        ("link on paper", paper::LINK, paper::SLIP),
        ("check", paper::HOLDS, paper::SLIP),
        ("warning", paper::WRONG, paper::SLIP),
        ("text on the seal", paper::ON_SEAL, paper::SEAL),
        ("selected choice", paper::ON_SEAL, paper::CHOSEN),
        (
            "heading on the ground",
            paper::GROUND_HEADING,
            paper::GROUND,
        ),
        ("note on the ground", paper::GROUND_NOTE, paper::GROUND),
    ];
    for accent in accents {
        pairs.push(("accent", accent.line, colour::PANEL_FILL));
        pairs.push(("text on the accent", accent.on, accent.fill));
    }
    for theme in Theme::ALL {
        for &(name, text, ground) in &pairs {
            let (ratio, sight) = lowest_contrast(theme, text, ground);
            // For players with protanopia, Tablut's red accent is dim at night. Only emphasised words have it.
            let least = match theme {
                Theme::Night if name == "accent" => 4.3,
                Theme::Day | Theme::Night => 4.5,
                Theme::Contrast => 7.0,
            };
            assert!(ratio >= least, "{theme}, {sight}: {name}: {ratio:.2}");
        }
    }
}

#[test]
fn lines_and_charts_are_visible_in_every_theme_and_for_every_player() {
    for theme in Theme::ALL {
        let mut pairs = vec![
            ("brass", colour::BRASS, colour::PANEL_FILL),
            ("tab", colour::TAB, colour::PANEL_FILL),
            ("seal on paper", paper::SEAL, paper::SLIP),
            ("chart", paper::CHART, paper::SLIP),
        ];
        for game in GameKind::ALL {
            for ink in side_inks(game) {
                pairs.push(("side's ink", ink, paper::SLIP));
            }
        }
        for (name, mark, ground) in pairs {
            let (ratio, sight) = lowest_contrast(theme, mark, ground);
            let least = if theme == Theme::Contrast { 4.5 } else { 3.0 };
            assert!(ratio >= least, "{theme}, {sight}: {name}: {ratio:.2}");
        }
    }
}

/// The lines of the focus ring in a skin, from the lowest, each with its width.
fn ring(skin: Skin, game: GameKind) -> Vec<(f32, Color32)> {
    let ctx = Context::default();
    theme::apply(&ctx, accent(game));
    let screen = Rect::from_min_max(pos2(0.0, 0.0), pos2(300.0, 200.0));
    let input = RawInput {
        screen_rect: Some(screen),
        ..RawInput::default()
    };
    let mut output = ctx.run_ui(input, |ui| {
        skin.scope(ui, |ui| focus_ring(ui, screen.shrink(50.0)));
    });
    output.textures_delta.clear();
    let lines = output.shapes.iter().filter_map(|shape| match &shape.shape {
        Shape::Rect(rect) => Some((rect.stroke.width, rect.stroke.color)),
        _ => None,
    });
    lines.collect()
}

/// The seat is on both sides of the line, so this is the line's contrast with its surroundings on any ground.
#[test]
fn the_focus_ring_is_visible_on_any_ground_in_every_skin_and_theme_and_for_every_player() {
    for theme in Theme::ALL {
        for (skin, game) in Skin::ALL
            .into_iter()
            .flat_map(|skin| GameKind::ALL.map(|game| (skin, game)))
        {
            let ring = ring(skin, game);
            let [(seat_width, seat), (width, line)] = ring[..] else {
                panic!("{skin:?}: {ring:?}");
            };
            assert!(width >= 2.0 && seat_width >= width + 2.0, "{skin:?}");
            let (ratio, sight) = lowest_contrast(theme, line, seat);
            let least = if theme == Theme::Contrast { 7.0 } else { 3.0 };
            assert!(
                ratio >= least,
                "{theme}, {sight}: {skin:?}, {game}: {ratio:.2}"
            );
        }
    }
}

#[test]
fn day_keeps_every_colour_and_night_darkens_it() {
    assert_eq!(lit(Theme::Day, colour::HAIRLINE), colour::HAIRLINE);
    let paper = lit(Theme::Night, paper::SURFACE);
    assert!(paper.r() < paper::SURFACE.r() && paper.b() < paper.r());
    assert_eq!(
        lit(Theme::Night, colour::HAIRLINE).a(),
        colour::HAIRLINE.a()
    );
}

#[test]
fn high_contrast_covers_what_is_behind_panels() {
    let thin = Color32::from_rgba_premultiplied(17, 15, 13, 219);
    assert_eq!(lit(Theme::Contrast, thin).a(), 255);
    let backdrop = colour::MODAL_BACKDROP;
    assert_eq!(lit(Theme::Contrast, backdrop).a(), backdrop.a());
    assert_eq!(
        lit(Theme::Contrast, Color32::TRANSPARENT),
        Color32::TRANSPARENT
    );
}

/// A premultiplied colour, as panels use it, blended over an opaque one.
fn over(colour: Color32, background: [f64; 3]) -> [f64; 3] {
    let left = 1.0 - f64::from(colour.a()) / 255.0;
    let [r, g, b, _] = colour.to_array().map(f64::from);
    [
        r + left * background[0],
        g + left * background[1],
        b + left * background[2],
    ]
}

#[test]
fn text_on_panels_has_a_contrast_of_at_least_4_5() {
    let texts = [
        ("text", colour::TEXT),
        ("second", colour::SECOND),
        ("error", colour::ERROR),
    ];
    let plain = over(colour::PANEL_FILL, [0.0; 3]);
    for game in GameKind::ALL {
        let accent = accent(game);
        let hovered = over(accent.hover_fill(), plain);
        let own = ("accent", accent.line);
        for (name, text) in texts.into_iter().chain([own]) {
            for background in [plain, hovered] {
                let ratio = contrast(over(text, background), background);
                assert!(ratio >= 4.5, "{game}: {name}: {ratio:.2}");
            }
        }
    }
    for game in GameKind::ALL {
        let accent = accent(game);
        for fill in [accent.fill, accent.fill_hovered()] {
            let ratio = contrast(over(accent.on, [0.0; 3]), over(fill, [0.0; 3]));
            assert!(ratio >= 4.5, "{game}: text on the accent: {ratio:.2}");
        }
    }
}

#[test]
fn lines_and_marks_on_panels_have_a_contrast_of_at_least_3() {
    let fill = over(colour::PANEL_FILL, [0.0; 3]);
    for (name, mark) in [
        ("brass", colour::BRASS),
        ("wood", WOOD),
        ("error", colour::ERROR),
    ]
    .into_iter()
    .chain(GameKind::ALL.map(|game| ("accent", accent(game).line)))
    {
        let ratio = contrast(over(mark, fill), fill);
        assert!(ratio >= 3.0, "{name}: {ratio:.2}");
    }
    // The two sides of a stick must differ in lightness, not only in hue.
    let [wood, paint] = [WOOD, PAINT].map(|side| over(side, [0.0; 3]));
    assert!(contrast(wood, paint) >= 1.8, "{:.2}", contrast(wood, paint));
}
