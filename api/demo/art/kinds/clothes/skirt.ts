// Pleated midi skirt: each knife pleat is its own strip of light and shade.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { getAt, offsetLine, type Points, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawPlaid } from '../../drawing/print.js';
import { drawRoundness, drawUnevenness } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const N = 15;
const TOP = (k: number) => 276 + (248 * k) / N;
const LOW = (k: number) => 132 + (536 * k) / N;
const arc = (x: number, y: number, deep: number) => y + deep * (1 - ((x - 400) / 270) ** 2);

export const frame: Frame = { detail: [230, 110, 320] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const metal = deriveTones('#9A958C');
  const pleats = [];
  const edges = [];
  const sides = [];
  const hem = [];
  for (let k = 0; k < N; k++) {
    const [a, b, p, q] = [TOP(k), TOP(k + 1), LOW(k), LOW(k + 1)];
    const yb = arc((p + q) / 2, 850, 26);
    const sway = canvas.between(-5, 5);
    const left: Points = [[a, arc(a, 200, 12), 1], [a * 0.7 + p * 0.3 - 2, 380], [a * 0.35 + p * 0.65 + sway, 620], [p + sway, yb - 3, 1]];
    const right: Points = [[q + sway + 7, yb + 7, 1], [b * 0.35 + q * 0.65 + sway + 4, 620], [b * 0.7 + q * 0.3 + 2, 380], [b + 2, arc(b, 200, 12), 1]];
    const d = toClosedPath([...left, ...right]);
    pleats.push(
      drawPiece(canvas, d, tones, { materialName: 'nylon', edge: 1.1, shadowLength: 0, stops: [[0, tones.dark], [0.16, tones.mid], [0.5, tones.light], [0.72, tones.base], [0.93, tones.mid],
        [1, tones.dark]], axis: [0, 0, 1, 0], inside: drawBlurred(canvas, toClosedPath([...left, ...offsetLine(left, -12, 12).reverse()]), tones.deep, 5, 0.5) }) +
        stroke(toOpenPath(right), tones.highlight, 1.2, 0.45),
    );
    sides.push(left, right);
    edges.push(drawSeam(left, tones, 1.3, 0.7));
    hem.push([p + sway, yb - 3], [q + sway + 6, yb + 6]);
  }
  const outline: Points = [...getAt(sides, 0), ...hem, ...getAt(sides, sides.length - 1)].map(([x, y, k], i, all) => (k || (i > 3 && i < all.length - 4) ? [x, y, 1]
    : [x, y]));
  const skirt = toClosedPath(outline);
  const ink = chooseContrasting(tones, [deriveTones(accent), deriveTones(trim)]);
  const drawBorder = (y: number, w: number) => stroke(toOpenPath([[100, y - 26], [260, y - 6], [400, y], [540, y - 6], [700, y - 26]]), ink.base, w, 0.8);
  const printDrawing = ['', drawBorder(812, 22) + drawBorder(778, 7), drawPlaid(canvas, skirt, [ink, deriveTones(trim)])][cut] ?? '';
  const waistband: Points = [[272, 148, 1], [336, 156], [400, 159], [464, 156], [528, 148, 1], [528, 204, 1], [464, 213], [400, 216], [336, 213], [272, 204, 1]];
  return (
    drawGarmentShadow(canvas, skirt) +
    (back ? '' : drawPiece(canvas, toClosedPath([[274, 146, 1], [400, 134], [526, 146, 1], [520, 170], [400, 178], [280, 170]]), tones,
      { stops: [[0, tones.dark], [1, tones.darkest]], axis: [0, 0, 0, 1] }) + fill('M380 140h40v14h-40Z', deriveTones(trim).light)) +
    clipTo(canvas, skirt, fill(skirt, tones.deep) + pleats.join('') + printDrawing + edges.join('') + drawUnevenness(canvas, skirt, '0.011 0.0022', 50, 0.3, { octaves: 2, after: 3 }) +
      drawRoundness(canvas, skirt, 70, 110, 0.7) + drawBlurred(canvas, toClosedPath([[270, 200], [400, 212], [530, 200], [532, 236], [400, 250], [268, 236]]), tones.deep, 10, 0.5)) +
    drawPiece(canvas, toClosedPath(waistband), tones, { materialName: 'nylon', shadowLength: 4, puff: [8, 14, 0.6], over: drawStitches([[276, 153], [336, 161], [400, 164], [464, 161],
      [524, 153]], tones.thread, tones, { w: 1.3 }) + drawStitches([[276, 198], [336, 207], [400, 210], [464, 207], [524, 198]], tones.thread, tones, { w: 1.3 }) }) +
    (back ? `${stroke('M400 160V330', tones.darkest, 2.4, 0.7)}<rect x="396" y="164" width="8" height="20" rx="3" fill="${metal.base}"/>`
      : `<rect x="486" y="170" width="26" height="24" rx="3" fill="none" stroke="${metal.mid}" stroke-width="4"/>` +
      drawPiece(canvas, toClosedPath([[420, 174, 1], [498, 171, 1], [498, 192, 1], [420, 196, 1], [412, 185, 1]]), deriveTones(accent),
      { materialName: 'leather', shadowLength: 3, edge: 1.2 }))
  );
}
