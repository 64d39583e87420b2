import { newBrand, newDirectory, newProduct, newProductImage, newProductItem, newSize } from '../../src/catalog/catalog.factory.js';
import type { Prisma } from '../../src/platform/prisma/generated/client.js';
import { brands } from './brands.js';
import { belongsTo, displayOrder } from './display-order.js';
import { endingIn90, type Sample, thinkUpSamples } from './models.js';
import type { Drawing, View } from './pictures.js';
import { idFrom, randomFrom } from './random.js';
import { sizes, sizesFor } from './sizes.js';
import { slugOf, typeset } from './text.js';

export interface Catalogue {
  brands: Prisma.BrandCreateManyInput[];
  directories: Prisma.DirectoryCreateManyInput[];
  sizes: Prisma.SizeCreateManyInput[];
  products: Prisma.ProductCreateManyInput[];
  images: Prisma.ProductImageCreateManyInput[];
  items: Prisma.ProductItemCreateManyInput[];
}

// In the order of the menu.
const directories: readonly { slug: string; name: string; rule: Prisma.DirectoryCreateManyInput['rule'] & string }[] = [
  { slug: 'new', name: 'Новинки', rule: 'NEW' },
  { slug: 'krossovki', name: 'Кроссовки', rule: 'CATEGORY' },
  { slug: 'obuv', name: 'Обувь', rule: 'CATEGORY' },
  { slug: 'odezhda', name: 'Одежда', rule: 'CATEGORY' },
  { slug: 'sumki', name: 'Сумки', rule: 'CATEGORY' },
  { slug: 'aksessuary', name: 'Аксессуары', rule: 'CATEGORY' },
  { slug: 'sale', name: 'Скидки', rule: 'SALE' },
  { slug: 'meet-price', name: 'Meet-price', rule: 'MEET_PRICE' },
];

/** The day on which the demo shop's newest product came in: a fixed one, so that every seed writes the same rows. */
const NEWEST = Date.UTC(2026, 9, 30, 9);
const HOUR = 3_600_000;

/** The rows of a demo shop with so many products. The same arguments give the same rows, ids included. */
export function thinkUpCatalogue(count: number, drawings: readonly Drawing[]): Catalogue {
  const samples = displayOrder(thinkUpSamples(count, drawings));
  const products = samples.map((sample, place) => productOf(sample, { place, count }));
  return {
    brands: brands.map(({ name, description }, place) =>
      newBrand({
        id: idOf('brand', slugOf(name)),
        slug: slugOf(name),
        name,
        description: typeset(description),
        positionScore: (brands.length - place) * 10,
      }),
    ),
    directories: directories.map(({ slug, name, rule }, place) =>
      newDirectory({ id: idOf('directory', slug), slug, name, rule, position: place + 1 }),
    ),
    sizes: sizes.map(({ slug, name, position }) => newSize({ id: idOf('size', slug), slug, name, position })),
    products,
    images: samples.flatMap(imagesOf),
    items: samples.flatMap(itemsOf),
  };
}

const idOf = (what: string, slug: string): string => idFrom(`${what} ${slug}`);

const isNew = (sample: Sample): boolean => belongsTo(0.12, 'new', sample);
const isMeetPrice = (sample: Sample): boolean => belongsTo(0.08, 'meet-price', sample);
const isOnSale = (sample: Sample): boolean => !isNew(sample) && belongsTo(0.3, 'sale', sample);
const isSoldOut = (sample: Sample): boolean => belongsTo(0.02, 'sold-out', sample);

function productOf(sample: Sample, { place, count }: { place: number; count: number }): Prisma.ProductCreateManyInput {
  const { slug, drawing, name, description, modelName, sex } = sample;
  // New products came in last; within both halves the order is that of the shop, which mixes kinds and pictures.
  const cameIn = new Date(NEWEST - (isNew(sample) ? place : place + count) * HOUR);
  return newProduct({
    id: idOf('product', slug),
    slug,
    sku: `M${idOf('sku', slug).replaceAll('-', '').slice(0, 9).toUpperCase()}`,
    name,
    description,
    modelName,
    sex,
    brandId: idOf('brand', sample.brandSlug),
    directoryId: idOf('directory', sample.good.directory),
    colourSlug: drawing.colour.slug,
    colourName: drawing.colour.name,
    colourHex: drawing.colour.hex,
    newArrival: isNew(sample),
    meetPrice: isMeetPrice(sample),
    unitSold: Math.round(900 * Math.exp((-4 * place) / count)) + (count - place),
    createdAt: cameIn,
    updatedAt: cameIn,
  });
}

const viewNames: Readonly<Record<View, string>> = { side: 'общий вид', pair: 'пара', back: 'вид сзади', detail: 'крупный план' };

function imagesOf({ slug, name, drawing }: Sample): Prisma.ProductImageCreateManyInput[] {
  return drawing.pictures.map(({ view, key }, position) =>
    newProductImage({
      id: idOf('image', `${slug} ${position}`),
      productId: idOf('product', slug),
      objectKey: key,
      alt: `${name}, ${drawing.colour.name}: ${viewNames[view]}`,
      position,
    }),
  );
}

function itemsOf(sample: Sample): Prisma.ProductItemCreateManyInput[] {
  const { slug, good, sex } = sample;
  const random = randomFrom(`items ${slug}`);
  const fitting = sizesFor(good, sex);
  const first = random.whole(0, fitting.length - 1);
  const prices = pricesOf(sample);
  return Array.from({ length: random.whole(1, 8) }, (_, unit) => {
    const sold = isSoldOut(sample) || (unit > 0 && random.chance(0.1));
    return newProductItem({
      id: idOf('item', `${slug} ${unit}`),
      externalId: `demo-${slug}-${unit + 1}`,
      productId: idOf('product', slug),
      sizeId: idOf('size', fitting[(first + unit) % fitting.length] ?? ''),
      supplier: random.chance(0.55) ? 'MEET_WAREHOUSE' : random.pick(['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR']),
      ...prices,
      soldAt: sold ? new Date(NEWEST) : null,
      createdAt: new Date(NEWEST),
      updatedAt: new Date(NEWEST),
    });
  });
}

function pricesOf(sample: Sample): Pick<Prisma.ProductItemCreateManyInput, 'price' | 'oldPrice' | 'loyaltyPrice'> {
  const random = randomFrom(`prices ${sample.slug}`);
  const { price } = sample;
  const before = endingIn90(price / (1 - random.whole(10, 60) / 100));
  const forMembers = Math.floor((price * 0.9) / 10) * 10;
  return {
    price: kopecks(price),
    oldPrice: isOnSale(sample) && before > price ? kopecks(before) : null,
    loyaltyPrice: random.chance(0.7) ? kopecks(forMembers) : null,
  };
}

const kopecks = (roubles: number): bigint => BigInt(roubles) * 100n;
