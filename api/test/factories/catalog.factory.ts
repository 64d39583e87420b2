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
} from '../../src/platform/prisma/generated/client.js';
import { unique } from '../support/unique.js';

// Test and seed rows with valid defaults. `newX` returns the data only, which the seed inserts in bulk; `buildX` stores the row, and
// creates every parent that `overrides` does not name.

type Db = Pick<PrismaClient, 'brand' | 'colour' | 'directory' | 'size' | 'product' | 'productImage' | 'productItem'>;

export function newBrand(overrides: Partial<Prisma.BrandCreateManyInput> = {}) {
  return { slug: unique('brand'), name: 'Плотина', ...overrides } satisfies Prisma.BrandCreateManyInput;
}

export function newDirectory(overrides: Partial<Prisma.DirectoryCreateManyInput> = {}) {
  return { slug: unique('directory'), name: 'Обувь', position: 1, ...overrides } satisfies Prisma.DirectoryCreateManyInput;
}

export function newColour(overrides: Partial<Prisma.ColourCreateManyInput> = {}) {
  return { slug: unique('chernyy'), name: 'чёрный', hex: '#17171A', family: 'чёрный', ...overrides } satisfies Prisma.ColourCreateManyInput;
}

export function newSize(overrides: Partial<Prisma.SizeCreateManyInput> = {}) {
  return { slug: unique('size'), name: '38', position: 38, ...overrides } satisfies Prisma.SizeCreateManyInput;
}

type ProductParents = Pick<Prisma.ProductCreateManyInput, 'brandId' | 'directoryId' | 'colourId'>;

export function newProduct(overrides: ProductParents & Partial<Prisma.ProductCreateManyInput>) {
  return {
    slug: unique('botinki-shlyuz'),
    sku: unique('SKU').toUpperCase(),
    name: 'Ботинки «Шлюз»',
    modelName: 'Шлюз',
    ...overrides,
  } satisfies Prisma.ProductCreateManyInput;
}

type ImageParents = Pick<Prisma.ProductImageCreateManyInput, 'productId'>;

export function newProductImage(overrides: ImageParents & Partial<Prisma.ProductImageCreateManyInput>) {
  return { objectKey: `${'0'.repeat(64)}.webp`, position: 0, ...overrides } satisfies Prisma.ProductImageCreateManyInput;
}

type ItemParents = Pick<Prisma.ProductItemCreateManyInput, 'productId' | 'sizeId'>;

export function newProductItem(overrides: ItemParents & Partial<Prisma.ProductItemCreateManyInput>) {
  return {
    externalId: unique('unit'),
    supplier: 'MEET_WAREHOUSE',
    price: 1_249_000n,
    ...overrides,
  } satisfies Prisma.ProductItemCreateManyInput;
}

export function buildBrand(db: Db, overrides: Partial<Prisma.BrandCreateManyInput> = {}): Promise<Brand> {
  return db.brand.create({ data: newBrand(overrides) });
}

export function buildDirectory(db: Db, overrides: Partial<Prisma.DirectoryCreateManyInput> = {}): Promise<Directory> {
  return db.directory.create({ data: newDirectory(overrides) });
}

export function buildColour(db: Db, overrides: Partial<Prisma.ColourCreateManyInput> = {}): Promise<Colour> {
  return db.colour.create({ data: newColour(overrides) });
}

export function buildSize(db: Db, overrides: Partial<Prisma.SizeCreateManyInput> = {}): Promise<Size> {
  return db.size.create({ data: newSize(overrides) });
}

export async function buildProduct(db: Db, overrides: Partial<Prisma.ProductCreateManyInput> = {}): Promise<Product> {
  const brandId = overrides.brandId ?? (await buildBrand(db)).id;
  const directoryId = overrides.directoryId ?? (await buildDirectory(db)).id;
  const colourId = overrides.colourId ?? (await buildColour(db)).id;
  return db.product.create({ data: newProduct({ ...overrides, brandId, directoryId, colourId }) });
}

export async function buildProductImage(db: Db, overrides: Partial<Prisma.ProductImageCreateManyInput> = {}): Promise<ProductImage> {
  const productId = overrides.productId ?? (await buildProduct(db)).id;
  return db.productImage.create({ data: newProductImage({ ...overrides, productId }) });
}

/** Creates a unit, which is available by default. */
export async function buildProductItem(db: Db, overrides: Partial<Prisma.ProductItemCreateManyInput> = {}): Promise<ProductItem> {
  const productId = overrides.productId ?? (await buildProduct(db)).id;
  const sizeId = overrides.sizeId ?? (await buildSize(db)).id;
  return db.productItem.create({ data: newProductItem({ ...overrides, productId, sizeId }) });
}
