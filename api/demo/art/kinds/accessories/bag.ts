// Structured leather bag: flap, turn-lock, top handle, side rings, piped edges.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { offsetLine, type Points, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGroundShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const BODY: Points = [[176, 420, 1], [168, 560], [156, 720], [152, 772], [172, 796, 1], [400, 804], [628, 796, 1], [648, 772], [644, 720], [632, 560],
  [624, 420, 1]];
const FLAP: Points = [[170, 404], [184, 386, 1], [400, 380], [616, 386, 1], [630, 404], [640, 520], [634, 590], [604, 622], [540, 632], [400, 636],
  [260, 632], [196, 622], [166, 590], [160, 520]];
const HANDLE: Points = [[286, 392], [280, 300], [318, 222], [400, 196], [482, 222], [520, 300], [514, 392]];

export const frame: Frame = { detail: [236, 330, 340], close: [110, 170, 330] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const flapTones = cut === 2 ? chooseContrasting(tones, [deriveTones(accent), deriveTones(trim)]) : tones;
  const materialName = cut === 1 ? 'suede' : 'leather';
  const metal = deriveTones(deriveTones(trim).pale ? '#C4A463' : '#A9A59B');
  const body = toClosedPath(BODY);
  const flap = toClosedPath(FLAP);
  const d = toOpenPath(HANDLE);
  const drawRing = (x: number, y: number) => `<circle cx="${x + 2}" cy="${y + 4}" r="19" fill="none" stroke="#14110e" stroke-width="7" opacity=".3"/><circle cx="${x}" cy="${y}" r="19" fill="none" stroke="${metal.deep}" stroke-width="7.500"/><circle cx="${x - 0.6}" cy="${y - 0.8}" r="19" fill="none" stroke="${metal.light}" stroke-width="3.600"/>`;
  const drawTab = (x: number) => drawPiece(canvas, toClosedPath([[x - 21, 384, 1], [x + 21, 384, 1], [x + 21, 440], [x, 462], [x - 21, 440]]), tones,
    { materialName, shadowLength: 5, edge: 1.6, puff: [6, 12, 0.6] }) + drawStitches([[x - 14, 390], [x - 14, 436], [x, 452], [x + 14, 436], [x + 14, 390]],
    tones.thread, tones, { w: 1.5 }) + drawRing(x, 386);
  const lockDrawing =
    `<rect x="362" y="566" width="80" height="54" rx="9" fill="#14110e" opacity=".3"/>` +
    drawPiece(canvas, 'M360 569a9 9 0 0 1 9 -9h62a9 9 0 0 1 9 9v36a9 9 0 0 1 -9 9h-62a9 9 0 0 1 -9 -9Z', metal,
      { edge: 1.8, stops: [[0, metal.highlight], [0.3, metal.base], [0.6, metal.light], [1, metal.deep]], axis: [0, 0, 0.4, 1] }) +
    drawPiece(canvas, 'M374 587a7 7 0 0 1 7 -7h38a7 7 0 0 1 0 14h-38a7 7 0 0 1 -7 -7Z', metal,
      { edge: 1.4, shadowLength: 4, stops: [[0, metal.highlight], [0.5, metal.base], [1, metal.deep]], axis: [0, 0, 0, 1] });
  return (
    drawGroundShadow(canvas, 166, 640, 800, { deep: 0.55, height: 1.2 }) +
    drawBlurred(canvas, toClosedPath([[290, 392], [284, 300], [322, 226], [400, 200], [478, 226], [516, 300], [510, 392], [524, 392], [530, 296], [490, 210],
      [400, 182], [310, 210], [270, 296], [276, 392]]), '#4a4238', 9, 0.22, '12 18') +
    stroke(d, tones.darkest, 27) + stroke(d, tones.dark, 25) + stroke(toOpenPath(offsetLine(HANDLE, 3, 40)), tones.base, 18) +
      stroke(toOpenPath(offsetLine(HANDLE, 5, 40)), tones.light, 9, 0.9) + stroke(toOpenPath(offsetLine(HANDLE, 7.5, 40)), tones.highlight, 2.6, 0.7) +
      drawStitches(offsetLine(HANDLE, -7, 60), tones.thread, tones, { w: 1.5 }) +
    // The gussets on both sides.
    drawPiece(canvas, toClosedPath([[178, 420, 1], [150, 470], [132, 600], [130, 730], [160, 780, 1], [190, 600]]), tones,
      { materialName, stops: [[0, tones.mid], [1, tones.deep]], axis: [0, 0, 1, 0], edge: 1.6 }) +
    drawPiece(canvas, toClosedPath([[622, 420, 1], [650, 470], [668, 600], [670, 730], [640, 780, 1], [610, 600]]), tones,
      { materialName, stops: [[0, tones.deep], [1, tones.dark]], axis: [0, 0, 1, 0], edge: 1.6 }) +
    drawPiece(canvas, body, tones, { materialName, edge: 2, shadowLength: 3, puff: [[30, 60, 0.7], [6, 9, 0.4]],
      inside: drawBlurred(canvas, toClosedPath([[150, 600], [400, 648], [650, 600], [650, 690], [400, 700], [150, 690]]), tones.darkest, 16, 0.5) +
      drawFold(canvas, tones, [[200, 730], [300, 752], [420, 744]], 22, 0.35) }) +
    drawStitches([[186, 640], [176, 720], [173, 764], [186, 782, 1], [400, 790], [614, 782, 1], [627, 764], [624, 720], [614, 640]], tones.thread, tones,
      { w: 1.8 }) +
    (back
      ? drawPiece(canvas, toClosedPath([[204, 520, 1], [400, 530], [596, 520, 1], [602, 700], [592, 724, 1], [400, 732], [208, 724, 1], [198, 700]]), tones,
        { materialName, shadowLength: 5, edge: 1.7, puff: [8, 12, 0.5] }) + drawStitches([[210, 530], [205, 700], [214, 716, 1], [400, 724], [586, 716, 1],
        [595, 700], [590, 530]], tones.thread, tones, { w: 1.6 }) + drawSeam([[176, 430], [400, 436], [624, 430]], tones, 1.6) + drawTab(286) + drawTab(514)
      : drawPiece(canvas, flap, flapTones, {
          materialName, shadowLength: 12, edge: 2, puff: [[34, 80, 0.8], [6, 9, 0.4]],
          inside: drawBlurred(canvas, toClosedPath([[190, 400], [400, 390], [560, 396], [540, 424], [380, 430], [200, 470]]), tones.highlight, 16, 0.55) +
            drawFold(canvas, tones, [[180, 430], [400, 424], [620, 430]], 14, 0.35),
        }) + clipTo(canvas, flap, drawStitches([[176, 410], [170, 520], [175, 584], [202, 612], [262, 622], [400, 626], [538, 622], [598, 612], [625, 584],
          [630, 520], [624, 410]], tones.thread, tones, { w: 1.8 }) + fill(toClosedPath([[372, 470, 1], [428, 470, 1], [428, 474, 1], [372, 474, 1]]), metal.base,
          0.9) + fill(toClosedPath([[384, 482, 1], [416, 482, 1], [416, 484.5, 1], [384, 484.5, 1]]), metal.base, 0.8)) + drawTab(286) + drawTab(514) + lockDrawing)
  );
}
