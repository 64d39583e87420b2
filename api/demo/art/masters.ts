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

/** How a drawing becomes a WebP file. */
export interface Encoding {
  /** Width of the drawing in pixels. The height is 1.25 times the width. */
  drawn: number;
  /** Width of the file, if smaller than the drawing. */
  storedWidth: number;
  /** WebP qualities to try, best first. */
  qualities: readonly number[];
  /** Size in bytes above which a lower quality is tried. Woven textures are noisy, which hides the loss. */
  limit: number;
}

const SIDE: Encoding = { drawn: 1200, storedWidth: 1200, qualities: [66, 50, 34], limit: 34_000 };
const SECOND: Encoding = { drawn: 960, storedWidth: 960, qualities: [44, 34, 26], limit: 16_000 };

/** The side view is the cover and the largest picture on a page. The other three views are smaller, to keep the total within 40 MB. */
export const encodings: Readonly<Record<View, Encoding>> = {
  side: SIDE,
  pair: SECOND,
  back: SECOND,
  detail: { drawn: 960, storedWidth: 800, qualities: [44, 32, 20], limit: 18_000 },
  close: { drawn: 960, storedWidth: 800, qualities: [44, 32, 24], limit: 14_000 },
};
