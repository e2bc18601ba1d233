//! How long a click takes with five players at a real server: until the answer, until it is judged, and until the
//! options of the next decision are there.
//!
//! Four play as fast as people might, and one, who is faster still, is measured.

#[path = "../tests/common/mod.rs"]
mod common;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use common::http::Client;
use common::play::random::Numbers;
use common::play::{act, decisions, is_open};
use common::{app, block_on, file_store, serve};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tuz_house::rules::shipped_rules;

/// Clicks that are measured by each of the rules.
const CLICKS: usize = 100;

/// How long the measured player thinks.
const THINKS: Duration = Duration::from_millis(200);

/// How long a judgement may take before it counts as missing.
const PATIENCE: Duration = Duration::from_secs(20);

/// The time and a table that was told then.
type Told = (Instant, Value);

/// A player with points enough for every round to come.
fn sit_down(address: SocketAddr) -> Client {
    let mut client = Client::connect(address, None).expect("a server");
    client.post("/api/v1/player", &json!({"name": "Anna", "language": "en"})).expect("an answer").ok();
    let top_up = json!({"balance": 1000, "points": 1_000_000});
    client.post("/api/v1/table/points", &top_up).expect("an answer").ok();
    client
}

/// Deals one box, or two where the rules have them.
fn deal(client: &mut Client, rules: &str, numbers: &mut Numbers) -> Value {
    let nonce = &client.get("/api/v1/table").expect("an answer").ok()["next"]["nonce"];
    let most = usize::from(shipped_rules(rules).expect("shipped rules").table().most_boxes()).min(2);
    let boxes: Value = (0..=numbers.below(most)).map(|place| json!({"box": place, "ante": 10})).collect();
    let deal = json!({"rules": rules, "nonce": nonce, "boxes": boxes});
    client.post("/api/v1/table/deal", &deal).expect("an answer").ok()
}

/// A decision on this table.
fn choose(table: &Value, numbers: &mut Numbers) -> Value {
    let decisions = decisions(table);
    act(table, &decisions[numbers.below(decisions.len())])
}

/// Plays as fast as people might.
fn play(address: SocketAddr, stop: &AtomicBool, mut numbers: Numbers) {
    let mut client = sit_down(address);
    let mut table = Value::Null;
    while !stop.load(Ordering::Relaxed) {
        table = if is_open(&table) {
            let act = choose(&table, &mut numbers);
            client.post("/api/v1/table/act", &act).expect("an answer").ok()
        } else {
            let rules = ["trainer", "online"][numbers.below(2)];
            deal(&mut client, rules, &mut numbers)
        };
        thread::sleep(Duration::from_millis(numbers.between(300, 1000) as u64));
    }
}

/// Listens at the player's socket.
fn listen(address: SocketAddr, cookie: &str) -> Receiver<Told> {
    let (tell, told) = mpsc::channel();
    let mut request =
        format!("ws://{address}/api/v1/table/socket").into_client_request().expect("an address");
    request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    thread::spawn(move || {
        block_on(async move {
            let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
            while let Some(Ok(message)) = socket.next().await {
                let now = Instant::now();
                let Message::Text(text) = message else { continue };
                let message: Value = serde_json::from_str(text.as_str()).expect("JSON");
                if tell.send((now, message["table"].clone())).is_err() {
                    return;
                }
            }
        });
    });
    told
}

/// When the judgement of this decision was told.
fn judged(told: &Receiver<Told>, act: &Value) -> Instant {
    let end = Instant::now() + PATIENCE;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let (at, table) = told.recv_timeout(left).unwrap_or_else(|_| panic!("no judgement of {act}"));
        let round = &table["round"];
        let mut judged = round["judged"].as_array().into_iter().flatten();
        let of_it = |judged: &&Value| round["id"] == act["round"] && judged["event"] == act["events"];
        if let Some(judged) = judged.find(of_it) {
            assert_eq!(judged["chosen"]["do"], act["decision"]["do"]);
            assert!(judged["loss"]["antes"].as_f64() >= Some(0.0) && judged["grade"].is_string(), "{judged}");
            return at;
        }
    }
}

fn print(what: &str, rules: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let part = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1e3;
    let (median, most, worst) = (part(50), part(95), part(100));
    let count = times.len();
    println!(
        "{rules:8} {what:20} median {median:7.1} ms, 95 % {most:7.1} ms, worst of {count} {worst:7.1} ms"
    );
}

fn measure(address: SocketAddr, rules: &str, mut numbers: Numbers) {
    let mut client = sit_down(address);
    let told = listen(address, client.cookie.as_deref().expect("a cookie"));
    let (mut answers, mut judgements, mut options) = (Vec::new(), Vec::new(), Vec::new());
    let mut table = Value::Null;
    while answers.len() < CLICKS {
        if !is_open(&table) {
            table = deal(&mut client, rules, &mut numbers);
        }
        let act = choose(&table, &mut numbers);
        let place = format!("/api/v1/rounds/{}/options/{}", act["round"], act["events"]);
        // Half of the decisions are made without a look at the options.
        if numbers.one_in(2) {
            let start = Instant::now();
            client.get(&place).expect("an answer").ok();
            options.push(start.elapsed());
        }
        thread::sleep(THINKS);
        let click = Instant::now();
        table = client.post("/api/v1/table/act", &act).expect("an answer").ok();
        answers.push(click.elapsed());
        if client.get(&place).expect("an answer").ok()["no_figures"].is_null() {
            judgements.push(judged(&told, &act) - click);
        }
    }
    print("click to answer", rules, answers);
    print("click to judgement", rules, judgements);
    print("options", rules, options);
}

fn main() {
    let address = serve(app(&block_on(file_store("latency"))));
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        for seed in 1..=4 {
            let stop = &stop;
            scope.spawn(move || play(address, stop, Numbers(seed)));
        }
        let measuring = scope.spawn(|| {
            for rules in ["trainer", "online"] {
                measure(address, rules, Numbers(5));
            }
        });
        let measured = measuring.join();
        stop.store(true, Ordering::Relaxed);
        measured.expect("all is measured");
    });
}
