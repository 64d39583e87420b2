// Ribbed beanie with a turned-up cuff and a woven label.
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { type Canvas, fill, ground, line, mirror, type Points, shape, soft, stitches, stroke, walk } from '../shape.js';

const half = (points: Points) => [...points, ...mirror(points).slice(1)];
const DOME = half([[400, 640], [176, 640, 1], [176, 540], [200, 420], [262, 316], [336, 266], [400, 254]]).slice(0, -1);
const CUFF: Points = [[164, 572], [176, 562], [280, 582], [400, 588], [520, 582], [624, 562], [636, 572], [643, 640], [637, 704], [624, 719], [520, 742],
  [400, 748], [280, 742], [176, 719], [163, 704], [157, 640]];

export const frame: Frame = { detail: [260, 440, 290], close: [180, 190, 330] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const t = tones(base);
  const a = tones(accent);
  const yarn = contrasting(t, [a, tones(trim)]);
  const ring = (y: number, w: number) => stroke(line([[140, y + 30], [270, y + 2], [400, y - 8], [530, y + 2], [660, y + 30]]), yarn.base, w, 0.9);
  const pompon = part(c, shape(tuft(c)), yarn, { made: 'shaggy', cast: 6, edge: 1.4, puff: [[26, 70, 0.9], [4, 10, 0.5]] });
  const N = 27;
  const foot = walk([[170, 600], [400, 620], [630, 600]], N);
  const ribs = foot.map((p): Points => {
    const k = (p.x - 400) / 230;
    return [[400 + k * 16, 258 + Math.abs(k) * 5], [400 + k * 138, 300 + 26 * k * k], [400 + k * 218, 440], [p.x, p.y]];
  });
  const lines = (list: readonly Points[], w: number) => list.map((p) => stroke(line(p), t.pit, w, t.pale ? 0.24 : 0.45) +
    stroke(line(p.map(([x, y]) => [x + w * 1.1, y])), t.hi, w * 0.8, t.pale ? 0.8 : 0.28)).join('');
  const stitchRows = (list: readonly Points[]) => list.map((p) => stroke(line(p.map(([x, y]) => [x + 9, y])), t.deep, 9, 0.2,
    'stroke-dasharray="2 4.500"').replace('linecap="round"', 'linecap="butt"')).join('');
  const cuffRibs = walk([[162, 566], [280, 584], [400, 588], [520, 584], [638, 566]],
    33).map((p): Points => [[p.x, p.y - 4], [p.x + (p.x - 400) * 0.02, p.y + 80], [p.x, p.y + 164]]);
  return (
    ground(c, 170, 632, 742, { deep: 0.5, height: 1.2 }) +
    part(c, shape(DOME), t, { made: 'fleece', edge: 1.6, puff: [[56, 130, 0.95], [6, 8, 0.3]], inside: (cut === 1 ? ring(430, 38) + ring(492, 14) : '') + lines(ribs, 4.6) + stitchRows(ribs) +
      soft(c, shape([[240, 460], [290, 350], [370, 290], [390, 320], [320, 390], [280, 500]]), t.hi, 22, 0.4) +
      soft(c, shape([[160, 540], [400, 580], [640, 540], [640, 620], [160, 620]]), t.pit, 14, 0.5) }) +
    part(c, shape(CUFF), t, { made: 'fleece', cast: 8, edge: 1.8, puff: [[34, 80, 0.85], [9, 16, 0.5]], inside: lines(cuffRibs, 4.6) +
      stitchRows(cuffRibs) }) +
    (cut === 2 ? pompon : '') +
    (view === 'back' ? '' : part(c, shape([[356, 632, 1], [444, 632, 1], [444, 690, 1], [356, 690, 1]]), a,
      { made: 'canvas', cast: 4, edge: 1.4, puff: [4, 6, 0.5], over: stitches([[362, 638, 1], [362, 684, 1]], a.thread, a) +
      stitches([[438, 638, 1], [438, 684, 1]], a.thread, a) + fill('M376 656h48v5h-48ZM386 667h28v3h-28Z', tones(trim).base, 0.9) }))
  );
}

/** The ragged outline of a ball of yarn. */
const tuft = (c: Canvas): Points => Array.from({ length: 44 }, (_, i) => {
  const r = (i % 2 ? 62 : 70) + c.between(-4, 4);
  const angle = (i / 44) * 2 * Math.PI;
  return [400 + r * Math.cos(angle), 232 + r * 0.94 * Math.sin(angle)];
});
