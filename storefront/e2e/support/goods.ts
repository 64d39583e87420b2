import { sql } from './database.ts';
import { findUnitsForSale } from './orders.ts';
import { queryApi } from './query-api.ts';

interface Goods {
  slug: string;
  name: string;
  sizes: { slug: string; name: string }[];
  offers: { productItemId: string; size: { slug: string; name: string }; priceDetails: { price: number } }[];
}

const goodsQuery = `{ filteredProducts(dto: { pagination: { limit: 60 } }) { items {
  slug name sizes { slug name } offers { productItemId size { slug name } priceDetails { price } }
} } }`;

const listGoods = async () => (await queryApi<{ filteredProducts: { items: Goods[] } }>(goodsQuery)).filteredProducts.items;

interface OfferedProduct {
  slug: string;
  name: string;
  size: { slug: string; name: string };
  unitId: string;
  cheap: number;
  dear: number;
}

function findOfferAtSpeeds({ slug, name, offers }: Goods, speeds: number): OfferedProduct | undefined {
  for (const { size, productItemId } of offers) {
    const prices = offers.filter((offer) => offer.size.slug === size.slug).map(({ priceDetails }) => priceDetails.price);
    if (prices.length === speeds) return { slug, name, size, unitId: productItemId, cheap: Math.min(...prices), dear: Math.max(...prices) };
  }
  return undefined;
}

async function findProduct(speeds: number, position: number): Promise<OfferedProduct> {
  const product = (await listGoods())
    .filter(({ sizes }) => sizes.length > 1)
    .flatMap((goods) => findOfferAtSpeeds(goods, speeds) ?? [])
    .at(position);
  if (!product) throw new Error('the demo shop has no such product');
  return product;
}

/** Finds a product with several sizes, one of them offered at a single speed. Each position selects a different product. */
export const findProductAtOneSpeed = (position = 0) => findProduct(1, position);

/** Finds a product with several sizes, one of them offered at both speeds, with the price at each speed. */
export const findProductAtTwoSpeeds = () => findProduct(2, 0);

/** The most similar products that the checkout asks for. */
const maxSimilarProducts = 12;

/**
 * Finds a unit for sale for which a similar product is available in its size, whatever its price becomes: the price decides which products
 * are the most similar, unless the checkout gets them all.
 */
export async function findUnitWithSimilarProduct() {
  for (const unit of await findUnitsForSale(20)) {
    const { similarProducts } = await queryApi<{ similarProducts: Pick<Goods, 'offers'>[] }>(
      `{ similarProducts(dto: { productId: "${unit.productId}", limit: ${maxSimilarProducts} }) { offers { size { slug } } } }`,
    );
    const areAll = similarProducts.length < maxSimilarProducts;
    if (areAll && similarProducts.some(({ offers }) => offers.some(({ size }) => size.slug === unit.size))) return unit;
  }
  throw new Error('no unit for sale has a similar product of its size');
}

/** Sells a unit, and offers an equal one that costs 1,000 roubles more. Returns the id of the dearer unit. */
export async function replaceByDearer(unitId: string): Promise<string> {
  const [dearer] = await sql(
    `INSERT INTO product_item (external_id, product_id, size_id, supplier, price, delivery_iso_code, bonus_calc_state)
     SELECT 'dearer-' || gen_random_uuid(), product_id, size_id, supplier, price + 100000, delivery_iso_code, bonus_calc_state
     FROM product_item WHERE id = $1 RETURNING id`,
    [unitId],
  );
  await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [unitId]);
  return String(dearer?.id);
}

interface ProductInColour {
  slug: string;
  sizes: { slug: string; name: string; isAvailable: boolean }[];
}

/** Finds a product with several sizes and another colour, and a size that is available in both. */
export async function findProductInTwoColours() {
  const { filteredProducts } = await queryApi<{ filteredProducts: { items: (ProductInColour & { children: ProductInColour[] })[] } }>(
    `{ filteredProducts(dto: { pagination: { limit: 30 } }) { items {
      slug sizes { slug name isAvailable } children { slug sizes { slug name isAvailable } }
    } } }`,
  );
  for (const { slug, sizes, children } of filteredProducts.items) {
    for (const otherColour of children) {
      const size = sizes.find(
        (candidate) => candidate.isAvailable && otherColour.sizes.some((other) => other.slug === candidate.slug && other.isAvailable),
      );
      if (size && sizes.length > 1 && otherColour.sizes.length > 1) return { slug, other: otherColour.slug, size };
    }
  }
  throw new Error('the demo shop has no such product');
}

export async function findSoldOutPath() {
  const [product] = await sql(
    `SELECT slug FROM product WHERE active AND deleted_at IS NULL AND EXISTS (SELECT FROM product_item WHERE product_id = product.id)
     AND NOT EXISTS (SELECT FROM product_item WHERE product_id = product.id AND sold_at IS NULL) ORDER BY slug LIMIT 1`,
  );
  if (!product) throw new Error('the demo shop has no sold-out product');
  return `/product/${product.slug}`;
}
