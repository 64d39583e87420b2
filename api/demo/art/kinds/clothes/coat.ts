// Long wool overcoat: notched lapels, three buttons, flap pockets, lining at the neck.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawButton, drawCloth, LONG_SLEEVE, LONG_SLEEVE_FOLDS, mirrorFolds } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { leaveAsIs, mirror, offsetLine, type Point, type Points, type Transform, toClosedPath } from '../../drawing/points.js';
import { drawPlaid, drawWindowpane } from '../../drawing/print.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

/** Makes the points of an ordinary garment narrower and shorter, and moves them up, to fit the coat. */
const fitToCoat = (points: Points) => points.map(([x, y, k]): Point => [400 + (x - 400) * 0.86, 110 + (y - 190) * 0.86, k ?? 0]);
const SLEEVE = fitToCoat(LONG_SLEEVE);
const ARMHOLE: Points = [[258, 142, 1], [248, 190], [244, 240], [246, 286]];
const HALF: Points = [[400, 934, 1], [300, 936], [224, 926, 1], [228, 760], [238, 600], [250, 460], [248, 360], ...[...ARMHOLE].reverse(), [300, 122],
  [344, 106, 1], [372, 160], [400, 214]];
const LEFT: Points = [[344, 104, 1], [400, 330, 1], [416, 420, 1], [420, 934, 1], [300, 936], [224, 926, 1], [228, 760], [238, 600], [250, 460], [248, 360],
  ...[...ARMHOLE].reverse(), [300, 122]];
const LAPEL: Points = [[366, 166, 1], [318, 182, 1], [302, 214, 1], [328, 262], [368, 334], [404, 400, 1], [408, 330, 1], [392, 240]];
const COLLAR: Points = [[346, 96, 1], [326, 120], [314, 158], [316, 184, 1], [366, 166, 1], [384, 216, 1], [368, 150], [356, 112]];

