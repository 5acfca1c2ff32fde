//! What the documents for hosts and for other programs say is run as it stands: every block of them, with nothing changed but
//! names, ports and folders of machines that are not this one.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use onze_services::{Nats, Postgres, Proxy, free_port};
use serde_json::Value;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

use crate::Folder;
use crate::blocks::{blocks, commands, document};
use crate::running::{Running, ask, ask_over, metric, metrics, wait_for};

/// Where blocks stand, and how many. A new one needs its test.
const BLOCKS: [(&str, &[(&str, usize)]); 3] = [
    (
        "docs/hosting.md",
        &[
            ("Settings", 1),
            ("PostgreSQL", 3),
            ("Behind a proxy, with TLS", 1),
            ("As a service", 1),
            ("Watching it", 1),
            ("In a container", 1),
            ("Backup and restore", 1),
            ("Keeping house", 1),
        ],
    ),
    ("docs/nodes.md", &[("Several nodes", 3)]),
    ("docs/protocol.md", &[("An example", 3)]),
];

#[test]
fn every_block_is_tried_here() {
    for (path, expected) in BLOCKS {
        let mut found: Vec<(String, usize)> = Vec::new();
        for block in blocks(&document(path)) {
            match found.last_mut() {
                Some((under, n)) if *under == block.under => *n += 1,
                _ => found.push((block.under, 1)),
            }
        }
        let expected: Vec<_> = expected.iter().map(|(under, n)| ((*under).to_owned(), *n)).collect();
        assert_eq!(found, expected, "{path}");
    }
}

/// A block, with what is different on this machine: each of it must stand there.
fn block(path: &str, under: &str, n: usize, here: &[(&str, &str)]) -> String {
    let found = blocks(&document(path)).into_iter().filter(|block| block.under == under).nth(n);
    let text = found.unwrap_or_else(|| panic!("{path}, {under}")).text;
    here.iter().fold(text, |text, (from, to)| {
        assert!(text.contains(from), "{path}, {under}: {from} is not there: {text}");
        text.replace(from, to)
    })
}

/// The server of a command that begins with `onze`, at any port unless it names one.
fn serve(command: &[String], folder: &Folder) -> Running {
    assert_eq!(command[0], "onze");
    let mut words: Vec<&str> = command[1..].iter().map(String::as_str).collect();
    if !words.contains(&"--addr") {
        words.extend(["--addr", "127.0.0.1:0"]);
    }
    Running::start(&words, &folder.0)
}

