// Wool scarf, folded in two and laid flat with its fringed ends at the bottom. The second cut is checked, the others have three stripes.

import { type Canvas, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { type ClothOptions, drawCloth, type Fold } from '../../drawing/cloth.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { leaveAsIs, mirror, type Point, type Points, type Transform, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const BACK: Points = [[404, 120, 1], [470, 116], [560, 124, 1], [572, 300], [566, 520], [580, 800, 1], [500, 806], [420, 800, 1], [410, 500]];
const FRONT: Points = [[230, 150, 1], [250, 124], [330, 116], [470, 118], [500, 132, 1], [470, 240], [436, 400], [420, 600], [414, 846, 1], [320, 852],
  [222, 846, 1], [236, 620], [226, 400]];

export const frame: Frame = { detail: [200, 90, 340], close: [200, 540, 330] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const tones = deriveTones(base);
  const [accentTones, trimTones] = [deriveTones(accent), deriveTones(trim)];
  const isChecked = cut % 2 === 1;
  const orient: Transform = view === 'back' ? mirror : leaveAsIs;
  const drawBar = (x: number, y: number, w: number, h: number, colour: string, opacity: number) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" opacity="${opacity}"/>`;
  const drawWeave = (d: string) =>
    isChecked
      ? fill(d, canvas.url(`<pattern id="ID" width="150" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(1.500) translate(20 10)">${drawBar(0, 0, 54, 150, accentTones.base, 0.5) + drawBar(0, 0, 150, 54, accentTones.base, 0.5) + drawBar(78, 0, 9, 150, trimTones.base, 0.75) + drawBar(0, 78, 150, 9, trimTones.base, 0.75) + drawBar(118, 0, 5, 150, accentTones.deep, 0.6) + drawBar(0, 118, 150, 5, accentTones.deep, 0.6)}</pattern>`))
      : drawBar(150, 730, 500, 18, accentTones.base, 0.9) + drawBar(150, 760, 500, 6, trimTones.base, 0.9) + drawBar(150, 775, 500, 3, trimTones.base, 0.9);
  const drawFringe = (x1: number, x2: number, y: number) =>
    Array.from({ length: Math.round((x2 - x1) / 10) }, (_, i) => {
      const offset = x1 + 5 + i * 10;
      const x = view === 'back' ? 800 - offset : offset;
      const end: Point = [x + canvas.between(-8, 8), y + 62 + canvas.between(-8, 8)];
      const p = toOpenPath([[x, y - 6], [x + canvas.between(-4, 4), y + 30], end]);
      return stroke(p, '#3a332b', 8, 0.1, 'transform="translate(3 5)"') + stroke(p, tones.deep, 7) +
        stroke(p, isChecked && i % 4 === 1 ? accentTones.base : tones.base, 5.4) + stroke(p, tones.highlight, 1.6, 0.45, 'transform="translate(-1.200 0)"') +
        stroke(p, tones.deep, 5.4, 0.35, 'stroke-dasharray="1.500 4"').replace('linecap="round"', 'linecap="butt"');
    }).join('');
  const drawDraped = (points: Points, shadowLength: number, folds: readonly Fold[], more: ClothOptions) => drawCloth(canvas, toClosedPath(orient(points)), tones, { drape: 'wool', materialName: 'wool', shadowLength,
    puff: [[36, 66, 0.75], [7, 10, 0.4]], inside: drawWeave(toClosedPath(orient(points))), folds: folds.map(([p, w, s]): Fold => [orient(p), w, s]), ...more });
  return (
    drawGarmentShadow(canvas, toClosedPath(orient(BACK))) + drawGarmentShadow(canvas, toClosedPath(orient(FRONT))) + drawFringe(424, 578, 800) +
    drawDraped(BACK, 0, [[[[440, 140], [450, 400], [446, 790]], 30, 0.7], [[[520, 130], [512, 420], [524, 790]], 32, 0.6],
      [[[566, 300], [530, 330], [480, 320]], 20, 0.4]], { seed: 3 }) +
    drawFringe(226, 412, 846) +
    drawDraped(FRONT, 14, [[[[280, 130], [268, 420], [280, 840]], 34, 0.6], [[[350, 124], [336, 420], [346, 840]], 36, 0.6],
      [[[430, 124], [404, 300], [392, 560]], 32, 0.7], [[[240, 180], [330, 160], [480, 150]], 22, 0.7]],
      { over: drawBlurred(canvas, toClosedPath(orient([[226, 120], [500, 110], [500, 136], [380, 150], [226, 168]])), tones.highlight, 10, 0.35) +
      drawFold(canvas, tones, orient([[232, 560], [300, 590], [390, 580]]), 22, 0.3) })
  );
}
