// Straight five-pocket jeans, laid flat.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawButton, drawCloth, drawPatch, type Fold } from '../../drawing/cloth.js';
import { deriveTones, mixColours } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { leaveAsIs, mirror, offsetLine, type Points, type Transform, toClosedPath } from '../../drawing/points.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const LEG: Points = [[262, 128, 1], [254, 190], [238, 280], [222, 420], [212, 600], [208, 760], [210, 906, 1], [280, 912], [352, 906, 1], [362, 760],
  [376, 560], [396, 372, 1], [402, 300], [400, 128, 1]];
const HEM: Points = [[210, 906], [280, 912], [352, 906]];
const BAND: Points = [[260, 92, 1], [330, 102], [400, 105], [470, 102], [540, 92, 1], [541, 130, 1], [470, 141], [400, 144], [330, 141], [259, 130, 1]];
const INSEAM: Points = [[398, 372], [378, 560], [364, 760], [354, 906]];

const REAR_FOLDS: readonly Fold[] = [[[[392, 392], [340, 420], [280, 416]], 16, 0.6], [[[388, 420], [340, 460], [290, 466]], 14, 0.5]];

export const frame: Frame = { detail: [226, 70, 330], close: [200, 590, 300] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const wearFactor = [1, 0.25, 1.5][cut] ?? 1;
  const threadColour = cut === 1 ? mixColours('#D9A441', base, 0.1) : mixColours(accent, base, 0.12);
  const metal = deriveTones('#B98A54');
  const drawFade = (points: Points, blurRadius: number, a: number) => drawBlurred(canvas, toClosedPath(points), tones.highlight, blurRadius, a * wearFactor);

  const drawWear = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    return drawFade(transform([[262, 260], [304, 230], [338, 300], [330, 460], [300, 600], [262, 600], [244, 440]]), 30, 0.62) +
      drawFade(transform([[246, 640], [300, 650], [310, 800], [250, 860]]), 34, 0.3) + drawBlurred(canvas,
      toClosedPath(transform([[396, 360], [380, 400], [370, 600], [352, 906], [372, 906], [400, 600]])), tones.deep, 12, 0.5);
  };
  const whiskers: readonly Points[] = [[[384, 330], [340, 318], [288, 296]], [[386, 350], [336, 348], [272, 336]], [[386, 372], [336, 384], [264, 380]]];
  const drawLeg = (i: number) => {
    const transform = (p: Points) => (i ? mirror(p) : p);
    return drawCloth(canvas, toClosedPath(transform(LEG)), tones, {
      drape: 'denim', seed: i * 3, puff: [[34, 60, 0.75], [5, 7, 0.4]], shadowLength: i ? 0 : 3,
      inside: drawWear(i),
      folds: [
        ...(back ? REAR_FOLDS : whiskers.map((p): Fold => [p, 13, 0.55])).map(([p, w, s]): Fold => [transform(p), w, s]),
        [transform([[226, 560], [270, 590], [330, 586]]), 20, 0.5], [transform([[362, 610], [320, 640], [262, 636]]), 18, 0.45],
        [transform([[214, 800], [260, 826], [330, 818]]), 18, 0.5], [transform([[350, 850], [300, 872], [240, 868]]), 16, 0.5],
      ],
      over: drawStitches(transform(offsetLine(HEM, 16, 20)), threadColour, tones, { w: 2, dash: '6 3.4' }) + drawSeam(transform(offsetLine(HEM, 22, 20)), tones, 1.3, 0.6) +
        drawStitches(transform(offsetLine([...INSEAM], 7, 30)), threadColour, tones, { w: 1.4, dash: '6 3.4' }),
    });
  };

  const pocketMouth: Points = [[262, 196], [296, 210], [318, 190], [326, 138]];
  const drawFront = () => {
    const drawPocketMouth = (transform: Transform) => {
      const mouth = transform(pocketMouth);
      return fill(toClosedPath([...mouth, ...transform([[250, 130, 1]])]), tones.mid) + drawBlurred(canvas, toClosedPath([...mouth, ...transform([[250, 130, 1]])]), tones.deep, 8, 0.35) +
        drawSeam(mouth, tones, 2.2) + drawStitches(transform(offsetLine(pocketMouth, 5, 24)), threadColour, tones, { w: 1.9 }) +
        drawStitches(transform(offsetLine(pocketMouth, 10, 24)), threadColour, tones, { w: 1.9 }) + [...transform([[262, 198]]),
        ...transform([[325, 146]])].map(([x, y]) => `<circle cx="${x + 1}" cy="${y + 1.600}" r="4.600" fill="${tones.darkest}" opacity=".5"/><circle cx="${x}" cy="${y}" r="4.200" fill="${metal.mid}"/><circle cx="${x - 0.8}" cy="${y - 0.9}" r="1.800" fill="${metal.highlight}"/>`).join('');
    };
    const fly: Points = [[448, 144], [446, 250], [436, 300], [404, 338]];
    return drawPocketMouth(leaveAsIs) + drawPocketMouth(mirror) + drawPatch(canvas, [[486, 152, 1], [524, 150, 1], [527, 188, 1], [492, 196, 1]], tones,
      { materialName: 'denim', thread: threadColour, w: 1.6, inset: 4, shadowLength: 2 }) + drawSeam([[402, 144], [402, 300], [399, 374]], tones, 2) +
      drawStitches([[409, 144], [409, 300], [404, 338]], threadColour, tones, { w: 1.7 }) + drawStitches(fly, threadColour, tones, { w: 1.9 }) +
      drawStitches(fly.map(([x, y]) => [x - 6, y - 3]), threadColour, tones, { w: 1.9 });
  };
  const drawRear = () => {
    const pocket: Points = [[284, 214, 1], [372, 222, 1], [370, 300, 1], [326, 332, 1], [280, 294, 1]];
    const arc: Points = [[286, 268], [312, 282], [327, 268], [344, 284], [368, 276]];
    const yoke: Points = [[252, 186], [330, 204], [400, 222], [470, 204], [548, 186]];
    return drawSeam(yoke, tones, 1.8) + drawStitches(offsetLine(yoke, -4, 40), threadColour, tones, { w: 1.8 }) + drawStitches(offsetLine(yoke, -9, 40), threadColour, tones, { w: 1.8 }) +
      [pocket, mirror(pocket)].map((p) => drawPatch(canvas, p, tones, { materialName: 'denim', thread: threadColour, w: 1.9, inset: 5 })).join('') +
      [arc, mirror(arc)].map((p) => drawStitches(p, threadColour, tones, { w: 1.9 })).join('') + drawSeam([[400, 144], [400, 374]], tones, 2) +
      drawStitches([[406, 144], [406, 372]], threadColour, tones, { w: 1.8 });
  };

  const drawLoop = (x: number, y: number, tilt: number) => `<g transform="rotate(${tilt} ${x} ${y})">${drawPiece(canvas, `M${x - 7} ${y - 4}h14v50h-14Z`, tones, { materialName: 'denim', shadowLength: 3, edge: 1.2, puff: [3, 6, 0.6], over: drawStitches([[x - 4, y - 2], [x - 4, y + 46]], threadColour, tones, { w: 1.2 }) + drawStitches([[x + 4, y - 2], [x + 4, y + 46]], threadColour, tones, { w: 1.2 }) })}</g>`;
  const bandTop: Points = [[260, 92], [330, 102], [400, 105], [470, 102], [540, 92]];
  return (
    drawGarmentShadow(canvas, toClosedPath(LEG)) + drawGarmentShadow(canvas, toClosedPath(mirror(LEG))) +
    (back ? '' : drawPiece(canvas, toClosedPath([[262, 88, 1], [400, 80], [538, 88, 1], [530, 116], [400, 124], [270, 116]]), tones,
      { materialName: 'denim', stops: [[0, tones.dark], [1, tones.darkest]], axis: [0, 0, 0, 1] }) + fill('M372 84h56v18h-56Z', deriveTones(trim).base)) +
    drawLeg(1) + drawLeg(0) + clipTo(canvas, `${toClosedPath(LEG)}${toClosedPath(mirror(LEG))}`, back ? drawRear() : drawFront()) +
    drawPiece(canvas, toClosedPath(BAND), tones, { materialName: 'denim', shadowLength: 4, puff: [5, 10, 0.6], edge: 1.4, over: drawStitches(offsetLine(bandTop, -5, 40), threadColour, tones, { w: 1.8 }) +
      drawStitches(offsetLine(bandTop, -33, 40), threadColour, tones, { w: 1.8 }) }) +
    drawLoop(300, 96, 3) + drawLoop(500, 96, -3) + (back ? drawLoop(400, 102, 0) + drawPatch(canvas, [[452, 108, 1], [524, 100, 1], [526, 136, 1], [454, 144, 1]],
      deriveTones(trim), { materialName: 'leather', shadowLength: 3, inset: 4, thread: deriveTones(trim).thread }) : drawButton(412, 124, metal, 10) +
      stroke('M430 124h16', tones.darkest, 2, 0.6))
  );
}
