// Heavy fleece hoodie: lined hood, drawcords, kangaroo pocket, ribbed cuffs and hem.
import { cloth, folded, LONG, LONG_END, LONG_FOLDS, ribbed } from '../cloth.js';
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { sun } from '../print.js';
import { asIs, beside, type Canvas, fill, fold, line, lying, mirror, type Points, seam, shape, soft, stitches, stroke, within } from '../shape.js';

const ARMHOLE: Points = [[234, 224, 1], [219, 290], [213, 352], [212, 408]];
const HALF: Points = [[400, 782], [300, 782], [210, 778, 1], [200, 700], [203, 560], [208, 470], ...[...ARMHOLE].reverse(), [272, 206], [326, 190, 1],
  [400, 262]];
const HEM: Points = [[210, 774], [300, 779], [400, 780], [500, 779], [590, 774]];
const LOW: Points = [[222, 832], [300, 838], [400, 839], [500, 838], [578, 832]];
const CUFF: Points = [[94, 712, 1], [124, 721], [158, 725, 1], [151, 790, 1], [124, 790], [97, 782, 1]];
const HOOD: Points = [[400, 312], [352, 270], [328, 222], [310, 190], [302, 150], [318, 108], [356, 82], [400, 74]];
const OPEN: Points = [[400, 306, 1], [360, 264], [336, 214], [333, 166], [354, 122], [400, 106]];
const POCKET: Points = [[300, 578, 1], [500, 578, 1], [560, 690, 1], [560, 778, 1], [240, 778, 1], [240, 690, 1]];

