// One notices from elsewhere that it is one's turn: title and icon of the tab, a sound, a notice; and what somebody offers.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answer, asked, dice, housed, moved, picture, shows, visitor, type Visitor } from './house.ts';

// A push service on this very machine may be called.
const house = housed('--allow-private-webhooks');

/** Two people at a table, the host as the US; the USSR is asked first. */
async function two(settings: object = { motion: 'none' }): Promise<{ host: Visitor; guest: Visitor }> {
  const host = await visitor(house, {}, settings);
  await host.context.grantPermissions(['notifications']);
  await host.context.addInitScript(() => {
    // Which notices the page asks its worker for; a browser without a screen shows none.
    const seen = window as unknown as { notices: string[]; sounds: number };
    seen.notices = [];
    seen.sounds = 0;
    ServiceWorkerRegistration.prototype.showNotification = function (title: string, options?: NotificationOptions) {
      seen.notices.push(`${title}: ${options?.body} ${String(options?.data)}`);
      return Promise.resolve();
    };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        seen.sounds += 1;
      }
    };
  });
  await host.page.goto('/new/twilight?friend=1');
  await host.page.locator('label:has(input[value="us"])').click();
  await host.page.locator('[data-action="start"]').click();
  await host.page.waitForURL('**/table/**');
  const guest = await visitor(house);
  await guest.page.goto(host.page.url());
  await guest.page.locator('[data-action="join-ussr"]').click();
  await host.page.locator('[data-action="start"]:enabled').click();
  await asked(guest.page);
  return { host, guest };
}

/** The guest places what the set-up asks for, and then it is for the host. */
async function setUp({ page }: Visitor): Promise<void> {
  const pick = dice(5);
  for (let n = 0; n < 30; n++) {
    const before = await shows(page);
    // Nothing is lit any more.
    if (!(await answer(page, pick))) return;
    await moved(page, before);
  }
}

