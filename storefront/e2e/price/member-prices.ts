import { sql } from '../support/database.ts';
import { queryApi } from '../support/query-api.ts';

interface OfferPrices {
  price: number;
  oldPrice: number | null;
  loyaltyPrice: number | null;
}

interface Offer {
  productItemId: string;
  size: { slug: string; name: string };
  priceDetails: OfferPrices;
}

interface Goods {
  slug: string;
  name: string;
  offers: Offer[];
}

const getMemberPrice = ({ priceDetails: { price, loyaltyPrice } }: Offer) => loyaltyPrice ?? price;

async function listGoods() {
  const query = `{ filteredProducts(dto: { pagination: { limit: 60 } }) { items { slug name
    offers { productItemId size { slug name } priceDetails { price oldPrice loyaltyPrice } } } } }`;
  return (await queryApi<{ filteredProducts: { items: Goods[] } }>(query)).filteredProducts.items;
}

/** Finds a product whose cheapest unit for members has a member price: `memberPrice` is that price, `usualPrice` the one struck through. */
export async function findProductCheaperForMembers() {
  for (const { slug, name, offers } of await listGoods()) {
    const [cheapest, next] = offers.toSorted((a, b) => getMemberPrice(a) - getMemberPrice(b));
    const loyaltyPrice = cheapest?.priceDetails.loyaltyPrice;
    if (!cheapest || !loyaltyPrice || (next && getMemberPrice(next) === loyaltyPrice)) continue;
    const { price, oldPrice } = cheapest.priceDetails;
    return {
      slug,
      name,
      unitId: cheapest.productItemId,
      usualPrice: oldPrice ?? price,
      memberPrice: loyaltyPrice,
    };
  }
  throw new Error('the demo shop has no price for members');
}

/**
 * Finds a size offered at two speeds, at least one of them with a member price. `memberPrices` are the prices for members, lowest first.
 */
export async function findSizeAtTwoSpeedsForMembers() {
  for (const { slug, offers } of await listGoods()) {
    for (const { size } of offers) {
      const offersOfSize = offers.filter((offer) => offer.size.slug === size.slug);
      const memberPrices = offersOfSize.map(getMemberPrice).toSorted((a, b) => a - b);
      if (memberPrices.length === 2 && offersOfSize.some(({ priceDetails }) => priceDetails.loyaltyPrice))
        return { slug, size: size.slug, memberPrices };
    }
  }
  throw new Error('the demo shop has no size at two speeds that is cheaper for members');
}

interface DearSize {
  slug: string;
  name: string;
  unitId: string;
}

/**
 * Calls `runWithProduct` with a product of two sizes for 2,000 and 2,200 ₽. Only the dearer size has a member price, 1,800 ₽. Restores the
 * prices afterwards.
 */
export async function withDearSizeForMembers(runWithProduct: (goods: DearSize) => Promise<void>) {
  const product = (await listGoods()).find(({ offers: [first, ...others] }) => others.some(({ size }) => size.slug !== first?.size.slug));
  const offer = product?.offers.at(-1);
  if (!product || !offer) throw new Error('the demo shop has no product of two sizes');
  const whereProduct = 'FROM product WHERE product.id = product_item.product_id AND product.slug = $1';
  const originalPrices = await sql(
    'SELECT item.id, item.price, item.old_price, item.loyalty_price FROM product_item AS item JOIN product ON product.id = item.product_id WHERE product.slug = $1',
    [product.slug],
  );
  await sql(`UPDATE product_item SET price = 200000, old_price = NULL, loyalty_price = NULL ${whereProduct}`, [product.slug]);
  await sql('UPDATE product_item SET price = 220000, loyalty_price = 180000 WHERE id = $1', [offer.productItemId]);
  try {
    await runWithProduct({ slug: product.slug, name: product.name, unitId: offer.productItemId });
  } finally {
    for (const { id, price, old_price, loyalty_price } of originalPrices) {
      await sql('UPDATE product_item SET price = $2, old_price = $3, loyalty_price = $4 WHERE id = $1', [
        id,
        price,
        old_price,
        loyalty_price,
      ]);
    }
  }
}
