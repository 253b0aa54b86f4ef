//! The events of the Late War, cards 82 to 102, 109 and 110, and of the promotional cards of that era.

use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Word};
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;

use super::facts::{self, FACTS};
use super::operations::{Operations, coup_targets};
use super::table::{DONE, Oracle, Step, words};
use super::version::Version;
use super::world::{CHERNOBYL, World, filter};

const NO_COUP: [Word; 2] = [Word::Influence, Word::Realign];

impl Oracle<'_> {
    pub fn happen(&mut self, card: CardId, by: Side, player: Side) -> Step {
        match facts::card(card).era {
            0 => self.early(card, by, player),
            1 => self.mid(card, by, player),
            _ => self.late(card, by),
        }
    }

    fn late(&mut self, card: CardId, by: Side) -> Step {
        match card {
            CardId::IranianHostageCrisis => {
                self.remove_all(Us, Country::Iran);
                self.add(Ussr, Country::Iran, 2);
                self.begin(Effect::HostageCrisis)
            }
            CardId::TheIronLady => {
                self.add(Ussr, Country::Argentina, 1);
                self.remove_all(Ussr, Country::UnitedKingdom);
                self.begin(Effect::IronLady)?;
                self.gain(Us, 1)
            }
            CardId::ReaganBombsLibya => self.gain(Us, self.w.points(Ussr, Country::Libya) / 2),
            CardId::StarWars => self.star_wars(),
            CardId::NorthSeaOil => {
                self.begin(Effect::NorthSeaOil)?;
                self.begin(Effect::NorthSeaOilRound)
            }
            CardId::TheReformer => {
                let points = if self.w.vp < 0 { 6 } else { 4 };
                self.begin(Effect::Reformer)?;
                self.place(Ussr, points, 2, false, |_| facts::region(Region::Europe))
            }
            CardId::MarineBarracksBombing => {
                self.remove_all(Us, Country::Lebanon);
                self.take_away(Ussr, Us, 2, 2, false, facts::region(Region::MiddleEast))
            }
            CardId::SovietsShootDownKal007 => {
                self.degrade()?;
                self.gain(Us, 2)?;
                if self.w.controls(Us, Country::SouthKorea) {
                    return self.granted(Us, 4, &NO_COUP);
                }
                Ok(())
            }
            CardId::Glasnost => {
                self.gain(Ussr, 2)?;
                self.improve(1)?;
                if self.w.has(Effect::Reformer) {
                    return self.granted(Ussr, 4, &NO_COUP);
                }
                Ok(())
            }
            CardId::OrtegaElectedInNicaragua => self.ortega(),
            CardId::Terrorism => self.terrorism(by),
            CardId::IranContraScandal => self.begin(Effect::IranContra),
            CardId::Chernobyl => self.chernobyl(),
            CardId::LatinAmericanDebtCrisis => self.debt_crisis(),
            CardId::TearDownThisWall => {
                self.w.effects.remove(Effect::WillyBrandt);
                self.begin(Effect::TearDownThisWall)?;
                self.add(Us, Country::EastGermany, 3);
                self.free_coup_or_realignments(Us, card, facts::region(Region::Europe), false)
            }
            CardId::AnEvilEmpire => {
                self.w.effects.remove(Effect::FlowerPower);
                self.begin(Effect::EvilEmpire)?;
                self.gain(Us, 1)
            }
            CardId::AldrichAmesRemix => self.aldrich_ames(),
            CardId::PershingIiDeployed => {
                self.gain(Ussr, 1)?;
                self.take_away(Ussr, Us, 3, 1, true, FACTS.western_europe)
            }
            CardId::Wargames => self.wargames(by),
            CardId::Solidarity => {
                self.add(Us, Country::Poland, 3);
                Ok(())
            }
            CardId::IranIraqWar => self.war_of_two(card, by, [Country::Iran, Country::Iraq]),
            CardId::YuriAndSamantha => self.begin(Effect::YuriAndSamantha),
            CardId::AwacsSaleToSaudis => {
                self.add(Us, Country::SaudiArabia, 2);
                self.begin(Effect::Awacs)
            }
            CardId::NatoReferendum => self.nato_referendum(by),
            CardId::MartialLaw => {
                self.remove(Us, Country::Poland, 1);
                self.begin(Effect::MartialLaw)
            }
            other => unreachable!("{other:?} is no card of the Late War with an event"),
        }
    }

    /// Junta, Tear Down This Wall: a free coup, or as many realignments as the card is worth; either may be left.
    pub fn free_coup_or_realignments(
        &mut self,
        by: Side,
        card: CardId,
        within: CountrySet,
        one_region: bool,
    ) -> Step {
        let ops = Operations { by, points: self.w.event_value(by, card), china: false, may_stop: false };
        let version = self.version;
        let answer = self.ask(by, |w| {
            let mut options = Vec::new();
            if !realignable(w, by, within, version).is_empty() {
                options.push(Action::Word(Word::Realign));
            }
            if !(coup_targets(w, by, true) & within).is_empty() {
                options.push(Action::Word(Word::Coup));
            }
            if !options.is_empty() {
                options.push(DONE);
            }
            options
        })?;
        match answer {
            Some(Action::Word(Word::Coup)) => {
                if let Some(at) = self.country(by, false, |w| coup_targets(w, by, true) & within)? {
                    self.coup(ops, at, true)?;
                }
                Ok(())
            }
            Some(Action::Word(Word::Realign)) => self.free_realignments(ops, within, one_region),
            _ => Ok(()),
        }
    }

    fn free_realignments(&mut self, ops: Operations, mut within: CountrySet, one_region: bool) -> Step {
        let version = self.version;
        for _ in 0..ops.points {
            let Some(at) = self.country(ops.by, true, |w| realignable(w, ops.by, within, version))? else {
                break;
            };
            if one_region {
                within &= facts::region(facts::country(at).region);
            }
            self.realign(ops.by, at)?;
        }
        Ok(())
    }

    fn ortega(&mut self) -> Step {
        self.remove_all(Us, Country::Nicaragua);
        let beside = facts::country(Country::Nicaragua).neighbours;
        let ops = Operations {
            by: Ussr,
            points: self.w.event_value(Ussr, CardId::OrtegaElectedInNicaragua),
            china: false,
            may_stop: false,
        };
        let open = |w: &World| coup_targets(w, Ussr, true) & beside;
        let wants = self
            .ask(Ussr, |w| if open(w).is_empty() { Vec::new() } else { words(&[Word::Done, Word::Coup]) })?;
        if wants == Some(Action::Word(Word::Coup))
            && let Some(at) = self.country(Ussr, false, open)?
        {
            self.coup(ops, at, true)?;
        }
        Ok(())
    }

    fn terrorism(&mut self, by: Side) -> Step {
        let other = by.opponent();
        let number = if other == Us && self.w.has(Effect::HostageCrisis) { 2 } else { 1 };
        for _ in 0..number {
            if self.w.hand[other as usize].is_empty() {
                break;
            }
            let card = self.random_card(|w| w.hand[other as usize])?;
            self.discard_from_hand(other, card);
        }
        Ok(())
    }

    fn chernobyl(&mut self) -> Step {
        let regions = [
            Word::Done,
            Word::Europe,
            Word::Asia,
            Word::MiddleEast,
            Word::Africa,
            Word::CentralAmerica,
            Word::SouthAmerica,
        ];
        match self.word(Us, &regions)? {
            Word::Done => Ok(()),
            region => self.begin(CHERNOBYL[region as usize - Word::Europe as usize]),
        }
    }

    fn debt_crisis(&mut self) -> Step {
        if self.us_discards_3()? {
            return Ok(());
        }
        let mut chosen = CountrySet::of(&[]);
        for _ in 0..2 {
            let there = |w: &World| w.with_influence(Ussr, facts::region(Region::SouthAmerica)) - chosen;
            let Some(at) = self.country(Ussr, false, there)? else { break };
            chosen.insert(at);
            self.add(Ussr, at, self.w.points(Ussr, at));
        }
        Ok(())
    }

    fn aldrich_ames(&mut self) -> Step {
        self.show_hand(Us);
        self.begin(Effect::AldrichAmes)?;
        if self.w.is_first_edition() {
            return self.order_the_us_hand();
        }
        let empty = self.w.hand[Us as usize].is_empty();
        if let Some(card) = self.card(Ussr, empty, |w| w.hand[Us as usize])? {
            self.discard_from_hand(Us, card);
        }
        Ok(())
    }

    /// First edition: the USSR fixes the order in which the US plays its hand.
    fn order_the_us_hand(&mut self) -> Step {
        let mut order = Vec::new();
        if self.w.hand[Us as usize].is_empty() {
            self.word(Ussr, &[Word::Done])?;
        }
        loop {
            let ordered = &order;
            let rest =
                |w: &World| w.hand[Us as usize].iter().filter(|card| !ordered.contains(card)).collect();
            let Some(card) = self.card(Ussr, false, rest)? else { break };
            order.push(card);
            self.w.ordered.push(card);
        }
        Ok(())
    }

    /// The player may end the game; the opponent has 6 points for it.
    fn wargames(&mut self, by: Side) -> Step {
        if !self.offers(by, Word::EndGame)? {
            return Ok(());
        }
        self.gain(by.opponent(), 6)?;
        if self.w.vp == 0 && self.w.options.departures.wargames_draw_lost {
            return self.end(Some(by.opponent()), Ending::Wargames);
        }
        let winner = self.leader_or_late_war_winner(by == Us);
        self.end(winner, Ending::Wargames)
    }

    fn nato_referendum(&mut self, by: Side) -> Step {
        loop {
            let dice = self.dice()?;
            let there = |side: Side| self.w.points(side, Country::SpainPortugal);
            let total = |side: Side| {
                let more = there(side) > there(side.opponent());
                dice[side as usize] + i8::from(side == by) + i8::from(more)
            };
            let (us, ussr) = (total(Us), total(Ussr));
            if us == ussr {
                continue;
            }
            let winner = if us > ussr { Us } else { Ussr };
            self.add(winner, Country::SpainPortugal, 1);
            if winner == Ussr {
                self.begin(Effect::NatoReferendum)?;
            }
            return self.gain(winner, 1);
        }
    }
}

/// Targets of realignments that an event grants whatever DEFCON is; the first edition knows no such exception (8.1.5).
fn realignable(w: &World, by: Side, within: CountrySet, version: Version) -> CountrySet {
    let defcon_binds =
        version.first_edition_closes_realignments && w.is_first_edition() && !w.options.realign_any_defcon;
    filter(within, |at| {
        let closed = defcon_binds && w.is_closed_by_defcon(facts::country(at).region);
        let enemy = w.points(by.opponent(), at) > 0 || w.is_first_edition();
        enemy && !closed && !w.is_protected_from(by, at)
    })
}
