import { drawFigure } from '../draw-goods.js';
import { roundToTenth } from '../drawing/points.js';
import { choosePalette } from '../palettes.js';

export interface SceneItem {
  kind: string;
  colour: string;
  /** Centre and scale of the product's drawing. */
  at: readonly [x: number, y: number, k: number];
  cut?: number;
  contrast?: 0 | 1;
  rotation?: number;
  back?: boolean;
}

export interface Scene {
  colour: string;
  items: readonly SceneItem[];
}

/** Places drawings of products, and returns them with the SVG definitions that they use. */
export function arrangeGoods(items: readonly SceneItem[]): { defs: string; body: string } {
  const drawn = items.map(({ kind, colour: itemColour, at: [x, y, k], cut = 0, contrast = 0, rotation = 0, back = false }, index) => {
    // Different seeds keep the ids of two products of the same kind distinct.
    const { defs, body } = drawFigure(kind, { palette: choosePalette(itemColour, contrast), seed: index + 3, cut, view: back ? 'back' : 'side', zoom: k });
    return { defs, body: `<g transform="translate(${roundToTenth(x)} ${roundToTenth(y)}) rotate(${rotation}) scale(${k}) translate(-400 -500)">${body}</g>` };
  });
  return { defs: drawn.map(({ defs }) => defs).join(''), body: drawn.map(({ body }) => body).join('') };
}
