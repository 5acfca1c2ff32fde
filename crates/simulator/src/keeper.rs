//! The bodies of a keeper against a shot (SIM-646, SIM-655).

use onze_kick::Bounds;
use serde::Deserialize;

use crate::flight::bounds;
use crate::moves::Dive;
use crate::point::Point;

/// The data of `data/keeper.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeeperBodies {
    thickness: i32,
    arms: Arms,
    play: Dives,
    penalty: Dives,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Arms {
    x: i32,
    y: i32,
    z: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "UPPERCASE")]
struct Dives {
    al: Span,
    cl: Span,
    kl: Span,
    ah: Span,
    ch: Span,
    kh: Span,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Span {
    y: [i32; 2],
    z: [i32; 2],
}

impl KeeperBodies {
    pub(crate) fn standard() -> KeeperBodies {
        toml::from_str(include_str!("../data/keeper.toml"))
            .expect("the embedded file is valid; a test loads it")
    }

    /// The box of a dive before a goal line.
    pub(crate) fn dive(&self, dive: Dive, line: i32, penalty: bool) -> Bounds {
        let Span { y, z } = self.span(dive, penalty);
        let x = if line == 0 { [0, self.thickness] } else { [line - self.thickness, line] };
        bounds(x, y, z)
    }

    /// What a dive covers: from and to across, from and to in height.
    pub(crate) fn covers(&self, dive: Dive, penalty: bool) -> [i32; 4] {
        let Span { y, z } = self.span(dive, penalty);
        [y[0], y[1], z[0], z[1]]
    }

    fn span(&self, dive: Dive, penalty: bool) -> Span {
        let dives = if penalty { &self.penalty } else { &self.play };
        match dive {
            Dive::Al => dives.al,
            Dive::Cl => dives.cl,
            Dive::Kl => dives.kl,
            Dive::Ah => dives.ah,
            Dive::Ch => dives.ch,
            Dive::Kh => dives.kh,
        }
    }

    /// The size of the box of a keeper set down standing, along x, y and z.
    pub(crate) fn arms_size(&self) -> [i32; 3] {
        [self.arms.x, self.arms.y, self.arms.z]
    }

    /// The box of a keeper set down standing at a point.
    pub(crate) fn arms(&self, at: Point) -> Bounds {
        let about = |middle: i32, size: i32| [middle - size / 2, middle + size / 2];
        bounds(about(at.x, self.arms.x), about(at.y, self.arms.y), [0, self.arms.z])
    }
}
