// The drawing: everything has its place, nothing lies on anything else, and the keyboard reaches every country.
import { expect, test } from 'vitest';
import { countries, country, HALF, landPath, links, neighbours, regions, step } from '../../src/lib/board/data.ts';

test('there are 84 countries, each in one region', () => {
  expect(countries).toHaveLength(84);
  expect(regions.flatMap((region) => region.countries).sort()).toEqual(countries.map((c) => c.id).sort());
});

test('no two boxes overlap', () => {
  for (const a of countries) {
    for (const b of countries) {
      if (a.id >= b.id) continue;
      const apart = Math.abs(a.x - b.x) >= 2 * HALF.w || Math.abs(a.y - b.y) >= 2 * HALF.h;
      expect(apart, `${a.id} and ${b.id}`).toBe(true);
    }
  }
});

test('every link joins two things that are drawn', () => {
  for (const link of links) {
    expect(country.has(link.a) || link.a === 'us' || link.a === 'ussr', link.a).toBe(true);
    expect(country.has(link.b), link.b).toBe(true);
  }
});

test('the arrow keys lead from any country to any other', () => {
  const reached = new Set(['west-germany']);
  const open = ['west-germany'];
  while (open.length > 0) {
    const here = country.get(open.pop()!)!;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = step(here, key);
      if (next && !reached.has(next.id)) {
        reached.add(next.id);
        open.push(next.id);
      }
    }
  }
  expect(countries.filter((c) => !reached.has(c.id)).map((c) => c.id)).toEqual([]);
});

test('an arrow key follows a link where one points that way', () => {
  expect(step(country.get('norway')!, 'ArrowRight')?.id).toBe('sweden');
  expect(neighbours('sweden').map((c) => c.id)).toContain('denmark');
});

test('the land is drawn from its run lengths', () => {
  expect(landPath().startsWith('M5.5 118h0')).toBe(true);
  expect(landPath().match(/h0/g)).toHaveLength(9318);
});
