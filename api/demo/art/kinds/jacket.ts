// Bomber jacket: nylon shell, zip, slanted welt pockets, ribbed collar, cuffs and hem.
import { cloth, type Fold, folded, inside, LONG, LONG_END, LONG_FOLDS, ribbed, zip } from '../cloth.js';
import { contrasting, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { beside, type Canvas, fill, lying, mirror, type Point, type Points, ring, seam, shape, soft, stitches, stroke, within } from '../shape.js';

const ARMHOLE: Points = [[234, 225, 1], [216, 290], [210, 352], [212, 410]];
const HALF: Points = [[400, 764], [300, 764], [204, 758, 1], [190, 690], [196, 560], [206, 470], ...[...ARMHOLE].reverse(), [278, 208], [330, 190, 1],
  [356, 226], [400, 262]];
const HEM: Points = [[204, 752], [300, 759], [400, 760], [500, 759], [596, 752]];
const LOW: Points = [[222, 818], [300, 825], [400, 826], [500, 825], [578, 818]];
const CUFF: Points = [[94, 710, 1], [124, 719], [158, 723, 1], [150, 784, 1], [124, 785], [98, 776, 1]];
const COLLAR: Points = [[322, 196], [338, 226], [362, 252], [392, 270]];

const SLEEVE_FOLDS: readonly Fold[] = [...LONG_FOLDS, [[[206, 430], [170, 470], [140, 480]], 20, 0.8], [[[120, 560], [150, 576], [186, 560]], 16, 0.7],
  [[[100, 690], [130, 700], [160, 694]], 14, 0.9]];

export const frame: Frame = { detail: [250, 150, 340], close: [86, 470, 330] };
const whole = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const r = tones(trim);
  const lining = tones(accent);
  const metal = tones('#9A958C');
  const arm = cut === 1 ? contrasting(t, [r, lining]) : t;
  const made = cut === 2 ? 'suede' : 'nylon';
  const body = shape(whole(back ? [...HALF.slice(0, -3), [330, 190, 1], [400, 206]] : HALF));
  const sleeve = (i: number) => {
    const m = (p: Points) => (i ? mirror(p) : p);
    return (
      cloth(c, shape(m(LONG)), arm, { drape: 'nylon', made, seed: i + 5, puff: [[26, 56, 0.9], [6, 8, 0.35]],
        folds: SLEEVE_FOLDS.map(([p, w, s]) => [m(p), w * 1.1, s]) }) +
      ribbed(c, m(LONG_END.map(([x, y]) => [x, y - 5])), m([[98, 776], [124, 785], [150, 784]]), r, { gap: 4.6, puff: [10, 24, 0.8] })
    );
  };
  const welt: Points = [[300, 560, 1], [314, 566, 1], [262, 690, 1], [248, 684, 1]];
  const pockets = [welt, mirror(welt)].map((p) => part(c, shape(p), t, { made: 'nylon', cast: 5, puff: [3, 6, 0.6], edge: 1.4 }) +
    stitches(ring(p.map(([x, y], i): Point => [x + (i === 0 || i === 3 ? -4 : 4), y, 1])), t.thread, t, { w: 1.3 })).join('');
  const top: Points = back ? [[324, 192], [350, 204], [400, 209]] : COLLAR;
  const up: Points = back ? [[330, 166], [356, 158], [400, 155]] : [[338, 172], [356, 208], [376, 234], [396, 250]];
  const collar = back ? ribbed(c, whole(top), whole(up), r, { gap: 5, puff: [8, 18, 0.8], cast: 4 })
    : [0, 1].map((i) => ribbed(c, i ? mirror(top) : top, i ? mirror(up) : up, r, { gap: 5, puff: [8, 18, 0.8], cast: 4 })).join('');
  return (
    [LONG, mirror(LONG), whole(HALF), CUFF, mirror(CUFF)].map((p) => lying(c, shape(p))).join('') +
    sleeve(0) + sleeve(1) +
    (back ? '' : inside(c, [[336, 172, 1], [366, 160], [400, 157], [434, 160], [464, 172, 1], [450, 240], [400, 276], [350, 240]], r,
      { made: 'rib' }) + part(c, shape([[346, 202, 1], [400, 194], [454, 202, 1], [430, 250], [400, 272], [370, 250]]), lining,
      { made: 'nylon', stops: [[0, lining.base], [1, lining.deep]], axis: [0, 0, 0, 1], over: fill('M380 206h40v20h-40Z', tones('#F1EDE4').base) +
      stroke('M390 216h20', '#8d8a84', 1.6) })) +
    cloth(c, body, t, {
      drape: 'nylon', made, cast: 4, puff: [[46, 86, 0.7], [7, 10, 0.35]],
      folds: folded([
        [[[214, 414], [262, 450], [340, 452]], 24, 0.9],
        [[[210, 440], [246, 520], [250, 600]], 26, 0.7],
        [[[196, 690], [240, 700], [290, 744]], 26, 0.8],
        [[[250, 680], [262, 730], [256, 764]], 18, 0.8],
        [[[330, 690], [322, 730], [330, 764]], 18, 0.8],
        [[[372, 560], [352, 620], [366, 700]], 20, 0.5],
        [[[250, 250], [286, 320], [290, 400]], 24, 0.5],
      ]),
      over: back ? seam([[216, 300], [320, 318], [400, 320], [480, 318], [584, 300]], t, 1.6) +
        stitches([[216, 307], [320, 325], [400, 327], [480, 325], [584, 307]], t.thread, t, { w: 1.3 }) : '',
    }) +
    within(c, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => seam(a, t, 1.8) + stitches(beside(a, 6, 30), t.thread, t, { w: 1.3 })).join('') +
      (back ? '' : soft(c, 'M388 270h30v500h-30Z', t.pit, 6, 0.35) + pockets)) +
    ribbed(c, HEM, LOW, r, { gap: 5, puff: [11, 26, 0.7], cast: 3 }) +
    collar +
    (back ? '' : stitches([[386, 276], [386, 756]], t.thread, t, { w: 1.3 }) + stitches([[414, 276], [414, 756]], t.thread, t, { w: 1.3 }) +
      zip([[400, 268], [400, 824]], t, metal, { w: 13 }))
  );
}
