// Marks of badges: a sign in the badge's own colours, simple enough to be read at a height of 12 pixels.
import type { badges } from '../../seed/catalog/badges.js';

const SIDE = 240;
export const badgeMarkSize = { width: SIDE, height: SIDE } as const;

const INK = 'fill="currentColor"';
// Symbols by slug of the badge, in a 60 x 60 box.
const symbols: Readonly<Record<string, string>> = {
  'meet-price': `<path d="M6 15H54V26H6ZM6 34H54V45H6Z" ${INK}/>`,
  novinka: `<path d="M30 1L37.500 22.500L59 30L37.500 37.500L30 59L22.500 37.500L1 30L22.500 22.500Z" ${INK}/>`,
  hit: `<path d="M30 2L38.200 20.700L58.500 22.700L43.200 36.300L47.600 56.300L30 45.900L12.400 56.300L16.800 36.300L1.500 22.700L21.800 20.700Z" ${INK}/>`,
  'tolko-v-meet': `<path d="M4 54V6H16L30 27L44 6H56V54H44.500V24L30 45.500L15.500 24V54Z" ${INK}/>`,
  'sdelano-v-rossii':
    '<path d="M2 9H58V23.500H2Z" fill="#FFFFFF"/><path d="M2 23H58V37H2Z" fill="#0039A6"/><path d="M2 37H58V51H2Z" fill="#D52B1E"/>' +
    '<path d="M2 9H58V51H2Z" fill="none" stroke="#17171A" stroke-opacity=".35" stroke-width="2.500"/>',
};

export function drawBadgeMark({ slug, textColour, backgroundColour }: (typeof badges)[number]): string {
  const symbol = symbols[slug];
  if (!symbol) throw new Error(`No mark of the badge ${slug}`);
  const ground = `<rect width="60" height="60" fill="${backgroundColour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="${SIDE}" height="${SIDE}" color="${textColour}">${ground}${symbol}</svg>`;
}
