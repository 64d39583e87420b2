// Canvas tote with two long handles sewn on with crosses. It is plain with a label, has a pocket, or is printed.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { leaveAsIs, mirror, offsetLine, type Points, type Transform, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawSun } from '../../drawing/print.js';
import { drawFold, drawUnevenness } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGroundShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const BODY: Points = [[172, 400, 1], [168, 520], [160, 680], [154, 800], [168, 832], [210, 842], [400, 848], [590, 842], [632, 832], [646, 800], [640, 680],
  [632, 520], [628, 400, 1], [520, 408], [400, 411], [280, 408]];
const MOUTH: Points = [[172, 400, 1], [260, 388], [400, 384], [540, 388], [628, 400, 1], [520, 410], [400, 413], [280, 410]];
const HANDLE: Points = [[286, 560], [284, 400], [292, 270], [332, 176], [400, 148], [468, 176], [508, 270], [516, 400], [514, 560]];

export const frame: Frame = { detail: [216, 330, 360], close: [150, 560, 320] };
export const lift = -6;

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const accentTones = deriveTones(accent);
  const ink = chooseContrasting(tones, [accentTones, deriveTones(trim)]);
  const handleTones = cut === 1 ? ink : tones;
  const body = toClosedPath(BODY);
  const foot = toClosedPath([[140, 730, 1], [400, 744], [660, 730, 1], [660, 870, 1], [140, 870, 1]]);
  const drawHandleEnd = (transform: Transform) => {
    const [left, right] = [270, 303];
    const box = transform([[left, 470, 1], [right, 470, 1], [right, 556, 1], [left, 556, 1]]);
    return drawPiece(canvas, toClosedPath(transform([[left - 5, 402, 1], [right + 5, 404, 1], [right + 5, 566, 1], [left - 5, 566, 1]])), handleTones, { materialName: 'canvas', shadowLength: 5, edge: 1.5, puff: [4, 8, 0.5] }) +
      drawStitches([...box, ...box.slice(0, 1)], handleTones.thread, handleTones, { w: 1.7 }) + drawStitches(transform([[left, 470, 1], [right, 556, 1]]), handleTones.thread, handleTones, { w: 1.7 }) +
      drawStitches(transform([[right, 470, 1], [left, 556, 1]]), handleTones.thread, handleTones, { w: 1.7 });
  };
  const drawHandle = (points: Points, shade: number) => stroke(toOpenPath(points.map(([x, y]) => [x + 7, y + 9])), '#3a332b', 36, 0.13) + stroke(toOpenPath(points), handleTones.deep, 38) +
    stroke(toOpenPath(points), shade ? handleTones.dark : handleTones.base, 35) + stroke(toOpenPath(offsetLine(points, 11, 50)), handleTones.highlight, 6, shade ? 0.1 : 0.35) +
    drawStitches(offsetLine(points, 13, 60), handleTones.thread, handleTones, { w: 1.4 }) + drawStitches(offsetLine(points, -13, 60), handleTones.thread, handleTones, { w: 1.4 });
  const pocket: Points = [[300, 590, 1], [500, 590, 1], [498, 720, 1], [488, 734], [312, 734], [302, 720, 1]];
  const label = drawPiece(canvas, toClosedPath([[362, 600, 1], [438, 600, 1], [438, 648, 1], [362, 648, 1]]), accentTones, { materialName: 'leather', shadowLength: 4, edge: 1.4, puff: [4, 8, 0.6],
    over: fill('M378 619h44v4h-44ZM387 628h26v3h-26Z', deriveTones(trim).base, 0.85) });
  const front = [
    label,
    drawPiece(canvas, toClosedPath(pocket), tones, { materialName: 'canvas', shadowLength: 6, edge: 1.6, puff: [8, 12, 0.5] }) + drawStitches([[308, 600], [310, 718], [318, 727, 1], [482, 727, 1], [490, 718],
      [492, 600]], tones.thread, tones, { w: 1.6 }) + drawStitches([[304, 606], [496, 606]], tones.thread, tones, { w: 1.6 }),
    drawSun(400, 680, 84, [ink, ink]),
  ][cut] ?? '';
  return (
    drawGroundShadow(canvas, 172, 630, 846, { deep: 0.55, height: 1.2 }) +
    drawHandle(HANDLE.slice(1, -1).map(([x, y]) => [x + (400 - x) * 0.06 + 6, y + 14]), 1) +
    drawPiece(canvas, toClosedPath(MOUTH), tones, { materialName: 'canvas', stops: [[0, tones.dark], [1, tones.darkest]], axis: [0, 0, 0, 1] }) +
    drawPiece(canvas, body, tones, { materialName: 'canvas', edge: 2, puff: [[52, 90, 0.7], [7, 9, 0.35]],
      inside: drawUnevenness(canvas, body, '0.008 0.005', 44, 0.4, { octaves: 2, after: 3 }) + drawFold(canvas, tones, [[250, 420], [240, 560], [262, 690]], 30, 0.5) +
        drawFold(canvas, tones, [[560, 430], [566, 560], [540, 680]], 28, 0.45) + drawFold(canvas, tones, [[180, 800], [240, 752], [330, 740]], 26, 0.5) +
        drawFold(canvas, tones, [[620, 800], [566, 750], [470, 742]], 26, 0.5) + drawFold(canvas, tones, [[400, 430], [392, 520], [402, 580]], 24, 0.25) }) +
    clipTo(canvas, body,
      (cut === 1 ? drawPiece(canvas, foot, ink, { materialName: 'leather', edge: 1.6, shadowLength: 3, puff: [30, 50, 0.5] }) + drawStitches([[150, 742], [400, 756], [650, 742]], ink.thread, ink) : '') +
      drawBlurred(canvas, toClosedPath([[150, 800], [400, 830], [650, 800], [650, 870], [150, 870]]), tones.deep, 18, 0.45) +
      drawSeam([[150, 432], [400, 444], [650, 432]], tones, 1.4, 0.6) + drawStitches([[150, 426], [400, 438], [650, 426]], tones.thread, tones, { w: 1.5 }) +
      (back ? '' : front)) +
    drawHandleEnd(leaveAsIs) + drawHandleEnd(mirror) + drawHandle(HANDLE.slice(1, -1), 0)
  );
}
