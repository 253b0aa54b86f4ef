//! What several candidates came to in the same worlds.

use crate::judge::{MOST_SEATS, Shares};

/// The mean of a difference and its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lead {
    pub mean: f64,
    pub se: f64,
    pub worlds: usize,
}

impl Lead {
    /// In standard errors; infinite where every world says the same.
    pub fn z(self) -> f64 {
        if self.mean == 0.0 { 0.0 } else { self.mean / self.se.max(1e-9) }
    }

    /// Of a series of differences.
    pub fn of(differences: impl Iterator<Item = f64> + Clone) -> Lead {
        let worlds = differences.clone().count();
        let n = worlds.max(1) as f64;
        let mean = differences.clone().sum::<f64>() / n;
        let variance = differences.map(|d| (d - mean) * (d - mean)).sum::<f64>() / (n - 1.0).max(1.0);
        Lead { mean, se: (variance / n).sqrt(), worlds }
    }
}

/// World by world, what one candidate came to for every seat.
#[derive(Clone, Debug, Default)]
pub struct Worlds(pub Vec<Shares>);

impl Worlds {
    pub fn mean(&self) -> Shares {
        mean(self.0.iter())
    }

    /// The first so many.
    pub fn first(&self, worlds: usize) -> Worlds {
        Worlds(self.0[..worlds.min(self.0.len())].to_vec())
    }

    /// How far this one leads another for a seat, in the worlds of both.
    pub fn lead(&self, other: &Worlds, seat: usize) -> Lead {
        Lead::of(self.0.iter().zip(&other.0).map(|(a, b)| a[seat] - b[seat]))
    }

    /// The mean difference for every seat, in the worlds of both.
    pub fn difference(&self, other: &Worlds) -> Shares {
        let both = self.0.len().min(other.0.len());
        let (own, others) = (mean(self.0[..both].iter()), mean(other.0[..both].iter()));
        std::array::from_fn(|seat| own[seat] - others[seat])
    }

    /// The standard error of the mean for a seat.
    pub fn se(&self, seat: usize) -> f64 {
        Lead::of(self.0.iter().map(|shares| shares[seat])).se
    }
}

fn mean<'a>(shares: impl Iterator<Item = &'a Shares>) -> Shares {
    let mut sum = [0.0; MOST_SEATS];
    let mut worlds = 0.0;
    for one in shares {
        worlds += 1.0;
        for (sum, share) in sum.iter_mut().zip(one) {
            *sum += share;
        }
    }
    sum.map(|sum| sum / f64::max(worlds, 1.0))
}

/// Adds traces up, which are always equally many.
pub fn add(sum: &mut Vec<f32>, more: &[f32]) {
    sum.resize(more.len(), 0.0);
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}
