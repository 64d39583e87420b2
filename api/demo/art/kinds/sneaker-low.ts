// Low court sneaker: smooth leather, cup sole, heel tab in the accent colour.
import { tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { beside, type Canvas, fill, fold, line, type Points, seam, shape, soft, stitches, stroke, walk, within } from '../shape.js';
import { crease, lacing, punched, sidewall, stand } from '../shoe.js';

const THROAT: Points = [[254, 459], [300, 437], [356, 404], [412, 370], [452, 345]];
const COLLAR: Points = [[492, 352], [512, 376], [544, 408], [588, 424], [636, 420], [678, 400], [700, 384]];
const BITE: Points = [[88, 586], [180, 594], [300, 598], [440, 596], [580, 590], [722, 578]];
const UPPER: Points = [[86, 594, 1], [86, 560], [97, 527], [124, 499], [164, 481], [212, 471], ...THROAT, [474, 340], ...COLLAR, [713, 381], [722, 393],
  [720, 430], [712, 478], [716, 535], [722, 590, 1]];
const TONGUE: Points = [[250, 470, 1], [268, 446], [330, 412], [386, 375], [424, 343], [446, 312], [468, 296], [494, 298], [506, 314], [506, 346],
  [488, 420], [330, 500, 1]];
const FAR: Points = [[470, 352, 1], [500, 346], [536, 376], [588, 398], [646, 394], [704, 380], [718, 390, 1], [690, 470, 1], [480, 470, 1]];
const SOLE: Points = [[78, 603], [82, 584, 1], [180, 589], [300, 593], [440, 591], [580, 584], [725, 571, 1], [729, 592], [727, 622], [720, 640, 1],
  [560, 641], [300, 641], [150, 641, 1], [110, 636], [88, 623]];
// Area to which the laces are clipped, slightly larger than the tongue.
const LACED: Points = [[230, 470, 1], [262, 440], [326, 404], [382, 367], [420, 335], [444, 304, 1], [540, 300, 1], [540, 480, 1], [250, 540, 1]];

export const frame: Frame = { detail: [250, 330, 330] };

export function draw(c: Canvas, { base, accent, sole, trim }: Palette, { cut }: Pose): string {
  const [t, a, s, l] = [tones(base), tones(accent), tones(sole), tones(trim)];
  const upper = shape(UPPER);
  const throatInner = beside(THROAT, -40, 24);
  const laces = lacing(c, walk(beside([[276, 449], ...THROAT.slice(1), [466, 336]], -18, 20), 7).map((p) => [p.x, p.y]), [-30, -50], l, t, { w: 16 });

  const quarter: Points = [[246, 462, 1], [284, 490], [320, 540], [342, 602, 1], [740, 602, 1], [740, 320, 1], [480, 320, 1], [440, 330, 1]];
  const eyestay: Points = [[248, 464, 1], ...THROAT, [474, 336, 1], [500, 350, 1], [520, 386, 1], [506, 400], [484, 392],
    ...throatInner.slice(4, 20).reverse(), [276, 486]];
  const counter: Points = [[650, 420, 1], [642, 452], [620, 500], [604, 600, 1], [740, 600, 1], [740, 400, 1], [690, 380, 1]];
  const tab: Points = [[660, 412, 1], [682, 396], [703, 374], [730, 376, 1], [730, 472, 1], [690, 478], [664, 470, 1], [654, 440]];

  const mark = cut;
  const side = mark === 0
    ? punched([0, 1, 2].map((i) => [[404 + i * 34, 500 - i * 4], [386 + i * 34, 556 - i * 4]]), t, 12, 2.4)
    : mark === 1
      ? part(c, shape([[420, 488, 1], [456, 482, 1], [420, 590, 1], [384, 592, 1]]), a,
        { cast: 2, edge: 1.4, made: 'leather', puff: [4, 6, 0.5] }) + stitches([[424, 493], [390, 588]], a.thread, a, { w: 1.2 })
      : part(c, shape([[404, 500], [470, 474], [560, 470], [606, 486], [560, 486], [486, 494], [430, 530], [398, 560], [390, 530]]), a,
        { cast: 2, edge: 1.2, made: 'leather', puff: [4, 6, 0.5] });

  const wall = sidewall(c, SOLE, s, {
    puff: [4, 10, 0.55],
    over:
      soft(c, shape([[70, 630, 1], [740, 630, 1], [740, 652, 1], [70, 652, 1]]), s.deep, 5, 0.5) +
      stroke(line(beside(BITE, -13, 30)), s.deep, 1.5, 0.5) + stroke(line(beside(BITE, -14.6, 30)), s.hi, 1.4, 0.8) +
      stitches(beside(BITE, -7.5, 40), s.thread, s, { w: 1.9, dash: '7 3.6' }) +
      walk([[78, 612], [120, 620], [190, 624]], 24).map((p) => stroke(`M${p.x} ${p.y - 10}v14`, s.deep, 1.3, 0.28)).join('') +
      stroke('M76 626C110 634 180 633 300 633S640 634 730 626', s.deep, 2, 0.6) +
        stroke('M76 628C110 636 180 635 300 635S640 636 730 628', s.hi, 1.2, 0.4),
  });

  return (
    stand(c) +
    part(c, shape(FAR), l, { stops: [[0, l.mid], [0.35, l.dark], [1, l.pit]], axis: [0, 0, 0, 1], edge: 1.4,
      inside: soft(c, shape([[490, 400], [590, 418], [710, 408], [700, 480], [480, 480]]), l.pit, 9, 0.75) }) +
    part(c, shape(TONGUE), t, { puff: [10, 26, 0.9], made: 'leather', over: stitches([[424, 362], [452, 322], [472, 305], [492, 306], [499, 318]],
      t.thread, t, { w: 1.4 }) }) +
    within(c, shape(TONGUE), fill(shape([[466, 312, 1], [492, 308, 1], [496, 332, 1], [470, 336, 1]]), a.base) +
      stroke('M474 322L488 319.500', a.hi, 2, 0.8)) +
    within(c, shape(LACED), laces.under) +
    part(c, upper, t, {
      puff: [[34, 60, 0.7], [9, 10, 0.3]],
      made: 'leather',
      edge: 2,
      inside:
        soft(c, shape([[100, 530], [140, 496], [216, 480], [240, 490], [160, 512], [112, 556]]), t.hi, 9, 0.8) +
        soft(c, shape([[84, 576], [330, 584], [720, 572], [730, 620], [80, 620]]), t.dark, 24, 0.5) +
        fold(c, t, [[250, 500], [262, 530], [262, 566]], 15, 0.5) + fold(c, t, [[282, 505], [300, 540], [306, 580]], 13, 0.4),
    }) +
    within(c, upper,
      punched([[[152, 520], [214, 505]], [[148, 533], [220, 516]], [[152, 545], [222, 528]]], t, 14, 2.1) +
      part(c, shape(quarter), t, { cast: 5, made: 'leather', edge: 1.8, stops: [[0, t.light], [0.5, t.base], [1, t.mid]], axis: [0, 0, 0.5, 1],
        puff: [30, 60, 0.35] }) +
      stitches([[262, 486], [292, 508], [328, 554], [348, 604]], t.thread, t) + stitches([[270, 486], [299, 508], [335, 554], [355, 604]], t.thread,
        t) +
      side +
      part(c, shape(counter), t, { cast: 4, made: 'leather', edge: 1.6, puff: [26, 40, 0.3] }) +
      stitches([[656, 430], [648, 456], [627, 503], [611, 600]], t.thread, t) +
      soft(c, shape([...COLLAR, ...beside(COLLAR, -20, 14).reverse()]), t.hi, 6, t.pale ? 0.6 : 0.26) +
      seam(beside(COLLAR, -21, 16), t, 1.3, 0.8) + stitches(beside(COLLAR, -26, 16), t.thread, t, { w: 1.4 }) +
      part(c, shape(eyestay), t, { cast: 4, made: 'leather', edge: 1.8, puff: [8, 12, 0.5] }) +
      stitches(beside(throatInner, 5, 30).slice(0, 28), t.thread, t) +
      part(c, shape(tab), a, { cast: 4, made: 'leather', edge: 1.8, puff: [14, 30, 0.8] }) +
        stitches([[671, 415], [664, 444], [671, 467], [690, 470], [712, 468]], a.thread, a) +
      crease(c, BITE, t),
    ) +
    within(c, shape(LACED), laces.over) +
    wall
  );
}
