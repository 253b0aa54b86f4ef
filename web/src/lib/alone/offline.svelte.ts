// The worker that keeps the files of this page for when there is no network. It is another one than that of a server's notices: its
// scope is the folder of this page, and it has nothing to tell.

class Offline {
  /** A new version is here, and waits until somebody wants it. */
  waiting = $state.raw<ServiceWorker | null>(null);
  /** Whose files this page is of. */
  private before: ServiceWorker | null = null;

  constructor() {
    if (!('serviceWorker' in navigator)) return;
    // Whichever page has taken the new version: the files of the old one are gone, so every page is loaded again. Nothing is lost, for
    // everything is kept with each step. The first worker that ever comes has taken nothing away.
    this.before = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      const now = navigator.serviceWorker.controller;
      if (this.before && this.before !== now) location.reload();
      this.before = now;
    });
    // What is seen first has come before the rest is fetched.
    if (document.readyState === 'complete') void this.begin();
    else addEventListener('load', () => void this.begin());
  }

  private async begin(): Promise<void> {
    // Where pages are not encrypted, browsers offer no such worker; the page works all the same.
    const registered = await navigator.serviceWorker.register(new URL('offline.js', document.baseURI)).catch(() => null);
    if (!registered) return;
    // A page that was loaded past the worker has no controller, though there is one.
    this.before ??= registered.active;
    const first = this.before === null;
    const installed = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && !first) this.waiting = worker;
      });
    if (registered.waiting && !first) this.waiting = registered.waiting;
    installed(registered.installing);
    registered.addEventListener('updatefound', () => installed(registered.installing));
  }

  /** Takes the new version: every page is loaded again when it is in its place. */
  renew(): void {
    this.waiting?.postMessage('take-over');
  }
}

export const offline = new Offline();
