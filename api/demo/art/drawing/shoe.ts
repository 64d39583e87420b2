// Helpers for shoes. The floor is y = 640, and toes point left.

import { type Canvas, drawBlurred, stroke } from './canvas.js';
import type { Tones } from './colour.js';
import { drawPiece } from './piece.js';
import { getAt, measureLength, offsetLine, type Point, type Points, sampleLine, toClosedPath, toDropPath, toOpenPath } from './points.js';
import type { Puffs } from './relief.js';
import { drawGroundShadow, type GroundOptions } from './shadow.js';

const FLOOR = 640;

/** Draws a hole with a rim. */
const drawEyelet = (x: number, y: number, tones: Tones, metal?: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="5.6" ry="5.2" fill="${metal ?? tones.dark}"/><ellipse cx="${x + 0.8}" cy="${y + 0.9}" rx="5" ry="4.6" fill="none" stroke="${tones.highlight}" stroke-width="1" opacity=".7"/><ellipse cx="${x}" cy="${y}" rx="3.5" ry="3.2" fill="${tones.darkest}"/>`;

/** Draws one flat lace from a to b, bowed upward, with its shadow, rounded sides and weave. */
function drawLace(canvas: Canvas, a: Point, b: Point, tones: Tones, w = 13, bow = 3): string {
  const mid: Point = [(a[0] + b[0]) / 2 + bow, (a[1] + b[1]) / 2 - bow];
  const path: Points = [a, mid, b];
  const d = toOpenPath(path);
  return (
    drawBlurred(canvas, toDropPath([[a[0] + 4, a[1] + 7], [mid[0] + 5, mid[1] + 8], [b[0] + 6, b[1] + 6]], w * 1.5), tones.darkest, 3, 0.4) +
    stroke(d, tones.deep, w + 1.2, tones.pale ? 0.5 : 0.75) +
    stroke(d, tones.mid, w - 0.6) +
    stroke(toOpenPath(path.map(([x, y]): Point => [x - w * 0.14, y - w * 0.1])), tones.light, w * 0.62) +
    stroke(d, tones.deep, w - 2.5, 0.28, 'stroke-dasharray="1 3.4"').replace('stroke-linecap="round"', 'stroke-linecap="butt"') +
    stroke(toOpenPath(path.map(([x, y]): Point => [x - w * 0.26, y - w * 0.12])), tones.highlight, w * 0.14, 0.7)
  );
}

interface LacingOptions {
  w?: number;
  metal?: string;
}

/** Draws the lacing of a shoe: eyelets along a line, and laces that rise from them by `reach` (dx, dy). */
export function drawLacing(canvas: Canvas, eyelets: Points, reach: Point, laceTones: Tones, upperTones: Tones, { w = 13, metal }: LacingOptions = {}): { under: string; over: string } {
  const rows = eyelets.map(([x, y]): { a: Point; b: Point } => ({ a: [x - 1, y - 5], b: [x + reach[0], y + reach[1]] }));
  const under = rows.slice(1).map((r, i) => drawLace(canvas, findMiddle(getAt(rows, i)), r.b,
    { ...laceTones, light: laceTones.dark, mid: laceTones.dark, highlight: laceTones.dark }, w * 0.8, 0));
  const holes = eyelets.map(([x, y]) => drawEyelet(x, y, upperTones, metal));
  return { under: under.join(''), over: holes.join('') + rows.map((r) => drawLace(canvas, r.a, r.b, laceTones, w)).join('') };
}

const findMiddle = ({ a, b }: { a: Point; b: Point }): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Draws a lace along a line, as wide as `w`, with its shadow and weave. */
export function drawLooseLace(points: Points, tones: Tones, w: number): string {
  const moveLine = (x: number, y: number): string => toOpenPath(points.map(([px, py]): Point => [px + x, py + y]));
  return stroke(moveLine(w / 2, w * 0.75), '#14110e', w * 1.12, 0.22) + stroke(toOpenPath(points), tones.deep, w * 1.19, 0.85) + stroke(toOpenPath(points), tones.base, w) +
    stroke(toOpenPath(points), tones.deep, w * 0.88, 0.25, 'stroke-dasharray="1 3.4"').replace('linecap="round"', 'linecap="butt"') +
    stroke(moveLine(w * -0.17, w * -0.2), tones.highlight, w * 0.19, 0.7);
}

/** Draws rows of punched holes along lines. */
export const drawHoles = (lines: readonly Points[], tones: Tones, gap = 11, r = 2.1): string =>
  lines
    .map((points) => {
      const length = measureLength(points);
      return sampleLine(points, Math.max(2, Math.round(length / gap)))
        .map((p) => `<circle cx="${p.x + 0.6}" cy="${p.y + 0.9}" r="${r + 0.5}" fill="${tones.highlight}" opacity=".55"/><circle cx="${p.x}" cy="${p.y}" r="${r}" fill="${tones.darkest}" opacity=".72"/>`)
        .join('');
    })
    .join('');

interface SidewallOptions {
  over?: string;
  puff?: Puffs;
  edge?: number;
}

/** Draws the side wall of a sole. Light falls on its upper half. */
export function drawSidewall(canvas: Canvas, outline: Points, tones: Tones, { over = '', puff = [7, 20, 0.7], edge = 1.4 }: SidewallOptions = {}): string {
  return drawPiece(canvas, toClosedPath(outline), tones, { stops: [[0, tones.light], [0.4, tones.base], [0.78, tones.mid], [1, tones.dark]], axis: [0, 0, 0, 1], puff, edge, over });
}

/** Draws the dark crease where the upper meets the sole, onto the upper. */
export const drawCrease = (canvas: Canvas, top: Points, tones: Tones): string => drawBlurred(canvas, toClosedPath([...top, ...offsetLine(top, -14, 20).reverse()]), tones.deep, 8, tones.pale ? 0.45 : 0.6) +
  stroke(toOpenPath(top), tones.darkest, 2, 0.45);

export const drawShoeShadow = (canvas: Canvas, x1 = 84, x2 = 724, options?: GroundOptions): string => drawGroundShadow(canvas, x1, x2, FLOOR - 1, options);
