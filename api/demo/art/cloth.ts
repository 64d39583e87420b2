// Helpers for garments: cloth with drape, ribs, buttons, zips, pockets, necks.
import type { Tones } from './colour.js';
import { type PartOptions, part } from './part.js';
import { beside, type Canvas, fill, fold, line, measureLength, mirror, nth, type Point, type Points, type Puffs, ring, shape, soft, stitches, stroke, uneven, walk } from './shape.js';

type Drape = readonly [waves: string, height: number, strength: number];
/** [points, width, strength] of a fold. */
export type Fold = readonly [points: Points, width: number, strength: number];

const jersey: Drape = ['0.007 0.0035', 46, 0.5];

/** [waves, height, strength] of the creases of each cloth. */
const DRAPE: Readonly<Record<string, Drape>> = {
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

export interface ClothOptions extends PartOptions {
  drape?: string;
  folds?: readonly Fold[];
  seed?: number;
  /** Factor for the depth of the creases; below 1 the cloth is smoother. */
  calm?: number;
}

/** Draws a piece of cloth with its creases and folds. */
export function cloth(c: Canvas, d: string, t: Tones, { drape = 'jersey', made = drape, folds = [], puff = [[44, 60, 0.55], [5, 5, 0.22]], seed = 0, inside = '', cast = 0,
  over = '', edge = 1.1, stops, axis, calm = 1 }: ClothOptions = {}): string {
  const [waves, height, strength] = DRAPE[drape] ?? jersey;
  return part(c, d, t, {
    stops,
    axis,
    cast,
    edge,
    made,
    puff,
    over,
    inside: inside + uneven(c, d, waves, height, strength * calm * (t.pale ? 0.62 : 1), { octaves: 2, after: 3, seed: c.seed + seed }) +
      folds.map(([points, w, s]) => fold(c, t, points, w, s)).join(''),
  });
}

/** Returns the folds of one side, and mirrored ones that are fainter and a little lower, because cloth is never quite symmetrical. */
export const folded = (list: readonly Fold[]): Fold[] => [...list, ...list.map(([p, w, s], i): Fold => [mirror(p).map(([x, y]): Point => [x + 5, y + 9 + (i % 3) * 7]), w * 0.9,
  s * 0.66])];

/** Outline of a long left sleeve that hangs a little away from the body, the line where its cuff begins, and its folds. */
export const LONG: Points = [[264, 224, 1], [230, 223], [198, 247], [170, 298], [150, 380], [128, 500], [104, 640], [94, 716, 1], [124, 724], [158, 728, 1],
  [178, 620], [200, 500], [220, 390, 1], [224, 300]];
export const LONG_END: Points = [[94, 716], [124, 724], [158, 728]];
export const LONG_FOLDS: readonly Fold[] = [
  [[[212, 300], [176, 380], [160, 470]], 18, 0.5],
  [[[214, 400], [184, 440], [150, 452]], 18, 0.7],
  [[[198, 470], [166, 488], [134, 484]], 16, 0.7],
  [[[128, 520], [156, 540], [186, 536]], 15, 0.5],
  [[[178, 590], [148, 612], [114, 606]], 15, 0.6],
  [[[104, 660], [130, 684], [162, 676]], 13, 0.6],
];

const hard = (points: Points): Point[] => points.map(([x, y], i) => (i === 0 || i === points.length - 1 ? [x, y, 1] : [x, y]));

interface RibbedOptions {
  gap?: number;
  puff?: Puffs;
  cast?: number;
}

/** Draws a ribbed band between two lines. Its ribs run from one line to the other. */
export function ribbed(c: Canvas, from: Points, to: Points, t: Tones, { gap = 6.5, puff = [6, 12, 0.7], cast = 0 }: RibbedOptions = {}): string {
  const length = measureLength(from);
  const n = Math.max(4, Math.round(length / gap));
  const b = walk(to, n);
  const ribs = walk(from, n).map((p, i) => `M${p.x.toFixed(1)} ${p.y.toFixed(1)}L${nth(b, i).x.toFixed(1)} ${nth(b, i).y.toFixed(1)}`).join('');
  const inside = stroke(ribs, t.hi, gap * 0.3, t.pale ? 0.8 : 0.3, `transform="translate(${gap * 0.42} 0)"`) +
    stroke(ribs, t.deep, gap * 0.32, t.pale ? 0.3 : 0.5);
  return part(c, shape([...hard(from), ...hard(to).reverse()]), t, { inside, puff, cast, made: 'jersey', edge: 1.2 });
}

const HOLES: Points = [[-1, -1], [1, -1], [-1, 1], [1, 1]];

export function button(x: number, y: number, t: Tones, r = 6.5): string {
  return (
    `<circle cx="${x + 1.4}" cy="${y + 2.2}" r="${r}" fill="#14110e" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${t.dark}"/><circle cx="${x - 0.5}" cy="${y - 0.6}" r="${r * 0.88}" fill="${t.light}"/><circle cx="${x}" cy="${y}" r="${r * 0.64}" fill="${t.mid}"/>` +
    HOLES.map(([i, j]) => `<circle cx="${x + i * r * 0.22}" cy="${y + j * r * 0.22}" r="${r * 0.12}" fill="${t.pit}"/>`).join('')
  );
}

/** Draws a zip along a line: tape, teeth, and a slider with its puller at the start of the line. */
export function zip(points: Points, tTape: Tones, tMetal: Tones, { w = 12, pull = true } = {}): string {
  const d = line(points);
  const [x, y] = nth(points, 0);
  const flat = (s: string): string => s.replace('stroke-linecap="round"', 'stroke-linecap="butt"');
  return (
    stroke(d, tTape.pit, w + 4, 0.35) + stroke(d, tTape.dark, w) + flat(stroke(d, tMetal.deep, w * 0.56)) +
      flat(stroke(d, tMetal.hi, w * 0.5, 1, 'stroke-dasharray="2.2 2"')) + stroke(d, tMetal.pit, 0.9, 0.8) +
    (pull
      ? `<path d="M${x - 6} ${y}h12l-2 15h-8Z" fill="${tMetal.base}"/><path d="M${x - 6} ${y}h5l-1 15h-2Z" fill="${tMetal.hi}"/><rect x="${x - 3.5}" y="${y + 12}" width="7" height="27" rx="3" fill="${tMetal.mid}" stroke="${tMetal.pit}" stroke-width=".8"/><rect x="${x - 2.4}" y="${y + 14}" width="2" height="23" rx="1" fill="${tMetal.hi}"/>`
      : '')
  );
}

interface PatchOptions {
  made?: string;
  cast?: number;
  inset?: number;
  thread?: string;
  loop?: boolean;
  w?: number;
  puff?: Puffs;
  over?: string;
}

/** Draws a pocket or label that is sewn on, with a row of stitches just inside its edge. */
export function patch(c: Canvas, points: Points, t: Tones, { made = 'jersey', cast = 4, inset = 5, thread = t.thread, loop = true, w = 1.5, puff = [5, 8, 0.4],
  over = '' }: PatchOptions = {}): string {
  const mid = points.reduce<Point>(([a, b], p) => [a + p[0] / points.length, b + p[1] / points.length], [0, 0]);
  const row = points.map(([x, y, k]): Point => {
    const length = Math.hypot(x - mid[0], y - mid[1]) || 1;
    return [x - ((x - mid[0]) / length) * inset * 1.3, y - ((y - mid[1]) / length) * inset * 1.3, k ?? 0];
  });
  return part(c, shape(points), t, { made, cast, puff, edge: 1.3 }) + stitches(loop ? ring(row) : row, thread, t, { w }) + over;
}

interface InsideOptions {
  label?: Tones | false | undefined;
  y?: number;
  made?: string;
}

/** Draws the inside of a garment's back, visible in the neck opening, with an optional woven label. */
export function inside(c: Canvas, outline: Points, t: Tones, { label, y = 226, made = 'jersey' }: InsideOptions = {}): string {
  return part(c, shape(outline), t, { made, edge: 1, stops: [[0, t.mid], [0.5, t.dark], [1, t.deep]], axis: [0, 0, 0, 1], over: label
    ? fill(`M378 ${y}h44v22h-44Z`, label.base) + fill(`M378 ${y}h44v3h-44Z`, label.light) + stroke(`M389 ${y + 11}h22`, label.thread, 2, 0.9) +
    soft(c, `M370 ${y + 22}h60v6h-60Z`, t.pit, 2, 0.4) : '' });
}

/** Draws two rows of stitches along a hem or seam. */
export const twin = (points: Points, t: Tones, { gap = 5, first = 8, thread = t.thread } = {}): string =>
  stitches(beside(points, first, 40), thread, t, { w: 1.3, dash: '4.5 2.6' }) + stitches(beside(points, first + gap, 40), thread, t,
    { w: 1.3, dash: '4.5 2.6' });
