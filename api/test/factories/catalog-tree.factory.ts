import type {
  Badge,
  Collection,
  CollectionProduct,
  Prisma,
  PrismaClient,
  ProductSubType,
  ProductType,
  SizeGrid,
} from '../../src/platform/prisma/generated/client.js';
import { unique } from '../support/unique.js';
import { buildDirectory } from './catalog.factory.js';

// Factories for directories, types, sizes and collections; catalog.factory.ts explains `newX` and `buildX`.

type Db = Pick<PrismaClient, 'brand' | 'badge' | 'collection' | 'collectionProduct' | 'colour' | 'directory'> &
  Pick<PrismaClient, 'product' | 'productImage' | 'productItem' | 'productSubType' | 'productType' | 'size' | 'sizeGrid'>;

type TypeParents = Pick<Prisma.ProductTypeCreateManyInput, 'directoryId'>;

export function newProductType(overrides: TypeParents & Partial<Prisma.ProductTypeCreateManyInput>) {
  return { slug: unique('botinki'), name: 'Ботинки', position: 1, ...overrides } satisfies Prisma.ProductTypeCreateManyInput;
}

type SubTypeParents = Pick<Prisma.ProductSubTypeCreateManyInput, 'productTypeId'>;

export function newProductSubType(overrides: SubTypeParents & Partial<Prisma.ProductSubTypeCreateManyInput>) {
  return { slug: unique('chelsi'), name: 'Челси', position: 1, ...overrides } satisfies Prisma.ProductSubTypeCreateManyInput;
}

export function newBadge(overrides: Partial<Prisma.BadgeCreateManyInput> = {}) {
  return {
    slug: unique('hit'),
    title: 'Хит',
    textColour: '#FFFFFF',
    backgroundColour: '#17171A',
    ...overrides,
  } satisfies Prisma.BadgeCreateManyInput;
}

export function newSizeGrid(overrides: Partial<Prisma.SizeGridCreateManyInput> = {}) {
  return { slug: unique('grid'), name: 'Женская обувь', sex: 'FEMALE', ...overrides } satisfies Prisma.SizeGridCreateManyInput;
}

/** By default the collection was published in the past and has no end. */
export function newCollection(overrides: Partial<Prisma.CollectionCreateManyInput> = {}) {
  return {
    slug: unique('kollekciya'),
    title: 'На каждый день',
    publishAt: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  } satisfies Prisma.CollectionCreateManyInput;
}

export async function buildProductType(db: Db, overrides: Partial<Prisma.ProductTypeCreateManyInput> = {}): Promise<ProductType> {
  const directoryId = overrides.directoryId ?? (await buildDirectory(db)).id;
  return db.productType.create({ data: newProductType({ ...overrides, directoryId }) });
}

export async function buildProductSubType(db: Db, overrides: Partial<Prisma.ProductSubTypeCreateManyInput> = {}): Promise<ProductSubType> {
  const productTypeId = overrides.productTypeId ?? (await buildProductType(db)).id;
  return db.productSubType.create({ data: newProductSubType({ ...overrides, productTypeId }) });
}

export function buildBadge(db: Db, overrides: Partial<Prisma.BadgeCreateManyInput> = {}): Promise<Badge> {
  return db.badge.create({ data: newBadge(overrides) });
}

type GridRow = Prisma.SizeGridRowCreateWithoutSizeGridInput;

/** Creates a size grid, with one row by default. */
export function buildSizeGrid(
  db: Db,
  overrides: Partial<Prisma.SizeGridCreateManyInput> = {},
  rows: readonly GridRow[] = [{ position: 0, eu: '38', uk: '5', us: '7', cm: '24,5' }],
): Promise<SizeGrid> {
  return db.sizeGrid.create({ data: { ...newSizeGrid(overrides), rows: { create: [...rows] } } });
}

export function buildCollection(db: Db, overrides: Partial<Prisma.CollectionCreateManyInput> = {}): Promise<Collection> {
  return db.collection.create({ data: newCollection(overrides) });
}

type Membership = Pick<Prisma.CollectionProductCreateManyInput, 'collectionId' | 'productId'>;

export function buildCollectionProduct(
  db: Db,
  overrides: Membership & Partial<Prisma.CollectionProductCreateManyInput>,
): Promise<CollectionProduct> {
  return db.collectionProduct.create({ data: { position: 0, ...overrides } });
}
