//! The rules as people read them: Markdown, one heading a clause.
//!
//! ```
//! let page = "# A game\n\nFor two.\n\n## Set-up\n\n### ABC-101 Who plays\nTwo players.\n";
//! let book = onze_core::rulebook::Rulebook::parse(page);
//! assert_eq!(book.clause("ABC-101").unwrap().title, "Who plays");
//! ```

/// One rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    text: &'a str,
    clauses: Vec<Entry<'a>>,
}

/// One clause of a rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// Its permanent name.
    pub id: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its text, in Markdown.
    pub text: &'a str,
}

impl<'a> Rulebook<'a> {
    /// Reads a page. Headings of the third level are clauses: `### SHO-203 Title`.
    pub fn parse(text: &'a str) -> Self {
        let mut clauses = Vec::new();
        let mut rest = text;
        while let Some(start) = find_heading(rest, "### ") {
            let (heading, after) = rest[start..].split_once('\n').unwrap_or((&rest[start..], ""));
            let end = find_heading(after, "#").unwrap_or(after.len());
            let (id, title) = heading[4..].split_once(' ').unwrap_or((&heading[4..], ""));
            clauses.push(Entry { id, title: title.trim(), text: after[..end].trim() });
            rest = &after[end..];
        }
        Rulebook { text, clauses }
    }

    /// The whole page.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// All clauses, in order.
    pub fn clauses(&self) -> &[Entry<'a>] {
        &self.clauses
    }

    /// The clause with this name.
    pub fn clause(&self, id: &str) -> Option<Entry<'a>> {
        self.clauses.iter().copied().find(|entry| entry.id.eq_ignore_ascii_case(id))
    }
}

/// Where the next line that begins so begins.
fn find_heading(text: &str, mark: &str) -> Option<usize> {
    if text.starts_with(mark) { Some(0) } else { text.find(&format!("\n{mark}")).map(|before| before + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_ends_where_the_next_heading_begins() {
        let book =
            Rulebook::parse("# G\n\n### A-1 One\nText.\nMore.\n\n### A-2 Two\n\n## Chapter\nNot a clause.\n");
        let [one, two] = book.clauses() else { panic!("two clauses") };
        assert_eq!((one.title, one.text), ("One", "Text.\nMore."));
        assert_eq!((two.id, two.text), ("A-2", ""));
        assert_eq!(book.clause("a-2"), Some(*two));
        assert_eq!(book.clause("A-3"), None);
    }
}
