//! The Mid War cards.

use super::Card;

mod abm_treaty;
mod africa_scoring;
mod allende;
mod alliance_for_progress;
mod arms_race;
mod ask_not_what_your_country_can_do_for_you;
mod bear_trap;
mod brezhnev_doctrine;
mod brush_war;
mod camp_david_accords;
mod central_america_scoring;
mod che;
mod colonial_rear_guards;
mod cuban_missile_crisis;
mod cultural_revolution;
mod flower_power;
mod grain_sales_to_soviets;
mod how_i_learned_to_stop_worrying;
mod john_paul_ii_elected_pope;
mod junta;
mod kitchen_debates;
mod latin_american_death_squads;
mod liberation_theology;
mod lone_gunman;
mod missile_envy;
mod muslim_revolution;
mod nixon_plays_the_china_card;
mod nuclear_subs;
mod oas_founded;
mod one_small_step;
mod opec;
mod our_man_in_tehran;
mod panama_canal_returned;
mod portuguese_empire_crumbles;
mod puppet_governments;
mod quagmire;
mod sadat_expels_soviets;
mod salt_negotiations;
mod shuttle_diplomacy;
mod south_african_unrest;
mod south_america_scoring;
mod southeast_asia_scoring;
mod summit;
mod the_voice_of_america;
mod u2_incident;
mod ussuri_river_skirmish;
mod we_will_bury_you;
mod willy_brandt;

pub(super) const CARDS: [&Card; 48] = [
    &brush_war::CARD,
    &central_america_scoring::CARD,
    &southeast_asia_scoring::CARD,
    &arms_race::CARD,
    &cuban_missile_crisis::CARD,
    &nuclear_subs::CARD,
    &quagmire::CARD,
    &salt_negotiations::CARD,
    &bear_trap::CARD,
    &summit::CARD,
    &how_i_learned_to_stop_worrying::CARD,
    &junta::CARD,
    &kitchen_debates::CARD,
    &missile_envy::CARD,
    &we_will_bury_you::CARD,
    &brezhnev_doctrine::CARD,
    &portuguese_empire_crumbles::CARD,
    &south_african_unrest::CARD,
    &allende::CARD,
    &willy_brandt::CARD,
    &muslim_revolution::CARD,
    &abm_treaty::CARD,
    &cultural_revolution::CARD,
    &flower_power::CARD,
    &u2_incident::CARD,
    &opec::CARD,
    &lone_gunman::CARD,
    &colonial_rear_guards::CARD,
    &panama_canal_returned::CARD,
    &camp_david_accords::CARD,
    &puppet_governments::CARD,
    &grain_sales_to_soviets::CARD,
    &john_paul_ii_elected_pope::CARD,
    &latin_american_death_squads::CARD,
    &oas_founded::CARD,
    &nixon_plays_the_china_card::CARD,
    &sadat_expels_soviets::CARD,
    &shuttle_diplomacy::CARD,
    &the_voice_of_america::CARD,
    &liberation_theology::CARD,
    &ussuri_river_skirmish::CARD,
    &ask_not_what_your_country_can_do_for_you::CARD,
    &alliance_for_progress::CARD,
    &africa_scoring::CARD,
    &one_small_step::CARD,
    &south_america_scoring::CARD,
    &che::CARD,
    &our_man_in_tehran::CARD,
];