test('title and icon of the tab count the turns that are awaited; a sound and a notice tell of a new one', async () => {
  const { host, guest } = await two({ motion: 'none', sound: true, notices: true });
  const table = new URL(host.page.url()).pathname;
  await guest.page.waitForFunction(() => document.title === '(1) Détente');
  expect(await host.page.title()).toBe('Détente');
  // The host looks at something else, in another tab.
  await host.page.goto('/rules/twilight');
  await host.page.waitForSelector('main h1');
  await host.page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await setUp(guest);
  await host.page.waitForFunction(() => document.title.startsWith('(1) '));
  expect(await host.page.locator('link[rel="icon"]').getAttribute('href')).toContain(encodeURIComponent('>1</text>'));
  await host.page.waitForFunction(() => (window as unknown as { notices: string[] }).notices.length === 1);
  expect(await host.page.evaluate(() => (window as unknown as { notices: string[] }).notices)).toEqual([`Détente: Your turn ${table}`]);
  expect(await host.page.evaluate(() => (window as unknown as { sounds: number }).sounds)).toBe(1);
  expect(await host.page.locator('nav .count').innerText()).toBe('1');
  await host.page.waitForFunction(() => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true));
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('sound and notices are off until they are switched on', async () => {
  const { host, guest } = await two();
  await host.page.goto('/rules/twilight');
  await host.page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await setUp(guest);
  await host.page.waitForFunction(() => document.title.startsWith('(1) '));
  const seen = await host.page.evaluate(() => {
    const { notices, sounds } = window as unknown as { notices: string[]; sounds: number };
    return [notices.length, sounds];
  });
  expect(seen).toEqual([0, 0]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('talk that was not read is counted at its tab, and an offer stands in a bar of its own', async () => {
  const { host, guest } = await two();
  await guest.page.locator('[data-tab="chat"]').click();
  await guest.page.locator('.side form input').fill('Good luck');
  await guest.page.keyboard.press('Enter');
  await host.page.waitForSelector('[data-tab="chat"] small:has-text("1")');
  await host.page.locator('[data-tab="chat"]').click();
  await host.page.waitForSelector('[data-tab="chat"] small', { state: 'detached' });
  await guest.page.locator('[data-more="menu"]:visible').click();
  await guest.page.locator('text=Offer a draw').click();
  await host.page.waitForSelector('.offers [data-more="accept"]');
  await picture(host.page, 'offer');
  await host.page.locator('.offers [data-more="decline"]').click();
  await guest.page.waitForSelector('.offers .declined');
  await guest.page.locator('.offers [data-more="read"]').click();
  await guest.page.waitForSelector('.offers', { state: 'detached' });
  expect([...host.faults, ...guest.faults]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('a browser that asked for it is woken when no page is open, and its worker says whose turn it is', async () => {
  const pushes: IncomingHttpHeaders[] = [];
  const service = createServer((request, response) => {
    pushes.push(request.headers);
    response.writeHead(201).end();
  });
  await new Promise<void>((open) => service.listen(0, '127.0.0.1', open));
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/host`;
  const { host, guest } = await two({ motion: 'none' });
  const table = new URL(host.page.url()).pathname;
  // The push service of the browser itself is out of reach here; this one stands in for it.
  await host.context.addInitScript((at) => {
    const subscription = { endpoint: at, unsubscribe: () => Promise.resolve(true) };
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = (options) => {
      Object.assign(window, { subscribed: options });
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
  }, endpoint);
  await host.page.goto('/settings');
  const choice = (label: string, value: 'on' | 'off') => host.page.locator(`[role="radiogroup"][aria-label="${label}"] label`).nth(value === 'on' ? 0 : 1);
  expect(await choice('Also when no page is open', 'on').count()).toBe(0);
  await choice('Browser notifications', 'on').click();
  await choice('Also when no page is open', 'on').click();
  await host.page.waitForFunction(() => (JSON.parse(localStorage.getItem('detente-settings') ?? '{}') as { away?: boolean }).away === true);
  const key = await host.page.evaluate(() => (window as unknown as { subscribed: { applicationServerKey: string } }).subscribed.applicationServerKey);
  await picture(host.page, 'settings-notices');
  // Nobody is there any more when it becomes the host's turn.
  await host.page.goto('/api/openapi.json');
  await setUp(guest);
  await expect.poll(() => pushes.length, { timeout: 60_000 }).toBe(1);
  expect(pushes[0]!['content-length']).toBe('0');
  expect(pushes[0]!.authorization).toMatch(new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${key}$`));
  // The push arrives at the worker, which asks whose turn it is.
  await host.page.goto('/cards');
  const worker = host.context.serviceWorkers()[0] ?? (await host.context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { told: string[]; registration: ServiceWorkerRegistration };
    scope.told = [];
    scope.registration.showNotification = (title, options) => {
      scope.told.push(`${title}: ${options?.body} ${String(options?.data)}`);
      return Promise.resolve();
    };
  });
  const devtools = await host.context.newCDPSession(host.page);
  const registration = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && found(registrations[0].registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId: await registration, data: '' });
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as { told: string[] }).told), { timeout: 30_000 }).toEqual([`Détente: Your turn ${table}`]);
  // Switched off again, the server forgets the address.
  await host.page.goto('/settings');
  const forgotten = host.page.waitForRequest('**/api/push/off*');
  await host.page.evaluate((at) => {
    PushManager.prototype.getSubscription = () => Promise.resolve({ endpoint: at, unsubscribe: () => Promise.resolve(true) } as unknown as PushSubscription);
  }, endpoint);
  await choice('Also when no page is open', 'off').click();
  expect((await forgotten).postDataJSON()).toEqual({ endpoint });
  expect([...host.faults, ...guest.faults]).toEqual([]);
  service.close();
  await Promise.all([host, guest].map(({ context }) => context.close()));
});
