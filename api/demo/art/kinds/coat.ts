// Long wool overcoat: notched lapels, three buttons, flap pockets, lining at the neck.
import { button, cloth, folded, LONG, LONG_FOLDS } from '../cloth.js';
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { plaid, windowpane } from '../print.js';
import { asIs, beside, type Canvas, fill, fold, lying, mirror, type Point, type Points, seam, shape, soft, stitches, stroke, type Transform, within } from '../shape.js';

const UP = (points: Points) => points.map(([x, y, k]): Point => [400 + (x - 400) * 0.86, 110 + (y - 190) * 0.86, k ?? 0]);
const SLEEVE = UP(LONG);
const ARMHOLE: Points = [[258, 142, 1], [248, 190], [244, 240], [246, 286]];
const HALF: Points = [[400, 934, 1], [300, 936], [224, 926, 1], [228, 760], [238, 600], [250, 460], [248, 360], ...[...ARMHOLE].reverse(), [300, 122],
  [344, 106, 1], [372, 160], [400, 214]];
const LEFT: Points = [[344, 104, 1], [400, 330, 1], [416, 420, 1], [420, 934, 1], [300, 936], [224, 926, 1], [228, 760], [238, 600], [250, 460], [248, 360],
  ...[...ARMHOLE].reverse(), [300, 122]];
const LAPEL: Points = [[366, 166, 1], [318, 182, 1], [302, 214, 1], [328, 262], [368, 334], [404, 400, 1], [408, 330, 1], [392, 240]];
const COLLAR: Points = [[346, 96, 1], [326, 120], [314, 158], [316, 184, 1], [366, 166, 1], [384, 216, 1], [368, 150], [356, 112]];

export const frame: Frame = { detail: [228, 70, 344] };
const whole = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const lining = tones(accent);
  const b = tones(trim);
  const yarn = contrasting(t, [lining, b]);
  const woven = (d: string) => [() => '', () => windowpane(c, d, yarn), () => plaid(c, d, [yarn, b])][cut]?.() ?? '';
  const sleeve = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    return cloth(c, shape(m(SLEEVE)), t, { drape: 'wool', seed: i + 5, inside: woven(shape(m(SLEEVE))), puff: [[22, 46, 0.85], [5, 7, 0.3]],
      folds: LONG_FOLDS.map(([p, w, s]) => [m(UP(p)), w, s * 0.8]), over: seam(m([[138, 548], [170, 556], [192, 558]]), t, 0.1, 0) +
      [...m([[180, 528]]), ...m([[178.5, 543]]), ...m([[177, 558]])].map(([x, y]) => button(x, y, b, 4.6)).join('') });
  };
  const front = (m: Transform, first: boolean) =>
    cloth(c, shape(m(LEFT)), t, {
      drape: 'wool', inside: woven(shape(m(LEFT))), seed: first ? 1 : 9, cast: first ? 8 : 3, puff: [[44, 72, 0.6], [5, 7, 0.35]],
      folds: [
        [m([[250, 290], [290, 330], [344, 340]]), 24, 0.7], [m([[248, 320], [282, 420], [286, 520]]), 26, 0.5],
        [m([[270, 560], [262, 740], [270, 930]]), 34, 0.5], [m([[330, 620], [322, 780], [334, 934]]), 34, 0.4],
          [m([[380, 480], [384, 700], [378, 930]]), 26, 0.3],
      ],
    });
  const flap: Points = [[266, 560, 1], [340, 572, 1], [338, 604], [332, 610, 1], [262, 598], [258, 592, 1]];
  const leaf = (p: Points, more = '') => part(c, shape(p), t, { made: 'wool', cast: 7, puff: [[10, 22, 0.7], [3, 5, 0.4]], edge: 1.5, inside: woven(shape(p)), over: more });
  const body = shape(whole(back ? [...HALF.slice(0, -3), [344, 104, 1], [400, 112]] : HALF));
  const shadows = [SLEEVE, mirror(SLEEVE), whole(HALF)].map((p) => lying(c, shape(p))).join('');
  if (back)
    return (
      shadows + sleeve(0) + sleeve(1) +
      cloth(c, body, t, { drape: 'wool', cast: 4, inside: woven(body), puff: [[46, 76, 0.65], [5, 7, 0.35]],
        folds: folded([[[[250, 290], [300, 330], [360, 336]], 24, 0.6], [[[250, 330], [290, 430], [296, 540]], 26, 0.5],
        [[[280, 580], [268, 760], [276, 934]], 34, 0.5], [[[350, 620], [342, 780], [350, 934]], 34, 0.4]]) }) +
      within(c, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => seam(a, t, 1.8)).join('') + seam([[400, 110], [400, 640]], t, 1.6) +
        fill(shape([[399, 640, 1], [401, 640, 1], [409, 940, 1], [396, 940, 1]]), t.pit) +
        part(c, shape([[262, 470, 1], [538, 470, 1], [538, 506, 1], [262, 506, 1]]), t, { made: 'wool', cast: 5, puff: [6, 10, 0.5] })) +
      button(300, 488, b, 7) + button(500, 488, b, 7) +
      leaf([[330, 128, 1], [346, 88], [400, 76], [454, 88], [470, 128, 1], [436, 146], [400, 150], [364, 146]])
    );
  return (
    shadows +
    part(c, shape([[344, 100, 1], [370, 86], [400, 82], [430, 86], [456, 100, 1], [440, 220], [404, 380, 1], [360, 220]]), lining,
      { made: 'twill', stops: [[0, lining.light], [0.2, lining.base], [1, lining.deep]], axis: [0, 0, 0, 1], puff: [12, 18, 0.5],
      over: soft(c, shape([[340, 96], [400, 84], [460, 96], [440, 116], [400, 108], [360, 116]]), lining.pit, 6, 0.5) +
      fill('M376 122h48v26h-48Z', b.light) + stroke('M388 135h24', b.thread, 2) }) +
    part(c, shape([[346, 98, 1], [370, 84], [400, 79], [430, 84], [454, 98, 1], [440, 110], [400, 106], [360, 110]]), t,
      { made: 'wool', puff: [5, 10, 0.6] }) +
    sleeve(0) + sleeve(1) + front(mirror, false) + front(asIs, true) +
    within(c, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => seam(a, t, 1.8)).join('') +
      [asIs, mirror].map((m) => leaf(m(flap)) + stitches(m([[268, 564], [340, 576]]), t.thread, t, { w: 1.2 })).join('') +
      leaf([[446, 300, 1], [506, 290, 1], [508, 306, 1], [448, 316, 1]])) +
    leaf(mirror(LAPEL)) + leaf(mirror(COLLAR)) +
    leaf(LAPEL, stitches(beside([[318, 182], [302, 214], [328, 262], [368, 334], [404, 400]], 7, 30), t.thread, t, { w: 1.1 }) +
      stroke('M322 206l16 -5', t.pit, 2.2, 0.7)) + leaf(COLLAR) +
    fold(c, t, [[414, 420], [417, 640], [420, 930]], 8, 0.4) +
    [430, 520, 610].map((y) => button(392, y, b, 9.5)).join('')
  );
}
