// Keeps the files of this folder for when there is no network. A new version is fetched whole before it takes the place of the old
// one, and it takes that place when the page says so: nobody plays with half of each.
const version = 'VERSION';
const files = ['FILES'];
const name = `detente-${version}`;
/** The networks have the digest of their content in their names and outlive versions of the rest. */
const large = 'detente-network';

addEventListener('install', (event) => {
  // Past the browser's own cache: a server may let it keep an old file for any time.
  const fetched = files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(fetched)));
});

addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((one) => one.startsWith('detente-') && one !== name && one !== large).map((one) => caches.delete(one)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

/** The first page goes by two names. */
const first = new URL('./', self.registration.scope).href;

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(name);
  const address = new URL(request.url);
  const wanted = address.href.split(/[?#]/)[0] === `${first}index.html` ? first : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (kept) return kept;
  if (!address.pathname.endsWith('.net')) return fetch(request);
  const networks = await caches.open(large);
  const there = await networks.match(request);
  if (there) return there;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const copy = fresh.clone();
    const keep = async () => {
      // An older one of the same name goes: `learned-a1b2c3.net` for `learned-d4e5f6.net`.
      const stem = (one) => one.url.replace(/-[^-/]*\.net$/, '');
      for (const old of await networks.keys()) if (stem(old) === stem(request)) await networks.delete(old);
      await networks.put(request, copy);
    };
    // Whoever waits for it sees it come meanwhile. A full disk is no reason not to play.
    event.waitUntil(keep().catch(() => undefined));
  }
  return fresh;
}

addEventListener('fetch', (event) => {
  const own = new URL(event.request.url).href.startsWith(self.registration.scope);
  if (event.request.method === 'GET' && own) event.respondWith(answer(event));
});
