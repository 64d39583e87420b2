// Satin midi dress: V neck, thin straps, tied waist, bias skirt that falls in soft folds.

import { type Canvas, clipTo, drawBlurred, stroke } from '../../drawing/canvas.js';
import { drawCloth, type Fold, mirrorFolds } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { mirror, offsetLine, type Point, type Points, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawDots, drawFlowers } from '../../drawing/print.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const WAIST = 408;
const BODICE: Points = [[400, 262, 1], [366, 224], [336, 178, 1], [316, 176, 1], [306, 214], [286, 248, 1], [282, 320], [302, 400], [306, 420, 1],
  [400, 428]];
const SKIRT: Points = [[400, 424], [304, 414, 1], [278, 480], [252, 600], [222, 760], [192, 910, 1], [232, 924], [270, 914], [312, 930], [356, 920],
  [400, 934]];
const STRAP: Points = [[320, 184], [328, 140], [340, 100], [352, 88], [362, 98], [368, 150], [372, 214]];

export const frame: Frame = { detail: [228, 110, 344], close: [190, 560, 330] };
const completeHalf = (half: Points) => [...half, ...mirror(half).slice(1, half === BODICE ? undefined : -1)];

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const top: Points = back ? [[400, 300, 1], [360, 262], [326, 200, 1], [314, 180, 1], ...BODICE.slice(4)] : BODICE;
  const ink = chooseContrasting(tones, [deriveTones(trim), deriveTones(accent)]);
  const drawPrint = (d: string) => [() => '', () => drawDots(canvas, d, ink), () => drawFlowers(canvas, d, [ink, deriveTones(accent)])][cut]?.() ?? '';
  const bodice = toClosedPath([...top, ...mirror(top).slice(1)]);
  const skirt = toClosedPath(completeHalf(SKIRT));
  const drawStrap = (p: Points) => stroke(toOpenPath(p.map(([x, y]) => [x + 5, y + 7])), '#3a332b', 8, 0.2) + stroke(toOpenPath(p), tones.deep, 10) +
    stroke(toOpenPath(p), tones.base, 8.4) + stroke(toOpenPath(p.map(([x, y]) => [x - 1.8, y])), tones.highlight, 2, 0.8);
  const skirtFolds: Fold[] = [];
  for (let k = 0; k < 7; k++) {
    const x = 318 + k * 27;
    const foot = 210 + k * 63 + canvas.between(-10, 10);
    skirtFolds.push([[[x, 426 + (k % 2) * 16], [x + (foot - x) * 0.22, 580], [x + (foot - x) * 0.6, 760], [foot, 920]], 30 + (k % 3) * 9, 0.75]);
  }
  const shine = skirtFolds.map(([p], k) => drawBlurred(canvas, toClosedPath([...p.map(([x, y]): Point => [x - 20, y]), ...p.map(([x, y]): Point => [x - 30, y]).reverse()]), tones.highlight, 9, k % 2
    ? 0.42 : 0.26)).join('');
  const hem: Points = [[192, 910], [232, 924], [270, 914], [312, 930], [356, 920], [400, 934], [444, 920], [488, 930], [530, 914], [568, 924], [608, 910]];
  const tie: Points = [[300, 398, 1], [350, 408], [400, 411], [450, 408], [500, 398, 1], [502, 426, 1], [450, 436], [400, 439], [350, 436], [298, 426, 1]];
  const drawTieEnd = (p: Points) => drawPiece(canvas, toClosedPath(p), tones, { materialName: 'nylon', shadowLength: 6, edge: 1.2, puff: [5, 12, 0.8],
    stops: [[0, tones.light], [0.5, tones.base], [1, tones.mid]] });
  return (
    drawGarmentShadow(canvas, skirt) + drawGarmentShadow(canvas, bodice) + (back ? drawStrap(STRAP.slice(0, 5)) + drawStrap(mirror(STRAP.slice(0, 5))) : drawStrap(STRAP) + drawStrap(mirror(STRAP))) +
    (back ? drawStrap([[352, 89], [372, 150], [446, 300]]) + drawStrap([[448, 89], [428, 150], [354, 300]])
      : drawPiece(canvas, toClosedPath([[320, 182, 1], [350, 214], [400, 226], [450, 214], [480, 182, 1], [440, 240], [400, 290], [360, 240]]), tones,
      { materialName: 'nylon', stops: [[0, tones.dark], [1, tones.darkest]], axis: [0, 0, 0, 1] })) +
    drawCloth(canvas, skirt, tones, { drape: 'satin', materialName: 'nylon', puff: [[60, 110, 0.75], [6, 8, 0.3]], folds: skirtFolds,
      inside: drawPrint(skirt) + drawBlurred(canvas, toClosedPath(completeHalf([[400, 420], [300, 414], [290, 470], [400, 480]])), tones.deep, 16, 0.5), over: shine +
      drawStitches(offsetLine(hem, -10, 90), tones.thread, tones, { w: 1.1, opacity: 0.6 }) }) +
    drawCloth(canvas, bodice, tones, {
      drape: 'satin', materialName: 'nylon', shadowLength: 3, inside: drawPrint(bodice), puff: [[32, 64, 0.8], [5, 7, 0.35]],
      folds: mirrorFolds([
        [[[294, 260], [326, 310], [366, 330]], 18, 0.6], [[[290, 330], [330, 356], [380, 352]], 16, 0.6],
        [[[306, 416], [322, 370], [350, 320]], 16, 0.7], [[[340, 424], [348, 380], [362, 340]], 14, 0.6],
          [[[376, 426], [380, 390], [384, 350]], 12, 0.6],
      ]),
      over: drawBlurred(canvas, toClosedPath([[340, 250], [362, 250], [370, 300], [350, 320], [330, 300]]), tones.highlight, 12, 0.5) +
        drawBlurred(canvas, toClosedPath([[430, 256], [450, 250], [460, 296], [440, 316], [424, 296]]), tones.highlight, 12, 0.35),
    }) +
    clipTo(canvas, bodice, back ? drawSeam([[400, 300], [400, WAIST]], tones, 1.4) : drawSeam([[400, 262], [402, 330], [400, WAIST]], tones, 1.4, 0.8)) +
    drawPiece(canvas, toClosedPath(tie), tones, { materialName: 'nylon', shadowLength: 5, puff: [6, 14, 0.7], inside: drawFold(canvas, tones, [[310, 412], [400, 424], [490, 412]], 8, 0.7) }) +
    (back ? '' : drawTieEnd([[448, 424, 1], [470, 428, 1], [492, 520], [486, 610, 1], [462, 606, 1], [460, 520]]) +
      drawTieEnd([[440, 424, 1], [456, 428, 1], [446, 500], [420, 570, 1], [400, 560, 1], [426, 490]]) +
      drawTieEnd([[452, 420, 1], [478, 392], [508, 388], [506, 412], [480, 430]]) + drawTieEnd([[448, 420, 1], [424, 394], [396, 392], [398, 414], [424, 430]]) +
      drawPiece(canvas, toClosedPath([[436, 406], [452, 402], [466, 408], [466, 436], [450, 442], [436, 434]]), tones, { materialName: 'nylon', shadowLength: 4, puff: [6, 16, 0.9] }))
  );
}
