//! Ways that others may listen to: to `PostgreSQL` and between nodes.

use std::time::Duration;

use futures_util::StreamExt;
use onze_server::store::{Cause, Postgres as Store, Share, StoreError};
use onze_server::{Config, Db, Nodes, NodesError, NodesKey, Way};
use onze_services::{Nats, Postgres};
use onze_session::protocol::{Committed, CreateRequest, SeatKind};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use serde_json::Value;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::common::{Server, play_on, request, wide};

/// A certificate for these names that vouches for itself: its text, its key, and the file it lies in.
fn certificate(folder: &TempDir, name: &str) -> (String, String, String) {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(vec![name.to_owned()]).unwrap();
    let file = folder.path().join(format!("{name}.pem"));
    std::fs::write(&file, cert.pem()).unwrap();
    std::fs::write(file.with_extension("key"), signing_key.serialize_pem()).unwrap();
    (cert.pem(), signing_key.serialize_pem(), file.display().to_string())
}

/// One test: a database server takes a while to make.
#[tokio::test]
async fn the_way_to_postgresql_is_encrypted_as_its_address_asks() {
    let folder = TempDir::new().unwrap();
    let (own, key, own_file) = certificate(&folder, "localhost");
    let (_, _, other_file) = certificate(&folder, "db.example.org");
    let mut postgres = Postgres::start().unwrap();
    // Where there is none it is not done without.
    let plain = format!("{}?sslmode=require", postgres.url());
    assert!(Store::open(&plain, Share::Alone, std::sync::Arc::default()).await.is_err());
    let url = postgres.secure(&own, &key).unwrap();
    let opened = async |query: &str| {
        let url = format!("{url}{query}");
        match Store::open(&url, Share::Nodes, std::sync::Arc::default()).await {
            Ok(_) => Ok(()),
            Err(StoreError::Open { cause, why, path }) => {
                assert!(path.starts_with("postgres://"), "{path}");
                Err((cause, why))
            }
            Err(other) => panic!("{other}"),
        }
    };
    // Nobody is let in over the network who does not begin encryption.
    assert!(matches!(opened("?sslmode=disable").await, Err((Cause::Denied, _))));
    for query in ["", "?sslmode=prefer", "?sslmode=require"] {
        assert_eq!(opened(query).await, Ok(()), "{query}");
    }
    assert_eq!(opened(&format!("?sslmode=verify-full&sslrootcert={own_file}")).await, Ok(()));
    // Whoever else vouches is not believed, nor one of whom this machine knows nothing, nor one with another name.
    let by_number = url.replace("localhost", "127.0.0.1");
    for (at, query) in [
        (&url, format!("?sslmode=verify-full&sslrootcert={other_file}")),
        (&url, "?sslmode=verify-full".to_owned()),
        (&by_number, format!("?sslmode=verify-full&sslrootcert={own_file}")),
    ] {
        let refused = Store::open(&format!("{at}{query}"), Share::Nodes, std::sync::Arc::default()).await;
        let Err(StoreError::Open { cause, why, .. }) = refused else { panic!("{query} is let in") };
        let is_empty = why.contains("no certificate");
        assert!(
            cause == Cause::Untrusted || (is_empty && cause == Cause::Address),
            "{query}: {cause:?} {why}"
        );
    }
    for (query, told) in [
        ("?sslmode=verify-ca", "verify-full"),
        ("?sslrootcert=x.pem", "verify-full"),
        ("?sslmode=verify-full&sslrootcert=no-such.pem", "no-such.pem"),
        ("?sslmode=sometimes", "sslmode"),
    ] {
        let Err((Cause::Address, why)) = opened(query).await else { panic!("{query} is taken") };
        assert!(why.contains(told), "{query}: {why}");
    }
    // A match is played over it, and the connection is what it says it is.
    let url = format!("{url}?sslmode=verify-full&sslrootcert={own_file}");
    let server = Server::with(Db::Postgres { url, share: Share::Alone }, wide()).await;
    let (name, [red, blue]) = server.pair(&[]).await;
    let (mut red_page, mut blue_page) = (server.connect(&name).await, server.connect(&name).await);
    red_page.hello(&[&red], 0).await.unwrap();
    blue_page.hello(&[&blue], 0).await.unwrap();
    play_on(&mut red_page, &mut blue_page, |red| red.n() > 4).await;
    let ways = postgres
        .sql("SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'onze'");
    assert!(ways.as_ref().is_ok_and(|ways| ways.lines().count() > 0 && ways.lines().all(|ssl| ssl == "t")));
    server.stop().await;
}

