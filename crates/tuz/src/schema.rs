//! `tuz schema`: what the commands print with `--json`.

use std::io::Write;

use schemars::schema_for;

use crate::fault::Fault;
use crate::io::Io;
use crate::question::EvOutput;
use crate::{club, edge, fair, hand, replay, rules, settle, simulate, strategy};

/// The JSON Schema of what a command prints with `--json`, or the `OpenAPI` description of what `tuz serve` answers.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The command.
    command: Output,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Output {
    /// `tuz ev`, and each answer of `tuz ev --batch`
    Ev,
    /// `tuz edge`
    Edge,
    /// `tuz edge --check`
    EdgeCheck,
    /// `tuz strategy`
    Strategy,
    /// `tuz hand`
    Hand,
    /// `tuz settle`
    Settle,
    /// `tuz rules list`
    RulesList,
    /// `tuz rules show`
    RulesShow,
    /// `tuz rules explain`
    RulesExplain,
    /// `tuz rules check`
    RulesCheck,
    /// `tuz rules diff`
    RulesDiff,
    /// `tuz rules compare`
    RulesCompare,
    /// `tuz simulate`
    Simulate,
    /// `tuz replay`
    Replay,
    /// `tuz club equity`
    ClubEquity,
    /// `tuz club replay`
    ClubReplay,
    /// `tuz fair check`
    FairCheck,
    /// `tuz serve`, as `OpenAPI`
    Openapi,
}

impl Output {
    fn text(self) -> Result<String, serde_json::Error> {
        let schema = match self {
            Self::Ev => schema_for!(EvOutput),
            Self::Edge => schema_for!(edge::EdgeOutput),
            Self::EdgeCheck => schema_for!(edge::CheckOutput),
            Self::Strategy => schema_for!(strategy::StrategyOutput),
            Self::Hand => schema_for!(hand::HandOutput),
            Self::Settle => schema_for!(settle::SettleOutput),
            Self::RulesList => schema_for!(rules::ListOutput),
            Self::RulesShow => schema_for!(rules::ShowOutput),
            Self::RulesExplain => schema_for!(rules::ExplainOutput),
            Self::RulesCheck => schema_for!(rules::CheckOutput),
            Self::RulesDiff => schema_for!(rules::DiffOutput),
            Self::RulesCompare => schema_for!(rules::CompareOutput),
            Self::Simulate => schema_for!(simulate::SimulateOutput),
            Self::Replay => schema_for!(replay::ReplayOutput),
            Self::ClubEquity => schema_for!(club::equity::ClubEquityOutput),
            Self::ClubReplay => schema_for!(club::replay::ClubReplayOutput),
            Self::FairCheck => schema_for!(fair::CheckOutput),
            Self::Openapi => return tuz_server::api().to_pretty_json(),
        };
        serde_json::to_string_pretty(&schema)
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, io: &mut Io) -> Result<(), Fault> {
    let text = args.command.text().map_err(std::io::Error::from)?;
    writeln!(io.out, "{text}")?;
    Ok(())
}
