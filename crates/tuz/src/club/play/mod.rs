//! `tuz club play`: a table of poker between players.

mod chinese;
mod rules;
mod session;
mod show;
mod turn;
mod words;

use std::fs::{File, OpenOptions};
use std::path::PathBuf;

use tuz_cards::Numbers;
use tuz_club::table::{Amounts, Table, TableFault};
use tuz_club::{Chips, Game, Limit, StakesFault};
use tuz_i18n::Args as Words;

use self::session::Session;
use crate::club::reasons;
use crate::console::{Console, ended};
use crate::fault::Fault;
use crate::io::Io;
use crate::play::no_randomness;
use crate::values;

/// Hands that are watched when their number is left out.
const WATCHED: u64 = 10;

/// How many big bets one sits down with.
const STACK: u64 = 100;

/// How many play when it is left out, where the game is for so many.
const PLAYERS: usize = 5;

/// The names of the players, in the order of their places.
const NAMES: [&str; 10] =
    ["Ann", "Boris", "Clara", "David", "Emma", "Fedor", "Greta", "Hugo", "Irina", "Jakob"];

/// A table of poker between players in the terminal: you and bots.
///
/// The bots play tight, loose or call nearly all, and see no more than a player at their place sees. Whoever has no chips
/// left leaves the table, and it ends when you do, or when one player has everything. Nobody can buy more. The same seed
/// gives the same cards.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game: `holdem`, `omaha`, `omaha-5`, `omaha-6`, `omaha-hi-lo`, `pineapple`, `crazy-pineapple`, `stud`,
    /// `stud-hi-lo`, `razz`, `draw`, `iranian-draw`, `single-draw-27`, `triple-draw-27`; or `chinese`, where everybody
    /// sets thirteen cards and points are counted.
    #[arg(long, default_value = "holdem")]
    game: String,
    /// How many play, you among them; 5 when left out.
    #[arg(
        long,
        value_name = "COUNT",
        allow_negative_numbers = true,
        value_parser = values::whole::<usize>(0, values::MOST_NUMBER),
    )]
    players: Option<usize>,
    /// How much may be bet; when left out as the game is usually played.
    #[arg(long)]
    limit: Option<LimitName>,
    /// The blinds; in stud games and razz the bets. 5/10 when left out, and 10/20 there.
    #[arg(long, value_name = "SMALL/BIG", value_parser = values::stakes)]
    stakes: Option<(Chips, Chips)>,
    /// What everybody puts up before the deal; nothing when left out, in stud games and razz a fifth of the small bet.
    #[arg(long, value_name = "CHIPS", value_parser = values::chips, allow_negative_numbers = true)]
    ante: Option<Chips>,
    /// What the first player of a stud game or of razz has to bring in; a third of the small bet when left out.
    #[arg(long, value_name = "CHIPS", value_parser = values::chips, allow_negative_numbers = true)]
    bring_in: Option<Chips>,
    /// With how many chips everybody sits down; a hundred times the big one of the stakes when left out.
    #[arg(long, value_name = "CHIPS", value_parser = values::chips, allow_negative_numbers = true)]
    stack: Option<Chips>,
    /// Which cards come, and what the bots leave to chance; a random one when left out.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_negative_numbers = true,
        value_parser = values::whole::<u64>(0, values::MOST_NUMBER),
    )]
    seed: Option<u64>,
    /// End after so many hands.
    #[arg(long, value_name = "COUNT", value_parser = values::whole::<u64>(1, values::MOST_NUMBER), allow_negative_numbers = true)]
    hands: Option<u64>,
    /// Watch bots at all places, with all cards open; 10 hands when `--hands` is left out.
    #[arg(long)]
    watch: bool,
    /// Write the hands that are played to the end into this new file, for `tuz club replay`.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// A limit as it is typed.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum LimitName {
    /// One size of bet on each street
    Fixed,
    /// Up to the pot
    Pot,
    /// Everything
    No,
}

impl From<LimitName> for Limit {
    fn from(name: LimitName) -> Self {
        match name {
            LimitName::Fixed => Self::Fixed,
            LimitName::Pot => Self::Pot,
            LimitName::No => Self::No,
        }
    }
}

/// The limit with which a game is usually played.
fn usual_limit(game: Game) -> Limit {
    use Game::{Draw, Omaha, Omaha5, Omaha6, OmahaHiLo, Razz, Stud, StudHiLo, TripleDraw27};
    match game {
        Omaha | Omaha5 | Omaha6 | OmahaHiLo => Limit::Pot,
        Stud | StudHiLo | Razz | Draw | TripleDraw27 => Limit::Fixed,
        _ => Limit::No,
    }
}

impl Args {
    fn amounts(&self, game: Game) -> Amounts {
        let blinds = game.variant().has_blinds();
        let (small, big) =
            self.stakes.unwrap_or(if blinds { (Chips(5), Chips(10)) } else { (Chips(10), Chips(20)) });
        let in_stud = |part: u64| if blinds { Chips::ZERO } else { Chips((small.0 / part).max(1)) };
        Amounts {
            limit: self.limit.map_or_else(|| usual_limit(game), Limit::from),
            small,
            big,
            ante: self.ante.unwrap_or_else(|| in_stud(5)),
            bring_in: self.bring_in.unwrap_or_else(|| in_stud(3)),
        }
    }

    /// The table, with the button on a place that is drawn.
    fn table(&self, seed: u64) -> Result<Table, Fault> {
        let game = super::game(&self.game, &[chinese::NAME])?;
        let amounts = self.amounts(game);
        let players = self.players.unwrap_or(PLAYERS);
        let (least, most) = game.variant().players;
        if !(least..=most).contains(&players) {
            return Err(unplayable(TableFault::Stakes(StakesFault::Players { players, least, most })));
        }
        let stack = self.stack.unwrap_or(Chips(amounts.big.0.saturating_mul(STACK).max(1)));
        if stack.is_zero() {
            return Err(Fault::bad("club-no-stack", Words::new()));
        }
        let stacks = vec![stack; players];
        let button = Numbers::new(seed, 0).below(stacks.len() as u32) as usize;
        Table::new(game, amounts, &stacks, button).map_err(|fault| {
            let no_room = matches!(fault, TableFault::Stakes(StakesFault::BringIn { bet: Chips(0..=1), .. }));
            let fault = unplayable(fault);
            if no_room { fault.hint("club-bring-in-room", Words::new()) } else { fault }
        })
    }

    fn seed(&self) -> Result<u64, Fault> {
        if let Some(seed) = self.seed {
            return Ok(seed);
        }
        let number = getrandom::u32().map_err(no_randomness)?;
        Ok(number.into())
    }

    /// The file for the hands; one that is there already is not written over.
    fn file(&self) -> Result<Option<File>, Fault> {
        let open = |path: &PathBuf| {
            OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| {
                let words = Words::new().with("name", path.display().to_string());
                Fault::failure("file-not-made", words.with("text", error.to_string()))
            })
        };
        self.record.as_ref().map(open).transpose()
    }
}

fn unplayable(fault: TableFault) -> Fault {
    Fault::because(move |text| reasons::unplayable(&fault, text))
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let seed = args.seed()?;
    if args.game == chinese::NAME {
        return chinese::run(args, seed, Console::open(io)?);
    }
    let table = args.table(seed)?;
    let file = args.file()?;
    let hands = args.hands.or(args.watch.then_some(WATCHED));
    let mut session = Session::new(table, Console::open(io)?, seed, hands, args.watch, file);
    let played = session.play();
    ended(played, || session.farewell())
}
