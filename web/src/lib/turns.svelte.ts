// How many tables wait for this person: shown in the title and in the icon of the tab, told by a sound and, to who asked
// for that, by a notice of the browser while the tab is in the background.
import { api } from './api.ts';
import { session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';
import { connection } from './socket.svelte.ts';
import { sound } from './sound.ts';
import { t, words } from './words.svelte.ts';

/** While nothing is heard, the number is asked for so often: a table in another browser does not speak to this one. */
const EVERY = 60_000;

class Turns {
  /** Tables that wait for a decision. */
  awaited = $state.raw<string[]>([]);
  private worker: Promise<ServiceWorkerRegistration> | null = null;

  /** Counts from now on, if this device is somebody already; a first visitor is left alone. */
  begin(): void {
    const stop = connection.listen(
      (message) => {
        if (message.type === 'your-turn') void this.count(message.table);
        else if (message.type === 'table') this.heard(message.view.table.id, message.view.table.myTurn);
      },
      () => void this.count(),
    );
    const timer = setInterval(() => void this.count(), EVERY);
    const seen = () => document.visibilityState === 'visible' && void this.count();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pagehide', () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    });
    this.show();
    if (settings.notices) void this.ready();
    // Whoever signed out and in again is another session, and a browser may have another push address by now.
    if (settings.notices && settings.away && session.known) void this.wakeUp(true);
  }

  /** What a table that is watched says about itself. */
  private heard(table: string, mine: boolean): void {
    if (mine === this.awaited.includes(table)) return;
    this.awaited = mine ? [...this.awaited, table] : this.awaited.filter((id) => id !== table);
    this.show();
    if (mine) this.tell(table);
  }

  private async count(fresh?: string): Promise<void> {
    if (!session.known) return;
    try {
      const before = new Set(this.awaited);
      this.awaited = (await api.turns()).map((table) => table.id);
      this.show();
      if (fresh && !before.has(fresh) && this.awaited.includes(fresh)) this.tell(fresh);
    } catch {
      // The number is a convenience: the next time will do.
    }
  }

  /** `(2) Détente`, and a disc with the number on the icon. */
  show(): void {
    const n = this.awaited.length;
    document.title = document.title.replace(/^\(\d+\) /, '');
    if (n > 0) document.title = `(${n}) ${document.title}`;
    const badge = n > 0 ? `<circle cx="22" cy="10" r="10" fill="#f2ab2c"/><text x="22" y="15" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle" fill="#1c2530">${n > 9 ? '9+' : n}</text>` : '';
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1c2530"/><circle cx="11" cy="16" r="7" fill="#2f74c6"/><path d="M21 9l7 7-7 7-7-7z" fill="#c4452f"/>${badge}</svg>`;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(icon)}`);
  }

  private tell(table: string): void {
    if (settings.sound) sound('turn');
    if (!settings.notices || document.visibilityState === 'visible' || Notification.permission !== 'granted') return;
    void this.ready()?.then((worker) => worker.showNotification('Détente', { body: t('web-your-turn'), tag: table, lang: words.language, data: `/table/${table}` }));
  }

  private ready(): Promise<ServiceWorkerRegistration> | null {
    if (!('serviceWorker' in navigator)) return null;
    this.worker ??= navigator.serviceWorker.register('/notices.js').then(() => navigator.serviceWorker.ready);
    return this.worker;
  }

  /** Is this browser woken from now on although no page is open, or no longer? Says whether that was possible. */
  async wakeUp(on: boolean): Promise<boolean> {
    try {
      const worker = await this.ready();
      if (!worker || !('pushManager' in worker)) return false;
      const had = await worker.pushManager.getSubscription();
      if (!on) {
        if (had) await Promise.all([api.pushOff({ endpoint: had.endpoint }), had.unsubscribe()]);
        return true;
      }
      const words = new Response(JSON.stringify({ body: t('web-your-turn'), lang: settings.language }));
      await (await caches.open('notices')).put('/said', words);
      const made = had ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: (await api.pushKey()).key }));
      await api.push({ endpoint: made.endpoint });
      return true;
    } catch {
      // No push service, or one that cannot be reached.
      return false;
    }
  }

  /** May notices be shown? Asks the browser, which asks the person; only ever after a press of a button. */
  async allow(): Promise<boolean> {
    if (!('Notification' in window) || !this.ready()) return false;
    return (await Notification.requestPermission()) === 'granted';
  }
}

export const turns = new Turns();
