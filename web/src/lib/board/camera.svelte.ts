// What part of the world is seen, and how wheel, pinch, drag and buttons move it.
import { untrack } from 'svelte';
import { motion } from '../settings.svelte.ts';
import { country, WORLD } from './data.ts';

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 320;

export class Camera {
  private at = $state<Frame>({ ...WORLD });
  /** The pointer was dragged, so that the click which ends the drag chooses nothing. */
  moved = false;
  private svg: SVGSVGElement | null = null;
  private fingers = new Map<number, { x: number; y: number }>();
  private flight = 0;

  get viewBox(): string {
    const { x, y, w, h } = this.at;
    return `${x} ${y} ${w} ${h}`;
  }

  get zoomed(): boolean {
    return this.at.w < WORLD.w - 1;
  }

  attach(svg: SVGSVGElement): () => void {
    this.svg = svg;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(Math.exp(event.deltaY * 0.0016), event.clientX, event.clientY);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      this.moved = false;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => this.drag(event);
    const up = (event: PointerEvent) => void this.fingers.delete(event.pointerId);
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }

  /** Map units for one pixel. */
  private get scale(): number {
    const box = this.svg?.getBoundingClientRect();
    return box && box.width > 0 ? Math.max(this.at.w / box.width, this.at.h / box.height) : 1;
  }

  private drag(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    if (!this.moved && Math.hypot(dx, dy) < 5) return;
    this.moved = true;
    const others = [...this.fingers.entries()].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (after > 0) this.zoom(before / after, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    }
    const share = other ? 0.5 : 1;
    const scale = this.scale;
    this.set({ ...this.at, x: this.at.x - dx * scale * share, y: this.at.y - dy * scale * share });
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** Larger or smaller about a point of the screen, or about the middle. */
  zoom(factor: number, clientX?: number, clientY?: number): void {
    const box = this.svg?.getBoundingClientRect();
    if (!box) return;
    const w = Math.min(WORLD.w, Math.max(CLOSEST, this.at.w * factor));
    const real = w / this.at.w;
    const scale = this.scale;
    const px = (clientX ?? box.x + box.width / 2) - (box.x + box.width / 2);
    const py = (clientY ?? box.y + box.height / 2) - (box.y + box.height / 2);
    const cx = this.at.x + this.at.w / 2 + px * scale * (1 - real);
    const cy = this.at.y + this.at.h / 2 + py * scale * (1 - real);
    const h = this.at.h * real;
    this.set({ x: cx - w / 2, y: cy - h / 2, w, h });
  }

  /** The view never leaves the world: its middle stays inside. */
  private set(to: Frame): void {
    cancelAnimationFrame(this.flight);
    if (to.w >= WORLD.w - 1) {
      this.at = { ...WORLD };
      return;
    }
    const x = Math.min(Math.max(to.x, WORLD.x - to.w * 0.1), WORLD.x + WORLD.w - to.w * 0.9);
    const y = Math.min(Math.max(to.y, WORLD.y - to.h * 0.1), WORLD.y + WORLD.h - to.h * 0.9);
    this.at = { x, y, w: to.w, h: to.h };
  }

  /** To a part of the world, or to all of it. */
  fly(to: Frame | null): void {
    const target = to ?? { ...WORLD };
    // Whoever sends the view somewhere does not want to hear where it was.
    const from = untrack(() => ({ ...this.at }));
    const takes = motion(240);
    cancelAnimationFrame(this.flight);
    if (takes === 0) {
      this.at = target;
      return;
    }
    const began = performance.now();
    const frame = (now: number) => {
      const done = Math.min(1, (now - began) / takes);
      const ease = 1 - (1 - done) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * ease;
      this.at = {
        x: mix(from.x, target.x),
        y: mix(from.y, target.y),
        w: mix(from.w, target.w),
        h: mix(from.h, target.h),
      };
      if (done < 1) this.flight = requestAnimationFrame(frame);
    };
    this.flight = requestAnimationFrame(frame);
  }

  /** For a picture: shows this part and stays. */
  still(at: Frame): void {
    this.at = at;
  }

  /** Brings a country into view if it is not. */
  show(id: string): void {
    const c = country.get(id);
    if (!c || !this.zoomed) return;
    const { x, y, w, h } = this.at;
    if (c.x > x + 60 && c.x < x + w - 60 && c.y > y + 40 && c.y < y + h - 40) return;
    this.fly({ x: c.x - w / 2, y: c.y - h / 2, w, h });
  }
}
