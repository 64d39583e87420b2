// Heavy cotton T-shirt, shaped as if worn by an invisible body.
import { cloth, folded, inside, ribbed, twin } from '../cloth.js';
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { stripes, sun } from '../print.js';
import { beside, both, type Canvas, lying, mirror, type Points, seam, shape, soft, within } from '../shape.js';

const NECK: Points = [[324, 196], [334, 228], [358, 258], [400, 270]];
const ARMHOLE: Points = [[228, 226, 1], [219, 274], [216, 330], [216, 384]];
const HALF: Points = [[400, 800], [300, 799], [216, 792, 1], [212, 700], [213, 560], [216, 450], ...[...ARMHOLE].reverse(), [276, 208], [324, 190, 1]];
const SLEEVE: Points = [[264, 225, 1], [225, 225], [196, 246], [164, 288], [124, 366], [92, 446, 1], [132, 470], [192, 490, 1], [206, 440], [222, 380, 1],
  [226, 300]];
const CUFF: Points = [[92, 446], [134, 470], [192, 490]];

export const frame: Frame = { detail: [232, 160, 336], close: [90, 300, 330] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const neck: Points = back ? [[324, 192], [350, 212], [400, 220]] : NECK;
  const outline: Points = [...HALF, ...neck];
  const body = shape([...outline, ...mirror(outline).slice(1)]);
  const sleeves = [SLEEVE, mirror(SLEEVE)];
  const rim = both(neck);
  const hem: Points = [[216, 792], [300, 799], [400, 800], [500, 799], [584, 792]];
  const print = !back && cut === 2;
  const ink = contrasting(t, [tones(accent), tones(trim)]);
  const woven = (d: string, angle: number) => (cut === 1 ? stripes(c, d, ink, angle) : '');

  return (
    lying(c, shape(SLEEVE)) + lying(c, body) + lying(c, shape(mirror(SLEEVE))) +
    (back ? '' : inside(c, [[322, 190, 1], [352, 204], [400, 210], [448, 204], [478, 190, 1], [470, 250], [400, 290], [330, 250]], t,
      { label: tones(trim), y: 222 }) + ribbed(c, both([[322, 188], [350, 202], [400, 207]]), both([[332, 203], [356, 216], [400, 221]]), t,
      { gap: 5, puff: [4, 9, 0.7] })) +
    sleeves.map((s, i) =>
      cloth(c, shape(s), t, {
        seed: i + 5,
        inside: woven(shape(s), i ? -24 : 24),
        puff: [[22, 40, 0.7], [5, 5, 0.25]],
        folds: i ? [[[[596, 300], [640, 356], [668, 420]], 16, 0.6], [[[584, 380], [606, 410], [612, 450]], 16, 0.8]]
          : [[[[204, 300], [160, 352], [132, 420]], 16, 0.7], [[[216, 376], [196, 400], [190, 452]], 18, 0.9]],
        over: twin(i ? mirror(CUFF) : CUFF, t, { first: 10 }),
      })).join('') +
    cloth(c, body, t, {
      cast: 3,
      inside: woven(body, 0),
      folds: folded([
        [[[222, 380], [262, 420], [318, 436]], 22, 0.8],
        [[[220, 396], [250, 470], [262, 560]], 24, 0.7],
        [[[216, 640], [262, 650], [306, 690]], 26, 0.45],
        [[[290, 660], [284, 730], [292, 796]], 26, 0.5],
        [[[330, 300], [312, 360], [322, 430]], 22, 0.35],
        [[[240, 250], [270, 300], [276, 360]], 20, 0.35],
      ]),
      over:
        (print ? sun(400, 440, 74, [ink, ink]) : '') +
        twin(hem, t, { first: 12 }),
    }) +
    within(c, body, seam(ARMHOLE, t, 1.5) + seam(mirror(ARMHOLE), t, 1.5) + soft(c,
      shape([...beside(rim, -3, 30), ...beside(rim, -16, 30).reverse()]), t.deep, 5, 0.4)) +
    ribbed(c, rim, beside(rim, 17, 40), t, { gap: 5, puff: [4, 9, 0.7] }) +
    (back ? seam([[324, 200], [360, 240], [400, 246], [440, 240], [476, 200]], t, 1.2, 0.5) : '')
  );
}
