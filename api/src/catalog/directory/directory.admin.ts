import { z } from 'zod';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { declareInput, declareObject } from '../../platform/graphql/zod-types.js';
import { wrongFieldsError } from '../../platform/input/input-form.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { CatalogFilter, FilterType } from '../../platform/prisma/generated/enums.js';
import { pictureKey, position, slugField, timeFields, uploadField, versionField } from '../admin/catalog-admin.model.js';
import { createAdminResolver } from '../admin/catalog-admin.resolver.js';
import type { EntityChange, EntityDefinition } from '../admin/entity-definition.js';
import { requireFreeListingSlug } from '../admin/listing-slug.js';
import { nonBlankText, slug, storableText } from '../exchange/field-schemas.js';
import { removeTypes, requireFreeTypeSlugs, writeTypes } from './product-type.admin.js';

const nameFields = { slug: slug.describe('Identifies it in URLs'), name: nonBlankText.describe('Name for shoppers') };

/** Creates the schema of a list in which no value of the field occurs twice. */
const createListUniqueBy = <Entry extends z.ZodType<object>>(entrySchema: Entry, field: string, max: number) =>
  z
    .array(entrySchema)
    .max(max)
    .refine(
      (entries) => new Set(entries.map((entry) => Reflect.get(entry, field))).size === entries.length,
      `значения ${field} повторяются`,
    );

const subType = z.strictObject(nameFields).describe('A subtype within a product type');

const productType = z
  .strictObject({
    ...nameFields,
    productSubTypes: createListUniqueBy(subType, 'slug', 100).optional().describe('Subtypes in display order; replaces the whole list'),
  })
  .describe('A product type of a directory');

const filter = z
  .strictObject({
    filter: z.enum(CatalogFilter).describe('Which filter it is'),
    name: nonBlankText.describe('Name for shoppers'),
    filterType: z.enum(FilterType).describe('Form control to show for the filter'),
  })
  .describe('A filter of a directory');

const directory = z.strictObject({
  ...slugField,
  name: nonBlankText.optional().describe('Name for shoppers. Required for a new directory'),
  description: storableText.optional().describe('Description as plain text'),
  position,
  logoKey: pictureKey,
  productTypes: createListUniqueBy(productType, 'slug', 100).optional().describe('Product types in display order; replaces the whole list'),
  filters: createListUniqueBy(filter, 'filter', 20).optional().describe('Filters in display order; replaces the whole list'),
});
const form = directory.extend({ ...versionField, ...uploadField }).describe('A directory to save, with its product types and filters');
const view = directory
  .extend({
    ...timeFields,
    isVirtual: z.boolean().describe('Whether a rule chooses its products, as in `new`; then it has no product types'),
  })
  .describe('A directory, as operators see it');

type Form = z.output<typeof form>;
type View = z.output<typeof view>;

for (const [schema, name] of [
  [subType, 'DirectorySubType'],
  [productType, 'DirectoryType'],
  [filter, 'DirectoryFilter'],
] as const) {
  declareInput(schema, `Save${name}Input`);
  declareObject(schema, `Operator${name}`);
}

async function checkDirectory(
  transaction: Prisma.TransactionClient,
  currentSlug: string,
  { fields, existing }: Omit<EntityChange<Form, View>, 'id'>,
) {
  await requireFreeListingSlug(transaction, currentSlug, 'collectionId');
  const { productTypes = [] } = fields;
  if (existing?.isVirtual && productTypes.length > 0) {
    throw wrongFieldsError([{ field: 'productTypes', message: 'Товары этого раздела выбирает правило, и\u00a0типов у\u00a0него нет.' }]);
  }
  await requireFreeTypeSlugs(transaction, currentSlug, productTypes);
}

async function removeDirectoryTypes(transaction: Prisma.TransactionClient, currentSlug: string): Promise<void> {
  const { rule } = await transaction.directory.findUniqueOrThrow({ where: { slug: currentSlug }, select: { rule: true } });
  if (rule !== 'CATEGORY') {
    throw new DomainError(ErrorCode.CONFLICT, 'Товары этого раздела выбирает правило, удалить его нельзя.', { reason: 'VIRTUAL' });
  }
  await removeTypes(transaction, currentSlug);
}

const definition: EntityDefinition<Form, View> = {
  table: 'directory',
  form,
  fields: [
    { key: 'name', column: 'name', type: 'text' },
    { key: 'description', column: 'description', type: 'text' },
    { key: 'position', column: 'position', type: 'int' },
    { key: 'logoKey', column: 'logo_key', type: 'text' },
  ],
  computedFields: {
    isVirtual: `directory.rule <> 'CATEGORY'`,
    filters: `coalesce((SELECT json_agg(json_build_object('filter', filter, 'name', name, 'filterType', filter_type) ORDER BY position, filter)
      FROM directory_filter WHERE directory_id = directory.id), '[]')`,
    productTypes: `coalesce((SELECT json_agg(json_build_object('slug', type.slug, 'name', type.name, 'productSubTypes', coalesce((
        SELECT json_agg(json_build_object('slug', sub_type.slug, 'name', sub_type.name) ORDER BY sub_type.position, sub_type.slug)
        FROM product_sub_type AS sub_type WHERE sub_type.product_type_id = type.id AND sub_type.deleted_at IS NULL), '[]'))
        ORDER BY type.position, type.slug)
      FROM product_type AS type WHERE type.directory_id = directory.id AND type.deleted_at IS NULL), '[]')`,
  },
  requiredFields: ['name', 'position'],
  pictureField: 'logoKey',
  nameColumn: 'name',
  orderBy: 'position, slug',
  usesSoftDelete: true,
  referenceCounts: {
    products: 'SELECT count(*) FROM product WHERE directory_id = directory.id',
    promoCodes: 'SELECT count(DISTINCT promo_code_id) FROM promo_code_scope WHERE directory_id = directory.id',
  },
  checkRows: checkDirectory,
  writeRelated: async (transaction, { id: directoryId, fields: { productTypes, filters } }) => {
    if (productTypes) await writeTypes(transaction, directoryId, productTypes);
    if (!filters) return;
    await transaction.directoryFilter.deleteMany({ where: { directoryId } });
    await transaction.directoryFilter.createMany({ data: filters.map((entry, index) => ({ ...entry, directoryId, position: index })) });
  },
  removeRelated: removeDirectoryTypes,
};

export const DirectoryAdminResolver = createAdminResolver(definition, {
  list: 'operatorDirectoryList',
  save: 'saveDirectory',
  remove: 'removeDirectory',
  nouns: ['a directory', 'directories'],
  types: { name: 'Directory', form, view },
});
