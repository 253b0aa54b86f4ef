// Addresses of screens: `/`, `/new/twilight`, `/table/abc`. A server answers every one of them with the same page. A folder of files
// has that page at one address only, so there they stand behind a `#`: `index.html#/table/abc`.
import { ALONE } from './host.ts';

class Router {
  path = $state(current() ?? '/');

  constructor() {
    addEventListener('popstate', () => (this.path = current() ?? this.path));
    // Plain links stay plain links; those that lead to another screen of ours do not load the page again.
    addEventListener('click', (event) => {
      const link = linked(event);
      const href = screen(link?.getAttribute('href'));
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
      if (!href || !plain || href.startsWith('/api') || link?.hasAttribute('download') || link?.hasAttribute('data-leaves')) return;
      event.preventDefault();
      go(href);
    });
    // Whoever opens a link beside this page, or copies it, must get one that leads there.
    if (ALONE) for (const before of ['pointerover', 'focusin', 'touchstart']) addEventListener(before, whole, { passive: true });
  }

  /** The parts between the slashes: `['table', 'abc']`. */
  get parts(): string[] {
    return this.path.split('?')[0]!.split('/').filter(Boolean).map(decodeURIComponent);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.path.split('?')[1] ?? '');
  }
}

const linked = (event: Event) => (event.target as Element | null)?.closest?.('a[href]');

/** The screen that a link leads to; null if it leads elsewhere. */
function screen(href: string | null | undefined): string | null {
  const path = ALONE && href?.startsWith('#/') ? href.slice(1) : href;
  return path?.startsWith('/') ? path : null;
}

function whole(event: Event): void {
  const link = linked(event);
  const href = link?.getAttribute('href');
  if (href?.startsWith('/') && !link?.hasAttribute('data-leaves')) link?.setAttribute('href', address(href));
}

/** The address of a screen, as the browser has it. */
export function address(path: string): string {
  return ALONE ? `#${path}` : path;
}

/** The screen at the present address; null if it names a place on a screen. */
function current(): string | null {
  if (!ALONE) return location.pathname + location.search;
  const { hash } = location;
  return hash === '' ? '/' : hash.startsWith('#/') ? hash.slice(1) : null;
}

export const router = new Router();

/** Another screen in the place of this one. */
export function instead(path: string): void {
  history.replaceState(null, '', address(path));
  router.path = path;
}

export function go(path: string): void {
  if (path !== current()) history.pushState(null, '', address(path));
  router.path = path;
  scrollTo(0, 0);
}
