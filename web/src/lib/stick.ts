// A list whose newest line is at its end: it stays in sight, unless somebody has scrolled up to read.

/** How far from the end, in pixels, still counts as the end. */
const NEAR = 48;

export function stick(box: HTMLElement): { destroy: () => void } {
  let near = true;
  const follow = () => {
    if (near) box.scrollTo({ top: box.scrollHeight });
  };
  const look = () => (near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR);
  const lines = new MutationObserver(follow);
  const room = new ResizeObserver(follow);
  lines.observe(box, { childList: true, subtree: true, characterData: true });
  room.observe(box);
  box.addEventListener('scroll', look, { passive: true });
  return {
    destroy() {
      lines.disconnect();
      room.disconnect();
      box.removeEventListener('scroll', look);
    },
  };
}
