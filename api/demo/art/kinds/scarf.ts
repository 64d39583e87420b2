// Wool scarf, folded in two and laid flat with its fringed ends at the bottom. The seed decides whether it is checked or plain.
import { type ClothOptions, cloth, type Fold } from '../cloth.js';
import { tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { asIs, type Canvas, fill, fold, line, lying, mirror, type Point, type Points, shape, soft, stroke, type Transform } from '../shape.js';

const BACK: Points = [[404, 120, 1], [470, 116], [560, 124, 1], [572, 300], [566, 520], [580, 800, 1], [500, 806], [420, 800, 1], [410, 500]];
const FRONT: Points = [[230, 150, 1], [250, 124], [330, 116], [470, 118], [500, 132, 1], [470, 240], [436, 400], [420, 600], [414, 846, 1], [320, 852],
  [222, 846, 1], [236, 620], [226, 400]];

export const frame: Frame = { detail: [200, 90, 340], close: [200, 540, 330] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const t = tones(base);
  const [a, b] = [tones(accent), tones(trim)];
  const check = cut % 2 === 1;
  const orient: Transform = view === 'back' ? mirror : asIs;
  const bar = (x: number, y: number, w: number, h: number, colour: string, o: number) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" opacity="${o}"/>`;
  const weave = (d: string) =>
    check
      ? fill(d, c.url(`<pattern id="ID" width="150" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(1.500) translate(20 10)">${bar(0, 0, 54, 150, a.base, 0.5) + bar(0, 0, 150, 54, a.base, 0.5) + bar(78, 0, 9, 150, b.base, 0.75) + bar(0, 78, 150, 9, b.base, 0.75) + bar(118, 0, 5, 150, a.deep, 0.6) + bar(0, 118, 150, 5, a.deep, 0.6)}</pattern>`))
      : bar(150, 730, 500, 18, a.base, 0.9) + bar(150, 760, 500, 6, b.base, 0.9) + bar(150, 775, 500, 3, b.base, 0.9);
  const fringe = (x1: number, x2: number, y: number) =>
    Array.from({ length: Math.round((x2 - x1) / 10) }, (_, i) => {
      const offset = x1 + 5 + i * 10;
      const x = view === 'back' ? 800 - offset : offset;
      const end: Point = [x + c.between(-8, 8), y + 62 + c.between(-8, 8)];
      const p = line([[x, y - 6], [x + c.between(-4, 4), y + 30], end]);
      return stroke(p, '#3a332b', 8, 0.1, 'transform="translate(3 5)"') + stroke(p, t.deep, 7) +
        stroke(p, check && i % 4 === 1 ? a.base : t.base, 5.4) + stroke(p, t.hi, 1.6, 0.45, 'transform="translate(-1.200 0)"') +
        stroke(p, t.deep, 5.4, 0.35, 'stroke-dasharray="1.500 4"').replace('linecap="round"', 'linecap="butt"');
    }).join('');
  const draped = (points: Points, cast: number, folds: readonly Fold[], more: ClothOptions) => cloth(c, shape(orient(points)), t, { drape: 'wool', made: 'wool', cast,
    puff: [[36, 66, 0.75], [7, 10, 0.4]], inside: weave(shape(orient(points))), folds: folds.map(([p, w, s]): Fold => [orient(p), w, s]), ...more });
  return (
    lying(c, shape(orient(BACK))) + lying(c, shape(orient(FRONT))) + fringe(424, 578, 800) +
    draped(BACK, 0, [[[[440, 140], [450, 400], [446, 790]], 30, 0.7], [[[520, 130], [512, 420], [524, 790]], 32, 0.6],
      [[[566, 300], [530, 330], [480, 320]], 20, 0.4]], { seed: 3 }) +
    fringe(226, 412, 846) +
    draped(FRONT, 14, [[[[280, 130], [268, 420], [280, 840]], 34, 0.6], [[[350, 124], [336, 420], [346, 840]], 36, 0.6],
      [[[430, 124], [404, 300], [392, 560]], 32, 0.7], [[[240, 180], [330, 160], [480, 150]], 22, 0.7]],
      { over: soft(c, shape(orient([[226, 120], [500, 110], [500, 136], [380, 150], [226, 168]])), t.hi, 10, 0.35) +
      fold(c, t, orient([[232, 560], [300, 590], [390, 580]]), 22, 0.3) })
  );
}
