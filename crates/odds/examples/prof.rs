use tuz_cards::*;
use tuz_odds::*;
fn main() {
    let odds = Odds::new(tuz_house::rules::shipped_rules("trainer").unwrap(), Stakes::default()).unwrap();
    let n: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    for (h, u) in
        [("As Kd 5h 5c Ts", "9c"), ("2s 4d 7h 9c Js", "3c"), ("Js Jd 5h 8c 2s", "Kc")].iter().take(n)
    {
        let s = Spot::dealt(parse_card_set(h).unwrap(), u.parse().unwrap()).unwrap();
        let t = std::time::Instant::now();
        let a = odds.options(&s).unwrap();
        eprintln!("{:?} {}", t.elapsed(), a.choices.len());
    }
}
