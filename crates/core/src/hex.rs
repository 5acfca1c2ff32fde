//! Bytes as lower-case hexadecimal digits, in one way only, so that equal bytes are equal text.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Two digits a byte.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
            text.push(char::from(DIGITS[usize::from(digit)]));
        }
    }
    text
}

/// Reads exactly so many bytes, as [`write`] writes them.
pub fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

fn digit(character: u8) -> Option<u8> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'a'..=b'f' => Some(character - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn digits_are_read_back_and_nothing_else_is() {
        assert_eq!(super::write(&[0, 255, 16]), "00ff10");
        assert_eq!(super::read("00ff10"), Some([0, 255, 16]));
        for bad in ["00FF10", "00ff1", "00ff1g", "é0ff1"] {
            assert_eq!(super::read::<3>(bad), None, "{bad}");
        }
    }
}
