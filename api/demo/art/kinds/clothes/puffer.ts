// Down jacket: baffles filled between lines of stitching, stand-up collar, zip. The second cut has a yoke, the third has sleeves of another
// colour.

import { type Canvas, clipTo, drawBlurred, fill, stroke } from '../../drawing/canvas.js';
import { drawRibbing, drawZip, type Fold, LONG_SLEEVE } from '../../drawing/cloth.js';
import { chooseContrasting, deriveTones, type Tones } from '../../drawing/colour.js';
import type { Frame, Pose } from '../../drawing/kind.js';
import { drawPiece } from '../../drawing/piece.js';
import { getAt, leaveAsIs, mirror, type Point, type Points, sampleLine, type Transform, toClosedPath, toOpenPath } from '../../drawing/points.js';
import { drawFold } from '../../drawing/relief.js';
import { drawSeam, drawStitches } from '../../drawing/sewing.js';
import { drawGarmentShadow } from '../../drawing/shadow.js';
import type { Palette } from '../../palettes.js';

const ARMHOLE: Points = [[228, 222, 1], [208, 290], [202, 352], [204, 410]];
const HALF: Points = [[400, 794], [300, 794], [206, 786, 1], [188, 700], [190, 560], [198, 470], ...[...ARMHOLE].reverse(), [276, 200], [326, 178, 1], [400, 196]];
/** Points along the sleeve, from shoulder to wrist. */
const ARM: Points = [[236, 250], [182, 380], [150, 540], [126, 760]];
const PUFFED: Points = LONG_SLEEVE.map(([x, y, sharp]): Point => [x < 190 ? x - 12 : x + 6, y > 700 ? y + 36 : y, sharp ?? 0]);
const COLLAR: Points = [[322, 192, 1], [318, 140], [330, 112, 1], [366, 104], [400, 102], [400, 212]];
const BAFFLES = 9;

export const frame: Frame = { detail: [236, 96, 340], close: [170, 480, 330] };
const completeHalf = (half: Points) => [...half, ...mirror(half).slice(1)];

/** Draws one filled channel between two lines of stitching. It bulges in the middle and has little pleats where the thread pulls. */
function drawBaffle(canvas: Canvas, top: Points, low: Points, tones: Tones): string {
  const d = toClosedPath([...top.map(([x, y], i): Point => [x, y, i === 0 || i === top.length - 1 ? 1 : 0]), ...[...low].reverse().map(([x, y], i): Point => [x, y,
    i === 0 || i === low.length - 1 ? 1 : 0])]);
  const pleats = sampleLine(top, 15).flatMap((p, i): Fold[] => {
    const foot = getAt(sampleLine(low, 15), i);
    const shift = canvas.between(-7, 7);
    const [down, up] = [0.22 + canvas.random() * 0.2, 0.2 + canvas.random() * 0.2];
    return [
      [[[p.x, p.y], [p.x + shift, p.y + (foot.y - p.y) * down]], 9, 0.55],
      [[[foot.x + shift, foot.y], [foot.x, foot.y - (foot.y - p.y) * up]], 9, 0.5],
    ];
  });
  return drawPiece(canvas, d, tones, { materialName: 'nylon', edge: 1.6, stops: [[0, tones.mid], [0.3, tones.light], [0.6, tones.base], [1, tones.mid]], axis: [0, 0, 0, 1], puff: [[15, 38, 0.72], [4, 6, 0.3]],
    inside: pleats.map(([points, w, s]) => drawFold(canvas, tones, points, w, s)).join('') });
}

