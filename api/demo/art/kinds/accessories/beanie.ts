// Ribbed beanie with a turned-up cuff and a woven label.

import { type Canvas, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { mirror, type Points, sampleLine, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawStitches } from '../../drawing/sewing.js';
import { drawGroundShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const completeHalf = (points: Points) => [...points, ...mirror(points).slice(1)];
const DOME = completeHalf([[400, 640], [176, 640, 1], [176, 540], [200, 420], [262, 316], [336, 266], [400, 254]]).slice(0, -1);
const CUFF: Points = [[164, 572], [176, 562], [280, 582], [400, 588], [520, 582], [624, 562], [636, 572], [643, 640], [637, 704], [624, 719], [520, 742],
  [400, 748], [280, 742], [176, 719], [163, 704], [157, 640]];

export const frame: Frame = { detail: [260, 440, 290], close: [180, 190, 330] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const tones = deriveTones(base);
  const accentTones = deriveTones(accent);
  const yarn = chooseContrasting(tones, [accentTones, deriveTones(trim)]);
  const drawRing = (y: number, w: number) => stroke(toOpenPath([[140, y + 30], [270, y + 2], [400, y - 8], [530, y + 2], [660, y + 30]]), yarn.base, w, 0.9);
  const pompon = drawPiece(canvas, toClosedPath(outlinePompon(canvas)), yarn, { materialName: 'shaggy', shadowLength: 6, edge: 1.4, puff: [[26, 70, 0.9], [4, 10, 0.5]] });
  const N = 27;
  const cuffEdge = sampleLine([[170, 600], [400, 620], [630, 600]], N);
  const ribs = cuffEdge.map((p): Points => {
    const k = (p.x - 400) / 230;
    return [[400 + k * 16, 258 + Math.abs(k) * 5], [400 + k * 138, 300 + 26 * k * k], [400 + k * 218, 440], [p.x, p.y]];
  });
  const drawRibs = (list: readonly Points[], w: number) => list.map((p) => stroke(toOpenPath(p), tones.darkest, w, tones.pale ? 0.24 : 0.45) +
    stroke(toOpenPath(p.map(([x, y]) => [x + w * 1.1, y])), tones.highlight, w * 0.8, tones.pale ? 0.8 : 0.28)).join('');
  const drawStitchRows = (list: readonly Points[]) => list.map((p) => stroke(toOpenPath(p.map(([x, y]) => [x + 9, y])), tones.deep, 9, 0.2,
    'stroke-dasharray="2 4.500"').replace('linecap="round"', 'linecap="butt"')).join('');
  const cuffRibs = sampleLine([[162, 566], [280, 584], [400, 588], [520, 584], [638, 566]],
    33).map((p): Points => [[p.x, p.y - 4], [p.x + (p.x - 400) * 0.02, p.y + 80], [p.x, p.y + 164]]);
  return (
    drawGroundShadow(canvas, 170, 632, 742, { deep: 0.5, height: 1.2 }) +
    drawPiece(canvas, toClosedPath(DOME), tones, { materialName: 'fleece', edge: 1.6, puff: [[56, 130, 0.95], [6, 8, 0.3]], inside: (cut === 1 ? drawRing(430, 38) + drawRing(492, 14) : '') + drawRibs(ribs, 4.6) + drawStitchRows(ribs) +
      drawBlurred(canvas, toClosedPath([[240, 460], [290, 350], [370, 290], [390, 320], [320, 390], [280, 500]]), tones.highlight, 22, 0.4) +
      drawBlurred(canvas, toClosedPath([[160, 540], [400, 580], [640, 540], [640, 620], [160, 620]]), tones.darkest, 14, 0.5) }) +
    drawPiece(canvas, toClosedPath(CUFF), tones, { materialName: 'fleece', shadowLength: 8, edge: 1.8, puff: [[34, 80, 0.85], [9, 16, 0.5]], inside: drawRibs(cuffRibs, 4.6) +
      drawStitchRows(cuffRibs) }) +
    (cut === 2 ? pompon : '') +
    (view === 'back' ? '' : drawPiece(canvas, toClosedPath([[356, 632, 1], [444, 632, 1], [444, 690, 1], [356, 690, 1]]), accentTones,
      { materialName: 'canvas', shadowLength: 4, edge: 1.4, puff: [4, 6, 0.5], over: drawStitches([[362, 638, 1], [362, 684, 1]], accentTones.thread, accentTones) +
      drawStitches([[438, 638, 1], [438, 684, 1]], accentTones.thread, accentTones) + fill('M376 656h48v5h-48ZM386 667h28v3h-28Z', deriveTones(trim).base, 0.9) }))
  );
}

/** The ragged outline of a ball of yarn. */
const outlinePompon = (canvas: Canvas): Points => Array.from({ length: 44 }, (_, i) => {
  const r = (i % 2 ? 62 : 70) + canvas.between(-4, 4);
  const angle = (i / 44) * 2 * Math.PI;
  return [400 + r * Math.cos(angle), 232 + r * 0.94 * Math.sin(angle)];
});
