// Low court sneaker: smooth leather, cup sole, heel tab in the accent colour.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, sampleLine, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawCrease, drawHoles, drawLacing, drawShoeShadow, drawSidewall } from '../../drawing/shoe.js';
import type { Palette } from '../../palettes.js';

const THROAT: Points = [[254, 459], [300, 437], [356, 404], [412, 370], [452, 345]];
const COLLAR: Points = [[492, 352], [512, 376], [544, 408], [588, 424], [636, 420], [678, 400], [700, 384]];
const BITE: Points = [[88, 586], [180, 594], [300, 598], [440, 596], [580, 590], [722, 578]];
const UPPER: Points = [[86, 594, 1], [86, 560], [97, 527], [124, 499], [164, 481], [212, 471], ...THROAT, [474, 340], ...COLLAR, [713, 381], [722, 393],
  [720, 430], [712, 478], [716, 535], [722, 590, 1]];
const TONGUE: Points = [[250, 470, 1], [268, 446], [330, 412], [386, 375], [424, 343], [446, 312], [468, 296], [494, 298], [506, 314], [506, 346],
  [488, 420], [330, 500, 1]];
const FAR: Points = [[470, 352, 1], [500, 346], [536, 376], [588, 398], [646, 394], [704, 380], [718, 390, 1], [690, 470, 1], [480, 470, 1]];
const SOLE: Points = [[78, 603], [82, 584, 1], [180, 589], [300, 593], [440, 591], [580, 584], [725, 571, 1], [729, 592], [727, 622], [720, 640, 1],
  [560, 641], [300, 641], [150, 641, 1], [110, 636], [88, 623]];
// Area to which the laces are clipped, slightly larger than the tongue.
const LACED: Points = [[230, 470, 1], [262, 440], [326, 404], [382, 367], [420, 335], [444, 304, 1], [540, 300, 1], [540, 480, 1], [250, 540, 1]];

export const frame: Frame = { detail: [250, 330, 330] };

