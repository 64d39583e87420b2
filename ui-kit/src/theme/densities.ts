import type { sizes, textSizes } from './tokens.ts';

/**
 * Sizes for applications that people work with all day, on elements with `data-density`: controls of 32 px, rows of 34, text of 13. They
 * apply only with a mouse or another fine pointer, because a finger needs the usual sizes.
 */
export const densities = {
  desk: {
    sizes: { target: 32, 'control-small': 28, 'control-medium': 32, 'control-large': 36, 'control-inset': 10, cell: 6.5 },
    /** Font size and line height in place of a step of the type scale. */
    textSizes: { 14: [13, 20], 16: [13, 20] },
  },
} as const satisfies Record<
  string,
  { sizes: Partial<Record<keyof typeof sizes, number>>; textSizes: Partial<Record<keyof typeof textSizes, readonly [number, number]>> }
>;
