import { isShoe, kinds, type View } from './art.js';
import { COLOURS_A_CUT, type Design, designsOf } from './designs.js';

export type MasterView = Exclude<View, 'tile'>;

/** One picture that the seed hands out: one view of a design. */
export interface Master extends Design {
  view: MasterView;
}

/** Their weave takes many bytes: fewer of them are shown from near. */
const ROUGH = new Set(['sweater', 'jeans', 'backpack', 'scarf', 'cap', 'beanie', 'coat', 'runner', 'jacket', 'puffer', 'tote', 'trousers', 'chinos',
  'shorts', 'bag']);

export const masters: readonly Master[] = kinds.flatMap(designsOf).flatMap((design) =>
  viewsOf(design).map((view) => ({ ...design, name: `${design.name}-${view}`, view })),
);

/** The first colours of a cut have four pictures, the next have two, the rest one. */
function viewsOf({ kind, index }: Design): MasterView[] {
  const place = index % COLOURS_A_CUT;
  const rich = ROUGH.has(kind) ? 1 : 2;
  const second: MasterView = isShoe(kind) ? 'pair' : 'back';
  if (place < rich) return ['side', second, 'detail', 'close'];
  return place <= rich ? ['side', second] : ['side'];
}