export const frame: Frame = { detail: [228, 70, 344] };
const completeHalf = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const lining = deriveTones(accent);
  const trimTones = deriveTones(trim);
  const yarn = chooseContrasting(tones, [lining, trimTones]);
  const drawCheck = (d: string) => [() => '', () => drawWindowpane(canvas, d, yarn), () => drawPlaid(canvas, d, [yarn, trimTones])][cut]?.() ?? '';
  const drawSleeve = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    return drawCloth(canvas, toClosedPath(transform(SLEEVE)), tones, { drape: 'wool', seed: i + 5, inside: drawCheck(toClosedPath(transform(SLEEVE))), puff: [[22, 46, 0.85], [5, 7, 0.3]],
      folds: LONG_SLEEVE_FOLDS.map(([p, w, s]) => [transform(fitToCoat(p)), w, s * 0.8]), over: drawSeam(transform([[138, 548], [170, 556], [192, 558]]), tones, 0.1, 0) +
      [...transform([[180, 528]]), ...transform([[178.5, 543]]), ...transform([[177, 558]])].map(([x, y]) => drawButton(x, y, trimTones, 4.6)).join('') });
  };
  const drawFront = (transform: Transform, isOuter: boolean) =>
    drawCloth(canvas, toClosedPath(transform(LEFT)), tones, {
      drape: 'wool', inside: drawCheck(toClosedPath(transform(LEFT))), seed: isOuter ? 1 : 9, shadowLength: isOuter ? 8 : 3, puff: [[44, 72, 0.6], [5, 7, 0.35]],
      folds: [
        [transform([[250, 290], [290, 330], [344, 340]]), 24, 0.7], [transform([[248, 320], [282, 420], [286, 520]]), 26, 0.5],
        [transform([[270, 560], [262, 740], [270, 930]]), 34, 0.5], [transform([[330, 620], [322, 780], [334, 934]]), 34, 0.4],
          [transform([[380, 480], [384, 700], [378, 930]]), 26, 0.3],
      ],
    });
  const flap: Points = [[266, 560, 1], [340, 572, 1], [338, 604], [332, 610, 1], [262, 598], [258, 592, 1]];
  const drawPanel = (p: Points, more = '') => drawPiece(canvas, toClosedPath(p), tones, { materialName: 'wool', shadowLength: 7, puff: [[10, 22, 0.7], [3, 5, 0.4]], edge: 1.5, inside: drawCheck(toClosedPath(p)), over: more });
  const body = toClosedPath(completeHalf(back ? [...HALF.slice(0, -3), [344, 104, 1], [400, 112]] : HALF));
  const shadows = [SLEEVE, mirror(SLEEVE), completeHalf(HALF)].map((p) => drawGarmentShadow(canvas, toClosedPath(p))).join('');
  if (back)
    return (
      shadows + drawSleeve(0) + drawSleeve(1) +
      drawCloth(canvas, body, tones, { drape: 'wool', shadowLength: 4, inside: drawCheck(body), puff: [[46, 76, 0.65], [5, 7, 0.35]],
        folds: mirrorFolds([[[[250, 290], [300, 330], [360, 336]], 24, 0.6], [[[250, 330], [290, 430], [296, 540]], 26, 0.5],
        [[[280, 580], [268, 760], [276, 934]], 34, 0.5], [[[350, 620], [342, 780], [350, 934]], 34, 0.4]]) }) +
      clipTo(canvas, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => drawSeam(a, tones, 1.8)).join('') + drawSeam([[400, 110], [400, 640]], tones, 1.6) +
        fill(toClosedPath([[399, 640, 1], [401, 640, 1], [409, 940, 1], [396, 940, 1]]), tones.darkest) +
        drawPiece(canvas, toClosedPath([[262, 470, 1], [538, 470, 1], [538, 506, 1], [262, 506, 1]]), tones, { materialName: 'wool', shadowLength: 5, puff: [6, 10, 0.5] })) +
      drawButton(300, 488, trimTones, 7) + drawButton(500, 488, trimTones, 7) +
      drawPanel([[330, 128, 1], [346, 88], [400, 76], [454, 88], [470, 128, 1], [436, 146], [400, 150], [364, 146]])
    );
  return (
    shadows +
    drawPiece(canvas, toClosedPath([[344, 100, 1], [370, 86], [400, 82], [430, 86], [456, 100, 1], [440, 220], [404, 380, 1], [360, 220]]), lining,
      { materialName: 'twill', stops: [[0, lining.light], [0.2, lining.base], [1, lining.deep]], axis: [0, 0, 0, 1], puff: [12, 18, 0.5],
      over: drawBlurred(canvas, toClosedPath([[340, 96], [400, 84], [460, 96], [440, 116], [400, 108], [360, 116]]), lining.darkest, 6, 0.5) +
      fill('M376 122h48v26h-48Z', trimTones.light) + stroke('M388 135h24', trimTones.thread, 2) }) +
    drawPiece(canvas, toClosedPath([[346, 98, 1], [370, 84], [400, 79], [430, 84], [454, 98, 1], [440, 110], [400, 106], [360, 110]]), tones,
      { materialName: 'wool', puff: [5, 10, 0.6] }) +
    drawSleeve(0) + drawSleeve(1) + drawFront(mirror, false) + drawFront(leaveAsIs, true) +
    clipTo(canvas, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => drawSeam(a, tones, 1.8)).join('') +
      [leaveAsIs, mirror].map((transform) => drawPanel(transform(flap)) + drawStitches(transform([[268, 564], [340, 576]]), tones.thread, tones, { w: 1.2 })).join('') +
      drawPanel([[446, 300, 1], [506, 290, 1], [508, 306, 1], [448, 316, 1]])) +
    drawPanel(mirror(LAPEL)) + drawPanel(mirror(COLLAR)) +
    drawPanel(LAPEL, drawStitches(offsetLine([[318, 182], [302, 214], [328, 262], [368, 334], [404, 400]], 7, 30), tones.thread, tones, { w: 1.1 }) +
      stroke('M322 206l16 -5', tones.darkest, 2.2, 0.7)) + drawPanel(COLLAR) +
    drawFold(canvas, tones, [[414, 420], [417, 640], [420, 930]], 8, 0.4) +
    [430, 520, 610].map((y) => drawButton(392, y, trimTones, 9.5)).join('')
  );
}
