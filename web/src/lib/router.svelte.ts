// Addresses of screens: `/`, `/new/twilight`, `/table/abc`. The server answers every one of them with the same page.

class Router {
  path = $state(current());

  constructor() {
    addEventListener('popstate', () => (this.path = current()));
    // Plain links stay plain links; those that lead to another screen of ours do not load the page again.
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      const href = link?.getAttribute('href');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
      if (!href || !plain || !href.startsWith('/') || href.startsWith('/api') || link?.hasAttribute('download')) return;
      event.preventDefault();
      go(href);
    });
  }

  /** The parts between the slashes: `['table', 'abc']`. */
  get parts(): string[] {
    return this.path.split('?')[0]!.split('/').filter(Boolean).map(decodeURIComponent);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.path.split('?')[1] ?? '');
  }
}

function current(): string {
  return location.pathname + location.search;
}

export const router = new Router();

export function go(path: string): void {
  if (path !== current()) history.pushState(null, '', path);
  router.path = path;
  scrollTo(0, 0);
}