export const frame: Frame = { detail: [218, 84, 364], close: [110, 480, 340] };
const whole = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const cord = tones(trim);
  const other = contrasting(t, [tones(accent), cord]);
  const arm = cut === 1 ? other : t;
  const body = shape(whole(HALF));
  const hood = shape(whole(back ? [[400, 330], [346, 290], [318, 230], [304, 190], [300, 150], [318, 108], [356, 82], [400, 74]] : HOOD).slice(0,
    -1));
  const open = shape(whole(OPEN).slice(0, -1));
  const sleeve = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    return (
      cloth(c, shape(m(LONG)), arm, { drape: 'fleece', seed: i + 5, puff: [[26, 50, 0.85], [6, 8, 0.3]],
        folds: LONG_FOLDS.map(([p, w, s]) => [m(p), w * 1.2, s]) }) +
      ribbed(c, m(LONG_END.map(([x, y]) => [x, y - 3])), m([[97, 782], [124, 790], [151, 790]]), arm, { gap: 5, puff: [10, 22, 0.8] })
    );
  };
  const string = (x: number, y: number) => {
    const p: Points = [[x, 286], [x - 7, 330], [x + 3, 380], [x - 3, y]];
    return (
      stroke(line(p.map(([a, b]) => [a + 5, b + 5])), t.pit, 7, 0.28) + stroke(line(p), cord.deep, 8.4, 0.8) + stroke(line(p), cord.base, 7) +
        stroke(line(p), cord.deep, 6, 0.3, 'stroke-dasharray="1.4 3"').replace('linecap="round"', 'linecap="butt"') +
        stroke(line(p.map(([a, b]) => [a - 1.6, b])), cord.hi, 1.5, 0.8) +
      `<rect x="${x - 7}" y="${y - 4}" width="8" height="24" rx="2.500" fill="#8d8a84"/><rect x="${x - 6}" y="${y - 4}" width="2.400" height="24" rx="1" fill="#e6e3dc"/>`
    );
  };
  const hole = (x: number) => `<circle cx="${x}" cy="284" r="7.500" fill="#8d8a84"/><circle cx="${x - 0.6}" cy="283.300" r="6.600" fill="none" stroke="#e6e3dc" stroke-width="1.300"/><circle cx="${x}" cy="284" r="4" fill="#1a1816"/>`;
  const front =
    within(c, body,
      (cut === 2 ? sun(400, 484, 52, [other, other]) : '') +
      part(c, shape(POCKET), t, { made: 'fleece', cast: 6, puff: [[16, 22, 0.5], [5, 8, 0.4]],
        inside: fold(c, t, [[330, 600], [350, 660], [340, 740]], 22, 0.45) + fold(c, t, [[470, 600], [456, 670], [470, 750]], 22, 0.4) }) +
      [asIs, mirror].map((m) => stitches(m(beside([[296, 580], [238, 690]], 8, 20)), t.thread, t) +
        stitches(m(beside([[296, 580], [238, 690]], 14, 20)), t.thread, t) + soft(c, shape(m([[296, 580], [236, 690], [228, 686], [286, 580]])),
        t.pit, 5, 0.55)).join('') +
      stitches([[300, 585], [500, 585]], t.thread, t) + stitches([[245, 694], [245, 776]], t.thread, t) +
        stitches([[555, 694], [555, 776]], t.thread, t));
  return (
    [LONG, mirror(LONG), whole(HALF), whole(HOOD), CUFF, mirror(CUFF)].map((p) => lying(c, shape(p))).join('') +
    sleeve(0) + sleeve(1) +
    cloth(c, body, t, {
      drape: 'fleece', cast: 4, puff: [[50, 80, 0.6], [7, 9, 0.3]],
      folds: folded([
        [[[214, 416], [262, 456], [330, 470]], 28, 0.8],
        [[[212, 440], [250, 520], [262, 600]], 28, 0.6],
        [[[204, 700], [240, 716], [280, 760]], 24, 0.5],
        [[[330, 330], [316, 410], [330, 500]], 26, 0.35],
      ]),
      over: back ? '' : soft(c, shape([[330, 230], [400, 330], [470, 230], [480, 262], [400, 372], [320, 262]]), t.pit, 10, 0.4),
    }) +
    within(c, body, [ARMHOLE, mirror(ARMHOLE)].map((a, i) => seam(a, t, 1.8) + stitches(beside(a, i ? 6 : 6, 30), t.thread, t,
      { w: 1.3 })).join('')) +
    (back ? '' : front) +
    ribbed(c, HEM, LOW, t, { gap: 5.6, puff: [10, 22, 0.7], cast: 2 }) +
    part(c, hood, t, {
      made: 'fleece', cast: 6, puff: [[34, 76, 0.85], [7, 8, 0.3]],
      inside: fold(c, t, [[306, 240], [306, 190], [330, 140]], 20, 0.6) + fold(c, t, [[486, 246], [498, 190], [474, 140]], 20, 0.6) +
        (back ? fold(c, t, [[330, 240], [400, 290], [470, 240]], 26, 0.7) + fold(c, t, [[318, 210], [400, 250], [482, 210]], 22, 0.4) : ''),
      over: back ? seam([[400, 90], [402, 200], [400, 322]], t, 1.8) + stitches([[407, 92], [409, 200], [407, 314]], t.thread, t, { w: 1.3 }) : '',
    }) +
    (back ? '' :
      part(c, open, t, { made: 'fleece', stops: [[0, t.deep], [0.3, t.dark], [0.72, t.deep], [1, t.pit]], axis: [0, 0, 0.2, 1],
        inside: soft(c, shape([[334, 166], [362, 112], [438, 112], [466, 168], [436, 150], [364, 150]]), t.pit, 9, 0.8) +
        fill(shape([[384, 228, 1], [416, 228, 1], [416, 246, 1], [384, 246, 1]]), tones(trim).base, 0.95),
        over: seam([[400, 106], [401, 224]], t, 1.6, 0.6) }) +
      [beside(OPEN, 13, 40), mirror(beside(OPEN, 13, 40))].map((p) => stitches(p, t.thread, t, { w: 1.4 })).join('') +
      [beside(OPEN, 2, 40), mirror(beside(OPEN, 2, 40))].map((p) => stroke(line(p), t.hi, 2.4, t.black ? 0.35 : 0.5)).join('') +
      seam([[400, 304], [392, 318], [372, 334]], t, 1.6) +
      hole(374) + hole(426) + string(376, 430) + string(430, 414))
  );
}
