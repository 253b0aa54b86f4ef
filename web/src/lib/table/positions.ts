// Where the board stood at a moment: moments say what was before and after, so that they can be done and undone.
import type { CountryState, EffectState, GuerraFriaView, Holding, MissileCount, Moment, PlayKind, TwilightView } from '../protocol.ts';

function withCountry(countries: CountryState[], id: string, held: Holding): CountryState[] {
  const others = countries.filter((country) => country.id !== id);
  return held.us === 0 && held.ussr === 0 ? others : [...others, { id, ...held }];
}

const withEffect = (effects: EffectState[], effect: EffectState) => [...effects.filter(({ id }) => id !== effect.id), effect];
const withoutEffect = (effects: EffectState[], effect: EffectState) => effects.filter(({ id }) => id !== effect.id);

/** The view after a moment, or before it. */
export function moved(view: TwilightView, moment: Moment, way: 'done' | 'undone'): TwilightView {
  const done = way === 'done';
  switch (moment.type) {
    case 'country':
      return { ...view, countries: withCountry(view.countries, moment.country, done ? moment.after : moment.before) };
    case 'defcon':
      return { ...view, defcon: done ? moment.to : moment.from };
    case 'points':
      return { ...view, vp: done ? moment.to : moment.from };
    case 'military-ops':
      return { ...view, militaryOps: { ...view.militaryOps, [moment.side]: done ? moment.to : moment.from } };
    case 'space':
      return { ...view, space: { ...view.space, [moment.side]: done ? moment.to : moment.from } };
    case 'china':
      return { ...view, china: done ? moment.to : moment.from };
    case 'chinese-civil-war':
      return { ...view, chineseCivilWar: done ? moment.to : moment.from };
    case 'effect-begins':
      return { ...view, effects: done ? withEffect(view.effects, moment.effect) : withoutEffect(view.effects, moment.effect) };
    case 'effect-ends':
      return { ...view, effects: done ? withoutEffect(view.effects, moment.effect) : withEffect(view.effects, moment.effect) };
    default:
      return view;
  }
}

/** The view in a play: its turn, its round, whose it is. */
export function during(view: TwilightView, kind: PlayKind): TwilightView {
  switch (kind.type) {
    case 'action-round':
      return { ...view, turn: kind.turn, round: kind.round, phasing: kind.by, phase: 'action-round' };
    case 'headlines':
    case 'headline':
      return { ...view, turn: kind.turn, round: 0, phase: 'headline' };
    case 'turn-begins':
      return { ...view, turn: kind.turn, round: 0, phase: 'deal' };
    case 'end-of-turn':
      return { ...view, turn: kind.turn };
    default:
      return view;
  }
}

/** What DEFCON closes, as it was at a level: that of whichever of two views stood there. */
export function closedAs(view: TwilightView, ...known: TwilightView[]): TwilightView {
  const same = known.find((other) => other.defcon === view.defcon);
  return same ? { ...view, closed: same.closed, requiredMilitaryOps: same.requiredMilitaryOps } : view;
}

function withMissiles(view: GuerraFriaView, by: string, count: MissileCount): GuerraFriaView {
  const total = count.attack.reduce((sum, marker) => sum + marker.missiles, count.reserve);
  return { ...view, arsenals: view.arsenals.map((arsenal) => (arsenal.player === by ? { ...arsenal, ...count, total } : arsenal)) };
}

/** The same for Guerra Fría: missiles, and the cards that lie open. */
export function movedGf(view: GuerraFriaView, moment: Moment, way: 'done' | 'undone'): GuerraFriaView {
  switch (moment.type) {
    case 'missiles':
      return withMissiles(view, moment.by, way === 'done' ? moment.after : moment.before);
    case 'revealed': {
      const others = view.revealed.filter(({ player }) => player !== moment.by);
      return { ...view, revealed: way === 'done' ? [...others, { player: moment.by, cards: moment.cards, null: null }] : others };
    }
    case 'nullified':
      return { ...view, revealed: view.revealed.map((each) => (each.player === moment.by ? { ...each, null: way === 'done' ? moment.text : null } : each)) };
    default:
      return view;
  }
}
