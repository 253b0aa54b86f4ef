// Shows “your turn” while a tab of the table is in the background; a click on the notice brings its table forward.
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
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
