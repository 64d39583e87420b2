// Cotton chinos without a crease: slanted pockets, a soft straight leg. The second cut has turn-ups, the third is drawn in by a cord.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawButton, drawCloth, type Fold } from '../../drawing/cloth.js';
import { deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { leaveAsIs, mirror, offsetLine, type Points, type Transform, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const LEG: Points = [[262, 116, 1], [248, 190], [234, 270], [224, 380], [218, 560], [216, 760], [218, 908, 1], [290, 916], [366, 908, 1], [376, 740],
  [386, 540], [398, 350, 1], [404, 260], [400, 116, 1]];
const BAND: Points = [[260, 80, 1], [330, 90], [400, 93], [470, 90], [540, 80, 1], [540, 118, 1], [470, 128], [400, 131], [330, 128], [260, 118, 1]];
const HEM: Points = [[212, 866, 1], [290, 874], [371, 866, 1], [369, 914, 1], [290, 923], [213, 914, 1]];

export const frame: Frame = { detail: [222, 60, 340], close: [210, 580, 300] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const trimTones = deriveTones(trim);
  const cord = deriveTones(accent);
  const listCreases = (transform: Transform): Fold[] => [
    [transform([[396, 348], [346, 334], [282, 290]]), 18, back ? 0.35 : 0.7], [transform([[394, 362], [340, 374], [270, 356]]), 16, 0.6],
    [transform([[390, 400], [340, 430], [284, 440]]), 16, 0.35], [transform([[222, 540], [270, 574], [334, 566]]), 20, 0.5], [transform([[378, 620], [330, 650], [262, 640]]), 18, 0.45],
    [transform([[218, 700], [262, 720], [310, 712]]), 16, 0.35], [transform([[372, 780], [320, 806], [250, 796]]), 18, 0.45], [transform([[220, 840], [270, 860], [350, 848]]), 18, 0.5],
  ];
  const drawLeg = (i: number) => {
    const transform: Transform = i ? mirror : leaveAsIs;
    return drawCloth(canvas, toClosedPath(transform(LEG)), tones, {
      drape: 'twill', seed: i * 4, puff: [[34, 64, 0.75], [5, 6, 0.3]], shadowLength: i ? 0 : 4,
      inside: drawBlurred(canvas, toClosedPath(transform([[398, 350], [386, 540], [376, 740], [366, 908], [388, 908], [402, 600]])), tones.deep, 14, 0.5),
      folds: listCreases(transform),
      over: drawStitches(transform(offsetLine([[262, 126], [244, 230], [226, 380], [222, 560], [220, 760]], -9, 30)), tones.thread, tones, { w: 1.3 }) +
        (cut === 1 ? '' : drawStitches(transform([[220, 890], [290, 898], [366, 890]]), tones.thread, tones, { w: 1.4 })),
    }) + (cut === 1 ? drawPiece(canvas, toClosedPath(transform(HEM)), tones, { materialName: 'twill', shadowLength: 6, edge: 1.4, puff: [7, 14, 0.6] }) : '');
  };
  const drawSlantPocket = (transform: Transform) => drawSeam(transform([[292, 126], [270, 200], [238, 262]]), tones, 2) + drawStitches(transform([[299, 128], [277, 203], [245, 266]]), tones.thread, tones, { w: 1.4 }) +
    drawBlurred(canvas, toClosedPath(transform([[292, 126], [270, 200], [238, 262], [231, 256], [262, 190], [284, 126]])), tones.darkest, 4, 0.35);
  const drawWeltPocket = (transform: Transform) => drawPiece(canvas, toClosedPath(transform([[286, 214, 1], [368, 222, 1], [367, 236, 1], [285, 228, 1]])), tones, { materialName: 'twill', shadowLength: 4, puff: [3, 6, 0.5] }) +
    transform([[326, 238]]).map(([x, y]) => drawButton(x, y, trimTones, 4.8)).join('');
  const fly = drawSeam([[402, 128], [402, 270], [399, 350]], tones, 2) + drawStitches([[442, 128], [440, 226], [430, 276], [404, 306]], tones.thread, tones, { w: 1.5 });
  const drawCord = (points: Points) => stroke(toOpenPath(points.map(([x, y]) => [x + 4, y + 5])), tones.darkest, 7, 0.3) + stroke(toOpenPath(points), cord.deep, 8, 0.8) +
    stroke(toOpenPath(points), cord.base, 6.6) + stroke(toOpenPath(points.map(([x, y]) => [x - 1.5, y - 0.6])), cord.highlight, 1.4, 0.8);
  const drawLoop = (x: number, y: number) => drawPiece(canvas, `M${x - 5} ${y - 3}h10v46h-10Z`, tones, { materialName: 'twill', shadowLength: 3, puff: [2, 4, 0.6], edge: 1 });
  const fastening = cut === 2 ? drawCord([[388, 112], [378, 160], [384, 210], [376, 248]]) + drawCord([[412, 112], [424, 162], [418, 206], [428, 236]]) : drawButton(424, 111, trimTones, 7);
  return (
    drawGarmentShadow(canvas, toClosedPath(LEG)) + drawGarmentShadow(canvas, toClosedPath(mirror(LEG))) +
    (back ? '' : drawPiece(canvas, toClosedPath([[262, 78, 1], [400, 69], [538, 78, 1], [530, 108], [400, 114], [270, 108]]), cord,
      { materialName: 'twill', stops: [[0, cord.mid], [1, cord.darkest]], axis: [0, 0, 0, 1] }) + fill('M378 72h44v16h-44Z', trimTones.light)) +
    drawLeg(1) + drawLeg(0) +
    clipTo(canvas, `${toClosedPath(LEG)}${toClosedPath(mirror(LEG))}`, back ? drawSeam([[400, 128], [400, 350]], tones, 2) + drawStitches([[407, 128], [407, 346]], tones.thread, tones) + drawWeltPocket(leaveAsIs) + drawWeltPocket(mirror)
      : fly + drawSlantPocket(leaveAsIs) + drawSlantPocket(mirror)) +
    drawPiece(canvas, toClosedPath(BAND), tones, { materialName: 'twill', shadowLength: 4, puff: [6, 10, 0.5], edge: 1.2, over: drawStitches([[264, 90], [330, 99], [400, 102], [470, 99], [536, 90]], tones.thread, tones, { w: 1.3 }) +
      drawStitches([[264, 112], [330, 121], [400, 124], [470, 121], [536, 112]], tones.thread, tones, { w: 1.3 }) + (back ? '' : drawSeam([[402, 92], [402, 130]], tones, 1.6)) }) +
    drawLoop(306, 88) + drawLoop(494, 88) + (back ? drawLoop(400, 92) : fastening)
  );
}
