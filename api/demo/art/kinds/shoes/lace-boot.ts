// Lace-up boot: plain toe or cap, padded collar, hooks above the eyelets, storm welt, lugged sole.

import { type Canvas, clipTo, drawBlurred } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, sampleLine, toClosedPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawLacing, drawLooseLace, drawShoeShadow } from '../../drawing/shoe.js';
import type { Palette } from '../../palettes.js';

const THROAT: Points = [[258, 466], [310, 440], [356, 396], [388, 342], [406, 280], [412, 214]];
const UPPER: Points = [[88, 594, 1], [82, 560], [94, 524], [126, 496], [176, 482], [214, 474], ...THROAT, [414, 186, 1], [470, 196], [540, 200],
  [640, 180, 1], [650, 270], [652, 360], [670, 436], [704, 500], [716, 550], [714, 594, 1]];
const TONGUE: Points = [[246, 480, 1], [276, 444], [328, 404], [364, 350], [380, 290], [384, 214], [382, 160], [394, 142], [430, 142], [446, 160],
  [452, 240], [430, 400], [330, 510, 1]];
const FAR: Points = [[420, 200, 1], [450, 176], [520, 168], [600, 166], [642, 182, 1], [630, 250, 1], [440, 250, 1]];
const BITE: Points = [[82, 584], [180, 592], [320, 594], [460, 592], [600, 590], [722, 586]];
const WELT: Points = [[72, 592], [78, 580, 1], [180, 588], [320, 590], [460, 588], [600, 586], [724, 580, 1], [732, 590], [728, 602, 1], [400, 606],
  [78, 604, 1]];
const SOLE: Points = [[76, 602, 1], [400, 605], [728, 600, 1], [728, 626], [720, 641, 1], [552, 641, 1], [540, 622, 1], [480, 618], [430, 626],
  [400, 640, 1], [140, 640, 1], [100, 634], [80, 618]];
const LACED: Points = [[226, 484, 1], [262, 442], [318, 400], [356, 348], [374, 288], [376, 210], [376, 150, 1], [540, 150, 1], [540, 480, 1], [250, 540, 1]];
const COLLAR: Points = [[440, 176, 1], [540, 190], [660, 170, 1], [668, 262, 1], [620, 270], [540, 268], [470, 250], [446, 220]];

export const frame: Frame = { detail: [300, 130, 370] };
export const lift = 84;

