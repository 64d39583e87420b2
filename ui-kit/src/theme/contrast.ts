import { type ColorPair, colors } from './tokens.ts';

export type ColorRole = keyof typeof colors;

/** A pair of colours and the contrast that it needs: 4.5 for text, 3 for borders of controls. */
export interface ContrastPair {
  on: ColorRole;
  ground: ColorRole;
  least: 4.5 | 3;
}

const grounds: ColorRole[] = ['paper', 'surface', 'tile'];
const texts: ColorRole[] = ['ink', 'muted', 'accent', 'positive', 'warning'];
const alone: [on: ColorRole, ground: ColorRole][] = [
  ['ink', 'panel'],
  ['muted', 'panel'],
  ['accent', 'panel'],
  ['paper', 'ink'],
  ['paper', 'accent'],
  ['on-stage', 'stage'],
  ['on-stage-muted', 'stage'],
  ['on-picture', 'picture'],
  ['on-picture', 'picture-own'],
  ['on-picture', 'badge'],
  ['badge-accent', 'badge'],
  ['badge', 'badge-accent'],
];

const text = (on: ColorRole, ground: ColorRole): ContrastPair => ({ on, ground, least: 4.5 });
const edge = (ground: ColorRole): ContrastPair => ({ on: 'control', ground, least: 3 });

/** Every pair of colours in use. */
export const contrastPairs: ContrastPair[] = [
  ...texts.flatMap((on) => grounds.map((ground) => text(on, ground))),
  ...alone.map(([on, ground]) => text(on, ground)),
  ...[...grounds, 'panel' as const].map(edge),
];

/** Relative luminance by WCAG: 0 for black, 1 for white. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/** Contrast ratio of a pair in a theme, from 1 to 21. */
export function contrast({ on, ground }: Pick<ContrastPair, 'on' | 'ground'>, theme: keyof ColorPair): number {
  const [dim = 0, bright = 0] = [luminance(colors[on][theme]), luminance(colors[ground][theme])].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}
