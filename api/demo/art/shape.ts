// Shapes, light and material. All kinds are drawn with these functions, so that they share one light (from the upper left), one edge and
// one shadow.

import type { Tones } from './colour.js';

/** [x, y], or [x, y, 1] for a sharp corner. */
export type Point = readonly [x: number, y: number, sharp?: number];
export type Points = readonly Point[];
/** [offset, colour, opacity?] */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Axis = readonly [x1: number, y1: number, x2: number, y2: number];
/** [blur, height, opacity?] of the relief that makes a body look round. */
export type Puff = readonly [blur: number, height: number, opacity?: number];
export type Puffs = Puff | readonly Puff[];

/** A point on a line, with the normal to the left of its direction. */
export interface Step {
  x: number;
  y: number;
  nx: number;
  ny: number;
  angle: number;
}

/** Returns the element at an index that the caller knows to be within the list. */
export function nth<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`No element ${index} in a list of ${list.length}`);
  return element;
}

/** Rounds to one decimal, which is enough for a path. */
export const f = (v: number): number => Math.round(v * 10) / 10;

type Segment = readonly [from: Point, handle1: Point, handle2: Point, to: Point];

/** Returns the Bézier segments of a smooth line through the points. */
function segments(points: Points, closed: boolean): Segment[] {
  const n = points.length;
  const at = (i: number): Point => nth(points, closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i)));
  const handle = (i: number, toward: number): Point => {
    const p = at(i);
    const q = at(i + toward);
    const reach = Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.36;
    let [dx, dy] = p[2] ? [q[0] - p[0], q[1] - p[1]] : [at(i + 1)[0] - at(i - 1)[0], at(i + 1)[1] - at(i - 1)[1]];
    if (!p[2] && toward < 0) [dx, dy] = [-dx, -dy];
    const length = Math.hypot(dx, dy) || 1;
    return [p[0] + (dx / length) * reach, p[1] + (dy / length) * reach];
  };
  const out: Segment[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) out.push([at(i), handle(i, 1), handle(i + 1, -1), at(i + 1)]);
  return out;
}

/** Returns the path of a smooth closed shape. */
export const shape = (points: Points): string => `${line(points, true)}Z`;

/** Returns the path of a smooth open line. */
export function line(points: Points, closed = false): string {
  const [x, y] = nth(points, 0);
  return `M${f(x)} ${f(y)}${segments(points, closed)
    .map(([, a, b, p]) => `C${f(a[0])} ${f(a[1])} ${f(b[0])} ${f(b[1])} ${f(p[0])} ${f(p[1])}`)
    .join('')}`;
}

/** Returns evenly spaced points along a smooth line, each with the normal to the left of the line's direction. */
export function walk(points: Points, count: number, closed = false): Step[] {
  const fine: [number, number][] = [];
  for (const [a, b, c, d] of segments(points, closed)) {
    for (let i = 0; i < 24; i++) {
      const t = i / 24;
      const u = 1 - t;
      const blend = (k: 0 | 1): number => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
      fine.push([blend(0), blend(1)]);
    }
  }
  const [lastX, lastY] = nth(points, closed ? 0 : points.length - 1);
  fine.push([lastX, lastY]);
  const far = [0];
  for (let i = 1; i < fine.length; i++) far.push(nth(far, i - 1) + Math.hypot(nth(fine, i)[0] - nth(fine, i - 1)[0], nth(fine, i)[1] - nth(fine, i - 1)[1]));
  const total = nth(far, far.length - 1);
  const out: Step[] = [];
  let j = 0;
  for (let k = 0; k < count; k++) {
    const want = (total * k) / (count - 1);
    while (j < fine.length - 2 && nth(far, j + 1) < want) j++;
    const t = Math.min(1, (want - nth(far, j)) / (nth(far, j + 1) - nth(far, j) || 1));
    const [x, y] = nth(fine, j);
    const dx = nth(fine, j + 1)[0] - x;
    const dy = nth(fine, j + 1)[1] - y;
    const length = Math.hypot(dx, dy) || 1;
    out.push({ x: x + dx * t, y: y + dy * t, nx: dy / length, ny: -dx / length, angle: (Math.atan2(dy, dx) * 180) / Math.PI });
  }
  return out;
}

/** Places the points of one half of a drawing: unchanged or mirrored. */
export type Transform = (points: Points) => Points;

export const asIs: Transform = (points) => points;

