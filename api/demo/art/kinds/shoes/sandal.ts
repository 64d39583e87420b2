// Two-strap sandal: buckled leather straps over a moulded cork footbed.

import { type Canvas, drawBlurred, stroke } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, sampleLine, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawStitches } from '../../drawing/sewing.js';
import { drawShoeShadow } from '../../drawing/shoe.js';
import type { Palette } from '../../palettes.js';

const BED: Points = [[74, 560], [84, 544, 1], [130, 556], [210, 566], [290, 560], [370, 544], [450, 536], [540, 540], [620, 540], [680, 528], [722, 514, 1],
  [734, 530], [734, 596, 1], [400, 604], [76, 604, 1]];
const RIM: Points = [[84, 544], [130, 556], [210, 566], [290, 560], [370, 544], [450, 536], [540, 540], [620, 540], [680, 528], [722, 514]];
const SOLE: Points = [[74, 598, 1], [400, 602], [736, 592, 1], [736, 620], [726, 641, 1], [130, 641, 1], [92, 632], [76, 616]];

export const frame: Frame = { detail: [90, 390, 330], close: [390, 390, 330] };
export const lift = -24;

export function draw(canvas: Canvas, { base, sole, trim }: Palette): string {
  const [tones, soleTones, trimTones] = [deriveTones(base), deriveTones(sole), deriveTones(trim)];
  const cork = deriveTones('#B98F5E');
  const metal = deriveTones('#B9AE97');
  // Draws a strap from its outline, with a highlight, a shade and a row of stitches along each side.
  const drawStrap = (points: Points, details: Record<'gleam' | 'shade' | 'left' | 'right', Points>) => {
    const d = toClosedPath(points);
    return (
      drawBlurred(canvas, d, tones.darkest, 7, 0.35, '6 8') +
      drawPiece(canvas, d, tones, { materialName: 'leather', edge: 2, puff: [[20, 54, 0.85], [4, 6, 0.4]], inside: drawBlurred(canvas, toClosedPath(details.gleam), tones.highlight, 10, 0.55) +
        drawBlurred(canvas, toClosedPath(details.shade), tones.deep, 14, 0.5) }) +
      drawStitches(details.left, tones.thread, tones, { w: 1.6 }) + drawStitches(details.right, tones.thread, tones, { w: 1.6 })
    );
  };
  const drawBuckle = (x: number, y: number, angle: number) =>
    `<g transform="rotate(${angle} ${x} ${y})">` +
    drawPiece(canvas, toClosedPath([[x - 20, y - 60, 1], [x + 20, y - 60, 1], [x + 19, y + 38], [x + 10, y + 58], [x - 10, y + 58], [x - 19, y + 38]]), tones,
      { materialName: 'leather', shadowLength: 5, edge: 1.6, puff: [5, 10, 0.6],
      over: [20, 38].map((k) => `<ellipse cx="${x}" cy="${y + k}" rx="3" ry="3.400" fill="${tones.darkest}"/>`).join('') +
      drawStitches([[x - 14, y - 56], [x - 14, y + 36], [x - 7, y + 50], [x + 7, y + 50], [x + 14, y + 36], [x + 14, y - 56]], tones.thread, tones,
      { w: 1.3 }) }) +
    `<rect x="${x - 25}" y="${y - 18}" width="50" height="36" rx="5" fill="none" stroke="${metal.darkest}" stroke-width="8" opacity=".5" transform="translate(2 3)"/><rect x="${x - 25}" y="${y - 18}" width="50" height="36" rx="5" fill="none" stroke="${metal.dark}" stroke-width="7"/><rect x="${x - 25.6}" y="${y - 18.8}" width="50" height="36" rx="5" fill="none" stroke="${metal.highlight}" stroke-width="2.600"/><path d="M${x} ${y - 18}V${y + 18}" stroke="${metal.deep}" stroke-width="5.500" stroke-linecap="round"/><path d="M${x - 1} ${y - 18}V${y + 17}" stroke="${metal.highlight}" stroke-width="1.800" stroke-linecap="round"/></g>`;
  const grains = Array.from({ length: 150 }, () => {
    const [x, y] = [canvas.between(78, 732), canvas.between(544, 602)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${canvas.between(1.2, 4).toFixed(1)}" ry="${canvas.between(0.8, 2).toFixed(1)}" fill="${canvas.random() > 0.5 ? cork.deep : cork.highlight}" opacity=".42"/>`;
  }).join('');
  return (
    drawShoeShadow(canvas, 84, 730) +
    drawPiece(canvas, toClosedPath([[84, 548, 1], [100, 530], [200, 538], [300, 532], [400, 516], [520, 516], [640, 512], [712, 498], [728, 516, 1], [620, 552],
      [450, 552], [290, 574], [130, 568]]), trimTones, { materialName: 'suede', stops: [[0, trimTones.light], [1, trimTones.dark]], axis: [0, 0, 0, 1],
      inside: drawBlurred(canvas, toClosedPath([[180, 540], [480, 520], [520, 560], [200, 580]]), trimTones.darkest, 14, 0.5) }) +
    
    drawPiece(canvas, toClosedPath(BED), cork, { stops: [[0, cork.light], [0.5, cork.base], [1, cork.dark]], axis: [0, 0, 0, 1], puff: [6, 14, 0.5],
      inside: grains }) +
    stroke(toOpenPath(offsetLine(RIM, -4, 40)), trimTones.deep, 9, 0.8) + stroke(toOpenPath(offsetLine(RIM, -2.6, 40)), trimTones.base, 7) +
      stroke(toOpenPath(offsetLine(RIM, 0.4, 40)), trimTones.highlight, 1.6, 0.8) +
    drawStrap([[140, 604, 1], [150, 560], [172, 510], [198, 478, 1], [216, 468], [262, 452], [300, 444, 1], [316, 452], [334, 520], [342, 604, 1]],
      { gleam: [[184, 500], [210, 478], [280, 456], [276, 478], [226, 506], [190, 550]],
      shade: [[300, 452], [324, 460], [346, 600], [314, 600], [312, 520]], left: [[149, 602], [158, 563], [180, 513], [202, 485], [220, 476],
      [298, 452]], right: [[298, 452], [310, 460], [326, 522], [334, 602]] }) +
    drawStrap([[360, 602, 1], [366, 540], [380, 480], [398, 434, 1], [418, 424], [464, 402], [502, 392, 1], [520, 402], [542, 480], [552, 602, 1]],
      { gleam: [[386, 470], [410, 434], [480, 406], [476, 430], [424, 462], [392, 520]],
      shade: [[504, 400], [530, 420], [556, 600], [522, 600], [518, 500]], left: [[368, 602], [374, 542], [388, 483], [403, 441], [421, 432],
      [500, 400]], right: [[500, 400], [513, 408], [534, 482], [544, 602]] }) +
    drawBuckle(252, 516, -10) + drawBuckle(456, 470, -12) +
    drawBlurred(canvas, toClosedPath([[140, 606, 1], [560, 606, 1], [560, 596, 1], [140, 596, 1]]), tones.darkest, 4, 0.5) +
    drawPiece(canvas, toClosedPath(SOLE), soleTones, { stops: [[0, soleTones.light], [0.4, soleTones.base], [1, soleTones.dark]], axis: [0, 0, 0, 1], puff: [5, 12, 0.6],
      over: sampleLine([[90, 634], [400, 637], [724, 634]], 58).map((p) => stroke(`M${p.x} 628v14`, soleTones.darkest, 3, 0.5)).join('') +
      stroke('M78 616H734', soleTones.deep, 1.4, 0.5) })
  );
}
