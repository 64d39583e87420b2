// Product illustrations drawn by code. The same arguments always give the same picture.
//   draw('boot', { palette: choosePalette('karamel'), view: 'side', seed: 7, cut: 0, width: 800 })  ->  SVG, 800 x 1000
import type { View } from '../seed/pictures.js';
import type { Crop, Kind, Pose } from './kind.js';
import * as backpack from './kinds/backpack.js';
import * as bag from './kinds/bag.js';
import * as beanie from './kinds/beanie.js';
import * as boot from './kinds/boot.js';
import * as cap from './kinds/cap.js';
import * as chinos from './kinds/chinos.js';
import * as coat from './kinds/coat.js';
import * as dress from './kinds/dress.js';
import * as heel from './kinds/heel.js';
import * as hoodie from './kinds/hoodie.js';
import * as jacket from './kinds/jacket.js';
import * as jeans from './kinds/jeans.js';
import * as laceBoot from './kinds/lace-boot.js';
import * as loafer from './kinds/loafer.js';
import * as puffer from './kinds/puffer.js';
import * as runner from './kinds/runner.js';
import * as sandal from './kinds/sandal.js';
import * as scarf from './kinds/scarf.js';
import * as shirt from './kinds/shirt.js';
import * as shorts from './kinds/shorts.js';
import * as skirt from './kinds/skirt.js';
import * as sneakerHigh from './kinds/sneaker-high.js';
import * as sneakerLow from './kinds/sneaker-low.js';
import * as sweater from './kinds/sweater.js';
import * as tShirt from './kinds/t-shirt.js';
import * as tote from './kinds/tote.js';
import * as trousers from './kinds/trousers.js';
import type { Palette } from './palettes.js';
import { canvas } from './shape.js';
import { TILE } from './tile.js';

const SHOE_CLOSE: Crop = [60, 380, 330];
const CLOSE: Crop = [140, 560, 340];

const SHOES: Readonly<Record<string, Kind>> = { 'sneaker-low': sneakerLow, 'sneaker-high': sneakerHigh, runner, boot, 'lace-boot': laceBoot, loafer, sandal, heel };
const GOODS: Readonly<Record<string, Kind>> = {
  't-shirt': tShirt, shirt, hoodie, sweater, jacket, puffer, coat, jeans, trousers, chinos, shorts, dress, skirt, bag, tote, backpack, cap, beanie, scarf,
};
const KINDS = { ...SHOES, ...GOODS };

export const kinds: readonly string[] = Object.keys(KINDS);
export const isShoe = (kind: string): boolean => kind in SHOES;

export interface DrawOptions {
  palette: Palette;
  view: View;
  /** Seed of the folds. */
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
export function figure(name: string, { palette, seed, cut, view, zoom }: FigureOptions): { defs: string; body: string } {
  const c = canvas({ seed, prefix: `${name}-${seed}-`, zoom });
  const body = detectKind(name).draw(c, palette, { seed, cut, view });
  return { defs: c.defs(), body };
}

function detectKind(name: string): Kind {
  const kind = KINDS[name];
  if (!kind) throw new Error(`No kind ${name}`);
  return kind;
}

export function draw(name: string, { palette, view, seed, cut, width }: DrawOptions): string {
  const { frame, lift = 0 } = detectKind(name);
  const crops: Partial<Record<View, Crop>> = { detail: frame.detail, close: frame.close ?? (isShoe(name) ? SHOE_CLOSE : CLOSE) };
  const cropped = crops[view];
  const across = cropped ? cropped[2] : view === 'pair' ? 920 : 800;
  const { defs, body } = figure(name, { palette, seed, cut, view: view === 'back' ? 'back' : 'side', zoom: width / across });
  const move = isShoe(name) ? 12 + lift : lift;
  const ground = `<rect width="800" height="1000" fill="${TILE}"/>`;
  const size = `viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${ground}${place(body)}</svg>`;

  function place(drawing: string): string {
    if (cropped) return crop(cropped, drawing);
    if (view === 'pair') return pair(drawing, lift > 50);
    return move ? `<g transform="translate(0 ${move})">${drawing}</g>` : drawing;
  }
}

const crop = ([x, y, w]: Crop, body: string): string => `<g transform="scale(${(800 / w).toFixed(4)}) translate(${-x} ${-y})">${body}</g>`;

function pair(body: string, tall: boolean): string {
  const one = (k: number, x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(${k})">${body}</g>`;
  return tall ? one(0.78, 150, -14) + one(0.78, 22, 186) : one(0.88, 92, -74) + one(0.88, 6, 150);
}
