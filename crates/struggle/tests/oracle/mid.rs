//! The events of the Mid War that change the board, DEFCON or the tracks: cards 36 to 81, 107 and Years of Lead. Those
//! that play with cards are in `hands.rs`.

use detente_struggle::cards::CardId;
use detente_struggle::decision::{Action, Word};
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::{Side, Us, Ussr};

use super::early::War;
use super::facts::{self, FACTS};
use super::operations::{ALL_KINDS, Operations, coup_targets, everywhere};
use super::scoring::{Level, Scored, level};
use super::table::{Oracle, Step, words};
use super::world::{CRISIS_ON, SQUADS_FOR, World, filter};

fn americas() -> CountrySet {
    facts::region(Region::CentralAmerica) | facts::region(Region::SouthAmerica)
}

impl Oracle<'_> {
    pub fn mid(&mut self, card: CardId, by: Side, player: Side) -> Step {
        match card {
            CardId::BrushWar => {
                let open = |w: &World| {
                    filter(everywhere(), |at| {
                        let safe = w.is_under_nato(at) && !w.is_first_edition();
                        facts::country(at).stability <= 2 && !safe
                    })
                };
                let Some(target) = self.country(by, false, open)? else { return Ok(()) };
                self.war(War { card, by, target, wins_from: 3, vp: 1, military: 3, modifier: 0 })
            }
            CardId::CentralAmericaScoring => self.score(Region::CentralAmerica),
            CardId::SoutheastAsiaScoring => self.score_southeast_asia(),
            CardId::ArmsRace => {
                let phasing = self.version.arms_race_is_the_phasing_players;
                self.arms_race(if phasing { self.w.phasing } else { by })
            }
            CardId::CubanMissileCrisis => {
                self.set_defcon(2)?;
                self.begin(CRISIS_ON[by.opponent() as usize])
            }
            CardId::NuclearSubs => self.begin(Effect::NuclearSubs),
            CardId::Quagmire => {
                self.w.effects.remove(Effect::Norad);
                self.begin(Effect::Quagmire)
            }
            CardId::BearTrap => self.begin(Effect::BearTrap),
            CardId::Summit => self.summit(by),
            CardId::HowILearnedToStopWorrying => {
                let levels = [Word::Defcon1, Word::Defcon2, Word::Defcon3, Word::Defcon4, Word::Defcon5];
                let chosen = self.word(by, &levels)?;
                self.military(by, 5);
                self.set_defcon(chosen as u8 - Word::Defcon1 as u8 + 1)
            }
            CardId::Junta => self.junta(by),
            CardId::KitchenDebates => self.gain(Us, 2),
            CardId::WeWillBuryYou => {
                self.begin(Effect::WeWillBuryYou)?;
                self.degrade()
            }
            CardId::BrezhnevDoctrine => self.begin(Effect::BrezhnevDoctrine),
            CardId::PortugueseEmpireCrumbles => {
                self.add(Ussr, Country::Angola, 2);
                self.add(Ussr, Country::SeAfricanStates, 2);
                Ok(())
            }
            CardId::SouthAfricanUnrest => self.south_african_unrest(),
            CardId::Allende => {
                self.add(Ussr, Country::Chile, 2);
                Ok(())
            }
            CardId::WillyBrandt => {
                self.add(Ussr, Country::WestGermany, 1);
                self.begin(Effect::WillyBrandt)?;
                self.gain(Ussr, 1)
            }
            CardId::MuslimRevolution => self.muslim_revolution(),
            CardId::AbmTreaty => {
                self.improve(1)?;
                self.granted(by, 4, &ALL_KINDS)
            }
            CardId::CulturalRevolution => {
                if self.w.china == Some(Ussr) {
                    return self.gain(Ussr, 1);
                }
                self.may_take_china(Ussr)
            }
            CardId::FlowerPower => self.begin(Effect::FlowerPower),
            CardId::U2Incident => {
                self.begin(Effect::U2Incident)?;
                self.gain(Ussr, 1)
            }
            CardId::Opec => {
                let wells = [
                    Country::Egypt,
                    Country::Iran,
                    Country::Libya,
                    Country::SaudiArabia,
                    Country::Iraq,
                    Country::GulfStates,
                    Country::Venezuela,
                ];
                let points = wells.into_iter().filter(|&at| self.w.controls(Ussr, at)).count();
                self.gain(Ussr, points as u8)
            }
            CardId::LoneGunman => {
                self.show_hand(Us);
                self.granted(Ussr, 1, &ALL_KINDS)
            }
            CardId::ColonialRearGuards => {
                let places = facts::region(Region::Africa) | FACTS.southeast_asia;
                self.place(Us, 4, 1, false, |_| places)
            }
            CardId::PanamaCanalReturned => {
                for at in [Country::Panama, Country::CostaRica, Country::Venezuela] {
                    self.add(Us, at, 1);
                }
                Ok(())
            }
            CardId::CampDavidAccords => {
                for at in [Country::Israel, Country::Jordan, Country::Egypt] {
                    self.add(Us, at, 1);
                }
                self.begin(Effect::CampDavid)?;
                self.gain(Us, 1)
            }
            CardId::PuppetGovernments => self.place(Us, 3, 1, true, |w| {
                filter(everywhere(), |at| w.points(Us, at) == 0 && w.points(Ussr, at) == 0)
            }),
            CardId::JohnPaulIiElectedPope => {
                self.remove(Ussr, Country::Poland, 2);
                self.add(Us, Country::Poland, 1);
                self.begin(Effect::JohnPaul)
            }
            CardId::LatinAmericanDeathSquads => self.begin(SQUADS_FOR[by as usize]),
            CardId::OasFounded => self.place(Us, 2, 2, false, |_| americas()),
            CardId::NixonPlaysTheChinaCard => self.nixon(),
            CardId::SadatExpelsSoviets => {
                self.remove_all(Ussr, Country::Egypt);
                self.add(Us, Country::Egypt, 1);
                Ok(())
            }
            CardId::ShuttleDiplomacy => self.begin(Effect::ShuttleDiplomacy),
            CardId::TheVoiceOfAmerica => {
                let away = everywhere() - facts::region(Region::Europe);
                self.take_away(Us, Ussr, 4, 2, false, away)
            }
            CardId::LiberationTheology => {
                self.place(Ussr, 3, 2, false, |_| facts::region(Region::CentralAmerica))
            }
            CardId::UssuriRiverSkirmish => {
                // 12.4.1: while nobody has it, the US counts as its holder.
                if self.w.china == Some(Ussr) {
                    return self.may_take_china(Us);
                }
                self.place(Us, 4, 2, false, |_| facts::region(Region::Asia))
            }
            CardId::AllianceForProgress => {
                let grounds = FACTS.battlegrounds & americas();
                let points = filter(grounds, |at| self.w.controls(Us, at)).len();
                self.gain(Us, points as u8)
            }
            CardId::AfricaScoring => self.score(Region::Africa),
            CardId::OneSmallStep => self.advance_in_space(by, 2),
            CardId::SouthAmericaScoring => self.score(Region::SouthAmerica),
            CardId::Che => self.che(),
            CardId::YearsOfLead => {
                let open = |w: &World| filter(FACTS.western_europe, |at| !w.controls(Ussr, at));
                if let Some(at) = self.country(Us, false, open)? {
                    let left = self.w.points(Ussr, at).min(1);
                    self.w.influence[Ussr as usize][at as usize] = left;
                }
                Ok(())
            }
            other => self.with_hands(other, by, player),
        }
    }

    fn arms_race(&mut self, by: Side) -> Step {
        let (own, other) = (self.w.military[by as usize], self.w.military[by.opponent() as usize]);
        if own > other {
            return self.gain(by, if own >= self.w.defcon { 3 } else { 1 });
        }
        Ok(())
    }

    fn summit(&mut self, _by: Side) -> Step {
        let dice = self.dice()?;
        let total = |side: Side| {
            let held = Region::ALL.into_iter().filter(|&region| {
                let scored = Scored { region, formosan: false, shuttle: None };
                level(&self.w, scored, side) >= Level::Domination
            });
            dice[side as usize] + held.count() as i8
        };
        let (us, ussr) = (total(Us), total(Ussr));
        if us == ussr {
            return Ok(());
        }
        let winner = if us > ussr { Us } else { Ussr };
        self.gain(winner, 2)?;
        let raise: &[Word] = if self.w.defcon < 5 { &[Word::Raise] } else { &[] };
        match self.word(winner, &[&[Word::Done, Word::Lower], raise].concat())? {
            Word::Raise => self.improve(1),
            Word::Lower => self.degrade(),
            _ => Ok(()),
        }
    }

    /// Two points in one country, then a free coup or realignments, all in one of the two regions.
    fn junta(&mut self, by: Side) -> Step {
        if let Some(at) = self.country(by, false, |_| americas())? {
            self.add(by, at, 2);
        }
        let one_region = !self.w.options.departures.junta_over_both_regions;
        self.free_coup_or_realignments(by, CardId::Junta, americas(), one_region)
    }

    fn south_african_unrest(&mut self) -> Step {
        let beside = facts::country(Country::SouthAfrica).neighbours;
        self.add(Ussr, Country::SouthAfrica, 1);
        let mut places = beside;
        places.insert(Country::SouthAfrica);
        let Some(at) = self.country(Ussr, false, |_| places)? else { return Ok(()) };
        self.add(Ussr, at, 1);
        if at == Country::SouthAfrica {
            return Ok(());
        }
        self.place(Ussr, 1, 1, false, |_| beside)
    }

    fn muslim_revolution(&mut self) -> Step {
        let eight = CountrySet::of(&[
            Country::Sudan,
            Country::Iran,
            Country::Iraq,
            Country::Egypt,
            Country::Libya,
            Country::SaudiArabia,
            Country::Syria,
            Country::Jordan,
        ]);
        for _ in 0..2 {
            let there = |w: &World| w.with_influence(Us, eight);
            let Some(at) = self.country(Ussr, false, there)? else { break };
            self.remove_all(Us, at);
        }
        Ok(())
    }

    /// Cultural Revolution, Ussuri River Skirmish: the card may be taken, face up.
    fn may_take_china(&mut self, side: Side) -> Step {
        if self.w.china == Some(side.opponent()) && self.offers(side, Word::Take)? {
            self.w.china = Some(side);
            self.w.china_up = true;
        }
        Ok(())
    }

    /// Face down, except in the first edition (9.4).
    fn nixon(&mut self) -> Step {
        if self.w.china == Some(Ussr) {
            self.w.china = Some(Us);
            self.w.china_up = self.w.is_first_edition();
            return Ok(());
        }
        self.gain(Us, 2)
    }

    /// Ordinary coups in two countries that are no battlegrounds, the second if the first removed US influence.
    fn che(&mut self) -> Step {
        let places = americas() | facts::region(Region::Africa);
        let mut chosen = CountrySet::of(&[]);
        for _ in 0..2 {
            let open = |w: &World| (coup_targets(w, Ussr, false) & places) - FACTS.battlegrounds - chosen;
            let wants = self.ask(Ussr, |w| {
                if open(w).is_empty() { Vec::new() } else { words(&[Word::Done, Word::Coup]) }
            })?;
            if wants != Some(Action::Word(Word::Coup)) {
                break;
            }
            let Some(at) = self.country(Ussr, false, open)? else { break };
            chosen.insert(at);
            let points = self.w.event_value(Ussr, CardId::Che);
            let ops = Operations { by: Ussr, points, china: false, may_stop: false };
            if self.coup(ops, at, false)? == 0 {
                break;
            }
        }
        Ok(())
    }
}
