//! The Late War cards.

use super::Card;

mod aldrich_ames_remix;
mod an_evil_empire;
mod awacs_sale_to_saudis;
mod chernobyl;
mod glasnost;
mod iran_contra_scandal;
mod iran_iraq_war;
mod iranian_hostage_crisis;
mod latin_american_debt_crisis;
mod marine_barracks_bombing;
mod north_sea_oil;
mod ortega_elected_in_nicaragua;
mod pershing_ii_deployed;
mod reagan_bombs_libya;
mod solidarity;
mod soviets_shoot_down_kal_007;
mod star_wars;
mod tear_down_this_wall;
mod terrorism;
mod the_iron_lady;
mod the_reformer;
mod wargames;
mod yuri_and_samantha;

pub(super) const CARDS: [&Card; 23] = [
    &iranian_hostage_crisis::CARD,
    &the_iron_lady::CARD,
    &reagan_bombs_libya::CARD,
    &star_wars::CARD,
    &north_sea_oil::CARD,
    &the_reformer::CARD,
    &marine_barracks_bombing::CARD,
    &soviets_shoot_down_kal_007::CARD,
    &glasnost::CARD,
    &ortega_elected_in_nicaragua::CARD,
    &terrorism::CARD,
    &iran_contra_scandal::CARD,
    &chernobyl::CARD,
    &latin_american_debt_crisis::CARD,
    &tear_down_this_wall::CARD,
    &an_evil_empire::CARD,
    &aldrich_ames_remix::CARD,
    &pershing_ii_deployed::CARD,
    &wargames::CARD,
    &solidarity::CARD,
    &iran_iraq_war::CARD,
    &yuri_and_samantha::CARD,
    &awacs_sale_to_saudis::CARD,
];
