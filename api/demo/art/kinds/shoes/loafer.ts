// Penny loafer: apron with raised seam, saddle strap with its slot, leather sole, stacked heel.

import { type Canvas, clipTo, drawBlurred, stroke } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, sampleLine, toClosedPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawStitches } from '../../drawing/sewing.js';
import { drawShoeShadow } from '../../drawing/shoe.js';
import type { Palette } from '../../palettes.js';

const TOPLINE: Points = [[436, 396], [456, 424], [500, 448], [560, 458], [620, 446], [670, 420], [700, 402]];
const UPPER: Points = [[86, 598, 1], [80, 574], [90, 546], [122, 520], [176, 500], [240, 480], [310, 446], [366, 410], [404, 386], [424, 382], ...TOPLINE,
  [714, 398], [724, 410], [722, 450], [714, 510], [722, 560], [724, 600, 1]];
const APRON: Points = [[104, 536], [132, 544], [190, 540], [262, 520], [330, 494], [400, 462], [460, 430]];
const SADDLE: Points = [[350, 416, 1], [404, 384], [428, 380, 1], [448, 420], [456, 470], [470, 540], [492, 606, 1], [380, 606, 1], [372, 540], [356, 470]];
const SOLE: Points = [[74, 602], [80, 592, 1], [200, 598], [380, 600], [560, 598], [732, 592, 1], [734, 606], [728, 614, 1], [560, 612], [520, 616],
  [460, 634], [400, 641, 1], [130, 641, 1], [96, 634], [78, 616]];
const HEEL: Points = [[536, 610, 1], [728, 608, 1], [722, 641, 1], [544, 641, 1]];
const FAR: Points = [[424, 394, 1], [446, 384], [480, 410], [540, 432], [610, 428], [670, 406], [716, 396, 1], [690, 500, 1], [450, 500, 1]];

export const frame: Frame = { detail: [250, 350, 330] };

