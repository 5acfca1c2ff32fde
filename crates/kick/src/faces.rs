//! When the ball enters a body whose faces are polynomials in τ (KICK-701 to KICK-705).

/// f(τ) = a·τ² + b·τ + c of one face along the course; the ball is inside it while f ≤ 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quadratic {
    pub(crate) a: f64,
    pub(crate) b: f64,
    pub(crate) c: f64,
}

/// The first touch of a body: when, and on which of its faces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) tau: f64,
    pub(crate) face: usize,
}

impl Quadratic {
    pub(crate) fn at(self, tau: f64) -> f64 {
        (self.a * tau + self.b) * tau + self.c
    }

    /// KICK-702: where f falls through 0.
    ///
    /// ```text
    ///   b < 0 \    /          b ≥ 0   /\
    ///   ──────●\──/───        ───────/──●────
    ///           \/                  /    \
    /// ```
    pub(crate) fn entering_root(self) -> Option<f64> {
        let Self { a, b, c } = self;
        if b < 0.0 {
            if c <= 0.0 {
                return None;
            }
            let d = b * b - 4.0 * a * c;
            // KICK-705: D = 0 is tangent and no touch.
            if d <= 0.0 { None } else { Some(2.0 * c / (d.sqrt() - b)) }
        } else {
            if a >= 0.0 {
                return None;
            }
            let d = b * b - 4.0 * a * c;
            if d < 0.0 { None } else { Some((b + d.sqrt()) / (-2.0 * a)) }
        }
    }
}

/// KICK-703 and KICK-704: the first touch of the body with these faces that comes before `limit`.
pub(crate) fn first_touch<const N: usize>(
    faces: &[Quadratic; N],
    limit: f64,
    touching: f64,
) -> Option<Touch> {
    if let Some(face) = touched_at_start(faces, touching) {
        return Some(Touch { tau: 0.0, face }).filter(|touch| touch.tau < limit);
    }
    let mut first = None;
    let mut limit = limit;
    for (face, quadratic) in faces.iter().enumerate() {
        let Some(tau) = quadratic.entering_root() else { continue };
        // Strictly smaller: on equality the first listed face keeps it.
        if tau < limit && is_inside_all_but(faces, face, tau, touching) {
            limit = tau;
            first = Some(Touch { tau, face });
        }
    }
    first
}

/// KICK-704: a ball that lies against the body and is sent into it.
fn touched_at_start(faces: &[Quadratic], touching: f64) -> Option<usize> {
    let mut nearest = None;
    let mut nearest_c = f64::NEG_INFINITY;
    for (face, quadratic) in faces.iter().enumerate() {
        if quadratic.c <= touching {
            if quadratic.c > nearest_c {
                nearest_c = quadratic.c;
                nearest = Some((face, quadratic.b));
            }
        } else {
            return None;
        }
    }
    nearest.filter(|&(_, b)| b < 0.0).map(|(face, _)| face)
}

fn is_inside_all_but(faces: &[Quadratic], face: usize, tau: f64, touching: f64) -> bool {
    faces.iter().enumerate().all(|(other, quadratic)| other == face || quadratic.at(tau) <= touching)
}
