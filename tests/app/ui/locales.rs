//! Checks the texts of every language: complete, with the same variables, and all translated.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The texts that are the same as in English: a language's tag and a key per line. `.ci/words` reads the same list.
const ALIKE: &str = include_str!("../../../.ci/words-same.txt");

/// A text: its file, its written message, and its variables.
#[derive(Debug, PartialEq)]
struct Text {
    file: String,
    written: String,
    variables: BTreeSet<String>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales")
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

/// The tags of all languages.
fn tags() -> Vec<String> {
    children(&folder()).iter().map(|path| name(path)).collect()
}

/// Every text of a language, by its key.
fn texts(tag: &str) -> BTreeMap<String, Text> {
    let mut found = BTreeMap::new();
    for path in children(&folder().join(tag)) {
        let file = name(&path);
        let source = std::fs::read_to_string(&path).unwrap();
        let resource = parser::parse(&*source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    !matches!(entry, Entry::Term(_) | Entry::Junk { .. }),
                    "{}: {entry:?}",
                    path.display()
                );
                continue;
            };
            let key = message.id.name.to_owned();
            let value = message.value.as_ref();
            let pattern = value.unwrap_or_else(|| panic!("{tag}: {key} says nothing"));
            let mut text = Text {
                file: file.clone(),
                written: String::new(),
                variables: BTreeSet::new(),
            };
            read(pattern, &mut text);
            assert!(!text.written.trim().is_empty(), "{tag}: {key} is empty");
            let before = found.insert(key.clone(), text);
            assert!(before.is_none(), "{tag}: {key} is defined twice");
        }
    }
    found
}

/// Collects the text of a pattern, with variables by their names.
fn read(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.written.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => read_inline(inline, text),
                Expression::Select { selector, variants } => {
                    read_inline(selector, text);
                    for variant in variants {
                        text.written.push('|');
                        read(&variant.value, text);
                    }
                }
            },
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.written.push_str(&format!("{{{}}}", id.name));
            text.variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { id, arguments } => {
            assert_eq!(id.name, "NUMBER", "the program knows no other function");
            for argument in &arguments.positional {
                read_inline(argument, text);
            }
        }
        InlineExpression::StringLiteral { value } => text.written.push_str(value),
        InlineExpression::NumberLiteral { value } => text.written.push_str(value),
        other => panic!("{other:?} is not used in the texts"),
    }
}

#[test]
fn there_is_english_and_every_folder_is_called_like_a_language() {
    let tags = tags();
    assert!(tags.contains(&"en".to_owned()));
    assert!(tags.contains(&"it".to_owned()));
    for tag in tags {
        let read: Result<unic_langid::LanguageIdentifier, _> = tag.parse();
        assert_eq!(read.map(|language| language.to_string()), Ok(tag.clone()));
    }
}

#[test]
fn every_language_has_the_texts_of_english_in_the_same_files_and_no_others() {
    let english = texts("en");
    for tag in tags() {
        let texts = texts(&tag);
        let missing: Vec<&String> = english.keys().filter(|k| !texts.contains_key(*k)).collect();
        assert!(missing.is_empty(), "{tag} lacks {missing:?}");
        let unknown: Vec<&String> = texts.keys().filter(|k| !english.contains_key(*k)).collect();
        assert!(unknown.is_empty(), "{tag} alone has {unknown:?}");
        for (key, text) in &texts {
            assert_eq!(text.file, english[key].file, "{tag}: {key}");
        }
    }
}

#[test]
fn every_text_tells_the_same_facts_in_every_language() {
    let english = texts("en");
    for tag in tags() {
        for (key, text) in texts(&tag) {
            let wanted = english.get(&key).map(|text| &text.variables);
            assert_eq!(wanted, Some(&text.variables), "{tag}: {key}");
        }
    }
}

#[test]
fn no_text_is_left_in_english() {
    let english = texts("en");
    for tag in tags().iter().filter(|tag| *tag != "en") {
        let alike: BTreeSet<String> = texts(tag)
            .into_iter()
            .filter(|(_, text)| has_words(&text.written))
            .filter(|(key, text)| english.get(key).is_some_and(|e| e.written == text.written))
            .map(|(key, _)| key)
            .collect();
        let allowed: BTreeSet<String> = ALIKE
            .lines()
            .filter_map(|line| line.split_once(' '))
            .filter(|(of, _)| of == tag)
            .map(|(_, key)| key.to_owned())
            .collect();
        assert_eq!(
            alike, allowed,
            "{tag}: texts as in English, and those that may be"
        );
    }
}

/// `true` if a text contains letters outside its variables.
fn has_words(written: &str) -> bool {
    let outside = written.split(['{', '}']).step_by(2);
    outside.flat_map(str::chars).any(char::is_alphabetic)
}

#[test]
fn italian_is_written_with_its_own_accents_and_apostrophes() {
    // Characters of the keyboard used instead of the correct letter or sign.
    let wrong = [
        "'",
        "\"",
        "...",
        "E’",
        "A’",
        "perchè",
        "poichè",
        "finchè",
        "benchè",
        "affinchè",
        "nè ",
        "sè ",
        "qual’è",
        "quì",
        "quà",
        "sù ",
        " pò",
        "à’",
        "è’",
    ];
    for (key, text) in texts("it") {
        for mark in wrong {
            assert!(
                !text.written.contains(mark),
                "{key}: {mark} in {}",
                text.written
            );
        }
        assert!(!text.written.contains("  "), "{key}: two spaces");
    }
}
