import { type Design, listDesigns } from '../seed/goods/designs.js';
import type { View } from '../seed/pictures.js';
import { isShoe, kinds } from './draw-goods.js';

/** One picture of the demo shop: a view of a design. */
export interface Master extends Design {
  view: View;
}

/** Every design in four views. */
export const masters: readonly Master[] = kinds.flatMap(listDesigns).flatMap((design) =>
  listViews(design).map((view) => ({ ...design, name: `${design.name}-${view}`, view })),
);

function listViews({ kind }: Design): View[] {
  return ['side', isShoe(kind) ? 'pair' : 'back', 'detail', 'close'];
}
