// Pointed pump on a slim heel: polished leather, lined, with a leather sole.

import { type Canvas, clipTo, drawBlurred, stroke } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawGroundShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const TOPLINE: Points = [[270, 512], [300, 536], [352, 540], [424, 506], [500, 448], [574, 386], [632, 338], [664, 318]];
const UPPER: Points = [[92, 632, 1], [98, 620], [134, 596], [186, 562], [232, 528], [256, 512], ...TOPLINE, [678, 314], [690, 324], [700, 372], [694, 424],
  [672, 462, 1], [620, 466], [560, 490], [490, 540], [420, 590], [350, 622], [280, 636], [180, 638], [110, 638, 1]];
const FAR: Points = [[258, 514, 1], [282, 498], [330, 506], [410, 476], [490, 420], [570, 358], [634, 316], [680, 312, 1], [684, 350], [600, 430],
  [470, 520], [360, 580], [280, 560, 1]];
const SOLE: Points = [[88, 634, 1], [110, 636], [200, 638], [280, 634], [350, 620], [420, 587], [490, 537], [560, 487], [604, 466, 1], [606, 476],
  [566, 496], [496, 546], [424, 597], [354, 630], [282, 641], [190, 642], [104, 641]];
const HEEL: Points = [[640, 420, 1], [694, 420, 1], [686, 476], [668, 540], [656, 600], [652, 634, 1], [632, 634, 1], [634, 590], [632, 540], [620, 504],
  [590, 486], [570, 484, 1], [600, 450]];

export const frame: Frame = { detail: [400, 280, 330], close: [40, 330, 300] };
export const lift = 24;

export function draw(canvas: Canvas, { base, sole, trim }: Palette): string {
  const [tones, soleTones, trimTones] = [deriveTones(base), deriveTones(sole), deriveTones(trim)];
  const upper = toClosedPath(UPPER);
  const drawGleam = (points: Points, blurRadius: number, opacity: number) => drawBlurred(canvas, toClosedPath(points), tones.highlight, blurRadius, opacity);
  return (
    drawGroundShadow(canvas, 92, 400, 640, { deep: 0.5 }) + drawGroundShadow(canvas, 622, 664, 640, { deep: 0.5, height: 0.6 }) + drawGroundShadow(canvas, 240, 660, 642, { deep: 0.2 }) +
    drawPiece(canvas, toClosedPath(FAR), trimTones, { stops: [[0, trimTones.mid], [0.4, trimTones.dark], [1, trimTones.deep]], axis: [0.3, 0, 0.8, 1], edge: 1.8,
      inside: drawBlurred(canvas, toClosedPath([[270, 530], [350, 530], [430, 500], [580, 390], [690, 310], [690, 420], [460, 560], [300, 590]]), trimTones.darkest, 12, 0.55) }) +
    drawPiece(canvas, toClosedPath(HEEL), tones, { materialName: 'smooth', edge: 1.6, puff: [[10, 30, 0.9], [3, 5, 0.4]], stops: [[0, tones.light], [0.45, tones.base], [1, tones.dark]],
      axis: [0, 0, 1, 0], inside: drawGleam([[640, 500], [648, 500], [642, 600], [637, 600]], 3, 0.7) }) +
    drawPiece(canvas, toClosedPath([[631, 630, 1], [653, 630, 1], [652, 641, 1], [632, 641, 1]]), deriveTones('#2a2724'), { edge: 1 }) +
    drawPiece(canvas, toClosedPath(SOLE), soleTones, { stops: [[0, soleTones.light], [1, soleTones.mid]], axis: [0, 0, 0, 1], edge: 1 }) +
    drawPiece(canvas, upper, tones, {
      edge: 1.8, puff: [[26, 64, 0.9], [7, 9, 0.35]], materialName: 'smooth', stops: [[0, tones.light], [0.5, tones.base], [1, tones.mid]], axis: [0.2, 0, 0.6, 1],
      inside:
        drawGleam([[140, 600], [190, 568], [240, 534], [262, 530], [240, 556], [190, 590], [150, 612]], 6, 0.95) +
          drawGleam([[330, 562], [420, 530], [500, 472], [590, 396], [600, 404], [510, 490], [430, 550], [340, 580]], 9, 0.5) +
          drawGleam([[640, 370], [668, 340], [676, 380], [664, 430], [646, 430]], 8, 0.65) +
        drawBlurred(canvas, toClosedPath([[120, 632], [260, 622], [340, 606], [430, 566], [560, 474], [680, 444], [690, 480], [400, 640], [120, 650]]), tones.deep, 12,
          0.6) + drawBlurred(canvas, toClosedPath([[684, 330], [704, 370], [696, 460], [676, 460], [690, 400]]), tones.deep, 7, 0.6) +
          drawFold(canvas, tones, [[290, 560], [310, 590], [320, 620]], 12, 0.3),
    }) +
    clipTo(canvas, upper,
      drawBlurred(canvas, toClosedPath([...TOPLINE, ...offsetLine(TOPLINE, -7, 30).reverse()]), tones.highlight, 2, 0.45) + stroke(toOpenPath(offsetLine(TOPLINE, -8, 30)), tones.deep, 1.1, 0.7) +
      stroke(toOpenPath([[520, 440], [540, 470], [556, 500]]), tones.deep, 1.5, 0.6) + stroke(toOpenPath([[522, 440], [542, 470], [558, 500]]), tones.highlight, 1, 0.4))
  );
}
