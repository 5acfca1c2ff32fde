//! Mutants: lines of rules that are flipped, to see which test falls.
//!
//! All of them are compiled at once into a copy of the project, each behind a switch with a number, and the tests of the
//! crate are run with that switch on: nothing is compiled again between them. Before that, each test tells once, alone in
//! its process, which switches it comes by, and how long it takes: a mutant is shown only to those that could mind it, the
//! quick ones first.

use std::collections::HashSet;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use proc_macro2::Span;
use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};
use syn::{BinOp, Expr, UnOp, parse_quote};
use xshell::{Shell, cmd};

use crate::{Done, talk};

/// The crates that know rules.
const CRATES: [&str; 5] = ["chifootmi", "shoot", "challenge", "simulator", "kick"];
/// What asks for a mutant by its number.
const SWITCH: &str = "ONZE_MUTANT";

/// Flips so many lines of a crate's rules, one after the other, and lists those that no test minds.
pub(crate) fn mutants(sh: &Shell, name: &str, wanted: usize, seed: u64) -> Done {
    if !CRATES.contains(&name) {
        return Err(format!("mutants CRATE [N] [SEED]: CRATE is one of {}", CRATES.join(", ")).into());
    }
    let tree = sh.current_dir().join("target/mutants");
    copy(sh, &tree)?;
    let mut mutants = Vec::new();
    for file in sources(&tree.join("crates").join(name).join("src"))? {
        flip(&file, &mut mutants)?;
    }
    let tests = Tests::of(compile(sh, &tree, name)?, tree.join("crates").join(name), &tree)?;
    let (all, chosen) = (mutants.len(), sample(mutants, wanted, seed));
    let mut survivors = Vec::new();
    for (n, mutant) in chosen.iter().enumerate() {
        let fate = tests.fate(mutant.number)?;
        talk(&format!("{} of {}: {mutant}: {fate}", n + 1, chosen.len()));
        if matches!(fate, Fate::Survived | Fate::Unseen) {
            survivors.push(mutant);
        }
    }
    talk(&format!(
        "{} of {} mutants survived; {all} were possible (seed {seed})",
        survivors.len(),
        chosen.len()
    ));
    for mutant in survivors {
        talk(&format!("  {mutant}"));
    }
    Ok(())
}

/// A line that can be flipped.
struct Mutant {
    number: u32,
    file: String,
    line: usize,
    what: &'static str,
    code: String,
}

impl std::fmt::Display for Mutant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Mutant { file, line, what, code, .. } = self;
        write!(f, "{file}:{line}: {what} in `{code}`")
    }
}

