// Helpers for shoes. The floor is y = 640, and toes point left.
import type { Tones } from './colour.js';
import { part } from './part.js';
import { beside, type Canvas, type GroundOptions, ground, lens, line, measureLength, nth, type Point, type Points, type Puffs, shape, soft, stroke, walk } from './shape.js';

const FLOOR = 640;

/** Draws a hole with a rim. */
const eyelet = (x: number, y: number, t: Tones, metal?: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="5.6" ry="5.2" fill="${metal ?? t.dark}"/><ellipse cx="${x + 0.8}" cy="${y + 0.9}" rx="5" ry="4.6" fill="none" stroke="${t.hi}" stroke-width="1" opacity=".7"/><ellipse cx="${x}" cy="${y}" rx="3.5" ry="3.2" fill="${t.pit}"/>`;

/** Draws one flat lace from a to b, bowed upward, with its shadow, rounded sides and weave. */
function lace(c: Canvas, a: Point, b: Point, t: Tones, w = 13, bow = 3): string {
  const mid: Point = [(a[0] + b[0]) / 2 + bow, (a[1] + b[1]) / 2 - bow];
  const path: Points = [a, mid, b];
  const d = line(path);
  return (
    soft(c, lens([[a[0] + 4, a[1] + 7], [mid[0] + 5, mid[1] + 8], [b[0] + 6, b[1] + 6]], w * 1.5), t.pit, 3, 0.4) +
    stroke(d, t.deep, w + 1.2, t.pale ? 0.5 : 0.75) +
    stroke(d, t.mid, w - 0.6) +
    stroke(line(path.map(([x, y]): Point => [x - w * 0.14, y - w * 0.1])), t.light, w * 0.62) +
    stroke(d, t.deep, w - 2.5, 0.28, 'stroke-dasharray="1 3.4"').replace('stroke-linecap="round"', 'stroke-linecap="butt"') +
    stroke(line(path.map(([x, y]): Point => [x - w * 0.26, y - w * 0.12])), t.hi, w * 0.14, 0.7)
  );
}

interface LacingOptions {
  w?: number;
  metal?: string;
}

/** Draws the lacing of a shoe: eyelets along a line, and laces that rise from them by `reach` (dx, dy). */
export function lacing(c: Canvas, eyelets: Points, reach: Point, tLace: Tones, tUpper: Tones, { w = 13, metal }: LacingOptions = {}): { under: string; over: string } {
  const rows = eyelets.map(([x, y]): { a: Point; b: Point } => ({ a: [x - 1, y - 5], b: [x + reach[0], y + reach[1]] }));
  const under = rows.slice(1).map((r, i) => lace(c, between(nth(rows, i)), r.b,
    { ...tLace, light: tLace.dark, mid: tLace.dark, hi: tLace.dark }, w * 0.8, 0));
  const holes = eyelets.map(([x, y]) => eyelet(x, y, tUpper, metal));
  return { under: under.join(''), over: holes.join('') + rows.map((r) => lace(c, r.a, r.b, tLace, w)).join('') };
}

const between = ({ a, b }: { a: Point; b: Point }): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Draws a loose lace. */
export function looseLace(points: Points, t: Tones, w: number): string {
  const moved = (x: number, y: number): string => line(points.map(([px, py]): Point => [px + x, py + y]));
  return stroke(moved(w / 2, w * 0.75), '#14110e', w * 1.12, 0.22) + stroke(line(points), t.deep, w * 1.19, 0.85) + stroke(line(points), t.base, w) +
    stroke(line(points), t.deep, w * 0.88, 0.25, 'stroke-dasharray="1 3.4"').replace('linecap="round"', 'linecap="butt"') +
    stroke(moved(w * -0.17, w * -0.2), t.hi, w * 0.19, 0.7);
}

/** Draws rows of punched holes along lines. */
export const punched = (lines: readonly Points[], t: Tones, gap = 11, r = 2.1): string =>
  lines
    .map((points) => {
      const length = measureLength(points);
      return walk(points, Math.max(2, Math.round(length / gap)))
        .map((p) => `<circle cx="${p.x + 0.6}" cy="${p.y + 0.9}" r="${r + 0.5}" fill="${t.hi}" opacity=".55"/><circle cx="${p.x}" cy="${p.y}" r="${r}" fill="${t.pit}" opacity=".72"/>`)
        .join('');
    })
    .join('');

interface SidewallOptions {
  over?: string;
  puff?: Puffs;
  edge?: number;
}

/** Draws the side wall of a sole. Light falls on its upper half. */
export function sidewall(c: Canvas, outline: Points, t: Tones, { over = '', puff = [7, 20, 0.7], edge = 1.4 }: SidewallOptions = {}): string {
  return part(c, shape(outline), t, { stops: [[0, t.light], [0.4, t.base], [0.78, t.mid], [1, t.dark]], axis: [0, 0, 0, 1], puff, edge, over });
}

/** Draws the dark crease where the upper meets the sole, onto the upper. */
export const crease = (c: Canvas, top: Points, t: Tones): string => soft(c, shape([...top, ...beside(top, -14, 20).reverse()]), t.deep, 8, t.pale ? 0.45 : 0.6) +
  stroke(line(top), t.pit, 2, 0.45);

/** Draws the shadow of a shoe that stands on the floor. */
export const stand = (c: Canvas, x1 = 84, x2 = 724, options?: GroundOptions): string => ground(c, x1, x2, FLOOR - 1, options);
