// Chelsea boot: elastic gores, pull tabs, storm welt, lugged sole.

import { type Canvas, clipTo, drawBlurred, stroke } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, sampleLine, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawShoeShadow } from '../../drawing/shoe.js';
import type { Palette } from '../../palettes.js';

const UPPER: Points = [[88, 594, 1], [82, 562], [94, 530], [126, 504], [176, 488], [236, 474], [296, 448], [346, 406], [382, 352], [400, 290],
  [404, 214, 1], [460, 222], [540, 224], [640, 210, 1], [646, 290], [652, 370], [672, 440], [704, 500], [716, 550], [714, 594, 1]];
const GORE: Points = [[444, 218, 1], [590, 220, 1], [588, 300], [570, 380], [540, 436], [516, 446], [492, 436], [464, 380], [446, 300]];
const BITE: Points = [[82, 584], [180, 592], [320, 594], [460, 592], [600, 590], [722, 586]];
const WELT: Points = [[72, 592], [78, 580, 1], [180, 588], [320, 590], [460, 588], [600, 586], [724, 580, 1], [732, 590], [728, 602, 1], [400, 606],
  [78, 604, 1]];
const SOLE: Points = [[76, 602, 1], [400, 605], [728, 600, 1], [728, 626], [720, 641, 1], [552, 641, 1], [540, 622, 1], [480, 618], [430, 626],
  [400, 640, 1], [140, 640, 1], [100, 634], [80, 618]];

export const frame: Frame = { detail: [370, 180, 330] };
export const lift = 72;

export function draw(canvas: Canvas, { base, accent, sole, trim }: Palette, { cut }: Pose): string {
  const [tones, accentTones, soleTones, trimTones] = [deriveTones(base), deriveTones(accent), deriveTones(sole), deriveTones(trim)];
  const upper = toClosedPath(UPPER);
  const drawPullTab = (x: number, tilt: number) =>
    `<g transform="rotate(${tilt} ${x} 220)">${drawPiece(canvas, toClosedPath([[x - 15, 240, 1], [x - 17, 180], [x - 10, 168], [x + 10, 168], [x + 17, 180], [x + 15, 240, 1]]), trimTones, { materialName: 'canvas', edge: 1.4, puff: [4, 8, 0.6] })}${drawBlurred(canvas, toClosedPath([[x - 5, 232, 1], [x - 6, 188], [x + 6, 188], [x + 5, 232, 1]]), trimTones.darkest, 2, 0.8)}</g>`;
  const elastic = sampleLine([[448, 300], [516, 300], [586, 300]], 26).map((p) => `M${p.x.toFixed(1)} 214V450`).join('');
  const drawShine = (points: Points, blurRadius: number, opacity: number) => drawBlurred(canvas, toClosedPath(points), tones.highlight, blurRadius, opacity);
  return (
    drawShoeShadow(canvas) +
    drawPiece(canvas, toClosedPath([[406, 220, 1], [440, 200], [520, 194], [600, 196], [640, 212, 1], [620, 280, 1], [430, 280, 1]]), trimTones,
      { stops: [[0, trimTones.dark], [1, trimTones.darkest]], axis: [0, 0, 0, 1] }) +
    drawPullTab(424, -3) + drawPullTab(622, 4) +
    drawPiece(canvas, upper, tones, {
      materialName: cut === 1 ? 'suede' : 'leather', edge: 2, puff: [[40, 84, 0.85], [8, 10, 0.3]],
      inside:
        drawShine([[96, 540], [130, 506], [190, 492], [210, 508], [150, 526], [110, 566]], 9, 0.85) +
          drawShine([[404, 240], [424, 240], [420, 340], [390, 400], [378, 390], [402, 320]], 9, 0.5) +
        drawBlurred(canvas, toClosedPath([[84, 574], [330, 584], [720, 572], [730, 620], [80, 620]]), tones.deep, 18, 0.55) +
        drawFold(canvas, tones, [[352, 410], [420, 470], [520, 486]], 20, 0.8) + drawFold(canvas, tones, [[326, 432], [390, 500], [470, 520]], 18, 0.6) +
          drawFold(canvas, tones, [[640, 430], [600, 480], [540, 496]], 20, 0.6) + drawFold(canvas, tones, [[270, 470], [300, 520], [310, 570]], 16, 0.5) +
          drawFold(canvas, tones, [[244, 482], [262, 530], [262, 575]], 14, 0.45),
    }) +
    clipTo(canvas, upper,
      drawBlurred(canvas, toClosedPath(GORE), tones.darkest, 5, 0.4, '3 5') +
      drawPiece(canvas, toClosedPath(GORE), accentTones, { edge: 0, stops: [[0, accentTones.mid], [0.35, accentTones.base], [0.7, accentTones.mid], [1, accentTones.dark]], axis: [0, 0, 1, 0],
        inside: stroke(elastic, accentTones.darkest, 2.2, 0.55) + stroke(elastic, accentTones.highlight, 1.2, 0.4, 'transform="translate(2.2 0)"') +
        [260, 310, 360, 400].map((y) => drawBlurred(canvas, toClosedPath([[440, y], [516, y + 8], [596, y], [596, y + 8], [516, y + 16], [440, y + 8]]), accentTones.darkest, 4,
        0.35)).join('') + drawBlurred(canvas, toClosedPath([[440, 210], [460, 210], [476, 380], [510, 450], [470, 450]]), accentTones.darkest, 8, 0.5) }) +
      stroke(toOpenPath(GORE, true), tones.deep, 2, 0.7) + drawStitches(offsetLine(GORE.slice(1), -8, 60), tones.thread, tones, { w: 1.7 }) +
        drawStitches(offsetLine(GORE.slice(1), -13, 60), tones.thread, tones, { w: 1.7 }) +
      drawSeam([[516, 446], [506, 500], [480, 550], [466, 600]], tones, 2) + drawStitches([[509, 452], [499, 500], [473, 550], [459, 600]], tones.thread, tones,
        { w: 1.5 }) +
      drawSeam([[668, 432], [640, 480], [622, 540], [618, 600]], tones, 1.6, 0.8) + drawStitches([[661, 432], [633, 480], [615, 540], [611, 600]], tones.thread, tones,
        { w: 1.4 }) +
      drawBlurred(canvas, toClosedPath([...BITE, ...offsetLine(BITE, -14, 20).reverse()]), tones.darkest, 8, 0.6)) +
    drawPiece(canvas, toClosedPath(SOLE), soleTones, { stops: [[0, soleTones.mid], [0.3, soleTones.base], [1, soleTones.dark]], axis: [0, 0, 0, 1], puff: [5, 12, 0.6],
      over: sampleLine([[100, 632], [260, 634], [396, 634]], 15).concat(sampleLine([[562, 634], [640, 634], [716, 634]],
      8)).map((p) => `<path d="M${p.x - 4} 624h8l2 20h-12Z" fill="${soleTones.darkest}" opacity=".85"/>`).join('') +
      drawSeam([[80, 618], [400, 621], [728, 616]], soleTones, 1.4, 0.8) }) +
    drawPiece(canvas, toClosedPath(WELT), soleTones, { stops: [[0, soleTones.light], [1, soleTones.mid]], axis: [0, 0, 0, 1], edge: 1.3, shadowLength: 3,
      over: drawStitches([[84, 593], [180, 597], [320, 599], [460, 597], [600, 595], [722, 591]], deriveTones('#C9A36A').light, soleTones, { w: 2.2, dash: '7 4' }) })
  );
}
