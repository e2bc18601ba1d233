//! The page.

use axum::http::Uri;

use crate::problem::Fault;

pub(crate) async fn page(_uri: Uri) -> Fault {
    Fault::NotFound
}
