import { breakpoints, type colors, type durations, type easings, type fonts, type radii, type spaces, type textSizes } from './tokens.ts';

/** `color('ink')` is the CSS variable of that role: a theme switch re-renders nothing. */
export const color = (role: keyof typeof colors): string => `var(--color-${role})`;

export const space = (step: keyof typeof spaces): string => `var(--space-${step})`;

export const radius = (name: keyof typeof radii): string => `var(--radius-${name})`;

export const motion = (name: keyof typeof durations | keyof typeof easings): string => `var(--${name})`;

/** Value of the CSS `font` property: weight, size with its line height, family. */
export const font = (weight: number, size: keyof typeof textSizes, family: keyof typeof fonts = 'text'): string =>
  `${weight} var(--text-${size}) var(--font-${family})`;

/** How high a bar stands at the end of the screen; what floats there stands above it. */
export const bottomBar = 'var(--bottom-bar, 0px)';

/** Style of such a bar: tells the page how high it is, for as long as it is there. */
export const asBottomBar = (height: string) => ({ 'html:has(&)': { '--bottom-bar': height } }) as const;

/** Media queries of the breakpoints, and the ones that ask for a real pointer. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
