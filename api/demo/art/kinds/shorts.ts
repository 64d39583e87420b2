// Drawstring shorts: gathered elastic waist, side pockets, cord.
import { cloth, type Fold, patch, ribbed, twin } from '../cloth.js';
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { flowers } from '../print.js';
import { asIs, beside, type Canvas, line, lying, mirror, type Points, seam, shape, soft, stitches, stroke, type Transform, within } from '../shape.js';

const LEG: Points = [[232, 262, 1], [214, 350], [192, 460], [168, 600], [148, 742, 1], [250, 770], [366, 768, 1], [382, 660], [398, 538, 1], [404, 400],
  [400, 262, 1]];
const HEM: Points = [[148, 742], [250, 770], [366, 768]];
const TOP: Points = [[230, 218], [310, 230], [400, 234], [490, 230], [570, 218]];
const LOW: Points = [[230, 266], [310, 280], [400, 284], [490, 280], [570, 266]];

export const frame: Frame = { detail: [200, 190, 330], close: [150, 430, 300] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const cord = tones(trim);
  const ink = contrasting(t, [tones(accent), cord]);
  const made = cut % 2 ? 'fleece' : 'twill';
  const leg = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    const gathers = [0, 1, 2, 3, 4, 5].map((k): Fold => [m([[250 + k * 26, 276], [246 + k * 25, 316], [238 + k * 26 - (k % 2) * 6, 350 + (k % 3) * 26]]),
      13, 0.75]);
    return cloth(c, shape(m(LEG)), t, {
      drape: 'fleece', made, seed: i * 4, puff: [[38, 70, 0.75], [6, 7, 0.3]], cast: i ? 0 : 4,
      inside: (cut === 2 ? flowers(c, shape(m(LEG)), [ink, cord.L === t.L ? ink : cord]) : '') + soft(c, shape(m([[398, 530], [382, 660], [364, 770], [392, 770], [410, 560]])), t.deep, 14, 0.55),
      folds: [
        ...gathers,
        [m([[396, 534], [340, 520], [270, 470]]), 24, 0.7], [m([[392, 556], [340, 580], [262, 560]]), 22, 0.6],
        [m([[300, 560], [286, 660], [290, 766]]), 26, 0.45], [m([[220, 520], [208, 640], [210, 756]]), 26, 0.4],
      ],
      over: twin(m(HEM), t, { first: i ? 16 : 16 }),
    });
  };
  const pocket = (m: Transform) => seam(m([[262, 282], [244, 350], [218, 420]]), t, 2) + stitches(m([[269, 284], [251, 352], [225, 424]]), t.thread, t,
    { w: 1.4 }) + soft(c, shape(m([[260, 282], [242, 350], [216, 420], [206, 414], [232, 340], [248, 282]])), t.pit, 5, 0.4);
  const string = (points: Points) => stroke(line(points.map(([x, y]) => [x + 4, y + 5])), t.pit, 8, 0.3) + stroke(line(points), cord.deep, 9, 0.8) +
    stroke(line(points), cord.base, 7.4) + stroke(line(points), cord.deep, 6, 0.3, 'stroke-dasharray="1.4 3"').replace('linecap="round"',
    'linecap="butt"') + stroke(line(points.map(([x, y]) => [x - 1.6, y - 0.6])), cord.hi, 1.5, 0.8);
  const hole = (x: number) => `<circle cx="${x}" cy="258" r="7" fill="#8d8a84"/><circle cx="${x - 0.5}" cy="257.400" r="6" fill="none" stroke="#e6e3dc" stroke-width="1.200"/><circle cx="${x}" cy="258" r="3.800" fill="#1a1816"/>`;
  return (
    lying(c, shape(LEG)) + lying(c, shape(mirror(LEG))) +
    leg(1) + leg(0) +
    within(c, `${shape(LEG)}${shape(mirror(LEG))}`, seam([[400, 284], [400, 540]], t, 2) +
      stitches([[406, 286], [406, 536]], t.thread, t, { w: 1.3 }) + pocket(asIs) + pocket(mirror) +
      (back ? patch(c, [[470, 350, 1], [548, 344, 1], [556, 430, 1], [476, 440, 1]], t, { made, cast: 4 }) : '')) +
    ribbed(c, TOP, LOW, t, { gap: 9, puff: [10, 24, 0.75], cast: 4 }) +
    stitches(beside(TOP, -17, 40).slice(1, -1), t.thread, t, { w: 1.3 }) + stitches(beside(TOP, -33, 40).slice(1, -1), t.thread, t, { w: 1.3 }) +
    (back ? '' : hole(378) + hole(422) + string([[379, 260], [370, 300], [374, 350], [366, 408]]) +
      string([[421, 260], [432, 310], [426, 360], [436, 398]]))
  );
}

