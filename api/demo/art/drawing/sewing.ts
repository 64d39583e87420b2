import { stroke } from './canvas.js';
import type { Tones } from './colour.js';
import { type Points, roundToTenth, toOpenPath } from './points.js';

/** Draws a seam between two pieces: a dark groove with light on its lower edge. */
export const drawSeam = (points: Points, tones: Tones, w = 1.6, opacity = 1): string =>
  stroke(toOpenPath(points), tones.highlight, w, (tones.pale ? 0.9 : 0.4) * opacity, `transform="translate(${roundToTenth(w * 0.7)} ${roundToTenth(w)})"`) +
    stroke(toOpenPath(points), tones.deep, w, (tones.pale ? 0.55 : 0.8) * opacity);

/** Draws a row of stitches, each with a small shadow. */
export function drawStitches(points: Points, colour: string, tones: Tones, { w = 1.7, dash = '5.5 3.2', opacity = 0.95 } = {}): string {
  const d = toOpenPath(points);
  const butt = `stroke-dasharray="${dash}"`;
  return stroke(d, tones.darkest, w + 0.9, 0.3, `transform="translate(.5 .9)"`) + stroke(d, colour, w, opacity, butt).replace('stroke-linecap="round"',
    'stroke-linecap="butt"');
}
