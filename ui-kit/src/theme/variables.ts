import {
  breakpoints,
  type colors,
  type durations,
  type easings,
  type fonts,
  type radii,
  type roles,
  type spaces,
  type textSizes,
} from './tokens.ts';

/** Returns the CSS variable of a colour of the palette, so that components need not render again when the theme is switched. */
export const color = (name: keyof typeof colors): string => `var(--meet-color-${name})`;

/** Returns the CSS variable of a colour role. Prefer it to `color`: a shop may give each role a colour of its own. */
export const role = (name: keyof typeof roles): string => `var(--meet-${name})`;

/** Percentage of the action colour that remains in a state; the rest is the colour of the text on it. */
const actionShares = { hover: 82, pressed: 66 } as const;

/**
 * Background of a main button under the pointer or pressed: closer to the colour of its text, unless a shop sets `--meet-action-hover` or
 * `--meet-action-pressed`.
 */
export const actionState = (state: keyof typeof actionShares): string =>
  `var(--meet-action-${state}, color-mix(in srgb, ${role('action')} ${actionShares[state]}%, ${role('on-action')}))`;

export const space = (step: keyof typeof spaces): string => `var(--meet-space-${step})`;

export const radius = (name: keyof typeof radii): string => `var(--meet-radius-${name})`;

export const motion = (name: keyof typeof durations | keyof typeof easings): string => `var(--meet-${name})`;

/** Value of the CSS `font` property: weight, size with line height, family. */
export const font = (weight: number, size: keyof typeof textSizes, family: keyof typeof fonts = 'text'): string =>
  `${weight} var(--meet-text-${size}) var(--meet-font-${family})`;

/** Height of a fixed bottom bar, above which floating elements are placed. */
export const bottomBar = 'var(--meet-bottom-bar, 0px)';

/** Style of a fixed bottom bar. While it is on the page, it publishes its height, and the page scrolls focused elements above the bar. */
export const asBottomBar = (height: string) => ({ 'html:has(&)': { '--meet-bottom-bar': height, scrollPaddingBottom: height } }) as const;

/** Media queries for the breakpoints and for a pointer that can hover. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
