// Tailored trousers: pressed crease, slanted pockets, extended tab. The seed decides between wool and twill.
import { button, cloth } from '../cloth.js';
import { tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { pinstripes } from '../print.js';
import { asIs, beside, type Canvas, fill, line, lying, mirror, type Points, seam, shape, soft, stitches, stroke, type Transform, within } from '../shape.js';

const LEG: Points = [[266, 116, 1], [256, 190], [244, 270], [236, 380], [238, 560], [250, 760], [258, 920, 1], [310, 925], [360, 920, 1], [372, 740],
  [384, 540], [398, 340, 1], [404, 260], [400, 116, 1]];
const CREASE: Points = [[318, 150], [314, 300], [308, 540], [310, 760], [310, 922]];
const BAND: Points = [[264, 82, 1], [330, 91], [400, 94], [470, 91], [536, 82, 1], [536, 118, 1], [470, 128], [400, 131], [330, 128], [264, 118, 1]];

export const frame: Frame = { detail: [228, 60, 330], close: [210, 600, 300] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const b = tones(trim);
  const made = cut % 2 ? 'wool' : 'twill';
  const leg = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    const press = m(CREASE);
    return cloth(c, shape(m(LEG)), t, {
      drape: 'twill', made, seed: i * 4, puff: [[30, 56, 0.7], [5, 6, 0.3]], cast: i ? 0 : 4,
      inside: (cut === 2 ? pinstripes(c, shape(m(LEG)), t.black ? { ...t, base: t.thread } : { ...t, base: t.hi }) : '') + soft(c, shape(m([[398, 340], [384, 540], [372, 740], [358, 922], [384, 922], [400, 600]])), t.deep, 14, 0.5),
      folds: [
        [m([[396, 338], [350, 330], [290, 290]]), 16, back ? 0.3 : 0.5], [m([[394, 352], [350, 366], [296, 350]]), 14, 0.45],
        [m([[244, 560], [280, 590], [330, 584]]), 18, 0.4], [m([[372, 650], [340, 676], [290, 670]]), 16, 0.35],
        [m([[256, 850], [300, 880], [352, 868]]), 18, 0.55], [m([[362, 800], [330, 826], [270, 820]]), 16, 0.4],
      ],
      over:
        soft(c, shape([...press, ...beside(press, i ? 24 : -24, 20).reverse()]), t.deep, 8, t.pale ? 0.2 : 0.34) +
          stroke(line(press), t.hi, 1.8, t.black ? 0.5 : 0.7) +
        seam(m([[262, 900], [310, 905], [360, 900]]), t, 1, 0.35),
    });
  };
  const slant = (m: Transform) => seam(m([[296, 126], [276, 190], [252, 250]]), t, 2) + stitches(m([[303, 128], [283, 192], [258, 254]]), t.thread, t,
    { w: 1.3 }) + soft(c, shape(m([[296, 126], [276, 190], [252, 250], [246, 246], [270, 180], [288, 126]])), t.pit, 4, 0.35);
  const welt = (m: Transform) => part(c, shape(m([[290, 214, 1], [366, 222, 1], [365, 235, 1], [289, 227, 1]])), t, { made, cast: 4, puff: [3, 6, 0.5] }) +
    m([[328, 238]]).map(([x, y]) => button(x, y, b, 4.6)).join('');
  const pleat = (m: Transform) => soft(c, shape(m([[338, 130, 1], [346, 130, 1], [326, 250, 1]])), t.pit, 3, 0.5) +
    seam(m([[340, 128], [330, 250]]), t, 1.4, 0.8);
  const front = seam([[402, 128], [402, 260], [399, 342]], t, 2) + stitches([[440, 128], [438, 220], [428, 268], [404, 296]], t.thread, t,
    { w: 1.3 }) + [slant, pleat].map((f) => f(asIs) + f(mirror)).join('');
  const rear = seam([[400, 128], [400, 342]], t, 2) + welt(asIs) + welt(mirror) +
    seam([[322, 130], [326, 196]], t, 1.4, 0.8) + seam([[478, 130], [474, 196]], t, 1.4, 0.8);
  const loop = (x: number, y: number) => part(c, `M${x - 5} ${y - 3}h10v46h-10Z`, t, { made, cast: 3, puff: [2, 4, 0.6], edge: 1 });
  return (
    lying(c, shape(LEG)) + lying(c, shape(mirror(LEG))) +
    (back ? '' : part(c, shape([[266, 80, 1], [400, 70], [534, 80, 1], [526, 108], [400, 114], [274, 108]]), tones(accent),
      { made: 'twill', stops: [[0, tones(accent).mid], [1, tones(accent).pit]], axis: [0, 0, 0, 1] }) + fill('M378 73h44v16h-44Z', b.light)) +
    leg(1) + leg(0) + within(c, `${shape(LEG)}${shape(mirror(LEG))}`, back ? rear : front) +
    part(c, shape(BAND), t, { made, cast: 4, puff: [6, 10, 0.5], edge: 1.2, over: back ? seam([[400, 90], [400, 134]], t, 1.4)
      : seam([[446, 92], [446, 130]], t, 1.6) }) +
    loop(308, 88) + loop(492, 88) + (back ? loop(400, 93) : button(434, 111, b, 6.5))
  );
}