export function draw(canvas: Canvas, { base, accent, sole, trim }: Palette, { cut }: Pose): string {
  const [tones, accentTones, soleTones, trimTones] = [deriveTones(base), deriveTones(accent), deriveTones(sole), deriveTones(trim)];
  const gold = deriveTones('#C2A05E');
  const upper = toClosedPath(UPPER);
  const drawGleam = (points: Points, blurRadius: number, opacity: number) => drawBlurred(canvas, toClosedPath(points), tones.highlight, blurRadius, opacity);
  const apron: Points = [[60, 540, 1], ...APRON, [480, 360, 1], [60, 440, 1]];
  const hasBit = cut % 2 === 1;
  const materialName = cut === 2 ? 'suede' : 'leather';
  return (
    drawShoeShadow(canvas, 90, 722) +
    drawPiece(canvas, toClosedPath(FAR), trimTones, { stops: [[0, trimTones.base], [0.3, trimTones.dark], [1, trimTones.darkest]], axis: [0, 0, 0, 1],
      inside: drawBlurred(canvas, toClosedPath([[450, 430], [560, 452], [710, 416], [700, 520], [450, 520]]), trimTones.darkest, 9, 0.7) }) +
    drawPiece(canvas, upper, tones, {
      materialName, edge: 2, puff: [[30, 70, 0.85], [8, 10, 0.3]],
      inside: drawBlurred(canvas, toClosedPath([[80, 584], [330, 592], [720, 580], [730, 620], [80, 620]]), tones.deep, 16, 0.6) +
        drawGleam([[640, 470], [680, 440], [700, 470], [690, 540], [660, 550]], 12, 0.35) +
        drawGleam([[110, 560], [180, 560], [300, 540], [300, 556], [180, 580], [110, 580]], 9, 0.5) +
        drawFold(canvas, tones, [[330, 506], [320, 550], [330, 590]], 14, 0.6) + drawFold(canvas, tones, [[300, 520], [292, 560], [300, 592]], 12, 0.45) +
        drawFold(canvas, tones, [[500, 470], [520, 530], [510, 590]], 20, 0.4),
    }) +
    clipTo(canvas, upper,
      drawBlurred(canvas, toClosedPath([...APRON, ...offsetLine(APRON, -14, 30).reverse()]), tones.darkest, 4, 0.5) +
      drawPiece(canvas, toClosedPath(apron), tones, { materialName, edge: 1.2, puff: [[18, 40, 0.8], [4, 8, 0.5]],
        inside: drawGleam([[110, 528], [170, 506], [250, 482], [320, 448], [330, 462], [260, 500], [180, 524], [120, 536]], 7, 0.7) +
        drawFold(canvas, tones, [[300, 460], [316, 480], [336, 490]], 12, 0.5) }) +
      sampleLine(APRON.slice(0, 6), 46).map((p) => stroke(`M${p.x + p.nx * 6} ${p.y + p.ny * 6}L${p.x - p.nx * 6 + 1} ${p.y - p.ny * 6}`, tones.deep, 2,
        0.55) + stroke(`M${p.x + p.nx * 6 + 2.4} ${p.y + p.ny * 6}L${p.x - p.nx * 6 + 3.4} ${p.y - p.ny * 6}`, tones.highlight, 1.5, 0.5)).join('') +
      drawPiece(canvas, toClosedPath(SADDLE), tones, { materialName, shadowLength: 6, edge: 1.8, puff: [[14, 26, 0.6], [3, 5, 0.4]],
        inside: drawGleam([[372, 430], [410, 404], [426, 420], [400, 470], [380, 470]], 10, 0.6) }) +
      drawStitches([[357, 424], [364, 470], [380, 540], [388, 602]], tones.thread, tones, { w: 1.6 }) +
        drawStitches([[440, 420], [448, 470], [462, 540], [484, 604]], tones.thread, tones, { w: 1.6 }) +
      (hasBit ? '' : drawBlurred(canvas, toClosedPath([[384, 412, 1], [424, 396, 1], [430, 410, 1], [420, 416], [410, 424], [392, 428]]), tones.darkest, 1, 0.9)) +
      drawPiece(canvas, toClosedPath([[690, 390, 1], [740, 390, 1], [740, 604, 1], [668, 604, 1], [664, 540], [676, 460]]), tones,
        { materialName, shadowLength: 3, edge: 1.4, puff: [16, 26, 0.5] }) + drawStitches([[684, 420], [671, 480], [671, 540], [675, 602]], tones.thread, tones,
        { w: 1.5 }) +
      drawPiece(canvas, toClosedPath([...TOPLINE, [716, 398], ...offsetLine([...TOPLINE, [716, 398]], -11, 20).reverse()]), accentTones,
        { materialName, edge: 1, puff: [4, 8, 0.6] }) + drawStitches(offsetLine([...TOPLINE, [716, 398]], -16, 24), tones.thread, tones, { w: 1.4 }) +
      drawBlurred(canvas, toClosedPath([[80, 600], [380, 604], [730, 596], [730, 584], [380, 592], [80, 586]]), tones.darkest, 5, 0.6)) +
    (hasBit ? `<g transform="rotate(-30 408 420)"><rect x="368" y="412" width="74" height="13" rx="6.500" fill="${gold.deep}"/><rect x="368" y="411" width="74" height="10" rx="5" fill="${gold.base}"/><rect x="372" y="412" width="66" height="3" rx="1.500" fill="${gold.highlight}"/><circle cx="372" cy="416" r="13" fill="none" stroke="${gold.deep}" stroke-width="7"/><circle cx="371.500" cy="415" r="13" fill="none" stroke="${gold.light}" stroke-width="4"/><circle cx="438" cy="416" r="13" fill="none" stroke="${gold.deep}" stroke-width="7"/><circle cx="437.500" cy="415" r="13" fill="none" stroke="${gold.light}" stroke-width="4"/></g>` : '') +
    drawPiece(canvas, toClosedPath(HEEL), soleTones, { stops: [[0, soleTones.dark], [0.2, soleTones.base], [1, soleTones.mid]], axis: [0, 0, 0, 1], puff: [5, 10, 0.5],
      over: [617, 625].map((y) => stroke(`M536 ${y}H730`, soleTones.darkest, 1.2, 0.5)).join('') + stroke('M540 636H726', soleTones.darkest, 8, 0.6) }) +
    drawPiece(canvas, toClosedPath(SOLE), soleTones, { stops: [[0, soleTones.light], [0.5, soleTones.base], [1, soleTones.dark]], axis: [0, 0, 0, 1], puff: [4, 8, 0.5],
      over: drawStitches([[84, 599], [200, 604], [380, 606], [560, 604], [730, 599]], soleTones.thread, soleTones, { w: 1.8, dash: '6 3.4' }) })
  );
}
