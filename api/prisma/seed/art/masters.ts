import { isShoe, kinds, type View } from './art.js';
import { suits } from './palettes.js';

/** One picture that the seed hands out. */
export interface Master {
  name: string;
  kind: string;
  colour: string;
  view: View;
  /** Which of the kind's colours it is: it also chooses folds, variant and contrast. */
  index: number;
}

const COLOURS = 8;
// Which of a kind's colours are also seen from behind, and from near: goods with one, two and three pictures.
const SECOND: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const DETAIL: readonly number[] = [0, 1, 3, 4];

export const masters: readonly Master[] = kinds.flatMap((kind) =>
  suits(kind)
    .slice(0, COLOURS)
    .flatMap((colour, index) => viewsOf(kind, index).map((view) => ({ name: `${kind}-${colour}-${view}`, kind, colour, view, index }))),
);

function viewsOf(kind: string, index: number): View[] {
  const second: View = isShoe(kind) ? 'pair' : 'back';
  return ['side', ...(SECOND.includes(index) ? [second] : []), ...(DETAIL.includes(index) ? (['detail'] satisfies View[]) : [])];
}
