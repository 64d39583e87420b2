import type { Prisma, SupplierType } from '../../src/platform/prisma/generated/client.js';
import { newProductItem } from '../../test/factories/catalog.factory.js';
import { type DemoProduct, endingIn90 } from './models.js';
import { type Random, randomFrom, readId } from './random.js';
import { sizesFor } from './sizes.js';
import { isOnSale, isSoldOut, NEWEST } from './states.js';

type Item = Prisma.ProductItemCreateManyInput;

const ordered: readonly SupplierType[] = ['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'];

/** Countries of origin by supplier type. */
const countries: Readonly<Record<SupplierType, readonly string[]>> = {
  MEET_WAREHOUSE: ['RU'],
  CONTRACTOR: ['TR', 'BY'],
  PRIVATE_SELLER: ['RU', 'IT', 'AE'],
  TRADING_FLOOR: ['TR', 'CN', 'KR'],
};

/** End of the reservations in the demo shop, so late that reserved units stay reserved. */
const LONG_RESERVED = new Date(Date.UTC(2040, 0, 1));

export function listItems(product: DemoProduct): Item[] {
  const { slug, good, sex, isForChildren } = product;
  const random = randomFrom(`items ${slug}`);
  const fitting = sizesFor(good, sex, isForChildren);
  const first = random.whole(0, fitting.length - 1);
  const inSizes = Array.from({ length: random.whole(1, 8) }, (_, unit) => fitting[(first + unit) % fitting.length] ?? '');
  // Some sizes have a second unit, possibly from another supplier: one is faster, the other cheaper.
  const alsoOrdered = inSizes.filter(() => random.chance(0.15));
  const pickSupplier = (unit: number): SupplierType =>
    unit < inSizes.length && random.chance(0.6) ? 'MEET_WAREHOUSE' : random.pick(ordered);
  return [...inSizes, ...alsoOrdered].map((size, unit) => renderItem(product, { unit, size, supplier: pickSupplier(unit), random }));
}

interface Unit {
  unit: number;
  size: string;
  supplier: SupplierType;
  random: Random;
}

function renderItem(product: DemoProduct, { unit, size, supplier, random }: Unit): Item {
  const { slug } = product;
  const isSold = isSoldOut(product) || (unit > 0 && random.chance(0.1));
  const prices = pricesConditions(product, supplier);
  return newProductItem({
    id: readId('item', `${slug} ${unit}`),
    externalId: `demo-${slug}-${unit + 1}`,
    productId: readId('product', slug),
    sizeId: readId('size', size),
    supplier,
    deliveryIsoCode: random.pick(countries[supplier]),
    bonusCalcState: random.chance(0.03) ? random.pick(['FULL', 'ACCRUAL_ONLY', 'NONE']) : null,
    ...prices,
    active: unit === 0 || !random.chance(0.01),
    reservedUntil: !isSold && unit > 0 && random.chance(0.01) ? LONG_RESERVED : null,
    soldAt: isSold ? new Date(NEWEST - random.whole(0, 60 * 24) * 3_600_000) : null,
    createdAt: new Date(NEWEST),
    updatedAt: new Date(NEWEST),
  });
}

function pricesConditions(product: DemoProduct, supplier: SupplierType): Pick<Item, 'price' | 'oldPrice' | 'loyaltyPrice'> {
  const random = randomFrom(`prices ${product.slug}`);
  const price = supplier === 'MEET_WAREHOUSE' ? product.price : endingIn90(product.price * 0.96);
  const before = endingIn90(product.price / (1 - random.whole(10, 60) / 100));
  const forMembers = Math.floor((price * 0.9) / 10) * 10;
  return {
    price: kopecks(price),
    oldPrice: isOnSale(product) && before > price ? kopecks(before) : null,
    loyaltyPrice: random.chance(0.7) ? kopecks(forMembers) : null,
  };
}

const kopecks = (roubles: number): bigint => BigInt(roubles) * 100n;
