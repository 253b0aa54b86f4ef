// A frame in a few words, for the ribbon under the board and the list of what is new.
import type { LogLine, Moment, Roll } from '../protocol.ts';
import { t } from '../words.svelte.ts';
import type { Frame } from './frames.ts';

export interface Chip {
  /** What kind of thing it is. */
  cap: string;
  value: string;
  sub: string;
}

const signed = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`);
const rolled = ({ die, modifiers, total }: Roll) => [die, ...modifiers.map(({ change }) => signed(change))].join(' ') + (modifiers.length > 0 ? ` = ${total}` : '');

/** The sum of a roll, as the rulebook adds it. */
export function sum(moment: Moment): string {
  switch (moment.type) {
    case 'coup':
      return `${moment.die} + ${moment.points}${moment.modifiers.map(({ change }) => ` ${signed(change)}`).join('')} − 2 × ${moment.stability} = ${moment.result}`;
    case 'realignment':
    case 'contest':
      return `${t('seat-us')} ${rolled(moment.us)} : ${rolled(moment.ussr)} ${t('seat-ussr')}`;
    case 'war':
      return `${rolled(moment.roll)} (${t('web-show-needed', { n: moment.needed })})`;
    case 'space-roll':
      return `${moment.die} (${t('web-show-at-most', { n: moment.needed })})`;
    case 'trap-roll':
      return String(moment.die);
    default:
      return '';
  }
}

/** What a track did: “DEFCON 3 → 2”. */
function follows(moment: Moment): string {
  switch (moment.type) {
    case 'defcon':
      return `${t('term-defcon')} ${moment.from} → ${moment.to}`;
    case 'points':
      return moment.side ? `${t(`seat-${moment.side}`)} +${moment.points} ${t('term-vp')}` : `0 ${t('term-vp')}`;
    case 'military-ops':
      return `${t('term-military-operations')}: ${t(`seat-${moment.side}`)} ${moment.to}`;
    case 'space':
      return `${t('term-space-race')}: ${t(`seat-${moment.side}`)} ${moment.to}`;
    case 'effect-begins':
    case 'effect-acts':
      return moment.effect.name;
    case 'effect-ends':
      return t('web-show-ends', { what: moment.effect.name });
    case 'china':
      return t('term-china-card');
    default:
      return '';
  }
}

const told = (frame: Frame, log: LogLine[]) => frame.lines.map((line) => log[line]?.text ?? '').join('. ');

/** A frame in words; dice and marks on countries are drawn beside them. */
export function chip(frame: Frame, log: LogLine[]): Chip {
  const cap = t(`web-show-${frame.kind}`);
  const [first] = frame.moments;
  switch (frame.kind) {
    case 'card': {
      const played = frame.moments.find((moment) => moment.type === 'card');
      const points = frame.moments.find((moment) => moment.type === 'operations');
      const use = played ? t(`web-use-${played.usage}`) : t('term-headline');
      return { cap, value: frame.card ? t(`card-${frame.card}`) : '', sub: points ? `${use} · ${points.points}` : use };
    }
    case 'headlines':
      return { cap, value: frame.moments.flatMap((moment) => (moment.type === 'headline-turned' ? [t(`card-${moment.card}`)] : [])).join(' · '), sub: '' };
    case 'event': {
      const barred = frame.moments.find((moment) => moment.type === 'no-event');
      return { cap, value: frame.card ? t(`card-${frame.card}`) : '', sub: barred ? barred.barred.text : '' };
    }
    case 'die': {
      const place = frame.countries[0];
      return { cap: place ? t(`country-${place}`) : cap, value: '', sub: first ? sum(first) : '' };
    }
    case 'follows': {
      const all = frame.moments.map(follows).filter(Boolean);
      return { cap, value: all[0] ?? told(frame, log), sub: all.slice(1).join(' · ') };
    }
    case 'score': {
      const gain = frame.moments.find((moment) => moment.type === 'points');
      return { cap, value: frame.card ? t(`card-${frame.card}`) : t('term-final-scoring'), sub: gain ? follows(gain) : '' };
    }
    case 'change':
      return { cap, value: '', sub: frame.countries.length > 3 ? t('web-show-countries', { n: frame.countries.length }) : '' };
    default:
      return { cap, value: told(frame, log), sub: '' };
  }
}
