import type { Prisma } from '../../src/platform/prisma/generated/client.js';
import { newProduct, newProductImage } from '../../test/factories/catalog.factory.js';
import { badges } from './badges.js';
import { materialNames } from './materials.js';
import type { DemoProduct } from './models.js';
import type { View } from './pictures.js';
import { randomFrom, readId } from './random.js';
import { chooseSizeGrid } from './size-grids.js';
import { isMeetPrice, isNew, NEWEST } from './states.js';
import { typeset } from './text.js';
import { findDirectory } from './tree.js';

const HOUR = 3_600_000;

const guides = [
  'Идёт в размер.',
  'Идёт в размер.',
  'Маломерит: возьмите на размер больше.',
  'Большемерит: между двумя размерами возьмите меньший.',
].map(typeset);

export function toProductRow(product: DemoProduct, { place, count }: { place: number; count: number }): Prisma.ProductCreateManyInput {
  const { slug, drawing, name, description, modelName, sex, noun, good, isForChildren, material, seasons } = product;
  const [, type, subType] = noun;
  const grid = chooseSizeGrid(good, sex, isForChildren);
  const random = randomFrom(`product ${slug}`);
  // New products arrived after all others. Within both groups the order of arrival follows the display order, so that listings sorted by
  // age mix goods too.
  const cameIn = new Date(NEWEST - (isNew(product) ? place : place + count) * HOUR);
  return newProduct({
    id: readId('product', slug),
    slug,
    sku: `M${readId('sku', slug).replaceAll('-', '').slice(0, 9).toUpperCase()}`,
    name,
    description,
    modelName,
    sex,
    age: isForChildren ? 'CHILDREN' : 'ADULT',
    brandId: readId('brand', product.brandSlug),
    directoryId: readId('directory', findDirectory(type)),
    productTypeId: readId('product type', type),
    productSubTypeId: subType === undefined ? null : readId('product sub type', `${type} ${subType}`),
    colourId: readId('colour', drawing.colour.slug),
    sizeGridId: grid && readId('size grid', grid),
    sizeGuide: grid && random.pick(guides),
    material,
    seasons: [...seasons],
    bonusCalcState: random.chance(0.9) ? 'FULL' : random.pick(['ACCRUAL_ONLY', 'ACCRUAL_ONLY', 'NONE']),
    ...(random.chance(0.5) && composeAiTexts(product)),
    ...(random.chance(0.3) && readSeo(product)),
    newArrival: isNew(product),
    meetPrice: isMeetPrice(product),
    unitSold: Math.round(900 * Math.exp((-4 * place) / count)) + (count - place),
    createdAt: cameIn,
    updatedAt: cameIn,
  });
}

function composeAiTexts({
  name,
  brand,
  drawing,
  description,
  material,
}: DemoProduct): Pick<Prisma.ProductCreateManyInput, 'aiName' | 'aiDescription'> {
  return {
    aiName: `${name} ${brand.name}, ${drawing.colour.name}`,
    aiDescription: typeset(
      `${name} марки ${brand.name}. Цвет — ${drawing.colour.name}, материал — ${materialNames[material]}. ${description}`,
    ),
  };
}

function readSeo({
  name,
  brand,
  noun,
  drawing,
}: DemoProduct): Pick<Prisma.ProductCreateManyInput, 'seoTitle' | 'seoDescription' | 'seoKeywords'> {
  return {
    seoTitle: `${name} ${brand.name}, ${drawing.colour.name} — купить в Meet`,
    seoDescription: typeset(`${name} ${brand.name} цвета ${drawing.colour.name}: фото, размеры, отзывы и доставка по России.`),
    seoKeywords: [noun[0], brand.name, drawing.colour.name].join(', ').toLowerCase(),
  };
}

const viewNames: Readonly<Record<View, string>> = {
  side: 'общий вид',
  pair: 'пара',
  back: 'вид сзади',
  detail: 'крупный план',
  close: 'деталь',
};

export function selectImages({ slug, name, drawing }: DemoProduct): Prisma.ProductImageCreateManyInput[] {
  return drawing.pictures.map(({ view, key }, position) =>
    newProductImage({
      id: readId('image', `${slug} ${position}`),
      productId: readId('product', slug),
      objectKey: key,
      alt: `${name}, ${drawing.colour.name}: ${viewNames[view]}`,
      position,
    }),
  );
}

export function listBadges(product: DemoProduct): Prisma.ProductBadgeCreateManyInput[] {
  const worn = badges.filter(({ isOn }) => isOn(product));
  return worn.map(({ slug }, position) => ({ productId: readId('product', product.slug), badgeId: readId('badge', slug), position }));
}
