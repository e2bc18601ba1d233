//! A client for a server on a socket: one connection that is kept, and a cookie once there is one.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// How long an answer may take before it counts as none.
const PATIENCE: Duration = Duration::from_mins(1);

/// Somebody who asks over a socket.
pub struct Client {
    stream: BufReader<TcpStream>,
    pub cookie: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error} in `{}`", self.text))
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!(matches!(self.status, 200 | 201), "{self:?}");
        self.json()
    }
}

impl Client {
    pub fn connect(address: SocketAddr, cookie: Option<String>) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Self { stream: BufReader::new(stream), cookie })
    }

    pub fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.ask("GET", path, "", "")
    }

    pub fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.ask("POST", path, "Content-Type: application/json\r\n", &body.to_string())
    }

    /// Asks, with these lines among the headers.
    pub fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<Answer> {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n");
        self.send(format!("{head}{cookie}{headers}\r\n{body}").as_bytes())?;
        self.answer()
    }

    /// Sends bytes as they are.
    pub fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.get_mut().write_all(bytes)
    }

    /// The next answer.
    pub fn answer(&mut self) -> io::Result<Answer> {
        let status = self.line()?;
        let status = status.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or(io::ErrorKind::InvalidData)?;
        let mut length = 0;
        loop {
            let line = self.line()?;
            let Some((name, value)) = line.split_once(": ") else { break };
            if name.eq_ignore_ascii_case("content-length") {
                length = value.parse().map_err(io::Error::other)?;
            } else if name.eq_ignore_ascii_case("set-cookie") {
                self.cookie = value.split(';').next().map(str::to_owned);
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        Ok(Answer { status, text: String::from_utf8(body).map_err(io::Error::other)? })
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.stream.read_line(&mut line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(line.trim_end().to_owned()),
        }
    }
}
