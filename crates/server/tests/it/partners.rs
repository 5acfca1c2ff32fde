//! Those who share a seat: each by a token of their own, which its owner can withdraw.

use onze_session::protocol::{CreateRequest, Joined, Partners, RenewRequest, SeatKind, ShareRequest};

use crate::common::{Server, computer, kind, request};

/// A friendly of CHALLENGE FOOT against a computer: its name and the token of the owner of club 1.
async fn club(server: &Server) -> (String, String) {
    let seats = [("club1".to_owned(), SeatKind::Me), ("club2".to_owned(), computer("random"))].into();
    let wanted = request("challenge", &[("friendly", "on")], [SeatKind::Me, SeatKind::Me]);
    let created = server.create(&CreateRequest { seats, ..wanted }).await;
    (created.name, created.seats["club1"].token.clone())
}

async fn share(server: &Server, name: &str, token: &str) -> Result<Joined, (u16, String)> {
    let request = ShareRequest { token: token.to_owned() };
    server.post(&format!("/api/matches/{name}/partners"), &request).await
}

async fn renew(server: &Server, name: &str, token: &str) -> Result<Joined, (u16, String)> {
    let request = RenewRequest { token: token.to_owned() };
    server.post(&format!("/api/matches/{name}/token"), &request).await
}

/// What the owner of a token is told about partners, by this method at this address.
async fn partners(server: &Server, method: &str, path: &str, token: &str) -> Result<Vec<(u32, bool)>, u16> {
    let bearer = format!("Bearer {token}");
    let path = format!("/api/matches/{path}");
    let (status, _, text) = server.request(method, &path, &[("authorization", &bearer)], None).await;
    if status != 200 {
        return Err(status);
    }
    let told: Partners = serde_json::from_str(&text).unwrap();
    assert_eq!(told.seat, "club1");
    Ok(told.partners.into_iter().map(|one| (one.partner, one.here)).collect())
}

#[tokio::test]
async fn cha_202_a_shared_club_cannot_be_taken_from_its_owner() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("onze.db");
    let server = Server::on_file(&file).await;
    let (name, owner) = club(&server).await;
    let list = format!("{name}/partners");
    let [first, second] = [share(&server, &name, &owner).await, share(&server, &name, &owner).await];
    let (first, second) = (first.unwrap(), second.unwrap());
    assert!(first.seat == "club1" && first.token != second.token && first.token != owner);
    let mut thief = server.page(&name, &[&first.token]).await;
    assert!(!thief.legal("club1").is_empty() || thief.now().to_act == ["club2"], "it runs the club too");
    assert_eq!(partners(&server, "GET", &list, &owner).await, Ok(vec![(1, true), (2, false)]));

    // Whoever has the link does what they can with it.
    assert_eq!(partners(&server, "GET", &list, &first.token).await, Err(403));
    assert_eq!(partners(&server, "DELETE", &format!("{list}/2"), &first.token).await, Err(403));
    assert_eq!(share(&server, &name, &first.token).await.unwrap_err(), (403, "partner_not_owner".to_owned()));
    let stolen = renew(&server, &name, &first.token).await.unwrap().token;
    thief.hello(&[&stolen], 0).await.unwrap();

    // And the owner withdraws it.
    assert_eq!(partners(&server, "DELETE", &format!("{list}/1"), &owner).await, Ok(vec![(2, false)]));
    assert_eq!(partners(&server, "DELETE", &format!("{list}/1"), &owner).await, Err(404));
    assert_eq!(partners(&server, "DELETE", &format!("{list}/one"), &owner).await, Err(404));
    thief.wait(|now| now.legal.is_empty() && now.unasked.is_empty()).await;
    assert_eq!(kind(thief.hello(&[&stolen], 0).await), "token_wrong");
    assert_eq!(renew(&server, &name, &stolen).await.unwrap_err(), (403, "token_wrong".to_owned()));
    server.stop().await;

    // All of it is kept, and renewing one token leaves the others alone.
    let server = Server::on_file(&file).await;
    let renewed = renew(&server, &name, &owner).await.unwrap().token;
    server.page(&name, &[&second.token]).await;
    server.page(&name, &[&renewed]).await;
    assert_eq!(kind(server.connect(&name).await.hello(&[&stolen], 0).await), "token_wrong");
    assert_eq!(partners(&server, "DELETE", &format!("{list}/2"), &renewed).await, Ok(vec![]));
    server.stop().await;
}
