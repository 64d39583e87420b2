import sharp from 'sharp';

/**
 * SVG to pixels at the SVG's own size. Resizing must be another step: sharp would shrink the SVG while loading it, and its light is
 * measured in pixels.
 */
export const pixels = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
