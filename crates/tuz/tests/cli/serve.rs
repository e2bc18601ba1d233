//! `tuz serve`: the program, its address and its end. What it answers is tested where it is written.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::{Folder, tuz};

/// A running server and the address that it printed.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Folder, arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tuz"))
            .args(["serve", "--no-browser", "--data", "data"])
            .args(arguments)
            .current_dir(&folder.0)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        Self { address: address.expect("an address").to_owned(), child }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let folder = Folder::new("serve");
    let server = Server::start(&folder, &["--port", "0"]);
    assert!(
        server
            .get("/api/v1/health")
            .ends_with(&format!(r#"{{"status":"ok","version":"{}"}}"#, env!("CARGO_PKG_VERSION")))
    );
    assert!(server.get("/").contains("<!doctype html>"));
    assert!(folder.0.join("data/tuz.db").exists());
}

#[test]
fn a_port_that_is_taken_is_told() {
    let folder = Folder::new("serve-port");
    let server = Server::start(&folder, &["--port", "0"]);
    let port = server.address.rsplit(':').next().expect("a port");
    let second = folder.run(&["serve", "--no-browser", "--data", "other", "--port", port]);
    assert_eq!((second.code, second.out.as_str()), (Some(1), ""));
    assert!(second.err.contains(&format!("port {port} cannot be used")), "{}", second.err);
}

#[test]
fn data_that_is_none_is_told() {
    let folder = Folder::new("serve-data");
    folder.write("file", "");
    let ran = folder.run(&["serve", "--no-browser", "--port", "0", "--data", "file"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    assert!(ran.err.contains("`file` cannot be used"), "{}", ran.err);
    folder.write("tuz.db", "no database");
    let ran = folder.run(&["serve", "--no-browser", "--port", "0", "--data", "."]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("tuz.db` is not a database"), "{}", ran.err);
    assert_eq!(tuz(&["serve", "--port", "x"]).code, Some(2));
}

#[cfg(unix)]
#[test]
fn it_ends_in_good_order_when_told_to() {
    let folder = Folder::new("serve-end");
    let mut server = Server::start(&folder, &["--port", "0"]);
    server.get("/api/v1/health");
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("`kill`").success());
    assert_eq!(server.child.wait().expect("an end").code(), Some(0));
    // Nothing is left beside the database.
    assert_eq!(folder.files("data"), ["data/tuz.db"]);
}
