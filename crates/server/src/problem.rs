//! Why something is not done, and how that is told.

use std::fmt;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tuz_house::round::Refusal;

use crate::wire::{Code, Problem};

/// Why a request is not done. Then nothing has changed.
#[derive(Debug)]
pub enum Fault {
    /// It cannot be understood; the sentence says why.
    Bad(String),
    /// Nobody sits here with this cookie.
    NoPlayer,
    /// It comes from another site's page.
    ForeignOrigin,
    /// It was meant for another host.
    ForeignHost,
    /// There is no such thing.
    NotFound,
    /// That is not done with this address.
    BadMethod,
    /// It took too long.
    TooSlow,
    /// The table has gone on.
    Stale,
    /// It has to wait until the round is over.
    RoundOpen,
    /// It is too long.
    TooLarge,
    /// Its body is no JSON.
    NotJson,
    /// The rules of the game forbid it.
    Refused(Box<Refusal>),
    /// Too many questions wait.
    Busy,
    /// There is no room left on the server's disk.
    NoRoom,
    /// The server failed. What is inside is for the log and for nobody else.
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

impl Fault {
    /// What cannot be understood, and why.
    pub fn bad(why: impl fmt::Display) -> Self {
        Self::Bad(why.to_string())
    }

    /// A failure of the server's own.
    pub fn failed(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Failed(error.into())
    }

    /// The fault that a bare answer of this status stands for.
    pub(crate) fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::NOT_FOUND => Self::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Self::BadMethod,
            StatusCode::REQUEST_TIMEOUT => Self::TooSlow,
            StatusCode::PAYLOAD_TOO_LARGE => Self::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::NotJson,
            status if status.is_client_error() => Self::bad(""),
            status => Self::failed(format!("an answer of status {status}")),
        }
    }

    /// Its kind.
    pub fn code(&self) -> Code {
        match self {
            Self::Bad(_) => Code::BadRequest,
            Self::NoPlayer => Code::NoPlayer,
            Self::ForeignOrigin => Code::ForeignOrigin,
            Self::ForeignHost => Code::ForeignHost,
            Self::NotFound => Code::NotFound,
            Self::BadMethod => Code::BadMethod,
            Self::TooSlow => Code::TooSlow,
            Self::Stale => Code::Stale,
            Self::RoundOpen => Code::RoundOpen,
            Self::TooLarge => Code::TooLarge,
            Self::NotJson => Code::NotJson,
            Self::Refused(_) => Code::Refused,
            Self::Busy => Code::Busy,
            Self::NoRoom => Code::NoRoom,
            Self::Failed(_) => Code::Failed,
        }
    }

    /// What goes over the wire. What the server is to blame for goes into the log too.
    pub fn problem(&self) -> Problem {
        if let Self::Failed(error) = self {
            tracing::error!(error = %Causes(&**error), "failed");
        }
        let reason = match self {
            Self::Refused(refusal) => serde_json::to_value(refusal).ok(),
            _ => None,
        };
        Problem { code: self.code(), message: self.to_string(), reason }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bad(why) => why,
            Self::NoPlayer => "nobody sits here with this cookie",
            Self::ForeignOrigin => "another site's page may not ask this",
            Self::ForeignHost => "the request was meant for another host",
            Self::NotFound => "there is no such thing",
            Self::BadMethod => "that is not done with this address",
            Self::TooSlow => "the request took too long",
            Self::Stale => "the table has gone on; look at it again",
            Self::RoundOpen => "that has to wait until the round is over",
            Self::TooLarge => "the request is too long",
            Self::NotJson => "the body must be `application/json`",
            Self::Refused(refusal) => return refusal.fmt(f),
            Self::Busy => "too many questions wait; ask again",
            Self::NoRoom => "there is no room left on the server's disk; nothing was done",
            Self::Failed(_) => "the server failed; nothing was done",
        })
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<tuz_store::Error> for Fault {
    fn from(error: tuz_store::Error) -> Self {
        match error {
            tuz_store::Error::NoSuchRound(_) => Self::NotFound,
            tuz_store::Error::NoSuchPlayer(_) => Self::NoPlayer,
            tuz_store::Error::Busy => Self::Busy,
            tuz_store::Error::Full => Self::NoRoom,
            tuz_store::Error::RoundOpen(_) => Self::RoundOpen,
            // Somebody else was quicker: another process on the same data.
            tuz_store::Error::Stale { .. }
            | tuz_store::Error::OtherBalance { .. }
            | tuz_store::Error::RoundSettled(_)
            | tuz_store::Error::NoShuffle(_) => Self::Stale,
            error => Self::failed(error),
        }
    }
}

impl Code {
    /// The status that it is answered with.
    pub fn status(self) -> StatusCode {
        match self {
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::NoPlayer => StatusCode::UNAUTHORIZED,
            Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Stale | Self::RoundOpen => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
            Self::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let problem = self.problem();
        let mut response = (problem.code.status(), Json(&problem)).into_response();
        if problem.code == Code::Busy {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response.extensions_mut().insert(problem);
        response
    }
}

/// An error with what caused it.
struct Causes<'a>(&'a (dyn std::error::Error + 'static));

impl fmt::Display for Causes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)?;
        let mut cause = self.0.source();
        while let Some(error) = cause {
            write!(f, ": {error}")?;
            cause = error.source();
        }
        Ok(())
    }
}
