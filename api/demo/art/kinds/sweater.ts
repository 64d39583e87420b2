// Knitted crew-neck sweater with ribbed neck, cuffs and hem.
import { cloth, folded, inside, LONG, LONG_END, LONG_FOLDS, ribbed } from '../cloth.js';
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { stripes } from '../print.js';
import { beside, both, type Canvas, lying, mirror, type Point, type Points, seam, shape, soft, within } from '../shape.js';

const NECK: Points = [[318, 190], [330, 222], [358, 246], [400, 256]];
const ARMHOLE: Points = [[234, 224, 1], [222, 280], [218, 340], [216, 396]];
const HALF: Points = [[400, 778], [300, 778], [214, 774, 1], [206, 700], [208, 560], [213, 460], ...[...ARMHOLE].reverse(), [276, 206], [318, 186, 1]];
const HEM: Points = [[214, 770], [300, 775], [400, 776], [500, 775], [586, 770]];
const CUFF: Points = [[94, 712, 1], [124, 721], [158, 725, 1], [152, 784, 1], [124, 784], [96, 776, 1]];

export const frame: Frame = { detail: [170, 150, 340], close: [110, 460, 330] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const neck: Points = back ? [[318, 188], [350, 204], [400, 210]] : NECK;
  const outline: Points = [...HALF, ...neck];
  const body = shape([...outline, ...mirror(outline).slice(1)]);
  const rim = both(neck);
  const outer = beside(rim, -26, 40);
  const yarn = contrasting(t, [tones(accent), tones(trim)]);
  const rib = cut === 2 ? yarn : t;
  const woven = (d: string, angle: number) => (cut === 1 ? stripes(c, d, yarn, angle) : '');
  const low: Points = [[224, 826], [300, 832], [400, 833], [500, 832], [576, 826]];
  const cuffTop = LONG_END.map(([x, y]): Point => [x, y - 3]);
  const cuffLow: Points = [[96, 776], [124, 784], [152, 784]];
  const sleeve = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    return (
      cloth(c, shape(m(LONG)), t, { drape: 'knit', seed: i + 5, inside: woven(shape(m(LONG)), i ? -12 : 12), puff: [[24, 46, 0.8], [6, 8, 0.3]],
        folds: LONG_FOLDS.map(([p, w, s]) => [m(p), w * 1.15, s * 0.85]) }) +
      ribbed(c, m(cuffTop), m(cuffLow), rib, { gap: 6, puff: [10, 22, 0.8] })
    );
  };
  return (
    lying(c, shape(LONG)) + lying(c, shape(mirror(LONG))) + lying(c, body) + lying(c, shape(CUFF)) + lying(c, shape(mirror(CUFF))) +
    (back ? '' : inside(c, [[318, 184, 1], [352, 198], [400, 204], [448, 198], [482, 184, 1], [476, 240], [400, 280], [324, 240]], t,
      { label: tones(trim), y: 228, made: 'knit' }) + ribbed(c, both([[317, 184], [350, 197], [400, 202]]),
      both([[332, 207], [358, 221], [400, 226]]), t, { gap: 6, puff: [7, 16, 0.8] })) +
    sleeve(0) + sleeve(1) +
    cloth(c, body, t, {
      drape: 'knit', cast: 4, inside: woven(body, 0), puff: [[46, 74, 0.6], [7, 9, 0.3]],
      folds: folded([
        [[[220, 400], [268, 440], [330, 452]], 26, 0.7],
        [[[218, 430], [252, 510], [262, 600]], 28, 0.6],
        [[[210, 690], [250, 700], [300, 748]], 26, 0.5],
        [[[300, 690], [292, 740], [300, 778]], 24, 0.5],
        [[[250, 240], [280, 300], [286, 370]], 24, 0.35],
      ]),
    }) +
    within(c, body, seam(ARMHOLE, t, 2) + seam(mirror(ARMHOLE), t, 2) + soft(c, shape([...outer, ...beside(rim, -44, 30).reverse()]), t.deep, 6,
      0.4)) +
    ribbed(c, HEM, low, rib, { gap: 7, puff: [9, 20, 0.7], cast: 2 }) +
    ribbed(c, rim, outer, rib, { gap: 6, puff: [7, 16, 0.8] })
  );
}
