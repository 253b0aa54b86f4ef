//! A list that grows at its end and may forget its beginning: what is left keeps its numbers.

use std::ops::{Index, IndexMut};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tail<T> {
    /// How many were forgotten.
    gone: usize,
    kept: Vec<T>,
}

impl<T> Tail<T> {
    pub fn new(kept: Vec<T>) -> Tail<T> {
        Tail { gone: 0, kept }
    }

    /// How many there were in all.
    pub fn len(&self) -> usize {
        self.gone + self.kept.len()
    }

    /// The number of the first that is left.
    pub fn first(&self) -> usize {
        self.gone
    }

    pub fn kept(&self) -> &[T] {
        &self.kept
    }

    pub fn get(&self, index: usize) -> Option<&T> {
        self.kept.get(index.checked_sub(self.gone)?)
    }

    pub fn last(&self) -> Option<&T> {
        self.kept.last()
    }

    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.kept.last_mut()
    }

    pub fn push(&mut self, item: T) {
        self.kept.push(item);
    }

    pub fn pop(&mut self) -> Option<T> {
        self.kept.pop()
    }

    pub fn remove(&mut self, index: usize) -> T {
        self.kept.remove(index - self.gone)
    }

    /// The number of the last one for which `wanted` holds.
    pub fn rposition(&self, wanted: impl Fn(&T) -> bool) -> Option<usize> {
        self.kept.iter().rposition(wanted).map(|place| place + self.gone)
    }

    /// Those from a number on, with their numbers.
    pub fn since_mut(&mut self, start: usize) -> impl Iterator<Item = (usize, &mut T)> {
        let start = start.max(self.gone);
        (start..).zip(&mut self.kept[start - self.gone..])
    }

    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.kept.iter_mut()
    }

    /// Forgets all before this number, and gives their room back.
    pub fn forget(&mut self, before: usize) {
        let count = before.saturating_sub(self.gone).min(self.kept.len());
        if count > 0 {
            self.kept.drain(..count);
            self.kept.shrink_to_fit();
            self.gone += count;
        }
    }
}

impl<T> Index<usize> for Tail<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.kept[index - self.gone]
    }
}

impl<T> IndexMut<usize> for Tail<T> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.kept[index - self.gone]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_keeps_its_numbers() {
        let mut tail = Tail::new(vec!['a', 'b', 'c', 'd']);
        tail.forget(2);
        tail.forget(1);
        tail.push('e');
        assert_eq!((tail.len(), tail.first(), tail[2], tail[4]), (5, 2, 'c', 'e'));
        assert_eq!((tail.get(1), tail.get(4), tail.get(5)), (None, Some(&'e'), None));
        assert_eq!(tail.rposition(|&letter| letter == 'd'), Some(3));
        assert_eq!(tail.since_mut(0).map(|(i, letter)| (i, *letter)).last(), Some((4, 'e')));
        assert_eq!((tail.remove(3), tail.pop(), tail.len()), ('d', Some('e'), 3));
        tail.forget(9);
        assert_eq!((tail.len(), tail.kept()), (3, &[][..]));
    }
}
