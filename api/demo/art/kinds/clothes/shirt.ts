// Button-down poplin shirt: collar on a stand, placket, chest pocket, shirt-tail hem.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawButton, drawCloth, drawPatch, LONG_SLEEVE, LONG_SLEEVE_FOLDS, mirrorFolds } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { mirror, offsetLine, type Points, toClosedPath } from '../../drawing/points.js';
import { drawPinstripes, drawPlaid } from '../../drawing/print.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const ARMHOLE: Points = [[238, 224, 1], [226, 286], [221, 344], [220, 396]];
const HALF: Points = [[400, 852], [330, 846], [270, 812], [228, 776], [216, 752, 1], [218, 640], [222, 540], [220, 460], ...[...ARMHOLE].reverse(),
  [286, 208], [334, 190, 1], [400, 240]];
const CUFF: Points = [[92, 708, 1], [124, 718], [160, 722, 1], [154, 786, 1], [122, 788], [92, 778, 1]];
const COLLAR: Points = [[338, 172, 1], [330, 196], [324, 222], [352, 290, 1], [378, 268], [400, 238, 1], [376, 222], [352, 190]];

export const frame: Frame = { detail: [238, 150, 324] };
const completeHalf = (half: Points) => [...half, ...mirror(half).slice(1)];

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const trimTones = deriveTones(trim);
  const body = toClosedPath(completeHalf(HALF));
  const ink = chooseContrasting(tones, [deriveTones(accent), trimTones]);
  const drawPrint = (d: string) => [() => '', () => drawPinstripes(canvas, d, ink), () => drawPlaid(canvas, d, [ink, trimTones])][cut]?.() ?? '';
  const drawSleeve = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    const d = toClosedPath(transform(LONG_SLEEVE));
    return (
      drawCloth(canvas, d, tones, { drape: 'poplin', materialName: 'jersey', seed: i + 5, puff: [[22, 42, 0.75], [5, 6, 0.3]], inside: drawPrint(d),
        folds: LONG_SLEEVE_FOLDS.map(([p, w, s]) => [transform(p), w * 0.85, s * 1.1]) }) +
      drawPiece(canvas, toClosedPath(transform(CUFF)), tones, { materialName: 'jersey', shadowLength: 3, puff: [[10, 20, 0.7], [4, 5, 0.3]],
        over: drawStitches(transform([[95, 716], [124, 725], [157, 729]]), tones.thread, tones, { w: 1.3 }) +
        drawStitches(transform([[95, 772], [122, 781], [152, 780]]), tones.thread, tones, { w: 1.3 }) }) +
      transform([[142, 756]]).map(([x, y]) => drawButton(x, y, trimTones, 5.5)).join('')
    );
  };
  const hem = completeHalf([[216, 752], [230, 778], [272, 814], [332, 848], [400, 853]]);
  const placket: Points = [[384, 240, 1], [418, 240, 1], [418, 870, 1], [384, 870, 1]];
  const drawPanel = (p: Points) => drawPiece(canvas, toClosedPath(p), tones, { materialName: 'jersey', shadowLength: 6, puff: [[9, 18, 0.6], [3, 4, 0.3]], edge: 1.3, inside: drawPrint(toClosedPath(p)) });
  const yoke: Points = [[224, 300], [310, 312], [400, 314], [490, 312], [576, 300]];
  return (
    [LONG_SLEEVE, mirror(LONG_SLEEVE), completeHalf(HALF), CUFF, mirror(CUFF)].map((p) => drawGarmentShadow(canvas, toClosedPath(p))).join('') +
    drawSleeve(0) + drawSleeve(1) +
    (back ? '' : drawPiece(canvas, toClosedPath([[336, 176, 1], [366, 164], [400, 161], [434, 164], [464, 176, 1], [456, 226], [400, 256], [344, 226]]), tones,
      { materialName: 'jersey', stops: [[0, tones.light], [0.25, tones.mid], [0.6, tones.dark], [1, tones.deep]], axis: [0, 0, 0, 1],
      over: drawSeam([[346, 198], [400, 190], [454, 198]], tones, 1.4) + fill('M380 200h40v20h-40Z', deriveTones(accent).base) +
      stroke('M390 210h20', deriveTones(accent).highlight, 1.6, 0.8) })) +
    drawCloth(canvas, body, tones, {
      drape: 'poplin', materialName: 'jersey', shadowLength: 3, inside: drawPrint(body),
      folds: mirrorFolds([
        [[[222, 400], [270, 440], [330, 446]], 18, 0.9],
        [[[222, 420], [256, 500], [262, 590]], 20, 0.7],
        [[[226, 560], [280, 590], [350, 580]], 16, 0.5],
        [[[222, 690], [268, 700], [310, 760]], 18, 0.5],
        [[[340, 640], [326, 740], [336, 840]], 20, 0.4],
        [[[330, 300], [318, 380], [336, 460]], 18, 0.3],
      ]),
      over: drawStitches(offsetLine(hem, 9, 60), tones.thread, tones, { w: 1.4 }),
    }) +
    clipTo(canvas, body, [ARMHOLE, mirror(ARMHOLE)].map((a) => drawSeam(a, tones, 1.5) + drawStitches(offsetLine(a, 5, 30), tones.thread, tones, { w: 1.2 })).join('') +
      (back ? drawSeam(yoke, tones, 1.6) + drawStitches(offsetLine(yoke, -6, 30), tones.thread, tones, { w: 1.3 }) +
      drawSeam([[388, 316], [392, 560], [384, 850]], tones, 1.6, 0.7) + drawSeam([[412, 316], [408, 560], [416, 850]], tones, 1.6, 0.7) +
      drawSeam([[270, 222], [400, 250], [530, 222]], tones, 1, 0) : '')) +
    (back
      ? drawPiece(canvas, toClosedPath([[326, 196, 1], [338, 166], [400, 156], [462, 166], [474, 196, 1], [440, 214], [400, 219], [360, 214]]), tones,
        { materialName: 'jersey', shadowLength: 6, puff: [[9, 18, 0.6], [3, 4, 0.3]], inside: drawPrint(toClosedPath([[326, 196], [338, 166], [400, 156], [462, 166],
        [474, 196], [400, 219]])), over: drawStitches([[332, 192], [362, 207], [400, 212], [438, 207], [468, 192]], tones.thread, tones, { w: 1.3 }) })
      : clipTo(canvas, body,
          drawPiece(canvas, toClosedPath(placket), tones, { materialName: 'jersey', shadowLength: 4, puff: [3, 4, 0.4], edge: 1.2, inside: drawPrint(toClosedPath(placket)) +
            drawBlurred(canvas, 'M384 300h34v560h-34Z', tones.mid, 8, 0.3) }) +
          drawStitches([[390, 240], [390, 856]], tones.thread, tones, { w: 1.3 }) + drawStitches([[412, 240], [412, 856]], tones.thread, tones, { w: 1.3 }) +
          drawPatch(canvas, [[452, 386, 1], [536, 386, 1], [536, 466, 1], [494, 486, 1], [452, 466, 1]], tones,
            { shadowLength: 3, inset: 4, w: 1.3, puff: [6, 8, 0.4] }) + drawStitches([[454, 402], [534, 402]], tones.thread, tones, { w: 1.2 })) +
        [330, 420, 510, 600, 690, 780].map((y) => drawButton(401, y, trimTones, 6) + stroke(`M401 ${y + 12}v3`, tones.deep, 1.4, 0)).join('') +
        drawPanel(mirror(COLLAR)) + drawPanel(COLLAR) +
        [0, 1].map((i) => drawStitches(i ? [[471, 226], [447, 280], [424, 263], [403, 240]]
          : [[329, 226], [353, 280], [376, 263], [397, 240]], tones.thread, tones, { w: 1.3 }) + drawButton(i ? 450 : 350, 274, trimTones, 4)).join('') +
        drawButton(400, 252, trimTones, 6))
  );
}
