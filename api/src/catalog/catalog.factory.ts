import { randomUUID } from 'node:crypto';
import type {
  Brand,
  Colour,
  Directory,
  Prisma,
  PrismaClient,
  Product,
  ProductImage,
  ProductItem,
  Size,
} from '../platform/prisma/generated/client.js';

// Test and seed rows with valid defaults. `newX` returns the data only, which the seed inserts in bulk; `buildX` stores the row together
// with any parents that were not given.

type Db = Pick<PrismaClient, 'brand' | 'colour' | 'directory' | 'size' | 'product' | 'productImage' | 'productItem'>;
type Overrides<Row> = Partial<Row>;

export const unique = (word: string): string => `${word}-${randomUUID().slice(-12)}`;

export function newBrand(overrides: Overrides<Prisma.BrandCreateManyInput> = {}) {
  return { slug: unique('brand'), name: 'Плотина', ...overrides } satisfies Prisma.BrandCreateManyInput;
}

export function newDirectory(overrides: Overrides<Prisma.DirectoryCreateManyInput> = {}) {
  return { slug: unique('directory'), name: 'Обувь', position: 1, ...overrides } satisfies Prisma.DirectoryCreateManyInput;
}

export function newColour(overrides: Overrides<Prisma.ColourCreateManyInput> = {}) {
  return { slug: unique('chernyy'), name: 'чёрный', hex: '#17171A', family: 'чёрный', ...overrides } satisfies Prisma.ColourCreateManyInput;
}

export function newSize(overrides: Overrides<Prisma.SizeCreateManyInput> = {}) {
  return { slug: unique('size'), name: '38', position: 38, ...overrides } satisfies Prisma.SizeCreateManyInput;
}

type ProductParents = Pick<Prisma.ProductCreateManyInput, 'brandId' | 'directoryId' | 'colourId'>;

export function newProduct(overrides: ProductParents & Overrides<Prisma.ProductCreateManyInput>) {
  return {
    slug: unique('botinki-shlyuz'),
    sku: unique('SKU').toUpperCase(),
    name: 'Ботинки «Шлюз»',
    modelName: 'Шлюз',
    ...overrides,
  } satisfies Prisma.ProductCreateManyInput;
}

type ImageParents = Pick<Prisma.ProductImageCreateManyInput, 'productId'>;

export function newProductImage(overrides: ImageParents & Overrides<Prisma.ProductImageCreateManyInput>) {
  return { objectKey: `${'0'.repeat(64)}.webp`, position: 0, ...overrides } satisfies Prisma.ProductImageCreateManyInput;
}

type ItemParents = Pick<Prisma.ProductItemCreateManyInput, 'productId' | 'sizeId'>;

export function newProductItem(overrides: ItemParents & Overrides<Prisma.ProductItemCreateManyInput>) {
  return {
    externalId: unique('unit'),
    supplier: 'MEET_WAREHOUSE',
    price: 1_249_000n,
    ...overrides,
  } satisfies Prisma.ProductItemCreateManyInput;
}

export function buildBrand(db: Db, overrides: Overrides<Prisma.BrandCreateManyInput> = {}): Promise<Brand> {
  return db.brand.create({ data: newBrand(overrides) });
}

export function buildDirectory(db: Db, overrides: Overrides<Prisma.DirectoryCreateManyInput> = {}): Promise<Directory> {
  return db.directory.create({ data: newDirectory(overrides) });
}

export function buildColour(db: Db, overrides: Overrides<Prisma.ColourCreateManyInput> = {}): Promise<Colour> {
  return db.colour.create({ data: newColour(overrides) });
}

export function buildSize(db: Db, overrides: Overrides<Prisma.SizeCreateManyInput> = {}): Promise<Size> {
  return db.size.create({ data: newSize(overrides) });
}

export async function buildProduct(db: Db, overrides: Overrides<Prisma.ProductCreateManyInput> = {}): Promise<Product> {
  const brandId = overrides.brandId ?? (await buildBrand(db)).id;
  const directoryId = overrides.directoryId ?? (await buildDirectory(db)).id;
  const colourId = overrides.colourId ?? (await buildColour(db)).id;
  return db.product.create({ data: newProduct({ ...overrides, brandId, directoryId, colourId }) });
}

export async function buildProductImage(db: Db, overrides: Overrides<Prisma.ProductImageCreateManyInput> = {}): Promise<ProductImage> {
  const productId = overrides.productId ?? (await buildProduct(db)).id;
  return db.productImage.create({ data: newProductImage({ ...overrides, productId }) });
}

/** The unit is available now, unless overridden. */
export async function buildProductItem(db: Db, overrides: Overrides<Prisma.ProductItemCreateManyInput> = {}): Promise<ProductItem> {
  const productId = overrides.productId ?? (await buildProduct(db)).id;
  const sizeId = overrides.sizeId ?? (await buildSize(db)).id;
  return db.productItem.create({ data: newProductItem({ ...overrides, productId, sizeId }) });
}
