// Two short sounds made on the spot, for players who switched sound on.

let context: AudioContext | null = null;

export function sound(kind: 'dice' | 'card'): void {
  try {
    context ??= new AudioContext();
    const knocks = kind === 'dice' ? [0, 0.07, 0.13] : [0];
    for (const at of knocks) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = kind === 'dice' ? 180 : 320;
      tone.type = 'triangle';
      gain.gain.setValueAtTime(0.12, context.currentTime + at);
      gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.06);
      tone.connect(gain).connect(context.destination);
      tone.start(context.currentTime + at);
      tone.stop(context.currentTime + at + 0.07);
    }
  } catch {
    // A browser without sound plays on in silence.
  }
}
