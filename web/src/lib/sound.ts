// Short sounds made on the spot, for players who switched sound on.

let context: AudioContext | null = null;

export function sound(kind: 'dice' | 'card' | 'turn'): void {
  try {
    context ??= new AudioContext();
    const knocks = { dice: [0, 0.07, 0.13], card: [0], turn: [0, 0.16] }[kind];
    for (const at of knocks) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = { dice: 180, card: 320, turn: at === 0 ? 520 : 660 }[kind];
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
