// Is the window as narrow as a phone held upright? The styles draw the line at the same width.
const narrow = matchMedia('(max-width: 760px)');
let now = $state(narrow.matches);
narrow.addEventListener('change', () => (now = narrow.matches));

export const phone = {
  get narrow(): boolean {
    return now;
  },
};
