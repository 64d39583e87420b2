import { Injectable } from '@nestjs/common';
import { matchVisibleProduct } from '../../catalog/product/product-visibility.rules.js';
import { readIndex, recordProducts } from '../../platform/http/cache/response-dependencies.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { Sex } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { BitSet } from '../sets/bit-set.js';
import { NearestNumbers } from '../sets/nearest-numbers.js';
import type { SearchSets } from '../sets/search-sets.js';
import { SearchSetsService } from '../sets/search-sets.service.js';

interface ViewedProduct {
  category: string | null;
  productType: string | null;
  sex: Sex;
  brand: string;
  model: string;
  colour: string;
  /** Price in kopecks; null if the product has no units. */
  price: number | null;
}

// Distances on the scale of ln(price): another brand counts like a price e^0.2 times as high, another colour like a price e^0.1 times as
// high.
const OTHER_BRAND_DISTANCE = 0.2;
const OTHER_COLOUR_DISTANCE = 0.1;

/** Returns the data of a listed product; undefined if it is not listed. */
const findViewedProduct = (id: string, { columns, listedProducts }: SearchSets): ViewedProduct | undefined => {
  const productNumber = columns.ids.findNumber(id);
  if (productNumber === undefined || !listedProducts.has(productNumber)) return undefined;
  return {
    category: columns.category.get(productNumber),
    productType: columns.productType.get(productNumber),
    sex: columns.sex.get(productNumber) ?? 'UNISEX',
    brand: columns.brand.get(productNumber) ?? '',
    model: columns.models.getName(productNumber),
    colour: columns.colour.get(productNumber) ?? '',
    price: columns.price.get(productNumber),
  };
};

/** Returns products of the same category, type and sex but another model, the most similar first. */
const findSimilar = (
  viewedProduct: ViewedProduct,
  limit: number,
  { columns, facets, listedProducts, sortOrders }: SearchSets,
): string[] => {
  const similarProducts = [
    facets.findUnion('CATEGORIES', viewedProduct.category === null ? [] : [viewedProduct.category]),
    facets.findUnion('SEX', [viewedProduct.sex]),
  ]
    .concat(viewedProduct.productType === null ? [] : [facets.findUnion('productType', [viewedProduct.productType])])
    .reduce((products: BitSet, matchingProducts) => products.and(matchingProducts), listedProducts);
  const isOfModel = columns.models.createModelMatcher(viewedProduct.model);
  const computeDistance = (productNumber: number): number => {
    const price = columns.price.get(productNumber);
    return (
      Math.abs(Math.log(price / (viewedProduct.price ?? price))) +
      (columns.brand.get(productNumber) === viewedProduct.brand ? 0 : OTHER_BRAND_DISTANCE) +
      (columns.colour.get(productNumber) === viewedProduct.colour ? 0 : OTHER_COLOUR_DISTANCE)
    );
  };
  const positions = sortOrders.readPositions('POPULAR_FIRST');
  const nearestProducts = new NearestNumbers(limit, (productNumber) => positions[productNumber] ?? 0);
  for (const productNumber of similarProducts.toNumbers()) {
    if (columns.brand.get(productNumber) !== viewedProduct.brand || !isOfModel(productNumber))
      nearestProducts.add(productNumber, computeDistance(productNumber));
  }
  return nearestProducts.numbers.map((productNumber) => columns.ids.getId(productNumber));
};

@Injectable()
export class SimilarProductsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly searchSets: SearchSetsService,
  ) {}

  async listProductIds(productId: string, limit: number): Promise<string[]> {
    if (!isId(productId)) return [];
    // The price of an unlisted product comes from its units, so the response depends on this product.
    recordProducts([{ id: productId.toLowerCase() }]);
    return readIndex(() => this.#findIds(productId, limit));
  }

  async #findIds(productId: string, limit: number): Promise<string[]> {
    const sets = await this.searchSets.readSets();
    const viewedProduct = findViewedProduct(productId.toLowerCase(), sets) ?? (await this.#findUnlistedProduct(productId));
    return viewedProduct ? findSimilar(viewedProduct, limit, sets) : [];
  }

  /** Returns the data of a product that is not listed, such as a sold-out one. The lowest price of its units is used for the comparison. */
  async #findUnlistedProduct(productId: string): Promise<ViewedProduct | undefined> {
    const [viewedProduct] = await this.prisma.readRows<ViewedProduct>`
      SELECT directory.slug AS category, product_type.slug AS "productType", product.sex::text, brand.slug AS brand,
        product.model_name AS model, colour.slug AS colour,
        (SELECT min(price)::float8 FROM product_item WHERE product_id = product.id AND deleted_at IS NULL) AS price
      FROM product JOIN directory ON directory.id = product.directory_id JOIN brand ON brand.id = product.brand_id
        JOIN colour ON colour.id = product.colour_id LEFT JOIN product_type ON product_type.id = product.product_type_id
      WHERE product.id = ${productId}::uuid AND ${matchVisibleProduct()}`;
    return viewedProduct;
  }
}
