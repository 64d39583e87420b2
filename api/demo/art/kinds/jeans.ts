// Straight five-pocket jeans, laid flat.
import { button, cloth, type Fold, patch } from '../cloth.js';
import { mix, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { asIs, beside, type Canvas, fill, lying, mirror, type Points, seam, shape, soft, stitches, stroke, type Transform, within } from '../shape.js';

const LEG: Points = [[262, 128, 1], [254, 190], [238, 280], [222, 420], [212, 600], [208, 760], [210, 906, 1], [280, 912], [352, 906, 1], [362, 760],
  [376, 560], [396, 372, 1], [402, 300], [400, 128, 1]];
const HEM: Points = [[210, 906], [280, 912], [352, 906]];
const BAND: Points = [[260, 92, 1], [330, 102], [400, 105], [470, 102], [540, 92, 1], [541, 130, 1], [470, 141], [400, 144], [330, 141], [259, 130, 1]];
const INSEAM: Points = [[398, 372], [378, 560], [364, 760], [354, 906]];

const REAR_FOLDS: readonly Fold[] = [[[[392, 392], [340, 420], [280, 416]], 16, 0.6], [[[388, 420], [340, 460], [290, 466]], 14, 0.5]];

export const frame: Frame = { detail: [226, 70, 330], close: [200, 590, 300] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const worn = [1, 0.25, 1.5][cut] ?? 1;
  const th = cut === 1 ? mix('#D9A441', base, 0.1) : mix(accent, base, 0.12);
  const metal = tones('#B98A54');
  const fade = (pts: Points, by: number, a: number) => soft(c, shape(pts), t.hi, by, a * worn);

  const wear = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    return fade(m([[262, 260], [304, 230], [338, 300], [330, 460], [300, 600], [262, 600], [244, 440]]), 30, 0.62) +
      fade(m([[246, 640], [300, 650], [310, 800], [250, 860]]), 34, 0.3) + soft(c,
      shape(m([[396, 360], [380, 400], [370, 600], [352, 906], [372, 906], [400, 600]])), t.deep, 12, 0.5);
  };
  const whiskers: readonly Points[] = [[[384, 330], [340, 318], [288, 296]], [[386, 350], [336, 348], [272, 336]], [[386, 372], [336, 384], [264, 380]]];
  const leg = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    return cloth(c, shape(m(LEG)), t, {
      drape: 'denim', seed: i * 3, puff: [[34, 60, 0.75], [5, 7, 0.4]], cast: i ? 0 : 3,
      inside: wear(i),
      folds: [
        ...(back ? REAR_FOLDS : whiskers.map((p): Fold => [p, 13, 0.55])).map(([p, w, s]): Fold => [m(p), w, s]),
        [m([[226, 560], [270, 590], [330, 586]]), 20, 0.5], [m([[362, 610], [320, 640], [262, 636]]), 18, 0.45],
        [m([[214, 800], [260, 826], [330, 818]]), 18, 0.5], [m([[350, 850], [300, 872], [240, 868]]), 16, 0.5],
      ],
      over: stitches(m(beside(HEM, 16, 20)), th, t, { w: 2, dash: '6 3.4' }) + seam(m(beside(HEM, 22, 20)), t, 1.3, 0.6) +
        stitches(m(beside([...INSEAM], 7, 30)), th, t, { w: 1.4, dash: '6 3.4' }),
    });
  };

  const pocketMouth: Points = [[262, 196], [296, 210], [318, 190], [326, 138]];
  const front = () => {
    const one = (m: Transform) => {
      const mouth = m(pocketMouth);
      return fill(shape([...mouth, ...m([[250, 130, 1]])]), t.mid) + soft(c, shape([...mouth, ...m([[250, 130, 1]])]), t.deep, 8, 0.35) +
        seam(mouth, t, 2.2) + stitches(m(beside(pocketMouth, 5, 24)), th, t, { w: 1.9 }) +
        stitches(m(beside(pocketMouth, 10, 24)), th, t, { w: 1.9 }) + [...m([[262, 198]]),
        ...m([[325, 146]])].map(([x, y]) => `<circle cx="${x + 1}" cy="${y + 1.600}" r="4.600" fill="${t.pit}" opacity=".5"/><circle cx="${x}" cy="${y}" r="4.200" fill="${metal.mid}"/><circle cx="${x - 0.8}" cy="${y - 0.9}" r="1.800" fill="${metal.hi}"/>`).join('');
    };
    const fly: Points = [[448, 144], [446, 250], [436, 300], [404, 338]];
    return one(asIs) + one(mirror) + patch(c, [[486, 152, 1], [524, 150, 1], [527, 188, 1], [492, 196, 1]], t,
      { made: 'denim', thread: th, w: 1.6, inset: 4, cast: 2 }) + seam([[402, 144], [402, 300], [399, 374]], t, 2) +
      stitches([[409, 144], [409, 300], [404, 338]], th, t, { w: 1.7 }) + stitches(fly, th, t, { w: 1.9 }) +
      stitches(fly.map(([x, y]) => [x - 6, y - 3]), th, t, { w: 1.9 });
  };
  const rear = () => {
    const pocket: Points = [[284, 214, 1], [372, 222, 1], [370, 300, 1], [326, 332, 1], [280, 294, 1]];
    const arc: Points = [[286, 268], [312, 282], [327, 268], [344, 284], [368, 276]];
    const yoke: Points = [[252, 186], [330, 204], [400, 222], [470, 204], [548, 186]];
    return seam(yoke, t, 1.8) + stitches(beside(yoke, -4, 40), th, t, { w: 1.8 }) + stitches(beside(yoke, -9, 40), th, t, { w: 1.8 }) +
      [pocket, mirror(pocket)].map((p) => patch(c, p, t, { made: 'denim', thread: th, w: 1.9, inset: 5 })).join('') +
      [arc, mirror(arc)].map((p) => stitches(p, th, t, { w: 1.9 })).join('') + seam([[400, 144], [400, 374]], t, 2) +
      stitches([[406, 144], [406, 372]], th, t, { w: 1.8 });
  };

  const loop = (x: number, y: number, tilt: number) => `<g transform="rotate(${tilt} ${x} ${y})">${part(c, `M${x - 7} ${y - 4}h14v50h-14Z`, t, { made: 'denim', cast: 3, edge: 1.2, puff: [3, 6, 0.6], over: stitches([[x - 4, y - 2], [x - 4, y + 46]], th, t, { w: 1.2 }) + stitches([[x + 4, y - 2], [x + 4, y + 46]], th, t, { w: 1.2 }) })}</g>`;
  const bandTop: Points = [[260, 92], [330, 102], [400, 105], [470, 102], [540, 92]];
  return (
    lying(c, shape(LEG)) + lying(c, shape(mirror(LEG))) +
    (back ? '' : part(c, shape([[262, 88, 1], [400, 80], [538, 88, 1], [530, 116], [400, 124], [270, 116]]), t,
      { made: 'denim', stops: [[0, t.dark], [1, t.pit]], axis: [0, 0, 0, 1] }) + fill('M372 84h56v18h-56Z', tones(trim).base)) +
    leg(1) + leg(0) + within(c, `${shape(LEG)}${shape(mirror(LEG))}`, back ? rear() : front()) +
    part(c, shape(BAND), t, { made: 'denim', cast: 4, puff: [5, 10, 0.6], edge: 1.4, over: stitches(beside(bandTop, -5, 40), th, t, { w: 1.8 }) +
      stitches(beside(bandTop, -33, 40), th, t, { w: 1.8 }) }) +
    loop(300, 96, 3) + loop(500, 96, -3) + (back ? loop(400, 102, 0) + patch(c, [[452, 108, 1], [524, 100, 1], [526, 136, 1], [454, 144, 1]],
      tones(trim), { made: 'leather', cast: 3, inset: 4, thread: tones(trim).thread }) : button(412, 124, metal, 10) +
      stroke('M430 124h16', t.pit, 2, 0.6))
  );
}
