// Keeps the files of this folder for when there is no network. A new version is fetched before it takes the place of the old one, each
// file of it is what the build has made, and it takes that place when the page says so: nobody plays with half of each.
const version = 'VERSION';
/** Every file with the SHA-256 of its content. */
const files = { FILES: '' };
/** The folder is part of the names: another copy on the same host keeps its own. */
const scope = self.registration.scope;
const name = `detente ${scope} ${version}`;
/** The networks have the digest of their content in their names and outlive versions of the rest. */
const large = `detente ${scope} networks`;

async function digest(bytes) {
  const all = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...all].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file as it was built. A server that sends this page with its own writes one line into the first page. */
async function content(file, answer) {
  if (file !== './') return answer.arrayBuffer();
  const text = await answer.text();
  return new TextEncoder().encode(text.replace(/<meta name="detente-server" content="[^"]*" \/>/, ''));
}

async function install() {
  const cache = await caches.open(name);
  const fetched = Object.entries(files).map(async ([file, wanted]) => {
    // Past the browser's own cache: a server may let it keep an old file for any time.
    const answer = await fetch(new Request(file, { cache: 'reload' }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    const copy = answer.clone();
    // Half of the folder may be of another version by now, and what is missing be answered with some page.
    if ((await digest(await content(file, answer))) !== wanted) throw new Error(`${file} is not that of this version`);
    await cache.put(file, copy);
  });
  try {
    await Promise.all(fetched);
  } catch (error) {
    await Promise.allSettled(fetched);
    await caches.delete(name);
    throw error;
  }
}

addEventListener('install', (event) => event.waitUntil(install()));

/** The first page goes by two names. */
const first = new URL('./', scope).href;

/** Older versions kept their files under names without the folder: those that are this folder's are known by their content. */
async function tidy(one) {
  const cache = await caches.open(one);
  if (one === 'detente-network') {
    const keys = await cache.keys();
    const own = keys.filter((request) => request.url.startsWith(`${scope}assets/`));
    await Promise.all(own.map((request) => cache.delete(request)));
    if (own.length === keys.length) await caches.delete(one);
  } else if (await cache.match(first)) {
    await caches.delete(one);
  }
}

addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const own = names.filter((one) => one.startsWith(`detente ${scope} `) && one !== name && one !== large);
    await Promise.all(own.map((one) => caches.delete(one)));
    await Promise.all(names.filter((one) => /^detente-(network|[0-9a-f]{16})$/.test(one)).map(tidy));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

/** Is this the network that its name says? A host may answer anything with a page of its own. */
async function isWhole(url, answer) {
  const wanted = /-([0-9a-f]{16})\.net$/.exec(new URL(url).pathname)?.[1];
  return wanted !== undefined && (await digest(await answer.arrayBuffer())).startsWith(wanted);
}

async function network(event) {
  const { request } = event;
  const networks = await caches.open(large);
  const there = await networks.match(request);
  if (there) {
    if (await isWhole(request.url, there.clone())) return there;
    await networks.delete(request);
  }
  const fresh = await fetch(request);
  if (fresh.ok) {
    const [copy, looked] = [fresh.clone(), fresh.clone()];
    const keep = async () => {
      if (!(await isWhole(request.url, looked))) return;
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

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(name);
  const address = new URL(request.url);
  const wanted = address.href.split(/[?#]/)[0] === `${first}index.html` ? first : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (kept) return kept;
  return address.pathname.endsWith('.net') ? network(event) : fetch(request);
}

addEventListener('fetch', (event) => {
  const own = new URL(event.request.url).href.startsWith(scope);
  if (event.request.method === 'GET' && own) event.respondWith(answer(event));
});
