// City backpack: rounded body, zipped front pocket, padded handle, side straps.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawZip } from '../../drawing/cloth.js';
import { deriveTones, type Tones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { joinMirrored, leaveAsIs, mirror, type Points, type Transform, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGroundShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const completeHalf = (points: Points) => [...points, ...mirror(points).slice(1)];
const BODY = completeHalf([[400, 852], [250, 848], [208, 826], [196, 760], [200, 560], [206, 380], [222, 276], [268, 206], [330, 184], [400, 180]]).slice(0,
  -1);
const POCKET = completeHalf([[400, 820], [262, 816], [238, 796], [234, 700], [240, 600, 1], [400, 590]]).slice(0, -1);
const ARCH = joinMirrored([[222, 470], [222, 380], [238, 292], [280, 232], [334, 212], [400, 208]]);

export const frame: Frame = { detail: [220, 160, 360], close: [150, 470, 330] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const accentTones = deriveTones(accent);
  const pocketTones = [tones, accentTones, deriveTones(trim)][cut] ?? tones;
  const metal = deriveTones('#8F8B83');
  const body = toClosedPath(BODY);
  const handle: Points = [[352, 192], [354, 140], [378, 122], [422, 122], [446, 140], [448, 192]];
  const drawWebbing = (points: Points, tone: Tones, w = 24) => stroke(toOpenPath(points.map(([x, y]) => [x + 4, y + 6])), tones.darkest, w, 0.3) + stroke(toOpenPath(points), tone.deep, w) +
    stroke(toOpenPath(points), tone.base, w - 3) + stroke(toOpenPath(points), tone.highlight, w - 8, 0.16) +
    stroke(toOpenPath(points), tone.darkest, w - 3, 0.16, 'stroke-dasharray="1 2.500"').replace('linecap="round"', 'linecap="butt"');
  const drawStrap = (transform: Transform) => drawPiece(canvas, toClosedPath(transform([[306, 214, 1], [370, 214, 1], [366, 330], [336, 470], [312, 600], [300, 680, 1], [262, 676, 1], [268, 560],
    [280, 400], [290, 300]])), tones, { materialName: 'nylon', shadowLength: 8, edge: 1.8, puff: [[16, 40, 0.8], [4, 6, 0.4]],
    over: drawStitches(transform([[316, 222], [300, 320], [290, 420], [278, 570], [272, 668]]), tones.thread, tones) +
    drawStitches(transform([[360, 222], [356, 330], [326, 472], [302, 600], [292, 670]]), tones.thread, tones) }) + drawWebbing(transform([[281, 676], [262, 760], [222, 816]]), accentTones, 20);
  return (
    drawGroundShadow(canvas, 206, 600, 846, { deep: 0.55, height: 1.3 }) +
    drawWebbing(handle, accentTones, 22) +
    drawPiece(canvas, body, tones, { materialName: 'canvas', edge: 2, puff: [[56, 120, 0.9], [8, 10, 0.35]],
      inside: drawFold(canvas, tones, [[210, 500], [280, 540], [360, 536]], 28, 0.5) + drawFold(canvas, tones, [[590, 480], [520, 530], [440, 528]], 28, 0.4) +
      drawFold(canvas, tones, [[240, 300], [300, 350], [320, 430]], 26, 0.35) + drawBlurred(canvas, toClosedPath([[240, 330], [290, 240], [360, 220], [350, 270], [290, 330],
      [260, 420]]), tones.highlight, 20, 0.45) }) +
    (back
      ? drawPiece(canvas, toClosedPath(completeHalf([[400, 800], [290, 796], [262, 770], [262, 560], [272, 330], [310, 250], [400, 236]]).slice(0, -1)), tones,
        { materialName: 'mesh', edge: 1.6, puff: [[24, 50, 0.7], [5, 6, 0.3]] }) + drawSeam([[400, 240], [400, 798]], tones, 2.4) + drawStrap(leaveAsIs) +
        drawStrap(mirror)
      : drawZip(ARCH, tones, metal, { w: 12 }) + drawStitches(joinMirrored([[208, 470], [208, 376], [226, 284], [272, 220], [330, 199], [400, 195]]), tones.thread, tones) +
        drawWebbing([[262, 420], [262, 590]], accentTones, 20) + drawWebbing([[538, 420], [538, 590]], accentTones, 20) +
        drawPiece(canvas, toClosedPath([[352, 400, 1], [448, 400, 1], [448, 456, 1], [352, 456, 1]]), accentTones,
          { materialName: 'leather', shadowLength: 5, edge: 1.5, puff: [5, 10, 0.6], over: drawStitches([[358, 406, 1], [442, 406, 1], [442, 450, 1], [358, 450, 1],
          [358, 406, 1]], accentTones.thread, accentTones, { w: 1.4 }) + fill('M376 424h48v4h-48ZM386 433h28v3h-28Z', deriveTones(trim).base, 0.85) }) +
        drawPiece(canvas, toClosedPath(POCKET), pocketTones, { materialName: 'canvas', shadowLength: 10, edge: 1.8, puff: [[26, 60, 0.85], [5, 7, 0.4]],
          inside: drawFold(canvas, tones, [[250, 700], [320, 740], [390, 730]], 24, 0.5) + drawFold(canvas, tones, [[550, 690], [490, 726], [420, 716]], 22, 0.45) }) +
        drawZip([[252, 622], [400, 612], [548, 622]], tones, metal, { w: 11 }) + drawStitches([[246, 640], [400, 630], [554, 640]], pocketTones.thread, pocketTones)) +
    clipTo(canvas, body, drawSeam([[196, 824], [260, 838], [400, 842], [540, 838], [604, 824]], tones, 1.4, 0.5))
  );
}
