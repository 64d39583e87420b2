import type { Prisma, SupplierType } from '../../../src/platform/prisma/generated/client.js';
import { randomFrom } from '../random.js';
import type { DemoProduct } from './demo-products.js';
import { isOnSale } from './product-states.js';

/** Rounds a price to one that ends in 90, such as 12,490 for 12,513. */
export function roundToEndIn90(roubles: number): number {
  return Math.max(1, Math.round(roubles / 100)) * 100 - 10;
}

/** Chooses the prices of a unit. A unit from a supplier usually costs 4 % less than one in the warehouse. */
export function choosePrices(
  product: DemoProduct,
  supplier: SupplierType,
): Pick<Prisma.ProductItemCreateManyInput, 'price' | 'oldPrice' | 'loyaltyPrice'> {
  const random = randomFrom(`prices ${product.slug}`);
  const price = supplier === 'MEET_WAREHOUSE' ? product.price : roundToEndIn90(product.price * 0.96);
  const oldPrice = roundToEndIn90(product.price / (1 - random.whole(10, 60) / 100));
  const memberPrice = Math.floor((price * 0.9) / 10) * 10;
  return {
    price: toKopecks(price),
    oldPrice: isOnSale(product) && oldPrice > price ? toKopecks(oldPrice) : null,
    loyaltyPrice: random.chance(0.7) ? toKopecks(memberPrice) : null,
  };
}

const toKopecks = (roubles: number): bigint => BigInt(roubles) * 100n;
