// High sneaker: toe cap, padded ankle collar in the accent colour, heel strip, cup sole.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, sampleLine, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawStitches } from '../../drawing/sewing.js';
import { drawCrease, drawHoles, drawLacing, drawShoeShadow, drawSidewall } from '../../drawing/shoe.js';
import type { Palette } from '../../palettes.js';

const THROAT: Points = [[250, 462], [300, 436], [348, 396], [392, 346], [424, 292], [442, 240]];
const TOPLINE: Points = [[462, 216], [500, 224], [560, 238], [620, 232], [664, 214]];
const BITE: Points = [[88, 586], [180, 594], [300, 598], [440, 596], [580, 590], [722, 578]];
const UPPER: Points = [[86, 594, 1], [86, 560], [97, 527], [124, 499], [164, 481], [208, 472], ...THROAT, [448, 218, 1], ...TOPLINE, [680, 212], [688, 228],
  [684, 300], [684, 380], [700, 450], [718, 520], [722, 590, 1]];
const TONGUE: Points = [[250, 470, 1], [264, 446], [318, 406], [366, 356], [398, 300], [412, 240], [416, 190], [428, 172], [466, 170], [480, 184],
  [480, 240], [440, 380], [330, 500, 1]];
const FAR: Points = [[446, 232, 1], [460, 202], [510, 204], [566, 216], [624, 210], [676, 206], [684, 220, 1], [660, 300, 1], [470, 300, 1]];
const SOLE: Points = [[78, 603], [82, 584, 1], [180, 589], [300, 593], [440, 591], [580, 584], [725, 571, 1], [729, 592], [727, 622], [720, 640, 1],
  [560, 641], [300, 641], [150, 641, 1], [110, 636], [88, 623]];
const LACED: Points = [[230, 474, 1], [258, 440], [312, 400], [360, 350], [392, 296], [407, 236], [410, 200, 1], [540, 200, 1], [540, 480, 1], [250, 540, 1]];

export const frame: Frame = { detail: [300, 150, 400] };
export const lift = 72;

