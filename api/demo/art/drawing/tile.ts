import { toHex, toOklch } from './colour.js';

/** The grey background of listings. */
export const TILE = '#EFEDE8';

/** Returns a tint of a product's colour that is light enough for the product to be clearly visible on it. */
export function deriveTint(colour: string): string {
  const { L, C, h } = toOklch(colour);
  return toHex({ L: L > 0.75 ? 0.86 : 0.9, C: Math.min(0.022, C * 0.2 + 0.003), h });
}
