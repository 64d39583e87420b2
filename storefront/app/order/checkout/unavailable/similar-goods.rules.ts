import { isOneSize } from '../../../catalog/size-label.ts';
import type { SimilarGoodsQuery } from '../../../platform/graphql/generated/graphql.ts';

type SimilarProduct = SimilarGoodsQuery['similarProducts'][number];

/** Maximum number of similar products that are offered. */
const maxSimilarGoods = 3;

export interface SimilarGoods {
  products: SimilarProduct[];
  /** Size that all the products have; null if there is none. */
  commonSize: string | null;
}

/**
 * Picks the similar products whose prices are closest to the price of the unavailable unit. Prefers products that have its size: other
 * products are picked only if none has it.
 */
export function pickSimilarGoods(products: readonly SimilarProduct[], size: string, cost: number): SimilarGoods {
  const productsOfSize = products.filter(({ sizes }) => sizes.some(({ name, isAvailable }) => name === size && isAvailable));
  const hasSize = productsOfSize.length > 0 && !isOneSize(size);
  const getDifference = ({ priceDetails }: SimilarProduct) =>
    priceDetails ? Math.abs(priceDetails.payable - cost) : Number.MAX_SAFE_INTEGER;
  const closest = [...(hasSize ? productsOfSize : products)].sort((one, other) => getDifference(one) - getDifference(other));
  return { products: closest.slice(0, maxSimilarGoods), commonSize: hasSize ? size : null };
}

/** Heading of similar goods: «Похожие в размере 41». */
export function titleSimilarGoods({ products, commonSize }: SimilarGoods): string {
  if (products.length === 1) return commonSize === null ? 'Похожая вещь' : `Похожая вещь в\u00a0размере\u00a0${commonSize}`;
  return commonSize === null ? 'Похожие вещи' : `Похожие в\u00a0размере\u00a0${commonSize}`;
}