/// Two nodes over a NATS that wants a password and encryption, and somebody there who writes everything down.
#[tokio::test]
async fn whoever_listens_to_nats_learns_no_choice_and_no_secret() {
    let folder = TempDir::new().unwrap();
    let (_, _, file) = certificate(&folder, "localhost");
    let key_file = file.replace(".pem", ".key");
    let nats = Nats::start_with(&[
        "--user",
        "onze",
        "--pass",
        "p&ss",
        "--tls",
        "--tlscert",
        &file,
        "--tlskey",
        &key_file,
    ]);
    let nats = nats.unwrap();
    let postgres = Postgres::start().unwrap();
    let db = Db::Postgres { url: postgres.url(), share: Share::Nodes };
    let url = format!("tls://onze:p%26ss@localhost:{}", nats.port());
    let key = NodesKey::of_database(&db).await.unwrap();
    let way = Way { url: url.clone(), certificates: Some(file.clone().into()), key };

    // Without the password, or without knowing its certificate, nobody comes in; and no password is told on.
    let wrong = url.replace("p%26ss", "guessed");
    for (url, certificates) in [(wrong, way.certificates.clone()), (url.clone(), None)] {
        let Err(NodesError::NoNats { url, .. }) =
            Nodes::connect(Way { url, certificates, ..way.clone() }).await
        else {
            panic!("it lets anybody in")
        };
        assert_eq!(url, format!("tls://localhost:{}", nats.port()));
    }

    let spy = async_nats::ConnectOptions::with_user_and_password("onze".into(), "p&ss".into());
    let spy = spy
        .add_root_certificates(file.into())
        .connect(format!("tls://localhost:{}", nats.port()))
        .await
        .unwrap();
    let mut heard = spy.subscribe(">").await.unwrap();

    // The second node has asked for the key anew, as it would in a process of its own.
    let again = Way { key: NodesKey::of_database(&db).await.unwrap(), ..way.clone() };
    let mut servers = Vec::new();
    for way in [way, again] {
        let nodes = Some(Nodes::connect(way).await.unwrap());
        servers.push(Server::configured(Config { limits: wide(), nodes, ..Config::new(db.clone()) }).await);
    }
    let (name, [red, blue]) = servers[0].pair(&[]).await;
    let (mut red_page, mut blue_page) = (servers[0].connect(&name).await, servers[1].connect(&name).await);
    red_page.hello(&[&red], 0).await.unwrap();
    blue_page.hello(&[&blue], 0).await.unwrap();
    play_on(&mut red_page, &mut blue_page, |red| red.n() > 12).await;
    // A commitment of one node is kept by a match that is made at the other.
    let promised: Committed = servers[0].post("/api/commitments", &Value::Null).await.unwrap();
    let words = Some("Sunday".to_owned());
    let plain = request("chifootmi", &[], [SeatKind::Me, SeatKind::Friend]);
    servers[1].create(&CreateRequest { commitment: Some(promised.commitment), words, ..plain }).await;

    let (mut letters, mut steps) = (0, 0);
    while let Ok(Some(letter)) = timeout(Duration::from_millis(300), heard.next()).await {
        letters += 1;
        steps += u32::from(letter.subject.starts_with("onze.match."));
        let readable = serde_json::from_slice::<Value>(&letter.payload).is_ok();
        let hex = letter.payload.iter().all(u8::is_ascii_hexdigit);
        assert!(!readable && !hex, "{}: {:?}", letter.subject, letter.payload);
        if letters > 2_000 {
            break;
        }
    }
    assert!(steps > 12, "{steps} of {letters}");
    for server in servers {
        server.stop().await;
    }
}
