// Copying to the clipboard. A browser lends it to secure pages alone: to one that comes by plain HTTP from another machine, as from a
// friend's at home, the old way is left.

/** Copies a text; false if there is no way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return chosen(text);
  }
}

/** The text is chosen in a field that nobody sees, and copied from there. */
function chosen(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  // Nothing can be chosen beside a dialog that is open.
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
