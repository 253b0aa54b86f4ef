// Words broken into lines, for drawings, which do not break them.

let brush: CanvasRenderingContext2D | null = null;

/** How wide a text is in a typeface, in the units of the drawing. */
function measured(font: string): (text: string) => number {
  brush ??= document.createElement('canvas').getContext('2d')!;
  brush.font = font;
  return (text) => brush!.measureText(text).width;
}

/** At most so many lines, none wider than the room there is; what does not fit ends with an ellipsis. */
export function broken(text: string, room: number, wide: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && wide(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept[most - 1]!;
  while (end.includes(' ') && wide(`${end} …`) > room) end = end.slice(0, end.lastIndexOf(' '));
  kept[most - 1] = `${end} …`;
  return kept;
}

export const lines = (text: string, room: number, font: string, most: number): string[] => broken(text, room, measured(font), most);
