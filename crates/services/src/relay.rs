//! A port that leads to another one until it is cut, where there are no network namespaces to be cut.

use std::io::{Read, Result, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

/// A port of this machine that leads to another one, until somebody cuts it.
#[derive(Clone, Debug)]
pub struct Relay {
    port: u16,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug, Default)]
struct State {
    is_cut: bool,
    open: Vec<TcpStream>,
}

impl Relay {
    /// One to this port.
    pub fn to(port: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let relay = Relay { port: listener.local_addr()?.port(), state: Arc::default() };
        let own = relay.clone();
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                own.wait();
                if let Ok(far) = TcpStream::connect(("127.0.0.1", port)) {
                    drop(own.join(&near, &far));
                }
            }
        });
        Ok(relay)
    }

    /// Where it begins.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// From now on nothing arrives, and nobody is told so.
    pub fn cut(&self) {
        self.lock().is_cut = true;
    }

    /// From now on everything arrives again, what was said meanwhile too.
    pub fn mend(&self) {
        self.lock().is_cut = false;
        self.state.1.notify_all();
    }

    /// The same, but what was said meanwhile is lost: all connections end.
    pub fn mend_anew(&self) {
        for stream in self.lock().open.drain(..) {
            drop(stream.shutdown(Shutdown::Both));
        }
        self.mend();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(&self) {
        let state = self.lock();
        drop(self.state.1.wait_while(state, |state| state.is_cut));
    }

    fn join(&self, near: &TcpStream, far: &TcpStream) -> Result<()> {
        for (from, to) in [(near, far), (far, near)] {
            let (mut from, mut to, relay) = (from.try_clone()?, to.try_clone()?, self.clone());
            to.set_nodelay(true)?;
            self.lock().open.push(from.try_clone()?);
            thread::spawn(move || {
                let mut bytes = [0; 16 << 10];
                while let Ok(n @ 1..) = from.read(&mut bytes) {
                    relay.wait();
                    if to.write_all(&bytes[..n]).is_err() {
                        break;
                    }
                }
                drop((from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both)));
            });
        }
        Ok(())
    }
}
