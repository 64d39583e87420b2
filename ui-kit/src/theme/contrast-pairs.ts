import { computeContrastRatio } from './contrast-ratio.ts';
import { type ColorPair, colors } from './tokens.ts';

export type ColorName = keyof typeof colors;

/** A pair of colours and the contrast that it needs: 4.5 for text, 3 for borders of controls. */
export interface ContrastPair {
  foreground: ColorName;
  background: ColorName;
  minRatio: 4.5 | 3;
}

const backgrounds: ColorName[] = ['paper', 'surface', 'tile', 'panel'];
const foregrounds: ColorName[] = ['ink', 'muted', 'accent', 'positive', 'warning'];
const extraPairs: [foreground: ColorName, background: ColorName][] = [
  ['paper', 'ink'],
  ['paper', 'accent'],
  ['on-stage', 'stage'],
  ['on-stage-muted', 'stage'],
  ['on-picture', 'on-stage'],
  ['on-picture', 'picture'],
  ['on-picture', 'picture-own'],
  ['on-picture', 'badge'],
  ['badge-accent', 'badge'],
  ['badge', 'badge-accent'],
];

const createTextPair = (foreground: ColorName, background: ColorName): ContrastPair => ({ foreground, background, minRatio: 4.5 });
const createControlBorderPair = (background: ColorName): ContrastPair => ({ foreground: 'control', background, minRatio: 3 });

/** Every pair in use: a text on its background, or the border of a control on its background. */
export const contrastPairs: ContrastPair[] = [
  ...foregrounds.flatMap((foreground) => backgrounds.map((background) => createTextPair(foreground, background))),
  ...extraPairs.map(([foreground, background]) => createTextPair(foreground, background)),
  ...backgrounds.map(createControlBorderPair),
];

/** Contrast ratio of a pair of colours in a theme, from 1 for none to 21. */
export const computeContrast = (
  { foreground, background }: Pick<ContrastPair, 'foreground' | 'background'>,
  theme: keyof ColorPair,
): number => computeContrastRatio(colors[foreground][theme], colors[background][theme]);