export function draw(canvas: Canvas, { base, accent, sole, trim }: Palette, { cut }: Pose): string {
  const [tones, accentTones, soleTones, trimTones] = [deriveTones(base), deriveTones(accent), deriveTones(sole), deriveTones(trim)];
  const upper = toClosedPath(UPPER);
  const inner = offsetLine(THROAT, -42, 30);
  const laces = drawLacing(canvas, sampleLine(offsetLine([[272, 452], ...THROAT.slice(1)], -18, 24), 9).map((p) => [p.x, p.y]), [-36, -44], trimTones, tones, { w: 15 });
  const quarter: Points = [[244, 462, 1], [284, 490], [320, 540], [342, 602, 1], [740, 602, 1], [740, 180, 1], [430, 180, 1]];
  const eyestay: Points = [[246, 464, 1], ...THROAT, [448, 214, 1], [484, 214, 1], [490, 250], ...inner.slice(2, 28).reverse(), [278, 490]];
  const collar: Points = [[484, 214, 1], [700, 200, 1], [700, 330, 1], [640, 336], [580, 330], [520, 300], [488, 262]];
  const counter: Points = [[700, 420, 1], [660, 440], [626, 500], [606, 604, 1], [740, 604, 1], [740, 420, 1]];
  const strip: Points = [[660, 196, 1], [710, 196, 1], [740, 604, 1], [690, 604, 1], [682, 500], [664, 420], [660, 320]];
  const mark = cut % 2
    ? drawPiece(canvas, toClosedPath([[400, 520], [470, 470], [570, 400], [600, 392], [588, 420], [500, 500], [430, 560], [396, 584], [384, 566]]), accentTones,
      { shadowLength: 3, materialName: 'leather', edge: 1.3, puff: [4, 6, 0.5] })
    : drawHoles([0, 1, 2, 3].map((i) => [[440 + i * 30, 470 - i * 10], [424 + i * 30, 540 - i * 6]]), tones, 13, 2.4);
  return (
    drawShoeShadow(canvas) +
    drawPiece(canvas, toClosedPath(FAR), trimTones, { stops: [[0, trimTones.mid], [0.35, trimTones.dark], [1, trimTones.darkest]], axis: [0, 0, 0, 1], edge: 1.4,
      inside: drawBlurred(canvas, toClosedPath([[460, 226], [560, 240], [680, 226], [680, 310], [460, 310]]), trimTones.darkest, 9, 0.75) }) +
    drawPiece(canvas, toClosedPath(TONGUE), tones, { puff: [10, 26, 0.9], materialName: 'leather', over: fill(toClosedPath([[432, 186, 1], [466, 184, 1], [467, 208, 1],
      [431, 210, 1]]), accentTones.base) + stroke('M440 197L458 196', accentTones.highlight, 2, 0.8) + drawStitches([[414, 240], [421, 190], [434, 178], [462, 176], [474, 188],
      [474, 220]], tones.thread, tones, { w: 1.4 }) }) +
    clipTo(canvas, toClosedPath(LACED), laces.under) +
    drawPiece(canvas, upper, tones, { puff: [[34, 60, 0.7], [9, 10, 0.3]], materialName: 'leather', edge: 2,
      inside: drawBlurred(canvas, toClosedPath([[100, 530], [140, 496], [216, 480], [240, 490], [160, 512], [112, 556]]), tones.highlight, 9, 0.8) +
      drawBlurred(canvas, toClosedPath([[84, 576], [330, 584], [720, 572], [730, 620], [80, 620]]), tones.dark, 24, 0.5) +
      drawFold(canvas, tones, [[262, 500], [276, 530], [280, 570]], 14, 0.5) }) +
    clipTo(canvas, upper,
      drawPiece(canvas, toClosedPath([[60, 480, 1], [170, 470], [196, 500], [206, 550], [204, 610, 1], [60, 620, 1]]), cut === 2 ? soleTones : tones,
        { shadowLength: 4, materialName: 'leather', puff: [[30, 50, 0.7], [4, 6, 0.4]] }) + drawStitches([[164, 472], [189, 503], [199, 550], [197, 606]], tones.thread,
        tones) + drawHoles([[[120, 540], [172, 524]], [[116, 554], [180, 536]], [[124, 566], [182, 549]]], tones, 14, 2.1) +
      drawPiece(canvas, toClosedPath(quarter), tones, { shadowLength: 5, materialName: 'leather', edge: 1.8, stops: [[0, tones.light], [0.5, tones.base], [1, tones.mid]], axis: [0, 0, 0.5, 1],
        puff: [30, 60, 0.35], inside: drawFold(canvas, tones, [[500, 330], [580, 372], [680, 366]], 24, 0.6) +
        drawFold(canvas, tones, [[470, 350], [540, 410], [660, 410]], 22, 0.4) }) +
      drawStitches([[262, 486], [292, 508], [328, 554], [348, 604]], tones.thread, tones) + drawStitches([[270, 486], [299, 508], [335, 554], [355, 604]], tones.thread,
        tones) + mark +
      drawPiece(canvas, toClosedPath(counter), tones, { shadowLength: 4, materialName: 'leather', edge: 1.6, puff: [26, 40, 0.3] }) +
        drawStitches([[668, 444], [634, 503], [613, 600]], tones.thread, tones) +
      drawPiece(canvas, toClosedPath(collar), accentTones, { shadowLength: 4, materialName: 'leather', edge: 1.8, puff: [[20, 50, 0.8], [5, 6, 0.3]],
        over: [262, 286, 310].map((y) => drawStitches([[490, y - 26], [560, y], [690, y - 8]], accentTones.thread, accentTones, { w: 1.4 }) +
        drawBlurred(canvas, toClosedPath([[490, y - 22], [560, y + 4], [690, y - 4], [690, y + 2], [560, y + 10], [490, y - 16]]), accentTones.deep, 3, 0.4)).join('') }) +
      drawPiece(canvas, toClosedPath(strip), tones, { shadowLength: 4, materialName: 'leather', edge: 1.6 }) + drawStitches([[666, 220], [666, 320], [670, 420], [689, 500], [697, 604]],
        tones.thread, tones) +
      drawPiece(canvas, toClosedPath(eyestay), tones, { shadowLength: 4, materialName: 'leather', edge: 1.8, puff: [8, 12, 0.5] }) +
        drawStitches(offsetLine(inner, 5, 30).slice(0, 28), tones.thread, tones) +
      drawCrease(canvas, BITE, tones)) +
    clipTo(canvas, toClosedPath(LACED), laces.over) +
    drawSidewall(canvas, SOLE, soleTones, {
      puff: [4, 10, 0.55],
      over: drawBlurred(canvas, toClosedPath([[70, 630, 1], [740, 630, 1], [740, 652, 1], [70, 652, 1]]), soleTones.deep, 5, 0.5) +
        stroke(toOpenPath(offsetLine(BITE, -26, 30)), accentTones.base, 4, 0.9) + drawStitches(offsetLine(BITE, -7.5, 40), soleTones.thread, soleTones, { w: 1.9, dash: '7 3.6' }) +
        stroke(toOpenPath(offsetLine(BITE, -14, 30)), soleTones.deep, 1.4, 0.45) + sampleLine([[84, 612], [120, 620], [190, 624]],
        24).map((p) => stroke(`M${p.x} ${p.y - 8}v14`, soleTones.deep, 1.3, 0.28)).join(''),
    })
  );
}
