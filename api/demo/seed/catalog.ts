import type { Prisma } from '../../src/platform/prisma/generated/client.js';
import { newBrand, newColour, newDirectory, newSize } from '../../test/factories/catalog.factory.js';
import { newBadge, newCollection, newProductSubType, newProductType, newSizeGrid } from '../../test/factories/catalog-tree.factory.js';
import { badges } from './badges.js';
import { brands } from './brands.js';
import { COLLECTION_SIZE, collections } from './collections.js';
import { colours } from './colours.js';
import { chooseDisplayOrder } from './display-order.js';
import { listItems } from './item-rows.js';
import { type DemoProduct, generateDemoProducts } from './models.js';
import type { Artwork, Drawing } from './pictures.js';
import { listBadges, selectImages, toProductRow } from './product-rows.js';
import { makeProperties } from './properties.js';
import { readId } from './random.js';
import { makeReviews } from './review-rows.js';
import { sizeGrids } from './size-grids.js';
import { sizes } from './sizes.js';
import { resolveSlug, typeset } from './text.js';
import { collectFilters, directories } from './tree.js';

/** Generates the rows of a demo shop with `count` products. The same arguments give the same rows, ids included. */
export function generateCatalog(count: number, drawings: readonly Drawing[], artwork: Artwork = noArtwork) {
  const products = chooseDisplayOrder(generateDemoProducts(count, drawings));
  const reviews = products.map(makeReviews);
  return {
    ...tree(artwork),
    products: products.map((product, place) => toProductRow(product, { place, count })),
    properties: products.map((product) => ({ productId: readId('product', product.slug), ...makeProperties(product) })),
    images: products.flatMap(selectImages),
    items: products.flatMap(listItems),
    productBadges: products.flatMap(listBadges),
    collections: collections.map((collection) => toCollectionRow(collection, artwork)),
    collectionProducts: collections.flatMap((collection) => listMemberRows(collection, products)),
    reviews: reviews.flatMap((of) => of.reviews),
    reviewPhotos: reviews.flatMap((of) => of.photos),
  };
}

export type Catalog = ReturnType<typeof generateCatalog>;

const noArtwork: Artwork = { marks: new Map(), directories: new Map(), badges: new Map(), posters: new Map() };

/** Returns the rows that do not depend on the products: brands, directories and the like. */
function tree({ marks, directories: directoryMarks, badges: badgeMarks }: Artwork) {
  const types = directories.flatMap((directory) => directory.types.map((type, place) => ({ ...type, place, directory: directory.slug })));
  return {
    brands: brands.map((brand, place) => toBrand(brand, place, marks)),
    directories: directories.map(({ slug, name, rule, description }, place) =>
      newDirectory({
        id: readId('directory', slug),
        slug,
        name,
        rule,
        description: typeset(description),
        position: place + 1,
        logoKey: directoryMarks.get(slug)?.key ?? null,
      }),
    ),
    directoryFilters: directories.flatMap(({ slug }) =>
      collectFilters(slug).map((filter, place) => ({ ...filter, directoryId: readId('directory', slug), position: place + 1 })),
    ),
    productTypes: types.map(({ slug, name, place, directory }) =>
      newProductType({ id: readId('product type', slug), slug, name, directoryId: readId('directory', directory), position: place + 1 }),
    ),
    productSubTypes: types.flatMap(buildSubTypes),
    colours: colours.map((colour) => newColour({ id: readId('colour', colour.slug), ...colour })),
    badges: badges.map(({ isOn: _isOn, ...badge }) =>
      newBadge({ id: readId('badge', badge.slug), ...badge, logoKey: badgeMarks.get(badge.slug)?.key ?? null }),
    ),
    sizes: sizes.map(({ slug, name, position }) => newSize({ id: readId('size', slug), slug, name, position })),
    sizeGrids: sizeGrids.map(({ slug, name, sex }) => newSizeGrid({ id: readId('size grid', slug), slug, name, sex })),
    sizeGridRows: sizeGrids.flatMap(({ slug, rows }) =>
      rows.map((row, position) => ({
        id: readId('size grid row', `${slug} ${position}`),
        sizeGridId: readId('size grid', slug),
        position,
        ...row,
      })),
    ),
  };
}

function toBrand(
  { name, description, spellings = [] }: (typeof brands)[number],
  place: number,
  marks: Artwork['marks'],
): Prisma.BrandCreateManyInput {
  const slug = resolveSlug(name);
  return newBrand({
    id: readId('brand', slug),
    slug,
    name,
    description: typeset(description),
    spellings: [...spellings],
    positionScore: (brands.length - place) * 10,
    logoKey: marks.get(slug)?.key ?? null,
  });
}

type TypeInTree = Pick<(typeof directories)[number]['types'][number], 'slug' | 'subTypes'>;

function buildSubTypes({ slug: type, subTypes }: TypeInTree): Prisma.ProductSubTypeCreateManyInput[] {
  return subTypes.map(([slug, name], place) =>
    newProductSubType({
      id: readId('product sub type', `${type} ${slug}`),
      slug,
      name,
      productTypeId: readId('product type', type),
      position: place + 1,
    }),
  );
}

type DemoCollection = (typeof collections)[number];

function toCollectionRow({ has: _has, ...collection }: DemoCollection, { posters }: Artwork): Prisma.CollectionCreateManyInput {
  const posterKey = posters.get(collection.slug)?.key ?? null;
  return newCollection({ id: readId('collection', collection.slug), ...collection, posterKey });
}

function listMemberRows({ slug, has }: DemoCollection, products: readonly DemoProduct[]): Prisma.CollectionProductCreateManyInput[] {
  const members = products.filter(has).slice(0, COLLECTION_SIZE);
  return members.map((product, position) => ({
    collectionId: readId('collection', slug),
    productId: readId('product', product.slug),
    position,
  }));
}
