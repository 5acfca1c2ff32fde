//! The page, built by this crate's build script and embedded in the program.

use onze_server::{StaticFile, StaticFiles};
use rust_embed::RustEmbed;

/// The files of the page.
#[derive(RustEmbed, Clone, Copy, Debug)]
#[folder = "$OUT_DIR/page"]
pub struct Page;

impl StaticFiles for Page {
    fn get(&self, path: &str) -> Option<StaticFile> {
        let path = path.trim_start_matches('/');
        let file = <Page as RustEmbed>::get(path)?;
        let hash = file.metadata.sha256_hash();
        let etag = u64::from_be_bytes(std::array::from_fn(|i| hash[i]));
        let mime = file.metadata.mimetype();
        let text = mime.starts_with("text/") || mime.ends_with("javascript") || mime.ends_with("json");
        Some(StaticFile {
            bytes: file.data,
            mime: if text { format!("{mime}; charset=utf-8") } else { mime.to_owned() },
            etag: format!("{etag:016x}"),
            // The bundler puts a hash of the content into the names of what it makes.
            immutable: path.starts_with("assets/"),
        })
    }
}
