import { isOneSize } from '../../../catalog/size-label.ts';
import type { SimilarGoodsQuery } from '../../../platform/graphql/generated/graphql.ts';

type SimilarProduct = SimilarGoodsQuery['similarProducts'][number];

/** Maximum number of similar products that are offered. */
const maxSimilarGoods = 3;

export interface SimilarGood {
  product: SimilarProduct;
  /** The cheapest unit of the unavailable unit's size; null if the product is not available in this size. */
  offer: SimilarProduct['offers'][number] | null;
}

export interface SimilarGoods {
  goods: SimilarGood[];
  /** Size that all the products have; null if they have none in common, or come in one size. */
  commonSize: string | null;
}

interface UnavailableUnit {
  size: string;
  cost: number;
  /** Ids of the units that the order contains already. */
  orderedIds: readonly (string | number)[];
}

/** Prices of the offered unit or, if no unit is offered, those that the catalog displays for the product. */
export const findPrices = ({ product, offer }: SimilarGood): SimilarProduct['priceDetails'] => offer?.priceDetails ?? product.priceDetails;

/**
 * Picks the similar products whose prices are closest to the price of the unavailable unit. Prefers products that have its size: other
 * products are picked only if none has it.
 */
export function pickSimilarGoods(products: readonly SimilarProduct[], { size, cost, orderedIds }: UnavailableUnit): SimilarGoods {
  const all = products.map((product): SimilarGood => {
    const isOffered = ({ productItemId, size: { name } }: SimilarProduct['offers'][number]) =>
      name === size && !orderedIds.includes(productItemId);
    return { product, offer: product.offers.find(isOffered) ?? null };
  });
  const goodsOfSize = all.filter(({ offer }) => offer !== null);
  const getDifference = (good: SimilarGood) => Math.abs((findPrices(good)?.payable ?? Number.MAX_SAFE_INTEGER) - cost);
  const closest = (goodsOfSize.length > 0 ? goodsOfSize : all).sort((one, other) => getDifference(one) - getDifference(other));
  return { goods: closest.slice(0, maxSimilarGoods), commonSize: goodsOfSize.length > 0 && !isOneSize(size) ? size : null };
}

/** HTML id of the similar goods of a unit that cannot be bought. */
export const buildSimilarGoodsId = ({ productItemId }: { productItemId: string }): string => `similar-${productItemId}`;

/** Heading of similar goods: «Похожие в размере 41». */
export function titleSimilarGoods({ goods, commonSize }: SimilarGoods): string {
  if (goods.length === 1) return commonSize === null ? 'Похожая вещь' : `Похожая вещь в\u00a0размере\u00a0${commonSize}`;
  return commonSize === null ? 'Похожие вещи' : `Похожие в\u00a0размере\u00a0${commonSize}`;
}
