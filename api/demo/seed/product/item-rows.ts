import type { Prisma, SupplierType } from '../../../src/platform/prisma/generated/client.js';
import { newProductItem } from '../../../test/factories/catalog.factory.js';
import { listSizes } from '../goods/sizes.js';
import { type Random, randomFrom } from '../random.js';
import { deriveId } from '../row-id.js';
import type { DemoProduct } from './demo-products.js';
import { choosePrices } from './prices.js';
import { isSoldOut, NEWEST_ARRIVAL } from './product-states.js';

type Item = Prisma.ProductItemCreateManyInput;

const externalSuppliers: readonly SupplierType[] = ['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'];

/** Countries of origin by supplier type. */
const countries: Readonly<Record<SupplierType, readonly string[]>> = {
  MEET_WAREHOUSE: ['RU'],
  CONTRACTOR: ['TR', 'BY'],
  PRIVATE_SELLER: ['RU', 'IT', 'AE'],
  TRADING_FLOOR: ['TR', 'CN', 'KR'],
};

/** End of the reservations in the demo shop, so late that reserved units stay reserved. */
const DEMO_RESERVATION_END = new Date(Date.UTC(2040, 0, 1));

export function listItems(product: DemoProduct): Item[] {
  const { slug, good, sex, isForChildren } = product;
  const random = randomFrom(`items ${slug}`);
  const productSizes = listSizes(good, sex, isForChildren);
  const first = random.whole(0, productSizes.length - 1);
  const unitSizes = Array.from({ length: random.whole(1, 8) }, (_, unit) => productSizes[(first + unit) % productSizes.length] ?? '');
  // Some sizes have a second unit, from a supplier. A first unit in the warehouse is faster and usually dearer than the second.
  const secondUnitSizes = unitSizes.filter(() => random.chance(0.15));
  const chooseSupplier = (unit: number): SupplierType =>
    unit < unitSizes.length && random.chance(0.6) ? 'MEET_WAREHOUSE' : random.pick(externalSuppliers);
  return [...unitSizes, ...secondUnitSizes].map((size, unit) =>
    createItem(product, { unit, size, supplier: chooseSupplier(unit), random }),
  );
}

interface UnitOptions {
  unit: number;
  size: string;
  supplier: SupplierType;
  random: Random;
}

function createItem(product: DemoProduct, { unit, size, supplier, random }: UnitOptions): Item {
  const { slug } = product;
  const isSold = isSoldOut(product) || (unit > 0 && random.chance(0.1));
  const prices = choosePrices(product, supplier);
  return newProductItem({
    id: deriveId('item', `${slug} ${unit}`),
    externalId: `demo-${slug}-${unit + 1}`,
    productId: deriveId('product', slug),
    sizeId: deriveId('size', size),
    supplier,
    deliveryIsoCode: random.pick(countries[supplier]),
    bonusCalcState: random.chance(0.03) ? random.pick(['FULL', 'ACCRUAL_ONLY', 'NONE']) : null,
    ...prices,
    active: unit === 0 || !random.chance(0.01),
    reservedUntil: !isSold && unit > 0 && random.chance(0.01) ? DEMO_RESERVATION_END : null,
    soldAt: isSold ? new Date(NEWEST_ARRIVAL - random.whole(0, 60 * 24) * 3_600_000) : null,
    createdAt: new Date(NEWEST_ARRIVAL),
    updatedAt: new Date(NEWEST_ARRIVAL),
  });
}
