//! `onze site`: the page as plain files, for a host that serves nothing else.

use onze_server::POLICY;
use serde_json::Value;

use crate::cli::Site;
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::texts::{Texts, talk};

/// The page, and what a host shows where it has no file.
const INDEX: &str = "index.html";
const NOWHERE: &str = "404.html";
/// The service worker. It says what it was written for, so that browsers notice when that changes.
const WORKER: &str = "sw.js";

pub(crate) fn site(texts: &Texts, asked: &Site) -> Result<(), Failure> {
    if !onze_page::has_engine() {
        return Err(Failure::Plain(texts.say("engine-missing", &facts(&[]))));
    }
    let server = asked.server.as_deref().unwrap_or_default();
    let mut n_files = 0;
    for (name, content) in onze_page::files() {
        let text = || String::from_utf8_lossy(&content);
        match &*name {
            INDEX => {
                // Where the folder lies is no matter to it: its addresses stand behind "#".
                write(asked, INDEX, page(&text(), "./", "", server).as_bytes())?;
                let base = format!(" data-base=\"{}\"", asked.base);
                write(asked, NOWHERE, page(&text(), &asked.base, &base, server).as_bytes())?;
                n_files += 1;
            }
            WORKER => write(asked, WORKER, format!("{}// {} {server}\n", text(), asked.base).as_bytes())?,
            // They are packed as they were.
            _ if is_packed(&name, INDEX) || is_packed(&name, WORKER) => continue,
            _ => write(asked, &name, &content)?,
        }
        n_files += 1;
    }
    let folder = asked.out.display().to_string();
    talk(
        &texts.say("site-done", &facts(&[("folder", Value::from(folder)), ("files", Value::from(n_files))])),
    );
    Ok(())
}

fn is_packed(name: &str, file: &str) -> bool {
    name.strip_prefix(file).is_some_and(|ending| [".br", ".gz"].contains(&ending))
}

/// The document, with its files at `base`, the server that it plays on with others ("" for none) and the policy that our
/// own server would send along.
fn page(document: &str, base: &str, facts: &str, server: &str) -> String {
    // Who may frame it, a document cannot say itself.
    let policy = POLICY.replace("; frame-ancestors 'none'", "");
    let connect = match server.strip_prefix("http") {
        Some(rest) => format!("; connect-src 'self' {server} ws{rest}"),
        None => String::new(),
    };
    let charset = "<meta charset=\"utf-8\" />";
    let head = format!(
        "{charset}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}{connect}\" />\n    \
         <script src=\"/site.js\"></script>"
    );
    document.replacen(charset, &head, 1).replace("=\"/", &format!("=\"{base}")).replacen(
        "<html ",
        &format!("<html data-server=\"{server}\"{facts} "),
        1,
    )
}

fn write(asked: &Site, name: &str, content: &[u8]) -> Result<(), Failure> {
    let path = asked.out.join(name);
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    let written = folder.and_then(|()| std::fs::write(&path, content));
    written.map_err(|error| Failure::Plain(format!("cannot write {}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "<html lang=\"en\">\n    <meta charset=\"utf-8\" />\n    <link href=\"/a.css\">";

    #[test]
    fn a_document_says_where_its_files_and_its_server_are() {
        let page = page(DOCUMENT, "/games/", " data-base=\"/games/\"", "https://onze.example.org");
        for wanted in [
            "<html data-server=\"https://onze.example.org\" data-base=\"/games/\" lang=\"en\">",
            "href=\"/games/a.css\"",
            "src=\"/games/site.js\"",
            "script-src 'self' 'wasm-unsafe-eval'",
            "; connect-src 'self' https://onze.example.org wss://onze.example.org\"",
        ] {
            assert!(page.contains(wanted), "{wanted}: {page}");
        }
        assert!(!page.contains("frame-ancestors"), "{page}");
    }

    #[test]
    fn without_a_server_it_asks_nobody_else() {
        let page = page(DOCUMENT, "./", "", "");
        assert!(page.contains("data-server=\"\"") && page.contains("href=\"./a.css\""), "{page}");
        assert!(!page.contains("connect-src"), "{page}");
    }
}
