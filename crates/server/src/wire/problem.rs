//! Why something was not done.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What every answer of 4xx and 5xx holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// What kind of problem it is.
    pub code: Code,
    /// One sentence in the language that the request prefers; what exactly a bad request lacks is told in English.
    pub message: String,
    /// With `refused`: the rule that forbids it and the figures behind it, such as
    /// `{"balance-too-low": {"needed": 30, "balance": 10}}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub reason: Option<serde_json::Value>,
}

/// The kinds of problems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// 400: the request cannot be understood.
    BadRequest,
    /// 401: nobody sits here with this cookie.
    NoPlayer,
    /// 403: the request comes from another site's page.
    ForeignOrigin,
    /// 404: there is no such thing.
    NotFound,
    /// 405: that is not done with this address.
    BadMethod,
    /// 408: the request took too long.
    TooSlow,
    /// 409: the table has gone on; look at it again.
    Stale,
    /// 409: it has to wait until the round is over.
    RoundOpen,
    /// 413: the request is too long.
    TooLarge,
    /// 415: the body is no `application/json`.
    NotJson,
    /// 421: the request was meant for another host.
    ForeignHost,
    /// 422: the rules of the game forbid it.
    Refused,
    /// 500: the server failed; nothing was done.
    Failed,
    /// 503: too many questions wait; ask again.
    Busy,
    /// 507: there is no room left on the server's disk; nothing was done.
    NoRoom,
}
