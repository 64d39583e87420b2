// Button-down poplin shirt: collar on a stand, placket, chest pocket, shirt-tail hem.
import { button, cloth, folded, LONG, LONG_FOLDS, patch } from '../cloth.js';
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { pinstripes, plaid } from '../print.js';
import { beside, type Canvas, fill, lying, mirror, type Points, seam, shape, soft, stitches, stroke, within } from '../shape.js';

const ARMHOLE: Points = [[238, 224, 1], [226, 286], [221, 344], [220, 396]];
const HALF: Points = [[400, 852], [330, 846], [270, 812], [228, 776], [216, 752, 1], [218, 640], [222, 540], [220, 460], ...[...ARMHOLE].reverse(),
  [286, 208], [334, 190, 1], [400, 240]];
const CUFF: Points = [[92, 708, 1], [124, 718], [160, 722, 1], [154, 786, 1], [122, 788], [92, 778, 1]];
const LEAF: Points = [[338, 172, 1], [330, 196], [324, 222], [352, 290, 1], [378, 268], [400, 238, 1], [376, 222], [352, 190]];

export const frame: Frame = { detail: [238, 150, 324] };
const whole = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const b = tones(trim);
  const body = shape(whole(HALF));
  const ink = contrasting(t, [tones(accent), b]);
  const stripe = (d: string) => [() => '', () => pinstripes(c, d, ink), () => plaid(c, d, [ink, b])][cut]?.() ?? '';
  const sleeve = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    const d = shape(m(LONG));
    return (
      cloth(c, d, t, { drape: 'poplin', made: 'jersey', seed: i + 5, puff: [[22, 42, 0.75], [5, 6, 0.3]], inside: stripe(d),
        folds: LONG_FOLDS.map(([p, w, s]) => [m(p), w * 0.85, s * 1.1]) }) +
      part(c, shape(m(CUFF)), t, { made: 'jersey', cast: 3, puff: [[10, 20, 0.7], [4, 5, 0.3]],
        over: stitches(m([[95, 716], [124, 725], [157, 729]]), t.thread, t, { w: 1.3 }) +
        stitches(m([[95, 772], [122, 781], [152, 780]]), t.thread, t, { w: 1.3 }) }) +
      m([[142, 756]]).map(([x, y]) => button(x, y, b, 5.5)).join('')
    );
  };
  const hem = whole([[216, 752], [230, 778], [272, 814], [332, 848], [400, 853]]);
  const placket: Points = [[384, 240, 1], [418, 240, 1], [418, 870, 1], [384, 870, 1]];
  const leaf = (p: Points) => part(c, shape(p), t, { made: 'jersey', cast: 6, puff: [[9, 18, 0.6], [3, 4, 0.3]], edge: 1.3, inside: stripe(shape(p)) });
  const yoke: Points = [[224, 300], [310, 312], [400, 314], [490, 312], [576, 300]];
  return (
    [LONG, mirror(LONG), whole(HALF), CUFF, mirror(CUFF)].map((p) => lying(c, shape(p))).join('') +
    sleeve(0) + sleeve(1) +
    (back ? '' : part(c, shape([[336, 176, 1], [366, 164], [400, 161], [434, 164], [464, 176, 1], [456, 226], [400, 256], [344, 226]]), t,
      { made: 'jersey', stops: [[0, t.light], [0.25, t.mid], [0.6, t.dark], [1, t.deep]], axis: [0, 0, 0, 1],
      over: seam([[346, 198], [400, 190], [454, 198]], t, 1.4) + fill('M380 200h40v20h-40Z', tones(accent).base) +
      stroke('M390 210h20', tones(accent).hi, 1.6, 0.8) })) +
    cloth(c, body, t, {
      drape: 'poplin', made: 'jersey', cast: 3, inside: stripe(body),
      folds: folded([
        [[[222, 400], [270, 440], [330, 446]], 18, 0.9],
        [[[222, 420], [256, 500], [262, 590]], 20, 0.7],
        [[[226, 560], [280, 590], [350, 580]], 16, 0.5],
        [[[222, 690], [268, 700], [310, 760]], 18, 0.5],
        [[[340, 640], [326, 740], [336, 840]], 20, 0.4],
        [[[330, 300], [318, 380], [336, 460]], 18, 0.3],
      ]),
      over: stitches(beside(hem, 9, 60), t.thread, t, { w: 1.4 }),
    }) +
    within(c, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => seam(a, t, 1.5) + stitches(beside(a, 5, 30), t.thread, t, { w: 1.2 })).join('') +
      (back ? seam(yoke, t, 1.6) + stitches(beside(yoke, -6, 30), t.thread, t, { w: 1.3 }) +
      seam([[388, 316], [392, 560], [384, 850]], t, 1.6, 0.7) + seam([[412, 316], [408, 560], [416, 850]], t, 1.6, 0.7) +
      seam([[270, 222], [400, 250], [530, 222]], t, 1, 0) : '')) +
    (back
      ? part(c, shape([[326, 196, 1], [338, 166], [400, 156], [462, 166], [474, 196, 1], [440, 214], [400, 219], [360, 214]]), t,
        { made: 'jersey', cast: 6, puff: [[9, 18, 0.6], [3, 4, 0.3]], inside: stripe(shape([[326, 196], [338, 166], [400, 156], [462, 166],
        [474, 196], [400, 219]])), over: stitches([[332, 192], [362, 207], [400, 212], [438, 207], [468, 192]], t.thread, t, { w: 1.3 }) })
      : within(c, body,
          part(c, shape(placket), t, { made: 'jersey', cast: 4, puff: [3, 4, 0.4], edge: 1.2, inside: stripe(shape(placket)) +
            soft(c, 'M384 300h34v560h-34Z', t.mid, 8, 0.3) }) +
          stitches([[390, 240], [390, 856]], t.thread, t, { w: 1.3 }) + stitches([[412, 240], [412, 856]], t.thread, t, { w: 1.3 }) +
          patch(c, [[452, 386, 1], [536, 386, 1], [536, 466, 1], [494, 486, 1], [452, 466, 1]], t,
            { cast: 3, inset: 4, w: 1.3, puff: [6, 8, 0.4] }) + stitches([[454, 402], [534, 402]], t.thread, t, { w: 1.2 })) +
        [330, 420, 510, 600, 690, 780].map((y) => button(401, y, b, 6) + stroke(`M401 ${y + 12}v3`, t.deep, 1.4, 0)).join('') +
        leaf(mirror(LEAF)) + leaf(LEAF) +
        [0, 1].map((i) => stitches(i ? [[471, 226], [447, 280], [424, 263], [403, 240]]
          : [[329, 226], [353, 280], [376, 263], [397, 240]], t.thread, t, { w: 1.3 }) + button(i ? 450 : 350, 274, b, 4)).join('') +
        button(400, 252, b, 6))
  );
}
