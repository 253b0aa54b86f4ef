// How much room there is. `styles/sizes.css` draws the lines at the same widths and heights.
//
// narrow: a phone held upright. sheet: that, or a phone held across: decision, hand and panes share one sheet.
// tablet: the map has the whole width, and the panes come over it as a drawer.
function watched(query: string): { readonly matches: boolean } {
  const list = matchMedia(query);
  let now = $state(list.matches);
  list.addEventListener('change', () => (now = list.matches));
  return {
    get matches() {
      return now;
    },
  };
}

const narrow = watched('(max-width: 760px)');
const sheet = watched('(max-width: 760px), (max-height: 500px)');
const tablet = watched('(min-width: 761px) and (max-width: 1199px) and (min-height: 501px)');

export const phone = {
  get narrow(): boolean {
    return narrow.matches;
  },
  get sheet(): boolean {
    return sheet.matches;
  },
  get tablet(): boolean {
    return tablet.matches;
  },
};
