// Helpers for garments: cloth with drape, ribs, buttons, zips, pockets, necks.

import { type Canvas, drawBlurred, fill, stroke } from './canvas.js';
import type { Tones } from './colour.js';
import { drawPiece, type PieceOptions } from './piece.js';
import { closeLine, getAt, measureLength, mirror, offsetLine, type Point, type Points, sampleLine, toClosedPath, toOpenPath } from './points.js';
import { drawFold, drawUnevenness, type Puffs } from './relief.js';
import { drawStitches } from './sewing.js';

type Drape = readonly [waves: string, height: number, strength: number];
export type Fold = readonly [points: Points, width: number, strength: number];

const jersey: Drape = ['0.007 0.0035', 46, 0.5];

/** [waves, height, strength] of the creases of each cloth. */
const DRAPES: Readonly<Record<string, Drape>> = {
  jersey,
  fleece: ['0.008 0.005', 44, 0.5],
  poplin: ['0.012 0.006', 44, 0.5],
  knit: ['0.006 0.004', 36, 0.4],
  wool: ['0.006 0.0028', 38, 0.42],
  denim: ['0.012 0.008', 38, 0.5],
  twill: ['0.010 0.005', 42, 0.5],
  nylon: ['0.013 0.007', 46, 0.5],
  satin: ['0.011 0.0022', 62, 0.66],
};

export interface ClothOptions extends PieceOptions {
  drape?: string;
  folds?: readonly Fold[];
  seed?: number;
  /** Factor for the depth of the creases; below 1 the cloth is smoother. */
  creaseDepth?: number;
}

/** Draws a piece of cloth with its creases and folds. */
export function drawCloth(canvas: Canvas, d: string, tones: Tones, { drape = 'jersey', materialName = drape, folds = [], puff = [[44, 60, 0.55], [5, 5, 0.22]], seed = 0, inside = '', shadowLength = 0,
  over = '', edge = 1.1, stops, axis, creaseDepth = 1 }: ClothOptions = {}): string {
  const [waves, height, strength] = DRAPES[drape] ?? jersey;
  return drawPiece(canvas, d, tones, {
    stops,
    axis,
    shadowLength,
    edge,
    materialName,
    puff,
    over,
    inside: inside + drawUnevenness(canvas, d, waves, height, strength * creaseDepth * (tones.pale ? 0.62 : 1), { octaves: 2, after: 3, seed: canvas.seed + seed }) +
      folds.map(([points, w, s]) => drawFold(canvas, tones, points, w, s)).join(''),
  });
}

/** Returns the folds of one side, and mirrored folds that are fainter and a little lower, because cloth is never quite symmetrical. */
export const mirrorFolds = (list: readonly Fold[]): Fold[] => [...list, ...list.map(([p, w, s], i): Fold => [mirror(p).map(([x, y]): Point => [x + 5, y + 9 + (i % 3) * 7]), w * 0.9,
  s * 0.66])];

/** Outline of a long left sleeve that hangs a little away from the body, the line where its cuff begins, and its folds. */
export const LONG_SLEEVE: Points = [[264, 224, 1], [230, 223], [198, 247], [170, 298], [150, 380], [128, 500], [104, 640], [94, 716, 1], [124, 724], [158, 728, 1],
  [178, 620], [200, 500], [220, 390, 1], [224, 300]];
export const LONG_SLEEVE_END: Points = [[94, 716], [124, 724], [158, 728]];
export const LONG_SLEEVE_FOLDS: readonly Fold[] = [
  [[[212, 300], [176, 380], [160, 470]], 18, 0.5],
  [[[214, 400], [184, 440], [150, 452]], 18, 0.7],
  [[[198, 470], [166, 488], [134, 484]], 16, 0.7],
  [[[128, 520], [156, 540], [186, 536]], 15, 0.5],
  [[[178, 590], [148, 612], [114, 606]], 15, 0.6],
  [[[104, 660], [130, 684], [162, 676]], 13, 0.6],
];

const sharpenEnds = (points: Points): Point[] => points.map(([x, y], i) => (i === 0 || i === points.length - 1 ? [x, y, 1] : [x, y]));

interface RibbedOptions {
  gap?: number;
  puff?: Puffs;
  shadowLength?: number;
}

/** Draws a ribbed band between two lines. Its ribs run from one line to the other. */
export function drawRibbing(canvas: Canvas, from: Points, to: Points, tones: Tones, { gap = 6.5, puff = [6, 12, 0.7], shadowLength = 0 }: RibbedOptions = {}): string {
  const length = measureLength(from);
  const n = Math.max(4, Math.round(length / gap));
  const b = sampleLine(to, n);
  const ribs = sampleLine(from, n).map((p, i) => `M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${getAt(b, i).x.toFixed(1)} ${getAt(b, i).y.toFixed(1)}`).join('');
  const inside = stroke(ribs, tones.highlight, gap * 0.3, tones.pale ? 0.8 : 0.3, `transform="translate(${gap * 0.42} 0)"`) +
    stroke(ribs, tones.deep, gap * 0.32, tones.pale ? 0.3 : 0.5);
  return drawPiece(canvas, toClosedPath([...sharpenEnds(from), ...sharpenEnds(to).reverse()]), tones, { inside, puff, shadowLength, materialName: 'jersey', edge: 1.2 });
}

