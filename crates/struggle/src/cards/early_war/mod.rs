//! The Early War cards.

use super::Card;

mod arab_israeli_war;
mod asia_scoring;
mod blockade;
mod captured_nazi_scientist;
mod cia_created;
mod comecon;
mod containment;
mod de_gaulle_leads_france;
mod de_stalinization;
mod decolonization;
mod defectors;
mod duck_and_cover;
mod east_european_unrest;
mod europe_scoring;
mod fidel;
mod five_year_plan;
mod formosan_resolution;
mod independent_reds;
mod indo_pakistani_war;
mod korean_war;
mod marshall_plan;
mod middle_east_scoring;
mod nasser;
mod nato;
mod norad;
mod nuclear_test_ban;
mod olympic_games;
mod red_scare_purge;
mod romanian_abdication;
mod socialist_governments;
mod special_relationship;
mod suez_crisis;
mod the_cambridge_five;
mod the_china_card;
mod truman_doctrine;
mod un_intervention;
mod us_japan_mutual_defense_pact;
mod vietnam_revolts;
mod warsaw_pact_formed;

pub(super) const CARDS: [&Card; 39] = [
    &asia_scoring::CARD,
    &europe_scoring::CARD,
    &middle_east_scoring::CARD,
    &duck_and_cover::CARD,
    &five_year_plan::CARD,
    &the_china_card::CARD,
    &socialist_governments::CARD,
    &fidel::CARD,
    &vietnam_revolts::CARD,
    &blockade::CARD,
    &korean_war::CARD,
    &romanian_abdication::CARD,
    &arab_israeli_war::CARD,
    &comecon::CARD,
    &nasser::CARD,
    &warsaw_pact_formed::CARD,
    &de_gaulle_leads_france::CARD,
    &captured_nazi_scientist::CARD,
    &truman_doctrine::CARD,
    &olympic_games::CARD,
    &nato::CARD,
    &independent_reds::CARD,
    &marshall_plan::CARD,
    &indo_pakistani_war::CARD,
    &containment::CARD,
    &cia_created::CARD,
    &us_japan_mutual_defense_pact::CARD,
    &suez_crisis::CARD,
    &east_european_unrest::CARD,
    &decolonization::CARD,
    &red_scare_purge::CARD,
    &un_intervention::CARD,
    &de_stalinization::CARD,
    &nuclear_test_ban::CARD,
    &formosan_resolution::CARD,
    &defectors::CARD,
    &the_cambridge_five::CARD,
    &special_relationship::CARD,
    &norad::CARD,
];
