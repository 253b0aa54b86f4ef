// A drawing on the page as a picture that stands alone: the colours and typefaces that the page's style sheets give to an SVG
// are written into a copy of it, and the copy is drawn to a canvas. Nothing is fetched but the program's own typefaces.

/** What a style sheet may say about a part of a drawing. All but the last two are handed down to what is inside. */
const HANDED_DOWN = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'text-transform', 'visibility',
] as const;
const OWN = { opacity: '1', display: 'inline' } as const;

/** Writes into the copy how the original looks. */
function dress(original: Element, copy: Element, around: Map<string, string>): void {
  const style = getComputedStyle(original);
  const look = new Map(HANDED_DOWN.map((name) => [name as string, style.getPropertyValue(name)]));
  const said = [...look].filter(([name, value]) => around.get(name) !== value);
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== usual && (name !== 'display' || value === 'none')) said.push([name, value]);
  }
  // A colour by name of the palette means nothing outside the page.
  for (const { name, value } of [...copy.attributes]) if (name === 'class' || name.startsWith('aria-') || value.includes('var(')) copy.removeAttribute(name);
  // A drawing within the drawing may have its size from the style sheets.
  if (original instanceof SVGSVGElement && !original.hasAttribute('width')) for (const side of ['width', 'height']) copy.setAttribute(side, style.getPropertyValue(side));
  if (said.length > 0) copy.setAttribute('style', said.map(([name, value]) => `${name}:${value}`).join(';'));
  [...original.children].forEach((child, i) => dress(child, copy.children[i]!, look));
}

let faces: Promise<string> | undefined;

/** The typefaces that the page itself has loaded, as text that can stand in a drawing. */
function typefaces(): Promise<string> {
  faces ??= (async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule));
    const written = rules.map(async (rule) => {
      const address = /url\("?([^")]+\.woff2)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (!address) return '';
      const bytes = new Uint8Array(await (await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href))).arrayBuffer());
      const coded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      const said = ['font-family', 'font-weight', 'font-style'].map((name) => `${name}:${rule.style.getPropertyValue(name)}`).join(';');
      return `@font-face{${said};src:url(data:font/woff2;base64,${coded}) format("woff2")}`;
    });
    return (await Promise.all(written)).join('');
  })();
  faces.catch(() => (faces = undefined));
  return faces;
}

/** The text of a drawing that needs no page around it. */
async function standalone(drawing: SVGSVGElement, wide: number, high: number): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy, new Map());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(wide));
  copy.setAttribute('height', String(high));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await typefaces();
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** Draws it, so many pixels wide; it is as high as its shape asks for, to the next even number, as films need it. */
export async function draw(drawing: SVGSVGElement, wide: number): Promise<HTMLCanvasElement> {
  const { width, height } = drawing.viewBox.baseVal;
  const high = 2 * Math.round((wide * height) / width / 2);
  const image = new Image(wide, high);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(drawing, wide, high))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
  canvas.getContext('2d')!.drawImage(image, 0, 0, wide, high);
  return canvas;
}

export async function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Hands a file to whoever sits here. */
export function save(blob: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  // The browser may still be reading.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
