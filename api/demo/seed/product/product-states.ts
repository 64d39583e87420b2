import { randomFrom } from '../random.js';
import type { DemoProduct } from './demo-products.js';

// States of products. Each state applies to a share of the products, which `belongsTo` chooses.

export const isNew = (product: DemoProduct): boolean => belongsTo(0.12, 'new', product);
export const isMeetPrice = (product: DemoProduct): boolean => belongsTo(0.08, 'meet-price', product);
export const isOnSale = (product: DemoProduct): boolean => !isNew(product) && belongsTo(0.3, 'sale', product);
export const isSoldOut = (product: DemoProduct): boolean => belongsTo(0.02, 'sold-out', product);

/** Arrival of the demo shop's newest product. It is fixed, so that every seed writes the same rows. */
export const NEWEST_ARRIVAL = Date.UTC(2026, 9, 30, 9);

/**
 * Whether a product belongs to the subset named `label`, which contains this share of the shop. Of the products with the same picture, the
 * subset takes evenly spaced ones, so that pictures repeat as rarely as possible within it.
 */
function belongsTo(share: number, label: string, { drawing, round }: DemoProduct): boolean {
  return (randomFrom(`${label} ${drawing.name}`).next() + round * share) % 1 < share;
}
