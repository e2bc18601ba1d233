//! Bytes of a file as text.

/// The text of a file in UTF-8 or, with a mark at its beginning, UTF-16. Bytes that are neither are taken for Latin-1,
/// as old programs wrote names.
pub fn decode(bytes: &[u8]) -> String {
    let utf16 = |order: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| order([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xff, 0xfe, ..] => utf16(u16::from_le_bytes),
        [0xfe, 0xff, ..] => utf16(u16::from_be_bytes),
        _ => {
            let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            match std::str::from_utf8(bytes) {
                Ok(text) => text.to_owned(),
                Err(_) => bytes.iter().copied().map(char::from).collect(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn marks_tell_the_encoding() {
        assert_eq!(decode(b"\xff\xfeA\0\xe9\0"), "A\u{e9}");
        assert_eq!(decode(b"\xfe\xff\0A"), "A");
        assert_eq!(decode(b"\xef\xbb\xbfA"), "A");
        assert_eq!(decode("Т♠".as_bytes()), "Т♠");
        assert_eq!(decode(b"\xe9t\xe9"), "\u{e9}t\u{e9}");
        assert_eq!(decode(b""), "");
    }
}
