//! Checks that every colour of the panels is legible.

use bevy_egui::egui::Color32;
use tavoliere::rules::GameKind;
use tavoliere::ui::games::accent;
use tavoliere::ui::theme::colour;
use tavoliere::ui::theme::pieces::{PAINT, WOOD};

/// The relative luminance of an opaque colour (WCAG).
fn luminance([r, g, b]: [f64; 3]) -> f64 {
    let linear = |c: f64| {
        let c = c / 255.0;
        if c <= 0.040_45 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
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

/// The darkest and the lightest background of a panel: black, and the plain wood of the sticks.
const GROUNDS: [[f64; 3]; 2] = [[0.0; 3], [192.0, 146.0, 92.0]];

#[test]
fn text_on_panels_has_a_contrast_of_at_least_4_5_on_any_background() {
    let texts = [
        ("text", colour::TEXT),
        ("second", colour::SECOND),
        ("error", colour::ERROR),
    ];
    for background in GROUNDS {
        for (fill_name, fill) in [
            ("panels", colour::PANEL_FILL),
            ("modals", colour::MODAL_FILL),
        ] {
            let plain = over(fill, background);
            for game in GameKind::ALL {
                let accent = accent(game);
                let hovered = over(accent.hover_fill(), plain);
                let own = ("accent", accent.line);
                for (name, text) in texts.into_iter().chain([own]) {
                    for background in [plain, hovered] {
                        let ratio = contrast(over(text, background), background);
                        assert!(ratio >= 4.5, "{game}: {name} on {fill_name}: {ratio:.2}");
                    }
                }
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
    for background in GROUNDS {
        for fill in [colour::PANEL_FILL, colour::MODAL_FILL] {
            let fill = over(fill, background);
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
        }
    }
    // The two sides of a stick must differ in lightness, not only in hue.
    let [wood, paint] = [WOOD, PAINT].map(|side| over(side, [0.0; 3]));
    assert!(contrast(wood, paint) >= 1.8, "{:.2}", contrast(wood, paint));
}
