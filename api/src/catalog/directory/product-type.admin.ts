import { wrongFieldsError } from '../../platform/input/input-form.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { requireUnreferenced } from '../admin/catalog-admin.rules.js';

type Transaction = Prisma.TransactionClient;

export interface SubTypeInput {
  slug: string;
  name: string;
}

export interface TypeInput extends SubTypeInput {
  productSubTypes?: SubTypeInput[] | undefined;
}

interface TypeRow {
  id: string;
  slug: string;
  name: string;
  position: number;
  deletedAt: Date | null;
}

/** Throws if another directory has one of the product types: the slug of a product type is unique in the shop. */
export async function requireFreeTypeSlugs(transaction: Transaction, directorySlug: string, types: readonly TypeInput[]): Promise<void> {
  const takenTypes = await transaction.productType.findMany({
    where: { slug: { in: types.map(({ slug }) => slug) }, directory: { slug: { not: directorySlug } } },
    select: { slug: true, directory: { select: { slug: true } } },
  });
  const wrongFields = takenTypes.map((takenType) => ({
    field: `productTypes[${types.findIndex(({ slug }) => slug === takenType.slug)}].slug`,
    message: `Тип «${takenType.slug}» относится к\u00a0разделу «${takenType.directory.slug}».`,
  }));
  if (wrongFields.length > 0) throw wrongFieldsError(wrongFields);
}

/** Unchanged rows are not written, because all products of a written type are indexed again. */
const isDifferent = (row: TypeRow, { name, position }: Pick<TypeRow, 'name' | 'position'>): boolean =>
  row.name !== name || row.position !== position || row.deletedAt !== null;

/** Replaces the product types of a directory. Throws CONFLICT if products are of a type that is not listed any more. */
export async function writeTypes(transaction: Transaction, directoryId: string, types: readonly TypeInput[]): Promise<void> {
  const { productType, productSubType, product } = transaction;
  const existingRows = await productType.findMany({ where: { directoryId } });
  const removedIds = existingRows
    .filter((row) => row.deletedAt === null && !types.some(({ slug }) => slug === row.slug))
    .map(({ id }) => id);
  if (removedIds.length > 0) {
    requireUnreferenced({ products: await product.count({ where: { productTypeId: { in: removedIds } } }) });
    await productSubType.deleteMany({ where: { productTypeId: { in: removedIds } } });
    await productType.deleteMany({ where: { id: { in: removedIds } } });
  }
  for (const [position, { slug, name, productSubTypes }] of types.entries()) {
    const row = existingRows.find((existingRow) => existingRow.slug === slug);
    const { id } = row ?? (await productType.create({ data: { slug, name, position, directoryId } }));
    if (row && isDifferent(row, { name, position })) await productType.update({ where: { id }, data: { name, position, deletedAt: null } });
    if (productSubTypes) await writeSubTypes(transaction, id, productSubTypes);
  }
}

async function writeSubTypes(
  { productSubType, product }: Transaction,
  productTypeId: string,
  subTypes: readonly SubTypeInput[],
): Promise<void> {
  const existingRows = await productSubType.findMany({ where: { productTypeId } });
  const removedIds = existingRows
    .filter((row) => row.deletedAt === null && !subTypes.some(({ slug }) => slug === row.slug))
    .map(({ id }) => id);
  if (removedIds.length > 0) {
    requireUnreferenced({ products: await product.count({ where: { productSubTypeId: { in: removedIds } } }) });
    await productSubType.deleteMany({ where: { id: { in: removedIds } } });
  }
  for (const [position, { slug, name }] of subTypes.entries()) {
    const row = existingRows.find((existingRow) => existingRow.slug === slug);
    if (!row) await productSubType.create({ data: { slug, name, position, productTypeId } });
    else if (isDifferent(row, { name, position })) {
      await productSubType.update({ where: { id: row.id }, data: { name, position, deletedAt: null } });
    }
  }
}

/** Removes the product types of a directory that has no products. */
export async function removeTypes({ productType, productSubType }: Transaction, directorySlug: string): Promise<void> {
  await productSubType.deleteMany({ where: { productType: { directory: { slug: directorySlug } } } });
  await productType.deleteMany({ where: { directory: { slug: directorySlug } } });
}
