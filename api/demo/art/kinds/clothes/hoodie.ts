// Heavy fleece hoodie: lined hood, drawcords, kangaroo pocket, ribbed cuffs and hem.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawCloth, drawRibbing, LONG_SLEEVE, LONG_SLEEVE_END, LONG_SLEEVE_FOLDS, mirrorFolds } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { leaveAsIs, mirror, offsetLine, type Points, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawSun } from '../../drawing/print.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const ARMHOLE: Points = [[234, 224, 1], [219, 290], [213, 352], [212, 408]];
const HALF: Points = [[400, 782], [300, 782], [210, 778, 1], [200, 700], [203, 560], [208, 470], ...[...ARMHOLE].reverse(), [272, 206], [326, 190, 1],
  [400, 262]];
const HEM: Points = [[210, 774], [300, 779], [400, 780], [500, 779], [590, 774]];
const LOW: Points = [[222, 832], [300, 838], [400, 839], [500, 838], [578, 832]];
const CUFF: Points = [[94, 712, 1], [124, 721], [158, 725, 1], [151, 790, 1], [124, 790], [97, 782, 1]];
const HOOD: Points = [[400, 312], [352, 270], [328, 222], [310, 190], [302, 150], [318, 108], [356, 82], [400, 74]];
const OPEN: Points = [[400, 306, 1], [360, 264], [336, 214], [333, 166], [354, 122], [400, 106]];
const POCKET: Points = [[300, 578, 1], [500, 578, 1], [560, 690, 1], [560, 778, 1], [240, 778, 1], [240, 690, 1]];

