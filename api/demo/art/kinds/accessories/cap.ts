// Six-panel cap: curved brim with rows of stitching, eyelets, covered button, strap at the back.

import { type Canvas, clipTo, drawBlurred, stroke } from '../../drawing/canvas.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGroundShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const CROWN: Points = [[236, 608, 1], [238, 540], [262, 450], [314, 376], [392, 336], [476, 332], [560, 366], [624, 440], [654, 530], [664, 622, 1],
  [600, 652], [500, 668], [400, 662], [300, 634]];
const BRIM: Points = [[240, 588, 1], [190, 600], [120, 636], [72, 690], [62, 722], [84, 738], [150, 728], [250, 706], [350, 692], [440, 686], [520, 672, 1],
  [440, 664], [340, 640]];
const EDGE: Points = [[62, 722], [84, 738], [150, 728], [250, 706], [350, 692], [440, 686], [520, 672]];

export const frame: Frame = { detail: [200, 330, 380], close: [50, 470, 330] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const accentTones = deriveTones(accent);
  const threadColour = deriveTones(trim).base;
  const materialName = cut % 2 ? 'twill' : 'canvas';
  const crown = toClosedPath(CROWN);
  const panels: readonly Points[] = back ? [[[400, 332], [396, 450], [400, 668]], [[400, 332], [300, 430], [270, 640]], [[400, 332], [500, 430], [530, 640]]]
    : [[[426, 330], [330, 420], [288, 530], [282, 634]], [[426, 330], [450, 420], [468, 540], [470, 668]],
    [[426, 330], [560, 420], [612, 540], [620, 650]]];
  const drawEyelet = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="6.500" ry="6" fill="${tones.mid}"/><ellipse cx="${x}" cy="${y}" rx="5.600" ry="5" fill="none" stroke="${tones.highlight}" stroke-width="1.600" stroke-dasharray="2 1.200"/><ellipse cx="${x}" cy="${y}" rx="2.800" ry="2.500" fill="${tones.darkest}"/>`;
  const drawDome = (d: string, over = '') =>
    drawPiece(canvas, d, tones, {
      materialName, edge: 1.6, puff: [[54, 120, 0.95], [6, 8, 0.3]],
      inside: drawBlurred(canvas, toClosedPath([[290, 470], [340, 400], [400, 370], [420, 390], [360, 440], [310, 520]]), tones.highlight, 18, 0.5) +
        drawBlurred(canvas, toClosedPath([[236, 600], [400, 640], [664, 610], [664, 670], [400, 690], [230, 640]]), tones.deep, 18, 0.55) +
        drawFold(canvas, tones, [[300, 600], [360, 560], [372, 480]], 22, 0.35) + drawFold(canvas, tones, [[640, 590], [600, 540], [590, 480]], 24, 0.45) +
        drawFold(canvas, tones, [[500, 640], [530, 600], [600, 610]], 20, 0.35),
      over,
    });
  const panelSeams = panels.map((p) => drawSeam(p, tones, 2) + drawStitches(offsetLine(p, 6, 30), tones.thread, tones, { w: 1.5 }) +
    drawStitches(offsetLine(p, -6, 30), tones.thread, tones, { w: 1.5 })).join('');
  const drawButton = (x: number) => drawPiece(canvas, toClosedPath([[x - 17, 336], [x - 10, 325], [x, 321], [x + 10, 325], [x + 17, 336], [x, 341]]), tones,
    { materialName, edge: 1.2, puff: [4, 12, 0.8], shadowLength: 2 });
  if (back) {
    const backCrown: Points = [[166, 620, 1], [166, 540], [198, 430], [280, 352], [400, 326], [520, 352], [602, 430], [634, 540], [634, 620, 1], [540, 660],
      [400, 672], [260, 660]];
    return (
      drawGroundShadow(canvas, 180, 620, 662, { deep: 0.5 }) + drawDome(toClosedPath(backCrown), panelSeams + drawEyelet(330, 450) + drawEyelet(470, 450)) +
      drawPiece(canvas, toClosedPath([[296, 678], [296, 610], [330, 556], [400, 536], [470, 556], [504, 610], [504, 678]]), tones,
        { stops: [[0, tones.darkest], [1, tones.deep]], axis: [0, 0, 0, 1], edge: 1.6 }) + drawStitches([[288, 670], [288, 606], [325, 548], [400, 527], [475, 548],
        [512, 606], [512, 670]], tones.thread, tones, { w: 1.5 }) +
      drawPiece(canvas, toClosedPath([[270, 630, 1], [400, 642], [530, 630, 1], [530, 660, 1], [400, 673], [270, 660, 1]]), accentTones,
        { materialName: 'leather', shadowLength: 5, edge: 1.6, puff: [6, 12, 0.6], over: drawStitches([[276, 636], [400, 648], [524, 636]], accentTones.thread, accentTones, { w: 1.4 }) +
        drawStitches([[276, 655], [400, 667], [524, 655]], accentTones.thread, accentTones, { w: 1.4 }) }) +
      `<rect x="352" y="634" width="34" height="44" rx="4" fill="none" stroke="#8f8a7e" stroke-width="5"/><rect x="351.500" y="633" width="34" height="44" rx="4" fill="none" stroke="#e4dfd3" stroke-width="1.600"/>` + drawButton(400)
    );
  }
  return (
    drawBlurred(canvas, toClosedPath(BRIM), '#4a4238', 16, 0.34, '10 24') + drawBlurred(canvas, toClosedPath(BRIM), '#3a332b', 5, 0.3, '3 6') +
      drawBlurred(canvas, toClosedPath([[260, 640], [460, 650], [664, 616], [670, 640], [560, 684], [420, 704], [280, 690]]), '#3a332b', 12, 0.4, '6 4') +
    drawPiece(canvas, toClosedPath([[280, 610, 1], [400, 640], [520, 640], [664, 622, 1], [620, 664], [500, 684], [380, 680]]), tones,
      { stops: [[0, tones.deep], [1, tones.darkest]], axis: [0, 0, 0, 1] }) +
    drawDome(crown, panelSeams + drawEyelet(390, 414) + drawEyelet(530, 452)) +
    clipTo(canvas, crown, drawStitches([[240, 596], [300, 620], [400, 647], [500, 653], [600, 638], [662, 608]], tones.thread, tones, { w: 1.5 })) +
    stroke('M330 556C336 500 372 494 380 548M352 530C366 524 372 526 380 548', deriveTones(trim).darkest, 9, 0.3, 'transform="translate(1.500 2.500)"') +
      stroke('M330 556C336 500 372 494 380 548', threadColour, 8) + stroke('M330 556C336 500 372 494 380 548', deriveTones(trim).deep, 8, 0.35,
      'stroke-dasharray="1.200 2.600"').replace('linecap="round"', 'linecap="butt"') +
    drawButton(426) +
    drawBlurred(canvas, toClosedPath([[236, 580], [330, 630], [520, 672], [500, 690], [300, 660]]), tones.darkest, 8, 0.35) +
    drawPiece(canvas, toClosedPath(BRIM), accentTones, {
      materialName, edge: 1.6, shadowLength: 2, puff: [[20, 56, 0.9], [4, 6, 0.4]],
      inside: drawBlurred(canvas, toClosedPath([[130, 650], [200, 612], [240, 600], [260, 622], [180, 660], [120, 700]]), accentTones.highlight, 12, 0.55) +
        drawBlurred(canvas, toClosedPath([[240, 590], [340, 644], [520, 672], [440, 690], [320, 676], [230, 620]]), accentTones.deep, 12, 0.6),
      over: [9, 18, 27, 36, 45, 54].map((k) => drawStitches(offsetLine(EDGE, k, 50).slice(k / 5, 49 - k / 6), accentTones.thread, accentTones, { w: 1.4 })).join(''),
    }) +
    stroke(toOpenPath(EDGE), accentTones.darkest, 2.4, 0.5)
  );
}
