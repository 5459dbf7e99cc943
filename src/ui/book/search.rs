//! Finds pages by their text in the current language.

use super::leaf::Leaf;
use crate::book::Book;
use crate::ui::words::Words;

/// The most pages to list.
const MOST: usize = 14;

/// The pages that contain every word of a search, those with it in their title first.
#[must_use]
pub fn search(words: &Words, book: &Book, asked: &str) -> Vec<(Leaf, String)> {
    let asked = asked.to_lowercase();
    let asked: Vec<&str> = asked.split_whitespace().collect();
    if asked.is_empty() {
        return Vec::new();
    }
    let game = book.game;
    let holds = |text: &str| {
        let text = text.to_lowercase();
        asked.iter().all(|word| text.contains(word))
    };
    let mut found: Vec<(bool, Leaf, String)> = Vec::new();
    for (section, pages) in book.sections.iter().enumerate() {
        for (page, content) in pages.pages.iter().enumerate() {
            let key = format!("book-{game}-{}", content.name);
            let title = words.get(&key);
            let rules = content.rules.join(" ");
            let all = format!(
                "{title} {} {} {rules}",
                words.get(&format!("{key}-rule")),
                words.get(&format!("{key}-more"))
            );
            if holds(&all) {
                found.push((!holds(&title), Leaf::Rule { section, page }, title));
            }
        }
    }
    let history: String = (1..=3)
        .map(|n| words.get(&format!("book-{game}-history-{n}")) + " ")
        .collect();
    if holds(&history) {
        found.push((true, Leaf::History, words.get("book-history")));
    }
    found.sort_by_key(|(inside, ..)| *inside);
    found.truncate(MOST);
    found
        .into_iter()
        .map(|(_, leaf, title)| (leaf, title))
        .collect()
}
