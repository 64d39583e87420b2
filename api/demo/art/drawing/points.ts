// Outlines: lists of points, the smooth lines through them, and their SVG paths.
/** [x, y], or [x, y, 1] for a sharp corner. */
export type Point = readonly [x: number, y: number, sharp?: number];

export type Points = readonly Point[];

/** A point on a line, with the normal to the left of its direction. */
export interface LinePoint {
  x: number;
  y: number;
  nx: number;
  ny: number;
  angle: number;
}

/** Returns the element at an index that the caller knows to be within the list. */
export function getAt<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`No element ${index} in a list of ${list.length}`);
  return element;
}

/** Rounds to one decimal, which is enough for a path. */
export const roundToTenth = (v: number): number => Math.round(v * 10) / 10;

type Segment = readonly [from: Point, handle1: Point, handle2: Point, to: Point];

/** Returns the Bézier segments of a smooth line through the points. */
function listSegments(points: Points, closed: boolean): Segment[] {
  const n = points.length;
  const at = (i: number): Point => getAt(points, closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i)));
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
export const toClosedPath = (points: Points): string => `${toOpenPath(points, true)}Z`;

/** Returns the path of a smooth open line. */
export function toOpenPath(points: Points, closed = false): string {
  const [x, y] = getAt(points, 0);
  return `M${roundToTenth(x)} ${roundToTenth(y)}${listSegments(points, closed)
    .map(([, a, b, p]) => `C${roundToTenth(a[0])} ${roundToTenth(a[1])} ${roundToTenth(b[0])} ${roundToTenth(b[1])} ${roundToTenth(p[0])} ${roundToTenth(p[1])}`)
    .join('')}`;
}

/** Returns evenly spaced points along a smooth line, each with the normal to the left of the line's direction. */
export function sampleLine(points: Points, count: number, closed = false): LinePoint[] {
  const fine: [number, number][] = [];
  for (const [a, b, c, d] of listSegments(points, closed)) {
    for (let i = 0; i < 24; i++) {
      const t = i / 24;
      const u = 1 - t;
      const blend = (k: 0 | 1): number => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
      fine.push([blend(0), blend(1)]);
    }
  }
  const [lastX, lastY] = getAt(points, closed ? 0 : points.length - 1);
  fine.push([lastX, lastY]);
  const far = [0];
  for (let i = 1; i < fine.length; i++) far.push(getAt(far, i - 1) + Math.hypot(getAt(fine, i)[0] - getAt(fine, i - 1)[0], getAt(fine, i)[1] - getAt(fine, i - 1)[1]));
  const total = getAt(far, far.length - 1);
  const out: LinePoint[] = [];
  let j = 0;
  for (let k = 0; k < count; k++) {
    const want = (total * k) / (count - 1);
    while (j < fine.length - 2 && getAt(far, j + 1) < want) j++;
    const t = Math.min(1, (want - getAt(far, j)) / (getAt(far, j + 1) - getAt(far, j) || 1));
    const [x, y] = getAt(fine, j);
    const dx = getAt(fine, j + 1)[0] - x;
    const dy = getAt(fine, j + 1)[1] - y;
    const length = Math.hypot(dx, dy) || 1;
    out.push({ x: x + dx * t, y: y + dy * t, nx: dy / length, ny: -dx / length, angle: (Math.atan2(dy, dx) * 180) / Math.PI });
  }
  return out;
}

/** Places the points of one half of a drawing: unchanged or mirrored. */
export type Transform = (points: Points) => Points;

export const leaveAsIs: Transform = (points) => points;

/** Closes a line by repeating its first point at its end. */
export const closeLine = (points: Points): Point[] => [...points, ...points.slice(0, 1)];

/** Returns the sum of the distances between the points. */
export const measureLength = (points: Points): number => points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - getAt(points, i)[0], p[1] - getAt(points, i)[1]), 0);

/** Returns the line moved sideways by d. A positive d moves it to the left of its direction. */
export const offsetLine = (points: Points, d: number, count = 40): Point[] => sampleLine(points, count).map((p) => [p.x + p.nx * d, p.y + p.ny * d]);

/** Mirrors points about the middle of the tile. Their order is reversed, so that half + mirror(half) is a closed outline. */
export const mirror = (points: Points, x = 400): Point[] => points.map(([a, b, c]): Point => (c ? [2 * x - a, b, c] : [2 * x - a, b])).reverse();

export const joinMirrored = (half: Points, x = 400): Point[] => [...half, ...mirror(half, x)];

/** Returns the path of a long drop along a line: w wide in the middle and pointed at both ends. For folds and highlights. */
export function toDropPath(points: Points, w: number): string {
  const spine = sampleLine(points, 15);
  const side = (s: number) => spine.map((p, i): Point => {
    const wide = (Math.sin((Math.PI * i) / 14) * w * s) / 2;
    return [p.x + p.nx * wide, p.y + p.ny * wide];
  });
  return toClosedPath([...side(1), ...side(-1).reverse()]);
}
