import type { Prisma } from '../../../src/platform/prisma/generated/client.js';
import { newBrand, newColour, newDirectory, newSize } from '../../../test/factories/catalog.factory.js';
import { newBadge, newCollection, newProductSubType, newProductType, newSizeGrid } from '../../../test/factories/catalog-tree.factory.js';
import { brands } from '../goods/brands.js';
import { colours } from '../goods/colours.js';
import { sizeGrids } from '../goods/size-grids.js';
import { sizes } from '../goods/sizes.js';
import type { Artwork, Drawing } from '../pictures.js';
import { type DemoProduct, generateDemoProducts } from '../product/demo-products.js';
import { chooseDisplayOrder } from '../product/display-order.js';
import { listItems } from '../product/item-rows.js';
import { chooseProperties } from '../product/product-properties.js';
import { listBadges, listImages, toProductRow } from '../product/product-rows.js';
import { generateReviews } from '../product/review-rows.js';
import { deriveId } from '../row-id.js';
import { toSlug, typeset } from '../text.js';
import { badges } from './badges.js';
import { COLLECTION_SIZE, collections } from './collections.js';
import { directories, listFilters } from './directories.js';

/** Generates the rows of a demo shop with `count` products. The same arguments give the same rows, ids included. */
export function generateCatalog(count: number, drawings: readonly Drawing[], artwork: Artwork = noArtwork) {
  const products = chooseDisplayOrder(generateDemoProducts(count, drawings));
  const reviews = products.map(generateReviews);
  return {
    ...generateReferenceRows(artwork),
    products: products.map((product, position) => toProductRow(product, { position, count })),
    properties: products.map((product) => ({ productId: deriveId('product', product.slug), ...chooseProperties(product) })),
    images: products.flatMap(listImages),
    items: products.flatMap(listItems),
    productBadges: products.flatMap(listBadges),
    collections: collections.map((collection) => toCollectionRow(collection, artwork)),
    collectionProducts: collections.flatMap((collection) => listMemberRows(collection, products)),
    reviews: reviews.flatMap((generated) => generated.reviews),
    reviewPhotos: reviews.flatMap((generated) => generated.photos),
  };
}

export type Catalog = ReturnType<typeof generateCatalog>;

const noArtwork: Artwork = { marks: new Map(), directories: new Map(), badges: new Map(), posters: new Map() };

/** Returns the rows that do not depend on the products: brands, directories and the like. */
function generateReferenceRows({ marks, directories: directoryMarks, badges: badgeMarks }: Artwork) {
  const types = directories.flatMap((directory) =>
    directory.types.map((type, position) => ({ ...type, position, directory: directory.slug })),
  );
  return {
    brands: brands.map((brand, position) => toBrandRow(brand, position, marks)),
    directories: directories.map(({ slug, name, rule, description }, position) =>
      newDirectory({
        id: deriveId('directory', slug),
        slug,
        name,
        rule,
        description: typeset(description),
        position: position + 1,
        logoKey: directoryMarks.get(slug)?.key ?? null,
      }),
    ),
    directoryFilters: directories.flatMap(({ slug }) =>
      listFilters(slug).map((filter, position) => ({ ...filter, directoryId: deriveId('directory', slug), position: position + 1 })),
    ),
    productTypes: types.map(({ slug, name, position, directory }) =>
      newProductType({
        id: deriveId('product type', slug),
        slug,
        name,
        directoryId: deriveId('directory', directory),
        position: position + 1,
      }),
    ),
    productSubTypes: types.flatMap(toSubTypeRows),
    colours: colours.map((colour) => newColour({ id: deriveId('colour', colour.slug), ...colour })),
    badges: badges.map(({ appliesTo: _appliesTo, ...badge }) =>
      newBadge({ id: deriveId('badge', badge.slug), ...badge, logoKey: badgeMarks.get(badge.slug)?.key ?? null }),
    ),
    sizes: sizes.map(({ slug, name, position }) => newSize({ id: deriveId('size', slug), slug, name, position })),
    sizeGrids: sizeGrids.map(({ slug, name, sex }) => newSizeGrid({ id: deriveId('size grid', slug), slug, name, sex })),
    sizeGridRows: sizeGrids.flatMap(({ slug, rows }) =>
      rows.map((row, position) => ({
        id: deriveId('size grid row', `${slug} ${position}`),
        sizeGridId: deriveId('size grid', slug),
        position,
        ...row,
      })),
    ),
  };
}

function toBrandRow(
  { name, description, spellings = [] }: (typeof brands)[number],
  position: number,
  marks: Artwork['marks'],
): Prisma.BrandCreateManyInput {
  const slug = toSlug(name);
  return newBrand({
    id: deriveId('brand', slug),
    slug,
    name,
    description: typeset(description),
    spellings: [...spellings],
    positionScore: (brands.length - position) * 10,
    logoKey: marks.get(slug)?.key ?? null,
  });
}

type DirectoryType = Pick<(typeof directories)[number]['types'][number], 'slug' | 'subTypes'>;

function toSubTypeRows({ slug: type, subTypes }: DirectoryType): Prisma.ProductSubTypeCreateManyInput[] {
  return subTypes.map(([slug, name], position) =>
    newProductSubType({
      id: deriveId('product sub type', `${type} ${slug}`),
      slug,
      name,
      productTypeId: deriveId('product type', type),
      position: position + 1,
    }),
  );
}

type DemoCollection = (typeof collections)[number];

function toCollectionRow({ includes: _includes, ...collection }: DemoCollection, { posters }: Artwork): Prisma.CollectionCreateManyInput {
  const posterKey = posters.get(collection.slug)?.key ?? null;
  return newCollection({ id: deriveId('collection', collection.slug), ...collection, posterKey });
}

function listMemberRows({ slug, includes }: DemoCollection, products: readonly DemoProduct[]): Prisma.CollectionProductCreateManyInput[] {
  const members = products.filter(includes).slice(0, COLLECTION_SIZE);
  return members.map((product, position) => ({
    collectionId: deriveId('collection', slug),
    productId: deriveId('product', product.slug),
    position,
  }));
}