/// Any other command of ours, which must do what it says.
fn run(command: &[String], folder: &Folder) -> String {
    assert_eq!(command[0], "onze", "{command:?}");
    let mut onze = Command::new(env!("CARGO_BIN_EXE_onze"));
    onze.args(&command[1..]).current_dir(&folder.0).env("XDG_DATA_HOME", &folder.0).env("LC_ALL", "C");
    let output = onze.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

fn local(port: u16) -> String {
    format!("127.0.0.1:{port}")
}

/// `onze health`: its exit code.
fn health(address: &str) -> Option<i32> {
    crate::onze(&["health", &format!("http://{address}")]).status.code()
}

/// The server of the settings, on this machine, and where its metrics are.
fn by_the_settings(folder: &Folder) -> (Running, String) {
    let told_at = local(free_port().unwrap());
    let here = [
        ("/var/lib/onze", folder.0.to_str().unwrap()),
        ("127.0.0.1:4011", "127.0.0.1:0"),
        ("127.0.0.1:4012", &told_at),
    ];
    let command = commands(&block("docs/hosting.md", "Settings", 0, &here)).remove(0);
    (serve(&command, folder), told_at)
}

#[test]
fn the_settings_serve_and_their_metrics_are_where_prometheus_is_told_to_look() {
    let folder = Folder::new("documents-settings");
    let (server, told_at) = by_the_settings(&folder);
    server.make_match();
    assert!(folder.0.join("onze.db").exists());
    let named = |name: &str| {
        let stream = TcpStream::connect(&server.address).unwrap();
        ask_over(stream, &format!("GET /api/games HTTP/1.1\r\nhost: {name}\r\n"), "").0
    };
    assert_eq!((named("onze.example.org"), named("evil.example")), (200, 421));
    assert_eq!(metric(&told_at, "onze_matches_made_total").to_string(), "1");
    assert_eq!(ask(&server.address, "GET", "/metrics", "").0, 404);
    // The port of the metrics is the one that Prometheus reads, and its alerts are where it is told.
    let scrape = block("docs/hosting.md", "Watching it", 0, &[]);
    let settings = block("docs/hosting.md", "Settings", 0, &[]);
    let port = settings.split("--metrics-addr ").nth(1).unwrap().trim();
    assert!(scrape.contains(&format!("\"{port}\"")), "{scrape}");
    assert!(scrape.contains("alerts.yml") && scrape.contains("job_name: onze"), "{scrape}");
    // Well, and then not.
    assert_eq!(health(&server.address), Some(0));
    let address = server.address.clone();
    server.stop();
    assert_eq!(health(&address), Some(1));
    assert_eq!(crate::onze(&["health", "https://127.0.0.1"]).status.code(), Some(2));
}

#[test]
fn every_limit_is_in_the_table() {
    let text = document("docs/hosting.md");
    let table = text.split("| limit |").nth(1).unwrap().split("\n\n").next().unwrap();
    let first = table.lines().filter_map(|row| row.strip_prefix("| ")?.split(" | ").next());
    let told: BTreeSet<String> =
        first.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect();
    assert_eq!(told, onze_server::Limits::names().collect());
}

#[test]
fn postgres_is_set_up_by_the_statements_and_served_by_the_command() {
    let (folder, postgres) = (Folder::new("documents-postgres"), Postgres::start().unwrap());
    for statement in block("docs/hosting.md", "PostgreSQL", 0, &[]).split_inclusive(";\n") {
        postgres.sql(statement).unwrap();
    }
    let url = postgres.url();
    let host = url.split_once('@').unwrap().1.split_once('/').unwrap().0;
    let here = [("db.example.org", host)];
    let serving = commands(&block("docs/hosting.md", "PostgreSQL", 1, &here)).remove(0);
    let server = serve(&serving, &folder);
    server.make_match();
    assert_eq!(postgres.sql_on("onze", "SELECT count(*) FROM onze.matches").unwrap(), "1");
    assert_eq!(
        postgres.sql("SELECT usename FROM pg_stat_activity WHERE datname = 'onze'").unwrap(),
        "onze",
        "as the role that was made"
    );
}

/// A certificate for a name that vouches for itself, and its key.
fn certificate(name: &str, file: &str, key: &str) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
        .args(["-subj", &format!("/CN={name}"), "-addext", &format!("subjectAltName=DNS:{name}")])
        .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout", key, "-out", file])
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

#[test]
fn postgres_is_reached_over_an_encrypted_way_as_the_document_says() {
    let (folder, mut postgres) = (Folder::new("documents-encrypted"), Postgres::start().unwrap());
    for statement in block("docs/hosting.md", "PostgreSQL", 0, &[]).split_inclusive(";\n") {
        postgres.sql(statement).unwrap();
    }
    let (file, key) = (folder.file("db.pem"), folder.file("db.key"));
    certificate("localhost", &file, &key);
    let [certificate, key] = [&file, &key].map(|file| std::fs::read_to_string(file).unwrap());
    let url = postgres.secure(&certificate, &key).unwrap();
    let host = url.split_once('@').unwrap().1.split_once('/').unwrap().0;
    let here = [("db.example.org", host), ("/etc/onze/db.pem", &*file)];
    let serving = commands(&block("docs/hosting.md", "PostgreSQL", 2, &here)).remove(0);
    serve(&serving, &folder).make_match();
    assert_eq!(postgres.sql_on("onze", "SELECT count(*) FROM onze.matches").unwrap(), "1");
}

#[test]
fn nodes_speak_over_an_encrypted_nats_that_knows_them_as_the_document_says() {
    let (folder, postgres) = (Folder::new("documents-encrypted-nats"), Postgres::start().unwrap());
    let (file, key) = (folder.file("nats.pem"), folder.file("nats.key"));
    certificate("localhost", &file, &key);
    let here = [("nats.pem", &*file), ("nats.key", &*key)];
    let started = commands(&block("docs/nodes.md", "Several nodes", 1, &here)).remove(0);
    assert_eq!(started[0], "nats-server");
    let nats = Nats::start_with(&started[1..].iter().map(String::as_str).collect::<Vec<_>>()).unwrap();
    let url = postgres.database("onze").unwrap();
    let place = format!("localhost:{}", nats.port());
    let here =
        [("postgres://onze@db.example.org/onze", &*url), ("nats.example.org", &*place), ("nats.pem", &*file)];
    let command = commands(&block("docs/nodes.md", "Several nodes", 2, &here)).remove(0);
    let told_at = local(free_port().unwrap());
    let words = [command, ["--metrics-addr", &told_at].map(str::to_owned).to_vec()].concat();
    let nodes = [serve(&words, &folder), serve(&words[..words.len() - 2], &folder)];
    wait_for(&told_at, "onze_other_nodes", |others| others >= 1.0);
    let made = nodes[0].make_match();
    let path = format!("/api/matches/{}", made["match"].as_str().unwrap());
    assert_eq!(ask(&nodes[1].address, "GET", &path, "").0, 200);
}

/// A connection that `openssl` encrypts.
struct Encrypted {
    process: Child,
    into: ChildStdin,
    out: ChildStdout,
}

impl Encrypted {
    fn to(port: u16) -> Self {
        let mut openssl = Command::new("openssl");
        openssl.args(["s_client", "-quiet", "-servername", "onze.example.org", "-connect", &local(port)]);
        openssl.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = openssl.spawn().unwrap();
        let (into, out) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        Encrypted { process, into, out }
    }
}

impl Read for Encrypted {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        self.out.read(into)
    }
}

