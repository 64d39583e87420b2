// Drawstring shorts: gathered elastic waist, side pockets, cord.

import { type Canvas, clipTo, drawBlurred, stroke } from '../../drawing/canvas.js';
import { drawCloth, drawPatch, drawRibbing, drawTwinStitches, type Fold } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { leaveAsIs, mirror, offsetLine, type Points, type Transform, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFlowers } from '../../drawing/print.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const LEG: Points = [[232, 262, 1], [214, 350], [192, 460], [168, 600], [148, 742, 1], [250, 770], [366, 768, 1], [382, 660], [398, 538, 1], [404, 400],
  [400, 262, 1]];
const HEM: Points = [[148, 742], [250, 770], [366, 768]];
const TOP: Points = [[230, 218], [310, 230], [400, 234], [490, 230], [570, 218]];
const LOW: Points = [[230, 266], [310, 280], [400, 284], [490, 280], [570, 266]];

export const frame: Frame = { detail: [200, 190, 330], close: [150, 430, 300] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const cord = deriveTones(trim);
  const ink = chooseContrasting(tones, [deriveTones(accent), cord]);
  const materialName = cut % 2 ? 'fleece' : 'twill';
  const drawLeg = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    const gathers = [0, 1, 2, 3, 4, 5].map((k): Fold => [transform([[250 + k * 26, 276], [246 + k * 25, 316], [238 + k * 26 - (k % 2) * 6, 350 + (k % 3) * 26]]),
      13, 0.75]);
    return drawCloth(canvas, toClosedPath(transform(LEG)), tones, {
      drape: 'fleece', materialName, seed: i * 4, puff: [[38, 70, 0.75], [6, 7, 0.3]], shadowLength: i ? 0 : 4,
      inside: (cut === 2 ? drawFlowers(canvas, toClosedPath(transform(LEG)), [ink, cord.L === tones.L ? ink : cord]) : '') + drawBlurred(canvas, toClosedPath(transform([[398, 530], [382, 660], [364, 770], [392, 770], [410, 560]])), tones.deep, 14, 0.55),
      folds: [
        ...gathers,
        [transform([[396, 534], [340, 520], [270, 470]]), 24, 0.7], [transform([[392, 556], [340, 580], [262, 560]]), 22, 0.6],
        [transform([[300, 560], [286, 660], [290, 766]]), 26, 0.45], [transform([[220, 520], [208, 640], [210, 756]]), 26, 0.4],
      ],
      over: drawTwinStitches(transform(HEM), tones, { first: i ? 16 : 16 }),
    });
  };
  const drawPocket = (transform: Transform) => drawSeam(transform([[262, 282], [244, 350], [218, 420]]), tones, 2) + drawStitches(transform([[269, 284], [251, 352], [225, 424]]), tones.thread, tones,
    { w: 1.4 }) + drawBlurred(canvas, toClosedPath(transform([[260, 282], [242, 350], [216, 420], [206, 414], [232, 340], [248, 282]])), tones.darkest, 5, 0.4);
  const drawCord = (points: Points) => stroke(toOpenPath(points.map(([x, y]) => [x + 4, y + 5])), tones.darkest, 8, 0.3) + stroke(toOpenPath(points), cord.deep, 9, 0.8) +
    stroke(toOpenPath(points), cord.base, 7.4) + stroke(toOpenPath(points), cord.deep, 6, 0.3, 'stroke-dasharray="1.4 3"').replace('linecap="round"',
    'linecap="butt"') + stroke(toOpenPath(points.map(([x, y]) => [x - 1.6, y - 0.6])), cord.highlight, 1.5, 0.8);
  const drawEyelet = (x: number) => `<circle cx="${x}" cy="258" r="7" fill="#8d8a84"/><circle cx="${x - 0.5}" cy="257.400" r="6" fill="none" stroke="#e6e3dc" stroke-width="1.200"/><circle cx="${x}" cy="258" r="3.800" fill="#1a1816"/>`;
  return (
    drawGarmentShadow(canvas, toClosedPath(LEG)) + drawGarmentShadow(canvas, toClosedPath(mirror(LEG))) +
    drawLeg(1) + drawLeg(0) +
    clipTo(canvas, `${toClosedPath(LEG)}${toClosedPath(mirror(LEG))}`, drawSeam([[400, 284], [400, 540]], tones, 2) +
      drawStitches([[406, 286], [406, 536]], tones.thread, tones, { w: 1.3 }) + drawPocket(leaveAsIs) + drawPocket(mirror) +
      (back ? drawPatch(canvas, [[470, 350, 1], [548, 344, 1], [556, 430, 1], [476, 440, 1]], tones, { materialName, shadowLength: 4 }) : '')) +
    drawRibbing(canvas, TOP, LOW, tones, { gap: 9, puff: [10, 24, 0.75], shadowLength: 4 }) +
    drawStitches(offsetLine(TOP, -17, 40).slice(1, -1), tones.thread, tones, { w: 1.3 }) + drawStitches(offsetLine(TOP, -33, 40).slice(1, -1), tones.thread, tones, { w: 1.3 }) +
    (back ? '' : drawEyelet(378) + drawEyelet(422) + drawCord([[379, 260], [370, 300], [374, 350], [366, 408]]) +
      drawCord([[421, 260], [432, 310], [426, 360], [436, 398]]))
  );
}