/// The project as it stands, beside its own build folder. What has not changed is left alone, so that it is not
/// compiled again.
fn copy(sh: &Shell, tree: &Path) -> Done {
    let files = cmd!(sh, "git ls-files --cached --others --exclude-standard").quiet().read()?;
    // Of the page only what tests compare themselves with.
    let wanted = |file: &&str| {
        file.starts_with("web/src/generated/") || !["web/", "e2e/"].iter().any(|part| file.starts_with(part))
    };
    for file in files.lines().filter(wanted) {
        let Ok(bytes) = std::fs::read(sh.current_dir().join(file)) else { continue };
        write(&tree.join(file), &bytes)?;
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if std::fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    std::fs::create_dir_all(path.parent().unwrap_or(path))?;
    std::fs::write(path, bytes)
}

/// The files of a folder with code that is not a test.
fn sources(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// What the switches ask.
const ASKED: &str = "
#[doc(hidden)]
pub(crate) mod mutant {
    use std::io::Write as _;
    enum Switched { Nothing, One(u32), Which(String) }
    static ASKED: std::sync::LazyLock<Switched> = std::sync::LazyLock::new(|| match std::env::var(\"ONZE_MUTANT\") {
        Err(_) => Switched::Nothing,
        Ok(text) => text.parse().map_or_else(|_| Switched::Which(text), Switched::One),
    });
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
    static SEEN: [AtomicBool; 1 << 14] = [const { AtomicBool::new(false) }; 1 << 14];
    pub(crate) fn on(number: u32) -> bool {
        match &*ASKED {
            Switched::Nothing => false,
            Switched::One(on) => *on == number,
            Switched::Which(file) => {
                if !SEEN[number as usize].load(Relaxed) { note(file, number); }
                false
            }
        }
    }
    #[cold]
    fn note(file: &str, number: u32) {
        if !SEEN[number as usize].swap(true, Relaxed) {
            let told = std::fs::OpenOptions::new().create(true).append(true).open(file);
            let _ = told.and_then(|mut told| writeln!(told, \"{number}\"));
        }
    }
    pub(crate) fn less<A: PartialOrd<B> + ?Sized, B: ?Sized>(number: u32, a: &A, b: &B) -> bool {
        if on(number) { a <= b } else { a < b }
    }
    pub(crate) fn more<A: PartialOrd<B> + ?Sized, B: ?Sized>(number: u32, a: &A, b: &B) -> bool {
        if on(number) { a >= b } else { a > b }
    }
    pub(crate) fn most<A: PartialOrd<B> + ?Sized, B: ?Sized>(number: u32, a: &A, b: &B) -> bool {
        if on(number) { a < b } else { a <= b }
    }
    pub(crate) fn least<A: PartialOrd<B> + ?Sized, B: ?Sized>(number: u32, a: &A, b: &B) -> bool {
        if on(number) { a > b } else { a >= b }
    }
}
";

/// Puts switches into a file, and notes what they flip.
fn flip(path: &Path, mutants: &mut Vec<Mutant>) -> Done {
    let text = std::fs::read_to_string(path)?;
    let mut file = syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    let shown = path.display().to_string();
    let shown = shown.split_once("mutants/").map_or(&*shown, |(_, file)| file);
    let lines: Vec<&str> = text.lines().collect();
    Flipper { file: shown, lines: &lines, mutants }.visit_file_mut(&mut file);
    let mut flipped = file.into_token_stream().to_string();
    if path.file_name().is_some_and(|name| name == "lib.rs") {
        flipped += ASKED;
    }
    Ok(write(path, flipped.as_bytes())?)
}

struct Flipper<'a> {
    file: &'a str,
    lines: &'a [&'a str],
    mutants: &'a mut Vec<Mutant>,
}

impl Flipper<'_> {
    fn note(&mut self, span: Span, what: &'static str) -> u32 {
        let (line, number) = (span.start().line, u32::try_from(self.mutants.len()).unwrap_or(u32::MAX));
        let code = self.lines.get(line - 1).map_or("", |line| line.trim()).to_owned();
        self.mutants.push(Mutant { number, file: self.file.to_owned(), line, what, code });
        number
    }

    /// The same with a switch, if it can be flipped.
    fn flipped(&mut self, expr: &Expr) -> Option<Expr> {
        match expr {
            Expr::Binary(binary) => {
                let (a, op, b) = (&binary.left, binary.op, &binary.right);
                let span = op.to_token_stream().into_iter().next()?.span();
                Some(match op {
                    BinOp::Lt(_) => {
                        let n = self.note(span, "<= for <");
                        parse_quote!(crate::mutant::less(#n, &(#a), &(#b)))
                    }
                    BinOp::Gt(_) => {
                        let n = self.note(span, ">= for >");
                        parse_quote!(crate::mutant::more(#n, &(#a), &(#b)))
                    }
                    BinOp::Le(_) => {
                        let n = self.note(span, "< for <=");
                        parse_quote!(crate::mutant::most(#n, &(#a), &(#b)))
                    }
                    BinOp::Ge(_) => {
                        let n = self.note(span, "> for >=");
                        parse_quote!(crate::mutant::least(#n, &(#a), &(#b)))
                    }
                    BinOp::Eq(_) | BinOp::Ne(_) => {
                        let n = self.note(span, "the opposite");
                        parse_quote!(((#a #op #b) ^ crate::mutant::on(#n)))
                    }
                    // Of both: turned round before and after, `and` is `or`.
                    BinOp::And(_) | BinOp::Or(_) if !has_let(a) && !has_let(b) => {
                        let n = self.note(span, "or for and, or and for or");
                        parse_quote!((((#a ^ crate::mutant::on(#n)) #op (#b ^ crate::mutant::on(#n))) ^ crate::mutant::on(#n)))
                    }
                    _ => return None,
                })
            }
            // Of a value that is no flag it would be something else.
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) && is_asked(&unary.expr) => {
                let n = self.note(unary.op.to_token_stream().into_iter().next()?.span(), "not for yes");
                Some(parse_quote!(((#unary) ^ crate::mutant::on(#n))))
            }
            _ => None,
        }
    }
}

/// A condition that binds names cannot be turned round.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

/// Is it a condition? A number in brackets has no opposite.
fn is_asked(expr: &Expr) -> bool {
    match expr {
        Expr::Paren(paren) => is_asked(&paren.expr),
        Expr::Binary(binary) => matches!(
            binary.op,
            BinOp::And(_)
                | BinOp::Or(_)
                | BinOp::Eq(_)
                | BinOp::Ne(_)
                | BinOp::Lt(_)
                | BinOp::Le(_)
                | BinOp::Gt(_)
                | BinOp::Ge(_)
        ),
        Expr::MethodCall(_) | Expr::Call(_) | Expr::Macro(_) => true,
        _ => false,
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.to_token_stream().to_string().contains("test"))
}

impl VisitMut for Flipper<'_> {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        // What must be known while it is compiled cannot have a switch.
        if let Expr::Repeat(repeat) = expr {
            return self.visit_expr_mut(&mut repeat.expr);
        }
        if matches!(expr, Expr::Const(_)) {
            return;
        }
        // `!` between bits is no question.
        if let Expr::Binary(binary) = expr
            && matches!(binary.op, BinOp::BitAnd(_) | BinOp::BitOr(_) | BinOp::BitAndAssign(_))
        {
            visit_mut::visit_expr_mut(self, &mut binary.left);
            return visit_mut::visit_expr_mut(self, &mut binary.right);
        }
        visit_mut::visit_expr_mut(self, expr);
        if let Some(flipped) = self.flipped(expr) {
            *expr = flipped;
        }
    }

    fn visit_item_const_mut(&mut self, _: &mut syn::ItemConst) {}
    fn visit_item_static_mut(&mut self, _: &mut syn::ItemStatic) {}
    fn visit_impl_item_const_mut(&mut self, _: &mut syn::ImplItemConst) {}
    fn visit_trait_item_const_mut(&mut self, _: &mut syn::TraitItemConst) {}
    fn visit_variant_mut(&mut self, _: &mut syn::Variant) {}
    fn visit_type_mut(&mut self, _: &mut syn::Type) {}
    fn visit_pat_mut(&mut self, _: &mut syn::Pat) {}
    fn visit_generic_argument_mut(&mut self, _: &mut syn::GenericArgument) {}

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit_mut::visit_item_mod_mut(self, module);
        }
    }

    fn visit_item_fn_mut(&mut self, function: &mut syn::ItemFn) {
        if function.sig.constness.is_none() && !is_test(&function.attrs) {
            visit_mut::visit_item_fn_mut(self, function);
        }
    }

    fn visit_impl_item_fn_mut(&mut self, function: &mut syn::ImplItemFn) {
        if function.sig.constness.is_none() && !is_test(&function.attrs) {
            visit_mut::visit_impl_item_fn_mut(self, function);
        }
    }
}

fn compile(sh: &Shell, tree: &Path, name: &str) -> Result<Vec<PathBuf>, Box<dyn std::error::Error>> {
    let _folder = sh.push_dir(tree);
    let package = format!("onze-{name}");
    let told = cmd!(sh, "cargo test --package {package} --tests --no-run --quiet --message-format json")
        .env("CARGO_TARGET_DIR", tree.join("target"))
        .read()?;
    let programs = told.split("\"executable\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    Ok(programs.map(PathBuf::from).collect())
}

/// The tests of a crate, which run in its folder.
struct Tests {
    folder: PathBuf,
    programs: Vec<Program>,
    /// A mutant may run for ever.
    patience: Duration,
}

struct Program {
    path: PathBuf,
    tests: Vec<Test>,
}

struct Test {
    name: String,
    took: Duration,
    /// The mutants that it comes by.
    meets: HashSet<u32>,
}

/// What takes no longer is asked first, all at once; the others follow one by one.
const QUICK: Duration = Duration::from_millis(60);

impl Tests {
    /// Runs each of them alone, to see how long it takes and to be told whom it meets.
    fn of(paths: Vec<PathBuf>, folder: PathBuf, tree: &Path) -> Result<Tests, Box<dyn std::error::Error>> {
        let mut tests = Tests { folder, programs: Vec::new(), patience: Duration::from_hours(1) };
        let (begin, met) = (Instant::now(), tree.join("met"));
        for path in paths {
            let mut known = Vec::new();
            let list = Command::new(&path).args(["--list", "--format", "terse"]).output()?.stdout;
            for name in String::from_utf8(list)?.lines().filter_map(|line| line.strip_suffix(": test")) {
                let _ = std::fs::remove_file(&met);
                let start = Instant::now();
                if let Fate::Killed(test) = tests.run(&path, &[name], &met.display().to_string())? {
                    return Err(format!("{test} fails without any mutant").into());
                }
                let took = start.elapsed();
                let told = std::fs::read_to_string(&met).unwrap_or_default();
                let meets = told.lines().filter_map(|number| number.parse().ok()).collect();
                known.push(Test { name: name.to_owned(), took, meets });
            }
            known.sort_by_key(|test| test.took);
            tests.programs.push(Program { path, tests: known });
        }
        tests.patience = begin.elapsed() * 3 + Duration::from_secs(10);
        Ok(tests)
    }

    fn fate(&self, mutant: u32) -> std::io::Result<Fate> {
        let (mut quick, mut slow) = (Vec::new(), Vec::new());
        for Program { path, tests } in &self.programs {
            let met = tests.iter().filter(|test| test.meets.contains(&mutant));
            let (soon, late): (Vec<&Test>, _) = met.partition(|test| test.took < QUICK);
            if !soon.is_empty() {
                quick.push((path, soon.iter().map(|test| &*test.name).collect()));
            }
            slow.extend(late.into_iter().map(|test| (test.took, path, &*test.name)));
        }
        slow.sort_unstable();
        quick.extend(slow.into_iter().map(|(_, path, name)| (path, vec![name])));
        if quick.is_empty() {
            return Ok(Fate::Unseen);
        }
        for (path, names) in quick {
            let fate = self.run(path, &names, &mutant.to_string())?;
            if !matches!(fate, Fate::Survived) {
                return Ok(fate);
            }
        }
        Ok(Fate::Survived)
    }

    /// Runs these tests of a program on one core, up to the first that falls.
    fn run(&self, program: &Path, names: &[&str], switch: &str) -> std::io::Result<Fate> {
        let end = Instant::now() + self.patience;
        let mut command = Command::new(program);
        command.args(["--test-threads=1", "--exact"]).args(names);
        command.current_dir(&self.folder).env(SWITCH, switch).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let (tell, told) = channel();
        let stdout = child.stdout.take();
        std::thread::spawn(move || {
            let lines =
                stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines().map_while(Result::ok));
            for line in lines {
                let _ = tell.send(line);
            }
        });
        let fate = loop {
            match told.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    let Some(rest) = line.strip_prefix("test ") else { continue };
                    let Some(test) = rest.split(' ').next().filter(|_| rest.contains(" ... ")) else {
                        continue;
                    };
                    if line.ends_with("FAILED") {
                        break Some(Fate::Killed(test.to_owned()));
                    }
                }
                Err(RecvTimeoutError::Timeout) => break Some(Fate::Endless),
                Err(RecvTimeoutError::Disconnected) => break None,
            }
        };
        if fate.is_some() {
            let _ = child.kill();
        }
        let status = child.wait()?;
        let name = || program.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(fate.unwrap_or_else(|| if status.success() { Fate::Survived } else { Fate::Killed(name()) }))
    }
}

/// What became of a mutant.
enum Fate {
    Killed(String),
    Endless,
    Survived,
    Unseen,
}

impl std::fmt::Display for Fate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fate::Killed(test) => write!(f, "killed by {test}"),
            Fate::Endless => write!(f, "killed: it runs for ever"),
            Fate::Survived => write!(f, "SURVIVED"),
            Fate::Unseen => write!(f, "SURVIVED: no test comes by it"),
        }
    }
}

/// So many of them, chosen by the seed, in their order.
fn sample(mut mutants: Vec<Mutant>, wanted: usize, seed: u64) -> Vec<Mutant> {
    let mut state = seed;
    while mutants.len() > wanted {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let n = usize::try_from((z ^ (z >> 31)) % mutants.len() as u64).unwrap_or(0);
        mutants.remove(n);
    }
    mutants
}