impl Write for Encrypted {
    fn write(&mut self, from: &[u8]) -> std::io::Result<usize> {
        self.into.write(from)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.into.flush()
    }
}

impl Drop for Encrypted {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Says something on a socket; the answer is the one that repeats its number.
fn say<S: Read + Write>(socket: &mut WebSocket<S>, message: &Value) -> Value {
    socket.send(Message::text(message.to_string())).unwrap();
    loop {
        let heard: Value = serde_json::from_str(socket.read().unwrap().to_text().unwrap()).unwrap();
        if heard["re"] == message["id"] {
            return heard;
        }
    }
}

/// Only what differs on this machine is changed: the port, where the certificate lies, and where the server is.
#[test]
fn nginx_with_the_block_of_the_document_lets_a_page_play_on_any_port() {
    let folder = Folder::new("documents-nginx");
    let (server, _) = by_the_settings(&folder);
    certificate("onze.example.org", &folder.file("fullchain.pem"), &folder.file("privkey.pem"));
    let port = free_port().unwrap();
    let here = [
        ("listen 443 ssl;", &*format!("listen 127.0.0.1:{port} ssl;")),
        ("/etc/letsencrypt/live/onze.example.org", folder.0.to_str().unwrap()),
        ("http://127.0.0.1:4011", &*format!("http://{}", server.address)),
    ];
    let nginx = Proxy::start_as(port, &block("docs/hosting.md", "Behind a proxy, with TLS", 0, &here));
    let _nginx = nginx.unwrap();
    // As a browser says it: the port belongs to the name, and so it does to the origin.
    let (host, origin) = (format!("onze.example.org:{port}"), format!("https://onze.example.org:{port}"));
    let body = r#"{"game":"chifootmi","seats":{"R":"me","B":"device"}}"#;
    let head = format!("POST /api/matches HTTP/1.1\r\nhost: {host}\r\norigin: {origin}\r\n");
    let (status, answer) = ask_over(Encrypted::to(port), &head, body);
    assert_eq!(status, 201, "{answer}");
    let made: Value = serde_json::from_str(unchunked(&answer)).unwrap();
    let live = format!("wss://{host}/api/matches/{}/live", made["match"].as_str().unwrap());
    let mut request = live.into_client_request().unwrap();
    request.headers_mut().insert("origin", origin.parse().unwrap());
    let (mut socket, _) = client(request, Encrypted::to(port)).unwrap();
    let tokens = ["R", "B"].map(|seat| made["seats"][seat]["token"].clone());
    let hello = say(&mut socket, &serde_json::json!({ "id": 1, "do": "hello", "wire": 3, "tokens": tokens }));
    assert_eq!(hello["ok"], true, "{hello}");
    let step = serde_json::json!({ "id": 2, "do": "move", "seat": "R", "n": 1, "choice": "P3" });
    assert_eq!(say(&mut socket, &step)["n"], 1);
}

/// What nginx sends in pieces of which it tells the length is one piece here.
fn unchunked(body: &str) -> &str {
    let from = body.find('{').unwrap_or_default();
    &body[from..=body.rfind('}').unwrap_or(from)]
}

#[test]
fn the_unit_is_one_and_starts_a_server() {
    let folder = Folder::new("documents-service");
    let unit =
        block("docs/hosting.md", "As a service", 0, &[("/usr/local/bin/onze", env!("CARGO_BIN_EXE_onze"))]);
    let file = folder.file("onze.service");
    std::fs::write(&file, &unit).unwrap();
    // Where systemd is, it says whether it knows every line.
    if let Ok(checked) = Command::new("systemd-analyze").args(["verify", "--man=no", &file]).output() {
        let said = String::from_utf8_lossy(&checked.stderr);
        let ours = said.lines().filter(|line| line.contains("onze.service")).collect::<Vec<_>>();
        assert!(ours.is_empty(), "{said}");
    }
    let line = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    let state =
        format!("/var/lib/{}", unit.lines().find_map(|line| line.strip_prefix("StateDirectory=")).unwrap());
    assert!(line.contains(&state), "its folder is the one that systemd makes");
    let mut command = commands(&line.replace(&state, folder.0.to_str().unwrap())).remove(0);
    command[0] = "onze".to_owned();
    let server = serve(&command, &folder);
    assert_eq!(health(&server.address), Some(0));
    server.stop();
}

#[test]
fn the_container_starts_a_server_and_asks_for_its_health() {
    let folder = Folder::new("documents-container");
    let containerfile = document("docs/Containerfile");
    let list = |line: &str| -> Vec<String> {
        let found = containerfile.lines().find_map(|one| one.split_once(line).map(|(_, list)| list));
        serde_json::from_str(found.unwrap_or_else(|| panic!("{line}: {containerfile}"))).unwrap()
    };
    let (entry, check) = (list("ENTRYPOINT "), list(" CMD "));
    assert_eq!(entry[0], check[0], "nothing but the program is needed");
    let block = commands(&block("docs/hosting.md", "In a container", 0, &[]));
    let [build, network, run] = &block[..] else { panic!("{block:?}") };
    assert!(build.contains(&"docs/Containerfile".to_owned()), "{build:?}");
    // The proxy's connections come from the first address of the network.
    let subnet = network[network.iter().position(|word| word == "--subnet").unwrap() + 1].clone();
    let gateway = subnet.replace(".0/24", ".1");
    let image = run.iter().rposition(|word| word == "onze").unwrap();
    let more = &run[image + 1..];
    assert_eq!(more.last(), Some(&gateway), "{more:?}");
    assert_eq!(run[run.iter().position(|word| word == "--network").unwrap() + 1], *network.last().unwrap());
    let address = local(free_port().unwrap());
    let words = entry[1..].iter().chain(more).map(|word| word.replace("0.0.0.0:4011", &address));
    let words: Vec<String> = words.collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let log = folder.file("log");
    let server = Running::start_with_log(&words, &folder.0, File::create(&log).unwrap());
    assert!(folder.0.join("onze/onze.db").exists(), "on the volume");
    // A proxy that comes from elsewhere is named in the log, once.
    for _ in 0..2 {
        let stream = TcpStream::connect(&server.address).unwrap();
        let head = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\nx-forwarded-for: 198.51.100.7\r\n");
        assert_eq!(ask_over(stream, &head, "").0, 200);
    }
    let said = std::fs::read_to_string(&log).unwrap();
    assert_eq!(said.matches("--trusted-proxy").count(), 1, "{said}");
    assert!(said.contains("127.0.0.1"), "{said}");
    // The health check asks at the port of the image, which is the usual one.
    assert!(entry.contains(&"0.0.0.0:4011".to_owned()) && containerfile.contains("EXPOSE 4011\n"));
    let help = crate::onze(&["health", "--help"]);
    assert!(crate::stdout(&help).contains("[default: http://127.0.0.1:4011]"), "{help:?}");
    let checked = || {
        let url = format!("http://{address}");
        let words = check[1..].iter().map(String::as_str).chain([url.as_str()]).collect::<Vec<_>>();
        crate::onze(&words).status.code()
    };
    assert_eq!(checked(), Some(0));
    server.stop();
    assert_eq!(checked(), Some(1), "a container knows no other number for it");
    // Both tools read the one, and only podman the other.
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    assert!(root.join(".dockerignore").exists() && !root.join(".containerignore").exists());
}

#[test]
fn matches_move_to_postgres_as_the_document_says() {
    let (folder, postgres) = (Folder::new("documents-backup"), Postgres::start().unwrap());
    let (server, _) = by_the_settings(&folder);
    let made = server.make_match();
    let url = postgres.database("onze").unwrap();
    let here = [("/var/lib/onze", folder.0.to_str().unwrap()), ("postgres://onze@db.example.org/onze", &url)];
    let block = commands(&block("docs/hosting.md", "Backup and restore", 0, &here));
    assert_eq!(block[0], ["systemctl", "stop", "onze"]);
    server.stop();
    for command in &block[1..] {
        run(command, &folder);
    }
    assert_eq!(postgres.sql("SELECT 1").unwrap(), "1");
    assert_eq!(
        postgres.sql_on("onze", "SELECT name FROM onze.matches").unwrap(),
        made["match"].as_str().unwrap()
    );
}

#[test]
fn house_is_kept_as_the_document_says() {
    let folder = Folder::new("documents-house");
    let server = serve(&["onze", "serve", "--no-open"].map(str::to_owned), &folder);
    let name = server.make_match()["match"].as_str().unwrap().to_owned();
    let block = commands(&block("docs/hosting.md", "Keeping house", 0, &[("1c2f5e9d40aa7b31", &name)]));
    run(&["onze", "matches", "list"].map(str::to_owned), &folder);
    server.stop();
    for command in &block {
        run(command, &folder);
    }
    let left = run(&["onze", "matches", "list"].map(str::to_owned), &folder);
    assert!(!left.contains(&name), "it was deleted by its name: {left}");
}

/// Every number that somebody is told to watch is one that is told.
#[test]
fn two_nodes_of_the_document_hear_each_other_and_tell_all_that_alerts_and_dashboard_name() {
    let folder = Folder::new("documents-nodes");
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let url = postgres.database("onze").unwrap();
    let here = [("postgres://onze@db.example.org/onze", &*url), ("nats://nats.example.org", &*nats.url())];
    let command = commands(&block("docs/nodes.md", "Several nodes", 0, &here)).remove(0);
    let nodes = [0, 1].map(|_| {
        let told_at = local(free_port().unwrap());
        let mut words = command.clone();
        words.extend(["--metrics-addr", &told_at].map(str::to_owned));
        (serve(&words, &folder), told_at)
    });
    for (_, told_at) in &nodes {
        wait_for(told_at, "onze_other_nodes", |others| others >= 1.0);
        assert!(metric(told_at, "onze_nats_connected") > 0.0);
    }
    // Made at one, seen at the other.
    let made = nodes[0].0.make_match();
    let path = format!("/api/matches/{}", made["match"].as_str().unwrap());
    assert_eq!(ask(&nodes[1].0.address, "GET", &path, "").0, 200);
    let told = metrics(&nodes[0].1);
    let watching = document("docs/hosting.md");
    let watching = watching.split("## Watching it").nth(1).unwrap().split("\n## ").next().unwrap().to_owned();
    let dashboard = document("docs/monitoring/dashboard.json");
    assert!(serde_json::from_str::<Value>(&dashboard).unwrap()["panels"].as_array().unwrap().len() > 5);
    for (what, text) in
        [("alerts", document("docs/monitoring/alerts.yml")), ("dashboard", dashboard), ("document", watching)]
    {
        let names = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let names: BTreeSet<&str> =
            names.filter(|name| name.starts_with("onze_") || name.starts_with("process_")).collect();
        assert!(names.len() > 5, "{what}: {names:?}");
        for name in names {
            assert!(told.contains(&format!("# TYPE {name} ")), "{what}: {name} is told nowhere");
        }
    }
}

#[test]
fn the_example_of_the_protocol_is_played() {
    let folder = Folder::new("documents-protocol");
    let server =
        Running::start(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--db", "memory"], &folder.0);
    let asked = block("docs/protocol.md", "An example", 0, &[]);
    let (line, body) = asked.split_once('\n').unwrap();
    let (method, path) = line.split_once(' ').unwrap();
    let (status, answer) = ask(&server.address, method, path, body.trim());
    assert_eq!(status, 201, "{answer}");
    let made: Value = serde_json::from_str(&answer).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let [name, red, blue] =
        [&made["match"], &made["seats"]["R"]["token"], &made["seats"]["B"]["token"]].map(text);
    let here: [(&str, &str); 3] = [("MATCH", &name), ("RED", &red), ("BLUE", &blue)];
    let expected: Value = serde_json::from_str(&block("docs/protocol.md", "An example", 1, &here)).unwrap();
    assert_eq!(made, expected);
    let url = format!("ws://{}/api/matches/{name}/live", server.address);
    let stream = TcpStream::connect(&server.address).unwrap();
    let (mut socket, _) = client(url, stream).unwrap();
    let talk = block("docs/protocol.md", "An example", 2, &here[1..]);
    let mut lines = talk.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    while let Some(message) = lines.next() {
        let (answer, expected) = (say(&mut socket, &message), lines.next().unwrap());
        assert!(is_in(&expected, &answer), "{message}: {answer} and not {expected}");
    }
}

/// Is everything that is shown there? An answer may hold more.
fn is_in(shown: &Value, whole: &Value) -> bool {
    match (shown, whole) {
        (Value::Object(shown), Value::Object(whole)) => {
            shown.iter().all(|(key, value)| whole.get(key).is_some_and(|there| is_in(value, there)))
        }
        (shown, whole) => shown == whole,
    }
}

#[test]
fn the_protocol_names_every_route_of_the_description() {
    let described: Value = serde_json::from_str(&document("crates/server/src/openapi.json")).unwrap();
    let protocol = document("docs/protocol.md");
    for path in described["paths"].as_object().unwrap().keys() {
        assert!(protocol.contains(path.as_str()), "{path}");
    }
}
