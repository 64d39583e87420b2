import type { Tones } from './colour.js';
import { material } from './material.js';
import { type Axis, blur, type Canvas, clip, f, fill, type Puff, type Puffs, ramp, round, type Stop, soft, stroke } from './shape.js';

export interface PartOptions {
  stops?: readonly Stop[] | undefined;
  axis?: Axis | undefined;
  /** Roundness of the piece. */
  puff?: Puffs | undefined;
  /** Name of the piece's material. */
  made?: string | undefined;
  /** Thickness of the cut edge in px. */
  edge?: number | undefined;
  /** Length of the shadow that the piece casts on what is below it. */
  cast?: number | undefined;
  /** Additional drawing, clipped to the piece, below its highlights and shadows. */
  inside?: string | undefined;
  over?: string | undefined;
}

const isOne = (puff: Puffs): puff is Puff => typeof puff[0] === 'number';

/** Draws one piece of material. */
export function part(c: Canvas, d: string, t: Tones, { stops, axis, puff, made = 'smooth', edge = 1.6, cast = 0, inside = '', over = '' }: PartOptions = {}): string {
  const body = stops ? ramp(c, stops, axis) : ramp(c, [[0, t.light], [0.45, t.base], [1, t.mid]], axis ?? [0.1, 0, 0.7, 1]);
  const puffs: readonly Puff[] = puff ? (isOne(puff) ? [puff] : puff) : [];
  return (
    (cast ? soft(c, d, t.pit, f(cast * 0.8), 0.42, `${f(cast * 0.5)} ${f(cast * 0.8)}`) : '') +
    `<g clip-path="${clip(c, d)}">${fill(d, body)}${inside}${material(made, c, d, t)}${puffs.map(([by, height, a = 1]) => round(c, d, by, height, a * (t.pale ? 0.74 : 1))).join('')}` +
    (edge
      ? `<g filter="${blur(c, f(edge * 0.5))}">${stroke(d, t.deep, f(edge * 2), t.pale ? 0.4 : 0.6, `transform="translate(${f(-edge * 0.5)} ${f(-edge * 0.7)})"`)}${stroke(d, t.hi, f(edge * 1.4), t.black ? 0.5 : 0.6, `transform="translate(${f(edge * 0.6)} ${f(edge * 0.8)})"`)}</g>`
      : '') +
    `${over}</g>`
  );
}