/** Closes a line by repeating its first point at its end. */
export const ring = (points: Points): Point[] => [...points, ...points.slice(0, 1)];

/** Returns the sum of the distances between the points. */
export const measureLength = (points: Points): number => points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - nth(points, i)[0], p[1] - nth(points, i)[1]), 0);

/** Returns the line moved sideways by d. A positive d moves it to the left of its direction. */
export const beside = (points: Points, d: number, count = 40): Point[] => walk(points, count).map((p) => [p.x + p.nx * d, p.y + p.ny * d]);

/** Mirrors points about the middle of the tile. Their order is reversed, so that half + mirror(half) is a closed outline. */
export const mirror = (points: Points, x = 400): Point[] => points.map(([a, b, c]): Point => (c ? [2 * x - a, b, c] : [2 * x - a, b])).reverse();
export const both = (half: Points, x = 400): Point[] => [...half, ...mirror(half, x)];

/** Returns the path of a long drop along a line: w wide in the middle and pointed at both ends. For folds and highlights. */
export function lens(points: Points, w: number): string {
  const spine = walk(points, 15);
  const side = (s: number) => spine.map((p, i): Point => {
    const wide = (Math.sin((Math.PI * i) / 14) * w * s) / 2;
    return [p.x + p.nx * wide, p.y + p.ny * wide];
  });
  return shape([...side(1), ...side(-1).reverse()]);
}

/**
 * Collects the SVG definitions of a drawing. Equal definitions are kept once. `zoom` is the number of pixels per unit: the renderer
 * measures the height of a lit relief in pixels, so the height is multiplied by it and the light looks the same at every size.
 */
export function canvas({ seed = 1, prefix = 'a', zoom = 1 } = {}) {
  const definitions = new Map<string, string>();
  let state = (seed * 2654435761) >>> 0 || 1;
  return {
    seed,
    zoom,
    /** Adds a definition, in which `ID` stands for its id, and returns the id. */
    def(xml: string): string {
      const id = definitions.get(xml) ?? `${prefix}${definitions.size}`;
      definitions.set(xml, id);
      return id;
    },
    url(xml: string): string {
      return `url(#${this.def(xml)})`;
    },
    random(): number {
      state = (state * 1664525 + 1013904223) >>> 0;
      return state / 4294967296;
    },
    between(a: number, b: number): number {
      return a + (b - a) * this.random();
    },
    defs: (): string => [...definitions].map(([xml, id]) => xml.replace('ID', id)).join(''),
  };
}

export type Canvas = ReturnType<typeof canvas>;

export const blur = (c: Canvas, by: number): string => c.url(`<filter id="ID" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`);
export const clip = (c: Canvas, d: string): string => c.url(`<clipPath id="ID"><path d="${d}"/></clipPath>`);

/** Clips `content` to the shape. */
export const within = (c: Canvas, d: string, content: string): string => `<g clip-path="${clip(c, d)}">${content}</g>`;

/** Returns a linear gradient over a box. Stops are [offset, colour, opacity?]. */
export function ramp(c: Canvas, stops: readonly Stop[], [x1, y1, x2, y2]: Axis = [0, 0, 0, 1]): string {
  const list = stops.map(([o, colour, a = 1]) => `<stop offset="${o}" stop-color="${colour}"${a < 1 ? ` stop-opacity="${a}"` : ''}/>`).join('');
  return c.url(`<linearGradient id="ID" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient>`);
}

export const soft = (c: Canvas, d: string, colour: string, by: number, opacity = 1, move = ''): string =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}" filter="${blur(c, by)}"${move && ` transform="translate(${move})"`}/>`;
export const stroke = (d: string, colour: string, w: number, opacity = 1, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const fill = (d: string, colour: string, opacity = 1): string => `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

// Limits highlights and shadows: 0..1 is compressed to this band, the middle stays unchanged.
const band = ['R', 'G', 'B'].map((ch) => `<feFunc${ch} type="table" tableValues=".27 .36 .5 .6 .72"/>`).join('');
const KEEP = `<feComponentTransfer>${band}</feComponentTransfer>`;

const lit = (by: number, height: number, after: number, elevation = 52): string => {
  const k = f(50 / Math.sin((elevation * Math.PI) / 180)) / 100;
  return `<feGaussianBlur in="SourceAlpha" stdDeviation="${by}"/><feDiffuseLighting surfaceScale="${height}" diffuseConstant="${k}" lighting-color="#fff"><feDistantLight azimuth="232" elevation="${elevation}"/></feDiffuseLighting><feGaussianBlur stdDeviation="${after}"/>${KEEP}`;
};

/** Makes a body look round: its blurred outline is used as a height map and lit. Mid-grey leaves the colour unchanged. */
export function round(c: Canvas, d: string, by: number, height: number, opacity = 1): string {
  const filter = c.url(`<filter id="ID" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">${lit(by, f(height * c.zoom), Math.max(0.4, by / 5))}</filter>`);
  return `<g style="mix-blend-mode:hard-light" opacity="${opacity}"><path d="${d}" filter="${filter}"/></g>`;
}

