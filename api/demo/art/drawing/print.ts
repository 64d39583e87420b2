// Woven and printed patterns, drawn over a shape, below its folds and light.

import { type Canvas, fill, stroke } from './canvas.js';
import type { Tones } from './colour.js';
import { roundToTenth } from './points.js';

const fillWithPattern = (canvas: Canvas, d: string, [w, h, angle = 0]: readonly [w: number, h: number, angle?: number], xml: string): string =>
  fill(d, canvas.url(`<pattern id="ID" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${xml}</pattern>`));
const drawBar = (x: number, y: number, w: number, h: number, colour: string, opacity = 0.92): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" opacity="${opacity}"/>`;

/** Horizontal sailor stripes. */
export const drawStripes = (canvas: Canvas, d: string, tones: Tones, angle = 0): string => fillWithPattern(canvas, d, [60, 46, angle], drawBar(0, 0, 60, 17, tones.base));

/** Thin vertical chalk lines. */
export const drawPinstripes = (canvas: Canvas, d: string, tones: Tones): string => fillWithPattern(canvas, d, [19, 60], drawBar(0, 0, 1.6, 60, tones.base, 0.62));

/** Large check of two colours, as on a work shirt or a coat. */
export const drawPlaid = (canvas: Canvas, d: string, [a, b]: readonly [Tones, Tones]): string =>
  fillWithPattern(canvas, d, [84, 84], drawBar(0, 0, 34, 84, a.base, 0.5) + drawBar(0, 0, 84, 34, a.base, 0.5) + drawBar(56, 0, 4, 84, b.base, 0.75) + drawBar(0, 56, 84, 4, b.base, 0.75));

/** Fine check of one colour. */
export const drawWindowpane = (canvas: Canvas, d: string, tones: Tones): string =>
  fillWithPattern(canvas, d, [62, 74], drawBar(0, 0, 2.4, 74, tones.base, 0.55) + drawBar(0, 0, 62, 2.4, tones.base, 0.55));

export const drawDots = (canvas: Canvas, d: string, tones: Tones): string =>
  fillWithPattern(canvas, d, [30, 30], `<g fill="${tones.base}" opacity=".92"><circle cx="8" cy="8" r="4.2"/><circle cx="23" cy="23" r="4.2"/></g>`);

/** Small five-petalled flowers, each rotated differently. */
export function drawFlowers(canvas: Canvas, d: string, [a, b]: readonly [Tones, Tones]): string {
  const drawFlower = (x: number, y: number, k: number, tones: Tones): string => {
    const angle = canvas.between(0, 72);
    const leaves = [0, 72, 144, 216, 288].map((angle) => `<ellipse cx="0" cy="-6.4" rx="3.7" ry="5.4" transform="rotate(${angle})"/>`).join('');
    return `<g transform="translate(${x} ${y}) rotate(${roundToTenth(angle)}) scale(${k})"><g fill="${tones.base}">${leaves}</g><circle r="2.8" fill="${tones.deep}"/></g>`;
  };
  return fillWithPattern(canvas, d, [104, 112, 8], drawFlower(22, 24, 1.25, a) + drawFlower(74, 46, 0.85, b) + drawFlower(30, 84, 0.9, b) + drawFlower(84, 96, 1.15, a) + drawFlower(56, 12, 0.55, a));
}

/** A sun over three waves. It is an invented print, not the logo of a brand. */
export const drawSun = (x: number, y: number, r: number, [a, b]: readonly [Tones, Tones]): string =>
  `<path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z" fill="${a.base}"/>` +
  [0, 1, 2].map((row) => stroke(`M${x - r} ${y + r * (0.24 + row * 0.24)}q${r / 2} ${-r * 0.2} ${r} 0t${r} 0`, b.base, r * 0.09)).join('');
