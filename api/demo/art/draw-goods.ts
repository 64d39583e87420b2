// Product illustrations drawn by code. The same arguments always give the same picture.
//   drawGoods('boot', { palette: choosePalette('karamel'), view: 'side', seed: 7, cut: 0, width: 800 })  ->  SVG, 800 x 1000

import type { View } from '../seed/pictures.js';
import { createCanvas } from './drawing/canvas.js';
import type { Crop, Kind, Pose } from './drawing/kind.js';
import { TILE } from './drawing/tile.js';
import * as backpack from './kinds/accessories/backpack.js';
import * as bag from './kinds/accessories/bag.js';
import * as beanie from './kinds/accessories/beanie.js';
import * as cap from './kinds/accessories/cap.js';
import * as scarf from './kinds/accessories/scarf.js';
import * as tote from './kinds/accessories/tote.js';
import * as chinos from './kinds/clothes/chinos.js';
import * as coat from './kinds/clothes/coat.js';
import * as dress from './kinds/clothes/dress.js';
import * as hoodie from './kinds/clothes/hoodie.js';
import * as jacket from './kinds/clothes/jacket.js';
import * as jeans from './kinds/clothes/jeans.js';
import * as puffer from './kinds/clothes/puffer.js';
import * as shirt from './kinds/clothes/shirt.js';
import * as shorts from './kinds/clothes/shorts.js';
import * as skirt from './kinds/clothes/skirt.js';
import * as sweater from './kinds/clothes/sweater.js';
import * as tShirt from './kinds/clothes/t-shirt.js';
import * as trousers from './kinds/clothes/trousers.js';
import * as boot from './kinds/shoes/boot.js';
import * as heel from './kinds/shoes/heel.js';
import * as laceBoot from './kinds/shoes/lace-boot.js';
import * as loafer from './kinds/shoes/loafer.js';
import * as runner from './kinds/shoes/runner.js';
import * as sandal from './kinds/shoes/sandal.js';
import * as sneakerHigh from './kinds/shoes/sneaker-high.js';
import * as sneakerLow from './kinds/shoes/sneaker-low.js';
import type { Palette } from './palettes.js';

const SHOE_CLOSE: Crop = [60, 380, 330];
const CLOSE: Crop = [140, 560, 340];

const SHOES: Readonly<Record<string, Kind>> = { 'sneaker-low': sneakerLow, 'sneaker-high': sneakerHigh, runner, boot, 'lace-boot': laceBoot, loafer, sandal, heel };
const OTHER_GOODS: Readonly<Record<string, Kind>> = {
  't-shirt': tShirt, shirt, hoodie, sweater, jacket, puffer, coat, jeans, trousers, chinos, shorts, dress, skirt, bag, tote, backpack, cap, beanie, scarf,
};
const KINDS = { ...SHOES, ...OTHER_GOODS };

export const kinds: readonly string[] = Object.keys(KINDS);
export const isShoe = (kind: string): boolean => kind in SHOES;

export interface DrawOptions {
  palette: Palette;
  view: View;
  /** Seed of the random folds in the material. */
  seed: number;
  /** Variant of the kind of goods: 0, 1 or 2. */
  cut: number;
  /** Width in pixels, on which the lighting depends. */
  width: number;
}

export interface FigureOptions {
  palette: Palette;
  seed: number;
  cut: number;
  view: Pose['view'];
  zoom: number;
}

/** Returns the drawing without a background, in 800 x 1000 units. The floor under shoes is y = 640. */
export function drawFigure(name: string, { palette, seed, cut, view, zoom }: FigureOptions): { defs: string; body: string } {
  const canvas = createCanvas({ seed, prefix: `${name}-${seed}-`, zoom });
  const body = findKind(name).draw(canvas, palette, { seed, cut, view });
  return { defs: canvas.defs(), body };
}

function findKind(name: string): Kind {
  const kind = KINDS[name];
  if (!kind) throw new Error(`No kind ${name}`);
  return kind;
}

export function drawGoods(name: string, { palette, view, seed, cut, width }: DrawOptions): string {
  const { frame, lift = 0 } = findKind(name);
  const crops: Partial<Record<View, Crop>> = { detail: frame.detail, close: frame.close ?? (isShoe(name) ? SHOE_CLOSE : CLOSE) };
  const crop = crops[view];
  const visibleWidth = crop ? crop[2] : view === 'pair' ? 920 : 800;
  const { defs, body } = drawFigure(name, { palette, seed, cut, view: view === 'back' ? 'back' : 'side', zoom: width / visibleWidth });
  const offsetY = isShoe(name) ? 12 + lift : lift;
  const ground = `<rect width="800" height="1000" fill="${TILE}"/>`;
  const size = `viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${ground}${placeOnTile(body)}</svg>`;

  function placeOnTile(drawing: string): string {
    if (crop) return drawCrop(crop, drawing);
    if (view === 'pair') return drawPair(drawing, lift > 50);
    return offsetY ? `<g transform="translate(0 ${offsetY})">${drawing}</g>` : drawing;
  }
}

const drawCrop = ([x, y, w]: Crop, body: string): string => `<g transform="scale(${(800 / w).toFixed(4)}) translate(${-x} ${-y})">${body}</g>`;

function drawPair(body: string, isTall: boolean): string {
  const drawShoe = (scale: number, x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
  return isTall ? drawShoe(0.78, 150, -14) + drawShoe(0.78, 22, 186) : drawShoe(0.88, 92, -74) + drawShoe(0.88, 6, 150);
}
