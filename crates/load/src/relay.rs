//! The least that a server can do: what one page of a pair says is told to both, and nothing is kept. It shows what
//! sockets alone cost on this machine.

use std::io::Write;
use std::sync::Arc;

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Mutex;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, accept_async};

type Ends = Arc<Mutex<Vec<SplitSink<WebSocketStream<TcpStream>, Message>>>>;

/// Relays until standard input ends; the first line on standard output is the address.
pub fn child() -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        writeln!(std::io::stdout(), "{}", listener.local_addr()?)?;
        tokio::spawn(accept(listener));
        crate::input_ends().await;
        Ok(())
    })
}

/// Two connections after each other are a pair.
async fn accept(listener: TcpListener) {
    let mut pair = Ends::default();
    while let Ok((stream, _)) = listener.accept().await {
        drop(stream.set_nodelay(true));
        let Ok(socket) = accept_async(stream).await else { continue };
        let (sink, mut source) = socket.split();
        pair.lock().await.push(sink);
        let ends = Arc::clone(&pair);
        if ends.lock().await.len() == 2 {
            pair = Ends::default();
        }
        tokio::spawn(async move {
            while let Some(Ok(message)) = source.next().await {
                for end in ends.lock().await.iter_mut() {
                    drop(end.send(message.clone()).await);
                }
            }
        });
    }
}
