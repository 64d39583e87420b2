import { contrastRatio } from './readable-text.ts';
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

/** Contrast ratio of a pair in a theme, from 1 to 21. */
export const contrast = ({ on, ground }: Pick<ContrastPair, 'on' | 'ground'>, theme: keyof ColorPair): number =>
  contrastRatio(colors[on][theme], colors[ground][theme]);
