// Knitted crew-neck sweater with ribbed neck, cuffs and hem.

import { type Canvas, clipTo, drawBlurred } from '../../drawing/canvas.js';
import { drawCloth, drawNeckInside, drawRibbing, LONG_SLEEVE, LONG_SLEEVE_END, LONG_SLEEVE_FOLDS, mirrorFolds } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { joinMirrored, mirror, offsetLine, type Point, type Points, toClosedPath } from '../../drawing/points.js';
import { drawStripes } from '../../drawing/print.js';
import { drawSeam } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const NECK: Points = [[318, 190], [330, 222], [358, 246], [400, 256]];
const ARMHOLE: Points = [[234, 224, 1], [222, 280], [218, 340], [216, 396]];
const HALF: Points = [[400, 778], [300, 778], [214, 774, 1], [206, 700], [208, 560], [213, 460], ...[...ARMHOLE].reverse(), [276, 206], [318, 186, 1]];
const HEM: Points = [[214, 770], [300, 775], [400, 776], [500, 775], [586, 770]];
const CUFF: Points = [[94, 712, 1], [124, 721], [158, 725, 1], [152, 784, 1], [124, 784], [96, 776, 1]];

export const frame: Frame = { detail: [170, 150, 340], close: [110, 460, 330] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const neck: Points = back ? [[318, 188], [350, 204], [400, 210]] : NECK;
  const outline: Points = [...HALF, ...neck];
  const body = toClosedPath([...outline, ...mirror(outline).slice(1)]);
  const rim = joinMirrored(neck);
  const outer = offsetLine(rim, -26, 40);
  const yarn = chooseContrasting(tones, [deriveTones(accent), deriveTones(trim)]);
  const ribTones = cut === 2 ? yarn : tones;
  const drawPattern = (d: string, angle: number) => (cut === 1 ? drawStripes(canvas, d, yarn, angle) : '');
  const low: Points = [[224, 826], [300, 832], [400, 833], [500, 832], [576, 826]];
  const cuffTop = LONG_SLEEVE_END.map(([x, y]): Point => [x, y - 3]);
  const cuffLow: Points = [[96, 776], [124, 784], [152, 784]];
  const drawSleeve = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    return (
      drawCloth(canvas, toClosedPath(transform(LONG_SLEEVE)), tones, { drape: 'knit', seed: i + 5, inside: drawPattern(toClosedPath(transform(LONG_SLEEVE)), i ? -12 : 12), puff: [[24, 46, 0.8], [6, 8, 0.3]],
        folds: LONG_SLEEVE_FOLDS.map(([p, w, s]) => [transform(p), w * 1.15, s * 0.85]) }) +
      drawRibbing(canvas, transform(cuffTop), transform(cuffLow), ribTones, { gap: 6, puff: [10, 22, 0.8] })
    );
  };
  return (
    drawGarmentShadow(canvas, toClosedPath(LONG_SLEEVE)) + drawGarmentShadow(canvas, toClosedPath(mirror(LONG_SLEEVE))) + drawGarmentShadow(canvas, body) + drawGarmentShadow(canvas, toClosedPath(CUFF)) + drawGarmentShadow(canvas, toClosedPath(mirror(CUFF))) +
    (back ? '' : drawNeckInside(canvas, [[318, 184, 1], [352, 198], [400, 204], [448, 198], [482, 184, 1], [476, 240], [400, 280], [324, 240]], tones,
      { label: deriveTones(trim), y: 228, materialName: 'knit' }) + drawRibbing(canvas, joinMirrored([[317, 184], [350, 197], [400, 202]]),
      joinMirrored([[332, 207], [358, 221], [400, 226]]), tones, { gap: 6, puff: [7, 16, 0.8] })) +
    drawSleeve(0) + drawSleeve(1) +
    drawCloth(canvas, body, tones, {
      drape: 'knit', shadowLength: 4, inside: drawPattern(body, 0), puff: [[46, 74, 0.6], [7, 9, 0.3]],
      folds: mirrorFolds([
        [[[220, 400], [268, 440], [330, 452]], 26, 0.7],
        [[[218, 430], [252, 510], [262, 600]], 28, 0.6],
        [[[210, 690], [250, 700], [300, 748]], 26, 0.5],
        [[[300, 690], [292, 740], [300, 778]], 24, 0.5],
        [[[250, 240], [280, 300], [286, 370]], 24, 0.35],
      ]),
    }) +
    clipTo(canvas, body, drawSeam(ARMHOLE, tones, 2) + drawSeam(mirror(ARMHOLE), tones, 2) + drawBlurred(canvas, toClosedPath([...outer, ...offsetLine(rim, -44, 30).reverse()]), tones.deep, 6,
      0.4)) +
    drawRibbing(canvas, HEM, low, ribTones, { gap: 7, puff: [9, 20, 0.7], shadowLength: 2 }) +
    drawRibbing(canvas, rim, outer, ribTones, { gap: 6, puff: [7, 16, 0.8] })
  );
}
