// A position saved as a picture, a play and a turn as a film: by the browser alone, with a way to give up.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, housed, picture, visitor } from './house.ts';

const house = housed();

/** What is in the file that a button saves. */
async function saved(page: Page, what: string): Promise<{ name: string; bytes: Buffer }> {
  await page.locator('[data-action="save"]').click();
  // A film takes as long as it lasts, and longer on a slow machine.
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 240_000 }), page.locator(`[data-save="${what}"]`).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Width and height as the head of a PNG tells them, after its sign. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** Plays a film in a page of its own; gives its size, how many frames it has, and how much its first and last picture differ. */
async function watched(context: BrowserContext, bytes: Buffer): Promise<{ wide: number; high: number; frames: number; differ: number }> {
  const page = await context.newPage();
  await page.goto('about:blank');
  const seen = await page.evaluate(async (coded) => {
    const video = Object.assign(document.createElement('video'), { muted: true, src: `data:video/webm;base64,${coded}` });
    const shot = (): Uint8ClampedArray => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 190 });
      const brush = canvas.getContext('2d')!;
      brush.drawImage(video, 0, 0, 320, 190);
      return brush.getImageData(0, 0, 320, 190).data;
    };
    await new Promise((ready, failed) => {
      video.oncanplay = ready;
      video.onerror = () => failed(new Error(video.error?.message));
    });
    const first = shot();
    const ended = new Promise((over) => (video.onended = over));
    await video.play();
    await ended;
    const last = shot();
    return {
      wide: video.videoWidth,
      high: video.videoHeight,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      differ: first.filter((value, i) => Math.abs(value - last[i]!) > 60).length,
    };
  }, bytes.toString('base64'));
  await page.close();
  return seen;
}

test('a position is saved as a picture of the whole board, in the colours and typefaces of the page', async () => {
  const { page, context, faults } = await visitor(house, { acceptDownloads: true });
  const pictures: Buffer[] = [];
  for (const at of ['6.1', '6.2']) {
    await page.goto(`/replay/tournament?at=${at}`);
    await page.waitForSelector(`.replay[data-shows="${at}"]`);
    const { name, bytes } = await saved(page, 'picture');
    expect(name).toBe(`detente-tournament-${at}.png`);
    expect(pngSize(bytes)).toEqual([1920, 1138]);
    pictures.push(bytes);
  }
  // Influence that came is seen, so the two are not the same.
  expect(pictures[0]!.equals(pictures[1]!)).toBe(false);
  // The blue and the red of the two sides are on it.
  const counted = await page.evaluate(async (coded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${coded}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const brush = canvas.getContext('2d')!;
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, image.width, image.height);
    const colours = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    const named = (variable: string) => {
      const hex = getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
      return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(',');
    };
    const foot = ((image.height - 12) * image.width + image.width / 2) * 4;
    return {
      counts: ['--us', '--ussr', '--sea', '--paper'].map((variable) => colours.get(named(variable)) ?? 0),
      foot: `${data[foot]},${data[foot + 1]},${data[foot + 2]}` === named('--paper'),
    };
  }, pictures[0]!.toString('base64'));
  expect(Math.min(...counted.counts)).toBeGreaterThan(300);
  // Seal and die are as large as they are meant to be, and cover nothing.
  expect(counted.foot).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test('a play is saved as a film that shows its moments', async () => {
  const { page, context, faults } = await visitor(house, { acceptDownloads: true });
  await page.goto('/replay/tournament?at=6.0');
  await page.waitForSelector('.replay[data-shows="6.0"]');
  const { name, bytes } = await saved(page, 'play');
  expect(name).toBe('detente-tournament-6.webm');
  const film = await watched(context, bytes);
  expect([film.wide, film.high]).toEqual([1280, 758]);
  // Four moments, each for a while.
  expect(film.frames).toBeGreaterThanOrEqual(4);
  expect(film.differ).toBeGreaterThan(200);
  // What was shown before is shown still.
  expect(await page.locator('.replay').getAttribute('data-shows')).toBe('6.0');
  expect(faults).toEqual([]);
  await context.close();
});

test('the recording of a turn says how far it is, and can be given up', async () => {
  const { page, context, faults } = await visitor(house, { acceptDownloads: true, viewport: { width: 390, height: 844 } });
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.goto('/replay/tournament?at=6.0');
  await page.waitForSelector('.replay[data-shows="6.0"]');
  await page.locator('[data-action="save"]').click();
  await picture(page, 'save-phone');
  await page.locator('[data-save="turn"]').click();
  await page.waitForFunction(() => Number(document.querySelector('progress')?.getAttribute('data-done')) > 0);
  await picture(page, 'save-recording');
  await page.locator('[data-save="cancel"]').click();
  await page.waitForSelector('[data-save="picture"]');
  expect(await page.locator('dialog [role="alert"]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(await page.locator('.studio').count()).toBe(0);
  expect(downloads).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a round of Guerra Fría is a picture and a film too', async () => {
  const { page, context, faults } = await visitor(house, { acceptDownloads: true });
  await page.goto('/');
  await page.locator('[data-action="machine-guerra-fria"]').click();
  await asked(page);
  const id = page.url().split('/').at(-1)!.split('?')[0]!;
  await page.locator('[data-more="menu"]').click();
  await page.locator('.list .btn').last().click();
  await page.locator('dialog [data-action="confirm"]').click();
  await page.waitForSelector(`a[href="/replay/${id}"]`);
  await page.goto(`/replay/${id}`);
  await page.waitForSelector('.replay');
  const { bytes } = await saved(page, 'picture');
  expect(pngSize(bytes)).toEqual([1080, 1248]);
  const film = await watched(context, (await saved(page, 'turn')).bytes);
  expect([film.wide, film.high]).toEqual([720, 832]);
  expect(film.frames).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
