//! What clear choices leave of their budgets, for those that are not clear: so a budget is a mean, and no choice is hurried by it.

use std::time::Duration;

use detente_search::Budget;

/// The most budgets that one choice may take, if earlier ones have saved them.
const MOST: u32 = 4;

/// What choices have left of their budgets.
#[derive(Clone, Copy, Debug, Default)]
pub struct Savings {
    pub nodes: u64,
    pub time: Duration,
}

impl Savings {
    /// What a choice may spend.
    pub fn limit(self, budget: Budget) -> Budget {
        let more = u64::from(MOST - 1);
        Budget {
            nodes: budget.nodes.saturating_add(self.nodes.min(budget.nodes.saturating_mul(more))),
            time: budget.time.map(|time| time + self.time.min(time * (MOST - 1))),
        }
    }

    /// Takes up what a choice with this limit has left, not without bounds.
    pub fn spend(&mut self, budget: Budget, nodes: u64, time: Duration) {
        let most = u64::from(MOST) * u64::from(MOST);
        self.nodes = self
            .nodes
            .saturating_add(budget.nodes)
            .saturating_sub(nodes)
            .min(budget.nodes.saturating_mul(most));
        if let Some(each) = budget.time {
            self.time = (self.time + each).saturating_sub(time).min(each * (MOST * MOST));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_clear_choices_save_open_ones_may_spend_within_bounds() {
        let budget = Budget { nodes: 100, time: Some(Duration::from_millis(10)) };
        let mut savings = Savings::default();
        assert_eq!(savings.limit(budget), budget);
        savings.spend(budget, 30, Duration::from_millis(4));
        let more = Budget { nodes: 170, time: Some(Duration::from_millis(16)) };
        assert_eq!(savings.limit(budget), more);
        for _ in 0..1000 {
            savings.spend(budget, 0, Duration::ZERO);
        }
        assert_eq!(savings.limit(budget), Budget { nodes: 400, time: Some(Duration::from_millis(40)) });
        for _ in 0..5 {
            savings.spend(budget, 400, Duration::from_millis(40));
        }
        assert_eq!((savings.nodes, savings.time), (100, Duration::from_millis(10)), "1600 + 500 − 2000");
        savings.spend(budget, 700, Duration::from_millis(70));
        assert_eq!(savings.limit(budget), budget, "nothing is owed");
    }
}