export function draw(canvas: Canvas, { base, accent, sole, trim }: Palette, { cut }: Pose): string {
  const [tones, accentTones, soleTones, trimTones] = [deriveTones(base), deriveTones(accent), deriveTones(sole), deriveTones(trim)];
  const upper = toClosedPath(UPPER);
  const throatInner = offsetLine(THROAT, -40, 24);
  const laces = drawLacing(canvas, sampleLine(offsetLine([[276, 449], ...THROAT.slice(1), [466, 336]], -18, 20), 7).map((p) => [p.x, p.y]), [-30, -50], trimTones, tones, { w: 16 });

  const quarter: Points = [[246, 462, 1], [284, 490], [320, 540], [342, 602, 1], [740, 602, 1], [740, 320, 1], [480, 320, 1], [440, 330, 1]];
  const eyestay: Points = [[248, 464, 1], ...THROAT, [474, 336, 1], [500, 350, 1], [520, 386, 1], [506, 400], [484, 392],
    ...throatInner.slice(4, 20).reverse(), [276, 486]];
  const counter: Points = [[650, 420, 1], [642, 452], [620, 500], [604, 600, 1], [740, 600, 1], [740, 400, 1], [690, 380, 1]];
  const tab: Points = [[660, 412, 1], [682, 396], [703, 374], [730, 376, 1], [730, 472, 1], [690, 478], [664, 470, 1], [654, 440]];

  const mark = cut;
  const side = mark === 0
    ? drawHoles([0, 1, 2].map((i) => [[404 + i * 34, 500 - i * 4], [386 + i * 34, 556 - i * 4]]), tones, 12, 2.4)
    : mark === 1
      ? drawPiece(canvas, toClosedPath([[420, 488, 1], [456, 482, 1], [420, 590, 1], [384, 592, 1]]), accentTones,
        { shadowLength: 2, edge: 1.4, materialName: 'leather', puff: [4, 6, 0.5] }) + drawStitches([[424, 493], [390, 588]], accentTones.thread, accentTones, { w: 1.2 })
      : drawPiece(canvas, toClosedPath([[404, 500], [470, 474], [560, 470], [606, 486], [560, 486], [486, 494], [430, 530], [398, 560], [390, 530]]), accentTones,
        { shadowLength: 2, edge: 1.2, materialName: 'leather', puff: [4, 6, 0.5] });

  const wall = drawSidewall(canvas, SOLE, soleTones, {
    puff: [4, 10, 0.55],
    over:
      drawBlurred(canvas, toClosedPath([[70, 630, 1], [740, 630, 1], [740, 652, 1], [70, 652, 1]]), soleTones.deep, 5, 0.5) +
      stroke(toOpenPath(offsetLine(BITE, -13, 30)), soleTones.deep, 1.5, 0.5) + stroke(toOpenPath(offsetLine(BITE, -14.6, 30)), soleTones.highlight, 1.4, 0.8) +
      drawStitches(offsetLine(BITE, -7.5, 40), soleTones.thread, soleTones, { w: 1.9, dash: '7 3.6' }) +
      sampleLine([[78, 612], [120, 620], [190, 624]], 24).map((p) => stroke(`M${p.x} ${p.y - 10}v14`, soleTones.deep, 1.3, 0.28)).join('') +
      stroke('M76 626C110 634 180 633 300 633S640 634 730 626', soleTones.deep, 2, 0.6) +
        stroke('M76 628C110 636 180 635 300 635S640 636 730 628', soleTones.highlight, 1.2, 0.4),
  });

  return (
    drawShoeShadow(canvas) +
    drawPiece(canvas, toClosedPath(FAR), trimTones, { stops: [[0, trimTones.mid], [0.35, trimTones.dark], [1, trimTones.darkest]], axis: [0, 0, 0, 1], edge: 1.4,
      inside: drawBlurred(canvas, toClosedPath([[490, 400], [590, 418], [710, 408], [700, 480], [480, 480]]), trimTones.darkest, 9, 0.75) }) +
    drawPiece(canvas, toClosedPath(TONGUE), tones, { puff: [10, 26, 0.9], materialName: 'leather', over: drawStitches([[424, 362], [452, 322], [472, 305], [492, 306], [499, 318]],
      tones.thread, tones, { w: 1.4 }) }) +
    clipTo(canvas, toClosedPath(TONGUE), fill(toClosedPath([[466, 312, 1], [492, 308, 1], [496, 332, 1], [470, 336, 1]]), accentTones.base) +
      stroke('M474 322L488 319.500', accentTones.highlight, 2, 0.8)) +
    clipTo(canvas, toClosedPath(LACED), laces.under) +
    drawPiece(canvas, upper, tones, {
      puff: [[34, 60, 0.7], [9, 10, 0.3]],
      materialName: 'leather',
      edge: 2,
      inside:
        drawBlurred(canvas, toClosedPath([[100, 530], [140, 496], [216, 480], [240, 490], [160, 512], [112, 556]]), tones.highlight, 9, 0.8) +
        drawBlurred(canvas, toClosedPath([[84, 576], [330, 584], [720, 572], [730, 620], [80, 620]]), tones.dark, 24, 0.5) +
        drawFold(canvas, tones, [[250, 500], [262, 530], [262, 566]], 15, 0.5) + drawFold(canvas, tones, [[282, 505], [300, 540], [306, 580]], 13, 0.4),
    }) +
    clipTo(canvas, upper,
      drawHoles([[[152, 520], [214, 505]], [[148, 533], [220, 516]], [[152, 545], [222, 528]]], tones, 14, 2.1) +
      drawPiece(canvas, toClosedPath(quarter), tones, { shadowLength: 5, materialName: 'leather', edge: 1.8, stops: [[0, tones.light], [0.5, tones.base], [1, tones.mid]], axis: [0, 0, 0.5, 1],
        puff: [30, 60, 0.35] }) +
      drawStitches([[262, 486], [292, 508], [328, 554], [348, 604]], tones.thread, tones) + drawStitches([[270, 486], [299, 508], [335, 554], [355, 604]], tones.thread,
        tones) +
      side +
      drawPiece(canvas, toClosedPath(counter), tones, { shadowLength: 4, materialName: 'leather', edge: 1.6, puff: [26, 40, 0.3] }) +
      drawStitches([[656, 430], [648, 456], [627, 503], [611, 600]], tones.thread, tones) +
      drawBlurred(canvas, toClosedPath([...COLLAR, ...offsetLine(COLLAR, -20, 14).reverse()]), tones.highlight, 6, tones.pale ? 0.6 : 0.26) +
      drawSeam(offsetLine(COLLAR, -21, 16), tones, 1.3, 0.8) + drawStitches(offsetLine(COLLAR, -26, 16), tones.thread, tones, { w: 1.4 }) +
      drawPiece(canvas, toClosedPath(eyestay), tones, { shadowLength: 4, materialName: 'leather', edge: 1.8, puff: [8, 12, 0.5] }) +
      drawStitches(offsetLine(throatInner, 5, 30).slice(0, 28), tones.thread, tones) +
      drawPiece(canvas, toClosedPath(tab), accentTones, { shadowLength: 4, materialName: 'leather', edge: 1.8, puff: [14, 30, 0.8] }) +
        drawStitches([[671, 415], [664, 444], [671, 467], [690, 470], [712, 468]], accentTones.thread, accentTones) +
      drawCrease(canvas, BITE, tones),
    ) +
    clipTo(canvas, toClosedPath(LACED), laces.over) +
    wall
  );
}
