//! What stands between fences in a Markdown document.

/// One block.
pub(crate) struct Block {
    /// The word behind the opening fence, if there is one.
    pub(crate) language: String,
    pub(crate) text: String,
}

/// The blocks of a document, in order.
pub(crate) fn blocks(markdown: &str) -> Vec<Block> {
    let (mut blocks, mut open): (Vec<Block>, Option<Block>) = (Vec::new(), None);
    for line in markdown.lines() {
        match (line.trim().strip_prefix("```"), &mut open) {
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(language), None) => {
                open = Some(Block { language: language.trim().to_owned(), text: String::new() });
            }
            (None, Some(block)) => {
                block.text += line;
                block.text += "\n";
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

#[test]
fn blocks_are_what_stands_between_fences() {
    let found = blocks("a `b`\n\n```sh\none\n  two\n```\nc\n```\nthree\n```\n");
    let found: Vec<_> = found.iter().map(|block| (block.language.as_str(), block.text.as_str())).collect();
    assert_eq!(found, [("sh", "one\n  two\n"), ("", "three\n")]);
}
