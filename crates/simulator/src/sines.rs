//! SIM-412: the binary64 numbers nearest to the true sines and tangents, the same on every machine.
//!
//! The compiler makes them, with twice the digits of a binary64 number and one rounding at the end.

/// The sines of 0.0 to 90.0 degrees in steps of 0.1.
pub(crate) static SINES: [f64; 901] = TABLES.0;

/// The tangents of 0 to 75 degrees.
pub(crate) static TANGENTS: [f64; 76] = TABLES.1;

/// The cosines of 0 to 90 degrees, each the integer nearest to 10⁹ times the true value.
#[allow(clippy::cast_possible_truncation)] // at most 10⁹
pub(crate) static COSINES: [i64; 91] = {
    let mut cosines = [0; 91];
    let mut degrees = 0;
    while degrees <= 90 {
        cosines[degrees] = (TABLES.0[900 - 10 * degrees] * 1e9 + 0.5) as i64;
        degrees += 1;
    }
    cosines
};

/// Turned on from 0 by a tenth of a degree each time.
const TABLES: ([f64; 901], [f64; 76]) = {
    let (mut sines, mut tangents) = ([0.0; 901], [0.0; 76]);
    let [step_sine, step_cosine] =
        Twice::sine_and_cosine(Twice(0.001_745_329_251_994_329_6, -1.388_156_419_071_849_3e-20));
    let (mut sine, mut cosine) = (Twice(0.0, 0.0), Twice(1.0, 0.0));
    let mut tenths = 0;
    while tenths <= 900 {
        sines[tenths] = sine.0;
        if tenths % 10 == 0 && tenths <= 750 {
            tangents[tenths / 10] = sine.over(cosine).0;
        }
        (sine, cosine) = (
            sine.times(step_cosine).plus(cosine.times(step_sine)),
            cosine.times(step_cosine).plus(sine.times(step_sine).negative()),
        );
        tenths += 1;
    }
    (sines, tangents)
};

/// A number and what it leaves out: about 106 binary digits.
#[derive(Clone, Copy)]
struct Twice(f64, f64);

impl Twice {
    /// Two numbers, and what their rounded sum leaves out.
    const fn sum(a: f64, b: f64) -> Twice {
        let sum = a + b;
        let back = sum - a;
        Twice(sum, (a - (sum - back)) + (b - back))
    }

    /// The upper and the lower half of a number's digits.
    const fn halves(a: f64) -> [f64; 2] {
        let far = 134_217_729.0 * a;
        let upper = far - (far - a);
        [upper, a - upper]
    }

    const fn plus(self, other: Twice) -> Twice {
        let Twice(sum, rest) = Twice::sum(self.0, other.0);
        Twice::sum(sum, rest + (self.1 + other.1))
    }

    const fn times(self, other: Twice) -> Twice {
        let product = self.0 * other.0;
        let ([a, b], [c, d]) = (Twice::halves(self.0), Twice::halves(other.0));
        let rest = ((a * c - product) + a * d + b * c) + b * d;
        Twice::sum(product, rest + (self.0 * other.1 + self.1 * other.0))
    }

    const fn over(self, other: Twice) -> Twice {
        let quotient = self.0 / other.0;
        let rest = self.plus(Twice(quotient, 0.0).times(other).negative());
        Twice::sum(quotient, rest.0 / other.0)
    }

    const fn negative(self) -> Twice {
        Twice(-self.0, -self.1)
    }

    /// Of a small angle, by its series.
    const fn sine_and_cosine(angle: Twice) -> [Twice; 2] {
        let square = angle.times(angle).negative();
        let (mut sine, mut cosine) = (angle, Twice(1.0, 0.0));
        let (mut odd, mut even) = (sine, cosine);
        let mut n = 1.0;
        while n < 8.0 {
            even = even.times(square).over(Twice((2.0 * n - 1.0) * 2.0 * n, 0.0));
            odd = odd.times(square).over(Twice(2.0 * n * (2.0 * n + 1.0), 0.0));
            (sine, cosine) = (sine.plus(odd), cosine.plus(even));
            n += 1.0;
        }
        [sine, cosine]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sim_412_every_bit_is_that_of_the_true_numbers() {
        let hash = |table: &[f64]| {
            table.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, number| {
                (hash ^ number.to_bits()).wrapping_mul(0x0000_0100_0000_01b3)
            })
        };
        assert_eq!((hash(&SINES), hash(&TANGENTS)), (0xb13b_084f_f165_c0e3, 0x4553_b595_b687_58d7));
    }
}
