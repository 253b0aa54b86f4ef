//! The events of the Early War, cards 4 to 35 and 103 to 106, and of the promotional cards.

use detente_struggle::cards::CardId;
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::{Side, Us, Ussr};

use super::conditions::companions;
use super::facts::{self, FACTS};
use super::operations::{ALL_KINDS, everywhere, kinds};
use super::play::operations;
use super::table::{Oracle, Step, words};
use super::world::{RED_SCARE_ON, World, filter};
use detente_struggle::decision::Action;

/// A war (7.6): its target and what it is worth.
#[derive(Clone, Copy)]
pub struct War {
    pub by: Side,
    pub target: Country,
    /// The lowest modified die that wins.
    pub wins_from: i8,
    pub vp: u8,
    pub military: u8,
    pub card: CardId,
    /// A further change of the die.
    pub modifier: i8,
}

impl Oracle<'_> {
    pub fn early(&mut self, card: CardId, by: Side, player: Side) -> Step {
        match card {
            CardId::AsiaScoring => self.score(Region::Asia),
            CardId::EuropeScoring => self.score(Region::Europe),
            CardId::MiddleEastScoring => self.score(Region::MiddleEast),
            CardId::DuckAndCover => {
                self.degrade()?;
                self.gain(Us, 5 - self.w.defcon)
            }
            CardId::FiveYearPlan => self.five_year_plan(),
            CardId::SocialistGovernments => self.take_away(Ussr, Us, 3, 2, false, FACTS.western_europe),
            CardId::Fidel => {
                self.remove_all(Us, Country::Cuba);
                self.raise_to_control(Ussr, Country::Cuba);
                Ok(())
            }
            CardId::VietnamRevolts => {
                self.add(Ussr, Country::Vietnam, 2);
                self.begin(Effect::VietnamRevolts)
            }
            CardId::Blockade => {
                if !self.us_discards_3()? {
                    self.remove_all(Us, Country::WestGermany);
                }
                Ok(())
            }
            CardId::KoreanWar => self.korean_war(),
            CardId::RomanianAbdication => {
                self.remove_all(Us, Country::Romania);
                self.raise_to_control(Ussr, Country::Romania);
                Ok(())
            }
            CardId::ArabIsraeliWar => {
                // The first edition does not count Israel itself.
                let own = !self.w.is_first_edition() && self.w.controls(Us, Country::Israel);
                let modifier = -i8::from(own);
                let target = Country::Israel;
                self.war(War { card, by: Ussr, target, wins_from: 4, vp: 2, military: 2, modifier })
            }
            CardId::Comecon => {
                self.place(Ussr, 4, 1, false, |w| filter(FACTS.eastern_europe, |at| !w.controls(Us, at)))
            }
            CardId::Nasser => {
                self.add(Ussr, Country::Egypt, 2);
                let half = self.w.points(Us, Country::Egypt).div_ceil(2);
                self.remove(Us, Country::Egypt, half);
                Ok(())
            }
            CardId::WarsawPactFormed => self.warsaw_pact(),
            CardId::DeGaulleLeadsFrance => {
                self.remove(Us, Country::France, 2);
                self.add(Ussr, Country::France, 1);
                self.begin(Effect::DeGaulle)
            }
            CardId::CapturedNaziScientist => self.advance_in_space(by, 1),
            CardId::TrumanDoctrine => {
                let from = |w: &World| {
                    filter(w.with_influence(Ussr, facts::region(Region::Europe)), |at| {
                        !w.controls(Us, at) && !w.controls(Ussr, at)
                    })
                };
                if let Some(at) = self.country(Us, false, from)? {
                    self.remove_all(Ussr, at);
                }
                Ok(())
            }
            CardId::OlympicGames => self.olympic_games(by),
            CardId::Nato => self.begin(Effect::Nato),
            CardId::IndependentReds => self.independent_reds(),
            CardId::MarshallPlan => {
                self.begin(Effect::MarshallPlan)?;
                self.place(Us, 7, 1, false, |w| filter(FACTS.western_europe, |at| !w.controls(Ussr, at)))
            }
            CardId::IndoPakistaniWar => self.war_of_two(card, by, [Country::India, Country::Pakistan]),
            CardId::Containment => self.begin(Effect::Containment),
            CardId::CiaCreated => {
                self.show_hand(Ussr);
                self.granted(Us, 1, &ALL_KINDS)
            }
            CardId::UsJapanMutualDefensePact => {
                self.raise_to_control(Us, Country::Japan);
                self.begin(Effect::UsJapanPact)
            }
            CardId::SuezCrisis => {
                let places = [Country::France, Country::UnitedKingdom, Country::Israel];
                self.take_away(Ussr, Us, 4, 2, false, CountrySet::of(&places))
            }
            CardId::EastEuropeanUnrest => self.east_european_unrest(),
            CardId::Decolonization => {
                let places = facts::region(Region::Africa) | FACTS.southeast_asia;
                self.place(Ussr, 4, 1, false, |_| places)
            }
            CardId::RedScarePurge => self.begin(RED_SCARE_ON[by.opponent() as usize]),
            CardId::UnIntervention => self.un_intervention(by),
            CardId::DeStalinization => self.de_stalinization(),
            CardId::NuclearTestBan => {
                self.gain(by, self.w.defcon - 2)?;
                self.improve(2)
            }
            CardId::FormosanResolution => self.begin(Effect::FormosanResolution),
            CardId::Defectors => self.defectors(player),
            CardId::TheCambridgeFive => self.cambridge_five(),
            CardId::SpecialRelationship => self.special_relationship(),
            CardId::Norad => self.begin(Effect::Norad),
            CardId::BaghdadPact => {
                self.remove(Ussr, Country::Iraq, 1);
                self.remove(Ussr, Country::Turkey, 1);
                self.place(Us, 1, 1, false, |_| CountrySet::of(&[Country::Pakistan, Country::Iran]))
            }
            other => unreachable!("{other:?} is no card of the Early War with an event"),
        }
    }

    #[expect(clippy::unnecessary_wraps, reason = "the whole of many an event, which is a step")]
    pub fn begin(&mut self, effect: Effect) -> Step {
        self.w.effects.insert(effect);
        Ok(())
    }

    /// Blockade, Latin American Debt Crisis: the US may discard a card worth 3 (7.4.2). Tells whether it did.
    pub fn us_discards_3(&mut self) -> Step<bool> {
        let fit = |w: &World| w.hand[0].iter().filter(|&card| w.value(Us, card) >= 3).collect();
        let Some(card) = self.card(Us, true, fit)? else { return Ok(false) };
        self.discard_from_hand(Us, card);
        Ok(true)
    }

    /// Procedure of a war: the enemy's neighbours, and in Deluxe the enemy superpower (2.1.5), lower the die.
    pub fn war(&mut self, war: War) -> Step {
        let die = self.die()? as i8;
        let enemy = war.by.opponent();
        let facts = facts::country(war.target);
        let mut result = die + war.modifier;
        result -= filter(facts.neighbours, |near| self.w.controls(enemy, near)).len() as i8;
        if facts.superpower == Some(enemy) && !self.w.is_first_edition() {
            result -= 1;
        }
        // First edition 8.2.3: by the value of the card; Deluxe: by the number in the text of the event.
        let first = self.w.is_first_edition();
        self.military(war.by, if first { self.w.value(war.by, war.card) } else { war.military });
        if result >= war.wins_from {
            let lost = self.w.points(enemy, war.target);
            self.remove_all(enemy, war.target);
            self.add(war.by, war.target, lost);
            self.gain(war.by, war.vp)?;
        }
        Ok(())
    }

    /// Indo-Pakistani War, Iran-Iraq War: the player chooses which of the two is attacked.
    pub fn war_of_two(&mut self, card: CardId, by: Side, targets: [Country; 2]) -> Step {
        let Some(target) = self.country(by, false, |_| CountrySet::of(&targets))? else { return Ok(()) };
        self.war(War { card, by, target, wins_from: 4, vp: 2, military: 2, modifier: 0 })
    }

    fn korean_war(&mut self) -> Step {
        // 12.4.2: one more off while the Chinese Civil War goes on.
        let modifier = -i8::from(self.w.civil_war_goes_on());
        let (card, target) = (CardId::KoreanWar, Country::SouthKorea);
        self.war(War { card, by: Ussr, target, wins_from: 4, vp: 2, military: 2, modifier })?;
        if self.w.is_first_edition() { self.degrade() } else { Ok(()) }
    }

    fn five_year_plan(&mut self) -> Step {
        if self.w.hand[Ussr as usize].is_empty() {
            return Ok(());
        }
        let card = self.random_card(|w| w.hand[Ussr as usize])?;
        if !facts::is_of(card, Us) {
            self.discard_from_hand(Ussr, card);
            return Ok(());
        }
        self.bring_into_play(Ussr, card);
        self.resolve_event(card, Ussr)?;
        self.put_away(card);
        Ok(())
    }

    fn warsaw_pact(&mut self) -> Step {
        self.begin(Effect::WarsawPact)?;
        if self.word(Ussr, &[Word::Add, Word::Remove])? == Word::Add {
            return self.place(Ussr, 5, 2, false, |_| FACTS.eastern_europe);
        }
        for _ in 0..4 {
            let there = |w: &World| w.with_influence(Us, FACTS.eastern_europe);
            let Some(at) = self.country(Ussr, false, there)? else { break };
            self.remove_all(Us, at);
        }
        Ok(())
    }

    fn olympic_games(&mut self, sponsor: Side) -> Step {
        let guest = sponsor.opponent();
        if self.word(guest, &[Word::Participate, Word::Boycott])? == Word::Boycott {
            self.degrade()?;
            return self.granted(sponsor, 4, &ALL_KINDS);
        }
        loop {
            let dice = self.dice()?;
            let (own, other) = (dice[sponsor as usize] + 2, dice[guest as usize]);
            if own != other {
                return self.gain(if own > other { sponsor } else { guest }, 2);
            }
        }
    }

    fn independent_reds(&mut self) -> Step {
        let five = CountrySet::of(&[
            Country::Yugoslavia,
            Country::Romania,
            Country::Bulgaria,
            Country::Hungary,
            Country::Czechoslovakia,
        ]);
        let behind = |w: &World| filter(five, |at| w.points(Us, at) < w.points(Ussr, at));
        if let Some(at) = self.country(Us, false, behind)? {
            let level = self.w.points(Ussr, at);
            self.w.influence[Us as usize][at as usize] = level;
        }
        Ok(())
    }

    fn east_european_unrest(&mut self) -> Step {
        let points = if self.w.is_late_war() { 2 } else { 1 };
        let mut chosen = CountrySet::of(&[]);
        for _ in 0..3 {
            let there = |w: &World| w.with_influence(Ussr, FACTS.eastern_europe) - chosen;
            let Some(at) = self.country(Us, false, there)? else { break };
            chosen.insert(at);
            self.remove(Ussr, at, points);
        }
        Ok(())
    }

    /// The companion's event is cancelled, its operations are used, and it is discarded even if starred.
    fn un_intervention(&mut self, by: Side) -> Step {
        self.pay_u2()?;
        let Some(card) = self.card(by, false, |w| companions(w, by))? else { return Ok(()) };
        self.bring_into_play(by, card);
        self.companion(by, card)
    }

    /// U2 Incident: a point for the USSR when UN Intervention is played as an event later in the turn.
    pub fn pay_u2(&mut self) -> Step {
        if self.w.has(Effect::U2Incident) {
            self.w.effects.remove(Effect::U2Incident);
            return self.gain(Ussr, 1);
        }
        Ok(())
    }

    /// The operations of a card whose event UN Intervention has cancelled.
    pub fn companion(&mut self, by: Side, card: CardId) -> Step {
        self.flower_power(by, card)?;
        // "May use", says card 32 of 002; what the card of the first edition said is not known.
        let may_decline = self.version.un_operations_are_optional && !self.w.is_first_edition();
        let answer = self.ask(by, |w| {
            let mut kinds = kinds(w, operations(w, by, card), &ALL_KINDS);
            if may_decline && !kinds.is_empty() {
                kinds.push(Word::Done);
            }
            words(&kinds)
        })?;
        if let Some(Action::Word(kind)) = answer
            && kind != Word::Done
        {
            self.operate(operations(&self.w, by, card), kind)?;
        }
        self.put_away(card);
        Ok(())
    }

    /// All is taken first, up to 4; then as much is placed, at most 2 in a country that the US does not control.
    fn de_stalinization(&mut self) -> Step {
        let mut taken = 0;
        while taken < 4 {
            let there = |w: &World| w.with_influence(Ussr, everywhere());
            let Some(at) = self.country(Ussr, true, there)? else { break };
            self.remove(Ussr, at, 1);
            taken += 1;
        }
        self.place(Ussr, taken, 2, false, |w| filter(everywhere(), |at| !w.controls(Us, at)))
    }

    /// A USSR play in its own action round pays the US; in the headline phase it cancels.
    fn defectors(&mut self, player: Side) -> Step {
        if !self.w.is_headline() {
            return if player == Ussr && self.w.phasing == Ussr { self.gain(Us, 1) } else { Ok(()) };
        }
        // The headline of the USSR, if it has not happened yet, is cancelled; before version 2 of the rules only by a
        // Defectors that is the headline of the US.
        if (self.version.defectors_cancel_from_events || self.us_headline == Some(CardId::Defectors))
            && let Some(card) = self.ussr_headline.take()
        {
            self.put_away(card);
        }
        Ok(())
    }

    /// The US shows its scoring cards; the USSR may add a point in one of their regions.
    fn cambridge_five(&mut self) -> Step {
        let shown = self.w.hand[Us as usize] & FACTS.scoring_cards;
        self.w.known[Us as usize] |= shown;
        let mut places = CountrySet::of(&[]);
        for card in shown.iter() {
            places |= match card {
                CardId::AsiaScoring => facts::region(Region::Asia),
                CardId::EuropeScoring => facts::region(Region::Europe),
                CardId::MiddleEastScoring => facts::region(Region::MiddleEast),
                CardId::CentralAmericaScoring => facts::region(Region::CentralAmerica),
                CardId::SoutheastAsiaScoring => FACTS.southeast_asia,
                CardId::AfricaScoring => facts::region(Region::Africa),
                _ => facts::region(Region::SouthAmerica),
            };
        }
        self.place(Ussr, 1, 1, true, |_| places)
    }

    fn special_relationship(&mut self) -> Step {
        if self.w.has(Effect::Nato) {
            if let Some(at) = self.country(Us, false, |_| FACTS.western_europe)? {
                self.add(Us, at, 2);
            }
            return self.gain(Us, 2);
        }
        self.place(Us, 1, 1, false, |_| facts::country(Country::UnitedKingdom).neighbours)
    }
}
