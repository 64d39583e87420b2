/** Builds the address of a picture from its key and a width in pixels. */
export type PictureSource = (imageKey: string, width: number) => string;

/** The shop's image proxy: WebP at quality 80 in one of the allowed widths. */
export const shopPictureSource: PictureSource = (imageKey, width) => `/_ipx/f_webp,w_${width},q_80/${imageKey}`;

/** Widths that the browser chooses from, for screens of any density. The proxy never enlarges an original. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** Returns the widths for `srcset`. No screen needs more than four device pixels per CSS pixel, so a small picture has few. */
export function listWidths(sizes: string): number[] {
  // NaN if `sizes` is not a length in pixels; then no width is left out.
  const maxWidth = 4 * Number(sizes.replace('px', ''));
  return pictureWidths.filter((_width, index) => !((pictureWidths[index - 1] ?? 0) >= maxWidth));
}
