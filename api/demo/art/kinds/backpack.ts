// City backpack: rounded body, zipped front pocket, padded handle, side straps.
import { zip } from '../cloth.js';
import { type Tones, tones } from '../colour.js';
import type { Frame, Pose } from '../kind.js';
import type { Palette } from '../palettes.js';
import { part } from '../part.js';
import { asIs, both, type Canvas, fill, fold, ground, line, mirror, type Points, seam, shape, soft, stitches, stroke, type Transform, within } from '../shape.js';

const half = (points: Points) => [...points, ...mirror(points).slice(1)];
const BODY = half([[400, 852], [250, 848], [208, 826], [196, 760], [200, 560], [206, 380], [222, 276], [268, 206], [330, 184], [400, 180]]).slice(0,
  -1);
const POCKET = half([[400, 820], [262, 816], [238, 796], [234, 700], [240, 600, 1], [400, 590]]).slice(0, -1);
const ARCH = both([[222, 470], [222, 380], [238, 292], [280, 232], [334, 212], [400, 208]]);

export const frame: Frame = { detail: [220, 160, 360], close: [150, 470, 330] };

export function draw(c: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const t = tones(base);
  const a = tones(accent);
  const pocket = [t, a, tones(trim)][cut] ?? t;
  const metal = tones('#8F8B83');
  const body = shape(BODY);
  const handle: Points = [[352, 192], [354, 140], [378, 122], [422, 122], [446, 140], [448, 192]];
  const web = (points: Points, tone: Tones, w = 24) => stroke(line(points.map(([x, y]) => [x + 4, y + 6])), t.pit, w, 0.3) + stroke(line(points), tone.deep, w) +
    stroke(line(points), tone.base, w - 3) + stroke(line(points), tone.hi, w - 8, 0.16) +
    stroke(line(points), tone.pit, w - 3, 0.16, 'stroke-dasharray="1 2.500"').replace('linecap="round"', 'linecap="butt"');
  const strap = (m: Transform) => part(c, shape(m([[306, 214, 1], [370, 214, 1], [366, 330], [336, 470], [312, 600], [300, 680, 1], [262, 676, 1], [268, 560],
    [280, 400], [290, 300]])), t, { made: 'nylon', cast: 8, edge: 1.8, puff: [[16, 40, 0.8], [4, 6, 0.4]],
    over: stitches(m([[316, 222], [300, 320], [290, 420], [278, 570], [272, 668]]), t.thread, t) +
    stitches(m([[360, 222], [356, 330], [326, 472], [302, 600], [292, 670]]), t.thread, t) }) + web(m([[281, 676], [262, 760], [222, 816]]), a, 20);
  return (
    ground(c, 206, 600, 846, { deep: 0.55, height: 1.3 }) +
    web(handle, a, 22) +
    part(c, body, t, { made: 'canvas', edge: 2, puff: [[56, 120, 0.9], [8, 10, 0.35]],
      inside: fold(c, t, [[210, 500], [280, 540], [360, 536]], 28, 0.5) + fold(c, t, [[590, 480], [520, 530], [440, 528]], 28, 0.4) +
      fold(c, t, [[240, 300], [300, 350], [320, 430]], 26, 0.35) + soft(c, shape([[240, 330], [290, 240], [360, 220], [350, 270], [290, 330],
      [260, 420]]), t.hi, 20, 0.45) }) +
    (back
      ? part(c, shape(half([[400, 800], [290, 796], [262, 770], [262, 560], [272, 330], [310, 250], [400, 236]]).slice(0, -1)), t,
        { made: 'mesh', edge: 1.6, puff: [[24, 50, 0.7], [5, 6, 0.3]] }) + seam([[400, 240], [400, 798]], t, 2.4) + strap(asIs) +
        strap(mirror)
      : zip(ARCH, t, metal, { w: 12 }) + stitches(both([[208, 470], [208, 376], [226, 284], [272, 220], [330, 199], [400, 195]]), t.thread, t) +
        web([[262, 420], [262, 590]], a, 20) + web([[538, 420], [538, 590]], a, 20) +
        part(c, shape([[352, 400, 1], [448, 400, 1], [448, 456, 1], [352, 456, 1]]), a,
          { made: 'leather', cast: 5, edge: 1.5, puff: [5, 10, 0.6], over: stitches([[358, 406, 1], [442, 406, 1], [442, 450, 1], [358, 450, 1],
          [358, 406, 1]], a.thread, a, { w: 1.4 }) + fill('M376 424h48v4h-48ZM386 433h28v3h-28Z', tones(trim).base, 0.85) }) +
        part(c, shape(POCKET), pocket, { made: 'canvas', cast: 10, edge: 1.8, puff: [[26, 60, 0.85], [5, 7, 0.4]],
          inside: fold(c, t, [[250, 700], [320, 740], [390, 730]], 24, 0.5) + fold(c, t, [[550, 690], [490, 726], [420, 716]], 22, 0.45) }) +
        zip([[252, 622], [400, 612], [548, 622]], t, metal, { w: 11 }) + stitches([[246, 640], [400, 630], [554, 640]], pocket.thread, pocket)) +
    within(c, body, seam([[196, 824], [260, 838], [400, 842], [540, 838], [604, 824]], t, 1.4, 0.5))
  );
}