export const frame: Frame = { detail: [218, 84, 364], close: [110, 480, 340] };
const completeHalf = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const cord = deriveTones(trim);
  const contrastTones = chooseContrasting(tones, [deriveTones(accent), cord]);
  const sleeveTones = cut === 1 ? contrastTones : tones;
  const body = toClosedPath(completeHalf(HALF));
  const hood = toClosedPath(completeHalf(back ? [[400, 330], [346, 290], [318, 230], [304, 190], [300, 150], [318, 108], [356, 82], [400, 74]] : HOOD).slice(0,
    -1));
  const open = toClosedPath(completeHalf(OPEN).slice(0, -1));
  const drawSleeve = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    return (
      drawCloth(canvas, toClosedPath(transform(LONG_SLEEVE)), sleeveTones, { drape: 'fleece', seed: i + 5, puff: [[26, 50, 0.85], [6, 8, 0.3]],
        folds: LONG_SLEEVE_FOLDS.map(([p, w, s]) => [transform(p), w * 1.2, s]) }) +
      drawRibbing(canvas, transform(LONG_SLEEVE_END.map(([x, y]) => [x, y - 3])), transform([[97, 782], [124, 790], [151, 790]]), sleeveTones, { gap: 5, puff: [10, 22, 0.8] })
    );
  };
  const drawCord = (x: number, y: number) => {
    const p: Points = [[x, 286], [x - 7, 330], [x + 3, 380], [x - 3, y]];
    return (
      stroke(toOpenPath(p.map(([a, b]) => [a + 5, b + 5])), tones.darkest, 7, 0.28) + stroke(toOpenPath(p), cord.deep, 8.4, 0.8) + stroke(toOpenPath(p), cord.base, 7) +
        stroke(toOpenPath(p), cord.deep, 6, 0.3, 'stroke-dasharray="1.4 3"').replace('linecap="round"', 'linecap="butt"') +
        stroke(toOpenPath(p.map(([a, b]) => [a - 1.6, b])), cord.highlight, 1.5, 0.8) +
      `<rect x="${x - 7}" y="${y - 4}" width="8" height="24" rx="2.500" fill="#8d8a84"/><rect x="${x - 6}" y="${y - 4}" width="2.400" height="24" rx="1" fill="#e6e3dc"/>`
    );
  };
  const drawEyelet = (x: number) => `<circle cx="${x}" cy="284" r="7.500" fill="#8d8a84"/><circle cx="${x - 0.6}" cy="283.300" r="6.600" fill="none" stroke="#e6e3dc" stroke-width="1.300"/><circle cx="${x}" cy="284" r="4" fill="#1a1816"/>`;
  const front =
    clipTo(canvas, body,
      (cut === 2 ? drawSun(400, 484, 52, [contrastTones, contrastTones]) : '') +
      drawPiece(canvas, toClosedPath(POCKET), tones, { materialName: 'fleece', shadowLength: 6, puff: [[16, 22, 0.5], [5, 8, 0.4]],
        inside: drawFold(canvas, tones, [[330, 600], [350, 660], [340, 740]], 22, 0.45) + drawFold(canvas, tones, [[470, 600], [456, 670], [470, 750]], 22, 0.4) }) +
      [leaveAsIs, mirror].map((transform) => drawStitches(transform(offsetLine([[296, 580], [238, 690]], 8, 20)), tones.thread, tones) +
        drawStitches(transform(offsetLine([[296, 580], [238, 690]], 14, 20)), tones.thread, tones) + drawBlurred(canvas, toClosedPath(transform([[296, 580], [236, 690], [228, 686], [286, 580]])),
        tones.darkest, 5, 0.55)).join('') +
      drawStitches([[300, 585], [500, 585]], tones.thread, tones) + drawStitches([[245, 694], [245, 776]], tones.thread, tones) +
        drawStitches([[555, 694], [555, 776]], tones.thread, tones));
  return (
    [LONG_SLEEVE, mirror(LONG_SLEEVE), completeHalf(HALF), completeHalf(HOOD), CUFF, mirror(CUFF)].map((p) => drawGarmentShadow(canvas, toClosedPath(p))).join('') +
    drawSleeve(0) + drawSleeve(1) +
    drawCloth(canvas, body, tones, {
      drape: 'fleece', shadowLength: 4, puff: [[50, 80, 0.6], [7, 9, 0.3]],
      folds: mirrorFolds([
        [[[214, 416], [262, 456], [330, 470]], 28, 0.8],
        [[[212, 440], [250, 520], [262, 600]], 28, 0.6],
        [[[204, 700], [240, 716], [280, 760]], 24, 0.5],
        [[[330, 330], [316, 410], [330, 500]], 26, 0.35],
      ]),
      over: back ? '' : drawBlurred(canvas, toClosedPath([[330, 230], [400, 330], [470, 230], [480, 262], [400, 372], [320, 262]]), tones.darkest, 10, 0.4),
    }) +
    clipTo(canvas, body, [ARMHOLE, mirror(ARMHOLE)].map((a, i) => drawSeam(a, tones, 1.8) + drawStitches(offsetLine(a, i ? 6 : 6, 30), tones.thread, tones,
      { w: 1.3 })).join('')) +
    (back ? '' : front) +
    drawRibbing(canvas, HEM, LOW, tones, { gap: 5.6, puff: [10, 22, 0.7], shadowLength: 2 }) +
    drawPiece(canvas, hood, tones, {
      materialName: 'fleece', shadowLength: 6, puff: [[34, 76, 0.85], [7, 8, 0.3]],
      inside: drawFold(canvas, tones, [[306, 240], [306, 190], [330, 140]], 20, 0.6) + drawFold(canvas, tones, [[486, 246], [498, 190], [474, 140]], 20, 0.6) +
        (back ? drawFold(canvas, tones, [[330, 240], [400, 290], [470, 240]], 26, 0.7) + drawFold(canvas, tones, [[318, 210], [400, 250], [482, 210]], 22, 0.4) : ''),
      over: back ? drawSeam([[400, 90], [402, 200], [400, 322]], tones, 1.8) + drawStitches([[407, 92], [409, 200], [407, 314]], tones.thread, tones, { w: 1.3 }) : '',
    }) +
    (back ? '' :
      drawPiece(canvas, open, tones, { materialName: 'fleece', stops: [[0, tones.deep], [0.3, tones.dark], [0.72, tones.deep], [1, tones.darkest]], axis: [0, 0, 0.2, 1],
        inside: drawBlurred(canvas, toClosedPath([[334, 166], [362, 112], [438, 112], [466, 168], [436, 150], [364, 150]]), tones.darkest, 9, 0.8) +
        fill(toClosedPath([[384, 228, 1], [416, 228, 1], [416, 246, 1], [384, 246, 1]]), deriveTones(trim).base, 0.95),
        over: drawSeam([[400, 106], [401, 224]], tones, 1.6, 0.6) }) +
      [offsetLine(OPEN, 13, 40), mirror(offsetLine(OPEN, 13, 40))].map((p) => drawStitches(p, tones.thread, tones, { w: 1.4 })).join('') +
      [offsetLine(OPEN, 2, 40), mirror(offsetLine(OPEN, 2, 40))].map((p) => stroke(toOpenPath(p), tones.highlight, 2.4, tones.black ? 0.35 : 0.5)).join('') +
      drawSeam([[400, 304], [392, 318], [372, 334]], tones, 1.6) +
      drawEyelet(374) + drawEyelet(426) + drawCord(376, 430) + drawCord(430, 414))
  );
}
