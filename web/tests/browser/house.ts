// A server of one's own for a test, browsers to visit it, and hands that only click.
//
// The program is `DETENTE_BIN`, else the newest `target/{debug,release}/detente`; the browser is Debian's Chromium, or
// `CHROMIUM`. `cargo xtask test` sees to both.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export const root = join(import.meta.dirname, '../../..');

export function program(): string {
  const named = process.env['DETENTE_BIN'];
  if (named) return named;
  const built = ['debug', 'release'].map((kind) => join(root, 'target', kind, 'detente')).filter(existsSync);
  built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) throw new Error('no built program: cargo build -p detente-cli');
  return built[0];
}

/** The programs of the pages are those of an older bundle (`cargo xtask` says so): no use in testing them by the code of today. */
export function outdated(): boolean {
  const old = process.env['DETENTE_OLD_PROGRAMS'] === '1';
  if (old) console.log('SKIPPED: the programs of the page are older than the code, and there is no compiler for the browser here');
  return old;
}

/** All visitors of a test come from one address, one after the other within seconds: they have the room of a crowd. */
export const CROWD = ['[rates]', ...['guests', 'logins', 'created', 'settings'].map((rate) => `${rate} = { burst = 500, per-second = 10 }`), ''].join('\n');

class House {
  /** The browser that visits it. */
  browser!: Browser;
  private server: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'detente-test-'));
  private port = 0;
  url = '';

  /** With further words for `detente serve`. */
  constructor(private readonly words: string[]) {}

  /** Starts the server; after the first time on the same port. */
  async open(): Promise<void> {
    const words = [...this.words];
    if (!words.includes('--config')) {
      const settings = join(this.data, 'detente.toml');
      writeFileSync(settings, CROWD);
      words.push('--config', settings);
    }
    const server = spawn(program(), ['serve', '--addr', `127.0.0.1:${this.port}`, '--data', this.data, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.server = server;
    this.url = await new Promise<string>((found, failed) => {
      let said = '';
      const hear = (bytes: Buffer) => {
        said += bytes.toString();
        const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (address) {
          this.port = Number(address[1]);
          found(address[0]);
        }
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Ends the server at once, as a power cut would. */
  async kill(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server || server.exitCode !== null) return;
    await new Promise<void>((gone) => {
      server.once('exit', () => gone());
      server.kill('SIGKILL');
    });
  }

  /** `detente admin` on the data of this house. */
  async admin(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(program(), ['admin', ...args, '--data', this.data]);
    return stdout;
  }

  /** Other words in the database behind the server's back, as another version of the program would leave them; they are as long. */
  async falsify(before: string, after: string): Promise<void> {
    await this.kill();
    const file = join(this.data, 'detente.db');
    // Until everything lies in the one file.
    do await this.admin('vacuum');
    while (existsSync(`${file}-wal`));
    const bytes = readFileSync(file);
    let found = 0;
    for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at)) {
      bytes.write(after, at);
      found++;
    }
    if (found === 0) throw new Error(`“${before}” is nowhere in the database`);
    writeFileSync(file, bytes);
    await this.open();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A house for the tests of a file: open before them, closed after them. */
export function housed(...words: string[]): House {
  const house = new House(words);
  beforeAll(async () => {
    await house.open();
    house.browser = await browse();
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.close();
  });
  return house;
}

export async function browse(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A request of the page's own. */
export const post = <T = { id: string }>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(async ([path, body]) => {
    const answer = await fetch(`/api${path as string}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    return (await answer.json()) as T;
  }, [path, body]);

/** A name with a password. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="password"]').fill('correct horse');
  await page.locator('[data-action="register"]').click();
  await page.getByText(`Welcome, ${name}.`).waitFor();
}

let people = 0;

/** A name that nobody has registered yet, not even a first try of the same test. */
export const someone = (name: string): string => `${name} ${++people}`;

/** A new visitor with nothing but an empty browser. Faults on the page fail the test through `faults`. */
export async function visitor(house: Pick<House, 'browser' | 'url'>, options: BrowserContextOptions = {}, settings: object = { motion: 'none' }): Promise<Visitor> {
  const context = await house.browser.newContext({ baseURL: house.url, viewport: { width: 1280, height: 720 }, locale: 'en', ...options });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('detente-settings')) localStorage.setItem('detente-settings', kept);
  }, JSON.stringify(settings));
  // A machine that is busy with something else is slow, and nothing here is about speed.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  faults: string[];
}

/** Where a picture goes: `docs/screenshots` if `SCREENSHOTS` asks for it, else a folder that git ignores. */
function place(name: string): string {
  const folder = process.env['SCREENSHOTS'] ? join(root, 'docs/screenshots') : join(root, 'web/screenshots');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.png`);
}

/** A picture for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: place(name) });
}

/** Several pictures as one, two beside each other, in the order of reading. */
export async function strip(context: BrowserContext, shots: Buffer[], name: string): Promise<void> {
  const page = await context.newPage();
  await page.setContent(`<body style="margin:0;display:grid;grid-template-columns:1fr 1fr;gap:8px;background:#1c2530">${shots.map((shot) => `<img style="width:100%" src="data:image/png;base64,${shot.toString('base64')}">`).join('')}</body>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: place(name), fullPage: true });
  await page.close();
}

/** Numbers that are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Waits until something is asked of this visitor or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  await page.waitForFunction(
    () =>
      document.querySelector('dialog[open]') !== null ||
      document.querySelector('.country.legal, .card.playable, .decision.mine [data-action]:not([data-action="undo"], [data-action="start-over"]), .choosing [data-action]') !== null ||
      document.querySelector('.table a[href*="/replay/"], dialog a[href*="/replay/"]') !== null,
    undefined,
    { timeout: 240_000 },
  );
  return (await page.locator('.table a[href*="/replay/"], dialog a[href*="/replay/"]').count()) > 0 ? 'over' : 'asked';
}

/** One answer at a table of Twilight Struggle, by clicking something that is lit. Gives what was clicked. */
export async function answer(page: Page, pick: (below: number) => number, careful = false): Promise<string> {
  // A play that lies complete is told, and a question about it answered.
  const confirm = page.locator('[data-action="confirm"]:visible');
  if ((await confirm.count()) > 0) {
    await confirm.first().click();
    return 'confirm';
  }
  const lit = await page.evaluate(() => {
    // On a phone the map shows a part of the world, and a country outside it cannot be touched.
    const shown = (element: Element) => {
      const box = element.getBoundingClientRect();
      const map = element.closest('.board')?.getBoundingClientRect();
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      return element.getClientRects().length > 0 && (!map || (x > map.left && x < map.right && y > map.top && y < map.bottom));
    };
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].filter(shown).map((element) => `${name}=${element.getAttribute(name)}`);
    return {
      countries: all('.country.legal', 'data-country'),
      cards: all('.card.playable', 'data-card'),
      words: all('.decision [data-action]', 'data-action').filter((word) => !/=(undo|start-over)$/.test(word)),
      elsewhere: document.querySelectorAll('.country.legal').length,
    };
  });
  if (lit.countries.length === 0 && lit.elsewhere > 0) {
    await page.locator('.regions button:has(small):visible').first().click();
    return '';
  }
  const pool = lit.countries.length > 0 ? lit.countries : lit.cards.length > 0 ? lit.cards : lit.words;
  if (pool.length === 0) return '';
  const calm = careful ? pool.filter((one) => /scoring$|=influence$/.test(one)) : [];
  const best = calm.length > 0 ? calm : pool;
  const [name, value] = best[pick(best.length)]!.split('=') as [string, string];
  await page.locator(`[${name}="${value}"]:visible`).first().click();
  return value;
}

/** Waits until what the table shows is another version, or it asks back. */
export async function moved(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (version) => document.querySelector('[data-version]')?.getAttribute('data-version') !== version || document.querySelector('dialog[open], .decision.asks') !== null,
    before,
  );
}

/** Which turn it is. */
export async function turn(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-turn]')?.getAttribute('data-turn')));
}

/** A game against the computer, begun from the first screen. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[data-action="machine-twilight"]').click();
  await asked(page);
}

/** The table's version of what it shows, to see that a click had an effect. */
export async function shows(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('[data-version]')?.getAttribute('data-version') ?? '');
}

/** Answers until the game is over, or so many times. */
export async function play(page: Page, pick: (below: number) => number, most = Infinity): Promise<'over' | 'asked'> {
  for (let n = 0; n < most; n++) {
    // A click counts once the server has answered it, or asks about it.
    if ((await asked(page)) === 'over') return 'over';
    const before = await shows(page);
    const clicked = await answer(page, pick);
    // The question was answered meanwhile: `asked` waits for the next one.
    if (!clicked) continue;
    await moved(page, before).catch(async (error: unknown) => {
      await picture(page, 'stuck');
      throw new Error(`nothing followed the click on “${clicked}”`, { cause: error });
    });
  }
  return 'asked';
}

/** A game of one's own against the computer, made without the form: for whoever needs certain options. */
export async function seated(page: Page, wish: { game: string; seats: string[]; options: string[] }): Promise<void> {
  await page.goto('/rules/twilight');
  const table = await page.evaluate(async ({ game, seats, options }) => {
    const post = async (path: string, body: object) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
    await post('/api/guest', { name: '' });
    const sitters = seats.map((seat) => (seat === 'me' ? { type: 'me' } : { type: 'bot', level: seat }));
    return ((await post('/api/tables', { game, seats: sitters, options })) as { id: string }).id;
  }, wish);
  await page.goto(`/table/${table}`);
}

/** The shortest games there are: the Late War, and a Guerra Fría of three rounds. */
export const LATE_WAR = { game: 'twilight', seats: ['me', 'random'], options: ['late-war'] };
export const THREE_ROUNDS = { game: 'guerra-fria', seats: ['me', 'random', 'random', 'random'], options: ['max-rounds=3'] };

/** Tab, until what has the focus is one of these. */
export async function reach(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 150; n++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}
