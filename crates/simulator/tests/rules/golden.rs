//! Finished matches that must replay bit for bit for ever, with a hash of the whole state at each step.
//! Every bug that a record can show gets one more file in `golden/`. The example `record` writes them.

use std::path::Path;

use onze_core::conformance::check_golden;
use onze_simulator::Simulator;

#[test]
fn every_golden_record_replays_and_verifies() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut names = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        check_golden::<Simulator>(&name, &std::fs::read_to_string(&path).unwrap());
        names.push(name);
    }
    names.sort();
    assert_eq!(names, ["half-time", "pro", "rules-3", "shoot-out", "short"]);
}