/** Makes cloth or hide look uneven: noise is used as a height map and lit. `freq` is 'x y', in waves per pixel. */
export function uneven(c: Canvas, d: string, freq: string, height: number, opacity = 1, { octaves = 3, after = 2.2, seed = c.seed } = {}): string {
  const filter = c.url(
    `<filter id="ID" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="${octaves}" seed="${seed % 997}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${f(height * c.zoom)}" diffuseConstant="0.635" lighting-color="#fff"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting>${after ? `<feGaussianBlur stdDeviation="${after}"/>` : ''}${KEEP}</filter>`,
  );
  return `<g style="mix-blend-mode:hard-light" opacity="${opacity}"><path d="${d}" filter="${filter}"/></g>`;
}

/** Draws a fold of cloth: a soft valley with a lit ridge on its upper-left side. */
export function fold(c: Canvas, t: Tones, points: Points, w: number, strength = 1, by = w / 3.2): string {
  const d = lens(points, w);
  return (
    soft(c, d, t.deep, f(by), f((t.pale ? 0.34 : 0.55) * strength)) +
    soft(c, d, t.hi, f(by), f((t.pale ? 0.75 : t.black ? 0.22 : 0.26) * strength), `${f(-w * 0.62)} ${f(-w * 0.42)}`)
  );
}

/** Draws a seam between two pieces: a dark groove with light on its lower edge. */
export const seam = (points: Points, t: Tones, w = 1.6, opacity = 1): string =>
  stroke(line(points), t.hi, w, (t.pale ? 0.9 : 0.4) * opacity, `transform="translate(${f(w * 0.7)} ${f(w)})"`) +
    stroke(line(points), t.deep, w, (t.pale ? 0.55 : 0.8) * opacity);

/** Draws a row of stitches, each with a small shadow. */
export function stitches(points: Points, colour: string, t: Tones, { w = 1.7, dash = '5.5 3.2', opacity = 0.95 } = {}): string {
  const d = line(points);
  const butt = `stroke-dasharray="${dash}"`;
  return stroke(d, t.pit, w + 0.9, 0.3, `transform="translate(.5 .9)"`) + stroke(d, colour, w, opacity, butt).replace('stroke-linecap="round"',
    'stroke-linecap="butt"');
}

export interface GroundOptions {
  deep?: number;
  height?: number;
}

/** Draws the shadow of an object that stands on the tile: a tight dark core with a wide fall-off, a little to the right. */
export function ground(c: Canvas, x1: number, x2: number, y: number, { deep = 0.5, height = 1 }: GroundOptions = {}): string {
  const mid = (x1 + x2) / 2;
  const half = (x2 - x1) / 2;
  const oval = (dx: number, dy: number, rx: number, ry: number, by: number, a: number): string => `<ellipse cx="${f(mid + dx)}" cy="${f(y + dy)}" rx="${f(rx)}" ry="${f(ry)}" fill="#3a332b" opacity="${a}" filter="${c.url(`<filter id="ID" x="-60%" y="-600%" width="220%" height="1300%"><feGaussianBlur stdDeviation="${by}"/></filter>`)}"/>`;
  return oval(18, 8, half * 1.04, 26 * height, 22, 0.2 * deep * 2) + oval(8, 2, half * 0.98, 10 * height, 8, 0.34 * deep * 2) +
    oval(0, -2, half * 0.92, 4 * height, 2.6, 0.5 * deep * 2);
}

/** Draws the shadow of a garment that is slightly above the tile. */
export const lying = (c: Canvas, d: string): string => soft(c, d, '#4a4238', 16, 0.26, '9 17') + soft(c, d, '#3a332b', 4, 0.3, '2 4');
