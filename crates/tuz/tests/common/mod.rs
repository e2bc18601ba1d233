//! The program as it serves, and who plays there.
// Each test file uses its part, and none is a library.
#![allow(dead_code, unreachable_pub)]

#[path = "../../../server/tests/common/http.rs"]
pub mod http;
#[path = "../../../server/tests/common/play.rs"]
pub mod play;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A fresh folder for data, gone with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program that serves. It is killed when it is dropped.
pub struct Server {
    child: Child,
    /// Kept, as a program whose output nobody takes ends.
    _out: BufReader<ChildStdout>,
    pub address: SocketAddr,
}

/// `tuz serve` on this data, at a free port.
pub fn serve(data: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tuz"));
    program.env_remove("TUZ_LANG");
    program.args(["serve", "--port", "0", "--no-browser", "--data"]).arg(data).stdout(Stdio::piped());
    program
}

impl Server {
    /// Starts it and waits until it says where it is.
    pub fn start(program: &mut Command) -> Self {
        let mut child = program.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
        let address = address.unwrap_or_else(|| panic!("no address in `{line}`")).0.parse().unwrap();
        Self { child, _out: out, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // By SIGKILL, where there are signals.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