export function draw(canvas: Canvas, { base, accent, trim }: Palette, { view, cut }: Pose): string {
  const back = view === 'back';
  const [tones, lining, metal] = [deriveTones(base), deriveTones(accent), deriveTones('#9A958C')];
  const contrastTones = chooseContrasting(tones, [lining, deriveTones(trim)]);
  const sleeveTones = cut === 2 ? contrastTones : tones;
  const body = toClosedPath(completeHalf(HALF));
  const outlineSeam = (k: number): Points => {
    const y = 180 + (620 * k) / BAFFLES;
    return [[170, y - 6], [280, y + 6], [400, y + 9], [520, y + 6], [630, y - 6]];
  };
  const bodyBaffles = Array.from({ length: BAFFLES }, (_, k) => drawBaffle(canvas, outlineSeam(k), outlineSeam(k + 1), cut === 1 && k < 3 ? contrastTones : tones)).join('');
  const drawSleeve = (transform: Transform) => {
    const across = sampleLine(ARM, 10).map((p): Points => [[p.x + p.nx * -86, p.y + p.ny * -86], [p.x + p.nx * -4, p.y + p.ny * -4 + 7], [p.x + p.nx * 80, p.y + p.ny * 80]]);
    const ordered = across.map((points): Points => (getAt(points, 0)[0] < getAt(points, 2)[0] ? points : [...points].reverse()));
    const turned = ordered.map((points) => transform(points));
    const sleeveBaffles = turned.slice(1).map((points, k) => drawBaffle(canvas, getAt(turned, k), points, sleeveTones)).join('');
    return clipTo(canvas, toClosedPath(transform(PUFFED)), fill(toClosedPath(transform(PUFFED)), sleeveTones.mid) + sleeveBaffles +
      drawBlurred(canvas, toClosedPath(transform([[214, 260, 1], [232, 420], [196, 560], [170, 764, 1], [150, 764, 1], [182, 540], [206, 400]])), sleeveTones.darkest, 14, 0.5));
  };
  const welt: Points = [[286, 600, 1], [300, 604, 1], [270, 704, 1], [256, 700, 1]];
  const collarRows = [130, 158, 184].map((y) => toOpenPath([[312, y], [360, y + 6], [400, y + 8], [440, y + 6], [488, y]]));
  const collar = drawPiece(canvas, toClosedPath(completeHalf(COLLAR)), tones, { materialName: 'nylon', shadowLength: 6, edge: 1.6, puff: [[16, 48, 0.9], [4, 6, 0.3]],
    inside: collarRows.map((d) => stroke(d, tones.darkest, 7, 0.28) + stroke(d, tones.deep, 1.6, 0.7)).join('') });
  return (
    [PUFFED, mirror(PUFFED), completeHalf(HALF)].map((points) => drawGarmentShadow(canvas, toClosedPath(points))).join('') +
    drawSleeve(leaveAsIs) + drawSleeve(mirror) +
    [leaveAsIs, mirror].map((transform) => drawRibbing(canvas, transform([[90, 746], [124, 756], [160, 758]]), transform([[96, 776], [124, 784], [154, 782]]), sleeveTones, { gap: 5, puff: [8, 16, 0.7] })).join('') +
    drawBlurred(canvas, body, tones.darkest, 5, 0.4, '2 3') +
    clipTo(canvas, body, fill(body, tones.mid) + bodyBaffles +
      [leaveAsIs, mirror].map((transform) => drawBlurred(canvas, toClosedPath(transform([[228, 222], [202, 352], [188, 560], [196, 790], [216, 790], [222, 560], [222, 352]])), tones.darkest, 16, 0.35)).join('') +
      drawBlurred(canvas, toClosedPath([[180, 770], [400, 786], [620, 770], [620, 810], [180, 810]]), tones.darkest, 12, 0.4)) +
    clipTo(canvas, body, [ARMHOLE, mirror(ARMHOLE)].map((points) => drawSeam(points, tones, 2)).join('') +
      (back ? '' : [welt, mirror(welt)].map((points) => drawPiece(canvas, toClosedPath(points), tones, { materialName: 'nylon', shadowLength: 5, puff: [3, 6, 0.6], edge: 1.4 })).join('') +
        drawBlurred(canvas, 'M386 200h34v600h-34Z', tones.darkest, 7, 0.45))) +
    (back ? collar
      : drawPiece(canvas, toClosedPath([[334, 112, 1], [366, 100], [400, 97], [434, 100], [466, 112, 1], [450, 150], [400, 160], [350, 150]]), lining,
        { materialName: 'nylon', stops: [[0, lining.base], [1, lining.darkest]], axis: [0, 0, 0, 1] }) + collar +
        drawStitches([[385, 116], [385, 790]], tones.thread, tones, { w: 1.3 }) + drawStitches([[415, 116], [415, 790]], tones.thread, tones, { w: 1.3 }) +
        drawZip([[400, 112], [400, 796]], tones, metal, { w: 13 }) +
        drawPiece(canvas, toClosedPath([[454, 330, 1], [500, 328, 1], [500, 352, 1], [454, 354, 1]]), contrastTones, { shadowLength: 3, edge: 1.2, materialName: 'canvas', puff: [3, 6, 0.5] }))
  );
}
