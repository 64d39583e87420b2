// Marks of directories: a square picture of a typical product, or of a price tag for directories defined by price.

import { createCanvas, stroke } from '../drawing/canvas.js';
import { deriveTones } from '../drawing/colour.js';
import { drawPiece } from '../drawing/piece.js';
import { type Points, toClosedPath } from '../drawing/points.js';
import { drawStitches } from '../drawing/sewing.js';
import { drawGarmentShadow } from '../drawing/shadow.js';
import { deriveTint } from '../drawing/tile.js';
import { choosePalette, type Palette } from '../palettes.js';
import { arrangeGoods, type Scene } from '../scenes/scene.js';

const SIDE = 640;
export const directoryMarkSize = { width: SIDE, height: SIDE } as const;

/** Scenes by slug of the directory, in coordinates of the square. */
const scenes: Readonly<Record<string, Scene>> = {
  new: { colour: 'nebesnyy', items: [{ kind: 'sneaker-high', colour: 'gorchichnyy', at: [320, 372, 0.8], cut: 1 }] },
  krossovki: { colour: 'terrakota', items: [{ kind: 'runner', colour: 'belyy', at: [320, 356, 0.84], contrast: 1 }] },
  obuv: { colour: 'karamel', items: [{ kind: 'lace-boot', colour: 'karamel', at: [320, 396, 0.76], cut: 2 }] },
  odezhda: { colour: 'shalfey', items: [{ kind: 'dress', colour: 'shalfey', at: [320, 316, 0.64], cut: 1 }] },
  'verhnyaya-odezhda': { colour: 'kemel', items: [{ kind: 'coat', colour: 'kemel', at: [320, 320, 0.64] }] },
  sumki: { colour: 'bordo', items: [{ kind: 'bag', colour: 'bordo', at: [320, 324, 0.8] }] },
  aksessuary: { colour: 'temno-siniy', items: [{ kind: 'beanie', colour: 'temno-siniy', at: [320, 320, 0.86], cut: 2, contrast: 1 }] },
  detyam: { colour: 'gorchichnyy', items: [{ kind: 't-shirt', colour: 'gorchichnyy', at: [320, 330, 0.72], cut: 2 }] },
};

type TagSymbol = 'percent' | 'equal';
const tags: Readonly<Record<string, { colour: string; symbol: TagSymbol }>> = {
  sale: { colour: 'alyy', symbol: 'percent' },
  'meet-price': { colour: 'alyy', symbol: 'equal' },
};

export const directoryMarks: readonly string[] = [...Object.keys(scenes), ...Object.keys(tags)];

export function drawDirectoryMark(slug: string): string {
  const scene = scenes[slug];
  if (scene) return drawSquare(scene.colour, arrangeGoods(scene.items));
  const tag = tags[slug];
  if (!tag) throw new Error(`No mark of the directory ${slug}`);
  return drawSquare(tag.colour, drawPriceTag(choosePalette(tag.colour), tag.symbol));
}

function drawSquare(colour: string, { defs, body }: { defs: string; body: string }): string {
  const size = `viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"`;
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${deriveTint(choosePalette(colour).base)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${ground}${body}</svg>`;
}

const TAG: Points = [[200, 250, 1], [276, 150], [300, 142], [340, 142], [364, 150], [440, 250, 1], [440, 520], [426, 534, 1], [214, 534, 1], [200, 520]];
const INNER: Points = [[216, 258], [286, 166], [320, 158], [354, 166], [424, 258], [424, 518], [216, 518], [216, 258]];

function drawPriceTag({ base, trim }: Palette, symbol: TagSymbol): { defs: string; body: string } {
  const canvas = createCanvas({ seed: 5, prefix: 'tag-' });
  const [tones, light] = [deriveTones(base), deriveTones(trim)];
  const outline = toClosedPath(TAG);
  const ink = (d: string): string => stroke(d, light.base, 26);
  const ring = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${light.base}" stroke-width="22"/>`;
  const percent = ink('M258 462L382 308') + ring(266, 330) + ring(374, 440);
  const symbolDrawing = symbol === 'percent' ? percent : ink('M254 352H386') + ink('M254 420H386');
  const cord = 'M320 204C286 150 316 92 392 74S470 120 430 132';
  const body =
    drawGarmentShadow(canvas, outline) +
    drawPiece(canvas, outline, tones, { materialName: 'leather', puff: [[18, 30, 0.6]], edge: 2, over: drawStitches(INNER, tones.thread, tones) }) +
    symbolDrawing +
    `<circle cx="320" cy="206" r="21" fill="${light.mid}"/><circle cx="320" cy="206" r="14" fill="${tones.darkest}"/>` +
    stroke(cord, light.deep, 10, 0.8, 'transform="translate(3 5)"') + stroke(cord, light.base, 8);
  return { defs: canvas.defs(), body: `<g transform="rotate(-14 320 340)">${body}</g>` };
}
