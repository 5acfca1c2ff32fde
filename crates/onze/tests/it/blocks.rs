//! What stands between fences in a document, cut out of its Markdown, so that it can be tried as it stands.

/// A block.
#[derive(Debug)]
pub(crate) struct Block {
    /// The heading above it.
    pub(crate) under: String,
    /// The word behind the opening fence, if there is one.
    pub(crate) language: String,
    pub(crate) text: String,
}

/// The whole of a document of this project, such as `docs/hosting.md`.
pub(crate) fn document(path: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::fs::read_to_string(format!("{root}/{path}")).unwrap()
}

/// The blocks of a document, in order.
pub(crate) fn blocks(markdown: &str) -> Vec<Block> {
    let (mut blocks, mut open, mut under) = (Vec::new(), None::<Block>, String::new());
    for line in markdown.lines() {
        match (&mut open, line.trim().strip_prefix("```")) {
            (None, Some(language)) => {
                let (under, language) = (under.clone(), language.trim().to_owned());
                open = Some(Block { under, language, text: String::new() });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => block.text.extend([line, "\n"]),
            (None, None) if line.starts_with('#') => line.trim_matches(['#', ' ']).clone_into(&mut under),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block does not end");
    blocks
}

/// The commands of a block as a shell reads them, a list of words each: a line that ends with `\` goes on in the next one,
/// and what follows a `#` of its own is for people.
pub(crate) fn commands(text: &str) -> Vec<Vec<String>> {
    let text = text.replace("\\\n", " ");
    text.lines().map(words).filter(|words| !words.is_empty()).collect()
}

fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in line.chars() {
        match (quote, c) {
            (Some(end), c) if c == end => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, '#') if word.is_none() => break,
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[test]
fn commands_are_read_as_a_shell_reads_them() {
    let read = commands("onze a \"b c\" \\\n    'd'  # why\n\n# nothing\nx=#1 \"\"\n");
    assert_eq!(read, [vec!["onze", "a", "b c", "d"], vec!["x=#1", ""]]);
}
