import type { ImageFormat, ImageModifiers } from './image-modifiers.rules.js';

/** CPU time per pixel relative to WebP. */
const WEIGHTS: Readonly<Record<ImageFormat, number>> = { webp: 1, jpeg: 1, png: 4, avif: 20 };
/** Estimated width when none is requested: the width of the source is not known yet. */
const UNKNOWN_WIDTH = 1536;

/**
 * Highest cost at which a picture counts as cheap: the queue limits how many others are resized at once. All pictures of the shop's pages
 * are cheap. Expensive ones are large ones that no page shows, but anyone can request.
 */
export const MAX_CHEAP_COST = 3_000_000;

/** Returns the estimated work for a picture, in WebP pixels. */
export function computeCost({ format, width, height }: ImageModifiers & { format: ImageFormat }): number {
  const effectiveWidth = width ?? (height === undefined ? UNKNOWN_WIDTH : height / 1.25);
  return effectiveWidth * (height ?? effectiveWidth * 1.25) * WEIGHTS[format];
}
