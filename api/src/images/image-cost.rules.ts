import type { ImageFormat, ImageModifiers } from './image-modifiers.rules.js';

/** CPU time per pixel relative to WebP. */
const WEIGHTS: Readonly<Record<ImageFormat, number>> = { webp: 1, jpeg: 1, png: 4, avif: 20 };
/** Estimated width when none is requested: the width of the source is not known yet. */
const UNKNOWN_WIDTH = 1536;

/** Highest cost of a cheap picture. All pictures of the shop's pages are cheap; only a few large ones that can be requested are not. */
export const MAX_CHEAP_COST = 3_000_000;

/** Returns the estimated work for a picture, in WebP pixels. */
export function computeCost({ format, width, height }: ImageModifiers & { format: ImageFormat }): number {
  const effectiveWidth = width ?? (height === undefined ? UNKNOWN_WIDTH : height / 1.25);
  return effectiveWidth * (height ?? effectiveWidth * 1.25) * WEIGHTS[format];
}
