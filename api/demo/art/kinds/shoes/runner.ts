// Running shoe: mesh upper, suede overlays, sculpted foam midsole, lugged outsole.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { deriveTones, type Tones } from '../../drawing/colour.js';
import type { Frame } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, sampleLine, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawCrease, drawLacing, drawShoeShadow } from '../../drawing/shoe.js';
import type { Palette } from '../../palettes.js';

const THROAT: Points = [[246, 450], [296, 428], [350, 396], [404, 360], [446, 334]];
const COLLAR: Points = [[490, 342], [512, 368], [546, 394], [592, 404], [636, 390], [672, 362], [694, 330]];
const TOP: Points = [[92, 590], [160, 578], [240, 582], [340, 586], [440, 574], [540, 548], [640, 532], [724, 530]];
const UPPER: Points = [[92, 598, 1], [88, 560], [104, 522], [140, 492], [190, 474], [222, 464], ...THROAT, [470, 326, 1], ...COLLAR, [708, 318], [722, 330],
  [716, 380], [704, 440], [716, 500], [726, 560, 1]];
const TONGUE: Points = [[242, 462, 1], [262, 438], [326, 402], [384, 362], [424, 328], [444, 290], [460, 268], [492, 270], [504, 288], [502, 336],
  [480, 420], [330, 490, 1]];
const FAR: Points = [[468, 344, 1], [500, 332], [540, 360], [592, 378], [644, 360], [698, 318], [712, 330, 1], [690, 450, 1], [480, 460, 1]];
const FOAM: Points = [[72, 592], [80, 578, 1], [120, 572], [170, 576], [250, 584], [340, 586], [440, 572], [540, 546], [640, 530], [734, 522, 1],
  [744, 548], [740, 590], [728, 622], [700, 630, 1], [600, 628], [520, 618], [450, 616], [380, 624], [300, 630], [200, 630, 1], [130, 628],
  [92, 614]];
const TREAD: Points = [[96, 612, 1], [132, 624], [200, 627], [300, 626], [380, 620], [450, 612], [520, 614], [600, 624], [716, 622, 1], [720, 634],
  [708, 641, 1], [560, 641, 1], [540, 634], [480, 628], [430, 630], [400, 641, 1], [200, 641, 1], [130, 636]];
const LACED: Points = [[226, 462, 1], [256, 430], [320, 394], [378, 354], [418, 320], [440, 284, 1], [540, 280, 1], [540, 480, 1], [250, 540, 1]];

export const frame: Frame = { detail: [360, 290, 380] };

