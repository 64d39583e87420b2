// Heavy cotton T-shirt, shaped as if worn by an invisible body.

import { type Canvas, clipTo, drawBlurred } from '../../drawing/canvas.js';
import { drawCloth, drawNeckInside, drawRibbing, drawTwinStitches, mirrorFolds } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { joinMirrored, mirror, offsetLine, type Points, toClosedPath } from '../../drawing/points.js';
import { drawStripes, drawSun } from '../../drawing/print.js';
import { drawSeam } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const NECK: Points = [[324, 196], [334, 228], [358, 258], [400, 270]];
const ARMHOLE: Points = [[228, 226, 1], [219, 274], [216, 330], [216, 384]];
const HALF: Points = [[400, 800], [300, 799], [216, 792, 1], [212, 700], [213, 560], [216, 450], ...[...ARMHOLE].reverse(), [276, 208], [324, 190, 1]];
const SLEEVE: Points = [[264, 225, 1], [225, 225], [196, 246], [164, 288], [124, 366], [92, 446, 1], [132, 470], [192, 490, 1], [206, 440], [222, 380, 1],
  [226, 300]];
const CUFF: Points = [[92, 446], [134, 470], [192, 490]];

export const frame: Frame = { detail: [232, 160, 336], close: [90, 300, 330] };

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const tones = deriveTones(base);
  const neck: Points = back ? [[324, 192], [350, 212], [400, 220]] : NECK;
  const outline: Points = [...HALF, ...neck];
  const body = toClosedPath([...outline, ...mirror(outline).slice(1)]);
  const sleeves = [SLEEVE, mirror(SLEEVE)];
  const rim = joinMirrored(neck);
  const hem: Points = [[216, 792], [300, 799], [400, 800], [500, 799], [584, 792]];
  const hasPrint = !back && cut === 2;
  const ink = chooseContrasting(tones, [deriveTones(accent), deriveTones(trim)]);
  const drawPattern = (d: string, angle: number) => (cut === 1 ? drawStripes(canvas, d, ink, angle) : '');

  return (
    drawGarmentShadow(canvas, toClosedPath(SLEEVE)) + drawGarmentShadow(canvas, body) + drawGarmentShadow(canvas, toClosedPath(mirror(SLEEVE))) +
    (back ? '' : drawNeckInside(canvas, [[322, 190, 1], [352, 204], [400, 210], [448, 204], [478, 190, 1], [470, 250], [400, 290], [330, 250]], tones,
      { label: deriveTones(trim), y: 222 }) + drawRibbing(canvas, joinMirrored([[322, 188], [350, 202], [400, 207]]), joinMirrored([[332, 203], [356, 216], [400, 221]]), tones,
      { gap: 5, puff: [4, 9, 0.7] })) +
    sleeves.map((s, i) =>
      drawCloth(canvas, toClosedPath(s), tones, {
        seed: i + 5,
        inside: drawPattern(toClosedPath(s), i ? -24 : 24),
        puff: [[22, 40, 0.7], [5, 5, 0.25]],
        folds: i ? [[[[596, 300], [640, 356], [668, 420]], 16, 0.6], [[[584, 380], [606, 410], [612, 450]], 16, 0.8]]
          : [[[[204, 300], [160, 352], [132, 420]], 16, 0.7], [[[216, 376], [196, 400], [190, 452]], 18, 0.9]],
        over: drawTwinStitches(i ? mirror(CUFF) : CUFF, tones, { first: 10 }),
      })).join('') +
    drawCloth(canvas, body, tones, {
      shadowLength: 3,
      inside: drawPattern(body, 0),
      folds: mirrorFolds([
        [[[222, 380], [262, 420], [318, 436]], 22, 0.8],
        [[[220, 396], [250, 470], [262, 560]], 24, 0.7],
        [[[216, 640], [262, 650], [306, 690]], 26, 0.45],
        [[[290, 660], [284, 730], [292, 796]], 26, 0.5],
        [[[330, 300], [312, 360], [322, 430]], 22, 0.35],
        [[[240, 250], [270, 300], [276, 360]], 20, 0.35],
      ]),
      over:
        (hasPrint ? drawSun(400, 440, 74, [ink, ink]) : '') +
        drawTwinStitches(hem, tones, { first: 12 }),
    }) +
    clipTo(canvas, body, drawSeam(ARMHOLE, tones, 1.5) + drawSeam(mirror(ARMHOLE), tones, 1.5) + drawBlurred(canvas,
      toClosedPath([...offsetLine(rim, -3, 30), ...offsetLine(rim, -16, 30).reverse()]), tones.deep, 5, 0.4)) +
    drawRibbing(canvas, rim, offsetLine(rim, 17, 40), tones, { gap: 5, puff: [4, 9, 0.7] }) +
    (back ? drawSeam([[324, 200], [360, 240], [400, 246], [440, 240], [476, 200]], tones, 1.2, 0.5) : '')
  );
}
