//! The server and the page's development server, side by side.

use std::ffi::OsString;
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

use crate::fault::Fault;
use crate::page;
use crate::run::{cargo, shown, step};

/// Runs both until one of them ends. Ctrl-C reaches both by itself, as they run in the same terminal.
pub(crate) fn dev(arguments: &[OsString]) -> Result<(), Fault> {
    page::install()?;
    // Here and not with the start, so that no half of the pair waits for the compiler.
    step("build", &mut cargo(["build", "--locked", "--package", "tuz"]))?;

    let mut server = cargo(["run", "--quiet", "--locked", "--package", "tuz", "--", "serve"]);
    server.args(arguments);
    // Without npm between, which would leave Vite behind when it is stopped.
    let mut vite = page::node();
    vite.arg("node_modules/vite/bin/vite.js");

    let mut server = Running::start("server", server)?;
    let mut vite = Running::start("vite", vite)?;
    loop {
        server.check()?;
        vite.check()?;
        thread::sleep(Duration::from_millis(200));
    }
}

/// A process that does not outlive this value.
struct Running {
    name: &'static str,
    child: Child,
}

impl Running {
    fn start(name: &'static str, mut command: Command) -> Result<Self, Fault> {
        eprintln!("==> {name}: {}", shown(&command));
        match command.spawn() {
            Ok(child) => Ok(Self { name, child }),
            Err(cause) => Err(Fault::Start { command: shown(&command), cause }),
        }
    }

    /// Fails when the process has ended.
    fn check(&mut self) -> Result<(), Fault> {
        match self.child.try_wait() {
            Ok(None) => Ok(()),
            Ok(Some(status)) => Err(Fault::Ended { name: self.name, ending: status.to_string() }),
            Err(cause) => Err(Fault::Start { command: self.name.to_owned(), cause }),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended cannot be stopped, and that is well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