export function draw(canvas: Canvas, { base, accent, sole, trim }: Palette): string {
  const [tones, accentTones, soleTones, trimTones] = [deriveTones(base), deriveTones(accent), deriveTones(sole), deriveTones(trim)];
  const upper = toClosedPath(UPPER);
  const inner = offsetLine(THROAT, -34, 30);
  const laces = drawLacing(canvas, sampleLine(offsetLine([[268, 440], ...THROAT.slice(1), [460, 326]], -15, 20), 7).map((p) => [p.x, p.y]), [-30, -50], trimTones, tones, { w: 13 });
  const drawSuede = (points: Points, tone: Tones = tones, more = {}) => drawPiece(canvas, toClosedPath(points), tone, { shadowLength: 4, materialName: 'suede', edge: 1.7, puff: [[8, 12, 0.5]], ...more });
  const guard: Points = [[60, 520, 1], [106, 500], [134, 520], [180, 540], [260, 540], [330, 552], [384, 610, 1], [60, 620, 1]];
  const eyestay: Points = [[236, 458, 1], ...THROAT, [470, 320, 1], [494, 330, 1], [502, 352], [492, 368], [470, 372], ...inner.slice(3, 26).reverse(),
    [262, 486]];
  const saddle: Points = [[452, 372, 1], [500, 372, 1], [470, 440], [420, 520], [384, 600, 1], [318, 604, 1], [366, 520], [420, 440]];
  const counter: Points = [[640, 404, 1], [690, 372, 1], [740, 380, 1], [740, 580, 1], [560, 592, 1], [592, 520], [612, 450]];
  const heelClip: Points = [[650, 474], [690, 462], [740, 470, 1], [746, 576, 1], [610, 588, 1], [622, 530]];
  const outlineSlash = (x: number): Points => [[x, 470, 1], [x + 30, 462, 1], [x - 14, 566, 1], [x - 46, 572, 1]];
  return (
    drawShoeShadow(canvas, 92, 726) +
    drawPiece(canvas, toClosedPath(FAR), trimTones, { stops: [[0, trimTones.mid], [0.35, trimTones.dark], [1, trimTones.darkest]], axis: [0, 0, 0, 1], edge: 1.4,
      inside: drawBlurred(canvas, toClosedPath([[490, 372], [590, 396], [700, 344], [700, 480], [480, 480]]), trimTones.darkest, 9, 0.75) }) +
    drawPiece(canvas, toClosedPath(TONGUE), tones, { puff: [10, 26, 0.9], materialName: 'mesh', over: fill(toClosedPath([[458, 286, 1], [490, 288, 1], [488, 314, 1], [456, 310, 1]]),
      accentTones.base) + stroke('M464 299L482 300', accentTones.highlight, 2.4, 0.8) }) +
    clipTo(canvas, toClosedPath(LACED), laces.under) +
    drawPiece(canvas, upper, tones, { puff: [[32, 64, 0.8], [9, 12, 0.35]], materialName: 'mesh', edge: 2,
      inside: drawBlurred(canvas, toClosedPath([[108, 520], [150, 486], [226, 470], [244, 490], [170, 506], [120, 540]]), tones.highlight, 9, 0.6) +
      drawFold(canvas, tones, [[250, 480], [268, 510], [272, 540]], 14, 0.5) + drawFold(canvas, tones, [[300, 470], [310, 510], [312, 550]], 12, 0.3) }) +
    clipTo(canvas, upper,
      drawSuede(guard, tones, { puff: [[24, 40, 0.6], [4, 6, 0.4]] }) + drawStitches([[108, 507], [136, 527], [180, 547], [260, 547], [326, 559], [376, 612]],
        tones.thread, tones) +
      drawSuede(outlineSlash(540), accentTones) + drawSuede(outlineSlash(596), accentTones) + drawSuede(saddle, tones) + drawStitches([[446, 384], [412, 450], [372, 522], [326, 602]], tones.thread, tones) +
        drawStitches([[494, 380], [462, 446], [412, 524], [378, 600]], tones.thread, tones) +
      drawSuede(counter, tones, { puff: [20, 34, 0.5] }) + drawStitches([[646, 408], [620, 452], [600, 522], [570, 588]], tones.thread, tones) +
      drawSuede(heelClip, accentTones, { materialName: 'smooth', puff: [[14, 40, 0.9], [3, 5, 0.5]] }) +
      drawBlurred(canvas, toClosedPath([...COLLAR, ...offsetLine(COLLAR, -22, 14).reverse()]), tones.highlight, 7, tones.pale ? 0.6 : 0.3) + drawSeam(offsetLine(COLLAR, -26, 16), tones, 1.6, 0.9) +
        drawStitches(offsetLine(COLLAR, -31, 16), tones.thread, tones, { w: 1.3 }) +
      drawSuede(eyestay, accentTones) + drawStitches(offsetLine(inner, 5, 30).slice(2, 26), accentTones.thread, accentTones) +
      drawSuede([[688, 318, 1], [740, 310, 1], [740, 382, 1], [690, 376, 1], [684, 346]], tones) +
      drawCrease(canvas, TOP, tones)) +
    clipTo(canvas, toClosedPath(LACED), laces.over) +
    drawPiece(canvas, toClosedPath([[690, 330], [704, 300], [722, 296], [728, 316], [718, 352], [710, 352], [714, 318], [706, 320], [700, 344]]), accentTones,
      { materialName: 'smooth', edge: 1.2, puff: [4, 8, 0.6] }) +
    drawPiece(canvas, toClosedPath(TREAD), deriveTones('#2A2826'), { edge: 1.2, stops: [[0, '#4a4744'], [1, '#1b1a19']], axis: [0, 0, 0, 1],
      over: sampleLine([[110, 634], [300, 634], [400, 634]], 20).concat(sampleLine([[556, 634], [640, 634], [714, 634]],
      11)).map((p) => stroke(`M${p.x} 626l-3 16`, '#0d0c0c', 3, 0.9)).join('') }) +
    drawPiece(canvas, toClosedPath(FOAM), soleTones, {
      stops: [[0, soleTones.light], [0.45, soleTones.base], [1, soleTones.dark]], axis: [0, 0, 0, 1], puff: [[16, 44, 0.7], [4, 7, 0.4]], edge: 1.5,
      inside: drawBlurred(canvas, toClosedPath([[560, 590], [640, 566], [738, 560], [736, 580], [640, 590], [570, 606]]), soleTones.deep, 6, 0.5) +
        drawBlurred(canvas, toClosedPath([[120, 606], [260, 612], [400, 604], [480, 592], [400, 614], [260, 622], [130, 618]]), soleTones.deep, 6, 0.45),
      over: drawSeam([[80, 596], [170, 600], [280, 606], [400, 596], [500, 574], [600, 556], [744, 548]], soleTones, 1.6, 0.8) +
        stroke(toOpenPath([[520, 590], [580, 572], [640, 566], [740, 562]]), accentTones.base, 7, 0.95) +
        stroke(toOpenPath([[520, 588], [580, 570], [640, 564], [740, 560]]), accentTones.highlight, 1.4, 0.6) +
        sampleLine([[560, 602], [640, 590], [726, 588]], 10).map((p) => stroke(`M${p.x} ${p.y}l-6 18`, soleTones.deep, 2.6, 0.4)).join(''),
    })
  );
}
