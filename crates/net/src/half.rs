//! Numbers of half precision (IEEE 754 binary16), as the files hold them.

/// The number that these bits stand for, exactly.
pub fn to_f32(bits: u16) -> f32 {
    let sign = u32::from(bits >> 15) << 31;
    let exponent = u32::from(bits >> 10) & 0x1f;
    let fraction = u32::from(bits) & 0x3ff;
    match (exponent, fraction) {
        // Too small for a leading one: a multiple of 2⁻²⁴.
        (0, _) => f32::from_bits(sign | (fraction as f32 / 16_777_216.0).to_bits()),
        (0x1f, _) => f32::from_bits(sign | 0x7f80_0000 | fraction << 13),
        _ => f32::from_bits(sign | (exponent + 112) << 23 | fraction << 13),
    }
}

/// The nearest bits towards zero; for numbers between 2⁻¹⁴ and 65504 in size, smaller ones become 0.
#[cfg(any(test, feature = "testkit"))]
pub fn of_f32(number: f32) -> u16 {
    let bits = number.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let exponent = (bits >> 23) & 0xff;
    if exponent < 113 {
        return sign;
    }
    sign | ((exponent - 112) << 10) as u16 | (bits >> 13) as u16 & 0x3ff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_bits_are_known_numbers() {
        let known = [
            (0x0000, 0.0),
            (0x3c00, 1.0),
            (0xc000, -2.0),
            (0x3555, 0.333_251_95),
            (0x7bff, 65504.0),
            (0x0001, 5.960_464_5e-8),
            (0x83ff, -6.097_555e-5),
            (0x0400, 6.103_515_6e-5),
        ];
        for (bits, number) in known {
            assert_eq!(to_f32(bits).to_bits(), f32::to_bits(number), "{bits:#06x}");
        }
        assert_eq!(to_f32(0x8000).to_bits(), (-0.0_f32).to_bits());
        assert!(to_f32(0x7c00).is_infinite() && to_f32(0x7e01).is_nan());
    }

    #[test]
    fn every_ordinary_number_survives_the_round_trip() {
        for bits in (0..=u16::MAX).filter(|bits| (1..0x1f).contains(&(bits >> 10 & 0x1f))) {
            assert_eq!(of_f32(to_f32(bits)), bits);
        }
    }
}
