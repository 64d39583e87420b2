// Product illustrations drawn by code. The same arguments always give the same picture.
//   draw('boot', { palette: paletteOf('karamel'), view: 'side', seed: 7 })  ->  SVG, 800 x 1000
import { hex, oklch } from './colour.js';
import type { Crop, Kind } from './kind.js';
import * as backpack from './kinds/backpack.js';
import * as bag from './kinds/bag.js';
import * as beanie from './kinds/beanie.js';
import * as boot from './kinds/boot.js';
import * as cap from './kinds/cap.js';
import * as coat from './kinds/coat.js';
import * as dress from './kinds/dress.js';
import * as heel from './kinds/heel.js';
import * as hoodie from './kinds/hoodie.js';
import * as jacket from './kinds/jacket.js';
import * as jeans from './kinds/jeans.js';
import * as loafer from './kinds/loafer.js';
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
import * as trousers from './kinds/trousers.js';
import type { Palette } from './palettes.js';
import { canvas } from './shape.js';

/** The grey of lists. */
const TILE = '#EFEDE8';

const SHOES: Readonly<Record<string, Kind>> = { 'sneaker-low': sneakerLow, 'sneaker-high': sneakerHigh, runner, boot, loafer, sandal, heel };
const GOODS: Readonly<Record<string, Kind>> = {
  't-shirt': tShirt, shirt, hoodie, sweater, jacket, coat, jeans, trousers, shorts, dress, skirt, bag, backpack, cap, beanie, scarf,
};
const KINDS = { ...SHOES, ...GOODS };

export const kinds: readonly string[] = Object.keys(KINDS);
export const isShoe = (kind: string): boolean => kind in SHOES;

/** `tile` is the side on a tint of the product's own colour. Shoes have a pair, everything else a back. */
export type View = 'side' | 'pair' | 'back' | 'detail' | 'tile';

export interface DrawOptions {
  palette: Palette;
  view?: View;
  /** Moves folds, and chooses between variants of a kind. */
  seed?: number;
  /** In pixels: the light depends on it. */
  width?: number;
}

export function draw(name: string, { palette, view = 'side', seed = 1, width = 800 }: DrawOptions): string {
  const kind = KINDS[name];
  if (!kind) throw new Error(`No kind ${name}`);
  const { frame, lift = 0 } = kind;
  const { detail } = frame;
  const across = view === 'detail' ? detail[2] : view === 'pair' ? 920 : 800;
  const c = canvas({ seed, prefix: `${name}-${seed}-`, zoom: width / across });
  const body = kind.draw(c, palette, { seed, view: view === 'back' ? 'back' : 'side' });
  const move = isShoe(name) ? 12 + lift : lift;
  const ground = `<rect width="800" height="1000" fill="${view === 'tile' ? tint(palette.base) : TILE}"/>`;
  const size = `viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${c.defs()}</defs>${ground}${place(body)}</svg>`;

  function place(drawing: string): string {
    if (view === 'detail') return crop(detail, drawing);
    if (view === 'pair') return pair(drawing, lift > 50);
    return move ? `<g transform="translate(0 ${move})">${drawing}</g>` : drawing;
  }
}

/** A tint of the product's colour, light enough for the product to stand out on it. */
function tint(colour: string): string {
  const { L, C, h } = oklch(colour);
  return hex({ L: L > 0.75 ? 0.86 : 0.9, C: Math.min(0.022, C * 0.2 + 0.003), h });
}

const crop = ([x, y, w]: Crop, body: string): string => `<g transform="scale(${(800 / w).toFixed(4)}) translate(${-x} ${-y})">${body}</g>`;

function pair(body: string, tall: boolean): string {
  const one = (k: number, x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(${k})">${body}</g>`;
  return tall ? one(0.78, 150, -14) + one(0.78, 22, 186) : one(0.88, 92, -74) + one(0.88, 6, 150);
}
