import type { Prisma } from '../../../src/platform/prisma/generated/client.js';
import { newProduct, newProductImage } from '../../../test/factories/catalog.factory.js';
import { badges } from '../catalog/badges.js';
import { findDirectorySlug } from '../catalog/directories.js';
import { materialNames } from '../goods/materials.js';
import { chooseSizeGrid } from '../goods/size-grids.js';
import type { View } from '../pictures.js';
import { randomFrom } from '../random.js';
import { deriveId } from '../row-id.js';
import { typeset } from '../text.js';
import type { DemoProduct } from './demo-products.js';
import { isMeetPrice, isNew, NEWEST_ARRIVAL } from './product-states.js';

const HOUR = 3_600_000;

const sizeGuides = [
  'Идёт в размер.',
  'Идёт в размер.',
  'Маломерит: возьмите на размер больше.',
  'Большемерит: между двумя размерами возьмите меньший.',
].map(typeset);

export function toProductRow(
  product: DemoProduct,
  { position, count }: { position: number; count: number },
): Prisma.ProductCreateManyInput {
  const { slug, drawing, name, description, modelName, sex, noun, good, isForChildren, material, seasons } = product;
  const [, type, subType] = noun;
  const gridSlug = chooseSizeGrid(good, sex, isForChildren);
  const random = randomFrom(`product ${slug}`);
  // New products arrived after all others. Within both groups the order of arrival follows the display order, so that listings sorted by
  // age mix goods too.
  const arrivedAt = new Date(NEWEST_ARRIVAL - (isNew(product) ? position : position + count) * HOUR);
  return newProduct({
    id: deriveId('product', slug),
    slug,
    sku: `M${deriveId('sku', slug).replaceAll('-', '').slice(0, 9).toUpperCase()}`,
    name,
    description,
    modelName,
    sex,
    age: isForChildren ? 'CHILDREN' : 'ADULT',
    brandId: deriveId('brand', product.brandSlug),
    directoryId: deriveId('directory', findDirectorySlug(type)),
    productTypeId: deriveId('product type', type),
    productSubTypeId: subType === undefined ? null : deriveId('product sub type', `${type} ${subType}`),
    colourId: deriveId('colour', drawing.colour.slug),
    sizeGridId: gridSlug && deriveId('size grid', gridSlug),
    sizeGuide: gridSlug && random.pick(sizeGuides),
    material,
    seasons: [...seasons],
    bonusCalcState: random.chance(0.9) ? 'FULL' : random.pick(['ACCRUAL_ONLY', 'ACCRUAL_ONLY', 'NONE']),
    ...(random.chance(0.5) && composeAiTexts(product)),
    ...(random.chance(0.3) && composeSeoTexts(product)),
    newArrival: isNew(product),
    meetPrice: isMeetPrice(product),
    unitSold: Math.round(900 * Math.exp((-4 * position) / count)) + (count - position),
    createdAt: arrivedAt,
    updatedAt: arrivedAt,
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

function composeSeoTexts({
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

export function listImages({ slug, name, drawing }: DemoProduct): Prisma.ProductImageCreateManyInput[] {
  return drawing.pictures.map(({ view, key }, position) =>
    newProductImage({
      id: deriveId('image', `${slug} ${position}`),
      productId: deriveId('product', slug),
      objectKey: key,
      alt: `${name}, ${drawing.colour.name}: ${viewNames[view]}`,
      position,
    }),
  );
}

export function listBadges(product: DemoProduct): Prisma.ProductBadgeCreateManyInput[] {
  const productBadges = badges.filter(({ appliesTo }) => appliesTo(product));
  return productBadges.map(({ slug }, position) => ({
    productId: deriveId('product', product.slug),
    badgeId: deriveId('badge', slug),
    position,
  }));
}
