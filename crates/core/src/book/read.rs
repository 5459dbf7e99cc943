//! Reads the file of a book.

use super::{Book, BookError, BookProblem, Example, Page, Refused, Section};
use crate::rules::{AnyPosition, GameKind};

/// An unfinished page.
struct Draft {
    name: String,
    rules: Vec<String>,
    options: Vec<String>,
    presets: Vec<String>,
    see: Vec<String>,
    example: Option<Example>,
    /// The position after the choices read so far.
    now: Option<AnyPosition>,
    line: usize,
}

impl Draft {
    fn new(name: &str, line: usize) -> Draft {
        Draft {
            name: name.to_owned(),
            rules: Vec::new(),
            options: Vec::new(),
            presets: Vec::new(),
            see: Vec::new(),
            example: None,
            now: None,
            line,
        }
    }

    /// Reads one line of the page.
    fn take(&mut self, game: GameKind, word: &str, rest: &str) -> Result<(), BookProblem> {
        let words = || rest.split_whitespace().map(str::to_owned).collect();
        match word {
            "rules" => self.rules = words(),
            "options" => self.options = words(),
            "see" => self.see = words(),
            "presets" => {
                self.presets = rest.split('|').map(|name| name.trim().to_owned()).collect()
            }
            "position" => {
                let position = AnyPosition::parse(game, rest)?;
                self.now = Some(position.clone());
                self.example = Some(Example {
                    position,
                    choices: Vec::new(),
                    refused: None,
                });
            }
            "play" | "refused" => {
                let (Some(example), Some(now)) = (&mut self.example, &mut self.now) else {
                    let page = self.name.clone();
                    return Err(BookProblem::NoPosition { page });
                };
                if example.refused.is_some() {
                    return Err(BookProblem::AfterRefused);
                }
                if word == "refused" {
                    example.refused = Some(refused(now, rest)?);
                } else {
                    let choice = now.read_choice(rest)?;
                    // A choice that was read successfully is legal.
                    let _ = now.play(choice);
                    example.choices.push(choice);
                }
            }
            _ => {
                let found = word.to_owned();
                return Err(BookProblem::Word { found });
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Page, BookError> {
        let Some(example) = self.example else {
            return Err(BookError {
                line: self.line,
                problem: BookProblem::NoPosition { page: self.name },
            });
        };
        Ok(Page {
            name: self.name,
            rules: self.rules,
            options: self.options,
            presets: self.presets,
            see: self.see,
            example,
        })
    }
}

/// Reads an illegal choice and checks that the rule after it forbids it.
fn refused(now: &AnyPosition, text: &str) -> Result<Refused, BookProblem> {
    let (choice, said) = text.rsplit_once(' ').unwrap_or((text, ""));
    match now.read_choice(choice) {
        Ok(_) => Err(BookProblem::Allowed {
            choice: choice.to_owned(),
        }),
        Err(error) => {
            let Some(why) = error.illegal() else {
                return Err(error.into());
            };
            match why.rule() {
                Some(rule) if rule == said => Ok(Refused {
                    text: choice.to_owned(),
                    why,
                }),
                rule => Err(BookProblem::OtherRule {
                    choice: choice.to_owned(),
                    rule: rule.unwrap_or("no rule").to_owned(),
                    said: said.to_owned(),
                }),
            }
        }
    }
}

/// Reads a whole book.
pub(super) fn book(game: GameKind, text: &str) -> Result<Book, BookError> {
    let mut sections: Vec<Section> = Vec::new();
    let mut draft: Option<Draft> = None;
    let mut names: Vec<String> = Vec::new();
    let mut links: Vec<(usize, String)> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let at = |problem| BookError { line, problem };
        let (word, rest) = content.split_once(' ').unwrap_or((content, ""));
        let rest = rest.trim();
        if rest.is_empty() {
            let word = word.to_owned();
            return Err(at(BookProblem::Empty { word }));
        }
        match word {
            "section" | "page" => {
                if let (Some(done), Some(section)) = (draft.take(), sections.last_mut()) {
                    section.pages.push(done.finish()?);
                }
                if word == "section" {
                    sections.push(Section {
                        name: rest.to_owned(),
                        pages: Vec::new(),
                    });
                    continue;
                }
                if sections.is_empty() {
                    return Err(at(BookProblem::NoSection));
                }
                if names.iter().any(|name| name == rest) {
                    let page = rest.to_owned();
                    return Err(at(BookProblem::Twice { page }));
                }
                names.push(rest.to_owned());
                draft = Some(Draft::new(rest, line));
            }
            _ => {
                let Some(page) = &mut draft else {
                    let word = word.to_owned();
                    return Err(at(BookProblem::NoPage { word }));
                };
                page.take(game, word, rest).map_err(at)?;
                if word == "see" {
                    links.extend(page.see.iter().map(|page| (line, page.clone())));
                }
            }
        }
    }
    if let (Some(done), Some(section)) = (draft, sections.last_mut()) {
        section.pages.push(done.finish()?);
    }
    if let Some((line, page)) = links.into_iter().find(|(_, page)| !names.contains(page)) {
        let problem = BookProblem::NoSuchPage { page };
        return Err(BookError { line, problem });
    }
    Ok(Book { game, sections })
}
