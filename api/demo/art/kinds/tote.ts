// Canvas tote: two long handles sewn on with crosses; plain with a label, with a pocket, or printed.
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { sun } from '../print.js';
import { asIs, beside, type Canvas, fill, fold, ground, line, mirror, type Points, seam, shape, soft, stitches, stroke, type Transform, uneven, within } from '../shape.js';

const BODY: Points = [[172, 400, 1], [168, 520], [160, 680], [154, 800], [168, 832], [210, 842], [400, 848], [590, 842], [632, 832], [646, 800], [640, 680],
  [632, 520], [628, 400, 1], [520, 408], [400, 411], [280, 408]];
const MOUTH: Points = [[172, 400, 1], [260, 388], [400, 384], [540, 388], [628, 400, 1], [520, 410], [400, 413], [280, 410]];
const HANDLE: Points = [[286, 560], [284, 400], [292, 270], [332, 176], [400, 148], [468, 176], [508, 270], [516, 400], [514, 560]];

export const frame: Frame = { detail: [216, 330, 360], close: [150, 560, 320] };
export const lift = -6;

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const a = tones(accent);
  const ink = contrasting(t, [a, tones(trim)]);
  const grip = cut === 1 ? ink : t;
  const body = shape(BODY);
  const foot = shape([[140, 730, 1], [400, 744], [660, 730, 1], [660, 870, 1], [140, 870, 1]]);
  const sewn = (m: Transform) => {
    const [left, right] = [270, 303];
    const box = m([[left, 470, 1], [right, 470, 1], [right, 556, 1], [left, 556, 1]]);
    return part(c, shape(m([[left - 5, 402, 1], [right + 5, 404, 1], [right + 5, 566, 1], [left - 5, 566, 1]])), grip, { made: 'canvas', cast: 5, edge: 1.5, puff: [4, 8, 0.5] }) +
      stitches([...box, ...box.slice(0, 1)], grip.thread, grip, { w: 1.7 }) + stitches(m([[left, 470, 1], [right, 556, 1]]), grip.thread, grip, { w: 1.7 }) +
      stitches(m([[right, 470, 1], [left, 556, 1]]), grip.thread, grip, { w: 1.7 });
  };
  const strap = (points: Points, shade: number) => stroke(line(points.map(([x, y]) => [x + 7, y + 9])), '#3a332b', 36, 0.13) + stroke(line(points), grip.deep, 38) +
    stroke(line(points), shade ? grip.dark : grip.base, 35) + stroke(line(beside(points, 11, 50)), grip.hi, 6, shade ? 0.1 : 0.35) +
    stitches(beside(points, 13, 60), grip.thread, grip, { w: 1.4 }) + stitches(beside(points, -13, 60), grip.thread, grip, { w: 1.4 });
  const pocket: Points = [[300, 590, 1], [500, 590, 1], [498, 720, 1], [488, 734], [312, 734], [302, 720, 1]];
  const label = part(c, shape([[362, 600, 1], [438, 600, 1], [438, 648, 1], [362, 648, 1]]), a, { made: 'leather', cast: 4, edge: 1.4, puff: [4, 8, 0.6],
    over: fill('M378 619h44v4h-44ZM387 628h26v3h-26Z', tones(trim).base, 0.85) });
  const front = [
    label,
    part(c, shape(pocket), t, { made: 'canvas', cast: 6, edge: 1.6, puff: [8, 12, 0.5] }) + stitches([[308, 600], [310, 718], [318, 727, 1], [482, 727, 1], [490, 718],
      [492, 600]], t.thread, t, { w: 1.6 }) + stitches([[304, 606], [496, 606]], t.thread, t, { w: 1.6 }),
    sun(400, 680, 84, [ink, ink]),
  ][cut] ?? '';
  return (
    ground(c, 172, 630, 846, { deep: 0.55, height: 1.2 }) +
    strap(HANDLE.slice(1, -1).map(([x, y]) => [x + (400 - x) * 0.06 + 6, y + 14]), 1) +
    part(c, shape(MOUTH), t, { made: 'canvas', stops: [[0, t.dark], [1, t.pit]], axis: [0, 0, 0, 1] }) +
    part(c, body, t, { made: 'canvas', edge: 2, puff: [[52, 90, 0.7], [7, 9, 0.35]],
      inside: uneven(c, body, '0.008 0.005', 44, 0.4, { octaves: 2, after: 3 }) + fold(c, t, [[250, 420], [240, 560], [262, 690]], 30, 0.5) +
        fold(c, t, [[560, 430], [566, 560], [540, 680]], 28, 0.45) + fold(c, t, [[180, 800], [240, 752], [330, 740]], 26, 0.5) +
        fold(c, t, [[620, 800], [566, 750], [470, 742]], 26, 0.5) + fold(c, t, [[400, 430], [392, 520], [402, 580]], 24, 0.25) }) +
    within(c, body,
      (cut === 1 ? part(c, foot, ink, { made: 'leather', edge: 1.6, cast: 3, puff: [30, 50, 0.5] }) + stitches([[150, 742], [400, 756], [650, 742]], ink.thread, ink) : '') +
      soft(c, shape([[150, 800], [400, 830], [650, 800], [650, 870], [150, 870]]), t.deep, 18, 0.45) +
      seam([[150, 432], [400, 444], [650, 432]], t, 1.4, 0.6) + stitches([[150, 426], [400, 438], [650, 426]], t.thread, t, { w: 1.5 }) +
      (back ? '' : front)) +
    sewn(asIs) + sewn(mirror) + strap(HANDLE.slice(1, -1), 0)
  );
}
