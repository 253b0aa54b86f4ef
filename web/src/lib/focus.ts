// The focus stays at the table: where what had it goes away with an answer, the bar that says what is wanted has it next.

/** For the root of a table; within it, `[data-focus]` takes what is left. */
export function keepsFocus(table: HTMLElement): { destroy(): void } {
  let last: Element | null = null;
  const came = (event: FocusEvent) => (last = event.target as Element);
  const watch = new MutationObserver(() => {
    const lost = last !== null && (!last.isConnected || last.matches(':disabled')) && (document.activeElement === null || document.activeElement === document.body);
    if (!lost) return;
    last = null;
    table.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  });
  table.addEventListener('focusin', came);
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return {
    destroy: () => {
      table.removeEventListener('focusin', came);
      watch.disconnect();
    },
  };
}
