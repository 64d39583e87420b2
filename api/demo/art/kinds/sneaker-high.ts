// High sneaker: toe cap, padded ankle collar in the accent colour, heel strip, cup sole.
import { tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { beside, type Canvas, fill, fold, line, type Points, shape, soft, stitches, stroke, walk, within } from '../shape.js';
import { crease, lacing, punched, sidewall, stand } from '../shoe.js';

const THROAT: Points = [[250, 462], [300, 436], [348, 396], [392, 346], [424, 292], [442, 240]];
const TOPLINE: Points = [[462, 216], [500, 224], [560, 238], [620, 232], [664, 214]];
const BITE: Points = [[88, 586], [180, 594], [300, 598], [440, 596], [580, 590], [722, 578]];
const UPPER: Points = [[86, 594, 1], [86, 560], [97, 527], [124, 499], [164, 481], [208, 472], ...THROAT, [448, 218, 1], ...TOPLINE, [680, 212], [688, 228],
  [684, 300], [684, 380], [700, 450], [718, 520], [722, 590, 1]];
const TONGUE: Points = [[250, 470, 1], [264, 446], [318, 406], [366, 356], [398, 300], [412, 240], [416, 190], [428, 172], [466, 170], [480, 184],
  [480, 240], [440, 380], [330, 500, 1]];
const FAR: Points = [[446, 232, 1], [460, 202], [510, 204], [566, 216], [624, 210], [676, 206], [684, 220, 1], [660, 300, 1], [470, 300, 1]];
const SOLE: Points = [[78, 603], [82, 584, 1], [180, 589], [300, 593], [440, 591], [580, 584], [725, 571, 1], [729, 592], [727, 622], [720, 640, 1],
  [560, 641], [300, 641], [150, 641, 1], [110, 636], [88, 623]];
const LACED: Points = [[230, 474, 1], [258, 440], [312, 400], [360, 350], [392, 296], [407, 236], [410, 200, 1], [540, 200, 1], [540, 480, 1], [250, 540, 1]];

export const frame: Frame = { detail: [300, 150, 400] };
export const lift = 72;

export function draw(c: Canvas, { base, accent, sole, trim }: Palette, { cut }: Pose): string {
  const [t, a, s, l] = [tones(base), tones(accent), tones(sole), tones(trim)];
  const upper = shape(UPPER);
  const inner = beside(THROAT, -42, 30);
  const laces = lacing(c, walk(beside([[272, 452], ...THROAT.slice(1)], -18, 24), 9).map((p) => [p.x, p.y]), [-36, -44], l, t, { w: 15 });
  const quarter: Points = [[244, 462, 1], [284, 490], [320, 540], [342, 602, 1], [740, 602, 1], [740, 180, 1], [430, 180, 1]];
  const eyestay: Points = [[246, 464, 1], ...THROAT, [448, 214, 1], [484, 214, 1], [490, 250], ...inner.slice(2, 28).reverse(), [278, 490]];
  const collar: Points = [[484, 214, 1], [700, 200, 1], [700, 330, 1], [640, 336], [580, 330], [520, 300], [488, 262]];
  const counter: Points = [[700, 420, 1], [660, 440], [626, 500], [606, 604, 1], [740, 604, 1], [740, 420, 1]];
  const strip: Points = [[660, 196, 1], [710, 196, 1], [740, 604, 1], [690, 604, 1], [682, 500], [664, 420], [660, 320]];
  const mark = cut % 2
    ? part(c, shape([[400, 520], [470, 470], [570, 400], [600, 392], [588, 420], [500, 500], [430, 560], [396, 584], [384, 566]]), a,
      { cast: 3, made: 'leather', edge: 1.3, puff: [4, 6, 0.5] })
    : punched([0, 1, 2, 3].map((i) => [[440 + i * 30, 470 - i * 10], [424 + i * 30, 540 - i * 6]]), t, 13, 2.4);
  return (
    stand(c) +
    part(c, shape(FAR), l, { stops: [[0, l.mid], [0.35, l.dark], [1, l.pit]], axis: [0, 0, 0, 1], edge: 1.4,
      inside: soft(c, shape([[460, 226], [560, 240], [680, 226], [680, 310], [460, 310]]), l.pit, 9, 0.75) }) +
    part(c, shape(TONGUE), t, { puff: [10, 26, 0.9], made: 'leather', over: fill(shape([[432, 186, 1], [466, 184, 1], [467, 208, 1],
      [431, 210, 1]]), a.base) + stroke('M440 197L458 196', a.hi, 2, 0.8) + stitches([[414, 240], [421, 190], [434, 178], [462, 176], [474, 188],
      [474, 220]], t.thread, t, { w: 1.4 }) }) +
    within(c, shape(LACED), laces.under) +
    part(c, upper, t, { puff: [[34, 60, 0.7], [9, 10, 0.3]], made: 'leather', edge: 2,
      inside: soft(c, shape([[100, 530], [140, 496], [216, 480], [240, 490], [160, 512], [112, 556]]), t.hi, 9, 0.8) +
      soft(c, shape([[84, 576], [330, 584], [720, 572], [730, 620], [80, 620]]), t.dark, 24, 0.5) +
      fold(c, t, [[262, 500], [276, 530], [280, 570]], 14, 0.5) }) +
    within(c, upper,
      part(c, shape([[60, 480, 1], [170, 470], [196, 500], [206, 550], [204, 610, 1], [60, 620, 1]]), cut === 2 ? s : t,
        { cast: 4, made: 'leather', puff: [[30, 50, 0.7], [4, 6, 0.4]] }) + stitches([[164, 472], [189, 503], [199, 550], [197, 606]], t.thread,
        t) + punched([[[120, 540], [172, 524]], [[116, 554], [180, 536]], [[124, 566], [182, 549]]], t, 14, 2.1) +
      part(c, shape(quarter), t, { cast: 5, made: 'leather', edge: 1.8, stops: [[0, t.light], [0.5, t.base], [1, t.mid]], axis: [0, 0, 0.5, 1],
        puff: [30, 60, 0.35], inside: fold(c, t, [[500, 330], [580, 372], [680, 366]], 24, 0.6) +
        fold(c, t, [[470, 350], [540, 410], [660, 410]], 22, 0.4) }) +
      stitches([[262, 486], [292, 508], [328, 554], [348, 604]], t.thread, t) + stitches([[270, 486], [299, 508], [335, 554], [355, 604]], t.thread,
        t) + mark +
      part(c, shape(counter), t, { cast: 4, made: 'leather', edge: 1.6, puff: [26, 40, 0.3] }) +
        stitches([[668, 444], [634, 503], [613, 600]], t.thread, t) +
      part(c, shape(collar), a, { cast: 4, made: 'leather', edge: 1.8, puff: [[20, 50, 0.8], [5, 6, 0.3]],
        over: [262, 286, 310].map((y) => stitches([[490, y - 26], [560, y], [690, y - 8]], a.thread, a, { w: 1.4 }) +
        soft(c, shape([[490, y - 22], [560, y + 4], [690, y - 4], [690, y + 2], [560, y + 10], [490, y - 16]]), a.deep, 3, 0.4)).join('') }) +
      part(c, shape(strip), t, { cast: 4, made: 'leather', edge: 1.6 }) + stitches([[666, 220], [666, 320], [670, 420], [689, 500], [697, 604]],
        t.thread, t) +
      part(c, shape(eyestay), t, { cast: 4, made: 'leather', edge: 1.8, puff: [8, 12, 0.5] }) +
        stitches(beside(inner, 5, 30).slice(0, 28), t.thread, t) +
      crease(c, BITE, t)) +
    within(c, shape(LACED), laces.over) +
    sidewall(c, SOLE, s, {
      puff: [4, 10, 0.55],
      over: soft(c, shape([[70, 630, 1], [740, 630, 1], [740, 652, 1], [70, 652, 1]]), s.deep, 5, 0.5) +
        stroke(line(beside(BITE, -26, 30)), a.base, 4, 0.9) + stitches(beside(BITE, -7.5, 40), s.thread, s, { w: 1.9, dash: '7 3.6' }) +
        stroke(line(beside(BITE, -14, 30)), s.deep, 1.4, 0.45) + walk([[84, 612], [120, 620], [190, 624]],
        24).map((p) => stroke(`M${p.x} ${p.y - 8}v14`, s.deep, 1.3, 0.28)).join(''),
    })
  );
}
