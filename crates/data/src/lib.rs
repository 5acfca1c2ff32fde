//! Data files that people edit, as the games carry them.

use std::path::Path;

use proc_macro::TokenStream;

/// A TOML file of the crate as JSON text. A game that travels to a browser reads JSON anyway; what reads TOML stays at home.
///
/// ```ignore
/// let board: Board = serde_json::from_str(onze_data::json!("data/board.toml"))?;
/// ```
#[proc_macro]
pub fn json(path: TokenStream) -> TokenStream {
    let path = path.to_string();
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo compiles");
    let path = Path::new(&root).join(path.trim_matches('"')).display().to_string();
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let data: toml::Table = toml::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
    let json = serde_json::to_string(&data).expect("TOML has nothing that JSON has not, but dates");
    // Named once more, so that the compiler looks at it again when it changes.
    let tokens = format!("{{ const _: &str = include_str!({path:?}); {json:?} }}");
    tokens.parse().expect("two texts in a block")
}
