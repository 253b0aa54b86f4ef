// What makes the clocks of a table stand still, in sentences.
import type { TableView } from '../protocol.ts';
import { t, words } from '../words.svelte.ts';

/** A time as one says until when somebody is away: `November 23 at 1:00 AM`. */
export function until(at: number): string {
  return new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(at);
}

/** Each reason once; none where the clocks run, or where there are none. */
export function rests(whole: TableView): string[] {
  const now = Date.now();
  const said = whole.clocks.flatMap(({ seat, rest }) => {
    if (!rest) return [];
    if (rest.type === 'paused' || rest.type === 'missing') return [t(`web-rest-${rest.type}`)];
    if (rest.type === 'weekend') return [t('web-rest-weekend', { until: until(now + rest.ms) })];
    const there = whole.table.seats.find((one) => one.seat === seat);
    if (there?.mine) return [t('web-rest-vacation-own', { until: until(now + rest.ms) })];
    return there?.sitter.type === 'person' ? [t('web-rest-vacation', { name: there.sitter.name, until: until(now + rest.ms) })] : [];
  });
  return [...new Set(said)];
}