export function draw(canvas: Canvas, { base, accent, sole, trim }: Palette, { cut }: Pose): string {
  const [tones, accentTones, soleTones, trimTones] = [deriveTones(base), deriveTones(accent), deriveTones(sole), deriveTones(trim)];
  const materialName = cut === 1 ? 'suede' : 'leather';
  const upper = toClosedPath(UPPER);
  const inner = offsetLine(THROAT, -44, 30);
  const laceTones = cut === 2 ? deriveTones('#B98A3E') : trimTones;
  const laces = drawLacing(canvas, sampleLine(offsetLine([[280, 456], ...THROAT.slice(1)], -18, 24), 9).map((p) => [p.x, p.y]), [-34, -40], laceTones, tones, { w: 11, metal: '#9A8C6E' });
  const quarter: Points = [[252, 464, 1], [296, 486], [330, 530], [350, 604, 1], [740, 604, 1], [740, 150, 1], [410, 150, 1]];
  const eyestay: Points = [[256, 466, 1], ...THROAT, [414, 180, 1], [456, 186, 1], [458, 214], ...inner.slice(2, 28).reverse(), [288, 492]];
  const counter: Points = [[690, 420, 1], [650, 440], [620, 496], [600, 604, 1], [740, 604, 1], [740, 420, 1]];
  const drawShine = (points: Points, blurRadius: number, opacity: number) => drawBlurred(canvas, toClosedPath(points), tones.highlight, blurRadius, materialName === 'suede' ? opacity * 0.4 : opacity);
  const cap = cut === 0 ? '' : drawPiece(canvas, toClosedPath([[60, 470, 1], [176, 460], [206, 496], [218, 550], [216, 610, 1], [60, 620, 1]]), tones,
    { shadowLength: 4, materialName, edge: 1.6, puff: [[30, 60, 0.8], [4, 6, 0.4]], inside: drawShine([[104, 530], [136, 500], [176, 490], [190, 506], [140, 530], [112, 560]], 8, 0.7) }) +
    drawStitches([[180, 470], [199, 500], [211, 550], [209, 606]], tones.thread, tones, { w: 1.6 }) + drawStitches([[172, 470], [191, 502], [203, 550], [201, 606]],
    tones.thread, tones, { w: 1.6 });
  return (
    drawShoeShadow(canvas) +
    drawPiece(canvas, toClosedPath(FAR), accentTones, { stops: [[0, accentTones.mid], [0.4, accentTones.dark], [1, accentTones.darkest]], axis: [0, 0, 0, 1], edge: 1.4,
      inside: drawBlurred(canvas, toClosedPath([[440, 190], [540, 200], [640, 184], [640, 260], [440, 260]]), accentTones.darkest, 9, 0.75) }) +
    `<g transform="rotate(4 632 190)">${drawPiece(canvas, toClosedPath([[617, 214, 1], [615, 146], [622, 132], [642, 132], [649, 146], [647, 214, 1]]), accentTones, { materialName: 'canvas', edge: 1.4, puff: [4, 8, 0.6] })}</g>` +
    drawPiece(canvas, toClosedPath(TONGUE), tones, { puff: [10, 26, 0.9], materialName, over: drawStitches([[390, 240], [391, 164], [400, 151], [428, 151], [438, 164], [442, 220]],
      tones.thread, tones, { w: 1.4 }) }) +
    clipTo(canvas, toClosedPath(LACED), laces.under) +
    drawPiece(canvas, upper, tones, { materialName, edge: 2, puff: [[40, 84, 0.85], [8, 10, 0.3]],
      inside: drawShine([[96, 536], [130, 504], [190, 486], [214, 496], [150, 524], [110, 562]], 9, 0.8) +
        drawBlurred(canvas, toClosedPath([[84, 574], [330, 584], [720, 572], [730, 620], [80, 620]]), tones.deep, 18, 0.55) +
        drawFold(canvas, tones, [[262, 490], [282, 530], [286, 576]], 15, 0.55) + drawFold(canvas, tones, [[236, 486], [252, 534], [252, 576]], 14, 0.45) }) +
    clipTo(canvas, upper,
      cap +
      drawPiece(canvas, toClosedPath(quarter), tones, { shadowLength: 5, materialName, edge: 1.8, stops: [[0, tones.light], [0.5, tones.base], [1, tones.mid]], axis: [0, 0, 0.5, 1], puff: [34, 70, 0.45],
        inside: drawFold(canvas, tones, [[450, 350], [540, 400], [650, 396]], 24, 0.6) + drawFold(canvas, tones, [[420, 390], [500, 446], [640, 440]], 22, 0.45) +
          drawFold(canvas, tones, [[600, 470], [560, 500], [500, 508]], 20, 0.4) + drawShine([[540, 280], [580, 282], [590, 350], [560, 372], [534, 350]], 14, 0.4) }) +
      drawStitches([[270, 484], [304, 504], [337, 548], [356, 606]], tones.thread, tones) + drawStitches([[278, 484], [311, 504], [344, 548], [363, 606]], tones.thread, tones) +
      drawPiece(canvas, toClosedPath(counter), tones, { shadowLength: 4, materialName, edge: 1.6, puff: [26, 40, 0.3] }) + drawStitches([[658, 444], [628, 500], [607, 600]], tones.thread, tones) +
      drawSeam([[664, 430], [656, 340], [650, 250]], tones, 1.6, 0.8) +
      drawPiece(canvas, toClosedPath(COLLAR), cut === 2 ? accentTones : tones, { shadowLength: 3, materialName, edge: 1.6, puff: [[16, 46, 0.9], [4, 6, 0.4]] }) +
      drawPiece(canvas, toClosedPath(eyestay), tones, { shadowLength: 4, materialName, edge: 1.8, puff: [8, 12, 0.5] }) + drawStitches(offsetLine(inner, 5, 30).slice(0, 28), tones.thread, tones) +
      drawBlurred(canvas, toClosedPath([...BITE, ...offsetLine(BITE, -14, 20).reverse()]), tones.darkest, 8, 0.6)) +
    clipTo(canvas, toClosedPath(LACED), laces.over) +
    drawBow(canvas, laceTones) +
    drawPiece(canvas, toClosedPath(SOLE), soleTones, { stops: [[0, soleTones.mid], [0.3, soleTones.base], [1, soleTones.dark]], axis: [0, 0, 0, 1], puff: [5, 12, 0.6],
      over: sampleLine([[100, 632], [260, 634], [396, 634]], 15).concat(sampleLine([[562, 634], [640, 634], [716, 634]],
      8)).map((p) => `<path d="M${p.x - 4} 624h8l2 20h-12Z" fill="${soleTones.darkest}" opacity=".85"/>`).join('') + drawSeam([[80, 618], [400, 621], [728, 616]], soleTones, 1.4, 0.8) }) +
    drawPiece(canvas, toClosedPath(WELT), soleTones, { stops: [[0, soleTones.light], [1, soleTones.mid]], axis: [0, 0, 0, 1], edge: 1.3, shadowLength: 3,
      over: drawStitches([[84, 593], [180, 597], [320, 599], [460, 597], [600, 595], [722, 591]], deriveTones('#C9A36A').light, soleTones, { w: 2.2, dash: '7 4' }) })
  );
}

/** Two loops and two ends, tied at the top of the throat. */
function drawBow(canvas: Canvas, tones: ReturnType<typeof deriveTones>): string {
  const drawStrand = (points: Points) => drawLooseLace(points, tones, 8);
  return (
    drawStrand([[398, 218], [372, 232], [348, 262], [352, 288], [374, 280], [392, 240], [398, 220]]) + drawStrand([[402, 220], [408, 262], [398, 306], [404, 340]]) +
    drawStrand([[402, 216], [436, 226], [466, 252], [466, 276], [442, 270], [412, 238], [402, 220]]) + drawStrand([[396, 222], [386, 262], [366, 300], [362, 328]]) +
    drawPiece(canvas, toClosedPath([[388, 212], [400, 206], [412, 212], [413, 226], [401, 232], [389, 226]]), tones, { shadowLength: 3, edge: 1.2, puff: [4, 10, 0.8] })
  );
}
