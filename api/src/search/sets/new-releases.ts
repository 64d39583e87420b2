import type { ProductSets } from './product-sets.js';

/** Returns the newest models of the shop, each by its newest listed colour. A model is identified by brand and name. */
export function newReleases(limit: number, { columns, orders }: Pick<ProductSets, 'columns' | 'orders'>): string[] {
  const newest = orders.of('NEW_FIRST');
  const byModel = new Map<string, number>();
  for (let index = 0; index < newest.length && byModel.size < limit; index += 1) {
    const product = newest[index] ?? 0;
    const model = JSON.stringify([columns.brand.of(product), columns.models.getName(product)]);
    if (!byModel.has(model)) byModel.set(model, product);
  }
  return [...byModel.values()].map((product) => columns.ids.getId(product));
}