const HOLES: Points = [[-1, -1], [1, -1], [-1, 1], [1, 1]];

export function drawButton(x: number, y: number, tones: Tones, r = 6.5): string {
  return (
    `<circle cx="${x + 1.4}" cy="${y + 2.2}" r="${r}" fill="#14110e" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${tones.dark}"/><circle cx="${x - 0.5}" cy="${y - 0.6}" r="${r * 0.88}" fill="${tones.light}"/><circle cx="${x}" cy="${y}" r="${r * 0.64}" fill="${tones.mid}"/>` +
    HOLES.map(([i, j]) => `<circle cx="${x + i * r * 0.22}" cy="${y + j * r * 0.22}" r="${r * 0.12}" fill="${tones.darkest}"/>`).join('')
  );
}

/** Draws a zip along a line: tape, teeth, and a slider with its puller at the start of the line. */
export function drawZip(points: Points, tapeTones: Tones, metalTones: Tones, { w = 12, pull = true } = {}): string {
  const d = toOpenPath(points);
  const [x, y] = getAt(points, 0);
  const flat = (s: string): string => s.replace('stroke-linecap="round"', 'stroke-linecap="butt"');
  return (
    stroke(d, tapeTones.darkest, w + 4, 0.35) + stroke(d, tapeTones.dark, w) + flat(stroke(d, metalTones.deep, w * 0.56)) +
      flat(stroke(d, metalTones.highlight, w * 0.5, 1, 'stroke-dasharray="2.2 2"')) + stroke(d, metalTones.darkest, 0.9, 0.8) +
    (pull
      ? `<path d="M${x - 6} ${y}h12l-2 15h-8Z" fill="${metalTones.base}"/><path d="M${x - 6} ${y}h5l-1 15h-2Z" fill="${metalTones.highlight}"/><rect x="${x - 3.5}" y="${y + 12}" width="7" height="27" rx="3" fill="${metalTones.mid}" stroke="${metalTones.darkest}" stroke-width=".8"/><rect x="${x - 2.4}" y="${y + 14}" width="2" height="23" rx="1" fill="${metalTones.highlight}"/>`
      : '')
  );
}

interface PatchOptions {
  materialName?: string;
  shadowLength?: number;
  inset?: number;
  thread?: string;
  loop?: boolean;
  w?: number;
  puff?: Puffs;
  over?: string;
}

/** Draws a pocket or label that is sewn on, with a row of stitches just inside its edge. */
export function drawPatch(canvas: Canvas, points: Points, tones: Tones, { materialName = 'jersey', shadowLength = 4, inset = 5, thread = tones.thread, loop = true, w = 1.5, puff = [5, 8, 0.4],
  over = '' }: PatchOptions = {}): string {
  const mid = points.reduce<Point>(([a, b], p) => [a + p[0] / points.length, b + p[1] / points.length], [0, 0]);
  const row = points.map(([x, y, k]): Point => {
    const length = Math.hypot(x - mid[0], y - mid[1]) || 1;
    return [x - ((x - mid[0]) / length) * inset * 1.3, y - ((y - mid[1]) / length) * inset * 1.3, k ?? 0];
  });
  return drawPiece(canvas, toClosedPath(points), tones, { materialName, shadowLength, puff, edge: 1.3 }) + drawStitches(loop ? closeLine(row) : row, thread, tones, { w }) + over;
}

interface InsideOptions {
  label?: Tones | false | undefined;
  y?: number;
  materialName?: string;
}

/** Draws the inside of a garment's back, visible in the neck opening, with an optional woven label. */
export function drawNeckInside(canvas: Canvas, outline: Points, tones: Tones, { label, y = 226, materialName = 'jersey' }: InsideOptions = {}): string {
  return drawPiece(canvas, toClosedPath(outline), tones, { materialName, edge: 1, stops: [[0, tones.mid], [0.5, tones.dark], [1, tones.deep]], axis: [0, 0, 0, 1], over: label
    ? fill(`M378 ${y}h44v22h-44Z`, label.base) + fill(`M378 ${y}h44v3h-44Z`, label.light) + stroke(`M389 ${y + 11}h22`, label.thread, 2, 0.9) +
    drawBlurred(canvas, `M370 ${y + 22}h60v6h-60Z`, tones.darkest, 2, 0.4) : '' });
}

/** Draws two rows of stitches along a hem or seam. */
export const drawTwinStitches = (points: Points, tones: Tones, { gap = 5, first = 8, thread = tones.thread } = {}): string =>
  drawStitches(offsetLine(points, first, 40), thread, tones, { w: 1.3, dash: '4.5 2.6' }) + drawStitches(offsetLine(points, first + gap, 40), thread, tones,
    { w: 1.3, dash: '4.5 2.6' });
