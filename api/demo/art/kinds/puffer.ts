// Down jacket: baffles filled between lines of stitching, stand-up collar, zip; the second cut with a yoke, the third with sleeves of another colour.
import { type Fold, LONG, ribbed, zip } from '../cloth.js';
import { contrasting, type Tones, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { asIs, type Canvas, fill, fold, line, lying, mirror, nth, type Point, type Points, seam, shape, soft, stitches, stroke, type Transform, walk, within } from '../shape.js';

const ARMHOLE: Points = [[228, 222, 1], [208, 290], [202, 352], [204, 410]];
const HALF: Points = [[400, 794], [300, 794], [206, 786, 1], [188, 700], [190, 560], [198, 470], ...[...ARMHOLE].reverse(), [276, 200], [326, 178, 1], [400, 196]];
/** Points along the sleeve, from shoulder to wrist. */
const ARM: Points = [[236, 250], [182, 380], [150, 540], [126, 760]];
const PUFFED: Points = LONG.map(([x, y, sharp]): Point => [x < 190 ? x - 12 : x + 6, y > 700 ? y + 36 : y, sharp ?? 0]);
const COLLAR: Points = [[322, 192, 1], [318, 140], [330, 112, 1], [366, 104], [400, 102], [400, 212]];
const BAFFLES = 9;

export const frame: Frame = { detail: [236, 96, 340], close: [170, 480, 330] };
const whole = (half: Points) => [...half, ...mirror(half).slice(1)];

/** Draws one filled channel between two lines of stitching. It bulges in the middle and has little pleats where the thread pulls. */
function baffle(c: Canvas, top: Points, low: Points, t: Tones): string {
  const d = shape([...top.map(([x, y], i): Point => [x, y, i === 0 || i === top.length - 1 ? 1 : 0]), ...[...low].reverse().map(([x, y], i): Point => [x, y,
    i === 0 || i === low.length - 1 ? 1 : 0])]);
  const pleats = walk(top, 15).flatMap((p, i): Fold[] => {
    const foot = nth(walk(low, 15), i);
    const by = c.between(-7, 7);
    const [down, up] = [0.22 + c.random() * 0.2, 0.2 + c.random() * 0.2];
    return [
      [[[p.x, p.y], [p.x + by, p.y + (foot.y - p.y) * down]], 9, 0.55],
      [[[foot.x + by, foot.y], [foot.x, foot.y - (foot.y - p.y) * up]], 9, 0.5],
    ];
  });
  return part(c, d, t, { made: 'nylon', edge: 1.6, stops: [[0, t.mid], [0.3, t.light], [0.6, t.base], [1, t.mid]], axis: [0, 0, 0, 1], puff: [[15, 38, 0.72], [4, 6, 0.3]],
    inside: pleats.map(([points, w, s]) => fold(c, t, points, w, s)).join('') });
}

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const [t, lining, metal] = [tones(base), tones(accent), tones('#9A958C')];
  const other = contrasting(t, [lining, tones(trim)]);
  const arm = cut === 2 ? other : t;
  const body = shape(whole(HALF));
  const level = (k: number): Points => {
    const y = 180 + (620 * k) / BAFFLES;
    return [[170, y - 6], [280, y + 6], [400, y + 9], [520, y + 6], [630, y - 6]];
  };
  const quilted = Array.from({ length: BAFFLES }, (_, k) => baffle(c, level(k), level(k + 1), cut === 1 && k < 3 ? other : t)).join('');
  const sleeve = (m: Transform) => {
    const across = walk(ARM, 10).map((p): Points => [[p.x + p.nx * -86, p.y + p.ny * -86], [p.x + p.nx * -4, p.y + p.ny * -4 + 7], [p.x + p.nx * 80, p.y + p.ny * 80]]);
    const ordered = across.map((points): Points => (nth(points, 0)[0] < nth(points, 2)[0] ? points : [...points].reverse()));
    const turned = ordered.map((points) => m(points));
    const filled = turned.slice(1).map((points, k) => baffle(c, nth(turned, k), points, arm)).join('');
    return within(c, shape(m(PUFFED)), fill(shape(m(PUFFED)), arm.mid) + filled +
      soft(c, shape(m([[214, 260, 1], [232, 420], [196, 560], [170, 764, 1], [150, 764, 1], [182, 540], [206, 400]])), arm.pit, 14, 0.5));
  };
  const welt: Points = [[286, 600, 1], [300, 604, 1], [270, 704, 1], [256, 700, 1]];
  const collarRows = [130, 158, 184].map((y) => line([[312, y], [360, y + 6], [400, y + 8], [440, y + 6], [488, y]]));
  const collar = part(c, shape(whole(COLLAR)), t, { made: 'nylon', cast: 6, edge: 1.6, puff: [[16, 48, 0.9], [4, 6, 0.3]],
    inside: collarRows.map((d) => stroke(d, t.pit, 7, 0.28) + stroke(d, t.deep, 1.6, 0.7)).join('') });
  return (
    [PUFFED, mirror(PUFFED), whole(HALF)].map((points) => lying(c, shape(points))).join('') +
    sleeve(asIs) + sleeve(mirror) +
    [asIs, mirror].map((m) => ribbed(c, m([[90, 746], [124, 756], [160, 758]]), m([[96, 776], [124, 784], [154, 782]]), arm, { gap: 5, puff: [8, 16, 0.7] })).join('') +
    soft(c, body, t.pit, 5, 0.4, '2 3') +
    within(c, body, fill(body, t.mid) + quilted +
      [asIs, mirror].map((m) => soft(c, shape(m([[228, 222], [202, 352], [188, 560], [196, 790], [216, 790], [222, 560], [222, 352]])), t.pit, 16, 0.35)).join('') +
      soft(c, shape([[180, 770], [400, 786], [620, 770], [620, 810], [180, 810]]), t.pit, 12, 0.4)) +
    within(c, body, [ARMHOLE, mirror(ARMHOLE)].map((points) => seam(points, t, 2)).join('') +
      (back ? '' : [welt, mirror(welt)].map((points) => part(c, shape(points), t, { made: 'nylon', cast: 5, puff: [3, 6, 0.6], edge: 1.4 })).join('') +
        soft(c, 'M386 200h34v600h-34Z', t.pit, 7, 0.45))) +
    (back ? collar
      : part(c, shape([[334, 112, 1], [366, 100], [400, 97], [434, 100], [466, 112, 1], [450, 150], [400, 160], [350, 150]]), lining,
        { made: 'nylon', stops: [[0, lining.base], [1, lining.pit]], axis: [0, 0, 0, 1] }) + collar +
        stitches([[385, 116], [385, 790]], t.thread, t, { w: 1.3 }) + stitches([[415, 116], [415, 790]], t.thread, t, { w: 1.3 }) +
        zip([[400, 112], [400, 796]], t, metal, { w: 13 }) +
        part(c, shape([[454, 330, 1], [500, 328, 1], [500, 352, 1], [454, 354, 1]]), other, { cast: 3, edge: 1.2, made: 'canvas', puff: [3, 6, 0.5] }))
  );
}
