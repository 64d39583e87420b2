// Bomber jacket: nylon shell, zip, slanted welt pockets, ribbed collar, cuffs and hem.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawCloth, drawNeckInside, drawRibbing, drawZip, type Fold, LONG_SLEEVE, LONG_SLEEVE_END, LONG_SLEEVE_FOLDS, mirrorFolds } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { closeLine, mirror, offsetLine, type Point, type Points, toClosedPath } from '../../drawing/points.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const ARMHOLE: Points = [[234, 225, 1], [216, 290], [210, 352], [212, 410]];
const HALF: Points = [[400, 764], [300, 764], [204, 758, 1], [190, 690], [196, 560], [206, 470], ...[...ARMHOLE].reverse(), [278, 208], [330, 190, 1],
  [356, 226], [400, 262]];
const HEM: Points = [[204, 752], [300, 759], [400, 760], [500, 759], [596, 752]];
const LOW: Points = [[222, 818], [300, 825], [400, 826], [500, 825], [578, 818]];
const CUFF: Points = [[94, 710, 1], [124, 719], [158, 723, 1], [150, 784, 1], [124, 785], [98, 776, 1]];
const COLLAR: Points = [[322, 196], [338, 226], [362, 252], [392, 270]];

const SLEEVE_FOLDS: readonly Fold[] = [...LONG_SLEEVE_FOLDS, [[[206, 430], [170, 470], [140, 480]], 20, 0.8], [[[120, 560], [150, 576], [186, 560]], 16, 0.7],
  [[[100, 690], [130, 700], [160, 694]], 14, 0.9]];

export const frame: Frame = { detail: [250, 150, 340], close: [86, 470, 330] };
const completeHalf = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const ribbingTones = deriveTones(trim);
  const lining = deriveTones(accent);
  const metal = deriveTones('#9A958C');
  const sleeveTones = cut === 1 ? chooseContrasting(tones, [ribbingTones, lining]) : tones;
  const materialName = cut === 2 ? 'suede' : 'nylon';
  const body = toClosedPath(completeHalf(back ? [...HALF.slice(0, -3), [330, 190, 1], [400, 206]] : HALF));
  const drawSleeve = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    return (
      drawCloth(canvas, toClosedPath(transform(LONG_SLEEVE)), sleeveTones, { drape: 'nylon', materialName, seed: i + 5, puff: [[26, 56, 0.9], [6, 8, 0.35]],
        folds: SLEEVE_FOLDS.map(([p, w, s]) => [transform(p), w * 1.1, s]) }) +
      drawRibbing(canvas, transform(LONG_SLEEVE_END.map(([x, y]) => [x, y - 5])), transform([[98, 776], [124, 785], [150, 784]]), ribbingTones, { gap: 4.6, puff: [10, 24, 0.8] })
    );
  };
  const welt: Points = [[300, 560, 1], [314, 566, 1], [262, 690, 1], [248, 684, 1]];
  const pockets = [welt, mirror(welt)].map((p) => drawPiece(canvas, toClosedPath(p), tones, { materialName: 'nylon', shadowLength: 5, puff: [3, 6, 0.6], edge: 1.4 }) +
    drawStitches(closeLine(p.map(([x, y], i): Point => [x + (i === 0 || i === 3 ? -4 : 4), y, 1])), tones.thread, tones, { w: 1.3 })).join('');
  const collarSeam: Points = back ? [[324, 192], [350, 204], [400, 209]] : COLLAR;
  const collarEdge: Points = back ? [[330, 166], [356, 158], [400, 155]] : [[338, 172], [356, 208], [376, 234], [396, 250]];
  const collar = back ? drawRibbing(canvas, completeHalf(collarSeam), completeHalf(collarEdge), ribbingTones, { gap: 5, puff: [8, 18, 0.8], shadowLength: 4 })
    : [0, 1].map((i) => drawRibbing(canvas, i ? mirror(collarSeam) : collarSeam, i ? mirror(collarEdge) : collarEdge, ribbingTones, { gap: 5, puff: [8, 18, 0.8], shadowLength: 4 })).join('');
  return (
    [LONG_SLEEVE, mirror(LONG_SLEEVE), completeHalf(HALF), CUFF, mirror(CUFF)].map((p) => drawGarmentShadow(canvas, toClosedPath(p))).join('') +
    drawSleeve(0) + drawSleeve(1) +
    (back ? '' : drawNeckInside(canvas, [[336, 172, 1], [366, 160], [400, 157], [434, 160], [464, 172, 1], [450, 240], [400, 276], [350, 240]], ribbingTones,
      { materialName: 'rib' }) + drawPiece(canvas, toClosedPath([[346, 202, 1], [400, 194], [454, 202, 1], [430, 250], [400, 272], [370, 250]]), lining,
      { materialName: 'nylon', stops: [[0, lining.base], [1, lining.deep]], axis: [0, 0, 0, 1], over: fill('M380 206h40v20h-40Z', deriveTones('#F1EDE4').base) +
      stroke('M390 216h20', '#8d8a84', 1.6) })) +
    drawCloth(canvas, body, tones, {
      drape: 'nylon', materialName, shadowLength: 4, puff: [[46, 86, 0.7], [7, 10, 0.35]],
      folds: mirrorFolds([
        [[[214, 414], [262, 450], [340, 452]], 24, 0.9],
        [[[210, 440], [246, 520], [250, 600]], 26, 0.7],
        [[[196, 690], [240, 700], [290, 744]], 26, 0.8],
        [[[250, 680], [262, 730], [256, 764]], 18, 0.8],
        [[[330, 690], [322, 730], [330, 764]], 18, 0.8],
        [[[372, 560], [352, 620], [366, 700]], 20, 0.5],
        [[[250, 250], [286, 320], [290, 400]], 24, 0.5],
      ]),
      over: back ? drawSeam([[216, 300], [320, 318], [400, 320], [480, 318], [584, 300]], tones, 1.6) +
        drawStitches([[216, 307], [320, 325], [400, 327], [480, 325], [584, 307]], tones.thread, tones, { w: 1.3 }) : '',
    }) +
    clipTo(canvas, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => drawSeam(a, tones, 1.8) + drawStitches(offsetLine(a, 6, 30), tones.thread, tones, { w: 1.3 })).join('') +
      (back ? '' : drawBlurred(canvas, 'M388 270h30v500h-30Z', tones.darkest, 6, 0.35) + pockets)) +
    drawRibbing(canvas, HEM, LOW, ribbingTones, { gap: 5, puff: [11, 26, 0.7], shadowLength: 3 }) +
    collar +
    (back ? '' : drawStitches([[386, 276], [386, 756]], tones.thread, tones, { w: 1.3 }) + drawStitches([[414, 276], [414, 756]], tones.thread, tones, { w: 1.3 }) +
      drawZip([[400, 268], [400, 824]], tones, metal, { w: 13 }))
  );
}
