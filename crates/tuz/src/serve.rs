//! `tuz serve`: the page.

use std::fmt::Display;
use std::future::Future;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use tuz_fair::Seed;
use tuz_i18n::Args as Words;
use tuz_server::{Chance, Config};
use tuz_store::Store;

use crate::answers::Answers;
use crate::data;
use crate::fault::Fault;
use crate::io::Io;
use crate::values;

/// Where the page is, unless that port is taken.
const PORT: u16 = 7780;

/// How many further ports are tried.
const FURTHER: u16 = 20;

/// How long the last answers may take once the server has to stop.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// The page: a table in the browser, on this machine only.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// The port; 7780 or the next free one when left out.
    #[arg(long, value_name = "NUMBER", value_parser = values::whole::<u16>(0, u16::MAX.into()))]
    port: Option<u16>,
    /// Where players, points and rounds are kept; the platform's place for such data when left out.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Another name, without a port, under which the page may be asked for, as behind a proxy.
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Do not open a browser.
    #[arg(long)]
    no_browser: bool,
    /// Serve the built page from this folder in place of the one inside the program.
    #[arg(long, value_name = "FOLDER")]
    web_root: Option<PathBuf>,
    /// How the log on the standard error is written; what is in it, `TUZ_LOG` says, such as `debug`.
    #[arg(long, value_enum, default_value_t)]
    log: Log,
    /// For tests: a secret from which every shuffle follows, in place of the system's randomness.
    #[arg(long, value_name = "HEX", hide = true)]
    house_seed: Option<Seed>,
}

#[derive(Debug, Clone, Copy, Default, clap::ValueEnum)]
enum Log {
    /// Lines for people.
    #[default]
    Text,
    /// JSON objects, one a line.
    Json,
}

/// Runs the command until it is told to stop.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    start_log(args.log);
    let runtime = tokio::runtime::Runtime::new().map_err(|error| why("serve-no-start", &error))?;
    runtime.block_on(serve(args, io))
}

/// A second server in the same process keeps the log of the first.
fn start_log(log: Log) {
    let filter = EnvFilter::try_from_env("TUZ_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let log_to = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let _ = match log {
        Log::Text => log_to.with_ansi(io::stderr().is_terminal()).try_init(),
        Log::Json => log_to.json().try_init(),
    };
}

async fn serve(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let folder = data::folder(args.data.as_deref())?;
    let unusable = |error: io::Error| {
        let words = Words::new().with("name", folder.display().to_string());
        Fault::failure("file-unusable", words.with("text", error.to_string()))
    };
    std::fs::create_dir_all(&folder).map_err(unusable)?;
    let folder = folder.canonicalize().map_err(unusable)?;
    let stop = stop_signal().map_err(|error| why("serve-no-signals", &error))?;
    if let Some(root) = args.web_root.as_ref().filter(|root| !root.join("index.html").is_file()) {
        return Err(Fault::bad("serve-no-page", Words::new().with("name", root.display().to_string())));
    }
    let listener = listen(args.port).await?;
    let address = listener.local_addr().map_err(|error| why("serve-no-address", &error))?;
    let path = folder.join("tuz.db");
    let store = Store::open(&path).await.map_err(|error| {
        let words = Words::new().with("text", path.display().to_string()).with("value", told(&error));
        Fault::failure("serve-database", words).hint("file-data-elsewhere", Words::new())
    })?;

    let config = Config {
        store: store.clone(),
        chance: args.house_seed.clone().map_or(Chance::System, Chance::Known),
        hosts: args.host.clone(),
        cookie: tuz_server::cookie_of(&folder),
        kept: Arc::new(Answers::new(&folder)),
        web_root: args.web_root.clone(),
    };
    let app = tuz_server::app(config).map_err(|error| why("serve-no-start", &error))?;
    let url = format!("http://{address}/");
    let words = Words::new().with("text", url.clone()).with("name", folder.display().to_string());
    writeln!(io.out, "{}", io.text.say("serve-ready", &words))?;
    writeln!(io.out, "{}", io.text.say("serve-ends", &Words::new()))?;
    if args.web_root.is_none() && tuz_server::page_is_missing() {
        let why = io.text.say("serve-no-page-inside", &Words::new());
        writeln!(io.err, "{}", io.text.say("said-note", &Words::new().with("text", why)))?;
    }
    io.out.flush()?;
    if !args.no_browser && io::stdout().is_terminal() {
        // Without a browser on the machine there is still the address.
        let _ = open::that_detached(&url);
    }

    let (stopping, mut stopped) = tokio::sync::watch::channel(());
    let stop = async move {
        stop.await;
        drop(stopping);
    };
    let serving = tuz_server::serve(listener, app, stop);
    let limit = async {
        let _ = stopped.changed().await;
        tokio::time::sleep(LAST_ANSWERS).await;
    };
    let served = tokio::select! {
        served = serving => served,
        () = limit => Ok(()),
    };
    store.close().await;
    served.map_err(|error| why("serve-stopped", &error))
}

/// What the machine did not do, and why in its own words.
fn why(id: &'static str, error: &dyn Display) -> Fault {
    Fault::failure(id, Words::new().with("text", error.to_string()))
}

/// The address on this machine: that port, or the first free one.
async fn listen(port: Option<u16>) -> Result<TcpListener, Fault> {
    let ports = port.map_or(PORT..=PORT + FURTHER, |port| port..=port);
    let mut fault = None;
    for port in ports {
        match TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                let is_taken = error.kind() == ErrorKind::AddrInUse;
                let words = Words::new().with("text", port.to_string()).with("value", error.to_string());
                let told = Fault::failure("serve-port", words);
                fault = Some(told.hint("serve-port-how", Words::new()));
                if !is_taken {
                    break;
                }
            }
        }
    }
    Err(fault.unwrap_or_else(|| Fault::internal("no port was tried")))
}

/// The error with what caused it.
fn told(error: &tuz_store::Error) -> String {
    let mut message = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let why = error.to_string();
        // Some errors tell their cause themselves.
        if !message.contains(&why) {
            message = format!("{message}: {why}");
        }
        cause = error.source();
    }
    message
}

/// Ends when the program is told to stop: by Ctrl-C, or as services are.
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
