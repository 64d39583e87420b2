import type { DemoProduct } from './models.js';
import { randomFrom } from './random.js';

/** Number of cards on a catalog page. */
const PAGE = 24;

/** The products that share a cover picture, and the position at which that picture was last shown. */
interface Shelf {
  waiting: DemoProduct[];
  total: number;
  /**
   * Shifts the evenly spaced positions of this picture by a part of their distance, 0 to 1. Derived from the picture, so that pictures with
   * as many products are not all due at once.
   */
  place: number;
  shownAt: number;
}

/**
 * Orders products for display. Kinds of goods and colours are mixed, and products with the same picture are spread evenly over the shop.
 * A picture repeats within a page only when every picture that still has products was shown on the last 24 cards.
 */
export function chooseDisplayOrder(products: readonly DemoProduct[]): DemoProduct[] {
  const shelves = [...Map.groupBy(products, toPicture)].map(([picture, waiting]) => createShelf(picture, waiting));
  return products.map((_, index) => {
    const nonEmptyShelves = shelves.filter(({ waiting }) => waiting.length > 0);
    const rested = nonEmptyShelves.filter(({ shownAt }) => index - shownAt >= PAGE);
    const shelf = rested.length > 0 ? lowest(rested, due) : lowest(nonEmptyShelves, ({ shownAt }) => shownAt);
    shelf.shownAt = index;
    const product = shelf.waiting.shift();
    if (!product) throw new Error('A shelf was empty');
    return product;
  });
}

function createShelf(picture: string, waiting: readonly DemoProduct[]): Shelf {
  return { waiting: [...waiting], total: waiting.length, place: drawShare(picture), shownAt: -PAGE };
}

const due = ({ waiting, total, place }: Shelf): number => (total - waiting.length + place) / total;

function lowest(shelves: readonly Shelf[], measure: (shelf: Shelf) => number): Shelf {
  return shelves.reduce((lowestShelf, shelf) => (measure(shelf) < measure(lowestShelf) ? shelf : lowestShelf));
}

/**
 * Whether a product belongs to the subset named `label`, which contains this share of the shop. Of the products with the same picture, the
 * subset takes evenly spaced ones, so that pictures repeat as rarely as possible within it.
 */
export function belongsTo(share: number, label: string, product: DemoProduct): boolean {
  return (drawShare(`${label} ${toPicture(product)}`) + product.round * share) % 1 < share;
}

function toPicture({ drawing }: DemoProduct): string {
  return drawing.name;
}

const drawShare = (text: string): number => randomFrom(text).next();
