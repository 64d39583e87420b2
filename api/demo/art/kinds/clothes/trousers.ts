// Tailored trousers: pressed crease, slanted pockets, extended tab. The second cut is wool, the others twill, the third with pinstripes.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawButton, drawCloth } from '../../drawing/cloth.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { leaveAsIs, mirror, offsetLine, type Points, type Transform, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawPinstripes } from '../../drawing/print.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const LEG: Points = [[266, 116, 1], [256, 190], [244, 270], [236, 380], [238, 560], [250, 760], [258, 920, 1], [310, 925], [360, 920, 1], [372, 740],
  [384, 540], [398, 340, 1], [404, 260], [400, 116, 1]];
const CREASE: Points = [[318, 150], [314, 300], [308, 540], [310, 760], [310, 922]];
const BAND: Points = [[264, 82, 1], [330, 91], [400, 94], [470, 91], [536, 82, 1], [536, 118, 1], [470, 128], [400, 131], [330, 128], [264, 118, 1]];

export const frame: Frame = { detail: [228, 60, 330], close: [210, 600, 300] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const trimTones = deriveTones(trim);
  const materialName = cut % 2 ? 'wool' : 'twill';
  const drawLeg = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    const crease = transform(CREASE);
    return drawCloth(canvas, toClosedPath(transform(LEG)), tones, {
      drape: 'twill', materialName, seed: i * 4, puff: [[30, 56, 0.7], [5, 6, 0.3]], shadowLength: i ? 0 : 4,
      inside: (cut === 2 ? drawPinstripes(canvas, toClosedPath(transform(LEG)), tones.black ? { ...tones, base: tones.thread } : { ...tones, base: tones.highlight }) : '') + drawBlurred(canvas, toClosedPath(transform([[398, 340], [384, 540], [372, 740], [358, 922], [384, 922], [400, 600]])), tones.deep, 14, 0.5),
      folds: [
        [transform([[396, 338], [350, 330], [290, 290]]), 16, back ? 0.3 : 0.5], [transform([[394, 352], [350, 366], [296, 350]]), 14, 0.45],
        [transform([[244, 560], [280, 590], [330, 584]]), 18, 0.4], [transform([[372, 650], [340, 676], [290, 670]]), 16, 0.35],
        [transform([[256, 850], [300, 880], [352, 868]]), 18, 0.55], [transform([[362, 800], [330, 826], [270, 820]]), 16, 0.4],
      ],
      over:
        drawBlurred(canvas, toClosedPath([...crease, ...offsetLine(crease, i ? 24 : -24, 20).reverse()]), tones.deep, 8, tones.pale ? 0.2 : 0.34) +
          stroke(toOpenPath(crease), tones.highlight, 1.8, tones.black ? 0.5 : 0.7) +
        drawSeam(transform([[262, 900], [310, 905], [360, 900]]), tones, 1, 0.35),
    });
  };
  const drawSlantPocket = (transform: Transform) => drawSeam(transform([[296, 126], [276, 190], [252, 250]]), tones, 2) + drawStitches(transform([[303, 128], [283, 192], [258, 254]]), tones.thread, tones,
    { w: 1.3 }) + drawBlurred(canvas, toClosedPath(transform([[296, 126], [276, 190], [252, 250], [246, 246], [270, 180], [288, 126]])), tones.darkest, 4, 0.35);
  const drawWeltPocket = (transform: Transform) => drawPiece(canvas, toClosedPath(transform([[290, 214, 1], [366, 222, 1], [365, 235, 1], [289, 227, 1]])), tones, { materialName, shadowLength: 4, puff: [3, 6, 0.5] }) +
    transform([[328, 238]]).map(([x, y]) => drawButton(x, y, trimTones, 4.6)).join('');
  const drawPleat = (transform: Transform) => drawBlurred(canvas, toClosedPath(transform([[338, 130, 1], [346, 130, 1], [326, 250, 1]])), tones.darkest, 3, 0.5) +
    drawSeam(transform([[340, 128], [330, 250]]), tones, 1.4, 0.8);
  const front = drawSeam([[402, 128], [402, 260], [399, 342]], tones, 2) + drawStitches([[440, 128], [438, 220], [428, 268], [404, 296]], tones.thread, tones,
    { w: 1.3 }) + [drawSlantPocket, drawPleat].map((drawDetail) => drawDetail(leaveAsIs) + drawDetail(mirror)).join('');
  const rear = drawSeam([[400, 128], [400, 342]], tones, 2) + drawWeltPocket(leaveAsIs) + drawWeltPocket(mirror) +
    drawSeam([[322, 130], [326, 196]], tones, 1.4, 0.8) + drawSeam([[478, 130], [474, 196]], tones, 1.4, 0.8);
  const drawLoop = (x: number, y: number) => drawPiece(canvas, `M${x - 5} ${y - 3}h10v46h-10Z`, tones, { materialName, shadowLength: 3, puff: [2, 4, 0.6], edge: 1 });
  return (
    drawGarmentShadow(canvas, toClosedPath(LEG)) + drawGarmentShadow(canvas, toClosedPath(mirror(LEG))) +
    (back ? '' : drawPiece(canvas, toClosedPath([[266, 80, 1], [400, 70], [534, 80, 1], [526, 108], [400, 114], [274, 108]]), deriveTones(accent),
      { materialName: 'twill', stops: [[0, deriveTones(accent).mid], [1, deriveTones(accent).darkest]], axis: [0, 0, 0, 1] }) + fill('M378 73h44v16h-44Z', trimTones.light)) +
    drawLeg(1) + drawLeg(0) + clipTo(canvas, `${toClosedPath(LEG)}${toClosedPath(mirror(LEG))}`, back ? rear : front) +
    drawPiece(canvas, toClosedPath(BAND), tones, { materialName, shadowLength: 4, puff: [6, 10, 0.5], edge: 1.2, over: back ? drawSeam([[400, 90], [400, 134]], tones, 1.4)
      : drawSeam([[446, 92], [446, 130]], tones, 1.6) }) +
    drawLoop(308, 88) + drawLoop(492, 88) + (back ? drawLoop(400, 93) : drawButton(434, 111, trimTones, 6.5))
  );
}
