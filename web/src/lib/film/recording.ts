// A film of pictures that each stand for a while, recorded by the browser as it would record a camera: in the time the film lasts.

/** The kinds of film a browser may write, the best first. */
const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];
/** So often a picture that stands is given to the recorder, in milliseconds. */
const BEAT = 100;

export interface Shot {
  picture: HTMLCanvasElement;
  /** How long it stands, in milliseconds. */
  stands: number;
}

/** The kind of film that this browser writes, if it writes any. */
export function filmKind(): string | null {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

const pause = (time: number) => new Promise<void>((over) => setTimeout(over, time));

/** Records the shots, one after the other. The next is drawn while one stands. */
export async function record(shots: AsyncIterator<Shot, void>, kind: string, signal: AbortSignal): Promise<Blob> {
  let next = await shots.next();
  if (next.done) throw new Error('a film of nothing');
  const { width, height } = next.value.picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d', { alpha: false })!;
  const recorder = new MediaRecorder(canvas.captureStream(1000 / BEAT), { mimeType: kind, videoBitsPerSecond: 4_000_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = (event) => parts.push(event.data);
  const written = new Promise<void>((done, failed) => {
    recorder.onstop = () => done();
    recorder.onerror = () => failed(new Error('the recorder failed'));
  });
  brush.drawImage(next.value.picture, 0, 0);
  recorder.start();
  try {
    while (!next.done) {
      const { picture, stands } = next.value;
      const coming = shots.next();
      // Whoever waits for it hears of a failure; until then it is not unheard.
      coming.catch(() => {});
      for (let stood = 0; stood < stands; stood += BEAT) {
        signal.throwIfAborted();
        brush.drawImage(picture, 0, 0);
        await pause(BEAT);
      }
      next = await coming;
    }
    signal.throwIfAborted();
  } finally {
    await shots.return?.();
    recorder.stop();
    for (const track of recorder.stream.getTracks()) track.stop();
  }
  await written;
  return new Blob(parts, { type: kind.split(';')[0]! });
}
