// Woven and printed patterns, drawn over a shape, below its folds and light.
import type { Tones } from './colour.js';
import { type Canvas, f, fill, stroke } from './shape.js';

const repeat = (c: Canvas, d: string, [w, h, angle = 0]: readonly [w: number, h: number, angle?: number], xml: string): string =>
  fill(d, c.url(`<pattern id="ID" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${xml}</pattern>`));
const bar = (x: number, y: number, w: number, h: number, colour: string, opacity = 0.92): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" opacity="${opacity}"/>`;

/** Horizontal sailor stripes. */
export const stripes = (c: Canvas, d: string, t: Tones, angle = 0): string => repeat(c, d, [60, 46, angle], bar(0, 0, 60, 17, t.base));

/** Thin vertical chalk lines. */
export const pinstripes = (c: Canvas, d: string, t: Tones): string => repeat(c, d, [19, 60], bar(0, 0, 1.6, 60, t.base, 0.62));

/** Large check of two colours, as on a work shirt or a coat. */
export const plaid = (c: Canvas, d: string, [a, b]: readonly [Tones, Tones]): string =>
  repeat(c, d, [84, 84], bar(0, 0, 34, 84, a.base, 0.5) + bar(0, 0, 84, 34, a.base, 0.5) + bar(56, 0, 4, 84, b.base, 0.75) + bar(0, 56, 84, 4, b.base, 0.75));

/** Fine check of one colour. */
export const windowpane = (c: Canvas, d: string, t: Tones): string =>
  repeat(c, d, [62, 74], bar(0, 0, 2.4, 74, t.base, 0.55) + bar(0, 0, 62, 2.4, t.base, 0.55));

export const dots = (c: Canvas, d: string, t: Tones): string =>
  repeat(c, d, [30, 30], `<g fill="${t.base}" opacity=".92"><circle cx="8" cy="8" r="4.2"/><circle cx="23" cy="23" r="4.2"/></g>`);

/** Small five-petalled flowers, each rotated differently. */
export function flowers(c: Canvas, d: string, [a, b]: readonly [Tones, Tones]): string {
  const one = (x: number, y: number, k: number, t: Tones): string => {
    const angle = c.between(0, 72);
    const leaves = [0, 72, 144, 216, 288].map((angle) => `<ellipse cx="0" cy="-6.4" rx="3.7" ry="5.4" transform="rotate(${angle})"/>`).join('');
    return `<g transform="translate(${x} ${y}) rotate(${f(angle)}) scale(${k})"><g fill="${t.base}">${leaves}</g><circle r="2.8" fill="${t.deep}"/></g>`;
  };
  return repeat(c, d, [104, 112, 8], one(22, 24, 1.25, a) + one(74, 46, 0.85, b) + one(30, 84, 0.9, b) + one(84, 96, 1.15, a) + one(56, 12, 0.55, a));
}

/** A sun over three waves. It is an invented print, not the logo of a brand. */
export const sun = (x: number, y: number, r: number, [a, b]: readonly [Tones, Tones]): string =>
  `<path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z" fill="${a.base}"/>` +
  [0, 1, 2].map((row) => stroke(`M${x - r} ${y + r * (0.24 + row * 0.24)}q${r / 2} ${-r * 0.2} ${r} 0t${r} 0`, b.base, r * 0.09)).join('');
