// What a game costs a person and a browser: clicks for a play, click to paint, how much moves by itself, the weight of the first
// load. Times are told and never asserted; `npm run measure` runs this alone.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answer, asked, begin, dice, housed, moved, shows, visitor } from './house.ts';
import { shifts, watchShifts } from './shifts.ts';

const house = housed();

/** The value below which so many percent of a sorted list lie. */
const percentile = (sorted: number[], percent: number) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;

test('a whole game moves less than 0.1 by itself; clicks for a play and click to paint are told', async () => {
  const { page, context, faults } = await visitor(house);
  await watchShifts(page);
  await page.addInitScript(() => {
    // From the click to the next paint, the longest event of each interaction; what is quicker than 16 ms is not reported.
    const paints = new Map<number, number>();
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { interactionId: number; duration: number }[]) {
        if (entry.interactionId > 0) paints.set(entry.interactionId, Math.max(paints.get(entry.interactionId) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await begin(page);
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  const pick = dice(1962);
  let clicks = 0;
  // Of these: “Done”, “Roll” and answers to a question, which a player may switch off.
  let confirmed = 0;
  while ((await asked(page)) === 'asked') {
    const before = await shows(page);
    const clicked = await answer(page, pick);
    if (!clicked) continue;
    clicks += 1;
    if (clicked === 'confirm') confirmed += 1;
    await moved(page, before);
  }
  const { alone, all, what } = await shifts(page);
  const reported = await page.evaluate(() => [...(window as unknown as { paints: Map<number, number> }).paints.values()]);
  const times = [...reported, ...Array.from({ length: Math.max(0, clicks - reported.length) }, () => 16)].sort((a, b) => a - b);
  const { plays, steps } = await page.evaluate(async (id) => {
    const view = (await (await fetch(`/api/tables/${id}`)).json()) as { table: { seats: { seat: string; mine: boolean }[] } };
    const mine = view.table.seats.find((seat) => seat.mine)!.seat;
    const { plays } = (await (await fetch(`/api/replays/${id}`)).json()) as { plays: { kind: { type: string; by?: string } }[] };
    // What this player decided, step by step: without any confirmation one click each.
    const record = await (await fetch(`/api/tables/${id}/record`)).text();
    const own = record.split('\n').filter((line) => line.startsWith(`${mine}: `));
    return {
      plays: plays.filter(({ kind }) => kind.by === mine || kind.type === 'headlines').length,
      steps: own.reduce((sum, line) => sum + line.trim().split(' ').length - 1, 0),
    };
  }, table);
  console.info(
    `a game: ${clicks} clicks for ${plays} plays (${(clicks / plays).toFixed(1)} a play), ${clicks - confirmed} of them without the confirmations, for ${steps} steps of the record; click to paint ${percentile(times, 50)} ms in the middle, ${percentile(times, 95)} ms for 95 of 100; layout shift ${alone.toFixed(3)} by itself, ${all.toFixed(3)} in all`,
  );
  expect(plays).toBeGreaterThan(0);
  expect(clicks - confirmed).toBeLessThanOrEqual(steps);
  expect(alone, what.join('\n')).toBeLessThan(0.1);
  expect(faults).toEqual([]);
  await context.close();
});

test('the first load weighs less than 300 KB compressed; how soon it can be used is told', async () => {
  const { page, context } = await visitor(house);
  let bytes = 0;
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    bytes += response.url().endsWith('.woff2') ? body.length : gzipSync(body).length;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(300_000);
  await context.close();
  // From the address to a button that can be pressed, each time in a browser that knows nothing yet.
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const fresh = await visitor(house);
    await fresh.page.goto('/', { waitUntil: 'commit' });
    times.push(
      await fresh.page.evaluate(
        () =>
          new Promise<number>((done) => {
            const look = () => (document.querySelector('[data-action="machine-twilight"]') ? done(performance.now()) : requestAnimationFrame(look));
            look();
          }),
      ),
    );
    await fresh.context.close();
  }
  times.sort((a, b) => a - b);
  console.info(`first load: ${Math.round(bytes / 1024)} KB compressed; interactive after ${Math.round(times[2]!)} ms (${Math.round(times[0]!)} to ${Math.round(times[4]!)})`);
});
