// Shows “your turn”: for a tab in the background, and by a push when no page is open. A click on the notice brings its table forward.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const come = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = tabs.find((tab) => new URL(tab.url).pathname === path) ?? tabs[0];
    if (!there) return self.clients.openWindow(path);
    await there.focus();
    // A tab that shows another screen is led to the table; its own router would not know.
    if (new URL(there.url).pathname !== path) await there.navigate(path).catch(() => self.clients.openWindow(path));
  };
  event.waitUntil(come());
});

// A push says nothing: what is awaited is asked for, with the session of this browser. The words were left here by the page.
addEventListener('push', (event) => {
  const tell = async () => {
    const kept = await (await caches.open('notices')).match('/said');
    const { body, lang } = kept ? await kept.json() : { body: '', lang: 'en' };
    const answer = await fetch('/api/turns');
    const awaited = answer.ok ? await answer.json() : [];
    const shown = awaited.slice(0, 3).map(({ id }) => self.registration.showNotification('Détente', { body, lang, tag: id, data: `/table/${id}` }));
    await Promise.all(shown);
  };
  event.waitUntil(tell());
});
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
