import { suits } from './palettes.js';

/** A kind of goods in one cut and colour: what a product shows. */
export interface Design {
  name: string;
  kind: string;
  colour: string;
  /** Which of its kind's designs it is; chooses folds, too. */
  index: number;
  cut: number;
  /** Whether its second colour is calm or stands out. */
  contrast: 0 | 1;
}

const CUTS = 3;
export const COLOURS_A_CUT = 6;

/** Neighbours share a cut, and no two of five have one colour: a model takes its colours one after another. */
export function designsOf(kind: string): Design[] {
  const colours = suits(kind);
  return Array.from({ length: CUTS * COLOURS_A_CUT }, (_, index) => {
    const colour = colours[index % colours.length] ?? '';
    const cut = Math.floor(index / COLOURS_A_CUT);
    return { name: `${kind}-${cut + 1}-${colour}`, kind, colour, index, cut, contrast: contrastOf(index, colours.length) };
  });
}

/** Neighbours take turns, and a colour that comes again looks different. */
function contrastOf(index: number, colours: number): 0 | 1 {
  return ((index % colours) + Math.floor(index / colours)) % 2 === 0 ? 0 : 1;
}
