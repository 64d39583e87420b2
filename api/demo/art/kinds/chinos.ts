// Cotton chinos: no crease, slanted pockets, a soft straight leg; with turn-ups in the second cut, drawn in by a cord in the third.
import { button, cloth, type Fold } from '../cloth.js';
import { tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { asIs, beside, type Canvas, fill, line, lying, mirror, type Points, seam, shape, soft, stitches, stroke, type Transform, within } from '../shape.js';

const LEG: Points = [[262, 116, 1], [248, 190], [234, 270], [224, 380], [218, 560], [216, 760], [218, 908, 1], [290, 916], [366, 908, 1], [376, 740],
  [386, 540], [398, 350, 1], [404, 260], [400, 116, 1]];
const BAND: Points = [[260, 80, 1], [330, 90], [400, 93], [470, 90], [540, 80, 1], [540, 118, 1], [470, 128], [400, 131], [330, 128], [260, 118, 1]];
const HEM: Points = [[212, 866, 1], [290, 874], [371, 866, 1], [369, 914, 1], [290, 923], [213, 914, 1]];

export const frame: Frame = { detail: [222, 60, 340], close: [210, 580, 300] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const b = tones(trim);
  const cord = tones(accent);
  const creases = (m: Transform): Fold[] => [
    [m([[396, 348], [346, 334], [282, 290]]), 18, back ? 0.35 : 0.7], [m([[394, 362], [340, 374], [270, 356]]), 16, 0.6],
    [m([[390, 400], [340, 430], [284, 440]]), 16, 0.35], [m([[222, 540], [270, 574], [334, 566]]), 20, 0.5], [m([[378, 620], [330, 650], [262, 640]]), 18, 0.45],
    [m([[218, 700], [262, 720], [310, 712]]), 16, 0.35], [m([[372, 780], [320, 806], [250, 796]]), 18, 0.45], [m([[220, 840], [270, 860], [350, 848]]), 18, 0.5],
  ];
  const leg = (i: number) => {
    const m: Transform = i ? mirror : asIs;
    return cloth(c, shape(m(LEG)), t, {
      drape: 'twill', seed: i * 4, puff: [[34, 64, 0.75], [5, 6, 0.3]], cast: i ? 0 : 4,
      inside: soft(c, shape(m([[398, 350], [386, 540], [376, 740], [366, 908], [388, 908], [402, 600]])), t.deep, 14, 0.5),
      folds: creases(m),
      over: stitches(m(beside([[262, 126], [244, 230], [226, 380], [222, 560], [220, 760]], -9, 30)), t.thread, t, { w: 1.3 }) +
        (cut === 1 ? '' : stitches(m([[220, 890], [290, 898], [366, 890]]), t.thread, t, { w: 1.4 })),
    }) + (cut === 1 ? part(c, shape(m(HEM)), t, { made: 'twill', cast: 6, edge: 1.4, puff: [7, 14, 0.6] }) : '');
  };
  const slant = (m: Transform) => seam(m([[292, 126], [270, 200], [238, 262]]), t, 2) + stitches(m([[299, 128], [277, 203], [245, 266]]), t.thread, t, { w: 1.4 }) +
    soft(c, shape(m([[292, 126], [270, 200], [238, 262], [231, 256], [262, 190], [284, 126]])), t.pit, 4, 0.35);
  const welt = (m: Transform) => part(c, shape(m([[286, 214, 1], [368, 222, 1], [367, 236, 1], [285, 228, 1]])), t, { made: 'twill', cast: 4, puff: [3, 6, 0.5] }) +
    m([[326, 238]]).map(([x, y]) => button(x, y, b, 4.8)).join('');
  const fly = seam([[402, 128], [402, 270], [399, 350]], t, 2) + stitches([[442, 128], [440, 226], [430, 276], [404, 306]], t.thread, t, { w: 1.5 });
  const string = (points: Points) => stroke(line(points.map(([x, y]) => [x + 4, y + 5])), t.pit, 7, 0.3) + stroke(line(points), cord.deep, 8, 0.8) +
    stroke(line(points), cord.base, 6.6) + stroke(line(points.map(([x, y]) => [x - 1.5, y - 0.6])), cord.hi, 1.4, 0.8);
  const loop = (x: number, y: number) => part(c, `M${x - 5} ${y - 3}h10v46h-10Z`, t, { made: 'twill', cast: 3, puff: [2, 4, 0.6], edge: 1 });
  const fastened = cut === 2 ? string([[388, 112], [378, 160], [384, 210], [376, 248]]) + string([[412, 112], [424, 162], [418, 206], [428, 236]]) : button(424, 111, b, 7);
  return (
    lying(c, shape(LEG)) + lying(c, shape(mirror(LEG))) +
    (back ? '' : part(c, shape([[262, 78, 1], [400, 69], [538, 78, 1], [530, 108], [400, 114], [270, 108]]), cord,
      { made: 'twill', stops: [[0, cord.mid], [1, cord.pit]], axis: [0, 0, 0, 1] }) + fill('M378 72h44v16h-44Z', b.light)) +
    leg(1) + leg(0) +
    within(c, `${shape(LEG)}${shape(mirror(LEG))}`, back ? seam([[400, 128], [400, 350]], t, 2) + stitches([[407, 128], [407, 346]], t.thread, t) + welt(asIs) + welt(mirror)
      : fly + slant(asIs) + slant(mirror)) +
    part(c, shape(BAND), t, { made: 'twill', cast: 4, puff: [6, 10, 0.5], edge: 1.2, over: stitches([[264, 90], [330, 99], [400, 102], [470, 99], [536, 90]], t.thread, t, { w: 1.3 }) +
      stitches([[264, 112], [330, 121], [400, 124], [470, 121], [536, 112]], t.thread, t, { w: 1.3 }) + (back ? '' : seam([[402, 92], [402, 130]], t, 1.6)) }) +
    loop(306, 88) + loop(494, 88) + (back ? loop(400, 92) : fastened)
  );
}
